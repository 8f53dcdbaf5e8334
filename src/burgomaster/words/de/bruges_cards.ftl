### Die Texte der Personen von Brügge, zusammengesetzt aus den Zeilen, die das Spiel ausführt.
### Die meisten Einträge sind Satzteile: Sie beginnen klein und enden ohne Punkt.
### $effect ist so ein Satzteil, $sentence derselbe mit großem Anfangsbuchstaben; $per und $condition stehen weiter unten.

## Wie Satzteile zusammenkommen

br-card-priced = für { $price }: { $sentence }
br-card-once-a-round = einmal pro Runde: { $sentence }
br-card-after-action = nach jeder Aktion „{ br-action-name }“: { $sentence }
br-card-when-advancing = immer wenn du auf der Aufstiegsleiste aufsteigst: { $sentence }
br-card-when-other-lays = immer wenn ein Mitspieler eine Person auslegt: { $sentence }
br-card-when-other-builds = immer wenn ein Mitspieler ein Kanalfeld bebaut: { $sentence }
br-card-when-rolled = in Phase 2: { $sentence }
br-card-when-damaged = immer wenn bei dir ein Schaden eintritt: { $sentence }

br-list-and = { $rest } und { $last }
br-list-or = { $rest } oder { $last }

## Handlanger, Gulden und Punkte

# Eine von mehreren Farben in einer Aufzählung; auf die Aufzählung folgt das Wort „Handlanger“.
br-one-coloured = einen { br-colour-name.en }
br-coloured-workers = { $colours } Handlanger
br-same-worker = einen gleichfarbigen Handlanger
br-any-workers = { $count ->
    [one] einen Handlanger deiner Wahl
   *[other] { $count } Handlanger deiner Wahl
}
br-guilders = { $count } Gulden
br-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Was gezählt wird

br-per-persons = für jede deiner Personen der Gruppe { br-group-name }
br-per-all-persons = für jede deiner Personen
br-per-groups = für jede Personengruppe, von der du eine Person hast
br-per-houses = für jedes deiner { br-colour-name.en } Häuser
br-per-all-houses = { $group ->
    [1] für jedes deiner Häuser
   *[other] für je { $group } deiner Häuser
}
br-per-house-colours = für jede Farbe, in der du ein Haus hast
br-per-canal-tiles = { $group ->
    [1] für jedes deiner Kanalplättchen
   *[other] für je { $group } deiner Kanalplättchen
}
br-per-third-fields-and-statues = für jedes bebaute 3er-Kanalfeld und für jedes deiner Statuenplättchen
br-per-majorities = für jeden deiner farbigen Mehrheitenmarker
br-per-workers = { $group ->
    [1] für jeden deiner Handlanger
   *[other] für je { $group } deiner Handlanger
}
br-per-worker-sets = für jeden vollständigen Satz Handlanger, der dir bleibt (je einer von jeder Farbe)
br-per-threats = für jeden deiner Bedrohungsmarker
br-per-threat-colours = für jede Farbe, in der du einen Bedrohungsmarker hast
br-per-reputation-points = für jeden Punkt, den dein Feld der Aufstiegsleiste zeigt
br-per-dice-showing = für jeden Würfel, der eine { $result } zeigt
br-per-different-results = für jede Zahl, die auf den fünf Würfeln vorkommt

br-if-die-shows = der { br-colour-name.e } Würfel eine { $results } zeigt
br-if-dice-sum-at-most = alle fünf Würfel zusammen höchstens { $sum } zeigen
br-if-dice-sum-at-least = alle fünf Würfel zusammen mindestens { $sum } zeigen
br-if-all-house-colours = deine Häuser alle fünf Farben zeigen
br-as-most-common = die Zahl angibt, die auf den fünf Würfeln am häufigsten vorkommt (bei Gleichstand nichts)
br-statue-best = dein wertvollstes Statuenplättchen

## Erhalten

