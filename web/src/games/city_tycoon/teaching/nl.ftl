### City Tycoon uitgelegd: het eerste spel, wat de dingen zijn, waarom je iets gevraagd wordt, en de regels op een paar pagina’s.

## Het eerste spel

city_tycoon-lesson-welcome = Jij en een computerspeler bouwen samen aan één stad, en toch ieder voor zich. Tegels die je legt zijn van jou en betalen je in elke ronde waarin ze stroom krijgen. Wie na vier rondes de meeste punten heeft, wordt burgemeester. Ik leg alles uit wanneer het voorkomt; mijn oranje rand laat zien waarover ik het heb. Wat oplicht kun je kiezen, en je mag altijd iets anders doen dan ik voorstel.
    .title = Welkom in de stad
city_tycoon-lesson-rounds = Er zijn vier rondes, en elke ronde heeft vijf fases. Deze regel zegt waar je bent.
    .title = Een ronde, fase voor fase
    .order = I: wie het minste geld heeft, begint (vanaf ronde 2)
    .draft = II: iedereen houdt zes tegels, één voor één
    .build = III: om de beurt ieder zes acties
    .supply = IV: breng blokjes naar je tegels en neem hun inkomsten
    .tidy = V: gebruikte blokjes gaan terug, sommige centrales worden bijgevuld
city_tycoon-lesson-pick = Van deze zes tegels blijft er één bij jou, de andere gaan naar je buur. De munt zegt wat het leggen kost; wat achter “gelegd” staat, komt er meteen bij. Daaronder staat wat hij vraagt, rode, blauwe of gele blokjes, en wat hij daarvoor betaalt, één keer per ronde; een schild is een punt. Van twee regels kies je er elke keer één. Goedkope tegels die één blokje vragen zijn een goed begin: hier “{ $name }”.
    .title = Houd één tegel
city_tycoon-lesson-passed = De stapel in je hand komt nu van je buur, en de jouwe ging verder zonder de tegel die je hield. Dat gaat door tot iedereen er zes heeft. Wat je niet nodig hebt is niet verloren: in de volgende fase kan elke tegel worden verkocht, of afgelegd voor een centrale.
    .title = De stapels gaan rond
city_tycoon-lesson-purse = Jij begint met { $mine } euro, de ander met { $other }: wie in ronde 1 later aan de beurt is, heeft er 2 meer. De munt onder een tegel is wat je daarvan zou overhouden als je hem en alles wat je hield zou leggen. De rode getallen ernaast zijn blokjes die je van de starttegel of van anderen zou moeten kopen, want je hebt nog geen eigen centrale.
    .title = Wat je kunt betalen
city_tycoon-lesson-build = Nu heeft iedereen zes acties, steeds één om de beurt. Elke actie kost een tegel uit je hand, op een van drie manieren. Leg er eerst een: klik op “{ $name }”.
    .title = Zes acties, zes tegels
    .lay = leg hem: je betaalt de munt in zijn hoek, en hij is van jou
    .plant = leg hem af en bouw een centrale, voor de prijs daarvan
    .sell = verkoop hem aan de bank: je krijgt 5 euro
city_tycoon-lesson-place = Hij mag op elk vak liggen dat oplicht, met een rand tegen iets in de stad. De prijs op een vak is wat het vervoer van zijn blokjes daarheen zou kosten, elke keer dat je hem bevoorraadt. { $bonus ->
        [0] Dicht bij centrales en je eigen tegels is dat weinig.
       *[other] Ik zou het gemarkeerde vak nemen: daar geeft het grijze kwart er elke keer { $bonus } € bij.
    }
    .title = De plek beslist
city_tycoon-lesson-put = Daar ligt hij voorlopig, met ernaast het landschap dat hij meebrengt. Een klik op “of hier” verschuift dat; een klik op de tegel of op “Leggen” legt alles.
    .title = Met zijn landschap
city_tycoon-lesson-landscape = De meeste tegels brengen landschap mee, dat ernaast ligt (groen of blauw achter “gelegd”). Leg land waar je wilt groeien, en water in de weg van de anderen. Naast allebei mogen tegels liggen, erop nooit.
    .title = Land en water
    .land = land is van jou: jouw blokjes gaan er kosteloos over, anderen betalen je 2 euro per blokje
    .water = water is van niemand, en er gaat geen blokje over
