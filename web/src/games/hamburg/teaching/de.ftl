### Hamburg erklärt: die erste Partie, was die Dinge sind, warum man gefragt wird, und die Regeln auf wenigen Seiten.

## Die erste Partie

hamburg-lesson-welcome = Du und ein Computerspieler baut je eine Straße in Hamburg, um das Jahr 1890; wer nach acht Durchgängen die meisten Punkte hat, gewinnt. Regeln brauchst du keine: Ich erkläre alles einmal, wenn es vorkommt. Mein orangefarbener Rahmen zeigt, wovon ich spreche: hier von deinen Handkarten. Was türkis leuchtet, kannst du wählen; solange ich vorher etwas zu sagen habe, wartet die Frage.
    .title = Willkommen in Hamburg
hamburg-lesson-draw = Jeder Durchgang beginnt mit fünf Handkarten. Drei hast du: Klicke zwei Stapel an, oder einen zweimal. Du siehst nur Farbe und Zeichen eines Stapels, aber auf die kommt es an: Sie entscheiden, welche Arbeiter, welches Geld und welchen Mauerstein eine Karte bringen kann.
    .title = Karten ziehen
hamburg-lesson-dice = Sechs Würfel, dieselben für alle, den ganzen Durchgang. Eine Karte für Geld bringt so viele Mark, wie der Würfel ihrer Farbe zeigt. Eine 5 oder 6 ist schlecht: Die Gefahr dieser Farbe wird erhöht. Alle 1 und 2 zusammen sind der Preis für einen Schritt auf dem Rathausplatz; ohne sie darf niemand gehen.
    .title = Die Würfel des Durchgangs
hamburg-lesson-danger = { $level ->
        [0] Eine deiner Gefahren wurde erhöht.
       *[other] Deine Gefahr „{ hb-colour-disaster }“ ({ hb-colour-name }) wurde auf Stufe { $level } von 3 erhöht.
    } Die dritte Stufe löst sie aus, dann beginnt sie wieder bei 0; wer nichts dergleichen hat, verliert nichts. Eine Karte ihrer Farbe verringert sie um eine Stufe und bringt einen Punkt.
    .title = Eine Gefahr wird erhöht
    .purple = Überschwemmung: ein Grundstück
    .orange = Brand: ein Gebäude
    .gray = Mauereinsturz: ein Mauerstein
    .pink = Überfall: dein ganzes Geld
    .brown = Krankheit: alle Arbeiter
hamburg-lesson-intrigue = Im brennenden Haus liegen die schwarzen Gefahren-Marker, die Intrigen. Zeigt der schwarze Würfel 5 oder 6, zieht jeder einen, und die Gefahr darauf wird für den erhöht, der ihn gezogen hat{ $token ->
        [none] .
       *[other] : für dich „{ hb-token-name }“.
    }
    .title = Intrige
hamburg-lesson-square = Für { $price } Mark (alle 1 und 2 zusammen) geht deine Spielfigur einen Schritt aufs Rathaus zu: Klicke das Feld an, das leuchtet. Die Zahl auf deinem Feld zählt am Ende des Spiels als Punkte. Ein Schritt kann bis zu 12 Mark kosten: Heute ist ein guter Tag dafür.
    .title = Der Rathausplatz
hamburg-lesson-cleric = Der schwarze Würfel hat einen Geistlichen an { $window ->
        [0] ein Fenster
       *[other] Fenster { $window }
    } gerufen. Am Ende des Durchgangs steigt er herab, und am Ende des Spiels gibt er allen einen Punkt je Gebäude in der Farbe seines Fensters; bei Fenster 6 je Zoo- und Parkkarte. Zeig auf ein Fenster oder drücke lange darauf, und es nennt seine Kategorien.
    .title = Ein Geistlicher in der Kirche
hamburg-lesson-turn = Viermal im Durchgang spielst du eine Karte: Das ist deine Basisaktion. An sechs Orten kann eine Karte gebraucht werden. Beginne mit einem Grundstück: Ohne das steht kein Gebäude. { $card ->
        [none] Wähle eine Karte
       *[other] Klicke auf „{ $card }“
    }, und die Orte, an die sie kann, leuchten auf.
    .title = Eine Karte, sechs Möglichkeiten
    .workers = Drei Arbeiter: aufs Haus ihrer Farbe
    .money = Geld: auf den Würfel ihrer Farbe
    .decrease = Gefahr verringern: auf ihre Stufen
    .wall = Mauer: auf den nächsten Stein
    .site = Grundstück: verdeckt, für einen Arbeiter
    .build = Ihr Gebäude: aufs Grundstück, für den Preis darauf
hamburg-lesson-places = Alles, was jetzt leuchtet, nimmt { $card ->
        [none] deine Karte
       *[other] „{ $card }“
    } an. An jedem Ort steht, was er kostet und bringt; was nicht leuchtet, geht gerade nicht. { $sites ->
        [0] Klicke den gestrichelten Platz an: Das wird ein Grundstück.
       *[other] Klicke einen Ort an, und es ist getan.
    } Willst du eine andere Karte, klicke diese an.
    .title = Die Orte einer Karte
hamburg-lesson-house = Dein Grundstück ist leer, und „{ $card }“ kannst du bezahlen: { $price } Mark. Klicke auf die Karte, dann auf das Grundstück. Das Zeichen III darauf heißt: In deinen Zügen kannst du das Gebäude nutzen.
    .title = Bau auf dein Grundstück
