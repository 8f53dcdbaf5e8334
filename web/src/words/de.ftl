### Die eigenen Worte der Browser-App. Was das Spiel sagt, steht in src/burgomaster/words.

app-title = Burgomaster
app-close = Schließen
app-cancel = Abbrechen
app-loading = Einen Augenblick …
app-failed = Das hat nicht geklappt.
app-unreachable = Der Server ist nicht erreichbar.
app-status = Der Server antwortet mit Status { $status }.
app-navigation = Seiten
app-lobby = Eingang
app-about = Über Burgomaster
app-book = Karten und Plättchen
app-book-of = Karten und Plättchen von { $game }
app-search = Suchen
app-search-hint = Name, Text oder Nummer
app-all = Alle
app-show-more = Mehr zeigen
app-show-all = Alles zeigen
app-street-of = Die Straße von { $name }

## Einstellungen

app-settings = Einstellungen
app-language = Sprache
app-theme = Licht
app-theme-auto = Wie das System
app-theme-light = Tag
app-theme-dark = Abend
app-motion = Animationen
app-text = Schrift am Tisch
app-text-size =
    { $size ->
        [1] wie gezeichnet
        [2] größer
       *[3] am größten
    }
app-speed = Züge werden gezeigt
app-speed-off = gar nicht
app-speed-fast = schnell
app-speed-usual = wie üblich
app-speed-slow = langsam
app-since-how = Was in meiner Abwesenheit geschah, zeigen
app-since-film = als Film
app-since-summary = in Worten
app-since-watch = Ansehen
app-beats-passed = In der Zwischenzeit
app-sound = Töne
app-notices = Auch bei geschlossener Seite Bescheid bekommen
app-notify = Benachrichtige mich, wenn ich am Zug bin und diese Seite im Hintergrund ist
app-notify-denied = Der Browser lässt von hier keine Benachrichtigungen zu; das entscheiden seine eigenen Einstellungen.
app-keys-on = Tastenkürzel
app-end-turns = Meine Züge automatisch beenden, wenn nichts anderes zu tun ist
app-list-on = Auch als Liste zeigen, was zur Wahl steht
app-about-fair = Würfel und Karten kommen aus einem Geheimnis, das feststeht und dessen Fingerabdruck vor dem ersten Zug veröffentlicht wird; alle am Tisch geben einen zufälligen Teil dazu. Nach dem Spiel wird das Geheimnis gezeigt, und alle können jeden Wurf und jede gezogene Karte nachrechnen.
app-about-faces = Schriften: {$faces}, beide unter der SIL Open Font License 1.1.
app-about-licences = Lizenzen der Schriften

## Lobby

