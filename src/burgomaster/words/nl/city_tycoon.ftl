### City Tycoon: namen, vragen, keuzes, gebeurtenissen, weigeringen en de teksten van de tegels.

## Namen

ct-district-name = { $district ->
    [residential] woonwijk
    [industry] industriewijk
    [entertainment] uitgaanswijk
    [shopping] winkelwijk
    [landmark] bezienswaardigheid
   *[other] { $district }
}

ct-cube-name = { $colour ->
    [red] rood
    [blue] blauw
    [yellow] geel
   *[other] { $colour }
}

ct-kind-name = { $kind ->
    [solar] zonnecentrale
    [steam] stoomcentrale
    [wind] windcentrale
    [water] waterkrachtcentrale
   *[other] { $kind }
}

ct-plant-name = { $plant ->
    [start-solar] de zonnecentrale van de starttegel
    [start-wind] de windcentrale van de starttegel
    [red-1] de rode centrale I
    [red-2] de rode centrale II
    [red-3] de rode centrale III
    [red-4] de rode centrale IV
    [red-5] de rode centrale V
    [red-6] de rode centrale VI
    [blue-1] de blauwe centrale I
    [blue-2] de blauwe centrale II
    [blue-3] de blauwe centrale III
    [blue-4] de blauwe centrale IV
    [blue-5] de blauwe centrale V
    [blue-6] de blauwe centrale VI
   *[other] { $plant }
}
    .start = { $plant ->
        [start-solar] De zonnecentrale van de starttegel
        [start-wind] De windcentrale van de starttegel
        [red-1] De rode centrale I
        [red-2] De rode centrale II
        [red-3] De rode centrale III
        [red-4] De rode centrale IV
        [red-5] De rode centrale V
        [red-6] De rode centrale VI
        [blue-1] De blauwe centrale I
        [blue-2] De blauwe centrale II
        [blue-3] De blauwe centrale III
        [blue-4] De blauwe centrale IV
        [blue-5] De blauwe centrale V
        [blue-6] De blauwe centrale VI
       *[other] { $plant }
    }

ct-side-name = { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
    [west] westen
   *[other] { $side }
}

ct-landscape-name = { $kind ->
    [land] land
    [water] water
   *[other] { $kind }
}

ct-phase-name = { $phase ->
    [1] Fase I: spelersvolgorde
    [2] Fase II: stadstegels kiezen
    [3] Fase III: de stad uitbreiden
    [4] Fase IV: stadstegels bevoorraden
    [5] Fase V: opruimen
   *[other] { $phase }
}

ct-source-name = { $source ->
    [laid] gelegde tegels
    [bought] gekochte punten
    [own-tiles] eigen tegels en centrales
    [supplied] bevoorrade tegels
    [neighbours] buurtegels
    [money] resterend geld
   *[other] { $source }
}

ct-euros = { $count } euro
ct-price = { $price } euro

## Vragen

ct-ask-order = Wie krijgt plaats { $place } in de volgorde?
ct-ask-close = Aan welke kant van de starttegel bouwt niemand?
ct-ask-deal = Welke drie tegels van ronde { $round } krijgt { $seat-name }?
ct-ask-pick = { $left ->
    [one] Welke tegel houd je? Het is de laatste van deze stapel.
   *[other] Welke tegel houd je? In deze stapel zitten er { $left }.
}
ct-ask-build = Actie { $action } van { $actions }: een tegel leggen, een centrale bouwen of een tegel verkopen?
ct-ask-discard = Welke tegel leg je af voor de { ct-kind-name }?
ct-ask-end-turn = Je beurt beëindigen?
ct-ask-place-tile = Waar leg je { $tile-name }?
ct-ask-place-plant = Waar bouw je de { ct-kind-name }?
ct-ask-landscape = Waar leg je de landschapstegels? Nog land: { $land }, water: { $water }.
ct-ask-buy = Hoeveel punten koop je met { $tile-name }?
ct-ask-supply = Welke van je tegels bevoorraad je?
ct-ask-plant = Uit welke centrale komt blokje { $cube } ({ ct-cube-name }) voor { $tile-name }?
ct-ask-way = Wie betaal je voor de weg van { ct-plant-name } naar { $tile-name }? Al deze wegen kosten evenveel.

