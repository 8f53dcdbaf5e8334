### What every game says: names, refusals, records.

language-name = English

game-name = { $game ->
    [hamburg] Hamburg
    [bruges] Bruges
    [city_tycoon] City Tycoon
   *[other] { $game }
}

player-name = Player { $seat }

notice-unofficial = Burgomaster is an unofficial adaptation made by players for players. It is not connected with the games' authors or publishers, and all texts and pictures are its own.
notice-house-values = Where the rulebooks do not print a value (costs, points and symbols of many cards), Burgomaster plays with values of its own. If you own the game, you can enter the printed ones.

# A reason with the place it belongs to.
refused-at = { $place }: { $reason }

## Playing

game-over = The game is over.
what-if-unknown = That cannot be asked beforehand: “{ $field }” is missing or not a valid value.
not-asked = It is not your turn to choose.
not-asked-for = “{ $choice }” is not an answer to this question.
played-by-rules = The rules play this seat: nobody chooses for it.
names-differ = { $wanted ->
    [one] The game needs { $wanted } name; given: { $found }.
   *[other] The game needs { $wanted } names; given: { $found }.
}
# What happened, without its full stop, and what made the amount in it.
told-sum = { $told }: { $parts }.
event-undone = { $seat-name } takes a choice back.
# How a game ends. Tied: somebody has as many points and loses all the same.
event-result = { event-result-winners } { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ event-result-others }.
event-result-winners = { $winners ->
    [1] { $tied ->
        [1] { $winner1-name } wins the tie at
       *[other] { $winner1-name } wins with
    }
    [2] { $winner1-name } and { $winner2-name } win together with
    [3] { $winner1-name }, { $winner2-name }, and { $winner3-name } win together with
    [4] { $winner1-name }, { $winner2-name }, { $winner3-name }, and { $winner4-name } win together with
   *[other] { $winner1-name }, { $winner2-name }, { $winner3-name }, { $winner4-name }, and { $winner5-name } win together with
}
event-result-others = { $others ->
    [0] { "" }
    [1] , ahead of { $other1-name } ({ $points1 })
    [2] , ahead of { $other1-name } ({ $points1 }) and { $other2-name } ({ $points2 })
    [3] , ahead of { $other1-name } ({ $points1 }), { $other2-name } ({ $points2 }), and { $other3-name } ({ $points3 })
   *[other] , ahead of { $other1-name } ({ $points1 }), { $other2-name } ({ $points2 }), { $other3-name } ({ $points3 }), and { $other4-name } ({ $points4 })
}
undo-nothing = There is nothing yet that could be taken back.
undo-other-seat = Another player has chosen since; your choice stands.
undo-chance = Something was rolled or drawn since; your choice stands.
undo-reveal = Something hidden came to light since; your choice stands.
game-unknown = There is no game called “{ $game }” here. These can be played: { $known }.
game-without-data = { game-name } has no data sets.
option-unknown = There is no option “{ $name }”. The options are: { $known }.
expansions-none = There are no expansions for { game-name }.
expansion-unknown = No expansion of { game-name } is called “{ $name }”. There are: { $known }.
bot-unknown = No computer player for { game-name } is called “{ $name }”. There are: { $known }.

## Choices as text and as data

notation-verb = No choice begins with “{ $word }”.
notation-word = “{ $word }” does not fit here; one of these does: { $known }.
notation-number = “{ $word }” is not a number.
notation-range = { $value } is too small or too large; it must be from { $low } to { $high }.
notation-form = “{ $text }” is incomplete or too long; the form is “{ $form }”.
notation-data = This is not a choice.
notation-value = The value of “{ $name }” is of the wrong kind.
not-a-number = In “{ $place }” there must be a whole number from { $low } to { $high }, not “{ $found }”.
option-word = “{ $name }” cannot be “{ $found }”. Possible are: { $known }.
not-a-truth = { $place } must be true or false, not “{ $found }”.
not-a-list = { $place } must be a list of names, not “{ $found }”.

## JSON

json-broken = The JSON text is broken in line { $line }, column { $column }.
json-too-big = The JSON text holds a number that is too long, or lists that are too deep.
json-fraction = Only whole numbers are allowed, not “{ $found }”.
json-name-twice = The name “{ $name }” occurs twice.

## Records: the place

