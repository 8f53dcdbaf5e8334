bruges-lead = Bouw rond 1450 huizen langs de grachten van Brugge en neem er mensen van elk beroep in op. Dobbelstenen brengen gulden en gevaar. 2 tot 4 spelers, ongeveer een uur.
