### How long one may take at a table, and how long everyone took.

app-pace-how = How long may one take?
app-pace-kind =
    { $kind ->
        [clock] With a clock: everyone has some minutes
        [days] Over days: one plays when there is time
       *[live] As long as one likes: everybody is there
    }
app-pace-minutes = Minutes a player
app-pace-seconds = Seconds of each choice that do not count
app-pace-bot = When all is used, a computer player answers until one is back
app-pace-days = Days for a turn
app-pace-late = When they are over
app-pace-clerk = the clerk answers this turn
app-pace-wait = the seat waits
app-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
app-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
app-paused = The clock stands still: everybody wished a pause.
app-pause = Wish a pause
app-pause-end = Go on
app-pause-wished = A pause is wished by { $names }.
app-pause-agree = I agree
app-time-until =
    { $who ->
        [me] You have until { $moment } ({ $left })
       *[other] { $name } has until { $moment } ({ $left })
    }
app-time-bank =
    { $who ->
        [me] Your time: { $left }
       *[other] { $name }: { $left }
    }
app-time-late =
    { $who ->
        [me] Your time for this turn is over
       *[other] The time of { $name } for this turn is over
    }
app-time-used = { $time } used
app-time-left = { $time } left
app-time-ends = until { $moment }
app-back-asked =
    { $who ->
        [me] You ask everyone to take back your last turn and all that followed.
       *[other] { $name } asks to take back the last turn of { $name } and all that followed.
    }
app-back-since = Since then there were { $choices } choices and { $chance } rolls or draws; dice and draws will be the same again.
app-back-what = What came to light since
app-back-more = … and { $count } more
app-back-no = No
app-back-withdraw = Withdraw
app-back-can = Alone you cannot take it back, but with everybody's consent.
app-back-ask = Ask everyone
app-ahead =
    { $count ->
        [0] Answer in advance
       *[other] Answered in advance: { $count }
    }
app-ahead-if = If nothing else is asked:
app-ahead-until = Each counts for the next time its question can come. It is cleared after that phase, when you answer such a question yourself, when you take something back or the table goes back, and when the seat changes hands.
app-ahead-given = Given for you lately:
