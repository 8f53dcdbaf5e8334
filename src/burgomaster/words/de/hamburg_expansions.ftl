### Hamburgs Erweiterungen: Plättchen, Fragen, Entscheidungen, Ereignisse, Ablehnungen, und was Plättchen bewirken.

hb-tile-name = { $tile ->
    [petersen] Petersen
    [kirchenpauer] Kirchenpauer
    [weber] Weber
    [versmann] Versmann
    [moenckeberg] Mönckeberg
    [money] Geld
    [workers] Arbeiter
    [wall_price] Mauer
    [city_hall_price] Rathaus
    [building_price] Gebäude
    [rounds] Aktionen
    [money_orange_pink_purple] Geld: orange, rosa, violett
    [money_gray_brown] Geld: grau, braun
    [redraw] Neue Karten
    [ships] Schiffe
    [workers_of_card_colour] Arbeiter nach Farbe
    [ignored_disasters] Ruhe
    [zitronenjette] Zitronenjette
    [ship] Schiff
    [orange-gift] Brand mit Geschenk
    [pink-gift] Überfall mit Geschenk
    [purple-gift] Überschwemmung mit Geschenk
    [gray-gift] Mauereinsturz mit Geschenk
    [brown-gift] Krankheit mit Geschenk
    [exchange] Börsenplättchen
   *[other] { $tile }
}
hb-face = { $face ->
    [a] A
    [b] B
   *[other] { $face }
}
hb-tile-side = { $tile ->
    [zitronenjette] { hb-tile-name } { $face }
    [ship] { $face ->
        [purple] Violettes Schiff
        [orange] Orange Schiff
        [gray] Graues Schiff
        [pink] Rosa Schiff
        [brown] Braunes Schiff
       *[other] Schwarzes Schiff
    }
    [orange-gift] { hb-tile-name }
    [pink-gift] { hb-tile-name }
    [purple-gift] { hb-tile-name }
    [gray-gift] { hb-tile-name }
    [brown-gift] { hb-tile-name }
    [exchange] { hb-tile-name } { $face }
   *[other] { hb-tile-name }, Seite { hb-face }
}

## Die Bürgermeister

hb-ask-deal-mayor = Welches Bürgermeister-Plättchen wird gezogen?
hb-ask-mayor-side = Dein Bürgermeister ist „{ hb-tile-name }“. Mit welcher Seite spielst du?
hb-ask-may-take-token = Wegen des schwarzen Würfels zieht jeder einen schwarzen Gefahren-Marker. Dank deinem Bürgermeister darfst du verzichten.
hb-choice-tile-tile = Das Plättchen ist { hb-tile-name }
hb-choice-side-face = Seite { hb-face }
hb-choice-accept = Trotzdem einen Marker ziehen
hb-deal-mayor = { $seat-name } zieht den Bürgermeister „{ hb-tile-name }“.
hb-decline-token = { $seat-name } lässt den schwarzen Würfel außer Acht und zieht keinen Gefahren-Marker.
hb-choose-mayor = { $seat-name } spielt mit „{ hb-tile-name }“, Seite { hb-face }.
hb-tile-works = { $tile ->
    [exchange] { hb-tile-name } { $face } wirkt für { $seat-name }.
    [petersen] „{ hb-tile-name }“ wirkt für { $seat-name }.
    [kirchenpauer] „{ hb-tile-name }“ wirkt für { $seat-name }.
    [weber] „{ hb-tile-name }“ wirkt für { $seat-name }.
    [versmann] „{ hb-tile-name }“ wirkt für { $seat-name }.
    [moenckeberg] „{ hb-tile-name }“ wirkt für { $seat-name }.
   *[other] Das Geistlichen-Plättchen „{ hb-tile-name }“ wirkt für { $seat-name }.
}
hb-sum-tile = { $tile ->
    [petersen] „{ hb-tile-name }“ { $amount }
    [kirchenpauer] „{ hb-tile-name }“ { $amount }
    [weber] „{ hb-tile-name }“ { $amount }
    [versmann] „{ hb-tile-name }“ { $amount }
    [moenckeberg] „{ hb-tile-name }“ { $amount }
    [exchange] Börsenplättchen { $face } { $amount }
   *[other] Geistlichen-Plättchen „{ hb-tile-name }“ { $amount }
}
hb-use-again = { $seat-name } nutzt { $card-name } ein zweites Mal.
hb-no-second-use = Ein Gebäude nutzt man einmal im Durchgang, ein zweites Mal nur mit dem Bürgermeister „Kirchenpauer“, Seite B.
hb-activated-twice-already = Du hast in diesem Durchgang schon ein Gebäude ein zweites Mal genutzt.
hb-law-mayors = Der Bürgermeister „{ hb-tile-name }“ liegt zweimal da.
hb-tile-not-there = Dieser Spieler hat das Plättchen { $tile } nicht.

