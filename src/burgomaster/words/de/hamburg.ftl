### Hamburg: Namen, Fragen, Entscheidungen, Ereignisse und Ablehnungen.

## Namen

# Orange und rosa werden nicht gebeugt; .e, .en, .er und .es sind die Formen mit diesen Endungen.
hb-colour-name = { $colour ->
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
       *[other] { hb-colour-name }e
    }
    .en = { $colour ->
        [orange] orange
        [pink] rosa
       *[other] { hb-colour-name }en
    }
    .er = { $colour ->
        [orange] orange
        [pink] rosa
       *[other] { hb-colour-name }er
    }
    .es = { $colour ->
        [orange] orange
        [pink] rosa
       *[other] { hb-colour-name }es
    }

hb-category-name = { $category ->
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

hb-disaster-name = { $disaster ->
    [flood] Überschwemmung
    [fire] Brand
    [decay] Mauereinsturz
    [unrest] Überfall
    [disease] Krankheit
   *[other] { $disaster }
}
hb-colour-disaster = { $colour ->
    [purple] Überschwemmung
    [orange] Brand
    [gray] Mauereinsturz
    [pink] Überfall
    [brown] Krankheit
   *[other] { $colour }
}

hb-action-name = { $action ->
    [workers] 3 Arbeiter nehmen
    [money] Geld nehmen
    [decrease] 1 Gefahr verringern
    [wall] 1 Mauerstein bauen
    [site] 1 Grundstück auslegen
    [build] 1 Gebäude errichten
   *[other] { $action }
}

hb-activation-name = { $activation ->
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

hb-majority-name = { $majority ->
    [square] Rathausplatz
    [buildings] Gebäude
    [wall] Stadtmauer
    [points] Siegpunkte
    [zoo] Zoo
   *[other] { $majority }
}

hb-source-name = { $source ->
    [cards] Punkte auf den Karten
    [laurels] Lorbeerkränze
    [majorities] Mehrheitsmarker
    [thirds] dritte Mauerabschnitte
    [statues] Statuen
    [clerics] Geistliche vor der Kirche
    [square] Rathausplatz
   *[other] { $source }
}

hb-phase-name = { $phase ->
    [1] Phase I: Kartenhand auffüllen
    [2] Phase II: Würfelaktionen
    [3] Phase III: Basisaktionen ausführen
    [4] Phase IV: Durchgangsende
   *[other] Spielaufbau
}

hb-side-name = { $side ->
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
hb-token-name = { $token ->
    [0] Überschwemmung
    [1] Brand
    [2] Mauereinsturz
    [3] Überfall
    [4] Krankheit
    [5] Brand und Überfall
    [6] Überfall und Überschwemmung
    [7] Überschwemmung und Mauereinsturz
    [8] Mauereinsturz und Krankheit
    [9] Krankheit und Brand
    [10] Brand, mit einer Karte
    [11] Überfall, mit einem Punkt
    [12] Überschwemmung, mit einem Arbeiter
    [13] Mauereinsturz, mit Geld
    [14] Krankheit, dafür eine andere verringern
   *[other] { $token }
}
hb-token-colour = { $token ->
    [0] violett
    [1] orange
    [2] grau
    [3] rosa
    [4] braun
    [5] orange und rosa
    [6] rosa und violett
    [7] violett und grau
    [8] grau und braun
    [9] braun und orange
    [10] orange
    [11] rosa
    [12] violett
    [13] grau
    [14] braun
   *[other] { $token }
}

hb-card-named = { $name } ({ $card })
# Im Satz steht ein Name in Anführungszeichen: Er ist ein Titel und wird nicht gebeugt.
hb-card-quoted = „{ $name }“ ({ $card })

## Fragen

hb-ask-turn = Führe eine Basisaktion aus.
hb-ask-turn-or-use = Führe eine Basisaktion aus; vorher und nachher darfst du Gebäude nutzen.
hb-ask-turn-without-cards = Du hast keine Karten mehr. Beende deinen Zug oder nutze vorher noch ein Gebäude.
hb-ask-end-turn = Deine Aktion ist ausgeführt. Beende deinen Zug.
hb-ask-end-turn-or-use = Deine Aktion ist ausgeführt. Beende deinen Zug oder nutze vorher noch ein Gebäude.
hb-ask-action-in-colour = Führe eine Basisaktion aus; deine Karte gilt dabei als { hb-colour-name }.
hb-ask-act = Führe mit der soeben gezogenen Karte eine Basisaktion aus.
hb-ask-city-hall-uses = Rathausplatz: Du darfst noch ein Gebäude nutzen.
hb-ask-city-hall = { $price ->
    [0] Rathausplatz: Du darfst kostenfrei vorgehen.
   *[other] Rathausplatz: Du darfst für { $price } Mark vorgehen.
}
hb-ask-before-disasters = Bevor Gefahren erhöht werden, darfst du ein Gebäude nutzen.
hb-ask-replenish = { $count ->
    [one] Wähle den Zugstapel für deine letzte Karte.
   *[other] Wähle den Zugstapel für deine nächste Karte (noch { $count }).
}
hb-ahead-draw = Meine Hand von denselben Zugstapeln auffüllen wie im letzten Durchgang
hb-ahead-stay = Rathausplatz: stehen bleiben
hb-ahead-advance = Rathausplatz: vorziehen, wenn ich es bezahlen kann
hb-ask-draw = { $what ->
    [0] Wähle den Zugstapel, von dem du ziehst
   *[other] Du darfst eine Karte ziehen: Wähle ihren Zugstapel
}{ $count ->
    [one] {""}
   *[other] {" "}(noch { $count })
}.
hb-ask-hold = Wähle den Zugstapel, dessen oberste Karte du sofort einsetzt.
hb-ask-lay-drawn = Wähle den Zugstapel, dessen oberste Karte du als Grundstück auslegst.
hb-ask-discard = { $count ->
    [one] Wirf eine Handkarte ab.
   *[other] Wirf eine Handkarte ab (noch { $count }).
}
hb-ask-choose-workers = { $count ->
    [one] Wähle einen Arbeiter, den du nimmst.
   *[other] Wähle einen Arbeiter, den du nimmst (noch { $count }).
}
hb-ask-buy-workers = { $what ->
    [0] Du darfst kostenfrei Arbeiter nehmen (noch bis zu { $count }).
   *[other] Du darfst Arbeiter für je { $what } Mark kaufen (noch bis zu { $count }).
}
hb-ask-pay-any = Wähle die Farbe des Arbeiters für { $card-name }.
hb-ask-return-different = { $what ->
    [0] Gib einen Arbeiter in einer beliebigen Farbe ab.
   *[other] Du darfst noch einen Arbeiter in einer weiteren Farbe abgeben.
}
hb-ask-exchange = Du darfst einen Arbeiter gegen einen in einer anderen Farbe umtauschen.
hb-ask-give-workers = { $count ->
    [one] Wähle einen Arbeiter für { $seat-name }.
   *[other] Wähle einen Arbeiter für { $seat-name } (noch { $count }).
}
hb-ask-tribute = Wähle, wer von dir 1 Mark gegen 1 Punkt bekommt.
hb-ask-lower = { $count ->
    [one] Wähle die Gefahr, die du verringerst.
   *[other] Wähle die Gefahr, die du verringerst (noch { $count }-mal).
}
hb-ask-lower-up-to = { $count ->
    [one] Du darfst eine Gefahr um 1 Stufe verringern.
   *[other] Du darfst eine Gefahr um 1 Stufe verringern (noch bis zu { $count }-mal).
}
hb-ask-lower-colour = { $count ->
    [one] Du darfst die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) um 1 Stufe verringern.
   *[other] Du darfst die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) um 1 Stufe verringern, noch bis zu { $count }-mal.
}
hb-ask-curse = Wähle die Gefahr, die du verringerst und jeder Mitspieler erhöht.
hb-ask-choose-rise = Wähle die Gefahr, die du statt der gezogenen erhöhst.
hb-ask-prevent = Die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) wird erhöht. Du darfst einen { hb-colour-name.en } Arbeiter abgeben, um das abzuwenden.
hb-ask-strike = Mehrere Gefahren werden ausgelöst. Wähle, welche zuerst kommt.
hb-ask-tear-down = { $count ->
    [0] Mauereinsturz: Wähle die Mauerhälfte, die ihren äußersten Mauerstein verliert.
   *[other] Wähle die Mauerhälfte, die ihren äußersten Mauerstein verliert.
}
hb-ask-lose-building = { $count ->
    [0] Brand: Wähle das Gebäude, das du abwirfst.
   *[other] Wähle das Gebäude, das du abwirfst.
}
hb-ask-lose-site = { $count ->
    [0] Überschwemmung: Wähle das Grundstück, das du abwirfst.
   *[other] Wähle das Grundstück, das du abwirfst.
}
hb-ask-select = Wähle die Karte der Kategorie { hb-category-name }, die du aus dem Ablagestapel errichtest, und ihr Grundstück.
hb-ask-search = Wähle die Karte, die du aus dem Zugstapel nimmst.
hb-ask-build-wall = Wähle die Mauerhälfte, an der du baust.
hb-ask-deactivate = Wähle den Mehrheitsmarker, den du zurückdrehst.
hb-ask-return-buildings = Du darfst ein Gebäude auf die Hand zurücknehmen.
hb-ask-activate-again = Wähle das Gebäude, das du ein zweites Mal aktivierst.
hb-ask-activate-freely = Du darfst ein Gebäude ohne seinen Arbeiter aktivieren.
hb-ask-copy-flash = Wähle das Gebäude eines Mitspielers, dessen Blitz du aktivierst.
hb-ask-flash-again = Du darfst den Blitz von { $card-name } ein zweites Mal aktivieren.
hb-ask-tuck = Wähle das Gebäude, das du errichtest, und die Zoo-Karte, unter die es kommt.
hb-ask-place-in-church = Wähle den Arbeiter, den du in die Kirche stellst.
hb-ask-move-cleric = Wähle, nach welcher Seite der Geistliche geht.

