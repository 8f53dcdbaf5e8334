### Was jedes Spiel sagt: Namen, Ablehnungen, Aufzeichnungen.

language-name = Deutsch

game-name = { $game ->
    [hamburg] Hamburg
    [bruges] Brügge
    [city_tycoon] City Tycoon
   *[other] { $game }
}

player-name = Spieler { $seat }

notice-unofficial = Burgomaster ist eine inoffizielle Umsetzung von Spielern für Spieler. Sie steht in keiner Verbindung mit Autoren oder Verlagen der Spiele; alle Texte und Bilder sind eigene.
notice-house-values = Wo die Anleitungen einen Wert nicht nennen (Kosten, Punkte und Symbole vieler Karten), spielt Burgomaster mit eigenen Werten. Wer das Spiel besitzt, kann die gedruckten eintragen.

refused-at = { $place }: { $reason }

## Spielen

game-over = Das Spiel ist zu Ende.
what-if-unknown = So kann man nicht im Voraus fragen: „{ $field }“ fehlt oder hat keinen möglichen Wert.
not-asked = Du bist gerade nicht dran.
not-asked-for = „{ $choice }“ ist keine Antwort auf diese Frage.
played-by-rules = Diesen Platz spielen die Regeln: Niemand wählt für ihn.
names-differ = { $wanted ->
    [one] Das Spiel braucht { $wanted } Namen; angegeben: { $found }.
   *[other] Das Spiel braucht { $wanted } Namen; Zahl der angegebenen: { $found }.
}
# What happened, without its full stop, and what made the amount in it.
told-sum = { $told }: { $parts }.
event-undone = { $seat-name } nimmt eine Entscheidung zurück.
# How a game ends. Tied: somebody has as many points and loses all the same.
event-result = { event-result-winners } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}{ event-result-others }.
event-result-winners = { $winners ->
    [1] { $tied ->
        [1] { $winner1-name } gewinnt bei Gleichstand mit
       *[other] { $winner1-name } gewinnt mit
    }
    [2] { $winner1-name } und { $winner2-name } gewinnen gemeinsam mit
    [3] { $winner1-name }, { $winner2-name } und { $winner3-name } gewinnen gemeinsam mit
    [4] { $winner1-name }, { $winner2-name }, { $winner3-name } und { $winner4-name } gewinnen gemeinsam mit
   *[other] { $winner1-name }, { $winner2-name }, { $winner3-name }, { $winner4-name } und { $winner5-name } gewinnen gemeinsam mit
}
event-result-others = { $others ->
    [0] { "" }
    [1] { " " }vor { $other1-name } ({ $points1 })
    [2] { " " }vor { $other1-name } ({ $points1 }) und { $other2-name } ({ $points2 })
    [3] { " " }vor { $other1-name } ({ $points1 }), { $other2-name } ({ $points2 }) und { $other3-name } ({ $points3 })
   *[other] { " " }vor { $other1-name } ({ $points1 }), { $other2-name } ({ $points2 }), { $other3-name } ({ $points3 }) und { $other4-name } ({ $points4 })
}
undo-nothing = Es gibt noch nichts, was sich zurücknehmen ließe.
undo-other-seat = Inzwischen hat sich jemand anders entschieden; deine Entscheidung gilt.
undo-chance = Inzwischen wurde gewürfelt oder gezogen; deine Entscheidung gilt.
undo-reveal = Inzwischen kam Verborgenes ans Licht; deine Entscheidung gilt.
game-unknown = Ein Spiel „{ $game }“ gibt es hier nicht. Diese kann man spielen: { $known }.
game-without-data = Für { game-name } gibt es keine Datensätze.
option-unknown = Eine Einstellung „{ $name }“ gibt es nicht. Es gibt diese: { $known }.
expansions-none = Für { game-name } gibt es keine Erweiterungen.
expansion-unknown = Für { game-name } gibt es keine Erweiterung „{ $name }“. Es gibt diese: { $known }.
bot-unknown = Für { game-name } gibt es keinen Computerspieler „{ $name }“. Es gibt diese: { $known }.