## Was Plättchen bewirken, als Satzteile

hb-rule-start-goods = du beginnst mit { $marks } Mark und { $workers ->
    [0] ohne Arbeiter
    [one] einem Arbeiter jeder Farbe
   *[other] { $workers } Arbeitern jeder Farbe
}
hb-rule-hand-limit = dein Handlimit ist { $count }
hb-rule-decrease-points = für jede Stufe, um die du eine Gefahr verringerst, erhältst du { hb-points }
hb-card-when-disaster-rises = immer wenn eine deiner Gefahren erhöht wird: { $sentence }
hb-rule-activates-twice = einmal pro Durchgang darfst du ein Gebäude (III) ein zweites Mal nutzen, zum vollen Preis
hb-rule-ignores-black = du darfst den schwarzen Würfel ignorieren: Du musst für ihn keinen Gefahren-Marker ziehen und zahlst für ihn auf dem Rathausplatz nichts
hb-card-when-constructing-free = immer wenn du ein Gebäude mit aufgedrucktem Preis 0 errichtest: { $sentence }
hb-card-when-laying-site = immer wenn du ein Grundstück auslegst: { $sentence }
hb-rule-exact-wall = ein Mauerstein kostet dich { hb-marks }, außer er wäre billiger
hb-rule-more-money = die Basisaktion „Geld nehmen“ bringt dir { hb-marks } mehr

## Hans Hummel und die Zitronenjette

hb-ask-take-statue = Welche Statue nimmst du: Hans Hummel für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am Ende, oder die Zitronenjette für { $marks } Mark sofort?
hb-choice-statue-statue = { hb-statue-name } nehmen
hb-statue-name = { $statue ->
    [hummel] Hans Hummel
   *[other] Die Zitronenjette
}
hb-take-zitronenjette = { $seat-name } nimmt die Zitronenjette für { hb-marks }.
hb-law-zitronenjettes = Es gibt nur { $count } Zitronenjetten.
hb-law-two-statues = { $seat-name } kann nicht mehr als zwei Statuen haben: Die Mauer hat zwei Hälften.

## Besondere Gefahren

hb-ask-gift = Der Marker hat ein kleines Geschenk. { $token ->
    [orange-gift] Eine Karte ziehen?
    [pink-gift] Einen Punkt erhalten?
    [purple-gift] Einen Arbeiter deiner Wahl nehmen?
    [gray-gift] Geld erhalten?
   *[other] Eine Gefahr außer Krankheit ohne Punkt verringern?
}
hb-ask-lower-other = Verringere eine Gefahr, aber nicht die { hb-colour-name.e }.
hb-choice-gift = Das Geschenk nehmen
hb-take-gift = { $seat-name } nimmt das Geschenk des Markers{ $token ->
    [orange-gift] : eine Karte.
    [pink-gift] : einen Punkt.
    [purple-gift] : einen Arbeiter.
    [gray-gift] : Geld.
   *[other] : eine Gefahr verringern.
}
hb-not-this-disaster = Das Geschenk verringert jede Gefahr außer der { hb-colour-name.en }.
hb-gift-when = Ein Geschenk wird direkt nach dem Marker angeboten, der es hat, und nur, wenn es dir etwas bringt.
hb-card-decrease-other = verringere eine andere Gefahr als die { hb-colour-name.e } um { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
}, ohne Punkte

## Die Schiffe

