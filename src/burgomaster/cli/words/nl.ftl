### De eigen woorden van de opdracht. Wat de spellen zeggen, staat in burgomaster/words.

## Hulp

help = De bordspellen Hamburg, Brugge en City Tycoon spelen en onderzoeken.

help-of-play =
    Een spel in de terminal, tegen computerspelers of met anderen aan hetzelfde toetsenbord.

    Tegenstanders, van zwak naar sterk:

    - `random` - speelt zomaar iets wat mag, zonder te kijken
    - `apprentice` - leert nog: ziet wat voor de hand ligt en schat het vaak verkeerd in
    - `clerk` - weegt elke keuze af en plant vooruit; de gewone tegenstander
    - `councillor` - probeert zijn beste ideeën in gedachten uit voordat hij beslist
    - `mayor` - probeert meer uit dan wie ook; de sterkste die er is

    Voorbeelden:

    - `burgomaster play` - Hamburg tegen twee klerken
    - `burgomaster play hamburg --players 4 --bots clerk,clerk,random --name Anna`
    - `burgomaster play --humans 2 --players 2` - met z’n tweeën aan één toetsenbord
    - `burgomaster play hamburg --expansions mayors` - met de uitbreiding “De burgemeesters”
    - `burgomaster play --resume last` - het verlaten spel voortzetten
help-of-serve =
    In de browser spelen: start de server met zijn tafels, alleen voor deze computer of ook voor anderen.

    Voorbeelden:

    - `burgomaster serve` - opent de browser
    - `burgomaster serve --lan` - voor iedereen in hetzelfde netwerk, met een QR-code voor telefoons
    - `burgomaster serve --no-browser --port 8765 --name play.example.org` - achter een proxy
help-of-static =
    De app die geen server nodig heeft naar een map kopiëren, voor elke webhost.

    Voorbeeld:

    - `burgomaster static public/games` - publiceer daarna de map; meer is er niet nodig
help-of-check-database =
    De tafels van de server tonen die niet geopend kunnen worden, en waarom.

    Stop eerst de server. Er wordt niets hersteld of verwijderd.
help-of-backup =
    De tafels van de server naar een bestand kopiëren terwijl hij draait, uit een bestand of uit PostgreSQL.

    Een eerdere kopie met die naam wordt vervangen. Houd haar geheim: er staan geheimen van lopende spellen in. Voorbeelden:

    - `burgomaster backup tables-copy.sqlite3`
    - `burgomaster backup tables-copy.sqlite3 --database postgresql://burgomaster@/burgomaster`
help-of-restore =
    Een kopie van de tafels terugzetten, in een bestand of in PostgreSQL, waaruit ze ook is gemaakt.

    Stop eerst de server. Wat er al is, blijft, behalve met `--replace`. Voorbeelden:

    - `burgomaster restore tables-copy.sqlite3`
    - `burgomaster restore tables-copy.sqlite3 --database postgresql://burgomaster@/burgomaster --replace`
help-of-tables =
    De tafels van de server bekijken, er een verwijderen of een computerspeler op een plaats laten doorspelen.

    Een draaiende server wordt gevraagd, met de sleutel waarmee hij gestart is (de instelling admin_key); anders de database. Voorbeelden:

    - `burgomaster tables list`
    - `burgomaster tables show k3v4xyz`
    - `burgomaster tables bot k3v4xyz 2` - op plaats 2
help-of-tables-list = De tafels tonen waar het laatst iets gebeurde.
help-of-tables-show = Tonen wie aan een tafel zit en sinds wanneer.
help-of-tables-delete = Een tafel met verslag en chat verwijderen.
help-of-tables-bot = Een computerspeler op een plaats laten doorspelen; wie daar zat, kan terugkomen.
help-of-cards =
    Kaarten zoeken en lezen.

    Voorbeelden:

    - `burgomaster cards hamburg 54` - één kaart
    - `burgomaster cards hamburg dierentuin grijs` - alle kaarten met deze woorden
    - `burgomaster tiles city_tycoon park` - stadstegels
    - `burgomaster cards hamburg --json` - alle kaarten, voor een script
help-of-simulate =
    Veel spellen tussen computerspelers spelen en tonen wat eruit komt.

    Voorbeelden:

    - `burgomaster simulate hamburg --players 4 --games 100 --bots clerk`
    - `burgomaster simulate hamburg -p 2 -n 50 -b clerk,random --seed 7 --json`
