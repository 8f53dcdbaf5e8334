### City Tycoon: names, questions, choices, events, refusals and the texts of tiles.

## Names

ct-district-name = { $district ->
    [residential] residential district
    [industry] industrial district
    [entertainment] entertainment district
    [shopping] shopping district
    [landmark] landmark
   *[other] { $district }
}

ct-cube-name = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[other] { $colour }
}

ct-kind-name = { $kind ->
    [solar] solar plant
    [steam] steam plant
    [wind] wind plant
    [water] hydro plant
   *[other] { $kind }
}

ct-plant-name = { $plant ->
    [start-solar] the start tile's solar plant
    [start-wind] the start tile's wind plant
    [red-1] red plant I
    [red-2] red plant II
    [red-3] red plant III
    [red-4] red plant IV
    [red-5] red plant V
    [red-6] red plant VI
    [blue-1] blue plant I
    [blue-2] blue plant II
    [blue-3] blue plant III
    [blue-4] blue plant IV
    [blue-5] blue plant V
    [blue-6] blue plant VI
   *[other] { $plant }
}
    .start = { $plant ->
        [start-solar] The start tile's solar plant
        [start-wind] The start tile's wind plant
        [red-1] Red plant I
        [red-2] Red plant II
        [red-3] Red plant III
        [red-4] Red plant IV
        [red-5] Red plant V
        [red-6] Red plant VI
        [blue-1] Blue plant I
        [blue-2] Blue plant II
        [blue-3] Blue plant III
        [blue-4] Blue plant IV
        [blue-5] Blue plant V
        [blue-6] Blue plant VI
       *[other] { $plant }
    }
ct-plant-plain = { ct-plant-name }

ct-side-name = { $side ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[other] { $side }
}

ct-letter-name = { $letter ->
    [n] n
    [e] e
    [s] s
    [w] w
   *[other] { $letter }
}

ct-landscape-name = { $kind ->
    [land] a land tile
    [water] a water tile
   *[other] { $kind }
}

ct-piece-name = { $piece ->
    [land] land
    [water] water
    [start] start tile
    [tile] city tile
    [solar] solar plant
    [steam] steam plant
    [wind] wind plant
    [hydro] hydro plant
   *[other] { $piece }
}

# What the parts of the table are called where they are listed.
ct-view-name = { $name ->
    [seat] player
    [money] money
    [yellow] yellow cubes
    [points] points
    [total] points with money
    [hand] hand
    [picked] has chosen
    [pick] chosen
    [gone] sold and discarded
    [tiles] tiles in the city
    [remembered-tiles] tiles
    [tile] tile
    [plants] plants
    [plant] plant
    [land] own land tiles
    [passed] has passed
    [cell] cell
    [supplied] supplied (demand)
    [supplies] supplying now
    [demand] demand
    [possible] possible
    [cost] cost
    [payments] paid to
    [other_payees] others could be paid
    [income] income
    [neighbours] from neighbors
    [euro] euros
    [order] order of play
    [round] round
    [rounds] rounds
    [phase] phase
    [turn] passes or actions done
    [closed] closed sides
    [city] city
    [free] free cells
    [pack] your pack
    [remembered] seen in packs passed on
    [seats] taken by, or can be
    [stacks] plants to be built
    [left] left
    [sides] sides
    [kind] kind
    [cubes] cubes
    [supply] supply
    [red] red cubes
    [blue] blue cubes
    [landscapes] landscape tiles left
    [owner] owner
    [district] district
    [full] cubes when full
    [refills] is refilled
    [arrows] bonuses between neighbors
    [to] for
    [gain] gain
    [start_bonus] bonus of the gray quarters
    [closed_cells] closed cells
    [coming] all still to come
    [passes_to] your pack goes to
    [comes_from] your next pack comes from
    [next_order] order of play next round
    [turns] passes or actions in all
    [undealt] tiles not dealt
    [needs] your cubes a round
    [have] you have
    [asked] asked for
    [hand_cost] cost of all tiles in hand
   *[other] { $name }
}
ct-view-none = { $name ->
    [seat] bank
    [owner] nobody
    [cost] no route
   *[other] –
}

ct-phase-name = { $phase ->
    [1] Phase I: order of play
    [2] Phase II: choosing tiles
    [3] Phase III: building the city
    [4] Phase IV: supplying tiles
    [5] Phase V: tidying up
   *[other] { $phase }
}

