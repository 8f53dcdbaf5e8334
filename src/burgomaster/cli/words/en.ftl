### The command's own words. What the games say is in burgomaster/words.

## Help

help = Play and study the board games Hamburg, Bruges and City Tycoon.

help-of-play =
    Play a game in the terminal, against computer players or with others at the same keyboard.

    Opponents, from weak to strong:

    - `random` - plays anything that is allowed, without looking
    - `apprentice` - still learning: sees what is at hand, and often misjudges it
    - `clerk` - weighs every choice and plans ahead; the usual opponent
    - `councillor` - tries out its best ideas in its head before it decides
    - `mayor` - tries out more than anyone else; the strongest there is

    Examples:

    - `burgomaster play` - Hamburg against two clerks
    - `burgomaster play hamburg --players 4 --bots clerk,clerk,random --name Anna`
    - `burgomaster play --humans 2 --players 2` - two people at one keyboard
    - `burgomaster play hamburg --expansions mayors` - with the expansion The Mayors
    - `burgomaster play --resume last` - go on with the game you left
help-of-serve =
    Play in the browser: run the server with its tables, on this machine alone or for others, too.

    Examples:

    - `burgomaster serve` - open the browser and play
    - `burgomaster serve --lan` - for everyone in the same network, with a QR code for phones
    - `burgomaster serve --no-browser --port 8765 --name play.example.org` - behind a proxy
help-of-static =
    Copy the app that needs no server into a folder, for any web host.

    Example:

    - `burgomaster static public/games` - then publish the folder; nothing else is needed
help-of-check-database =
    List the tables of the server that cannot be opened, and why.

    Stop the server first. Nothing is mended or deleted.
help-of-backup =
    Copy the tables of the server into a file, while it runs, from a file or from PostgreSQL.

    An earlier copy of that name is replaced. Keep it private: it holds the secrets of running games. Examples:

    - `burgomaster backup tables-copy.sqlite3`
    - `burgomaster backup tables-copy.sqlite3 --database postgresql://burgomaster@/burgomaster`
help-of-restore =
    Put a copy of the tables back, into a file or into PostgreSQL, whatever it was made from.

    Stop the server first. What is there already stays, unless you say `--replace`. Examples:

    - `burgomaster restore tables-copy.sqlite3`
    - `burgomaster restore tables-copy.sqlite3 --database postgresql://burgomaster@/burgomaster --replace`
help-of-tables =
    Look at the tables of the server, delete one, or let a computer player go on at a seat.

    A running server is asked, by the key it was started with (the setting admin_key); without one the database is. Examples:

    - `burgomaster tables list`
    - `burgomaster tables show k3v4xyz`
    - `burgomaster tables bot k3v4xyz 2` - at seat 2
help-of-tables-list = List the tables at which something was done last.
help-of-tables-show = Show who sits at a table, and since when.
help-of-tables-delete = Delete a table with its record and its chat.
help-of-tables-bot = Let a computer player go on at a seat; its player may come back.
help-of-cards =
    Search and read cards.

    Examples:

    - `burgomaster cards hamburg 54` - one card
    - `burgomaster cards hamburg zoo gray` - every card with these words
    - `burgomaster tiles city_tycoon park` - city tiles
    - `burgomaster cards hamburg --json` - all cards, for a script
help-of-simulate =
    Let computer players play many games, and print the results.

    Examples:

    - `burgomaster simulate hamburg --players 4 --games 100 --bots clerk`
    - `burgomaster simulate hamburg -p 2 -n 50 -b clerk,random --seed 7 --json`
help-of-arena =
    Let computer players play against each other: the same chance for all, every seat for everyone.

    Examples:

    - `burgomaster arena hamburg --bots clerk,random --players 2 --games 400`
    - `burgomaster arena hamburg --bots my_bots:Careful,clerk` - a class in my_bots.py
help-of-dataset =
    Let computer players play many games, and write records, decisions and results as Parquet files.

    What was broken off goes on with the same call. Examples:

    - `burgomaster dataset hamburg my_games --games 1000 --bots clerk,random --players 2`
    - `burgomaster dataset hamburg my_games --check` - replays a sample of what is written there
