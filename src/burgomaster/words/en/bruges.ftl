### Bruges: names, questions, choices, events and refusals.

## Names

br-colour-name = { $colour ->
    [blue] blue
    [brown] brown
    [yellow] yellow
    [red] red
    [violet] violet
   *[other] { $colour }
}
    .with-article = a { br-colour-name }
br-group-name = { $group ->
    [nobility] Nobility
    [officials] Officials
    [entertainment] Entertainment
    [commerce] Commerce
    [craft] Craft
    [court] Court
    [church] Church
    [art] Art
    [protection] Protection
    [underworld] Underworld
    [knowledge] Knowledge
   *[other] { $group }
}
br-threat-name = { $threat ->
    [flood] Flood
    [plague] Plague
    [raid] Raid
    [fire] Fire
    [intrigue] Intrigue
   *[other] { $threat }
}
br-colour-threat = { $colour ->
    [blue] Flood
    [brown] Plague
    [yellow] Raid
    [red] Fire
    [violet] Intrigue
   *[other] { $colour }
}
br-action-name = { $action ->
    [workers] take two workers
    [money] take guilders
    [threat] return a threat marker
    [canal] build a canal tile
    [house] build a house
    [person] bring in a person
   *[other] { $action }
}
br-activation-name = { $activation ->
    [flash] flash
    [worker] worker
    [always-round] always, once a round
    [always-action] always, with an action
    [always-situation] always, in a situation
    [laurel] laurel wreath
   *[other] { $activation }
}
br-majority-name = { $majority ->
    [reputation] Reputation
    [persons] Persons
    [canal] Canal
   *[other] { $majority }
}
br-source-name = { $source ->
    [points] gained in play
    [persons] persons
    [houses] houses
    [laurels] laurel wreaths
    [majorities] majority markers
    [canal] canal fields with a 3
    [statues] statues
    [reputation] reputation track
   *[other] { $source }
}
br-phase-name = { $phase ->
    [1] Phase 1: draw cards
    [2] Phase 2: roll the dice
    [3] Phase 3: play cards
    [4] Phase 4: majorities
   *[other] Set-up
}
br-side-name = { $side ->
    [left] left
    [right] right
   *[other] { $side }
}
br-pile-name = { $pile ->
    [left] left draw pile
    [right] right draw pile
    [extra] extra pile
   *[other] { $pile }
}
br-gatehouse-name = { $gatehouse ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[other] { $gatehouse }
}
br-card-quoted = “{ $name }” ({ $card })

## Questions

br-ask-choose-colour = Choose your color: each gatehouse has canal fields of its own.
br-ask-turn = Play a card for an action.
br-ask-turn-or-use = Play a card for an action; you may use persons before and after it.
br-ask-turn-without-cards = You have no cards left. End your turn, or use a person first.
br-ask-end-turn = Your card is played. End your turn.
br-ask-end-turn-or-use = Your card is played. End your turn, or use a person first.
br-ask-play = Play another card for an action.
br-ask-act = Use the card you have just taken for an action.
br-ahead-left = Fill my hand from the left draw pile
br-ahead-right = Fill my hand from the right draw pile
br-ahead-stay = Reputation track: stay where I am
br-ahead-advance = Reputation track: advance if I can pay for it
br-ask-may-advance = { $price ->
    [0] You may advance on the reputation track at no cost.
    [one] You may advance on the reputation track for { $price } guilder.
   *[other] You may advance on the reputation track for { $price } guilders.
}
br-ask-draw = { $count ->
    [one] Choose the draw pile for your next card.
   *[other] Choose the draw pile for your next card ({ $count } to go).
}
br-ask-hold = Choose the draw pile whose top card you use at once.
br-ask-discard = { $count ->
    [one] Discard a card from your hand.
   *[other] Discard a card from your hand ({ $count } to go).
}
br-ask-choose-workers = { $count ->
    [one] Choose a worker to take.
   *[other] Choose a worker to take ({ $count } to go).
}
br-ask-give-back = { $count ->
    [one] Choose a threat marker to return.
   *[other] Choose a threat marker to return ({ $count } to go).
}
br-ask-give-back-up-to = { $count ->
    [one] You may return a threat marker.
   *[other] You may return a threat marker (up to { $count }).
}
br-ask-strike = Several kinds of damage strike you. Choose which comes first.
br-ask-burn = Fire: choose a house to discard, or a canal tile to return.
br-ask-lose-house = Because of { $seat-name }: choose the house to discard.
br-ask-lose-tile = Because of { $seat-name }: choose the section of your canal that loses its outermost tile.
br-ask-lose-person = { $count ->
    [0] Plague: choose the person to discard.
   *[other] Because of { $seat-name }: choose the person to discard.
}
br-ask-roll = What does the { br-die } die show?
br-ask-show-top = Which color is now on top of the { br-pile-name }?
br-ask-deal = Which { br-colour-name } card is it?
br-ask-turn-face = Which card is the house?
br-ask-steal = Which card is taken from the hand of { $victim-name }?

## Choices

