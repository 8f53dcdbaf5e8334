### Die Texte der Karten von Hamburg, zusammengesetzt aus den Zeilen, die das Spiel ausführt.
### Die meisten Einträge sind Satzteile: Sie beginnen klein und enden ohne Punkt.
### $effect ist so ein Satzteil, $sentence derselbe mit großem Anfangsbuchstaben; $per und $condition stehen weiter unten.

## Wie Satzteile zusammenkommen

hb-card-priced = für { $price }: { $sentence }
hb-card-after-action = nach jeder Basisaktion „{ hb-action-name }“: { $sentence }
hb-card-after-action-colour = nach jeder Basisaktion „{ hb-action-name }“ { $action ->
    [money] mit dem { hb-colour-name.en } Würfel
   *[other] in der Farbe { hb-colour-name }
}: { $sentence }
hb-card-when-advancing = immer wenn du auf dem Rathausplatz vorgehst: { $sentence }
hb-card-when-drawing-token = immer wenn du einen schwarzen Gefahren-Marker ziehst: { $sentence }
hb-card-when-other-builds = immer wenn ein Mitspieler ein Gebäude errichtet: { $sentence }
hb-card-when-other-walls = immer wenn ein Mitspieler einen Mauerstein baut: { $sentence }
hb-card-when-winning-majority = immer wenn du einen Mehrheitsmarker auf die aktive Seite drehst: { $sentence }

hb-list-and = { $rest } und { $last }
hb-list-or = { $rest } oder { $last }

## Arbeiter, Mark und Punkte

# Eine von mehreren Farben in einer Aufzählung; auf die Aufzählung folgt das Wort „Arbeiter“.
hb-one-coloured = einen { hb-colour-name.en }
hb-coloured-workers = { $colours } Arbeiter
hb-same-worker = einen gleichfarbigen Arbeiter
hb-any-workers = { $count ->
    [one] einen Arbeiter deiner Wahl
   *[other] { $count } Arbeiter deiner Wahl
}
hb-marks = { $count } Mark
hb-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Was gezählt wird

hb-per-buildings = für jedes deiner Gebäude der Kategorie { hb-category-name }
hb-per-all-buildings = für jedes deiner Gebäude
hb-per-categories = für jede Kategorie, in der du ein Gebäude hast
hb-per-sites = { $group ->
    [1] für jedes deiner { hb-colour-name.en } Grundstücke
   *[other] für je { $group } deiner { hb-colour-name.en } Grundstücke
}
hb-per-site-colours = für jede Farbe, in der du ein Grundstück hast
hb-per-wall-segments = { $group ->
    [1] für jeden deiner Mauersteine
   *[other] für je { $group } deiner Mauersteine
}
hb-per-third-segments-and-statues = für jede deiner Mauerhälften, deren dritter Abschnitt bebaut ist, und für jede deiner Statuen
hb-per-majorities = für jeden deiner aktiven Mehrheitsmarker
hb-per-workers = { $group ->
    [1] für jeden deiner Arbeiter
   *[other] für je { $group } deiner Arbeiter
}
hb-per-worker-colours = für jede Farbe, in der dir ein Arbeiter bleibt
hb-per-worker-sets = für jedes Arbeiter-Set, das dir bleibt (je ein Arbeiter jeder Farbe)
hb-per-raised-levels = für jede deiner erhöhten Gefahren-Stufen
hb-per-raised-disasters = für jede deiner Gefahren, die um mindestens 1 Stufe erhöht ist
hb-per-square-points = für jeden Punkt, den dein Feld auf dem Rathausplatz zeigt
hb-per-dice-showing = für jeden Würfel, der eine { $result } zeigt
hb-per-different-results = für jede Zahl, die auf den sechs Würfeln vorkommt

