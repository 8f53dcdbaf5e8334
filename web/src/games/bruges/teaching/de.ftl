### Brügge erklärt: das erste Spiel, was die Dinge sind, warum man gefragt wird, und die Regeln auf ein paar Seiten.

## Das erste Spiel

bruges-lesson-welcome = Du und ein Computerspieler baut um 1450 je eine Straße in Brügge und holt Leute in die Häuser; wer am Ende die meisten Punkte hat, gewinnt. Regeln brauchst du keine: Ich erkläre alles einmal, wenn es vorkommt. Mein orangefarbener Rahmen zeigt, wovon ich spreche: hier von deinen Handkarten. Was türkis leuchtet, kannst du wählen; solange ich vorher etwas zu sagen habe, wartet die Frage.
    .title = Willkommen in Brügge
bruges-lesson-draw = Jede Runde beginnt mit fünf Handkarten. Drei hast du: Klicke für jede fehlende einen der zwei Stapel an. Du siehst nur die Farbe der obersten Karte, aber auf die kommt es an: Sie entscheidet, für welche Handlanger, welches Geld, welche Bedrohung und welches Kanalfeld du die Karte nutzen kannst. Die Vorderseiten siehst du, wenn deine Hand voll ist.
    .title = Karten ziehen
bruges-lesson-dice = Fünf Würfel, dieselben für alle, die ganze Runde. Eine Karte für Geld bringt so viele Gulden, wie der Würfel ihrer Farbe zeigt. Eine 5 oder 6 ist schlecht: Alle nehmen einen Bedrohungsmarker dieser Farbe. Alle 1 und 2 zusammen sind der Preis für ein Feld auf der Rathaustreppe; ohne sie darf niemand gehen.
    .title = Die Würfel der Runde
bruges-lesson-danger = { $count ->
        [0] Du hast einen Bedrohungsmarker genommen.
       *[other] Vor dir liegt ein Marker „{ br-colour-threat }“ ({ br-colour-name }), { $count } von 3.
    } Der dritte einer Farbe richtet Schaden an, dann gehen alle dieser Farbe zurück; wer nichts dergleichen hat, verliert nichts. Eine Karte der Farbe legt einen Marker zurück und bringt einen Punkt.
    .title = Eine Bedrohung
    .blue = Blau: Überschwemmung nimmt alle Handlanger
    .brown = Braun: Pest nimmt eine Person
    .yellow = Gelb: Überfall nimmt alle Gulden
    .red = Rot: Brand nimmt ein Haus oder Kanalplättchen
    .violet = Violett: Intrige nimmt 3 Punkte
bruges-lesson-stairs = Für { $price } Gulden (alle 1 und 2 der Würfel zusammen) steigt deine Spielfigur auf der Treppe, der Aufstiegsleiste, ein Feld hinauf: Klicke das Feld an, das leuchtet. Die Zahl auf deinem Feld zählt am Ende des Spiels als Punkte. Das geht einmal pro Runde, und ein Feld kann bis zu 10 Gulden kosten.
    .title = Die Treppe des Rathauses
bruges-lesson-turn = Viermal in der Runde spielst du eine Karte. Wähle eine: Wo du sie jetzt nutzen kannst, leuchtet es, mit Preis und Ertrag. Beginne mit einem Haus: Ohne das zieht niemand ein.
    .title = Eine Karte, sechs Möglichkeiten
    .workers = Handlanger, zwei: auf ihr Boot
    .money = Geld: auf ihren Würfel
    .threat = Marker zurück: auf ihre Bedrohung
    .canal = Kanal: aufs nächste Feld
    .house = Haus: für einen Handlanger
    .person = Person, für den Preis darauf: ins leere Haus
bruges-lesson-house = Die Karte liegt jetzt verdeckt: Ihre Rückseite ist ein Haus, am Ende einen Punkt wert. Es hat einen Handlanger seiner Farbe gekostet. Eine Person kann darin wohnen, egal in welcher Farbe.
    .title = Dein erstes Haus
