### De uitbreidingen van Hamburg: fiches, vragen, keuzes, gebeurtenissen, weigeringen, en wat fiches doen.

hb-tile-name = { $tile ->
    [petersen] Petersen
    [kirchenpauer] Kirchenpauer
    [weber] Weber
    [versmann] Versmann
    [moenckeberg] Mönckeberg
    [money] Geld
    [workers] Arbeiders
    [wall_price] Stadsmuur
    [city_hall_price] Stadhuis
    [building_price] Gebouwen
    [rounds] Acties
    [money_orange_pink_purple] Geld: oranje, roze, paars
    [money_gray_brown] Geld: grijs, bruin
    [redraw] Nieuwe kaarten
    [ships] Schepen
    [workers_of_card_colour] Arbeiders naar kleur
    [ignored_disasters] Rust
    [zitronenjette] Zitronenjette
    [ship] Schip
    [orange-gift] Brand met geschenk
    [pink-gift] Plundering met geschenk
    [purple-gift] Overstroming met geschenk
    [gray-gift] Instortende stadsmuur met geschenk
    [brown-gift] Ziekte met geschenk
    [exchange] Beursfiche
   *[other] { $tile }
}
hb-face = { $face ->
    [a] A
    [b] B
   *[other] { $face }
}
hb-tile-side = { $tile ->
    [zitronenjette] { hb-tile-name } { $face }
    [ship] { $face ->
        [purple] Paars schip
        [orange] Oranje schip
        [gray] Grijs schip
        [pink] Roze schip
        [brown] Bruin schip
       *[other] Zwart schip
    }
    [orange-gift] { hb-tile-name }
    [pink-gift] { hb-tile-name }
    [purple-gift] { hb-tile-name }
    [gray-gift] { hb-tile-name }
    [brown-gift] { hb-tile-name }
    [exchange] { hb-tile-name } { $face }
   *[other] { hb-tile-name }, zijde { hb-face }
}

## De burgemeesters

hb-ask-deal-mayor = Welk burgemeesterfiche wordt getrokken?
hb-ask-mayor-side = Jouw burgemeester is “{ hb-tile-name }”. Met welke zijde speel je?
hb-ask-may-take-token = Voor de zwarte dobbelsteen trekt iedereen een zwart onheilsfiche. Dankzij je burgemeester mag je weigeren.
hb-choice-tile-tile = Het fiche is { hb-tile-name }
hb-choice-side-face = Zijde { hb-face }
hb-choice-accept = Toch een fiche trekken
hb-deal-mayor = { $seat-name } trekt burgemeester “{ hb-tile-name }”.
hb-decline-token = { $seat-name } negeert de zwarte dobbelsteen en trekt geen onheilsfiche.
hb-choose-mayor = { $seat-name } speelt met “{ hb-tile-name }”, zijde { hb-face }.
hb-tile-works = { $tile ->
    [exchange] { hb-tile-name } { $face } werkt voor { $seat-name }.
    [petersen] “{ hb-tile-name }” werkt voor { $seat-name }.
    [kirchenpauer] “{ hb-tile-name }” werkt voor { $seat-name }.
    [weber] “{ hb-tile-name }” werkt voor { $seat-name }.
    [versmann] “{ hb-tile-name }” werkt voor { $seat-name }.
    [moenckeberg] “{ hb-tile-name }” werkt voor { $seat-name }.
   *[other] Het geestelijken-fiche “{ hb-tile-name }” werkt voor { $seat-name }.
}
hb-sum-tile = { $tile ->
    [petersen] “{ hb-tile-name }” { $amount }
    [kirchenpauer] “{ hb-tile-name }” { $amount }
    [weber] “{ hb-tile-name }” { $amount }
    [versmann] “{ hb-tile-name }” { $amount }
    [moenckeberg] “{ hb-tile-name }” { $amount }
    [exchange] beursfiche { $face } { $amount }
   *[other] geestelijken-fiche “{ hb-tile-name }” { $amount }
}
hb-use-again = { $seat-name } gebruikt { $card-name } een tweede keer.
hb-no-second-use = Een gebouw gebruik je één keer per cyclus, een tweede keer alleen met burgemeester “Kirchenpauer”, zijde B.
hb-activated-twice-already = Je hebt deze cyclus al een gebouw een tweede keer gebruikt.
hb-law-mayors = Burgemeester “{ hb-tile-name }” ligt er twee keer.
hb-tile-not-there = Deze speler heeft het fiche { $tile } niet.