record-line = Line { $line } of the record
record-header = Header of the record
record-entry-place = Entry { $entry } of the record
record-end-place = Last line of the record (line { $line })
record-field = Field “{ $field }” of the record
record-whole = The record as a whole

## Records: the reason

record-entry = “{ $text }” is not an entry.
record-digest = “{ $found }” is not 64 hexadecimal digits.
record-nonce = “{ $found }” is not an even number of hexadecimal digits.
record-nonces = { $found ->
    [one] There is { $found } nonce, but the number of seats is { $seats }.
   *[other] There are { $found } nonces, but the number of seats is { $seats }.
}
record-number = “{ $found }” is not a number that can stand here.
record-word = “{ $found }” is not one printable word.
record-name = “{ $found }” cannot be a name: it must be printable, without blanks at its ends.
record-key-missing = The header lacks “{ $key }”.
record-key-twice = “{ $key }” occurs twice.
record-key-unknown = A header has no “{ $key }”.
record-keys = There must be exactly these names: { $keys }.
record-misfit = The value is of the wrong kind.
record-seat = There is no seat { $seat }; the number of seats is { $seats }.
record-scores = { $found ->
    [one] There is { $found } score, but the number of seats is { $seats }.
   *[other] There are { $found } scores, but the number of seats is { $seats }.
}
record-cut-off = The last line is incomplete; the record seems to be cut off.
record-after-end = Nothing may follow the last line.
record-end = The last line must be “end”, { $seats ->
    [one] one score
   *[other] { $seats } scores
}, “digest” and the digest.
record-end-missing = The game is over, but the last line is missing.
record-not-over = The last line is there, but the game is not over.
rules-earlier = This game of { game-name } was begun under version { $found } of the rules; here they are in version { $wanted }. { $release ->
    [none] An earlier Burgomaster replays it.
   *[other] Burgomaster { $release } replays it.
}
rules-later = This game of { game-name } was begun under version { $found } of the rules; here they are only in version { $wanted }. A newer Burgomaster replays it.
record-header-differs = “{ $key }” is { $found }, but should be { $wanted }.
record-other-scores = The scores are { $found }, but counting gives { $wanted }.
record-other-digest = The digest is { $found }, but the final table gives { $wanted }.
record-other-secret = The secret does not belong to the commitment { $commitment }.
record-other-chance = The secret gives “{ $wanted }”, but the record says “{ $found }”.
record-secret-missing = The record promises fair chance, but its secret is missing.
record-secret-known = This is a first game: its secret is the same for everyone, so what was rolled and drawn could be known beforehand. At any other table it could not.

## Computer players

on-unknown = Games are not played on “{ $name }”: known are ray and ray:ADDRESS.
ray-missing = Ray is not installed: pip install 'burgomaster[cluster]'
ray-own-bot = The computer player “{ $name }” is not part of Burgomaster, so other machines do not have it.
ray-own-data = The data set “{ $name }” is not part of Burgomaster, so other machines do not have it.
dataset-other = The folder “{ $folder }” holds a data set that was begun with another plan or another version.
dataset-file-missing = { $file } is missing.
dataset-file-changed = { $file } has changed since it was written.
dataset-game-differs = Game { $number } does not replay as it is told.
dataset-decision-differs = Decision { $decision } of game { $number } is told otherwise than the record has it.
bot-not-loaded = The computer player “{ $name }” cannot be loaded: { $reason }
bot-cheats = The computer player “{ $name }” chose “{ $choice }”, which was not on offer.
bot-silent = The computer player “{ $name }” did not answer as it should: { $reason }
hint-first-look = At first look this seems best.
bots-missing = Name at least one computer player.
bots-too-few = A tournament needs at least two computer players.
bots-too-many = There are more computer players ({ $bots }) than seats ({ $players }).
bots-twice = Each computer player can take part in a tournament only once.

## Files written by hand

# What is not known of a place is 0 or empty; blanks in a row count as one.
mistake-place = { $file } { $line ->
    [0] { "" }
   *[other] line { $line }
} { $column ->
    [0] { "" }
   *[other] column { $column }
} { $field }
toml-broken = This is not TOML: { $detail }
toml-too-big = A number is too long, or lists are too deep.
toml-deep = A key has too many parts; at most { $most } are allowed.
toml-kind = “{ $found }” is neither a whole number nor a text, a list, a table or true or false.