help-of-arena =
    Computerspelers tegen elkaar laten spelen: hetzelfde toeval voor allen, elke plaats voor iedereen.

    Voorbeelden:

    - `burgomaster arena hamburg --bots clerk,random --players 2 --games 400`
    - `burgomaster arena hamburg --bots my_bots:Careful,clerk` - een klasse in my_bots.py
help-of-dataset =
    Computerspelers veel spellen laten spelen en verslagen, beslissingen en uitslagen als Parquet-bestanden schrijven.

    Wat afgebroken werd, gaat met dezelfde aanroep verder. Voorbeelden:

    - `burgomaster dataset hamburg my_games --games 1000 --bots clerk,random --players 2`
    - `burgomaster dataset hamburg my_games --check` - speelt een deel ervan na
help-of-replay =
    De tafel uit een verslag na een willekeurig item tonen, zoals een plaats of een toeschouwer die ziet.

    Voorbeelden:

    - `burgomaster replay game.txt`
    - `burgomaster replay game.txt --at 40 --seat 1`
help-of-analyse =
    Vertel waar een afgelopen partij om ging: ieders winstkans, keerpunten, geluk.

    Alles wordt beoordeeld naar wat men toen aan elke plaats wist. Dat duurt even: met de gecompileerde
    spelregels enkele seconden, anders minuten; minder werelden gaan sneller en zijn minder zeker.

    Voorbeelden:

    - `burgomaster analyse game.txt`
    - `burgomaster analyse game.txt --worlds 8 --page game.html`
help-of-verify =
    Verslagen controleren: elk item, het toeval aan de hand van het geheim, punten en controlesom.

    Voorbeelden:

    - `burgomaster verify game.txt`
    - `burgomaster verify *.game --json`
help-of-show =
    De tafel van een stelling of van een opgenomen spel na een item tonen, zoals een plaats of een toeschouwer die ziet;
    of die als stelling schrijven.

    Voorbeelden:

    - `burgomaster show position.toml --seat 1`
    - `burgomaster show game.txt --at 40 --write position.toml`
help-of-moves =
    Tonen wat er in een stelling kan, wat het doet, en waarom iets wat voor de hand ligt ontbreekt.

    Voorbeeld:

    - `burgomaster moves position.toml`
help-of-score =
    De eindtelling van een stelling tonen, bron voor bron, alsof het spel nu eindigde.

    Voorbeeld:

    - `burgomaster score position.toml --json`
help-of-data =
    Gegevenssets exporteren en controleren: de gedrukte waarden, aan te passen door wie het spel bezit.

    Voorbeelden:

    - `burgomaster data export hamburg my_hamburg --name mine`
    - `burgomaster data check hamburg my_hamburg`
    - `burgomaster play --data my_hamburg`
help-of-data-list = De gegevenssets van een spel opsommen, met de controlesommen van hun waarden.
help-of-data-export = De bestanden van een gegevensset naar een map schrijven.
help-of-data-check = Elke fout in de bestanden van een gegevensset melden.