app-lobby-welcome = Wer erobert das Rathaus?
app-lobby-lead = Drei Städte zum Bauen. Spiel mit Freunden über einen Link, gegen Schreiber oder gemeinsam an einem Bildschirm. Nichts zu installieren, kein Konto.
app-new-table = Neuer Tisch
app-games = Was spielen wir?
app-own-name = Dein Name
app-my-tables = Meine Tische
app-open-tables = Offene Tische
app-guest = Gast
app-profile = Name und Gesicht
app-me = Deine eigene Seite
app-who = Wer bist du?
app-face = Dein Gesicht
app-face-number = Gesicht { $number }
app-go-on = Weiter
app-keep = Behalten
app-learn = Lernen
app-learn-alone = Allein lernen
app-first-game-where = { $game }, mit Anleitung · 15 Minuten
app-first-game-how = mit Anleitung · 15 Minuten
app-link-or-code = Link oder Code
app-load-game = Partie laden
app-sit-down = Hinsetzen
app-open-free = { $free } von { $seats } Plätzen frei · { $names }
app-search-tables = Meine Tische durchsuchen
app-wait-for-you = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
app-of-wait = { $count ->
    [one] { $count } von { $all } wartet auf dich
   *[other] { $count } von { $all } warten auf dich
}
app-more-tables = { $count } weitere
app-table-menu = Menü dieses Tisches: { $game }
app-free-seats = { $count ->
    [one] Wartet auf { $count } Spieler
   *[other] Wartet auf { $count } Spieler
}
app-thinks = { $names } überlegt
app-is-asked = { $count ->
    [one] { $names } ist am Zug
   *[other] { $names } sind am Zug
}
app-result-won = Gewonnen, { $mine } : { $other }
app-result-lost = { $names } gewann, { $best } : { $mine }
app-result-of = { $names } gewann mit { $best }
app-result-alone = { $points ->
    [one] Beendet mit { $points } Punkt
   *[other] Beendet mit { $points } Punkten
}
app-since-today = seit { $time }
app-since-yesterday = seit gestern
app-since-day = seit { $day }
app-over-today = heute um { $time }
app-over-yesterday = gestern
app-over-day = { $day }
app-with = mit { $names }
app-code-scan = Abfotografieren oder eintippen:
app-code-minutes = innerhalb von 10 Minuten
app-code-lead = Alle deine Tische kommen mit und bleiben auch hier.
app-code-show = Code zeigen
app-code-have = Ein Code von einem anderen Gerät
app-code-typed = Ich habe einen Code
app-code-take = Holen
app-all-tables = Alle { $count } Tische
app-next = Nächster Tisch
app-next-waits = Zum Tisch, der auf dich wartet
app-your-turn = Du bist dran
app-phase-waiting = Wartet auf Mitspieler
app-phase-running = Läuft
app-phase-over = Beendet
app-phase-broken = Beschädigt
app-phase-earlier = Unter früheren Regeln begonnen
app-how-far = { $count ->
    [one] { $count } Schritt wurde gespielt.
   *[other] { $count } Schritte wurden gespielt.
}
app-seat-free = Ein freier Platz
app-player = Spieler { $seat }
app-bot = Computerspieler: { app-bot-name }
app-bot-name = { $bot ->
    [random] Zufall
    [apprentice] Lehrling
    [clerk] Schreiber
    [councillor] Ratsherr
    [mayor] Bürgermeister
   *[other] { $bot }
}
app-bot-line = { $bot ->
    [random] Spielt irgendetwas Erlaubtes, ohne hinzusehen.
    [apprentice] Lernt noch: sieht, was naheliegt, und schätzt es oft falsch ein.
    [clerk] Wägt jede Möglichkeit ab und plant voraus. Der übliche Gegner.
    [councillor] Probiert die besten Ideen im Kopf aus, bevor er sich entscheidet.
    [mayor] Probiert mehr aus als alle anderen. Der stärkste Gegner.
   *[other] Ein Computerspieler, den der Betreiber dieses Servers hinzugefügt hat.
}
app-seats = Plätze
app-hand-over = Abgeben
app-hand-over-to = Ab jetzt spielt
app-hand-over-note = Alle lesen es im Verlauf. Wer dort saß, kann den Platz zurücknehmen.
app-hand-over-link = Wer kommt, sieht diese Kartenhand. Darum müssen alle anderen am Tisch zustimmen.
app-hand-over-link-own = Wer mit dem neuen Link kommt, sieht deine Kartenhand und spielt für dich weiter.
app-not-here = nicht verbunden
app-away = Wir warten auf { $names } (nicht verbunden).
app-let-bot = Einen Computerspieler für { $name } weiterspielen lassen
app-let-bot-in = Bleibt { $name } weg, kann in { $time } ein Computerspieler weiterspielen.
app-bot-for-you = Auf Platz { $seat } spielt ein Computerspieler für dich weiter.
app-take-back-seat = Meinen Platz zurücknehmen
app-stands-for = spielt für { $name }
app-consent-asked = { $count ->
    [one] { $names } möchte den Platz von { $left } jemand Neuem geben, der dann die Kartenhand sieht. Dazu müssen alle zustimmen.
   *[other] { $names } möchten den Platz von { $left } jemand Neuem geben, der dann die Kartenhand sieht. Dazu müssen alle zustimmen.
}
app-consent = Ich stimme zu
app-agreed = Mit einem neuen Spieler hier einverstanden: { $names }
app-leave = Tisch verlassen
app-leave-sure = Ein Computerspieler spielt sofort für dich weiter, und alle lesen es im Verlauf. Du kannst deinen Platz zurücknehmen, bis dort jemand Neues sitzt.
app-leave-waiting = Dein Platz ist dann wieder für andere frei.
app-bot-thinks = { $how ->
    [little] denkt hier wenig nach: Für mehr fehlt die Zeit, also spielt er wie der Schreiber
   *[other] denkt gerade weniger nach als sonst: Viele denken gleichzeitig, oder dieses Gerät ist langsam
}
app-seat-bot = Computerspieler
app-you = (du)
app-play = Spielen
app-look-back = Zurückblicken
app-watch = Zuschauen
app-join = Mitspielen
app-delete = Löschen
app-forget = Aus meiner Liste entfernen
app-delete-sure = Diesen Tisch für alle löschen?
app-forget-sure = Dein Platz bleibt besetzt, aber dieser Browser verliert den Schlüssel dazu: Du kannst hier nur mit einem neuen Link weiterspielen.
app-game = Spiel
app-players = Spieler
app-who-sits = Wer sitzt wo?
app-seat = Platz { $seat }
app-sitter-me = Ich
app-sitter-here = Jemand hier, an diesem Gerät
app-option-data = Kartenwerte
app-option-colors = Farben
app-option-colors-by-seat = nach Sitzplatz
app-option-colors-chosen = jeder wählt
app-option-expansions = Erweiterungen
app-none = Keine
app-rules = Regeln
app-rules-version = Fassung { $version }
app-begins = Begonnen mit
app-begins-record = einer Aufzeichnung
app-begins-position = einer Stellung
app-begins-lesson = der ersten Partie
app-this-table = Dieser Tisch
app-data-house = von Burgomaster
app-sitter-link = Jemand mit dem Link
app-name = Name
app-sets = Vorschläge
app-set-none = Keine: am besten für den Anfang
app-set-easy = Leicht dazuzunehmen
app-set-all = Alles
app-hints = Tipps erlauben: was der Computerspieler „Schreiber“ tun würde
app-pace =
    { $kind ->
        [clock] { $minutes } min je Person + { $seconds } s je Wahl
       *[days] { $days ->
            [one] { $days } Tag je Zug
           *[other] { $days } Tage je Zug
        }
    }
