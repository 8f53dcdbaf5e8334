### Hamburg: Namen, Fragen, Entscheidungen, Ereignisse und Ablehnungen.

## Namen

# Orange und rosa werden nicht gebeugt; .e, .en, .er und .es sind die Formen mit diesen Endungen.
colour-name = { $colour ->
    [purple] violett
    [orange] orange
    [gray] grau
    [pink] rosa
    [brown] braun
    [black] schwarz
   *[other] { $colour }
}
    .e = { $colour ->
        [orange] orange
        [pink] rosa
       *[other] { colour-name }e
    }
    .en = { $colour ->
        [orange] orange
        [pink] rosa
       *[other] { colour-name }en
    }
    .er = { $colour ->
        [orange] orange
        [pink] rosa
       *[other] { colour-name }er
    }
    .es = { $colour ->
        [orange] orange
        [pink] rosa
       *[other] { colour-name }es
    }

category-name = { $category ->
    [civic] Bürgertum
    [government] Ämter
    [university] Universität
    [medicine] Gesundheit
    [entertainment] Amüsement
    [art] Kunst
    [theater] Theater
    [circus] Zirkus
    [commerce] Handel
    [industry] Industrie
    [bank] Bank
    [craft] Handwerk
    [military] Militär
    [police] Polizei
    [underworld] Unterwelt
    [secret_society] Geheimbund
    [harbor] Hafen
    [church] Kirche
    [emigration] Auswanderer
    [mysticism] Mystik
    [zoo] Zoo
    [park] Park
   *[other] { $category }
}

disaster-name = { $disaster ->
    [flood] Überschwemmung
    [fire] Brand
    [decay] Mauereinsturz
    [unrest] Überfall
    [disease] Krankheit
   *[other] { $disaster }
}
colour-disaster = { $colour ->
    [purple] Überschwemmung
    [orange] Brand
    [gray] Mauereinsturz
    [pink] Überfall
    [brown] Krankheit
   *[other] { $colour }
}

action-name = { $action ->
    [workers] 3 Arbeiter nehmen
    [money] Geld nehmen
    [decrease] 1 Gefahr verringern
    [wall] 1 Mauerstein bauen
    [site] 1 Grundstück auslegen
    [build] 1 Gebäude errichten
   *[other] { $action }
}

activation-name = { $activation ->
    [flash] Blitz
    [I] Phase I
    [II] Phase II
    [III] Phase III
    [IV] Phase IV
    [always] dauerhaft
    [always-I] dauerhaft in Phase I
    [always-II] dauerhaft in Phase II
    [always-III] dauerhaft in Phase III
    [always-IV] dauerhaft in Phase IV
    [laurel] Lorbeerkranz
    [none] keine Aktivierung
   *[other] { $activation }
}

majority-name = { $majority ->
    [square] Rathausplatz
    [buildings] Gebäude
    [wall] Stadtmauer
    [points] Siegpunkte
    [zoo] Zoo
   *[other] { $majority }
}

source-name = { $source ->
    [cards] Punkte auf den Karten
    [laurels] Lorbeerkränze
    [majorities] Mehrheitsmarker
    [thirds] dritte Mauerabschnitte
    [statues] Statuen
    [clerics] Geistliche vor der Kirche
    [square] Rathausplatz
   *[other] { $source }
}

phase-name = { $phase ->
    [1] Phase I: Kartenhand auffüllen
    [2] Phase II: Würfelaktionen
    [3] Phase III: Basisaktionen ausführen
    [4] Phase IV: Durchgangsende
   *[other] Spielaufbau
}

side-name = { $side ->
    [left] links
    [right] rechts
   *[other] { $side }
}
    .en = { $side ->
        [left] linken
        [right] rechten
       *[other] { $side }
    }

# Ein schwarzer Gefahren-Marker nach seiner Nummer.
token-name = { $token ->
    [0] Überschwemmung
    [1] Brand
    [2] Mauereinsturz
    [3] Überfall
    [4] Krankheit
   *[other] { $token }
}
token-colour = { $token ->
    [0] violett
    [1] orange
    [2] grau
    [3] rosa
    [4] braun
   *[other] { $token }
}

card-named = { $name } ({ $card })
# Im Satz steht ein Name in Anführungszeichen: Er ist ein Titel und wird nicht gebeugt.
card-quoted = „{ $name }“ ({ $card })

