### City Tycoon erklärt: was die Dinge sind, warum man gefragt wird, und die Regeln auf wenigen Seiten.

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