bruges-lesson-person = Eine Person kostet die Gulden in der Münze ihrer Karte. Die Punkte auf dem Schild zählen am Ende, und das runde Zeichen sagt, wann eine Person wirkt: { $sign ->
        [flash] dieser Blitz jetzt, einmal.
        [worker] dieses einmal pro Runde in deinem Zug, gegen einen Handlanger.
        [always-round] diese Schleife einmal pro Runde in deinem Zug, ohne Kosten.
        [laurel] dieser Kranz in der Schlusswertung.
       *[other] diese Schleife von selbst, immer wenn es so weit ist.
    }
    .title = Deine erste Person
    .flash = Blitz: einmal, sofort
    .worker = Handlanger: einmal pro Runde, gegen einen
    .always = Schleife: dauerhaft, ohne Kosten
    .laurel = Kranz: am Ende des Spiels
bruges-lesson-workers = Zwei Handlanger in der Farbe der Karte sind in ihr Boot gekommen. Ein Haus kostet einen seiner Farbe, und viele Personen verlangen einen, wenn du sie aktivierst. Sie bleiben von Runde zu Runde, wenn keine Überschwemmung sie nimmt.
    .title = Handlanger
bruges-lesson-money = So viele Gulden, wie der Würfel dieser Farbe zeigt. Damit bezahlst du Personen, Kanal und Treppe; sie bleiben von Runde zu Runde, wenn kein Überfall sie nimmt.
    .title = Geld
bruges-lesson-threat = Der Marker ist weg, und du hast sofort einen Punkt. Das lohnt sich, bevor der dritte kommt, oder wenn du nichts Besseres auf der Hand hast.
    .title = Eine Bedrohung abgewendet
bruges-lesson-canal = Der Kanal wird vom Torhaus nach außen gebaut: zwei Abschnitte zu fünf Feldern. Das nächste Feld eines Abschnitts braucht eine Karte seiner Farbe und die Gulden in seiner Münze. Das jeweils dritte ist am Ende 3 Punkte wert. Wer einen Abschnitt vollendet, nimmt die wertvollste Statue am Rathaus, jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .title = Der Kanal
bruges-lesson-points = { $points ->
        [one] { $points } Punkt hast du bisher.
       *[other] { $points } Punkte hast du bisher.
    } Wäre das Spiel jetzt zu Ende, wären es { $total }. Übrige Gulden, Handlanger und Karten sind nichts wert, aber bei Gleichstand gewinnt, wer mehr Gulden hat. Am Ende zählt:
    .title = Deine Punkte
    .persons = Personen, Häuser und was Kränze zählen
    .majorities = 4 für jede Mehrheit
    .canal = 3 für das dritte Feld eines Abschnitts, dazu Statuen
    .stairs = Die Punkte deines Felds
bruges-lesson-end = Geschafft, die Karte ist verbraucht. Bis du deinen Zug beendest, kannst du sie mit „Rückgängig“ zurücknehmen, solange nichts Verborgenes aufgedeckt wurde. Dann ist der Computerspieler am Zug; was er tut, erzählt der Verlauf.
    .title = Den Zug beenden
bruges-lesson-use = Eine deiner Personen kann jetzt wirken. Das ist ein Zusatz, vor oder nach deiner Karte: Klicke auf ihr Fenster. Wer einen Handlanger im Zeichen trägt, verlangt einen dieser Farbe. Jede wirkt einmal pro Runde, und du darfst so viele aktivieren, wie du hast.
    .title = Eine Person aktivieren
bruges-lesson-majority = Wer am Ende einer Runde allein vorn liegt, auf der Treppe, bei den Personen oder beim Kanal, dreht einen Mehrheitenmarker um, am Ende des Spiels 4 Punkte wert. { $mine ->
        [none] Du hast keinen umgedreht
       *[other] Du hast umgedreht: { $mine }
    }; { $theirs ->
        [none] der Computerspieler keinen.
       *[other] der Computerspieler: { $theirs }.
    } Er bleibt so, solange ihn keine fremde Person zurückdreht, und andere können ihren noch umdrehen. Wo zwei gleichauf liegen, tut es niemand.
    .title = Mehrheiten
