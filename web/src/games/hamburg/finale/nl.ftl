hamburg-winner = { $count ->
    [one] { $names } is burgemeester van Hamburg
   *[other] { $names } zijn samen burgemeester van Hamburg
}
hamburg-rule-played = Wat iedereen in acht seizoenen verdiende.
hamburg-rule-cards = Elk gebouw, dier en park is waard wat erop staat.
hamburg-rule-laurels = Gebouwen met een lauwerkrans tellen volgens hun tekst.
hamburg-rule-majorities = Elke meerderheid die ooit gewonnen is, blijft gewonnen.
hamburg-rule-thirds = Elke helft van de muur met haar derde deel telt.
hamburg-rule-statues = Wie een halve muur eerder af had, heeft het duurdere standbeeld.
hamburg-rule-clerics = Eén punt voor elke kaart in een kleur waarvan de geestelijke in de Michel staat.
hamburg-rule-square = Hoe hoger op het stadhuisplein, hoe meer.
