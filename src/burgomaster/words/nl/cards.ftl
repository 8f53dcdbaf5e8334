### De teksten van de kaarten van Hamburg, samengesteld uit de rijen die het spel uitvoert.
### De meeste berichten zijn zinsdelen: ze beginnen met een kleine letter en eindigen zonder punt.
### $effect is zo’n zinsdeel, $sentence hetzelfde met een hoofdletter; $per en $condition staan verderop.

## Hoe zinsdelen samenkomen

card-priced = in ruil voor { $price }: { $effect }
card-after-action = na elke basisactie “{ action-name }”: { $effect }
card-after-action-colour = na elke basisactie “{ action-name }” { $action ->
    [money] met de { colour-name.e } dobbelsteen
   *[other] in de kleur { colour-name }
}: { $effect }
card-when-advancing = telkens als je vooruitgaat op het stadhuisplein: { $effect }
card-when-drawing-token = telkens als je een zwart onheilsfiche trekt: { $effect }
card-when-other-builds = telkens als een medespeler een gebouw bouwt: { $effect }
card-when-other-walls = telkens als een medespeler een muursteen bouwt: { $effect }
card-when-winning-majority = telkens als je een meerderheidsfiche naar de actieve zijde draait: { $effect }

list-and = { $rest } en { $last }
list-or = { $rest } of { $last }

## Arbeiders, mark en punten

# Een van meer kleuren in een opsomming; op de opsomming volgt het woord “arbeider”.
one-coloured = een { colour-name.e }
coloured-workers = { $colours } arbeider
same-worker = een arbeider van dezelfde kleur
any-workers = { $count ->
    [one] een arbeider naar keuze
   *[other] { $count } arbeiders naar keuze
}
marks = { $count } mark
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

## Wat er geteld wordt

per-buildings = voor elk van je gebouwen van de categorie { category-name }
per-all-buildings = voor elk van je gebouwen
per-categories = voor elke categorie waarvan je een gebouw hebt
per-sites = { $group ->
    [1] voor elk van je { colour-name.e } bouwlocaties
   *[other] voor elke { $group } { colour-name.e } bouwlocaties die je hebt
}
per-site-colours = voor elke kleur waarvan je een bouwlocatie hebt
per-wall-segments = { $group ->
    [1] voor elk van je muurstenen
   *[other] voor elke { $group } muurstenen die je hebt
}
per-third-segments-and-statues = voor elk van je muurhelften waarvan het derde segment gebouwd is, en voor elk van je standbeelden
per-majorities = voor elk van je actieve meerderheidsfiches
per-workers = { $group ->
    [1] voor elk van je arbeiders
   *[other] voor elke { $group } arbeiders die je hebt
}
per-worker-colours = voor elke kleur waarvan je nog een arbeider overhoudt
per-worker-sets = voor elke complete set arbeiders die je overhoudt (een van elke kleur)
per-raised-levels = voor elk verhoogd onheilsniveau dat je hebt
per-raised-disasters = voor elk onheil dat bij jou minstens 1 niveau verhoogd is
per-square-points = voor elk punt dat je veld op het stadhuisplein toont
per-dice-showing = voor elke dobbelsteen die een { $result } toont
per-different-results = voor elk getal dat op de zes dobbelstenen voorkomt

if-die-shows = de { colour-name.e } dobbelsteen { $results } ogen toont
if-dice-sum-at-most = alle zes de dobbelstenen samen ten hoogste { $sum } ogen tonen
if-dice-sum-at-least = alle zes de dobbelstenen samen minstens { $sum } ogen tonen
if-all-site-colours = je bouwlocaties hebt van alle vijf de kleuren
as-die = de { colour-name.e } dobbelsteen toont
as-most-common = het getal dat op de zes dobbelstenen het vaakst voorkomt (niets bij een gelijke stand)

## Krijgen