bruges-lesson-round = { $first ->
        [me] Das Wappen mit dem Löwen geht reihum: Jetzt hast du es und beginnst
       *[other] Das Wappen mit dem Löwen geht reihum: Jetzt hat es der Computerspieler und beginnt
    }. Genutzte Personen sind wieder frei, und die Karte, die du nicht gespielt hast, bleibt auf der Hand. Fülle sie auf fünf Karten auf; dann wird neu gewürfelt.
    .title = Die nächste Runde
bruges-lesson-warning = { $colour ->
        [none] Eine Bedrohung mit 2 von 3 Markern richtet mit dem nächsten Schaden an.
       *[other] Vor dir liegen 2 von 3 Markern „{ br-colour-threat }“: Mit der nächsten 5 oder 6 auf dem { br-colour-name.en } Würfel richtet sie Schaden an.
    } Du hast eine Karte ihrer Farbe: Wähle sie und klicke die Bedrohung an, dann geht ein Marker zurück, und du bekommst einen Punkt.
    .title = Gefahr droht
bruges-lesson-ending = Der Extrastapel wartet{ $cards ->
        [0] {""}
       *[other] {" "}mit { $cards } Karten
    }, bis ein Nachziehstapel leer ist, und tritt an dessen Stelle. Geschieht das, während Hände aufgefüllt werden, ist diese Runde die letzte, sonst die folgende. Dann wird gezählt.
    .title = Wie das Spiel endet
bruges-lesson-free = Das ist das ganze Spiel: ziehen, würfeln, vier Karten, Mehrheiten. Spiel weiter, wie du magst. Mich findest du hinter den Fragezeichen: Das obere sagt, was etwas ist, das an der Frage, warum du gefragt wirst und was der Schreiber, ein guter Computerspieler, tun würde.
    .title = Jetzt bist du dran

## Was die Dinge sind

bruges-about-card = Eine Karte deiner Hand. Eine Karte, sechs Möglichkeiten: zwei Handlanger ihrer Farbe, Gulden nach ihrem Würfel, ein Bedrohungsmarker ihrer Farbe zurück für einen Punkt, ein Kanalfeld ihrer Farbe, ein Haus mit ihrer Rückseite oder die Person auf ihrer Vorderseite.
    .gives = Die Person gibt die Punkte auf dem Schild und was der Text sagt. Die Münze ist ihr Preis. Die Zeichen sagen dasselbe wie der Text: was du abgibst, ein Pfeil, was du bekommst, nach einem Schrägstrich, was gezählt wird.
    .counts = Du spielst eine Karte je Zug, vier in der Runde; der Rest bleibt auf der Hand. Ein Häuschen ⌂ auf einer großen Karte heißt, dass die Anleitung nicht alle ihre Werte nennt und wir welche gewählt haben.
bruges-about-person = Eine Person in ihrem Haus. Die Tafel zeigt Name und Farbe, der Sockel die Farbe des Hauses, das Zeichen im Giebel die Personengruppe.
    .gives = Punkte am Ende und was der Text sagt.
    .counts = Das Zeichen sagt, wann: der Blitz nur beim Auslegen, der Handlanger einmal pro Runde gegen einen Handlanger, die Schleife dauerhaft, der Kranz in der Schlusswertung. Ein Haken heißt: in dieser Runde schon aktiviert.
bruges-about-house = Ein Haus. Eine Person jeder Farbe passt hinein.
    .gives = Einen Punkt am Ende und Platz für eine Person.
    .counts = Es kostet einen Handlanger seiner Farbe. Ein Brand nimmt eines; wer darin wohnte, kommt zurück auf die Hand.
bruges-about-pile = Ein Nachziehstapel; von der obersten Karte siehst du die Farbe. Der Extrastapel wartet, bis einer der anderen leer ist.
    .gives = Karten: Wähle nach der Farbe.
    .counts = Am Anfang einer Runde, bis alle fünf Karten haben, und wenn eine Person dich ziehen lässt. Kommt der Extrastapel, ist diese Runde oder die nächste die letzte.
