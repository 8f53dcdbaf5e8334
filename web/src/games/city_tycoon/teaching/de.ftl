### City Tycoon erklärt: das erste Spiel, was die Dinge sind, warum man gefragt wird, und die Regeln auf wenigen Seiten.

## Das erste Spiel

city_tycoon-lesson-welcome = Du und ein Computerspieler baut gemeinsam an einer Stadt, und doch jeder für sich. Plättchen, die du legst, gehören dir und zahlen dir etwas in jeder Runde, in der sie Strom bekommen. Wer nach vier Runden die meisten Siegpunkte hat, wird Bürgermeister. Ich erkläre jedes Ding, wenn es vorkommt; mein orangefarbener Rahmen zeigt, wovon ich spreche. Was leuchtet, kannst du wählen, und du darfst immer auch etwas anderes tun, als ich vorschlage.
    .title = Willkommen in der Stadt
city_tycoon-lesson-rounds = Es gibt vier Runden, und jede hat fünf Phasen. Diese Zeile sagt, wo du gerade bist.
    .title = Eine Runde, Phase für Phase
    .order = I: Wer das wenigste Geld hat, beginnt (ab Runde 2)
    .draft = II: Alle behalten sechs Plättchen, eines nach dem anderen
    .build = III: reihum je sechs Aktionen
    .supply = IV: Bringe Würfel zu deinen Plättchen und nimm ihre Einnahmen
    .tidy = V: Verbrauchte Würfel gehen zurück, manche Kraftwerke werden aufgefüllt
city_tycoon-lesson-pick = Von diesen sechs Plättchen bleibt eines bei dir, die anderen gehen an deinen Nachbarn. Die Münze sagt, was das Legen kostet; was hinter „gelegt“ steht, kommt sofort dazu. Darunter steht, was es fordert, rote, blaue oder gelbe Würfel, und was es dafür zahlt, einmal je Runde; ein Schild ist ein Siegpunkt. Von zwei Zeilen wählst du jedes Mal eine. Billige Plättchen, die einen einzigen Würfel fordern, sind ein guter Anfang: hier „{ $name }“.
    .title = Behalte ein Plättchen
city_tycoon-lesson-passed = Der Stapel in deiner Hand kommt jetzt von deinem Nachbarn, und deiner ging weiter, ohne das Plättchen, das du behalten hast. Das geht so lange, bis alle sechs haben. Was du nicht brauchst, ist nicht verloren: In der nächsten Phase lässt sich jedes Plättchen verkaufen oder für ein Kraftwerk abwerfen.
    .title = Die Stapel wandern
city_tycoon-lesson-purse = Du beginnst mit { $mine } €, der andere mit { $other } €: Wer in Runde 1 später an der Reihe ist, hat 2 € mehr. Die Münze unter einem Plättchen sagt, was davon übrig bliebe, wenn du es und alle behaltenen legst. Die roten Zahlen daneben sind Würfel, die du vom Startplättchen oder von anderen kaufen müsstest, denn noch gehört dir kein Kraftwerk.
    .title = Was du dir leisten kannst
city_tycoon-lesson-build = Jetzt hat jeder sechs Aktionen, immer eine reihum. Jede verbraucht ein Plättchen deiner Hand, auf eine von drei Arten. Lege zuerst eines: Klicke auf „{ $name }“.
    .title = Sechs Aktionen, sechs Plättchen
    .lay = lege es: Du zahlst die Münze in seiner Ecke, und es gehört dir
    .plant = wirf es ab und baue ein Kraftwerk, für dessen Preis
    .sell = verkaufe es an die Bank: Du bekommst 5 €
city_tycoon-lesson-place = Es darf auf jedem Feld liegen, das leuchtet, mit einer Kante an etwas in der Stadt. Der Preis auf einem Feld sagt, was der Transport seiner Würfel dorthin kosten würde, jedes Mal, wenn du es versorgst. { $bonus ->
        [0] Nahe an Kraftwerken und deinen eigenen Plättchen ist das wenig.
       *[other] Ich würde das markierte Feld nehmen: Dort gibt das graue Viertel jedes Mal { $bonus } € dazu.
    }
    .title = Der Ort entscheidet
city_tycoon-lesson-put = Dort liegt es vorläufig, und daneben die Landschaft, die es mitbringt. Ein Klick auf „oder hier“ verschiebt sie; ein Klick auf das Plättchen oder auf „Legen“ legt alles.
    .title = Mit seiner Landschaft
