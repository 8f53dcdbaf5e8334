### Was die Personen von Brügge fragen, was man antworten kann und warum etwas mit ihnen nicht geht.

## Fragen

br-ask-lay-drawn = Wähle den Nachziehstapel, dessen oberste Karte du als Haus auslegst.
br-ask-buy-workers = { $what ->
    [0] Du darfst kostenfrei Handlanger nehmen (noch bis zu { $count }).
   *[other] Du darfst Handlanger für je { $what } Gulden kaufen (noch bis zu { $count }).
}
br-ask-pay-any = Wähle die Farbe des Handlangers für { $card-name }.
br-ask-return-different = { $what ->
    [0] Lege einen Handlanger einer beliebigen Farbe zurück.
   *[other] Du darfst noch einen Handlanger einer weiteren Farbe zurücklegen.
}
br-ask-exchange = Du darfst einen Handlanger gegen einen einer anderen Farbe tauschen.
br-ask-give-workers = { $count ->
    [one] Wähle einen Handlanger für { $seat-name }.
   *[other] Wähle einen Handlanger für { $seat-name } (noch { $count }).
}
br-ask-forge = Nenne eine Farbe: Die nächste Karte, die du ausspielst, gilt als Karte dieser Farbe.
br-ask-scheme = Wähle den Bedrohungsmarker, den du zurücklegst und von dem jeder Mitspieler einen nimmt.
br-ask-select = Wähle die Person der Gruppe { br-group-name }, die du aus dem Ablagestapel auslegst, und das Haus dafür.
br-ask-build-canal = Wähle den Kanalabschnitt, an dem du baust.
br-ask-turn-back = Wegen { $seat-name }: Wähle den Mehrheitenmarker, den du zurückdrehst.
br-ask-return-persons = Du darfst eine Person auf die Hand zurücknehmen.
br-ask-activate-again = Wähle die Person, die du ein zweites Mal aktivierst.
br-ask-activate-freely = Du darfst eine Person ohne ihren Handlanger aktivieren.
br-ask-copy-flash = Wähle die Person eines Mitspielers, deren Blitz du aktivierst.

## Entscheidungen

br-choice-again-card = { $card-name } noch einmal aktivieren
br-choice-copy-card = Den Blitz von { $card-name } aktivieren
br-choice-back-card = { $card-name } auf die Hand zurücknehmen
br-choice-select-card-place = { $card-name } aus dem Ablagestapel auf Haus { $place } legen
br-choice-tile-side = Am { br-side-name.en } Kanalabschnitt bauen
br-choice-turn-majority = Den Mehrheitenmarker „{ br-majority-name }“ zurückdrehen
br-choice-exchange-colour-into = Einen { br-colour-name.en } Handlanger gegen einen { br-into } tauschen

# Dieselben Namen für eine Angabe, die anders heißt.
br-into = { $into ->
    [blue] blauen
    [brown] braunen
    [yellow] gelben
    [red] roten
   *[violet] violetten
}

## Was geschieht

br-flash = { $seat-name } aktiviert den Blitz von { $card-name }.
br-flash-again = { $seat-name } aktiviert den Blitz von { $card-name } noch einmal.
br-flash-in-vain = Der Blitz von { $card-name } bleibt für { $seat-name } ohne Wirkung.
br-copy = { $seat-name } aktiviert den Blitz von { $card-name }.
br-go-back = { $field ->
    [0] { $seat-name } geht zum Rathaus zurück.
   *[other] { $seat-name } geht auf der Aufstiegsleiste auf Feld { $field } zurück.
}

## Warum nicht

br-no-workers = Du hast keine Handlanger.
br-no-worker-left = Außer dem Handlanger, den es kostet, hast du keinen.
br-no-worker-that-helps = Mit deinen Handlangern bewirkt { $card-name } nichts.
br-no-worker-for-house = Dir bleibt kein Handlanger in der Farbe, die oben auf einem Nachziehstapel liegt.
br-worker-no-use = Mit einem { br-colour-name.en } Handlanger bewirkt { $card-name } nichts.
br-colour-returned = Einen { br-colour-name.en } Handlanger hast du schon zurückgelegt.
br-exchange-same = Ein Handlanger wird gegen einen einer anderen Farbe getauscht.
br-exchange-one-way = Eine Farbe, die einen Handlanger abgab, erhält keinen, und umgekehrt.
br-no-threats = Du hast keine Bedrohungsmarker.
br-nobody-has-points = Kein Mitspieler hat einen Punkt, den er geben könnte.
br-hand-empty = Du hast keine Handkarte, die du ausspielen könntest.
br-no-affordable-tile = Es gibt kein Kanalplättchen, das du bezahlen könntest.
br-nothing-to-activate = Keine Person lässt sich noch einmal aktivieren.
br-not-itself = { $card-name } kann sich nicht selbst aktivieren.
br-not-used-yet = { $card-name } wurde in dieser Runde noch nicht aktiviert.
br-not-one-worker = { $card-name } verlangt nicht genau einen Handlanger.
br-activated-already = { $card-name } war schon an der Reihe.
br-not-at-others = { $card-name } liegt in keiner Auslage eines Mitspielers.
br-no-flash = { $card-name } hat keinen Blitz.
br-not-in-discards = { $card-name } liegt nicht im Ablagestapel.
br-select-group = Nur eine Person der Gruppe „{ br-group-name }“ kann gewählt werden.
br-majority-gray = Dein Mehrheitenmarker „{ br-majority-name }“ zeigt noch die graue Seite.
