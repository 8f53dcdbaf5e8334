### Die Texte der Karten von Hamburg, zusammengesetzt aus den Zeilen, die das Spiel ausführt.
### Die meisten Einträge sind Satzteile: Sie beginnen klein und enden ohne Punkt.
### $effect ist so ein Satzteil, $sentence derselbe mit großem Anfangsbuchstaben; $per und $condition stehen weiter unten.

## Wie Satzteile zusammenkommen

card-priced = für { $price }: { $sentence }
card-after-action = nach jeder Basisaktion „{ action-name }“: { $sentence }
card-after-action-colour = nach jeder Basisaktion „{ action-name }“ { $action ->
    [money] mit dem { colour-name.en } Würfel
   *[other] in der Farbe { colour-name }
}: { $sentence }
card-when-advancing = immer wenn du auf dem Rathausplatz vorgehst: { $sentence }
card-when-drawing-token = immer wenn du einen schwarzen Gefahren-Marker ziehst: { $sentence }
card-when-other-builds = immer wenn ein Mitspieler ein Gebäude errichtet: { $sentence }
card-when-other-walls = immer wenn ein Mitspieler einen Mauerstein baut: { $sentence }
card-when-winning-majority = immer wenn du einen Mehrheitsmarker auf die aktive Seite drehst: { $sentence }

list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }

## Arbeiter, Mark und Punkte

# Eine von mehreren Farben in einer Aufzählung; auf die Aufzählung folgt das Wort „Arbeiter“.
one-coloured = einen { colour-name.en }
coloured-workers = { $colours } Arbeiter
same-worker = einen gleichfarbigen Arbeiter
any-workers = { $count ->
    [one] einen Arbeiter deiner Wahl
   *[other] { $count } Arbeiter deiner Wahl
}
marks = { $count } Mark
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Was gezählt wird

per-buildings = für jedes deiner Gebäude der Kategorie { category-name }
per-all-buildings = für jedes deiner Gebäude
per-categories = für jede Kategorie, in der du ein Gebäude hast
per-sites = { $group ->
    [1] für jedes deiner { colour-name.en } Grundstücke
   *[other] für je { $group } deiner { colour-name.en } Grundstücke
}
per-site-colours = für jede Farbe, in der du ein Grundstück hast
per-wall-segments = { $group ->
    [1] für jeden deiner Mauersteine
   *[other] für je { $group } deiner Mauersteine
}
per-third-segments-and-statues = für jede deiner Mauerhälften, deren dritter Abschnitt bebaut ist, und für jede deiner Statuen
per-majorities = für jeden deiner aktiven Mehrheitsmarker
per-workers = { $group ->
    [1] für jeden deiner Arbeiter
   *[other] für je { $group } deiner Arbeiter
}
per-worker-colours = für jede Farbe, in der dir ein Arbeiter bleibt
per-worker-sets = für jedes Arbeiter-Set, das dir bleibt (je ein Arbeiter jeder Farbe)
per-raised-levels = für jede deiner erhöhten Gefahren-Stufen
per-raised-disasters = für jede deiner Gefahren, die um mindestens 1 Stufe erhöht ist
per-square-points = für jeden Punkt, den dein Feld auf dem Rathausplatz zeigt
per-dice-showing = für jeden Würfel, der eine { $result } zeigt
per-different-results = für jede Zahl, die auf den sechs Würfeln vorkommt

if-die-shows = der { colour-name.e } Würfel eine { $results } zeigt
if-dice-sum-at-most = alle sechs Würfel zusammen höchstens { $sum } zeigen
if-dice-sum-at-least = alle sechs Würfel zusammen mindestens { $sum } zeigen
if-all-site-colours = deine Grundstücke alle fünf Farben zeigen
as-die = der { colour-name.e } Würfel zeigt
as-most-common = die Zahl angibt, die auf den sechs Würfeln am häufigsten vorkommt (bei Gleichstand nichts)

## Erhalten