city_tycoon-lesson-landscape = Die meisten Plättchen bringen Landschaft mit, die neben ihnen liegt (grün oder blau hinter „gelegt“). Lege Land dorthin, wo du wachsen willst, und Wasser den anderen in den Weg. Neben beiden dürfen Plättchen liegen, darauf nie.
    .title = Land und Wasser
    .land = Land gehört dir: Deine Würfel überqueren es kostenfrei, andere zahlen dir 2 € je Würfel
    .water = Wasser gehört niemandem, und kein Würfel überquert es
city_tycoon-lesson-sides = Das Startplättchen hat je Runde nur 2 rote und 2 blaue Würfel für alle. Baue also Kraftwerke: von jeder Farbe das erste, dann das in der Zeile darunter, teurer und stärker. Ein Kraftwerk hat zwei Seiten, und die du wählst, bleibt oben. { $can ->
        [yes] Baue jetzt eines: Ich würde die markierte Seite nehmen, denn es kommen noch Runden.
       *[other] Das ist eine Aktion, wie das Legen eines Plättchens.
    }
    .title = Kraftwerke haben zwei Seiten
    .refilled = Sonne oder Wind, mit dem Pfeil im Kreis: teurer ({ $of }), aber nach jeder Runde wieder voll
    .once = Dampf oder Wasser, mit ×1: billiger und mehr ({ $of }), aber nie wieder aufgefüllt
city_tycoon-lesson-sides-of = { $cost } €, { $cubes } Würfel
city_tycoon-lesson-discard = Außer seinem Preis kostet ein Kraftwerk ein Plättchen deiner Hand, das aus dem Spiel kommt. Gib eines ab, das schwer zu versorgen ist, etwa „{ $name }“.
    .title = Ein Plättchen für das Kraftwerk
city_tycoon-lesson-site = Ein Kraftwerk darf liegen, wo auch ein Plättchen liegen darf. Aus deinem eigenen nimmst du Würfel kostenfrei, andere zahlen dir je 2 €. Stelle es neben deine Plättchen. „Spart 2 €“ auf einem Feld heißt: So viel weniger kosten Würfel für deine Plättchen von dort; ein leeres Feld spart nichts.
    .title = Ein eigenes Kraftwerk
city_tycoon-lesson-laid = Das Plättchen gehört dir und trägt deinen Marker. Von selbst zahlt es nichts: In der nächsten Phase versorgst du es. Deine Plättchen und dein Land, die aneinanderliegen, sind ein Gebiet, durch das deine Würfel kostenfrei ziehen. (Schranken: Zu zweit wird an zwei Seiten des Startplättchens nichts gelegt.)
    .title = Dein erstes Viertel
city_tycoon-lesson-plant = { $cubes ->
        [one] Ein Würfel liegt
       *[other] { $cubes } Würfel liegen
    } darauf. { $refills ->
        [yes] Nach jeder Runde wird es wieder auf diese Zahl aufgefüllt.
       *[other] Ist alles verbraucht, bleibt es leer; hättest du seine andere Seite gewählt, würde es nach jeder Runde aufgefüllt.
    } Seine Würfel nimmst du kostenfrei, aber alle dürfen das: Andere zahlen dir je 2 €.
    .title = Dein erstes Kraftwerk
city_tycoon-lesson-sold = Fünf Euro für ein Plättchen, das du nicht brauchst. Das ist wenig: Was ein versorgtes Plättchen zahlt, ist meist mehr.
    .title = Verkauft
city_tycoon-lesson-arrows = Ein Pfeil am Rand eines Plättchens zeigt auf einen Nachbarn: Wer diesen Nachbarn versorgt, bekommt auch, was auf dem Pfeil steht, gleich wem das Plättchen mit dem Pfeil gehört. So geben die grauen Viertel des Startplättchens jedem Wohnviertel daneben { $euro ->
        [0] { $points } P
       *[other] { $euro } €
    }. Auf der Karte eines Plättchens steht ganz unten, welches Viertel was bekommt.
    .title = Pfeile zwischen Plättchen
city_tycoon-lesson-reserve = Würfel und Wege werden bezahlt, bevor die Einnahmen eines Plättchens kommen; behalte also ein paar Euro: Du hast { $money }. Und ein Plättchen, das keine Würfel bekommt, zahlt nichts: Verkaufe es lieber für 5 € an die Bank, oder wirf es für ein weiteres Kraftwerk ab.
    .title = Denk an die Rechnungen
