hamburg-winner = { $count ->
    [one] { $names } is mayor of Hamburg
   *[other] { $names } are mayors of Hamburg together
}
hamburg-rule-played = What everyone earned in eight seasons.
hamburg-rule-cards = Every building, animal and park is worth what is printed on it.
hamburg-rule-laurels = Buildings with a wreath count by what they say.
hamburg-rule-majorities = Every majority that was won once stays won.
hamburg-rule-thirds = Each half of the wall with its third segment counts.
hamburg-rule-statues = Whoever finished half a wall first has the statue worth more.
hamburg-rule-clerics = One point for every card in a color whose cleric stands on the floor of St. Michael’s.
hamburg-rule-square = The higher on City Hall Square, the more.
