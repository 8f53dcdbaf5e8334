### What the server says besides the games.

language-unknown = There are no texts in “{ $language }”, only in these languages: { $known }.
positions-unknown = { game-name } has no positions.
database-in-use = Another Burgomaster already serves “{ $file }”. Stop that one first, or give this one another file with --database.
database-address = This is no address of a database. Name a file, or a PostgreSQL database as in postgresql://user@host/name.
postgres-extra = This database is kept by PostgreSQL, which needs the extra “postgres”: { $missing } is missing. Install it with pip install "burgomaster[web,postgres]".
database-unreachable = The database cannot be reached. Nothing was changed; try again in a moment.
database-taken = Another Burgomaster has taken the database. Nothing was changed; this server stores nothing any more.
backup-nothing = There is no database at “{ $file }”.
backup-itself = “{ $file }” is the database itself. Name another file for the copy.
backup-damaged = “{ $file }” is no copy of a Burgomaster’s database, or is damaged. Nothing was changed.
backup-newer = “{ $file }” was made by a newer Burgomaster. Nothing was changed; update this one first.
backup-taken = There are tables in “{ $place }” already. Nothing was changed; with --replace the copy takes their place, and they are gone.
own-refused = Signing in did not work. Ask anew and try once more.
own-signed-out = You are not signed in here, or no longer.
own-unshared = There is no page here, or it is not shared any more.
own-mail-unsent = The mail could not be sent. Try again later, or make a passkey.
own-mail-subject = Your code for Burgomaster
own-mail =
    Somebody, you we hope, wants to sign in to Burgomaster.

    Type this code where you asked for it: { $code }

    Or open this link in the same browser: { $link }

    The code counts for a quarter of an hour, once, and in that browser alone. If it was not you, do nothing.
