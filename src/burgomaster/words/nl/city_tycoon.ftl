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
    .plain = { $plant ->
        [start-solar] zonnecentrale van de starttegel
        [start-wind] windcentrale van de starttegel
        [red-1] rode centrale I
        [red-2] rode centrale II
        [red-3] rode centrale III
        [red-4] rode centrale IV
        [red-5] rode centrale V
        [red-6] rode centrale VI
        [blue-1] blauwe centrale I
        [blue-2] blauwe centrale II
        [blue-3] blauwe centrale III
        [blue-4] blauwe centrale IV
        [blue-5] blauwe centrale V
        [blue-6] blauwe centrale VI
       *[other] { $plant }
    }
ct-plant-plain = { ct-plant-name.plain }

ct-side-name = { $side ->
    [north] noordkant
    [east] oostkant
    [south] zuidkant
    [west] westkant
   *[other] { $side }
}

ct-letter-name = { $letter ->
    [n] n
    [e] o
    [s] z
    [w] w
   *[other] { $letter }
}

ct-landscape-name = { $kind ->
    [land] land
    [water] water
   *[other] { $kind }
}

ct-piece-name = { $piece ->
    [land] land
    [water] water
    [start] starttegel
    [tile] stadstegel
    [solar] zonnecentrale
    [steam] stoomcentrale
    [wind] windcentrale
    [hydro] waterkrachtcentrale
   *[other] { $piece }
}

# Hoe de delen van de tafel heten waar ze opgesomd worden.
ct-view-name = { $name ->
    [seat] speler
    [money] geld
    [yellow] gele blokjes
    [points] punten
    [total] punten met geld
    [hand] hand
    [picked] heeft gekozen
    [pick] gekozen
    [gone] verkocht en afgelegd
    [tiles] tegels in de stad
    [remembered-tiles] tegels
    [tile] tegel
    [plants] centrales
    [plant] centrale
    [land] eigen landtegels
    [passed] heeft gepast
    [cell] vak
    [supplied] bevoorraad (behoefte)
    [supplies] nu bevoorraden
    [demand] behoefte
    [possible] mogelijk
    [cost] kosten
    [payments] betaald aan
    [other_payees] anderen kunnen betaald worden
    [income] inkomsten
    [neighbours] van buren
    [euro] euro
    [order] volgorde
    [round] ronde
    [rounds] rondes
    [phase] fase
    [turn] doorgegeven of acties gedaan
    [closed] afgesloten kanten
    [city] stad
    [free] vrije vakken
    [pack] om uit te kiezen
    [remembered] gezien en doorgegeven
    [seats] genomen door, of mogelijk
    [stacks] centrales om te bouwen
    [left] over
    [sides] zijden
    [kind] soort
    [cubes] blokjes
    [supply] voorraad
    [red] rode blokjes
    [blue] blauwe blokjes
    [landscapes] landschapstegels over
    [owner] eigenaar
    [district] wijk
    [full] blokjes als de centrale vol is
    [refills] wordt bijgevuld
    [arrows] bonussen tussen buren
    [to] voor
    [gain] opbrengst
    [start_bonus] bonus van de grijze kwarten
    [closed_cells] afgesloten vakken
    [coming] alles wat nog komt
    [passes_to] je stapel gaat naar
    [comes_from] je volgende stapel komt van
    [next_order] spelersvolgorde in de volgende ronde
    [turns] keren doorgeven of acties in totaal
    [undealt] niet uitgedeelde tegels
    [needs] jouw blokjes per ronde
    [have] heb je
    [asked] gevraagd
    [hand_cost] kosten van alle tegels in de hand
   *[other] { $name }
}
ct-view-none = { $name ->
    [seat] bank
    [owner] niemand
    [cost] geen weg
   *[other] –
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
    [start] startgeld
    [sale] verkochte tegel
   *[other] { $source }
}
    .of-one = { $source ->
        [laid] gelegde tegel
        [supplied] bevoorrade tegel
       *[other] { ct-source-name }
    }

ct-euros = { $count } euro
ct-price = { $price } euro

