### Hamburg's expansions: tiles, questions, choices, events, refusals, and what tiles do.

hb-tile-name = { $tile ->
    [petersen] Petersen
    [kirchenpauer] Kirchenpauer
    [weber] Weber
    [versmann] Versmann
    [moenckeberg] Mönckeberg
    [money] Money
    [workers] Workers
    [wall_price] Wall
    [city_hall_price] City Hall
    [building_price] Buildings
    [rounds] Actions
    [money_orange_pink_purple] Money: orange, pink, purple
    [money_gray_brown] Money: gray, brown
    [redraw] New hands
    [ships] Ships
    [workers_of_card_colour] Workers by color
    [ignored_disasters] Calm
   *[other] { $tile }
}

## The Mayors

hb-ask-deal-mayor = Which mayor tile is drawn?
hb-ask-mayor-side = Your mayor is { hb-tile-name }. Which side do you play with?
hb-ask-may-take-token = For the black die everyone draws an intrigue token. Your mayor need not.
hb-choice-tile-tile = The tile is { hb-tile-name }
hb-choice-side-face = Side { $face }
hb-choice-accept = Draw a token all the same
hb-deal-mayor = { $seat-name } draws the mayor { hb-tile-name }.
hb-choose-mayor = { $seat-name } plays with { hb-tile-name }, side { $face }.
hb-tile-works = { hb-tile-name } (side { $face }) works for { $seat-name }.
hb-use-again = { $seat-name } uses { $card-name } a second time.
hb-activated-twice-already = You have used a building a second time this season already.
hb-law-mayors = The mayor { hb-tile-name } lies there twice.
hb-tile-not-there = This player does not have the tile { $tile }.

## What tiles do, as clauses

hb-rule-start-goods = you begin with { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
} and { $workers ->
    [0] without workers
    [one] one worker of each color
   *[other] { $workers } workers of each color
}
hb-rule-hand-limit = your hand limit is { $count }
hb-rule-decrease-points = for each level by which you decrease a disaster you gain { hb-points }
hb-card-when-disaster-rises = whenever one of your disasters increases, { $effect }
hb-rule-activates-twice = once a season you may use a building (III) a second time, at its full price
hb-rule-ignores-black = you may ignore the black die: you need not draw its intrigue token, and pay nothing for it on City Hall Square
hb-card-when-constructing-free = whenever you construct a building with a printed cost of 0, { $effect }
hb-card-when-laying-site = whenever you lay a site, { $effect }
hb-rule-exact-wall = a wall segment costs you { hb-marks }, unless it would cost you less
hb-rule-more-money = the standard action “take money” brings you { hb-marks } more
