### Bruges: why the clerk would do something.

br-hint-person = It leads to { $card-name } living in one of your houses this round.
br-hint-danger = One more { br-colour-name } marker would bring you the damage ({ br-colour-threat }); this keeps it away.
br-hint-majority = It gives you more than anyone else has in the majority “{ br-majority-name }”, if nobody catches up this round.
br-hint-statue = It completes a section of your canal, and with it comes a statue of { $count } points.
br-hint-points = It brings { $count ->
    [one] { $count } point
   *[other] { $count } points
} by the end of the round.
br-hint-house = It gets you a house, and every person needs one.
br-hint-guilders = It leaves you with { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
} when the round ends.
br-hint-workers = It gets you workers, for houses and for the persons who ask for one.
br-hint-least = Nothing better can be done now; it gives away the least.
br-hint-draw-threat = With a card in { br-colour-name } you can return a { br-colour-name } marker ({ br-colour-threat }).
br-hint-draw-canal = Your canal asks for a card in { br-colour-name } next.
br-hint-draw-workers = You have no { br-colour-name } worker, and such a card can bring two.
br-hint-draw-dice = Your hand has no { br-colour-name } card yet, so one more die can serve you.
br-hint-draw-cards = Of the cards not seen yet, { br-colour-name } ones promise most.
br-hint-advance = On the next field of the reputation track you have { $count ->
    [one] { $count } point
   *[other] { $count } points
} at the end of the game.
br-hint-stay = { $count ->
    [one] You keep the guilder for what you plan this round.
   *[other] You keep your { $count } guilders for what you plan this round.
}
br-hint-close = It is a close call: another choice is worth nearly as much.
br-hint-better = By the clerk's reckoning it is worth about { $count ->
    [one] { $count } point
   *[other] { $count } points
} more than the next best choice.