hb-ahead-no-ship = Kein Schiff nutzen
hb-ask-ship = Einen { hb-colour-name.en } Arbeiter abgeben und ein Schiff nutzen?
hb-ask-take-of-one-colour = In welcher Farbe nimmst du die Arbeiter?
hb-ask-own-flash = Wähle das Gebäude, dessen Blitz du aktivierst.
hb-choice-ship-colour = Das { hb-colour-name.e } Schiff nutzen
hb-ship-at-quay = Das { hb-colour-name.e } Schiff kommt an den Kai.
hb-ships-back = Die Schiffe kehren auf Reede zurück.
hb-use-ship = { $seat-name } nutzt das { hb-colour-name.e } Schiff.
hb-ship-not-there = Das { hb-colour-name.e } Schiff liegt nicht am Kai.
hb-ship-when = Das { hb-colour-name.e } Schiff nutzt man direkt nach der Basisaktion „1 Mauerstein bauen“, für einen Arbeiter in der Farbe der eingesetzten Karte. Lässt sich dann kein Schiff nutzen, wirst du nicht gefragt.
hb-no-own-flash = Du hast kein Gebäude mit einem Blitz, der jetzt etwas bewirken könnte.
hb-flash-idle = Der Blitz von { $card-name } würde jetzt nichts bewirken.
hb-law-ships = Schiffe kommen in Phase II an den Kai; vorher liegen alle auf Reede.
hb-workers-of-card = { $count ->
    [one] einen Arbeiter in der Farbe der Karte
   *[other] { $count } Arbeiter in der Farbe der Karte
}
hb-card-take-of-one-colour = nimm { $count } gleichfarbige Arbeiter deiner Wahl
hb-card-draw-same-and-act = ziehe eine Karte in der Farbe des Mauersteins von ihrem Zugstapel und führe mit ihr sofort eine Basisaktion aus
hb-card-own-flash = aktiviere den Blitz eines deiner Gebäude

## Die Geistlichen-Plättchen

hb-ask-draw-cleric-tile = Welches Geistlichen-Plättchen kommt in das Fenster?
hb-ask-turn-cleric-tile = Welche Seite liegt oben?
hb-ask-draw-from-pile = Wähle den Stapel, von dem du { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} ziehst.
hb-ask-return-workers = Gib einen Arbeiter beliebiger Farbe ab.
hb-another-pile = Vom { hb-colour-name.en } Stapel hast du schon gezogen.
hb-lay-cleric-tile = In Fenster { $window } liegt das Geistlichen-Plättchen „{ hb-tile-name }“ (Seite { hb-face }).
hb-cleric-tile-in-force = Das Geistlichen-Plättchen „{ hb-tile-name }“ (Seite { hb-face }) gilt.
hb-disaster-ignored = Die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) wird in diesem Durchgang nicht erhöht.
hb-flip-cleric-tile = Das Geistlichen-Plättchen in Fenster { $window } wird umgedreht: „{ hb-tile-name }“ (Seite { hb-face }).
hb-cleric-tiles-off = Die Geistlichen-Plättchen werden vor der Schlusswertung aus den Fenstern genommen.
hb-law-cleric-tiles = Das Geistlichen-Plättchen „{ hb-tile-name }“ liegt zweimal da.

hb-rule-marks-taken = die Basisaktion „Geld nehmen“ bringt { hb-marks } { $way ->
    [less] weniger
   *[other] mehr
}
hb-rule-marks-taken-colours = die Basisaktion „Geld nehmen“ mit Würfeln der Farben { $colours } bringt { hb-marks } { $way ->
    [less] weniger
   *[other] mehr
}
hb-rule-workers-taken-colours = die Basisaktion „3 Arbeiter nehmen“ mit Karten der Farben { $colours } bringt { $count ->
    [one] einen weiteren Arbeiter
   *[other] { $count } weitere Arbeiter
} in der Farbe der Karte
hb-rule-any-worker = nach der Basisaktion „3 Arbeiter nehmen“: { $way ->
    [less] Gib { hb-any-workers } ab
   *[other] Nimm { hb-any-workers }
}
hb-rule-action-price = die Basisaktion „{ hb-action-name }“ kostet { hb-marks } { $way ->
    [less] weniger
   *[other] mehr
}
hb-rule-square-change = in Phase II kostet es { hb-marks } { $way ->
    [less] weniger
   *[other] mehr
}, auf dem Rathausplatz vorzugehen
hb-rule-rounds = in diesem Durchgang haben alle { $way ->
    [less] eine Aktion weniger
   *[other] eine Aktion mehr
}
hb-rule-ignored-colours = in diesem Durchgang entfallen Gefahren der Farben { $colours }
hb-rule-redraw-each = in Phase II werfen alle ihre ganze Hand ab und ziehen { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} jeder Farbe
hb-rule-redraw-two = in Phase II werfen alle ihre ganze Hand ab und ziehen { $cards } Karten von einem Stapel und { $further } von einem anderen
hb-rule-ships = in diesem Durchgang { $way ->
    [less] ist kein Schiff aktiv
   *[other] sind alle Schiffe aktiv
}