app-listed = Den Tisch in der Lobby dieses Servers zeigen
app-begin = Spiel starten
app-join-title = Du bist eingeladen
app-join-with = Am Tisch: { $names }.
app-which-seat = Welcher Platz?
app-any-seat = Irgendein freier Platz
app-no-free-seat = Alle Plätze sind besetzt, aber du kannst zuschauen.
app-load-title = Eine Aufzeichnung oder Stellung laden
app-load-lead = Eine beendete Partie wird von Anfang bis Ende gezeigt; eine unbeendete oder eine Stellung wird von dort aus weitergespielt.
app-load-file = Aus einer Datei
app-load-text = Oder als Text
app-load-finished = Eine beendete Partie: Sie wird gezeigt.
app-load-record = Eine unbeendete Partie: Wer spielt weiter?
app-load-position = Eine Stellung: Wer spielt sie?
app-load-neither = Das ist weder eine Aufzeichnung noch eine Stellung.
app-load-do = Aufbauen

## Vor dem Spiel

app-waiting-title = Wir warten auf alle
app-ready = bereit
app-not-ready = noch nicht da
app-change = Ändern
app-seat-them = Platz geben
app-invite = Link für Mitspieler
app-copy = Link kopieren
app-copied = Kopiert
app-commitment = Fingerabdruck der Würfel: { $commitment } …

## Eine neuere Version

app-updated = Es gibt eine neuere Version. Was du ausgewählt hast, bleibt erhalten.
app-updated-in = Die Seite lädt in { $seconds } s neu.
app-updated-now = Jetzt neu laden

## Lernen

app-coach = Lehrer
app-coach-next = Weiter
app-coach-understood = Verstanden
app-coach-thanks = Danke
app-coach-fold = Einklappen
app-coach-unfold = Ausklappen
app-coach-off = Ohne Lehrer spielen
app-coach-on = Den Lehrer zurückrufen
app-help = Hilfe
app-help-lead = Was möchtest du wissen?
app-help-ask = Was ist das? Klicke danach etwas auf dem Tisch an.
app-help-rules = Die Regeln auf wenigen Seiten
app-help-again = Was der Lehrer gesagt hat
app-ask-mode = Klicke oder tippe etwas an, um zu erfahren, was es ist.
app-ask-end = Fertig
app-about-gives = Was es bringt
app-about-counts = Wann es zählt
app-asked-why = Warum werde ich gefragt?
app-hint = Was würde der Schreiber tun?
app-hint-thinking = Der Schreiber denkt nach …
app-hint-would = Der Schreiber würde:
app-hint-failed = Der Schreiber weiß gerade keine Antwort.
app-hint-next = Danach:
app-rules-page = Spielregeln
app-rules-of = So wird { $game } gespielt
app-rules-none = Zu diesem Spiel gibt es noch keine Seiten.
app-first-game = Erste Partie
app-first-game-lead = Noch nie gespielt? Ein Lehrer begleitet dich durch die erste Partie.