admin-off = This server was started without a key for whoever runs it (the setting admin_key).
admin-key = This is not the key of whoever runs this server.
address-blocked = From this address nobody is let in today. Whoever runs the server decided so.
block-address = “{ $found }” is no address; write one as in 192.0.2.7 or 2001:db8::7.
block-proxy = { $address } is the proxy by which everybody comes; it cannot be blocked.
block-full = { $most } addresses are blocked already; no more can be.
seat-has-bot = A computer player sits on seat { $seat } already.
table-not-listed = This table is on no list.
metrics-place = “{ $found }” is no place for figures: write an address and a port, as in 127.0.0.1:9464.
server-not-here = There is no server at { $address }.
server-elsewhere = A server has this database, and nobody knows where it is. Say it with --server, as in --server http://127.0.0.1:8765.
server-keyless = The running server wants a key: set BURGOMASTER_ADMIN_KEY to the same as where it was started, or name its --settings.
table-unknown = There is no such table.
table-broken = The stored data of this table is damaged, so it cannot be opened. Whoever runs the server finds the reason in its log.
table-broken-missing = The stored data of this table is damaged: row { $row } of its log is missing. It cannot be opened.
table-broken-version = The stored data of this table is damaged: its log has { $rows } rows instead of { $version }. It cannot be opened.
table-broken-kind = The stored data of this table is damaged: row { $row } of its log is of the unknown kind “{ $kind }”. It cannot be opened.
table-broken-row = The stored data of this table is damaged: row { $row } of its log cannot be replayed. It cannot be opened.
undo-too-often = You have taken back { $most } choices in this turn; no more are possible. Please decide.
table-waiting = The game has not begun yet.
table-over = The game is over.
table-not-over = The game is not over yet.
record-not-whole = The record begins with what one seat sees, not with the whole table.
table-full = There is no free seat at this table.
table-busy = Too much is happening at this table at once; please try again.
token-unknown = Your key to the table is not valid.
token-other-table = Your key belongs to another table.
handover-unknown = This code is not known (any more): ask for a new one at the other device.
code-wrong = This invitation is not valid for this table.
owner-only = Only whoever opened the table can do that.
seat-unknown = There is no seat { $seat }; the number of seats is { $seats }.
seat-taken = Seat { $seat } is taken.
seat-not-yours = Seat { $seat } is not yours.
seat-bot-or-link = In a running game a seat goes to a computer player, or to whoever comes with a new link.
seat-freed = { $left } leaves seat { $seat }; whoever comes with a new link plays on.
seat-taken-over = { $seat-name } plays on for { $left }.
seat-joined = { $seat-name } sits down and plays on.
rules-renewed = The rules are in version { $wanted } now; this game was begun under version { $found }. Everything done so far is allowed, so it goes on under the new ones.
remove-waiting-only = The game has begun: nobody can be sent away any more. Whoever is gone can be replaced.
seat-not-anothers = Nobody else sits on seat { $seat }.
chat-muted = Whoever opened this table has muted you: what you write is not sent.
log-full = This table's log holds { $most } rows: nothing more can be taken back, and no seat changes hands. The game itself goes on.
seat-left = { $left } leaves the table; { $now } plays on.
seat-away = { $left } has been away for a while; at the wish of { $by }, { $now } plays on.
seat-back = { $now } is back and plays on.
seat-replaced = { $now } plays on for { $left }.
seat-took-along = { $now } takes a copy of this table to a device without a server: the hands, and the dice and cards to come, are no secret any more.
seat-sat = { $now } sits down and plays on.
seat-freed-by = { $left } is gone. With the consent of { $by } the seat goes to whoever comes with a new link; they will see the hand.
seat-joined-for = { $now } sits down in place of { $left }, sees the hand and plays on.
seat-not-away = { $minutes ->
    [one] { $left } was here less than a minute ago. Only after that can a computer player take over.
   *[other] { $left } was here less than { $minutes } minutes ago. Only after that can a computer player take over.
}
seat-its-player-only = Only { $left } can give this seat to another person; otherwise you alone would decide who sees the hand. A computer player can play on.
seat-for-others = You already belong to this table, so you may not see a second hand; the seat is for someone else.
seated-only = Only those who sit at the table can do that.
sitters-differ = { $wanted ->
    [one] The table has { $wanted } seat; filled: { $found }.
   *[other] The table has { $wanted } seats; filled: { $found }.
}
sitters-me-twice = You can take only one seat yourself.
name-unprintable = A name needs at least one character, and all of its characters must be printable.
name-too-long = A name has at most { $most } characters.
name-marks = No more than { $most } accents or other marks can stand on one letter of a name.
name-taken = Somebody at this table is already called “{ $name }”; please take another name.
chat-empty = There is nothing in this message.
chat-marks = No more than { $most } accents or other marks can stand on one letter.
chat-rate = You are writing too fast; please wait a moment before the next line.
chat-seats-only = Only those who sit at the table can write.
hello-first = Say first which table you come to.
hello-twice = You are already at the table.
hints-off = Hints are off at this table.
hint-on-its-way = The clerk is still thinking about your question.
lesson-unknown = { game-name } has no first game yet.
lesson-alone = A first game is played alone against computer players, since anyone can know beforehand what is rolled and drawn in it. To play with others, open a new table.
not-asked-now = You are no longer being asked.
ticket-stale = The question has changed in the meantime; look again.
version-stale = The table has changed in the meantime; look again.
replay-beyond = The game has only { $entries } entries, not { $at }.
text-lines = That has too many lines; at most { $most } are allowed.
text-takes-too-long = It took too long to read this; nothing has changed. Is it a record or a position?
server-busy = The server has too much to do just now; please try again in a moment.
rate-limit = That was too much at once; please wait a moment.
disk-full = The disk is full: nothing can be stored, and nothing has changed.
database-busy = The database is busy just now; nothing has changed. Please try again in a moment.
database-unwritable = Nothing can be written to the database; nothing has changed.
database-moved = The database is no longer where it was when the server started.
server-fault = Something went wrong on the server; nothing has changed.
table-not-alone = This game is not over, and others play or played in it: it stays here until it is over. Only a game against computer players alone can be taken along before.
table-known = Someone has taken this table along, with all that is hidden in it. Only computer players can sit down here now.
table-file-misread = This is not a table that was saved as a file, or it is damaged.
server-only = This is only possible at a table on a server.
message-misshapen = The message has the wrong shape: { $detail }
request-refused = The server refuses this request ({ $status }).
origin-foreign = This page does not belong to the server.
mail-none = This server sends no mails: whoever runs it has named no mail server.
mail-incomplete = Mails need the setting “{ $name }”, too: it says who sends them, or where their links lead.
mail-address = “{ $found }” is not a mail address.
seat-late = { $left } has used all the time for this turn: the clerk answers it, and { $left } goes on afterwards.
seat-clock = { $left } has used all the time there was; { $now } plays on until { $left } is back.
seat-has-time = { $left } still has time: at this table a turn may take days.
pause-no-clock = There is no clock here that could pause.
back-nothing = There is no turn of yours that could be taken back.
back-asked = It is asked already whether to go back; that has to be answered first.
event-back = With everybody's consent the last turn of { $seat-name } was taken back, and all that followed.
push-keys = These are no keys of a browser that takes notices.
mail-code = This link is not known (any more).