bruges-about-discard = Der Ablagestapel. Karten, die weder Haus noch Person wurden, liegen hier offen.
    .gives = Von selbst nichts; manche Personen holen etwas heraus.
    .counts = Das ganze Spiel über.
bruges-about-discards = Der Ablagestapel. Karten, die weder Haus noch Person wurden, liegen hier offen.
    .gives = Von selbst nichts; manche Personen holen etwas heraus.
    .counts = Das ganze Spiel über.
bruges-about-worker = Handlanger einer Farbe, in ihrem Boot.
    .gives = Einer bezahlt ein Haus dieser Farbe; Personen verlangen einen, wenn sie aktiviert werden.
    .counts = Jederzeit. Eine Überschwemmung nimmt alle.
bruges-about-threat = Eine Bedrohung und ihre Marker: blau Überschwemmung, braun Pest, gelb Überfall, rot Brand, violett Intrige.
    .gives = Der dritte Marker richtet Schaden an: Alle Handlanger, eine Person, alle Gulden, ein Haus oder ein Stück Kanal oder 3 Punkte gehen verloren. Dann gehen die Marker zurück.
    .counts = Alle nehmen einen, wenn der Würfel dieser Farbe 5 oder 6 zeigt. Eine Karte dieser Farbe legt einen zurück und bringt einen Punkt.
bruges-about-die = Ein Würfel dieser Runde; er gilt für alle.
    .gives = Eine Karte dieser Farbe bringt so viele Gulden. 5 oder 6 bringt einen Bedrohungsmarker dieser Farbe; 1 oder 2 gehört zum Preis eines Felds auf der Treppe.
    .counts = Einmal gewürfelt, in Phase 2 jeder Runde.
bruges-about-canal = Ein Kanalabschnitt: fünf Felder, vom Torhaus nach außen.
    .gives = 3 Punkte für das dritte Feld; für das fünfte die wertvollste Statue, die noch da ist.
    .counts = Jedes Feld braucht eine Karte seiner Farbe und kostet seinen Preis. Wer am Ende einer Runde allein die meisten Plättchen hat, dreht einen Mehrheitenmarker um.
bruges-about-stairs = Die Treppe des Rathauses ist die Aufstiegsleiste.
    .gives = Die Punkte deines Felds in der Schlusswertung, bis zu 12.
    .counts = Einmal pro Runde, für die Summe aller Würfel mit 1 oder 2. Wer allein vorn ist, dreht einen Mehrheitenmarker um.
bruges-about-statue = Die Statuen, die noch da sind, die wertvollste zuerst.
    .gives = Ihre Punkte in der Schlusswertung.
    .counts = Für den, der den nächsten Kanalabschnitt vollendet.
bruges-about-majority = Ein Mehrheitenmarker: Aufstieg, Personen oder Kanal.
    .gives = 4 Punkte in der Schlusswertung, sobald seine farbige Seite oben ist.
    .counts = Am Ende jeder Runde für den, der allein vorn liegt; andere können ihren später ebenfalls umdrehen.
bruges-about-seat = Ein Spieler mit Straße, Handlangern und Kanal.
    .gives = Dir nichts; aber was er hat, entscheidet über Mehrheiten.
    .counts = Am Ende jeder Runde.
bruges-about-guilders = Gulden, das Geld der Stadt.
    .gives = Damit bezahlst du Personen, Kanal und Treppe.
    .counts = Jederzeit. Ein Überfall nimmt alle.
bruges-about-points = Die Punkte bisher, und was es wären, wenn das Spiel jetzt endete.
    .gives = Wer die meisten hat, gewinnt.
    .counts = Am Ende.
bruges-about-hand = Deine Hand; die anderen sehen nur die Rückseiten.
    .gives = Fünf Karten am Anfang einer Runde.
    .counts = Vier davon spielst du.
bruges-about-chapter = Die Runde und ihre Phase.
    .gives = Phase 1: Hand auffüllen. 2: Würfel, Bedrohungen und Treppe. 3: reihum vier Karten. 4: Mehrheiten.
    .counts = Ist ein Nachziehstapel leer, kommt die letzte Runde.

## Warum man gefragt wird