## Wat fiches doen, als zinsdelen

hb-rule-start-goods = je begint met { $marks } mark en { $workers ->
    [0] zonder arbeiders
    [one] een arbeider van elke kleur
   *[other] { $workers } arbeiders van elke kleur
}
hb-rule-hand-limit = je handlimiet is { $count }
hb-rule-decrease-points = voor elk niveau waarmee je een onheil verlaagt, krijg je { hb-points }
hb-card-when-disaster-rises = telkens als een onheil van jou wordt verhoogd: { $effect }
hb-rule-activates-twice = eenmaal per cyclus mag je een gebouw (III) een tweede keer gebruiken, tegen de volle prijs
hb-rule-ignores-black = je mag de zwarte dobbelsteen negeren: je hoeft er geen onheilsfiche voor te trekken en betaalt er op het stadhuisplein niets voor
hb-card-when-constructing-free = telkens als je een gebouw met aangegeven kosten 0 bouwt: { $effect }
hb-card-when-laying-site = telkens als je een bouwlocatie neerlegt: { $effect }
hb-rule-exact-wall = een muursteen kost je { hb-marks }, tenzij hij minder kost
hb-rule-more-money = de basisactie “neem geld” levert je { hb-marks } meer op

## Hans Hummel en de Zitronenjette

hb-ask-take-statue = Welk standbeeld neem je: Hans Hummel voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} aan het eind, of de Zitronenjette voor { $marks } mark nu?
hb-choice-statue-statue = { hb-statue-name.first } nemen
hb-statue-name = { $statue ->
    [hummel] Hans Hummel
   *[other] de Zitronenjette
}
    .first = { $statue ->
        [hummel] Hans Hummel
       *[other] De Zitronenjette
    }
hb-take-zitronenjette = { $seat-name } neemt de Zitronenjette voor { hb-marks }.
hb-law-zitronenjettes = Er zijn maar { $count } Zitronenjettes.
hb-law-two-statues = { $seat-name } kan niet meer dan twee standbeelden hebben: de stadsmuur heeft twee helften.

## Speciaal onheil

hb-ask-gift = Het fiche heeft een klein geschenk. { $token ->
    [orange-gift] Een kaart trekken?
    [pink-gift] Een punt krijgen?
    [purple-gift] Een arbeider naar keuze nemen?
    [gray-gift] Geld krijgen?
   *[other] Een onheil behalve ziekte zonder punt verlagen?
}
hb-ask-lower-other = Verlaag een onheil, maar niet het { hb-colour-name.e }.
hb-choice-gift = Het geschenk nemen
hb-take-gift = { $seat-name } neemt het geschenk van het fiche{ $token ->
    [orange-gift] : een kaart.
    [pink-gift] : een punt.
    [purple-gift] : een arbeider.
    [gray-gift] : geld.
   *[other] : een onheil verlagen.
}
hb-not-this-disaster = Het geschenk verlaagt elk onheil behalve het { hb-colour-name.e }.
hb-gift-when = Een geschenk wordt direct na het fiche aangeboden waar het bij hoort, en alleen als het je iets oplevert.
hb-card-decrease-other = verlaag een ander onheil dan het { hb-colour-name.e } met { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaus
}, zonder punten

## De schepen