help-of-replay =
    Show the table of a recorded game after any entry, as a seat or a spectator sees it.

    Examples:

    - `burgomaster replay game.txt`
    - `burgomaster replay game.txt --at 40 --seat 1`
help-of-analyse =
    Tell what a finished game was about: everyone's chance of winning, turning points, luck.

    Everything is judged as each player knew the table then. It takes a while: some seconds with the compiled
    engine, minutes without; fewer worlds are faster and less sure.

    Examples:

    - `burgomaster analyse game.txt`
    - `burgomaster analyse game.txt --worlds 8 --page game.html`
help-of-verify =
    Check records: every entry, chance from the revealed secret, scores and digest.

    Examples:

    - `burgomaster verify game.txt`
    - `burgomaster verify *.game --json`
help-of-show =
    Show the table of a position, or of a recorded game after any entry, as a seat or a spectator sees it; or write it
    as a position.

    Examples:

    - `burgomaster show position.toml --seat 1`
    - `burgomaster show game.txt --at 40 --write position.toml`
help-of-moves =
    Print what can be chosen in a position, what each choice does, and why an obvious one is missing.

    Example:

    - `burgomaster moves position.toml`
help-of-score =
    Print final scoring of a position, source by source, as if the game ended now.

    Example:

    - `burgomaster score position.toml --json`
help-of-data =
    Export and check data sets: the printed values, to be edited by whoever owns the game.

    Examples:

    - `burgomaster data export hamburg my_hamburg --name mine`
    - `burgomaster data check hamburg my_hamburg`
    - `burgomaster play --data my_hamburg`
help-of-data-list = List the data sets of a game, with the digests of their values.
help-of-data-export = Write the files of a data set into a folder.
help-of-data-check = Report every mistake in the files of a data set.

option-version = Show the version and leave.
option-json = Print JSON for a script.
option-lang = Language: en, de or nl (default: as the environment, LANG, says).
option-game = The game: { $games }.
option-seed = The seed: the same seed gives the same games.
option-seed-play = The same seed gives the same dice and cards.
option-end-turns = End a turn by itself when nothing else can be done, after two seconds to take something back.
option-dataset = The folder to write to, or to look at.
option-dataset-check = Look at what is written there instead: digests, and a sample of games played again.
dataset-made = { $games ->
    [one] One game is
   *[other] { $games } games are
} written into { $folder }.
dataset-sound = What is written there is sound.
research-extra = This needs the extra “research” ({ $missing } is missing): pip install 'burgomaster[research]'
option-on = Where, if not in processes here: `ray` on this machine, `ray:ADDRESS` on a cluster; the results do not depend on it.
option-jobs = Processes at work (default: all cores); the results do not depend on it.
option-players = Number of players.
option-games = Number of games.
option-bots = Computer players, separated by commas: random, apprentice, clerk, councillor, mayor, module:Class of your own, or the command of a program. If none are named, the clerk plays.
option-opponents = Your opponents, separated by commas: random, apprentice, clerk, councillor, mayor, module:Class of your own, or the command of a program. If none are named, the clerk plays.
option-humans = People at this keyboard; they have the first seats.
option-name = Your name; once for each person.
option-resume = Go on with a saved game; “last” is the one you left last.
option-save = Keep the game in this file.
option-data = Play with this data set: a name, or a folder with its files.
option-expansions = Play with these expansions, as in mayors,clerics, or with all.
option-colors = In Bruges, who plays which color: by-seat, or chosen, so that each player chooses.
option-record = A record; - for standard input.
option-worlds = In how many worlds turning points are played on.
option-hindsight = Judge as if all cards had lain open.
option-page = Write it as a page to keep or to send, too.
option-records = Records; - for standard input.
option-at = Of a record: the table after that many entries (default: after all of them).
option-seat = As this seat sees it, counted from 1 (default: as a spectator does).
option-asked = For this seat, counted from 1, since several can be asked at once (default: the first of them).
option-position = A position in TOML, or a record; - for standard input.
option-write = Write the table into this file as a position: all of it, or what the seat sees; - for standard output.
option-words = The number of a card or tile, or words that its name, kind or text must contain.
option-folder = The folder.
option-set = The set to export.
option-new-name = The name of your set.
option-host = The address to listen on.
option-port = The port (default: 8765, or the next free one).
option-database = The file that tables are kept in (default: one in your data folder).
argument-static = Where to: a new or empty folder, or one with an earlier copy.
option-serve-data = A data set of your own one can play with, as hamburg=FOLDER; once for each.
option-serve-bot = A computer player of your own that can be chosen at tables, as NAME=module:Class or NAME=command; once for each.
option-lan = Let others in this network play, too.
option-proxy = The address of a proxy on another machine, which tells for whom it asks; once for each.
option-known-as = A name the server is known by, as behind a proxy; once for each.
option-may-reach = An address or network of your own to which notices may be sent, such as 192.0.2.7; others must be out in the world. Once for each.
option-keep = Remove finished and waiting tables that nobody has opened for so many days; otherwise none are removed.
option-settings = A file in TOML with further settings; see docs/hosting.md.
argument-copy = The file with the copy.
option-replace = Let the copy take the place of the tables that are there; they are gone then.
argument-table = The table, as its link names it.
argument-seat = The seat, counted from 1.
option-bot = Which computer player; without it the usual one.
option-server = Where the server is, if that is not found by itself.
option-log = In which form the log is written: text, or json for machines.
option-metrics = Tell figures to Prometheus at this address, as 127.0.0.1:9464; only whoever watches the server should reach it.
option-inner = With PostgreSQL: several servers share the database, and find this one at this address, as 10.0.0.7:9000; nobody else should reach it.
option-processes = With PostgreSQL: serve by so many processes at one port.
option-browser = Open the browser.
label-usage = Usage
label-arguments = Arguments
label-options = Options
label-commands = Commands
usage-options = [OPTIONS]
usage-command = COMMAND [ARGUMENTS]...
option-help = Show this help and leave.
default = default: { $value }
range = { $low } to { $high }
range-from = { $low } or more
metavar = { $kind ->
    [game] GAME
    [number] NUMBER
    [list] LIST
    [name] NAME
    [set] SET
    [folder] FOLDER
    [record] RECORD
    [position] POSITION
    [word] WORD
    [words] WORDS
    [address] ADDRESS
    [bot] BOT
    [table] TABLE
    [days] DAYS
   *[file] FILE
}