option-version = De versie tonen en stoppen.
option-json = Uitvoer als JSON, voor een script.
option-lang = Taal: en, de of nl (standaard: zoals de omgeving, LANG, zegt).
option-game = Het spel: { $games }.
option-seed = Het startgetal: hetzelfde geeft dezelfde spellen.
option-seed-play = Hetzelfde startgetal geeft dezelfde dobbelstenen en kaarten.
option-end-turns = Een beurt vanzelf beëindigen als er niets anders te doen is, na twee seconden om iets terug te nemen.
option-dataset = De map waarin geschreven of waarnaar gekeken wordt.
option-dataset-check = In plaats daarvan controleren wat er staat: controlesommen en een deel nagespeelde spellen.
dataset-made = { $games ->
    [one] Eén spel staat
   *[other] { $games } spellen staan
} in { $folder }.
dataset-sound = Wat er staat, klopt.
research-extra = Hiervoor is de extra “research” nodig ({ $missing } ontbreekt): pip install 'burgomaster[research]'
option-on = Waar, als het niet in processen hier is: `ray` op deze computer, `ray:ADRES` op een cluster; voor het resultaat maakt het niet uit.
option-jobs = Processen tegelijk (standaard: alle kernen); voor het resultaat maakt het niet uit.
option-players = Aantal spelers.
option-games = Aantal spellen.
option-bots = Computerspelers, gescheiden door komma’s: random, apprentice, clerk, councillor, mayor, een eigen module:Klasse of de opdracht van een programma. Zonder namen speelt de klerk.
option-opponents = Je tegenstanders, gescheiden door komma’s: random, apprentice, clerk, councillor, mayor, een eigen module:Klasse of de opdracht van een programma. Zonder namen speelt de klerk.
option-humans = Mensen aan dit toetsenbord; zij hebben de eerste plaatsen.
option-name = Je naam; één keer voor elke persoon.
option-resume = Een bewaard spel voortzetten; “last” is het spel dat je het laatst verliet.
option-save = Het spel in dit bestand bewaren.
option-data = Met deze gegevensset spelen: een naam, of een map met de bestanden.
option-expansions = Met deze uitbreidingen spelen, zoals in mayors,clerics, of met all (alle).
option-colors = Bij Brugge, wie welke kleur speelt: by-seat (naar plaats) of chosen (iedereen kiest).
option-record = Een verslag; - voor de standaardinvoer.
option-worlds = In hoeveel werelden er bij keerpunten wordt doorgespeeld.
option-hindsight = Oordelen alsof alle kaarten open lagen.
option-page = Ook als pagina schrijven, om te bewaren of te versturen.
option-records = Verslagen; - voor de standaardinvoer.
option-at = Bij een verslag: de tafel na zoveel items (standaard: na alle).
option-seat = Zoals deze plaats die ziet, geteld vanaf 1 (standaard: als toeschouwer).
option-asked = Voor deze plaats, geteld vanaf 1, want er kunnen er meer tegelijk aan de beurt zijn (standaard: de eerste).
option-position = Een stelling in TOML of een verslag; - voor de standaardinvoer.
option-write = De tafel als stelling in dit bestand schrijven: helemaal, of wat de plaats ziet; - voor de standaarduitvoer.
option-words = Het nummer van een kaart of tegel, of woorden uit de naam, de soort of de tekst.
option-folder = De map.
option-set = De set die wordt geëxporteerd.
option-new-name = De naam van je set.
option-host = Het adres waarop de server luistert.
option-port = De poort (standaard: 8765, of de eerstvolgende vrije).
option-database = Het bestand met de tafels (standaard: een in je gegevensmap).
argument-static = Waarheen: een nieuwe of lege map, of een map met een eerdere kopie.
option-serve-data = Een eigen gegevensset om mee te spelen, in de vorm hamburg=MAP; één keer per set.
option-serve-bot = Een eigen computerspeler die aan tafels gekozen kan worden, in de vorm NAAM=module:Klasse of NAAM=opdracht; één keer per speler.
option-lan = Laat ook anderen in dit netwerk meespelen.
option-proxy = Het adres van een proxy op een andere computer, die zegt voor wie hij vraagt; één keer per proxy.
option-known-as = Een naam waaronder de server bekend is, bijvoorbeeld achter een proxy; één keer per naam.
option-may-reach = Een adres of netwerk van jezelf waarheen berichten mogen, bijvoorbeeld 192.0.2.7; andere moeten buiten in de wereld liggen. Eén keer per adres.
option-keep = Afgelopen en wachtende tafels verwijderen die zoveel dagen door niemand zijn geopend; anders blijven ze allemaal.
option-settings = Een bestand in TOML met verdere instellingen; zie docs/hosting.md.
argument-copy = Het bestand met de kopie.
option-replace = De kopie komt in de plaats van de tafels die er zijn; die zijn dan weg.
argument-table = De tafel, zoals haar link haar noemt.
argument-seat = De plaats, geteld vanaf 1.
option-bot = Welke computerspeler; anders de gewone.
option-server = Waar de server is, als hij niet vanzelf gevonden wordt.
option-log = In welke vorm het logboek geschreven wordt: text, of json voor machines.
option-metrics = Prometheus op dit adres cijfers geven, bijvoorbeeld 127.0.0.1:9464; alleen wie de server bewaakt, moet er kunnen komen.
option-inner = Met PostgreSQL: meerdere servers delen de database en vinden deze op dit adres, bijvoorbeeld 10.0.0.7:9000; niemand anders moet er kunnen komen.
option-processes = Met PostgreSQL: met zoveel processen op één poort werken.
option-browser = Open de browser.
label-usage = Gebruik
label-arguments = Gegevens
label-options = Opties
label-commands = Opdrachten
usage-options = [OPTIES]
usage-command = OPDRACHT [GEGEVENS]...
option-help = Deze hulp tonen en stoppen.
default = standaard: { $value }
range = { $low } tot en met { $high }
range-from = { $low } of meer
metavar = { $kind ->
    [game] SPEL
    [number] GETAL
    [list] LIJST
    [name] NAAM
    [set] SET
    [folder] MAP
    [record] VERSLAG
    [position] STELLING
    [word] WOORD
    [words] WOORDEN
    [address] ADRES
    [bot] BOT
    [table] TAFEL
    [days] DAGEN
   *[file] BESTAND
}

