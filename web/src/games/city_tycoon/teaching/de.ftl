### City Tycoon erklärt: das erste Spiel, was die Dinge sind, warum man gefragt wird, und die Regeln auf wenigen Seiten.

## Das erste Spiel

city_tycoon-lesson-welcome = Du und ein Computerspieler baut gemeinsam an einer Stadt, und doch jeder für sich. Plättchen, die du legst, gehören dir; einmal je Runde kann jedes von ihnen mit Strom versorgt werden und zahlt dir etwas dafür. Wer nach vier Runden die meisten Siegpunkte hat, wird Bürgermeister. Regeln brauchst du vorher keine: Ich erkläre jedes Ding einmal, wenn es vorkommt. Du darfst immer auch etwas anderes tun, als ich vorschlage.
    .title = Willkommen in der Stadt
city_tycoon-lesson-pick = Sechs Plättchen zur Wahl: Eines bleibt bei dir, die anderen gehen an deinen Nachbarn. Die Münze sagt, was das Legen kostet. Darunter steht, was ein Plättchen fordert, rote, blaue oder gelbe Würfel, und was es dafür in jeder Runde zahlt. Billige Plättchen mit einem einzigen Würfel sind ein guter Anfang.
    .title = Behalte ein Plättchen
city_tycoon-lesson-passed = Der Stapel in deiner Hand kommt jetzt von deinem Nachbarn, und deiner ging weiter. Was du weitergegeben hast, darfst du dir merken: Manches davon wird gegen dich gelegt. Das geht so lange, bis alle sechs Plättchen haben.
    .title = Die Stapel wandern
city_tycoon-lesson-build = Jetzt hat jeder reihum sechs Aktionen, und jede verbraucht ein Plättchen der Hand: Lege es für seinen Preis, wirf es für ein Kraftwerk ab, oder verkaufe es für 5 €. Alle sechs zu legen kannst du dir nicht leisten, und niemand muss es. Lege zuerst ein Plättchen, nahe an die Kraftwerke des Startplättchens.
    .title = Sechs Aktionen, sechs Plättchen
city_tycoon-lesson-place = Ein Plättchen darf neben jedem anderen liegen. Der Preis auf einem Feld sagt, was der Transport seiner Würfel dorthin jetzt kosten würde: 2 € für einen Würfel vom Startplättchen oder aus einem fremden Kraftwerk, 2 € für jeden Schritt auf ein fremdes Plättchen, nichts auf eigenen. Felder am Startplättchen sind billig, und ein Nachbar im richtigen Viertel bringt einen Bonus.
    .title = Der Ort entscheidet
city_tycoon-lesson-landscape = Dieses Plättchen bringt Landschaft mit. Land gehört dir: Deine Würfel überqueren es umsonst, andere bezahlen dich. Wasser überquert niemand. Lege also Land dorthin, wo deine Stadt wachsen soll, und Wasser dorthin, wo es den anderen den Weg versperrt.
    .title = Land und Wasser
city_tycoon-lesson-discard = Außer seinem Preis kostet ein Kraftwerk ein Plättchen deiner Hand. Gib eines ab, das du sowieso nicht legen würdest.
    .title = Ein Plättchen für das Kraftwerk
city_tycoon-lesson-site = Aus deinem eigenen Kraftwerk nimmst du Würfel umsonst, andere zahlen dir je 2 €. Stelle es neben deine Plättchen.
    .title = Ein eigenes Kraftwerk
city_tycoon-lesson-laid = Das Plättchen gehört dir und trägt deinen Marker. Von selbst zahlt es nichts: In der nächsten Phase versorgst du es. Deine Plättchen, die aneinanderliegen, sind ein Gebiet, durch das Würfel umsonst ziehen.
    .title = Dein erstes Viertel
city_tycoon-lesson-plant = Solar- und Windkraftwerke werden nach jeder Runde aufgefüllt. Dampf- und Wasserkraftwerke fassen mehr für weniger Geld, aber nur einmal.
    .title = Dein erstes Kraftwerk
city_tycoon-lesson-sold = Fünf Euro für ein Plättchen, das du nicht brauchst. Das ist wenig: Was ein versorgtes Plättchen zahlt, ist meist mehr.
    .title = Verkauft
