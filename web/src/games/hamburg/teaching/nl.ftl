### Hamburg uitgelegd: de eerste partij, wat de dingen zijn, waarom je iets gevraagd wordt, en de regels op een paar pagina’s.

## De eerste partij

hamburg-lesson-welcome = Jij en een computerspeler bouwen elk een straat in Hamburg, rond 1890; wie na acht cycli de meeste punten heeft, wint. Regels hoef je niet te kennen: ik leg alles één keer uit, wanneer het voorkomt. Mijn oranje rand laat zien waarover ik het heb: hier over je handkaarten. Wat turquoise oplicht, kun je kiezen; zolang ik eerst iets te zeggen heb, wacht de vraag.
    .title = Welkom in Hamburg
hamburg-lesson-draw = Elke cyclus begint met vijf handkaarten. Je hebt er drie: klik twee stapels aan, of één twee keer. Je ziet alleen kleur en teken van een stapel, maar juist die tellen: ze bepalen welke arbeiders, welk geld en welke muursteen een kaart kan opleveren.
    .title = Kaarten trekken
hamburg-lesson-dice = Zes dobbelstenen, dezelfde voor iedereen, de hele cyclus. Een kaart voor geld levert zoveel mark op als de dobbelsteen van die kleur toont. Een 5 of 6 is slecht nieuws: het onheil van die kleur wordt verhoogd. Alle 1 en 2 samen zijn de prijs van een stap op het stadhuisplein; zijn die er niet, dan mag niemand vooruit.
    .title = De dobbelstenen van de cyclus
hamburg-lesson-danger = { $level ->
        [0] Een onheil van je is verhoogd.
       *[other] Je onheil “{ hb-colour-disaster }” ({ hb-colour-name }) is verhoogd naar niveau { $level } van 3.
    } Op het derde niveau slaat het toe, daarna begint het weer bij 0; wie niets van dien aard heeft, verliest niets. Een kaart van zijn kleur verlaagt het met een niveau en levert een punt op.
    .title = Een onheil wordt verhoogd
    .purple = Overstroming: een bouwlocatie
    .orange = Brand: een gebouw
    .gray = Instortende stadsmuur: een muursteen
    .pink = Plundering: al je geld
    .brown = Ziekte: alle arbeiders
hamburg-lesson-intrigue = In het brandende huis liggen de zwarte onheilsfiches, de intriges. Toont de zwarte dobbelsteen 5 of 6, dan trekt iedereen er één, en het onheil daarop wordt verhoogd voor wie het getrokken heeft{ $token ->
        [none] .
       *[other] : bij jou “{ hb-token-name }”.
    }
    .title = Intrige
hamburg-lesson-square = Voor { $price } mark (alle 1 en 2 samen) gaat je speelfiguur een stap naar het stadhuis: klik het veld aan dat oplicht. Het getal op je veld telt aan het eind van het spel als punten. Een stap kan tot 12 mark kosten: vandaag is er een goede dag voor.
    .title = Het stadhuisplein
hamburg-lesson-cleric = De zwarte dobbelsteen heeft een geestelijke naar { $window ->
        [0] een venster
       *[other] venster { $window }
    } geroepen. Aan het eind van de cyclus komt hij naar beneden, en aan het eind van het spel geeft hij iedereen een punt per gebouw in de kleur van zijn venster; bij venster 6 per dierentuin- en parkkaart. Wijs een venster aan of druk er lang op, en het noemt zijn categorieën.
    .title = Een geestelijke in de kerk
hamburg-lesson-turn = Vier keer per cyclus speel je één kaart; in de vraag heet dat een basisactie. Een kaart kan op zes plekken gebruikt worden. Begin met een bouwlocatie: zonder die staat er geen gebouw. { $card ->
        [none] Kies een kaart
       *[other] Klik op “{ $card }”
    }, en de plekken waar die heen kan, lichten op.
    .title = Eén kaart, zes mogelijkheden
    .workers = Drie arbeiders: op het huis van die kleur
    .money = Geld: op de dobbelsteen van die kleur
    .decrease = Onheil verlagen: op zijn niveau
    .wall = Muur: op de volgende steen
    .site = Bouwlocatie: gedekt, voor een arbeider
    .build = Het gebouw erop: op een bouwlocatie, voor de prijs
hamburg-lesson-places = Alles wat nu oplicht, neemt { $card ->
        [none] je kaart
       *[other] “{ $card }”
    } aan. Bij elke plek staat wat het kost en oplevert; wat niet oplicht, kan nu niet. { $sites ->
        [0] Klik de gestippelde plek aan: dat wordt een bouwlocatie.
       *[other] Klik een plek aan, en het is gedaan.
    } Wil je een andere kaart, klik die dan aan.
    .title = De plekken van een kaart
hamburg-lesson-house = Je bouwlocatie is leeg, en “{ $card }” kun je betalen: { $price } mark. Klik op de kaart, dan op de bouwlocatie. Het teken III erop betekent dat je het gebouw in je beurten kunt gebruiken.
    .title = Bouw op je bouwlocatie
