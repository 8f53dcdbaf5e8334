### The room of Hamburg in the browser. What the engine says of Hamburg is in src/burgomaster/words.

hamburg-house-values = The rulebook prints no values for this card; these are our own.
hamburg-card-aloud = { $name }, card { $card }, { hb-colour-name }, { hb-category-name }, costs { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hamburg-card-when = When it works: { hb-activation-name }.
hamburg-used = Used this season.
hamburg-square = City Hall Square
hamburg-square-pawn = { $name }: space { $space }.
hamburg-square-closed = No 1 or 2 rolled: closed
hamburg-statues = Statues
hamburg-none = none
hamburg-church = St. Michael's Church
hamburg-zoo-and-park = zoo and park
hamburg-window = Window { $window }: { $what }.
hamburg-window-cleric = This season's cleric is here.
hamburg-window-workers = Workers at it this season: { $count }.
hamburg-window-floor = On the floor: { $count }.
hamburg-window-counts = Each cleric below gives a point in final scoring for each of your cards here:
hamburg-rounds-left = { $count ->
    [one] { $count } round left
   *[other] { $count } rounds left
}
hamburg-alster = Binnenalster
hamburg-die = The { hb-colour-name } die shows { $pips }.
hamburg-die-waiting = The { hb-colour-name } die is not rolled yet.
hamburg-die-high = { $colour ->
    [black] A warning: it draws intrigue tokens.
   *[other] A warning: it increases its disaster.
}
hamburg-piles = Planten un Blomen: draw piles
hamburg-pile = The { hb-colour-name } draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
hamburg-discards = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hamburg-discards-order = From the top
hamburg-discards-shuffled = Beneath, shuffled
hamburg-tokens = Intrigue tokens in the burning house: { $count }
hamburg-tokens-open = Intrigue tokens drawn:
hamburg-wall-half = The { $side ->
    [left] left
   *[right] right
} half of the wall: { $built } of { $of } built.
hamburg-wall-next = Next: { hb-colour-name } for { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}.
hamburg-workers = { $count } { hb-colour-name } { $count ->
    [one] worker
   *[other] workers
}.
hamburg-level = { $disaster }: level { $level }.
hamburg-majority-active = Majority token { $majority }: active.
hamburg-majority-inactive = Majority token { $majority }: not active.
hamburg-garden = Zoo and park
hamburg-under = Under a zoo card:
hamburg-sites = Sites and buildings
hamburg-site-empty = Site { $place }, { $colour }, empty.
hamburg-site-face = Face of this site, which only you know:
hamburg-on-site = On site { $place }:
hamburg-board-of = Board of { $name }
hamburg-glance-of = { $name } at a glance
hamburg-first-player = First player
hamburg-marks = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
hamburg-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hamburg-total = { $total } with final scoring
hamburg-statues-won = Statues, in points: { $points }
hamburg-hand-of = Hand: { $count ->
    [0] no cards
    [one] { $count } card ({ $colours })
   *[other] { $count } cards ({ $colours })
}
hamburg-hand = Your hand ({ $count })
hamburg-hand-empty = No cards
hamburg-held = Drawn to be used at once:
hamburg-hand-watched = The hand of { $name } ({ $count })
hamburg-back = { hb-colour-name.with-article } card
hamburg-unseen = You have not looked at this { hb-colour-name } card yet.
hamburg-found = Found in the pile
hamburg-season-name = Season { $season }
hamburg-season = { hamburg-season-name } of { $seasons }
hamburg-round = Round { $round } of { $rounds }
hamburg-source-played = earned during the game
hamburg-site-place = Site { $place }
hamburg-pile-name = { hb-colour-name } draw pile
hamburg-workers-name = { hb-colour-name } workers
hamburg-level-name = { hb-colour-name } disaster
hamburg-die-name = { hb-colour-name } die
hamburg-wall-name = { $side ->
    [left] left
   *[right] right
} half of the wall

hamburg-short-workers = Take three workers
hamburg-short-money = Take money
hamburg-short-decrease = Decrease a disaster
hamburg-short-wall = Wall, { $side ->
    [left] left
   *[right] right
} half
hamburg-short-site = Play as a site
hamburg-short-build = Construct on site { $place }
hamburg-short-build-zoo = Construct under { $zoo }
hamburg-short-lay = Add to zoo and park
hamburg-short-discard = Discard
hamburg-short-select = Construct on site { $place }
hamburg-short-use = Use
hamburg-short-again = Use again
hamburg-short-copy = Use this card's flash
hamburg-short-back = Take back into the hand
hamburg-short-find = Take

hamburg-chip-mark = { $count } { $amount ->
    [one] mark
   *[other] marks
}
hamburg-chip-point = { $count } { $amount ->
    [one] point
   *[other] points
}
hamburg-chip-worker = { $count } { hb-colour-name } { $amount ->
    [one] worker
   *[other] workers
}
hamburg-chip-level = { $count } { $amount ->
    [one] level
   *[other] levels
} on the { hb-colour-name } disaster
hamburg-chip-card = { $count } { hb-colour-name } { $amount ->
    [one] card
   *[other] cards
}
hamburg-chip-statue = statue, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hamburg-chip-wall = { $count } { hb-colour-name } { $amount ->
    [one] wall segment
   *[other] wall segments
}
hamburg-chip-square = { $count } { $amount ->
    [one] space
   *[other] spaces
} on City Hall Square

hamburg-colour = Color
hamburg-category = Category
hamburg-activation = Activation
hamburg-cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Expansions

hamburg-expansions = { $name ->
    [mayors] The Mayors
    [statues] Hans Hummel and the Zitronenjette
    [intrigue] Special Intrigue
    [ships] The Ships
    [exchange] The Stock Exchange
    [clerics] The Cleric Tiles
   *[other] { $name }
}
hamburg-expansions-text = { $name ->
    [mayors] Everyone has a mayor and chooses which of his two abilities counts.
    [statues] For a statue you may take marks at once instead of points at the end.
    [intrigue] Some intrigue tokens bring two disasters, others a little gift.
    [ships] Ships dock in the harbor and reward those who build the city wall.
    [exchange] Prices rise and fall: a standard action costs or brings more, then less.
    [clerics] Each church window has a tile; that of the cleric's window changes the season for all.
   *[other] { "" }
}
hamburg-mayor = Mayor
hamburg-in-force = In force
hamburg-tiles = Tiles of the expansions
hamburg-best-card = The best building was “{ $card }” of { $name }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hamburg-lucky =
    The dice gave { $name } { $count ->
        [one] 1 mark
       *[other] { $count } marks
    } more than was usual at this table.
hamburg-unlucky =
    The dice gave { $name } { $count ->
        [one] 1 mark
       *[other] { $count } marks
    } less than was usual at this table.
hamburg-struck = { $count ->
    [0] No disaster struck { $name }.
    [one] One disaster struck { $name }.
   *[other] { $count } disasters struck { $name }.
}


## The story in fewer words

hamburg-told-die = { $colour ->
    [purple] purple
    [orange] orange
    [gray] gray
    [pink] pink
    [brown] brown
   *[other] black
} { $pips }
hamburg-told-dice = The dice: { $dice }.
hamburg-told-some = { $count } { $colour ->
    [purple] purple
    [orange] orange
    [gray] gray
    [pink] pink
    [brown] brown
   *[other] black
}
hamburg-told-draws = { $count ->
    [0] { $seat-name } draws { $cards }.
    [one] { $seat-name } draws a card: { $cards }.
   *[other] { $seat-name } draws { $count } cards: { $cards }.
}
hamburg-told-cards = { $seat-name } drew { $cards }.
hamburg-told-rise-all = Disasters are increased for { $names }: { $disasters }.
hamburg-told-rise-one = { $name }: { $disasters }
hamburg-told-rise = Disasters are increased. { $disasters }.
hamburg-told-step = { $seat-name } pays { $count ->
    [one] { $count } mark
   *[other] { $count } marks
} and advances to space { $space } of City Hall Square.
hamburg-told-steps = { $names } each pay { $count ->
    [one] { $count } mark
   *[other] { $count } marks
} and advance on City Hall Square.
hamburg-told-money = { $seat-name } takes { $count ->
    [one] { $count } mark
   *[other] { $count } marks
} with { $card-name }.
hamburg-told-workers = { $seat-name } takes { $count } { $colour ->
    [purple] purple
    [orange] orange
    [gray] gray
    [pink] pink
   *[other] brown
} workers with { $card-name }.
hamburg-told-lower = { $seat-name } decreases { $disaster } to level { $level } with { $card-name } and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hamburg-told-build = { $seat-name } constructs { $card-name } for { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}.
hamburg-told-lay = { $seat-name } adds { $card-name } to the zoo and park for { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}.
hamburg-told-wall = { $seat-name } builds { hb-colour-name.with-article } segment on the { hb-side-name } half of the wall with { $card-name }{ $count ->
    [0] {""}
    [one] {" "}for { $count } mark
   *[other] {" "}for { $count } marks
}.
hamburg-told-segment = { $seat-name } builds { hb-colour-name.with-article } segment on the { hb-side-name } half of the wall for { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}.
hamburg-told-decrease = { $seat-name } decreases { $disaster } to level { $level } and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hamburg-told-income = The { $die ->
    [black] black
   *[other] { hb-die }
} die brings { $seat-name } { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}.
hamburg-told-ships = Ships come to the dock: { $colours }.

## The scene

hamburg-jettes = Zitronenjettes: { $marks } marks
hamburg-garden-new = zoo and park
hamburg-workers-mine = Workers
hamburg-site-new = a new site
hamburg-wall = Wall
hamburg-ship = The { hb-colour-name } ship { $where ->
    [quay] is at the dock
   *[roadstead] is in the roadstead
}.
hamburg-ship-name = { hb-colour-name } ship
hamburg-harbour = Harbor
hamburg-exchange = Stock Exchange
hamburg-exchange-step = Of the three, the { $step ->
    [1] first
    [2] second
   *[3] third
} is in force.
hamburg-exchange-space = The price tracker is on space { $space }.
hamburg-intrigue = Intrigue
hamburg-discards-name = discard pile
hamburg-empty-site = empty site
hamburg-new-site = new site
hamburg-at-end = { $total } at the end
hamburg-caption-price = { $price ->
    [one] { $price } mark a space
   *[other] { $price } marks a space
}
hamburg-caption-michael = St. Michael's
hamburg-caption-piles = Planten un Blomen
hamburg-caption-discards = discards
hamburg-caption-exchange = Exchange
hamburg-caption-harbour = dock above, roadstead below
hamburg-majority-short = { $majority ->
    [square] Square
    [buildings] Buildings
    [wall] Wall
    [points] Points
   *[zoo] Zoo
}
hamburg-mayor-sides = Your mayor
hamburg-phase-short = { $phase ->
    [1] Draw
    [2] Dice
    [3] Actions
   *[4] Season's end
}
