hamburg-lead = Baue um 1890 eine Straße am Hafen. Jede Karte lässt sich auf sechs Arten nutzen; Würfel bringen Geld und Gefahren. 1 bis 5 Spieler, etwa eine Stunde.
hamburg-short = 1890 · 1–5 Spieler · 60–90 Min.
hamburg-step = Durchgang { $step } von { $steps }