hamburg-lesson-end = Gedaan, de kaart is gebruikt. Tot je je beurt beëindigt kun je die met “Ongedaan maken” terugnemen, zolang er niets verborgens aan het licht kwam. { $rival ->
        [tom] Dan ben jij weer aan de beurt, tot er vier kaarten gespeeld zijn; TOM was al vóór jou.
       *[other] Dan is de computerspeler aan de beurt; wat die doet, staat in het verloop.
    }
    .title = Beëindig je beurt
hamburg-lesson-site = De kaart ligt nu gedekt: de achterkant is een bouwlocatie, en de stoeprand toont de kleur ervan. Dat kostte een arbeider van die kleur. Elk gebouw mag erop, in welke kleur ook, maar niet meer dan één.
    .title = Je eerste bouwlocatie
hamburg-lesson-build = De punten tellen aan het eind van het spel. Het ronde teken erop zegt wanneer het werkt: { $sign ->
        [flash] deze bliksemschicht werkte net, één keer.
        [I] dit één keer per cyclus, in fase I.
        [II] dit één keer per cyclus, in fase II.
        [III] dit één keer per cyclus in fase III, extra, voor of na je kaart.
        [IV] dit één keer per cyclus, in fase IV.
        [laurel] deze krans bij de eindtelling.
       *[other] dit continu.
    } Fases: I trekken, II dobbelstenen, III je kaarten, IV het eind van de cyclus.
    .title = Je eerste gebouw
    .flash = Bliksemschicht: één keer, meteen
    .phase = I tot en met IV: in die fase, elke cyclus
    .always = Lus: continu
    .laurel = Krans: aan het eind van het spel
hamburg-lesson-use = Een gebouw met het teken III kun je nu gebruiken. { $cards ->
        [none] {""}
       *[other] { $cards }
    } Klik op het gebouw. Dat is iets extra’s, voor of na je kaart; elk werkt één keer per cyclus, en je mag er zoveel gebruiken als je hebt.
    .title = Een gebouw gebruiken
hamburg-lesson-used = Dat was iets extra’s: je hebt betaald wat het vraagt en gekregen wat het geeft. Het grijze vinkje betekent gebruikt; in de volgende cyclus is het weer vrij.
    .title = Een gebouw aan het werk
hamburg-lesson-workers = Drie arbeiders in de kleur van de kaart zijn erbij gekomen. Een bouwlocatie kost er één van die kleur, en de meeste gebouwen vragen er één als je ze gebruikt. Ze blijven van cyclus tot cyclus, tenzij ziekte ze neemt.
    .title = Arbeiders
hamburg-lesson-money = Zoveel mark als de dobbelsteen van die kleur toont. Daarmee betaal je gebouwen, de muur en het stadhuisplein; ze blijven van cyclus tot cyclus, tenzij plundering ze neemt.
    .title = Geld
hamburg-lesson-decrease = Het onheil is met een niveau verlaagd, en je hebt meteen een punt. Dat loont voor het derde niveau, of als je niets beters in je hand hebt.
    .title = Een onheil verlaagd