ct-source-name = { $source ->
    [laid] tiles laid
    [bought] points bought
    [own-tiles] own tiles and plants
    [supplied] tiles supplied
    [neighbours] neighboring tiles
    [money] money left
    [start] start money
    [sale] tile sold
   *[other] { $source }
}
    .of-one = { $source ->
        [laid] tile laid
        [supplied] tile supplied
       *[other] { ct-source-name }
    }

ct-euros = { $count ->
    [one] 1 euro
   *[other] { $count } euros
}
ct-price = { $price ->
    [one] 1 euro
   *[other] { $price } euros
}

# The names of the standard data set; a test keeps them equal to its names.csv.
ct-tile-title = { $tile ->
    [1] Allotment Gardens
    [2] Brook Lane
    [3] Workers' Row
    [4] Mill Pond Houses
    [5] Old Town Alley
    [6] Garden Suburb
    [7] Sawmill
    [8] Tannery
    [9] Brickworks
    [10] Foundry
    [11] Dye Works
    [12] Potter's Yard
    [13] Tea Garden
    [14] Boathouse
    [15] Open-air Stage
    [16] Ballroom
    [17] Lido
    [18] Skittle Alley
    [19] Bakery Corner
    [20] Market Hall
    [21] Fish Stalls
    [22] Drapers' Street
    [23] Arcade
    [24] Spice Shop
    [25] Fountain Square
    [26] Clock Tower
    [27] Town Gate
    [28] Old Bridge
    [29] Chapel
    [30] Village Green
    [31] Courtyard Blocks
    [32] Canal Houses
    [33] Terraced Houses
    [34] Riverside Villas
    [35] Green Estate
    [36] Harbor Lofts
    [37] Steelworks
    [38] Paper Mill
    [39] Textile Mill
    [40] Machine Shop
    [41] Brewery
    [42] Warehouse
    [43] Variety Theater
    [44] Pleasure Steamer
    [45] Fairground
    [46] Race Course
    [47] Opera Cellar
    [48] Ice Rink
    [49] Department Store
    [50] Quayside Shops
    [51] Delicatessen
    [52] Flea Market
    [53] Fashion House
    [54] Jeweler
    [55] Cathedral
    [56] Merchants' Column
    [57] People's Park
    [58] Old Palace
    [59] Lighthouse
    [60] Botanical Garden
    [61] Tenement Block
    [62] Water Quarter
    [63] Satellite Town
    [64] Student Housing
    [65] Penthouse Tower
    [66] Model Housing Estate
    [67] Car Plant
    [68] Shipyard
    [69] Chemical Works
    [70] Precision Works
    [71] Rail Yard
    [72] Bottling Plant
    [73] Cinema Palace
    [74] Water Park
    [75] Amusement Park
    [76] Casino
    [77] Stadium
    [78] Concert Club
    [79] Shopping Mall
    [80] Boulevard
    [81] Floating Market
    [82] Trade Fair
    [83] Auction House
    [84] Antique Row
    [85] City Museum
    [86] Memorial Park
    [87] Triumphal Arch
    [88] Suspension Bridge
    [89] Guildhall
    [90] Observatory
    [91] High-rise Estate
    [92] Lakeside Homes
    [93] Marina Apartments
    [94] Eco District
    [95] Embassy Quarter
    [96] Skyline Quarter
    [97] Science Park
    [98] Aircraft Works
    [99] Container Port
    [100] Desalination Plant
    [101] Chip Factory
    [102] Logistics Hub
    [103] Festival Grounds
    [104] Aquarium
    [105] Olympic Arena
    [106] Grand Opera
    [107] Jazz Quarter
    [108] Regatta Course
    [109] Luxury Gallery
    [110] Designer Outlet
    [111] Megastore
    [112] Night Market
    [113] Plaza
    [114] Flower Hall
    [115] Hall of Fame
    [116] Steam Museum
    [117] Mill Museum
    [118] Skyscraper
    [119] World Exhibition
    [120] New City Hall
   *[other] { $tile }
}
ct-tile-name = { ct-tile-title } ({ $tile })
# In a sentence a name stands between quotation marks: a title, which is never inflected.
ct-tile-quoted = “{ ct-tile-title }” ({ $tile })
# Where numbers say nothing to anyone: in questions and choices.
ct-tile-said = “{ ct-tile-title }”

## Questions