hb-if-die-shows = der { hb-colour-name.e } Würfel eine { $results } zeigt
hb-if-dice-sum-at-most = alle sechs Würfel zusammen höchstens { $sum } zeigen
hb-if-dice-sum-at-least = alle sechs Würfel zusammen mindestens { $sum } zeigen
hb-if-all-site-colours = deine Grundstücke alle fünf Farben zeigen
hb-as-die = der { hb-colour-name.e } Würfel zeigt
hb-as-most-common = die Zahl angibt, die auf den sechs Würfeln am häufigsten vorkommt (bei Gleichstand nichts)
hb-statue-best = deine wertvollste Statue

## Erhalten

hb-card-gain = erhalte { $goods }
hb-card-gain-per = erhalte { $goods } { $per }
hb-card-gain-if = erhalte { $goods }, wenn { $condition }
hb-card-gain-as = erhalte so { $unit ->
    [points] viele Punkte
   *[marks] viel Mark
}, wie { $number }
hb-card-gain-die = erhalte so viel Mark, wie der gleichfarbige Würfel zeigt
hb-card-score-per = erhalte in der Schlusswertung { $goods } { $per }
hb-card-score-if = erhalte in der Schlusswertung { $goods }, wenn { $condition }
hb-card-score-statue = in der Schlusswertung zählt { $statue } { $points ->
    [one] doppelt
   *[other] noch { $points } weitere Male
}
hb-card-matching-workers = erhalte für jeden Würfel, der dieselbe Zahl zeigt wie der schwarze, einen gleichfarbigen Arbeiter
hb-card-workers-for-ones = erhalte für jeden farbigen Würfel, der eine 1 zeigt, einen gleichfarbigen Arbeiter; zeigt der schwarze Würfel eine 1, erhalte dafür einen Arbeiter deiner Wahl
hb-card-worker-of-each-colour = erhalte ein Arbeiter-Set, soweit der Vorrat dafür reicht
hb-card-buy-workers = { $most ->
    [one] kaufe einen Arbeiter deiner Wahl für { hb-marks }
   *[other] kaufe bis zu { $most } Arbeiter deiner Wahl für je { hb-marks }
}
hb-card-return-different = gib von bis zu fünf Farben je einen Arbeiter ab; erhalte für jeden von ihnen 1 Mark und 1 Punkt
hb-card-exchange = tausche beliebig viele deiner Arbeiter gegen Arbeiter anderer Farben um
hb-card-tribute = gib jedem Mitspieler 1 Mark, soweit dein Geld reicht; jeder, der sie erhält, gibt dir 1 Punkt

## Gefahren

hb-levels = { $limit ->
    [up-to] bis zu { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    }
   *[exactly] { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    }
}
hb-card-decrease-any = verringere eine Gefahr deiner Wahl um { hb-levels }
hb-card-decrease-several = verringere Gefahren deiner Wahl um insgesamt { hb-levels }
hb-card-decrease-per = verringere Gefahren deiner Wahl um { hb-levels } { $per }
hb-card-decrease-colour = verringere die { hb-colour-name.e } Gefahr um { hb-levels }
hb-card-decrease-same = verringere die gleichfarbige Gefahr um { hb-levels }
hb-card-decrease-more = verringere die gleichfarbige Gefahr um { $levels ->
    [one] eine weitere Stufe
   *[other] { $levels } weitere Stufen
}
hb-card-curse = verringere eine Gefahr deiner Wahl um 1 Stufe; wenn du das tust, erhöht jeder Mitspieler die gleichfarbige Gefahr um 1 Stufe
hb-card-token-for-others = ziehe einen schwarzen Gefahren-Marker; jeder Mitspieler erhöht die gezeigte Gefahr um 1 Stufe

## Karten

