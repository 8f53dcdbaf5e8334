### A table that goes elsewhere: as a file, to a server, or from one.

app-carry-file = Save the whole table as a file, to keep it or to go on at another device that has this app. The dice to come are in it, too.
app-carry-save = Save as a file
app-carry-saved = Saved. “Load a game” opens it.
app-carry-server = Address of a Burgomaster server
app-carry-online = Take this table online
app-carry-online-how = The server's page opens with what was played so far. There you say who plays on, also friends by a link. Its dice are its own, and the table stays here, too.
app-carry-along = Save for a device without a server
app-carry-over = The game is over, so nothing in it is secret. The file opens in the app that needs no server.
app-carry-known = The file opens in the app that needs no server. All that is hidden goes along, and the secret behind the dice leaves this server. The story will say so, and from then on only computer players can sit down here.
app-carry-adopt = A whole table: it goes on here as it is, and gets a place of its own.
