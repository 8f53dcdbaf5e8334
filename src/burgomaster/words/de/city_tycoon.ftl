### City Tycoon: Namen, Fragen, Entscheidungen, Ereignisse, Ablehnungen und die Texte der Plättchen.

## Namen

ct-district-name = { $district ->
    [residential] Wohnviertel
    [industry] Industrieviertel
    [entertainment] Unterhaltungsviertel
    [shopping] Einkaufsviertel
    [landmark] Sehenswürdigkeit
   *[other] { $district }
}

ct-cube-name = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
   *[other] { $colour }
}

ct-kind-name = { $kind ->
    [solar] Solarkraftwerk
    [steam] Dampfkraftwerk
    [wind] Windkraftwerk
    [water] Wasserkraftwerk
   *[other] { $kind }
}

ct-plant-name = { $plant ->
    [start-solar] das Solarkraftwerk des Startplättchens
    [start-wind] das Windkraftwerk des Startplättchens
    [red-1] das rote Kraftwerk I
    [red-2] das rote Kraftwerk II
    [red-3] das rote Kraftwerk III
    [red-4] das rote Kraftwerk IV
    [red-5] das rote Kraftwerk V
    [red-6] das rote Kraftwerk VI
    [blue-1] das blaue Kraftwerk I
    [blue-2] das blaue Kraftwerk II
    [blue-3] das blaue Kraftwerk III
    [blue-4] das blaue Kraftwerk IV
    [blue-5] das blaue Kraftwerk V
    [blue-6] das blaue Kraftwerk VI
   *[other] { $plant }
}
    .start = { $plant ->
        [start-solar] Das Solarkraftwerk des Startplättchens
        [start-wind] Das Windkraftwerk des Startplättchens
        [red-1] Das rote Kraftwerk I
        [red-2] Das rote Kraftwerk II
        [red-3] Das rote Kraftwerk III
        [red-4] Das rote Kraftwerk IV
        [red-5] Das rote Kraftwerk V
        [red-6] Das rote Kraftwerk VI
        [blue-1] Das blaue Kraftwerk I
        [blue-2] Das blaue Kraftwerk II
        [blue-3] Das blaue Kraftwerk III
        [blue-4] Das blaue Kraftwerk IV
        [blue-5] Das blaue Kraftwerk V
        [blue-6] Das blaue Kraftwerk VI
       *[other] { $plant }
    }
    .from = { $plant ->
        [start-solar] dem Solarkraftwerk des Startplättchens
        [start-wind] dem Windkraftwerk des Startplättchens
        [red-1] dem roten Kraftwerk I
        [red-2] dem roten Kraftwerk II
        [red-3] dem roten Kraftwerk III
        [red-4] dem roten Kraftwerk IV
        [red-5] dem roten Kraftwerk V
        [red-6] dem roten Kraftwerk VI
        [blue-1] dem blauen Kraftwerk I
        [blue-2] dem blauen Kraftwerk II
        [blue-3] dem blauen Kraftwerk III
        [blue-4] dem blauen Kraftwerk IV
        [blue-5] dem blauen Kraftwerk V
        [blue-6] dem blauen Kraftwerk VI
       *[other] { $plant }
    }

ct-side-name = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
    [west] Westen
   *[other] { $side }
}

ct-landscape-name = { $kind ->
    [land] Land
    [water] Wasser
   *[other] { $kind }
}

ct-phase-name = { $phase ->
    [1] Phase I: Spielerreihenfolge
    [2] Phase II: Stadtplättchen wählen
    [3] Phase III: Stadt ausbauen
    [4] Phase IV: Stadtplättchen versorgen
    [5] Phase V: Aufräumen
   *[other] { $phase }
}

ct-source-name = { $source ->
    [laid] gelegte Plättchen
    [bought] gekaufte Punkte
    [own-tiles] eigene Plättchen und Kraftwerke
    [supplied] versorgte Plättchen
    [neighbours] Nachbarplättchen
    [money] übriges Geld
   *[other] { $source }
}

ct-euros = { $count } €
ct-price = { $price } €

## Fragen

