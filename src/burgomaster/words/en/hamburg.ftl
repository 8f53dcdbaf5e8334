### Hamburg: names, questions, choices, events and refusals.

## Names

hb-colour-name = { $colour ->
    [purple] purple
    [orange] orange
    [gray] gray
    [pink] pink
    [brown] brown
    [black] black
   *[other] { $colour }
}
    .with-article = { $colour ->
        [orange] an orange
       *[other] a { hb-colour-name }
    }

hb-category-name = { $category ->
    [civic] Civic
    [government] Government
    [university] University
    [medicine] Medicine
    [entertainment] Entertainment
    [art] Art
    [theater] Theater
    [circus] Circus
    [commerce] Commerce
    [industry] Industry
    [bank] Bank
    [craft] Craft
    [military] Military
    [police] Police
    [underworld] Underworld
    [secret_society] Secret Society
    [harbor] Harbor
    [church] Church
    [emigration] Emigration
    [mysticism] Mysticism
    [zoo] Zoo
    [park] Park
   *[other] { $category }
}

hb-disaster-name = { $disaster ->
    [flood] Flood
    [fire] Fire
    [decay] Decay
    [unrest] Unrest
    [disease] Disease
   *[other] { $disaster }
}
hb-colour-disaster = { $colour ->
    [purple] Flood
    [orange] Fire
    [gray] Decay
    [pink] Unrest
    [brown] Disease
   *[other] { $colour }
}

hb-action-name = { $action ->
    [workers] take three workers
    [money] take money
    [decrease] decrease one disaster
    [wall] construct one wall segment
    [site] play one construction site
    [build] construct one building
   *[other] { $action }
}

hb-activation-name = { $activation ->
    [flash] flash
    [I] phase I
    [II] phase II
    [III] phase III
    [IV] phase IV
    [always] always
    [always-I] always in phase I
    [always-II] always in phase II
    [always-III] always in phase III
    [always-IV] always in phase IV
    [laurel] laurel wreath
    [none] no activation
   *[other] { $activation }
}

hb-majority-name = { $majority ->
    [square] City Hall Square
    [buildings] Buildings
    [wall] City Wall
    [points] Victory Points
    [zoo] Zoo
   *[other] { $majority }
}

hb-source-name = { $source ->
    [cards] points printed on cards
    [laurels] laurel wreaths
    [majorities] majority tokens
    [thirds] third wall segments
    [statues] statues
    [clerics] clerics in the church
    [square] City Hall Square
   *[other] { $source }
}

hb-phase-name = { $phase ->
    [1] Phase I: replenish your hand
    [2] Phase II: dice actions
    [3] Phase III: perform standard actions
    [4] Phase IV: end of the season
   *[other] Set-up
}

hb-side-name = { $side ->
    [left] left
    [right] right
   *[other] { $side }
}

# An intrigue token by its number.
hb-token-name = { $token ->
    [0] Flood
    [1] Fire
    [2] Decay
    [3] Unrest
    [4] Disease
    [5] Fire and Unrest
    [6] Unrest and Flood
    [7] Flood and Decay
    [8] Decay and Disease
    [9] Disease and Fire
    [10] Fire, with a card
    [11] Unrest, with a point
    [12] Flood, with a worker
    [13] Decay, with money
    [14] Disease, with another decreased
   *[other] { $token }
}
hb-token-colour = { $token ->
    [0] purple
    [1] orange
    [2] gray
    [3] pink
    [4] brown
    [5] orange and pink
    [6] pink and purple
    [7] purple and gray
    [8] gray and brown
    [9] brown and orange
    [10] orange
    [11] pink
    [12] purple
    [13] gray
    [14] brown
   *[other] { $token }
}

hb-card-named = { $name } ({ $card })
# In a sentence a name stands between quotation marks: a title, which is never inflected.
hb-card-quoted = “{ $name }” ({ $card })

## Questions

