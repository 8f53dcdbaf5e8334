### The room of City Tycoon in the browser. What the engine says of it is in src/burgomaster/words.

tycoon-map = The city, row by row
tycoon-row = Row { $row }
tycoon-cell = cell { $cell }
tycoon-free = { $cell }, free
tycoon-closed = { $cell }, closed: nothing may be built here
tycoon-supplied = { $supplied ->
    [0] not supplied
   *[other] supplied (demand { $supplied })
}
tycoon-stock = { $count } of { $full } { ct-cube-name } cubes
tycoon-refilled = { $refills ->
    [yes] refilled every round
   *[other] not refilled
}
tycoon-grey = gray quarter of the start tile: whoever supplies a neighboring { ct-district-name } gets { $euro ->
    [0] { $points } P
   *[other] { $euro } €
}
tycoon-demand = demand { $demand }
tycoon-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tycoon-chip = { $what ->
    [euro] { $count } €
    [points] { $amount ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[yellow] { $amount ->
        [one] { $count } yellow cube
       *[other] { $count } yellow cubes
    }
}
tycoon-bank = Bank
tycoon-bank-aloud = The bank: it pays 5 € for a tile.
tycoon-box = left in the box
tycoon-box-aloud = Left in the box: { $red } red, { $blue } blue and { $yellow } yellow cubes, { $count } landscape tiles.
tycoon-landscapes = { $count ->
    [one] { $count } landscape
   *[other] { $count } landscapes
}
tycoon-order = Order of play
tycoon-next = next { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
tycoon-passed = passed
tycoon-has-picked = has picked
tycoon-your-turn = your turn
tycoon-thinks = { $phase ->
    [2] picks …
    [3] builds …
   *[other] supplies …
}
tycoon-plants-own = { $count ->
    [0] no plants
   *[other] plants: { $list }
}
tycoon-tiles-own = { $count ->
    [one] 1 tile in the city
   *[other] { $count } tiles in the city
}, { $supplied } supplied
tycoon-euro-word = { $count ->
    [one] euro
   *[other] euros
}
tycoon-yellow-word = { $count ->
    [one] yellow cube
   *[other] yellow cubes
}
tycoon-points-word = { $count ->
    [one] point
   *[other] points
}, { $more } more for money
tycoon-hand-word = { $count ->
    [one] tile in hand
   *[other] tiles in hand
}
tycoon-stack = { $colour ->
    [red] Red plants
   *[blue] Blue plants
}
tycoon-left = { $count } left
tycoon-coming = still to come
tycoon-you = You
tycoon-hand = Your hand
tycoon-hand-none = No tiles in hand
tycoon-tile-aloud = { $name }, { $district }, costs { $cost } €. { $text }
tycoon-tile-back = A tile face down
tycoon-laid = laid
tycoon-tools = Map
tycoon-nearer = zoom in
tycoon-further = zoom out
tycoon-figures = Figures
tycoon-small-map = The city in small, and what part of it is seen
tycoon-beyond = from { $price } € · { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
tycoon-beyond-mine = { $count } of mine
tycoon-beyond-side = { $side ->
    [n] further north
    [e] further east
    [s] further south
   *[w] further west
}
tycoon-old-town = Old town
tycoon-lens-lit = { $lit ->
    [yes] lit
   *[no] dark
}
tycoon-lens-toll = toll for me
tycoon-lens-costs = { $toll ->
    [own] none
   *[pays] 2 € a cube
}
tycoon-lens-supply = supply for me
tycoon-lens-net = { $net } € left
tycoon-lens-gives = gives
tycoon-lens-gift = { $euro ->
    [0] { $points ->
        [0] +{ $yellow } yellow
        [one] +1 point
       *[other] +{ $points } points
    }
   *[other] +{ $euro } €
} · { $district }
tycoon-build-it = Build it
tycoon-lacks = lacks
tycoon-or = or
tycoon-enough = enough cubes
tycoon-from-price = from { $count } €
tycoon-money-after = money after laying all
tycoon-pack-of = Pack of { $count }{ $name ->
    [none] {""}
   *[other], from { $name }
  }
tycoon-pack-keys = hold M: the city · 1 to { $count } chooses
tycoon-stays = left
tycoon-outrun = { $who } took { $cubes ->
    [none] what you need
   *[other] { $cubes }
}: { $name } no longer leaves what was planned. { $stands ->
    [0] Nothing else is planned.
    [one] 1 other step stands.
   *[other] { $stands } other steps stand.
}
tycoon-taken = { $colour ->
    [red] { $count ->
        [one] a red cube
       *[other] { $count } red cubes
    }
   *[blue] { $count ->
        [one] a blue cube
       *[other] { $count } blue cubes
    }
}
tycoon-plan-keep = Keep the rest
tycoon-plan-instead = { $name } instead
tycoon-plan-anew = Plan anew
tycoon-beside = beside { $list }
tycoon-gets = { $name } gives { $euro ->
    [0] { $points ->
        [0] +{ $yellow } yellow
        [one] +1 point
       *[other] +{ $points } points
    }
   *[other] +{ $euro } €
}
tycoon-costs-aloud = costs { $count } € to supply
tycoon-cheapest-aloud = Cheapest: { $cell }, { $count } €.
tycoon-fit = Fit
tycoon-where = Where does “{ $name }” go?
tycoon-shut = Closed: { $sides }
tycoon-heat = Prices
tycoon-mine = Mine
tycoon-district = District
tycoon-of-round = Round
tycoon-found = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
tycoon-round-name = Round { $round }
tycoon-round = { tycoon-round-name } of { $rounds }
tycoon-phase = { $phase ->
    [1] I Order
    [2] II Draft
    [3] III Build
    [4] IV Supply
   *[other] V Tidy up
}
tycoon-set-up = Set-up
tycoon-action = Action { $action } of { $actions }
tycoon-pick = Pick { $pick } of { $picks }
tycoon-pack = The pack in your hand
tycoon-kept = you keep this
tycoon-money-left = { $count } € left if you lay your whole hand.
tycoon-needs = Cubes a round
tycoon-have = have
tycoon-asked = asked
tycoon-short = short
tycoon-cubes = { ct-cube-name } cubes
tycoon-hand-costs = Laying your whole hand costs { $count } € of { $money } €.
tycoon-passing = Packs come from { $from } and go to { $to }. Still choosing: { $waiting }.
tycoon-packs = { $count ->
    [one] pack of { $count }
   *[other] packs of { $count }
}
tycoon-go-left = go left
tycoon-you-here = you
tycoon-to = to
tycoon-from = from
tycoon-seen = You passed on
tycoon-seen-none = Nothing yet.
tycoon-seen-by = one each, in turn, for
tycoon-look = Look at the city
tycoon-offer-done = { $name }: supplied this round.
tycoon-offer-not = { $name }: cannot be supplied now.
tycoon-offer-no-way = { $name }: no route. Not enough cubes of every color it asks for can be reached now.
tycoon-offer = { $name }, demand { $demand }: { $net } € in all, { $income } € income less { $cost } € for what it asks for and its routes{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}.
tycoon-own = Your tiles, by what they bring in euros
tycoon-own-none = You have no tiles in the city.
tycoon-saves = saves { $count } €
tycoon-no-way = no route
tycoon-demand-short = { $demand ->
    [1] 1st
   *[other] 2nd
} line
tycoon-start = start tile
tycoon-supply = supply
tycoon-brings = brings
tycoon-gives = gives
tycoon-lay = Lay it
tycoon-yours = yours
tycoon-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
tycoon-income = income
tycoon-supply-it = Supply it
tycoon-supply-step = Supply step 1
tycoon-plan-clear = Clear
tycoon-plan-out = Take step { $step }, { $name }, out of the plan
tycoon-plan-now = { $money } € now
tycoon-plan-then = then { $money } €
tycoon-plan-pays = pays { $cost } €, brings { $income } €
tycoon-plan-left = left in plants
tycoon-plan-tolls = tolls to others
tycoon-plan-all = All that pay off
tycoon-plan = Plan
tycoon-plan-hint = Click the tiles you want to supply, one after another.
tycoon-broken = too few cubes
tycoon-either = Land or water?
tycoon-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
tycoon-lies = { ct-piece-name } { tycoon-side }
tycoon-or-here = or here
tycoon-or-here-aloud = the { ct-piece-name } could lie here instead
tycoon-lies-aloud = the { ct-piece-name } comes here; choose it for something else
tycoon-site-aloud = the tile lies here for now; choose it once more to lay it
tycoon-move-hint = A click beside it moves the landscape.
tycoon-by-tile = Points by tile
tycoon-by-source = Where the points came from
tycoon-by-player = Whose points
tycoon-all = All
tycoon-rest = the rest
tycoon-instead-aloud = Cube { $cube }: pay as much, but { $names }
tycoon-tolls = tolls
tycoon-tolls-aloud = Tolls: what you paid each of the others for cubes and routes (−), and got from them (+)
tycoon-toll = { $name }: this round you paid { $paid } € and got { $got } €; in all { $spent } € and { $earned } €
tycoon-tolls-round = this round
tycoon-tolls-ever = in all
tycoon-actions = Your actions this round
tycoon-did-lay = laid { $name }
tycoon-did-sell = sold { $name }
tycoon-did-sell-one = sold a tile


## The story in fewer words

tycoon-told-phase = { $round ->
    [0] {""}
   *[other] Round { $round } · {""}
}{ ct-phase-name }.
tycoon-told-end = The end: money is worth points.
tycoon-told-order = Whoever has the least money comes first: { $names }.
tycoon-told-order-start = Order of play and start money: { $names }.
tycoon-told-start = { $name } ({ ct-euros })
tycoon-told-dealt-all = Everyone is dealt { $count } tiles.
tycoon-told-dealt = { $seat-name } is dealt { $tiles }.
tycoon-told-kept = { $seat-name } keeps { $tiles }.
tycoon-told-kept-unseen = { $names } { $players ->
    [one] keeps
   *[other] each keep
} { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
tycoon-told-gain = { $what ->
    [euro] { ct-euros }
    [points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
   *[yellow] { $count ->
        [one] 1 yellow cube
       *[other] { $count } yellow cubes
    }
}
tycoon-told-yellow = { $count ->
    [one] 1 yellow cube
   *[other] { $count } yellow cubes
}
tycoon-told-for = { $cost ->
    [none] at no cost
   *[other] for { $cost }
}
tycoon-told-brings = { $gains ->
    [none] { $bonus ->
        [none] {""}
       *[other] : from neighboring tiles { $bonus }
    }
   *[other] : { $gains }{ $bonus ->
        [none] {""}
       *[other] ; from neighboring tiles { $bonus }
    }
}
tycoon-told-around = { $kind ->
    [land] land
   *[water] water
} at { $cells }
tycoon-told-laid = { $seat-name } lays { ct-tile-quoted } at { $cell } { $for }{ $around ->
    [none] {""}
   *[other] , with { $around }
}{ $brings }.
tycoon-told-built = { $seat-name } builds a { ct-kind-name } ({ ct-plant-name }) at { $cell } { $for }.
tycoon-told-sold = { $seat-name } sells a tile{ $brings }.
tycoon-told-sold-tile = { $seat-name } sells { ct-tile-quoted }{ $brings }.
tycoon-told-bought = { $seat-name } buys { $count ->
    [one] 1 point
   *[other] { $count } points
} for { ct-price }.
tycoon-told-share = { ct-euros } to { $name }
tycoon-told-share-bank = { ct-euros } to the bank
tycoon-told-share-all = to { $name }
tycoon-told-supplied = { $seat-name } supplies { ct-tile-quoted }{ $demand ->
    [0] {""}
   *[other] , demand { $demand },
} { $for }{ $shares ->
    [none] {""}
   *[other] {" "}({ $shares })
}{ $brings }.
tycoon-told-passed = { $names } pass.
tycoon-told-tidied = Used cubes are put back, and solar and wind plants are refilled.
tycoon-told-money = { $seat-name } gives { ct-price } for { $count ->
    [one] 1 point
   *[other] { $count } points
}.