hamburg-lesson-end = Geschafft, die Karte ist verbraucht. Bis du deinen Zug beendest, kannst du sie mit „Rückgängig“ zurücknehmen, solange nichts Verborgenes aufgedeckt wurde. { $rival ->
        [tom] Danach bist du wieder am Zug, bis vier Karten gespielt sind; TOM war schon vor dir dran.
       *[other] Dann ist der Computerspieler am Zug; was er tut, erzählt der Verlauf.
    }
    .title = Beende deinen Zug
hamburg-lesson-site = Die Karte liegt jetzt verdeckt: Ihre Rückseite ist ein Grundstück, der Bordstein zeigt seine Farbe. Es hat einen Arbeiter dieser Farbe gekostet. Jedes Gebäude darf darauf stehen, egal in welcher Farbe, aber nur eines.
    .title = Dein erstes Grundstück
hamburg-lesson-build = Seine Punkte zählen am Ende des Spiels. Das runde Zeichen daran sagt, wann es wirkt: { $sign ->
        [flash] dieser Blitz hat eben gewirkt, einmal.
        [I] dieses einmal im Durchgang, in Phase I.
        [II] dieses einmal im Durchgang, in Phase II.
        [III] dieses einmal im Durchgang in Phase III, zusätzlich vor oder nach deiner Karte.
        [IV] dieses einmal im Durchgang, in Phase IV.
        [laurel] dieser Kranz in der Schlusswertung.
       *[other] dieses dauerhaft.
    } Phasen: I Ziehen, II Würfel, III deine Karten, IV Ende des Durchgangs.
    .title = Dein erstes Gebäude
    .flash = Blitz: einmal, sofort
    .phase = I bis IV: in dieser Phase, jeden Durchgang
    .always = Schleife: dauerhaft
    .laurel = Kranz: am Ende des Spiels
hamburg-lesson-use = Ein Gebäude mit dem Zeichen III lässt sich jetzt nutzen. { $cards ->
        [none] {""}
       *[other] { $cards }
    } Klicke auf das Gebäude. Das ist ein Zusatz, vor oder nach deiner Karte; jedes wirkt einmal im Durchgang, und du darfst so viele nutzen, wie du hast.
    .title = Ein Gebäude nutzen
hamburg-lesson-used = Das war ein Zusatz: Du hast bezahlt, was es braucht, und bekommen, was es gibt. Der graue Haken heißt genutzt; im nächsten Durchgang ist es wieder frei.
    .title = Ein Gebäude wirkt
hamburg-lesson-workers = Drei Arbeiter in der Farbe der Karte sind eingezogen. Ein Grundstück kostet einen seiner Farbe, und die meisten Gebäude brauchen einen, wenn du sie nutzt. Sie bleiben von Durchgang zu Durchgang, wenn keine Krankheit sie nimmt.
    .title = Arbeiter
hamburg-lesson-money = So viele Mark, wie der Würfel dieser Farbe zeigt. Damit bezahlst du Gebäude, die Mauer und Schritte auf dem Rathausplatz; sie bleiben von Durchgang zu Durchgang, wenn kein Überfall sie nimmt.
    .title = Geld
hamburg-lesson-decrease = Die Gefahr ist um eine Stufe verringert, und du hast sofort einen Punkt. Das lohnt sich vor der dritten Stufe, oder wenn du nichts Besseres auf der Hand hast.
    .title = Eine Gefahr verringert
hamburg-lesson-wall = Das Ufer vor deiner Straße wird eine Mauer, vom Turm nach außen: zwei Hälften zu fünf Steinen. Der helle Stein ist der nächste: Er braucht eine Karte seiner Farbe und die Mark in seiner Münze. Der dritte Stein jeder Hälfte ist am Ende 3 Punkte wert. Wer eine Hälfte vollendet, nimmt die goldene Statue, am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; die nächsten warten in den Nischen des Rathauses.
    .title = Die Stadtmauer
hamburg-lesson-garden = Zoo- und Parkkarten brauchen kein Grundstück: Sie wohnen auf dem Hügel hinter deiner Straße. Zookarten sind viele Punkte wert, Parks geben zu Beginn jedes Durchgangs etwas.
    .title = Zoo und Park
hamburg-lesson-points = { $points ->
        [one] { $points } Punkt hast du bisher.
       *[other] { $points } Punkte hast du bisher.
    } Wäre das Spiel jetzt zu Ende, wären es { $total }, mit Karten, Mehrheiten, Mauer, Geistlichen und Rathausplatz. Übrige Mark und Arbeiter sind nichts wert, aber bei Gleichstand gewinnt, wer mehr Mark hat.
    .title = Deine Punkte
hamburg-lesson-majority = Wer am Ende eines Durchgangs irgendwo allein vorn liegt, dreht diesen Marker um: 4 Punkte am Ende des Spiels.
    .title = Mehrheiten
    .square = Rathausplatz, am weitesten: { hamburg-lesson-of }
    .buildings = Meiste Gebäude: { hamburg-lesson-of }
    .wall = Längste Mauer: { hamburg-lesson-of }
    .points = Meiste Punkte: { hamburg-lesson-of }
    .zoo = Meiste Tiere: { hamburg-lesson-of }
hamburg-lesson-of = { $of ->
    [me] du
    [other] Computerspieler
    [tom] TOM
   *[none] niemand allein
}
hamburg-lesson-season = { $first ->
        [me] Das rote Wappen gehört dir: Du beginnst
        [tom] TOM kommt wie immer vor dir, auch
       *[other] Das rote Wappen ist weitergewandert: Der Computerspieler beginnt
    } in jeder Runde dieses Durchgangs. Genutzte Gebäude sind wieder frei, und der Geistliche ist herabgestiegen. Fülle deine Hand auf fünf Karten auf; dann wird neu gewürfelt.
    .title = Der nächste Durchgang
