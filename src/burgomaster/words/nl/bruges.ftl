### Brugge: namen, vragen, keuzes, gebeurtenissen en weigeringen.

## Namen

br-colour-name = { $colour ->
    [blue] blauw
    [brown] bruin
    [yellow] geel
    [red] rood
    [violet] paars
   *[other] { $colour }
}
    .e = { $colour ->
        [blue] blauwe
        [brown] bruine
        [yellow] gele
        [red] rode
        [violet] paarse
       *[other] { br-colour-name }
    }
br-group-name = { $group ->
    [nobility] adel
    [officials] ambten
    [entertainment] vermaak
    [commerce] handel
    [craft] ambacht
    [court] hofhouding
    [church] kerk
    [art] kunst
    [protection] bescherming
    [underworld] onderwereld
    [knowledge] kennis
   *[other] { $group }
}
br-threat-name = { $threat ->
    [flood] overstroming
    [plague] pest
    [raid] overval
    [fire] brand
    [intrigue] intrige
   *[other] { $threat }
}
br-colour-threat = { $colour ->
    [blue] overstroming
    [brown] pest
    [yellow] overval
    [red] brand
    [violet] intrige
   *[other] { $colour }
}
br-action-name = { $action ->
    [workers] twee arbeiders nemen
    [money] guldens nemen
    [threat] een dreigingsfiche terugleggen
    [canal] een kanaaltegel bouwen
    [house] een huis bouwen
    [person] een persoon uitspelen
   *[other] { $action }
}
br-activation-name = { $activation ->
    [flash] bliksemschicht
    [worker] arbeider
    [always-round] altijd, één keer per ronde
    [always-action] altijd, bij een actie
    [always-situation] altijd, in een situatie
    [laurel] lauwerkrans
   *[other] { $activation }
}
br-majority-name = { $majority ->
    [reputation] Aanzien
    [persons] Personen
    [canal] Kanaal
   *[other] { $majority }
}
br-source-name = { $source ->
    [points] tijdens het spel behaald
    [persons] personen
    [houses] huizen
    [laurels] lauwerkransen
    [majorities] meerderheidsfiches
    [canal] kanaalvelden met een 3
    [statues] standbeelden
    [reputation] aanzienspoor
   *[other] { $source }
}
br-phase-name = { $phase ->
    [1] Fase 1: kaarten trekken
    [2] Fase 2: dobbelen
    [3] Fase 3: kaarten spelen
    [4] Fase 4: meerderheden
   *[other] Spelvoorbereiding
}
br-side-name = { $side ->
    [left] linker
    [right] rechter
   *[other] { $side }
}
br-pile-name = { $pile ->
    [left] linker trekstapel
    [right] rechter trekstapel
    [extra] extra stapel
   *[other] { $pile }
}
br-gatehouse-name = { $gatehouse ->
    [red] rood
    [blue] blauw
    [yellow] geel
    [green] groen
   *[other] { $gatehouse }
}
br-card-quoted = “{ $name }” ({ $card })

## Vragen