## Fragen

ask-turn = Führe eine Basisaktion aus.
ask-turn-or-use = Führe eine Basisaktion aus; vorher und nachher darfst du Gebäude nutzen.
ask-turn-without-cards = Du hast keine Karten mehr. Beende deinen Zug oder nutze vorher noch ein Gebäude.
ask-end-turn = Deine Aktion ist ausgeführt. Beende deinen Zug.
ask-end-turn-or-use = Deine Aktion ist ausgeführt. Beende deinen Zug oder nutze vorher noch ein Gebäude.
ask-action-in-colour = Führe eine Basisaktion aus; deine Karte gilt dabei als { colour-name }.
ask-act = Führe mit der soeben gezogenen Karte eine Basisaktion aus.
ask-city-hall-uses = Rathausplatz: Du darfst noch ein Gebäude nutzen.
ask-city-hall = { $price ->
    [0] Rathausplatz: Du darfst kostenfrei vorgehen.
   *[other] Rathausplatz: Du darfst für { $price } Mark vorgehen.
}
ask-before-disasters = Bevor Gefahren erhöht werden, darfst du ein Gebäude nutzen.
ask-replenish = { $count ->
    [one] Wähle den Zugstapel für deine letzte Karte.
   *[other] Wähle den Zugstapel für deine nächste Karte (noch { $count }).
}
ask-draw = { $what ->
    [0] Wähle den Zugstapel, von dem du ziehst
   *[other] Du darfst eine Karte ziehen: Wähle ihren Zugstapel
}{ $count ->
    [one] {""}
   *[other] {" "}(noch { $count })
}.
ask-hold = Wähle den Zugstapel, dessen oberste Karte du sofort einsetzt.
ask-lay-drawn = Wähle den Zugstapel, dessen oberste Karte du als Grundstück auslegst.
ask-discard = { $count ->
    [one] Wirf eine Handkarte ab.
   *[other] Wirf eine Handkarte ab (noch { $count }).
}
ask-choose-workers = { $count ->
    [one] Wähle einen Arbeiter, den du nimmst.
   *[other] Wähle einen Arbeiter, den du nimmst (noch { $count }).
}
ask-buy-workers = { $what ->
    [0] Du darfst kostenfrei Arbeiter nehmen (noch bis zu { $count }).
   *[other] Du darfst Arbeiter für je { $what } Mark kaufen (noch bis zu { $count }).
}
ask-pay-any = Wähle die Farbe des Arbeiters für { $card-name }.
ask-return-different = { $what ->
    [0] Gib einen Arbeiter in einer beliebigen Farbe ab.
   *[other] Du darfst noch einen Arbeiter in einer weiteren Farbe abgeben.
}
ask-exchange = Du darfst einen Arbeiter gegen einen in einer anderen Farbe umtauschen.
ask-give-workers = { $count ->
    [one] Wähle einen Arbeiter für { $seat-name }.
   *[other] Wähle einen Arbeiter für { $seat-name } (noch { $count }).
}
ask-tribute = Wähle, wer von dir 1 Mark gegen 1 Punkt bekommt.
ask-lower = { $count ->
    [one] Wähle die Gefahr, die du verringerst.
   *[other] Wähle die Gefahr, die du verringerst (noch { $count }-mal).
}
ask-lower-up-to = { $count ->
    [one] Du darfst eine Gefahr um 1 Stufe verringern.
   *[other] Du darfst eine Gefahr um 1 Stufe verringern (noch bis zu { $count }-mal).
}
ask-lower-colour = { $count ->
    [one] Du darfst die { colour-name.e } Gefahr ({ colour-disaster }) um 1 Stufe verringern.
   *[other] Du darfst die { colour-name.e } Gefahr ({ colour-disaster }) um 1 Stufe verringern, noch bis zu { $count }-mal.
}
ask-curse = Wähle die Gefahr, die du verringerst und jeder Mitspieler erhöht.
ask-choose-rise = Wähle die Gefahr, die du statt der gezogenen erhöhst.
ask-prevent = Die { colour-name.e } Gefahr ({ colour-disaster }) wird erhöht. Du darfst einen { colour-name.en } Arbeiter abgeben, um das abzuwenden.
ask-strike = Mehrere Gefahren werden ausgelöst. Wähle, welche zuerst kommt.
ask-tear-down = Wähle die Mauerhälfte, die ihren äußersten Mauerstein verliert.
ask-lose-building = Wähle das Gebäude, das du abwirfst.
ask-lose-site = Wähle das Grundstück, das du abwirfst.
ask-select = Wähle die Karte der Kategorie { category-name }, die du aus dem Ablagestapel errichtest, und ihr Grundstück.
ask-search = Wähle die Karte, die du aus dem Zugstapel nimmst.
ask-build-wall = Wähle die Mauerhälfte, an der du baust.
ask-deactivate = Wähle den Mehrheitsmarker, den du zurückdrehst.
ask-return-buildings = Du darfst ein Gebäude auf die Hand zurücknehmen.
ask-activate-again = Wähle das Gebäude, das du ein zweites Mal aktivierst.
ask-activate-freely = Du darfst ein Gebäude ohne seinen Arbeiter aktivieren.
ask-copy-flash = Wähle das Gebäude eines Mitspielers, dessen Blitz du aktivierst.
ask-flash-again = Du darfst den Blitz von { $card-name } ein zweites Mal aktivieren.
ask-tuck = Wähle das Gebäude, das du errichtest, und die Zoo-Karte, unter die es kommt.
ask-place-in-church = Wähle den Arbeiter, den du in die Kirche stellst.
ask-move-cleric = Wähle, nach welcher Seite der Geistliche geht.