hb-card-draw = { $cards ->
    [one] ziehe eine Karte von einem Zugstapel deiner Wahl
   *[other] ziehe { $cards } Karten von Zugstapeln deiner Wahl
}
hb-card-draw-discard = { hb-card-draw } und wirf danach { $discarded ->
    [one] eine Handkarte
   *[other] { $discarded } Handkarten
} ab
hb-card-draw-optional = { $cards ->
    [one] du darfst eine weitere Karte von einem Zugstapel deiner Wahl ziehen
   *[other] du darfst { $cards } weitere Karten von Zugstapeln deiner Wahl ziehen
}
hb-card-draw-colour = ziehe eine Karte vom { hb-colour-name.en } Zugstapel
hb-card-draw-from-discards = ziehe so viele Karten oben vom Ablagestapel, wie { $number }, und wirf danach ebenso viele Handkarten ab
hb-card-draw-and-act = ziehe eine Karte von einem Zugstapel deiner Wahl und führe mit ihr sofort eine Basisaktion aus
hb-card-top-of-discards-act = ziehe die oberste Karte des Ablagestapels und führe mit ihr sofort eine Basisaktion aus
hb-card-draw-sites = { $cards ->
    [one] ziehe eine Karte von einem Zugstapel deiner Wahl und lege sie als Grundstück aus, ohne einen Arbeiter abzugeben
   *[other] ziehe { $cards } Karten von Zugstapeln deiner Wahl und lege sie als Grundstücke aus, ohne Arbeiter abzugeben
}
hb-card-draw-sites-for-worker = { $cards ->
    [one] ziehe eine Karte von einem Zugstapel deiner Wahl und lege sie gegen einen gleichfarbigen Arbeiter als Grundstück aus
   *[other] ziehe { $cards } Karten von Zugstapeln deiner Wahl und lege sie gegen je einen gleichfarbigen Arbeiter als Grundstücke aus
}
hb-card-select = suche im Ablagestapel eine Karte der Kategorie { hb-category-name } heraus und errichte sie kostenfrei auf einem freien Grundstück; mische dann den Ablagestapel
hb-card-search = nimm eine Karte der Kategorie { hb-category-name } aus dem { hb-colour-name.en } Zugstapel auf die Hand; mische dann diesen Zugstapel
hb-card-search-same = nimm eine Karte der Kategorie { hb-category-name } aus dem gleichfarbigen Zugstapel auf die Hand; mische dann diesen Zugstapel
hb-card-steal-from-each = ziehe aus der Kartenhand jedes Mitspielers eine zufällige Karte
hb-card-return-buildings = nimm beliebig viele deiner Gebäude auf die Hand zurück; ihre Grundstücke bleiben liegen

## Mauer, Rathausplatz und Kirche

hb-card-build-wall = { $times ->
    [0] baue kostenfrei einen Mauerstein, ohne eine Karte einzusetzen
    [1] baue zum üblichen Preis einen Mauerstein, ohne eine Karte einzusetzen
    [2] baue zum doppelten Preis einen Mauerstein, ohne eine Karte einzusetzen
   *[other] baue zum { $times }-fachen Preis einen Mauerstein, ohne eine Karte einzusetzen
}
hb-card-advance = { $count ->
    [0] gehe kostenfrei 1 Feld auf dem Rathausplatz vor
   *[other] gehe für { hb-marks } 1 Feld auf dem Rathausplatz vor
}
hb-card-advance-without-low-dice = wenn kein Würfel eine 1 oder 2 zeigt, { $count ->
    [0] darfst du kostenfrei 1 Feld auf dem Rathausplatz vorgehen
   *[other] darfst du für { hb-marks } 1 Feld auf dem Rathausplatz vorgehen
}
hb-card-place-in-church = du darfst einen deiner Arbeiter als Geistlichen auf das gleichfarbige Kirchenfenster stellen
hb-card-move-cleric = bewege den Geistlichen dieses Durchgangs zum nächsten Kirchenfenster links oder rechts

## Andere Karten