br-card-gain = nimm dir { $goods }
br-card-gain-per = nimm dir { $goods } { $per }
br-card-gain-if = nimm dir { $goods }, wenn { $condition }
br-card-gain-as = nimm dir so viele { $unit ->
    [points] Punkte
   *[guilders] Gulden
}, wie { $number }
br-card-gain-die = nimm dir so viele Gulden, wie der gleichfarbige Würfel zeigt
br-card-score-per = nimm dir in der Schlusswertung { $goods } { $per }
br-card-score-if = nimm dir in der Schlusswertung { $goods }, wenn { $condition }
br-card-score-statue = in der Schlusswertung zählt { $statue } { $points ->
    [one] doppelt
   *[other] noch { $points } weitere Male
}
br-card-workers-for-low-dice = nimm dir für jeden Würfel, der eine 1 oder 2 zeigt, einen gleichfarbigen Handlanger
br-card-buy-workers = { $most ->
    [one] kaufe einen Handlanger deiner Wahl für { br-guilders }
   *[other] kaufe bis zu { $most } Handlanger deiner Wahl für je { br-guilders }
}
br-card-return-different = lege von bis zu fünf Farben je einen Handlanger zurück; nimm dir für jeden von ihnen 1 Punkt und 1 Gulden
br-card-exchange = tausche beliebig viele deiner Handlanger gegen Handlanger anderer Farben
br-card-tribute = gib jedem Mitspieler, der Punkte hat, 1 Gulden, soweit dein Geld reicht; jeder von ihnen gibt dir dafür 1 Punkt

## Bedrohungen

br-card-threat-any = { $limit ->
    [up-to] lege bis zu { $markers } Bedrohungsmarker deiner Wahl zurück
   *[exactly] lege { $markers ->
        [one] einen
       *[other] { $markers }
    } Bedrohungsmarker deiner Wahl zurück
}
br-card-threat-colour = { $limit ->
    [up-to] lege bis zu { $markers } { $markers ->
        [one] { br-colour-name.en }
       *[other] { br-colour-name.e }
    } Bedrohungsmarker zurück
   *[exactly] lege { $markers ->
        [one] einen { br-colour-name.en }
       *[other] { $markers } { br-colour-name.e }
    } Bedrohungsmarker zurück
}
br-card-threat-same = { $limit ->
    [up-to] lege bis zu { $markers ->
        [one] { $markers } gleichfarbigen
       *[other] { $markers } gleichfarbige
    } Bedrohungsmarker zurück
   *[exactly] lege { $markers ->
        [one] einen gleichfarbigen
       *[other] { $markers } gleichfarbige
    } Bedrohungsmarker zurück
}
br-card-curse = lege einen Bedrohungsmarker deiner Wahl zurück; wenn du das tust, nimmt jeder Mitspieler einen gleichfarbigen

## Karten

br-card-draw = { $cards ->
    [one] ziehe eine Karte
   *[other] ziehe { $cards } Karten
}
br-card-draw-discard = { br-card-draw } und lege danach { $discarded ->
    [one] eine Handkarte
   *[other] { $discarded } Handkarten
} ab
br-card-draw-and-act = ziehe eine Karte und führe mit ihr sofort eine Aktion aus
br-card-top-of-discards-act = nimm die oberste Karte des Ablagestapels und führe mit ihr sofort eine Aktion aus
br-card-play-another = spiele sofort eine weitere Karte aus deiner Hand und führe damit in diesem Zug noch eine Aktion aus
br-card-forge = nenne eine Farbe; die nächste Karte, die du in diesem Zug ausspielst, gilt als Karte dieser Farbe
br-card-draw-houses = { $cards ->
    [one] ziehe eine Karte und lege sie als Haus aus, ohne einen Handlanger zurückzulegen
   *[other] ziehe { $cards } Karten und lege sie als Häuser aus, ohne Handlanger zurückzulegen
}
br-card-draw-houses-for-worker = { $cards ->
    [one] ziehe eine Karte und lege sie gegen einen gleichfarbigen Handlanger als Haus aus
   *[other] ziehe { $cards } Karten und lege sie gegen je einen gleichfarbigen Handlanger als Häuser aus
}
br-card-select = suche im Ablagestapel eine Person der Gruppe { br-group-name } heraus und lege sie kostenfrei auf ein leeres Haus
br-card-steal-from-each = ziehe aus der Kartenhand jedes Mitspielers eine zufällige Karte
br-card-return-persons = nimm beliebig viele deiner Personen auf die Hand zurück; ihre Häuser bleiben liegen