hamburg-lesson-warning = { $colour ->
        [none] Eine Gefahr auf Stufe 2 von 3 wird mit der nächsten Erhöhung ausgelöst.
       *[other] Deine Gefahr „{ hb-colour-disaster }“ steht auf Stufe 2 von 3: Mit der nächsten 5 oder 6 auf dem { hb-colour-name.en } Würfel wird sie ausgelöst.
    } Eine Karte ihrer Farbe verringert sie wieder und bringt einen Punkt{ $card ->
        [none] : Es lohnt sich, eine zu behalten.
       *[other] : Klicke auf „{ $card }“, dann auf die Stufen. Du kannst natürlich auch etwas anderes tun und es darauf ankommen lassen.
    }
    .title = Gefahr droht
hamburg-lesson-tom-welcome = Du bist allein in Hamburg, um das Jahr 1890, bis auf TOM: Für ihn spielen die Würfel. Ihr baut je eine Straße; wer nach acht Durchgängen mehr Punkte hat, gewinnt. Regeln brauchst du keine: Ich erkläre alles einmal, wenn es vorkommt. Mein orangefarbener Rahmen zeigt, wovon ich spreche: hier von deinen Handkarten. Was türkis leuchtet, kannst du wählen; solange ich vorher etwas zu sagen habe, wartet die Frage.
    .title = Willkommen, du und TOM
hamburg-lesson-tom-money = TOM hat keine Karten, kann also kein Geld nehmen wie du. Dafür gibt ihm der schwarze Würfel { $pips ->
        [0] so viele Mark, wie er zeigt,
       *[other] { $pips } Mark,
    } in jedem Durchgang neu. Gefahren werden für ihn ebenso erhöht wie für dich.
    .title = TOMs Geld
hamburg-lesson-tom-dice = TOM war schon dran: Einmal im Durchgang führt er die fünf farbigen Würfel aus, vom niedrigsten zum höchsten, vor dir. Was er nicht kann, ersetzt er durch etwas Kleineres. Das alles erzählt der Verlauf.
    .title = Die Würfel spielen für TOM
    .one = 1: ein Punkt
    .two = 2: zwei Arbeiter
    .three = 3: ein Mauerstein
    .four = 4: eine Gefahr verringert, oder ein Grundstück
    .five = 5: ein Gebäude vom Stapel
    .six = 6: ein Gebäude, oder Mauer
hamburg-lesson-tom-square = TOM geht auf dem Rathausplatz einen Schritt, sooft er ihn bezahlen kann. Wer am Ende des Durchgangs allein weiter oben steht, hat diese Mehrheit.
    .title = TOM auf dem Rathausplatz
hamburg-lesson-tom-builds = TOM errichtet, was er aufdeckt, ob gut oder nicht. Was seine Gebäude bewirken, zählt für ihn: Die mit einem Zeichen von I bis IV nutzt er von links nach rechts, solange er Arbeiter hat. Klicke auf seine Seite des Tischs, um seine Straße anzusehen.
    .title = TOMs Straße
hamburg-lesson-free = Das ist das ganze Spiel: ziehen, würfeln, vier Karten, Mehrheiten, achtmal. Spiel weiter, wie du magst. Mich findest du hinter den Fragezeichen: Das obere sagt, was etwas ist, das an der Frage, warum du gefragt wirst und was der Schreiber, ein guter Computerspieler, tun würde.
    .title = Jetzt bist du dran

## Was die Dinge sind

hamburg-about-card = Eine deiner Handkarten. Eine Karte, sechs Möglichkeiten: drei Arbeiter ihrer Farbe, Mark wie auf ihrem Würfel, ihre Gefahr verringern mit einem Punkt, ein Mauerstein ihrer Farbe, mit der Rückseite ein Grundstück, oder was vorn gezeichnet ist.
    .gives = Gebaut gibt sie die Punkte auf ihrem Schild und was ihr Text sagt. Die Münze ist ihr Preis. Die Zeichen sagen dasselbe wie der Text: was du abgibst, ein Pfeil, was du bekommst, hinter einem Schrägstrich, was gezählt wird.
    .counts = Du spielst eine Karte je Zug, vier im Durchgang; der Rest bleibt auf der Hand. Ein Häuschen ⌂ auf einer großen Karte heißt, dass die Anleitung keine Werte für sie nennt und wir welche gewählt haben.
hamburg-about-building = Ein Gebäude in einer Straße. Das Schild zeigt Namen und Farbe, der Bordstein darunter die Farbe des Grundstücks.
    .gives = Seine Punkte, und was sein Text sagt.
    .counts = Das Zeichen sagt, wann: der Blitz nur beim Errichten, I bis IV einmal in dieser Phase, die Schleife dauerhaft, der Kranz in der Schlusswertung. Ein Haken heißt: in diesem Durchgang genutzt.
hamburg-about-site = Ein Grundstück. Ein Gebäude passt darauf, in jeder Farbe.
    .gives = Einen Bauplatz; manche Gebäude zählen Grundstücke einer Farbe.
    .counts = Es auszulegen kostet einen Arbeiter seiner Farbe. Die Überschwemmung nimmt eines weg; das Gebäude darauf kommt auf die Hand zurück.