# Gefragt wird, wer für einen echten Tisch würfelt und zieht.
hb-ask-roll = Was zeigt der { hb-die } Würfel?
hb-ask-deal = Welche { hb-colour-name.e } Karte ist es?
hb-ask-expose = Welche Karte liegt oben auf dem Ablagestapel?
hb-ask-open-discard = Welche Karte kommt vom { hb-colour-name.en } Zugstapel auf den Ablagestapel?
hb-ask-turn-face = Welche Karte ist das Grundstück?
hb-ask-steal = Welche Karte wird aus der Hand von { $victim-name } gezogen?
hb-ask-token = Welcher schwarze Gefahren-Marker wird gezogen?

## Entscheidungen

hb-choice-done = { $ask ->
    [hb-ask-city-hall] Stehen bleiben
    [hb-ask-city-hall-uses] Kein Gebäude nutzen
    [hb-ask-before-disasters] Kein Gebäude nutzen
    [hb-ask-may-take-token] Keinen Marker ziehen
    [hb-ask-prevent] Die Erhöhung hinnehmen
    [hb-ask-flash-again] Nur einmal
    [hb-ask-draw] Keine Karte ziehen
    [hb-ask-place-in-church] Keinen Arbeiter hineinstellen
    [hb-ask-ship] Kein Schiff nutzen
    [hb-ask-gift] Kein Geschenk nehmen
    [hb-ask-choose-rise] Es bei der gezogenen lassen
   *[other] Fertig
}
hb-choice-end = Zug beenden
hb-choice-advance = Auf dem Rathausplatz vorgehen
hb-choice-twice = Den Blitz ein zweites Mal aktivieren
hb-choice-prevent = Den Arbeiter abgeben und die Erhöhung abwenden
hb-choice-draw-colour = Vom { hb-colour-name.en } Stapel ziehen
hb-choice-announce-colour = Einen grauen Arbeiter abgeben: Die Karte der nächsten Aktion gilt als { hb-colour-name }
hb-choice-take-colour = Einen { hb-colour-name.en } Arbeiter nehmen
hb-choice-return-colour = Einen { hb-colour-name.en } Arbeiter abgeben
hb-choice-place-colour = Einen { hb-colour-name.en } Arbeiter in die Kirche stellen
hb-choice-lower-colour = Die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) verringern
hb-choice-raise-colour = Die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) erhöhen
hb-choice-suffer-colour = „{ hb-colour-disaster }“ ({ hb-colour-name }) zuerst auslösen
hb-choice-use-card = { $card-name } nutzen
hb-choice-again-card = { $card-name } noch einmal nutzen
hb-choice-copy-card = Den Blitz von { $card-name } nutzen
hb-choice-workers-card = Mit { $card-name } drei Arbeiter nehmen
hb-choice-money-card = Mit { $card-name } Geld nehmen
hb-choice-decrease-card = Mit { $card-name } eine Gefahr verringern
hb-choice-wall-card-side = Mit { $card-name } einen Mauerstein an der { hb-side-name.en } Mauerhälfte bauen
hb-choice-site-card = { $card-name } als Grundstück auslegen
hb-choice-build-card-place = { $card-name } auf Grundstück { $place } errichten
hb-choice-lay-card = { $card-name } auslegen
hb-choice-discard-card = { $card-name } abwerfen
hb-choice-find-card = { $card-name } nehmen
hb-choice-back-card = { $card-name } auf die Hand zurücknehmen
hb-choice-lose-card = Das Gebäude { $card-name } abwerfen
hb-choice-lose-place = Grundstück { $place } abwerfen
hb-choice-lose-side = Den äußersten Mauerstein der { hb-side-name.en } Hälfte abreißen
hb-choice-select-card-place = { $card-name } aus dem Ablagestapel auf Grundstück { $place } errichten
hb-choice-build-card-zoo = { $card-name } unter { $zoo-name } errichten
hb-choice-segment-side = An der { hb-side-name.en } Mauerhälfte bauen
hb-choice-cleric-side = Den Geistlichen nach { hb-side-name } bewegen
hb-choice-deactivate-majority = Den Mehrheitsmarker „{ hb-majority-name }“ zurückdrehen
hb-choice-give-seat = { $seat-name } 1 Mark geben
hb-choice-exchange-colour-into = Einen { hb-colour-name.en } Arbeiter gegen einen { hb-into } umtauschen
hb-choice-roll-die-pips = Der { hb-die } Würfel zeigt { $pips }
hb-choice-deal-card = Die Karte ist { $card-name }
hb-choice-expose-card = { $card-name } liegt oben
hb-choice-turn-card = Das Grundstück ist { $card-name }
hb-choice-steal-card = Die gezogene Karte ist { $card-name }
hb-choice-token-kind = Der Marker zeigt { hb-kind }

