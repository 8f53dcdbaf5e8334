### Brügge: Namen, Fragen, Entscheidungen, Ereignisse und Ablehnungen.

## Namen

br-colour-name = { $colour ->
    [blue] blau
    [brown] braun
    [yellow] gelb
    [red] rot
    [violet] violett
   *[other] { $colour }
}
    .e = { br-colour-name }e
    .en = { br-colour-name }en
br-group-name = { $group ->
    [nobility] Adel
    [officials] Ämter
    [entertainment] Amüsement
    [commerce] Handel
    [craft] Handwerk
    [court] Hofstaat
    [church] Kirche
    [art] Kunst
    [protection] Schutz
    [underworld] Unterwelt
    [knowledge] Wissen
   *[other] { $group }
}
br-threat-name = { $threat ->
    [flood] Überschwemmung
    [plague] Pest
    [raid] Überfall
    [fire] Brand
    [intrigue] Intrige
   *[other] { $threat }
}
br-colour-threat = { $colour ->
    [blue] Überschwemmung
    [brown] Pest
    [yellow] Überfall
    [red] Brand
    [violet] Intrige
   *[other] { $colour }
}
br-action-name = { $action ->
    [workers] 2 Handlanger nehmen
    [money] 1–6 Gulden nehmen
    [threat] 1 Bedrohungsmarker zurücklegen
    [canal] 1 Kanalplättchen bauen
    [house] 1 Haus bauen
    [person] 1 Person auslegen
   *[other] { $action }
}
br-activation-name = { $activation ->
    [flash] Blitz
    [worker] Handlanger
    [always-round] dauerhaft, einmal pro Runde
    [always-action] dauerhaft, bei einer Aktion
    [always-situation] dauerhaft, in einer Situation
    [laurel] Lorbeerkranz
   *[other] { $activation }
}
br-majority-name = { $majority ->
    [reputation] Aufstieg
    [persons] Personen
    [canal] Kanal
   *[other] { $majority }
}
br-source-name = { $source ->
    [points] im Spiel erhalten
    [persons] Personen
    [houses] Häuser
    [laurels] Vorteile von Personen (Lorbeerkranz)
    [majorities] Mehrheitenmarker
    [canal] 3er-Kanalfelder
    [statues] Statuen
    [reputation] Aufstiegsleiste
   *[other] { $source }
}
br-phase-name = { $phase ->
    [1] Phase 1: Karten ziehen
    [2] Phase 2: Würfeln
    [3] Phase 3: Karten ausspielen
    [4] Phase 4: Mehrheiten
   *[other] Spielvorbereitung
}
br-side-name = { $side ->
    [left] linke
    [right] rechte
   *[other] { $side }
}
    .en = { br-side-name }n
br-pile-name = { $pile ->
    [left] linker Nachziehstapel
    [right] rechter Nachziehstapel
    [extra] Extrastapel
   *[other] { $pile }
}
br-gatehouse-name = { $gatehouse ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
   *[other] { $gatehouse }
}
br-card-quoted = „{ $name }“ ({ $card })

## Fragen