hamburg-about-pile = Ein Zugstapel, nach der Farbe seiner Karten.
    .gives = Karten dieser Farbe: ihre Arbeiter, ihren Würfel, ihre Gefahr, ihren Mauerstein.
    .counts = Zu Beginn eines Durchgangs, bis alle fünf Karten haben; und immer, wenn eine Karte dich ziehen lässt.
hamburg-about-discard = Der Ablagestapel. Karten, die weder Grundstück noch Gebäude werden, landen hier, offen; zu Beginn liegt eine Karte jeder Farbe da.
    .gives = Von selbst nichts; manche Karten holen etwas heraus.
    .counts = Den ganzen Durchgang.
hamburg-about-discards = Der Ablagestapel. Karten, die weder Grundstück noch Gebäude werden, landen hier, offen; zu Beginn liegt eine Karte jeder Farbe da.
    .gives = Von selbst nichts; manche Karten holen etwas heraus.
    .counts = Den ganzen Durchgang.
hamburg-about-worker = Arbeiter einer Farbe.
    .gives = Einer bezahlt ein Grundstück dieser Farbe; Gebäude brauchen einen, wenn du sie nutzt.
    .counts = Jederzeit. Die Krankheit nimmt alle, also spare nicht zu viele an, während Braun hoch steht.
hamburg-about-level = Eine Gefahr und ihre Stufe: violett Überschwemmung, orange Brand, grau Mauereinsturz, rosa Überfall, braun Krankheit.
    .gives = Mit der dritten Erhöhung wird sie ausgelöst: Ein Grundstück, ein Gebäude, ein Mauerstein, dein ganzes Geld oder alle Arbeiter sind verloren. Danach beginnt sie wieder bei 0.
    .counts = Sie wird erhöht, wenn der Würfel ihrer Farbe 5 oder 6 zeigt, oder durch einen Gefahren-Marker. Eine Karte ihrer Farbe verringert sie und bringt einen Punkt.
hamburg-about-die = Ein Würfel dieses Durchgangs; er gilt für alle.
    .gives = Eine Karte dieser Farbe bringt so viele Mark. 5 oder 6 erhöht die Gefahr dieser Farbe; 1 oder 2 ist ein Teil des Preises auf dem Rathausplatz. Der schwarze Würfel nennt das Fenster des Geistlichen, und mit 5 oder 6 bringt er Intrigen.
    .counts = Einmal geworfen, zu Beginn jedes Durchgangs.
hamburg-about-wall = Eine Hälfte der Stadtmauer: fünf Steine, vom Turm nach außen.
    .gives = 3 Punkte für den dritten Stein; die wertvollste Statue, die noch da ist, für den fünften.
    .counts = Jeder Stein braucht eine Karte seiner Farbe und kostet seinen Preis. Wer am Ende eines Durchgangs allein die meisten Steine hat, dreht einen Mehrheitsmarker um. Der Mauereinsturz reißt einen ab.
hamburg-about-square = Der Rathausplatz, Feld für Feld bis zum Rathaus.
    .gives = Die Punkte deines Felds in der Schlusswertung, bis zu 18; auf dem letzten 4 Punkte jedes Mal, wenn du weitergehen würdest.
    .counts = Einmal im Durchgang, für die Summe aller Würfel mit 1 oder 2. Wer an dessen Ende allein vorn ist, dreht einen Mehrheitsmarker um.
hamburg-about-window = Ein Fenster der Kirche, für die vier Kategorien von Gebäuden seiner Farbe; das schwarze ist für Zoo und Park. Zeig darauf, und es nennt sie.
    .gives = In der Schlusswertung gibt jeder Geistliche darunter einen Punkt für jede deiner Karten aus diesen Kategorien.
    .counts = Der schwarze Würfel schickt in jedem Durchgang einen Geistlichen ans Fenster; an dessen Ende steigt er herab.
hamburg-about-majority = Ein Mehrheitsmarker: Rathausplatz, Gebäude, Mauer, Punkte oder Zoo.
    .gives = 4 Punkte in der Schlusswertung, wenn er dann umgedreht ist; nur die Karte eines Mitspielers kann ihn zurückdrehen.
    .counts = Am Ende jedes Durchgangs, für den, der allein vorn ist; andere können ihn später auch bekommen.
hamburg-about-garden = Eine Zoo- oder Parkkarte auf dem Hügel. Sie braucht kein Grundstück und ist kein Gebäude.
    .gives = Tiere geben viele Punkte. Parks geben zu Beginn jedes Durchgangs etwas.
    .counts = Wer am Ende eines Durchgangs allein die meisten Tiere hat, dreht einen Mehrheitsmarker um. Geistliche unter dem schwarzen Fenster zählen beides.
hamburg-about-found = Eine Karte, die für dich gefunden wurde.
    .gives = Du darfst sie auf die Hand nehmen.
    .counts = Jetzt.
hamburg-about-seat = Ein Spieler mit Straße, Arbeitern, Mauer und Garten.
    .gives = Dir nichts; aber was er hat, entscheidet über Mehrheiten.
    .counts = Am Ende jedes Durchgangs.
hamburg-about-tokens = Das brennende Haus mit den schwarzen Gefahren-Markern.
    .gives = Jeder zeigt eine Gefahr, die für den erhöht wird, der ihn zieht.
    .counts = Zeigt der schwarze Würfel 5 oder 6, zieht jeder einen.
hamburg-about-exchange = Die Börse: ein Plättchen mit drei Schritten, daneben der Kursanzeiger.
    .gives = Der Schritt des Kursanzeigers sagt, wie viel mehr oder weniger eine Basisaktion kostet oder bringt.
    .counts = Für alle, solange das Plättchen da liegt.