card-gain = krijg { $goods }
card-gain-per = krijg { $goods } { $per }
card-gain-if = krijg { $goods } als { $condition }
card-gain-as = krijg zoveel { $goods ->
    [points] punten
   *[marks] mark
} als { $number }
card-gain-die = krijg zoveel mark als de dobbelsteen van dezelfde kleur toont
card-score-per = krijg bij de eindtelling { $goods } { $per }
card-score-if = krijg bij de eindtelling { $goods } als { $condition }
card-score-statue = bij de eindtelling telt je waardevolste standbeeld { $points ->
    [one] dubbel
   *[other] nog { $points } keer
}
card-matching-workers = krijg voor elke dobbelsteen die evenveel ogen toont als de zwarte een arbeider van dezelfde kleur
card-workers-for-ones = krijg voor elke gekleurde dobbelsteen die een 1 toont een arbeider van dezelfde kleur; toont de zwarte dobbelsteen een 1, dan krijg je daarvoor een arbeider naar keuze
card-worker-of-each-colour = krijg een complete set arbeiders, voor zover de voorraad strekt
card-buy-workers = { $most ->
    [one] koop een arbeider naar keuze voor { marks }
   *[other] koop ten hoogste { $most } arbeiders naar keuze voor { marks } per stuk
}
card-return-different = lever van ten hoogste vijf kleuren telkens één arbeider in; krijg voor elk van hen 1 mark en 1 punt
card-exchange = ruil zoveel van je arbeiders als je wilt om voor arbeiders van andere kleuren
card-tribute = geef elke medespeler 1 mark, voor zover je genoeg geld hebt; ieder die een mark krijgt, geeft jou 1 punt

## Onheil

levels = { $limit ->
    [up-to] ten hoogste { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaus
    }
   *[exactly] { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaus
    }
}
card-decrease-any = verlaag een onheil naar keuze met { levels }
card-decrease-several = verlaag onheil naar keuze met in totaal { levels }
card-decrease-per = verlaag onheil naar keuze met { levels } { $per }
card-decrease-colour = verlaag het { colour-name.e } onheil met { levels }
card-decrease-same = laat het onheil van dezelfde kleur { levels } zakken
card-decrease-more = laat het onheil van dezelfde kleur nog { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaus
} zakken
card-curse = verlaag een onheil naar keuze met 1 niveau; doe je dat, dan verhoogt elke medespeler het onheil van dezelfde kleur met 1 niveau
card-token-for-others = trek een zwart onheilsfiche; elke medespeler verhoogt het getoonde onheil met 1 niveau

## Kaarten

card-draw = { $cards ->
    [one] trek een kaart van een trekstapel naar keuze
   *[other] trek { $cards } kaarten van trekstapels naar keuze
}
card-draw-discard = { card-draw } en leg daarna { $discarded ->
    [one] een handkaart
   *[other] { $discarded } handkaarten
} af
card-draw-optional = { $cards ->
    [one] je mag nog een kaart van een trekstapel naar keuze trekken
   *[other] je mag nog { $cards } kaarten van trekstapels naar keuze trekken
}
card-draw-colour = trek een kaart van de { colour-name.e } trekstapel
card-draw-from-discards = trek zoveel kaarten boven van de aflegstapel als { $number } en leg daarna evenveel handkaarten af
card-draw-and-act = trek een kaart van een trekstapel naar keuze en voer er meteen een basisactie mee uit
card-top-of-discards-act = trek de bovenste kaart van de aflegstapel en voer er meteen een basisactie mee uit
card-draw-sites = { $cards ->
    [one] trek een kaart van een trekstapel naar keuze en leg die neer als bouwlocatie zonder een arbeider in te leveren
   *[other] trek { $cards } kaarten van trekstapels naar keuze en leg ze neer als bouwlocaties zonder arbeiders in te leveren
}
card-draw-sites-for-worker = { $cards ->
    [one] trek een kaart van een trekstapel naar keuze en leg die neer als bouwlocatie, tegen inlevering van een arbeider van dezelfde kleur
   *[other] trek { $cards } kaarten van trekstapels naar keuze en leg ze neer als bouwlocaties, elk tegen inlevering van een arbeider van dezelfde kleur
}
card-select = zoek in de aflegstapel een kaart van de categorie { category-name } uit en bouw die kosteloos op een vrije bouwlocatie; schud daarna de aflegstapel
card-search = neem een kaart van de categorie { category-name } uit de { colour-name.e } trekstapel in je hand; schud daarna die trekstapel
card-search-same = neem een kaart van de categorie { category-name } uit de trekstapel van dezelfde kleur in je hand; schud daarna die trekstapel
card-steal-from-each = trek een willekeurige kaart uit de hand van elke medespeler
card-return-buildings = neem zoveel van je gebouwen als je wilt terug in je hand; de bouwlocaties blijven liggen

## Muur, stadhuisplein en kerk