hb-card-activate-again = aktiviere ein Gebäude der Phase III, das du in diesem Durchgang schon genutzt hast, noch einmal und zahle dafür erneut
hb-card-activate-without-workers = du darfst jedes deiner Gebäude, für das du genau einen Arbeiter abgeben müsstest, einmal ohne diesen Arbeiter aktivieren, auch wenn es schon genutzt ist
hb-card-copy-flash = aktiviere den Blitz eines Gebäudes, das einem Mitspieler gehört, als hättest du es gerade errichtet
hb-card-tuck = errichte ein gleichfarbiges Gebäude aus deiner Hand kostenfrei unter einer deiner Zoo-Karten derselben Farbe; es bringt in der Schlusswertung keine Punkte
hb-card-counts-as = dieses Gebäude zählt auch als { $categories }

## Mitspieler

hb-others-discard = jeder Mitspieler wirft { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} ab
hb-others-deactivate = jeder Mitspieler dreht einen seiner aktiven Mehrheitsmarker zurück
hb-others-give-marks = jeder Mitspieler gibt dir { hb-marks }, soweit möglich
hb-others-give-workers = jeder Mitspieler gibt dir, soweit möglich, { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
} seiner Wahl
hb-others-tear-down = jeder Mitspieler reißt einen Mauerstein ab, behält aber Statuen und Mehrheitsmarker
hb-others-go-back = jeder Mitspieler geht 1 Feld auf dem Rathausplatz zurück
hb-others-lose-building = jeder Mitspieler wirft ein Gebäude seiner Wahl ab
hb-others-lose-site = jeder Mitspieler wirft ein Grundstück seiner Wahl ab und nimmt, was darauf gebaut ist, auf die Hand zurück

## Geänderte Regeln

hb-rule-half-price = für { hb-colour-name.e } Gebäude zahlst du den halben Preis (aufgerundet)
hb-rule-building-discount = die Basisaktion „1 Gebäude errichten“ kostet dich bis zu { hb-marks } weniger
hb-rule-square-discount = auf dem Rathausplatz vorzugehen kostet dich bis zu { hb-marks } weniger, als die Würfel verlangen
hb-rule-park-marks = jede deiner Park-Karten, die dir Geld gibt, gibt dir { hb-marks } mehr
hb-rule-free-wall = die Basisaktion „1 Mauerstein bauen“ kostet dich kein Geld
hb-rule-black-die-wall = für einen Mauerstein darfst du statt des aufgedruckten Preises so viel Mark zahlen, wie der schwarze Würfel zeigt
hb-rule-square-surcharge = in Phase II zahlt jeder Mitspieler, der auf dem Rathausplatz vorgeht, so viel Mark mehr, wie der schwarze Würfel zeigt
hb-rule-ties-count = beim Überprüfen der Mehrheiten genügt dir ein Gleichstand, um deinen Marker umzudrehen, außer wenn alle 0 haben
hb-rule-fourth-strikes = bei dir wird eine Gefahr erst durch die vierte Erhöhung ausgelöst, nicht schon durch die dritte
hb-rule-prevents = immer wenn eine deiner Gefahren erhöht würde, darfst du einen gleichfarbigen Arbeiter abgeben, um das abzuwenden
hb-rule-chooses-rise = immer wenn du einen schwarzen Gefahren-Marker ziehst, erhöhst du statt der gezeigten eine Gefahr deiner Wahl
hb-rule-two-buildings = du darfst auf jedem deiner Grundstücke zwei Gebäude errichten
hb-rule-flash-twice = immer wenn du ein Gebäude mit einem Blitz errichtest, darfst du es sofort ein zweites Mal aktivieren, ohne dafür noch einmal zu zahlen
hb-rule-recolours = vor jeder Basisaktion außer „1 Gebäude errichten“ darfst du einen grauen Arbeiter abgeben: Die Karte, die du einsetzt, hat dann eine Farbe deiner Wahl

## Nichts zu tun

hb-card-nothing = keine eigene Wirkung; die Punkte zählen in der Schlusswertung