## Als er iets mis is

usage-no-command = { $near ->
    [none] Er is geen opdracht “{ $name }”. Deze zijn er: { $known }.
   *[other] Er is geen opdracht “{ $name }”. Bedoel je “{ $near }”?
}
usage-no-option = { $near ->
    [none] Er is geen optie { $option }.
   *[other] Er is geen optie { $option }. Bedoel je { $near }?
}
usage-missing = Dit ontbreekt: { $name }.
usage-bad-value = { $name } vraagt { $fitting }.
usage-value-missing = De optie { $option } heeft een waarde nodig.
usage-no-value = De optie { $option } krijgt geen waarde.
usage-too-many = Op de opdrachtregel staat meer dan deze opdracht aankan.
usage-try = { $command } toont wat je kunt opgeven.
value-of = een van deze: { $values }
value-number = { $range ->
    [any] een geheel getal
   *[other] een geheel getal ({ $range })
}
interrupted = Onderbroken.
interrupted-kept = Onderbroken; dit was al klaar.
bug =
    Er ging iets mis in Burgomaster ({ $what }). Meld het alsjeblieft; met BURGOMASTER_DEBUG=1 in de omgeving worden de
    bijzonderheden getoond.
bots-missing = Er is geen computerspeler genoemd.
bots-too-many = Voor { $players } plaatsen zijn { $bots } computerspelers genoemd.
bots-too-few = Om te vergelijken zijn er minstens twee computerspelers nodig.
bots-twice = Een computerspeler is twee keer genoemd; noem elke één keer.
bot-not-loaded = De computerspeler “{ $name }” kan niet geladen worden: { $reason }
bot-cheats = De computerspeler “{ $name }” koos “{ $choice }”, wat niet kon.
humans-too-many = { $humans } mensen passen niet aan een tafel voor { $players }.
entry-beyond-end = Het verslag heeft { $entries } items, dus geen met nummer { $at }.
at-without-record = Een stelling heeft geen items: --at is voor verslagen.
write-or-json = Of --write of --json: een stelling wordt als TOML geschreven.
card-unknown = { $game ->
    [city_tycoon] Geen tegel past bij “{ $words }”.
   *[other] Geen kaart past bij “{ $words }”.
}
number-not-offered = Geen keuze gaat over nummer { $number }. Typ een letter van a tot en met { $last }, een nummer waaruit je kunt kiezen, een keuze in woorden, of “hulp”.
nothing-typed = Typ een letter, een keuze in woorden, of “hulp”.
several-meant = Dit kan zijn: { $several }. Typ iets meer.

## Wedstrijden

progress = Er wordt gespeeld
simulate-title = { $games ->
    [one] { $game }: { $games } spel
   *[other] { $game }: { $games } spellen
}
simulate-speed = { $decisions } beslissingen in { $seconds } s: { $each } beslissingen en { $games } spellen per seconde.
arena-title = { $games ->
    [one] { $game }: { $games } spel, plaatsen in evenwicht
   *[other] { $game }: { $games } spellen, plaatsen in evenwicht
}
label-seat = Plaats
label-bot = Speler
label-mean-score = Gemiddelde
label-rating = Rating
label-win-share = Gewonnen
label-interval = 95%-interval
interval = { $low } tot { $high }

## Kaarten

cards-title = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
cards-house = * Een eigen waarde: die staat niet in de spelregels.
label-number = Nr.
label-card = Kaart
label-kind = Soort
label-cost = Kosten
label-points = Punten
label-when = Wanneer
label-text = Effect
value-name = { $value ->
    [cost] kosten
    [points] punten
    [activation] activering
    [name] naam
   *[other] { $value }
}
house-values = Eigen waarden, die niet in de spelregels staan: { $values }.

## Verslagen

replay-title = Na item { $at } van { $entries }
analyse-written = Geschreven naar { $file }.
verify-line = { $file }: { $state }
verify-ok = { $fair ->
    [yes] in orde, elke worp en elke trekking was eerlijk
   *[other] in orde
}
verify-unfinished = niet voltooid
verify-bad = fout –
verify-unchecked = niet gecontroleerd –