br-ask-choose-colour = Wähle deine Farbe: Jedes Torhaus hat eigene Kanalfelder.
br-ask-turn = Spiele eine Karte für eine Aktion aus.
br-ask-turn-or-use = Spiele eine Karte für eine Aktion aus; davor und danach darfst du Personen aktivieren.
br-ask-turn-without-cards = Du hast keine Karten mehr. Beende deinen Zug oder aktiviere vorher noch eine Person.
br-ask-end-turn = Deine Karte ist ausgespielt. Beende deinen Zug.
br-ask-end-turn-or-use = Deine Karte ist ausgespielt. Beende deinen Zug oder aktiviere vorher noch eine Person.
br-ask-play = Spiele eine weitere Karte für eine Aktion aus.
br-ask-act = Führe mit der eben genommenen Karte eine Aktion aus.
br-ahead-left = Meine Hand vom linken Nachziehstapel auffüllen
br-ahead-right = Meine Hand vom rechten Nachziehstapel auffüllen
br-ahead-stay = Aufstiegsleiste: stehen bleiben
br-ahead-advance = Aufstiegsleiste: aufsteigen, wenn ich es bezahlen kann
br-ask-may-advance = { $price ->
    [0] Du darfst kostenfrei um ein Feld aufsteigen.
   *[other] Du darfst für { $price } Gulden um ein Feld aufsteigen.
}
br-ask-draw = { $count ->
    [one] Wähle den Nachziehstapel für deine nächste Karte.
   *[other] Wähle den Nachziehstapel für deine nächste Karte (noch { $count }).
}
br-ask-hold = Wähle den Nachziehstapel, dessen oberste Karte du sofort verwendest.
br-ask-discard = { $count ->
    [one] Lege eine Handkarte ab.
   *[other] Lege eine Handkarte ab (noch { $count }).
}
br-ask-choose-workers = { $count ->
    [one] Wähle einen Handlanger, den du nimmst.
   *[other] Wähle einen Handlanger, den du nimmst (noch { $count }).
}
br-ask-give-back = { $count ->
    [one] Wähle einen Bedrohungsmarker zum Zurücklegen.
   *[other] Wähle einen Bedrohungsmarker zum Zurücklegen (noch { $count }).
}
br-ask-give-back-up-to = { $count ->
    [one] Du darfst einen Bedrohungsmarker zurücklegen.
   *[other] Du darfst einen Bedrohungsmarker zurücklegen (höchstens { $count }).
}
br-ask-strike = Mehrere Schäden treten ein. Wähle, welcher zuerst kommt.
br-ask-burn = Brand: Wähle ein Haus zum Ablegen oder ein Kanalplättchen zum Zurücklegen.
br-ask-lose-house = Wegen { $seat-name }: Wähle das Haus, das du ablegst.
br-ask-lose-tile = Wegen { $seat-name }: Wähle den Kanalabschnitt, der sein äußerstes Plättchen verliert.
br-ask-lose-person = { $count ->
    [0] Pest: Wähle die Person, die du ablegst.
   *[other] Wegen { $seat-name }: Wähle die Person, die du ablegst.
}
br-ask-roll = Was zeigt der { br-die } Würfel?
br-ask-show-top = Welche Farbe liegt jetzt oben ({ br-pile-name })?
br-ask-deal = Welche { br-colour-name.e } Karte ist es?
br-ask-turn-face = Welche Karte ist das Haus?
br-ask-steal = Welche Karte wird aus der Hand von { $victim-name } genommen?

## Entscheidungen

br-choice-done = { $ask ->
    [br-ask-may-advance] Stehen bleiben
   *[other] Fertig
}
br-choice-color-gatehouse = { br-gatehouse-name } spielen
br-choice-end = Zug beenden
br-choice-advance = Um ein Feld aufsteigen
br-choice-draw-side = Vom { br-side-name.en } Stapel ziehen
br-choice-announce-colour = Die nächste Karte gilt als { br-colour-name }
br-choice-take-colour = Einen { br-colour-name.en } Handlanger nehmen
br-choice-return-colour = { $ask ->
    [br-ask-give-workers] Einen { br-colour-name.en } Handlanger abgeben
   *[other] Einen { br-colour-name.en } Handlanger zurücklegen
}
br-choice-give-colour = Einen { br-colour-name.en } Bedrohungsmarker zurücklegen ({ br-colour-threat })
br-choice-suffer-colour = { br-colour-threat } ({ br-colour-name }) zuerst
br-choice-use-card = { $card-name } aktivieren
br-choice-workers-card = Mit { $card-name } Handlanger nehmen
br-choice-money-card = Mit { $card-name } Gulden nehmen
br-choice-threat-card = Mit { $card-name } einen Bedrohungsmarker zurücklegen
br-choice-canal-card-side = Mit { $card-name } am { br-side-name.en } Kanalabschnitt bauen
br-choice-house-card = { $card-name } als Haus bauen
br-choice-person-card-place = { $card-name } auf Haus { $place } auslegen
br-choice-discard-card = { $card-name } ablegen
br-choice-lose-card = Die Person { $card-name } ablegen
br-choice-lose-place = Haus { $place } ablegen
br-choice-lose-side = Das äußerste Plättchen des { br-side-name.en } Abschnitts zurücklegen
br-choice-roll-die-pips = Der { br-die } Würfel zeigt { $pips }
br-choice-top-pile-colour = Oben liegt { br-colour-name } ({ br-pile-name })
br-choice-deal-card = Die Karte ist { $card-name }
br-choice-turn-card = Das Haus ist { $card-name }
br-choice-steal-card = Die genommene Karte ist { $card-name }
br-die = { $die ->
    [blue] blaue
    [brown] braune
    [yellow] gelbe
    [red] rote
    [violet] violette
   *[other] { $die }
}
br-wanted = { $wanted ->
    [blue] blau
    [brown] braun
    [yellow] gelb
    [red] rot
    [violet] violett
   *[other] { $wanted }
}

