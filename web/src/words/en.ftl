### The browser app's own words. What the engine says is in src/burgomaster/words.

app-title = Burgomaster
app-close = Close
app-cancel = Cancel
app-loading = One moment …
app-failed = That did not work.
app-unreachable = The server cannot be reached.
app-status = The server answered with status { $status }.
app-navigation = Pages
app-lobby = Front door
app-about = About
app-book = Cards and tiles
app-book-of = Cards and tiles of { $game }
app-search = Search
app-search-hint = Name, text or number
app-all = All
app-show-more = Show more
app-show-all = Show all
app-street-of = The street of { $name }

## Settings

app-settings = Settings
app-language = Language
app-theme = Light
app-theme-auto = As the system
app-theme-light = Day
app-theme-dark = Evening
app-motion = Animations
app-text = Letters at tables
app-text-size =
    { $size ->
        [1] as drawn
        [2] larger
       *[3] largest
    }
app-speed = Moves are shown
app-speed-off = not at all
app-speed-fast = fast
app-speed-usual = as usual
app-speed-slow = slowly
app-since-how = When I come back, show what happened
app-since-film = as a film
app-since-summary = in words
app-since-watch = Watch it
app-beats-passed = Meanwhile
app-sound = Sounds
app-notices = Be told with the page closed
app-notify = Notify me when it is my turn and this page is in the background
app-notify-denied = The browser does not allow notifications from here; its own settings decide that.
app-keys-on = Keyboard shortcuts
app-end-turns = End my turns automatically when nothing else can be done
app-list-on = Also list what can be chosen
app-about-fair = Dice and cards come from a secret that is fixed and whose fingerprint is published before the first move; every player adds a random part. After the game the secret is shown, and anyone can recompute every roll and every draw.
app-about-faces = Letters: {$faces}, both under the SIL Open Font License 1.1.
app-about-licences = Licenses of the letters

## Lobby

