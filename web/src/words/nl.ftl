### De eigen woorden van de browser-app. Wat het spel zegt, staat in src/burgomaster/words.

app-title = Burgomaster
app-close = Sluiten
app-cancel = Annuleren
app-loading = Een ogenblik …
app-failed = Dat is niet gelukt.
app-unreachable = De server is niet bereikbaar.
app-status = De server antwoordt met status { $status }.
app-navigation = Pagina’s
app-lobby = Voordeur
app-about = Over Burgomaster
app-book = Kaarten, tegels en fiches
app-book-of = Kaarten, tegels en fiches van { $game }
app-search = Zoeken
app-search-hint = Naam, tekst of nummer
app-all = Alle
app-show-more = Meer tonen
app-show-all = Alles tonen
app-street-of = De straat van { $name }

## Instellingen

app-settings = Instellingen
app-language = Taal
app-theme = Licht
app-theme-auto = Als het systeem
app-theme-light = Dag
app-theme-dark = Avond
app-motion = Animaties
app-text = Letters aan tafel
app-text-size =
    { $size ->
        [1] zoals getekend
        [2] groter
       *[3] het grootst
    }
app-speed = Beurten worden getoond
app-speed-off = helemaal niet
app-speed-fast = snel
app-speed-usual = zoals gewoonlijk
app-speed-slow = langzaam
app-since-how = Wat er gebeurde toen ik weg was, tonen
app-since-film = als film
app-since-summary = in woorden
app-since-watch = Bekijken
app-beats-passed = Ondertussen
app-sound = Geluiden
app-notices = Ook met gesloten pagina bericht krijgen
app-notify = Stuur een melding als ik aan de beurt ben en deze pagina op de achtergrond staat
app-notify-denied = De browser staat hiervandaan geen meldingen toe; dat bepalen zijn eigen instellingen.
app-keys-on = Sneltoetsen
app-end-turns = Mijn beurten automatisch beëindigen als er niets anders te doen is
app-list-on = Ook in een lijst tonen wat je kunt kiezen
app-about-fair = Dobbelstenen en kaarten komen uit een geheim dat vaststaat en waarvan de vingerafdruk vóór de eerste beurt bekend is; iedereen aan tafel voegt er een willekeurig deel aan toe. Na het spel wordt het geheim getoond en kan iedereen elke worp en elke getrokken kaart narekenen.
app-about-faces = Letters: {$faces}, beide onder de SIL Open Font License 1.1.
app-about-licences = Licenties van de letters

## Lobby