## Ereignisse

br-take-colour = { $seat-name } spielt { br-gatehouse-name }.
br-round = Runde { $round } beginnt. Startspieler: { $seat-name }.
br-last-round = Runde { $round } ist die letzte.
br-extra-pile = Der Extrastapel ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}) kommt an den Platz des leeren { $pile ->
    [left] linken
   *[other] rechten
} Nachziehstapels.
br-halve = Die untere Hälfte des anderen Nachziehstapels ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}) kommt an den leeren Platz { $pile ->
    [left] links
   *[other] rechts
}.
br-roll = Der { br-die } Würfel zeigt { $pips }.
br-draw = { $seat-name } zieht eine { br-colour-name.e } Karte ({ br-pile-name }).
br-look-at-card = { $seat-name } hat { $card-name } gezogen.
br-act = { $action ->
    [workers] { $seat-name } spielt { $card-name } für Handlanger aus.
    [money] { $seat-name } spielt { $card-name } für Gulden aus.
    [threat] { $seat-name } spielt { $card-name } zur Abwehr einer Bedrohung aus.
   *[other] { $seat-name } spielt { $card-name } für den Kanal aus.
}
br-discard = { $seat-name } legt { $card-name } ab.
br-return-to-hand = { $seat-name } nimmt { $card-name } auf die Hand zurück.
br-steal = { $seat-name } nimmt eine { br-colour-name.e } Karte aus der Hand von { $victim-name }.
br-steal-card = { $seat-name } nimmt { $card-name } aus der Hand von { $victim-name }.
br-gain-guilders = { $seat-name } nimmt sich { $count } Gulden.
br-pay-guilders = { $seat-name } bezahlt { $count } Gulden.
br-lose-guilders = { $seat-name } verliert { $count } Gulden.
br-take-guilders = { $seat-name } bekommt { $count } Gulden von { $victim-name }.
br-gain-points = { $seat-name } nimmt sich { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
br-lose-points = { $seat-name } verliert { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
br-take-points = { $seat-name } bekommt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} von { $victim-name }.
br-gain-workers = { $seat-name } nimmt sich { $count ->
    [one] { $count } { br-colour-name.en }
   *[other] { $count } { br-colour-name.e }
} Handlanger.
br-return-workers = { $seat-name } legt { $count ->
    [one] { $count } { br-colour-name.en }
   *[other] { $count } { br-colour-name.e }
} Handlanger zurück.
br-lose-workers = { $seat-name } verliert { $count ->
    [one] { $count } { br-colour-name.en }
   *[other] { $count } { br-colour-name.e }
} Handlanger.
br-take-worker = { $seat-name } bekommt einen { br-colour-name.en } Handlanger von { $victim-name }.
br-take-threat = { $seat-name } nimmt einen { br-colour-name.en } Bedrohungsmarker ({ br-colour-threat }, jetzt { $count }).
br-give-back = { $seat-name } legt einen { br-colour-name.en } Bedrohungsmarker zurück ({ br-colour-threat }).
br-strike = { $threat ->
    [plague] Die Pest
    [flood] Eine Überschwemmung
    [raid] Ein Überfall
    [fire] Ein Brand
   *[intrigue] Eine Intrige
} trifft { $seat-name }.
br-nothing-to-lose = { $threat ->
    [plague] { $seat-name } hat keine Person zu verlieren.
    [flood] { $seat-name } hat keine Handlanger zu verlieren.
    [raid] { $seat-name } hat keine Gulden zu verlieren.
    [fire] { $seat-name } hat weder Haus noch Kanalplättchen zu verlieren.
   *[intrigue] { $seat-name } hat keine Punkte zu verlieren.
}
br-threats-back = { $seat-name } legt die { $count } { br-colour-name.en } Bedrohungsmarker zurück.
br-lose-person = { $seat-name } legt die Person { $card-name } ab.
br-lose-house = { $seat-name } legt ein Haus ab: { $card-name }.
br-lose-tile = { $seat-name } legt ein Plättchen des { br-side-name.en } Kanalabschnitts zurück.
br-build-house = { $seat-name } baut ein { br-colour-name }es Haus.
br-build-from-pile = { $seat-name } baut ein { br-colour-name }es Haus ({ br-pile-name }).
br-build-tile = { $seat-name } legt ein Kanalplättchen auf ein { br-colour-name }es Feld des { br-side-name.en } Abschnitts.
br-take-statue = { $seat-name } nimmt ein Statuenplättchen mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}.
br-lay-person = { $seat-name } legt { $card-name } aus.
br-select-person = { $seat-name } legt { $card-name } kostenfrei aus dem Ablagestapel aus.
br-use = { $seat-name } aktiviert { $card-name }.
br-work = { $card-name } wirkt für { $seat-name }.
br-forge = Die nächste Karte von { $seat-name } gilt als { br-colour-name }.
br-advance = { $seat-name } steigt auf Feld { $field } der Aufstiegsleiste auf.
br-majority = { $seat-name } hat die Mehrheit „{ br-majority-name }“ und dreht den Marker um.
br-majority-tied = { $seat-name } liegt bei der Mehrheit „{ br-majority-name }“ gleichauf; mit { $card-name } genügt das, und der Marker wird umgedreht.
br-majority-back = { $seat-name } dreht den Mehrheitenmarker „{ br-majority-name }“ zurück.
# Was eine Zahl ausmacht: Gedrucktes oder Gewürfeltes, dann jede Änderung mit ihrem Zeichen.
br-sum-price = Preis { $amount }
br-sum-die = { br-colour-name }er Würfel { $amount }
br-sum-dice = Würfel { $amount }
br-sum-action = Aktion { $amount }
br-sum-counted = { $times }-mal { $each }
br-sum-card = { $card-name } { $amount }