## De tafel

where = { $round ->
    [0] { $season ->
        [0] { $phase }
       *[other] cyclus { $season } van { $seasons } · { $phase }
    }
   *[other] cyclus { $season } van { $seasons } · { $phase } · ronde { $round } van { $rounds }
}
not-rolled = nog niet geworpen
label-dice = Dobbelstenen
label-piles = Stapels
label-church = Kerk
label-discards = Aflegstapel
label-statues = Standbeelden
label-tokens = Intrige
label-marks = Mark
label-workers = Arbeiders
label-disasters = Onheil
label-wall = Muur
label-square = Stadhuis
label-majorities = Meerd.
label-mayors = Burgemeesters
label-ships = Schepen aan de kade
label-exchange = Beurs
price-on-space = koers { $space } van 6, stap { $step }
label-cleric-tiles = Geestelijken-fiches
in-force = Nu geldt: { $text }
label-hand = Hand
label-total = Totaal
label-sum = Totaal
label-winner = Winnaar
empty = leeg
empty-site = vrije bouwlocatie
under = eronder
unseen = nog niet bekeken
title-display = Je kaartenuitstalling
title-hand = Je hand
title-final = Eindtelling
title-now = Als het spel nu eindigde
on-the-track = op het scorespoor
money-left = euro over (bij gelijke stand)
short-majority = { $majority ->
    [square] S
    [buildings] G
    [wall] M
    [points] P
   *[zoo] D
}
short-workers = 3 arbeiders
short-money = { $count } mark
short-decrease = verlagen
short-wall = { $side ->
    [left] muur links (-{ $price })
   *[right] muur rechts (-{ $price })
}
short-site = bouwlocatie
short-lay = in dierentuin en park leggen (-{ $price })
enter = Enter
short-build = bouwen op { $place } (-{ $price })

tiles-title = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
title-pack = Om uit te kiezen
title-city = Je tegels in de stad
title-stacks = Centrales die nog gebouwd kunnen worden, op volgorde: euro en blokjes
refilled = elke ronde bijgevuld
not-refilled = niet bijgevuld
plant-short = € { $euro } { $cubes }×
plant-at = { $plant } ({ $short } op { $cell })
where-round = ronde { $round } van { $rounds } · { $phase }
map-name = { $kind ->
    [solar] zo
    [steam] st
    [wind] wi
    [hydro] wa
    [land] la
    [water] ~~~
   *[start] start
}
district-letter = { $district ->
    [residential] W
    [industry] I
    [entertainment] U
    [shopping] K
   *[landmark] B
}
map-key = W woonwijk, I industrie-, U uitgaans-, K winkelwijk, B bezienswaardigheid
start-bonus = start: { $brings } voor het bevoorraden van { $letter } naast een grijs kwart van de starttegel
legend-map = Op de plattegrond: W31/1 is tegel 31 van speler 1 (W voor de wijk), la/1 is land van speler 1, zo3/1 een zonnecentrale van speler 1 met 3 blokjes (st stoom, wi wind, wa waterkracht); de centrales van de starttegel zijn van niemand. ~~~ is water, · een vrij vak, x een afgesloten vak. Vakken heten naar kolom en rij, geteld vanaf het midden: e oost, w west, n noord, s zuid. ✓ betekent: deze ronde bevoorraad.
notes-ways = Onderweg kost een blokje 2 euro voor een centrale van een ander en 2 euro voor elke stap op een tegel, centrale of land van een ander, aan de eigenaars; de starttegel kost in totaal 2 euro, aan de bank. Eigen tegels kosten niets, over water gaat geen weg. Alles wordt betaald vóór de inkomsten.
label-tile = Tegel
label-round = Ronde
label-money = Euro
label-yellow = Geel
label-tiles = Tegels
label-order = Volgorde
label-with-money = Punten + geld
label-supply = Bevoorraden: behoefte, inkomsten, kosten, wat er overblijft
has-passed = – heeft gepast
was-supplied = ✓ deze ronde bevoorraad
nothing-gained = niets
euros = { $euro } euro
net-gain = netto { $euro ->
    [0] 0 euro
   *[other] +{ $euro } euro
}
net-loss = ! { $euro } euro verlies
price-was = (was { $euro } euro)
price-was-none = (was niet bereikbaar)
same-cubes = Op dezelfde blokjes rekenen meer van je tegels ({ $tiles }); er zijn er { $cubes } over ({ $plant }), en de prijzen hierboven tellen ze telkens mee.
supply-now = { $asks }: { $brings }; kost { $cost } euro
supply-apart = { $asks }: { $brings }; te weinig blokjes bereikbaar
supply-short = – daarvoor heb je te weinig geld
supply-no-yellow = – je hebt te weinig gele blokjes
pays-seat = { $euro } euro aan { $name }
pays-bank = { $euro } euro aan de bank
pays-others = {" "}of aan anderen
for-euro = { $text } voor { $euro } euro
at-cell = { $kind ->
    [land] Land op { $cell }
    [water] Water op { $cell }
   *[cell] { $cell }
} naast { $beside }
label-cell = Vak
label-beside = Naast
label-supplying = Bevoorraden
label-net = Blijft over
label-got = Bonus ervoor
label-given = Bonus die hij geeft
label-cube-prices = Een blokje naar je tegels
given-to = { $own ->
    [yes] { $brings } voor je { $tile }
   *[no] { $brings } voor { $tile } van { $name }
}
label-lay = Leg
label-sell = Verkoop (+{ $euro })
kept-so-far = Tot nu toe gehouden ({ $euro } euro om alles te leggen): { $tiles }
points-by-tile = { $name }, punten per tegel: { $tiles }
needs = Blokjes per ronde, heb je / gevraagd: { $cubes }
cubes-had = { $colour } { $have } / { $asked }
way-of-cube = blokje ({ $colour }), { $plant }: { $cells }; { $tolls }
way-free = kosteloos
toll-at = { $paid } op { $cell }
other-plants = Andere centrales, per blokje: { $plants }
plan-step = kost { $cost } euro
plan-sum = In deze volgorde, elk blokje één keer geteld: kost { $cost } euro, levert { $brings } op; dan heb je { $money } euro.
passing = Je geeft door aan { $to }; jouw tegels komen van { $source }.
passed-on = { $again ->
    [yes] Je gaf { $count ->
        [one] tegel
       *[other] tegels
    } { $tiles } door; wat daarvan over is, komt bij je terug.
   *[no] Je gaf { $count ->
        [one] tegel
       *[other] tegels
    } { $tiles } door, voor { $names }.
}