city_tycoon-lesson-points = Das Schild zählt deine Siegpunkte; die kleine Zahl daneben ist, was dein Geld jetzt dazu bringen würde. Wer nach vier Runden die meisten hat, gewinnt; bei Gleichstand, wer mehr Geld übrig hat. Anfangs sind Euro, die Plättchen kaufen, mehr wert als Siegpunkte, am Ende ist es umgekehrt.
    .title = Was Punkte bringt
    .tiles = Plättchen mit einem Schild, jedes Mal, wenn sie versorgt werden
    .laid = manche Plättchen sofort, wenn sie gelegt werden
    .arrows = Pfeile mit einem Schild, wenn der Nachbar versorgt wird
    .money = am Ende sind je 10 € ein Siegpunkt
city_tycoon-lesson-end = Fertig. Bis du deinen Zug beendest, kannst du alles mit „Rückgängig“ zurücknehmen. Dann hat der Nächste eine Aktion.
    .title = Beende deinen Zug
city_tycoon-lesson-supply = Jetzt versorgst du deine Plättchen, eines in jedem Zug. Sie liegen unten, zuerst die, die am meisten Geld bringen. { $name ->
        [none] Keines von deinen lässt sich jetzt versorgen: „kein Weg“ heißt, dass die geforderten Würfel nicht hinkommen oder fort sind.
       *[other] Unter „{ $name }“ steht { $pays } − { $cost }: Es zahlt { $pays } €, und seine Würfel kosten { $cost } € auf ihrem Weg; die große Zahl ist, was übrig bleibt. („Kein Weg“: Seine Würfel kommen nicht hin oder sind fort.) Passe noch nicht, klicke darauf.
    }
    .title = Strom für deine Plättchen
city_tycoon-lesson-way = { $route ->
        [none] Es fordert nur gelbe Würfel: Sie liegen bei dir und brauchen keinen Weg.
       *[some] Die Linie ist der Weg jedes Würfels, vom Kraftwerk Schritt für Schritt über Plättchen und Land: nie schräg, nie über Wasser.
    } Hier kostet das { $cost ->
        [0] nichts
       *[other] { $cost } €
    }. Gefällt es dir, drücke auf „Versorgen“: Du zahlst und bekommst dann die Einnahmen.
    .title = Der Weg eines Würfels
city_tycoon-lesson-coins = { $cost ->
        [0] Auf ihrem Weg können Würfel etwas kosten.
       *[other] Diesmal sind es { $cost } €: Die Münzen auf der Linie sagen, wo, die Tafel mit dem Namen des Plättchens, an wen.
    } Für jeden Würfel:
    .title = Was ein Weg kostet
    .own = dein eigenes Kraftwerk, deine Plättchen, dein Land: nichts
    .start = vom Startplättchen oder darüber: einmal 2 € an die Bank
    .step = jeder Schritt auf ein fremdes Plättchen oder Land: 2 € an diesen Spieler
    .other = aus einem fremden Kraftwerk: 2 € an diesen Spieler
    .yellow = gelbe Würfel liegen bei dir: Sie brauchen weder Kraftwerk noch Weg
city_tycoon-lesson-from = { $asked ->
        [yes] Mehrere Kraftwerke haben so einen Würfel; das billigste steht zuerst.
       *[other] Das billigste Kraftwerk ist schon gewählt. Ein markiertes hat auch so einen Würfel: Ein Klick darauf nimmt ihn von dort.
    } Ein teureres kann klug sein: So sparst du eigene Würfel für ein anderes Plättchen, oder du nimmst einen, den jemand anders braucht.
    .title = Aus welchem Kraftwerk?
city_tycoon-lesson-payee = { $asked ->
        [yes] Mehrere Wege kosten gleich viel, bezahlen aber verschiedene Spieler.
       *[other] Ein anderer Weg kostet gleich viel, aber die Bezahlung geht an jemand anderen: Mit „⇄“ auf der Tafel wählst du ihn.
    } Bezahle den, der am weitesten hinter dir liegt.
    .title = Wen bezahlst du?
