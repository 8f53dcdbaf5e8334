### De teksten van de kaarten van Hamburg, samengesteld uit de rijen die het spel uitvoert.
### De meeste berichten zijn zinsdelen: ze beginnen met een kleine letter en eindigen zonder punt.
### $effect is zo’n zinsdeel, $sentence hetzelfde met een hoofdletter; $per en $condition staan verderop.

## Hoe zinsdelen samenkomen

hb-card-priced = in ruil voor { $price }: { $effect }
hb-card-after-action = na elke basisactie “{ hb-action-name }”: { $effect }
hb-card-after-action-colour = na elke basisactie “{ hb-action-name }” { $action ->
    [money] met de { hb-colour-name.e } dobbelsteen
   *[other] in de kleur { hb-colour-name }
}: { $effect }
hb-card-when-advancing = telkens als je vooruitgaat op het stadhuisplein: { $effect }
hb-card-when-drawing-token = telkens als je een zwart onheilsfiche trekt: { $effect }
hb-card-when-other-builds = telkens als een medespeler een gebouw bouwt: { $effect }
hb-card-when-other-walls = telkens als een medespeler een muursteen bouwt: { $effect }
hb-card-when-winning-majority = telkens als je een meerderheidsfiche naar de actieve zijde draait: { $effect }

hb-list-and = { $rest } en { $last }
hb-list-or = { $rest } of { $last }

## Arbeiders, mark en punten

# Een van meer kleuren in een opsomming; op de opsomming volgt het woord “arbeider”.
hb-one-coloured = een { hb-colour-name.e }
hb-coloured-workers = { $colours } arbeider
hb-same-worker = een arbeider van dezelfde kleur
hb-any-workers = { $count ->
    [one] een arbeider naar keuze
   *[other] { $count } arbeiders naar keuze
}
hb-marks = { $count } mark
hb-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

## Wat er geteld wordt

hb-per-buildings = voor elk van je gebouwen van de categorie { hb-category-name }
hb-per-all-buildings = voor elk van je gebouwen
hb-per-categories = voor elke categorie waarvan je een gebouw hebt
hb-per-sites = { $group ->
    [1] voor elk van je { hb-colour-name.e } bouwlocaties
   *[other] voor elke { $group } { hb-colour-name.e } bouwlocaties die je hebt
}
hb-per-site-colours = voor elke kleur waarvan je een bouwlocatie hebt
hb-per-wall-segments = { $group ->
    [1] voor elk van je muurstenen
   *[other] voor elke { $group } muurstenen die je hebt
}
hb-per-third-segments-and-statues = voor elk van je muurhelften waarvan het derde segment gebouwd is, en voor elk van je standbeelden
hb-per-majorities = voor elk van je actieve meerderheidsfiches
hb-per-workers = { $group ->
    [1] voor elk van je arbeiders
   *[other] voor elke { $group } arbeiders die je hebt
}
hb-per-worker-colours = voor elke kleur waarvan je nog een arbeider overhoudt
hb-per-worker-sets = voor elke complete set arbeiders die je overhoudt (een van elke kleur)
hb-per-raised-levels = voor elk verhoogd onheilsniveau dat je hebt
hb-per-raised-disasters = voor elk onheil dat bij jou minstens 1 niveau verhoogd is
hb-per-square-points = voor elk punt dat je veld op het stadhuisplein toont
hb-per-dice-showing = voor elke dobbelsteen die een { $result } toont
hb-per-different-results = voor elk getal dat op de zes dobbelstenen voorkomt

hb-if-die-shows = de { hb-colour-name.e } dobbelsteen { $results } ogen toont
hb-if-dice-sum-at-most = alle zes de dobbelstenen samen ten hoogste { $sum } ogen tonen
hb-if-dice-sum-at-least = alle zes de dobbelstenen samen minstens { $sum } ogen tonen
hb-if-all-site-colours = je bouwlocaties hebt van alle vijf de kleuren
hb-as-die = de { hb-colour-name.e } dobbelsteen toont
hb-as-most-common = het getal dat op de zes dobbelstenen het vaakst voorkomt (niets bij een gelijke stand)
hb-statue-best = je waardevolste standbeeld

## Krijgen