asked-br-ask-choose-colour = Alle wählen der Reihe nach eine Farbe. Mit ihr bekommst du ein Torhaus, dessen Kanalfelder eigene Farben haben.
asked-br-ask-turn = Phase 3: Alle spielen reihum eine Karte, vier in der Runde. Nimm eine Karte; die Plätze, an denen du sie nutzen kannst, leuchten.
asked-br-ask-turn-or-use = Phase 3: Eine Karte muss gespielt werden. Personen, die in deinem Zug wirken, darfst du davor oder danach aktivieren.
asked-br-ask-turn-without-cards = Du bist am Zug, aber deine Hand ist leer; eine Person darfst du noch aktivieren.
asked-br-ask-end-turn = Deine Karte ist gespielt. Diese Frage gibt es, damit du noch etwas mit „Rückgängig“ zurücknehmen kannst, bevor der Nächste dran ist.
asked-br-ask-end-turn-or-use = Deine Karte ist gespielt. Du darfst noch Personen aktivieren oder etwas rückgängig machen; dann beende den Zug.
asked-br-ask-play = Eine Person lässt dich in diesem Zug noch eine Karte spielen.
asked-br-ask-act = Eine Person lässt dich eine Karte nehmen und sofort nutzen wie in einem Zug.
asked-br-ask-may-advance = Phase 2: Manche Würfel zeigen 1 oder 2, also darf jeder ein Feld auf der Treppe kaufen. Es bringt am Ende Punkte.
asked-br-ask-draw = In Phase 1 werden die Hände auf fünf Karten aufgefüllt; auch Personen lassen dich ziehen. Du wählst die Stapel einzeln und siehst die Karten an, wenn alle gezogen sind.
asked-br-ask-hold = Eine Person lässt dich die oberste Karte eines Stapels sofort nutzen; du kennst nur ihre Farbe.
asked-br-ask-discard = Du musst Karten ablegen und darfst wählen, welche.
asked-br-ask-choose-workers = Du bekommst Handlanger, und die Farbe ist deine Wahl.
asked-br-ask-give-back = Du darfst Bedrohungsmarker zurücklegen; jeder bringt einen Punkt.
asked-br-ask-give-back-up-to = Du darfst Bedrohungsmarker zurücklegen, einen nach dem anderen, oder aufhören; jeder bringt einen Punkt.
asked-br-ask-strike = Mehrere Arten von Schaden treffen dich zugleich; die Reihenfolge ist deine Wahl und kann dir etwas ersparen.
asked-br-ask-burn = Der Brand nimmt ein Haus oder das äußerste Plättchen deines Kanals. Wer in dem Haus wohnt, kommt zurück auf deine Hand.
asked-br-ask-lose-house = Die Person eines anderen nimmt dir ein Haus. Wer darin wohnt, kommt zurück auf deine Hand.
asked-br-ask-lose-tile = Die Person eines anderen nimmt dir ein äußerstes Plättchen deines Kanals.
asked-br-ask-lose-person = Die Pest oder die Person eines anderen nimmt dir eine Person. Das Haus bleibt.
asked-br-ask-lay-drawn = Eine Person lässt dich die oberste Karte eines Stapels als Haus legen.
asked-br-ask-buy-workers = Du darfst Handlanger kaufen, einen nach dem anderen, oder aufhören.
asked-br-ask-pay-any = Die Person verlangt einen Handlanger beliebiger Farbe; die Farbe kann entscheiden, was sie gibt.
asked-br-ask-return-different = Die Person bezahlt für Handlanger verschiedener Farben, einen nach dem anderen.
asked-br-ask-exchange = Die Person lässt dich Handlanger tauschen, einen nach dem anderen, oder aufhören.
asked-br-ask-give-workers = Die Person eines anderen nimmt dir Handlanger; welche, ist deine Wahl.
asked-br-ask-forge = Die Person lässt deine nächste Karte als andere Farbe gelten.
asked-br-ask-scheme = Die Person legt einen deiner Marker zurück und gibt allen anderen einen derselben Farbe.
asked-br-ask-select = Eine Person lässt jemanden aus dem Ablagestapel in eines deiner Häuser ziehen.
asked-br-ask-build-canal = Eine Person lässt dich am Kanal bauen; den Abschnitt wählst du.
asked-br-ask-turn-back = Die Person eines anderen zwingt dich, einen Mehrheitenmarker zurückzudrehen.
asked-br-ask-return-persons = Eine Person lässt dich Personen auf die Hand zurücknehmen, um sie wieder auszulegen.
asked-br-ask-activate-again = Eine Person lässt eine andere in dieser Runde ein zweites Mal wirken.
asked-br-ask-activate-freely = Eine Person lässt eine andere ohne den Handlanger wirken, den sie verlangt.
asked-br-ask-copy-flash = Eine Person lässt dich den Blitz der Person eines anderen ausführen.

