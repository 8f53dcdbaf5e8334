### The room of Bruges in the browser. What the engine says of Bruges is in src/burgomaster/words.

bruges-house-values = Some values of this card are our own.
bruges-card-aloud = { $name }, card { $card }, { br-colour-name }, { br-group-name }, costs { $cost ->
    [one] { $cost } guilder
   *[other] { $cost } guilders
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bruges-card-when = When it works: { br-activation-name }.
bruges-card-line = Card { $card }, { br-colour-name }.
bruges-asks-worker = asks for { br-colour-name.with-article } worker
bruges-used = Used this round.
bruges-none = none
bruges-stairs = Stairs of the town hall
bruges-stairs-pawn = { $name }: field { $field }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bruges-stairs-closed = no 1 or 2 rolled
bruges-caption-price = { $price ->
    [one] { $price } guilder a field
   *[other] { $price } guilders a field
}
bruges-statues = Statues left: { $statues }.
bruges-statue-name = statues
bruges-market = Market
bruges-market-last = Market · last round
bruges-caption-sum = total { $sum }
bruges-caption-not-rolled = not rolled yet
bruges-die = The { br-colour-name } die shows { $pips }.
bruges-die-waiting = The { br-colour-name } die is not rolled yet.
bruges-die-high = A warning: it deals threat markers.
bruges-die-name = { br-colour-name } die
bruges-quay = Crane quay
bruges-caption-piles = draw piles
bruges-caption-extra = extra
bruges-caption-in-play = in play
bruges-caption-discards = discards
bruges-pile = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { br-colour-name } on top.
bruges-pile-empty = { $pile }: no cards.
bruges-draw-from = Draw from the { $pile }: { br-colour-name } on top, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
bruges-draw = draw
bruges-discards = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bruges-discards-name = discard pile
bruges-discards-order = From the top
bruges-street = Houses and persons
bruges-in-house = In house { $place }:
bruges-in-house-of = In house { $place }, { $colour }:
bruges-house-empty = House { $place }, { $colour }, empty.
bruges-house-face = Face of this house, which only you know:
bruges-house-place = house { $place }
bruges-house-new = a new house
bruges-empty-house = empty house
bruges-new-house = new house
bruges-canal = Canal
bruges-canal-name = { $side ->
    [left] left
   *[right] right
} section of the canal
bruges-canal-section = The { $side ->
    [left] left
   *[right] right
} section of the canal: { $built } of { $of } built.
bruges-canal-next = Next: { br-colour-name } for { $price ->
    [one] { $price } guilder
   *[other] { $price } guilders
}.
bruges-canal-third = Third field: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bruges-canal-statue = Statue: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bruges-workers-mine = Workers and threats
bruges-caption-boats = Workers, and below them the threats
bruges-workers = { $count } { br-colour-name } { $count ->
    [one] worker
   *[other] workers
}.
bruges-workers-all = Workers: { $list }
bruges-workers-name = { br-colour-name } workers
bruges-threat = { $threat } ({ br-colour-name }): { $count ->
    [0] no marker
    [one] { $count } marker
   *[other] { $count } markers
}.
bruges-board-of = Display of { $name }
bruges-glance-of = { $name } at a glance
bruges-first-player = First player
bruges-guilders = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
bruges-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
bruges-total = { $total } with final scoring
bruges-at-end = { $total } at the end
bruges-statues-won = Statues, in points: { $points }
bruges-majority-active = Majority marker { $majority }: colored side up.
bruges-majority-inactive = Majority marker { $majority }: gray side up.
bruges-majority-short = { $majority ->
    [reputation] Reputation
    [persons] Persons
   *[canal] Canal
}
bruges-hand = Your hand ({ $count })
bruges-hand-empty = No cards
bruges-hand-of = Hand: { $count ->
    [0] no cards
    [one] { $count } card ({ $colours })
   *[other] { $count } cards ({ $colours })
}
bruges-held = Drawn to be used at once:
bruges-hand-watched = The hand of { $name } ({ $count })
bruges-back = { br-colour-name.with-article } card
bruges-unseen = You have not looked at this { br-colour-name } card yet.
bruges-slot = Room for card { $number }.
bruges-round = Round { $round }
bruges-last-round = Last round
bruges-lap = Card { $lap } of { $laps }
bruges-phase-short = { $phase ->
    [1] Drawing cards
    [2] Dice
    [3] Actions
   *[4] Majorities
}
bruges-source-played = earned during the game
bruges-best-person = The best person was “{ $person }” of { $name }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bruges-struck = { $count ->
    [0] No damage struck { $name }.
    [one] Damage struck { $name } once.
   *[other] Damage struck { $name } { $count } times.
}

bruges-short-workers = Take two workers
bruges-short-money = Take guilders
bruges-short-threat = Return a threat marker
bruges-short-canal = Canal, { $side ->
    [left] left
   *[right] right
} section
bruges-short-house = Build as a house
bruges-short-person = Into house { $place }
bruges-short-discard = Discard
bruges-short-select = Into house { $place }
bruges-short-use = Use
bruges-short-again = Use again
bruges-short-copy = Use this person's flash
bruges-short-back = Take back into the hand

bruges-chip-guilder = { $count } { $amount ->
    [one] guilder
   *[other] guilders
}
bruges-chip-point = { $count } { $amount ->
    [one] point
   *[other] points
}
bruges-chip-worker = { $count } { br-colour-name } { $amount ->
    [one] worker
   *[other] workers
}
bruges-chip-threat = { $count } { br-colour-name } { $amount ->
    [one] threat marker
   *[other] threat markers
}
bruges-chip-card = { $count } { br-colour-name } { $amount ->
    [one] card
   *[other] cards
}
bruges-chip-statue = statue, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
bruges-chip-canal = { $count } { br-colour-name } { $amount ->
    [one] canal tile
   *[other] canal tiles
}
bruges-chip-reputation = { $count } { $amount ->
    [one] field
   *[other] fields
} on the reputation track

## What is lost, what begins, and what a person does in a word

bruges-ours = values of our own
bruges-ribbon = Round { $round }, { $name } begins
bruges-caption-short = { $price } a step: you have { $guilders }
bruges-house-of = House { $place }, { $colour }, with { $persons }.
bruges-chip-worth = { $amount ->
    [0] no points lost
    [one] { $count } point at the end
   *[other] { $count } points at the end
}
bruges-chip-back = { $person } returns to your hand
bruges-chip-stays = your statue stays
bruges-does = { $about ->
    [laurel] at the end
    [exchange] swap
    [threat] threats
    [die] dice
    [majority] majorities
    [canal] canal
    [reputation] stairs
    [flash] flash
    [action] action
    [house] houses
    [discards] discards
    [card] cards
    [hand] hand
    [person] persons
    [group] groups
    [worker] workers
    [guilder] guilders
   *[point] points
}

bruges-colour = Color
bruges-group = Group
bruges-activation = When it works
bruges-persons-found = { $count ->
    [one] { $count } person
   *[other] { $count } persons
}

## The story in fewer words

bruges-told-die = { $colour ->
    [blue] blue
    [brown] brown
    [yellow] yellow
    [red] red
   *[violet] violet
} { $pips }
bruges-told-dice = The dice: { $dice }.
bruges-told-some = { $count } { $colour ->
    [blue] blue
    [brown] brown
    [yellow] yellow
    [red] red
   *[violet] violet
}
bruges-told-draws = { $count ->
    [one] { $seat-name } draws a card: { $cards }.
   *[other] { $seat-name } draws { $count } cards: { $cards }.
}
bruges-told-cards = { $seat-name } drew { $cards }.
bruges-told-threats-all = { $names } { $players ->
    [one] takes
   *[other] take
} threat markers: { $threats }.
bruges-told-threats-one = { $name }: { $threats }
bruges-told-threats = Threat markers are taken. { $threats }.
bruges-told-money = { $seat-name } takes { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
} with { $card-name }.
bruges-told-workers = { $seat-name } takes { $count } { $colour ->
    [blue] blue
    [brown] brown
    [yellow] yellow
    [red] red
   *[violet] violet
} workers with { $card-name }.
bruges-told-lay = { $seat-name } brings in { $card-name } for { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}.
bruges-told-step = { $seat-name } pays { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
} and advances to field { $field } of the reputation track.
bruges-told-steps = { $names } each pay { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
} and advance on the reputation track.
bruges-told-canal = { $seat-name } builds a canal tile on a { br-colour-name } field of the { br-side-name } section with { $card-name } for { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}.
bruges-told-threat = { $seat-name } returns a { br-colour-name } threat marker ({ br-colour-threat }) with { $card-name } and gains { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
bruges-told-give-back = { $seat-name } returns a { br-colour-name } threat marker ({ br-colour-threat }) and gains { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