city_tycoon-lesson-sides = De starttegel heeft per ronde maar 2 rode en 2 blauwe blokjes, voor iedereen. Bouw dus centrales: van elke kleur de eerste, dan die op de regel eronder, duurder en sterker. Een centrale heeft twee kanten, en de kant die je kiest blijft boven. { $can ->
        [yes] Bouw er nu een: ik zou de gemarkeerde kant nemen, want er komen nog rondes.
       *[other] Dat is een actie, net als een tegel leggen.
    }
    .title = Centrales hebben twee kanten
    .refilled = zon of wind, met de ronde pijl: duurder ({ $of }), maar na elke ronde weer vol
    .once = stoom of water, met ×1: goedkoper en meer ({ $of }), maar nooit bijgevuld
city_tycoon-lesson-sides-of = { $cost } euro, { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}
city_tycoon-lesson-discard = Behalve de prijs kost een centrale je een tegel uit je hand, die uit het spel gaat. Geef er een die moeilijk te bevoorraden is, zoals “{ $name }”.
    .title = Een tegel voor de centrale
city_tycoon-lesson-site = Een centrale mag overal liggen waar een tegel mag liggen. Uit je eigen centrale neem je blokjes kosteloos, anderen betalen je 2 euro per stuk. Zet die naast je tegels. “Bespaart 2 €” op een vak: zoveel minder kosten blokjes voor je tegels van daar; een leeg vak bespaart niets.
    .title = Een eigen centrale
city_tycoon-lesson-laid = De tegel is van jou en draagt je merkteken. Vanzelf betaalt hij niets: in de volgende fase bevoorraad je hem. Jouw tegels en land die tegen elkaar liggen vormen één gebied, waar je blokjes kosteloos doorheen gaan. (Slagbomen: met twee spelers wordt aan twee kanten van de starttegel niets gelegd.)
    .title = Je eerste wijk
city_tycoon-lesson-plant = { $cubes ->
        [one] Er ligt één blokje
       *[other] Er liggen { $cubes } blokjes
    } op. { $refills ->
        [yes] Na elke ronde wordt de centrale weer tot dat aantal bijgevuld.
       *[other] Is alles op, dan blijft ze leeg; had je de andere kant gekozen, dan werd ze na elke ronde bijgevuld.
    } De blokjes ervan neem je kosteloos, maar iedereen mag dat: anderen betalen je 2 euro per stuk.
    .title = Je eerste centrale
city_tycoon-lesson-sold = Vijf euro voor een tegel die je niet nodig hebt. Dat is weinig: wat een bevoorrade tegel betaalt is meestal meer.
    .title = Verkocht
city_tycoon-lesson-arrows = Een pijl aan de rand van een tegel wijst naar een buur: wie die buur bevoorraadt, krijgt ook wat op de pijl staat, van wie de tegel met de pijl ook is. Zo geven de grijze kwarten van de starttegel elke woonwijk ernaast { $euro ->
        [0] { $points } P
       *[other] { $euro } €
    }. Op de kaart van een tegel staat onderaan welke wijk wat krijgt.
    .title = Pijlen tussen tegels
city_tycoon-lesson-reserve = Blokjes en wegen betaal je voordat de inkomsten van een tegel komen; houd dus een paar euro over: je hebt er { $money }. En een tegel die geen blokjes krijgt, betaalt niets: verkoop hem liever voor 5 euro aan de bank, of leg hem af voor nog een centrale.
    .title = Denk aan de rekeningen
city_tycoon-lesson-points = Het schild telt je punten; het kleine getal ernaast is wat je geld er nu aan zou toevoegen. Wie na vier rondes de meeste heeft, wint; bij gelijke stand wie meer geld overheeft. In het begin zijn euro’s die tegels kopen meer waard dan punten, aan het eind andersom.
    .title = Wat punten geeft
    .tiles = tegels met een schild, elke keer dat ze worden bevoorraad
    .laid = sommige tegels meteen, als ze worden gelegd
    .arrows = pijlen met een schild, als de buur wordt bevoorraad
    .money = aan het eind is elke 10 euro een punt
city_tycoon-lesson-end = Klaar. Tot je je beurt beëindigt kun je alles met “Ongedaan maken” terugnemen. Dan heeft de volgende speler een actie.
    .title = Beëindig je beurt
city_tycoon-lesson-supply = Nu bevoorraad je je tegels, één per beurt. Ze liggen onderaan, eerst die het meeste geld opleveren. { $name ->
        [none] Geen van je tegels kan nu worden bevoorraad: “geen weg” betekent dat de gevraagde blokjes er niet kunnen komen, of op zijn.
       *[other] Onder “{ $name }” staat { $pays } − { $cost }: hij betaalt { $pays } euro, en zijn blokjes kosten { $cost } onderweg; het grote getal is wat er overblijft. (“Geen weg”: zijn blokjes kunnen er niet komen, of zijn op.) Pas nog niet, klik erop.
    }
    .title = Stroom voor je tegels