## Am Tisch

app-skip = Zu deiner Wahl
app-menu = Menü
app-score = Punkte
app-connecting = Verbindung wird aufgebaut …
app-reconnecting = Die Leitung ist unterbrochen.
app-move-kept = Dein Zug geht nicht verloren.
app-retry-in = Nächster Versuch in { $seconds } s.
app-try-now = Jetzt versuchen
app-connection-lost = Die Verbindung ist abgerissen.
app-no-room = Der Teil, der dieses Spiel zeigt, konnte nicht geladen werden. Bitte die Seite neu laden.
app-no-part = Ein Teil der App konnte nicht geladen werden. Bitte die Seite neu laden.
app-gone = Dieser Tisch wurde gelöscht.
app-dead-end-table = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht. Frag die Person, die ihn dir geschickt hat.
app-dead-end-key = Vielleicht ist der Link unvollständig. Öffne dort noch einmal „Auf einem anderen Gerät weiterspielen“.
app-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
app-thinking = überlegt
app-question = Deine Wahl
app-over = Das Spiel ist zu Ende.
app-waiting-for = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
app-watch-only = Du siehst zu.
app-wait = Einen Augenblick …
app-not-your-turn = Du bist nicht dran.
app-ways = { $count } jetzt möglich
app-confirm = Bestätigen
app-other = Etwas anderes
app-final = Das lässt sich nicht rückgängig machen.
app-why-not = Was geht nicht, und warum?
app-why = Warum nicht?
app-list = Liste
app-where = { $what }: wofür?
app-where-hint = Klicke, wo es leuchtet, oder auf eine andere Karte.
app-sending = Unterwegs …
app-end-told = Dein Zug endet von selbst, wenn nichts anderes mehr möglich ist. Jede Taste und jeder Klick hält ihn an; im Menü lässt sich das abschalten.
app-end-off = Abschalten
app-wait-please = Warten
app-tabs = Wohin schauen?
app-tab = { $tab ->
    [mine] Meins
    [city] Stadt
    [others] Andere
   *[story] Verlauf
}
app-tab-new = neu
app-tab-lit = leuchten
app-not-now = Damit ist jetzt nichts zu machen.
app-undo = Rückgängig
app-undo-count = die letzten { $count } Schritte lassen sich einzeln zurücknehmen
app-log = Verlauf
app-log-all = Alle { $count } Zeilen zeigen
app-moment = Zu Schritt { $entry }
app-since = Seit deinem letzten Zug
app-warning = Eine Warnung:
app-chat = Chat
app-chat-empty = Noch hat niemand etwas gesagt.
app-chat-say = Etwas sagen
app-send = Senden
app-curtain = Jetzt ist { $name } dran
app-curtain-lead = Gib das Gerät weiter. Sonst sollte jetzt niemand hinsehen.
app-curtain-open = Ich bin { $name }
app-carry = Anderswohin mitnehmen
app-record = Aufzeichnung herunterladen
app-spectate-link = Link für Zuschauer

## Zurückblicken

app-replay = Rückblick
app-replay-close = Zurück zum Spiel
app-replay-first = An den Anfang
app-replay-back = Einen Schritt zurück
app-replay-on = Einen Schritt weiter
app-replay-play = Schritte abspielen
app-replay-pause = Anhalten
app-replay-at = Zeitpunkt
app-replay-of = { $at } von { $entries }
app-replay-eyes = Sicht von
app-replay-speed = Tempo

## Punkte

