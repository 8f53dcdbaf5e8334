### City Tycoon uitgelegd: het eerste spel, wat de dingen zijn, waarom je iets gevraagd wordt, en de regels op een paar pagina’s.

## Het eerste spel

city_tycoon-lesson-welcome = Jij en een computerspeler bouwen samen aan één stad, en toch ieder voor zich. Tegels die je legt zijn van jou; één keer per ronde kan elk ervan van stroom worden voorzien en betaalt je daarvoor. Wie na vier ronden de meeste punten heeft, wordt burgemeester. Regels hoef je vooraf niet te kennen: ik leg alles één keer uit, wanneer het voorkomt. Je mag altijd iets anders doen dan ik voorstel.
    .title = Welkom in de stad
city_tycoon-lesson-pick = Zes tegels om uit te kiezen: één blijft bij jou, de andere gaan naar je buur. De munt zegt wat het leggen kost. Daaronder staat wat een tegel vraagt, rode, blauwe of gele blokjes, en wat hij daar elke ronde voor betaalt. Goedkope tegels die één blokje vragen zijn een goed begin.
    .title = Houd één tegel
city_tycoon-lesson-passed = De stapel in je hand komt nu van je buur, en de jouwe ging verder. Wat je doorgaf mag je onthouden: een deel ervan wordt tegen je gelegd. Dat gaat door tot iedereen zes tegels heeft.
    .title = De stapels gaan rond
city_tycoon-lesson-build = Nu heeft iedereen om de beurt zes acties, en elke actie kost een tegel uit de hand: leg hem voor zijn prijs, leg hem af voor een centrale, of verkoop hem voor 5 euro. Alle zes leggen kun je niet betalen, en dat hoeft ook niet. Leg eerst een tegel, dicht bij de centrales van de starttegel.
    .title = Zes acties, zes tegels
city_tycoon-lesson-place = Een tegel mag naast elke andere liggen. De prijs op een vak zegt wat het vervoer van zijn blokjes daarheen nu zou kosten: 2 euro voor een blokje van de starttegel of uit andermans centrale, 2 euro voor elke stap op andermans tegel, niets op je eigen tegels. Vakken bij de starttegel zijn goedkoop, en een buur van de juiste wijk geeft een bonus.
    .title = De plek beslist
city_tycoon-lesson-landscape = Deze tegel brengt landschap mee. Land is van jou: jouw blokjes gaan er gratis over, anderen betalen je. Over water gaat niemand. Leg land dus waar je eigen stad moet groeien, en water waar het de anderen de weg verspert.
    .title = Land en water
city_tycoon-lesson-discard = Behalve zijn prijs kost een centrale je een tegel uit je hand. Geef er een die je toch niet zou leggen.
    .title = Een tegel voor de centrale
city_tycoon-lesson-site = Uit je eigen centrale neem je blokjes voor niets, anderen betalen je 2 euro per stuk. Zet hem naast je tegels.
    .title = Een eigen centrale
city_tycoon-lesson-laid = De tegel is van jou en draagt je merkteken. Vanzelf betaalt hij niets: in de volgende fase bevoorraad je hem. Tegels van jou die tegen elkaar liggen vormen één gebied, waar blokjes gratis doorheen gaan.
    .title = Je eerste wijk
city_tycoon-lesson-plant = Zonne- en windcentrales worden na elke ronde aangevuld. Stoom- en waterkrachtcentrales bevatten meer voor minder geld, maar maar één keer.
    .title = Je eerste centrale
city_tycoon-lesson-sold = Vijf euro voor een tegel die je niet nodig hebt. Dat is weinig: wat een bevoorrade tegel betaalt is meestal meer.
    .title = Verkocht
city_tycoon-lesson-end = Klaar. Tot je je beurt beëindigt kun je alles terugnemen. Dan heeft de volgende speler een actie.
    .title = Beëindig je beurt
city_tycoon-lesson-supply = Nu worden tegels bevoorraad, één per beurt, tot iedereen heeft gepast. Bij elke tegel staat wat zijn blokjes nu kosten, wat hij betaalt en wat er overblijft. Neem eerst wat anderen van je kunnen wegkapen: een blokje is weg zodra iemand het heeft genomen.
    .title = Stroom voor je tegels
city_tycoon-lesson-from = Meerdere centrales hebben zo’n blokje. De goedkoopste staat vooraan. Een duurdere kan slim zijn: het blokje dat jij neemt, missen de anderen.
    .title = Uit welke centrale?
city_tycoon-lesson-payee = Twee wegen kosten evenveel, maar betalen verschillende spelers. Betaal wie achter je ligt.
    .title = Wie betaal je?
city_tycoon-lesson-supplied = De blokjes liggen tot het einde van de ronde op de tegel, en jij hebt de opbrengst. Elke tegel kan één keer per ronde worden bevoorraad, dus in de volgende betaalt hij weer.
    .title = Bevoorraad
city_tycoon-lesson-toll = Er ging geld van speler naar speler: voor een blokje uit andermans centrale of een stap over andermans tegel. Een tegel waar ieders weg overheen gaat, verdient ook zonder bevoorrading.
    .title = Tol
city_tycoon-lesson-pass = Tot de volgende ronde doe je niet mee. Geld dat over is gaat niet verloren: het betaalt de volgende tegels, en aan het einde is elke tien euro een punt.
    .title = Gepast
city_tycoon-lesson-round = Gebruikte blokjes zijn terug, zonne- en windcentrales weer vol. Wie nu het minste geld heeft, begint. De nieuwe tegels kosten meer en betalen meer.
    .title = De volgende ronde
city_tycoon-lesson-free = Dat is het hele spel: tegels houden, zes acties, bevoorraden, en dat vier keer. Speel verder zoals je wilt. Ik blijf achter het vraagteken: daar lees je wat iets is, waarom je iets gevraagd wordt en wat de klerk zou doen.
    .title = Nu weet je alles

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