## Keuzes

ct-choice-place-seat = { $seat-name } is de volgende
ct-choice-close-side = Kant in het { ct-side-name } afsluiten
ct-choice-deal-one-two-three = Tegels { $one }, { $two } en { $three } uitdelen
ct-choice-pick-tile = { $tile-name } houden
ct-choice-lay-tile = { $tile-name } leggen
ct-choice-sell-tile = { $tile-name } voor 5 euro verkopen
ct-choice-discard-tile = { $tile-name } afleggen
ct-choice-build-kind = Een { ct-kind-name } bouwen
ct-choice-at-x-y = Dit vak
ct-choice-land-x-y = Land op dit vak
ct-choice-water-x-y = Water op dit vak
ct-choice-buy-points = { $points ->
    [0] Niets kopen
    [one] 1 punt kopen
   *[other] { $points } punten kopen
}
ct-choice-supply-tile-demand = { $tile-name } bevoorraden, vraag { $demand }
ct-choice-from-plant = Uit { ct-plant-name }
ct-choice-pay-one-two-three-four-five = De spelers op volgorde van hun plaats { $one }, { $two }, { $three }, { $four } en { $five } euro betalen
ct-choice-pass = Deze ronde passen
ct-choice-stuck = Er kan niets bevoorraad worden
ct-choice-end = Beurt beëindigen

## Gebeurtenissen

ct-placed = { $seat-name } heeft plaats { $place } in de volgorde.
ct-closed = In het { ct-side-name } van de starttegel bouwt niemand.
ct-round = Ronde { $round } begint.
ct-dealt = { $seat-name } krijgt drie tegels.
ct-dealt-tiles = { $seat-name } krijgt de tegels { $one }, { $two } en { $three }.
ct-picked = { $seat-name } heeft een tegel gehouden.
ct-picked-tile = { $seat-name } houdt { $tile-name }.
ct-sold = { $seat-name } verkoopt een tegel.
ct-laid = { $seat-name } legt { $tile-name } op { $cell }.
ct-built = { $seat-name } bouwt op { $cell } { ct-plant-name }, als { ct-kind-name }.
ct-landscape = { $seat-name } legt { ct-landscape-name } op { $cell }.
ct-gain-money = { $seat-name } pakt { ct-euros }.
ct-pay-bank = { $seat-name } betaalt { ct-euros } aan de bank.
ct-pay-seat = { $seat-name } betaalt { ct-euros } aan { $other-name }.
ct-gain-points = { $seat-name } krijgt { $count ->
    [one] 1 punt
   *[other] { $count } punten
} ({ ct-source-name }).
ct-gain-yellow = { $seat-name } pakt { $count ->
    [one] 1 geel blokje
   *[other] { $count } gele blokjes
}.
ct-supplied = { $seat-name } bevoorraadt { $tile-name } (vraag { $demand }) voor { ct-price }.
ct-passed = { $seat-name } past.
ct-tidied = Ronde { $round } is opgeruimd; centrales zijn bijgevuld.

## Weigeringen