## Ablehnungen

br-colour-taken = { br-gatehouse-name } ist schon vergeben.
br-action-first = Spiele zuerst eine Karte aus.
br-action-done = Deine Karte ist ausgespielt; aktiviere Personen oder beende deinen Zug.
br-card-not-in-hand = { $card-name } hast du nicht auf der Hand.
br-only-card-taken = Jetzt kannst du nur die eben genommene Karte verwenden, nicht { $card-name }.
br-no-threat = Du hast keinen { br-colour-name.en } Bedrohungsmarker.
br-give-back-only = Hier kannst du nur { br-colour-name.e } Bedrohungsmarker zurücklegen.
br-section-complete = Dein { br-side-name }r Kanalabschnitt ist vollständig.
br-canal-complete = Dein { br-side-name }r Kanalabschnitt hat kein freies Feld mehr.
br-field-colour = Das nächste Feld des { br-side-name.en } Abschnitts ist { br-wanted }, deine Karte { br-colour-name }.
br-guilders-short = Das kostet { $price } Gulden; du hast nur { $guilders }.
br-worker-short = Du hast keinen { br-colour-name.en } Handlanger.
br-no-empty-house = Du hast kein leeres Haus.
br-house-not-empty = In Haus { $place } ist kein Platz.
br-no-such-house = Du hast kein Haus { $place }.
br-no-tile = Dein { br-side-name }r Kanalabschnitt hat kein Plättchen.
br-not-in-display = { $card-name } liegt nicht in deiner Auslage.
br-works-by-itself = { $card-name } wirkt von selbst.
br-works-in-final-scoring = { $card-name } zählt bei der Schlusswertung.
br-works-as-flash = Der Blitz von { $card-name } wirkt nur beim Auslegen.
br-used-this-round = { $card-name } wurde in dieser Runde schon aktiviert.
br-use-in-vain = { $card-name } bewirkt jetzt nichts.
br-use-later = { $card-name } lässt sich jetzt gerade nicht aktivieren.
br-piles-empty = Beide Nachziehstapel sind leer.
br-pile-empty = Der { br-side-name } Nachziehstapel ist leer.
br-discards-empty = Der Ablagestapel ist leer.
br-no-low-dice = Kein Würfel zeigt 1 oder 2, also kann niemand aufsteigen.
br-last-field = Du stehst auf dem letzten Feld der Aufstiegsleiste.
br-not-striking = { br-colour-threat } ({ br-colour-name }) tritt jetzt nicht ein.

