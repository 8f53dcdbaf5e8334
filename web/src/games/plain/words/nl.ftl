### De eenvoudige kamer: elk spel als lijsten, raster en tabellen.

plain-table = De tafel
plain-of-player = Wat { $name } heeft
plain-yes = ja
plain-no = nee
plain-hidden = { $count ->
    [one] 1 gedekt
   *[other] { $count } gedekt
}
plain-covered = Gedekt tot je aan de beurt bent.
plain-of = { $what } { $count } van { $most }
plain-score-all = punten
plain-score-more = wordt nog geteld
plain-smaller = Kleiner
plain-larger = Groter
plain-found = { $count ->
    [one] 1 gevonden
   *[other] { $count } gevonden
}
