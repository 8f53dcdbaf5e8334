### Das Solospiel gegen TOM

hb-season-solo = Durchgang { $season } beginnt.
hb-turn-up = { $seat-name } deckt { $card-name } auf.
hb-ask-turn-up = Welche Karte liegt oben auf dem { hb-colour-name.en } Zugstapel?
hb-no-hand = { $seat-name } hat keine Kartenhand, also kann nichts auf sie kommen.
hb-law-solo-first = Im Solospiel ist TOM immer zuerst an der Reihe: „first“ ist 2.
hb-law-solo-hand = Im Solospiel hat TOM keine Kartenhand.
hb-tom-income = Der { $die ->
    [purple] violette
    [orange] orange
    [gray] graue
    [pink] rosa
    [brown] braune
   *[other] schwarze
} Würfel bringt { $seat-name } Geld.
hb-tom-die = { $seat-name } handelt den { $die ->
    [purple] violetten
    [orange] orange
    [gray] grauen
    [pink] rosa
    [brown] braunen
   *[other] schwarzen
} Würfel ab; er zeigt { $pips }.
hb-tom-no-segment = { $why ->
    [marks] { $seat-name } kann keinen { hb-colour-name.en } Mauerstein bezahlen.
   *[other] An keinem Ende der Mauer kann { $seat-name } einen { hb-colour-name.en } Mauerstein bauen.
}
hb-tom-no-level = { $seat-name } hat keine { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) zu verringern.
hb-tom-no-site = { $why ->
    [pile] Der { hb-colour-name.e } Zugstapel ist leer, also legt { $seat-name } kein Grundstück aus.
   *[other] { $seat-name } hat keinen { hb-colour-name.en } Arbeiter für ein Grundstück.
}
hb-tom-pile-empty = Der { hb-colour-name.e } Zugstapel ist leer: { $seat-name } deckt keine Karte auf.
hb-tom-stays = { $why ->
    [dice] Kein Würfel zeigt eine 1 oder 2: { $seat-name } geht auf dem Rathausplatz nicht vor.
   *[other] Ein Schritt auf dem Rathausplatz kostet { $price } Mark; { $seat-name } hat { $marks }.
}
hb-tom-too-dear = { $card-name } kostet { $price } Mark; { $seat-name } hat { $marks }.
hb-tom-no-free-site = { $seat-name } hat kein freies Grundstück für { $card-name }.
hb-tom-skips = { $why ->
    [hand] { $seat-name } lässt { $card-name } ungenutzt: Es geht um Handkarten, und { $seat-name } hat keine.
    [worker] { $seat-name } hat keinen Arbeiter für { $card-name }.
    [nothing] { $seat-name } lässt { $card-name } ungenutzt: Es käme nichts dabei heraus.
   *[other] { $seat-name } kann { $card-name } jetzt nicht nutzen.
}
hb-tom-half = { $why ->
    [statue] { $seat-name } baut, wo eine Hälfte fertig wird und eine Statue einbringt.
    [third] { $seat-name } baut, wo es der dritte Mauerstein ist, der Punkte bringt.
    [cheaper] { $seat-name } baut den billigeren Mauerstein.
    [dearer] { $seat-name } zahlt nichts und baut den teureren Mauerstein.
   *[other] Beide Hälften sind gleich: { $seat-name } baut links.
}
hb-tom-why = { $why ->
    [highest-level] { $seat-name } wählt die höchste Gefahrenstufe; unter gleichen die erste in der Reihenfolge der Würfel.
    [lowest-level] { $seat-name } wählt die niedrigste Gefahrenstufe; unter gleichen die erste in der Reihenfolge der Würfel.
    [most-workers] { $seat-name } wählt die Farbe mit den meisten Arbeitern; unter gleichen die erste in der Reihenfolge der Würfel.
    [fewest-workers] { $seat-name } wählt die Farbe mit den wenigsten Arbeitern; unter gleichen die erste in der Reihenfolge der Würfel.
    [highest-die] { $seat-name } wählt die Farbe des höchsten Würfels; unter gleichen die erste in der Reihenfolge der Würfel.
    [own-colour] { $seat-name } zieht vom Stapel in der Farbe des Gebäudes, sonst vom ersten in der Reihenfolge der Würfel.
    [fire-first] Bei { $seat-name } wird zuerst der Brand ausgelöst, damit eine Überschwemmung ein freies Grundstück trifft.
    [dice-order] Bei { $seat-name } werden die Gefahren in der Reihenfolge der Würfel ausgelöst.
    [cheapest-building] { $seat-name } gibt das billigste Gebäude her; unter gleichen das am weitesten links.
    [empty-site] { $seat-name } gibt das freie Grundstück her, das am weitesten links liegt.
    [cheapest-site] { $seat-name } hat kein freies Grundstück und gibt das mit dem billigsten Gebäude her.
    [fewest-points] { $seat-name } wählt das Mauerende, das am wenigsten Punkte kostet, sonst das linke.
    [won-back] { $seat-name } gibt eine Mehrheit her, die jetzt gleich wieder gewonnen würde.
    [first-active] { $seat-name } würde jetzt keine Mehrheit zurückgewinnen und gibt die erste her.
    [most-points] { $seat-name } wählt die Karte mit den meisten aufgedruckten Punkten.
    [more-cards] { $seat-name } stellt den Geistlichen in das Fenster, das mehr Karten der eigenen Auslage wertet.
    [best] { $seat-name } wählt, was am meisten bringt: Punkte, Punkte am Ende, Mark, Arbeiter; unter gleichen das am weitesten links.
    [leftmost] { $seat-name } geht von links nach rechts vor.
    [strikes] { $seat-name } wendet die Erhöhung ab, denn die Gefahr würde ausgelöst.
    [not-strikes] { $seat-name } nimmt die Erhöhung hin, denn die Gefahr wird noch nicht ausgelöst.
    [advances] { $seat-name } geht immer vor, wenn das Geld reicht.
    [free-gift] { $seat-name } nimmt die Arbeiter, bevor die Gefahren erhöht werden.
    [nothing-in-it] { $seat-name } verzichtet: Es käme nichts dabei heraus.
    [never-buys] { $seat-name } kauft keine Arbeiter.
    [never-church] { $seat-name } stellt nie einen Arbeiter in die Kirche.
    [statue-points] { $seat-name } nimmt Hans Hummel: Seine Punkte sind nicht weniger wert als ein Drittel der Mark.
    [statue-marks] { $seat-name } nimmt die Zitronenjette: Ein Drittel ihrer Mark ist mehr wert als die Punkte.
    [gift] { $seat-name } nimmt, was es gibt.
    [ignored] { $seat-name } belässt es bei der gezogenen Gefahr, die in diesem Durchgang nicht zählt.
    [gift-later] { $seat-name } nimmt die Arbeiter nach den Gefahren: Keiner wird gebraucht, um eine abzuwenden.
    [strikes-little] { $seat-name } lässt die Gefahr zu: Sie nimmt nicht mehr, als der Arbeiter kosten würde.
   *[other] { $seat-name } nutzt den Blitz ein zweites Mal.
}