## When something is wrong

usage-no-command = { $near ->
    [none] There is no command “{ $name }”. These exist: { $known }.
   *[other] There is no command “{ $name }”. Do you mean “{ $near }”?
}
usage-no-option = { $near ->
    [none] There is no option { $option }.
   *[other] There is no option { $option }. Do you mean { $near }?
}
usage-missing = { $name } is missing.
usage-bad-value = { $name } takes { $fitting }.
usage-value-missing = The option { $option } needs a value.
usage-no-value = The option { $option } takes no value.
usage-too-many = There is more on the command line than this command takes.
usage-try = { $command } shows what can be given.
value-of = one of these: { $values }
value-number = { $range ->
    [any] a whole number
   *[other] a whole number ({ $range })
}
interrupted = Interrupted.
interrupted-kept = Interrupted; this is what was finished.
bug =
    Something went wrong inside Burgomaster ({ $what }). Please report it; with BURGOMASTER_DEBUG=1 in the environment the
    details are shown.
bots-missing = No computer players are named.
bots-too-many = There are { $bots } computer players for { $players } seats.
bots-too-few = It takes two computer players or more to compare them.
bots-twice = A computer player is named twice; name each once.
bot-not-loaded = The computer player “{ $name }” cannot be loaded: { $reason }
bot-cheats = The computer player “{ $name }” chose “{ $choice }”, which was not on offer.
humans-too-many = { $humans } people do not fit at a table for { $players }.
entry-beyond-end = The record has { $entries } entries, so none with the number { $at }.
at-without-record = A position has no entries: --at is for records.
write-or-json = Either --write or --json: a position is written as TOML.
card-unknown = { $game ->
    [city_tycoon] No tile fits “{ $words }”.
   *[other] No card fits “{ $words }”.
}
number-not-offered = No choice is about number { $number }. Type a letter from a to { $last }, a number on offer, a choice in words, or “help”.
nothing-typed = Type a letter, a choice in words, or “help”.
several-meant = This could be: { $several }. Type a little more.