city_tycoon-lesson-end = Fertig. Bis du deinen Zug beendest, kannst du alles zurücknehmen. Dann hat der Nächste eine Aktion.
    .title = Beende deinen Zug
city_tycoon-lesson-supply = Jetzt werden Plättchen versorgt, eines in jedem Zug, bis alle gepasst haben. Bei jedem steht, was seine Würfel jetzt kosten, was es zahlt und was übrig bleibt. Nimm zuerst, was andere dir wegschnappen könnten: Ein Würfel ist fort, sobald ihn jemand genommen hat.
    .title = Strom für deine Plättchen
city_tycoon-lesson-from = Mehrere Kraftwerke haben so einen Würfel. Das billigste steht zuerst. Ein teureres kann klug sein: Der Würfel, den du nimmst, fehlt den anderen.
    .title = Aus welchem Kraftwerk?
city_tycoon-lesson-payee = Zwei Wege kosten gleich viel, bezahlen aber verschiedene Spieler. Bezahle den, der hinter dir liegt.
    .title = Wen bezahlst du?
city_tycoon-lesson-supplied = Die Würfel liegen bis zum Ende der Runde auf dem Plättchen, und du hast seine Einnahmen. Jedes Plättchen kann einmal je Runde versorgt werden, also zahlt es in der nächsten wieder.
    .title = Versorgt
city_tycoon-lesson-toll = Geld ging von Spieler zu Spieler: für einen Würfel aus einem fremden Kraftwerk oder einen Schritt über ein fremdes Plättchen. Ein Plättchen, über das alle Wege führen, verdient auch unversorgt.
    .title = Wegegeld
city_tycoon-lesson-pass = Bis zur nächsten Runde bist du draußen. Übriges Geld ist nicht verloren: Es bezahlt die nächsten Plättchen, und am Ende sind je zehn Euro ein Siegpunkt.
    .title = Gepasst
city_tycoon-lesson-round = Verbrauchte Würfel sind zurück, Solar- und Windkraftwerke wieder voll. Wer jetzt das wenigste Geld hat, beginnt. Die neuen Plättchen kosten mehr und zahlen mehr.
    .title = Die nächste Runde
city_tycoon-lesson-free = Das ist das ganze Spiel: Plättchen behalten, sechs Aktionen, versorgen, und das viermal. Spiele weiter, wie du magst. Ich bleibe hinter dem Fragezeichen: Dort erfährst du, was etwas ist, warum du gefragt wirst und was der Schreiber täte.
    .title = Nun kennst du alles

## Was die Dinge sind

city_tycoon-about-tile = Ein Stadtplättchen: ein Viertel, das jemandem gehört, oder eines, das noch auf einer Hand ist.
    .gives = Wird es versorgt, die Einnahmen neben seiner Forderung: Euro, Siegpunkte oder gelbe Würfel. Manche geben etwas beim Legen oder ihren Nachbarn.
    .counts = Jedes deiner Plättchen lässt sich einmal in der Runde versorgen. Es zu legen kostet, was in der Ecke steht.
city_tycoon-about-plant = Ein Kraftwerk. Rote Würfel kommen aus Sonne und Dampf, blaue aus Wind und Wasser.
    .gives = Würfel für alle: Der Besitzer nimmt sie umsonst, die anderen zahlen je 2 €.
    .counts = Sonne und Wind werden nach jeder Runde aufgefüllt, Dampf und Wasser nicht, dafür haben sie mehr.
city_tycoon-about-cell = Ein Feld des Plans.
    .gives = Ein Schritt auf ein fremdes Plättchen kostet 2 € je Würfel, auf ein eigenes nichts. Über Wasser geht nichts.
    .counts = Wenn Plättchen aneinandergelegt werden und wenn Würfel unterwegs sind.
city_tycoon-about-seat = Ein Spieler; Geld, Siegpunkte und gelbe Würfel liegen für alle offen.
    .gives = Wer am wenigsten Geld hat, beginnt die nächste Runde.
    .counts = Zu Beginn der Runden 2 bis 4.