## Entscheidungen als Text und als Daten

notation-verb = Keine Entscheidung beginnt mit „{ $word }“.
notation-word = „{ $word }“ passt hier nicht; eines davon passt: { $known }.
notation-number = „{ $word }“ ist keine Zahl.
notation-range = { $value } ist zu klein oder zu groß; möglich ist { $low } bis { $high }.
notation-form = „{ $text }“ ist unvollständig oder zu lang; die Form ist „{ $form }“.
notation-data = Das ist keine Entscheidung.
notation-value = Der Wert von „{ $name }“ ist von der falschen Art.
not-a-number = In „{ $place }“ muss eine ganze Zahl von { $low } bis { $high } stehen, nicht „{ $found }“.
option-word = „{ $name }“ kann nicht „{ $found }“ sein. Möglich sind: { $known }.
not-a-truth = { $place } muss true oder false sein, nicht „{ $found }“.
not-a-list = { $place } muss eine Liste von Namen sein, nicht „{ $found }“.

## JSON

json-broken = Der JSON-Text ist in Zeile { $line }, Spalte { $column } fehlerhaft.
json-too-big = Der JSON-Text enthält eine zu lange Zahl oder zu tief geschachtelte Listen.
json-fraction = Nur ganze Zahlen sind erlaubt, nicht „{ $found }“.
json-name-twice = Der Name „{ $name }“ kommt doppelt vor.

## Aufzeichnungen: die Stelle

record-line = Zeile { $line } der Aufzeichnung
record-header = Kopf der Aufzeichnung
record-entry-place = Eintrag { $entry } der Aufzeichnung
record-end-place = Letzte Zeile der Aufzeichnung (Zeile { $line })
record-field = Feld „{ $field }“ der Aufzeichnung
record-whole = Die Aufzeichnung als Ganzes

## Aufzeichnungen: der Grund

record-entry = „{ $text }“ ist kein Eintrag.
record-digest = „{ $found }“ sind keine 64 Hexadezimalziffern.
record-nonce = „{ $found }“ ist keine gerade Anzahl von Hexadezimalziffern.
record-nonces = { $found ->
    [one] Es gibt { $found } Zufallsbeitrag, aber die Zahl der Plätze ist { $seats }.
   *[other] Es gibt { $found } Zufallsbeiträge, aber die Zahl der Plätze ist { $seats }.
}
record-number = „{ $found }“ ist keine Zahl, die hier stehen kann.
record-word = „{ $found }“ ist kein einzelnes druckbares Wort.
record-name = „{ $found }“ kann kein Name sein: Er muss druckbar sein, ohne Leerzeichen am Rand.
record-key-missing = Im Kopf fehlt „{ $key }“.
record-key-twice = „{ $key }“ kommt doppelt vor.
record-key-unknown = Ein Kopf kennt kein „{ $key }“.
record-keys = Es müssen genau diese Namen vorkommen: { $keys }.
record-misfit = Der Wert ist von der falschen Art.
record-seat = Es gibt keinen Platz { $seat }; die Zahl der Plätze ist { $seats }.
record-scores = { $found ->
    [one] Es gibt { $found } Punktestand, aber die Zahl der Plätze ist { $seats }.
   *[other] Es gibt { $found } Punktestände, aber die Zahl der Plätze ist { $seats }.
}
record-cut-off = Die letzte Zeile ist nicht abgeschlossen; die Aufzeichnung scheint abgeschnitten.
record-after-end = Auf die letzte Zeile darf nichts mehr folgen.
record-end = Die letzte Zeile muss aus „end“, { $seats ->
    [one] einem Punktestand
   *[other] { $seats } Punkteständen
}, „digest“ und der Prüfsumme bestehen.
record-end-missing = Das Spiel ist zu Ende, aber die letzte Zeile fehlt.
record-not-over = Die letzte Zeile ist da, aber das Spiel ist nicht zu Ende.
rules-earlier = Diese Partie { game-name } begann unter Version { $found } der Regeln; hier gilt Version { $wanted }. { $release ->
    [none] Ein früheres Burgomaster spielt sie nach.
   *[other] Burgomaster { $release } spielt sie nach.
}
rules-later = Diese Partie { game-name } begann unter Version { $found } der Regeln; hier gilt erst Version { $wanted }. Ein neueres Burgomaster spielt sie nach.
record-header-differs = „{ $key }“ ist { $found }, müsste aber { $wanted } sein.
record-other-scores = Die Punktestände sind { $found }, aber gezählt ergibt sich { $wanted }.
record-other-digest = Die Prüfsumme ist { $found }, aber der letzte Stand ergibt { $wanted }.
record-other-secret = Das Geheimnis gehört nicht zur Festlegung { $commitment }.
record-other-chance = Das Geheimnis ergibt „{ $wanted }“, aber in der Aufzeichnung steht „{ $found }“.
record-secret-missing = Die Aufzeichnung verspricht fairen Zufall, aber ihr Geheimnis fehlt.
record-secret-known = Dies ist eine erste Partie: Ihr Geheimnis ist für alle dasselbe, also konnte jeder vorher wissen, was gewürfelt und gezogen wird. An jedem anderen Tisch geht das nicht.