## Contests

progress = Playing
simulate-title = { $games ->
    [one] { $game }: { $games } game
   *[other] { $game }: { $games } games
}
simulate-speed = { $decisions } decisions in { $seconds } s: { $each } decisions and { $games } games a second.
arena-title = { $games ->
    [one] { $game }: { $games } game, seats balanced
   *[other] { $game }: { $games } games, seats balanced
}
label-seat = Seat
label-bot = Player
label-mean-score = Mean score
label-rating = Rating
label-win-share = Wins
label-interval = 95 % interval
interval = { $low } to { $high }

## Cards

cards-title = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-house = * A value of our own: the rulebooks do not print it.
label-number = No.
label-card = Card
label-kind = Kind
label-cost = Cost
label-points = Points
label-when = When
label-text = What it does
value-name = { $value ->
    [cost] cost
    [points] points
    [activation] activation
    [name] name
   *[other] { $value }
}
house-values = Values of our own, not printed in the rulebooks: { $values }.

## Records

replay-title = After entry { $at } of { $entries }
analyse-written = Written to { $file }.
verify-line = { $file }: { $state }
verify-ok = { $fair ->
    [yes] ok, every roll and draw was fair
   *[other] ok
}
verify-unfinished = unfinished
verify-bad = bad –
verify-unchecked = not checked –

## The table

where = { $round ->
    [0] { $season ->
        [0] { $phase }
       *[other] season { $season } of { $seasons } · { $phase }
    }
   *[other] season { $season } of { $seasons } · { $phase } · round { $round } of { $rounds }
}
not-rolled = not rolled yet
label-dice = Dice
label-piles = Piles
label-church = Church
label-discards = Discards
label-statues = Statues
label-tokens = Intrigue
label-marks = Marks
label-workers = Workers
label-disasters = Disasters
label-wall = Wall
label-square = Square
label-majorities = Maj.
label-mayors = Mayors
label-ships = Ships at the dock
label-exchange = Stock exchange
price-on-space = price { $space } of 6, step { $step }
label-cleric-tiles = Cleric tiles
in-force = In force: { $text }
label-hand = Hand
label-total = Total
label-sum = Total
label-winner = Winner
empty = empty
empty-site = empty site
under = under it
unseen = not looked at yet
title-display = Your display
title-hand = Your hand
title-final = Final scoring
title-now = If the game ended now
on-the-track = on the track
money-left = euros left (for ties)
short-majority = { $majority ->
    [square] S
    [buildings] B
    [wall] W
    [points] P
   *[zoo] Z
}
short-workers = 3 workers
short-money = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
short-decrease = decrease
short-wall = { $side ->
    [left] wall left (-{ $price })
   *[right] wall right (-{ $price })
}
short-site = site
short-lay = add to zoo and park (-{ $price })
enter = Enter
short-build = build at { $place } (-{ $price })

