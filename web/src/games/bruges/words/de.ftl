### Brügge im Browser. Was die Engine über Brügge sagt, steht in src/burgomaster/words.

bruges-house-values = Einige Werte dieser Karte sind unsere eigenen.
bruges-card-aloud = { $name }, Karte { $card }, { br-colour-name }, { br-group-name }, kostet { $cost } Gulden, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
bruges-card-when = Wann sie wirkt: { br-activation-name }.
bruges-card-line = Karte { $card }, { br-colour-name }.
bruges-asks-worker = verlangt einen { br-colour-name.en } Handlanger
bruges-used = In dieser Runde schon aktiviert.
bruges-none = keine
bruges-stairs = Treppe des Rathauses
bruges-stairs-pawn = { $name }: Feld { $field }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
bruges-stairs-closed = weder 1 noch 2 gewürfelt
bruges-caption-price = { $price } Gulden je Feld
bruges-statues = Statuen, die noch da sind: { $statues }.
bruges-statue-name = Statuen
bruges-market = Markt
bruges-market-last = Markt · letzte Runde
bruges-caption-sum = Summe { $sum }
bruges-caption-not-rolled = noch nicht gewürfelt
bruges-die = Der { br-colour-name.e } Würfel zeigt { $pips }.
bruges-die-waiting = Der { br-colour-name.e } Würfel ist noch nicht gewürfelt.
bruges-die-high = Eine Warnung: Er bringt Bedrohungsmarker.
bruges-die-name = { br-colour-name }er Würfel
bruges-quay = Kranenkai
bruges-caption-piles = Nachziehstapel
bruges-caption-extra = extra
bruges-caption-in-play = im Spiel
bruges-caption-discards = Ablage
bruges-pile = { $pile }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, oben { br-colour-name }.
bruges-pile-empty = { $pile }: keine Karten.
bruges-draw-from = Ziehen, { $pile }: oben { br-colour-name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
bruges-draw = ziehen
bruges-discards = Ablagestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bruges-discards-name = Ablagestapel
bruges-discards-order = Von oben
bruges-street = Häuser und Personen
bruges-in-house = In Haus { $place }:
bruges-in-house-of = In Haus { $place }, { $colour }:
bruges-house-empty = Haus { $place }, { $colour }, leer.
bruges-house-face = Die Karte dieses Hauses, die nur du kennst:
bruges-house-place = Haus { $place }
bruges-house-new = ein neues Haus
bruges-empty-house = leeres Haus
bruges-new-house = neues Haus
bruges-canal = Kanal
bruges-canal-name = { $side ->
    [left] linker
   *[right] rechter
} Kanalabschnitt
bruges-canal-section = { $side ->
    [left] Linker
   *[right] Rechter
} Kanalabschnitt: { $built } von { $of } gebaut.
bruges-canal-next = Als Nächstes: { br-colour-name } für { $price } Gulden.
bruges-canal-third = Drittes Feld: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
bruges-canal-statue = Statue: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
bruges-workers-mine = Handlanger und Bedrohungen
bruges-caption-boats = Handlanger, darunter die Bedrohungen
bruges-workers = { $count } { $count ->
    [one] { br-colour-name }er
   *[other] { br-colour-name.e }
} Handlanger.
bruges-workers-all = Handlanger: { $list }
bruges-workers-name = { br-colour-name.e } Handlanger
bruges-threat = { $threat } ({ br-colour-name }): { $count ->
    [0] kein Marker
    [one] { $count } Marker
   *[other] { $count } Marker
}.
bruges-board-of = Auslage von { $name }
bruges-glance-of = { $name } auf einen Blick
bruges-first-player = Startspieler
bruges-guilders = { $count } Gulden
bruges-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
bruges-total = { $total } mit Schlusswertung
bruges-at-end = { $total } am Ende
bruges-statues-won = Statuen, in Punkten: { $points }
bruges-majority-active = Mehrheitenmarker { $majority }: farbige Seite oben.
bruges-majority-inactive = Mehrheitenmarker { $majority }: graue Seite oben.
bruges-majority-short = { $majority ->
    [reputation] Aufstieg
    [persons] Personen
   *[canal] Kanal
}
bruges-hand = Deine Hand ({ $count })
bruges-hand-empty = Keine Karten
bruges-hand-of = Kartenhand: { $count ->
    [0] keine Karten
    [one] { $count } Karte ({ $colours })
   *[other] { $count } Karten ({ $colours })
}
bruges-held = Gezogen, um sie sofort zu nutzen:
bruges-hand-watched = Die Kartenhand von { $name } ({ $count })
bruges-back = Eine { br-colour-name.e } Karte
bruges-unseen = Diese { br-colour-name.e } Karte hast du noch nicht angesehen.
bruges-slot = Platz für Karte { $number }.
bruges-round = Runde { $round }
bruges-last-round = Letzte Runde
bruges-lap = Karte { $lap } von { $laps }
bruges-phase-short = { $phase ->
    [1] Karten ziehen
    [2] Würfel
    [3] Aktionen
   *[4] Mehrheiten
}
bruges-source-played = im Spiel erzielt
bruges-best-person = Die beste Person war „{ $person }“ bei { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
bruges-struck = { $count ->
    [0] { $name } blieb von Schaden verschont.
    [one] { $name } erlitt einmal Schaden.
   *[other] { $name } erlitt { $count }-mal Schaden.
}

bruges-short-workers = 2 Handlanger nehmen
bruges-short-money = Gulden nehmen
bruges-short-threat = Bedrohungsmarker zurücklegen
bruges-short-canal = Kanal, { $side ->
    [left] linker
   *[right] rechter
} Abschnitt
bruges-short-house = Als Haus bauen
bruges-short-person = Auf Haus { $place } auslegen
bruges-short-discard = Ablegen
bruges-short-select = Auf Haus { $place } auslegen
bruges-short-use = Aktivieren
bruges-short-again = Noch einmal aktivieren
bruges-short-copy = Blitz dieser Person aktivieren
bruges-short-back = Auf die Hand zurücknehmen

bruges-chip-guilder = { $count } { $amount ->
    [one] Gulden
   *[other] Gulden
}
bruges-chip-point = { $count } { $amount ->
    [one] Punkt
   *[other] Punkte
}
bruges-chip-worker = { $count } { $amount ->
    [one] { br-colour-name }er
   *[other] { br-colour-name.e }
} Handlanger
bruges-chip-threat = { $count } { $amount ->
    [one] { br-colour-name }er
   *[other] { br-colour-name.e }
} Bedrohungsmarker
bruges-chip-card = { $count } { br-colour-name.e } { $amount ->
    [one] Karte
   *[other] Karten
}
bruges-chip-statue = Statue, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
bruges-chip-canal = { $count } { $amount ->
    [one] { br-colour-name }es
   *[other] { br-colour-name.e }
} Kanalplättchen
bruges-chip-reputation = { $count } { $amount ->
    [one] Feld
   *[other] Felder
} auf der Aufstiegsleiste

## What is lost, what begins, and what a person does in a word

bruges-ours = eigene Werte
bruges-ribbon = Runde { $round }, { $name } beginnt
bruges-caption-short = { $price } je Stufe: du hast { $guilders }
bruges-house-of = Haus { $place }, { $colour }, mit { $persons }.
bruges-chip-worth = { $amount ->
    [0] keine Punkte verloren
    [one] { $count } Punkt am Ende
   *[other] { $count } Punkte am Ende
}
bruges-chip-back = { $person } kommt auf deine Hand zurück
bruges-chip-stays = deine Statue bleibt
bruges-does = { $about ->
    [laurel] am Ende
    [exchange] Tausch
    [threat] Bedrohung
    [die] Würfel
    [majority] Mehrheiten
    [canal] Kanal
    [reputation] Treppe
    [flash] Blitz
    [action] Aktion
    [house] Häuser
    [discards] Ablage
    [card] Karten
    [hand] Hand
    [person] Personen
    [group] Gruppen
    [worker] Arbeiter
    [guilder] Gulden
   *[point] Punkte
}

bruges-colour = Farbe
bruges-group = Personengruppe
bruges-activation = Wann sie wirkt
bruges-persons-found = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}

## Die Geschichte in weniger Worten

bruges-told-die = { $colour ->
    [blue] blau
    [brown] braun
    [yellow] gelb
    [red] rot
   *[violet] violett
} { $pips }
bruges-told-dice = Die Würfel: { $dice }.
bruges-told-some = { $count } { $colour ->
    [blue] blaue
    [brown] braune
    [yellow] gelbe
    [red] rote
   *[violet] violette
}
bruges-told-draws = { $count ->
    [one] { $seat-name } zieht eine Karte: { $cards }.
   *[other] { $seat-name } zieht { $count } Karten: { $cards }.
}
bruges-told-cards = { $seat-name } hat { $cards } gezogen.
bruges-told-threats-all = { $names } { $players ->
    [one] nimmt
   *[other] nehmen
} Bedrohungsmarker: { $threats }.
bruges-told-threats-one = { $name }: { $threats }
bruges-told-threats = Bedrohungsmarker werden genommen. { $threats }.
bruges-told-money = { $seat-name } nimmt mit { $card-name } { $count ->
    [one] { $count } Gulden
   *[other] { $count } Gulden
}.
bruges-told-workers = { $seat-name } nimmt mit { $card-name } { $count } { $colour ->
    [blue] blaue
    [brown] braune
    [yellow] gelbe
    [red] rote
   *[violet] violette
} Handlanger.
bruges-told-lay = { $seat-name } legt { $card-name } für { $count ->
    [one] { $count } Gulden
   *[other] { $count } Gulden
} aus.
bruges-told-step = { $seat-name } bezahlt { $count ->
    [one] { $count } Gulden
   *[other] { $count } Gulden
} und steigt auf Feld { $field } der Aufstiegsleiste auf.
bruges-told-steps = { $names } bezahlen je { $count } Gulden und steigen auf der Aufstiegsleiste auf.
bruges-told-canal = { $seat-name } legt mit { $card-name } für { $count } Gulden ein Kanalplättchen auf ein { br-colour-name }es Feld des { br-side-name.en } Abschnitts.
bruges-told-threat = { $seat-name } legt mit { $card-name } einen { br-colour-name.en } Bedrohungsmarker zurück ({ br-colour-threat }) und nimmt sich { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
bruges-told-give-back = { $seat-name } legt einen { br-colour-name.en } Bedrohungsmarker zurück ({ br-colour-threat }) und nimmt sich { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