app-lobby-welcome = Who will be mayor?
app-lobby-lead = Three towns to build. Play with friends by a link, against clerks, or together at one screen. Nothing to install, no account.
app-new-table = New table
app-games = What shall we play?
app-own-name = Your name
app-my-tables = My tables
app-open-tables = Open tables
app-guest = Guest
app-profile = Name and face
app-me = Your own page
app-who = Who are you?
app-face = Your face
app-face-number = Face { $number }
app-go-on = Go on
app-keep = Keep
app-learn = Learn it
app-learn-alone = Learn it alone
app-first-game-where = { $game }, with a coach · 15 minutes
app-first-game-how = with a coach · 15 minutes
app-link-or-code = Link or code
app-load-game = Load a game
app-sit-down = Sit down
app-open-free = { $free } of { $seats } seats free · { $names }
app-search-tables = Search my tables
app-wait-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
app-of-wait = { $count ->
    [one] { $count } of { $all } waits for you
   *[other] { $count } of { $all } wait for you
}
app-more-tables = { $count } more
app-table-menu = Menu of this table: { $game }
app-free-seats = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
app-thinks = { $names } thinks
app-is-asked = { $count ->
    [one] { $names } is on turn
   *[other] { $names } are on turn
}
app-result-won = You won, { $mine } : { $other }
app-result-lost = { $names } won, { $best } : { $mine }
app-result-of = { $names } won with { $best }
app-result-alone = { $points ->
    [one] Finished with { $points } point
   *[other] Finished with { $points } points
}
app-since-today = since { $time }
app-since-yesterday = since yesterday
app-since-day = since { $day }
app-over-today = today at { $time }
app-over-yesterday = yesterday
app-over-day = { $day }
app-with = with { $names }
app-code-scan = Scan it, or type
app-code-minutes = within 10 minutes
app-code-lead = All your tables come along, and stay here, too.
app-code-show = Show a code
app-code-have = A code from another device
app-code-typed = I have a code
app-code-take = Fetch
app-all-tables = All { $count } tables
app-next = Next table
app-next-waits = To the table that waits for you
app-your-turn = Your turn
app-phase-waiting = Waiting for players
app-phase-running = In play
app-phase-over = Finished
app-phase-broken = Damaged
app-phase-earlier = Begun under earlier rules
app-how-far = { $count ->
    [one] { $count } step was played.
   *[other] { $count } steps were played.
}
app-seat-free = A free seat
app-player = Player { $seat }
app-bot = Computer player: { app-bot-name }
app-bot-name = { $bot ->
    [random] Random
    [apprentice] Apprentice
    [clerk] Clerk
    [councillor] Councilor
    [mayor] Mayor
   *[other] { $bot }
}
app-bot-line = { $bot ->
    [random] Plays anything that is allowed, without looking.
    [apprentice] Still learning: sees what is at hand, and often misjudges it.
    [clerk] Weighs every choice and plans ahead. The usual opponent.
    [councillor] Tries out its best ideas in its head before it decides.
    [mayor] Tries out more than anyone else. The strongest there is.
   *[other] A computer player that whoever runs this server has added.
}
app-seats = Seats
app-hand-over = Hand over
app-hand-over-to = From now on played by
app-hand-over-note = The story tells everyone. The player can take the seat back.
app-hand-over-link = Whoever comes sees this hand, so everyone else at the table has to agree.
app-hand-over-link-own = Whoever comes with the new link sees your hand and plays on for you.
app-not-here = not connected
app-away = Waiting for { $names } (not connected).
app-let-bot = Let a computer player take over for { $name }
app-let-bot-in = If { $name } stays away, a computer player can take over in { $time }.
app-bot-for-you = A computer player plays for you in seat { $seat }.
app-take-back-seat = Take my seat back
app-stands-for = plays for { $name }
app-consent-asked = { $count ->
    [one] { $names } wants to give the seat of { $left } to someone new, who will then see the hand. Everyone has to agree.
   *[other] { $names } want to give the seat of { $left } to someone new, who will then see the hand. Everyone has to agree.
}
app-consent = I agree
app-agreed = Agreed to someone new here: { $names }
app-leave = Leave the table
app-leave-sure = A computer player plays for you at once, and the story tells everyone. You can take your seat back until someone new sits there.
app-leave-waiting = Your seat is free again for someone else.
app-bot-thinks = { $how ->
    [little] thinks little here: there is no time for more, so it plays as the clerk does
   *[other] thinks less than usual now: many are thinking at once, or this machine is slow
}
app-seat-bot = computer player
app-you = (you)
app-play = Play
app-look-back = Look back
app-watch = Watch
app-join = Join
app-delete = Delete
app-forget = Remove from my list
app-delete-sure = Delete this table for everyone?
app-forget-sure = Your seat stays yours, but this browser loses its key: you cannot play on here unless someone gives you a new link.
app-game = Game
app-players = Players
app-who-sits = Who sits where?
app-seat = Seat { $seat }
app-sitter-me = Me
app-sitter-here = Someone here, at this device
app-option-data = Card values
app-option-colors = Colors
app-option-colors-by-seat = by seat
app-option-colors-chosen = each player chooses
app-option-expansions = Expansions
app-none = None
app-rules = Rules
app-rules-version = Version { $version }
app-begins = Begun from
app-begins-record = a record
app-begins-position = a position
app-begins-lesson = the first game
app-this-table = This table
app-data-house = Burgomaster's own
app-sitter-link = Someone with the link
app-name = Name
app-sets = Suggested
app-set-none = None: best for a first table
app-set-easy = Easy to add
app-set-all = Everything
app-hints = Allow hints: what the computer player “Clerk” would do
app-pace =
    { $kind ->
        [clock] { $minutes } min a player + { $seconds } s a choice
       *[days] { $days ->
            [one] { $days } day a turn
           *[other] { $days } days a turn
        }
    }
