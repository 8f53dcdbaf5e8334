city_tycoon-winner = { $count ->
    [one] { $names } is mayor of the city
   *[other] { $names } are mayors of the city together
}
city_tycoon-rule-laid = Some tiles bring points as soon as they lie there.
city_tycoon-rule-bought = Points that were bought when a tile was laid.
city_tycoon-rule-own-tiles = Points for one’s other tiles of a kind.
city_tycoon-rule-supplied = What supplied tiles brought, round after round.
city_tycoon-rule-neighbours = What good neighbors brought each other.
city_tycoon-rule-money = One point for every ten euros that are left.