ct-ask-order = Who is number { $place } in the order of play?
ct-ask-close = On which side of the start tile may nothing be built?
ct-ask-deal = Which three tiles of round { $round } are dealt to { $seat-name }?
ct-ask-pick = { $left ->
    [one] Which tile do you keep? It is the last one of this pack.
   *[other] Which tile do you keep? There are { $left } in this pack; the others are passed to the left.
}
ct-ask-build = Action { $action } of { $actions }: lay a tile, build a plant or sell a tile.
ct-ask-discard = Which tile do you discard for the { ct-kind-name }?
ct-ask-end-turn = End your turn.
ct-ask-place-tile = Where do you lay { ct-tile-said }?
ct-ask-place-plant = Where do you build the { ct-kind-name }?
ct-ask-landscape = Where do you lay the landscape tiles? Left: land { $land }, water { $water }.{ $land ->
    [0] { $water ->
        [1] {""}
       *[other] {" "}{ ct-landscape-turns }
    }
    [1] { $water ->
        [0] {""}
       *[other] {" "}{ ct-landscape-turns }
    }
   *[other] {" "}{ ct-landscape-turns }
}
ct-landscape-turns = Land first, then water, clockwise from the north.
ct-ask-buy = How many points do you buy with { ct-tile-said }?
ct-ahead-sell = Sell my last tile
ct-ahead-pass = Supply nothing more: pass
ct-ask-supply = Supply one of your tiles, or pass.
# Said before someone passes; $euro is what is left after all costs, and may be less than nothing.
ct-pass-warning = { $tiles ->
    [one] You could still gain by supplying { ct-tile-said }: { ct-left-over }.
   *[other] You could still gain by supplying { $tiles } tiles, most by { ct-tile-said }: { ct-left-over }.
}
ct-left-over = { $euro ->
    [one] { $euro } euro
   *[other] { $euro } euros
}{ $points ->
    [0] {""}
    [one] {" "}and 1 point
   *[other] {" "}and { $points } points
} after all costs
ct-ask-plant = Which plant does the { ct-cube-name } cube for { ct-tile-said } come from? (cube { $cube }){ $more ->
    [0] {""}
   *[other] {" "}Choose the cheapest plant first.
}
ct-ask-way = Whom do you pay for the route from { ct-plant-name } to { ct-tile-said }? All these routes cost the same.

## Choices

ct-choice-place-seat = { $seat-name } is next
ct-choice-close-side = Close the { ct-side-name } side
ct-choice-deal-one-two-three = Deal tiles { $one }, { $two } and { $three }
ct-choice-pick-tile = Keep { ct-tile-said }
ct-choice-lay-tile = Lay { ct-tile-said }
ct-choice-sell-tile = Sell { ct-tile-said }
ct-choice-discard-tile = Discard { ct-tile-said }
ct-choice-build-kind = Build a { ct-kind-name }
ct-choice-at-x-y = Cell { $rest }
ct-choice-land-x-y = Land on cell { $rest }
ct-choice-water-x-y = Water on cell { $rest }
ct-choice-buy-points = { $points ->
    [0] Buy nothing
    [one] Buy 1 point
   *[other] Buy { $points } points
}
ct-choice-supply-tile-demand = Supply { ct-tile-said }, demand { $demand }
ct-choice-from-plant = From { ct-plant-name }
ct-choice-pay-one-two-three-four-five = Pay:{ $one ->
    [0] {""}
   *[other] {" "}{ $one } euros to { $one-name },
}{ $two ->
    [0] {""}
   *[other] {" "}{ $two } euros to { $two-name },
}{ $three ->
    [0] {""}
   *[other] {" "}{ $three } euros to { $three-name },
}{ $four ->
    [0] {""}
   *[other] {" "}{ $four } euros to { $four-name },
}{ $five ->
    [0] {""}
   *[other] {" "}{ $five } euros to { $five-name },
} the rest to the bank
ct-choice-pass = Pass for this round
ct-choice-stuck = Nothing can be supplied
ct-choice-end = End the turn

## Events