hb-ask-turn = Take a standard action.
hb-ask-turn-or-use = Take a standard action; you may use buildings before and after it.
hb-ask-turn-without-cards = You have no cards left. End your turn, or use a building first.
hb-ask-end-turn = Your action is done. End your turn.
hb-ask-end-turn-or-use = Your action is done. End your turn, or use a building first.
hb-ask-action-in-colour = Take a standard action; your card counts as { hb-colour-name } for it.
hb-ask-act = Take a standard action with the card you have just drawn.
hb-ask-city-hall-uses = City Hall Square: you may use a building.
hb-ask-city-hall = { $price ->
    [0] City Hall Square: you may advance at no cost.
    [one] City Hall Square: you may advance for { $price } mark.
   *[other] City Hall Square: you may advance for { $price } marks.
}
hb-ask-before-disasters = You may use a building before disasters increase.
hb-ask-replenish = { $count ->
    [one] Choose the draw pile for your last card.
   *[other] Choose the draw pile for your next card ({ $count } to go).
}
hb-ahead-draw = Fill my hand from the same draw piles as last season
hb-ahead-stay = City Hall Square: stay where I am
hb-ahead-advance = City Hall Square: advance if I can pay for it
hb-ask-draw = { $what ->
    [0] Choose the draw pile to draw from
   *[other] You may draw a card: choose its draw pile
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count } to go)
}.
hb-ask-hold = Choose the draw pile whose top card you use at once.
hb-ask-lay-drawn = Choose the draw pile whose top card you play as a site.
hb-ask-discard = { $count ->
    [one] Discard a card from your hand.
   *[other] Discard a card from your hand ({ $count } to go).
}
hb-ask-choose-workers = { $count ->
    [one] Choose a worker to take.
   *[other] Choose a worker to take ({ $count } to go).
}
hb-ask-buy-workers = { $what ->
    [0] You may take workers at no cost (up to { $count }).
    [one] You may buy workers for { $what } mark each (up to { $count }).
   *[other] You may buy workers for { $what } marks each (up to { $count }).
}
hb-ask-pay-any = Choose the color of the worker for { $card-name }.
hb-ask-return-different = { $what ->
    [0] Return a worker of any color.
   *[other] You may return another worker, of a color you have not returned yet.
}
hb-ask-exchange = You may exchange a worker for one of another color.
hb-ask-give-workers = { $count ->
    [one] Choose a worker to give to { $seat-name }.
   *[other] Choose a worker to give to { $seat-name } ({ $count } to go).
}
hb-ask-tribute = Choose who gets 1 mark from you in return for 1 point.
hb-ask-lower = { $count ->
    [one] Choose the disaster to decrease.
   *[other] Choose the disaster to decrease ({ $count } to go).
}
hb-ask-lower-up-to = { $count ->
    [one] You may decrease a disaster by 1 level.
   *[other] You may decrease a disaster by 1 level (up to { $count } times).
}
hb-ask-lower-colour = { $count ->
    [one] You may decrease the { hb-colour-name } disaster ({ hb-colour-disaster }) by 1 level.
   *[other] You may decrease the { hb-colour-name } disaster ({ hb-colour-disaster }) by 1 level, up to { $count } times.
}
hb-ask-curse = Choose the disaster that you decrease and every other player increases.
hb-ask-choose-rise = Choose the disaster to increase instead of the one on the token.
hb-ask-prevent = The { hb-colour-name } disaster ({ hb-colour-disaster }) increases. You may return { hb-colour-name.with-article } worker to prevent it.
hb-ask-strike = Several disasters strike. Choose which one comes first.
hb-ask-tear-down = { $count ->
    [0] Decay: choose the half of your wall that loses its outermost segment.
   *[other] Choose the half of your wall that loses its outermost segment.
}
hb-ask-lose-building = { $count ->
    [0] Fire: choose the building to discard.
   *[other] Choose the building to discard.
}
hb-ask-lose-site = { $count ->
    [0] Flood: choose the site to discard.
   *[other] Choose the site to discard.
}
hb-ask-select = Choose the { hb-category-name } card to construct from the discard pile, and its site.
hb-ask-search = Choose the card to take out of the draw pile.
hb-ask-build-wall = Choose the half of your wall to build on.
hb-ask-deactivate = Choose the majority token to flip back.
hb-ask-return-buildings = You may take a building back into your hand.
hb-ask-activate-again = Choose the building to activate a second time.
hb-ask-activate-freely = You may activate a building without its worker.
hb-ask-copy-flash = Choose the building of another player whose flash you activate.
hb-ask-flash-again = You may activate the flash of { $card-name } a second time.
hb-ask-tuck = Choose the building to construct and the Zoo card it goes under.
hb-ask-place-in-church = Choose the worker to place in the church.
hb-ask-move-cleric = Choose which way the cleric moves.

