### Hamburg: namen, vragen, keuzes, gebeurtenissen en weigeringen.

## Namen

# .e is de verbogen vorm: een paarse kaart, maar een paars gebouw.
hb-colour-name = { $colour ->
    [purple] paars
    [orange] oranje
    [gray] grijs
    [pink] roze
    [brown] bruin
    [black] zwart
   *[other] { $colour }
}
    .e = { $colour ->
        [purple] paarse
        [gray] grijze
        [brown] bruine
        [black] zwarte
       *[other] { hb-colour-name }
    }

hb-category-name = { $category ->
    [civic] burgerij
    [government] bestuur
    [university] universiteit
    [medicine] gezondheid
    [entertainment] amusement
    [art] kunst
    [theater] theater
    [circus] circus
    [commerce] handel
    [industry] industrie
    [bank] banken
    [craft] handwerk
    [military] leger
    [police] politie
    [underworld] onderwereld
    [secret_society] geheim genootschap
    [harbor] haven
    [church] kerk
    [emigration] emigranten
    [mysticism] mystiek
    [zoo] dierentuin
    [park] park
   *[other] { $category }
}

hb-disaster-name = { $disaster ->
    [flood] overstroming
    [fire] brand
    [decay] instortende stadsmuur
    [unrest] plundering
    [disease] ziekte
   *[other] { $disaster }
}
hb-colour-disaster = { $colour ->
    [purple] overstroming
    [orange] brand
    [gray] instortende stadsmuur
    [pink] plundering
    [brown] ziekte
   *[other] { $colour }
}

hb-action-name = { $action ->
    [workers] neem 3 arbeiders
    [money] neem geld
    [decrease] verlaag het niveau van 1 onheil
    [wall] bouw een stadsmuur
    [site] leg een bouwlocatie neer
    [build] bouw 1 gebouw
   *[other] { $action }
}

hb-activation-name = { $activation ->
    [flash] bliksemschicht
    [I] fase I
    [II] fase II
    [III] fase III
    [IV] fase IV
    [always] continu
    [always-I] continu in fase I
    [always-II] continu in fase II
    [always-III] continu in fase III
    [always-IV] continu in fase IV
    [laurel] lauwerkrans
    [none] geen activering
   *[other] { $activation }
}

hb-majority-name = { $majority ->
    [square] Stadhuisplein
    [buildings] Gebouwen
    [wall] Stadsmuur
    [points] Overwinningspunten
    [zoo] Dierentuin
   *[other] { $majority }
}

hb-source-name = { $source ->
    [cards] punten op de kaarten
    [laurels] lauwerkransen
    [majorities] meerderheidsfiches
    [thirds] derde muursegmenten
    [statues] standbeelden
    [clerics] geestelijken voor de kerk
    [square] stadhuisplein
   *[other] { $source }
}

hb-phase-name = { $phase ->
    [1] Fase I: handkaarten aanvullen
    [2] Fase II: dobbelsteenacties
    [3] Fase III: basisacties uitvoeren
    [4] Fase IV: einde van de cyclus
   *[other] Spelvoorbereiding
}

hb-side-name = { $side ->
    [left] links
    [right] rechts
   *[other] { $side }
}
    .e = { $side ->
        [left] linker
        [right] rechter
       *[other] { $side }
    }

# Een zwart onheilsfiche naar zijn nummer.
hb-token-name = { $token ->
    [0] overstroming
    [1] brand
    [2] instortende stadsmuur
    [3] plundering
    [4] ziekte
    [5] brand en plundering
    [6] plundering en overstroming
    [7] overstroming en instortende stadsmuur
    [8] instortende stadsmuur en ziekte
    [9] ziekte en brand
    [10] brand, met een kaart
    [11] plundering, met een punt
    [12] overstroming, met een arbeider
    [13] instortende stadsmuur, met geld
    [14] ziekte, maar een ander omlaag
   *[other] { $token }
}
hb-token-colour = { $token ->
    [0] paars
    [1] oranje
    [2] grijs
    [3] roze
    [4] bruin
    [5] oranje en roze
    [6] roze en paars
    [7] paars en grijs
    [8] grijs en bruin
    [9] bruin en oranje
    [10] oranje
    [11] roze
    [12] paars
    [13] grijs
    [14] bruin
   *[other] { $token }
}

