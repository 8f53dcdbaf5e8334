### Die eigenen Worte des Befehls. Was die Spiele sagen, steht in burgomaster/words.

## Hilfe

help = Die Brettspiele Hamburg, Brügge und City Tycoon spielen und untersuchen.

help-of-play =
    Ein Spiel im Terminal, gegen Computerspieler oder mit anderen an derselben Tastatur.

    Gegner, vom schwächsten zum stärksten:

    - `random` - spielt irgendetwas Erlaubtes, ohne hinzusehen
    - `apprentice` - lernt noch: sieht, was naheliegt, und schätzt es oft falsch ein
    - `clerk` - wägt jede Möglichkeit ab und plant voraus; der übliche Gegner
    - `councillor` - probiert die besten Ideen im Kopf aus, bevor er sich entscheidet
    - `mayor` - probiert mehr aus als alle anderen; der stärkste Gegner

    Beispiele:

    - `burgomaster play` - Hamburg gegen zwei Schreiber
    - `burgomaster play hamburg --players 4 --bots clerk,clerk,random --name Anna`
    - `burgomaster play --humans 2 --players 2` - zu zweit an einer Tastatur
    - `burgomaster play hamburg --expansions mayors` - mit der Erweiterung „Die Bürgermeister“
    - `burgomaster play --resume last` - das verlassene Spiel fortsetzen
help-of-serve =
    Im Browser spielen: den Server mit seinen Tischen starten, nur für diesen Rechner oder auch für andere.

    Beispiele:

    - `burgomaster serve` - öffnet den Browser
    - `burgomaster serve --lan` - für alle im selben Netz, mit QR-Code für Telefone
    - `burgomaster serve --no-browser --port 8765 --name play.example.org` - hinter einem Proxy
help-of-static =
    Die App, die keinen Server braucht, in einen Ordner kopieren, für jeden Webhost.

    Beispiel:

    - `burgomaster static public/games` - dann den Ordner veröffentlichen, mehr braucht es nicht
help-of-check-database =
    Die Tische des Servers auflisten, die sich nicht öffnen lassen, und warum.

    Beende vorher den Server. Nichts wird repariert oder gelöscht.
help-of-backup =
    Die Tische des Servers in eine Datei kopieren, während er läuft, aus einer Datei oder aus PostgreSQL.

    Eine frühere Kopie dieses Namens wird ersetzt. Halte sie geheim: Sie enthält die Geheimnisse laufender Spiele. Beispiele:

    - `burgomaster backup tables-copy.sqlite3`
    - `burgomaster backup tables-copy.sqlite3 --database postgresql://burgomaster@/burgomaster`
help-of-restore =
    Eine Kopie der Tische zurücklegen, in eine Datei oder in PostgreSQL, woraus sie auch gemacht ist.

    Beende vorher den Server. Was schon da ist, bleibt, außer mit `--replace`. Beispiele:

    - `burgomaster restore tables-copy.sqlite3`
    - `burgomaster restore tables-copy.sqlite3 --database postgresql://burgomaster@/burgomaster --replace`
help-of-tables =
    Die Tische des Servers ansehen, einen löschen oder einen Computerspieler auf einem Platz weiterspielen lassen.

    Ein laufender Server wird gefragt, mit dem Schlüssel, mit dem er gestartet wurde (die Einstellung admin_key); sonst die Datenbank. Beispiele:

    - `burgomaster tables list`
    - `burgomaster tables show k3v4xyz`
    - `burgomaster tables bot k3v4xyz 2` - auf Platz 2
help-of-tables-list = Die Tische auflisten, an denen zuletzt etwas geschah.
help-of-tables-show = Zeigen, wer an einem Tisch sitzt und seit wann.
help-of-tables-delete = Einen Tisch mit Aufzeichnung und Chat löschen.
help-of-tables-bot = Einen Computerspieler auf einem Platz weiterspielen lassen; wer dort saß, kann zurückkommen.
help-of-cards =
    Karten suchen und lesen.

    Beispiele:

    - `burgomaster cards hamburg 54` - eine Karte
    - `burgomaster cards hamburg zoo grau` - alle Karten mit diesen Wörtern
    - `burgomaster tiles city_tycoon park` - Stadtplättchen
    - `burgomaster cards hamburg --json` - alle Karten, für ein Skript
help-of-simulate =
    Viele Spiele zwischen Computerspielern spielen und zeigen, was dabei herauskommt.

    Beispiele:

    - `burgomaster simulate hamburg --players 4 --games 100 --bots clerk`
    - `burgomaster simulate hamburg -p 2 -n 50 -b clerk,random --seed 7 --json`
help-of-arena =
    Computerspieler gegeneinander antreten lassen: derselbe Zufall für alle, jeder Platz für jeden.

    Beispiele:

    - `burgomaster arena hamburg --bots clerk,random --players 2 --games 400`
    - `burgomaster arena hamburg --bots my_bots:Careful,clerk` - eine Klasse in my_bots.py