# The names of the standard data set; a test keeps them equal to its names.csv.
ct-tile-title = { $tile ->
    [1] Volkstuinen
    [2] Beeklaan
    [3] Arbeidersrij
    [4] Huizen aan de Molenvijver
    [5] Oude Stadssteeg
    [6] Tuindorp
    [7] Houtzagerij
    [8] Leerlooierij
    [9] Steenfabriek
    [10] Gieterij
    [11] Ververij
    [12] Pottenbakkerij
    [13] Theetuin
    [14] Botenhuis
    [15] Openluchttheater
    [16] Danszaal
    [17] Strandbad
    [18] Kegelbaan
    [19] Bakkershoek
    [20] Markthal
    [21] Viskramen
    [22] Lakenstraat
    [23] Winkelgalerij
    [24] Specerijenwinkel
    [25] Fonteinplein
    [26] Klokkentoren
    [27] Stadspoort
    [28] Oude Brug
    [29] Kapel
    [30] Brink
    [31] Hofwoningen
    [32] Grachtenhuizen
    [33] Rijtjeshuizen
    [34] Villa’s aan de Rivier
    [35] Woonwijk in het Groen
    [36] Havenwoningen
    [37] Staalfabriek
    [38] Papiermolen
    [39] Textielfabriek
    [40] Machinehal
    [41] Brouwerij
    [42] Pakhuis
    [43] Variététheater
    [44] Rondvaartboot
    [45] Kermisterrein
    [46] Renbaan
    [47] Operakelder
    [48] IJsbaan
    [49] Warenhuis
    [50] Winkels aan de Kade
    [51] Delicatessenzaak
    [52] Vlooienmarkt
    [53] Modehuis
    [54] Juwelier
    [55] Kathedraal
    [56] Koopmanszuil
    [57] Volkspark
    [58] Oud Paleis
    [59] Vuurtoren
    [60] Hortus
    [61] Huurkazerne
    [62] Waterwijk
    [63] Satellietstad
    [64] Studentenhuis
    [65] Penthousetoren
    [66] Modelwijk
    [67] Autofabriek
    [68] Scheepswerf
    [69] Chemische Fabriek
    [70] Fijnmechanische Fabriek
    [71] Rangeerterrein
    [72] Bottelarij
    [73] Filmpaleis
    [74] Waterpretpark
    [75] Pretpark
    [76] Casino
    [77] Stadion
    [78] Concertclub
    [79] Winkelcentrum
    [80] Boulevard
    [81] Drijvende Markt
    [82] Jaarbeurs
    [83] Veilinghuis
    [84] Antiekstraat
    [85] Stadsmuseum
    [86] Herdenkingspark
    [87] Triomfboog
    [88] Hangbrug
    [89] Gildehal
    [90] Sterrenwacht
    [91] Hoogbouwwijk
    [92] Wonen aan het Meer
    [93] Appartementen aan de Jachthaven
    [94] Ecowijk
    [95] Ambassadewijk
    [96] Skylinewijk
    [97] Technologiepark
    [98] Vliegtuigfabriek
    [99] Containerhaven
    [100] Ontziltingsinstallatie
    [101] Chipfabriek
    [102] Logistiek Centrum
    [103] Festivalterrein
    [104] Aquarium
    [105] Olympische Arena
    [106] Grote Opera
    [107] Jazzwijk
    [108] Roeibaan
    [109] Luxegalerij
    [110] Designeroutlet
    [111] Megastore
    [112] Nachtmarkt
    [113] Plaza
    [114] Bloemenhal
    [115] Eregalerij
    [116] Stoommuseum
    [117] Molenmuseum
    [118] Wolkenkrabber
    [119] Wereldtentoonstelling
    [120] Nieuw Stadhuis
   *[other] { $tile }
}
ct-tile-name = { ct-tile-title } ({ $tile })
# In een zin staat een naam tussen aanhalingstekens: een titel, die nooit verandert.
ct-tile-quoted = “{ ct-tile-title }” ({ $tile })
# Where numbers say nothing to anyone: in questions and choices.
ct-tile-said = “{ ct-tile-title }”

## Vragen