tiles-title = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
title-pack = To choose from
title-city = Your tiles in the city
title-stacks = Plants still to be built, in their order: euros and cubes
refilled = refilled each round
not-refilled = not refilled
plant-short = { $euro } € { $cubes }×
plant-at = { $plant } ({ $short } at { $cell })
where-round = round { $round } of { $rounds } · { $phase }
map-name = { $kind ->
    [solar] so
    [steam] st
    [wind] wi
    [hydro] hy
    [land] la
    [water] ~~~
   *[start] start
}
district-letter = { $district ->
    [residential] R
    [industry] I
    [entertainment] E
    [shopping] S
   *[landmark] L
}
map-key = R residential, I industrial, E entertainment, S shopping district, L landmark
start-bonus = start: { $brings } for supplying { $letter } beside a gray quarter of the start tile
legend-map = On the map: R31/1 is tile 31 of player 1 (R for its district), la/1 land of player 1, so3/1 their solar plant with 3 cubes (st steam, wi wind, hy hydro plant); the plants of the start tile belong to nobody. ~~~ is water, · a free cell, x a closed one. Cells are named by column and row, counted from the middle: e east, w west, n north, s south. ✓ means: supplied in this round.
notes-ways = On its way a cube costs 2 euros for a plant of somebody else and 2 for each step on a tile, plant or land of somebody else, paid to the owners; the start tile costs 2 in all, to the bank. Own tiles cost nothing, water cannot be crossed. Everything is paid before the income.
label-tile = Tile
label-round = Round
label-money = Euros
label-yellow = Yellow
label-tiles = Tiles
label-order = Order of play
label-with-money = Points + money
label-supply = Supplying: demand, income, costs, what is left of it
has-passed = – has passed
was-supplied = ✓ supplied in this round
nothing-gained = nothing
euros = { $euro ->
    [one] 1 euro
   *[other] { $euro } euros
}
net-gain = { $euro ->
    [0] net 0 euros
    [one] net +1 euro
   *[other] net +{ $euro } euros
}
net-loss = { $euro ->
    [one] ! a loss of 1 euro
   *[other] ! a loss of { $euro } euros
}
price-was = { $euro ->
    [one] (was 1 euro)
   *[other] (was { $euro } euros)
}
price-was-none = (was out of reach)
same-cubes = Only { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} left for several of your tiles ({ $tiles }) at { $plant }: the prices above count them for each.
supply-now = { $asks }: { $brings }; costs { $cost ->
    [one] 1 euro
   *[other] { $cost } euros
}
supply-apart = { $asks }: { $brings }; too few cubes within reach
supply-short = – too expensive for you
supply-no-yellow = – you lack yellow cubes
pays-seat = { $euro ->
    [one] 1 euro
   *[other] { $euro } euros
} to { $name }
pays-bank = { $euro ->
    [one] 1 euro
   *[other] { $euro } euros
} to the bank
pays-others = {" "}or to others
for-euro = { $text } for { $euro ->
    [one] 1 euro
   *[other] { $euro } euros
}
at-cell = { $kind ->
    [land] Land at { $cell }
    [water] Water at { $cell }
   *[cell] { $cell }
} beside { $beside }
label-cell = Cell
label-beside = Beside
label-supplying = To supply
label-net = Left of it
label-got = Bonus for it
label-given = Bonus it gives
label-cube-prices = A cube to your tiles
given-to = { $own ->
    [yes] { $brings } for your { $tile }
   *[no] { $brings } for { $tile } of { $name }
}
label-lay = Lay
label-sell = Sell (+{ $euro })
kept-so-far = Kept so far ({ $euro ->
    [one] 1 euro
   *[other] { $euro } euros
} to lay them all): { $tiles }
points-by-tile = { $name }, points by tile: { $tiles }
needs = Cubes a round, you have / your tiles ask for: { $cubes }
cubes-had = { $colour } { $have } / { $asked }
way-of-cube = { $colour } cube from { $plant }: { $cells }; { $tolls }
way-free = at no cost
toll-at = { $paid } at { $cell }
other-plants = Other plants, for each cube: { $plants }
plan-step = costs { $cost ->
    [one] 1 euro
   *[other] { $cost } euros
}
plan-sum = In this order, each cube counted once: costs { $cost ->
    [one] 1 euro
   *[other] { $cost } euros
}, brings { $brings }; then you have { $money ->
    [one] 1 euro
   *[other] { $money } euros
}.
passing = You pass on to { $to }; your packs come from { $source }.
passed-on = { $again ->
    [yes] You passed on { $count ->
        [one] tile
       *[other] tiles
    } { $tiles }; what is left of them comes back to you.
   *[no] You passed on { $count ->
        [one] tile
       *[other] tiles
    } { $tiles }, for { $names }.
}

## Playing