br-choice-done = { $ask ->
    [br-ask-may-advance] Stay where you are
   *[other] Done
}
br-choice-color-gatehouse = Play { br-gatehouse-name }
br-choice-end = End the turn
br-choice-advance = Advance on the reputation track
br-choice-draw-side = Draw from the { br-side-name } pile
br-choice-announce-colour = The next card counts as { br-colour-name }
br-choice-take-colour = Take a { br-colour-name } worker
br-choice-return-colour = { $ask ->
    [br-ask-give-workers] Give a { br-colour-name } worker
   *[other] Pay a { br-colour-name } worker
}
br-choice-give-colour = Return a { br-colour-name } threat marker ({ br-colour-threat })
br-choice-suffer-colour = { br-colour-threat } ({ br-colour-name }) comes first
br-choice-use-card = Use { $card-name }
br-choice-workers-card = Take workers with { $card-name }
br-choice-money-card = Take guilders with { $card-name }
br-choice-threat-card = Return a threat marker with { $card-name }
br-choice-canal-card-side = Build on the { br-side-name } section of the canal with { $card-name }
br-choice-house-card = Build { $card-name } as a house
br-choice-person-card-place = Bring { $card-name } into house { $place }
br-choice-discard-card = Discard { $card-name }
br-choice-lose-card = Discard the person { $card-name }
br-choice-lose-place = Discard house { $place }
br-choice-lose-side = Return the outermost tile of the { br-side-name } section
br-choice-roll-die-pips = The { br-die } die shows { $pips }
br-choice-top-pile-colour = The { br-pile-name } shows { br-colour-name }
br-choice-deal-card = The card is { $card-name }
br-choice-turn-card = The house is { $card-name }
br-choice-steal-card = The card taken is { $card-name }
br-die = { $die ->
    [blue] blue
    [brown] brown
    [yellow] yellow
    [red] red
    [violet] violet
   *[other] { $die }
}
br-wanted = { $wanted ->
    [blue] blue
    [brown] brown
    [yellow] yellow
    [red] red
    [violet] violet
   *[other] { $wanted }
}

## Events