help-of-dataset =
    Computerspieler viele Spiele spielen lassen und Aufzeichnungen, Entscheidungen und Ergebnisse als Parquet-Dateien schreiben.

    Was abgebrochen wurde, geht mit demselben Aufruf weiter. Beispiele:

    - `burgomaster dataset hamburg my_games --games 1000 --bots clerk,random --players 2`
    - `burgomaster dataset hamburg my_games --check` - spielt eine Auswahl davon nach
help-of-replay =
    Den Tisch eines aufgezeichneten Spiels nach einem beliebigen Eintrag zeigen, wie ein Platz oder ein Zuschauer ihn sieht.

    Beispiele:

    - `burgomaster replay game.txt`
    - `burgomaster replay game.txt --at 40 --seat 1`
help-of-analyse =
    Sagt, worum es in einer beendeten Partie ging: Gewinnchancen, Wendepunkte, Glück.

    Beurteilt wird alles nach dem, was man am jeweiligen Platz damals wusste. Das dauert: mit dem kompilierten
    Regelwerk einige Sekunden, sonst Minuten; weniger Welten gehen schneller und sind weniger sicher.

    Beispiele:

    - `burgomaster analyse game.txt`
    - `burgomaster analyse game.txt --worlds 8 --page game.html`
help-of-verify =
    Aufzeichnungen prüfen: jeden Eintrag, den Zufall anhand des Geheimnisses, Punkte und Prüfsumme.

    Beispiele:

    - `burgomaster verify game.txt`
    - `burgomaster verify *.game --json`
help-of-show =
    Den Tisch einer Stellung oder eines aufgezeichneten Spiels nach einem Eintrag zeigen, wie ein Platz oder ein
    Zuschauer ihn sieht; oder ihn als Stellung schreiben.

    Beispiele:

    - `burgomaster show position.toml --seat 1`
    - `burgomaster show game.txt --at 40 --write position.toml`
help-of-moves =
    Zeigen, was in einer Stellung möglich ist, was es bewirkt, und warum etwas Naheliegendes fehlt.

    Beispiel:

    - `burgomaster moves position.toml`
help-of-score =
    Die Schlusswertung einer Stellung zeigen, Quelle für Quelle, als endete das Spiel jetzt.

    Beispiel:

    - `burgomaster score position.toml --json`
help-of-data =
    Datensätze ausgeben und prüfen: die gedruckten Werte, von Besitzern des Spiels zu ändern.

    Beispiele:

    - `burgomaster data export hamburg my_hamburg --name mine`
    - `burgomaster data check hamburg my_hamburg`
    - `burgomaster play --data my_hamburg`
help-of-data-list = Die Datensätze eines Spiels mit den Prüfsummen ihrer Werte auflisten.
help-of-data-export = Die Dateien eines Datensatzes in einen Ordner schreiben.
help-of-data-check = Jeden Fehler in den Dateien eines Datensatzes melden.