city_tycoon-lesson-gain = { $what ->
        [euro] { $count } €
        [points] { $count ->
            [one] einen Siegpunkt
           *[other] { $count } Siegpunkte
        }
       *[yellow] { $count ->
            [one] einen gelben Würfel
           *[other] { $count } gelbe Würfel
        }
    }
city_tycoon-lesson-supplied = „{ $name }“ hat dir { $gains } gebracht{ $arrows ->
        [0] {""}
        [one] {" "}(mit dem, was der Pfeil daran dazugibt)
       *[other] {" "}(mit dem, was die Pfeile daran dazugeben)
    }. Der Haken bleibt bis zum Ende der Runde: Jedes Plättchen lässt sich einmal je Runde versorgen und zahlt in der nächsten wieder.
    .title = Versorgt
city_tycoon-lesson-yellow = Ein gelber Würfel gehört dir, bis du ihn verbrauchst, auch in späteren Runden. Manche Plättchen fordern einen; er braucht kein Kraftwerk, keinen Weg und kein Geld.
    .title = Ein gelber Würfel
city_tycoon-lesson-toll = Geld ging von Spieler zu Spieler: für einen Würfel aus einem fremden Kraftwerk oder einen Schritt auf ein fremdes Plättchen. Ein Plättchen, über das alle Wege führen, verdient auch unversorgt.
    .title = Wegegeld
city_tycoon-lesson-more = { $name ->
        [none] Von deinen Plättchen bringt keines mehr einen Gewinn: Passe also. Wer gepasst hat, ist für diese Runde draußen, die anderen machen weiter.
       *[other] Du bist wieder an der Reihe: jetzt „{ $name }“. Ein Würfel ist fort, sobald ihn jemand verbraucht hat; versorge also zuerst, was andere dir wegschnappen könnten. Ist nichts mehr seinen Preis wert, dann passe; ein Siegpunkt darf aber ein paar Euro kosten.
    }
    .title = Weiter mit dem nächsten
city_tycoon-lesson-pass = { $supplied ->
        [yes] Wer passt, ist bis zur nächsten Runde draußen; die anderen machen weiter, bis alle gepasst haben.
       *[other] Du hast gepasst, ohne etwas zu versorgen, also hat dir kein Plättchen etwas gezahlt: Versorge in der nächsten Runde zuerst.
    } Übriges Geld ist nicht verloren: Es bezahlt die nächsten Plättchen, und am Ende sind je zehn Euro ein Siegpunkt.
    .title = Gepasst
city_tycoon-lesson-tidy = Alle haben gepasst, und in Phase V wird aufgeräumt.{ $plant ->
        [once] {" "}Dein eigenes Kraftwerk hat ×1: { $left ->
                [0] Es ist leer und bleibt es
                [one] Ein Würfel ist übrig
               *[other] { $left } Würfel sind übrig
            }.
        [refilled] {" "}Dein eigenes Kraftwerk hat den Pfeil im Kreis: wieder { $left } Würfel.
       *[none] {""}
    }
    .title = Die Runde ist zu Ende
    .used = Würfel auf Plättchen gehen zurück in die Schachtel: Jedes Plättchen lässt sich neu versorgen
    .refilled = Kraftwerke mit dem Pfeil im Kreis, auch die des Startplättchens, sind wieder voll
    .once = Kraftwerke mit ×1 behalten, was übrig ist, und bekommen nichts dazu
city_tycoon-lesson-round = { $first ->
        [me] Du hast jetzt das wenigste Geld, also beginnst du.
       *[other] Wer das wenigste Geld hat, beginnt: Diesmal ist es der andere.
    } Alles geht wie zuvor: sechs Plättchen behalten, sechs Aktionen, versorgen. Die neuen Plättchen zahlen mehr, und was du gelegt hast, bleibt dein und zahlt wieder.
    .title = Die nächste Runde
city_tycoon-lesson-free = Das ist das ganze Spiel: Plättchen behalten, sechs Aktionen, versorgen, und das viermal. Spiele weiter, wie du magst. Mich findest du hinter den Fragezeichen: Das obere sagt, was etwas ist, das an der Frage, warum du gefragt wirst und was der Schreiber, ein guter Computerspieler, tun würde.
    .title = Jetzt bist du dran

## Was die Dinge sind

city_tycoon-about-tile = Ein Stadtplättchen: ein Viertel, das jemandem gehört, oder eines, das noch auf einer Hand ist.
    .gives = Wird es versorgt, die Einnahmen neben seiner Forderung: Euro, Siegpunkte oder gelbe Würfel. Manche geben etwas beim Legen oder ihren Nachbarn.
    .counts = Jedes deiner Plättchen lässt sich einmal in der Runde versorgen. Es zu legen kostet, was in der Ecke steht.