## Spelen

story-draws = { $name } trekt { $cards }.
story-dealt = { $name } krijgt { $count } tegels.
story-dealt-tiles = { $name } krijgt { $count } tegels: { $tiles }.
story-dice = Dobbelstenen: { $dice }
story-disasters = Onheil wordt verhoogd naar: { $levels }
play-hint = { $game ->
    [city_tycoon] Antwoord met een letter of het nummer van een tegel, of typ “hulp”. “? 54” legt tegel 54 uit.
   *[other] Antwoord met een letter, of typ “hulp”. “? 54” legt kaart 54 uit.
}
bot-name = { $bot ->
    [random] Toeval
    [apprentice] Leerling
    [clerk] Klerk
    [councillor] Raadsheer
    [mayor] Burgemeester
   *[other] { $name }
}
hand-over = { $name }, jij bent aan de beurt. Druk op Enter als niemand anders kijkt.
now-plays = { $name } speelt.
enter-ends-turn = Enter beëindigt je beurt; “terug” neemt hem terug.
turn-ends-itself = Je beurt eindigt vanzelf; typ binnen twee seconden iets om hem vast te houden.
undone = Teruggenomen: { $choice }
is-offered = Dat kan nu.
saved = Bewaard in { $file }
resume-with = Ga verder met: { $command }
command-help = hulp ?
command-board = tafel
command-card = { $game ->
    [city_tycoon] tegel kaart
   *[other] kaart tegel
}
command-why = waarom
command-hint = tip
command-if = als if
command-undo = terug
command-log = verloop
command-score = stand
command-save = bewaren
command-quit = stoppen
help-help = deze lijst
help-board = de tafel opnieuw tekenen
help-card = { $game ->
    [city_tycoon] een tegel uitleggen of tegels zoeken: ? 54, tegel park
    [bruges] een kaart uitleggen of kaarten zoeken: ? 54, kaart 54, kaart kunst rood
   *[other] een kaart uitleggen of kaarten zoeken: ? 54, kaart 54, kaart dierentuin grijs
}
help-why = { $game ->
    [city_tycoon] waarom niet: waarom lay 54, waarom build hydro, waarom supply 6 demand 2
    [bruges] waarom niet: waarom person 54 at 1
   *[other] waarom niet: waarom build 54 at 1
}
help-hint = wat je kunt doen, hoeveel het scheelt en waarom
help-if = wat het zou betekenen: als 54 (een tegel om te leggen, of zijn wegen als hij er ligt), als wind, als 6 31 (een plan)
help-undo = je laatste keuze terugnemen
help-log = wat er gebeurd is
help-score = de eindtelling zoals die nu zou zijn
help-save = het spel bewaren: bewaren mijn.game
help-quit = weggaan; het spel blijft bewaard
help-answers = { $game ->
    [city_tycoon]
        Keuzes hebben letters, een getal is altijd het nummer van een tegel: b, of 11 als maar één keuze over
        tegel 11 gaat. Of in woorden, zo kort als duidelijk is: lay 11, sell 11, at o2 n1, build hydro (waterkracht), su 6.
        Meer antwoorden tegelijk: b c, of lay 11; at o2 n1; – een puntkomma aan het eind staat voor Enter.
    [bruges]
        Keuzes hebben letters, een getal is altijd het nummer van een kaart: b, of 54 als maar één keuze over
        kaart 54 gaat. Of in woorden, zo kort als duidelijk is: house 54, money 54, person 54 at 1.
        Meer antwoorden tegelijk: a c c, of house 54; end turn – een puntkomma aan het eind staat voor Enter.
   *[other]
        Keuzes hebben letters, een getal is altijd het nummer van een kaart: b, of 54 als maar één keuze over
        kaart 54 gaat. Of in woorden, zo kort als duidelijk is: site 54, money 54, build 54 at 1.
        Meer antwoorden tegelijk: a c c, of site 54; end turn – een puntkomma aan het eind staat voor Enter.
}

