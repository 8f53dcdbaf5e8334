### Files written by hand: data sets and positions.

## Files

file-missing = The file is missing.
file-unreadable = The file cannot be read: { $detail }
file-unwritable = Nothing can be written to { $file }: { $detail }
file-exists = There is already a file { $file }; nothing is overwritten.
file-too-big = That is too long; at most { $most } characters or bytes are allowed.
file-binary = This is not a text.
file-not-utf8 = This is not a text in UTF-8.

## Data sets

data-unknown = There is no data set “{ $name }”, or it is broken. These are known: { $known }.
data-set-name = “{ $found }” cannot be the name of a data set: use letters, digits, hyphens and underscores, 40 at most.
data-digest-unknown = This was played with values that are not known here: the data set “{ $name }” with the digest { $digest }. The sets known here are { $known }. If it was a set of your own, put it back under that name, or name its folder with --data.
data-name-taken = “{ $name }” is the name of a data set that comes with Burgomaster; give yours another one.
data-value-missing = “{ $field }” is missing.
data-key-unknown = Nothing is called “{ $key }” here.
data-kind = { $wanted ->
    [yes-or-no] There must be true or false here, not “{ $found }”.
    [number] There must be a whole number here, not “{ $found }”.
    [text] There must be a text here, not “{ $found }”.
    [list] There must be a list here, not “{ $found }”.
   *[table] There must be a table here, not “{ $found }”.
}
data-fixed = This belongs to the rules and cannot be changed; it must be “{ $wanted }”.
data-list-length = The list must have { $wanted ->
    [one] { $wanted } entry
   *[other] { $wanted } entries
}, not { $found }.
data-colours-differ = Each of these colors must occur here, in any order: { $wanted }.
data-tokens-few = There must be at least { $low } intrigue tokens, not { $found }.
data-number = There must be a whole number from { $low } to { $high } here, not “{ $found }”.
data-word = “{ $found }” does not fit here; one of these does: { $known }.
data-table-broken = The table cannot be read: { $detail }
data-column-missing = The column “{ $column }” is missing. The columns are: { $known }.
data-column-twice = The column “{ $column }” occurs twice. The columns are: { $known }.
data-column-unknown = There is no column “{ $column }”. The columns are: { $known }.
data-row-length = The row has { $found ->
    [one] { $found } value
   *[other] { $found } values
} instead of { $wanted }.
data-rows-missing = These numbers are missing: { $numbers }.
data-row-twice = Number { $number } is already in line { $line }.
data-category-fixed = The category of card { $card } cannot be changed; it must be “{ $wanted }”.
data-group-fixed = The group of card { $card } cannot be changed; it must be “{ $wanted }”.
data-colour-fixed = The color of card { $card } cannot be changed; it must be “{ $wanted }”.
data-activation-misfit = “{ $found }” does not suit what card { $card } does; one of these does: { $known }.
data-name-missing = Number { $number } has no name.
data-name-unfit = A name must be printable and { $most } characters long at most.

## Positions

position-game = This is a position of “{ $found }”, not of “{ $known }”.
position-table = There must be a table here, not “{ $found }”.
position-list = There must be a list here, not “{ $found }”.
position-list-long = The list has { $found } entries; at most { $most } are allowed.
position-count = The list must have { $wanted } entries, not { $found }.
position-key = Nothing is called “{ $found }” here. These names are known: { $known }.
position-missing = “{ $key }” is missing.
position-number = There must be a whole number from { $low } to { $high } here, not “{ $found }”.
position-truth = There must be true or false here, not “{ $found }”.
position-word = “{ $found }” does not fit here; one of these does: { $known }.
position-twice = “{ $found }” is named twice.
position-set-up = Season and phase do not go together: both are 0 before the game begins, and neither is afterwards.
position-clerics = In season { $season } there must be { $wanted ->
    [one] { $wanted } cleric
   *[other] { $wanted } clerics
} on the floor of the church, not { $found }.
position-statue = No statue worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} is left for this number of players.
position-tokens = There are not that many intrigue tokens “{ $token }”; the box has { $most }.
position-derived = This follows from everything else and must be: { $known }.
position-memory-cards = Cards remembered together must be different cards of one color.
position-acted = Only in phase III can a standard action have been taken.
position-turn-and-agenda = Give either this or an agenda, not both.
position-over = The game is over only at the end of the last season, with nothing left to do.
position-left-over = Nothing on the agenda takes this up.
agenda-form = “{ $found }” is not a task: it must be a step, the number of a seat, and up to two numbers.
agenda-unknown = There is no step “{ $step }”.
agenda-range = A number in “{ $found }” is too large or too small: the task is { $form }.
agenda-misfit = The step “{ $step }” of { $seat-name } does not go with what lies on the table.
position-round = Rounds count in phases III and IV only; there the round is 1 at least, elsewhere 0, not { $found }.
position-cleric = A cleric stands in a church window from phase II on until he moves down in phase IV, and only then.
position-memory-seen = This seat sees all of these cards and need not remember them.
agenda-frame = The agenda must begin with these steps: { $wanted }.