card-gain = erhalte { $goods }
card-gain-per = erhalte { $goods } { $per }
card-gain-if = erhalte { $goods }, wenn { $condition }
card-gain-as = erhalte so { $goods ->
    [points] viele Punkte
   *[marks] viel Mark
}, wie { $number }
card-gain-die = erhalte so viel Mark, wie der gleichfarbige Würfel zeigt
card-score-per = erhalte in der Schlusswertung { $goods } { $per }
card-score-if = erhalte in der Schlusswertung { $goods }, wenn { $condition }
card-score-statue = in der Schlusswertung zählt deine wertvollste Statue { $points ->
    [one] doppelt
   *[other] noch { $points } weitere Male
}
card-matching-workers = erhalte für jeden Würfel, der dieselbe Zahl zeigt wie der schwarze, einen gleichfarbigen Arbeiter
card-workers-for-ones = erhalte für jeden farbigen Würfel, der eine 1 zeigt, einen gleichfarbigen Arbeiter; zeigt der schwarze Würfel eine 1, erhalte dafür einen Arbeiter deiner Wahl
card-worker-of-each-colour = erhalte ein Arbeiter-Set, soweit der Vorrat dafür reicht
card-buy-workers = { $most ->
    [one] kaufe einen Arbeiter deiner Wahl für { marks }
   *[other] kaufe bis zu { $most } Arbeiter deiner Wahl für je { marks }
}
card-return-different = gib von bis zu fünf Farben je einen Arbeiter ab; erhalte für jeden von ihnen 1 Mark und 1 Punkt
card-exchange = tausche beliebig viele deiner Arbeiter gegen Arbeiter anderer Farben um
card-tribute = gib jedem Mitspieler 1 Mark, soweit dein Geld reicht; jeder, der sie erhält, gibt dir 1 Punkt

## Gefahren

levels = { $limit ->
    [up-to] bis zu { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    }
   *[exactly] { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    }
}
card-decrease-any = verringere eine Gefahr deiner Wahl um { levels }
card-decrease-several = verringere Gefahren deiner Wahl um insgesamt { levels }
card-decrease-per = verringere Gefahren deiner Wahl um { levels } { $per }
card-decrease-colour = verringere die { colour-name.e } Gefahr um { levels }
card-decrease-same = verringere die gleichfarbige Gefahr um { levels }
card-decrease-more = verringere die gleichfarbige Gefahr um { $levels ->
    [one] eine weitere Stufe
   *[other] { $levels } weitere Stufen
}
card-curse = verringere eine Gefahr deiner Wahl um 1 Stufe; wenn du das tust, erhöht jeder Mitspieler die gleichfarbige Gefahr um 1 Stufe
card-token-for-others = ziehe einen schwarzen Gefahren-Marker; jeder Mitspieler erhöht die gezeigte Gefahr um 1 Stufe

## Karten

card-draw = { $cards ->
    [one] ziehe eine Karte von einem Zugstapel deiner Wahl
   *[other] ziehe { $cards } Karten von Zugstapeln deiner Wahl
}
card-draw-discard = { card-draw } und wirf danach { $discarded ->
    [one] eine Handkarte
   *[other] { $discarded } Handkarten
} ab
card-draw-optional = { $cards ->
    [one] du darfst eine weitere Karte von einem Zugstapel deiner Wahl ziehen
   *[other] du darfst { $cards } weitere Karten von Zugstapeln deiner Wahl ziehen
}
card-draw-colour = ziehe eine Karte vom { colour-name.en } Zugstapel
card-draw-from-discards = ziehe so viele Karten oben vom Ablagestapel, wie { $number }, und wirf danach ebenso viele Handkarten ab
card-draw-and-act = ziehe eine Karte von einem Zugstapel deiner Wahl und führe mit ihr sofort eine Basisaktion aus
card-top-of-discards-act = ziehe die oberste Karte des Ablagestapels und führe mit ihr sofort eine Basisaktion aus
card-draw-sites = { $cards ->
    [one] ziehe eine Karte von einem Zugstapel deiner Wahl und lege sie als Grundstück aus, ohne einen Arbeiter abzugeben
   *[other] ziehe { $cards } Karten von Zugstapeln deiner Wahl und lege sie als Grundstücke aus, ohne Arbeiter abzugeben
}
card-draw-sites-for-worker = { $cards ->
    [one] ziehe eine Karte von einem Zugstapel deiner Wahl und lege sie gegen einen gleichfarbigen Arbeiter als Grundstück aus
   *[other] ziehe { $cards } Karten von Zugstapeln deiner Wahl und lege sie gegen je einen gleichfarbigen Arbeiter als Grundstücke aus
}
card-select = suche im Ablagestapel eine Karte der Kategorie { category-name } heraus und errichte sie kostenfrei auf einem freien Grundstück; mische dann den Ablagestapel
card-search = nimm eine Karte der Kategorie { category-name } aus dem { colour-name.en } Zugstapel auf die Hand; mische dann diesen Zugstapel
card-search-same = nimm eine Karte der Kategorie { category-name } aus dem gleichfarbigen Zugstapel auf die Hand; mische dann diesen Zugstapel
card-steal-from-each = ziehe aus der Kartenhand jedes Mitspielers eine zufällige Karte
card-return-buildings = nimm beliebig viele deiner Gebäude auf die Hand zurück; ihre Grundstücke bleiben liegen

## Mauer, Rathausplatz und Kirche

