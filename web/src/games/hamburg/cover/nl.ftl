hamburg-lead = Bouw rond 1890 een straat aan het water. Elke kaart kun je op zes manieren gebruiken; dobbelstenen brengen geld en onheil. 1 tot 5 spelers, ongeveer een uur.
hamburg-short = 1890 · 1–5 spelers · 60–90 min
hamburg-step = seizoen { $step } van { $steps }