city_tycoon-about-plant = Ein Kraftwerk. Rote Würfel kommen aus Sonne und Dampf, blaue aus Wind und Wasser.
    .gives = Würfel für alle: Der Besitzer nimmt sie kostenfrei, die anderen zahlen je 2 €.
    .counts = Sonne und Wind werden nach jeder Runde aufgefüllt, Dampf und Wasser nicht, dafür haben sie meist mehr.
city_tycoon-about-cell = Ein Feld des Stadtplans.
    .gives = Ein Schritt auf ein fremdes Plättchen kostet 2 € je Würfel, auf ein eigenes nichts. Über Wasser geht nichts.
    .counts = Wenn Plättchen aneinandergelegt werden und wenn Würfel unterwegs sind.
city_tycoon-about-seat = Ein Spieler; Geld, Siegpunkte und gelbe Würfel liegen für alle offen.
    .gives = Wer am wenigsten Geld hat, beginnt die nächste Runde.
    .counts = Zu Beginn der Runden 2 bis 4.
city_tycoon-about-side = Eine Seite des obersten Kraftwerks eines Stapels: ihr Preis und ihre Würfel.
    .gives = Du baust es, indem du ein Plättchen deiner Hand abwirfst und den Preis zahlst; dann dürfen alle seine Würfel kaufen und zahlen dir dafür.
    .counts = Ein Pfeil im Kreis: wird nach jeder Runde aufgefüllt. ×1: nie.
city_tycoon-about-stack = Die Kraftwerke einer Farbe, die noch kommen, das oberste zuerst.
    .gives = Spätere kosten mehr und haben oft mehr Würfel.
    .counts = Nur das oberste kann gebaut werden.
city_tycoon-about-bank = Die Bank.
    .gives = Sie zahlt 5 € für ein Plättchen deiner Hand.
    .counts = Verkaufen ist eine Aktion der Phase III.
city_tycoon-about-box = Was noch da ist: Würfel in drei Farben und Landschaftsplättchen.
    .gives = Gelbe Würfel, die fehlen, bekommt niemand; Landschaften, die fehlen, werden nicht gelegt.
    .counts = Im ganzen Spiel.
city_tycoon-about-money = Das Geld eines Spielers.
    .gives = Damit bezahlt man Plättchen, Kraftwerke, Schritte und Würfel.
    .counts = Am Ende sind je 10 € ein Siegpunkt; wer am wenigsten hat, beginnt die nächste Runde.
city_tycoon-about-yellow = Die gelben Würfel eines Spielers.
    .gives = Manche Plättchen fordern einen oder zwei; sie brauchen keinen Weg.
    .counts = Meist bringen Industrieviertel sie.
city_tycoon-about-points = Die Siegpunkte eines Spielers, daneben, was das Geld jetzt dazu bringen würde.
    .gives = Wer am Ende die meisten hat, gewinnt.
    .counts = Bei gleich vielen Siegpunkten entscheidet das Geld.
city_tycoon-about-hand = Plättchen auf einer Hand.
    .gives = Jedes wird mit einer Aktion verbraucht: gelegt, für ein Kraftwerk abgeworfen oder verkauft.
    .counts = In Phase III.
city_tycoon-about-next = Der Platz, den dieser Spieler in der nächsten Runde hätte.
    .gives = Wer weniger Geld hat, steht weiter vorn.
    .counts = Zu Beginn der Runden 2 bis 4.
city_tycoon-about-pack = Die Plättchen, aus denen du wählst. Du behältst eines und gibst die anderen nach links weiter.
    .gives = Unter jedem: dein Geld, wenn du die ganze Hand und dieses legst, und die Würfel, die dir fehlen würden.
    .counts = In Phase II.
city_tycoon-about-needs = Die Würfel, die deine Plättchen in einer Runde fordern, und die, die du hast.
    .gives = Was fehlt, kannst du aus fremden Kraftwerken und vom Startplättchen kaufen.
    .counts = Von jedem Plättchen zählt die erste Forderung.
city_tycoon-about-passing = Wer wem die Stapel weitergibt.
    .gives = Ein Haken: Dieser Spieler hat gewählt.
    .counts = In Phase II.