card-build-wall = { $times ->
    [0] baue kostenfrei einen Mauerstein, ohne eine Karte einzusetzen
    [1] baue zum üblichen Preis einen Mauerstein, ohne eine Karte einzusetzen
    [2] baue zum doppelten Preis einen Mauerstein, ohne eine Karte einzusetzen
   *[other] baue zum { $times }-fachen Preis einen Mauerstein, ohne eine Karte einzusetzen
}
card-advance = { $count ->
    [0] gehe kostenfrei 1 Feld auf dem Rathausplatz vor
   *[other] gehe für { marks } 1 Feld auf dem Rathausplatz vor
}
card-advance-without-low-dice = wenn kein Würfel eine 1 oder 2 zeigt, { $count ->
    [0] darfst du kostenfrei 1 Feld auf dem Rathausplatz vorgehen
   *[other] darfst du für { marks } 1 Feld auf dem Rathausplatz vorgehen
}
card-place-in-church = du darfst einen deiner Arbeiter als Geistlichen auf das gleichfarbige Kirchenfenster stellen
card-move-cleric = bewege den Geistlichen dieses Durchgangs zum nächsten Kirchenfenster links oder rechts

## Andere Karten

card-activate-again = aktiviere ein Gebäude der Phase III, das du in diesem Durchgang schon genutzt hast, noch einmal und zahle dafür erneut
card-activate-without-workers = du darfst jedes deiner Gebäude, für das du genau einen Arbeiter abgeben müsstest, einmal ohne diesen Arbeiter aktivieren, auch wenn es schon genutzt ist
card-copy-flash = aktiviere den Blitz eines Gebäudes, das einem Mitspieler gehört, als hättest du es gerade errichtet
card-tuck = errichte ein gleichfarbiges Gebäude aus deiner Hand kostenfrei unter einer deiner Zoo-Karten derselben Farbe; es bringt in der Schlusswertung keine Punkte
card-counts-as = dieses Gebäude zählt auch als { $categories }

## Mitspieler

others-discard = jeder Mitspieler wirft { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} ab
others-deactivate = jeder Mitspieler dreht einen seiner aktiven Mehrheitsmarker zurück
others-give-marks = jeder Mitspieler gibt dir { marks }, soweit möglich
others-give-workers = jeder Mitspieler gibt dir, soweit möglich, { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
} seiner Wahl
others-tear-down = jeder Mitspieler reißt einen Mauerstein ab, behält aber Statuen und Mehrheitsmarker
others-go-back = jeder Mitspieler geht 1 Feld auf dem Rathausplatz zurück
others-lose-building = jeder Mitspieler wirft ein Gebäude seiner Wahl ab
others-lose-site = jeder Mitspieler wirft ein Grundstück seiner Wahl ab und nimmt, was darauf gebaut ist, auf die Hand zurück

## Geänderte Regeln

rule-half-price = für { colour-name.e } Gebäude zahlst du den halben Preis (aufgerundet)
rule-building-discount = die Basisaktion „1 Gebäude errichten“ kostet dich bis zu { marks } weniger
rule-square-discount = auf dem Rathausplatz vorzugehen kostet dich bis zu { marks } weniger, als die Würfel verlangen
rule-park-marks = jede deiner Park-Karten, die dir Geld gibt, gibt dir { marks } mehr
rule-free-wall = die Basisaktion „1 Mauerstein bauen“ kostet dich kein Geld
rule-black-die-wall = für einen Mauerstein darfst du statt des aufgedruckten Preises so viel Mark zahlen, wie der schwarze Würfel zeigt
rule-square-surcharge = in Phase II zahlt jeder Mitspieler, der auf dem Rathausplatz vorgeht, so viel Mark mehr, wie der schwarze Würfel zeigt
rule-ties-count = beim Überprüfen der Mehrheiten genügt dir ein Gleichstand, um deinen Marker umzudrehen, außer wenn alle 0 haben
rule-fourth-strikes = bei dir wird eine Gefahr erst durch die vierte Erhöhung ausgelöst, nicht schon durch die dritte
rule-prevents = immer wenn eine deiner Gefahren erhöht würde, darfst du einen gleichfarbigen Arbeiter abgeben, um das abzuwenden
rule-chooses-rise = immer wenn du einen schwarzen Gefahren-Marker ziehst, erhöhst du statt der gezeigten eine Gefahr deiner Wahl
rule-two-buildings = du darfst auf jedem deiner Grundstücke zwei Gebäude errichten
rule-flash-twice = immer wenn du ein Gebäude mit einem Blitz errichtest, darfst du es sofort ein zweites Mal aktivieren, ohne dafür noch einmal zu zahlen
rule-recolours = vor jeder Basisaktion außer „1 Gebäude errichten“ darfst du einen grauen Arbeiter abgeben: Die Karte, die du einsetzt, hat dann eine Farbe deiner Wahl

## Nichts zu tun

card-zoo = keine eigene Wirkung; die Punkte zählen in der Schlusswertung