city_tycoon-lesson-way = { $route ->
        [none] Hij vraagt alleen gele blokjes: die liggen bij jou en hebben geen weg nodig.
       *[some] De lijn is de weg van elk blokje, van de centrale stap voor stap over tegels en land: nooit schuin, nooit over water.
    } Hier kost het { $cost ->
        [0] niets
       *[other] { $cost } euro
    }. Bevalt het je, druk dan op “Bevoorraden”: je betaalt, en krijgt dan de inkomsten.
    .title = De weg van een blokje
city_tycoon-lesson-coins = { $cost ->
        [0] Onderweg kunnen blokjes iets kosten.
       *[other] Deze keer is het { $cost } euro: de munten op de lijn zeggen waar, het bord met de naam van de tegel aan wie.
    } Voor elk blokje:
    .title = Wat een weg kost
    .own = je eigen centrale, tegels en land: niets
    .start = van de starttegel of eroverheen: één keer 2 euro, aan de bank
    .step = elke stap op andermans tegel of land: 2 euro, aan die speler
    .other = uit andermans centrale: 2 euro, aan die speler
    .yellow = gele blokjes liggen bij jou: ze hebben geen centrale en geen weg nodig
city_tycoon-lesson-from = { $asked ->
        [yes] Meerdere centrales hebben zo’n blokje; de goedkoopste staat vooraan.
       *[other] De goedkoopste centrale is al gekozen. Een gemarkeerde heeft ook zo’n blokje: een klik erop neemt het daar.
    } Een duurdere kan slim zijn: zo spaar je eigen blokjes voor een andere tegel, of je neemt er een die iemand anders nodig heeft.
    .title = Uit welke centrale?
city_tycoon-lesson-payee = { $asked ->
        [yes] Meerdere wegen kosten evenveel, maar betalen verschillende spelers.
       *[other] Een andere weg kost evenveel, maar gaat naar iemand anders: met “⇄” op het bord kies je die.
    } Betaal de speler die het verst achter je staat.
    .title = Wie betaal je?
city_tycoon-lesson-gain = { $what ->
        [euro] { $count } euro
        [points] { $count ->
            [one] een punt
           *[other] { $count } punten
        }
       *[yellow] { $count ->
            [one] een geel blokje
           *[other] { $count } gele blokjes
        }
    }
city_tycoon-lesson-supplied = “{ $name }” heeft je { $gains } opgeleverd{ $arrows ->
        [0] {""}
        [one] {" "}(met wat de pijl eraan erbij geeft)
       *[other] {" "}(met wat de pijlen eraan erbij geven)
    }. Het vinkje blijft tot het eind van de ronde: elke tegel kan één keer per ronde worden bevoorraad, en betaalt in de volgende weer.
    .title = Bevoorraad
city_tycoon-lesson-yellow = Een geel blokje is van jou tot je het gebruikt, ook in latere rondes. Sommige tegels vragen er een; het heeft geen centrale, geen weg en geen geld nodig.
    .title = Een geel blokje
city_tycoon-lesson-toll = Er ging geld van speler naar speler: voor een blokje uit andermans centrale of een stap op andermans tegel. Een tegel waar ieders weg overheen gaat, verdient ook zonder bevoorrading.
    .title = Tol
city_tycoon-lesson-more = { $name ->
        [none] Geen van je tegels levert nog winst op: pas dus. Wie heeft gepast doet deze ronde niet meer mee, de anderen gaan door.
       *[other] Je bent weer aan de beurt: nu “{ $name }”. Een blokje is weg zodra iemand het heeft gebruikt; bevoorraad dus eerst wat anderen voor je neus kunnen wegkapen. Is niets zijn prijs meer waard, pas dan; maar een punt mag een paar euro kosten.
    }
    .title = Verder met de volgende
city_tycoon-lesson-pass = { $supplied ->
        [yes] Wie past doet niet meer mee tot de volgende ronde; de anderen gaan door tot iedereen heeft gepast.
       *[other] Je hebt gepast zonder iets te bevoorraden, dus geen tegel heeft je betaald: bevoorraad in de volgende ronde eerst.
    } Geld dat over is gaat niet verloren: het betaalt de volgende tegels, en aan het eind is elke tien euro een punt.
    .title = Gepast