## Kanal und Aufstieg

br-card-build-canal = { $times ->
    [0] baue kostenfrei ein Kanalplättchen, ohne eine Karte auszuspielen
    [1] baue zum üblichen Preis ein Kanalplättchen, ohne eine Karte auszuspielen
    [2] baue zum doppelten Preis ein Kanalplättchen, ohne eine Karte auszuspielen
   *[other] baue zum { $times }-fachen Preis ein Kanalplättchen, ohne eine Karte auszuspielen
}
br-card-advance = steige auf der Aufstiegsleiste um 1 Feld auf

## Andere Personen

br-card-activate-again = aktiviere eine Person, die du in dieser Runde schon aktiviert hast, noch einmal und zahle dafür erneut
br-card-activate-without-workers = du darfst jede deiner Personen, die genau einen Handlanger verlangt, einmal ohne diesen Handlanger aktivieren, auch wenn sie schon aktiviert ist
br-card-copy-flash = aktiviere den Blitz einer Person, die einem Mitspieler gehört, als hättest du sie gerade ausgelegt
br-card-counts-as = diese Person zählt auch zu { $groups }

## Mitspieler

br-others-discard = jeder Mitspieler legt { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} ab
br-others-turn-back = jeder Mitspieler dreht einen seiner farbigen Mehrheitenmarker zurück
br-others-give-guilders = jeder Mitspieler gibt dir { br-guilders }, soweit möglich
br-others-give-workers = jeder Mitspieler gibt dir, soweit möglich, { $count ->
    [one] einen Handlanger
   *[other] { $count } Handlanger
} seiner Wahl
br-others-lose-tile = jeder Mitspieler legt ein Kanalplättchen zurück, behält aber Statuenplättchen und Mehrheitenmarker
br-others-go-back = jeder Mitspieler geht auf der Aufstiegsleiste um 1 Feld zurück
br-others-lose-person = jeder Mitspieler legt eine Person seiner Wahl ab
br-others-lose-house = jeder Mitspieler legt ein Haus seiner Wahl ab und nimmt eine Person, die darauf liegt, auf die Hand zurück

## Geänderte Regeln

br-rule-half-price = für { br-colour-name.e } Personen zahlst du den halben Preis (aufgerundet)
br-rule-person-discount = die Aktion „1 Person auslegen“ kostet dich bis zu { br-guilders } weniger
br-rule-reputation-discount = der Aufstieg in Phase 2 kostet dich bis zu { br-guilders } weniger, als die Würfel verlangen
br-rule-free-canal = die Aktion „1 Kanalplättchen bauen“ kostet dich keine Gulden
br-rule-free-house = die Aktion „1 Haus bauen“ kostet dich keinen Handlanger
br-rule-ties-count = beim Überprüfen der Mehrheiten genügt dir ein Gleichstand, um deinen Marker umzudrehen, außer wenn alle 0 haben
br-rule-fourth-strikes = bei dir tritt ein Schaden erst mit dem vierten Bedrohungsmarker einer Farbe ein, nicht schon mit dem dritten
br-rule-two-persons = jedes deiner Häuser bietet Platz für zwei Personen
br-rule-flash-twice = immer wenn du eine Person mit einem Blitz auslegst, wird er zweimal ausgeführt, beim zweiten Mal ohne seinen eigenen Preis
br-rule-workers-taken = bei der Aktion „2 Handlanger nehmen“ nimmst du dir { $count } Handlanger
br-rule-money-taken = bei der Aktion „1–6 Gulden nehmen“ mit dem { br-colour-name.en } Würfel nimmst du dir { br-guilders } mehr
br-rule-threats-returned = bei der Aktion „1 Bedrohungsmarker zurücklegen“ legst du bis zu { $count } Marker dieser Farbe zurück
br-rule-hand-limit = in Phase 1 ziehst du auf { $count } Handkarten nach