option-version = Die Version zeigen und beenden.
option-json = JSON für ein Skript ausgeben.
option-lang = Sprache: en, de oder nl (Standard: wie die Umgebung, LANG, es sagt).
option-game = Das Spiel: { $games }.
option-seed = Der Startwert: derselbe ergibt dieselben Spiele.
option-seed-play = Derselbe Startwert ergibt dieselben Würfel und Karten.
option-end-turns = Einen Zug von selbst beenden, wenn nichts anderes zu tun ist, nach zwei Sekunden zum Zurücknehmen.
option-dataset = Der Ordner, in den geschrieben oder der geprüft wird.
option-dataset-check = Stattdessen prüfen, was dort steht: Prüfsummen und eine Auswahl nachgespielter Spiele.
dataset-made = { $games ->
    [one] Ein Spiel steht
   *[other] { $games } Spiele stehen
} in { $folder }.
dataset-sound = Was dort steht, stimmt.
research-extra = Dafür braucht es den Zusatz „research“ ({ $missing } fehlt): pip install 'burgomaster[research]'
option-on = Wo, wenn nicht in Prozessen hier: `ray` auf diesem Rechner, `ray:ADRESSE` auf einem Verbund; am Ergebnis ändert das nichts.
option-jobs = Gleichzeitige Prozesse (Standard: alle Kerne); am Ergebnis ändert das nichts.
option-players = Anzahl der Spieler.
option-games = Anzahl der Spiele.
option-bots = Computerspieler, durch Kommas getrennt: random, apprentice, clerk, councillor, mayor, ein eigener als Modul:Klasse oder der Befehl eines Programms. Wird keiner genannt, spielt der Schreiber.
option-opponents = Deine Gegner, durch Kommas getrennt: random, apprentice, clerk, councillor, mayor, ein eigener als Modul:Klasse oder der Befehl eines Programms. Wird keiner genannt, spielt der Schreiber.
option-humans = Personen an dieser Tastatur; sie haben die ersten Plätze.
option-name = Dein Name; einmal für jede Person.
option-resume = Ein gespeichertes Spiel fortsetzen; „last“ ist das zuletzt verlassene.
option-save = Das Spiel in dieser Datei speichern.
option-data = Mit diesem Datensatz spielen: ein Name oder ein Ordner mit seinen Dateien.
option-expansions = Mit diesen Erweiterungen spielen, wie in mayors,clerics, oder mit all (allen).
option-colors = Bei Brügge, wer welche Farbe spielt: by-seat (nach Plätzen) oder chosen (jeder wählt).
option-record = Eine Aufzeichnung; - für die Standardeingabe.
option-worlds = In wie vielen Welten an Wendepunkten weitergespielt wird.
option-hindsight = So urteilen, als hätten alle Karten offen gelegen.
option-page = Auch als Seite zum Aufheben oder Verschicken schreiben.
option-records = Aufzeichnungen; - für die Standardeingabe.
option-at = Bei einer Aufzeichnung: der Tisch nach so vielen Einträgen (Standard: nach allen).
option-seat = Wie dieser Platz ihn sieht, ab 1 gezählt (Standard: wie ein Zuschauer).
option-asked = Für diesen Platz, ab 1 gezählt, denn mehrere können zugleich gefragt sein (Standard: der erste davon).
option-position = Eine Stellung in TOML oder eine Aufzeichnung; - für die Standardeingabe.
option-write = Den Tisch als Stellung in diese Datei schreiben: ganz, oder was der Platz sieht; - für die Standardausgabe.
option-words = Die Nummer einer Karte oder eines Plättchens oder Wörter aus Name, Art oder Text.
option-folder = Der Ordner.
option-set = Der Datensatz, der ausgegeben wird.
option-new-name = Der Name deines Datensatzes.
option-host = Die Adresse, an der der Server lauscht.
option-port = Der Port (Standard: 8765 oder der nächste freie).
option-database = Die Datei, in der die Tische liegen (Standard: eine in deinem Datenordner).
argument-static = Wohin: ein neuer oder leerer Ordner, oder einer mit einer früheren Kopie.
option-serve-data = Ein eigener Datensatz, mit dem man spielen kann, in der Form hamburg=ORDNER; für jeden einmal.
option-serve-bot = Ein eigener Computerspieler, der an Tischen gewählt werden kann, in der Form NAME=Modul:Klasse oder NAME=Befehl; für jeden einmal.
option-lan = Auch andere in diesem Netz mitspielen lassen.
option-proxy = Die Adresse eines Proxys auf einem anderen Rechner, der sagt, für wen er fragt; einmal für jeden.
option-known-as = Ein Name, unter dem der Server bekannt ist, etwa hinter einem Proxy; einmal für jeden.
option-may-reach = Eine Adresse oder ein Netz von dir, wohin Nachrichten gehen dürfen, etwa 192.0.2.7; andere müssen draußen in der Welt liegen. Einmal für jede.
option-keep = Beendete und wartende Tische entfernen, die so viele Tage niemand geöffnet hat; sonst bleiben alle.
option-settings = Eine Datei in TOML mit weiteren Einstellungen; siehe docs/hosting.md.
argument-copy = Die Datei mit der Kopie.
option-replace = Die Kopie tritt an die Stelle der Tische, die da sind; sie sind dann weg.
argument-table = Der Tisch, wie sein Link ihn nennt.
argument-seat = Der Platz, von 1 an gezählt.
option-bot = Welcher Computerspieler; sonst der übliche.
option-server = Wo der Server ist, wenn er sich nicht von selbst findet.
option-log = In welcher Form das Protokoll geschrieben wird: text, oder json für Maschinen.
option-metrics = Prometheus unter dieser Adresse Kennzahlen nennen, etwa 127.0.0.1:9464; nur wer den Server beobachtet, sollte sie erreichen.
option-inner = Mit PostgreSQL: Mehrere Server teilen sich die Datenbank und finden diesen unter dieser Adresse, etwa 10.0.0.7:9000; niemand sonst sollte sie erreichen.
option-processes = Mit PostgreSQL: mit so vielen Prozessen an einem Port dienen.
option-browser = Den Browser öffnen.
label-usage = Aufruf
label-arguments = Angaben
label-options = Optionen
label-commands = Befehle
usage-options = [OPTIONEN]
usage-command = BEFEHL [ANGABEN]...
option-help = Diese Hilfe zeigen und beenden.
default = Standard: { $value }
range = { $low } bis { $high }
range-from = ab { $low }
metavar = { $kind ->
    [game] SPIEL
    [number] ZAHL
    [list] LISTE
    [name] NAME
    [set] DATENSATZ
    [folder] ORDNER
    [record] AUFZEICHNUNG
    [position] STELLUNG
    [word] WORT
    [words] WÖRTER
    [address] ADRESSE
    [bot] BOT
    [table] TISCH
    [days] TAGE
   *[file] DATEI
}

