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
