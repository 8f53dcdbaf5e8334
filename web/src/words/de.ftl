### Die eigenen Worte der Browser-App. Was das Spiel sagt, steht in src/burgomaster/words.

app-title = Burgomaster
app-close = Schließen
app-cancel = Abbrechen
app-loading = Einen Augenblick …
app-failed = Das hat nicht geklappt.
app-unreachable = Der Server ist nicht erreichbar.
app-status = Der Server antwortet mit Status { $status }.
app-navigation = Seiten
app-lobby = Lobby
app-about = Über das Spiel
app-book = Karten und Plättchen
app-book-of = Karten und Plättchen von { $game }

## Einstellungen

app-settings = Einstellungen
app-language = Sprache
app-theme = Hell oder dunkel
app-theme-auto = Wie das System
app-theme-light = Hell
app-theme-dark = Dunkel
app-motion = Animationen
app-keys-on = Tastenkürzel
app-about-fair = Würfel und Karten kommen aus einem Geheimnis, das feststeht und dessen Fingerabdruck vor dem ersten Zug veröffentlicht wird; alle am Tisch geben einen zufälligen Teil dazu. Nach dem Spiel wird das Geheimnis gezeigt, und alle können jeden Wurf und jede gezogene Karte nachrechnen.

## Lobby

app-lobby-welcome = Wer erobert das Rathaus?
app-lobby-lead = Spiel mit Freunden, allein gegen Computerspieler oder zu mehreren an einem Gerät.
app-new-table = Neuer Tisch
app-load = Laden
app-my-tables = Meine Tische
app-open-tables = Offene Tische
app-no-tables = Du hast noch keine Tische.
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
app-consent-asked = { $names } möchte den Platz von { $left } jemand Neuem geben, der dann die Kartenhand sieht. Dazu müssen alle zustimmen.
app-consent = Ich stimme zu
app-agreed = Jemand Neuem hier zugestimmt: { $names }
app-leave = Tisch verlassen
app-leave-sure = Ein Computerspieler spielt sofort für dich weiter, und alle lesen es im Verlauf. Du kannst deinen Platz zurücknehmen, bis dort jemand Neues sitzt.
app-leave-waiting = Dein Platz ist dann wieder für andere frei.
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
app-data-house = von Burgomaster
app-sitter-link = Jemand mit dem Link
app-name = Name
app-me = Ich
app-guest = Gast
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
app-invite = Der Link für alle, die mitspielen
app-copy = Link kopieren
app-copied = Kopiert
app-commitment = Fingerabdruck der Würfel: { $commitment } …

## Am Tisch

app-skip = Zu deiner Wahl
app-menu = Menü
app-score = Punkte
app-connecting = Verbindung wird aufgebaut …
app-reconnecting = Verbindet sich neu …
app-retry-in = in { $seconds } s
app-try-now = Jetzt versuchen
app-connection-lost = Die Verbindung ist abgerissen.
app-no-room = Was dieses Spiel zeichnet, ist nicht angekommen. Bitte die Seite neu laden.
app-gone = Dieser Tisch wurde gelöscht.
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
app-wait = Einen Augenblick …
app-not-your-turn = Du bist nicht dran.
app-pick = Wähle eine leuchtende Karte oder Stelle oder etwas aus der Liste:
app-unfold = Aus einer Liste wählen
app-fold = Liste verbergen
app-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
app-confirm = Bestätigen
app-other = Etwas anderes
app-final = Das lässt sich nicht rückgängig machen.
app-why-not = Was geht nicht, und warum?
app-not-now = Damit ist jetzt nichts zu machen.
app-undo = Rückgängig
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
app-record = Aufzeichnung herunterladen
app-spectate-link = Der Link für alle, die zuschauen

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

## Punkte