## Wenn etwas nicht stimmt

usage-no-command = { $near ->
    [none] Einen Befehl „{ $name }“ gibt es nicht, sondern: { $known }.
   *[other] Einen Befehl „{ $name }“ gibt es nicht. Meinst du „{ $near }“?
}
usage-no-option = { $near ->
    [none] Eine Option { $option } gibt es nicht.
   *[other] Eine Option { $option } gibt es nicht. Meinst du { $near }?
}
usage-missing = Es fehlt: { $name }.
usage-bad-value = { $name } verlangt { $fitting }.
usage-value-missing = Die Option { $option } verlangt einen Wert.
usage-no-value = Die Option { $option } nimmt keinen Wert an.
usage-too-many = In der Befehlszeile steht mehr, als dieser Befehl annimmt.
usage-try = { $command } zeigt, was man angeben kann.
value-of = eines hiervon: { $values }
value-number = { $range ->
    [any] eine ganze Zahl
   *[other] eine ganze Zahl ({ $range })
}
interrupted = Unterbrochen.
interrupted-kept = Unterbrochen; dies war schon fertig.
bug =
    In Burgomaster ist etwas schiefgegangen ({ $what }). Bitte melde es; mit BURGOMASTER_DEBUG=1 in der Umgebung werden die
    Einzelheiten gezeigt.
bots-missing = Es ist kein Computerspieler genannt.
bots-too-many = Für { $players } Plätze sind { $bots } Computerspieler genannt.
bots-too-few = Zum Vergleichen braucht es mindestens zwei Computerspieler.
bots-twice = Ein Computerspieler ist zweimal genannt; nenne jeden einmal.
bot-not-loaded = Der Computerspieler „{ $name }“ lässt sich nicht laden: { $reason }
bot-cheats = Der Computerspieler „{ $name }“ hat „{ $choice }“ gewählt, was nicht möglich war.
humans-too-many = { $humans } Personen passen nicht an einen Tisch für { $players }.
entry-beyond-end = Die Aufzeichnung hat { $entries } Einträge, also keinen mit der Nummer { $at }.
at-without-record = Eine Stellung hat keine Einträge: --at ist für Aufzeichnungen.
write-or-json = Entweder --write oder --json: Eine Stellung wird als TOML geschrieben.
card-unknown = { $game ->
    [city_tycoon] Kein Plättchen passt zu „{ $words }“.
   *[other] Keine Karte passt zu „{ $words }“.
}
number-not-offered = Um Nummer { $number } geht es bei keiner Wahl. Gib einen Buchstaben von a bis { $last } ein, eine Nummer, die zur Wahl steht, eine Wahl in Worten oder „hilfe“.
nothing-typed = Gib einen Buchstaben, eine Wahl in Worten oder „hilfe“ ein.
several-meant = Das könnte sein: { $several }. Gib etwas mehr ein.

## Wettkämpfe

progress = Es wird gespielt
simulate-title = { $games ->
    [one] { $game }: { $games } Spiel
   *[other] { $game }: { $games } Spiele
}
simulate-speed = { $decisions } Entscheidungen in { $seconds } s: { $each } Entscheidungen und { $games } Spiele je Sekunde.
arena-title = { $games ->
    [one] { $game }: { $games } Spiel, Plätze ausgeglichen
   *[other] { $game }: { $games } Spiele, Plätze ausgeglichen
}
label-seat = Platz
label-bot = Spieler
label-mean-score = Mittlere Punkte
label-rating = Wertung
label-win-share = Siege
label-interval = 95-%-Bereich
interval = { $low } bis { $high }

## Karten

cards-title = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cards-house = * Ein eigener Wert: In den Anleitungen steht er nicht.
label-number = Nr.
label-card = Karte
label-kind = Art
label-cost = Kosten
label-points = Punkte
label-when = Wann
label-text = Wirkung
value-name = { $value ->
    [cost] Kosten
    [points] Punkte
    [activation] Aktivierung
    [name] Name
   *[other] { $value }
}
house-values = Eigene Werte, die nicht in den Anleitungen stehen: { $values }.

## Aufzeichnungen

replay-title = Nach Eintrag { $at } von { $entries }
analyse-written = Geschrieben nach { $file }.
verify-line = { $file }: { $state }
verify-ok = { $fair ->
    [yes] in Ordnung, alle Würfe und Ziehungen waren fair
   *[other] in Ordnung
}
verify-unfinished = unvollendet
verify-bad = falsch –
verify-unchecked = nicht geprüft –