br-take-colour = { $seat-name } plays { br-gatehouse-name }.
br-round = Round { $round } begins. First player: { $seat-name }.
br-last-round = Round { $round } is the last.
br-extra-pile = The extra pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}) takes the place of the empty { br-pile-name }.
br-halve = The lower half of the other draw pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}) takes the place of the empty { br-pile-name }.
br-roll = The { br-die } die shows { $pips }.
br-draw = { $seat-name } draws a { br-colour-name } card ({ br-pile-name }).
br-look-at-card = { $seat-name } drew { $card-name }.
br-act = { $action ->
    [workers] { $seat-name } plays { $card-name } for workers.
    [money] { $seat-name } plays { $card-name } for guilders.
    [threat] { $seat-name } plays { $card-name } against a threat.
   *[other] { $seat-name } plays { $card-name } for the canal.
}
br-discard = { $seat-name } discards { $card-name }.
br-return-to-hand = { $seat-name } takes { $card-name } back into hand.
br-steal = { $seat-name } takes a { br-colour-name } card from the hand of { $victim-name }.
br-steal-card = { $seat-name } takes { $card-name } from the hand of { $victim-name }.
br-gain-guilders = { $seat-name } gains { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}.
br-pay-guilders = { $seat-name } pays { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}.
br-lose-guilders = { $seat-name } loses { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}.
br-take-guilders = { $seat-name } gets { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
} from { $victim-name }.
br-gain-points = { $seat-name } gains { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
br-lose-points = { $seat-name } loses { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
br-take-points = { $seat-name } gets { $count ->
    [one] { $count } point
   *[other] { $count } points
} from { $victim-name }.
br-gain-workers = { $seat-name } gains { $count } { br-colour-name } { $count ->
    [one] worker
   *[other] workers
}.
br-return-workers = { $seat-name } pays { $count } { br-colour-name } { $count ->
    [one] worker
   *[other] workers
}.
br-lose-workers = { $seat-name } loses { $count } { br-colour-name } { $count ->
    [one] worker
   *[other] workers
}.
br-take-worker = { $seat-name } gets a { br-colour-name } worker from { $victim-name }.
br-take-threat = { $seat-name } takes a { br-colour-name } threat marker ({ br-colour-threat }, now { $count }).
br-give-back = { $seat-name } returns a { br-colour-name } threat marker ({ br-colour-threat }).
br-strike = { $threat ->
    [plague] Plague
    [flood] A flood
    [raid] A raid
    [fire] Fire
   *[intrigue] Intrigue
} strikes { $seat-name }.
br-nothing-to-lose = { $threat ->
    [plague] { $seat-name } has no person to lose.
    [flood] { $seat-name } has no workers to lose.
    [raid] { $seat-name } has no guilders to lose.
    [fire] { $seat-name } has neither a house nor a canal tile to lose.
   *[intrigue] { $seat-name } has no points to lose.
}
br-threats-back = { $seat-name } returns the { $count } { br-colour-name } threat markers.
br-lose-person = { $seat-name } discards the person { $card-name }.
br-lose-house = { $seat-name } discards a house, { $card-name }.
br-lose-tile = { $seat-name } returns a tile of the { br-side-name } section of the canal.
br-build-house = { $seat-name } builds a { br-colour-name } house.
br-build-from-pile = { $seat-name } builds a { br-colour-name } house ({ br-pile-name }).
br-build-tile = { $seat-name } builds a canal tile on a { br-colour-name } field of the { br-side-name } section.
br-take-statue = { $seat-name } takes a statue worth { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
br-lay-person = { $seat-name } brings in { $card-name }.
br-select-person = { $seat-name } brings in { $card-name } from the discard pile at no cost.
br-use = { $seat-name } uses { $card-name }.
br-work = { $card-name } works for { $seat-name }.
br-forge = The next card of { $seat-name } counts as { br-colour-name }.
br-advance = { $seat-name } advances to field { $field } of the reputation track.
br-majority = { $seat-name } has the majority “{ br-majority-name }” and turns the marker.
br-majority-tied = { $seat-name } is level in the majority “{ br-majority-name }”; with { $card-name } that is enough, and the marker is turned.
br-majority-back = { $seat-name } turns the majority marker “{ br-majority-name }” back.
# What makes an amount: what is printed or rolled, then every change with its sign.
br-sum-price = price { $amount }
br-sum-die = { br-colour-name } die { $amount }
br-sum-dice = dice { $amount }
br-sum-action = action { $amount }
br-sum-counted = { $times } × { $each }
br-sum-card = { $card-name } { $amount }

## Refusals

br-colour-taken = Another player has chosen { br-gatehouse-name }.
br-action-first = Play a card first.
br-action-done = You have played your card; use persons or end your turn.
br-card-not-in-hand = { $card-name } is not in your hand.
br-only-card-taken = Only the card you have just taken can be used now, not { $card-name }.
br-no-threat = You have no { br-colour-name } threat marker.
br-give-back-only = Here you can return only { br-colour-name } threat markers.
br-section-complete = The { br-side-name } section of your canal is complete.
br-canal-complete = The { br-side-name } section of your canal has no field left.
br-field-colour = The next field of the { br-side-name } section is { br-wanted }, your card { br-colour-name }.
br-guilders-short = { $price ->
    [one] That costs { $price } guilder
   *[other] That costs { $price } guilders
}; you have only { $guilders }.
br-worker-short = You have no { br-colour-name } worker.
br-no-empty-house = You have no empty house.
br-house-not-empty = There is no room in house { $place }.
br-no-such-house = You have no house { $place }.
br-no-tile = The { br-side-name } section of your canal has no tile.
br-not-in-display = { $card-name } is not in your display.
br-works-by-itself = { $card-name } works by itself.
br-works-in-final-scoring = { $card-name } counts in final scoring.
br-works-as-flash = The flash of { $card-name } works only when the person is brought in.
br-used-this-round = { $card-name } has already been used this round.
br-use-in-vain = { $card-name } would do nothing now.
br-use-later = { $card-name } cannot be used just now.
br-piles-empty = Both draw piles are empty.
br-pile-empty = The { br-side-name } draw pile is empty.
br-discards-empty = The discard pile is empty.
br-no-low-dice = No die shows 1 or 2, so nobody can advance.
br-last-field = You are on the last field of the reputation track.
br-not-striking = { br-colour-threat } ({ br-colour-name }) does not strike now.

## Tables that cannot be

br-law-cards = { $card-name } does not lie in exactly one place.
br-law-piles = The number of { br-colour-name } cards in the piles is wrong.
br-law-colour = There is a card of another color among the { br-colour-name } ones.
br-law-covered = The piles do not have as many cards as are left.
br-law-pile = The { br-pile-name } shows a card that it does not have.
br-law-last = The last round is known if, and only if, the extra pile is in play.
br-law-statues = The number of statues is wrong.
br-law-colours = Two players have the same color.
br-law-display = The persons of { $seat-name } are inconsistent.
br-law-standing = What holds for { $seat-name } does not agree with the persons there.
br-law-turned = { $seat-name } has turned a person who is not there.
br-law-negative = { $seat-name } has less than nothing of something.
br-law-hand-order = The hand of { $seat-name } is not in order.
br-law-unseen-hand = { $seat-name } has not looked at the cards in the hand.

## Mistakes in positions

br-position-card-twice = { $card-name } already lies elsewhere: { $place }.
br-position-top = A pile with cards shows the color of its top card, unless that is still to be turned up.
br-position-set-up = Round and phase do not go together: the round is 0 at set-up, and only then.
br-position-lap = Which card everyone plays counts in phase 3 only, from 1 on; elsewhere it is 0, not { $found }.
br-position-acted = Only in phase 3 can a card have been played.
br-position-over = The game is over only after the last round, with nothing left to do.
br-position-colour-short = There are not that many { br-colour-name } cards; left: { $cards }.
br-position-die = The { br-die } die must show a number, since it is not to be rolled any more.