app-score-now = Punkte, wie sie jetzt zählen würden
app-score-source = Quelle
app-score-total = Summe
app-plot = Punkte im Lauf der Partie
app-plot-chapter = Abschnitt der Partie
app-final-scoring = Schlusswertung
app-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
app-next-step = Weiterzählen
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
app-key-score = Punkte
app-key-replay = Rückblick
app-key-step = im Rückblick: einen Schritt zurück oder weiter
app-key-ends = im Rückblick: an den Anfang oder ans Ende
app-key-play = im Rückblick: abspielen oder anhalten
app-key-help = diese Liste

## Hamburg

hamburg-house-values = Einige Werte dieser Karte sind unsere eigenen.
hamburg-card-aloud = { $name }, Karte { $card }, { hb-colour-name }, { hb-category-name }, kostet { $cost } Mark, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hamburg-card-when = Wann sie wirkt: { hb-activation-name }.
hamburg-used = In diesem Durchgang schon genutzt.
hamburg-square = Rathausplatz
hamburg-square-pawn = { $name }: Feld { $space }.
hamburg-square-price = Vorgehen kostet: { $price }
hamburg-square-closed = Keine 1 oder 2 gewürfelt: gesperrt
hamburg-statues = Statuen
hamburg-statue = Statue: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hamburg-none = keine
hamburg-church = St. Michael-Kirche
hamburg-zoo-and-park = Zoo und Park
hamburg-window = Fenster { $window }: { $what }.
hamburg-window-cleric = Hier steht der Geistliche dieses Durchgangs.
hamburg-window-workers = Arbeiter daran in diesem Durchgang: { $count }.
hamburg-window-floor = Vor der Kirche: { $count }.
hamburg-clock = Runden
hamburg-rounds-left = { $count ->
    [one] noch { $count } Runde
   *[other] noch { $count } Runden
}
hamburg-alster = Binnenalster
hamburg-die = Der { hb-colour-name.e } Würfel zeigt { $pips }.
hamburg-die-waiting = Der { hb-colour-name.e } Würfel ist noch nicht gewürfelt.
hamburg-die-high = { $colour ->
    [black] Eine Warnung: Er bringt schwarze Gefahren-Marker.
   *[other] Eine Warnung: Er erhöht seine Gefahr.
}
hamburg-piles = Kartentableau
hamburg-pile = Der { hb-colour-name.e } Zugstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
hamburg-discards = Ablagestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hamburg-discards-order = Von oben
hamburg-discards-shuffled = Darunter, gemischt
hamburg-tokens = Schwarze Gefahren-Marker im brennenden Haus: { $count }
hamburg-tokens-open = Gezogene Gefahren-Marker:
hamburg-wall-half = { $side ->
    [left] Linke
   *[right] Rechte
} Mauerhälfte: { $built } von 5 gebaut.
hamburg-wall-next = Als Nächstes: { hb-colour-name } für { $price } Mark.
hamburg-workers = { $count } { $count ->
    [one] { hb-colour-name.er }
   *[other] { hb-colour-name.e }
} Arbeiter.
hamburg-level = { $disaster }: Stufe { $level }.
hamburg-majority-active = Mehrheitsmarker { $majority }: aktiv.
hamburg-majority-inactive = Mehrheitsmarker { $majority }: nicht aktiv.
hamburg-garden = Zoo und Park
hamburg-garden-empty = Zoo und Park
hamburg-under = Unter einer Zoo-Karte:
hamburg-sites = Grundstücke und Gebäude
hamburg-sites-empty = Noch keine Grundstücke
hamburg-site-built = Grundstück { $place }, { $colour }, mit Gebäude.
hamburg-site-empty = Grundstück { $place }, { $colour }, frei.
hamburg-site-face = Vorderseite dieses Grundstücks, die nur du kennst:
hamburg-on-site = Auf Grundstück { $place }:
hamburg-board-of = Tableau von { $name }
hamburg-glance-of = { $name } auf einen Blick
hamburg-first-player = Startspieler
hamburg-marks = { $count } Mark
hamburg-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
hamburg-total = { $total } mit Schlusswertung
hamburg-total-now = Punkte mit allem, was die Schlusswertung jetzt brächte
hamburg-statues-won = Statuen: { $points } Punkte
hamburg-hand-of = Kartenhand: { $count ->
    [0] keine Karten
    [one] { $count } Karte ({ $colours })
   *[other] { $count } Karten ({ $colours })
}
hamburg-buildings-count = { $count } Gebäude auf { $sites ->
    [one] { $sites } Grundstück
   *[other] { $sites } Grundstücken
}
hamburg-wall-count = { $count } von 10 Mauersteinen
hamburg-garden-count = { $count ->
    [one] { $count } Zoo- oder Park-Karte
   *[other] { $count } Zoo- und Park-Karten
}
hamburg-more = Alles zeigen
hamburg-less = Weniger zeigen
hamburg-hand = Deine Kartenhand ({ $count })
hamburg-hand-empty = Keine Karten
hamburg-held = Gezogen, um sofort genutzt zu werden:
hamburg-unseen = Diese { hb-colour-name.e } Karte hast du noch nicht angesehen.
hamburg-found = Im Stapel gefunden
hamburg-season = Durchgang { $season } von { $seasons }
hamburg-round = Runde { $round } von { $rounds }
hamburg-source-played = während des Spiels verdient
hamburg-site-place = Grundstück { $place }
hamburg-pile-name = { hb-colour-name.er } Zugstapel
hamburg-workers-name = { hb-colour-name.e } Arbeiter
hamburg-level-name = { hb-colour-name.e } Gefahr
hamburg-die-name = { hb-colour-name.er } Würfel
hamburg-wall-name = { $side ->
    [left] linke
   *[right] rechte
} Mauerhälfte

