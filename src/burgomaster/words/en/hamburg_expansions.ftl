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
    [zitronenjette] Zitronenjette
    [ship] Ship
    [orange-gift] Fire, with a gift
    [pink-gift] Unrest, with a gift
    [purple-gift] Flood, with a gift
    [gray-gift] Decay, with a gift
    [brown-gift] Disease, with a gift
    [exchange] Stock exchange tile
   *[other] { $tile }
}
hb-face = { $face ->
    [a] A
    [b] B
   *[other] { $face }
}
hb-tile-side = { $tile ->
    [zitronenjette] { hb-tile-name } { $face }
    [ship] { $face ->
        [purple] Purple ship
        [orange] Orange ship
        [gray] Gray ship
        [pink] Pink ship
        [brown] Brown ship
       *[other] Black ship
    }
    [orange-gift] { hb-tile-name }
    [pink-gift] { hb-tile-name }
    [purple-gift] { hb-tile-name }
    [gray-gift] { hb-tile-name }
    [brown-gift] { hb-tile-name }
    [exchange] { hb-tile-name } { $face }
   *[other] { hb-tile-name }, side { hb-face }
}

## The Mayors

hb-ask-deal-mayor = Which mayor tile is drawn?
hb-ask-mayor-side = Your mayor is “{ hb-tile-name }”. Which side do you play with?
hb-ask-may-take-token = For the black die everyone draws an intrigue token. Your mayor lets you decline.
hb-choice-tile-tile = The tile is { hb-tile-name }
hb-choice-side-face = Side { hb-face }
hb-choice-accept = Draw a token all the same
hb-deal-mayor = { $seat-name } draws the mayor “{ hb-tile-name }”.
hb-decline-token = { $seat-name } ignores the black die and draws no intrigue token.
hb-choose-mayor = { $seat-name } plays with “{ hb-tile-name }”, side { hb-face }.
hb-tile-works = { $tile ->
    [exchange] { hb-tile-name } { $face } works for { $seat-name }.
    [petersen] “{ hb-tile-name }” works for { $seat-name }.
    [kirchenpauer] “{ hb-tile-name }” works for { $seat-name }.
    [weber] “{ hb-tile-name }” works for { $seat-name }.
    [versmann] “{ hb-tile-name }” works for { $seat-name }.
    [moenckeberg] “{ hb-tile-name }” works for { $seat-name }.
   *[other] The cleric tile “{ hb-tile-name }” works for { $seat-name }.
}
hb-sum-tile = { $tile ->
    [petersen] “{ hb-tile-name }” { $amount }
    [kirchenpauer] “{ hb-tile-name }” { $amount }
    [weber] “{ hb-tile-name }” { $amount }
    [versmann] “{ hb-tile-name }” { $amount }
    [moenckeberg] “{ hb-tile-name }” { $amount }
    [exchange] stock exchange tile { $face } { $amount }
   *[other] cleric tile “{ hb-tile-name }” { $amount }
}
hb-use-again = { $seat-name } uses { $card-name } a second time.
hb-no-second-use = A building is used once a season; a second time only with the mayor “Kirchenpauer”, side B.
hb-activated-twice-already = You have used a building a second time this season already.
hb-law-mayors = The mayor “{ hb-tile-name }” lies there twice.
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
hb-card-when-laying-site = whenever you play a site, { $effect }
hb-rule-exact-wall = a wall segment costs you { hb-marks }, unless it would cost you less
hb-rule-more-money = the standard action “take money” brings you { hb-marks } more

## Hans Hummel and the Zitronenjette