## Der Tisch

where = { $round ->
    [0] { $season ->
        [0] { $phase }
       *[other] Durchgang { $season } von { $seasons } · { $phase }
    }
   *[other] Durchgang { $season } von { $seasons } · { $phase } · Runde { $round } von { $rounds }
}
not-rolled = noch nicht gewürfelt
label-dice = Würfel
label-piles = Stapel
label-church = Kirche
label-discards = Ablage
label-statues = Statuen
label-tokens = Intrige
label-marks = Mark
label-workers = Arbeiter
label-disasters = Gefahren
label-wall = Mauer
label-square = Rathaus
label-majorities = Mehrh.
label-mayors = Bürgermeister
label-ships = Schiffe am Kai
label-exchange = Börse
price-on-space = Kurs { $space } von 6, Schritt { $step }
label-cleric-tiles = Geistlichen-Plättchen
in-force = Es gilt: { $text }
label-hand = Hand
label-total = Summe
label-sum = Summe
label-winner = Sieger
empty = leer
empty-site = freies Grundstück
under = darunter
unseen = noch nicht angesehen
title-display = Deine Auslage
title-hand = Deine Hand
title-final = Schlusswertung
title-now = Wenn das Spiel jetzt endete
on-the-track = auf der Leiste
money-left = Euro übrig (bei Gleichstand)
short-majority = { $majority ->
    [square] R
    [buildings] G
    [wall] M
    [points] P
   *[zoo] Z
}
short-workers = 3 Arbeiter
short-money = { $count } Mark
short-decrease = verringern
short-wall = { $side ->
    [left] Mauer links (-{ $price })
   *[right] Mauer rechts (-{ $price })
}
short-site = Grundstück
short-lay = in Zoo und Park legen (-{ $price })
enter = Eingabetaste
short-build = errichten auf { $place } (-{ $price })

tiles-title = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
title-pack = Zur Wahl
title-city = Deine Plättchen in der Stadt
title-stacks = Kraftwerke, die noch gebaut werden können, der Reihe nach: Euro und Würfel
refilled = jede Runde aufgefüllt
not-refilled = nicht aufgefüllt
plant-short = { $euro } € { $cubes }×
plant-at = { $plant } ({ $short } auf { $cell })
where-round = Runde { $round } von { $rounds } · { $phase }
map-name = { $kind ->
    [solar] So
    [steam] Da
    [wind] Wi
    [hydro] Wa
    [land] La
    [water] ~~~
   *[start] Start
}
district-letter = { $district ->
    [residential] W
    [industry] I
    [entertainment] U
    [shopping] E
   *[landmark] S
}
map-key = W Wohnviertel, I Industrie-, U Unterhaltungs-, E Einkaufsviertel, S Sehenswürdigkeit
start-bonus = Start: { $brings } für das Versorgen von { $letter } neben einem grauen Viertel des Startplättchens
legend-map = Auf dem Stadtplan: W31/1 ist Plättchen 31 von Spieler 1 (W für seine Art), La/1 Land von Spieler 1, So3/1 sein Solarkraftwerk mit 3 Würfeln (Da Dampf-, Wi Wind-, Wa Wasserkraftwerk); die Kraftwerke des Startplättchens gehören niemandem. ~~~ ist Wasser, · ein freies Feld, x ein gesperrtes. Felder heißen nach Spalte und Zeile, von der Mitte gezählt: e östlich, w westlich, n nördlich, s südlich. ✓ heißt: in dieser Runde versorgt.
notes-ways = Unterwegs kostet ein Würfel 2 € für ein fremdes Kraftwerk und 2 € für jeden Schritt auf ein fremdes Plättchen, Kraftwerk oder Land, an die Besitzer; das Startplättchen kostet insgesamt 2 €, an die Bank. Eigene Plättchen kosten nichts, über Wasser führt kein Weg. Alles wird vor den Einnahmen bezahlt.
label-tile = Plättchen
label-round = Runde
label-money = Euro
label-yellow = Gelb
label-tiles = Plättchen
label-order = Reihenfolge
label-with-money = Punkte + Geld
label-supply = Versorgen: Forderung, Einnahmen, Kosten, was bleibt
has-passed = – hat gepasst
was-supplied = ✓ in dieser Runde versorgt
nothing-gained = nichts
euros = { $euro } €
net-gain = netto { $euro ->
    [0] 0 €
   *[other] +{ $euro } €
}
net-loss = ! { $euro } € Verlust
price-was = (vorher { $euro } €)
price-was-none = (war nicht erreichbar)
same-cubes = Auf dieselben Würfel rechnen mehrere deiner Plättchen ({ $tiles }); übrig sind { $cubes } ({ $plant }), und die Preise oben zählen sie jedes Mal.
supply-now = { $asks }: { $brings }; kostet { $cost } €
supply-apart = { $asks }: { $brings }; zu wenige Würfel erreichbar
supply-short = – dafür reicht dein Geld nicht
supply-no-yellow = – dir fehlen gelbe Würfel
pays-seat = { $euro } € an { $name }
pays-bank = { $euro } € an die Bank
pays-others = {" "}oder an andere
for-euro = { $text } für { $euro } €
at-cell = { $kind ->
    [land] Land auf { $cell }
    [water] Wasser auf { $cell }
   *[cell] { $cell }
} neben { $beside }
label-cell = Feld
label-beside = Neben
label-supplying = Versorgen
label-net = Bleibt
label-got = Bonus dafür
label-given = Bonus, den es gibt
label-cube-prices = Ein Würfel zu deinen Plättchen
given-to = { $own ->
    [yes] { $brings } für deine { $tile }
   *[no] { $brings } für { $tile } von { $name }
}
label-lay = Legen
label-sell = Verkauf (+{ $euro })
kept-so-far = Bisher behalten ({ $euro } €, um alle zu legen): { $tiles }
points-by-tile = { $name }, Siegpunkte je Plättchen: { $tiles }
needs = Würfel je Runde, hast du / gefordert: { $cubes }
cubes-had = { $colour } { $have } / { $asked }
way-of-cube = Würfel ({ $colour }), { $plant }: { $cells }; { $tolls }
way-free = kostenfrei
toll-at = { $paid } auf { $cell }
other-plants = Andere Kraftwerke, je Würfel: { $plants }
plan-step = kostet { $cost } €
plan-sum = In dieser Reihenfolge, jeder Würfel einmal gezählt: kostet { $cost } €, bringt { $brings }; dann hast du { $money } €.
passing = Du gibst weiter an { $to }; deine Plättchen kommen von { $source }.
passed-on = { $again ->
    [yes] Weitergegeben hast du { $count ->
       *[other] Plättchen
    } { $tiles }; was davon übrig ist, kommt zu dir zurück.
   *[no] Weitergegeben hast du { $count ->
       *[other] Plättchen
    } { $tiles }, für { $names }.
}

