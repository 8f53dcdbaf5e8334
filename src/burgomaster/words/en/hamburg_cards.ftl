### The texts of Hamburg's cards, put together from the rows that run.
### Most messages are clauses: they begin with a small letter and end without a full stop.
### $effect is such a clause, $sentence the same with a capital letter; $per and $condition are defined below.

## How clauses are put together

hb-card-priced = return { $price } to { $effect }
hb-card-after-action = after every standard action “{ hb-action-name }”, { $effect }
hb-card-after-action-colour = after every standard action “{ hb-action-name }” with { $action ->
    [money] the { hb-colour-name } die
   *[other] the color { hb-colour-name }
}, { $effect }
hb-card-when-advancing = whenever you advance on City Hall Square, { $effect }
hb-card-when-drawing-token = whenever you draw an intrigue token, { $effect }
hb-card-when-other-builds = whenever another player constructs a building, { $effect }
hb-card-when-other-walls = whenever another player builds a wall segment, { $effect }
hb-card-when-winning-majority = whenever you flip a majority token to its active side, { $effect }

hb-list-and = { $rest } and { $last }
hb-list-or = { $rest } or { $last }

## Workers, marks and points

# One of several colors in a list; the word “worker” follows the list.
hb-one-coloured = { hb-colour-name.with-article }
hb-coloured-workers = { $colours } worker
hb-same-worker = a worker of the same color
hb-any-workers = { $count ->
    [one] a worker of your choice
   *[other] { $count } workers of your choice
}
hb-marks = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
hb-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## What is counted

hb-per-buildings = for each { hb-category-name } building you have
hb-per-all-buildings = for each building you have
hb-per-categories = for each category in which you have a building
hb-per-sites = { $group ->
    [1] for each { hb-colour-name } site you have
   *[other] for every { $group } { hb-colour-name } sites you have
}
hb-per-site-colours = for each color in which you have a site
hb-per-wall-segments = { $group ->
    [1] for each wall segment you have
   *[other] for every { $group } wall segments you have
}
hb-per-third-segments-and-statues = for each half of your wall whose third segment is built, and for each statue you have
hb-per-majorities = for each active majority token you have
hb-per-workers = { $group ->
    [1] for each worker you have
   *[other] for every { $group } workers you have
}
hb-per-worker-colours = for each color in which you have a worker left
hb-per-worker-sets = for each complete set of workers you have left (one of each color)
hb-per-raised-levels = for each increased disaster level you have
hb-per-raised-disasters = for each of your disasters that is increased by at least 1 level
hb-per-square-points = for each point shown on your space of City Hall Square
hb-per-dice-showing = for each die that shows { $result }
hb-per-different-results = for each number that occurs on the six dice

hb-if-die-shows = the { hb-colour-name } die shows { $results }
hb-if-dice-sum-at-most = all six dice add up to { $sum } or less
hb-if-dice-sum-at-least = all six dice add up to { $sum } or more
hb-if-all-site-colours = you have sites of all five colors
hb-as-die = the { hb-colour-name } die shows
hb-as-most-common = the number that occurs most often on the six dice (nothing in case of a tie)
hb-statue-best = your most valuable statue

## Gaining

hb-card-gain = gain { $goods }
hb-card-gain-per = gain { $goods } { $per }
hb-card-gain-if = gain { $goods } if { $condition }
hb-card-gain-as = gain as many { $unit ->
    [points] points
   *[marks] marks
} as { $number }
hb-card-gain-die = gain as many marks as the die of the same color shows
hb-card-score-per = gain { $goods } in final scoring { $per }
hb-card-score-if = gain { $goods } in final scoring if { $condition }
hb-card-score-statue = in final scoring, { $statue } counts { $points ->
    [one] twice
   *[other] { $points } more times
}
hb-card-matching-workers = for each die that shows the same number as the black one, gain a worker of that color
hb-card-workers-for-ones = gain a worker in the color of every colored die that shows 1; if the black die shows 1, gain a worker of your choice as well
hb-card-worker-of-each-colour = gain a worker of each color, as far as the supply has any left
hb-card-buy-workers = { $most ->
    [one] buy a worker of your choice for { hb-marks }
   *[other] buy up to { $most } workers of your choice for { hb-marks } each
}
hb-card-return-different = return one worker in each of up to five colors; gain 1 mark and 1 point for each of them
hb-card-exchange = exchange any number of your workers for workers of other colors
hb-card-tribute = pay each other player 1 mark, as far as your money goes; take 1 point from each player you pay

## Disasters

