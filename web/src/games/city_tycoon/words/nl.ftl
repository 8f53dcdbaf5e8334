### De kamer van City Tycoon in de browser.

tycoon-map = De stad, rij voor rij
tycoon-row = Rij { $row }
tycoon-cell = vak { $cell }
tycoon-free = { $cell }, vrij
tycoon-closed = { $cell }, afgesloten: hier mag niets worden gebouwd
tycoon-supplied = { $supplied ->
    [0] niet bevoorraad
   *[other] bevoorraad (behoefte { $supplied })
}
tycoon-stock = { $count } van { $full } blokjes, { ct-cube-name }
tycoon-refilled = { $refills ->
    [yes] wordt elke ronde bijgevuld
   *[other] wordt niet bijgevuld
}
tycoon-grey = grijs kwart van de starttegel: wie ernaast bevoorraadt ({ ct-district-name }), krijgt { $euro ->
    [0] { $points } P
   *[other] { $euro } €
}
tycoon-demand = behoefte { $demand }
tycoon-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
tycoon-chip = { $what ->
    [euro] { $count } €
    [points] { $amount ->
        [one] { $count } punt
       *[other] { $count } punten
    }
   *[yellow] { $amount ->
        [one] { $count } geel blokje
       *[other] { $count } gele blokjes
    }
}
tycoon-bank = Bank
tycoon-bank-aloud = De bank: die betaalt 5 € voor een tegel.
tycoon-box = nog in de doos
tycoon-box-aloud = Nog in de doos: { $red } rode, { $blue } blauwe en { $yellow } gele blokjes, { $count } landschappen.
tycoon-landscapes = { $count ->
    [one] { $count } landschap
   *[other] { $count } landschappen
}
tycoon-order = Spelersvolgorde
tycoon-next = straks { $place }e
tycoon-passed = gepast
tycoon-has-picked = heeft gekozen
tycoon-your-turn = jouw beurt
tycoon-thinks = { $phase ->
    [2] kiest …
    [3] bouwt …
   *[other] bevoorraadt …
}
tycoon-plants-own = { $count ->
    [0] geen centrales
   *[other] centrales: { $list }
}
tycoon-tiles-own = { $count ->
    [one] 1 tegel in de stad
   *[other] { $count } tegels in de stad
}, { $supplied } bevoorraad
tycoon-euro-word = { $count ->
   *[other] euro
}
tycoon-yellow-word = { $count ->
    [one] geel blokje
   *[other] gele blokjes
}
tycoon-points-word = { $count ->
    [one] punt
   *[other] punten
}, nog { $more } voor geld
tycoon-hand-word = { $count ->
    [one] tegel in de hand
   *[other] tegels in de hand
}
tycoon-stack = { $colour ->
    [red] Rode centrales
   *[blue] Blauwe centrales
}
tycoon-left = nog { $count }
tycoon-coming = komen nog
tycoon-you = Jij
tycoon-hand = Je hand
tycoon-hand-none = Geen tegels in de hand
tycoon-tile-aloud = { $name }, { $district }, kost { $cost } €. { $text }
tycoon-tile-back = Een gedekte tegel
tycoon-laid = gelegd
tycoon-tools = Plattegrond
tycoon-nearer = inzoomen
tycoon-further = uitzoomen
tycoon-figures = Cijfers
tycoon-small-map = De stad in het klein, en welk deel te zien is
tycoon-beyond = vanaf { $price } € · { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}
tycoon-beyond-mine = { $count } van mij
tycoon-beyond-side = { $side ->
    [n] verder naar het noorden
    [e] verder naar het oosten
    [s] verder naar het zuiden
   *[w] verder naar het westen
}
tycoon-old-town = Oude stad
tycoon-lens-lit = { $lit ->
    [yes] verlicht
   *[no] donker
}
tycoon-lens-toll = tol voor mij
tycoon-lens-costs = { $toll ->
    [own] geen
   *[pays] 2 € per blokje
}
tycoon-lens-supply = bevoorraden
tycoon-lens-net = { $net } € over
tycoon-lens-gives = geeft
tycoon-lens-gift = { $euro ->
    [0] { $points ->
        [0] +{ $yellow } geel
        [one] +1 punt
       *[other] +{ $points } punten
    }
   *[other] +{ $euro } €
} · { $district }
tycoon-build-it = Bouwen
tycoon-lacks = mist
tycoon-or = of
tycoon-enough = genoeg blokjes
tycoon-from-price = vanaf { $count } €
tycoon-money-after = geld als alles ligt
tycoon-pack-of = Stapel van { $count }{ $name ->
    [none] {""}
   *[other], van { $name }
  }
