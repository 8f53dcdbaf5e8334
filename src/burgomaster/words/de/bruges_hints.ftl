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
br-hint-draw-threat = Mit einer { br-colour-name.en } Karte kannst du einen { br-colour-name.en } Bedrohungsmarker zurücklegen ({ br-colour-threat }).
br-hint-draw-canal = Dein Kanal verlangt als Nächstes eine { br-colour-name.e } Karte.
br-hint-draw-workers = Du hast keinen { br-colour-name.en } Handlanger, und so eine Karte kann zwei bringen.
br-hint-draw-dice = Du hast noch keine { br-colour-name.e } Karte auf der Hand; so nützt dir ein Würfel mehr.
br-hint-draw-cards = Von den Karten, die noch niemand kennt, versprechen die in { br-colour-name } am meisten.
br-hint-advance = Auf dem nächsten Feld der Aufstiegsleiste hast du am Ende des Spiels { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
br-hint-stay = { $count ->
    [one] Du behältst den Gulden für das, was du in dieser Runde vorhast.
   *[other] Du behältst deine { $count } Gulden für das, was du in dieser Runde vorhast.
}
br-hint-close = Es ist knapp: Eine andere Möglichkeit ist fast genauso viel wert.
br-hint-better = Nach der Rechnung des Schreibers ist das etwa { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} mehr wert als die nächstbeste Möglichkeit.
