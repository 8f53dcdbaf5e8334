### One's own page: signing in, one's games, what is kept.

## Signing in

app-me-lead = You play as a guest: every seat has its key in this browser, and nobody needs an account. Whoever wants their tables, name and settings on every device makes an own page.
app-me-alone = An own page needs a server. Here everything stays on this device.
app-me-key = With a passkey
app-me-key-lead = Your device keeps it, behind your finger, face or PIN. There is no password that could be lost.
app-me-key-make = Make my page
app-me-key-enter = I have a page
app-me-key-not = { $why ->
    [insecure] Browsers allow passkeys only over https or at localhost; this page came over plain http.
    [number] A passkey belongs to a name, and this server is addressed by a number.
   *[unknown] This browser knows no passkeys.
}
app-me-key-named = Open this page at localhost
app-me-mail = By e-mail
app-me-mail-lead = We send you a link and a code. They count for a quarter of an hour, once, and in this browser alone.
app-me-mail-none = This server sends no mails.
app-me-mail-send = Send me a link
app-me-mail-sent = A mail is on its way to { $mail }. Follow its link in this browser, or type its code.
app-me-mail-waits = You asked for a code. Follow the link in the mail in this browser, or type its code.
app-me-mail-other = Send another mail
app-me-address = Your address
app-me-code = Code
app-me-elsewhere = This link counts only in the browser in which it was asked for. Type { $code } there, or ask here for a new one.
app-me-cancelled = Nothing happened: it was called off, took too long, or no passkey fits here.
app-me-made = Your page is made.
app-me-entered = You are signed in. Your tables are on their way to this device.
app-me-added = From now on this opens your page, too.
app-me-left = You are signed out here, and a guest again. Tables that you opened or joined here stay in this browser.

## The page

app-me-sum = { $count ->
    [0] No games yet.
    [one] One game, { $finished } finished, { $won } won.
   *[other] { $count } games, { $finished } finished, { $won } won.
}
app-me-is-private = Only you see this page.
app-me-is-shared = Whoever has its link sees your finished games.
app-me-numbers = How it went
app-me-game = Game
app-me-played = Finished
app-me-won = Won
app-me-best = Best
app-me-mean = On average
app-me-time = Time used
app-me-rivals = Head to head
app-me-who = With
app-me-ahead = You ahead
app-me-behind = Behind
app-me-streets = The best towns
app-me-running = Under way
app-me-none = None yet. What is played to its end stands here.
app-me-points = { $count ->
    [one] point
   *[other] points
}
app-me-points-won = { $count ->
    [one] point, won
   *[other] points, won
}
app-me-of = The towns of { $name }
app-me-of-lead = Finished games, shown by whoever played them.

## What one may do with it

app-me-share = Show it to others
app-me-share-lead = Whoever has the link sees your name, your face and your finished games: which, when, points, wins, time used, your towns. Nobody else’s name, no game under way, no address.
app-me-share-on = Share it by a link
app-me-share-off = Share it no longer
app-me-share-link = Link to your page
app-me-share-new = Make a new link
app-me-share-elsewhere = It is shared by a link that another device has. A new link ends that one.
app-me-ways = Signing in
app-me-passkeys = { $count ->
    [0] No passkey
    [one] One passkey
   *[other] { $count } passkeys
}
app-me-devices = { $count ->
    [one] Signed in at one device
   *[other] Signed in at { $count } devices
}
app-me-second = With a second way in you get here when the first one is lost.
app-me-add-key = Add a passkey
app-me-add-mail = Add an address
app-me-change-mail = Change the address
app-me-leave = Sign out here
app-me-leave-all = Sign out everywhere
app-me-leave-all-sure = All devices are signed out, this one, too. Tables stay where they were opened or joined; you sign in again with a passkey or by mail.
app-me-data = All that is yours
app-me-data-lead = A file with your games, their records, what you said and what is kept of you.
app-me-export = Save as a file
app-me-forget = Forget me
app-me-forget-sure = There is no way back. You may want to save the file first.
app-me-forget-do = Forget me for good
app-me-goes = What goes
app-me-goes-page = This page with your name, face, settings and address
app-me-goes-ways = All passkeys, on our side, and all devices
app-me-goes-keys = { $count ->
    [one] Your name and key at one table
   *[other] Your names and keys at { $count } tables
}
app-me-goes-said = What you said there
app-me-goes-told = Addresses for notices
app-me-stays = What stays
app-me-stays-played = What was played, with “a player” in your seat
app-me-stays-running = Games under way: a computer player goes on
app-me-stays-copies = Copies that the host made, until they are replaced
app-me-forgotten = You are forgotten here.

## What is kept

app-kept = What is kept, and for how long
app-kept-lead = No cookies, no tracking, nobody in between: what you do here is known to this browser and to this server alone.
app-kept-what-browser = In this browser
app-kept-browser = Keys to your seats, your name, face and settings: until you clear the data of this site.
app-kept-what-guest = Of a guest
app-kept-guest = At each table the name and face you gave, and of your key only a fingerprint: as long as the table is there.
app-kept-what-table = Tables
app-kept-table = What was played, when, and how long each took, looking back included: until whoever opened the table deletes it. A host may let old tables go by themselves; a table says so a week before.
app-kept-what-chat = Chat
app-kept-chat = The last 200 lines of a table, as long as the table is there.
app-kept-what-page = An own page
app-kept-page = Name, face, settings, which tables are yours, the public half of your passkeys, fingerprints of your devices’ keys, an address if you gave one: until you want to be forgotten. A device that was not used for 180 days is signed out.
app-kept-what-mail = A code by mail
app-kept-mail = A quarter of an hour. The mail itself goes through the host’s mail server and yours.
app-kept-what-share = A shared page
app-kept-share = A fingerprint of its link, until you share it no longer.
app-kept-what-notices = Notices
app-kept-notices = Your language, quiet hours and the addresses you gave: until you end them. Notices of the browser pass through the service of its maker, encrypted.
app-kept-what-device = A code for another device
app-kept-device = Ten minutes, in memory alone.
app-kept-what-address = Where you come from
app-kept-address = Your network address is counted in memory for some minutes, so that nobody takes more than their share; one that was blocked is known for a day. It stands in the server’s log only when something there was too much. A proxy of the host may write a log of its own.
app-kept-what-host = The host
app-kept-host = Whoever runs this server can read what it keeps, and makes copies that last until they are replaced.