ct-seat-not-to-place = { $seat-name } heeft al een plaats of doet niet mee.
ct-side-closed-already = De kant in het { ct-side-name } is al afgesloten.
ct-deal-order = Noem drie verschillende tegels, het kleinste nummer eerst.
ct-not-in-stack = { $tile-name } zit niet in de stapel van ronde { $round }.
ct-not-in-pack = { $tile-name } zit niet tussen de tegels die je vasthebt.
ct-not-in-hand = { $tile-name } heb je niet.
ct-tile-too-dear = De tegel kost { ct-price }, en je hebt er { $money }.
ct-plant-too-dear = De { ct-kind-name } kost { ct-price }, en je hebt er { $money }.
ct-no-plants = Er is geen centrale meer die als { ct-kind-name } gebouwd kan worden.
ct-cell-taken = Op { $cell } ligt al iets.
ct-cell-closed = Op { $cell } bouwt niemand: die kant van de starttegel is afgesloten.
ct-cell-mirrored = Zolang alleen de starttegel er ligt, is { $cell } hetzelfde als { $same }; kies dat vak.
ct-cell-apart = { $cell } grenst niet aan de stad.
ct-landscape-apart = { $cell } is niet vrij of grenst niet aan de tegel op { $tile }.
ct-landscape-order = Dat past nu niet: eerst land, dan water, en de vakken in de aangeboden volgorde (nog land: { $land }, water: { $water }).
ct-points-too-dear = Dat kost { ct-price }, en je hebt er { $money }.
ct-points-not-sold = { $points ->
    [one] 1 punt is hier niet te koop.
   *[other] { $points } punten zijn hier niet te koop.
}
ct-not-own-tile = { $tile-name } is geen tegel van jou in de stad.
ct-supplied-already = { $tile-name } is deze ronde al bevoorraad.
ct-no-such-demand = { $demands ->
    [one] { $tile-name } heeft maar 1 vraag.
   *[other] { $tile-name } heeft maar { $demands } vragen.
}
ct-yellow-short = Daarvoor zijn gele blokjes nodig: { $wanted }, en je hebt er { $found }.
ct-cubes-short = Te weinig blokjes kunnen { $tile-name } bereiken: nodig zijn rood { $red }, blauw { $blue }.
ct-supply-too-dear = De goedkoopste weg kost { ct-price }, en je hebt er { $money }.
ct-plant-colour = { ct-plant-name.start } heeft geen blokjes van de gevraagde kleur ({ ct-cube-name }).
ct-plant-out-of-reach = Geen weg leidt van { ct-plant-name } hierheen.
ct-plant-empty = { ct-plant-name.start } heeft geen blokje meer.
ct-plant-not-now = { ct-plant-name.start } past nu niet: met de blokjes die nog komen zou het te duur worden, of ze komt vóór een al gekozen centrale.
ct-no-such-way = Geen goedkoopste weg van { ct-plant-name } betaalt deze bedragen.
ct-notation-line = “{ $word }” is geen kolom en geen rij; schrijf { $ahead } of { $back } en een getal, zoals { $ahead }2.
ct-option-closed = { $wanted ->
    [0] Met zo veel spelers is geen kant afgesloten, maar “{ $found }” is opgegeven.
    [one] Met zo veel spelers is 1 kant afgesloten; “{ $found }” past niet. Schrijf “drawn”, of een kant zoals “north”.
   *[other] Met zo veel spelers zijn { $wanted } kanten afgesloten; “{ $found }” past niet. Schrijf “drawn”, of kanten zoals “north east”.
}

## Wat er aan een stelling niet klopt

ct-law-money = Het geld van alle spelers en de bank is niet wat in de doos zit.
ct-law-negative = { $seat-name } heeft van iets minder dan niets.
ct-law-cubes = De blokjes van deze kleur ({ ct-cube-name }) zijn er niet zo veel als in de doos.
ct-law-tile = Tegel { $tile } is op twee plaatsen, ontbreekt of komt te vroeg.
ct-law-plants = De centrales passen niet bij elkaar.
ct-law-closed = Op een afgesloten kant ligt iets.
ct-law-city = Iets in de stad staat op niemands lijst.
ct-law-landscapes = De landschapstegels zijn er niet zo veel als in de doos.
ct-law-supplied = Een tegel geldt als bevoorraad die dat niet kan zijn.
ct-law-blank = Een tegel is onbekend, hoewel niets verborgen is.
ct-law-hand = Iemand heeft niet de tegels die gekozen zijn.
ct-law-pick = { $seat-name } koos een tegel die er niet bij is.
ct-law-order = De tegels van { $seat-name } staan niet op volgorde.
ct-law-pack = Stapel { $pack } heeft te veel tegels.

