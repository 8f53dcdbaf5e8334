bruges-lead = Bouw rond 1450 huizen langs de kanalen van Brugge en neem er mensen van elk beroep in op. Dobbelstenen brengen guldens en dreigingen. 2 tot 4 spelers, ongeveer een uur.
bruges-short = 1450 · 2–4 spelers · 60 min
bruges-step = ronde { $step }