city_tycoon-lesson-tidy = Iedereen heeft gepast, en in fase V wordt opgeruimd.{ $plant ->
        [once] {" "}Je eigen centrale heeft ×1: { $left ->
                [0] ze is leeg en blijft dat
               *[other] nog { $left } over
            }.
        [refilled] {" "}Je eigen centrale heeft de ronde pijl: weer { $left } erop.
       *[none] {""}
    }
    .title = De ronde is voorbij
    .used = blokjes op tegels gaan terug in de doos: elke tegel kan opnieuw worden bevoorraad
    .refilled = centrales met de ronde pijl, ook die van de starttegel, zijn weer vol
    .once = centrales met ×1 houden wat er over is, en krijgen er niets bij
city_tycoon-lesson-round = { $first ->
        [me] Jij hebt nu het minste geld, dus jij begint.
       *[other] Wie het minste geld heeft, begint: deze keer de ander.
    } Alles gaat zoals eerst: zes tegels houden, zes acties, bevoorraden. De nieuwe tegels betalen meer, en wat je hebt gelegd blijft van jou en betaalt weer.
    .title = De volgende ronde
city_tycoon-lesson-free = Dat is het hele spel: tegels houden, zes acties, bevoorraden, en dat vier keer. Speel verder zoals je wilt. Ik blijf achter de vraagtekens: het bovenste zegt wat iets is, dat bij de vraag waarom je iets gevraagd wordt en wat de klerk, een goede computerspeler, zou doen.
    .title = Nu is het aan jou

## Wat de dingen zijn

city_tycoon-about-tile = Een stadstegel: een wijk die van iemand is, of een die nog in een hand zit.
    .gives = Wordt hij bevoorraad, de inkomsten naast zijn behoefte: euro’s, punten of gele blokjes. Sommige geven iets bij het leggen, of aan hun buren.
    .counts = Elk van je tegels kun je één keer per ronde bevoorraden. Leggen kost wat in de hoek staat.
city_tycoon-about-plant = Een centrale. Rode blokjes komen van zon en stoom, blauwe van wind en water.
    .gives = Blokjes voor iedereen: de eigenaar neemt ze kosteloos, anderen betalen er 2 euro voor.
    .counts = Zon en wind worden na elke ronde bijgevuld, stoom en water niet, maar die hebben er meestal meer.
city_tycoon-about-cell = Een vak van de plattegrond.
    .gives = Een stap op andermans tegel kost 2 euro per blokje, op je eigen tegel niets. Over water gaat niets.
    .counts = Als tegels naast elkaar gelegd worden, en als blokjes onderweg zijn.
city_tycoon-about-seat = Een speler; geld, punten en gele blokjes liggen open voor iedereen.
    .gives = Wie het minste geld heeft, begint de volgende ronde.
    .counts = Aan het begin van ronde 2 tot en met 4.
city_tycoon-about-side = Eén kant van de bovenste centrale van een stapel: de prijs en de blokjes.
    .gives = Je bouwt die door een tegel uit je hand af te leggen en de prijs te betalen; dan mag iedereen de blokjes ervan kopen en betaalt jou.
    .counts = Een ronde pijl: wordt na elke ronde bijgevuld. ×1: nooit.
city_tycoon-about-stack = De centrales van een kleur die nog komen, de bovenste eerst.
    .gives = Latere kosten meer en hebben vaak meer blokjes.
    .counts = Alleen de bovenste kan worden gebouwd.
city_tycoon-about-bank = De bank.
    .gives = Die betaalt 5 euro voor een tegel uit je hand.
    .counts = Verkopen is een actie van fase III.
city_tycoon-about-box = Wat er nog is: blokjes in drie kleuren en landschapstegels.
    .gives = Gele blokjes die op zijn krijgt niemand; landschappen die op zijn worden niet gelegd.
    .counts = Het hele spel.
city_tycoon-about-money = De euro’s van een speler.
    .gives = Daarmee betaal je tegels, centrales, stappen en blokjes.
    .counts = Aan het eind is elke 10 een punt; wie het minst heeft, begint de volgende ronde.
city_tycoon-about-yellow = De gele blokjes van een speler.
    .gives = Sommige tegels vragen er een of twee; ze hebben geen weg nodig.
    .counts = Meestal leveren industriewijken ze.