# Dieselben Namen für Angaben, die anders heißen.
hb-into = { $into ->
    [purple] violetten
    [orange] orange
    [gray] grauen
    [pink] rosa
    [brown] braunen
   *[other] { $into }
}
hb-die = { $die ->
    [purple] violette
    [orange] orange
    [gray] graue
    [pink] rosa
    [brown] braune
    [black] schwarze
   *[other] { $die }
}
hb-kind = { $kind ->
    [0] Überschwemmung
    [1] Brand
    [2] Mauereinsturz
    [3] Überfall
    [4] Krankheit
   *[other] { $kind }
}
hb-wanted = { $wanted ->
    [purple] violett
    [orange] orange
    [gray] grau
    [pink] rosa
    [brown] braun
   *[other] { $wanted }
}

## Ereignisse

hb-season = Durchgang { $season } beginnt. Startspieler: { $seat-name }.
hb-roll = Der { hb-die } Würfel zeigt { $pips }.
hb-draw = { $seat-name } zieht eine { hb-colour-name.e } Karte.
hb-look-at-card = { $seat-name } hat { $card-name } gezogen.
hb-act = { $action ->
    [workers] { $seat-name } nimmt mit { $card-name } Arbeiter.
    [money] { $seat-name } nimmt mit { $card-name } Geld.
    [decrease] { $seat-name } verringert mit { $card-name } eine Gefahr.
   *[other] { $seat-name } baut mit { $card-name } an der Mauer.
}
hb-announce = { $seat-name } gibt einen grauen Arbeiter ab: Die Karte der nächsten Aktion gilt als { hb-colour-name }.
hb-discard = { $seat-name } wirft { $card-name } ab.
hb-return-to-hand = { $seat-name } nimmt { $card-name } auf die Hand zurück.
hb-steal = { $seat-name } zieht eine { hb-colour-name.e } Karte aus der Hand von { $victim-name }.
hb-steal-card = { $seat-name } zieht { $card-name } aus der Hand von { $victim-name }.
hb-find = { $seat-name } nimmt eine Karte der Kategorie { hb-category-name } aus dem { hb-colour-name.en } Zugstapel.
hb-find-card = { $seat-name } nimmt { $card-name } aus dem Zugstapel.
hb-find-nothing = { $seat-name } findet im { hb-colour-name.en } Zugstapel keine Karte der Kategorie { hb-category-name }.
hb-select-nothing = { $why ->
    [site] { $seat-name } hat kein freies Grundstück für eine Karte der Kategorie { hb-category-name }.
   *[other] { $seat-name } findet im Ablagestapel keine Karte der Kategorie { hb-category-name }.
}
hb-shuffle-discards = Der Ablagestapel wird gemischt.
# Woraus sich eine Zahl ergibt: was gedruckt oder gewürfelt ist, dann jede Änderung mit Vorzeichen.
hb-sum-price = Preis { $amount }
hb-sum-die = { hb-colour-name.er } Würfel { $amount }
hb-sum-dice = Würfel { $amount }
hb-sum-action = Basisaktion { $amount }
hb-sum-level = für die Stufe { $amount }
hb-sum-times = mal { $times } { $amount }
hb-sum-counted = { $times }-mal { $each }
hb-sum-left = was Plättchen noch abzogen { $amount }
hb-sum-card = { $card-name } { $amount }
hb-gain-marks = { $seat-name } erhält { $count ->
    [0] kein Geld
   *[other] { $count } Mark
}.
hb-pay-marks = { $seat-name } zahlt { $count ->
    [0] nichts
   *[other] { $count } Mark
}.
hb-lose-marks = { $seat-name } verliert { $count } Mark.
hb-take-marks = { $seat-name } erhält { $count } Mark von { $victim-name }.
hb-gain-points = { $seat-name } erhält { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
hb-take-points = { $seat-name } erhält { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} von { $victim-name }.
hb-gain-workers = { $seat-name } erhält { $count } { $count ->
    [one] { hb-colour-name.en }
   *[other] { hb-colour-name.e }
} Arbeiter.
hb-return-workers = { $seat-name } gibt { $count } { $count ->
    [one] { hb-colour-name.en }
   *[other] { hb-colour-name.e }
} Arbeiter ab.
hb-lose-workers = { $seat-name } verliert { $count } { $count ->
    [one] { hb-colour-name.en }
   *[other] { hb-colour-name.e }
} Arbeiter.
hb-take-worker = { $seat-name } erhält einen { hb-colour-name.en } Arbeiter von { $victim-name }.
hb-place-worker = { $seat-name } stellt einen { hb-colour-name.en } Arbeiter in die Kirche.
hb-lay-site = { $seat-name } legt ein { hb-colour-name.es } Grundstück aus.
hb-lay-known-site = { $seat-name } legt { $card-name } als { hb-colour-name.es } Grundstück aus.
hb-construct = { $seat-name } errichtet { $card-name }.
hb-lay = { $seat-name } legt { $card-name } aus.
hb-use = { $seat-name } nutzt { $card-name }.
hb-work = { $card-name } wirkt für { $seat-name }.
hb-flash = { $seat-name } aktiviert den Blitz von { $card-name }.
hb-copy = { $seat-name } nutzt den Blitz von { $card-name }.
hb-advance = { $seat-name } geht auf dem Rathausplatz auf Feld { $space } vor.
hb-square-end = { $seat-name } steht am Ende des Rathausplatzes und erhält stattdessen Punkte.
hb-go-back = { $seat-name } geht auf dem Rathausplatz auf Feld { $space } zurück.
hb-build-segment = { $seat-name } baut an der { hb-side-name.en } Mauerhälfte einen { hb-colour-name.en } Mauerstein.
hb-tear-down = { $seat-name } reißt einen Mauerstein der { hb-side-name.en } Mauerhälfte ab.
hb-take-statue = { $seat-name } nimmt eine Statue im Wert von { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}.
hb-lose-building = { $seat-name } wirft das Gebäude { $card-name } ab.
hb-lose-site = { $seat-name } wirft ein Grundstück ab; es war { $card-name }.
hb-increase = { $seat-name } erhöht die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) auf Stufe { $level }.
hb-prevent = { $seat-name } gibt einen { hb-colour-name.en } Arbeiter ab und wendet die Erhöhung ab ({ hb-colour-disaster }).
hb-decrease = { $seat-name } verringert die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) auf Stufe { $level }.
hb-strike = Bei { $seat-name } wird „{ hb-disaster-name }“ ausgelöst; die { hb-colour-name.e } Gefahr steht danach wieder auf Stufe 0.
hb-nothing-to-lose = { $seat-name } hat nichts zu verlieren.
hb-draw-token = { $seat-name } zieht einen schwarzen Gefahren-Marker ({ hb-token-colour }): { hb-token-name }.
hb-choose-rise = { $seat-name } erhöht die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }), was auch immer der Marker zeigt.
hb-take-top = { $seat-name } nimmt { $card-name } vom Ablagestapel.
hb-majority = { $seat-name } hat die Mehrheit „{ hb-majority-name }“ und dreht den Marker um.
hb-deactivate = { $seat-name } dreht den Mehrheitsmarker „{ hb-majority-name }“ zurück.
hb-cleric = Der Geistliche steht in Fenster { $window } ({ hb-colour-name }).
hb-move-cleric = { $seat-name } stellt den Geistlichen in Fenster { $window } ({ hb-colour-name }).
hb-cleric-down = Der Geistliche geht aus Fenster { $window } ({ hb-colour-name }) hinunter vor die Kirche.
hb-worker-down = Der { hb-colour-name.e } Arbeiter in der Kirche geht mit hinunter.