hamburg-about-ship = Ein Schiff: Auf Reede wartet es, am Kai ist es aktiv.
    .gives = Wer als Basisaktion einen Mauerstein baut, darf für einen Arbeiter in der Farbe der eingesetzten Karte ein Schiff am Kai nutzen.
    .counts = In Durchgängen, in denen sein Würfel 3 oder 4 zeigt.
hamburg-about-statue = Die nächste Statue von Hans Hummel; die folgenden warten in den Nischen des Rathauses.
    .gives = Ihre Punkte in der Schlusswertung.
    .counts = Für den, der die nächste Mauerhälfte vollendet.
hamburg-about-marks = Mark, das Geld der Stadt.
    .gives = Damit bezahlst du Gebäude, Mauer und Rathausplatz; bei Gleichstand gewinnt der Reichere.
    .counts = Jederzeit. Der Überfall nimmt dein ganzes Geld.
hamburg-about-points = Die Punkte auf der Leiste bis jetzt.
    .gives = Die meisten kommen in der Schlusswertung: Karten, Kränze, Mehrheiten, Mauer und Statuen, Geistliche, Rathausplatz.
    .counts = Wer am Ende eines Durchgangs allein vorn ist, dreht einen Mehrheitsmarker um.
hamburg-about-hand = Deine Kartenhand. Fünf Karten zu Beginn eines Durchgangs, vier davon werden gespielt.
    .gives = Alles, was du tust, beginnt mit einer Karte.
    .counts = Die anderen sehen nur die Farben der Rückseiten.
hamburg-about-mayor = Ein Bürgermeister, mit der gewählten Seite.
    .gives = Was sein Text sagt; er entscheidet auch, womit man beginnt.
    .counts = Das ganze Spiel; manche Fähigkeiten einmal im Durchgang.
hamburg-about-chapter = Der Durchgang, seine Phase und seine Runde.
    .gives = Phase I: Karten ziehen. II: Würfel. III: vier Runden mit je einer Karte. IV: Mehrheiten, der Geistliche, ein neuer Startspieler.
    .counts = Das Spiel endet mit dem achten Durchgang.
hamburg-about-first = Der Startspieler dieses Durchgangs.
    .gives = Den ersten Zug in jeder Runde.
    .counts = Am Ende des Durchgangs geht das Wappen weiter.

## Warum man gefragt wird