city_tycoon-about-points = De punten van een speler, en daarnaast wat het geld er nu bij zou doen.
    .gives = Wie er aan het eind de meeste heeft, wint.
    .counts = Bij gelijke punten beslist het geld.
city_tycoon-about-hand = Tegels in een hand.
    .gives = Elke tegel wordt met één actie verbruikt: gelegd, afgelegd voor een centrale of verkocht.
    .counts = In fase III.
city_tycoon-about-next = De plaats die deze speler de volgende ronde zou hebben.
    .gives = Wie minder geld heeft, staat verder vooraan.
    .counts = Aan het begin van ronde 2 tot en met 4.
city_tycoon-about-pack = De tegels waaruit je kiest. Je houdt er één en geeft de andere naar links door.
    .gives = Onder elke tegel: je geld als je je hele hand en deze legt, en de blokjes die je tekortkomt.
    .counts = In fase II.
city_tycoon-about-needs = De blokjes die je tegels in een ronde vragen, en hoeveel je er hebt.
    .gives = Wat je tekortkomt, kun je kopen bij centrales van anderen en de starttegel.
    .counts = Van elke tegel telt de eerste behoefte.
city_tycoon-about-passing = Wie aan wie doorgeeft.
    .gives = Een vinkje: deze speler heeft gekozen.
    .counts = In fase II.
city_tycoon-about-seen = Tegels die je hebt doorgegeven.
    .gives = De tekens zeggen wie er een nam of nog kan nemen.
    .counts = Tot het eind van de ronde.
city_tycoon-about-action = Je zes acties van deze ronde: wat je deed, welke nu aan de beurt is, hoeveel er over zijn.
    .gives = Elke actie gebruikt een tegel uit je hand: gelegd, afgelegd voor een centrale, of voor 5 euro verkocht.
    .counts = In fase III.
city_tycoon-about-toll = Wat je in het hele spel aan elk van de anderen voor blokjes en wegen hebt betaald, en van hen kreeg.
    .gives = Het laat zien wie rijk wordt van jouw wegen, en wie voor de jouwe betaalt.
    .counts = In fase IV.
city_tycoon-about-meaning = Wat je plan zou betekenen: wat het kost en oplevert, en hoeveel geld je overhoudt.
    .gives = Van een tegel op een vak: de prijs, wat bevoorraden daar kost, en het landschap. Van een tegel die je bevoorraadt: elk blokje met centrale, stappen en prijs, en wie er betaald wordt.
    .counts = Terwijl je legt, bouwt of bevoorraadt. Met de knop erop voer je het uit.
city_tycoon-about-tools = De knoppen bij de plattegrond.
    .gives = Inzoomen, uitzoomen, de hele stad. “Prijzen” toont op elk vrij vak wat de blokjes van een tegel daar zouden kosten, “Van mij” alleen je eigen tegels; met “Plan” probeer je meerdere leveringen uit voordat je er een kiest.
    .counts = Ze veranderen wat je ziet, en niets aan het spel.
city_tycoon-about-chapter = De ronde en de fase.
    .gives = Fase I: spelersvolgorde. II: tegels kiezen. III: ieder zes acties. IV: bevoorraden. V: gebruikte blokjes gaan terug.
    .counts = Het spel eindigt met de vierde ronde.

## Waarom je iets gevraagd wordt

asked-ct-ask-close = Met twee of drie spelers mag de stad niet aan elke kant van de starttegel groeien; welke kant afgesloten is, wordt gekozen.
asked-ct-ask-pick = Fase II: iedereen houdt één tegel van een stapel en geeft de rest naar links door, tot iedereen er zes heeft.
asked-ct-ask-build = Fase III: zes keer om de beurt gebruikt iedereen één tegel: legt hem, legt hem af voor een centrale, of verkoopt hem voor 5 euro.
asked-ct-ask-discard = Een centrale kost behalve de prijs een tegel uit je hand; welke, kies je zelf.
asked-ct-ask-end-turn = Je actie is gedaan. Deze vraag is er zodat je nog iets met “Ongedaan maken” kunt terugnemen voor de volgende aan de beurt is.
asked-ct-ask-place-tile = De tegel moet een tegel raken die er al ligt. Dicht bij goedkope blokjes en goede buren levert hij meer op.
asked-ct-ask-place-plant = De centrale moet een tegel raken die er al ligt. Dicht bij je eigen tegels reizen de blokjes ervan kosteloos.
asked-ct-ask-landscape = Bij de tegel hoort land of water. Eigen land is voor jou een vrije weg, water voor iedereen een hindernis.
asked-ct-ask-buy = De tegel verkoopt punten; je mag er zoveel kopen als hij aanbiedt.
asked-ct-ask-supply = Fase IV: om de beurt bevoorraadt iedereen één tegel. Wie past, is voor deze ronde klaar.
asked-ct-ask-plant = De tegel heeft een blokje nodig, en meer dan één centrale heeft er een, voor verschillende prijzen.
asked-ct-ask-way = Meer dan één weg kost evenveel, maar betaalt andere spelers.