app-listed = Show the table in the lobby of this server
app-begin = Start game
app-join-title = You are invited
app-join-with = At the table: { $names }.
app-which-seat = Which seat?
app-any-seat = Any free seat
app-no-free-seat = All seats are taken, but you can watch.
app-load-title = Load a record or a position
app-load-lead = A finished record is shown from beginning to end; an unfinished one, or a position, is played on from where it stands.
app-load-file = From a file
app-load-text = Or as text
app-load-finished = A finished record: it will be shown.
app-load-record = An unfinished record: who plays on?
app-load-position = A position: who plays it?
app-load-neither = This is neither a record nor a position.
app-load-do = Set up

## Before the game

app-waiting-title = Waiting for everyone
app-ready = ready
app-not-ready = not here yet
app-change = Change
app-seat-them = Give this seat
app-invite = Link for players
app-copy = Copy the link
app-copied = Copied
app-commitment = Fingerprint of the dice: { $commitment } …

## A newer version

app-updated = A newer version is here. What you have picked is kept.
app-updated-in = The page reloads in { $seconds } s.
app-updated-now = Reload now

## Learning

app-coach = Coach
app-coach-next = Go on
app-coach-understood = Got it
app-coach-thanks = Thank you
app-coach-fold = Collapse
app-coach-unfold = Expand
app-coach-off = Play without the coach
app-coach-on = Call the coach back
app-help = Help
app-help-lead = What would you like to know?
app-help-ask = What is this? Then click anything on the table.
app-help-rules = The rules in a few pages
app-help-again = What the coach has said
app-ask-mode = Click or tap anything to learn what it is.
app-ask-end = Done
app-about-gives = What it gives
app-about-counts = When it counts
app-asked-why = Why am I asked?
app-hint = What would the clerk do?
app-hint-thinking = The clerk is thinking …
app-hint-would = The clerk would:
app-hint-failed = The clerk has no answer just now.
app-hint-next = Next best:
app-rules-page = How to play
app-rules-of = How to play { $game }
app-rules-none = There are no pages about this game yet.
app-first-game = First game
app-first-game-lead = Never played? A coach goes with you through your first game.

## At the table

app-skip = To your choice
app-menu = Menu
app-score = Points
app-connecting = Connecting …
app-reconnecting = The line is down.
app-move-kept = Your move is kept.
app-retry-in = Trying again in { $seconds } s.
app-try-now = Try now
app-connection-lost = The connection was lost.
app-no-room = The part that shows this game could not be loaded. Please reload the page.
app-no-part = A part of the app could not be loaded. Please reload the page.
app-gone = This table was deleted.
app-dead-end-table = The link may be incomplete, or the table was deleted. Ask whoever sent it.
app-dead-end-key = The link may be incomplete. Open “Continue on another device” there once more.
app-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
app-thinking = is choosing
app-question = Your choice
app-over = The game is over.
app-waiting-for = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
app-watch-only = You are watching.
app-wait = One moment …
app-not-your-turn = It is not your turn.
app-ways = { $count } possible now
app-confirm = Confirm
app-other = Something else
app-final = This cannot be undone.
app-why-not = What is not possible, and why?
app-why = Why not?
app-list = List
app-where = { $what }: what for?
app-where-hint = Click a lit place, or another card.
app-sending = On its way …
app-end-told = Your turn ends by itself when nothing else can be done. Any key or press holds it; the menu turns this off.
app-end-off = Turn it off
app-wait-please = Wait
app-tabs = Where to look
app-tab = { $tab ->
    [mine] Mine
    [city] City
    [others] Others
   *[story] Story
}
app-tab-new = new
app-tab-lit = lit
app-not-now = Nothing can be done with it now.
app-undo = Undo
app-undo-count = the last { $count } steps can be taken back, one by one
app-log = Story
app-log-all = Show all { $count } lines
app-moment = To step { $entry }
app-since = Since your last turn
app-warning = A warning:
app-chat = Chat
app-chat-empty = Nobody has said anything yet.
app-chat-say = Say something
app-send = Send
app-curtain = { $name } is next
app-curtain-lead = Pass the device on. Nobody else should look now.
app-curtain-open = I am { $name }
app-carry = Take elsewhere
app-record = Download the record
app-spectate-link = Link for spectators