hb-ahead-no-ship = Geen schip gebruiken
hb-ask-ship = Een { hb-colour-name.e } arbeider inleveren en een schip gebruiken?
hb-ask-take-of-one-colour = Van welke kleur neem je de arbeiders?
hb-ask-own-flash = Kies het gebouw waarvan je de bliksemschicht activeert.
hb-choice-ship-colour = Het { hb-colour-name.e } schip gebruiken
hb-ship-at-quay = Het { hb-colour-name.e } schip komt aan de kade.
hb-ships-back = De schepen keren terug naar de rede.
hb-use-ship = { $seat-name } gebruikt het { hb-colour-name.e } schip.
hb-ship-not-there = Het { hb-colour-name.e } schip ligt niet aan de kade.
hb-ship-when = Het { hb-colour-name.e } schip gebruik je direct na de basisactie “bouw een stadsmuur”, voor een arbeider in de kleur van de gebruikte kaart. Kun je dan geen schip gebruiken, dan wordt je niets gevraagd.
hb-no-own-flash = Je hebt geen gebouw met een bliksemschicht die nu iets kan doen.
hb-flash-idle = De bliksemschicht van { $card-name } zou nu niets doen.
hb-law-ships = Schepen komen in fase II aan de kade; daarvoor liggen ze allemaal op de rede.
hb-workers-of-card = { $count ->
    [one] een arbeider in de kleur van de kaart
   *[other] { $count } arbeiders in de kleur van de kaart
}
hb-card-take-of-one-colour = neem { $count } arbeiders van één kleur naar keuze
hb-card-draw-same-and-act = trek een kaart in de kleur van de muursteen van haar trekstapel en voer er meteen een basisactie mee uit
hb-card-own-flash = activeer de bliksemschicht van een van je gebouwen

## De geestelijken-fiches

hb-ask-draw-cleric-tile = Welk geestelijken-fiche komt in het venster?
hb-ask-turn-cleric-tile = Welke zijde ligt boven?
hb-ask-draw-from-pile = Kies de stapel waarvan je { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} trekt.
hb-ask-return-workers = Lever een arbeider van een kleur naar keuze in.
hb-another-pile = Van de { hb-colour-name.e } stapel heb je al getrokken.
hb-lay-cleric-tile = In venster { $window } ligt het geestelijken-fiche “{ hb-tile-name }” (zijde { hb-face }).
hb-cleric-tile-in-force = Het geestelijken-fiche “{ hb-tile-name }” (zijde { hb-face }) geldt.
hb-disaster-ignored = Het { hb-colour-name.e } onheil ({ hb-colour-disaster }) wordt deze cyclus niet verhoogd.
hb-flip-cleric-tile = Het geestelijken-fiche in venster { $window } wordt omgedraaid: “{ hb-tile-name }” (zijde { hb-face }).
hb-cleric-tiles-off = De geestelijken-fiches worden voor de eindtelling uit de vensters genomen.
hb-law-cleric-tiles = Het geestelijken-fiche “{ hb-tile-name }” ligt er twee keer.

hb-rule-marks-taken = de basisactie “neem geld” levert { hb-marks } { $way ->
    [less] minder
   *[other] meer
} op
hb-rule-marks-taken-colours = de basisactie “neem geld” met dobbelstenen van de kleuren { $colours } levert { hb-marks } { $way ->
    [less] minder
   *[other] meer
} op
hb-rule-workers-taken-colours = de basisactie “neem 3 arbeiders” met kaarten van de kleuren { $colours } levert nog { $count ->
    [one] een arbeider
   *[other] { $count } arbeiders
} in de kleur van de kaart op
hb-rule-any-worker = na de basisactie “neem 3 arbeiders”: { $way ->
    [less] lever { hb-any-workers } in
   *[other] neem { hb-any-workers }
}
hb-rule-action-price = de basisactie “{ hb-action-name }” kost { hb-marks } { $way ->
    [less] minder
   *[other] meer
}
hb-rule-square-change = in fase II kost vooruitgaan op het stadhuisplein { hb-marks } { $way ->
    [less] minder
   *[other] meer
}
hb-rule-rounds = deze cyclus heeft iedereen { $way ->
    [less] een actie minder
   *[other] een actie meer
}
hb-rule-ignored-colours = deze cyclus wordt onheil van de kleuren { $colours } genegeerd
hb-rule-redraw-each = in fase II legt iedereen de hele hand af en trekt { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
} van elke kleur
hb-rule-redraw-two = in fase II legt iedereen de hele hand af en trekt { $cards } kaarten van één stapel en { $further } van een andere
hb-rule-ships = deze cyclus { $way ->
    [less] zijn er geen schepen actief
   *[other] zijn alle schepen actief
}