# Asked of whoever rolls and draws for a table on a real board.
hb-ask-roll = What does the { hb-die } die show?
hb-ask-deal = Which { hb-colour-name } card is it?
hb-ask-expose = Which card lies on top of the discard pile?
hb-ask-open-discard = Which card goes from the { hb-colour-name } draw pile to the discard pile?
hb-ask-turn-face = Which card is the site?
hb-ask-steal = Which card is drawn from the hand of { $victim-name }?
hb-ask-token = Which intrigue token is drawn?

## Choices

hb-choice-done = { $ask ->
    [hb-ask-city-hall] Stay where you are
    [hb-ask-city-hall-uses] Use no building
    [hb-ask-before-disasters] Use no building
    [hb-ask-may-take-token] Draw no token
    [hb-ask-prevent] Let it increase
    [hb-ask-flash-again] Once is enough
    [hb-ask-draw] Draw no card
    [hb-ask-place-in-church] Place no worker
    [hb-ask-ship] Use no ship
    [hb-ask-gift] Take no gift
    [hb-ask-choose-rise] Leave it as drawn
   *[other] Done
}
hb-choice-end = End the turn
hb-choice-advance = Advance on City Hall Square
hb-choice-twice = Activate the flash a second time
hb-choice-prevent = Return the worker and prevent the increase
hb-choice-draw-colour = Draw from the { hb-colour-name } pile
hb-choice-announce-colour = Return a gray worker: the card of the next action counts as { hb-colour-name }
hb-choice-take-colour = Take { hb-colour-name.with-article } worker
hb-choice-return-colour = Return { hb-colour-name.with-article } worker
hb-choice-place-colour = Place { hb-colour-name.with-article } worker in the church
hb-choice-lower-colour = Decrease the { hb-colour-name } disaster ({ hb-colour-disaster })
hb-choice-raise-colour = Increase the { hb-colour-name } disaster ({ hb-colour-disaster })
hb-choice-suffer-colour = { hb-colour-disaster } ({ hb-colour-name }) strikes first
hb-choice-use-card = Use { $card-name }
hb-choice-again-card = Use { $card-name } again
hb-choice-copy-card = Use the flash of { $card-name }
hb-choice-workers-card = Take three workers with { $card-name }
hb-choice-money-card = Take money with { $card-name }
hb-choice-decrease-card = Decrease a disaster with { $card-name }
hb-choice-wall-card-side = Build on the { hb-side-name } half of the wall with { $card-name }
hb-choice-site-card = Play { $card-name } as a site
hb-choice-build-card-place = Construct { $card-name } on site { $place }
hb-choice-lay-card = Add { $card-name } to zoo and park
hb-choice-discard-card = Discard { $card-name }
hb-choice-find-card = Take { $card-name }
hb-choice-back-card = Take { $card-name } back into your hand
hb-choice-lose-card = Discard the building { $card-name }
hb-choice-lose-place = Discard site { $place }
hb-choice-lose-side = Tear down the outermost segment of the { hb-side-name } half
hb-choice-select-card-place = Construct { $card-name } from the discard pile on site { $place }
hb-choice-build-card-zoo = Construct { $card-name } under { $zoo-name }
hb-choice-segment-side = Build on the { hb-side-name } half of the wall
hb-choice-cleric-side = Move the cleric to the { hb-side-name }
hb-choice-deactivate-majority = Flip the majority token “{ hb-majority-name }” back
hb-choice-give-seat = Give 1 mark to { $seat-name }
hb-choice-exchange-colour-into = Exchange { hb-colour-name.with-article } worker for { hb-into }
hb-choice-roll-die-pips = The { hb-die } die shows { $pips }
hb-choice-deal-card = The card is { $card-name }
hb-choice-expose-card = { $card-name } lies on top
hb-choice-turn-card = The site is { $card-name }
hb-choice-steal-card = The card drawn is { $card-name }
hb-choice-token-kind = The token shows { hb-kind }