app-lobby-welcome = Wie wordt burgemeester?
app-lobby-lead = Drie steden om te bouwen. Speel met vrienden via een link, tegen klerken of samen aan één scherm. Niets te installeren, geen account.
app-new-table = Nieuwe tafel
app-games = Wat spelen we?
app-own-name = Jouw naam
app-my-tables = Mijn tafels
app-open-tables = Open tafels
app-guest = Gast
app-profile = Naam en gezicht
app-me = Je eigen pagina
app-who = Wie ben je?
app-face = Je gezicht
app-face-number = Gezicht { $number }
app-go-on = Verder
app-keep = Bewaren
app-learn = Leren
app-learn-alone = Alleen leren
app-first-game-where = { $game }, met uitleg · 15 minuten
app-first-game-how = met uitleg · 15 minuten
app-link-or-code = Link of code
app-load-game = Spel laden
app-sit-down = Aanschuiven
app-open-free = { $free } van { $seats } plaatsen vrij · { $names }
app-search-tables = Mijn tafels doorzoeken
app-wait-for-you = { $count ->
    [one] { $count } wacht op je
   *[other] { $count } wachten op je
}
app-of-wait = { $count ->
    [one] { $count } van { $all } wacht op je
   *[other] { $count } van { $all } wachten op je
}
app-more-tables = Nog { $count }
app-table-menu = Menu van deze tafel: { $game }
app-free-seats = { $count ->
    [one] Wacht op { $count } speler
   *[other] Wacht op { $count } spelers
}
app-thinks = { $names } denkt na
app-is-asked = { $count ->
    [one] { $names } is aan de beurt
   *[other] { $names } zijn aan de beurt
}
app-result-won = Gewonnen, { $mine } : { $other }
app-result-lost = { $names } won, { $best } : { $mine }
app-result-of = { $names } won met { $best }
app-result-alone = { $points ->
    [one] Afgelopen met { $points } punt
   *[other] Afgelopen met { $points } punten
}
app-since-today = sinds { $time }
app-since-yesterday = sinds gisteren
app-since-day = sinds { $day }
app-over-today = vandaag om { $time }
app-over-yesterday = gisteren
app-over-day = { $day }
app-with = met { $names }
app-code-scan = Scan hem, of typ
app-code-minutes = binnen 10 minuten
app-code-lead = Al je tafels gaan mee en blijven ook hier.
app-code-show = Code tonen
app-code-have = Een code van een ander apparaat
app-code-typed = Ik heb een code
app-code-take = Ophalen
app-all-tables = Alle { $count } tafels
app-next = Volgende tafel
app-next-waits = Naar de tafel die op je wacht
app-your-turn = Jij bent aan de beurt
app-phase-waiting = Wacht op spelers
app-phase-running = Bezig
app-phase-over = Afgelopen
app-phase-broken = Beschadigd
app-phase-earlier = Begonnen onder eerdere regels
app-how-far = { $count ->
    [one] Er is { $count } stap gespeeld.
   *[other] Er zijn { $count } stappen gespeeld.
}
app-seat-free = Een vrije plaats
app-player = Speler { $seat }
app-bot = Computerspeler: { app-bot-name }
app-bot-name = { $bot ->
    [random] Toeval
    [apprentice] Leerling
    [clerk] Klerk
    [councillor] Raadsheer
    [mayor] Burgemeester
   *[other] { $bot }
}
app-bot-line = { $bot ->
    [random] Speelt zomaar iets wat mag, zonder te kijken.
    [apprentice] Leert nog: ziet wat voor de hand ligt en schat het vaak verkeerd in.
    [clerk] Weegt elke keuze af en plant vooruit. De gewone tegenstander.
    [councillor] Probeert zijn beste ideeën in gedachten uit voordat hij beslist.
    [mayor] Probeert meer uit dan wie ook. De sterkste die er is.
   *[other] Een computerspeler die de beheerder van deze server heeft toegevoegd.
}
app-seats = Plaatsen
app-hand-over = Overdragen
app-hand-over-to = Vanaf nu speelt
app-hand-over-note = Iedereen ziet dit in het verloop. Wie daar zat, kan de plaats terugnemen.
app-hand-over-link = Wie komt, ziet deze hand. Daarom moeten alle anderen aan tafel instemmen.
app-hand-over-link-own = Wie met de nieuwe link komt, ziet jouw hand en speelt voor jou door.
app-not-here = niet verbonden
app-away = We wachten op { $names } (niet verbonden).
app-let-bot = Een computerspeler laten doorspelen voor { $name }
app-let-bot-in = Blijft { $name } weg, dan kan over { $time } een computerspeler doorspelen.
app-bot-for-you = Op plaats { $seat } speelt een computerspeler voor jou door.
app-take-back-seat = Mijn plaats terugnemen
app-stands-for = speelt voor { $name }
app-consent-asked = { $count ->
    [one] { $names } wil de plaats van { $left } aan iemand anders geven, die dan de hand ziet. Daarvoor moet iedereen instemmen.
   *[other] { $names } willen de plaats van { $left } aan iemand anders geven, die dan de hand ziet. Daarvoor moet iedereen instemmen.
}
app-consent = Ik stem ermee in
app-agreed = Akkoord met iemand anders hier: { $names }
app-leave = Tafel verlaten
app-leave-sure = Een computerspeler speelt meteen voor jou door, en iedereen leest het in het verloop. Je kunt je plaats terugnemen tot er iemand anders zit.
app-leave-waiting = Je plaats is dan weer vrij voor anderen.
app-bot-thinks = { $how ->
    [little] denkt hier weinig na: voor meer is er geen tijd, dus speelt hij als de klerk
   *[other] denkt nu minder na dan anders: velen denken tegelijk, of dit apparaat is traag
}
app-seat-bot = computerspeler
app-you = (jij)
app-play = Spelen
app-look-back = Terugkijken
app-watch = Meekijken
app-join = Meespelen
app-delete = Verwijderen
app-forget = Uit mijn lijst verwijderen
app-delete-sure = Deze tafel voor iedereen verwijderen?
app-forget-sure = Je plaats blijft bezet, maar deze browser verliest de sleutel ervan: je kunt hier alleen met een nieuwe link verderspelen.
app-game = Spel
app-players = Spelers
app-who-sits = Wie zit waar?
app-seat = Plaats { $seat }
app-sitter-me = Ik
app-sitter-here = Iemand hier, op dit apparaat
app-option-data = Kaartwaarden
app-option-colors = Kleuren
app-option-colors-by-seat = op volgorde van de plaatsen
app-option-colors-chosen = iedereen kiest
app-option-expansions = Uitbreidingen
app-none = Geen
app-rules = Regels
app-rules-version = Versie { $version }
app-begins = Begonnen met
app-begins-record = een verslag
app-begins-position = een stelling
app-begins-lesson = de eerste partij
app-this-table = Deze tafel
app-data-house = van Burgomaster
app-sitter-link = Iemand met de link
app-name = Naam
app-sets = Voorstellen
app-set-none = Geen: het beste voor een eerste tafel
app-set-easy = Makkelijk erbij
app-set-all = Alles
app-hints = Tips toestaan: wat de computerspeler “Klerk” zou doen
app-pace =
    { $kind ->
        [clock] { $minutes } min per speler + { $seconds } s per keuze
       *[days] { $days ->
            [one] { $days } dag per beurt
           *[other] { $days } dagen per beurt
        }
    }