asked-hb-ask-turn = Du bist in Phase III am Zug: Reihum spielt jeder eine Karte, vier im Durchgang. Wähle eine Karte; die Orte, an denen sie sich nutzen lässt, leuchten auf.
asked-hb-ask-turn-or-use = Du bist in Phase III am Zug: Eine Karte muss gespielt werden. Gebäude mit dem Zeichen III darfst du davor oder danach nutzen, so viele du hast.
asked-hb-ask-turn-without-cards = Du bist am Zug, hast aber keine Karten mehr, also keine Aktion; ein Gebäude darfst du noch nutzen.
asked-hb-ask-end-turn = Deine Karte ist gespielt. Du wirst gefragt, damit du noch etwas mit „Rückgängig“ zurücknehmen kannst, bevor der Nächste am Zug ist.
asked-hb-ask-end-turn-or-use = Deine Karte ist gespielt. Du darfst noch Gebäude nutzen oder etwas rückgängig machen; dann beende den Zug.
asked-hb-ask-action-in-colour = Du hast einen Arbeiter gegeben, damit deine Karte als andere Farbe zählt; spiele sie jetzt.
asked-hb-ask-act = Eine Karte lässt dich eine weitere ziehen und sofort nutzen, wie in einem Zug.
asked-hb-ask-city-hall-uses = Phase II: Vor dem Schritt auf dem Rathausplatz darfst du ein Gebäude nutzen, das jetzt wirkt.
asked-hb-ask-city-hall = Phase II: Würfel zeigen 1 oder 2, also darf jeder einen Schritt auf dem Rathausplatz kaufen. Er bringt am Ende Punkte.
asked-hb-ask-before-disasters = Phase II: Die Würfel sind gefallen. Ein Gebäude darfst du nutzen, bevor Gefahren erhöht werden.
asked-hb-ask-replenish = Phase I: Die Hände werden auf fünf Karten aufgefüllt. Du wählst die Stapel nacheinander und siehst die Karten an, wenn alle gezogen sind.
asked-hb-ask-draw = Eine Karte oder ein Plättchen lässt dich ziehen; den Stapel wählst du.
asked-hb-ask-hold = Eine Karte lässt dich die oberste Karte eines Stapels sofort nutzen; du kennst nur ihre Farbe.
asked-hb-ask-lay-drawn = Eine Karte lässt dich die oberste Karte eines Stapels als Grundstück auslegen.
asked-hb-ask-discard = Du musst Karten abwerfen und darfst wählen, welche.
asked-hb-ask-choose-workers = Du erhältst Arbeiter, und ihre Farbe wählst du.
asked-hb-ask-buy-workers = Du darfst Arbeiter kaufen, einen nach dem anderen, oder aufhören.
asked-hb-ask-pay-any = Das Gebäude braucht einen Arbeiter beliebiger Farbe; die Farbe kann entscheiden, was es gibt.
asked-hb-ask-return-different = Das Gebäude belohnt Arbeiter verschiedener Farben, einen nach dem anderen.
asked-hb-ask-exchange = Das Gebäude lässt dich Arbeiter umtauschen, einen nach dem anderen, oder aufhören.
asked-hb-ask-give-workers = Die Karte eines Mitspielers nimmt dir Arbeiter; welche, wählst du.
asked-hb-ask-tribute = Die Karte gibt dir einen Punkt für jede Mark, die du einem Mitspieler gibst.
asked-hb-ask-lower = Du darfst eine Gefahr verringern; jedes Mal bringt einen Punkt.
asked-hb-ask-lower-up-to = Du darfst Gefahren verringern, Stufe für Stufe, oder aufhören; jedes Mal bringt einen Punkt.
asked-hb-ask-lower-colour = Du darfst diese Gefahr verringern; jedes Mal bringt einen Punkt.
asked-hb-ask-curse = Die Karte verringert eine deiner Gefahren und erhöht dieselbe bei allen anderen.
asked-hb-ask-choose-rise = Ein Gebäude lässt dich wählen, welche Gefahr statt der auf dem Marker erhöht wird.
asked-hb-ask-prevent = Eine deiner Gefahren soll erhöht werden, und ein Gebäude lässt dich das mit einem Arbeiter abwenden.
asked-hb-ask-strike = Mehrere Gefahren werden bei dir zugleich ausgelöst; die Reihenfolge wählst du, und sie kann dir etwas ersparen.
asked-hb-ask-tear-down = Der Mauereinsturz oder die Karte eines Mitspielers reißt einen äußersten Stein deiner Mauer ab.
asked-hb-ask-lose-building = Der Brand oder die Karte eines Mitspielers nimmt dir ein Gebäude. Sein Grundstück bleibt.
asked-hb-ask-lose-site = Die Überschwemmung nimmt dir ein Grundstück. Ein Gebäude darauf kommt auf die Hand zurück.
asked-hb-ask-select = Eine Karte lässt dich etwas aus dem Ablagestapel errichten.
asked-hb-ask-search = Eine Karte lässt dich in einem Stapel nach einer Kategorie suchen.
asked-hb-ask-build-wall = Eine Karte lässt dich einen Mauerstein bauen; die Hälfte wählst du.
asked-hb-ask-deactivate = Wegen der Karte eines Mitspielers drehst du einen deiner Mehrheitsmarker zurück.
asked-hb-ask-return-buildings = Eine Karte lässt dich Gebäude auf die Hand zurücknehmen, um sie neu zu errichten.
asked-hb-ask-activate-again = Ein Gebäude lässt ein anderes in diesem Durchgang ein zweites Mal wirken.
asked-hb-ask-activate-freely = Ein Gebäude lässt ein anderes ohne seinen Arbeiter wirken.
asked-hb-ask-copy-flash = Eine Karte lässt dich den Blitz eines fremden Gebäudes nutzen.
asked-hb-ask-flash-again = Ein Gebäude lässt den Blitz zweimal wirken.
asked-hb-ask-tuck = Ein Gebäude darf statt auf ein Grundstück unter eine Zookarte derselben Farbe.
asked-hb-ask-place-in-church = Eine Karte lässt einen deiner Arbeiter wie einen Geistlichen in der Kirche stehen.
asked-hb-ask-move-cleric = Ein Gebäude lässt dich den Geistlichen dieses Durchgangs ans nächste Fenster stellen; du bestimmst, für welche Kategorien er zählt.
asked-hb-ask-mayor-side = Vor dem Spiel wählt jeder eine Seite seines Bürgermeisters. Sie bestimmt, womit du beginnst und was du das ganze Spiel kannst.
asked-hb-ask-may-take-token = Der schwarze Würfel zeigt 5 oder 6, also zieht jeder einen Gefahren-Marker; dein Bürgermeister lässt dich verzichten.
asked-hb-ask-take-statue = Du hast eine Mauerhälfte vollendet. Die Statue bringt Punkte am Ende, die Zitronenjette sofort Geld.
asked-hb-ask-gift = Manche Gefahren-Marker bringen ein kleines Geschenk, das du nehmen darfst.
asked-hb-ask-lower-other = Das Geschenk verringert eine Gefahr, aber nicht die, die gerade erhöht wurde.
asked-hb-ask-ship = Du hast einen Mauerstein gebaut: Für einen Arbeiter in der Farbe der Karte darfst du ein Schiff am Kai nutzen.
asked-hb-ask-take-of-one-colour = Die Arbeiter, die du erhältst, haben alle dieselbe Farbe; die wählst du.
asked-hb-ask-own-flash = Du darfst den Blitz eines deiner Gebäude noch einmal nutzen.
asked-hb-ask-draw-from-pile = Alle Karten kommen von einem Stapel; den wählst du.
asked-hb-ask-return-workers = Arbeiter müssen abgegeben werden; welche, wählst du.
asked-hb-ask-choose-workers-among = Du erhältst einen Arbeiter in einer dieser Farben.
asked-hb-ask-return-workers-among = Ein Arbeiter in einer dieser Farben muss abgegeben werden.

## Die Regeln auf wenigen Seiten

hamburg-rules-goal = Jeder baut eine Straße in Hamburg, um das Jahr 1890. Wer nach acht Durchgängen die meisten Punkte hat, wird Bürgermeister; bei Gleichstand, wer mehr Mark hat.
    .title = Das Ziel
