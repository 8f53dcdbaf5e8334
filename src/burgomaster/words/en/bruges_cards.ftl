### The texts of Bruges' persons, put together from the rows that run.
### Most messages are clauses: they begin with a small letter and end without a full stop.
### $effect is such a clause, $sentence the same with a capital letter; $per and $condition are defined below.

## How clauses are put together

br-card-priced = pay { $price } to { $effect }
br-card-once-a-round = once a round, { $effect }
br-card-after-action = after every action “{ br-action-name }”, { $effect }
br-card-when-advancing = whenever you advance on the reputation track, { $effect }
br-card-when-other-lays = whenever another player brings in a person, { $effect }
br-card-when-other-builds = whenever another player builds on a canal field, { $effect }
br-card-when-rolled = in phase 2, { $effect }
br-card-when-damaged = whenever damage strikes you, { $effect }

br-list-and = { $rest } and { $last }
br-list-or = { $rest } or { $last }

## Workers, guilders and points

# One of several colors in a list; the word “worker” follows the list.
br-one-coloured = { br-colour-name.with-article }
br-coloured-workers = { $colours } worker
br-same-worker = a worker of the same color
br-any-workers = { $count ->
    [one] a worker of your choice
   *[other] { $count } workers of your choice
}
br-guilders = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
br-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## What is counted

br-per-persons = { $group ->
    [officials] for each Official you have
   *[other] for each { br-group-name } person you have
}
br-per-all-persons = for each person you have
br-per-groups = for each group of which you have a person
br-per-houses = for each { br-colour-name } house you have
br-per-all-houses = { $group ->
    [1] for each house you have
   *[other] for every { $group } houses you have
}
br-per-house-colours = for each color in which you have a house
br-per-canal-tiles = { $group ->
    [1] for each canal tile you have
   *[other] for every { $group } canal tiles you have
}
br-per-third-fields-and-statues = for each section of your canal built up to its third field, and for each statue you have
br-per-majorities = for each colored majority marker you have
br-per-workers = { $group ->
    [1] for each worker you have
   *[other] for every { $group } workers you have
}
br-per-worker-sets = for each complete set of workers you have left (one of each color)
br-per-threats = for each threat marker you have
br-per-threat-colours = for each color in which you have a threat marker
br-per-reputation-points = for each point shown on your field of the reputation track
br-per-dice-showing = for each die that shows { $result }
br-per-different-results = for each number that occurs on the five dice

br-if-die-shows = the { br-colour-name } die shows { $results }
br-if-dice-sum-at-most = all five dice add up to { $sum } or less
br-if-dice-sum-at-least = all five dice add up to { $sum } or more
br-if-all-house-colours = you have houses of all five colors
br-as-most-common = the number that occurs most often on the five dice (nothing in case of a tie)
br-statue-best = your most valuable statue

## Gaining

br-card-gain = gain { $goods }
br-card-gain-per = gain { $goods } { $per }
br-card-gain-if = gain { $goods } if { $condition }
br-card-gain-as = gain as many { $unit ->
    [points] points
   *[guilders] guilders
} as { $number }
br-card-gain-die = gain as many guilders as the die of the same color shows
br-card-score-per = gain { $goods } in final scoring { $per }
br-card-score-if = gain { $goods } in final scoring if { $condition }
br-card-score-statue = in final scoring, { $statue } counts { $points ->
    [one] twice
   *[other] { $points } more times
}
br-card-workers-for-low-dice = gain a worker in the color of every die that shows 1 or 2
br-card-buy-workers = { $most ->
    [one] buy a worker of your choice for { br-guilders }
   *[other] buy up to { $most } workers of your choice for { br-guilders } each
}
br-card-return-different = pay one worker in each of up to five colors; gain 1 point and 1 guilder for each of them
br-card-exchange = exchange any number of your workers for workers of other colors
br-card-tribute = give 1 guilder to each other player who has a point, as far as your money goes; take 1 point from each player you pay

## Threats