app-listed = De tafel in de lobby van deze server tonen
app-begin = Spel starten
app-join-title = Je bent uitgenodigd
app-join-with = Aan tafel: { $names }.
app-which-seat = Welke plaats?
app-any-seat = Een willekeurige vrije plaats
app-no-free-seat = Alle plaatsen zijn bezet, maar je kunt meekijken.
app-load-title = Een verslag of stelling laden
app-load-lead = Een afgelopen partij wordt van begin tot eind getoond; een onvoltooide partij of een stelling wordt van daaruit verdergespeeld.
app-load-file = Uit een bestand
app-load-text = Of als tekst
app-load-finished = Een afgelopen partij: die wordt getoond.
app-load-record = Een onvoltooide partij: wie speelt verder?
app-load-position = Een stelling: wie speelt die?
app-load-neither = Dit is geen verslag en ook geen stelling.
app-load-do = Opzetten

## Voor het spel

app-waiting-title = We wachten op iedereen
app-ready = klaar
app-not-ready = nog niet aanwezig
app-change = Wijzigen
app-seat-them = Plaats geven
app-invite = Link voor spelers
app-copy = Link kopiëren
app-copied = Gekopieerd
app-commitment = Vingerafdruk van de dobbelstenen: { $commitment } …

## Een nieuwere versie

app-updated = Er is een nieuwere versie. Wat je hebt uitgekozen, blijft bewaard.
app-updated-in = De pagina laadt over { $seconds } s opnieuw.
app-updated-now = Nu opnieuw laden

## Leren

app-coach = Leraar
app-coach-next = Verder
app-coach-understood = Begrepen
app-coach-thanks = Bedankt
app-coach-fold = Inklappen
app-coach-unfold = Uitklappen
app-coach-off = Zonder leraar spelen
app-coach-on = De leraar terugroepen
app-help = Hulp
app-help-lead = Wat wil je weten?
app-help-ask = Wat is dit? Klik daarna iets op de tafel aan.
app-help-rules = De regels op een paar pagina’s
app-help-again = Wat de leraar heeft gezegd
app-ask-mode = Klik of tik iets aan om te weten wat het is.
app-ask-end = Klaar
app-about-gives = Wat het oplevert
app-about-counts = Wanneer het telt
app-asked-why = Waarom wordt mij dit gevraagd?
app-hint = Wat zou de klerk doen?
app-hint-thinking = De klerk denkt na …
app-hint-would = De klerk zou dit doen:
app-hint-failed = De klerk weet nu geen antwoord.
app-hint-next = Daarna:
app-rules-page = Spelregels
app-rules-of = Zo speel je { $game }
app-rules-none = Over dit spel zijn er nog geen pagina’s.
app-first-game = Eerste partij
app-first-game-lead = Nog nooit gespeeld? Een leraar begeleidt je door de eerste partij.