## Computerspieler

on-unknown = Auf „{ $name }“ wird nicht gespielt: bekannt sind ray und ray:ADRESSE.
ray-missing = Ray ist nicht installiert: pip install 'burgomaster[cluster]'
ray-own-bot = Der Computerspieler „{ $name }“ gehört nicht zu Burgomaster, andere Rechner haben ihn also nicht.
ray-own-data = Der Datensatz „{ $name }“ gehört nicht zu Burgomaster, andere Rechner haben ihn also nicht.
dataset-other = Im Ordner „{ $folder }“ liegt ein Datensatz, der nach einem anderen Plan oder mit einer anderen Version begonnen wurde.
dataset-file-missing = { $file } fehlt.
dataset-file-changed = { $file } hat sich verändert, seit es geschrieben wurde.
dataset-game-differs = Spiel { $number } verläuft beim Nachspielen anders, als es dasteht.
dataset-decision-differs = Entscheidung { $decision } von Spiel { $number } steht anders da als in der Aufzeichnung.
bot-not-loaded = Der Computerspieler „{ $name }“ lässt sich nicht laden: { $reason }
bot-cheats = Der Computerspieler „{ $name }“ wählte „{ $choice }“, was nicht zur Wahl stand.
bot-silent = Der Computerspieler „{ $name }“ hat nicht richtig geantwortet: { $reason }
hint-first-look = Auf den ersten Blick wirkt das am besten.
bots-missing = Nenne mindestens einen Computerspieler.
bots-too-few = Ein Turnier braucht mindestens zwei Computerspieler.
bots-too-many = Es gibt mehr Computerspieler ({ $bots }) als Plätze ({ $players }).
bots-twice = Jeder Computerspieler kann nur einmal an einem Turnier teilnehmen.

## Von Hand geschriebene Dateien

mistake-place = { $file } { $line ->
    [0] { "" }
   *[other] Zeile { $line }
} { $column ->
    [0] { "" }
   *[other] Spalte { $column }
} { $field }
toml-broken = Das ist kein TOML: { $detail }
toml-too-big = Eine Zahl ist zu lang oder Listen sind zu tief geschachtelt.
toml-deep = Ein Schlüssel hat zu viele Teile; höchstens { $most } sind möglich.
toml-kind = „{ $found }“ ist weder eine ganze Zahl noch ein Text, eine Liste, eine Tabelle oder true oder false.