## Bestanden

ct-data-wrong = { $file }, regel { $line }: “{ $found }” past hier niet.
ct-data-missing = { $file }: { $place } ontbreekt of is van de verkeerde soort.
ct-position-wrong = { $place }: “{ $found }” past hier niet.
ct-position-missing = { $place } ontbreekt.
ct-position-other-data = De stelling hoort bij andere gegevens ({ $found }).

## Teksten van tegels en centrales

ct-asks-red = { $red ->
    [one] 1 rood blokje
   *[other] { $red } rode blokjes
}
ct-asks-blue = { $blue ->
    [one] 1 blauw blokje
   *[other] { $blue } blauwe blokjes
}
ct-asks-yellow = { $yellow ->
    [one] 1 geel blokje
   *[other] { $yellow } gele blokjes
}
ct-asks-euro = { $euro ->
    [one] 1 euro
   *[other] { $euro } euro
}
ct-asks-red-blue = { ct-asks-red } en { ct-asks-blue }
ct-asks-red-yellow = { ct-asks-red } en { ct-asks-yellow }
ct-asks-red-euro = { ct-asks-red } en { ct-asks-euro }
ct-asks-blue-yellow = { ct-asks-blue } en { ct-asks-yellow }
ct-asks-blue-euro = { ct-asks-blue } en { ct-asks-euro }
ct-asks-yellow-euro = { ct-asks-yellow } en { ct-asks-euro }
ct-asks-red-blue-yellow = { ct-asks-red }, { ct-asks-blue } en { ct-asks-yellow }
ct-asks-red-blue-euro = { ct-asks-red }, { ct-asks-blue } en { ct-asks-euro }
ct-asks-red-yellow-euro = { ct-asks-red }, { ct-asks-yellow } en { ct-asks-euro }
ct-asks-blue-yellow-euro = { ct-asks-blue }, { ct-asks-yellow } en { ct-asks-euro }
ct-asks-red-blue-yellow-euro = { ct-asks-red }, { ct-asks-blue }, { ct-asks-yellow } en { ct-asks-euro }
ct-brings-euro = { $euro ->
    [one] 1 euro
   *[other] { $euro } euro
}
ct-brings-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ct-brings-yellow = { $yellow ->
    [one] 1 geel blokje
   *[other] { $yellow } gele blokjes
}
ct-brings-euro-points = { ct-brings-euro } en { ct-brings-points }
ct-brings-euro-yellow = { ct-brings-euro } en { ct-brings-yellow }
ct-brings-points-yellow = { ct-brings-points } en { ct-brings-yellow }
ct-brings-euro-points-yellow = { ct-brings-euro }, { ct-brings-points } en { ct-brings-yellow }
ct-lays-land = leg { $count ->
    [one] 1 landtegel
   *[other] { $count } landtegels
} ernaast
ct-lays-water = leg { $count ->
    [one] 1 watertegel
   *[other] { $count } watertegels
} ernaast
ct-sells-points = eenmalig { ct-asks-euro } voor { ct-brings-points }
ct-per-plant = { ct-brings-points } per eigen centrale van de kleur { ct-cube-name }
ct-per-district = { ct-brings-points } per al aanwezige eigen { ct-district-name }
ct-beside-district = wie een aangrenzende { ct-district-name } bevoorraadt
ct-plant-refilled = { ct-kind-name }: { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
} ({ ct-cube-name }), elke ronde bijgevuld; { ct-price }
ct-plant-once = { ct-kind-name }: { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
} ({ ct-cube-name }), maar één keer; { ct-price }
