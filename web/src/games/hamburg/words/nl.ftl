### The room of Hamburg in the browser. What the engine says of Hamburg is in src/burgomaster/words.

hamburg-house-values = De spelregels noemen geen waarden voor deze kaart; deze zijn van ons.
hamburg-card-aloud = { $name }, kaart { $card }, { hb-colour-name }, { hb-category-name }, kost { $cost } mark, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
hamburg-card-when = Wanneer die werkt: { hb-activation-name }.
hamburg-used = In deze cyclus al gebruikt.
hamburg-square = Stadhuisplein
hamburg-square-pawn = { $name }: veld { $space }.
hamburg-square-closed = Geen 1 of 2 geworpen: gesloten
hamburg-statues = Standbeelden
hamburg-none = geen
hamburg-church = St. Michaelkerk
hamburg-zoo-and-park = dierentuin en park
hamburg-window = Venster { $window }: { $what }.
hamburg-window-cleric = Hier staat de geestelijke van deze cyclus.
hamburg-window-workers = Arbeiders erbij in deze cyclus: { $count }.
hamburg-window-floor = Voor de kerk: { $count }.
hamburg-window-counts = Elke geestelijke eronder geeft bij de eindtelling een punt voor elk van je kaarten uit:
hamburg-rounds-left = { $count ->
    [one] nog { $count } ronde
   *[other] nog { $count } rondes
}
hamburg-alster = Binnenalster
hamburg-die = De { hb-colour-name.e } dobbelsteen toont { $pips }.
hamburg-die-waiting = De { hb-colour-name.e } dobbelsteen is nog niet geworpen.
hamburg-die-high = { $colour ->
    [black] Een waarschuwing: hij brengt zwarte onheilsfiches.
   *[other] Een waarschuwing: hij verhoogt zijn onheil.
}
hamburg-piles = Planten un Blomen: trekstapels
hamburg-pile = De { hb-colour-name.e } trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
hamburg-discards = Aflegstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
hamburg-discards-order = Van bovenaf
hamburg-discards-shuffled = Daaronder, geschud
hamburg-tokens = Zwarte onheilsfiches in het brandende huis: { $count }
hamburg-tokens-open = Getrokken onheilsfiches:
hamburg-wall-half = { $side ->
    [left] Linkerhelft
   *[right] Rechterhelft
} van de muur: { $built } van { $of } gebouwd.
hamburg-wall-next = De volgende: { hb-colour-name } voor { $price } mark.
hamburg-workers = { $count } { hb-colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
}.
hamburg-level = { $disaster }: niveau { $level }.
hamburg-majority-active = Meerderheidsfiche { $majority }: actief.
hamburg-majority-inactive = Meerderheidsfiche { $majority }: niet actief.
hamburg-garden = Dierentuin en park
hamburg-under = Onder een dierentuinkaart:
hamburg-sites = Bouwlocaties en gebouwen
hamburg-site-empty = Bouwlocatie { $place }, { $colour }, vrij.
hamburg-site-face = Voorkant van deze bouwlocatie, die alleen jij kent:
hamburg-on-site = Op bouwlocatie { $place }:
hamburg-board-of = Spelersbord van { $name }
hamburg-glance-of = { $name } in één oogopslag
hamburg-first-player = Eerste speler
hamburg-marks = { $count } mark
hamburg-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
hamburg-total = { $total } met eindtelling
hamburg-statues-won = Standbeelden, in punten: { $points }
hamburg-hand-of = Hand: { $count ->
    [0] geen kaarten
    [one] { $count } kaart ({ $colours })
   *[other] { $count } kaarten ({ $colours })
}
hamburg-hand = Je hand ({ $count })
hamburg-hand-empty = Geen kaarten
hamburg-held = Getrokken om meteen te gebruiken:
hamburg-hand-watched = De hand van { $name } ({ $count })
hamburg-back = Een { hb-colour-name.e } kaart
hamburg-unseen = Deze { hb-colour-name.e } kaart heb je nog niet bekeken.
hamburg-found = In de stapel gevonden
hamburg-season-name = Cyclus { $season }
hamburg-season = { hamburg-season-name } van { $seasons }
hamburg-round = Ronde { $round } van { $rounds }
hamburg-source-played = tijdens het spel verdiend
hamburg-site-place = Bouwlocatie { $place }
hamburg-pile-name = { hb-colour-name.e } trekstapel
hamburg-workers-name = { hb-colour-name.e } arbeiders
hamburg-level-name = { hb-colour-name } onheil
hamburg-die-name = { hb-colour-name.e } dobbelsteen
hamburg-wall-name = { $side ->
    [left] linkerhelft
   *[right] rechterhelft
} van de muur

