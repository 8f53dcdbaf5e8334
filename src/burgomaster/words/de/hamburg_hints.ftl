### Hamburg: warum der Schreiber etwas täte.

hb-hint-build = So steht { $card-name } noch in diesem Durchgang in deiner Stadt.
hb-hint-danger = Deine { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) würde bei der nächsten Erhöhung ausgelöst; so wendest du das ab.
hb-hint-points = Bis zum Ende des Durchgangs bringt das { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
hb-hint-wall = Deine Stadtmauer wächst in diesem Durchgang um { $count ->
    [one] { $count } Mauerstein
   *[other] { $count } Mauersteine
}.
hb-hint-site = So bekommst du ein Grundstück, und jedes Gebäude braucht eines.
hb-hint-marks = Am Ende des Durchgangs hast du damit { $count } Mark.
hb-hint-workers = So bekommst du Arbeiter, die deine Gebäude brauchen.
hb-hint-least = Etwas Besseres ist gerade nicht möglich; so verschenkst du am wenigsten.
hb-hint-close = Es ist knapp: Eine andere Möglichkeit ist fast genauso viel wert.
hb-hint-better = Nach der Rechnung des Schreibers ist das etwa { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} mehr wert als die nächstbeste Möglichkeit.
hb-hint-draw-church = Ein Gebäude in { hb-colour-name } bringt durch die Kirche, wie sie gerade ist, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} mehr.
hb-hint-draw-danger = Mit einer { hb-colour-name.en } Karte kannst du deine { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) verringern.
hb-hint-draw-wall = Deine Stadtmauer verlangt als Nächstes eine { hb-colour-name.e } Karte.
hb-hint-draw-dice = Du hast noch keine { hb-colour-name.e } Karte auf der Hand; so nützt dir ein Würfel mehr.
hb-hint-draw-cards = Von den Karten, die noch niemand kennt, versprechen die in { hb-colour-name } am meisten.
