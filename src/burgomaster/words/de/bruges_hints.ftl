### Brügge: warum der Schreiber etwas tun würde.

br-hint-person = So wohnt { $card-name } noch in dieser Runde in einem deiner Häuser.
br-hint-danger = Der nächste { br-colour-name.e } Bedrohungsmarker würde bei dir den Schaden auslösen ({ br-colour-threat }); so hältst du ihn fern.
br-hint-majority = So hast du bei der Mehrheit „{ br-majority-name }“ mehr als alle anderen, wenn dich in dieser Runde niemand einholt.
br-hint-statue = Damit ist einer deiner Kanalabschnitte vollständig, und du bekommst ein Statuenplättchen mit { $count } Punkten.
br-hint-points = Bis zum Ende der Runde bringt das { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
br-hint-house = So bekommst du ein Haus, und jede Person braucht eines.
br-hint-guilders = Am Ende der Runde hast du damit { $count } Gulden.
br-hint-workers = So bekommst du Handlanger für Häuser und für Personen, die einen verlangen.
br-hint-least = Etwas Besseres ist gerade nicht möglich; so verschenkst du am wenigsten.
br-hint-close = Es ist knapp: Eine andere Möglichkeit ist fast genauso viel wert.
br-hint-better = Nach der Rechnung des Schreibers ist das etwa { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} mehr wert als die nächstbeste Möglichkeit.