br-card-threat-any = { $limit ->
    [up-to] return up to { $markers ->
        [one] { $markers } threat marker
       *[other] { $markers } threat markers
    } of your choice
   *[exactly] return { $markers ->
        [one] a threat marker
       *[other] { $markers } threat markers
    } of your choice
}
br-card-threat-colour = { $limit ->
    [up-to] return up to { $markers } { br-colour-name } threat { $markers ->
        [one] marker
       *[other] markers
    }
   *[exactly] return { $markers ->
        [one] { br-colour-name.with-article } threat marker
       *[other] { $markers } { br-colour-name } threat markers
    }
}
br-card-threat-same = { $limit ->
    [up-to] return up to { $markers } threat { $markers ->
        [one] marker
       *[other] markers
    } of the same color
   *[exactly] return { $markers ->
        [one] a threat marker
       *[other] { $markers } threat markers
    } of the same color
}
br-card-curse = return a threat marker of your choice; if you do, each other player takes one of the same color

## Cards

br-card-draw = { $cards ->
    [one] draw a card
   *[other] draw { $cards } cards
}
br-card-draw-discard = { br-card-draw }, then discard { $discarded ->
    [one] a card
   *[other] { $discarded } cards
} from your hand
br-card-draw-and-act = draw a card and use it at once for an action
br-card-top-of-discards-act = take the top card of the discard pile and use it at once for an action
br-card-play-another = play another card from your hand now, for one more action in this turn
br-card-forge = name a color; the next card you play in this turn counts as a card of that color
br-card-draw-houses = { $cards ->
    [one] draw a card and build it as a house without paying a worker
   *[other] draw { $cards } cards and build them as houses without paying workers
}
br-card-draw-houses-for-worker = { $cards ->
    [one] draw a card and build it as a house in return for a worker of its color
   *[other] draw { $cards } cards and build them as houses, each in return for a worker of its color
}
br-card-select = take any { br-group-name } person out of the discard pile and bring it into an empty house at no cost
br-card-steal-from-each = draw a card at random from the hand of each other player
br-card-return-persons = take any number of your persons back into your hand; their houses remain

## Canal and reputation

br-card-build-canal = { $times ->
    [0] build a canal tile at no cost, without using a card
    [1] build a canal tile at its usual price, without using a card
    [2] build a canal tile at twice its price, without using a card
   *[other] build a canal tile at { $times } times its price, without using a card
}
br-card-advance = advance 1 field on the reputation track

## Other persons

br-card-activate-again = use once more a person that you have already used in this round; pay its price again
br-card-activate-without-workers = you may use each of your persons that asks for exactly one worker, whether used already or not, once and without paying that worker
br-card-copy-flash = carry out the flash of another player's person as if you had just brought that person in
br-card-counts-as = this person also counts as { $groups }

## Other players

br-others-discard = each other player discards { $count ->
    [one] a card
   *[other] { $count } cards
} from their hand
br-others-turn-back = each other player turns one of their colored majority markers back
br-others-give-guilders = each other player gives you { br-guilders }, as far as possible
br-others-give-workers = each other player gives you { $count ->
    [one] a worker
   *[other] { $count } workers
} of their choice, as far as possible
br-others-lose-tile = each other player removes a canal tile, but keeps statues and majority markers
br-others-go-back = each other player goes back 1 field on the reputation track
br-others-lose-person = each other player discards a person of their choice
br-others-lose-house = each other player discards a house of their choice and takes any person on it back into their hand

## Rules that change

br-rule-half-price = you pay half the price of { br-colour-name } persons (rounded up)
br-rule-person-discount = the action “bring in a person” costs you up to { br-guilders } less
br-rule-reputation-discount = advancing in phase 2 costs you up to { br-guilders } less than the dice demand
br-rule-free-canal = the action “build a canal tile” costs you no guilders
br-rule-free-house = the action “build a house” costs you no worker
br-rule-ties-count = when majorities are checked, a tie is enough for you to turn your marker, unless everyone has 0
br-rule-fourth-strikes = damage strikes you only with the fourth threat marker of a color, not with the third
br-rule-two-persons = each of your houses holds two persons
br-rule-flash-twice = whenever you bring in a person with a flash, it is carried out twice, the second time without its own price
br-rule-workers-taken = the action “take two workers” brings you { $count } workers
br-rule-money-taken = the action “take guilders” with the { br-colour-name } die brings you { br-guilders } more
br-rule-threats-returned = the action “return a threat marker” returns up to { $count } markers of that color
br-rule-hand-limit = in phase 1, draw until you hold { $count } cards