br-ask-choose-colour = Kies je kleur: elk poorthuis heeft zijn eigen kanaalvelden.
br-ask-turn = Speel een kaart voor een actie.
br-ask-turn-or-use = Speel een kaart voor een actie; ervoor en erna mag je personen gebruiken.
br-ask-turn-without-cards = Je hebt geen kaarten meer. Beëindig je beurt of gebruik eerst nog een persoon.
br-ask-end-turn = Je kaart is gespeeld. Beëindig je beurt.
br-ask-end-turn-or-use = Je kaart is gespeeld. Beëindig je beurt of gebruik eerst nog een persoon.
br-ask-play = Speel nog een kaart voor een actie.
br-ask-act = Voer met de kaart die je zojuist genomen hebt een actie uit.
br-ahead-left = Mijn hand aanvullen van de linker trekstapel
br-ahead-right = Mijn hand aanvullen van de rechter trekstapel
br-ahead-stay = Aanzienspoor: blijven staan
br-ahead-advance = Aanzienspoor: stijgen als ik het kan betalen
br-ask-may-advance = { $price ->
    [0] Je mag kosteloos één veld stijgen op het aanzienspoor.
   *[other] Je mag voor { $price } gulden één veld stijgen op het aanzienspoor.
}
br-ask-draw = { $count ->
    [one] Kies de trekstapel voor je volgende kaart.
   *[other] Kies de trekstapel voor je volgende kaart (nog { $count }).
}
br-ask-hold = Kies de trekstapel waarvan je de bovenste kaart meteen gebruikt.
br-ask-discard = { $count ->
    [one] Leg een handkaart af.
   *[other] Leg een handkaart af (nog { $count }).
}
br-ask-choose-workers = { $count ->
    [one] Kies een arbeider om te nemen.
   *[other] Kies een arbeider om te nemen (nog { $count }).
}
br-ask-give-back = { $count ->
    [one] Kies een dreigingsfiche om terug te leggen.
   *[other] Kies een dreigingsfiche om terug te leggen (nog { $count }).
}
br-ask-give-back-up-to = { $count ->
    [one] Je mag een dreigingsfiche terugleggen.
   *[other] Je mag een dreigingsfiche terugleggen (hoogstens { $count }).
}
br-ask-strike = Je loopt meer dan één soort schade op. Kies welke het eerst komt.
br-ask-burn = Brand: kies een huis om af te leggen of een kanaaltegel om terug te leggen.
br-ask-lose-house = Door { $seat-name }: kies het huis dat je aflegt.
br-ask-lose-tile = Door { $seat-name }: kies het kanaaldeel dat zijn buitenste tegel verliest.
br-ask-lose-person = { $count ->
    [0] Pest: kies de persoon die je aflegt.
   *[other] Door { $seat-name }: kies de persoon die je aflegt.
}
br-ask-roll = Wat toont de { br-die } dobbelsteen?
br-ask-show-top = Welke kleur ligt nu boven op de { br-pile-name }?
br-ask-deal = Welke { br-colour-name.e } kaart is het?
br-ask-turn-face = Welke kaart is het huis?
br-ask-steal = Welke kaart wordt uit de hand van { $victim-name } genomen?

## Keuzes

br-choice-done = { $ask ->
    [br-ask-may-advance] Blijven staan
   *[other] Klaar
}
br-choice-color-gatehouse = Met { br-gatehouse-name } spelen
br-choice-end = Beurt beëindigen
br-choice-advance = Stijgen op het aanzienspoor
br-choice-draw-side = Van de { br-side-name }stapel trekken
br-choice-announce-colour = De volgende kaart geldt als { br-colour-name }
br-choice-take-colour = Een { br-colour-name.e } arbeider nemen
br-choice-return-colour = { $ask ->
    [br-ask-give-workers] Een { br-colour-name.e } arbeider geven
   *[other] Een { br-colour-name.e } arbeider inleveren
}
br-choice-give-colour = Een { br-colour-name } dreigingsfiche terugleggen ({ br-colour-threat })
br-choice-suffer-colour = Eerst { br-colour-threat } ({ br-colour-name })
br-choice-use-card = { $card-name } gebruiken
br-choice-workers-card = Met { $card-name } arbeiders nemen
br-choice-money-card = Met { $card-name } guldens nemen
br-choice-threat-card = Met { $card-name } een dreigingsfiche terugleggen
br-choice-canal-card-side = Met { $card-name } aan het { br-side-name } kanaaldeel bouwen
br-choice-house-card = { $card-name } als huis bouwen
br-choice-person-card-place = { $card-name } op huis { $place } uitspelen
br-choice-discard-card = { $card-name } afleggen
br-choice-lose-card = De persoon { $card-name } afleggen
br-choice-lose-place = Huis { $place } afleggen
br-choice-lose-side = De buitenste tegel van het { br-side-name } kanaaldeel terugleggen
br-choice-roll-die-pips = De { br-die } dobbelsteen toont { $pips }
br-choice-top-pile-colour = De { br-pile-name } toont { br-colour-name }
br-choice-deal-card = De kaart is { $card-name }
br-choice-turn-card = Het huis is { $card-name }
br-choice-steal-card = De genomen kaart is { $card-name }
br-die = { $die ->
    [blue] blauwe
    [brown] bruine
    [yellow] gele
    [red] rode
    [violet] paarse
   *[other] { $die }
}
br-wanted = { $wanted ->
    [blue] blauw
    [brown] bruin
    [yellow] geel
    [red] rood
    [violet] paars
   *[other] { $wanted }
}

## Gebeurtenissen