ct-ask-order = Wie krijgt plaats { $place } in de volgorde?
ct-ask-close = Aan welke kant van de starttegel mag niet gebouwd worden?
ct-ask-deal = Welke drie tegels van ronde { $round } krijgt { $seat-name }?
ct-ask-pick = { $left ->
    [one] Welke tegel houd je? Het is de laatste.
   *[other] Welke tegel houd je? Je kiest uit { $left }; de andere geef je naar links door.
}
ct-ask-build = Actie { $action } van { $actions }: leg een tegel, bouw een centrale of verkoop een tegel.
ct-ask-discard = Welke tegel leg je af voor de { ct-kind-name }?
ct-ask-end-turn = Beëindig je beurt.
ct-ask-place-tile = Waar leg je { ct-tile-said }?
ct-ask-place-plant = Waar bouw je de { ct-kind-name }?
ct-ask-landscape = Waar leg je de landschapstegels? Nog land: { $land }, water: { $water }.{ $land ->
    [0] { $water ->
        [1] {""}
       *[other] {" "}{ ct-landscape-turns }
    }
    [1] { $water ->
        [0] {""}
       *[other] {" "}{ ct-landscape-turns }
    }
   *[other] {" "}{ ct-landscape-turns }
}
ct-landscape-turns = Eerst land, dan water, met de klok mee vanaf het noorden.
ct-ask-buy = Hoeveel punten koop je met { ct-tile-said }?
ct-ahead-sell = Mijn laatste tegel verkopen
ct-ahead-pass = Niets meer bevoorraden: passen
ct-ask-supply = Bevoorraad een van je tegels of pas.
# Gezegd voordat iemand past; $euro blijft na alle kosten over en kan minder dan niets zijn.
ct-pass-warning = { $tiles ->
    [one] Je kunt nog winst maken met { ct-tile-said }: { ct-left-over }.
   *[other] Je kunt nog winst maken met { $tiles } tegels, het meest met { ct-tile-said }: { ct-left-over }.
}
ct-left-over = { $euro } euro{ $points ->
    [0] {""}
    [one] {" "}en 1 punt
   *[other] {" "}en { $points } punten
} na alle kosten
ct-ask-plant = Uit welke centrale komt het { $colour ->
    [red] rode
    [blue] blauwe
   *[other] { $colour }
} blokje voor { ct-tile-said }? (blokje { $cube }){ $more ->
    [0] {""}
   *[other] {" "}Kies de goedkoopste centrale eerst.
}
ct-ask-way = Wie betaal je voor de weg van { ct-plant-name } naar { ct-tile-said }? Al deze wegen kosten evenveel.

## Keuzes

ct-choice-place-seat = { $seat-name } is de volgende
ct-choice-close-side = De { ct-side-name } afsluiten
ct-choice-deal-one-two-three = Tegels { $one }, { $two } en { $three } uitdelen
ct-choice-pick-tile = { ct-tile-said } houden
ct-choice-lay-tile = { ct-tile-said } leggen
ct-choice-sell-tile = { ct-tile-said } verkopen
ct-choice-discard-tile = { ct-tile-said } afleggen
ct-choice-build-kind = Een { ct-kind-name } bouwen
ct-choice-at-x-y = Vak { $rest }
ct-choice-land-x-y = Land op vak { $rest }
ct-choice-water-x-y = Water op vak { $rest }
ct-choice-buy-points = { $points ->
    [0] Niets kopen
    [one] 1 punt kopen
   *[other] { $points } punten kopen
}
ct-choice-supply-tile-demand = { ct-tile-said } bevoorraden, behoefte { $demand }
ct-choice-from-plant = Uit { ct-plant-name }
ct-choice-pay-one-two-three-four-five = Betalen:{ $one ->
    [0] {""}
   *[other] {" "}{ $one } euro aan { $one-name },
}{ $two ->
    [0] {""}
   *[other] {" "}{ $two } euro aan { $two-name },
}{ $three ->
    [0] {""}
   *[other] {" "}{ $three } euro aan { $three-name },
}{ $four ->
    [0] {""}
   *[other] {" "}{ $four } euro aan { $four-name },
}{ $five ->
    [0] {""}
   *[other] {" "}{ $five } euro aan { $five-name },
} de rest aan de bank
ct-choice-pass = Deze ronde passen
ct-choice-stuck = Er kan niets bevoorraad worden
ct-choice-end = Beurt beëindigen

## Gebeurtenissen

