### De teksten van de personen van Brugge, samengesteld uit de rijen die het spel uitvoert.
### De meeste berichten zijn zinsdelen: ze beginnen met een kleine letter en eindigen zonder punt.
### $effect is zo’n zinsdeel, $sentence hetzelfde met een hoofdletter; $per en $condition staan verderop.

## Hoe zinsdelen samenkomen

br-card-priced = in ruil voor { $price }: { $effect }
br-card-once-a-round = per ronde één keer: { $effect }
br-card-after-action = na elke actie “{ br-action-name }”: { $effect }
br-card-when-advancing = telkens als je stijgt op het aanzienspoor: { $effect }
br-card-when-other-lays = telkens als een medespeler een persoon uitspeelt: { $effect }
br-card-when-other-builds = telkens als een medespeler een kanaalveld bebouwt: { $effect }
br-card-when-rolled = in fase 2: { $effect }
br-card-when-damaged = telkens als schade je treft: { $effect }

br-list-and = { $rest } en { $last }
br-list-or = { $rest } of { $last }

## Arbeiders, gulden en punten

# Een van meer kleuren in een opsomming; op de opsomming volgt het woord “arbeider”.
br-one-coloured = een { br-colour-name.e }
br-coloured-workers = { $colours } arbeider
br-same-worker = een arbeider van dezelfde kleur
br-any-workers = { $count ->
    [one] een arbeider naar keuze
   *[other] { $count } arbeiders naar keuze
}
br-guilders = { $count } gulden
br-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

## Wat er geteld wordt

br-per-persons = voor elk van je personen van de groep { br-group-name }
br-per-all-persons = voor elk van je personen
br-per-groups = voor elke groep waarvan je een persoon hebt
br-per-houses = voor elk van je { br-colour-name.e } huizen
br-per-all-houses = { $group ->
    [1] voor elk van je huizen
   *[other] voor elke { $group } huizen die je hebt
}
br-per-house-colours = voor elke kleur waarvan je een huis hebt
br-per-canal-tiles = { $group ->
    [1] voor elk van je kanaaltegels
   *[other] voor elke { $group } kanaaltegels die je hebt
}
br-per-third-fields-and-statues = voor elk kanaalveld met een 3 dat je bebouwd hebt, en voor elk van je standbeelden
br-per-majorities = voor elk van je gekleurde meerderheidsfiches
br-per-workers = { $group ->
    [1] voor elk van je arbeiders
   *[other] voor elke { $group } arbeiders die je hebt
}
br-per-worker-sets = voor elke complete set arbeiders die je overhoudt (een van elke kleur)
br-per-threats = voor elk van je dreigingsfiches
br-per-threat-colours = voor elke kleur waarvan je een dreigingsfiche hebt
br-per-reputation-points = voor elk punt dat je veld op het aanzienspoor toont
br-per-dice-showing = voor elke dobbelsteen die een { $result } toont
br-per-different-results = voor elk getal dat op de vijf dobbelstenen voorkomt

br-if-die-shows = de { br-colour-name.e } dobbelsteen { $results } ogen toont
br-if-dice-sum-at-most = alle vijf de dobbelstenen samen ten hoogste { $sum } ogen tonen
br-if-dice-sum-at-least = alle vijf de dobbelstenen samen minstens { $sum } ogen tonen
br-if-all-house-colours = je huizen hebt van alle vijf de kleuren
br-as-most-common = het getal dat op de vijf dobbelstenen het vaakst voorkomt (niets bij een gelijke stand)
br-statue-best = je waardevolste standbeeld

## Krijgen

br-card-gain = krijg { $goods }
br-card-gain-per = krijg { $goods } { $per }
br-card-gain-if = krijg { $goods } als { $condition }
br-card-gain-as = krijg zoveel { $unit ->
    [points] punten
   *[guilders] gulden
} als { $number }
br-card-gain-die = krijg zoveel gulden als de dobbelsteen van dezelfde kleur toont
br-card-score-per = krijg bij de eindtelling { $goods } { $per }
br-card-score-if = krijg bij de eindtelling { $goods } als { $condition }
br-card-score-statue = bij de eindtelling telt { $statue } { $points ->
    [one] dubbel
   *[other] nog { $points } keer
}
br-card-workers-for-low-dice = krijg voor elke dobbelsteen die een 1 of 2 toont een arbeider van dezelfde kleur
br-card-buy-workers = { $most ->
    [one] koop een arbeider naar keuze voor { br-guilders }
   *[other] koop ten hoogste { $most } arbeiders naar keuze voor { br-guilders } per stuk
}
br-card-return-different = lever van ten hoogste vijf kleuren telkens één arbeider in; krijg voor elk van hen 1 punt en 1 gulden
br-card-exchange = ruil zoveel van je arbeiders als je wilt om voor arbeiders van andere kleuren
br-card-tribute = geef elke medespeler die punten heeft 1 gulden, voor zover je genoeg geld hebt; ieder van hen geeft jou daarvoor 1 punt

## Dreiging

br-card-threat-any = { $limit ->
    [up-to] leg ten hoogste { $markers ->
        [one] { $markers } dreigingsfiche
       *[other] { $markers } dreigingsfiches
    } naar keuze terug
   *[exactly] leg { $markers ->
        [one] een dreigingsfiche
       *[other] { $markers } dreigingsfiches
    } naar keuze terug
}
br-card-threat-colour = { $limit ->
    [up-to] leg ten hoogste { $markers ->
        [one] { $markers } { br-colour-name } dreigingsfiche
       *[other] { $markers } { br-colour-name.e } dreigingsfiches
    } terug
   *[exactly] leg { $markers ->
        [one] een { br-colour-name } dreigingsfiche
       *[other] { $markers } { br-colour-name.e } dreigingsfiches
    } terug
}
br-card-threat-same = { $limit ->
    [up-to] leg ten hoogste { $markers ->
        [one] { $markers } dreigingsfiche
       *[other] { $markers } dreigingsfiches
    } van dezelfde kleur terug
   *[exactly] leg { $markers ->
        [one] een dreigingsfiche
       *[other] { $markers } dreigingsfiches
    } van dezelfde kleur terug
}
br-card-curse = leg een dreigingsfiche naar keuze terug; doe je dat, dan neemt elke medespeler er een van dezelfde kleur