ct-ask-order = Wer kommt in der Reihenfolge auf Platz { $place }?
ct-ask-close = An welcher Seite des Startplättchens baut niemand?
ct-ask-deal = Welche drei Plättchen der Runde { $round } bekommt { $seat-name }?
ct-ask-pick = { $left ->
    [one] Welches Plättchen behältst du? Es ist das letzte dieses Stapels.
   *[other] Welches Plättchen behältst du? Dieser Stapel hat { $left }.
}
ct-ask-build = Aktion { $action } von { $actions }: ein Plättchen legen, ein Kraftwerk bauen oder ein Plättchen verkaufen?
ct-ask-discard = Welches Plättchen wirfst du für das { ct-kind-name } ab?
ct-ask-end-turn = Zug beenden?
ct-ask-place-tile = Wohin legst du { $tile-name }?
ct-ask-place-plant = Wohin baust du das { ct-kind-name }?
ct-ask-landscape = Wohin legst du die Landschaftsplättchen? Noch Land: { $land }, Wasser: { $water }.
ct-ask-buy = Wie viele Siegpunkte kaufst du mit { $tile-name }?
ct-ask-supply = Welches deiner Plättchen versorgst du?
ct-ask-plant = Woher kommt Würfel { $cube } (Farbe: { ct-cube-name }) für { $tile-name }?
ct-ask-way = Wen bezahlst du für den Weg von { ct-plant-name.from } nach { $tile-name }? Alle diese Wege kosten gleich viel.

## Entscheidungen

ct-choice-place-seat = { $seat-name } ist als Nächstes dran
ct-choice-close-side = Seite im { ct-side-name } sperren
ct-choice-deal-one-two-three = Plättchen { $one }, { $two } und { $three } austeilen
ct-choice-pick-tile = { $tile-name } behalten
ct-choice-lay-tile = { $tile-name } legen
ct-choice-sell-tile = { $tile-name } für 5 € verkaufen
ct-choice-discard-tile = { $tile-name } abwerfen
ct-choice-build-kind = { ct-kind-name } bauen
ct-choice-at-x-y = Dieses Feld
ct-choice-land-x-y = Land auf dieses Feld
ct-choice-water-x-y = Wasser auf dieses Feld
ct-choice-buy-points = { $points ->
    [0] Nichts kaufen
    [one] 1 Siegpunkt kaufen
   *[other] { $points } Siegpunkte kaufen
}
ct-choice-supply-tile-demand = { $tile-name } versorgen, Forderung { $demand }
ct-choice-from-plant = Quelle: { ct-plant-name }
ct-choice-pay-one-two-three-four-five = Den Spielern der Reihe nach { $one }, { $two }, { $three }, { $four } und { $five } € zahlen
ct-choice-pass = In dieser Runde passen
ct-choice-stuck = Nichts kann versorgt werden
ct-choice-end = Zug beenden

## Ereignisse

ct-placed = { $seat-name } ist in der Reihenfolge auf Platz { $place }.
ct-closed = Im { ct-side-name } des Startplättchens baut niemand.
ct-round = Runde { $round } beginnt.
ct-dealt = { $seat-name } bekommt drei Plättchen.
ct-dealt-tiles = { $seat-name } bekommt die Plättchen { $one }, { $two } und { $three }.
ct-picked = { $seat-name } hat ein Plättchen behalten.
ct-picked-tile = { $seat-name } behält { $tile-name }.
ct-sold = { $seat-name } verkauft ein Plättchen.
ct-laid = { $seat-name } legt { $tile-name } auf { $cell }.
ct-built = { $seat-name } baut auf { $cell } { ct-plant-name }, und zwar als { ct-kind-name }.
ct-landscape = { $seat-name } legt { ct-landscape-name } auf { $cell }.
ct-gain-money = { $seat-name } nimmt { ct-euros }.
ct-pay-bank = { $seat-name } zahlt { ct-euros } an die Bank.
ct-pay-seat = { $seat-name } zahlt { ct-euros } an { $other-name }.
ct-gain-points = { $seat-name } bekommt { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
} ({ ct-source-name }).
ct-gain-yellow = { $seat-name } nimmt { $count ->
    [one] 1 gelben Würfel
   *[other] { $count } gelbe Würfel
}.
ct-supplied = { $seat-name } versorgt { $tile-name } (Forderung { $demand }) für { ct-price }.
ct-passed = { $seat-name } passt.
ct-tidied = Runde { $round } ist aufgeräumt; Kraftwerke sind aufgefüllt.

## Ablehnungen