hamburg-short-workers = 3 arbeiders nemen
hamburg-short-money = Geld nemen
hamburg-short-decrease = Een onheil verlagen
hamburg-short-wall = Muur, { $side ->
    [left] linkerhelft
   *[right] rechterhelft
}
hamburg-short-site = Als bouwlocatie neerleggen
hamburg-short-build = Op bouwlocatie { $place } bouwen
hamburg-short-build-zoo = Onder { $zoo } bouwen
hamburg-short-lay = Bij dierentuin en park leggen
hamburg-short-discard = Afleggen
hamburg-short-select = Op bouwlocatie { $place } bouwen
hamburg-short-use = Gebruiken
hamburg-short-again = Nog eens gebruiken
hamburg-short-copy = De bliksemschicht van deze kaart gebruiken
hamburg-short-back = Terug in de hand nemen
hamburg-short-find = Nemen

hamburg-chip-mark = { $count } { $amount ->
   *[other] mark
}
hamburg-chip-point = { $count } { $amount ->
    [one] punt
   *[other] punten
}
hamburg-chip-worker = { $count } { hb-colour-name.e } { $amount ->
    [one] arbeider
   *[other] arbeiders
}
hamburg-chip-level = { $count } { $amount ->
    [one] niveau
   *[other] niveaus
} bij het { hb-colour-name.e } onheil
hamburg-chip-card = { $count } { hb-colour-name.e } { $amount ->
    [one] kaart
   *[other] kaarten
}
hamburg-chip-statue = standbeeld, { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
hamburg-chip-wall = { $count } { hb-colour-name.e } { $amount ->
    [one] muursteen
   *[other] muurstenen
}
hamburg-chip-square = { $count } { $amount ->
    [one] veld
   *[other] velden
} op het stadhuisplein

hamburg-colour = Kleur
hamburg-category = Categorie
hamburg-activation = Activering
hamburg-cards-found = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}

## Expansions

hamburg-expansions = { $name ->
    [mayors] De burgemeesters
    [statues] Hans Hummel en Zitronenjette
    [intrigue] Extra onheil
    [ships] De schepen
    [exchange] De beurs
    [clerics] De geestelijken-fiches
   *[other] { $name }
}
hamburg-expansions-text = { $name ->
    [mayors] Iedereen heeft een burgemeester en kiest welke van zijn twee vaardigheden geldt.
    [statues] In plaats van een standbeeld met punten aan het eind mag je meteen geld nemen.
    [intrigue] Sommige intriges brengen dubbel onheil, andere een klein geschenk.
    [ships] Schepen leggen aan de kade aan en belonen wie aan de stadsmuur bouwt.
    [exchange] Koersen stijgen en dalen: een basisactie kost nu eens meer, dan weer minder, of levert meer of minder op.
    [clerics] In elk kerkvenster ligt een fiche; dat bij de geestelijke verandert de cyclus voor iedereen.
   *[other] { "" }
}
hamburg-mayor = Burgemeester
hamburg-in-force = Van kracht
hamburg-tiles = Fiches van de uitbreidingen
hamburg-best-card = Het beste gebouw was “{ $card }” van { $name }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
hamburg-lucky =
    De dobbelstenen gaven { $name } { $count ->
        [one] 1 mark
       *[other] { $count } mark
    } meer dan aan deze tafel gewoon was.
hamburg-unlucky =
    De dobbelstenen gaven { $name } { $count ->
        [one] 1 mark
       *[other] { $count } mark
    } minder dan aan deze tafel gewoon was.
hamburg-struck = { $count ->
    [0] { $name } werd door geen onheil getroffen.
    [one] { $name } werd één keer door onheil getroffen.
   *[other] { $name } werd { $count } keer door onheil getroffen.
}


## Het verhaal in minder woorden