## Die Börse

hb-ask-draw-stock-tile = Welches Börsenplättchen wird aufgedeckt?
hb-ask-choose-workers-among = Nimm einen Arbeiter einer dieser Farben.
hb-ask-return-workers-among = Gib einen Arbeiter einer dieser Farben ab.
hb-stock-tile-up = Das Börsenplättchen { $face } wird aufgedeckt, mit der grünen Seite; der Kursanzeiger steht auf Feld 1.
hb-stock-price = Der Kursanzeiger rückt auf Feld { $space }.
hb-stock-tile-turned = Der Kursanzeiger rückt auf Feld { $space }; das Börsenplättchen wird auf die rote Seite gedreht, { $face }.
hb-stock-tile-out = Der Kursanzeiger ist über Feld 6 hinaus: Das Börsenplättchen { $face } kommt aus dem Spiel.
hb-stock-closed = Das war das letzte Plättchen: Die Börse ist geschlossen.
hb-stock-advice = Die Anleitung rät davon ab, mit der Börse und den Geistlichen-Plättchen zugleich zu spielen.
hb-lose-points = { $seat-name } verliert { hb-points }.
hb-further-worker-short = Diese Aktion verlangt außerdem { $count ->
    [one] einen { hb-colour-name.en } Arbeiter, und dafür hast du keinen übrig.
   *[other] { $count } { hb-colour-name.e } Arbeiter, und so viele hast du nicht.
}
hb-further-worker-either = Diese Aktion verlangt außerdem einen Arbeiter ({ hb-wanted } oder { hb-colour-name }), und dafür hast du keinen übrig.
hb-worker-of-another-colour = Der Arbeiter muss eine andere Farbe haben.
hb-law-stock-tiles = Das Börsenplättchen { $tile } liegt zweimal da.
hb-law-stock-empty = Ohne Plättchen steht der Kursanzeiger auf Feld 1.
hb-law-stock-missing = Solange Börsenplättchen übrig sind, muss eines offen daliegen.
hb-law-stock-side = Steht der Kursanzeiger auf Feld { $space }, kann { $face } nicht oben liegen: Ungerade Seiten gehören zu den Feldern 1 bis 3, gerade zu 4 bis 6.

# Eine Seite ändert eine Basisaktion; ihre drei Schritte, wie in 1 – 2 – 3, gehören zu den Feldern des Kursanzeigers.
hb-rule-quoted = Basisaktion „{ hb-action-name }“: { $effect }
hb-quoted-steps = { $first } – { $second } – { $third }
hb-quoted-either = { $one } oder { $other }
hb-quoted-more-marks = Du nimmst { hb-quoted-steps } Mark mehr
hb-quoted-fewer-marks = Du nimmst { hb-quoted-steps } Mark weniger
hb-quoted-more-workers = Du nimmst { hb-quoted-steps } Arbeiter mehr in der Farbe der Karte
hb-quoted-price = Du zahlst zusätzlich { hb-quoted-steps } Mark
hb-quoted-discount = Du zahlst { hb-quoted-steps } Mark weniger
hb-quoted-building-workers = Du gibst zusätzlich { hb-quoted-steps } Arbeiter in der Farbe des Gebäudes ab
hb-quoted-points = Du erhältst { hb-quoted-steps } Punkte
hb-quoted-lost-points = Du verlierst { hb-quoted-steps } Punkte
hb-quoted-marks = Du erhältst { hb-quoted-steps } Mark
hb-quoted-die-workers = Du nimmst zusätzlich { hb-quoted-steps } Arbeiter in der Farbe des Würfels
hb-quoted-return-colour = Du gibst einen Arbeiter mehr ab: { hb-quoted-steps }
hb-quoted-take-colour = Du nimmst einen Arbeiter mehr: { hb-quoted-steps }
hb-quoted-free-colour = Ein Mauerstein dieser Farbe kostet nichts: { hb-quoted-steps }
hb-quoted-dear-colour = Ein Mauerstein dieser Farbe kostet 1 Mark mehr: { hb-quoted-steps }