hb-card-gain = krijg { $goods }
hb-card-gain-per = krijg { $goods } { $per }
hb-card-gain-if = krijg { $goods } als { $condition }
hb-card-gain-as = krijg zoveel { $unit ->
    [points] punten
   *[marks] mark
} als { $number }
hb-card-gain-die = krijg zoveel mark als de dobbelsteen van dezelfde kleur toont
hb-card-score-per = krijg bij de eindtelling { $goods } { $per }
hb-card-score-if = krijg bij de eindtelling { $goods } als { $condition }
hb-card-score-statue = bij de eindtelling telt { $statue } { $points ->
    [one] dubbel
   *[other] nog { $points } keer
}
hb-card-matching-workers = krijg voor elke dobbelsteen die evenveel ogen toont als de zwarte een arbeider van dezelfde kleur
hb-card-workers-for-ones = krijg voor elke gekleurde dobbelsteen die een 1 toont een arbeider van dezelfde kleur; toont de zwarte dobbelsteen een 1, dan krijg je daarvoor een arbeider naar keuze
hb-card-worker-of-each-colour = krijg een complete set arbeiders, voor zover de voorraad strekt
hb-card-buy-workers = { $most ->
    [one] koop een arbeider naar keuze voor { hb-marks }
   *[other] koop ten hoogste { $most } arbeiders naar keuze voor { hb-marks } per stuk
}
hb-card-return-different = lever van ten hoogste vijf kleuren telkens één arbeider in; krijg voor elk van hen 1 mark en 1 punt
hb-card-exchange = ruil zoveel van je arbeiders als je wilt om voor arbeiders van andere kleuren
hb-card-tribute = geef elke medespeler 1 mark, voor zover je genoeg geld hebt; ieder die een mark krijgt, geeft jou 1 punt

## Onheil

hb-levels = { $limit ->
    [up-to] ten hoogste { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaus
    }
   *[exactly] { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaus
    }
}
hb-card-decrease-any = verlaag een onheil naar keuze met { hb-levels }
hb-card-decrease-several = verlaag onheil naar keuze met in totaal { hb-levels }
hb-card-decrease-per = verlaag onheil naar keuze met { hb-levels } { $per }
hb-card-decrease-colour = verlaag het { hb-colour-name.e } onheil met { hb-levels }
hb-card-decrease-same = laat het onheil van dezelfde kleur { hb-levels } zakken
hb-card-decrease-more = laat het onheil van dezelfde kleur nog { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaus
} zakken
hb-card-curse = verlaag een onheil naar keuze met 1 niveau; doe je dat, dan verhoogt elke medespeler het onheil van dezelfde kleur met 1 niveau
hb-card-token-for-others = trek een zwart onheilsfiche; elke medespeler verhoogt het getoonde onheil met 1 niveau

## Kaarten

hb-card-draw = { $cards ->
    [one] trek een kaart van een trekstapel naar keuze
   *[other] trek { $cards } kaarten van trekstapels naar keuze
}
hb-card-draw-discard = { hb-card-draw } en leg daarna { $discarded ->
    [one] een handkaart
   *[other] { $discarded } handkaarten
} af
hb-card-draw-optional = { $cards ->
    [one] je mag nog een kaart van een trekstapel naar keuze trekken
   *[other] je mag nog { $cards } kaarten van trekstapels naar keuze trekken
}
hb-card-draw-colour = trek een kaart van de { hb-colour-name.e } trekstapel
hb-card-draw-from-discards = trek zoveel kaarten boven van de aflegstapel als { $number } en leg daarna evenveel handkaarten af
hb-card-draw-and-act = trek een kaart van een trekstapel naar keuze en voer er meteen een basisactie mee uit
hb-card-top-of-discards-act = trek de bovenste kaart van de aflegstapel en voer er meteen een basisactie mee uit
hb-card-draw-sites = { $cards ->
    [one] trek een kaart van een trekstapel naar keuze en leg die neer als bouwlocatie zonder een arbeider in te leveren
   *[other] trek { $cards } kaarten van trekstapels naar keuze en leg ze neer als bouwlocaties zonder arbeiders in te leveren
}
hb-card-draw-sites-for-worker = { $cards ->
    [one] trek een kaart van een trekstapel naar keuze en leg die neer als bouwlocatie, tegen inlevering van een arbeider van dezelfde kleur
   *[other] trek { $cards } kaarten van trekstapels naar keuze en leg ze neer als bouwlocaties, elk tegen inlevering van een arbeider van dezelfde kleur
}
hb-card-select = zoek in de aflegstapel een kaart van de categorie { hb-category-name } uit en bouw die kosteloos op een vrije bouwlocatie; schud daarna de aflegstapel
hb-card-search = neem een kaart van de categorie { hb-category-name } uit de { hb-colour-name.e } trekstapel in je hand; schud daarna die trekstapel
hb-card-search-same = neem een kaart van de categorie { hb-category-name } uit de trekstapel van dezelfde kleur in je hand; schud daarna die trekstapel
hb-card-steal-from-each = trek een willekeurige kaart uit de hand van elke medespeler
hb-card-return-buildings = neem zoveel van je gebouwen als je wilt terug in je hand; de bouwlocaties blijven liggen

## Muur, stadhuisplein en kerk