## Tische, die es nicht geben kann

br-law-cards = { $card-name } liegt nicht an genau einem Ort.
br-law-piles = Die Zahl der { br-colour-name.en } Karten in den Stapeln stimmt nicht.
br-law-colour = Unter den { br-colour-name.en } Karten ist eine in anderer Farbe.
br-law-covered = Die Stapel haben nicht so viele Karten, wie übrig sind.
br-law-pile = Es wird eine Karte gezeigt, die nicht da ist ({ br-pile-name }).
br-law-last = Die letzte Runde steht genau dann fest, wenn der Extrastapel nachgelegt ist.
br-law-statues = Die Zahl der Statuenplättchen stimmt nicht.
br-law-colours = Zwei Spieler haben dieselbe Farbe.
br-law-display = Die Personen von { $seat-name } sind widersprüchlich.
br-law-standing = Was für { $seat-name } gilt, stimmt nicht mit den Personen dort überein.
br-law-turned = { $seat-name } hat eine Person gedreht, die nicht da ist.
br-law-negative = { $seat-name } hat von etwas weniger als nichts.
br-law-hand-order = Die Kartenhand von { $seat-name } ist nicht geordnet.
br-law-unseen-hand = { $seat-name } hat die Handkarten noch nicht angesehen.

## Fehler in Stellungen

br-position-card-twice = { $card-name } liegt schon anderswo: { $place }.
br-position-top = Ein Stapel mit Karten zeigt die Farbe der obersten, sofern sie nicht erst aufgedeckt wird.
br-position-set-up = Runde und Phase passen nicht zusammen: Runde 0 gibt es nur bei der Spielvorbereitung.
br-position-lap = Die wievielte Karte gespielt wird, zählt nur in Phase 3, von 1 an; sonst ist es 0, nicht { $found }.
br-position-acted = Nur in Phase 3 kann eine Karte ausgespielt sein.
br-position-over = Das Spiel ist erst nach der letzten Runde vorbei, wenn nichts mehr zu tun ist.
br-position-colour-short = So viele { br-colour-name.e } Karten gibt es nicht; übrig: { $cards }.
br-position-die = Der { br-die } Würfel muss eine Zahl zeigen, denn er wird nicht mehr geworfen.