## Die Regeln auf ein paar Seiten

bruges-rules-goal = Baue eine Straße an den Kanälen von Brügge und fülle sie mit Leuten aller Berufe. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
    .title = Das Ziel
bruges-rules-round = Eine Runde hat vier Phasen.
    .title = Eine Runde
    .draw = 1. Reihum füllt jeder seine Hand auf fünf Karten auf, von einem beliebigen der beiden Stapel, und sieht sie an, wenn alle gezogen sind.
    .dice = 2. Es wird gewürfelt. Jede 5 und 6 bringt allen einen Bedrohungsmarker ihrer Farbe. Dann darf jeder für die Summe aller 1 und 2 ein Feld hinaufgehen.
    .play = 3. Reihum spielt jeder eine Karte, viermal. Eine bleibt auf der Hand.
    .end = 4. Wer auf der Treppe, bei den Personen oder beim Kanal allein vorn liegt, dreht diesen Marker um. Personen können wieder wirken.
bruges-rules-card = Jede Karte nutzt du auf eine von sechs Arten.
    .title = Eine Karte, sechs Möglichkeiten
    .workers = Zwei Handlanger ihrer Farbe.
    .money = So viele Gulden, wie der Würfel ihrer Farbe zeigt.
    .threat = Ein Bedrohungsmarker ihrer Farbe geht zurück, für einen Punkt.
    .canal = Ein Plättchen auf das nächste Feld eines Abschnitts, wenn es ihre Farbe hat, für seinen Preis von 1 bis 5.
    .house = Ein Haus, verdeckt, für einen Handlanger ihrer Farbe.
    .person = Die Person zieht in ein leeres Haus, für die Gulden in der Münze.
bruges-rules-threats = Der dritte Marker einer Farbe richtet Schaden an, und alle Marker dieser Farbe gehen zurück.
    .title = Bedrohungen
    .blue = Überschwemmung: Alle Handlanger gehen verloren.
    .brown = Pest: Eine Person wird abgelegt; das Haus bleibt.
    .yellow = Überfall: Alle Gulden gehen verloren.
    .red = Brand: Ein Haus oder das äußerste Kanalplättchen geht verloren. Wer dort wohnte, kommt zurück auf die Hand.
    .violet = Intrige: 3 Punkte gehen verloren.
bruges-rules-persons = Das Zeichen einer Person sagt, wann sie wirkt.
    .title = Personen
    .flash = Blitz: einmal, wenn die Person ausgelegt wird.
    .worker = Handlanger: in deinem Zug, einmal pro Runde, gegen einen Handlanger dieser Farbe.
    .always = Schleife: einmal pro Runde, oder immer, wenn es so weit ist, ohne Kosten.
    .laurel = Kranz: in der Schlusswertung.
bruges-rules-points = Ist ein Nachziehstapel leer, tritt der Extrastapel an seine Stelle, und diese Runde ist die letzte (geschieht das erst nach Phase 1, die folgende). Dann wird gezählt.
    .title = Das Ende
    .persons = Die Punkte der Personen, 1 für jedes Haus, und was Kränze zählen.
    .majorities = 4 für jeden Marker mit der farbigen Seite oben.
    .canal = 3 für das dritte Feld jedes Abschnitts, dazu die Statuen.
    .stairs = Die Punkte deines Felds.