ct-placed = { $seat-name } is number { $place } in the order of play.
ct-closed = Nothing may be built on the { ct-side-name } side of the start tile.
ct-round = Round { $round } begins.
ct-dealt = { $seat-name } is dealt three tiles.
ct-dealt-tiles = { $seat-name } is dealt { $tile1-name }, { $tile2-name } and { $tile3-name }.
ct-picked = { $seat-name } keeps a tile.
ct-picked-tile = { $seat-name } keeps { ct-tile-quoted }.
ct-sold = { $seat-name } sells a tile.
ct-sold-tile = { $seat-name } sells { ct-tile-quoted }.
ct-laid = { $seat-name } lays { ct-tile-quoted } at { $cell }.
ct-built = { $seat-name } builds a { ct-kind-name } ({ ct-plant-name }) at { $cell }.
ct-landscape = { $seat-name } lays { ct-landscape-name } at { $cell }.
ct-gain-money = { $seat-name } takes { ct-euros } ({ ct-source-name.of-one }).
ct-pay-bank = { $seat-name } pays { ct-euros } to the bank.
ct-pay-seat = { $seat-name } pays { ct-euros } to { $victim-name }.
ct-gain-points = { $seat-name } gains { $count ->
    [one] 1 point
   *[other] { $count } points
} ({ ct-source-name.of-one }).
ct-gain-yellow = { $seat-name } takes { $count ->
    [one] 1 yellow cube
   *[other] { $count } yellow cubes
} ({ ct-source-name.of-one }).
ct-supplied = { $seat-name } supplies { ct-tile-quoted }{ $price ->
    [0] {" "}at no cost
   *[other] {""}
}{ $demand ->
    [0] {""}
   *[other] , demand { $demand }
}.
ct-passed = { $seat-name } passes.
ct-tidied = After round { $round }: cubes used are put back, solar and wind plants refilled.

## Refusals

ct-seat-not-to-place = { $seat-name } has a place already, or does not play.
ct-side-closed-already = The { ct-side-name } side is closed already.
ct-deal-order = Name three different tiles, the smallest number first.
ct-not-in-stack = { ct-tile-quoted } is not in the stack of round { $round }.
ct-not-in-pack = { ct-tile-quoted } is not in your pack.
ct-not-in-hand = { ct-tile-quoted } is not in your hand.
ct-tile-too-dear = The tile costs { ct-price }; you have only { $money }.
ct-plant-too-dear = The { ct-kind-name } costs { ct-price }; you have only { $money }.
ct-no-plants = There is no plant left that could be built as a { ct-kind-name }.
ct-cell-taken = Something lies at { $cell } already.
ct-cell-closed = Nothing may be built at { $cell }: that side of the start tile is closed.
ct-cell-apart = { $cell } is not next to the city.
ct-landscape-apart = { $cell } is not free, or not next to the tile at { $tile }.
ct-landscape-order = That does not fit now: land comes first, then water, and cells in the order offered (left: land { $land }, water { $water }).
ct-points-too-dear = That costs { ct-price }; you have only { $money }.
ct-points-not-sold = { $points ->
    [one] 1 point is not for sale here.
   *[other] { $points } points are not for sale here.
}
ct-not-own-tile = { ct-tile-quoted } is not a tile of yours in the city.
ct-supplied-already = { ct-tile-quoted } was supplied in this round already.
ct-no-such-demand = { $demands ->
    [0] { ct-tile-quoted } has no demand.
    [one] { ct-tile-quoted } has only 1 demand.
   *[other] { ct-tile-quoted } has only { $demands } demands.
}
ct-yellow-short = That takes { $wanted ->
    [one] 1 yellow cube
   *[other] { $wanted } yellow cubes
}, but you have { $found }.
ct-cubes-short = Too few cubes can reach { ct-tile-quoted }: it takes { $red ->
    [0] { ct-asks-blue }
   *[other] { $blue ->
        [0] { ct-asks-red }
       *[other] { ct-asks-red-blue }
    }
}.
ct-supply-too-dear = The cheapest route costs { ct-price }; you have only { $money }.
ct-plant-colour = { ct-plant-name.start } has no cubes of the color asked for: { ct-cube-name }.
ct-plant-out-of-reach = There is no route from { ct-plant-name } to here.
ct-plant-empty = { ct-plant-name.start } has no cube left.
ct-plant-too-dear-now = Together with the cubes still needed, { ct-plant-name } would cost more than you have.
ct-plant-before = Plants are chosen in order of price: choose { ct-plant-name } first.
ct-plant-later = Plants are chosen in order of price: choose { ct-plant-name } after the others.
ct-what-if-plants = The plants you named do not have enough { ct-cube-name } cubes for this demand.
ct-no-such-way = No cheapest route from { ct-plant-name } pays these amounts.
ct-way-before = Of two routes from { ct-plant-name } that cost the same, choose this one first: they have one order.
ct-notation-line = “{ $word }” is neither a column nor a row; write { $ahead } or { $back } and a number, as in { $ahead }2.
ct-option-closed = { $wanted ->
    [0] With so many players no side is closed, but “{ $found }” is given.
    [one] With so many players 1 side is closed; “{ $found }” does not fit. Write “drawn”, or a side such as “north”.
   *[other] With so many players { $wanted } sides are closed; “{ $found }” does not fit. Write “drawn”, or sides as in “north east”.
}