tycoon-pack-keys = M vasthouden: de stad · 1 tot { $count } kiest
tycoon-stays = over
tycoon-outrun = { $who } nam { $cubes ->
    [none] wat je nodig hebt
   *[other] { $cubes }
}: { $name } laat niet meer over wat gepland was. { $stands ->
    [0] Verder is niets gepland.
    [one] 1 andere stap geldt nog.
   *[other] { $stands } andere stappen gelden nog.
}
tycoon-taken = { $colour ->
    [red] { $count ->
        [one] een rood blokje
       *[other] { $count } rode blokjes
    }
   *[blue] { $count ->
        [one] een blauw blokje
       *[other] { $count } blauwe blokjes
    }
}
tycoon-plan-keep = De rest houden
tycoon-plan-instead = In plaats daarvan { $name }
tycoon-plan-anew = Opnieuw plannen
tycoon-beside = naast { $list }
tycoon-gets = { $name } geeft { $euro ->
    [0] { $points ->
        [0] +{ $yellow } geel
        [one] +1 punt
       *[other] +{ $points } punten
    }
   *[other] +{ $euro } €
}
tycoon-costs-aloud = voorzien kost { $count } €
tycoon-cheapest-aloud = Goedkoopst: { $cell }, { $count } €.
tycoon-fit = Alles
tycoon-where = Waar komt “{ $name }”?
tycoon-shut = Dicht: { $sides }
tycoon-heat = Prijzen
tycoon-mine = Van mij
tycoon-district = Wijk
tycoon-of-round = Ronde
tycoon-found = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
tycoon-round-name = Ronde { $round }
tycoon-round = { tycoon-round-name } van { $rounds }
tycoon-phase = { $phase ->
    [1] I Volgorde
    [2] II Kiezen
    [3] III Bouwen
    [4] IV Bevoorraden
   *[other] V Opruimen
}
tycoon-set-up = Spelvoorbereiding
tycoon-action = Actie { $action } van { $actions }
tycoon-pick = Keuze { $pick } van { $picks }
tycoon-pack = De stapel in je hand
tycoon-kept = houd je
tycoon-money-left = { $count } € over als je je hele hand legt.
tycoon-needs = Blokjes per ronde
tycoon-have = heb je
tycoon-asked = gevraagd
tycoon-short = tekort
tycoon-cubes = blokjes, { ct-cube-name }
tycoon-hand-costs = Je hele hand leggen kost { $count } € van { $money } €.
tycoon-passing = Stapels komen van { $from } en gaan naar { $to }. Nog aan het kiezen: { $waiting }.
tycoon-packs = { $count ->
    [one] { $count } tegel
   *[other] elk { $count } tegels
}
tycoon-go-left = gaan naar links
tycoon-you-here = jij
tycoon-to = naar
tycoon-from = van
tycoon-seen = Je gaf door
tycoon-seen-none = Nog niets.
tycoon-seen-by = om de beurt één voor
tycoon-look = Stad bekijken
tycoon-offer-done = { $name }: deze ronde bevoorraad.
tycoon-offer-not = { $name }: kan nu niet worden bevoorraad.
tycoon-offer-no-way = { $name }: geen weg. Niet van elke gevraagde kleur zijn nu genoeg blokjes bereikbaar.
tycoon-offer = { $name }, behoefte { $demand }: in totaal { $net } €, { $income } € inkomsten min { $cost } € voor wat hij vraagt en de wegen{ $points ->
    [0] {""}
    [one] , 1 punt
   *[other] , { $points } punten
}.
tycoon-own = Je tegels, naar wat ze in euro opbrengen
tycoon-own-none = Je hebt geen tegels in de stad.
tycoon-saves = bespaart { $count } €
tycoon-no-way = geen weg
tycoon-demand-short = { $demand }e regel
tycoon-start = starttegel
tycoon-supply = bevoorr.
tycoon-brings = levert
tycoon-gives = geeft
tycoon-lay = Leggen
tycoon-yours = van jou
tycoon-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
tycoon-income = inkomsten
tycoon-supply-it = Bevoorraden
tycoon-supply-step = Stap 1
tycoon-plan-clear = Wissen
tycoon-plan-out = Stap { $step }, { $name }, uit het plan halen
tycoon-plan-now = nu { $money } €
tycoon-plan-then = daarna { $money } €
tycoon-plan-pays = kost { $cost } €, levert { $income } €
tycoon-plan-left = blijft over
tycoon-plan-tolls = tol aan anderen
tycoon-plan-all = Alles met winst
tycoon-plan = Plan
tycoon-plan-hint = Klik na elkaar de tegels aan die je wilt bevoorraden.
tycoon-broken = te weinig blokjes
tycoon-either = Land of water?
tycoon-side = { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
tycoon-lies = { ct-piece-name } in het { tycoon-side }
tycoon-or-here = of hier
tycoon-or-here-aloud = het { ct-piece-name } kan ook hier liggen
tycoon-lies-aloud = hier komt { ct-piece-name }; kies het voor iets anders
tycoon-site-aloud = de tegel ligt voorlopig hier; kies hem nog eens om hem te leggen
tycoon-move-hint = Een klik ernaast verplaatst het landschap.
tycoon-by-tile = Punten per tegel
tycoon-by-source = Waar de punten vandaan kwamen
tycoon-by-player = Wiens punten
tycoon-all = Alle
tycoon-rest = de rest
tycoon-instead-aloud = Blokje { $cube }: evenveel betalen, maar { $names }
tycoon-tolls = tol
tycoon-tolls-aloud = Tol: wat je ieder van de anderen voor blokjes en wegen betaalde (−) en van hen kreeg (+)
tycoon-toll = { $name }: deze ronde betaalde je { $paid } € en kreeg je { $got } €, in totaal { $spent } € en { $earned } €
tycoon-tolls-round = deze ronde
tycoon-tolls-ever = in totaal
tycoon-actions = Je acties van deze ronde
tycoon-did-lay = gelegd: { $name }
tycoon-did-sell = verkocht: { $name }
tycoon-did-sell-one = een tegel verkocht


## Het verhaal in minder woorden

tycoon-told-phase = { $round ->
    [0] {""}
   *[other] Ronde { $round } · {""}
}{ ct-phase-name }.
tycoon-told-end = Het einde: geld is punten waard.
tycoon-told-order = Wie het minste geld heeft, komt eerst: { $names }.
tycoon-told-order-start = Spelersvolgorde en startgeld: { $names }.
tycoon-told-start = { $name } ({ ct-euros })
tycoon-told-dealt-all = Iedereen krijgt { $count } tegels.
tycoon-told-dealt = { $seat-name } krijgt { $tiles }.
tycoon-told-kept = { $seat-name } houdt { $tiles }.
tycoon-told-kept-unseen = { $names } { $players ->
    [one] houdt
   *[other] houden elk
} { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}.
tycoon-told-gain = { $what ->
    [euro] { ct-euros }
    [points] { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
   *[yellow] { $count ->
        [one] 1 geel blokje
       *[other] { $count } gele blokjes
    }
}
tycoon-told-yellow = { $count ->
    [one] 1 geel blokje
   *[other] { $count } gele blokjes
}
tycoon-told-for = { $cost ->
    [none] kosteloos
   *[other] voor { $cost }
}
tycoon-told-brings = { $gains ->
    [none] { $bonus ->
        [none] {""}
       *[other] : van buren { $bonus }
    }
   *[other] : { $gains }{ $bonus ->
        [none] {""}
       *[other] ; van buren { $bonus }
    }
}
tycoon-told-around = { $kind ->
    [land] land
   *[water] water
} op { $cells }
tycoon-told-laid = { $seat-name } legt { ct-tile-quoted } { $for } op { $cell }{ $around ->
    [none] {""}
   *[other] , met { $around }
}{ $brings }.
tycoon-told-built = { $seat-name } bouwt { $for } op { $cell } een { ct-kind-name } ({ ct-plant-name.plain }).
tycoon-told-sold = { $seat-name } verkoopt een tegel{ $brings }.
tycoon-told-sold-tile = { $seat-name } verkoopt { ct-tile-quoted }{ $brings }.
tycoon-told-bought = { $seat-name } koopt { $count ->
    [one] 1 punt
   *[other] { $count } punten
} voor { ct-price }.
tycoon-told-share = { ct-euros } aan { $name }
tycoon-told-share-bank = { ct-euros } aan de bank
tycoon-told-share-all = aan { $name }
tycoon-told-supplied = { $seat-name } bevoorraadt { ct-tile-quoted }{ $demand ->
    [0] {""}
   *[other] , behoefte { $demand },
} { $for }{ $shares ->
    [none] {""}
   *[other] {" "}({ $shares })
}{ $brings }.
tycoon-told-passed = { $names } passen.
tycoon-told-tidied = Gebruikte blokjes gaan terug, zonne- en windcentrales worden bijgevuld.
tycoon-told-money = { $seat-name } geeft { ct-price } voor { $count ->
    [one] 1 punt
   *[other] { $count } punten
}.