## Stellingen en gegevenssets

label-choice = Keuze
label-effect = Wat er verandert
label-missing = Kan niet
label-notation = Notatie
label-why = Waarom niet
change = { $kind ->
    [season] cyclus
    [phase] fase
    [round] ronde
    [cleric] venster van de geestelijke
    [points] punten
    [marks] mark
    [workers] arbeiders ({ $name })
    [levels] onheil ({ $name })
    [wall] muur ({ $name })
    [statues] standbeelden
    [majorities] meerderheid { $name }
    [square] stadhuisplein
    [hand] handkaarten
    [sites] bouwlocaties
    [buildings] { $name }
    [garden] { $name }
    [used] { $name } gebruikt
    [scoring] eindtelling
   *[other] { $kind } { $name }
}
change-of-city = { $kind ->
    [round] ronde
    [phase] fase
    [money] euro
    [points] punten
    [yellow] gele blokjes
    [tiles] { $name } gelegd
    [plants] { $name } gebouwd
    [land] landtegels
    [water] watertegels
    [cubes] blokjes van { $name }
    [hand] tegels in de hand
    [picked] een tegel gekozen
    [supplied] { $name } bevoorraad
    [passed] gepast
   *[other] { $kind } { $name }
}
change-of-bruges = { $kind ->
    [round] ronde
    [phase] fase
    [lap] kaart van de ronde
    [last] laatste ronde
    [points] punten
    [guilders] guldens
    [workers] arbeiders ({ $name })
    [threats] dreigingsfiches ({ $name })
    [canal] { $name } kanaaldeel
    [statues] standbeelden
    [majorities] meerderheid { $name }
    [reputation] aanzienspoor
    [hand] handkaarten
    [houses] huizen
    [persons] { $name }
    [used] { $name } gebruikt
    [forged] de volgende kaart geldt als { $name }
    [scoring] eindtelling
   *[other] { $kind } { $name }
}
nobody-asked = Er wordt niemand iets gevraagd: het spel is afgelopen.
seat-not-asked = Aan deze plaats wordt nu niets gevraagd.
position-written = De stelling staat in { $file }.
chance = Toeval
data-line = { $name }  { $digest }{ $kind ->
    [newest] {"  "}de nieuwste, ook “house” genoemd
    [older] {"  "}voor partijen die ermee begonnen
   *[own] {"  "}je eigen set
}
data-ok = De gegevensset “{ $name }” is in orde.
data-mistakes = { $count ->
    [one] { $count } fout:
   *[other] { $count } fouten:
}
data-written = Geschreven:

## De server