## Kaarten

br-card-draw = { $cards ->
    [one] trek een kaart
   *[other] trek { $cards } kaarten
}
br-card-draw-discard = { br-card-draw } en leg daarna { $discarded ->
    [one] een handkaart
   *[other] { $discarded } handkaarten
} af
br-card-draw-and-act = trek een kaart en voer er meteen een actie mee uit
br-card-top-of-discards-act = neem de bovenste kaart van de aflegstapel en voer er meteen een actie mee uit
br-card-play-another = speel meteen nog een kaart uit je hand en voer daarmee in deze beurt nog een actie uit
br-card-forge = noem een kleur; de volgende kaart die je in deze beurt speelt, geldt als een kaart van die kleur
br-card-draw-houses = { $cards ->
    [one] trek een kaart en leg die neer als huis zonder een arbeider in te leveren
   *[other] trek { $cards } kaarten en leg ze neer als huizen zonder arbeiders in te leveren
}
br-card-draw-houses-for-worker = { $cards ->
    [one] trek een kaart en leg die neer als huis, tegen inlevering van een arbeider van dezelfde kleur
   *[other] trek { $cards } kaarten en leg ze neer als huizen, elk tegen inlevering van een arbeider van dezelfde kleur
}
br-card-select = zoek in de aflegstapel een persoon van de groep { br-group-name } uit en speel die kosteloos uit in een leeg huis
br-card-steal-from-each = trek een willekeurige kaart uit de hand van elke medespeler
br-card-return-persons = neem zoveel van je personen als je wilt terug in je hand; hun huizen blijven liggen

## Kanaal en aanzien

br-card-build-canal = { $times ->
    [0] bouw kosteloos een kanaaltegel zonder een kaart te spelen
    [1] bouw tegen de gewone prijs een kanaaltegel zonder een kaart te spelen
    [2] bouw tegen de dubbele prijs een kanaaltegel zonder een kaart te spelen
   *[other] bouw tegen { $times } keer de prijs een kanaaltegel zonder een kaart te spelen
}
br-card-advance = stijg 1 veld op het aanzienspoor

## Andere personen

br-card-activate-again = gebruik een persoon die je deze ronde al gebruikt hebt nog een keer, en betaal daarvoor opnieuw
br-card-activate-without-workers = je mag elk van je personen die precies één arbeider vraagt één keer zonder die arbeider gebruiken, ook als die al gebruikt is
br-card-copy-flash = activeer de bliksemschicht van een persoon van een medespeler alsof je die persoon net uitgespeeld had
br-card-counts-as = deze persoon telt ook als { $groups }

## Medespelers

br-others-discard = elke medespeler legt { $count ->
    [one] een handkaart
   *[other] { $count } handkaarten
} af
br-others-turn-back = elke medespeler draait een van zijn gekleurde meerderheidsfiches terug
br-others-give-guilders = elke medespeler geeft je { br-guilders }, voor zover mogelijk
br-others-give-workers = elke medespeler geeft je, voor zover mogelijk, { $count ->
    [one] een arbeider
   *[other] { $count } arbeiders
} naar zijn keuze
br-others-lose-tile = elke medespeler legt een kanaaltegel terug, maar behoudt standbeelden en meerderheidsfiches
br-others-go-back = elke medespeler gaat 1 veld terug op het aanzienspoor
br-others-lose-person = elke medespeler legt een persoon naar zijn keuze af
br-others-lose-house = elke medespeler legt een huis naar zijn keuze af en neemt een persoon die erop ligt terug in de hand

## Gewijzigde regels

br-rule-half-price = voor { br-colour-name.e } personen betaal je de halve prijs (naar boven afgerond)
br-rule-person-discount = de actie “een persoon uitspelen” kost je tot { br-guilders } minder
br-rule-reputation-discount = stijgen in fase 2 kost je tot { br-guilders } minder dan de dobbelstenen vragen
br-rule-free-canal = de actie “een kanaaltegel bouwen” kost je geen gulden
br-rule-free-house = de actie “een huis bouwen” kost je geen arbeider
br-rule-ties-count = bij het controleren van de meerderheden is een gelijke stand voor jou genoeg om je fiche om te draaien, behalve als iedereen 0 heeft
br-rule-fourth-strikes = schade treft je pas bij het vierde dreigingsfiche van een kleur, niet al bij het derde
br-rule-two-persons = elk van je huizen biedt plaats aan twee personen
br-rule-flash-twice = telkens als je een persoon met een bliksemschicht uitspeelt, wordt die twee keer uitgevoerd, de tweede keer zonder zijn eigen prijs
br-rule-workers-taken = de actie “twee arbeiders nemen” levert je { $count } arbeiders op
br-rule-money-taken = de actie “guldens nemen” met de { br-colour-name.e } dobbelsteen levert je { br-guilders } meer op
br-rule-threats-returned = met de actie “een dreigingsfiche terugleggen” leg je tot { $count } fiches van die kleur terug
br-rule-hand-limit = in fase 1 trek je tot je { $count } kaarten in je hand hebt