hb-card-named = { $name } ({ $card })
# In een zin staat een naam tussen aanhalingstekens: een titel, die nooit verandert.
hb-card-quoted = “{ $name }” ({ $card })

## Vragen

hb-ask-turn = Voer een basisactie uit.
hb-ask-turn-or-use = Voer een basisactie uit; ervoor en erna mag je gebouwen gebruiken.
hb-ask-turn-without-cards = Je hebt geen kaarten meer. Beëindig je beurt of gebruik eerst nog een gebouw.
hb-ask-end-turn = Je actie is uitgevoerd. Beëindig je beurt.
hb-ask-end-turn-or-use = Je actie is uitgevoerd. Beëindig je beurt of gebruik eerst nog een gebouw.
hb-ask-action-in-colour = Voer een basisactie uit; je kaart geldt daarbij als { hb-colour-name }.
hb-ask-act = Voer een basisactie uit met de kaart die je zojuist getrokken hebt.
hb-ask-city-hall-uses = Stadhuisplein: je mag nog een gebouw gebruiken.
hb-ask-city-hall = { $price ->
    [0] Stadhuisplein: je mag kosteloos vooruitgaan.
   *[other] Stadhuisplein: je mag voor { $price } mark vooruitgaan.
}
hb-ask-before-disasters = Voordat het onheil wordt verhoogd, mag je een gebouw gebruiken.
hb-ask-replenish = { $count ->
    [one] Kies de trekstapel voor je laatste kaart.
   *[other] Kies de trekstapel voor je volgende kaart (nog { $count }).
}
hb-ahead-draw = Mijn hand aanvullen van dezelfde trekstapels als in de vorige cyclus
hb-ahead-stay = Stadhuisplein: blijven staan
hb-ahead-advance = Stadhuisplein: opschuiven als ik het kan betalen
hb-ask-draw = { $what ->
    [0] Kies de trekstapel waarvan je trekt
   *[other] Je mag een kaart trekken: kies de trekstapel
}{ $count ->
    [one] {""}
   *[other] {" "}(nog { $count })
}.
hb-ask-hold = Kies de trekstapel waarvan je de bovenste kaart meteen gebruikt.
hb-ask-lay-drawn = Kies de trekstapel waarvan je de bovenste kaart als bouwlocatie neerlegt.
hb-ask-discard = { $count ->
    [one] Leg een handkaart af.
   *[other] Leg een handkaart af (nog { $count }).
}
hb-ask-choose-workers = { $count ->
    [one] Kies een arbeider om te nemen.
   *[other] Kies een arbeider om te nemen (nog { $count }).
}
hb-ask-buy-workers = { $what ->
    [0] Je mag kosteloos arbeiders nemen (nog hoogstens { $count }).
   *[other] Je mag arbeiders kopen voor { $what } mark per stuk (nog hoogstens { $count }).
}
hb-ask-pay-any = Kies de kleur van de arbeider voor { $card-name }.
hb-ask-return-different = { $what ->
    [0] Lever een arbeider naar keuze in.
   *[other] Je mag nog een arbeider van een andere kleur inleveren.
}
hb-ask-exchange = Je mag een arbeider omruilen voor een van een andere kleur.
hb-ask-give-workers = { $count ->
    [one] Kies een arbeider voor { $seat-name }.
   *[other] Kies een arbeider voor { $seat-name } (nog { $count }).
}
hb-ask-tribute = Kies wie van jou 1 mark krijgt in ruil voor 1 punt.
hb-ask-lower = { $count ->
    [one] Kies het onheil dat je verlaagt.
   *[other] Kies het onheil dat je verlaagt (nog { $count } keer).
}
hb-ask-lower-up-to = { $count ->
    [one] Je mag een onheil met 1 niveau verlagen.
   *[other] Je mag een onheil met 1 niveau verlagen (nog hoogstens { $count } keer).
}
hb-ask-lower-colour = { $count ->
    [one] Je mag het { hb-colour-name.e } onheil ({ hb-colour-disaster }) met 1 niveau verlagen.
   *[other] Je mag het { hb-colour-name.e } onheil ({ hb-colour-disaster }) met 1 niveau verlagen, nog hoogstens { $count } keer.
}
hb-ask-curse = Kies het onheil dat jij verlaagt en elke medespeler verhoogt.
hb-ask-choose-rise = Kies het onheil dat je verhoogt in plaats van het getrokken onheil.
hb-ask-prevent = Het { hb-colour-name.e } onheil ({ hb-colour-disaster }) wordt verhoogd. Je mag een { hb-colour-name.e } arbeider inleveren om dat te voorkomen.
hb-ask-strike = Er slaat meer dan één onheil toe. Kies welk het eerst komt.
hb-ask-tear-down = { $count ->
    [0] Instortende stadsmuur: kies de muurhelft die haar buitenste muursteen verliest.
   *[other] Kies de muurhelft die haar buitenste muursteen verliest.
}
hb-ask-lose-building = { $count ->
    [0] Brand: kies het gebouw dat je aflegt.
   *[other] Kies het gebouw dat je aflegt.
}
hb-ask-lose-site = { $count ->
    [0] Overstroming: kies de bouwlocatie die je aflegt.
   *[other] Kies de bouwlocatie die je aflegt.
}
hb-ask-select = Kies de kaart van de categorie { hb-category-name } die je uit de aflegstapel bouwt, en de bouwlocatie.
hb-ask-search = Kies de kaart die je uit de trekstapel neemt.
hb-ask-build-wall = Kies de muurhelft waaraan je bouwt.
hb-ask-deactivate = Kies het meerderheidsfiche dat je terugdraait.
hb-ask-return-buildings = Je mag een gebouw terugnemen in je hand.
hb-ask-activate-again = Kies het gebouw dat je een tweede keer activeert.
hb-ask-activate-freely = Je mag een gebouw activeren zonder de arbeider ervoor.
hb-ask-copy-flash = Kies het gebouw van een medespeler waarvan je de bliksemschicht activeert.
hb-ask-flash-again = Je mag de bliksemschicht van { $card-name } een tweede keer activeren.
hb-ask-tuck = Kies het gebouw dat je bouwt en de dierentuinkaart waar het onder komt.
hb-ask-place-in-church = Kies de arbeider die je in de kerk plaatst.
hb-ask-move-cleric = Kies naar welke kant de geestelijke gaat.

