hamburg-lead = Baue um 1890 eine Straße am Hafen. Jede Karte lässt sich auf sechs Arten nutzen; Würfel bringen Geld und Gefahren. 1 bis 5 Spieler, etwa eine Stunde.