## Spielen

story-draws = { $name } zieht { $cards }.
story-dealt = { $name } bekommt { $count } Plättchen.
story-dealt-tiles = { $name } bekommt { $count } Plättchen: { $tiles }.
story-dice = Würfel: { $dice }
story-disasters = Gefahren werden erhöht auf: { $levels }
play-hint = { $game ->
    [city_tycoon] Antworte mit einem Buchstaben oder der Nummer eines Plättchens oder gib „hilfe“ ein. „? 54“ erklärt Plättchen 54.
   *[other] Antworte mit einem Buchstaben oder gib „hilfe“ ein. „? 54“ erklärt Karte 54.
}
bot-name = { $bot ->
    [random] Zufall
    [apprentice] Lehrling
    [clerk] Schreiber
    [councillor] Ratsherr
    [mayor] Bürgermeister
   *[other] { $name }
}
hand-over = { $name }, du bist dran. Drücke die Eingabetaste, wenn niemand sonst hinsieht.
now-plays = { $name } spielt.
enter-ends-turn = Die Eingabetaste beendet deinen Zug; „zurück“ nimmt ihn zurück.
turn-ends-itself = Dein Zug endet von selbst; tippe binnen zwei Sekunden etwas, um ihn anzuhalten.
undone = Zurückgenommen: { $choice }
is-offered = Das ist jetzt möglich.
saved = Gespeichert in { $file }
resume-with = Weiter mit: { $command }
command-help = hilfe ?
command-board = tisch
command-card = { $game ->
    [city_tycoon] plättchen karte
   *[other] karte plättchen
}
command-why = warum
command-hint = tipp
command-if = falls wenn if
command-undo = zurück zurueck
command-log = verlauf
command-score = wertung
command-save = speichern
command-quit = ende
help-help = diese Liste
help-board = den Tisch noch einmal zeichnen
help-card = { $game ->
    [city_tycoon] ein Plättchen erklären oder Plättchen suchen: ? 54, plättchen park
    [bruges] eine Karte erklären oder Karten suchen: ? 54, karte 54, karte kunst rot
   *[other] eine Karte erklären oder Karten suchen: ? 54, karte 54, karte zoo grau
}
help-why = { $game ->
    [city_tycoon] warum nicht: warum lay 54, warum build hydro, warum supply 6 demand 2
    [bruges] warum nicht: warum person 54 at 1
   *[other] warum nicht: warum build 54 at 1
}
help-hint = was du tun könntest, um wie viel es vorn liegt und warum
help-if = was es hieße: falls 54 (ein Plättchen, das gelegt würde, oder seine Wege, wenn es liegt), falls wind, falls 6 31 (ein Plan)
help-undo = deine letzte Entscheidung zurücknehmen
help-log = was geschehen ist
help-score = die Schlusswertung, wie sie jetzt wäre
help-save = das Spiel speichern: speichern mein.game
help-quit = aufhören; das Spiel bleibt gespeichert
help-answers = { $game ->
    [city_tycoon]
        Wahlmöglichkeiten haben Buchstaben, eine Zahl ist immer die Nummer eines Plättchens: b, oder 11, wenn es
        nur bei einer Wahl um Plättchen 11 geht. Oder in Worten, so kurz wie eindeutig: lay 11, sell 11, at o2 n1,
        build hydro (Wasserkraftwerk), su 6.
        Mehrere Antworten auf einmal: b c, oder lay 11; at o2 n1; – ein Semikolon am Ende steht für die Eingabetaste.
    [bruges]
        Wahlmöglichkeiten haben Buchstaben, eine Zahl ist immer die Nummer einer Karte: b, oder 54, wenn es nur
        bei einer Wahl um Karte 54 geht. Oder in Worten, so kurz wie eindeutig: house 54, money 54, person 54 at 1.
        Mehrere Antworten auf einmal: a c c, oder house 54; end turn – ein Semikolon am Ende steht für die Eingabetaste.
   *[other]
        Wahlmöglichkeiten haben Buchstaben, eine Zahl ist immer die Nummer einer Karte: b, oder 54, wenn es nur
        bei einer Wahl um Karte 54 geht. Oder in Worten, so kurz wie eindeutig: site 54, money 54, build 54 at 1.
        Mehrere Antworten auf einmal: a c c, oder site 54; end turn – ein Semikolon am Ende steht für die Eingabetaste.
}