hamburg-lesson-wall = De oever voor je straat wordt een muur, vanaf de toren naar buiten: twee helften van vijf stenen. De heldere steen is de volgende: hij vraagt een kaart van zijn kleur en de mark in zijn munt. De derde steen van elke helft is aan het eind 3 punten waard. Wie een helft voltooit, neemt het gouden standbeeld, aan het eind { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; de volgende wachten in de nissen van het stadhuis.
    .title = De stadsmuur
hamburg-lesson-garden = Dierentuin- en parkkaarten hebben geen bouwlocatie nodig: ze wonen op de heuvel achter je straat. Dierentuinkaarten zijn veel punten waard, parken geven aan het begin van elke cyclus iets.
    .title = Dierentuin en park
hamburg-lesson-points = Je hebt tot nu toe { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    } Was het spel nu voorbij, dan waren het er { $total }, met kaarten, meerderheden, muur, geestelijken en stadhuisplein. Overgebleven mark en arbeiders zijn niets waard, maar bij een gelijke stand wint wie meer mark heeft.
    .title = Je punten
hamburg-lesson-majority = Wie aan het eind van een cyclus ergens alleen aan kop ligt, draait dat fiche om: 4 punten aan het eind van het spel.
    .title = Meerderheden
    .square = Stadhuisplein, het verst: { hamburg-lesson-of }
    .buildings = Meeste gebouwen: { hamburg-lesson-of }
    .wall = Langste muur: { hamburg-lesson-of }
    .points = Meeste punten: { hamburg-lesson-of }
    .zoo = Meeste dieren: { hamburg-lesson-of }
hamburg-lesson-of = { $of ->
    [me] jij
    [other] computerspeler
    [tom] TOM
   *[none] niemand alleen
}
hamburg-lesson-season = { $first ->
        [me] Het rode wapenschild is van jou: jij begint
        [tom] TOM komt zoals altijd vóór jou, ook
       *[other] Het rode wapenschild is doorgegeven: de computerspeler begint
    } in elke ronde van deze cyclus. Gebruikte gebouwen zijn weer vrij, en de geestelijke is naar beneden gekomen. Vul je hand aan tot vijf kaarten; dan wordt er opnieuw gegooid.
    .title = De volgende cyclus
hamburg-lesson-warning = { $colour ->
        [none] Een onheil op niveau 2 van 3 slaat toe als het weer wordt verhoogd.
       *[other] Je onheil “{ hb-colour-disaster }” staat op niveau 2 van 3: bij de volgende 5 of 6 op de { hb-colour-name.e } dobbelsteen slaat het toe.
    } Een kaart van zijn kleur verlaagt het weer en levert een punt op{ $card ->
        [none] : het loont er een te bewaren.
       *[other] : klik op “{ $card }”, dan op het niveau. Je mag natuurlijk ook iets anders doen en het erop wagen.
    }
    .title = Gevaar
hamburg-lesson-tom-welcome = Je bent alleen in Hamburg, rond 1890, op TOM na: voor hem spelen de dobbelstenen. Jullie bouwen elk een straat; wie na acht cycli meer punten heeft, wint. Regels hoef je niet te kennen: ik leg alles één keer uit, wanneer het voorkomt. Mijn oranje rand laat zien waarover ik het heb: hier over je handkaarten. Wat turquoise oplicht, kun je kiezen; zolang ik eerst iets te zeggen heb, wacht de vraag.
    .title = Welkom, jij en TOM
hamburg-lesson-tom-money = TOM heeft geen kaarten en kan dus geen geld nemen zoals jij. In plaats daarvan geeft de zwarte dobbelsteen hem { $pips ->
        [0] zoveel mark als die toont,
       *[other] { $pips } mark,
    } elke cyclus opnieuw. Onheil wordt voor hem net zo verhoogd als voor jou.
    .title = Het geld van TOM
hamburg-lesson-tom-dice = TOM is al geweest: één keer per cyclus voert hij de vijf gekleurde dobbelstenen uit, van laag naar hoog, vóór jou. Wat hij niet kan, vervangt hij door iets kleiners. Het staat allemaal in het verloop.
    .title = De dobbelstenen spelen voor TOM
    .one = 1: een punt
    .two = 2: twee arbeiders
    .three = 3: een muursteen
    .four = 4: een onheil verlaagd, of een bouwlocatie
    .five = 5: een gebouw van de stapel
    .six = 6: een gebouw, of muur
hamburg-lesson-tom-square = TOM gaat een stap op het stadhuisplein zodra hij die kan betalen. Wie aan het eind van de cyclus alleen verder staat, heeft die meerderheid.
    .title = TOM op het plein
hamburg-lesson-tom-builds = TOM bouwt wat hij omdraait, goed of niet. Wat zijn gebouwen doen, telt voor hem: die met een teken van I tot IV gebruikt hij van links naar rechts, zolang hij arbeiders heeft. Klik op zijn kant van de tafel om zijn straat te bekijken.
    .title = De straat van TOM
hamburg-lesson-free = Dat is het hele spel: trekken, dobbelen, vier kaarten, meerderheden, acht keer. Speel verder zoals je wilt. Ik blijf achter de vraagtekens: het bovenste zegt wat iets is, dat bij de vraag waarom je iets gevraagd wordt en wat de klerk, een goede computerspeler, zou doen.
    .title = Nu is het aan jou

## Wat de dingen zijn

hamburg-about-card = Een van je handkaarten. Eén kaart, zes mogelijkheden: drie arbeiders van die kleur, mark zoals de dobbelsteen ervan toont, het onheil ervan verlagen voor een punt, een muursteen van die kleur, met de achterkant een bouwlocatie, of wat voorop getekend is.
    .gives = Gebouwd geeft de kaart de punten op het schild en wat de tekst zegt. De munt is de prijs. De tekens zeggen hetzelfde als de tekst: wat je inlevert, een pijl, wat je krijgt, na een schuine streep wat geteld wordt.
    .counts = Je speelt één kaart per beurt, vier in een cyclus; de rest blijft in je hand. Een huisje ⌂ op een grote kaart betekent dat de spelregels er geen waarden voor noemen en wij ze hebben gekozen.
hamburg-about-building = Een gebouw in een straat. Het bord toont naam en kleur, de stoeprand eronder de kleur van de bouwlocatie.
    .gives = De punten ervan, en wat de tekst zegt.
    .counts = Het teken zegt wanneer: een bliksemschicht alleen bij het bouwen, I tot en met IV één keer in die fase, de lus continu, de krans bij de eindtelling. Een vinkje betekent: deze cyclus gebruikt.
hamburg-about-site = Een bouwlocatie. Eén gebouw past erop, in elke kleur.
    .gives = Een plek om te bouwen; sommige gebouwen tellen bouwlocaties van een kleur.
    .counts = Neerleggen kost een arbeider van die kleur. De overstroming neemt er een weg; het gebouw erop gaat terug naar de hand.
hamburg-about-pile = Een trekstapel, naar de kleur van de kaarten.
    .gives = Kaarten van deze kleur: hun arbeiders, hun dobbelsteen, hun onheil, hun muursteen.
    .counts = Aan het begin van een cyclus, tot iedereen vijf kaarten heeft; en telkens als een kaart je laat trekken.
hamburg-about-discard = De aflegstapel. Kaarten die geen bouwlocatie en geen gebouw worden, belanden hier, open; aan het begin ligt er van elke kleur één.
    .gives = Vanzelf niets; sommige kaarten halen er iets uit.
    .counts = De hele cyclus.
hamburg-about-discards = De aflegstapel. Kaarten die geen bouwlocatie en geen gebouw worden, belanden hier, open; aan het begin ligt er van elke kleur één.
    .gives = Vanzelf niets; sommige kaarten halen er iets uit.
    .counts = De hele cyclus.
hamburg-about-worker = Arbeiders van één kleur.
    .gives = Eén betaalt een bouwlocatie van deze kleur; gebouwen vragen er één als je ze gebruikt.
    .counts = Altijd. Ziekte neemt ze allemaal, dus spaar er niet te veel op zolang bruin hoog staat.
hamburg-about-level = Een onheil en het niveau ervan: paars overstroming, oranje brand, grijs instortende stadsmuur, roze plundering, bruin ziekte.
    .gives = De derde keer slaat het toe: een bouwlocatie, een gebouw, een muursteen, al je geld of al je arbeiders gaan verloren. Daarna begint het weer bij 0.
    .counts = Het wordt verhoogd als de dobbelsteen van zijn kleur 5 of 6 toont, of door een onheilsfiche. Een kaart van zijn kleur verlaagt het en levert een punt op.
hamburg-about-die = Een dobbelsteen van deze cyclus; hij geldt voor iedereen.
    .gives = Een kaart van deze kleur levert zoveel mark op. 5 of 6 verhoogt het onheil van deze kleur; 1 of 2 is een deel van de prijs op het stadhuisplein. De zwarte dobbelsteen noemt het venster van de geestelijke, en met 5 of 6 brengt hij intriges.
    .counts = Eén keer geworpen, aan het begin van elke cyclus.
hamburg-about-wall = Een helft van de stadsmuur: vijf stenen, vanaf de toren naar buiten.
    .gives = 3 punten voor de derde steen; het waardevolste standbeeld dat er nog is voor de vijfde.
    .counts = Elke steen vraagt een kaart van zijn kleur en kost zijn prijs. Wie aan het eind van een cyclus als enige de meeste stenen heeft, draait een meerderheidsfiche om. De instortende stadsmuur kost er een.
hamburg-about-square = Het stadhuisplein, veld voor veld naar het stadhuis.
    .gives = De punten van je veld bij de eindtelling, tot 18; op het laatste 4 punten telkens als je verder zou gaan.
    .counts = Eén keer per cyclus, voor de som van alle dobbelstenen met 1 of 2. Wie aan het eind ervan alleen aan kop ligt, draait een meerderheidsfiche om.
hamburg-about-window = Een venster van de kerk, voor de vier categorieën gebouwen van zijn kleur; het zwarte is voor dierentuin en park. Wijs het aan, en het noemt ze.
    .gives = Bij de eindtelling geeft elke geestelijke eronder een punt voor elk van je kaarten in deze categorieën.
    .counts = De zwarte dobbelsteen stuurt elke cyclus één geestelijke naar een venster; aan het eind ervan komt hij naar beneden.
hamburg-about-majority = Een meerderheidsfiche: stadhuisplein, gebouwen, muur, punten of dierentuin.
    .gives = 4 punten bij de eindtelling als het dan omgedraaid is; alleen een kaart van een medespeler kan het terugdraaien.
    .counts = Aan het eind van elke cyclus, voor wie alleen aan kop ligt; anderen kunnen hetzelfde later ook verdienen.
hamburg-about-garden = Een dierentuin- of parkkaart op de heuvel. Die heeft geen bouwlocatie nodig en is geen gebouw.
    .gives = Dieren geven veel punten. Parken geven aan het begin van elke cyclus iets.
    .counts = Wie aan het eind van een cyclus als enige de meeste dieren heeft, draait een meerderheidsfiche om. Geestelijken onder het zwarte venster tellen beide.
hamburg-about-found = Een kaart die voor je gevonden is.
    .gives = Je mag die in je hand nemen.
    .counts = Nu.
hamburg-about-seat = Een speler met straat, arbeiders, muur en tuin.
    .gives = Jou niets; maar wat hij heeft, beslist over meerderheden.
    .counts = Aan het eind van elke cyclus.
hamburg-about-tokens = Het brandende huis met de zwarte onheilsfiches.
    .gives = Elk toont een onheil dat wordt verhoogd voor wie het fiche trekt.
    .counts = Toont de zwarte dobbelsteen 5 of 6, dan trekt iedereen er een.
hamburg-about-exchange = De beurs: een fiche met drie stappen, met de beurskoers-steen ernaast.
    .gives = De stap van de beurskoers-steen zegt hoeveel meer of minder een basisactie kost of oplevert.
    .counts = Voor iedereen, zolang het fiche daar ligt.
hamburg-about-ship = Een schip: op de rede wacht het, aan de kade is het actief.
    .gives = Wie als basisactie een muursteen bouwt, mag voor een arbeider in de kleur van de gebruikte kaart een schip aan de kade gebruiken.
    .counts = In cycli waarin zijn dobbelsteen 3 of 4 toont.
hamburg-about-statue = Het volgende standbeeld van Hans Hummel; de andere wachten in de nissen van het stadhuis.
    .gives = De punten ervan bij de eindtelling.
    .counts = Voor wie de volgende muurhelft voltooit.
hamburg-about-marks = Mark, het geld van de stad.
    .gives = Daarmee betaal je gebouwen, muur en stadhuisplein; bij gelijke stand wint de rijkste.
    .counts = Altijd. Plundering neemt al je geld.
hamburg-about-points = De punten op het spoor tot nu toe.
    .gives = De meeste komen bij de eindtelling: kaarten, kransen, meerderheden, muur en standbeelden, geestelijken, stadhuisplein.
    .counts = Wie aan het eind van een cyclus alleen aan kop ligt, draait een meerderheidsfiche om.
hamburg-about-hand = Je hand. Vijf kaarten aan het begin van een cyclus, vier ervan worden gespeeld.
    .gives = Alles wat je doet, begint met een kaart.
    .counts = De anderen zien alleen de kleuren van de achterkanten.
hamburg-about-mayor = Een burgemeester, met de gekozen zijde.
    .gives = Wat de tekst zegt; hij bepaalt ook waarmee je begint.
    .counts = Het hele spel; sommige vaardigheden één keer per cyclus.
hamburg-about-chapter = De cyclus, de fase en de ronde.
    .gives = Fase I: kaarten trekken. II: dobbelstenen. III: vier rondes met elk één kaart. IV: meerderheden, de geestelijke, een nieuwe eerste speler.
    .counts = Het spel eindigt met de achtste cyclus.
hamburg-about-first = De eerste speler van deze cyclus.
    .gives = De eerste beurt in elke ronde.
    .counts = Aan het eind van de cyclus gaat het wapenschild door.

## Waarom je iets gevraagd wordt

asked-hb-ask-turn = Je bent aan de beurt in fase III: om de beurt speelt iedereen één kaart, vier per cyclus. Kies een kaart; de plekken waar je die kunt gebruiken, lichten op.
asked-hb-ask-turn-or-use = Je bent aan de beurt in fase III: er moet één kaart gespeeld worden. Gebouwen met het teken III mag je ervoor of erna gebruiken, zoveel als je er hebt.
asked-hb-ask-turn-without-cards = Je bent aan de beurt, maar je hand is leeg, dus er is geen actie; een gebouw mag je nog gebruiken.
asked-hb-ask-end-turn = Je kaart is gespeeld. Deze vraag is er zodat je nog iets met “Ongedaan maken” kunt terugnemen voor de volgende aan de beurt is.
asked-hb-ask-end-turn-or-use = Je kaart is gespeeld. Je mag nog gebouwen gebruiken of iets ongedaan maken; beëindig dan de beurt.
asked-hb-ask-action-in-colour = Je gaf een arbeider zodat je kaart als een andere kleur telt; speel die nu.
asked-hb-ask-act = Een kaart laat je er nog een trekken en meteen gebruiken, zoals in een beurt.
asked-hb-ask-city-hall-uses = Fase II: voor de stap op het stadhuisplein mag je een gebouw gebruiken dat nu werkt.
asked-hb-ask-city-hall = Fase II: dobbelstenen tonen 1 of 2, dus iedereen mag één stap op het stadhuisplein kopen. Die levert aan het eind punten op.
asked-hb-ask-before-disasters = Fase II: de dobbelstenen zijn geworpen. Je mag een gebouw gebruiken voor onheil wordt verhoogd.
asked-hb-ask-replenish = Fase I: de handen worden aangevuld tot vijf kaarten. Je kiest de stapels één voor één en bekijkt de kaarten als alles getrokken is.
asked-hb-ask-draw = Een kaart of fiche laat je trekken; de stapel kies je zelf.
asked-hb-ask-hold = Een kaart laat je de bovenste kaart van een stapel meteen gebruiken; je kent alleen de kleur.
asked-hb-ask-lay-drawn = Een kaart laat je de bovenste kaart van een stapel als bouwlocatie neerleggen.
asked-hb-ask-discard = Je moet kaarten afleggen en mag kiezen welke.
asked-hb-ask-choose-workers = Je krijgt arbeiders, en de kleur kies je zelf.
asked-hb-ask-buy-workers = Je mag arbeiders kopen, één voor één, of stoppen.
asked-hb-ask-pay-any = Het gebouw vraagt een arbeider van een kleur naar keuze; de kleur kan bepalen wat het geeft.
asked-hb-ask-return-different = Het gebouw beloont arbeiders van verschillende kleuren, één voor één.
asked-hb-ask-exchange = Het gebouw laat je arbeiders omruilen, één voor één, of stoppen.
asked-hb-ask-give-workers = De kaart van een medespeler neemt je arbeiders af; welke, kies je zelf.
asked-hb-ask-tribute = De kaart geeft je een punt voor elke mark die je aan een medespeler geeft.
asked-hb-ask-lower = Je mag een onheil verlagen; elke keer levert een punt op.
asked-hb-ask-lower-up-to = Je mag onheil verlagen, niveau voor niveau, of stoppen; elke keer levert een punt op.
asked-hb-ask-lower-colour = Je mag dit onheil verlagen; elke keer levert een punt op.
asked-hb-ask-curse = De kaart verlaagt een onheil van jou en verhoogt hetzelfde bij alle anderen.
asked-hb-ask-choose-rise = Een gebouw laat je kiezen welk onheil wordt verhoogd in plaats van dat op het fiche.
asked-hb-ask-prevent = Een onheil van je wordt zo verhoogd, en een gebouw laat je dat met een arbeider voorkomen.
asked-hb-ask-strike = Je wordt door meer dan één onheil tegelijk getroffen; de volgorde kies je zelf, en die kan je iets besparen.
asked-hb-ask-tear-down = De instortende stadsmuur of de kaart van een medespeler kost je een buitenste steen van je muur.
asked-hb-ask-lose-building = Brand of de kaart van een medespeler neemt je een gebouw af. De bouwlocatie blijft.
asked-hb-ask-lose-site = De overstroming neemt je een bouwlocatie af. Een gebouw erop gaat terug naar je hand.
asked-hb-ask-select = Een kaart laat je iets uit de aflegstapel bouwen.
asked-hb-ask-search = Een kaart laat je in een stapel naar een categorie zoeken.
asked-hb-ask-build-wall = Een kaart laat je een muursteen bouwen; de helft kies je zelf.
asked-hb-ask-deactivate = Door de kaart van een medespeler draai je een van je meerderheidsfiches terug.
asked-hb-ask-return-buildings = Een kaart laat je gebouwen terugnemen in je hand, om ze opnieuw te bouwen.
asked-hb-ask-activate-again = Een gebouw laat een ander deze cyclus een tweede keer werken.
asked-hb-ask-activate-freely = Een gebouw laat een ander werken zonder de arbeider die het vraagt.
asked-hb-ask-copy-flash = Een kaart laat je de bliksemschicht van andermans gebouw gebruiken.
asked-hb-ask-flash-again = Een gebouw laat de bliksemschicht twee keer werken.
asked-hb-ask-tuck = Een gebouw mag onder een dierentuinkaart van dezelfde kleur in plaats van op een bouwlocatie.
asked-hb-ask-place-in-church = Een kaart laat een van je arbeiders als een geestelijke in de kerk staan.
asked-hb-ask-move-cleric = Een gebouw laat je de geestelijke van deze cyclus naar het volgende venster verplaatsen; jij bepaalt voor welke categorieën hij telt.
asked-hb-ask-mayor-side = Voor het spel kiest iedereen een zijde van zijn burgemeester. Die bepaalt waarmee je begint en wat je het hele spel kunt.
asked-hb-ask-may-take-token = De zwarte dobbelsteen toont 5 of 6, dus iedereen trekt een onheilsfiche; je burgemeester laat je weigeren.
asked-hb-ask-take-statue = Je hebt een muurhelft voltooid. Het standbeeld levert aan het eind punten op, de Zitronenjette meteen geld.
asked-hb-ask-gift = Sommige onheilsfiches hebben een klein geschenk, dat je mag nemen.
asked-hb-ask-lower-other = Het geschenk verlaagt een onheil, maar niet het onheil dat net is verhoogd.
asked-hb-ask-ship = Je hebt een muursteen gebouwd: voor een arbeider in de kleur van die kaart mag je een schip aan de kade gebruiken.
asked-hb-ask-take-of-one-colour = De arbeiders die je krijgt zijn allemaal van één kleur, die je zelf kiest.
asked-hb-ask-own-flash = Je mag de bliksemschicht van een van je eigen gebouwen nog eens gebruiken.
asked-hb-ask-draw-from-pile = Alle kaarten komen van één stapel, die je zelf kiest.
asked-hb-ask-return-workers = Er moeten arbeiders ingeleverd worden; welke, kies je zelf.
asked-hb-ask-choose-workers-among = Je krijgt een arbeider van een van deze kleuren.
asked-hb-ask-return-workers-among = Een arbeider van een van deze kleuren moet ingeleverd worden.

## De regels op een paar pagina’s

hamburg-rules-goal = Iedereen bouwt een straat in Hamburg, rond 1890. Wie na acht cycli de meeste punten heeft, wordt burgemeester; bij gelijke stand wie meer mark heeft.
    .title = Het doel
hamburg-rules-season = Een cyclus heeft vier fases, en acht cycli zijn een spel.
    .title = Een cyclus
    .draw = I. Iedereen vult de hand aan tot vijf kaarten, van stapels naar keuze. Parken geven hun inkomsten.
    .dice = II. Zes dobbelstenen worden voor iedereen geworpen. Een geestelijke gaat naar het venster dat de zwarte dobbelsteen noemt. 5 en 6 verhogen onheil. De dobbelstenen met 1 of 2 vormen de prijs van een stap op het stadhuisplein.
    .play = III. Vier rondes: om de beurt speelt iedereen één kaart voor een van zes acties, en mag gebouwen gebruiken.
    .end = IV. Wie alleen aan kop ligt, draait meerderheidsfiches om. De geestelijke komt naar beneden. Gebouwen zijn weer vrij, en iemand anders begint.
hamburg-rules-card = Elke kaart kun je op zes manieren gebruiken. Welke de beste is, daar draait het spel om.
    .title = Eén kaart, zes mogelijkheden
    .workers = Drie arbeiders van die kleur.
    .money = Zoveel mark als de dobbelsteen van die kleur toont.
    .decrease = Het onheil van die kleur wordt met een niveau verlaagd, en je krijgt een punt.
    .wall = De volgende muursteen, als die deze kleur heeft, voor zijn prijs.
    .site = De achterkant wordt een bouwlocatie, voor een arbeider van die kleur.
    .build = De voorkant komt op een vrije bouwlocatie naar keuze, voor de prijs op de munt. Dieren en parken hebben er geen nodig.
hamburg-rules-disasters = Een onheil dat voor de derde keer wordt verhoogd, slaat toe en begint daarna weer bij 0.
    .title = Onheil
    .purple = Overstroming: een bouwlocatie gaat verloren; het gebouw erop gaat terug naar de hand.
    .orange = Brand: een gebouw gaat verloren.
    .gray = Instortende stadsmuur: een muursteen gaat verloren.
    .pink = Plundering: al het geld gaat verloren.
    .brown = Ziekte: alle arbeiders gaan verloren.
    .black = Intrige: toont de zwarte dobbelsteen 5 of 6, dan trekt iedereen een fiche met een eigen onheil.
hamburg-rules-buildings = Het teken op een kaart zegt wanneer die werkt.
    .title = Wanneer gebouwen werken
    .flash = Een bliksemschicht: één keer, bij het bouwen.
    .phase = I, II, III of IV: één keer per cyclus in die fase, meestal voor een arbeider.
    .always = De lus: continu.
    .laurel = De krans: bij de eindtelling.
    .icons = De regel met tekens op een kaart zegt hetzelfde als de tekst: wat je inlevert, een pijl, wat je krijgt, en na een schuine streep wat geteld wordt. * is elke kleur, = de kleur van daarvoor, ≠ verschillende.
hamburg-rules-points = Een paar punten komen tijdens het spel, de meeste aan het eind.
    .title = Wat punten oplevert
    .cards = De punten op je kaarten, en wat kransen geven.
    .majorities = 4 voor elke meerderheid: stadhuisplein, gebouwen, muur, punten, dierentuin.
    .wall = 3 voor de derde steen van elke helft, en de punten van standbeelden voor volle helften.
    .church = 1 voor elk van je kaarten en elke geestelijke onder het venster van de categorie ervan.
    .square = De punten van je veld op het stadhuisplein, tot 18.

## De uitbreidingen en het solospel

hamburg-rules-mayors = Iedereen begint anders en kan iets wat verder niemand kan.
    .title = Uitbreiding: De burgemeesters
    .chapter = Spelregels: “Uitbreiding 1: De burgemeesters”; wat elk van hen kan, staat in de bijlage en onder “Kaarten, tegels en fiches”.
    .side = Iedereen trekt een van vijf burgemeesters en kiest een van zijn twee zijden. De andere telt niet.
    .start = De zijde zegt met hoeveel mark en arbeiders je begint, in plaats van de gewone 5 mark en één arbeider van elke kleur.
    .gift = De vaardigheid geldt het hele spel. Sommige laten je meer handkaarten hebben, andere maken acties goedkoper of besparen je onheil; een paar werken één keer per cyclus.
hamburg-rules-statues = Er is een tweede rij standbeelden. Wie een muurhelft voltooit, mag kiezen.
    .title = Uitbreiding: Hans Hummel en Zitronenjette
    .chapter = Spelregels: “Uitbreiding 2: Hans Hummel en Zitronenjette”.
    .two = Twee standbeelden staan naast elkaar: de volgende Hans Hummel, eerst met 10 punten, en de volgende Zitronenjette, eerst met 12 mark. Je neemt er een van.
    .hummel = Hans Hummel geeft zijn punten bij de eindtelling.
    .jette = De Zitronenjette geeft de mark ervan meteen.
hamburg-rules-intrigue = In het brandende huis liggen meer fiches: sommige zijn erger dan de andere, sommige geven een kleine troost.
    .title = Uitbreiding: Extra onheil
    .chapter = Spelregels: “Uitbreiding 3: Extra onheil”; elk fiche staat in de bijlage.
    .mix = Tien nieuwe fiches worden onder de gewone gemengd. Zoals altijd trekt iedereen er een als de zwarte dobbelsteen 5 of 6 toont.
    .double = Vijf ervan verhogen twee keer onheil, van verschillende kleuren, elk met een niveau.
    .gift = Vijf verhogen één onheil en geven er iets bij: kaarten, punten, arbeiders of mark.
hamburg-rules-ships = Zes schepen wachten in de haven, en met hen loont de stadsmuur meer.
    .title = Uitbreiding: De schepen
    .chapter = Spelregels: “Uitbreiding 4: De schepen”; wat elk schip doet, staat in de bijlage.
    .wake = Fase II: na het onheil verlaat elk schip waarvan de dobbelsteen 3 of 4 toont de rede en legt aan de kade aan. Nu is het actief.
    .use = Fase III: wie als basisactie een muursteen bouwt, mag één schip aan de kade gebruiken, van welke kleur ook, voor een arbeider in de kleur van de gebruikte kaart. Een muursteen door een gebouw telt niet.
    .back = Fase IV: alle schepen gaan terug naar de rede, gebruikt of niet.
hamburg-rules-exchange = Een basisactie is eerst meer waard dan anders, dan minder. Wie die neemt, moet de koers nemen zoals die is.
    .title = Uitbreiding: De beurs
    .chapter = Spelregels: “Uitbreiding 5: De beurs”; de fiches staan in de bijlage.
    .action = Het fiche noemt een actie, de beurskoers-steen hoeveel. Na elke zulke actie gaat de beurskoers-steen een veld verder. Een actie door een gebouw telt niet.
    .green = Velden 1 tot 3, groen: de actie levert meer op of kost minder, met elk veld sterker.
    .red = Bij veld 4 wordt het fiche naar rood gedraaid: tot veld 6 levert de actie minder op of kost ze meer. Daarna volgt het volgende. Een fiche kan langer gelden dan één cyclus.
hamburg-rules-clerics = In elk venster van de kerk ligt een fiche, en dat bij de geestelijke verandert de cyclus voor iedereen. Samen met de beurs raden de spelregels het niet aan.
    .title = Uitbreiding: De geestelijken-fiches
    .chapter = Spelregels: “Uitbreiding 6: De geestelijken-fiches”; de fiches staan in de bijlage.
    .windows = Voor het spel worden zes fiches getrokken; ze liggen in de vensters, elk met een goede of slechte zijde boven.
    .cleric = Fase II: de zwarte dobbelsteen stuurt de geestelijke naar een venster. Alleen het fiche daar telt, de hele cyclus; verandert het een basisactie, dan geen die een gebouw uitvoert.
    .flip = Fase IV: de geestelijke komt naar beneden, en zijn fiche wordt omgedraaid. De volgende keer doet het het omgekeerde. Voor de eindtelling gaan alle fiches weg.
hamburg-rules-tom = Alleen speel je tegen TOM, een tegenstander zonder hoofd: de dobbelstenen bepalen wat hij doet. Al het andere is zoals altijd, acht cycli lang; wie meer punten heeft, wint.
    .title = Alleen tegen TOM
    .chapter = Spelregels: “Solospel”. Waar die TOM een keuze laten, zeggen onze uitspraken hoe hij kiest; het verloop vertelt elk daarvan.
    .start = Jullie beginnen allebei met 5 mark en één arbeider van elke kleur. TOM heeft geen handkaarten, en niemand heeft het startwapen: TOM komt altijd eerst.
    .black = Fase II: TOM krijgt zoveel mark als de zwarte dobbelsteen toont. Ook voor hem wordt onheil verhoogd.
    .square = TOM gaat een stap op het stadhuisplein zodra hij die kan betalen. Jij beslist, zoals altijd.
    .one = Fase III: TOM voert de vijf gekleurde dobbelstenen uit, van laag naar hoog, één keer per cyclus. Een 1 is een punt voor hem.
    .two = Een 2: twee arbeiders van die kleur.
    .three = Een 3: een muursteen van die kleur, als die aan de beurt is en hij hem kan betalen; anders een arbeider.
    .four = Een 4: het onheil van die kleur wordt verlaagd, voor een punt. Is er geen: een bouwlocatie van die kleur, voor een arbeider. Gaat dat ook niet: 4 mark.
    .five = Een 5: hij draait de bovenste kaart van die stapel om en bouwt die. Heeft hij geen vrije bouwlocatie of te weinig geld, dan wordt het een bouwlocatie. Gaat dat ook niet: 5 mark.
    .six = Een 6: een kaart zoals bij een 5. Kan hij die niet bouwen, dan een muursteen; gaat dat niet, dan 6 mark.
    .uses = Daarna gebruikt hij zijn gebouwen van links naar rechts, zolang zijn arbeiders reiken.
    .you = Dan heb jij je vier beurten, de ene na de andere. Aan het eind van de cyclus worden de meerderheden zoals altijd vergeleken.