ct-placed = { $seat-name } is nummer { $place } in de spelersvolgorde.
ct-closed = Aan de { ct-side-name } van de starttegel mag niet gebouwd worden.
ct-round = Ronde { $round } begint.
ct-dealt = { $seat-name } krijgt drie tegels.
ct-dealt-tiles = { $seat-name } krijgt { $tile1-name }, { $tile2-name } en { $tile3-name }.
ct-picked = { $seat-name } houdt een tegel.
ct-picked-tile = { $seat-name } houdt { ct-tile-quoted }.
ct-sold = { $seat-name } verkoopt een tegel.
ct-sold-tile = { $seat-name } verkoopt { ct-tile-quoted }.
ct-laid = { $seat-name } legt { ct-tile-quoted } op { $cell }.
ct-built = { $seat-name } bouwt op { $cell } een { ct-kind-name } ({ ct-plant-name.plain }).
ct-landscape = { $seat-name } legt { ct-landscape-name } op { $cell }.
ct-gain-money = { $seat-name } krijgt { ct-euros } ({ ct-source-name.of-one }).
ct-pay-bank = { $seat-name } betaalt { ct-euros } aan de bank.
ct-pay-seat = { $seat-name } betaalt { ct-euros } aan { $victim-name }.
ct-gain-points = { $seat-name } krijgt { $count ->
    [one] 1 punt
   *[other] { $count } punten
} ({ ct-source-name.of-one }).
ct-gain-yellow = { $seat-name } krijgt { $count ->
    [one] 1 geel blokje
   *[other] { $count } gele blokjes
} ({ ct-source-name.of-one }).
ct-supplied = { $seat-name } bevoorraadt { ct-tile-quoted }{ $price ->
    [0] {" "}kosteloos
   *[other] {""}
}{ $demand ->
    [0] {""}
   *[other] , behoefte { $demand }
}.
ct-passed = { $seat-name } past.
ct-tidied = Na ronde { $round }: gebruikte blokjes zijn teruggelegd, zonne- en windcentrales bijgevuld.

## Weigeringen

ct-seat-not-to-place = { $seat-name } heeft al een plaats of doet niet mee.
ct-side-closed-already = De { ct-side-name } is al afgesloten.
ct-deal-order = Noem drie verschillende tegels, het kleinste nummer eerst.
ct-not-in-stack = { ct-tile-quoted } zit niet in de stapel van ronde { $round }.
ct-not-in-pack = { ct-tile-quoted } zit niet tussen de tegels die je vasthebt.
ct-not-in-hand = { ct-tile-quoted } heb je niet.
ct-tile-too-dear = De tegel kost { ct-price }, maar je hebt er maar { $money }.
ct-plant-too-dear = De { ct-kind-name } kost { ct-price }, maar je hebt er maar { $money }.
ct-no-plants = Er is geen centrale meer die als { ct-kind-name } gebouwd kan worden.
ct-cell-taken = Op { $cell } ligt al iets.
ct-cell-closed = Op { $cell } mag niet gebouwd worden: die kant van de starttegel is afgesloten.
ct-cell-apart = { $cell } grenst niet aan de stad.
ct-landscape-apart = { $cell } is niet vrij of grenst niet aan de tegel op { $tile }.
ct-landscape-order = Dat past nu niet: eerst land, dan water, en de vakken in de aangeboden volgorde (nog land: { $land }, water: { $water }).
ct-points-too-dear = Dat kost { ct-price }, maar je hebt er maar { $money }.
ct-points-not-sold = { $points ->
    [one] 1 punt is hier niet te koop.
   *[other] { $points } punten zijn hier niet te koop.
}
ct-not-own-tile = { ct-tile-quoted } is geen tegel van jou in de stad.
ct-supplied-already = { ct-tile-quoted } is deze ronde al bevoorraad.
ct-no-such-demand = { $demands ->
    [0] { ct-tile-quoted } heeft geen behoefte.
    [one] { ct-tile-quoted } heeft maar 1 behoefte.
   *[other] { ct-tile-quoted } heeft maar { $demands } behoeften.
}
ct-yellow-short = Daarvoor heb je { $wanted ->
    [one] 1 geel blokje
   *[other] { $wanted } gele blokjes
} nodig, maar je hebt er { $found }.
ct-cubes-short = Te weinig blokjes kunnen { ct-tile-quoted } bereiken; nodig: { $red ->
    [0] { ct-asks-blue }
   *[other] { $blue ->
        [0] { ct-asks-red }
       *[other] { ct-asks-red-blue }
    }
}.
ct-supply-too-dear = De goedkoopste weg kost { ct-price }, maar je hebt er maar { $money }.
ct-plant-colour = { ct-plant-name.start } heeft geen blokjes van de gevraagde kleur ({ ct-cube-name }).
ct-plant-out-of-reach = Van { ct-plant-name } leidt geen weg hierheen.
ct-plant-empty = { ct-plant-name.start } heeft geen blokje meer.
ct-plant-too-dear-now = Samen met de blokjes die nog nodig zijn, wordt { ct-plant-name } te duur.
ct-plant-before = Centrales kies je op prijs: eerst { ct-plant-name }.
ct-plant-later = Centrales kies je op prijs: { ct-plant-name } pas na de andere.
ct-what-if-plants = De genoemde centrales hebben niet genoeg blokjes voor deze behoefte: { ct-cube-name }.
ct-no-such-way = Geen goedkoopste weg van { ct-plant-name } betaalt deze bedragen.
ct-way-before = Van twee even dure wegen vanaf { ct-plant-name } kies je deze eerst: ze hebben een vaste volgorde.
ct-notation-line = “{ $word }” is geen kolom en geen rij; schrijf { $ahead } of { $back } en een getal, zoals { $ahead }2.
ct-option-closed = { $wanted ->
    [0] Met zoveel spelers is geen kant afgesloten, maar “{ $found }” is opgegeven.
    [one] Met zoveel spelers is 1 kant afgesloten; “{ $found }” past niet. Schrijf “drawn”, of een kant zoals “north”.
   *[other] Met zoveel spelers zijn { $wanted } kanten afgesloten; “{ $found }” past niet. Schrijf “drawn”, of kanten zoals “north east”.
}