## Aan tafel

app-skip = Naar jouw keuze
app-menu = Menu
app-score = Punten
app-connecting = Verbinding maken …
app-reconnecting = De lijn is verbroken.
app-move-kept = Je zet gaat niet verloren.
app-retry-in = Opnieuw proberen over { $seconds } s.
app-try-now = Nu proberen
app-connection-lost = De verbinding is verbroken.
app-no-room = Het deel dat dit spel toont, kon niet geladen worden. Laad de pagina opnieuw.
app-no-part = Een deel van de app kon niet geladen worden. Laad de pagina opnieuw.
app-gone = Deze tafel is verwijderd.
app-dead-end-table = Misschien is de link niet compleet, of is de tafel verwijderd. Vraag het aan degene die hem stuurde.
app-dead-end-key = Misschien is de link niet compleet. Open daar nog eens “Verder op een ander apparaat”.
app-watching = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
app-thinking = denkt na
app-question = Jouw keuze
app-over = Het spel is afgelopen.
app-waiting-for = { $count ->
    [one] { $names } denkt na.
   *[other] { $names } denken na.
}
app-watch-only = Je kijkt toe.
app-wait = Een ogenblik …
app-not-your-turn = Je bent niet aan de beurt.
app-ways = nu { $count } mogelijk
app-confirm = Bevestigen
app-other = Iets anders
app-final = Dit kan niet ongedaan worden gemaakt.
app-why-not = Wat kan niet, en waarom?
app-why = Waarom niet?
app-list = Lijst
app-where = { $what }: waarvoor?
app-where-hint = Klik een plek die oplicht, of een andere kaart.
app-sending = Onderweg …
app-end-told = Je beurt eindigt vanzelf als er niets anders meer kan. Elke toets of klik houdt dat tegen; in het menu zet je dit uit.
app-end-off = Uitzetten
app-wait-please = Wachten
app-tabs = Waar kijken?
app-tab = { $tab ->
    [mine] Van mij
    [city] Stad
    [others] Anderen
   *[story] Verloop
}
app-tab-new = nieuw
app-tab-lit = verlicht
app-not-now = Daar valt nu niets mee te doen.
app-undo = Ongedaan maken
app-undo-count = je kunt de laatste { $count } stappen terugnemen, stap voor stap
app-log = Verloop
app-log-all = Alle { $count } regels tonen
app-moment = Naar stap { $entry }
app-since = Sinds je laatste beurt
app-warning = Een waarschuwing:
app-chat = Chat
app-chat-empty = Nog niemand heeft iets gezegd.
app-chat-say = Zeg iets
app-send = Versturen
app-curtain = Nu is { $name } aan de beurt
app-curtain-lead = Geef het apparaat door. Niemand anders mag nu meekijken.
app-curtain-open = Ik ben { $name }
app-carry = Elders mee naartoe
app-record = Verslag downloaden
app-spectate-link = Link voor toeschouwers

## Terugkijken

app-replay = Terugblik
app-replay-close = Terug naar het spel
app-replay-first = Naar het begin
app-replay-back = Eén stap terug
app-replay-on = Eén stap verder
app-replay-play = Stappen afspelen
app-replay-pause = Pauze
app-replay-at = Moment
app-replay-of = { $at } van { $entries }
app-replay-eyes = Gezien door
app-replay-speed = Tempo

## Punten

