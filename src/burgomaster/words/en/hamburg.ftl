### Hamburg: names, questions, choices, events and refusals.

## Names

colour-name = { $colour ->
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
       *[other] a { colour-name }
    }

category-name = { $category ->
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

disaster-name = { $disaster ->
    [flood] Flood
    [fire] Fire
    [decay] Decay
    [unrest] Unrest
    [disease] Disease
   *[other] { $disaster }
}
colour-disaster = { $colour ->
    [purple] Flood
    [orange] Fire
    [gray] Decay
    [pink] Unrest
    [brown] Disease
   *[other] { $colour }
}

action-name = { $action ->
    [workers] take three workers
    [money] take money
    [decrease] decrease one disaster
    [wall] construct one wall segment
    [site] play one construction site
    [build] construct one building
   *[other] { $action }
}

activation-name = { $activation ->
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

majority-name = { $majority ->
    [square] City Hall Square
    [buildings] Buildings
    [wall] City Wall
    [points] Victory Points
    [zoo] Zoo
   *[other] { $majority }
}

source-name = { $source ->
    [cards] points printed on cards
    [laurels] laurel wreaths
    [majorities] majority tokens
    [thirds] third wall segments
    [statues] statues
    [clerics] clerics in the church
    [square] City Hall Square
   *[other] { $source }
}

phase-name = { $phase ->
    [1] Phase I: replenish your hand
    [2] Phase II: dice actions
    [3] Phase III: perform standard actions
    [4] Phase IV: end of the season
   *[other] Set-up
}

side-name = { $side ->
    [left] left
    [right] right
   *[other] { $side }
}

# An intrigue token by its number.
token-name = { $token ->
    [0] Flood
    [1] Fire
    [2] Decay
    [3] Unrest
    [4] Disease
   *[other] { $token }
}
token-colour = { $token ->
    [0] purple
    [1] orange
    [2] gray
    [3] pink
    [4] brown
   *[other] { $token }
}

card-named = { $name } ({ $card })
# In a sentence a name stands between quotation marks: a title, which is never inflected.
card-quoted = “{ $name }” ({ $card })

## Questions

ask-turn = Take a standard action.
ask-turn-or-use = Take a standard action; you may use buildings before and after it.
ask-turn-without-cards = You have no cards left. End your turn, or use a building first.
ask-end-turn = Your action is done. End your turn.
ask-end-turn-or-use = Your action is done. End your turn, or use a building first.
ask-action-in-colour = Take a standard action; your card counts as { colour-name } for it.
ask-act = Take a standard action with the card you have just drawn.
ask-city-hall-uses = City Hall Square: you may use a building.
ask-city-hall = { $price ->
    [0] City Hall Square: you may advance at no cost.
    [one] City Hall Square: you may advance for { $price } mark.
   *[other] City Hall Square: you may advance for { $price } marks.
}
ask-before-disasters = You may use a building before disasters increase.
ask-replenish = { $count ->
    [one] Choose the draw pile for your last card.
   *[other] Choose the draw pile for your next card ({ $count } to go).
}
ask-draw = { $what ->
    [0] Choose the draw pile to draw from
   *[other] You may draw a card: choose its draw pile
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count } to go)
}.
ask-hold = Choose the draw pile whose top card you use at once.
ask-lay-drawn = Choose the draw pile whose top card you play as a site.
ask-discard = { $count ->
    [one] Discard a card from your hand.
   *[other] Discard a card from your hand ({ $count } to go).
}
ask-choose-workers = { $count ->
    [one] Choose a worker to take.
   *[other] Choose a worker to take ({ $count } to go).
}
ask-buy-workers = { $what ->
    [0] You may take workers at no cost (up to { $count }).
    [one] You may buy workers for { $what } mark each (up to { $count }).
   *[other] You may buy workers for { $what } marks each (up to { $count }).
}
ask-pay-any = Choose the color of the worker for { $card-name }.
ask-return-different = { $what ->
    [0] Return a worker of any color.
   *[other] You may return another worker, of a color you have not returned yet.
}
ask-exchange = You may exchange a worker for one of another color.
ask-give-workers = { $count ->
    [one] Choose a worker to give to { $seat-name }.
   *[other] Choose a worker to give to { $seat-name } ({ $count } to go).
}
ask-tribute = Choose who gets 1 mark from you in return for 1 point.
ask-lower = { $count ->
    [one] Choose the disaster to decrease.
   *[other] Choose the disaster to decrease ({ $count } to go).
}
ask-lower-up-to = { $count ->
    [one] You may decrease a disaster by 1 level.
   *[other] You may decrease a disaster by 1 level (up to { $count } times).
}
ask-lower-colour = { $count ->
    [one] You may decrease the { colour-name } disaster ({ colour-disaster }) by 1 level.
   *[other] You may decrease the { colour-name } disaster ({ colour-disaster }) by 1 level, up to { $count } times.
}
ask-curse = Choose the disaster that you decrease and every other player increases.
ask-choose-rise = Choose the disaster to increase instead of the one on the token.
ask-prevent = The { colour-name } disaster ({ colour-disaster }) increases. You may return { colour-name.with-article } worker to prevent it.
ask-strike = Several disasters strike. Choose which one comes first.
ask-tear-down = Choose the half of your wall that loses its outermost segment.
ask-lose-building = Choose the building to discard.
ask-lose-site = Choose the site to discard.
ask-select = Choose the { category-name } card to construct from the discard pile, and its site.
ask-search = Choose the card to take out of the draw pile.
ask-build-wall = Choose the half of your wall to build on.
ask-deactivate = Choose the majority token to flip back.
ask-return-buildings = You may take a building back into your hand.
ask-activate-again = Choose the building to activate a second time.
ask-activate-freely = You may activate a building without its worker.
ask-copy-flash = Choose the building of another player whose flash you activate.
ask-flash-again = You may activate the flash of { $card-name } a second time.
ask-tuck = Choose the building to construct and the Zoo card it goes under.
ask-place-in-church = Choose the worker to place in the church.
ask-move-cleric = Choose which way the cleric moves.

