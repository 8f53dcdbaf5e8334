hamburg-lead = Bouw rond 1890 een straat aan het water. Elke kaart kan zes dingen; dobbelstenen brengen geld en onheil. 1 tot 5 spelers, ongeveer een uur.