card-build-wall = { $times ->
    [0] bouw kosteloos een muursteen, zonder een kaart te gebruiken
    [1] bouw een muursteen voor de gewone kosten, zonder een kaart te gebruiken
    [2] bouw een muursteen voor de dubbele kosten, zonder een kaart te gebruiken
   *[other] bouw een muursteen voor { $times } keer de kosten, zonder een kaart te gebruiken
}
card-advance = { $count ->
    [0] ga op het stadhuisplein kosteloos 1 veld vooruit
   *[other] ga op het stadhuisplein voor { marks } 1 veld vooruit
}
card-advance-without-low-dice = als geen dobbelsteen een 1 of 2 toont, mag je { $count ->
    [0] op het stadhuisplein kosteloos 1 veld vooruitgaan
   *[other] op het stadhuisplein voor { marks } 1 veld vooruitgaan
}
card-place-in-church = je mag een van je arbeiders als geestelijke op het kerkvenster van dezelfde kleur plaatsen
card-move-cleric = verplaats de geestelijke van deze cyclus naar het volgende kerkvenster links of rechts

## Andere kaarten

card-activate-again = activeer een gebouw van fase III dat je deze cyclus al gebruikt hebt nog een keer en betaal er opnieuw voor
card-activate-without-workers = je mag elk van je gebouwen waarvoor je precies één arbeider moet inleveren, één keer activeren zonder die arbeider, ook als het al gebruikt is
card-copy-flash = activeer de bliksemschicht van een gebouw van een medespeler alsof je dat gebouw zojuist zelf gebouwd hebt
card-tuck = bouw een gebouw van dezelfde kleur uit je hand kosteloos onder een van je dierentuinkaarten van die kleur; het levert bij de eindtelling geen punten op
card-counts-as = dit gebouw telt ook als { $categories }

## Medespelers

others-discard = elke medespeler legt { $count ->
    [one] een handkaart
   *[other] { $count } handkaarten
} af
others-deactivate = elke medespeler draait een van zijn actieve meerderheidsfiches terug
others-give-marks = elke medespeler geeft je { marks }, voor zover mogelijk
others-give-workers = elke medespeler geeft je { $count ->
    [one] een arbeider
   *[other] { $count } arbeiders
} naar eigen keuze, voor zover mogelijk
others-tear-down = elke medespeler breekt een muursteen af, maar behoudt standbeelden en meerderheidsfiches
others-go-back = elke medespeler gaat op het stadhuisplein 1 veld terug
others-lose-building = elke medespeler legt een gebouw naar eigen keuze af
others-lose-site = elke medespeler legt een bouwlocatie naar eigen keuze af en neemt wat erop gebouwd is terug in zijn hand

## Veranderde regels

rule-half-price = { colour-name.e } gebouwen kosten je maar de helft (naar boven afgerond)
rule-building-discount = de basisactie “bouw 1 gebouw” kost je tot { marks } minder
rule-square-discount = vooruitgaan op het stadhuisplein kost je tot { marks } minder dan de dobbelstenen vragen
rule-park-marks = elk van je parkkaarten die je geld geeft, geeft je { marks } meer
rule-free-wall = de basisactie “bouw een stadsmuur” kost je geen geld
rule-black-die-wall = voor een muursteen mag je in plaats van de aangegeven kosten zoveel mark betalen als de zwarte dobbelsteen toont
rule-square-surcharge = in fase II betaalt elke medespeler die op het stadhuisplein vooruitgaat zoveel mark extra als de zwarte dobbelsteen toont
rule-ties-count = bij het controleren van de meerderheden is een gelijke stand voor jou genoeg om je fiche om te draaien, behalve als iedereen 0 heeft
rule-fourth-strikes = bij jou vindt een onheil pas plaats bij de vierde verhoging, niet al bij de derde
rule-prevents = telkens als een onheil van jou verhoogd zou worden, mag je een arbeider van dezelfde kleur inleveren om dat te voorkomen
rule-chooses-rise = telkens als je een zwart onheilsfiche trekt, verhoog je een onheil naar keuze in plaats van het getoonde
rule-two-buildings = je mag op elk van je bouwlocaties twee gebouwen bouwen
rule-flash-twice = telkens als je een gebouw met een bliksemschicht bouwt, mag je het meteen een tweede keer activeren, zonder er opnieuw voor te betalen
rule-recolours = vóór elke basisactie behalve “bouw 1 gebouw” mag je een grijze arbeider inleveren: de kaart die je gebruikt, heeft dan een kleur naar keuze

## Niets te doen

card-zoo = geen eigen effect; de punten tellen mee bij de eindtelling