hb-ask-take-statue = Which statue do you take: Hans Hummel for { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end, or the Zitronenjette for { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
} now?
hb-choice-statue-statue = Take { hb-statue-name }
hb-statue-name = { $statue ->
    [hummel] Hans Hummel
   *[other] the Zitronenjette
}
hb-take-zitronenjette = { $seat-name } takes the Zitronenjette for { hb-marks }.
hb-law-zitronenjettes = There are only { $count } Zitronenjettes.
hb-law-two-statues = { $seat-name } cannot have more than two statues: the wall has two halves.

## Special Intrigue

hb-ask-gift = The token has a gift. { $token ->
    [orange-gift] Draw a card?
    [pink-gift] Gain a point?
    [purple-gift] Take a worker of your choice?
    [gray-gift] Gain marks?
   *[other] Decrease a disaster, but not disease, without a point?
}
hb-ask-lower-other = Decrease a disaster, but not the { hb-colour-name } one.
hb-choice-gift = Take the gift
hb-take-gift = { $seat-name } takes the gift of the token{ $token ->
    [orange-gift] : a card.
    [pink-gift] : a point.
    [purple-gift] : a worker.
    [gray-gift] : marks.
   *[other] : to decrease a disaster.
}
hb-not-this-disaster = The gift decreases any disaster but the { hb-colour-name } one.
hb-gift-when = A gift is offered right after the token that has it, and only if it does something for you.
hb-card-decrease-other = decrease a disaster other than the { hb-colour-name } one by { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}, without points

## The Ships

hb-ahead-no-ship = Use no ship
hb-ask-ship = Return { hb-colour-name.with-article } worker to use a ship?
hb-ask-take-of-one-colour = Of which color do you take the workers?
hb-ask-own-flash = Choose the building whose flash you activate.
hb-choice-ship-colour = Use the { hb-colour-name } ship
hb-ship-at-quay = The { hb-colour-name } ship comes to the dock.
hb-ships-back = The ships return to the roadstead.
hb-use-ship = { $seat-name } uses the { hb-colour-name } ship.
hb-ship-not-there = The { hb-colour-name } ship is not at the dock.
hb-ship-when = The { hb-colour-name } ship is used right after the standard action “construct one wall segment”, for a worker in the color of the card played. If no ship can be used then, you are not asked.
hb-no-own-flash = You have no building with a flash that could do something now.
hb-flash-idle = The flash of { $card-name } would do nothing now.
hb-law-ships = Ships come to the dock in phase II; before, all of them are in the roadstead.
hb-workers-of-card = { $count ->
    [one] a worker of the card's color
   *[other] { $count } workers of the card's color
}
hb-card-take-of-one-colour = take { $count } workers of one color of your choice
hb-card-draw-same-and-act = draw a card of the segment's color from its draw pile and perform a standard action with it at once
hb-card-own-flash = activate the flash of one of your buildings

## The Cleric Tiles

hb-ask-draw-cleric-tile = Which cleric tile comes into the window?
hb-ask-turn-cleric-tile = Which side of it lies up?
hb-ask-draw-from-pile = Choose the pile from which you draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
hb-ask-return-workers = Return a worker of any color.
hb-another-pile = You have drawn from the { hb-colour-name } pile already.
hb-lay-cleric-tile = In window { $window } lies the cleric tile “{ hb-tile-name }” (side { hb-face }).
hb-cleric-tile-in-force = The cleric tile “{ hb-tile-name }” (side { hb-face }) is in force.
hb-disaster-ignored = The { hb-colour-name } disaster ({ hb-colour-disaster }) is not increased this season.
hb-flip-cleric-tile = The cleric tile in window { $window } is flipped: “{ hb-tile-name }” (side { hb-face }).
hb-cleric-tiles-off = The cleric tiles are taken out of the windows before final scoring.
hb-law-cleric-tiles = The cleric tile “{ hb-tile-name }” lies there twice.

hb-rule-marks-taken = the standard action “take money” brings { hb-marks } { $way ->
    [less] less
   *[other] more
}
hb-rule-marks-taken-colours = the standard action “take money” with the { $colours } dice brings { hb-marks } { $way ->
    [less] less
   *[other] more
}
hb-rule-workers-taken-colours = the standard action “take three workers” with { $colours } cards brings { $count ->
    [one] one more worker
   *[other] { $count } more workers
} of the card's color
hb-rule-any-worker = after the standard action “take three workers”, { $way ->
    [less] return { hb-any-workers }
   *[other] take { hb-any-workers }
}
hb-rule-action-price = the standard action “{ hb-action-name }” costs { hb-marks } { $way ->
    [less] less
   *[other] more
}
hb-rule-square-change = in phase II, advancing on City Hall Square costs { hb-marks } { $way ->
    [less] less
   *[other] more
}
hb-rule-rounds = this season everyone has { $way ->
    [less] one action fewer
   *[other] one action more
}
hb-rule-ignored-colours = this season { $colours } disasters are ignored
hb-rule-redraw-each = in phase II everyone discards the whole hand and draws { $cards ->
    [one] one card
   *[other] { $cards } cards
} of each color
hb-rule-redraw-two = in phase II everyone discards the whole hand and draws { $cards } cards from one pile and { $further } from another
hb-rule-ships = this season { $way ->
    [less] no ships are active
   *[other] all ships are active
}

## The Stock Exchange

hb-ask-draw-stock-tile = Which stock exchange tile is turned up?
hb-ask-choose-workers-among = Take a worker of one of these colors.
hb-ask-return-workers-among = Return a worker of one of these colors.
hb-stock-tile-up = The stock exchange tile { $face } is turned up, green side up; the price tracker is on space 1.
hb-stock-price = The price tracker moves to space { $space }.
hb-stock-tile-turned = The price tracker moves to space { $space }; the stock exchange tile is flipped to its red side, { $face }.
hb-stock-tile-out = The price tracker is past space 6: the stock exchange tile { $face } is out of the game.
hb-stock-closed = That was the last tile: the stock exchange is closed.
hb-stock-advice = The rulebook does not recommend playing with both the stock exchange and the cleric tiles.
hb-lose-points = { $seat-name } loses { hb-points }.
hb-further-worker-short = This action also asks for { $count ->
    [one] { hb-colour-name.with-article } worker, and you have none left for it.
   *[other] { $count } { hb-colour-name } workers, and you do not have that many.
}
hb-further-worker-either = This action also asks for a worker ({ hb-wanted } or { hb-colour-name }), and you have none left for it.
hb-worker-of-another-colour = The worker must be of another color.
hb-law-stock-tiles = The stock exchange tile { $tile } lies there twice.
hb-law-stock-empty = Without a tile the price tracker is on space 1.
hb-law-stock-missing = A stock exchange tile must lie there as long as any is left.
hb-law-stock-side = With the price tracker on space { $space }, { $face } cannot lie up: odd sides lie on spaces 1 to 3, even ones on 4 to 6.

# A side changes one standard action; its three steps, as in 1 – 2 – 3, belong to the spaces of the price tracker.
hb-rule-quoted = standard action “{ hb-action-name }”: { $effect }
hb-quoted-steps = { $first } – { $second } – { $third }
hb-quoted-either = { $one } or { $other }
hb-quoted-more-marks = you take { hb-quoted-steps } marks more
hb-quoted-fewer-marks = you take { hb-quoted-steps } marks less
hb-quoted-more-workers = you take { hb-quoted-steps } more workers of the card's color
hb-quoted-price = you also pay { hb-quoted-steps } marks
hb-quoted-discount = you pay { hb-quoted-steps } marks less
hb-quoted-building-workers = you also return { hb-quoted-steps } workers of the building's color
hb-quoted-points = you gain { hb-quoted-steps } points
hb-quoted-lost-points = you lose { hb-quoted-steps } points
hb-quoted-marks = you gain { hb-quoted-steps } marks
hb-quoted-die-workers = you also take { hb-quoted-steps } workers of the die's color
hb-quoted-return-colour = you return one more worker: { hb-quoted-steps }
hb-quoted-take-colour = you take one more worker: { hb-quoted-steps }
hb-quoted-free-colour = a segment of this color costs nothing: { hb-quoted-steps }
hb-quoted-dear-colour = a segment of this color costs 1 mark more: { hb-quoted-steps }
