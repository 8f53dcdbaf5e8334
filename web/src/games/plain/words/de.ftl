### Der schlichte Raum: jedes Spiel als Listen, Raster und Tabellen.

plain-table = Der Tisch
plain-of-player = Was { $name } hat
plain-yes = ja
plain-no = nein
plain-hidden = { $count ->
    [one] 1 verdeckt
   *[other] { $count } verdeckt
}
plain-covered = Verdeckt, bis du am Zug bist.
plain-of = { $what } { $count } von { $most }
plain-score-all = Punkte
plain-score-more = wird noch gezählt
plain-smaller = Kleiner
plain-larger = Größer
plain-found = { $count ->
    [one] 1 gefunden
   *[other] { $count } gefunden
}