## What breaks the laws of a position

ct-law-money = The money of all players and the bank does not add up to what is in the box.
ct-law-negative = { $seat-name } has less than nothing of something.
ct-law-cubes = The { ct-cube-name } cubes do not add up to those in the box.
ct-law-tile = Tile { $tile } is in two places, missing, or comes too early.
ct-law-plants = The plants do not fit together.
ct-law-closed = Something lies on a closed side.
ct-law-city = Something in the city belongs to nobody's list.
ct-law-landscapes = The landscape tiles do not add up to those in the box.
ct-law-supplied = A tile that cannot be supplied counts as supplied.
ct-law-blank = A tile is blank though nothing is hidden.
ct-law-hand = Somebody's tiles are not those that were picked.
ct-law-pick = { $seat-name } picked a tile that is not in the pack.
ct-law-order = The tiles of { $seat-name } are not in order.
ct-law-pack = Pack { $pack } has too many tiles.

## Files

ct-data-form = “{ $found }” does not fit here; write it as in “{ $example }”, with numbers from 1 to { $most }.
ct-data-pair = A demand and its income go together, and the second demand needs a first one.
ct-position-set-up = Round and phase do not go together: the round is 0 at set-up, and only then.
ct-position-no-tidying = There is no phase V in round 4.
ct-position-over = The game is over only after phase IV of round 4, with nothing left to do.
ct-position-order = Everyone has one place in the order of play, from 1 to { $found }.
ct-position-not-now = This does not go with phase { $phase }.
ct-position-tile = “{ $found }” is not a tile with its place; write it as in “27 at e2 n1”.
ct-position-tile-twice = { ct-tile-quoted } is in “{ $place }” already.
ct-position-early = { ct-tile-quoted } belongs to round { $round }, which does not fit here.
ct-position-cell = “{ $found }” is not a cell; write column and row as in “e2 n1”.
ct-position-closed = { $wanted ->
    [0] With so many players no side is closed.
    [one] With so many players 1 side must be closed, and nothing may lie there.
   *[other] With so many players { $wanted } sides must be closed, and nothing may lie there.
}
ct-position-not-laid = “{ $found }” is not a tile that lies in the city.
ct-position-count = There must be { $wanted } here, not { $found }.
ct-position-laid = { $seat-name } has laid more tiles of this round ({ $found }) than they had turns ({ $wanted }).
ct-position-passed = { $seat-name } has passed and gets no further turn.
ct-position-hidden = “{ $found }” does not fit here: a tile that is not seen is 0, and one that is seen is not.
ct-position-took = What a player took must be what is in hand, laid and gone, no more and no less.
ct-position-memory = The seat cannot remember this: every pack that it passed on has its tiles here, as far as it has seen them.

## Texts of tiles and plants

