city_tycoon-winner = { $count ->
    [one] { $names } regiert die Stadt
   *[other] { $names } regieren die Stadt gemeinsam
}
city_tycoon-rule-laid = Manche Plättchen bringen Punkte, sobald sie liegen.
city_tycoon-rule-bought = Punkte, die beim Legen gekauft wurden.
city_tycoon-rule-own-tiles = Punkte für weitere eigene Plättchen einer Art.
city_tycoon-rule-supplied = Was versorgte Plättchen Runde für Runde gebracht haben.
city_tycoon-rule-neighbours = Was gute Nachbarn einander gebracht haben.
city_tycoon-rule-money = Ein Punkt für je zehn Euro, die übrig sind.