hamburg-rules-season = Ein Durchgang hat vier Phasen, und acht Durchgänge sind ein Spiel.
    .title = Ein Durchgang
    .draw = I. Alle ziehen von Stapeln ihrer Wahl, bis sie fünf Karten haben. Parks geben ihr Einkommen.
    .dice = II. Sechs Würfel werden für alle geworfen. Ein Geistlicher geht an das Fenster, das der schwarze Würfel nennt. 5 und 6 erhöhen Gefahren. Die Würfel mit 1 oder 2 ergeben den Preis für einen Schritt auf dem Rathausplatz.
    .play = III. Vier Runden: Reihum spielt jeder eine Karte für eine von sechs Aktionen und darf Gebäude nutzen.
    .end = IV. Wer allein vorn ist, dreht Mehrheitsmarker um. Der Geistliche steigt herab. Gebäude sind wieder frei, und ein anderer beginnt.
hamburg-rules-card = Jede Karte lässt sich auf sechs Arten nutzen. Welche die beste ist, darum geht es in diesem Spiel.
    .title = Eine Karte, sechs Möglichkeiten
    .workers = Drei Arbeiter ihrer Farbe.
    .money = So viele Mark, wie der Würfel ihrer Farbe zeigt.
    .decrease = Die Gefahr ihrer Farbe wird um eine Stufe verringert, und du erhältst einen Punkt.
    .wall = Der nächste Mauerstein, wenn er diese Farbe hat, für seinen Preis.
    .site = Ihre Rückseite wird ein Grundstück, für einen Arbeiter ihrer Farbe.
    .build = Ihre Vorderseite kommt auf ein beliebiges freies Grundstück, für den Preis auf ihrer Münze. Tiere und Parks brauchen keines.
hamburg-rules-disasters = Eine Gefahr, die zum dritten Mal erhöht wird, wird ausgelöst und beginnt danach wieder bei 0.
    .title = Gefahren
    .purple = Überschwemmung: Ein Grundstück ist verloren; sein Gebäude kommt auf die Hand zurück.
    .orange = Brand: Ein Gebäude ist verloren.
    .gray = Mauereinsturz: Ein Mauerstein ist verloren.
    .pink = Überfall: Das ganze Geld ist verloren.
    .brown = Krankheit: Alle Arbeiter sind verloren.
    .black = Intrige: Zeigt der schwarze Würfel 5 oder 6, zieht jeder einen Marker mit einer eigenen Gefahr.
hamburg-rules-buildings = Das Zeichen auf einer Karte sagt, wann sie wirkt.
    .title = Wann Gebäude wirken
    .flash = Ein Blitz: einmal, beim Errichten.
    .phase = I, II, III oder IV: einmal im Durchgang in dieser Phase, meist für einen Arbeiter.
    .always = Die Schleife: dauerhaft.
    .laurel = Der Kranz: in der Schlusswertung.
    .icons = Die Zeile mit den Zeichen sagt dasselbe wie der Text: was du abgibst, ein Pfeil, was du bekommst, und hinter einem Schrägstrich, was gezählt wird. * ist jede Farbe, = die Farbe von vorhin, ≠ verschiedene.
hamburg-rules-points = Ein paar Punkte kommen während des Spiels, die meisten am Ende.
    .title = Was Punkte bringt
    .cards = Die Punkte auf deinen Karten, und was Kränze geben.
    .majorities = 4 für jede Mehrheit: Rathausplatz, Gebäude, Mauer, Punkte, Zoo.
    .wall = 3 für den dritten Stein jeder Hälfte, und die Punkte der Statuen für volle Hälften.
    .church = 1 für jede deiner Karten und jeden Geistlichen unter dem Fenster ihrer Kategorie.
    .square = Die Punkte deines Felds auf dem Rathausplatz, bis zu 18.

## Die Erweiterungen und das Solospiel

hamburg-rules-mayors = Jeder beginnt anders und kann etwas, das sonst niemand kann.
    .title = Erweiterung: Die Bürgermeister
    .chapter = Spielregel: „Erweiterung 1: Die Bürgermeister“; was jeder von ihnen kann, steht in deren Anhang und unter „Karten und Plättchen“.
    .side = Jeder zieht einen von fünf Bürgermeistern und wählt eine seiner zwei Seiten. Die andere gilt nicht.
    .start = Die Seite sagt, mit wie viel Mark und Arbeitern du beginnst, statt mit den üblichen 5 Mark und einem Arbeiter jeder Farbe.
    .gift = Seine Fähigkeit gilt das ganze Spiel. Manche erlauben mehr Handkarten, andere verbilligen Aktionen oder ersparen Gefahren; einige wirken einmal im Durchgang.
hamburg-rules-statues = Es gibt eine zweite Reihe Statuen. Wer eine Mauerhälfte vollendet, hat die Wahl.
    .title = Erweiterung: Hans-Hummel und Zitronenjette
    .chapter = Spielregel: „Erweiterung 2: Hans-Hummel und die Zitronenjette“.
    .two = Zwei Statuen stehen nebeneinander: der nächste Hans Hummel, zuerst mit 10 Punkten, und die nächste Zitronenjette, zuerst mit 12 Mark. Eine davon nimmst du.
    .hummel = Hans Hummel gibt seine Punkte in der Schlusswertung.
    .jette = Die Zitronenjette gibt ihre Mark sofort.
