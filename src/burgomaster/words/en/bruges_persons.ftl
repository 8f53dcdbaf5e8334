### What the persons of Bruges ask, what one can answer, and why something cannot be done with them.

## Questions

br-ask-lay-drawn = Choose the draw pile whose top card you build as a house.
br-ask-buy-workers = { $what ->
    [0] You may take workers at no cost (up to { $count }).
    [one] You may buy workers for { $what } guilder each (up to { $count }).
   *[other] You may buy workers for { $what } guilders each (up to { $count }).
}
br-ask-pay-any = Choose the color of the worker for { $card-name }.
br-ask-return-different = { $what ->
    [0] Pay a worker of any color.
   *[other] You may pay another worker, of a color you have not paid yet.
}
br-ask-exchange = You may exchange a worker for one of another color.
br-ask-give-workers = { $count ->
    [one] Choose a worker to give to { $seat-name }.
   *[other] Choose a worker to give to { $seat-name } ({ $count } to go).
}
br-ask-forge = Name the color that the next card you play counts as.
br-ask-scheme = Choose the threat marker that you return and of which every other player takes one.
br-ask-select = Choose the { br-group-name } person to bring in from the discard pile, and the house.
br-ask-build-canal = Choose the section of your canal to build on.
br-ask-turn-back = Because of { $seat-name }: choose the majority marker to turn back.
br-ask-return-persons = You may take a person back into your hand.
br-ask-activate-again = Choose the person to use a second time.
br-ask-activate-freely = You may use a person without paying the worker.
br-ask-copy-flash = Choose the person of another player whose flash you carry out.

## Choices

br-choice-again-card = Use { $card-name } again
br-choice-copy-card = Use the flash of { $card-name }
br-choice-back-card = Take { $card-name } back into your hand
br-choice-select-card-place = Bring { $card-name } from the discard pile into house { $place }
br-choice-tile-side = Build on the { br-side-name } section of the canal
br-choice-turn-majority = Turn the majority marker “{ br-majority-name }” back
br-choice-exchange-colour-into = Exchange { br-colour-name.with-article } worker for { br-into }

# The same names for an argument called otherwise.
br-into = { $into ->
    [blue] a blue one
    [brown] a brown one
    [yellow] a yellow one
    [red] a red one
   *[violet] a violet one
}

## What happens

br-flash = { $seat-name } carries out the flash of { $card-name }.
br-flash-again = { $seat-name } carries out the flash of { $card-name } once more.
br-flash-in-vain = The flash of { $card-name } has no effect for { $seat-name }.
br-copy = { $seat-name } uses the flash of { $card-name }.
br-go-back = { $field ->
    [0] { $seat-name } goes back to the town hall.
   *[other] { $seat-name } goes back to field { $field } of the reputation track.
}

## Why not

br-no-workers = You have no workers.
br-no-worker-left = Apart from the worker that it costs, you have none.
br-no-worker-that-helps = With your workers, { $card-name } would do nothing.
br-no-worker-for-house = You have no worker left in the color on top of a draw pile.
br-worker-no-use = With { br-colour-name.with-article } worker, { $card-name } would do nothing.
br-colour-returned = You have already paid { br-colour-name.with-article } worker.
br-exchange-same = A worker is exchanged for one of another color.
br-exchange-one-way = A color that gave a worker takes none, and the other way round.
br-no-threats = You have no threat markers.
br-nobody-has-points = No other player has a point to give.
br-hand-empty = You have no card in your hand to play.
br-no-affordable-tile = There is no canal tile that you could pay for.
br-nothing-to-activate = No person can be used again.
br-not-itself = { $card-name } cannot use itself.
br-not-used-yet = { $card-name } has not been used this round yet.
br-not-one-worker = { $card-name } does not ask for exactly one worker.
br-activated-already = { $card-name } has already had its turn.
br-not-at-others = { $card-name } is in no other player's display.
br-no-flash = { $card-name } has no flash.
br-not-in-discards = { $card-name } is not in the discard pile.
br-select-group = Only a person of the group “{ br-group-name }” can be taken.
br-majority-gray = Your majority marker “{ br-majority-name }” still shows its gray side.
