### Pages that few need: the host's desk.

## The host's desk

app-host = The host’s desk
app-host-lead = For whoever runs this server. Nothing here shows a hand, a chat or a key.
app-host-key = Key
app-host-enter = Open
app-host-forget = Lock
app-host-since = Version { $version }, running since { $since }
app-host-tables = Tables
app-host-playing = { $running } played · { $waiting } waiting · { $over } over
app-host-memory = { $tables } in memory
app-host-sockets = Connections
app-host-moves = Moves
app-host-answered = 99 of 100 moves answered within
app-host-stored = 99 of 100 stored within
app-host-held = Longest silence in the last minute
app-host-bots = Computer players waiting
app-host-ms = { $ms } ms
app-host-here = Who is here
app-host-nobody = Nobody is connected.
app-host-at = { $sockets ->
    [one] { $sockets } connection
   *[other] { $sockets } connections
} · { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
app-host-block = Block for a day
app-host-block-sure = Nobody from { $address } is let in for a day, and connections from there end at once.
app-host-blocked = Blocked
app-host-until = until { $until }
app-host-unblock = Let in again
app-host-slow = What was slow
app-host-quick = Nothing took longer than a quarter of a second.
app-host-refused = What was refused most
app-host-none = Nothing was refused.
app-host-list = Tables, the latest first
app-host-listed = listed
app-host-close = Take off the list
app-host-mute = Mute { $name }
app-host-unmute = Let { $name } be heard
app-host-bot = { $name } to a computer player
app-host-bot-sure = A computer player goes on for { $name }, who may come back.
app-host-delete-sure = Delete this table with its record and its chat, for everyone?
app-host-do = What to do