hamburg-rules-intrigue = Im brennenden Haus liegen mehr Marker: Manche sind schlimmer als die anderen, manche bringen einen kleinen Trost.
    .title = Erweiterung: Die besonderen Gefahren
    .chapter = Spielregel: „Erweiterung 3: Die besonderen Gefahren“; jeder Marker steht in deren Anhang.
    .mix = Zehn neue Marker werden unter die üblichen gemischt. Wie immer zieht jeder einen, wenn der schwarze Würfel 5 oder 6 zeigt.
    .double = Fünf davon erhöhen zwei Gefahren verschiedener Farben um je eine Stufe.
    .gift = Fünf erhöhen eine Gefahr und geben etwas dazu: Karten, Punkte, Arbeiter oder Mark.
hamburg-rules-ships = Sechs Schiffe warten im Hafen, und mit ihnen lohnt sich die Stadtmauer mehr.
    .title = Erweiterung: Die Schiffe
    .chapter = Spielregel: „Erweiterung 4: Die Schiffe“; was jedes Schiff bewirkt, steht in deren Anhang.
    .wake = Phase II: Nach den Gefahren verlässt jedes Schiff, dessen Würfel 3 oder 4 zeigt, die Reede und legt am Kai an. Jetzt ist es aktiv.
    .use = Phase III: Wer als Basisaktion einen Mauerstein baut, darf ein Schiff am Kai nutzen, gleich welcher Farbe, für einen Arbeiter in der Farbe der eingesetzten Karte. Ein Mauerstein durch ein Gebäude zählt nicht.
    .back = Phase IV: Alle Schiffe fahren auf Reede zurück, genutzt oder nicht.
hamburg-rules-exchange = Eine Basisaktion ist erst mehr wert als sonst, dann weniger. Wer sie nimmt, muss den Kurs nehmen, wie er ist.
    .title = Erweiterung: Die Börse
    .chapter = Spielregel: „Erweiterung 5: Die Börse“; die Plättchen stehen in deren Anhang.
    .action = Das Plättchen nennt eine Aktion, der Kursanzeiger, um wie viel. Nach jeder solchen Aktion rückt der Kursanzeiger ein Feld weiter. Eine Aktion durch ein Gebäude zählt nicht.
    .green = Felder 1 bis 3, grün: Die Aktion bringt mehr oder kostet weniger, von Feld zu Feld stärker.
    .red = Mit Feld 4 wird das Plättchen auf Rot gedreht: Bis Feld 6 bringt die Aktion weniger oder kostet mehr. Danach folgt das nächste. Ein Plättchen kann länger gelten als einen Durchgang.
hamburg-rules-clerics = In jedem Fenster der Kirche liegt ein Plättchen, und das beim Geistlichen ändert den Durchgang für alle. Zusammen mit der Börse empfiehlt die Spielregel es nicht.
    .title = Erweiterung: Die Geistlichen-Plättchen
    .chapter = Spielregel: „Erweiterung 6: Die Geistlichen-Plättchen“; die Plättchen stehen in deren Anhang.
    .windows = Vor dem Spiel werden sechs Plättchen gezogen und liegen in den Fenstern, jedes mit einer guten oder schlechten Seite oben.
    .cleric = Phase II: Der schwarze Würfel schickt den Geistlichen an ein Fenster. Nur das Plättchen dort gilt, den ganzen Durchgang; ändert es eine Basisaktion, dann keine durch ein Gebäude.
    .flip = Phase IV: Der Geistliche steigt herab, und sein Plättchen wird umgedreht. Beim nächsten Mal bewirkt es das Gegenteil. Zur Schlusswertung kommen alle Plättchen weg.
hamburg-rules-tom = Allein spielst du gegen TOM, einen Gegner ohne Kopf: Die Würfel entscheiden, was er tut. Alles andere ist wie immer, acht Durchgänge lang; wer mehr Punkte hat, gewinnt.
    .title = Allein gegen TOM
    .chapter = Spielregel: „Das Solospiel“. Wo sie TOM eine Wahl lässt, sagen unsere Auslegungen, wie er wählt; der Verlauf erzählt jede davon.
    .start = Ihr beginnt beide mit 5 Mark und einem Arbeiter jeder Farbe. TOM hat keine Handkarten, und niemand hat das Startwappen: TOM kommt immer zuerst.
    .black = Phase II: TOM erhält so viele Mark, wie der schwarze Würfel zeigt. Gefahren werden auch für ihn erhöht.
    .square = TOM geht einen Schritt auf dem Rathausplatz, sooft er ihn bezahlen kann. Du entscheidest, wie immer.
    .one = Phase III: TOM führt die fünf farbigen Würfel aus, vom niedrigsten zum höchsten, einmal im Durchgang. Eine 1 ist ein Punkt für ihn.
    .two = Eine 2: zwei Arbeiter ihrer Farbe.
    .three = Eine 3: ein Mauerstein ihrer Farbe, wenn er an der Reihe ist und TOM ihn bezahlen kann; sonst ein Arbeiter.
    .four = Eine 4: Die Gefahr ihrer Farbe wird verringert, für einen Punkt. Gibt es keine: ein Grundstück ihrer Farbe, für einen Arbeiter. Geht auch das nicht: 4 Mark.
    .five = Eine 5: Er deckt die oberste Karte ihres Stapels auf und errichtet sie. Hat er kein freies Grundstück oder zu wenig Geld, wird sie ein Grundstück. Geht auch das nicht: 5 Mark.
    .six = Eine 6: eine Karte wie bei einer 5. Kann er sie nicht errichten, ein Mauerstein; geht das nicht, 6 Mark.
    .uses = Danach nutzt er seine Gebäude von links nach rechts, solange seine Arbeiter reichen.
    .you = Dann hast du deine vier Züge, einen nach dem anderen. Am Ende des Durchgangs werden die Mehrheiten wie immer verglichen.