# Asked of whoever rolls and draws for a table on a real board.
ask-roll = What does the { die } die show?
ask-deal = Which { colour-name } card is it?
ask-expose = Which card lies on top of the discard pile?
ask-open-discard = Which card goes from the { colour-name } draw pile to the discard pile?
ask-turn-face = Which card is the site?
ask-steal = Which card is drawn from the hand of { $victim-name }?
ask-token = Which intrigue token is drawn?

## Choices

choice-done = { $ask ->
    [ask-city-hall] Stay where you are
    [ask-city-hall-uses] Use no building
    [ask-before-disasters] Use no building
    [ask-prevent] Let it increase
    [ask-flash-again] Once is enough
    [ask-draw] Draw no card
    [ask-place-in-church] Place no worker
   *[other] Done
}
choice-end = End the turn
choice-advance = Advance on City Hall Square
choice-twice = Activate the flash a second time
choice-prevent = Return the worker and prevent the increase
choice-draw-colour = Draw from the { colour-name } pile
choice-announce-colour = Return a gray worker: the card of the next action counts as { colour-name }
choice-take-colour = Take { colour-name.with-article } worker
choice-return-colour = Return { colour-name.with-article } worker
choice-place-colour = Place { colour-name.with-article } worker in the church
choice-lower-colour = Decrease the { colour-name } disaster ({ colour-disaster })
choice-raise-colour = Increase the { colour-name } disaster ({ colour-disaster })
choice-suffer-colour = { colour-disaster } ({ colour-name }) strikes first
choice-use-card = Use { $card-name }
choice-again-card = Use { $card-name } again
choice-copy-card = Use the flash of { $card-name }
choice-workers-card = Take three workers with { $card-name }
choice-money-card = Take money with { $card-name }
choice-decrease-card = Decrease a disaster with { $card-name }
choice-wall-card-side = Build on the { side-name } half of the wall with { $card-name }
choice-site-card = Play { $card-name } as a site
choice-build-card-place = Construct { $card-name } on site { $place }
choice-lay-card = Add { $card-name } to zoo and park
choice-discard-card = Discard { $card-name }
choice-find-card = Take { $card-name }
choice-back-card = Take { $card-name } back into your hand
choice-lose-card = Discard the building { $card-name }
choice-lose-place = Discard site { $place }
choice-lose-side = Tear down the outermost segment of the { side-name } half
choice-select-card-place = Construct { $card-name } from the discard pile on site { $place }
choice-build-card-zoo = Construct { $card-name } under { $zoo-name }
choice-segment-side = Build on the { side-name } half of the wall
choice-cleric-side = Move the cleric to the { side-name }
choice-deactivate-majority = Flip the majority token “{ majority-name }” back
choice-give-seat = Give 1 mark to { $seat-name }
choice-exchange-colour-into = Exchange { colour-name.with-article } worker for { into }
choice-roll-die-pips = The { die } die shows { $pips }
choice-deal-card = The card is { $card-name }
choice-expose-card = { $card-name } lies on top
choice-turn-card = The site is { $card-name }
choice-steal-card = The card drawn is { $card-name }
choice-token-kind = The token shows { kind }