## De regels op een paar pagina’s

city_tycoon-rules-goal = Iedereen bouwt mee aan één stad, en toch ieder voor zich: wijken die stroom nodig hebben, en centrales die stroom geven. Wie na vier rondes de meeste punten heeft, wordt burgemeester.
    .title = Het doel
city_tycoon-rules-round = Een ronde heeft vijf fases.
    .title = Een ronde
    .order = I. Wie het minste geld heeft, begint. (In ronde 1 beslist het toeval: de eerste heeft 20 euro, ieder ander 2 meer dan de speler voor hem.)
    .draft = II. Iedereen houdt één van zes tegels en geeft de rest naar links door, tot iedereen er zes heeft.
    .build = III. Ieder zes acties, om de beurt.
    .supply = IV. Bevoorraad om de beurt één van je tegels, of pas; tot iedereen heeft gepast.
    .tidy = V. Gebruikte blokjes gaan terug in de doos, en centrales met de ronde pijl worden bijgevuld. (Niet in ronde 4.)
city_tycoon-rules-actions = Elke actie kost een tegel uit je hand, op een van drie manieren.
    .title = Zes acties
    .lay = Leg hem voor de prijs in zijn hoek. Hij is van jou, en wat achter “gelegd” staat komt meteen: landschap, punten, gele blokjes.
    .plant = Leg hem af en bouw de bovenste centrale van een stapel voor de prijs ervan, met een van beide kanten boven.
    .sell = Verkoop hem voor 5 euro aan de bank.
city_tycoon-rules-place = Tegels en centrales liggen met een rand tegen iets dat er al ligt.
    .title = Wat waar mag liggen
    .touch = Elk vrij vak aan de rand van de stad is goed. Met twee of drie spelers zijn sommige kanten van de starttegel afgesloten.
    .land = Land ligt naast de tegel die het meebracht, en is van jou, net als een tegel.
    .water = Water ligt daar ook, en is van niemand. Er gaat geen blokje over.
    .arrows = Een pijl aan een rand: wie de buur bevoorraadt waar hij naar wijst, krijgt dat erbij, van wie de tegel met de pijl ook is.
city_tycoon-rules-plants = Rode blokjes komen van zon en stoom, blauwe van wind en water. Iedereen mag uit elke centrale blokjes nemen. Van elke kleur kan alleen de bovenste worden gebouwd; de volgende zijn duurder en sterker.
    .title = Centrales
    .refilled = Zonne- en windcentrales, met de ronde pijl, worden na elke ronde bijgevuld. Die van de starttegel ook: voor elke speler een blokje van elke kleur.
    .once = Stoom- en waterkrachtcentrales, met ×1, zijn goedkoper en bevatten meestal meer, maar worden nooit bijgevuld.
city_tycoon-rules-supply = Een tegel wordt bevoorraad met de blokjes die hij vraagt, één keer per ronde; van twee regels kies je er een. Ze komen uit centrales, stap voor stap over tegels en land, nooit schuin. Voor elk blokje betaal je:
    .title = Bevoorraden
    .own = Eigen centrales, tegels en land: niets.
    .start = Van de starttegel of eroverheen: één keer 2 euro aan de bank.
    .step = Elke stap op andermans tegel, centrale of land: 2 euro aan die speler.
    .other = Uit andermans centrale: 2 euro aan die speler.
    .yellow = Gele blokjes liggen bij jou en hebben geen weg nodig.
    .income = Neem dan de inkomsten: euro’s, punten of gele blokjes, en wat pijlen geven.
city_tycoon-rules-points = Wie na ronde 4 de meeste punten heeft, wint; bij gelijke stand wie meer geld overheeft.
    .title = Wat punten geeft
    .tiles = Tegels met een schild, elke keer dat ze worden bevoorraad.
    .laid = Sommige tegels, als ze worden gelegd.
    .arrows = Pijlen met een schild, als de buur wordt bevoorraad.
    .money = 1 voor elke 10 euro aan het eind. Blokjes die over zijn, zijn niets waard.
