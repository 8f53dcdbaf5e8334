### The plain room: any game as lists, a grid and tables.

plain-table = The table
plain-of-player = What { $name } has
plain-yes = yes
plain-no = no
plain-hidden = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
plain-covered = Hidden until it is your turn.
plain-of = { $what } { $count } of { $most }
plain-score-all = points
plain-score-more = still to be counted
plain-smaller = Smaller
plain-larger = Larger
plain-found = { $count ->
    [one] 1 found
   *[other] { $count } found
}