ct-seat-not-to-place = { $seat-name } hat schon einen Platz oder spielt nicht mit.
ct-side-closed-already = Die Seite im { ct-side-name } ist schon gesperrt.
ct-deal-order = Nenne drei verschiedene Plättchen, die kleinste Nummer zuerst.
ct-not-in-stack = { $tile-name } ist nicht im Stapel der Runde { $round }.
ct-not-in-pack = { $tile-name } ist nicht unter den Plättchen, die du in der Hand hast.
ct-not-in-hand = { $tile-name } hast du nicht.
ct-tile-too-dear = Das Plättchen kostet { ct-price }, und du hast { $money }.
ct-plant-too-dear = Das { ct-kind-name } kostet { ct-price }, und du hast { $money }.
ct-no-plants = Es ist kein Kraftwerk mehr da, das als { ct-kind-name } gebaut werden könnte.
ct-cell-taken = Auf { $cell } liegt schon etwas.
ct-cell-closed = Auf { $cell } baut niemand: Diese Seite des Startplättchens ist gesperrt.
ct-cell-mirrored = Solange nur das Startplättchen liegt, ist { $cell } dasselbe wie { $same }; nimm jenes Feld.
ct-cell-apart = { $cell } grenzt nicht an die Stadt.
ct-landscape-apart = { $cell } ist nicht frei oder grenzt nicht an das Plättchen auf { $tile }.
ct-landscape-order = Das passt jetzt nicht: erst Land, dann Wasser, und die Felder in der angebotenen Reihenfolge (noch Land: { $land }, Wasser: { $water }).
ct-points-too-dear = Das kostet { ct-price }, und du hast { $money }.
ct-points-not-sold = { $points ->
    [one] 1 Siegpunkt ist hier nicht zu kaufen.
   *[other] { $points } Siegpunkte sind hier nicht zu kaufen.
}
ct-not-own-tile = { $tile-name } ist kein Plättchen von dir in der Stadt.
ct-supplied-already = { $tile-name } wurde in dieser Runde schon versorgt.
ct-no-such-demand = { $demands ->
    [one] { $tile-name } hat nur 1 Forderung.
   *[other] { $tile-name } hat nur { $demands } Forderungen.
}
ct-yellow-short = Dafür braucht es gelbe Würfel: { $wanted }, und du hast { $found }.
ct-cubes-short = { $tile-name } ist für zu wenige Würfel erreichbar: nötig sind rot { $red }, blau { $blue }.
ct-supply-too-dear = Der billigste Weg kostet { ct-price }, und du hast { $money }.
ct-plant-colour = { ct-plant-name.start } hat keine Würfel der verlangten Farbe ({ ct-cube-name }).
ct-plant-out-of-reach = Kein Weg führt von { ct-plant-name.from } hierher.
ct-plant-empty = { ct-plant-name.start } hat keinen Würfel mehr.
ct-plant-not-now = { ct-plant-name.start } passt jetzt nicht: Mit den noch fehlenden Würfeln wäre es zu teuer, oder es kommt vor einem schon gewählten.
ct-no-such-way = Kein billigster Weg von { ct-plant-name.from } zahlt diese Beträge.
ct-notation-line = „{ $word }“ ist weder Spalte noch Zeile; schreibe { $ahead } oder { $back } und eine Zahl, etwa { $ahead }2.
ct-option-closed = { $wanted ->
    [0] Bei so vielen Spielern ist keine Seite gesperrt, angegeben ist aber „{ $found }“.
    [one] Bei so vielen Spielern ist 1 Seite gesperrt; „{ $found }“ passt nicht. Schreibe „drawn“ oder eine Seite wie „north“.
   *[other] Bei so vielen Spielern sind { $wanted } Seiten gesperrt; „{ $found }“ passt nicht. Schreibe „drawn“ oder Seiten wie „north east“.
}

## Was an einer Stellung nicht stimmt