## Stellungen und Datensätze

label-choice = Wahl
label-effect = Was sich ändert
label-missing = Nicht möglich
label-notation = Notation
label-why = Warum nicht
change = { $kind ->
    [season] Durchgang
    [phase] Phase
    [round] Runde
    [cleric] Fenster des Geistlichen
    [points] Punkte
    [marks] Mark
    [workers] Arbeiter ({ $name })
    [levels] Gefahr ({ $name })
    [wall] Mauer ({ $name })
    [statues] Statuen
    [majorities] Mehrheit { $name }
    [square] Rathausplatz
    [hand] Handkarten
    [sites] Grundstücke
    [buildings] { $name }
    [garden] { $name }
    [used] { $name } genutzt
    [scoring] Schlusswertung
   *[other] { $kind } { $name }
}
change-of-city = { $kind ->
    [round] Runde
    [phase] Phase
    [money] Euro
    [points] Punkte
    [yellow] gelbe Würfel
    [tiles] { $name } gelegt
    [plants] { $name } gebaut
    [land] Landplättchen
    [water] Wasserplättchen
    [cubes] Würfel ({ $name })
    [hand] Plättchen auf der Hand
    [picked] ein Plättchen gewählt
    [supplied] { $name } versorgt
    [passed] gepasst
   *[other] { $kind } { $name }
}
change-of-bruges = { $kind ->
    [round] Runde
    [phase] Phase
    [lap] Karte der Runde
    [last] letzte Runde
    [points] Punkte
    [guilders] Gulden
    [workers] Handlanger ({ $name })
    [threats] Bedrohungsmarker ({ $name })
    [canal] Kanalplättchen ({ $name } Seite)
    [statues] Statuen
    [majorities] Mehrheit { $name }
    [reputation] Aufstiegsleiste
    [hand] Handkarten
    [houses] Häuser
    [persons] { $name }
    [used] { $name } aktiviert
    [forged] die nächste Karte gilt als { $name }
    [scoring] Schlusswertung
   *[other] { $kind } { $name }
}
nobody-asked = Niemand wird etwas gefragt: Das Spiel ist zu Ende.
seat-not-asked = Dieser Platz ist jetzt nicht gefragt.
position-written = Die Stellung steht in { $file }.
chance = Zufall
data-line = { $name }  { $digest }{ $kind ->
    [newest] {"  "}der neueste, auch „house“ genannt
    [older] {"  "}für Partien, die damit begannen
   *[own] {"  "}dein eigener
}
data-ok = Der Datensatz „{ $name }“ ist in Ordnung.
data-mistakes = { $count ->
    [one] { $count } Fehler:
   *[other] { $count } Fehler:
}
data-written = Geschrieben:

## Der Server