# Gefragt wird, wer für einen echten Tisch würfelt und zieht.
ask-roll = Was zeigt der { die } Würfel?
ask-deal = Welche { colour-name.e } Karte ist es?
ask-expose = Welche Karte liegt oben auf dem Ablagestapel?
ask-open-discard = Welche Karte kommt vom { colour-name.en } Zugstapel auf den Ablagestapel?
ask-turn-face = Welche Karte ist das Grundstück?
ask-steal = Welche Karte wird aus der Hand von { $victim-name } gezogen?
ask-token = Welcher schwarze Gefahren-Marker wird gezogen?

## Entscheidungen

choice-done = { $ask ->
    [ask-city-hall] Stehen bleiben
    [ask-city-hall-uses] Kein Gebäude nutzen
    [ask-before-disasters] Kein Gebäude nutzen
    [ask-prevent] Die Erhöhung hinnehmen
    [ask-flash-again] Nur einmal
    [ask-draw] Keine Karte ziehen
    [ask-place-in-church] Keinen Arbeiter hineinstellen
   *[other] Fertig
}
choice-end = Zug beenden
choice-advance = Auf dem Rathausplatz vorgehen
choice-twice = Den Blitz ein zweites Mal aktivieren
choice-prevent = Den Arbeiter abgeben und die Erhöhung abwenden
choice-draw-colour = Vom { colour-name.en } Stapel ziehen
choice-announce-colour = Einen grauen Arbeiter abgeben: Die Karte der nächsten Aktion gilt als { colour-name }
choice-take-colour = Einen { colour-name.en } Arbeiter nehmen
choice-return-colour = Einen { colour-name.en } Arbeiter abgeben
choice-place-colour = Einen { colour-name.en } Arbeiter in die Kirche stellen
choice-lower-colour = Die { colour-name.e } Gefahr ({ colour-disaster }) verringern
choice-raise-colour = Die { colour-name.e } Gefahr ({ colour-disaster }) erhöhen
choice-suffer-colour = „{ colour-disaster }“ ({ colour-name }) zuerst auslösen
choice-use-card = { $card-name } nutzen
choice-again-card = { $card-name } noch einmal nutzen
choice-copy-card = Den Blitz von { $card-name } nutzen
choice-workers-card = Mit { $card-name } drei Arbeiter nehmen
choice-money-card = Mit { $card-name } Geld nehmen
choice-decrease-card = Mit { $card-name } eine Gefahr verringern
choice-wall-card-side = Mit { $card-name } einen Mauerstein an der { side-name.en } Mauerhälfte bauen
choice-site-card = { $card-name } als Grundstück auslegen
choice-build-card-place = { $card-name } auf Grundstück { $place } errichten
choice-lay-card = { $card-name } auslegen
choice-discard-card = { $card-name } abwerfen
choice-find-card = { $card-name } nehmen
choice-back-card = { $card-name } auf die Hand zurücknehmen
choice-lose-card = Das Gebäude { $card-name } abwerfen
choice-lose-place = Grundstück { $place } abwerfen
choice-lose-side = Den äußersten Mauerstein der { side-name.en } Hälfte abreißen
choice-select-card-place = { $card-name } aus dem Ablagestapel auf Grundstück { $place } errichten
choice-build-card-zoo = { $card-name } unter { $zoo-name } errichten
choice-segment-side = An der { side-name.en } Mauerhälfte bauen
choice-cleric-side = Den Geistlichen nach { side-name } bewegen
choice-deactivate-majority = Den Mehrheitsmarker „{ majority-name }“ zurückdrehen
choice-give-seat = { $seat-name } 1 Mark geben
choice-exchange-colour-into = Einen { colour-name.en } Arbeiter gegen einen { into } umtauschen
choice-roll-die-pips = Der { die } Würfel zeigt { $pips }
choice-deal-card = Die Karte ist { $card-name }
choice-expose-card = { $card-name } liegt oben
choice-turn-card = Das Grundstück ist { $card-name }
choice-steal-card = Die gezogene Karte ist { $card-name }
choice-token-kind = Der Marker zeigt { kind }

