bruges-winner = { $count ->
    [one] { $names } is burgemeester van Brugge
   *[other] { $names } zijn samen burgemeester van Brugge
}
bruges-rule-played = Wat iedereen tijdens het spel verdiende.
bruges-rule-persons = Wie in een huis woont, is waard wat erop staat.
bruges-rule-houses = Eén punt voor elk huis.
bruges-rule-laurels = Mensen met een lauwerkrans tellen volgens hun tekst.
bruges-rule-majorities = Elk fiche dat ooit is omgedraaid, blijft omgedraaid.
bruges-rule-canal = Elke kant van het kanaal met het derde vak telt.
bruges-rule-statues = Wie een kanaal eerder af had, heeft het duurdere beeld.
bruges-rule-reputation = Hoe hoger op de stadhuistrap, hoe meer.