## Warum man gefragt wird

asked-ct-ask-close = Zu zweit oder dritt darf die Stadt nicht an jeder Seite des Startplättchens wachsen; welche gesperrt ist, wird gewählt.
asked-ct-ask-pick = Phase II: Jeder behält ein Plättchen eines Stapels und gibt den Rest nach links, bis alle sechs haben.
asked-ct-ask-build = Phase III: Sechsmal reihum verwendet jeder ein Plättchen: legt es, wirft es für ein Kraftwerk ab oder verkauft es für 5 €.
asked-ct-ask-discard = Ein Kraftwerk kostet außer seinem Preis ein Plättchen aus deiner Hand; welches, wählst du.
asked-ct-ask-end-turn = Deine Aktion ist getan. Du wirst gefragt, damit du noch zurücknehmen kannst, bevor der Nächste am Zug ist.
asked-ct-ask-place-tile = Das Plättchen muss eines berühren, das schon liegt. Nahe bei billigen Würfeln und guten Nachbarn bringt es mehr.
asked-ct-ask-place-plant = Das Kraftwerk muss ein Plättchen berühren, das schon liegt. Nahe bei deinen eigenen kosten seine Würfel keinen Weg.
asked-ct-ask-landscape = Das Plättchen brachte Land oder Wasser mit. Eigenes Land ist für dich ein freier Weg, Wasser für alle ein Hindernis.
asked-ct-ask-buy = Das Plättchen verkauft Siegpunkte; du darfst so viele kaufen, wie es anbietet.
asked-ct-ask-supply = Phase IV: Reihum versorgt jeder ein Plättchen. Wer passt, ist für diese Runde fertig.
asked-ct-ask-plant = Das Plättchen braucht einen Würfel, und mehrere Kraftwerke haben einen, zu verschiedenen Preisen.
asked-ct-ask-way = Mehrere Wege kosten gleich viel, bezahlen aber verschiedene Spieler.

## Die Regeln auf wenigen Seiten

city_tycoon-rules-goal = Alle bauen an einer Stadt, und jeder für sich: Viertel, die Energie wollen, und Kraftwerke, die sie geben. Wer nach vier Runden die meisten Siegpunkte hat, wird Bürgermeister.
    .title = Das Ziel
city_tycoon-rules-round = Eine Runde hat fünf Phasen.
    .title = Eine Runde
    .order = I. Wer am wenigsten Geld hat, beginnt. (Nicht in Runde 1.)
    .draft = II. Jeder behält eines von sechs Plättchen und gibt den Rest nach links, bis alle sechs haben.
    .build = III. Jeder hat sechs Aktionen, reihum.
    .supply = IV. Reihum je ein eigenes Plättchen versorgen oder passen.
    .tidy = V. Verbrauchte Würfel gehen zurück; Solar- und Windkraftwerke werden aufgefüllt.
city_tycoon-rules-actions = Jede Aktion verbraucht ein Plättchen deiner Hand.
    .title = Bauen
    .lay = Lege es neben ein beliebiges Plättchen, für seinen Preis. Es gehört dir.
    .plant = Wirf es ab und baue ein Kraftwerk, für dessen Preis.
    .sell = Verkaufe es für 5 €.
city_tycoon-rules-supply = Ein Plättchen will Würfel und zahlt dafür einmal in der Runde.
    .title = Versorgen
    .cube = Ein Würfel aus dem eigenen Kraftwerk ist frei, aus jedem anderen und vom Startplättchen kostet er 2 €.
    .step = Jeder Schritt auf ein fremdes Plättchen kostet 2 €, die der Besitzer bekommt. Eigene Plättchen und eigenes Land sind frei.
    .water = Über Wasser geht kein Würfel. Gelbe Würfel brauchen keinen Weg.
    .income = Dann nimm die Einnahmen: Euro, Siegpunkte oder gelbe Würfel.
city_tycoon-rules-points = Siegpunkte gibt es für versorgte Plättchen, für manche beim Legen, und von Nachbarn.
    .title = Was Punkte bringt
    .tiles = Was auf den Plättchen steht, meist als Einnahmen.
    .money = 1 für je 10 € am Ende.
