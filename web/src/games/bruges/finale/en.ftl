bruges-winner = { $count ->
    [one] { $names } is burgomaster of Bruges
   *[other] { $names } are burgomasters of Bruges together
}
bruges-rule-played = What everyone earned while the game went on.
bruges-rule-persons = Everyone who lives in a house is worth what is printed.
bruges-rule-houses = One point for every house.
bruges-rule-laurels = People with a wreath count by what they say.
bruges-rule-majorities = Every marker that was turned once stays turned.
bruges-rule-canal = Each side of the canal with its third field counts.
bruges-rule-statues = Whoever finished a canal first has the statue worth more.
bruges-rule-reputation = The higher on the stairs of the town hall, the more.
