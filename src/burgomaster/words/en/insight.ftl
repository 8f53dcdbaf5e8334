### What an analysis says of a game.

analysis-unfinished = Only a finished game can be analyzed, and this one is not over.
analysis-worlds = An analysis needs at least { $least } worlds.
analysis-busy = The clerks are busy: { $waiting } analyses wait already. Try again in a while; the game can be watched all the same.
insight-waiting = Waiting: { $ahead ->
    [0] it begins now
    [one] one analysis comes before it
   *[other] { $ahead } analyses come before it
}.
insight-lucky = Luck: worth { $points } points to { $seat-name }, give or take { $error }. Chance of winning: { $before } % before, { $after } % after.
insight-unlucky = Bad luck: it cost { $seat-name } { $points } points, give or take { $error }. Chance of winning: { $before } % before, { $after } % after.
insight-gained = A good move: it brought { $seat-name } { $points } points more than the clerk would have got, give or take { $error }. Chance of winning: { $before } % before, { $after } % after.
insight-missed = Something better was there: worth { $points } points more to { $seat-name }, give or take { $error }. Chance of winning: { $after } % as played, { $before } % with it.
insight-method = Found in { $worlds } worlds, each { $game ->
    [hamburg] played to the end of the season
   *[other] played to the end of the round
} and judged{ $eye ->
    [hindsight] , with all cards lying open
   *[then] , as the player knew the table then
}.
insight-luck = { $seat-name }: dice and draws { $sign ->
    [gave] gave { $points } points
   *[took] took { $points } points
}, give or take { $error }; choices cost { $lost }, so { $kept } % of what was there was kept.
insight-title = What it was about
insight-chances = Chance of winning
insight-turning = Turning points
insight-best = Best moves
insight-luck-heading = Luck, and what was made of it
insight-none = Nothing stands out beyond doubt.
insight-when = { $game ->
    [hamburg] Season
   *[other] Round
} { $chapter }
insight-end = End
insight-better = Played: { $played }. Better: { $better }.
insight-unofficial = An unofficial program. Chances come from games of its own computer players.

## Another choice

analysis-entry = There is no entry { $entry } in this game.
analysis-not-offered = “{ $choice }” was not on offer there.
insight-another-more = In { $worlds } worlds it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than what was played, give or take { $error }. Chance of winning: { $after } % instead of { $before } %.
insight-another-less = In { $worlds } worlds it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} less than what was played, give or take { $error }. Chance of winning: { $after } % instead of { $before } %.
insight-another-even = In { $worlds } worlds it is as good as what was played, as far as one can tell.

## Hints

hint-leads = In { $worlds } worlds, each { $game ->
    [hamburg] played to the end of the season
   *[other] played to the end of the round
} and judged, this leads the next best by { $points ->
    [one] { $points } point
   *[other] { $points } points
}, give or take { $error }.
hint-close = In { $worlds } worlds, each { $game ->
    [hamburg] played to the end of the season
   *[other] played to the end of the round
} and judged, nothing comes out better beyond doubt.
hint-little = There was too little time to try anything out: this is the clerk's first look.
hint-only = Nothing else seemed worth a try.
hint-behind = { $points ->
    [one] { $points } point
   *[other] { $points } points
} less, give or take { $error }
hint-even = no worse, as far as one can tell
