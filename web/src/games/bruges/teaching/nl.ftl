### Brugge uitgelegd: het eerste spel, wat de dingen zijn, waarom er gevraagd wordt, en de regels op een paar bladzijden.

## Het eerste spel

bruges-lesson-welcome = Jij en een computerspeler bouwen rond 1450 elk een straat in Brugge en halen mensen in de huizen; wie aan het eind de meeste punten heeft, wint. Regels hoef je niet te kennen: ik leg alles één keer uit, wanneer het voorkomt. Mijn oranje rand laat zien waarover ik het heb: hier over je handkaarten. Wat turquoise oplicht, kun je kiezen; zolang ik eerst iets te zeggen heb, wacht de vraag.
    .title = Welkom in Brugge
bruges-lesson-draw = Elke ronde begint met vijf handkaarten. Je hebt er drie: klik voor elke kaart die ontbreekt een van de twee stapels aan. Je ziet alleen de kleur van de bovenste kaart, maar juist die telt: die bepaalt voor welke arbeiders, welk geld, welke dreiging en welk kanaalveld je de kaart kunt gebruiken. De voorkanten zie je als je hand vol is.
    .title = Kaarten trekken
bruges-lesson-dice = Vijf dobbelstenen, dezelfde voor iedereen, de hele ronde. Een kaart voor geld levert zoveel gulden op als de dobbelsteen van die kleur toont. Een 5 of 6 is slecht nieuws: iedereen neemt een dreigingsfiche van die kleur. Alle 1 en 2 samen zijn de prijs van een veld op de stadhuistrap; zijn die er niet, dan mag niemand omhoog.
    .title = De dobbelstenen van de ronde
bruges-lesson-danger = { $count ->
        [0] Je hebt een dreigingsfiche genomen.
       *[other] Voor je ligt een fiche “{ br-colour-threat }” ({ br-colour-name }), { $count } van 3.
    } Het derde van een kleur richt schade aan, dan gaan alle van die kleur terug; wie niets van dien aard heeft, verliest niets. Met een kaart van die kleur gaat een fiche terug, en dat levert een punt op.
    .title = Een dreiging
    .blue = Blauw: overstroming neemt alle arbeiders
    .brown = Bruin: pest neemt een persoon
    .yellow = Geel: overval neemt alle guldens
    .red = Rood: brand neemt een huis of kanaaltegel
    .violet = Paars: intrige neemt 3 punten
bruges-lesson-stairs = Voor { $price } gulden (alle 1 en 2 van de dobbelstenen samen) gaat je speelfiguur een veld omhoog op de trap, het aanzienspoor: klik het veld aan dat oplicht. Het getal op je veld telt aan het eind van het spel als punten. Dat kan één keer per ronde, en een veld kan tot 10 gulden kosten.
    .title = De trap van het stadhuis
bruges-lesson-turn = Vier keer per ronde speel je één kaart. Kies er een: waar je die nu kunt gebruiken, licht op, met wat het kost en oplevert. Begin met een huis: zonder huis trekt er niemand in.
    .title = Eén kaart, zes mogelijkheden
    .workers = Twee arbeiders: op hun boot
    .money = Geld: op de dobbelsteen ervan
    .threat = Fiche terug: op de dreiging ervan
    .canal = Kanaal: op het volgende veld
    .house = Huis: voor een arbeider
    .person = Persoon, voor de prijs erop: in een leeg huis
bruges-lesson-house = De kaart ligt nu gedekt: de achterkant is een huis, aan het eind een punt waard. Het kostte een arbeider van zijn kleur. Er mag één persoon in wonen, in welke kleur ook.
    .title = Je eerste huis
bruges-lesson-person = Een persoon kost de guldens in de munt op de kaart. De punten op het schild tellen aan het eind, en het ronde teken zegt wanneer een persoon werkt: { $sign ->
        [flash] deze bliksemschicht nu, één keer.
        [worker] dit één keer per ronde in je beurt, voor een arbeider.
        [always-round] deze lus één keer per ronde in je beurt, zonder kosten.
        [laurel] deze krans bij de eindtelling.
       *[other] deze lus vanzelf, altijd als het zover is.
    }
    .title = Je eerste persoon
    .flash = Bliksemschicht: één keer, meteen
    .worker = Arbeider: één keer per ronde, voor een arbeider
    .always = Lus: altijd, zonder kosten
    .laurel = Krans: aan het eind van het spel