database-missing = Die Datei „{ $file }“ gibt es nicht.
database-cannot = Die Datenbank lässt sich nicht öffnen: { $reason }
database-checked = Tische, die sich öffnen lassen: { $ok }; mit anderen Regeln oder Werten: { $elsewhere }; beschädigt: { $broken }.
backup-made = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} nach „{ $file }“ kopiert.
backup-restored = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} zurückgelegt. Starte jetzt den Server.
tables-line = { $table } · { $game } · { $phase ->
    [waiting] wartet
    [running] läuft
    [over] beendet
    [earlier] nach früheren Regeln
   *[other] beschädigt
}{ $listed ->
    [yes] , offen für alle
   *[no] {""}
} · { $names } · { $updated }
tables-of = { $shown } von { $all } Tischen
tables-about = Angelegt { $created }, zuletzt geändert { $updated }; Zeilen: { $rows }; Verbindungen: { $sockets }.
tables-seat = Platz { $seat }: { $who ->
    [free] frei
    [rules] die Regeln
    [bot] { $name } ({ $bot })
   *[person] { $name }
}
tables-deleted = Der Tisch { $table } ist gelöscht.
tables-handed = Auf Platz { $seat } spielt jetzt { $name }.
serve-here = Burgomaster ist hier: { $address }
serve-there = Für andere in diesem Netz: { $address }
serve-alone = Dieser Rechner ist in keinem Netz, in dem andere ihn erreichen könnten.
serve-warning =
    Achtung: Wer diesen Rechner erreicht, kann jetzt hier Tische eröffnen, an offen gezeigten mitspielen und zuschauen.
    Nichts ist verschlüsselt. Nur in Netzen verwenden, denen du vertraust, und danach beenden.
serve-stop = Mit Strg-C beendest du den Server.
serve-extra = Der Server braucht das Extra „web“ ({ $missing } fehlt): pip install 'burgomaster[web]'
serve-cannot = Der Server kann nicht starten: { $reason }
serve-address = „{ $found }“ ist keine Adresse wie 192.0.2.7 und kein Netz wie 192.0.2.0/24.
serve-data = „{ $found }“ ist kein Datensatz: Schreib das Spiel, = und den Ordner, wie in hamburg=mein-satz.
serve-bot = „{ $found }“ ist kein Computerspieler: Schreib einen noch freien Namen aus kleinen Buchstaben, Ziffern und Bindestrichen, dann = und Modul:Klasse oder einen Befehl, wie in careful=my_bots:Careful.
static-not-carried =
    Diese Installation enthält die App ohne Server nicht. In einer Kopie des Quelltexts baut sie „make static“ nach
    build/static; ein Wheel enthält sie, wenn es mit BURGOMASTER_STATIC=1 gebaut wird.
static-taken = In „{ $folder }“ liegt anderes. Nenne einen neuen oder leeren Ordner, oder einen mit einer früheren Kopie der App.
static-cannot = „{ $folder }“ lässt sich nicht schreiben: { $reason }
static-copied = Die App liegt in „{ $folder }“. Veröffentliche den Ordner auf einem beliebigen Webhost, unter einem beliebigen Pfad.
settings-unknown = { $near ->
    [none] Eine Einstellung „{ $name }“ gibt es nicht. Diese gibt es: { $known }.
   *[other] Eine Einstellung „{ $name }“ gibt es nicht. Meinst du „{ $near }“?
}
settings-elsewhere = „{ $name }“ wird auf der Befehlszeile bestimmt, mit { $option }.
settings-list = Hier muss eine Liste von Texten stehen, nicht „{ $found }“.
settings-text = { $name ->
    [admin_key] Hier muss ein Schlüssel aus 16 oder mehr Buchstaben, Ziffern und Zeichen stehen, ohne Leerzeichen.
    [log] Hier muss text oder json stehen.
    [metrics] Hier muss eine Adresse mit Port stehen, etwa 127.0.0.1:9464.
    [address] Hier muss die Adresse stehen, unter der man diesen Server findet, mit einem Schrägstrich am Ende, etwa https://play.example.org/.
    [mail_server] Hier muss die Adresse eines Mailservers stehen, etwa smtps://name:passwort@mail.example.org oder smtp://mail.example.org:587.
   *[other] Hier muss eine Mailadresse stehen, etwa play@example.org oder Burgomaster <play@example.org>.
}
settings-number = { $zero ->
    [yes] Hier muss eine Zahl von 0 bis { $high } stehen, nicht „{ $found }“.
   *[no] Hier muss eine Zahl über 0 stehen, höchstens { $high }, nicht „{ $found }“.
}

## Bruges

where-bruges = { $lap ->
    [0] { $round ->
        [0] { $phase }
       *[other] Runde { $round } · { $phase }
    }
   *[other] Runde { $round } · { $phase } · Karte { $lap } von { $laps }
}
where-last = letzte Runde: { $round }
label-guilders = Gulden
label-helpers = Handlanger
label-threats = Bedrohungen
label-canal = Kanal
label-reputation = Aufstieg
title-houses = Personen und Häuser
empty-house = leeres Haus
