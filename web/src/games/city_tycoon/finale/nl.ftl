city_tycoon-winner = { $count ->
    [one] { $names } is burgemeester van de stad
   *[other] { $names } zijn samen burgemeester van de stad
}
city_tycoon-rule-laid = Sommige tegels brengen punten zodra ze liggen.
city_tycoon-rule-bought = Punten die bij het leggen gekocht zijn.
city_tycoon-rule-own-tiles = Punten voor andere eigen tegels van een soort.
city_tycoon-rule-supplied = Wat voorziene tegels ronde na ronde brachten.
city_tycoon-rule-neighbours = Wat goede buren elkaar brachten.
city_tycoon-rule-money = Eén punt voor elke tien euro die over zijn.