hb-card-build-wall = { $times ->
    [0] bouw kosteloos een muursteen, zonder een kaart te gebruiken
    [1] bouw een muursteen voor de gewone kosten, zonder een kaart te gebruiken
    [2] bouw een muursteen voor de dubbele kosten, zonder een kaart te gebruiken
   *[other] bouw een muursteen voor { $times } keer de kosten, zonder een kaart te gebruiken
}
hb-card-advance = { $count ->
    [0] ga op het stadhuisplein kosteloos 1 veld vooruit
   *[other] ga op het stadhuisplein voor { hb-marks } 1 veld vooruit
}
hb-card-advance-without-low-dice = als geen dobbelsteen een 1 of 2 toont, mag je { $count ->
    [0] op het stadhuisplein kosteloos 1 veld vooruitgaan
   *[other] op het stadhuisplein voor { hb-marks } 1 veld vooruitgaan
}
hb-card-place-in-church = je mag een van je arbeiders als geestelijke op het kerkvenster van dezelfde kleur plaatsen
hb-card-move-cleric = verplaats de geestelijke van deze cyclus naar het volgende kerkvenster links of rechts

## Andere kaarten

hb-card-activate-again = activeer een gebouw van fase III dat je deze cyclus al gebruikt hebt nog een keer en betaal er opnieuw voor
hb-card-activate-without-workers = je mag elk van je gebouwen waarvoor je precies één arbeider moet inleveren, één keer activeren zonder die arbeider, ook als het al gebruikt is
hb-card-copy-flash = activeer de bliksemschicht van een gebouw van een medespeler alsof je dat gebouw zojuist zelf gebouwd hebt
hb-card-tuck = bouw een gebouw van dezelfde kleur uit je hand kosteloos onder een van je dierentuinkaarten van die kleur; het levert bij de eindtelling geen punten op
hb-card-counts-as = dit gebouw telt ook als { $categories }

## Medespelers

hb-others-discard = elke medespeler legt { $count ->
    [one] een handkaart
   *[other] { $count } handkaarten
} af
hb-others-deactivate = elke medespeler draait een van zijn actieve meerderheidsfiches terug
hb-others-give-marks = elke medespeler geeft je { hb-marks }, voor zover mogelijk
hb-others-give-workers = elke medespeler geeft je { $count ->
    [one] een arbeider
   *[other] { $count } arbeiders
} naar eigen keuze, voor zover mogelijk
hb-others-tear-down = elke medespeler breekt een muursteen af, maar behoudt standbeelden en meerderheidsfiches
hb-others-go-back = elke medespeler gaat op het stadhuisplein 1 veld terug
hb-others-lose-building = elke medespeler legt een gebouw naar eigen keuze af
hb-others-lose-site = elke medespeler legt een bouwlocatie naar eigen keuze af en neemt wat erop gebouwd is terug in zijn hand

## Veranderde regels

hb-rule-half-price = { hb-colour-name.e } gebouwen kosten je maar de helft (naar boven afgerond)
hb-rule-building-discount = de basisactie “bouw 1 gebouw” kost je tot { hb-marks } minder
hb-rule-square-discount = vooruitgaan op het stadhuisplein kost je tot { hb-marks } minder dan de dobbelstenen vragen
hb-rule-park-marks = elk van je parkkaarten die je geld geeft, geeft je { hb-marks } meer
hb-rule-free-wall = de basisactie “bouw een stadsmuur” kost je geen geld
hb-rule-black-die-wall = voor een muursteen mag je in plaats van de aangegeven kosten zoveel mark betalen als de zwarte dobbelsteen toont
hb-rule-square-surcharge = in fase II betaalt elke medespeler die op het stadhuisplein vooruitgaat zoveel mark extra als de zwarte dobbelsteen toont
hb-rule-ties-count = bij het controleren van de meerderheden is een gelijke stand voor jou genoeg om je fiche om te draaien, behalve als iedereen 0 heeft
hb-rule-fourth-strikes = bij jou vindt een onheil pas plaats bij de vierde verhoging, niet al bij de derde
hb-rule-prevents = telkens als een onheil van jou verhoogd zou worden, mag je een arbeider van dezelfde kleur inleveren om dat te voorkomen
hb-rule-chooses-rise = telkens als je een zwart onheilsfiche trekt, verhoog je een onheil naar keuze in plaats van het getoonde
hb-rule-two-buildings = je mag op elk van je bouwlocaties twee gebouwen bouwen
hb-rule-flash-twice = telkens als je een gebouw met een bliksemschicht bouwt, mag je het meteen een tweede keer activeren, zonder er opnieuw voor te betalen
hb-rule-recolours = vóór elke basisactie behalve “bouw 1 gebouw” mag je een grijze arbeider inleveren: de kaart die je gebruikt, heeft dan een kleur naar keuze

## Niets te doen

hb-card-nothing = geen eigen effect; de punten tellen mee bij de eindtelling