city_tycoon-about-seen = Plättchen, die du weitergegeben hast.
    .gives = Die Zeichen sagen, wer eines davon nahm oder noch nehmen kann.
    .counts = Bis zum Ende der Runde.
city_tycoon-about-action = Deine sechs Aktionen dieser Runde: was du getan hast, welche gerade dran ist, wie viele bleiben.
    .gives = Jede verbraucht ein Plättchen deiner Hand: gelegt, für ein Kraftwerk abgeworfen oder für 5 Euro verkauft.
    .counts = In Phase III.
city_tycoon-about-toll = Was du im ganzen Spiel jedem der anderen für Würfel und Wege gezahlt hast, und was du von ihnen bekommen hast.
    .gives = Es zeigt, wen deine Wege reich machen, und wer für deine zahlt.
    .counts = In Phase IV.
city_tycoon-about-meaning = Was dein Vorhaben bedeuten würde: was es kostet und bringt und was dir an Geld bleibt.
    .gives = Bei einem Plättchen auf einem Feld: sein Preis, was seine Versorgung dort kostet, und seine Landschaft. Beim Versorgen: jeder Würfel mit seinem Kraftwerk, seinen Schritten und seinem Preis, und wer bezahlt wird.
    .counts = Während du legst, baust oder versorgst. Mit dem Knopf darauf führst du es aus.
city_tycoon-about-tools = Die Knöpfe am Stadtplan.
    .gives = Vergrößern, verkleinern, die ganze Stadt. „Preise“ zeigt auf jedem freien Feld, was die Würfel eines Plättchens dort kosten würden, „Meine“ nur deine eigenen Plättchen; mit „Plan“ probierst du mehrere Versorgungen aus, bevor du eine wählst.
    .counts = Sie ändern, was du siehst, und nichts am Spiel.
city_tycoon-about-chapter = Die Runde und ihre Phase.
    .gives = Phase I: Spielerreihenfolge. II: Plättchen wählen. III: je sechs Aktionen. IV: versorgen. V: Verbrauchte Würfel gehen zurück.
    .counts = Das Spiel endet mit der vierten Runde.

## Warum man gefragt wird

asked-ct-ask-close = Zu zweit oder dritt darf die Stadt nicht an jeder Seite des Startplättchens wachsen; welche gesperrt ist, wird gewählt.
asked-ct-ask-pick = Phase II: Jeder behält ein Plättchen eines Stapels und gibt den Rest nach links weiter, bis alle sechs haben.
asked-ct-ask-build = Phase III: Sechsmal reihum verwendet jeder ein Plättchen: legt es, wirft es für ein Kraftwerk ab oder verkauft es für 5 €.
asked-ct-ask-discard = Ein Kraftwerk kostet außer seinem Preis ein Plättchen aus deiner Hand; welches, wählst du.
asked-ct-ask-end-turn = Deine Aktion ist getan. Du wirst gefragt, damit du noch etwas mit „Rückgängig“ zurücknehmen kannst, bevor der Nächste am Zug ist.
asked-ct-ask-place-tile = Das Plättchen muss eines berühren, das schon liegt. Nahe bei billigen Würfeln und guten Nachbarn bringt es mehr.
asked-ct-ask-place-plant = Das Kraftwerk muss ein Plättchen berühren, das schon liegt. Nahe bei deinen eigenen kommen seine Würfel kostenfrei ans Ziel.
asked-ct-ask-landscape = Das Plättchen brachte Land oder Wasser mit. Eigenes Land ist für dich ein freier Weg, Wasser für alle ein Hindernis.
asked-ct-ask-buy = Das Plättchen verkauft Siegpunkte; du darfst so viele kaufen, wie es anbietet.
asked-ct-ask-supply = Phase IV: Reihum versorgt jeder ein Plättchen. Wer passt, ist für diese Runde fertig.
asked-ct-ask-plant = Das Plättchen braucht einen Würfel, und mehrere Kraftwerke haben einen, zu verschiedenen Preisen.
asked-ct-ask-way = Mehrere Wege kosten gleich viel, bezahlen aber verschiedene Spieler.

## Die Regeln auf wenigen Seiten

city_tycoon-rules-goal = Alle bauen gemeinsam an einer Stadt, und doch jeder für sich: Viertel, die Strom brauchen, und Kraftwerke, die ihn geben. Wer nach vier Runden die meisten Siegpunkte hat, wird Bürgermeister.
    .title = Das Ziel