## Ablehnungen

hb-action-first = Führe erst deine Basisaktion aus.
hb-action-done = Deine Basisaktion ist ausgeführt; nutze Gebäude oder beende deinen Zug.
hb-card-not-in-hand = { $card-name } hast du nicht auf der Hand.
hb-only-card-taken = Jetzt kannst du nur die eben genommene Karte verwenden, nicht { $card-name }.
hb-colour-announced = Deine Karte gilt als { hb-colour-name }: Spiele eine andersfarbige, für jede Aktion außer „1 Gebäude errichten“.
hb-no-announcing = Du kannst deine Karte jetzt nicht umfärben.
hb-level-zero = Deine { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) steht schon auf Stufe 0.
hb-all-levels-zero = Alle deine Gefahren stehen schon auf Stufe 0.
hb-wall-complete = An der { hb-side-name.en } Hälfte deiner Mauer fehlt nichts mehr.
hb-wall-colour = Der nächste Abschnitt der { hb-side-name.en } Hälfte ist { hb-wanted }, deine Karte { hb-colour-name }.
hb-marks-short = Das kostet { $price } Mark, du hast aber nur { $marks }.
hb-worker-short = Du hast keinen { hb-colour-name.en } Arbeiter.
hb-no-workers = Du hast keine Arbeiter.
hb-no-worker-that-helps = Mit deinen Arbeitern bewirkt { $card-name } nichts.
hb-garden-needs-no-site = { $card-name } kommt neben dein Tableau und braucht kein Grundstück.
hb-building-needs-site = { $card-name } ist ein Gebäude und braucht ein Grundstück.
hb-no-free-site = Du hast kein freies Grundstück.
hb-place-not-free = Auf Grundstück { $place } ist kein Platz.
hb-not-in-display = { $card-name } liegt nicht in deiner Auslage.
hb-works-by-itself = { $card-name } wirkt von selbst.
hb-works-in-final-scoring = { $card-name } zählt in der Schlusswertung.
hb-works-as-flash = Der Blitz von { $card-name } wirkt nur beim Errichten.
hb-works-in-phase = { $card-name } lässt sich nur in { hb-activation-name } nutzen.
hb-used-this-season = { $card-name } wurde in diesem Durchgang schon genutzt.
hb-nothing-to-activate = Kein Gebäude lässt sich noch einmal aktivieren.
hb-piles-empty = Alle Zugstapel sind leer.
hb-discards-empty = Der Ablagestapel ist leer.
hb-no-segment = Es gibt keinen Mauerstein, den du bezahlen könntest.
hb-low-dice = Ein Würfel zeigt 1 oder 2.
hb-no-low-dice = Kein Würfel zeigt 1 oder 2, also kann niemand vorgehen.
hb-advanced-already = Du bist in diesem Durchgang schon vorgegangen.
hb-no-cleric = In keinem Kirchenfenster steht ein Geistlicher.
hb-use-later = { $card-name } lässt sich erst nach dem Erhöhen der Gefahren nutzen.
hb-never-activated = { $card-name } wird nie aktiviert.
hb-works-by-announcing = { $card-name } wirkt, wenn du deine Karte umfärbst.
hb-no-worker-left = Außer dem Arbeiter, den es kostet, hast du keinen.
hb-no-worker-for-site = Dir bleibt kein Arbeiter in der Farbe eines Zugstapels mit Karten.
hb-worker-no-use = Mit einem { hb-colour-name.en } Arbeiter bewirkt { $card-name } nichts.
hb-colour-returned = Einen { hb-colour-name.en } Arbeiter hast du schon abgegeben.
hb-exchange-same = Ein Arbeiter wird gegen einen in einer anderen Farbe umgetauscht.
hb-exchange-one-way = Eine Farbe, die einen Arbeiter abgab, erhält keinen, und umgekehrt.
hb-lower-only = Hier kannst du nur deine { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) verringern.
hb-not-striking = Die { hb-colour-name.e } Gefahr ({ hb-colour-disaster }) wird jetzt nicht ausgelöst.
hb-pile-empty = Der { hb-colour-name.e } Zugstapel ist leer.
hb-not-in-discards = { $card-name } liegt nicht im Ablagestapel.
hb-select-category = Nur eine Karte der Kategorie „{ hb-category-name }“ kann gewählt werden.
hb-no-such-site = Ein Grundstück { $place } hast du nicht.
hb-wall-empty = An der { hb-side-name.en } Hälfte deiner Mauer steht kein Mauerstein.
hb-not-building = { $card-name } ist kein Gebäude.
hb-not-zoo = { $card-name } ist keine Zoo-Karte.
hb-tuck-colour = Gebäude und Zoo-Karte müssen beide { hb-colour-name } sein.
hb-tuck-full = Unter { $card-name } liegt schon ein Gebäude.
hb-not-itself = { $card-name } kann sich nicht selbst aktivieren.
hb-not-used-yet = { $card-name } wurde in diesem Durchgang noch nicht genutzt.
hb-not-one-worker = { $card-name } verlangt nicht genau einen Arbeiter.
hb-activated-already = { $card-name } war schon an der Reihe.
hb-not-at-others = { $card-name } liegt in keiner Auslage eines Mitspielers.
hb-no-flash = { $card-name } hat keinen Blitz.
hb-not-found = { $card-name } ist nicht unter den gefundenen Karten.
hb-majority-inactive = Dein Mehrheitsmarker „{ hb-majority-name }“ ist nicht umgedreht.
hb-tribute-once = Jeder Mitspieler erhält eine Mark.
hb-no-window = Weiter { hb-side-name } gibt es kein Fenster.