ct-asks-red = { $red ->
    [one] 1 red cube
   *[other] { $red } red cubes
}
ct-asks-blue = { $blue ->
    [one] 1 blue cube
   *[other] { $blue } blue cubes
}
ct-asks-yellow = { $yellow ->
    [one] 1 yellow cube
   *[other] { $yellow } yellow cubes
}
ct-asks-euro = { $euro ->
    [one] 1 euro
   *[other] { $euro } euros
}
ct-asks-red-blue = { ct-asks-red } and { ct-asks-blue }
ct-asks-red-yellow = { ct-asks-red } and { ct-asks-yellow }
ct-asks-red-euro = { ct-asks-red } and { ct-asks-euro }
ct-asks-blue-yellow = { ct-asks-blue } and { ct-asks-yellow }
ct-asks-blue-euro = { ct-asks-blue } and { ct-asks-euro }
ct-asks-yellow-euro = { ct-asks-yellow } and { ct-asks-euro }
ct-asks-red-blue-yellow = { ct-asks-red }, { ct-asks-blue } and { ct-asks-yellow }
ct-asks-red-blue-euro = { ct-asks-red }, { ct-asks-blue } and { ct-asks-euro }
ct-asks-red-yellow-euro = { ct-asks-red }, { ct-asks-yellow } and { ct-asks-euro }
ct-asks-blue-yellow-euro = { ct-asks-blue }, { ct-asks-yellow } and { ct-asks-euro }
ct-asks-red-blue-yellow-euro = { ct-asks-red }, { ct-asks-blue }, { ct-asks-yellow } and { ct-asks-euro }
ct-brings-euro = { $euro ->
    [one] 1 euro
   *[other] { $euro } euros
}
ct-brings-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ct-brings-yellow = { $yellow ->
    [one] 1 yellow cube
   *[other] { $yellow } yellow cubes
}
ct-brings-euro-points = { ct-brings-euro } and { ct-brings-points }
ct-brings-euro-yellow = { ct-brings-euro } and { ct-brings-yellow }
ct-brings-points-yellow = { ct-brings-points } and { ct-brings-yellow }
ct-brings-euro-points-yellow = { ct-brings-euro }, { ct-brings-points } and { ct-brings-yellow }
ct-lays-land = lay { $count ->
    [one] 1 land tile
   *[other] { $count } land tiles
} beside it
ct-lays-water = lay { $count ->
    [one] 1 water tile
   *[other] { $count } water tiles
} beside it
ct-sells-points = if you like, { ct-brings-points } for { ct-asks-euro }
ct-sells-or = or { ct-brings-points } for { ct-asks-euro }
ct-per-plant = { ct-brings-points } for each { ct-cube-name } plant you own
ct-per-district = { ct-brings-points } for each { ct-district-name } you own already
ct-beside-district = Whoever supplies a neighboring { ct-district-name }
ct-plant-refilled = { ct-kind-name }: { $count ->
    [one] 1 { ct-cube-name } cube
   *[other] { $count } { ct-cube-name } cubes
}, refilled every round; { ct-price }
ct-plant-once = { ct-kind-name }: { $count ->
    [one] 1 { ct-cube-name } cube
   *[other] { $count } { ct-cube-name } cubes
}, not refilled; { ct-price }

## What a tile does, as sentences; several things in one place are listed

ct-tile-laid = when laid: { $laid }
ct-tile-supplied = demand: { $asks }. Income: { $brings }
ct-tile-beside = { $beside } gets { $brings }
ct-list-and = { $rest }, { $last }

## Why the clerk would do something

ct-hint-supply = Supplied the cheapest way, it leaves { ct-left-over }.
ct-hint-cell = There supplying it costs { ct-price } now.
ct-hint-plant = From there the next cubes of your tiles become cheaper, by { ct-euros } in all.
ct-hint-neighbors = It cannot be supplied now, and has the best neighbors there.
ct-hint-near = There it is near what you have and will lay, and others may pay for its cubes.
ct-hint-from = A cube from there costs { ct-price }; what is left at the plants serves you best that way.
ct-hint-pay = It gives the least to those who are ahead.
ct-hint-pass = What could still be supplied costs more than it brings, or is worth more in a later round.
ct-hint-pass-last = What could still be supplied costs more than it brings.
ct-hint-land = There land keeps your routes short and leaves you room.
ct-hint-water = There water is least in your way.
ct-hint-buy = { $count ->
    [one] The point is worth more than its price would bring elsewhere.
   *[other] The { $count } points are worth more than their price would bring elsewhere.
}
ct-hint-buy-nothing = The money brings more elsewhere.
ct-hint-build = The tiles you have and plan to lay can use its cubes.
ct-hint-discard = Of your tiles it is the one you miss least.
ct-hint-pick = It fits what you have: you can pay for it, lay it and supply it.
ct-hint-pick-spare = No tile here adds anything to your city; this one you can sell, or discard for a plant.
ct-hint-lay = { $count ->
    [0] It adds a little to what your city brings, and what it costs is there.
    [one] It adds about { $count } point to what your city brings.
   *[other] It adds about { $count } points to what your city brings.
}
ct-hint-sell = It is not worth its price to you; sold it brings { ct-price }.
ct-hint-close = It is a close call: another choice is worth nearly as much.
ct-hint-better = By the clerk's forecast it is worth about { $count ->
    [one] { $count } point
   *[other] { $count } points
} more than the next best choice.