## Looking back

app-replay = Replay
app-replay-close = Back to the game
app-replay-first = To the beginning
app-replay-back = One step back
app-replay-on = One step on
app-replay-play = Play the steps
app-replay-pause = Pause
app-replay-at = Time
app-replay-of = { $at } of { $entries }
app-replay-eyes = Seen by
app-replay-speed = Speed

## Points

app-score-now = Points as they would count now
app-having-place = Place { $place } of { $players }
app-score-source = Source
app-score-total = Total
app-plot = Points over the game
app-plot-chapter = Part of the game
app-counting = Final scoring
app-slower = Slower
app-faster = Faster
app-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
app-about-what = What it was about
app-save-picture = Save as picture
app-by-source = Points by source
app-card-greeting = Greetings from
app-card-town = { $name }’s { $game }
app-card-won = { $count ->
    [one] { $name }, winner with { $count } point
   *[other] { $name }, winner with { $count } points
}
app-card-points = { $count ->
    [one] { $name }, { $count } point
   *[other] { $name }, { $count } points
}
app-card-others = with { $names }
app-card-beside = beside { $names }
app-picture-wide = Save it wide (2400 × 1500)
app-picture-upright = Save it upright (1080 × 1350)
app-wrong = Something is wrong
app-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
app-all-steps = Count everything
app-count-again = Count again
app-verify = Were the dice fair?
app-fair = Every roll and every draw follows from the secret whose fingerprint was published before the game.
app-unfair = Rolls or draws do not follow from the published fingerprint.
app-fair-commitment = Fingerprint, published before the game
app-fair-secret = Secret, shown now

## Keys

app-keys = Keyboard shortcuts
app-key-digits = take a choice from the list, or pick its card
app-key-enter = press what has the focus; on something picked: confirm
app-key-escape = pick something else; close
app-key-next = to the next or previous thing that is lit
app-key-end = end the turn, or stop choosing
app-key-undo = undo
app-key-question = to your choice
app-key-hand = to the hand
app-key-having = hear and read what you have
app-key-list = show or hide the list of choices
app-key-story = show or hide the story
app-key-score = points
app-key-replay = replay
app-key-step = in a replay: one step back or on
app-key-jump = in a replay: to the previous or next part of the game
app-key-ends = in a replay: to the beginning or the end
app-key-play = in a replay: play or pause
app-key-finish = while moves are shown: end it at once
app-key-help = what is this? about what has the focus, or what is clicked next

## Company

app-character = { $face ->
    [0] The shipowner. Never sails without a full hold.
    [1] The merchant’s widow. Counts every coin twice, and yours once.
    [2] The senator. Promises little and forgets nothing.
    [3] The young engineer. Builds first and looks for the money afterwards.
    [4] The actress. Plays to the gallery, and to win.
    [5] The captain. Has seen worse weather than this.
    [6] The teacher. Notices who was not paying attention.
   *[7] The pastor. Forgives mistakes, above all those of others.
}
app-device = Continue on another device
app-device-how = Scan this code, or open this link there: your seat comes along, and stays here, too. Give it to nobody else: whoever has it plays for you.
app-send-away = Send away
app-send-away-note = The seat becomes free, the link changes, and the table is no longer listed.
app-mute = Mute
app-unmute = Let speak again
app-withdraw = Withdraw every link given so far
app-withdrawn = Done: links given before only let people watch now. This one is new.
app-goes = Nobody has opened this table for long: it will be removed on { $date }.
app-goes-table = This table was to be removed on { $date }. As you have opened it, it stays for longer.
app-device-picture = The link as a picture for a camera
app-arrive = Taking your seat …
app-moment-link = Link to this moment
app-rematch = Play again
app-rematch-by = { $name } would like to play again.
app-rematch-note = The same game, options and computer players; whoever sat here is invited.