# Dieselben Namen für Angaben, die anders heißen.
into = { $into ->
    [purple] violetten
    [orange] orange
    [gray] grauen
    [pink] rosa
    [brown] braunen
   *[other] { $into }
}
die = { $die ->
    [purple] violette
    [orange] orange
    [gray] graue
    [pink] rosa
    [brown] braune
    [black] schwarze
   *[other] { $die }
}
kind = { $kind ->
    [0] Überschwemmung
    [1] Brand
    [2] Mauereinsturz
    [3] Überfall
    [4] Krankheit
   *[other] { $kind }
}
wanted = { $wanted ->
    [purple] violett
    [orange] orange
    [gray] grau
    [pink] rosa
    [brown] braun
   *[other] { $wanted }
}

## Ereignisse

season = Durchgang { $season } beginnt. Startspieler: { $seat-name }.
roll = Der { die } Würfel zeigt { $pips }.
draw = { $seat-name } zieht eine { colour-name.e } Karte.
look-at-card = { $seat-name } hat { $card-name } gezogen.
act = { $action ->
    [workers] { $seat-name } nimmt mit { $card-name } drei Arbeiter.
    [money] { $seat-name } nimmt mit { $card-name } Geld.
    [decrease] { $seat-name } verringert mit { $card-name } eine Gefahr.
   *[other] { $seat-name } baut mit { $card-name } an der Mauer.
}
announce = { $seat-name } gibt einen grauen Arbeiter ab: Die Karte der nächsten Aktion gilt als { colour-name }.
discard = { $seat-name } wirft { $card-name } ab.
return-to-hand = { $seat-name } nimmt { $card-name } auf die Hand.
steal = { $seat-name } zieht eine { colour-name.e } Karte aus der Hand von { $victim-name }.
steal-card = { $seat-name } zieht { $card-name } aus der Hand von { $victim-name }.
find = { $seat-name } nimmt eine Karte der Kategorie { category-name } aus dem { colour-name.en } Zugstapel.
find-card = { $seat-name } nimmt { $card-name } aus dem Zugstapel.
find-nothing = { $seat-name } findet im { colour-name.en } Zugstapel keine Karte der Kategorie { category-name }.
gain-marks = { $seat-name } erhält { $count } Mark.
pay-marks = { $seat-name } zahlt { $count } Mark.
lose-marks = { $seat-name } verliert { $count } Mark.
take-marks = { $seat-name } erhält { $count } Mark von { $victim-name }.
gain-points = { $seat-name } erhält { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
take-points = { $seat-name } erhält { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} von { $victim-name }.
gain-workers = { $seat-name } erhält { $count } { $count ->
    [one] { colour-name.en }
   *[other] { colour-name.e }
} Arbeiter.
return-workers = { $seat-name } gibt { $count } { $count ->
    [one] { colour-name.en }
   *[other] { colour-name.e }
} Arbeiter ab.
lose-workers = { $seat-name } verliert { $count } { $count ->
    [one] { colour-name.en }
   *[other] { colour-name.e }
} Arbeiter.
take-worker = { $seat-name } erhält einen { colour-name.en } Arbeiter von { $victim-name }.
place-worker = { $seat-name } stellt einen { colour-name.en } Arbeiter in die Kirche.
lay-site = { $seat-name } legt ein { colour-name.es } Grundstück aus.
construct = { $seat-name } errichtet { $card-name }.
lay = { $seat-name } legt { $card-name } aus.
use = { $seat-name } nutzt { $card-name }.
work = { $card-name } wirkt für { $seat-name }.
flash = { $seat-name } löst den Blitz von { $card-name } aus.
copy = { $seat-name } nutzt den Blitz von { $card-name }.
advance = { $seat-name } geht auf dem Rathausplatz auf Feld { $space } vor.
square-end = { $seat-name } steht am Ende des Rathausplatzes und erhält stattdessen Punkte.
go-back = { $seat-name } geht auf dem Rathausplatz auf Feld { $space } zurück.
build-segment = { $seat-name } bebaut einen { colour-name.en } Abschnitt der { side-name.en } Mauerhälfte.
tear-down = { $seat-name } reißt einen Mauerstein der { side-name.en } Mauerhälfte ab.
take-statue = { $seat-name } nimmt eine Statue im Wert von { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}.
lose-building = { $seat-name } wirft das Gebäude { $card-name } ab.
lose-site = { $seat-name } wirft ein Grundstück ab; es war { $card-name }.
increase = { $seat-name } erhöht die { colour-name.e } Gefahr ({ colour-disaster }) auf Stufe { $level }.
prevent = { $seat-name } gibt einen { colour-name.en } Arbeiter ab und wendet die Erhöhung ab.
decrease = { $seat-name } verringert die { colour-name.e } Gefahr ({ colour-disaster }) auf Stufe { $level }.
strike = Bei { $seat-name } wird „{ disaster-name }“ ausgelöst; die { colour-name.e } Gefahr steht danach wieder auf Stufe 0.
draw-token = { $seat-name } zieht einen schwarzen Gefahren-Marker: { token-name } ({ token-colour }).
majority = { $seat-name } hat die Mehrheit „{ majority-name }“ und dreht den Marker um.
deactivate = { $seat-name } dreht den Mehrheitsmarker „{ majority-name }“ zurück.
cleric = Der Geistliche steht in Fenster { $window } ({ colour-name }).
move-cleric = { $seat-name } stellt den Geistlichen in Fenster { $window } ({ colour-name }).
cleric-down = Der Geistliche geht aus Fenster { $window } ({ colour-name }) hinunter vor die Kirche.
worker-down = Der { colour-name.e } Arbeiter in der Kirche geht mit hinunter.

## Ablehnungen

action-first = Führe erst deine Basisaktion aus.
action-done = Deine Basisaktion ist ausgeführt; nutze Gebäude oder beende deinen Zug.
card-not-in-hand = { $card-name } kannst du dafür nicht einsetzen.
colour-announced = Deine Karte gilt als { colour-name }: Spiele eine andersfarbige, für jede Aktion außer „1 Gebäude errichten“.
no-announcing = Du kannst deine Karte jetzt nicht umfärben.
level-zero = Deine { colour-name.e } Gefahr ({ colour-disaster }) steht schon auf Stufe 0.
all-levels-zero = Alle deine Gefahren stehen schon auf Stufe 0.
wall-complete = An der { side-name.en } Hälfte deiner Mauer fehlt nichts mehr.
wall-colour = Der nächste Abschnitt der { side-name.en } Hälfte ist { wanted }, deine Karte { colour-name }.
marks-short = Das kostet { $price } Mark, du hast aber nur { $marks }.
worker-short = Du hast keinen { colour-name.en } Arbeiter.
no-workers = Du hast keine Arbeiter.
no-worker-that-helps = Mit deinen Arbeitern bewirkt { $card-name } nichts.
garden-needs-no-site = { $card-name } kommt neben dein Tableau und braucht kein Grundstück.
building-needs-site = { $card-name } ist ein Gebäude und braucht ein Grundstück.
no-free-site = Du hast kein freies Grundstück.
place-not-free = Auf Grundstück { $place } ist kein Platz.
not-in-display = { $card-name } liegt nicht in deiner Auslage.
works-by-itself = { $card-name } wirkt von selbst.
works-in-final-scoring = { $card-name } zählt in der Schlusswertung.
works-as-flash = Der Blitz von { $card-name } wirkt nur beim Errichten.
works-in-phase = { $card-name } lässt sich nur in { activation-name } nutzen.
used-this-season = { $card-name } wurde in diesem Durchgang schon genutzt.
nothing-to-activate = Kein Gebäude lässt sich noch einmal aktivieren.
piles-empty = Alle Zugstapel sind leer.
discards-empty = Der Ablagestapel ist leer.
no-segment = Es gibt keinen Mauerstein, den du bezahlen könntest.
low-dice = Ein Würfel zeigt 1 oder 2.
no-low-dice = Kein Würfel zeigt 1 oder 2, also kann niemand vorgehen.
advanced-already = Du bist in diesem Durchgang schon vorgegangen.
no-cleric = In keinem Kirchenfenster steht ein Geistlicher.
use-later = { $card-name } lässt sich erst nach dem Erhöhen der Gefahren nutzen.
never-activated = { $card-name } wird nie aktiviert.
works-by-announcing = { $card-name } wirkt, wenn du deine Karte umfärbst.
no-worker-left = Außer dem Arbeiter, den es kostet, hast du keinen.
no-worker-for-site = Dir bleibt kein Arbeiter in der Farbe eines Zugstapels mit Karten.
worker-no-use = Mit einem { colour-name.en } Arbeiter bewirkt { $card-name } nichts.
colour-returned = Einen { colour-name.en } Arbeiter hast du schon abgegeben.
exchange-same = Ein Arbeiter wird gegen einen in einer anderen Farbe umgetauscht.
exchange-one-way = Eine Farbe, die einen Arbeiter abgab, erhält keinen, und umgekehrt.
lower-only = Hier kannst du nur deine { colour-name.e } Gefahr ({ colour-disaster }) verringern.
not-striking = Die { colour-name.e } Gefahr ({ colour-disaster }) wird jetzt nicht ausgelöst.
pile-empty = Der { colour-name.e } Zugstapel ist leer.
not-in-discards = { $card-name } liegt nicht im Ablagestapel.
select-category = Nur eine Karte der Kategorie „{ category-name }“ kann gewählt werden.
no-such-site = Ein Grundstück { $place } hast du nicht.
wall-empty = An der { side-name.en } Hälfte deiner Mauer steht kein Mauerstein.
not-building = { $card-name } ist kein Gebäude.
not-zoo = { $card-name } ist keine Zoo-Karte.
tuck-colour = Gebäude und Zoo-Karte müssen beide { colour-name } sein.
tuck-full = Unter { $card-name } liegt schon ein Gebäude.
not-itself = { $card-name } kann sich nicht selbst aktivieren.
not-used-yet = { $card-name } wurde in diesem Durchgang noch nicht genutzt.
not-one-worker = { $card-name } verlangt nicht genau einen Arbeiter.
activated-already = { $card-name } war schon an der Reihe.
not-at-others = { $card-name } liegt in keiner Auslage eines Mitspielers.
no-flash = { $card-name } hat keinen Blitz.
not-found = { $card-name } ist nicht unter den gefundenen Karten.
majority-inactive = Dein Mehrheitsmarker „{ majority-name }“ ist nicht umgedreht.
tribute-once = Jeder Mitspieler erhält eine Mark.
no-window = Weiter { side-name } gibt es kein Fenster.

## Tische, die es nicht geben kann

law-cards = { $card-name } liegt nicht an genau einem Ort.
law-piles = Die Zahl der Karten im { colour-name.en } Zugstapel stimmt nicht.
law-colour = Im { colour-name.en } Zugstapel liegt eine Karte anderer Farbe.
law-tokens = Die Zahl der schwarzen Gefahren-Marker stimmt nicht.
law-statues = Die Zahl der Statuen stimmt nicht.
law-clerics = Die Zahl der Geistlichen in der Kirche passt nicht zum Durchgang.
law-display = Die Gebäude von { $seat-name } sind widersprüchlich.
law-garden = Die Zoo- und Park-Karten von { $seat-name } sind widersprüchlich.
law-markers = { $seat-name } hat einen Aktivierungsmarker ohne Karte.
law-negative = { $seat-name } hat von etwas weniger als nichts.
law-hand-order = Die Kartenhand von { $seat-name } ist nicht geordnet.
law-unseen-hand = { $seat-name } hat die Handkarten noch nicht angesehen.