hb-levels = { $limit ->
    [up-to] up to { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
   *[exactly] { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
}
hb-card-decrease-any = decrease a disaster of your choice by { hb-levels }
hb-card-decrease-several = decrease disasters of your choice by { hb-levels } in all
hb-card-decrease-per = decrease disasters of your choice by { hb-levels } { $per }
hb-card-decrease-colour = decrease the { hb-colour-name } disaster by { hb-levels }
hb-card-decrease-same = decrease the disaster of the same color by { hb-levels }
hb-card-decrease-more = decrease the disaster of the same color by { $levels ->
    [one] { $levels } more level
   *[other] { $levels } more levels
}
hb-card-curse = decrease a disaster of your choice by 1 level; if you do, each other player increases the disaster of the same color by 1 level
hb-card-token-for-others = draw an intrigue token; each other player increases the disaster it shows by 1 level

## Cards

hb-card-draw = { $cards ->
    [one] draw a card from a draw pile of your choice
   *[other] draw { $cards } cards from draw piles of your choice
}
hb-card-draw-discard = { hb-card-draw }, then discard { $discarded ->
    [one] a card
   *[other] { $discarded } cards
} from your hand
hb-card-draw-optional = { $cards ->
    [one] you may draw 1 more card from a draw pile of your choice
   *[other] you may draw { $cards } more cards from draw piles of your choice
}
hb-card-draw-colour = draw a card from the { hb-colour-name } draw pile
hb-card-draw-from-discards = draw as many cards from the top of the discard pile as { $number }, then discard the same number of cards from your hand
hb-card-draw-and-act = draw a card from a draw pile of your choice and perform a standard action with it at once
hb-card-top-of-discards-act = draw the top card of the discard pile and perform a standard action with it at once
hb-card-draw-sites = { $cards ->
    [one] draw a card from a draw pile of your choice and play it as a site without returning a worker
   *[other] draw { $cards } cards from draw piles of your choice and play them as sites without returning workers
}
hb-card-draw-sites-for-worker = { $cards ->
    [one] draw a card from a draw pile of your choice and play it as a site in return for a worker of its color
   *[other] draw { $cards } cards from draw piles of your choice and play them as sites, each in return for a worker of its color
}
hb-card-select = take any { hb-category-name } card out of the discard pile and construct it on an empty site for free; then shuffle the discard pile
hb-card-search = take one { hb-category-name } card out of the { hb-colour-name } draw pile into your hand; then shuffle that pile
hb-card-search-same = take one { hb-category-name } card out of the draw pile of the same color into your hand; then shuffle that pile
hb-card-steal-from-each = draw a card at random from the hand of each other player
hb-card-return-buildings = take any number of your buildings back into your hand; their sites remain

## Wall, City Hall Square and church

hb-card-build-wall = { $times ->
    [0] build a wall segment for free, without using a card
    [1] build a wall segment at its usual cost, without using a card
    [2] build a wall segment at twice its cost, without using a card
   *[other] build a wall segment at { $times } times its cost, without using a card
}
hb-card-advance = { $count ->
    [0] advance 1 space on City Hall Square for free
   *[other] advance 1 space on City Hall Square for { hb-marks }
}
hb-card-advance-without-low-dice = if no die shows 1 or 2, you may { hb-card-advance }
hb-card-place-in-church = you may place one of your workers as a cleric in the church window of the same color
hb-card-move-cleric = move this season's cleric to the next church window on the left or right

## Other cards

hb-card-activate-again = activate again a phase III building that you have already used this season; pay its price again
hb-card-activate-without-workers = you may activate each of your buildings that asks for exactly one worker, whether used already or not, once and without returning that worker
hb-card-copy-flash = activate the flash of another player's building as if you had just constructed that building
hb-card-tuck = construct a building of the same color from your hand for free under one of your Zoo cards of that color; it will score no points in final scoring
hb-card-counts-as = this building also counts as { $categories }

## Other players

hb-others-discard = each other player discards { $count ->
    [one] a card
   *[other] { $count } cards
} from their hand
hb-others-deactivate = each other player flips one of their active majority tokens back
hb-others-give-marks = each other player gives you { hb-marks }, as far as possible
hb-others-give-workers = each other player gives you { $count ->
    [one] a worker
   *[other] { $count } workers
} of their choice, as far as possible
hb-others-tear-down = each other player tears down a wall segment, but keeps statues and majority tokens
hb-others-go-back = each other player goes back 1 space on City Hall Square
hb-others-lose-building = each other player discards a building of their choice
hb-others-lose-site = each other player discards a site of their choice and takes whatever is built on it back into their hand

## Rules that change

hb-rule-half-price = you pay half the cost of { hb-colour-name } buildings (rounded up)
hb-rule-building-discount = the standard action “construct one building” costs you up to { hb-marks } less
hb-rule-square-discount = advancing on City Hall Square costs you up to { hb-marks } less than the dice demand
hb-rule-park-marks = each of your Park cards that gives you marks gives you { hb-marks } more
hb-rule-free-wall = the standard action “construct one wall segment” costs you no marks
hb-rule-black-die-wall = for a wall segment you may pay as many marks as the black die shows instead of the printed cost
hb-rule-square-surcharge = in phase II, each other player who advances on City Hall Square pays as many additional marks as the black die shows
hb-rule-ties-count = when majorities are checked, a tie is enough for you to flip your token, unless everyone has 0
hb-rule-fourth-strikes = a disaster strikes you only with its fourth increase, not with its third
hb-rule-prevents = whenever a disaster of yours would be increased, you may return a worker of the same color to prevent it
hb-rule-chooses-rise = whenever you draw an intrigue token, increase a disaster of your choice instead of the one it shows
hb-rule-two-buildings = you may construct two buildings on each of your sites
hb-rule-flash-twice = whenever you construct a building with a flash, you may activate it a second time at once, without paying its price again
hb-rule-recolours = before any standard action other than “construct one building”, you may return a gray worker: the card you use then has a color of your choice

## Nothing to do

hb-card-nothing = no effect of its own; its points count in final scoring
