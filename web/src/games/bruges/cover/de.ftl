bruges-lead = Baue um 1450 Häuser an den Kanälen von Brügge und nimm Leute aller Berufe darin auf. Würfel bringen Gulden und Bedrohungen. 2 bis 4 Spieler, etwa eine Stunde.
bruges-short = 1450 · 2–4 Spieler · 60 Min.
bruges-step = Runde { $step }