## Wat er aan een stelling niet klopt

ct-law-money = Het geld van alle spelers en de bank is niet wat in de doos zit.
ct-law-negative = { $seat-name } heeft van iets minder dan niets.
ct-law-cubes = Het aantal blokjes van deze kleur ({ ct-cube-name }) klopt niet met de doos.
ct-law-tile = Tegel { $tile } is op twee plaatsen, ontbreekt of komt te vroeg.
ct-law-plants = De centrales passen niet bij elkaar.
ct-law-closed = Op een afgesloten kant ligt iets.
ct-law-city = Iets in de stad staat op niemands lijst.
ct-law-landscapes = Het aantal landschapstegels klopt niet met de doos.
ct-law-supplied = Een tegel die dat niet kan zijn, geldt als bevoorraad.
ct-law-blank = Een tegel is onbekend, hoewel niets verborgen is.
ct-law-hand = Iemand heeft niet de tegels die gekozen zijn.
ct-law-pick = { $seat-name } koos een tegel die er niet bij is.
ct-law-order = De tegels van { $seat-name } staan niet op volgorde.
ct-law-pack = Stapel { $pack } heeft te veel tegels.

## Bestanden

ct-data-form = “{ $found }” past hier niet; schrijf het zoals “{ $example }”, met getallen van 1 tot en met { $most }.
ct-data-pair = Een behoefte en de inkomsten ervan horen bij elkaar, en voor de tweede behoefte staat de eerste.
ct-position-set-up = Ronde en fase passen niet bij elkaar: alleen bij de spelvoorbereiding is de ronde 0.
ct-position-no-tidying = In ronde 4 is er geen fase V.
ct-position-over = Het spel is pas na fase IV van ronde 4 afgelopen, als er niets meer te doen is.
ct-position-order = Iedereen heeft precies één plaats in de spelersvolgorde, van 1 tot en met { $found }.
ct-position-not-now = Dit past niet bij fase { $phase }.
ct-position-tile = “{ $found }” is geen tegel met zijn vak; schrijf het zoals “27 at e2 n1”.
ct-position-tile-twice = { ct-tile-quoted } staat al in “{ $place }”.
ct-position-early = { ct-tile-quoted } hoort bij ronde { $round } en past hier niet.
ct-position-cell = “{ $found }” is geen vak; schrijf kolom en rij zoals “e2 n1”.
ct-position-closed = { $wanted ->
    [0] Met zoveel spelers is geen kant afgesloten.
    [one] Met zoveel spelers moet 1 kant afgesloten zijn, en daar mag niets liggen.
   *[other] Met zoveel spelers moeten { $wanted } kanten afgesloten zijn, en daar mag niets liggen.
}
ct-position-not-laid = “{ $found }” is geen tegel die in de stad ligt.
ct-position-count = Het moeten er hier { $wanted } zijn, niet { $found }.
ct-position-laid = { $seat-name } heeft meer tegels van deze ronde gelegd ({ $found }) dan er beurten waren ({ $wanted }).
ct-position-passed = { $seat-name } heeft gepast en krijgt geen beurt meer.
ct-position-hidden = “{ $found }” past hier niet: een tegel die men niet ziet is 0, en een die men ziet niet.
ct-position-took = Wat een speler nam, moet precies zijn wat in de hand is, gelegd is en weg is.
ct-position-memory = Dit kan deze plaats niet onthouden hebben: bij elke doorgegeven stapel horen hier zijn tegels, voor zover ze gezien zijn.

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
ct-sells-points = desgewenst { ct-brings-points } voor { ct-asks-euro }
ct-sells-or = of { ct-brings-points } voor { ct-asks-euro }
ct-per-plant = { ct-brings-points } voor elke eigen { $colour ->
    [red] rode
   *[other] blauwe
} centrale
ct-per-district = { ct-brings-points } voor elke eigen { ct-district-name } die er al ligt
ct-beside-district = Wie een aangrenzende { ct-district-name } bevoorraadt
ct-plant-refilled = { ct-kind-name }: { $count ->
    [one] 1 { $colour ->
        [red] rood
       *[other] blauw
    } blokje
   *[other] { $count } { $colour ->
        [red] rode
       *[other] blauwe
    } blokjes
}, elke ronde bijgevuld; { ct-price }
ct-plant-once = { ct-kind-name }: { $count ->
    [one] 1 { $colour ->
        [red] rood
       *[other] blauw
    } blokje
   *[other] { $count } { $colour ->
        [red] rode
       *[other] blauwe
    } blokjes
}, niet bijgevuld; { ct-price }

