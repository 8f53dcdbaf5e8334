### City Tycoon uitgelegd: wat de dingen zijn, waarom je iets gevraagd wordt, en de regels op een paar pagina’s.

## Wat de dingen zijn

city_tycoon-about-tile = Een stadstegel: een wijk die van iemand is, of een die nog in een hand zit.
    .gives = Wordt ze bevoorraad, de inkomsten naast haar behoefte: euro’s, punten of gele blokjes. Sommige geven iets bij het leggen, of aan hun buren.
    .counts = Elk van je tegels kun je één keer per ronde bevoorraden. Leggen kost wat in de hoek staat.
city_tycoon-about-plant = Een centrale. Rode blokjes komen van zon en stoom, blauwe van wind en water.
    .gives = Blokjes voor iedereen: de eigenaar neemt ze voor niets, anderen betalen er 2 euro voor.
    .counts = Zon en wind worden na elke ronde bijgevuld, stoom en water niet, maar die hebben er meer.
city_tycoon-about-cell = Een vak van de kaart.
    .gives = Een stap op andermans tegel kost 2 euro per blokje, op je eigen tegel niets. Over water gaat niets.
    .counts = Als tegels naast elkaar gelegd worden, en als blokjes onderweg zijn.
city_tycoon-about-seat = Een speler; geld, punten en gele blokjes liggen open voor iedereen.
    .gives = Wie het minste geld heeft, begint de volgende ronde.
    .counts = Aan het begin van ronde 2 tot en met 4.

## Waarom je iets gevraagd wordt

asked-ct-ask-close = Met twee of drie spelers mag de stad niet aan elke kant van de starttegel groeien; welke kant afgesloten is, wordt gekozen.
asked-ct-ask-pick = Fase II: iedereen houdt één tegel van een stapel en geeft de rest naar links door, tot iedereen er zes heeft.
asked-ct-ask-build = Fase III: zes keer om de beurt gebruikt iedereen één tegel: legt hem, legt hem af voor een centrale, of verkoopt hem voor 5 euro.
asked-ct-ask-discard = Een centrale kost behalve haar prijs een tegel uit je hand; welke, kies je zelf.
asked-ct-ask-end-turn = Je actie is gedaan. Deze vraag is er zodat je nog kunt terugnemen voor de volgende aan de beurt is.
asked-ct-ask-place-tile = De tegel moet een tegel raken die er al ligt. Dicht bij goedkope blokjes en goede buren levert hij meer op.
asked-ct-ask-place-plant = De centrale moet een tegel raken die er al ligt. Dicht bij je eigen tegels reizen haar blokjes voor niets.
asked-ct-ask-landscape = Bij de tegel hoort land of water. Eigen land is voor jou een vrije weg, water voor iedereen een hindernis.
asked-ct-ask-buy = De tegel verkoopt punten; je mag er zoveel kopen als hij aanbiedt.
asked-ct-ask-supply = Fase IV: om de beurt bevoorraadt iedereen één tegel. Wie past, is voor deze ronde klaar.
asked-ct-ask-plant = De tegel heeft een blokje nodig, en meer dan één centrale heeft er een, voor verschillende prijzen.
asked-ct-ask-way = Meer dan één weg kost evenveel, maar betaalt andere spelers.

## De regels op een paar pagina’s

city_tycoon-rules-goal = Allemaal bouwen jullie aan één stad, en ieder voor zich: wijken die energie willen, centrales die haar geven. Wie na vier rondes de meeste punten heeft, wordt burgemeester.
    .title = Het doel
city_tycoon-rules-round = Een ronde heeft vijf fases.
    .title = Een ronde
    .order = I. Wie het minste geld heeft, begint. (Niet in ronde 1.)
    .draft = II. Iedereen houdt één van zes tegels en geeft de rest naar links door, tot iedereen er zes heeft.
    .build = III. Ieder zes acties, om de beurt.
    .supply = IV. Om de beurt één eigen tegel bevoorraden, of passen.
    .tidy = V. Gebruikte blokjes gaan terug; zonne- en windcentrales worden bijgevuld.
city_tycoon-rules-actions = Elke actie verbruikt één tegel van je hand.
    .title = Bouwen
    .lay = Leg hem naast een tegel naar keuze, voor zijn prijs. Hij is van jou.
    .plant = Leg hem af en bouw een centrale, voor haar prijs.
    .sell = Verkoop hem voor 5 euro.
city_tycoon-rules-supply = Een tegel wil blokjes en betaalt daarvoor één keer per ronde.
    .title = Bevoorraden
    .cube = Een blokje uit je eigen centrale is gratis, uit elke andere en van de starttegel kost het 2 euro.
    .step = Elke stap op andermans tegel kost 2 euro, die de eigenaar krijgt. Eigen tegels en eigen land zijn gratis.
    .water = Over water gaat geen blokje. Gele blokjes hebben geen weg nodig.
    .income = Neem dan de inkomsten: euro’s, punten of gele blokjes.
city_tycoon-rules-points = Punten komen van bevoorrade tegels, van sommige bij het leggen, en van buren.
    .title = Wat punten oplevert
    .tiles = Wat op de tegels staat, meestal als inkomsten.
    .money = 1 voor elke 10 euro aan het eind.