story-draws = { $name } draws { $cards }.
story-dealt = { $name } is dealt { $count } tiles.
story-dealt-tiles = { $name } is dealt { $count } tiles: { $tiles }.
story-dice = Dice: { $dice }
story-disasters = Disasters are increased to: { $levels }
play-hint = { $game ->
    [city_tycoon] Answer with a letter or the number of a tile, or type “help”. “? 54” explains tile 54.
   *[other] Answer with a letter, or type “help”. “? 54” explains card 54.
}
bot-name = { $bot ->
    [random] Random
    [apprentice] Apprentice
    [clerk] Clerk
    [councillor] Councilor
    [mayor] Mayor
   *[other] { $name }
}
hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
now-plays = { $name } plays.
enter-ends-turn = Enter ends your turn; “undo” takes it back.
turn-ends-itself = Your turn ends by itself; type something within two seconds to hold it.
undone = Taken back: { $choice }
is-offered = That is on offer now.
saved = Saved in { $file }
resume-with = Go on with: { $command }
command-help = help ?
command-board = board
command-card = { $game ->
    [city_tycoon] tile card
   *[other] card tile
}
command-why = why
command-hint = hint
command-if = if
command-undo = undo
command-log = log
command-score = score
command-save = save
command-quit = quit exit
help-help = this list
help-board = draw the table again
help-card = { $game ->
    [city_tycoon] explain a tile, or find tiles: ? 54, tile park, tile 2 points
    [bruges] explain a card, or find cards: ? 54, card 54, card art red
   *[other] explain a card, or find cards: ? 54, card 54, card zoo gray
}
help-why = { $game ->
    [city_tycoon] why not: why lay 54, why build hydro, why supply 6 demand 2
    [bruges] why not: why person 54 at 1
   *[other] why not: why build 54 at 1
}
help-hint = what you could do, by how much it leads, and why
help-if = what it would mean: if 54 (a tile to be laid, or its routes if it lies there), if wind, if 6 31 (a plan)
help-undo = take your last choice back
help-log = what happened
help-score = final scoring as it would be now
help-save = save the game: save my.game
help-quit = leave; the game is kept
help-answers = { $game ->
    [city_tycoon]
        Choices have letters; a number is always a tile's own: b, or 11 where only one choice is about tile 11.
        Or in words, as short as is clear: lay 11, sell 11, at e2 n1, build hydro, su 6.
        Several answers at once: b c, or lay 11; at e2 n1; – and a semicolon at the end stands for Enter.
    [bruges]
        Choices have letters; a number is always a card's own: b, or 54 where only one choice is about card 54.
        Or in words, as short as is clear: house 54, money 54, person 54 at 1, end turn.
        Several answers at once: a c c, or house 54; end turn – and a semicolon at the end stands for Enter.
   *[other]
        Choices have letters; a number is always a card's own: b, or 54 where only one choice is about card 54.
        Or in words, as short as is clear: site 54, money 54, build 54 at 1, end turn.
        Several answers at once: a c c, or site 54; end turn – and a semicolon at the end stands for Enter.
}

## Positions and data sets

label-choice = Choice
label-effect = What changes
label-missing = Not on offer
label-notation = Notation
label-why = Why not
change = { $kind ->
    [season] season
    [phase] phase
    [round] round
    [cleric] cleric's window
    [points] points
    [marks] marks
    [workers] { $name } workers
    [levels] { $name } disaster
    [wall] { $name } wall
    [statues] statues
    [majorities] majority { $name }
    [square] City Hall Square
    [hand] cards in hand
    [sites] sites
    [buildings] { $name }
    [garden] { $name }
    [used] { $name } used
    [scoring] final scoring
   *[other] { $kind } { $name }
}
change-of-city = { $kind ->
    [round] round
    [phase] phase
    [money] euros
    [points] points
    [yellow] yellow cubes
    [tiles] { $name } laid
    [plants] { $name } built
    [land] land tiles
    [water] water tiles
    [cubes] cubes of { $name }
    [hand] tiles in hand
    [picked] a tile picked
    [supplied] { $name } supplied
    [passed] passed
   *[other] { $kind } { $name }
}
change-of-bruges = { $kind ->
    [round] round
    [phase] phase
    [lap] card of the round
    [last] last round
    [points] points
    [guilders] guilders
    [workers] { $name } workers
    [threats] { $name } threat markers
    [canal] { $name } section of the canal
    [statues] statues
    [majorities] majority { $name }
    [reputation] reputation track
    [hand] cards in hand
    [houses] houses
    [persons] { $name }
    [used] { $name } used
    [forged] the next card counts as { $name }
    [scoring] final scoring
   *[other] { $kind } { $name }
}
nobody-asked = Nobody is being asked anything: the game is over.
seat-not-asked = This seat is not being asked anything now.
position-written = The position is in { $file }.
chance = Chance
data-line = { $name }  { $digest }{ $kind ->
    [newest] {"  "}the newest, also called “house”
    [older] {"  "}for games begun with it
   *[own] {"  "}your own
}
data-ok = The data set “{ $name }” is in order.
data-mistakes = { $count ->
    [one] { $count } mistake:
   *[other] { $count } mistakes:
}
data-written = Written:

## The server

database-missing = There is no file “{ $file }”.
database-cannot = The database cannot be opened: { $reason }
database-checked = Tables that can be opened: { $ok }; of other rules or values: { $elsewhere }; damaged: { $broken }.
backup-made = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} copied into “{ $file }”.
backup-restored = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} put back. Start the server now.
tables-line = { $table } · { $game } · { $phase ->
    [waiting] waits
    [running] is played
    [over] over
    [earlier] of earlier rules
   *[other] damaged
}{ $listed ->
    [yes] , listed
   *[no] {""}
} · { $names } · { $updated }
tables-of = { $shown } of { $all } tables
tables-about = Made { $created }, last changed { $updated }; rows: { $rows }; connections: { $sockets }.
tables-seat = Seat { $seat }: { $who ->
    [free] free
    [rules] the rules
    [bot] { $name } ({ $bot })
   *[person] { $name }
}
tables-deleted = The table { $table } is deleted.
tables-handed = Seat { $seat } is now { $name }’s.
serve-here = Burgomaster is at { $address }
serve-there = For others in this network: { $address }
serve-alone = This machine is in no network by which others could reach it.
serve-warning =
    Note: everyone who can reach this machine can now open tables here, join listed ones and watch. Nothing is encrypted.
    Use it in networks you trust, and stop it when you are done.
serve-stop = Press Ctrl-C to stop the server.
serve-extra = The server needs the extra “web” ({ $missing } is missing): pip install 'burgomaster[web]'
serve-cannot = The server cannot start: { $reason }
serve-address = “{ $found }” is not an address such as 192.0.2.7, nor a network such as 192.0.2.0/24.
serve-data = “{ $found }” is not a data set: write the game, = and the folder, as in hamburg=my-set.
serve-bot = “{ $found }” is not a computer player: write a name that is still free, of small letters, digits and hyphens, then = and module:Class or a command, as in careful=my_bots:Careful.
static-not-carried =
    This installation does not carry the app that needs no server. In a copy of the source, “make static” builds it into
    build/static; a wheel carries it if it is built with BURGOMASTER_STATIC=1.
static-taken = There are other things in “{ $folder }”. Name a new or empty folder, or one with an earlier copy of the app.
static-cannot = “{ $folder }” cannot be written: { $reason }
static-copied = The app is in “{ $folder }”. Publish the folder on any web host, at any path.
settings-unknown = { $near ->
    [none] There is no setting “{ $name }”. These exist: { $known }.
   *[other] There is no setting “{ $name }”. Do you mean “{ $near }”?
}
settings-elsewhere = “{ $name }” is decided on the command line, with { $option }.
settings-list = There must be a list of texts here, not “{ $found }”.
settings-text = { $name ->
    [admin_key] There must be a key of 16 letters, digits and signs or more here, without blanks.
    [log] There must be text or json here.
    [metrics] There must be an address with a port here, as in 127.0.0.1:9464.
    [address] There must be the address under which people find this server, with a slash at its end, as in https://play.example.org/.
    [mail_server] There must be the address of a mail server here, as in smtps://user:password@mail.example.org or smtp://mail.example.org:587.
   *[other] There must be a mail address here, as in play@example.org or Burgomaster <play@example.org>.
}
settings-number = { $zero ->
    [yes] There must be a number from 0 to { $high } here, not “{ $found }”.
   *[no] There must be a number above 0 here, { $high } at most, not “{ $found }”.
}

## Bruges

where-bruges = { $lap ->
    [0] { $round ->
        [0] { $phase }
       *[other] round { $round } · { $phase }
    }
   *[other] round { $round } · { $phase } · card { $lap } of { $laps }
}
where-last = last round: { $round }
label-guilders = Guilders
label-helpers = Workers
label-threats = Threats
label-canal = Canal
label-reputation = Reputation
title-houses = Persons and houses
empty-house = empty house