# The same names for arguments called otherwise.
into = { $into ->
    [purple] a purple one
    [orange] an orange one
    [gray] a gray one
    [pink] a pink one
    [brown] a brown one
   *[other] { $into }
}
die = { $die ->
    [purple] purple
    [orange] orange
    [gray] gray
    [pink] pink
    [brown] brown
    [black] black
   *[other] { $die }
}
kind = { $kind ->
    [0] Flood
    [1] Fire
    [2] Decay
    [3] Unrest
    [4] Disease
   *[other] { $kind }
}
wanted = { $wanted ->
    [purple] purple
    [orange] orange
    [gray] gray
    [pink] pink
    [brown] brown
   *[other] { $wanted }
}

## Events

season = Season { $season } begins. First player: { $seat-name }.
roll = The { die } die shows { $pips }.
draw = { $seat-name } draws { colour-name.with-article } card.
look-at-card = { $seat-name } drew { $card-name }.
act = { $action ->
    [workers] { $seat-name } takes three workers with { $card-name }.
    [money] { $seat-name } takes money with { $card-name }.
    [decrease] { $seat-name } decreases a disaster with { $card-name }.
   *[other] { $seat-name } builds on the wall with { $card-name }.
}
announce = { $seat-name } returns a gray worker: the card of the next action counts as { colour-name }.
discard = { $seat-name } discards { $card-name }.
return-to-hand = { $seat-name } takes { $card-name } into hand.
steal = { $seat-name } draws { colour-name.with-article } card from the hand of { $victim-name }.
steal-card = { $seat-name } draws { $card-name } from the hand of { $victim-name }.
find = { $seat-name } takes one { category-name } card out of the { colour-name } draw pile.
find-card = { $seat-name } takes { $card-name } out of the draw pile.
find-nothing = { $seat-name } finds no { category-name } card in the { colour-name } draw pile.
gain-marks = { $seat-name } gains { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}.
pay-marks = { $seat-name } pays { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}.
lose-marks = { $seat-name } loses { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}.
take-marks = { $seat-name } gets { $count ->
    [one] { $count } mark
   *[other] { $count } marks
} from { $victim-name }.
gain-points = { $seat-name } gains { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
take-points = { $seat-name } gets { $count ->
    [one] { $count } point
   *[other] { $count } points
} from { $victim-name }.
gain-workers = { $seat-name } gains { $count } { colour-name } { $count ->
    [one] worker
   *[other] workers
}.
return-workers = { $seat-name } returns { $count } { colour-name } { $count ->
    [one] worker
   *[other] workers
}.
lose-workers = { $seat-name } loses { $count } { colour-name } { $count ->
    [one] worker
   *[other] workers
}.
take-worker = { $seat-name } gets { colour-name.with-article } worker from { $victim-name }.
place-worker = { $seat-name } places { colour-name.with-article } worker in the church.
lay-site = { $seat-name } plays { colour-name.with-article } site.
construct = { $seat-name } constructs { $card-name }.
lay = { $seat-name } adds { $card-name } to the zoo and park.
use = { $seat-name } uses { $card-name }.
work = { $card-name } works for { $seat-name }.
flash = { $seat-name } activates the flash of { $card-name }.
copy = { $seat-name } uses the flash of { $card-name }.
advance = { $seat-name } advances to space { $space } of City Hall Square.
square-end = { $seat-name } is at the end of City Hall Square and gains points instead.
go-back = { $seat-name } goes back to space { $space } of City Hall Square.
build-segment = { $seat-name } builds { colour-name.with-article } segment on the { side-name } half of the wall.
tear-down = { $seat-name } tears down a segment of the { side-name } half of the wall.
take-statue = { $seat-name } takes a statue worth { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
lose-building = { $seat-name } discards the building { $card-name }.
lose-site = { $seat-name } discards a site; it was { $card-name }.
increase = { $seat-name } increases the { colour-name } disaster ({ colour-disaster }) to level { $level }.
prevent = { $seat-name } returns { colour-name.with-article } worker and prevents the increase.
decrease = { $seat-name } decreases the { colour-name } disaster ({ colour-disaster }) to level { $level }.
strike = { disaster-name } strikes { $seat-name }; the { colour-name } disaster goes back to level 0.
draw-token = { $seat-name } draws an intrigue token: { token-name } ({ token-colour }).
majority = { $seat-name } has the majority “{ majority-name }” and flips its token.
deactivate = { $seat-name } flips the majority token “{ majority-name }” back.
cleric = The cleric stands in window { $window } ({ colour-name }).
move-cleric = { $seat-name } moves the cleric to window { $window } ({ colour-name }).
cleric-down = The cleric goes down from window { $window } ({ colour-name }) to the floor of the church.
worker-down = The { colour-name } worker in the church goes down too.

## Refusals

action-first = Take your standard action first.
action-done = You have taken your standard action; use buildings or end your turn.
card-not-in-hand = You cannot use { $card-name } for it.
colour-announced = Your card will count as { colour-name }: play one of another color, for any action but “construct one building”.
no-announcing = You cannot give your card another color now.
level-zero = Your { colour-name } disaster ({ colour-disaster }) is already at level 0.
all-levels-zero = All your disasters are already at level 0.
wall-complete = The { side-name } half of your wall is complete.
wall-colour = The next segment of the { side-name } half is { wanted }, your card { colour-name }.
marks-short = { $price ->
    [one] That costs { $price } mark
   *[other] That costs { $price } marks
}; you have only { $marks }.
worker-short = You have no { colour-name } worker.
no-workers = You have no workers.
no-worker-that-helps = With your workers, { $card-name } would do nothing.
garden-needs-no-site = { $card-name } goes beside your board and needs no site.
building-needs-site = { $card-name } is a building and needs a site.
no-free-site = You have no empty site.
place-not-free = There is no room on site { $place }.
not-in-display = { $card-name } is not in your display.
works-by-itself = { $card-name } works by itself.
works-in-final-scoring = { $card-name } counts in final scoring.
works-as-flash = The flash of { $card-name } works only when the building is constructed.
works-in-phase = { $card-name } can be used only in { activation-name }.
used-this-season = { $card-name } has already been used this season.
nothing-to-activate = No building can be activated again.
piles-empty = All draw piles are empty.
discards-empty = The discard pile is empty.
no-segment = There is no wall segment that you could pay for.
low-dice = A die shows 1 or 2.
no-low-dice = No die shows 1 or 2, so nobody can advance.
advanced-already = You have already advanced this season.
no-cleric = There is no cleric in a window of the church.
use-later = { $card-name } can be used only after disasters have increased.
never-activated = { $card-name } is never activated.
works-by-announcing = { $card-name } works when you let your card count as another color.
no-worker-left = Apart from the worker that it costs, you have none.
no-worker-for-site = You have no worker left in the color of a draw pile with cards.
worker-no-use = With { colour-name.with-article } worker, { $card-name } would do nothing.
colour-returned = You have already returned { colour-name.with-article } worker.
exchange-same = A worker is exchanged for one of another color.
exchange-one-way = A color that gave a worker takes none, and the other way round.
lower-only = Here you can decrease only your { colour-name } disaster ({ colour-disaster }).
not-striking = The { colour-name } disaster ({ colour-disaster }) does not strike now.
pile-empty = The { colour-name } draw pile is empty.
not-in-discards = { $card-name } is not in the discard pile.
select-category = Only a card of the category “{ category-name }” can be selected.
no-such-site = You have no site { $place }.
wall-empty = The { side-name } half of your wall has no segment.
not-building = { $card-name } is not a building.
not-zoo = { $card-name } is not a zoo card.
tuck-colour = The building and the zoo card must both be { colour-name }.
tuck-full = There is already a building under { $card-name }.
not-itself = { $card-name } cannot activate itself.
not-used-yet = { $card-name } has not been used this season yet.
not-one-worker = { $card-name } does not ask for exactly one worker.
activated-already = { $card-name } has already had its turn.
not-at-others = { $card-name } is in no other player's display.
no-flash = { $card-name } has no flash.
not-found = { $card-name } is not among the cards found.
majority-inactive = Your majority token “{ majority-name }” has not been flipped.
tribute-once = Each other player gets one mark.
no-window = There is no window further to the { side-name }.

## Tables that cannot be

law-cards = { $card-name } does not lie in exactly one place.
law-piles = The number of cards in the { colour-name } draw pile is wrong.
law-colour = There is a card of another color in the { colour-name } draw pile.
law-tokens = The number of intrigue tokens is wrong.
law-statues = The number of statues is wrong.
law-clerics = The number of clerics in the church does not fit the season.
law-display = The buildings of { $seat-name } are inconsistent.
law-garden = The zoo and park cards of { $seat-name } are inconsistent.
law-markers = { $seat-name } has an activation marker without a card.
law-negative = { $seat-name } has less than nothing of something.
law-hand-order = The hand of { $seat-name } is not in order.
law-unseen-hand = { $seat-name } has not looked at the cards in the hand.