## What a tile does, as sentences; several things in one place are listed

ct-tile-laid = bij het leggen: { $laid }
ct-tile-supplied = behoefte: { $asks }. Inkomsten: { $brings }
ct-tile-beside = { $beside }, krijgt { $brings }
ct-list-and = { $rest }, { $last }

## Waarom de klerk iets zou doen

ct-hint-supply = Bevoorraad je op de goedkoopste manier, dan blijft over: { ct-left-over }.
ct-hint-cell = Daar kost bevoorraden nu { ct-price }.
ct-hint-plant = Van daaruit worden de volgende blokjes van je tegels in totaal { ct-euros } goedkoper.
ct-hint-neighbors = Nu kan hij niet bevoorraad worden, en daar heeft hij de beste buren.
ct-hint-near = Daar staat ze dicht bij wat je hebt en nog legt, en anderen betalen misschien voor haar blokjes.
ct-hint-from = Een blokje daarvandaan kost { ct-price }; wat er dan bij de centrales overblijft, helpt je zo het meest.
ct-hint-pay = Zo krijgt wie voorstaat het minst.
ct-hint-pass = Wat je nog kunt bevoorraden, kost meer dan het oplevert, of is in een latere ronde meer waard.
ct-hint-pass-last = Wat je nog kunt bevoorraden, kost meer dan het oplevert.
ct-hint-land = Daar houdt land je wegen kort en laat het je ruimte.
ct-hint-water = Daar zit water je het minst in de weg.
ct-hint-buy = { $count ->
    [one] Het punt is meer waard dan zijn prijs elders oplevert.
   *[other] De { $count } punten zijn meer waard dan hun prijs elders oplevert.
}
ct-hint-buy-nothing = Het geld levert elders meer op.
ct-hint-build = De tegels die je hebt en wilt leggen, kunnen de blokjes gebruiken.
ct-hint-discard = Van je tegels mis je deze het minst.
ct-hint-pick = Hij past bij wat je hebt: je kunt hem betalen, leggen en bevoorraden.
ct-hint-pick-spare = Geen van deze tegels levert je stad iets op; deze kun je verkopen, of afleggen voor een centrale.
ct-hint-lay = { $count ->
    [0] Hij voegt een beetje toe aan wat je stad oplevert, en je kunt hem betalen.
    [one] Hij voegt ongeveer { $count } punt toe aan wat je stad oplevert.
   *[other] Hij voegt ongeveer { $count } punten toe aan wat je stad oplevert.
}
ct-hint-sell = Voor jou is hij zijn prijs niet waard; verkocht levert hij { ct-price } op.
ct-hint-close = Het scheelt weinig: een andere keuze is bijna evenveel waard.
ct-hint-better = Volgens de vooruitblik van de klerk is dat ongeveer { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} meer waard dan de op één na beste keuze.
