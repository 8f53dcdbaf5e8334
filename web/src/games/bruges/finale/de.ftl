bruges-winner = { $count ->
    [one] { $names } regiert Brügge
   *[other] { $names } regieren Brügge gemeinsam
}
bruges-rule-played = Was alle während der Partie verdient haben.
bruges-rule-persons = Wer in einem Haus wohnt, zählt, was aufgedruckt ist.
bruges-rule-houses = Ein Punkt für jedes Haus.
bruges-rule-laurels = Leute mit Lorbeerkranz zählen nach ihrem Text.
bruges-rule-majorities = Jeder Marker, der einmal umgedreht wurde, bleibt es.
bruges-rule-canal = Jede Kanalseite mit ihrem dritten Feld zählt.
bruges-rule-statues = Wer einen Kanal früher vollendet hat, hat die wertvollere Statue.
bruges-rule-reputation = Je höher auf der Rathaustreppe, desto mehr.