br-take-colour = { $seat-name } speelt met { br-gatehouse-name }.
br-round = Ronde { $round } begint. Eerste speler: { $seat-name }.
br-last-round = Ronde { $round } is de laatste.
br-extra-pile = De extra stapel ({ $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}) komt op de plaats van de lege { br-pile-name }.
br-halve = De onderste helft van de andere trekstapel ({ $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}) komt op de plaats van de lege { br-pile-name }.
br-roll = De { br-die } dobbelsteen toont { $pips }.
br-draw = { $seat-name } trekt een { br-colour-name.e } kaart ({ br-pile-name }).
br-look-at-card = { $seat-name } heeft { $card-name } getrokken.
br-act = { $action ->
    [workers] { $seat-name } speelt { $card-name } voor arbeiders.
    [money] { $seat-name } speelt { $card-name } voor guldens.
    [threat] { $seat-name } speelt { $card-name } tegen een dreiging.
   *[other] { $seat-name } speelt { $card-name } voor het kanaal.
}
br-discard = { $seat-name } legt { $card-name } af.
br-return-to-hand = { $seat-name } neemt { $card-name } terug in de hand.
br-steal = { $seat-name } neemt een { br-colour-name.e } kaart uit de hand van { $victim-name }.
br-steal-card = { $seat-name } neemt { $card-name } uit de hand van { $victim-name }.
br-gain-guilders = { $seat-name } krijgt { $count } gulden.
br-pay-guilders = { $seat-name } betaalt { $count } gulden.
br-lose-guilders = { $seat-name } verliest { $count } gulden.
br-take-guilders = { $seat-name } krijgt { $count } gulden van { $victim-name }.
br-gain-points = { $seat-name } krijgt { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
br-lose-points = { $seat-name } verliest { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
br-take-points = { $seat-name } krijgt { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} van { $victim-name }.
br-gain-workers = { $seat-name } krijgt { $count } { br-colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
}.
br-return-workers = { $seat-name } levert { $count } { br-colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
} in.
br-lose-workers = { $seat-name } verliest { $count } { br-colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
}.
br-take-worker = { $seat-name } krijgt een { br-colour-name.e } arbeider van { $victim-name }.
br-take-threat = { $seat-name } neemt een { br-colour-name } dreigingsfiche ({ br-colour-threat }, nu { $count }).
br-give-back = { $seat-name } legt een { br-colour-name } dreigingsfiche terug ({ br-colour-threat }).
br-strike = { $threat ->
    [plague] De pest
    [flood] Een overstroming
    [raid] Een overval
    [fire] Een brand
   *[intrigue] Een intrige
} treft { $seat-name }.
br-nothing-to-lose = { $threat ->
    [plague] { $seat-name } heeft geen persoon te verliezen.
    [flood] { $seat-name } heeft geen arbeiders te verliezen.
    [raid] { $seat-name } heeft geen guldens te verliezen.
    [fire] { $seat-name } heeft geen huis en geen kanaaltegel te verliezen.
   *[intrigue] { $seat-name } heeft geen punten te verliezen.
}
br-threats-back = { $seat-name } legt de { $count } { br-colour-name.e } dreigingsfiches terug.
br-lose-person = { $seat-name } legt de persoon { $card-name } af.
br-lose-house = { $seat-name } legt een huis af: { $card-name }.
br-lose-tile = { $seat-name } legt een tegel van het { br-side-name } kanaaldeel terug.
br-build-house = { $seat-name } bouwt een { br-colour-name } huis.
br-build-from-pile = { $seat-name } bouwt een { br-colour-name } huis ({ br-pile-name }).
br-build-tile = { $seat-name } legt een kanaaltegel op een { br-colour-name } veld van het { br-side-name } kanaaldeel.
br-take-statue = { $seat-name } neemt een standbeeld ter waarde van { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
br-lay-person = { $seat-name } speelt { $card-name } uit.
br-select-person = { $seat-name } speelt { $card-name } kosteloos uit de aflegstapel uit.
br-use = { $seat-name } gebruikt { $card-name }.
br-work = { $card-name } werkt voor { $seat-name }.
br-forge = De volgende kaart van { $seat-name } geldt als { br-colour-name }.
br-advance = { $seat-name } stijgt naar veld { $field } van het aanzienspoor.
br-majority = { $seat-name } heeft de meerderheid “{ br-majority-name }” en draait het fiche om.
br-majority-tied = { $seat-name } staat bij de meerderheid “{ br-majority-name }” gelijk; met { $card-name } is dat genoeg, en het fiche wordt omgedraaid.
br-majority-back = { $seat-name } draait het meerderheidsfiche “{ br-majority-name }” terug.
# Waaruit een aantal bestaat: wat gedrukt of gegooid is, dan elke wijziging met haar teken.
br-sum-price = prijs { $amount }
br-sum-die = { br-colour-name.e } dobbelsteen { $amount }
br-sum-dice = dobbelstenen { $amount }
br-sum-action = actie { $amount }
br-sum-counted = { $times } keer { $each }
br-sum-card = { $card-name } { $amount }

## Weigeringen

br-colour-taken = Een andere speler heeft { br-gatehouse-name } al gekozen.
br-action-first = Speel eerst een kaart.
br-action-done = Je hebt je kaart gespeeld; gebruik personen of beëindig je beurt.
br-card-not-in-hand = { $card-name } zit niet in je hand.
br-only-card-taken = Nu kun je alleen de kaart gebruiken die je zojuist genomen hebt, niet { $card-name }.
br-no-threat = Je hebt geen { br-colour-name } dreigingsfiche.
br-give-back-only = Hier kun je alleen { br-colour-name.e } dreigingsfiches terugleggen.
br-section-complete = Je { br-side-name } kanaaldeel is compleet.
br-canal-complete = Je { br-side-name } kanaaldeel heeft geen vrij veld meer.
br-field-colour = Het volgende veld van het { br-side-name } kanaaldeel is { br-wanted }, je kaart { br-colour-name }.
br-guilders-short = Dat kost { $price } gulden; je hebt er maar { $guilders }.
br-worker-short = Je hebt geen { br-colour-name.e } arbeider.
br-no-empty-house = Je hebt geen leeg huis.
br-house-not-empty = In huis { $place } is geen plaats.
br-no-such-house = Je hebt geen huis { $place }.
br-no-tile = Je { br-side-name } kanaaldeel heeft geen tegel.
br-not-in-display = { $card-name } ligt niet in je uitstalling.
br-works-by-itself = { $card-name } werkt vanzelf.
br-works-in-final-scoring = { $card-name } telt bij de eindtelling.
br-works-as-flash = De bliksemschicht van { $card-name } werkt alleen bij het uitspelen.
br-used-this-round = { $card-name } is deze ronde al gebruikt.
br-use-in-vain = { $card-name } doet nu niets.
br-use-later = { $card-name } kan nu even niet gebruikt worden.
br-piles-empty = Beide trekstapels zijn leeg.
br-pile-empty = De { br-side-name } trekstapel is leeg.
br-discards-empty = De aflegstapel is leeg.
br-no-low-dice = Geen dobbelsteen toont 1 of 2, dus niemand kan stijgen.
br-last-field = Je staat op het laatste veld van het aanzienspoor.
br-not-striking = De dreiging { br-colour-threat } ({ br-colour-name }) treft je nu niet.

## Tafels die niet kunnen bestaan

br-law-cards = { $card-name } ligt niet op precies één plaats.
br-law-piles = Het aantal { br-colour-name.e } kaarten in de stapels klopt niet.
br-law-colour = Tussen de { br-colour-name.e } kaarten zit een andere kleur.
br-law-covered = De stapels hebben niet zoveel kaarten als er over zijn.
br-law-pile = De { br-pile-name } toont een kaart die er niet is.
br-law-last = De laatste ronde staat vast als de extra stapel is neergelegd, en alleen dan.
br-law-statues = Het aantal standbeelden klopt niet.
br-law-colours = Twee spelers hebben dezelfde kleur.
br-law-display = De personen van { $seat-name } kloppen niet.
br-law-standing = Wat voor { $seat-name } geldt, komt niet overeen met de personen daar.
br-law-turned = { $seat-name } heeft een persoon gedraaid die er niet is.
br-law-negative = { $seat-name } heeft ergens minder dan niets van.
br-law-hand-order = De hand van { $seat-name } is niet geordend.
br-law-unseen-hand = { $seat-name } heeft de handkaarten nog niet bekeken.

## Fouten in posities

br-position-card-twice = { $card-name } ligt al ergens anders: { $place }.
br-position-top = Een stapel met kaarten toont de kleur van de bovenste, tenzij die nog wordt onthuld.
br-position-set-up = Ronde en fase passen niet bij elkaar: ronde 0 is er alleen bij de spelvoorbereiding.
br-position-lap = De hoeveelste kaart men speelt telt alleen in fase 3, vanaf 1; elders is het 0, niet { $found }.
br-position-acted = Alleen in fase 3 kan een kaart gespeeld zijn.
br-position-over = Het spel is pas voorbij na de laatste ronde, als er niets meer te doen is.
br-position-colour-short = Zoveel { br-colour-name.e } kaarten zijn er niet; over: { $cards }.
br-position-die = De { br-die } dobbelsteen moet een getal tonen, want hij wordt niet meer geworpen.