# The same names for arguments called otherwise.
hb-into = { $into ->
    [purple] a purple one
    [orange] an orange one
    [gray] a gray one
    [pink] a pink one
    [brown] a brown one
   *[other] { $into }
}
hb-die = { $die ->
    [purple] purple
    [orange] orange
    [gray] gray
    [pink] pink
    [brown] brown
    [black] black
   *[other] { $die }
}
hb-kind = { $kind ->
    [0] Flood
    [1] Fire
    [2] Decay
    [3] Unrest
    [4] Disease
   *[other] { $kind }
}
hb-wanted = { $wanted ->
    [purple] purple
    [orange] orange
    [gray] gray
    [pink] pink
    [brown] brown
   *[other] { $wanted }
}

## Events

hb-season = Season { $season } begins. First player: { $seat-name }.
hb-roll = The { hb-die } die shows { $pips }.
hb-draw = { $seat-name } draws { hb-colour-name.with-article } card.
hb-look-at-card = { $seat-name } drew { $card-name }.
hb-act = { $action ->
    [workers] { $seat-name } takes workers with { $card-name }.
    [money] { $seat-name } takes money with { $card-name }.
    [decrease] { $seat-name } decreases a disaster with { $card-name }.
   *[other] { $seat-name } builds on the wall with { $card-name }.
}
hb-announce = { $seat-name } returns a gray worker: the card of the next action counts as { hb-colour-name }.
hb-discard = { $seat-name } discards { $card-name }.
hb-return-to-hand = { $seat-name } takes { $card-name } back into hand.
hb-steal = { $seat-name } draws { hb-colour-name.with-article } card from the hand of { $victim-name }.
hb-steal-card = { $seat-name } draws { $card-name } from the hand of { $victim-name }.
hb-find = { $seat-name } takes one { hb-category-name } card out of the { hb-colour-name } draw pile.
hb-find-card = { $seat-name } takes { $card-name } out of the draw pile.
hb-find-nothing = { $seat-name } finds no { hb-category-name } card in the { hb-colour-name } draw pile.
hb-select-nothing = { $why ->
    [site] { $seat-name } has no empty site for a card of the category { hb-category-name }.
   *[other] { $seat-name } finds no { hb-category-name } card in the discard pile.
}
hb-shuffle-discards = The discard pile is shuffled.
# What made an amount: what is printed or rolled first, then each change with its sign.
hb-sum-price = price { $amount }
hb-sum-die = { hb-colour-name } die { $amount }
hb-sum-dice = dice { $amount }
hb-sum-action = standard action { $amount }
hb-sum-level = for the level { $amount }
hb-sum-times = times { $times } { $amount }
hb-sum-counted = { $times } × { $each }
hb-sum-left = what tiles still took away { $amount }
hb-sum-card = { $card-name } { $amount }
hb-gain-marks = { $seat-name } gains { $count ->
    [0] no marks
    [one] { $count } mark
   *[other] { $count } marks
}.
hb-pay-marks = { $seat-name } pays { $count ->
    [0] nothing
    [one] { $count } mark
   *[other] { $count } marks
}.
hb-lose-marks = { $seat-name } loses { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}.
hb-take-marks = { $seat-name } gets { $count ->
    [one] { $count } mark
   *[other] { $count } marks
} from { $victim-name }.
hb-gain-points = { $seat-name } gains { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
hb-take-points = { $seat-name } gets { $count ->
    [one] { $count } point
   *[other] { $count } points
} from { $victim-name }.
hb-gain-workers = { $seat-name } gains { $count } { hb-colour-name } { $count ->
    [one] worker
   *[other] workers
}.
hb-return-workers = { $seat-name } returns { $count } { hb-colour-name } { $count ->
    [one] worker
   *[other] workers
}.
hb-lose-workers = { $seat-name } loses { $count } { hb-colour-name } { $count ->
    [one] worker
   *[other] workers
}.
hb-take-worker = { $seat-name } gets { hb-colour-name.with-article } worker from { $victim-name }.
hb-place-worker = { $seat-name } places { hb-colour-name.with-article } worker in the church.
hb-lay-site = { $seat-name } plays { hb-colour-name.with-article } site.
hb-lay-known-site = { $seat-name } plays { $card-name } as { hb-colour-name.with-article } site.
hb-construct = { $seat-name } constructs { $card-name }.
hb-lay = { $seat-name } adds { $card-name } to the zoo and park.
hb-use = { $seat-name } uses { $card-name }.
hb-work = { $card-name } works for { $seat-name }.
hb-flash = { $seat-name } activates the flash of { $card-name }.
hb-copy = { $seat-name } uses the flash of { $card-name }.
hb-advance = { $seat-name } advances to space { $space } of City Hall Square.
hb-square-end = { $seat-name } is at the end of City Hall Square and gains points instead.
hb-go-back = { $seat-name } goes back to space { $space } of City Hall Square.
hb-build-segment = { $seat-name } builds { hb-colour-name.with-article } segment on the { hb-side-name } half of the wall.
hb-tear-down = { $seat-name } tears down a segment of the { hb-side-name } half of the wall.
hb-take-statue = { $seat-name } takes a statue worth { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
hb-lose-building = { $seat-name } discards the building { $card-name }.
hb-lose-site = { $seat-name } discards a site; it was { $card-name }.
hb-increase = { $seat-name } increases the { hb-colour-name } disaster ({ hb-colour-disaster }) to level { $level }.
hb-prevent = { $seat-name } returns { hb-colour-name.with-article } worker and prevents the increase ({ hb-colour-disaster }).
hb-decrease = { $seat-name } decreases the { hb-colour-name } disaster ({ hb-colour-disaster }) to level { $level }.
hb-strike = { hb-disaster-name } strikes { $seat-name }; the { hb-colour-name } disaster goes back to level 0.
hb-nothing-to-lose = { $seat-name } has nothing to lose.
hb-draw-token = { $seat-name } draws an intrigue token ({ hb-token-colour }): { hb-token-name }.
hb-choose-rise = { $seat-name } lets the { hb-colour-name } disaster ({ hb-colour-disaster }) increase, whatever the token shows.
hb-take-top = { $seat-name } takes { $card-name } from the discard pile.
hb-majority = { $seat-name } has the majority “{ hb-majority-name }” and flips its token.
hb-deactivate = { $seat-name } flips the majority token “{ hb-majority-name }” back.
hb-cleric = The cleric stands in window { $window } ({ hb-colour-name }).
hb-move-cleric = { $seat-name } moves the cleric to window { $window } ({ hb-colour-name }).
hb-cleric-down = The cleric goes down from window { $window } ({ hb-colour-name }) to the floor of the church.
hb-worker-down = The { hb-colour-name } worker in the church goes down too.

## Refusals

hb-action-first = Take your standard action first.
hb-action-done = You have taken your standard action; use buildings or end your turn.
hb-card-not-in-hand = { $card-name } is not in your hand.
hb-only-card-taken = Only the card you have just taken can be used now, not { $card-name }.
hb-colour-announced = Your card will count as { hb-colour-name }: play one of another color, for any action but “construct one building”.
hb-no-announcing = You cannot give your card another color now.
hb-level-zero = Your { hb-colour-name } disaster ({ hb-colour-disaster }) is already at level 0.
hb-all-levels-zero = All your disasters are already at level 0.
hb-wall-complete = The { hb-side-name } half of your wall is complete.
hb-wall-colour = The next segment of the { hb-side-name } half is { hb-wanted }, your card { hb-colour-name }.
hb-marks-short = { $price ->
    [one] That costs { $price } mark
   *[other] That costs { $price } marks
}; you have only { $marks }.
hb-worker-short = You have no { hb-colour-name } worker.
hb-no-workers = You have no workers.
hb-no-worker-that-helps = With your workers, { $card-name } would do nothing.
hb-garden-needs-no-site = { $card-name } goes beside your board and needs no site.
hb-building-needs-site = { $card-name } is a building and needs a site.
hb-no-free-site = You have no empty site.
hb-place-not-free = There is no room on site { $place }.
hb-not-in-display = { $card-name } is not in your display.
hb-works-by-itself = { $card-name } works by itself.
hb-works-in-final-scoring = { $card-name } counts in final scoring.
hb-works-as-flash = The flash of { $card-name } works only when the building is constructed.
hb-works-in-phase = { $card-name } can be used only in { hb-activation-name }.
hb-used-this-season = { $card-name } has already been used this season.
hb-nothing-to-activate = No building can be activated again.
hb-piles-empty = All draw piles are empty.
hb-discards-empty = The discard pile is empty.
hb-no-segment = There is no wall segment that you could pay for.
hb-low-dice = A die shows 1 or 2.
hb-no-low-dice = No die shows 1 or 2, so nobody can advance.
hb-advanced-already = You have already advanced this season.
hb-no-cleric = There is no cleric in a window of the church.
hb-use-later = { $card-name } can be used only after disasters have increased.
hb-never-activated = { $card-name } is never activated.
hb-works-by-announcing = { $card-name } works when you let your card count as another color.
hb-no-worker-left = Apart from the worker that it costs, you have none.
hb-no-worker-for-site = You have no worker left in the color of a draw pile with cards.
hb-worker-no-use = With { hb-colour-name.with-article } worker, { $card-name } would do nothing.
hb-colour-returned = You have already returned { hb-colour-name.with-article } worker.
hb-exchange-same = A worker is exchanged for one of another color.
hb-exchange-one-way = A color that gave a worker takes none, and the other way round.
hb-lower-only = Here you can decrease only your { hb-colour-name } disaster ({ hb-colour-disaster }).
hb-not-striking = The { hb-colour-name } disaster ({ hb-colour-disaster }) does not strike now.
hb-pile-empty = The { hb-colour-name } draw pile is empty.
hb-not-in-discards = { $card-name } is not in the discard pile.
hb-select-category = Only a card of the category “{ hb-category-name }” can be selected.
hb-no-such-site = You have no site { $place }.
hb-wall-empty = The { hb-side-name } half of your wall has no segment.
hb-not-building = { $card-name } is not a building.
hb-not-zoo = { $card-name } is not a zoo card.
hb-tuck-colour = The building and the zoo card must both be { hb-colour-name }.
hb-tuck-full = There is already a building under { $card-name }.
hb-not-itself = { $card-name } cannot activate itself.
hb-not-used-yet = { $card-name } has not been used this season yet.
hb-not-one-worker = { $card-name } does not ask for exactly one worker.
hb-activated-already = { $card-name } has already had its turn.
hb-not-at-others = { $card-name } is in no other player's display.
hb-no-flash = { $card-name } has no flash.
hb-not-found = { $card-name } is not among the cards found.
hb-majority-inactive = Your majority token “{ hb-majority-name }” has not been flipped.
hb-tribute-once = Each other player gets one mark.
hb-no-window = There is no window further to the { hb-side-name }.

## Tables that cannot be

hb-law-cards = { $card-name } does not lie in exactly one place.
hb-law-piles = The number of cards in the { hb-colour-name } draw pile is wrong.
hb-law-colour = There is a card of another color in the { hb-colour-name } draw pile.
hb-law-tokens = The number of intrigue tokens is wrong.
hb-law-statues = The number of statues is wrong.
hb-law-clerics = The number of clerics in the church does not fit the season.
hb-law-display = The buildings of { $seat-name } are inconsistent.
hb-law-standing = What stands for { $seat-name } does not agree with what lies there.
hb-law-garden = The zoo and park cards of { $seat-name } are inconsistent.
hb-law-markers = { $seat-name } has an activation marker without a card.
hb-law-negative = { $seat-name } has less than nothing of something.
hb-law-hand-order = The hand of { $seat-name } is not in order.
hb-law-unseen-hand = { $seat-name } has not looked at the cards in the hand.

## Mistakes in positions

position-colour-short = There are not that many { hb-colour-name } cards; left: { $cards }.
position-die = The { hb-die } die must show a number, since it is not to be rolled any more.
hb-position-card-twice = { $card-name } is already in “{ $place }”.
hb-position-under-park = { $card-name } is a park, and nothing can lie under it.