# Dit wordt gevraagd aan wie voor een echte tafel werpt en trekt.
hb-ask-roll = Wat toont de { hb-die } dobbelsteen?
hb-ask-deal = Welke { hb-colour-name.e } kaart is het?
hb-ask-expose = Welke kaart ligt boven op de aflegstapel?
hb-ask-open-discard = Welke kaart gaat van de { hb-colour-name.e } trekstapel naar de aflegstapel?
hb-ask-turn-face = Welke kaart is de bouwlocatie?
hb-ask-steal = Welke kaart wordt uit de hand van { $victim-name } getrokken?
hb-ask-token = Welk zwart onheilsfiche wordt getrokken?

## Keuzes

hb-choice-done = { $ask ->
    [hb-ask-city-hall] Blijven staan
    [hb-ask-city-hall-uses] Geen gebouw gebruiken
    [hb-ask-before-disasters] Geen gebouw gebruiken
    [hb-ask-may-take-token] Geen fiche trekken
    [hb-ask-prevent] Laten verhogen
    [hb-ask-flash-again] Eén keer is genoeg
    [hb-ask-draw] Geen kaart trekken
    [hb-ask-place-in-church] Geen arbeider plaatsen
    [hb-ask-ship] Geen schip gebruiken
    [hb-ask-gift] Geen geschenk nemen
    [hb-ask-choose-rise] Het laten bij wat getrokken is
   *[other] Klaar
}
hb-choice-end = Beurt beëindigen
hb-choice-advance = Vooruitgaan op het stadhuisplein
hb-choice-twice = De bliksemschicht een tweede keer activeren
hb-choice-prevent = De arbeider inleveren en het verhogen voorkomen
hb-choice-draw-colour = Van de { hb-colour-name.e } stapel trekken
hb-choice-announce-colour = Een grijze arbeider inleveren: de kaart van de volgende actie geldt als { hb-colour-name }
hb-choice-take-colour = Een { hb-colour-name.e } arbeider nemen
hb-choice-return-colour = Een { hb-colour-name.e } arbeider inleveren
hb-choice-place-colour = Een { hb-colour-name.e } arbeider in de kerk plaatsen
hb-choice-lower-colour = Het { hb-colour-name.e } onheil ({ hb-colour-disaster }) verlagen
hb-choice-raise-colour = Het { hb-colour-name.e } onheil ({ hb-colour-disaster }) verhogen
hb-choice-suffer-colour = Eerst “{ hb-colour-disaster }” ({ hb-colour-name }) laten toeslaan
hb-choice-use-card = { $card-name } gebruiken
hb-choice-again-card = { $card-name } nog eens gebruiken
hb-choice-copy-card = De bliksemschicht van { $card-name } gebruiken
hb-choice-workers-card = Met { $card-name } drie arbeiders nemen
hb-choice-money-card = Met { $card-name } geld nemen
hb-choice-decrease-card = Met { $card-name } een onheil verlagen
hb-choice-wall-card-side = Met { $card-name } een muursteen aan de { hb-side-name.e }helft van de muur bouwen
hb-choice-site-card = { $card-name } als bouwlocatie neerleggen
hb-choice-build-card-place = { $card-name } op bouwlocatie { $place } bouwen
hb-choice-lay-card = { $card-name } neerleggen
hb-choice-discard-card = { $card-name } afleggen
hb-choice-find-card = { $card-name } nemen
hb-choice-back-card = { $card-name } terug in je hand nemen
hb-choice-lose-card = Het gebouw { $card-name } afleggen
hb-choice-lose-place = Bouwlocatie { $place } afleggen
hb-choice-lose-side = De buitenste muursteen van de { hb-side-name.e }helft afbreken
hb-choice-select-card-place = { $card-name } uit de aflegstapel op bouwlocatie { $place } bouwen
hb-choice-build-card-zoo = { $card-name } onder { $zoo-name } bouwen
hb-choice-segment-side = Aan de { hb-side-name.e }helft van de muur bouwen
hb-choice-cleric-side = De geestelijke naar { hb-side-name } verplaatsen
hb-choice-deactivate-majority = Het meerderheidsfiche “{ hb-majority-name }” terugdraaien
hb-choice-give-seat = { $seat-name } 1 mark geven
hb-choice-exchange-colour-into = Een { hb-colour-name.e } arbeider omruilen voor een { hb-into }
hb-choice-roll-die-pips = De { hb-die } dobbelsteen toont { $pips }
hb-choice-deal-card = De kaart is { $card-name }
hb-choice-expose-card = { $card-name } ligt bovenop
hb-choice-turn-card = De bouwlocatie is { $card-name }
hb-choice-steal-card = De getrokken kaart is { $card-name }
hb-choice-token-kind = Het fiche toont { hb-kind }