hamburg-told-die = { $colour ->
    [purple] paars
    [orange] oranje
    [gray] grijs
    [pink] roze
    [brown] bruin
   *[other] zwart
} { $pips }
hamburg-told-dice = De dobbelstenen: { $dice }.
hamburg-told-some = { $count } { $colour ->
    [purple] paarse
    [orange] oranje
    [gray] grijze
    [pink] roze
    [brown] bruine
   *[other] zwarte
}
hamburg-told-draws = { $count ->
    [0] { $seat-name } trekt { $cards }.
    [one] { $seat-name } trekt een kaart: { $cards }.
   *[other] { $seat-name } trekt { $count } kaarten: { $cards }.
}
hamburg-told-cards = { $seat-name } heeft { $cards } getrokken.
hamburg-told-rise-all = Onheil wordt verhoogd bij { $names }: { $disasters }.
hamburg-told-rise-one = { $name }: { $disasters }
hamburg-told-rise = Onheil wordt verhoogd. { $disasters }.
hamburg-told-step = { $seat-name } betaalt { $count } mark en gaat op het stadhuisplein vooruit naar veld { $space }.
hamburg-told-steps = { $names } betalen elk { $count } mark en gaan vooruit op het stadhuisplein.
hamburg-told-money = { $seat-name } neemt { $count } mark met { $card-name }.
hamburg-told-workers = { $seat-name } neemt { $count } { $colour ->
    [purple] paarse
    [orange] oranje
    [gray] grijze
    [pink] roze
   *[other] bruine
} arbeiders met { $card-name }.
hamburg-told-lower = { $seat-name } verlaagt met { $card-name } het onheil “{ $disaster }” naar niveau { $level } en krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
hamburg-told-build = { $seat-name } bouwt { $card-name } voor { $count } mark.
hamburg-told-lay = { $seat-name } legt { $card-name } voor { $count } mark in dierentuin en park.
hamburg-told-wall = { $seat-name } bouwt met { $card-name } een muursteen op een { hb-colour-name } segment van de { hb-side-name.e }helft van de muur{ $count ->
    [0] {""}
   *[other] {" "}voor { $count } mark
}.
hamburg-told-segment = { $seat-name } bouwt een muursteen op een { hb-colour-name } segment van de { hb-side-name.e }helft van de muur voor { $count } mark.
hamburg-told-decrease = { $seat-name } verlaagt het onheil “{ $disaster }” naar niveau { $level } en krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
hamburg-told-income = De { $die ->
    [black] zwarte
   *[other] { hb-die }
} dobbelsteen levert { $seat-name } { $count } mark op.
hamburg-told-ships = Schepen komen aan de kade: { $colours }.

## The scene

hamburg-jettes = Zitronenjettes: { $marks } mark
hamburg-garden-new = dierentuin en park
hamburg-workers-mine = Arbeiders
hamburg-site-new = een nieuwe bouwlocatie
hamburg-wall = Muur
hamburg-ship = Het schip ({ hb-colour-name }) { $where ->
    [quay] ligt aan de kade
   *[roadstead] ligt op de rede
}.
hamburg-ship-name = schip ({ hb-colour-name })
hamburg-harbour = Haven
hamburg-exchange = Beurs
hamburg-exchange-step = Van de drie geldt { $step ->
    [1] de eerste
    [2] de tweede
   *[3] de derde
}.
hamburg-exchange-space = De beurskoers-steen ligt op veld { $space }.
hamburg-intrigue = Intriges
hamburg-discards-name = aflegstapel
hamburg-empty-site = vrij
hamburg-new-site = nieuw
hamburg-at-end = { $total } aan het eind
hamburg-caption-price = { $price } mark per veld
hamburg-caption-michael = St. Michaelkerk
hamburg-caption-piles = Planten un Blomen
hamburg-caption-discards = aflegstapel
hamburg-caption-exchange = Beurs
hamburg-caption-harbour = boven kade, onder rede
hamburg-majority-short = { $majority ->
    [square] Plein
    [buildings] Gebouwen
    [wall] Muur
    [points] Punten
   *[zoo] Dieren
}
hamburg-mayor-sides = Je burgemeester
hamburg-phase-short = { $phase ->
    [1] Kaarten
    [2] Dobbelstenen
    [3] Acties
   *[4] Einde van de cyclus
}