## De beurs

hb-ask-draw-stock-tile = Welk beursfiche wordt opengelegd?
hb-ask-choose-workers-among = Neem een arbeider van een van deze kleuren.
hb-ask-return-workers-among = Lever een arbeider van een van deze kleuren in.
hb-stock-tile-up = Het beursfiche { $face } wordt opengelegd, met de groene zijde boven; de beurskoers-steen ligt op veld 1.
hb-stock-price = De beurskoers-steen gaat naar veld { $space }.
hb-stock-tile-turned = De beurskoers-steen gaat naar veld { $space }; het beursfiche wordt omgedraaid naar de rode zijde, { $face }.
hb-stock-tile-out = De beurskoers-steen is voorbij veld 6: het beursfiche { $face } gaat uit het spel.
hb-stock-closed = Dat was het laatste fiche: de beurs is gesloten.
hb-stock-advice = De spelregels raden af om tegelijk met de beurs en met de geestelijken-fiches te spelen.
hb-lose-points = { $seat-name } verliest { hb-points }.
hb-further-worker-short = Deze actie vraagt ook nog { $count ->
    [one] een { hb-colour-name.e } arbeider, en daarvoor heb je er geen over.
   *[other] { $count } { hb-colour-name.e } arbeiders, en zoveel heb je er niet.
}
hb-further-worker-either = Deze actie vraagt ook nog een arbeider ({ hb-wanted } of { hb-colour-name }), en daarvoor heb je er geen over.
hb-worker-of-another-colour = De arbeider moet een andere kleur hebben.
hb-law-stock-tiles = Het beursfiche { $tile } ligt er twee keer.
hb-law-stock-empty = Zonder fiche ligt de beurskoers-steen op veld 1.
hb-law-stock-missing = Zolang er beursfiches over zijn, moet er een open liggen.
hb-law-stock-side = Met de beurskoers-steen op veld { $space } kan { $face } niet boven liggen: oneven zijden horen bij de velden 1 tot en met 3, even zijden bij 4 tot en met 6.

# Een zijde verandert één basisactie; de drie stappen, zoals in 1 – 2 – 3, horen bij de velden van de beurskoers-steen.
hb-rule-quoted = basisactie “{ hb-action-name }”: { $effect }
hb-quoted-steps = { $first } – { $second } – { $third }
hb-quoted-either = { $one } of { $other }
hb-quoted-more-marks = je neemt { hb-quoted-steps } mark meer
hb-quoted-fewer-marks = je neemt { hb-quoted-steps } mark minder
hb-quoted-more-workers = je neemt { hb-quoted-steps } arbeiders meer in de kleur van de kaart
hb-quoted-price = je betaalt { hb-quoted-steps } mark extra
hb-quoted-discount = je betaalt { hb-quoted-steps } mark minder
hb-quoted-building-workers = je levert ook { hb-quoted-steps } arbeiders in de kleur van het gebouw in
hb-quoted-points = je krijgt { hb-quoted-steps } punten
hb-quoted-lost-points = je verliest { hb-quoted-steps } punten
hb-quoted-marks = je krijgt { hb-quoted-steps } mark
hb-quoted-die-workers = je neemt ook { hb-quoted-steps } arbeiders in de kleur van de dobbelsteen
hb-quoted-return-colour = je levert één arbeider meer in: { hb-quoted-steps }
hb-quoted-take-colour = je neemt één arbeider meer: { hb-quoted-steps }
hb-quoted-free-colour = een muursteen van deze kleur kost niets: { hb-quoted-steps }
hb-quoted-dear-colour = een muursteen van deze kleur kost 1 mark meer: { hb-quoted-steps }
