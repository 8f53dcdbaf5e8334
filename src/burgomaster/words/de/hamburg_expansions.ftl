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
   *[other] { $tile }
}

## Die Bürgermeister

hb-ask-deal-mayor = Welches Bürgermeister-Plättchen wird gezogen?
hb-ask-mayor-side = Dein Bürgermeister ist { hb-tile-name }. Mit welcher Seite spielst du?
hb-ask-may-take-token = Für den schwarzen Würfel zieht jeder einen schwarzen Gefahren-Marker. Dein Bürgermeister muss es nicht.
hb-choice-tile-tile = Das Plättchen ist { hb-tile-name }
hb-choice-side-face = Seite { $face }
hb-choice-accept = Trotzdem einen Marker ziehen
hb-deal-mayor = { $seat-name } zieht den Bürgermeister { hb-tile-name }.
hb-choose-mayor = { $seat-name } spielt mit { hb-tile-name }, Seite { $face }.
hb-tile-works = { hb-tile-name } (Seite { $face }) wirkt für { $seat-name }.
hb-use-again = { $seat-name } nutzt { $card-name } ein zweites Mal.
hb-activated-twice-already = Du hast in diesem Durchgang schon ein Gebäude ein zweites Mal genutzt.
hb-law-mayors = Der Bürgermeister { hb-tile-name } liegt zweimal da.
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
hb-rule-ignores-black = du darfst den schwarzen Würfel ignorieren: du musst für ihn keinen Gefahren-Marker ziehen und zahlst für ihn auf dem Rathausplatz nichts
hb-card-when-constructing-free = immer wenn du ein Gebäude mit aufgedrucktem Preis 0 errichtest: { $sentence }
hb-card-when-laying-site = immer wenn du ein Grundstück auslegst: { $sentence }
hb-rule-exact-wall = ein Mauerstein kostet dich { hb-marks }, außer er wäre billiger
hb-rule-more-money = die Basisaktion „Geld nehmen“ bringt dir { hb-marks } mehr