hamburg-short-workers = 3 Arbeiter nehmen
hamburg-short-money = Geld nehmen
hamburg-short-decrease = Eine Gefahr verringern
hamburg-short-wall = Mauer, { $side ->
    [left] linke
   *[right] rechte
} Hälfte
hamburg-short-site = Als Grundstück auslegen
hamburg-short-build = Auf Grundstück { $place } errichten
hamburg-short-build-zoo = Unter { $zoo } errichten
hamburg-short-lay = Zu Zoo und Park legen
hamburg-short-discard = Abwerfen
hamburg-short-select = Auf Grundstück { $place } errichten
hamburg-short-use = Nutzen
hamburg-short-again = Noch einmal nutzen
hamburg-short-copy = Den Blitz dieser Karte nutzen
hamburg-short-back = Zurück auf die Hand nehmen
hamburg-short-find = Nehmen

hamburg-chip-mark = { $count } { $amount ->
   *[other] Mark
}
hamburg-chip-point = { $count } { $amount ->
    [one] Punkt
   *[other] Punkte
}
hamburg-chip-worker = { $count } { $amount ->
    [one] { hb-colour-name.er }
   *[other] { hb-colour-name.e }
} Arbeiter
hamburg-chip-level = { $count } { $amount ->
    [one] Stufe
   *[other] Stufen
} bei der { hb-colour-name.en } Gefahr
hamburg-chip-card = { $count } { hb-colour-name.e } { $amount ->
    [one] Karte
   *[other] Karten
}
hamburg-chip-statue = Statue, { $count } Punkte
hamburg-chip-wall = { $count } { $amount ->
    [one] { hb-colour-name.er } Mauerstein
   *[other] { hb-colour-name.e } Mauersteine
}
hamburg-chip-square = { $count } { $amount ->
    [one] Feld
   *[other] Felder
} auf dem Rathausplatz

hamburg-search = Suchen
hamburg-search-hint = Name, Text oder Nummer
hamburg-colour = Farbe
hamburg-category = Kategorie
hamburg-activation = Aktivierung
hamburg-all = Alle
hamburg-cards-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hamburg-show-more = Mehr zeigen