city_tycoon-rules-round = Eine Runde hat fünf Phasen.
    .title = Eine Runde
    .order = I. Wer das wenigste Geld hat, beginnt. (In Runde 1 entscheidet der Zufall: Der Erste hat 20 €, jeder Weitere 2 € mehr als der vor ihm.)
    .draft = II. Jeder behält eines von sechs Plättchen und gibt den Rest nach links weiter, bis alle sechs haben.
    .build = III. Reihum hat jeder sechs Aktionen.
    .supply = IV. Versorge reihum eines deiner Plättchen, oder passe; bis alle gepasst haben.
    .tidy = V. Verbrauchte Würfel gehen zurück in die Schachtel, und Kraftwerke mit dem Pfeil im Kreis werden aufgefüllt. (Nicht in Runde 4.)
city_tycoon-rules-actions = Jede Aktion verbraucht ein Plättchen deiner Hand, auf eine von drei Arten.
    .title = Sechs Aktionen
    .lay = Lege es für den Preis in seiner Ecke. Es gehört dir, und was hinter „gelegt“ steht, kommt sofort: Landschaft, Siegpunkte, gelbe Würfel.
    .plant = Wirf es ab und baue das oberste Kraftwerk eines Stapels für dessen Preis, mit einer der beiden Seiten nach oben.
    .sell = Verkaufe es für 5 € an die Bank.
city_tycoon-rules-place = Plättchen und Kraftwerke liegen mit einer Kante an etwas, das schon liegt.
    .title = Was wo liegen darf
    .touch = Jedes freie Feld am Rand der Stadt ist recht. Zu zweit oder dritt sind manche Seiten des Startplättchens gesperrt.
    .land = Land liegt neben dem Plättchen, das es mitbrachte, und gehört dir wie ein Plättchen.
    .water = Auch Wasser liegt dort, und gehört niemandem. Kein Würfel überquert es.
    .arrows = Ein Pfeil an einer Kante: Wer den Nachbarn versorgt, auf den er zeigt, bekommt das dazu, gleich wem das Plättchen mit dem Pfeil gehört.
city_tycoon-rules-plants = Rote Würfel kommen aus Sonne und Dampf, blaue aus Wind und Wasser. Aus jedem Kraftwerk dürfen alle Würfel nehmen. Von jeder Farbe kann nur das oberste gebaut werden; die nächsten sind teurer und stärker.
    .title = Kraftwerke
    .refilled = Solar- und Windkraftwerke, mit dem Pfeil im Kreis, werden nach jeder Runde aufgefüllt. So auch die des Startplättchens: für jeden Spieler ein Würfel jeder Farbe.
    .once = Dampf- und Wasserkraftwerke, mit ×1, sind billiger und fassen meist mehr, werden aber nie wieder aufgefüllt.
city_tycoon-rules-supply = Ein Plättchen wird mit den Würfeln versorgt, die es fordert, einmal je Runde; von zwei Zeilen wählst du eine. Sie kommen aus Kraftwerken, Schritt für Schritt über Plättchen und Land, nie schräg. Für jeden Würfel zahlst du:
    .title = Versorgen
    .own = Eigene Kraftwerke, Plättchen und eigenes Land: nichts.
    .start = Vom Startplättchen oder darüber: einmal 2 € an die Bank.
    .step = Jeder Schritt auf ein fremdes Plättchen, Kraftwerk oder Land: 2 € an diesen Spieler.
    .other = Aus einem fremden Kraftwerk: 2 € an diesen Spieler.
    .yellow = Gelbe Würfel liegen bei dir und brauchen keinen Weg.
    .income = Dann nimm die Einnahmen: Euro, Siegpunkte oder gelbe Würfel, und was Pfeile geben.
city_tycoon-rules-points = Wer nach Runde 4 die meisten Siegpunkte hat, gewinnt; bei Gleichstand, wer mehr Geld übrig hat.
    .title = Was Siegpunkte bringt
    .tiles = Plättchen mit einem Schild, jedes Mal, wenn sie versorgt werden.
    .laid = Manche Plättchen, wenn sie gelegt werden.
    .arrows = Pfeile mit einem Schild, wenn der Nachbar versorgt wird.
    .money = 1 für je 10 € am Ende. Übrige Würfel sind nichts wert.