## Tische, die es nicht geben kann

hb-law-cards = { $card-name } liegt nicht an genau einem Ort.
hb-law-piles = Die Zahl der Karten im { hb-colour-name.en } Zugstapel stimmt nicht.
hb-law-colour = Im { hb-colour-name.en } Zugstapel liegt eine Karte anderer Farbe.
hb-law-tokens = Die Zahl der schwarzen Gefahren-Marker stimmt nicht.
hb-law-statues = Die Zahl der Statuen stimmt nicht.
hb-law-clerics = Die Zahl der Geistlichen in der Kirche passt nicht zum Durchgang.
hb-law-display = Die Gebäude von { $seat-name } sind widersprüchlich.
hb-law-standing = Was für { $seat-name } gilt, stimmt nicht mit dem überein, was dort liegt.
hb-law-garden = Die Zoo- und Park-Karten von { $seat-name } sind widersprüchlich.
hb-law-markers = { $seat-name } hat einen Aktivierungsmarker ohne Karte.
hb-law-negative = { $seat-name } hat von etwas weniger als nichts.
hb-law-hand-order = Die Kartenhand von { $seat-name } ist nicht geordnet.
hb-law-unseen-hand = { $seat-name } hat die Handkarten noch nicht angesehen.

## Mistakes in positions

position-colour-short = So viele { hb-colour-name.e } Karten gibt es nicht; übrig: { $cards }.
position-die = Der { hb-die } Würfel muss eine Zahl zeigen, da er nicht mehr geworfen wird.
hb-position-card-twice = { $card-name } liegt schon in „{ $place }“.
hb-position-under-park = { $card-name } ist ein Park; darunter kann nichts liegen.