app-score-now = Punkte, wie sie jetzt zählen würden
app-having-place = Platz { $place } von { $players }
app-score-source = Quelle
app-score-total = Summe
app-plot = Punkte im Lauf der Partie
app-plot-chapter = Abschnitt der Partie
app-counting = Schlusswertung
app-slower = Langsamer
app-faster = Schneller
app-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
app-about-what = Worum es ging
app-save-picture = Als Bild sichern
app-by-source = Punkte nach Quelle
app-card-greeting = Grüße aus
app-card-town = { $game } von { $name }
app-card-won = { $count ->
    [one] { $name } gewinnt mit { $count } Punkt
   *[other] { $name } gewinnt mit { $count } Punkten
}
app-card-points = { $count ->
    [one] { $name }, { $count } Punkt
   *[other] { $name }, { $count } Punkte
}
app-card-others = mit { $names }
app-card-beside = neben { $names }
app-picture-wide = Quer sichern (2400 × 1500)
app-picture-upright = Hoch sichern (1080 × 1350)
app-wrong = Etwas stimmt nicht
app-points-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
app-all-steps = Alles zählen
app-count-again = Noch einmal zählen
app-verify = Waren die Würfel fair?
app-fair = Jeder Wurf und jede gezogene Karte folgt aus dem Geheimnis, dessen Fingerabdruck vor dem Spiel veröffentlicht war.
app-unfair = Würfe oder gezogene Karten folgen nicht aus dem veröffentlichten Fingerabdruck.
app-fair-commitment = Fingerabdruck, vor dem Spiel veröffentlicht
app-fair-secret = Geheimnis, jetzt gezeigt

## Tasten

app-keys = Tastenkürzel
app-key-digits = eine Möglichkeit der Liste nehmen oder ihre Karte wählen
app-key-enter = drücken, was den Fokus hat; auf Gewähltem: bestätigen
app-key-escape = etwas anderes wählen; schließen
app-key-next = zur nächsten oder vorigen leuchtenden Stelle
app-key-end = den Zug beenden oder nichts mehr wählen
app-key-undo = rückgängig machen
app-key-question = zu deiner Wahl
app-key-hand = zur Kartenhand
app-key-having = hören und lesen, was man hat
app-key-list = die Liste zeigen oder verbergen
app-key-story = den Verlauf zeigen oder verbergen
app-key-score = Punkte
app-key-replay = Rückblick
app-key-step = im Rückblick: einen Schritt zurück oder weiter
app-key-jump = im Rückblick: zum vorigen oder nächsten Abschnitt der Partie
app-key-ends = im Rückblick: an den Anfang oder ans Ende
app-key-play = im Rückblick: abspielen oder anhalten
app-key-finish = während Züge gezeigt werden: sofort beenden
app-key-help = was ist das? zu dem, was den Fokus hat, oder was danach angeklickt wird

## Company

app-character = { $face ->
    [0] Der Reeder. Läuft nie mit halber Ladung aus.
    [1] Die Kaufmannswitwe. Zählt jede Münze zweimal, und deine einmal.
    [2] Der Senator. Verspricht wenig und vergisst nichts.
    [3] Der junge Ingenieur. Baut zuerst und sucht dann das Geld.
    [4] Die Schauspielerin. Spielt für die Galerie, und auf Sieg.
    [5] Der Kapitän. Hat schon schlimmeres Wetter gesehen.
    [6] Die Lehrerin. Merkt, wer nicht aufgepasst hat.
   *[7] Der Pastor. Verzeiht Fehler, vor allem die der anderen.
}
app-device = Auf einem anderen Gerät weiterspielen
app-device-how = Scanne diesen Code oder öffne dort diesen Link: Dein Platz kommt mit und bleibt auch hier. Gib ihn niemandem: Wer ihn hat, spielt für dich.
app-send-away = Wegschicken
app-send-away-note = Der Platz wird frei, der Link ändert sich, und der Tisch steht nicht mehr in der Liste.
app-mute = Stumm schalten
app-unmute = Wieder sprechen lassen
app-withdraw = Alle bisherigen Links zurückziehen
app-withdrawn = Erledigt: Mit früheren Links kann man nur noch zuschauen. Dieser hier ist neu.
app-goes = Lange hat niemand diesen Tisch geöffnet: Am { $date } wird er entfernt.
app-goes-table = Dieser Tisch sollte am { $date } entfernt werden. Weil du ihn geöffnet hast, bleibt er länger.
app-device-picture = Der Link als Bild für eine Kamera
app-arrive = Dein Platz wird eingenommen …
app-moment-link = Link zu diesem Augenblick
app-rematch = Noch einmal spielen
app-rematch-by = { $name } möchte noch einmal spielen.
app-rematch-note = Dasselbe Spiel, dieselben Optionen und Computerspieler; wer hier saß, ist eingeladen.
