hamburg-winner = { $count ->
    [one] { $names } regiert Hamburg
   *[other] { $names } regieren Hamburg gemeinsam
}
hamburg-rule-played = Was alle in acht Durchgängen verdient haben.
hamburg-rule-cards = Jedes Gebäude, jedes Tier und jeder Park zählt, was aufgedruckt ist.
hamburg-rule-laurels = Gebäude mit Lorbeerkranz zählen nach ihrem Text.
hamburg-rule-majorities = Jede Mehrheit, die einmal errungen wurde, bleibt es.
hamburg-rule-thirds = Jede Mauerhälfte mit ihrem dritten Abschnitt zählt.
hamburg-rule-statues = Wer eine Mauerhälfte früher vollendet hat, hat die wertvollere Statue.
hamburg-rule-clerics = Ein Punkt für jede Karte in einer Farbe, deren Geistlicher im Michel steht.
hamburg-rule-square = Je höher auf dem Rathausplatz, desto mehr.