# Dezelfde namen voor gegevens die anders heten.
hb-into = { $into ->
    [purple] paarse
    [orange] oranje
    [gray] grijze
    [pink] roze
    [brown] bruine
   *[other] { $into }
}
hb-die = { $die ->
    [purple] paarse
    [orange] oranje
    [gray] grijze
    [pink] roze
    [brown] bruine
    [black] zwarte
   *[other] { $die }
}
hb-kind = { $kind ->
    [0] overstroming
    [1] brand
    [2] instortende stadsmuur
    [3] plundering
    [4] ziekte
   *[other] { $kind }
}
hb-wanted = { $wanted ->
    [purple] paars
    [orange] oranje
    [gray] grijs
    [pink] roze
    [brown] bruin
   *[other] { $wanted }
}

## Gebeurtenissen

hb-season = Cyclus { $season } begint. Eerste speler: { $seat-name }.
hb-roll = De { hb-die } dobbelsteen toont { $pips }.
hb-draw = { $seat-name } trekt een { hb-colour-name.e } kaart.
hb-look-at-card = { $seat-name } heeft { $card-name } getrokken.
hb-act = { $action ->
    [workers] { $seat-name } neemt met { $card-name } arbeiders.
    [money] { $seat-name } neemt met { $card-name } geld.
    [decrease] { $seat-name } verlaagt met { $card-name } een onheil.
   *[other] { $seat-name } bouwt met { $card-name } aan de muur.
}
hb-announce = { $seat-name } levert een grijze arbeider in: de kaart van de volgende actie geldt als { hb-colour-name }.
hb-discard = { $seat-name } legt { $card-name } af.
hb-return-to-hand = { $seat-name } neemt { $card-name } terug in de hand.
hb-steal = { $seat-name } trekt een { hb-colour-name.e } kaart uit de hand van { $victim-name }.
hb-steal-card = { $seat-name } trekt { $card-name } uit de hand van { $victim-name }.
hb-find = { $seat-name } neemt een kaart van de categorie { hb-category-name } uit de { hb-colour-name.e } trekstapel.
hb-find-card = { $seat-name } neemt { $card-name } uit de trekstapel.
hb-find-nothing = { $seat-name } vindt in de { hb-colour-name.e } trekstapel geen kaart van de categorie { hb-category-name }.
hb-select-nothing = { $why ->
    [site] { $seat-name } heeft geen vrije bouwlocatie voor een kaart van de categorie { hb-category-name }.
   *[other] { $seat-name } vindt in de aflegstapel geen kaart van de categorie { hb-category-name }.
}
hb-shuffle-discards = De aflegstapel wordt geschud.
# Waaruit een aantal bestaat: wat gedrukt of gegooid is, dan elke wijziging met haar teken.
hb-sum-price = prijs { $amount }
hb-sum-die = { hb-colour-name.e } dobbelsteen { $amount }
hb-sum-dice = dobbelstenen { $amount }
hb-sum-action = basisactie { $amount }
hb-sum-level = voor het niveau { $amount }
hb-sum-times = maal { $times } { $amount }
hb-sum-counted = { $times } keer { $each }
hb-sum-left = wat fiches nog afnamen { $amount }
hb-sum-card = { $card-name } { $amount }
hb-gain-marks = { $seat-name } krijgt { $count ->
    [0] geen geld
   *[other] { $count } mark
}.
hb-pay-marks = { $seat-name } betaalt { $count ->
    [0] niets
   *[other] { $count } mark
}.
hb-lose-marks = { $seat-name } verliest { $count } mark.
hb-take-marks = { $seat-name } krijgt { $count } mark van { $victim-name }.
hb-gain-points = { $seat-name } krijgt { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
hb-take-points = { $seat-name } krijgt { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} van { $victim-name }.
hb-gain-workers = { $seat-name } krijgt { $count } { hb-colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
}.
hb-return-workers = { $seat-name } levert { $count } { hb-colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
} in.
hb-lose-workers = { $seat-name } verliest { $count } { hb-colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
}.
hb-take-worker = { $seat-name } krijgt een { hb-colour-name.e } arbeider van { $victim-name }.
hb-place-worker = { $seat-name } plaatst een { hb-colour-name.e } arbeider in de kerk.
hb-lay-site = { $seat-name } legt een { hb-colour-name.e } bouwlocatie neer.
hb-lay-known-site = { $seat-name } legt { $card-name } als { hb-colour-name.e } bouwlocatie neer.
hb-construct = { $seat-name } bouwt { $card-name }.
hb-lay = { $seat-name } legt { $card-name } neer.
hb-use = { $seat-name } gebruikt { $card-name }.
hb-work = { $card-name } werkt voor { $seat-name }.
hb-flash = { $seat-name } activeert de bliksemschicht van { $card-name }.
hb-copy = { $seat-name } gebruikt de bliksemschicht van { $card-name }.
hb-advance = { $seat-name } gaat op het stadhuisplein vooruit naar veld { $space }.
hb-square-end = { $seat-name } staat aan het eind van het stadhuisplein en krijgt in plaats daarvan punten.
hb-go-back = { $seat-name } gaat op het stadhuisplein terug naar veld { $space }.
hb-build-segment = { $seat-name } bouwt een muursteen op een { hb-colour-name } segment van de { hb-side-name.e }helft van de muur.
hb-tear-down = { $seat-name } breekt een muursteen van de { hb-side-name.e }helft van de muur af.
hb-take-statue = { $seat-name } neemt een standbeeld ter waarde van { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
hb-lose-building = { $seat-name } legt het gebouw { $card-name } af.
hb-lose-site = { $seat-name } legt een bouwlocatie af; het was { $card-name }.
hb-increase = { $seat-name } verhoogt het { hb-colour-name.e } onheil ({ hb-colour-disaster }) naar niveau { $level }.
hb-prevent = { $seat-name } levert een { hb-colour-name.e } arbeider in en voorkomt de verhoging ({ hb-colour-disaster }).
hb-decrease = { $seat-name } verlaagt het { hb-colour-name.e } onheil ({ hb-colour-disaster }) naar niveau { $level }.
hb-strike = { $seat-name } wordt getroffen door “{ hb-disaster-name }”; het { hb-colour-name.e } onheil gaat terug naar niveau 0.
hb-nothing-to-lose = { $seat-name } heeft niets te verliezen.
hb-draw-token = { $seat-name } trekt een zwart onheilsfiche ({ hb-token-colour }): { hb-token-name }.
hb-choose-rise = { $seat-name } verhoogt het { hb-colour-name.e } onheil ({ hb-colour-disaster }), wat het fiche ook toont.
hb-take-top = { $seat-name } neemt { $card-name } van de aflegstapel.
hb-majority = { $seat-name } heeft de meerderheid “{ hb-majority-name }” en draait het fiche om.
hb-deactivate = { $seat-name } draait het meerderheidsfiche “{ hb-majority-name }” terug.
hb-cleric = De geestelijke staat in venster { $window } ({ hb-colour-name }).
hb-move-cleric = { $seat-name } verplaatst de geestelijke naar venster { $window } ({ hb-colour-name }).
hb-cleric-down = De geestelijke gaat van venster { $window } ({ hb-colour-name }) omlaag en staat nu voor de kerk.
hb-worker-down = De { hb-colour-name.e } arbeider in de kerk gaat mee omlaag.

## Weigeringen

hb-action-first = Voer eerst je basisactie uit.
hb-action-done = Je basisactie is uitgevoerd; gebruik gebouwen of beëindig je beurt.
hb-card-not-in-hand = { $card-name } zit niet in je hand.
hb-only-card-taken = Nu kun je alleen de kaart gebruiken die je zojuist genomen hebt, niet { $card-name }.
hb-colour-announced = Je kaart geldt als { hb-colour-name }: speel er een van een andere kleur, voor elke actie behalve “bouw 1 gebouw”.
hb-no-announcing = Je kunt de kleur van je kaart nu niet veranderen.
hb-level-zero = Je { hb-colour-name.e } onheil ({ hb-colour-disaster }) staat al op niveau 0.
hb-all-levels-zero = Al je onheil staat al op niveau 0.
hb-wall-complete = De { hb-side-name.e }helft van je muur is af.
hb-wall-colour = Het volgende segment van de { hb-side-name.e }helft is { hb-wanted }, je kaart { hb-colour-name }.
hb-marks-short = Dat kost { $price } mark, maar je hebt er maar { $marks }.
hb-worker-short = Je hebt geen { hb-colour-name.e } arbeider.
hb-no-workers = Je hebt geen arbeiders.
hb-no-worker-that-helps = Met jouw arbeiders doet { $card-name } niets.
hb-garden-needs-no-site = { $card-name } komt naast je spelersbord en heeft geen bouwlocatie nodig.
hb-building-needs-site = { $card-name } is een gebouw en heeft een bouwlocatie nodig.
hb-no-free-site = Je hebt geen vrije bouwlocatie.
hb-place-not-free = Op bouwlocatie { $place } is geen plaats.
hb-not-in-display = { $card-name } ligt niet in je kaartenuitstalling.
hb-works-by-itself = { $card-name } werkt vanzelf.
hb-works-in-final-scoring = { $card-name } telt bij de eindtelling.
hb-works-as-flash = De bliksemschicht van { $card-name } werkt alleen bij het bouwen.
hb-works-in-phase = { $card-name } kan alleen in { hb-activation-name } gebruikt worden.
hb-used-this-season = { $card-name } is deze cyclus al gebruikt.
hb-nothing-to-activate = Geen enkel gebouw kan nog eens geactiveerd worden.
hb-piles-empty = Alle trekstapels zijn leeg.
hb-discards-empty = De aflegstapel is leeg.
hb-no-segment = Er is geen muursteen die je kunt betalen.
hb-low-dice = Een dobbelsteen toont 1 of 2.
hb-no-low-dice = Geen dobbelsteen toont 1 of 2, dus niemand kan vooruitgaan.
hb-advanced-already = Je bent deze cyclus al vooruitgegaan.
hb-no-cleric = In geen enkel kerkvenster staat een geestelijke.
hb-use-later = { $card-name } kan pas gebruikt worden nadat het onheil is verhoogd.
hb-never-activated = { $card-name } wordt nooit geactiveerd.
hb-works-by-announcing = { $card-name } werkt wanneer je de kleur van je kaart verandert.
hb-no-worker-left = Behalve de arbeider die het kost, heb je er geen.
hb-no-worker-for-site = Je houdt geen arbeider over in de kleur van een trekstapel met kaarten.
hb-worker-no-use = Met een { hb-colour-name.e } arbeider doet { $card-name } niets.
hb-colour-returned = Een { hb-colour-name.e } arbeider heb je al ingeleverd.
hb-exchange-same = Een arbeider wordt omgeruild voor een van een andere kleur.
hb-exchange-one-way = Een kleur die een arbeider gaf, krijgt er geen, en omgekeerd.
hb-lower-only = Hier kun je alleen je { hb-colour-name.e } onheil ({ hb-colour-disaster }) verlagen.
hb-not-striking = Het { hb-colour-name.e } onheil ({ hb-colour-disaster }) treft je nu niet.
hb-pile-empty = De { hb-colour-name.e } trekstapel is leeg.
hb-not-in-discards = { $card-name } ligt niet in de aflegstapel.
hb-select-category = Alleen een kaart van de categorie “{ hb-category-name }” kan gekozen worden.
hb-no-such-site = Een bouwlocatie { $place } heb je niet.
hb-wall-empty = De { hb-side-name.e }helft van je muur heeft geen muursteen.
hb-not-building = { $card-name } is geen gebouw.
hb-not-zoo = { $card-name } is geen dierentuinkaart.
hb-tuck-colour = Het gebouw en de dierentuinkaart moeten allebei { hb-colour-name } zijn.
hb-tuck-full = Onder { $card-name } ligt al een gebouw.
hb-not-itself = { $card-name } kan zichzelf niet activeren.
hb-not-used-yet = { $card-name } is deze cyclus nog niet gebruikt.
hb-not-one-worker = { $card-name } vraagt niet om precies één arbeider.
hb-activated-already = { $card-name } is al aan de beurt geweest.
hb-not-at-others = { $card-name } ligt bij geen enkele medespeler in de kaartenuitstalling.
hb-no-flash = { $card-name } heeft geen bliksemschicht.
hb-not-found = { $card-name } zit niet bij de gevonden kaarten.
hb-majority-inactive = Je meerderheidsfiche “{ hb-majority-name }” is niet omgedraaid.
hb-tribute-once = Elke medespeler krijgt één mark.
hb-no-window = Verder naar { hb-side-name } is er geen venster.

## Tafels die niet kunnen bestaan

hb-law-cards = { $card-name } ligt niet op precies één plaats.
hb-law-piles = Het aantal kaarten in de { hb-colour-name.e } trekstapel klopt niet.
hb-law-colour = In de { hb-colour-name.e } trekstapel ligt een kaart van een andere kleur.
hb-law-tokens = Het aantal zwarte onheilsfiches klopt niet.
hb-law-statues = Het aantal standbeelden klopt niet.
hb-law-clerics = Het aantal geestelijken in de kerk past niet bij de cyclus.
hb-law-display = De gebouwen van { $seat-name } kloppen niet.
hb-law-standing = Wat voor { $seat-name } geldt, komt niet overeen met wat daar ligt.
hb-law-garden = De dierentuin- en parkkaarten van { $seat-name } kloppen niet.
hb-law-markers = { $seat-name } heeft een activeringsfiche zonder kaart.
hb-law-negative = { $seat-name } heeft ergens minder dan niets van.
hb-law-hand-order = De hand van { $seat-name } is niet geordend.
hb-law-unseen-hand = { $seat-name } heeft de handkaarten nog niet bekeken.

## Mistakes in positions

position-colour-short = Zoveel { hb-colour-name.e } kaarten zijn er niet; over: { $cards }.
position-die = De { hb-die } dobbelsteen moet een getal tonen, want hij wordt niet meer geworpen.
hb-position-card-twice = { $card-name } ligt al in “{ $place }”.
hb-position-under-park = { $card-name } is een park; daar kan niets onder liggen.
