### The solo game against TOM

hb-season-solo = Season { $season } begins.
hb-turn-up = { $seat-name } turns up { $card-name }.
hb-ask-turn-up = Which card is on top of the { hb-colour-name } draw pile?
hb-no-hand = { $seat-name } has no hand, so nothing can come to it.
hb-law-solo-first = In the solo game TOM comes first: “first” is 2.
hb-law-solo-hand = In the solo game TOM has no hand.
hb-tom-income = The { hb-die } die brings { $seat-name } money.
hb-tom-die = { $seat-name } resolves the { hb-die } die, which shows { $pips }.
hb-tom-no-segment = { $why ->
    [marks] { $seat-name } cannot pay for { hb-colour-name.with-article } wall segment.
   *[other] Neither end of { $seat-name }'s wall is ready for { hb-colour-name.with-article } segment.
}
hb-tom-no-level = { $seat-name } has no { hb-colour-name } disaster ({ hb-colour-disaster }) to decrease.
hb-tom-no-site = { $why ->
    [pile] The { hb-colour-name } draw pile is empty, so { $seat-name } plays no site.
   *[other] { $seat-name } has no { hb-colour-name } worker for a site.
}
hb-tom-pile-empty = The { hb-colour-name } draw pile is empty: { $seat-name } turns up no card.
hb-tom-stays = { $why ->
    [dice] No die shows a 1 or a 2: { $seat-name } does not advance on City Hall Square.
   *[other] An advance on City Hall Square costs { $price ->
        [one] { $price } mark
       *[other] { $price } marks
    }; { $seat-name } has { $marks }.
}
hb-tom-too-dear = { $card-name } costs { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}; { $seat-name } has { $marks }.
hb-tom-no-free-site = { $seat-name } has no empty site for { $card-name }.
hb-tom-skips = { $why ->
    [hand] { $seat-name } leaves { $card-name } alone: it is about cards in hand, and { $seat-name } has none.
    [worker] { $seat-name } has no worker for { $card-name }.
    [nothing] { $seat-name } leaves { $card-name } alone: nothing would come of it.
   *[other] { $seat-name } cannot use { $card-name } now.
}
hb-tom-half = { $why ->
    [statue] { $seat-name } builds where a half is completed and earns a statue.
    [third] { $seat-name } builds where it is the third segment, which scores.
    [cheaper] { $seat-name } builds the cheaper segment.
    [dearer] { $seat-name } pays nothing and builds the more expensive segment.
   *[other] Both halves are equal: { $seat-name } builds on the left.
}
hb-tom-why = { $why ->
    [highest-level] { $seat-name } chooses the highest disaster level; of equal ones, the first in dice order.
    [lowest-level] { $seat-name } chooses the lowest disaster level; of equal ones, the first in dice order.
    [most-workers] { $seat-name } chooses the color with the most workers; of equal ones, the first in dice order.
    [fewest-workers] { $seat-name } chooses the color with the fewest workers; of equal ones, the first in dice order.
    [highest-die] { $seat-name } chooses the color of the highest die; of equal ones, the first in dice order.
    [own-colour] { $seat-name } draws from the pile of the building's own color, or else the first in dice order.
    [fire-first] { $seat-name } lets Fire strike first, so that a flood finds an empty site.
    [dice-order] { $seat-name } lets disasters strike in dice order.
    [cheapest-building] { $seat-name } gives up the cheapest building; of equal ones, the leftmost.
    [empty-site] { $seat-name } gives up the leftmost empty site.
    [cheapest-site] { $seat-name } has no empty site and gives up the one with the cheapest building.
    [fewest-points] { $seat-name } chooses the end of the wall that costs the fewest points, or else the left one.
    [won-back] { $seat-name } gives up a majority that would be won back now.
    [first-active] { $seat-name } would win no majority back now and gives up the first one.
    [most-points] { $seat-name } chooses the card with the most printed points.
    [more-cards] { $seat-name } moves the cleric to the window that scores more of { $seat-name }'s cards.
    [best] { $seat-name } chooses what brings most: points, points at the end, marks, workers; of equal ones, the leftmost.
    [leftmost] { $seat-name } goes from left to right.
    [strikes] { $seat-name } prevents the increase, since the disaster would strike.
    [not-strikes] { $seat-name } lets the disaster increase, since it does not strike yet.
    [advances] { $seat-name } always advances when the marks suffice.
    [free-gift] { $seat-name } takes the workers before disasters increase.
    [nothing-in-it] { $seat-name } declines: nothing would come of it.
    [never-buys] { $seat-name } buys no workers.
    [never-church] { $seat-name } never places a worker in the church.
    [statue-points] { $seat-name } takes Hans Hummel: his points are worth no less than a third of the marks.
    [statue-marks] { $seat-name } takes the Zitronenjette: a third of her marks is more than the points.
    [gift] { $seat-name } takes what is given.
    [ignored] { $seat-name } leaves it at the drawn disaster, which is ignored this season.
    [gift-later] { $seat-name } takes the workers after the disasters: none of them is needed to prevent one.
    [strikes-little] { $seat-name } lets the disaster strike: it takes no more than the worker would cost.
   *[other] { $seat-name } uses the flash a second time.
}