database-missing = Het bestand “{ $file }” bestaat niet.
database-cannot = De database kan niet worden geopend: { $reason }
database-checked = Tafels die geopend kunnen worden: { $ok }; met andere regels of waarden: { $elsewhere }; beschadigd: { $broken }.
backup-made = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} gekopieerd naar “{ $file }”.
backup-restored = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} teruggezet. Start nu de server.
tables-line = { $table } · { $game } · { $phase ->
    [waiting] wacht
    [running] bezig
    [over] afgelopen
    [earlier] volgens eerdere regels
   *[other] beschadigd
}{ $listed ->
    [yes] , open voor iedereen
   *[no] {""}
} · { $names } · { $updated }
tables-of = { $shown } van { $all } tafels
tables-about = Gemaakt { $created }, laatst veranderd { $updated }; regels: { $rows }; verbindingen: { $sockets }.
tables-seat = Plaats { $seat }: { $who ->
    [free] vrij
    [rules] de regels
    [bot] { $name } ({ $bot })
   *[person] { $name }
}
tables-deleted = Tafel { $table } is verwijderd.
tables-handed = Op plaats { $seat } speelt nu { $name }.
serve-here = Burgomaster is hier: { $address }
serve-there = Voor anderen in dit netwerk: { $address }
serve-alone = Deze computer zit niet in een netwerk waarin anderen hem kunnen bereiken.
serve-warning =
    Let op: wie deze computer kan bereiken, kan hier nu tafels openen, aan open tafels meespelen en meekijken. Er wordt
    niets versleuteld. Gebruik het in netwerken die je vertrouwt, en stop ermee als je klaar bent.
serve-stop = Met Ctrl-C stop je de server.
serve-extra = De server heeft de extra “web” nodig ({ $missing } ontbreekt): pip install 'burgomaster[web]'
serve-cannot = De server kan niet starten: { $reason }
serve-address = “{ $found }” is geen adres zoals 192.0.2.7 en geen netwerk zoals 192.0.2.0/24.
serve-data = “{ $found }” is geen gegevensset: schrijf het spel, = en de map, zoals in hamburg=mijn-set.
serve-bot = “{ $found }” is geen computerspeler: schrijf een nog vrije naam van kleine letters, cijfers en koppeltekens, dan = en module:Klasse of een opdracht, zoals in careful=my_bots:Careful.
static-not-carried =
    Deze installatie bevat de app zonder server niet. In een kopie van de broncode bouwt “make static” die naar
    build/static; een wheel bevat hem als het met BURGOMASTER_STATIC=1 wordt gebouwd.
static-taken = In “{ $folder }” staan andere dingen. Noem een nieuwe of lege map, of een map met een eerdere kopie van de app.
static-cannot = “{ $folder }” kan niet worden geschreven: { $reason }
static-copied = De app staat in “{ $folder }”. Publiceer de map op een willekeurige webhost, op een willekeurig pad.
settings-unknown = { $near ->
    [none] Er is geen instelling “{ $name }”. Deze zijn er: { $known }.
   *[other] Er is geen instelling “{ $name }”. Bedoel je “{ $near }”?
}
settings-elsewhere = “{ $name }” wordt op de opdrachtregel bepaald, met { $option }.
settings-list = Hier moet een lijst van teksten staan, niet “{ $found }”.
settings-text = { $name ->
    [admin_key] Hier moet een sleutel van 16 of meer letters, cijfers en tekens staan, zonder spaties.
    [log] Hier moet text of json staan.
    [metrics] Hier moet een adres met poort staan, bijvoorbeeld 127.0.0.1:9464.
    [address] Hier moet het adres staan waaronder men deze server vindt, met een schuine streep aan het eind, bijvoorbeeld https://play.example.org/.
    [mail_server] Hier moet het adres van een mailserver staan, bijvoorbeeld smtps://naam:wachtwoord@mail.example.org of smtp://mail.example.org:587.
   *[other] Hier moet een mailadres staan, bijvoorbeeld play@example.org of Burgomaster <play@example.org>.
}
settings-number = { $zero ->
    [yes] Hier moet een getal van 0 tot en met { $high } staan, niet “{ $found }”.
   *[no] Hier moet een getal boven 0 staan, hoogstens { $high }, niet “{ $found }”.
}

## Bruges

where-bruges = { $lap ->
    [0] { $round ->
        [0] { $phase }
       *[other] ronde { $round } · { $phase }
    }
   *[other] ronde { $round } · { $phase } · kaart { $lap } van { $laps }
}
where-last = laatste ronde: { $round }
label-guilders = Guldens
label-helpers = Arbeiders
label-threats = Dreigingen
label-canal = Kanaal
label-reputation = Aanzien
title-houses = Personen en huizen
empty-house = leeg huis
