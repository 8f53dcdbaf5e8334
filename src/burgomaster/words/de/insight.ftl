### Was eine Analyse über eine Partie sagt.

analysis-unfinished = Analysiert wird nur eine beendete Partie; diese läuft noch.
analysis-worlds = Eine Analyse braucht mindestens { $least } Welten.
analysis-busy = Die Schreiber sind beschäftigt: { $waiting } Analysen warten schon. Versuch es später noch einmal; ansehen lässt sich die Partie trotzdem.
insight-waiting = Wartet: { $ahead ->
    [0] Es geht gleich los
    [one] Eine Analyse kommt vorher
   *[other] { $ahead } Analysen kommen vorher
}.
insight-lucky = Glück: Es bringt { $seat-name } { $points } Punkte, auf etwa { $error } genau. Gewinnchance: vorher { $before } %, nachher { $after } %.
insight-unlucky = Pech: Es kostet { $seat-name } { $points } Punkte, auf etwa { $error } genau. Gewinnchance: vorher { $before } %, nachher { $after } %.
insight-gained = Ein guter Zug: Er bringt { $seat-name } { $points } Punkte mehr, als der Schreiber geholt hätte, auf etwa { $error } genau. Gewinnchance: vorher { $before } %, nachher { $after } %.
insight-missed = Da war etwas Besseres: Es hätte { $seat-name } { $points } Punkte mehr gebracht, auf etwa { $error } genau. Gewinnchance: { $after } % wie gespielt, { $before } % damit.
insight-method = Gefunden in { $worlds } Welten, jede { $game ->
    [hamburg] bis zum Ende des Durchgangs gespielt
   *[other] bis zum Ende der Runde gespielt
} und dann beurteilt{ $eye ->
    [hindsight] , mit offenen Karten
   *[then] , nach dem, was man damals am Platz wusste
}.
insight-luck = { $seat-name }: Würfel und Karten { $sign ->
    [gave] brachten { $points } Punkte
   *[took] kosteten { $points } Punkte
}, auf etwa { $error } genau; Entscheidungen kosteten { $lost }, also wurden { $kept } % des Möglichen behalten.
insight-title = Worum es ging
insight-chances = Gewinnchance
insight-turning = Wendepunkte
insight-best = Die besten Züge
insight-luck-heading = Glück, und was daraus wurde
insight-none = Nichts ragt zweifelsfrei heraus.
insight-when = { $game ->
    [hamburg] Durchgang
   *[other] Runde
} { $chapter }
insight-end = Ende
insight-better = Gespielt: { $played }. Besser: { $better }.
insight-unofficial = Ein inoffizielles Programm. Die Chancen stammen aus Partien seiner eigenen Computerspieler.

## Another choice

analysis-entry = In dieser Partie gibt es keinen Eintrag { $entry }.
analysis-not-offered = „{ $choice }“ stand da nicht zur Wahl.
insight-another-more = In { $worlds } Welten bringt es { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als das Gespielte, auf etwa { $error } genau. Gewinnchance: { $after } % statt { $before } %.
insight-another-less = In { $worlds } Welten bringt es { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger als das Gespielte, auf etwa { $error } genau. Gewinnchance: { $after } % statt { $before } %.
insight-another-even = In { $worlds } Welten ist es so gut wie das Gespielte, soweit man es sagen kann.

## Hints

hint-leads = In { $worlds } Welten, { $game ->
    [hamburg] jede bis zum Ende des Durchgangs gespielt
   *[other] jede bis zum Ende der Runde gespielt
} und beurteilt, bringt dies { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als das Nächstbeste, auf etwa { $error } genau.
hint-close = In { $worlds } Welten, { $game ->
    [hamburg] jede bis zum Ende des Durchgangs gespielt
   *[other] jede bis zum Ende der Runde gespielt
} und beurteilt, kommt nichts zweifelsfrei besser heraus.
hint-little = Zum Ausprobieren war zu wenig Zeit: Das sagt der Schreiber auf den ersten Blick.
hint-only = Sonst schien nichts einen Versuch wert.
hint-behind = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger, auf etwa { $error } genau
hint-even = nicht schlechter, soweit man es sagen kann