bruges-lesson-workers = Twee arbeiders in de kleur van de kaart zijn in hun boot gekomen. Een huis kost er één van zijn kleur, en veel personen vragen er één als je ze gebruikt. Ze blijven van ronde tot ronde, tenzij een overstroming ze neemt.
    .title = Arbeiders
bruges-lesson-money = Zoveel gulden als de dobbelsteen van die kleur toont. Daarmee betaal je personen, kanaal en trap; ze blijven van ronde tot ronde, tenzij een overval ze neemt.
    .title = Geld
bruges-lesson-threat = Het fiche is weg, en je hebt meteen een punt. Dat loont voordat het derde komt, of als je niets beters in je hand hebt.
    .title = Een dreiging afgewend
bruges-lesson-canal = Het kanaal wordt vanaf het poortgebouw naar buiten gebouwd: twee delen van vijf velden. Het volgende veld van een deel vraagt een kaart van zijn kleur en de guldens in zijn munt. Het derde veld van elk deel is aan het eind 3 punten waard. Wie een deel voltooit, neemt het waardevolste standbeeld van het stadhuis, nu { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
    .title = Het kanaal
bruges-lesson-points = Je hebt tot nu toe { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    } Was het spel nu voorbij, dan waren het er { $total }. Overgebleven guldens, arbeiders en kaarten zijn niets waard, maar bij een gelijke stand wint wie meer guldens heeft. Aan het eind telt:
    .title = Je punten
    .persons = Personen, huizen en wat kransen tellen
    .majorities = 4 voor elke meerderheid
    .canal = 3 voor het derde veld van een deel, en standbeelden
    .stairs = De punten van je veld
bruges-lesson-end = Gedaan, de kaart is gebruikt. Tot je je beurt beëindigt kun je die met “Ongedaan maken” terugnemen, zolang er niets verborgens aan het licht kwam. Dan is de computerspeler aan de beurt; wat die doet, staat in het verloop.
    .title = De beurt beëindigen
bruges-lesson-use = Een van je personen kan nu werken. Dat is iets extra’s, voor of na je kaart: klik op het venster. Wie een arbeider in het teken heeft, vraagt er een van die kleur. Elk werkt één keer per ronde, en je mag er zoveel gebruiken als je hebt.
    .title = Een persoon gebruiken
bruges-lesson-majority = Wie aan het eind van een ronde alleen aan kop ligt, op de trap, bij de personen of bij het kanaal, draait een meerderheidsfiche om, aan het eind van het spel 4 punten waard. { $mine ->
        [none] Jij hebt er geen omgedraaid
       *[other] Jij hebt omgedraaid: { $mine }
    }; { $theirs ->
        [none] de computerspeler geen.
       *[other] de computerspeler: { $theirs }.
    } Het blijft zo, tenzij een persoon van een ander het terugdraait, en anderen kunnen het hunne nog omdraaien. Waar twee gelijk staan, doet niemand het.
    .title = Meerderheden
bruges-lesson-round = { $first ->
        [me] Het wapenschild met de leeuw gaat rond: nu heb jij het en begin je
       *[other] Het wapenschild met de leeuw gaat rond: nu heeft de computerspeler het, en die begint
    }. Gebruikte personen zijn weer vrij, en de kaart die je niet gespeeld hebt, blijft in je hand. Vul die aan tot vijf kaarten; dan wordt er opnieuw gedobbeld.
    .title = De volgende ronde
bruges-lesson-warning = { $colour ->
        [none] Een dreiging met 2 van 3 fiches richt met het volgende schade aan.
       *[other] Voor je liggen 2 van 3 fiches “{ br-colour-threat }”: bij de volgende 5 of 6 op de { br-colour-name.e } dobbelsteen richt de dreiging schade aan.
    } Je hebt een kaart van die kleur: kies die en klik de dreiging aan, dan gaat een fiche terug, en je krijgt een punt.
    .title = Gevaar
bruges-lesson-ending = De extra stapel wacht{ $cards ->
        [0] {""}
       *[other] {" "}met { $cards } kaarten
    } tot een trekstapel op is, en komt op zijn plaats. Gebeurt dat terwijl handen worden aangevuld, dan is deze ronde de laatste, anders de volgende. Dan wordt er geteld.
    .title = Hoe het spel eindigt
bruges-lesson-free = Dat is het hele spel: trekken, dobbelen, vier kaarten, meerderheden. Speel verder zoals je wilt. Ik blijf achter de vraagtekens: het bovenste zegt wat iets is, dat bij de vraag waarom je iets gevraagd wordt en wat de klerk, een goede computerspeler, zou doen.
    .title = Nu is het aan jou

## Wat de dingen zijn

bruges-about-card = Een kaart van je hand. Eén kaart, zes mogelijkheden: twee arbeiders van die kleur, guldens zoals de dobbelsteen ervan toont, een dreigingsfiche van die kleur terug voor een punt, een kanaalveld van die kleur, een huis met de achterkant, of de persoon op de voorkant.
    .gives = De persoon geeft de punten op het schild en wat de tekst zegt. De munt is de prijs. De tekens zeggen hetzelfde als de tekst: wat je inlevert, een pijl, wat je krijgt, na een schuine streep wat er geteld wordt.
    .counts = Je speelt één kaart per beurt, vier in een ronde; de rest blijft in je hand. Een huisje ⌂ op een grote kaart betekent dat de spelregels niet alle waarden ervan noemen en wij er gekozen hebben.
bruges-about-person = Een persoon thuis. Het bord toont naam en kleur, de stoeprand de kleur van het huis, het teken in de gevel de groep.
    .gives = Punten aan het eind, en wat de tekst zegt.
    .counts = Het teken zegt wanneer: de bliksemschicht alleen bij het uitspelen, de arbeider één keer per ronde voor een arbeider, de lus altijd, de krans bij de eindtelling. Een vinkje betekent: deze ronde al gebruikt.
bruges-about-house = Een huis. Er past één persoon in, van elke kleur.
    .gives = Een punt aan het eind, en plaats voor een persoon.
    .counts = Het kost een arbeider van zijn kleur. Brand neemt er een weg; wie er woonde, gaat terug naar je hand.
bruges-about-pile = Een trekstapel; van de bovenste kaart zie je de kleur. De extra stapel wacht tot een van de andere op is.
    .gives = Kaarten: kies op kleur.
    .counts = Aan het begin van een ronde, tot iedereen vijf kaarten heeft, en als een persoon je laat trekken. Komt de extra stapel, dan is die ronde of de volgende de laatste.
bruges-about-discard = De aflegstapel. Kaarten die geen huis en geen persoon werden, liggen hier open.
    .gives = Vanzelf niets; sommige personen halen er iets uit.
    .counts = Het hele spel.
bruges-about-discards = De aflegstapel. Kaarten die geen huis en geen persoon werden, liggen hier open.
    .gives = Vanzelf niets; sommige personen halen er iets uit.
    .counts = Het hele spel.
bruges-about-worker = Arbeiders van één kleur, in hun boot.
    .gives = Eén betaalt een huis van deze kleur; personen vragen er een als ze gebruikt worden.
    .counts = Altijd. Een overstroming neemt ze allemaal.
bruges-about-threat = Een dreiging en de fiches ervan: blauw overstroming, bruin pest, geel overval, rood brand, paars intrige.
    .gives = Het derde fiche richt schade aan: alle arbeiders, een persoon, alle guldens, een huis of een stuk kanaal, of 3 punten gaan verloren. Dan gaan de fiches terug.
    .counts = Iedereen neemt er een als de dobbelsteen van deze kleur 5 of 6 toont. Met een kaart van deze kleur gaat er een terug, voor een punt.
bruges-about-die = Een dobbelsteen van deze ronde; hij geldt voor iedereen.
    .gives = Een kaart van deze kleur levert zoveel gulden op. 5 of 6 brengt een dreigingsfiche van deze kleur; 1 of 2 hoort bij de prijs van een veld op de trap.
    .counts = Eén keer gegooid, in fase 2 van elke ronde.
bruges-about-canal = Een kanaaldeel: vijf velden, vanaf het poortgebouw naar buiten.
    .gives = 3 punten voor het derde veld; voor het vijfde het waardevolste standbeeld dat er nog is.
    .counts = Elk veld vraagt een kaart van zijn kleur en kost zijn prijs. Wie aan het eind van een ronde als enige de meeste tegels heeft, draait een meerderheidsfiche om.
bruges-about-stairs = De trap van het stadhuis is het aanzienspoor.
    .gives = De punten van je veld bij de eindtelling, tot 12.
    .counts = Eén keer per ronde, voor de som van alle dobbelstenen met 1 of 2. Wie alleen aan kop ligt, draait een meerderheidsfiche om.
bruges-about-statue = De standbeelden die er nog zijn, het waardevolste eerst.
    .gives = Hun punten bij de eindtelling.
    .counts = Voor wie het volgende kanaaldeel voltooit.
bruges-about-majority = Een meerderheidsfiche: aanzien, personen of kanaal.
    .gives = 4 punten bij de eindtelling zodra de gekleurde kant boven ligt.
    .counts = Aan het eind van elke ronde voor wie alleen aan kop ligt; anderen kunnen het hunne later ook omdraaien.
bruges-about-seat = Een speler met straat, arbeiders en kanaal.
    .gives = Jou niets; maar wat hij heeft, beslist over meerderheden.
    .counts = Aan het eind van elke ronde.
bruges-about-guilders = Guldens, het geld van de stad.
    .gives = Daarmee betaal je personen, kanaal en trap.
    .counts = Altijd. Een overval neemt ze allemaal.
bruges-about-points = De punten tot nu toe, en hoeveel het er zouden zijn als het spel nu eindigde.
    .gives = Wie de meeste heeft, wint.
    .counts = Aan het eind.
bruges-about-hand = Jouw hand; de anderen zien alleen de achterkanten.
    .gives = Vijf kaarten aan het begin van een ronde.
    .counts = Vier ervan speel je.
bruges-about-chapter = De ronde en de fase.
    .gives = Fase 1: hand aanvullen. 2: dobbelstenen, dreigingen en trap. 3: om de beurt vier kaarten. 4: meerderheden.
    .counts = Is een trekstapel op, dan komt de laatste ronde.

## Waarom er gevraagd wordt

asked-br-ask-choose-colour = Iedereen kiest om de beurt een kleur. Daarbij hoort een poorthuis met eigen kleuren van de kanaalvelden.
asked-br-ask-turn = Fase 3: iedereen speelt om de beurt een kaart, vier in een ronde. Pak een kaart; de plaatsen waar je die kunt gebruiken, lichten op.
asked-br-ask-turn-or-use = Fase 3: er moet een kaart gespeeld worden. Personen die in je beurt werken, mag je ervoor of erna gebruiken.
asked-br-ask-turn-without-cards = Je bent aan de beurt, maar je hand is leeg; een persoon mag je nog gebruiken.
asked-br-ask-end-turn = Je kaart is gespeeld. Deze vraag is er zodat je nog iets met “Ongedaan maken” kunt terugnemen voordat de volgende aan de beurt is.
asked-br-ask-end-turn-or-use = Je kaart is gespeeld. Je mag nog personen gebruiken of iets ongedaan maken; beëindig dan de beurt.
asked-br-ask-play = Een persoon laat je in deze beurt nog een kaart spelen.
asked-br-ask-act = Een persoon laat je een kaart nemen en meteen gebruiken als in een beurt.
asked-br-ask-may-advance = Fase 2: sommige dobbelstenen tonen 1 of 2, dus iedereen mag een veld op de trap kopen. Dat levert aan het eind punten op.
asked-br-ask-draw = In fase 1 worden de handen aangevuld tot vijf kaarten; ook personen laten je trekken. Je kiest de stapels één voor één en bekijkt de kaarten als alles getrokken is.
asked-br-ask-hold = Een persoon laat je de bovenste kaart van een stapel meteen gebruiken; je kent alleen de kleur.
asked-br-ask-discard = Je moet kaarten afleggen en mag kiezen welke.
asked-br-ask-choose-workers = Je krijgt arbeiders, en de kleur is jouw keuze.
asked-br-ask-give-back = Je mag dreigingsfiches terugleggen; elk levert een punt op.
asked-br-ask-give-back-up-to = Je mag dreigingsfiches terugleggen, één voor één, of stoppen; elk levert een punt op.
asked-br-ask-strike = Je loopt meer dan één soort schade tegelijk op; de volgorde is jouw keuze en kan je iets besparen.
asked-br-ask-burn = De brand neemt een huis of de buitenste tegel van je kanaal. Wie in het huis woont, gaat terug naar je hand.
asked-br-ask-lose-house = De persoon van een ander neemt een huis van je. Wie er woont, gaat terug naar je hand.
asked-br-ask-lose-tile = De persoon van een ander neemt een buitenste tegel van je kanaal.
asked-br-ask-lose-person = De pest of de persoon van een ander neemt een persoon van je. Het huis blijft.
asked-br-ask-lay-drawn = Een persoon laat je de bovenste kaart van een stapel als huis leggen.
asked-br-ask-buy-workers = Je mag arbeiders kopen, één voor één, of stoppen.
asked-br-ask-pay-any = De persoon vraagt een arbeider van een kleur naar keuze; de kleur kan bepalen wat je krijgt.
asked-br-ask-return-different = De persoon betaalt voor arbeiders van verschillende kleuren, één voor één.
asked-br-ask-exchange = De persoon laat je arbeiders ruilen, één voor één, of stoppen.
asked-br-ask-give-workers = De persoon van een ander neemt arbeiders van je; welke, is jouw keuze.
asked-br-ask-forge = De persoon laat je volgende kaart als een andere kleur gelden.
asked-br-ask-scheme = De persoon legt een fiche van je terug en geeft alle anderen er een van dezelfde kleur.
asked-br-ask-select = Een persoon laat iemand uit de aflegstapel in een van je huizen trekken.
asked-br-ask-build-canal = Een persoon laat je aan het kanaal bouwen; het deel kies jij.
asked-br-ask-turn-back = De persoon van een ander dwingt je een meerderheidsfiche terug te draaien.
asked-br-ask-return-persons = Een persoon laat je personen in je hand terugnemen, om ze later opnieuw uit te spelen.
asked-br-ask-activate-again = Een persoon laat een andere deze ronde een tweede keer werken.
asked-br-ask-activate-freely = Een persoon laat een andere werken zonder de arbeider die hij vraagt.
asked-br-ask-copy-flash = Een persoon laat je de bliksemschicht van de persoon van een ander uitvoeren.

## De regels op een paar bladzijden

bruges-rules-goal = Bouw een straat langs de kanalen van Brugge en vul die met mensen van elk beroep. Wie na de laatste ronde de meeste punten heeft, wint.
    .title = Het doel
bruges-rules-round = Een ronde heeft vier fases.
    .title = Een ronde
    .draw = 1. Om de beurt vult iedereen de hand aan tot vijf kaarten, telkens van een van de twee stapels, en bekijkt ze als alles getrokken is.
    .dice = 2. Er wordt gedobbeld. Elke 5 en 6 brengt iedereen een dreigingsfiche in die kleur. Dan mag iedereen voor de som van alle enen en tweeën een veld omhoog.
    .play = 3. Om de beurt speelt iedereen een kaart, vier keer. Eén blijft in de hand.
    .end = 4. Wie op de trap, bij de personen of bij het kanaal alleen aan kop ligt, draait dat fiche om. Personen kunnen weer werken.
bruges-rules-card = Elke kaart gebruik je op een van zes manieren.
    .title = Eén kaart, zes mogelijkheden
    .workers = Twee arbeiders van die kleur.
    .money = Zoveel gulden als de dobbelsteen van die kleur toont.
    .threat = Een dreigingsfiche van die kleur gaat terug, voor een punt.
    .canal = Een tegel op het volgende veld van een deel, als dat die kleur heeft, voor zijn prijs van 1 tot en met 5.
    .house = Een huis, met de achterkant naar boven, voor een arbeider van die kleur.
    .person = De persoon trekt in een leeg huis, voor de guldens in de munt.
bruges-rules-threats = Het derde fiche van een kleur richt schade aan, en alle fiches van die kleur gaan terug.
    .title = Dreigingen
    .blue = Overstroming: alle arbeiders gaan verloren.
    .brown = Pest: een persoon wordt afgelegd; het huis blijft.
    .yellow = Overval: alle guldens gaan verloren.
    .red = Brand: een huis of de buitenste kanaaltegel gaat verloren. Wie er woonde, gaat terug naar de hand.
    .violet = Intrige: 3 punten gaan verloren.
bruges-rules-persons = Het teken van een persoon zegt wanneer hij werkt.
    .title = Personen
    .flash = Bliksemschicht: één keer, als de persoon uitgespeeld wordt.
    .worker = Arbeider: in je beurt, één keer per ronde, voor een arbeider van die kleur.
    .always = Lus: één keer per ronde, of altijd als het zover is, zonder kosten.
    .laurel = Krans: bij de eindtelling.
bruges-rules-points = Is een trekstapel op, dan komt de extra stapel op zijn plaats, en die ronde is de laatste (gebeurt dat pas na fase 1, dan de volgende). Dan wordt er geteld.
    .title = Het einde
    .persons = De punten van personen, 1 voor elk huis, en wat kransen tellen.
    .majorities = 4 voor elk fiche met de gekleurde kant boven.
    .canal = 3 voor het derde veld van elk deel, en de standbeelden.
    .stairs = De punten van je veld.