app-score-now = Punten zoals ze nu zouden tellen
app-having-place = Plaats { $place } van { $players }
app-score-source = Bron
app-score-total = Totaal
app-plot = Punten in de loop van de partij
app-plot-chapter = Deel van de partij
app-counting = Eindtelling
app-slower = Langzamer
app-faster = Sneller
app-winner = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
app-about-what = Waar het om ging
app-save-picture = Als afbeelding bewaren
app-by-source = Punten per bron
app-card-greeting = Groeten uit
app-card-town = { $game } van { $name }
app-card-won = { $count ->
    [one] { $name } wint met { $count } punt
   *[other] { $name } wint met { $count } punten
}
app-card-points = { $count ->
    [one] { $name }, { $count } punt
   *[other] { $name }, { $count } punten
}
app-card-others = met { $names }
app-card-beside = naast { $names }
app-picture-wide = Liggend bewaren (2400 × 1500)
app-picture-upright = Staand bewaren (1080 × 1350)
app-wrong = Er klopt iets niet
app-points-count = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
app-all-steps = Alles tellen
app-count-again = Opnieuw tellen
app-verify = Waren de dobbelstenen eerlijk?
app-fair = Elke worp en elke getrokken kaart volgt uit het geheim waarvan de vingerafdruk vóór het spel bekend was.
app-unfair = Worpen of getrokken kaarten volgen niet uit de bekendgemaakte vingerafdruk.
app-fair-commitment = Vingerafdruk, bekend vóór het spel
app-fair-secret = Geheim, nu getoond

## Toetsen

app-keys = Sneltoetsen
app-key-digits = een mogelijkheid uit de lijst nemen, of de kaart ervan kiezen
app-key-enter = drukken op wat de focus heeft; bij iets wat gekozen is: bevestigen
app-key-escape = iets anders kiezen; sluiten
app-key-next = naar de volgende of vorige plek die oplicht
app-key-end = de beurt beëindigen, of niets meer kiezen
app-key-undo = ongedaan maken
app-key-question = naar jouw keuze
app-key-hand = naar de hand
app-key-having = horen en lezen wat je hebt
app-key-list = de lijst tonen of verbergen
app-key-story = het verloop tonen of verbergen
app-key-score = punten
app-key-replay = terugblik
app-key-step = in de terugblik: één stap terug of verder
app-key-jump = in de terugblik: naar het vorige of volgende deel van de partij
app-key-ends = in de terugblik: naar het begin of het einde
app-key-play = in de terugblik: afspelen of pauze
app-key-finish = terwijl beurten worden getoond: meteen afronden
app-key-help = wat is dit? over wat de focus heeft, of wat daarna wordt aangeklikt

## Company

app-character = { $face ->
    [0] De reder. Vaart nooit uit met een half leeg ruim.
    [1] De koopmansweduwe. Telt elke munt twee keer, en die van jou één keer.
    [2] De senator. Belooft weinig en vergeet niets.
    [3] De jonge ingenieur. Bouwt eerst en zoekt dan het geld.
    [4] De actrice. Speelt voor de bühne, en om te winnen.
    [5] De kapitein. Heeft erger weer gezien dan dit.
    [6] De lerares. Merkt wie er niet oplette.
   *[7] De dominee. Vergeeft fouten, vooral die van anderen.
}
app-device = Verder op een ander apparaat
app-device-how = Scan deze code of open daar deze link: je plaats gaat mee en blijft ook hier. Geef hem aan niemand: wie hem heeft, speelt voor jou.
app-send-away = Wegsturen
app-send-away-note = De plaats komt vrij, de link verandert en de tafel staat niet meer in de lijst.
app-mute = Dempen
app-unmute = Weer laten spreken
app-withdraw = Alle eerdere links intrekken
app-withdrawn = Klaar: met eerdere links kan men alleen nog meekijken. Deze is nieuw.
app-goes = Lang heeft niemand deze tafel geopend: op { $date } verdwijnt de tafel.
app-goes-table = Deze tafel zou op { $date } verdwijnen. Nu je hier bent, blijft de tafel langer.
app-device-picture = De link als afbeelding voor een camera
app-arrive = Je plaats wordt ingenomen …
app-moment-link = Link naar dit moment
app-rematch = Nog een keer spelen
app-rematch-by = { $name } wil nog een keer spelen.
app-rematch-note = Hetzelfde spel, dezelfde opties en computerspelers; wie hier zat, is uitgenodigd.