ct-law-money = Das Geld der Spieler und der Bank ergibt nicht, was in der Schachtel ist.
ct-law-negative = { $seat-name } hat von etwas weniger als nichts.
ct-law-cubes = Die Würfel dieser Farbe ({ ct-cube-name }) sind nicht so viele wie in der Schachtel.
ct-law-tile = Plättchen { $tile } ist an zwei Orten, fehlt oder kommt zu früh.
ct-law-plants = Die Kraftwerke passen nicht zusammen.
ct-law-closed = Auf einer gesperrten Seite liegt etwas.
ct-law-city = Etwas in der Stadt steht auf keiner Liste.
ct-law-landscapes = Die Landschaftsplättchen sind nicht so viele wie in der Schachtel.
ct-law-supplied = Ein Plättchen gilt als versorgt, das es nicht sein kann.
ct-law-blank = Ein Plättchen ist unbekannt, obwohl nichts verborgen ist.
ct-law-hand = Jemand hat nicht die Plättchen, die gewählt wurden.
ct-law-pick = { $seat-name } hat ein Plättchen gewählt, das nicht dabei ist.
ct-law-order = Die Plättchen von { $seat-name } sind nicht sortiert.
ct-law-pack = Stapel { $pack } hat zu viele Plättchen.

## Dateien

ct-data-wrong = { $file }, Zeile { $line }: „{ $found }“ passt hier nicht.
ct-data-missing = { $file }: { $place } fehlt oder ist von der falschen Art.
ct-position-wrong = { $place }: „{ $found }“ passt hier nicht.
ct-position-missing = { $place } fehlt.
ct-position-other-data = Die Stellung gehört zu anderen Daten ({ $found }).

## Texte der Plättchen und Kraftwerke

ct-asks-red = { $red ->
    [one] 1 roter Würfel
   *[other] { $red } rote Würfel
}
ct-asks-blue = { $blue ->
    [one] 1 blauer Würfel
   *[other] { $blue } blaue Würfel
}
ct-asks-yellow = { $yellow ->
    [one] 1 gelber Würfel
   *[other] { $yellow } gelbe Würfel
}
ct-asks-euro = { $euro ->
    [one] 1 €
   *[other] { $euro } €
}
ct-asks-red-blue = { ct-asks-red } und { ct-asks-blue }
ct-asks-red-yellow = { ct-asks-red } und { ct-asks-yellow }
ct-asks-red-euro = { ct-asks-red } und { ct-asks-euro }
ct-asks-blue-yellow = { ct-asks-blue } und { ct-asks-yellow }
ct-asks-blue-euro = { ct-asks-blue } und { ct-asks-euro }
ct-asks-yellow-euro = { ct-asks-yellow } und { ct-asks-euro }
ct-asks-red-blue-yellow = { ct-asks-red }, { ct-asks-blue } und { ct-asks-yellow }
ct-asks-red-blue-euro = { ct-asks-red }, { ct-asks-blue } und { ct-asks-euro }
ct-asks-red-yellow-euro = { ct-asks-red }, { ct-asks-yellow } und { ct-asks-euro }
ct-asks-blue-yellow-euro = { ct-asks-blue }, { ct-asks-yellow } und { ct-asks-euro }
ct-asks-red-blue-yellow-euro = { ct-asks-red }, { ct-asks-blue }, { ct-asks-yellow } und { ct-asks-euro }
ct-brings-euro = { $euro ->
    [one] 1 €
   *[other] { $euro } €
}
ct-brings-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
ct-brings-yellow = { $yellow ->
    [one] 1 gelber Würfel
   *[other] { $yellow } gelbe Würfel
}
ct-brings-euro-points = { ct-brings-euro } und { ct-brings-points }
ct-brings-euro-yellow = { ct-brings-euro } und { ct-brings-yellow }
ct-brings-points-yellow = { ct-brings-points } und { ct-brings-yellow }
ct-brings-euro-points-yellow = { ct-brings-euro }, { ct-brings-points } und { ct-brings-yellow }
ct-lays-land = lege { $count ->
    [one] 1 Land
   *[other] { $count } Land
} daneben
ct-lays-water = lege { $count ->
    [one] 1 Wasser
   *[other] { $count } Wasser
} daneben
ct-sells-points = einmal { ct-asks-euro } für { ct-brings-points }
ct-per-plant = { ct-brings-points } je eigenem Kraftwerk der Farbe { ct-cube-name }
ct-per-district = { ct-brings-points } je schon vorhandenem eigenen Plättchen „{ ct-district-name }“
ct-beside-district = wer ein angrenzendes Plättchen „{ ct-district-name }“ versorgt
ct-plant-refilled = { ct-kind-name }: { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
} ({ ct-cube-name }), jede Runde aufgefüllt; { ct-price }
ct-plant-once = { ct-kind-name }: { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
} ({ ct-cube-name }), nur einmal; { ct-price }
