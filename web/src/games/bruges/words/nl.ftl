### Brugge in de browser. Wat de engine over Brugge zegt, staat in src/burgomaster/words.

bruges-house-values = Sommige waarden van deze kaart zijn van ons.
bruges-card-aloud = { $name }, kaart { $card }, { br-colour-name }, { br-group-name }, kost { $cost } gulden, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
bruges-card-when = Wanneer het werkt: { br-activation-name }.
bruges-card-line = Kaart { $card }, { br-colour-name }.
bruges-asks-worker = vraagt een { br-colour-name.e } arbeider
bruges-used = Deze ronde al gebruikt.
bruges-none = geen
bruges-stairs = Trap van het stadhuis
bruges-stairs-pawn = { $name }: veld { $field }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
bruges-stairs-closed = geen 1 of 2 geworpen
bruges-caption-price = { $price } gulden per veld
bruges-statues = Standbeelden die er nog zijn: { $statues }.
bruges-statue-name = standbeelden
bruges-market = Markt
bruges-market-last = Markt · laatste ronde
bruges-caption-sum = som { $sum }
bruges-caption-not-rolled = nog niet geworpen
bruges-die = De { br-colour-name.e } dobbelsteen toont { $pips }.
bruges-die-waiting = De { br-colour-name.e } dobbelsteen is nog niet geworpen.
bruges-die-high = Een waarschuwing: hij brengt dreigingsfiches.
bruges-die-name = { br-colour-name.e } dobbelsteen
bruges-quay = Kraankade
bruges-caption-piles = trekstapels
bruges-caption-extra = extra
bruges-caption-in-play = in het spel
bruges-caption-discards = aflegstapel
bruges-pile = { $pile }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, bovenop { br-colour-name }.
bruges-pile-empty = { $pile }: geen kaarten.
bruges-draw-from = Trekken, { $pile }: bovenop { br-colour-name }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
bruges-draw = trekken
bruges-discards = Aflegstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
bruges-discards-name = aflegstapel
bruges-discards-order = Van bovenaf
bruges-street = Huizen en personen
bruges-in-house = In huis { $place }:
bruges-in-house-of = In huis { $place }, { $colour }:
bruges-house-empty = Huis { $place }, { $colour }, leeg.
bruges-house-face = De kaart van dit huis, die alleen jij kent:
bruges-house-place = huis { $place }
bruges-house-new = een nieuw huis
bruges-empty-house = leeg huis
bruges-new-house = nieuw huis
bruges-canal = Kanaal
bruges-canal-name = { $side ->
    [left] linker
   *[right] rechter
} kanaaldeel
bruges-canal-section = { $side ->
    [left] Linker
   *[right] Rechter
} kanaaldeel: { $built } van { $of } gebouwd.
bruges-canal-next = Hierna: { br-colour-name } voor { $price } gulden.
bruges-canal-third = Derde veld: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
bruges-canal-statue = Standbeeld: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
bruges-workers-mine = Arbeiders en dreigingen
bruges-caption-boats = Arbeiders, eronder de dreigingen
bruges-workers = { $count } { br-colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
}.
bruges-workers-all = Arbeiders: { $list }
bruges-workers-name = { br-colour-name.e } arbeiders
bruges-threat = { $threat } ({ br-colour-name }): { $count ->
    [0] geen fiche
    [one] { $count } fiche
   *[other] { $count } fiches
}.
bruges-board-of = Uitstalling van { $name }
bruges-glance-of = { $name } in één oogopslag
bruges-first-player = Eerste speler
bruges-guilders = { $count } gulden
bruges-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
bruges-total = { $total } met eindtelling
bruges-at-end = { $total } aan het eind
bruges-statues-won = Standbeelden, in punten: { $points }
bruges-majority-active = Meerderheidsfiche { $majority }: gekleurde kant boven.
bruges-majority-inactive = Meerderheidsfiche { $majority }: grijze kant boven.
bruges-majority-short = { $majority ->
    [reputation] Aanzien
    [persons] Personen
   *[canal] Kanaal
}
bruges-hand = Jouw hand ({ $count })
bruges-hand-empty = Geen kaarten
bruges-hand-of = Hand: { $count ->
    [0] geen kaarten
    [one] { $count } kaart ({ $colours })
   *[other] { $count } kaarten ({ $colours })
}
bruges-held = Getrokken om meteen te gebruiken:
bruges-hand-watched = De hand van { $name } ({ $count })
bruges-back = Een { br-colour-name.e } kaart
bruges-unseen = Deze { br-colour-name.e } kaart heb je nog niet bekeken.
bruges-slot = Plaats voor kaart { $number }.
bruges-round = Ronde { $round }
bruges-last-round = Laatste ronde
bruges-lap = Kaart { $lap } van { $laps }
bruges-phase-short = { $phase ->
    [1] Kaarten trekken
    [2] Dobbelstenen
    [3] Acties
   *[4] Meerderheden
}
bruges-source-played = tijdens het spel verdiend
bruges-best-person = De beste persoon was “{ $person }” van { $name }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard.
bruges-struck = { $count ->
    [0] { $name } bleef voor schade gespaard.
    [one] { $name } leed één keer schade.
   *[other] { $name } leed { $count } keer schade.
}

bruges-short-workers = Twee arbeiders nemen
bruges-short-money = Guldens nemen
bruges-short-threat = Dreigingsfiche terugleggen
bruges-short-canal = Kanaal, { $side ->
    [left] linkerdeel
   *[right] rechterdeel
}
bruges-short-house = Als huis bouwen
bruges-short-person = In huis { $place } uitspelen
bruges-short-discard = Afleggen
bruges-short-select = In huis { $place } uitspelen
bruges-short-use = Gebruiken
bruges-short-again = Nog eens gebruiken
bruges-short-copy = Bliksemschicht activeren
bruges-short-back = Terug in je hand nemen

bruges-chip-guilder = { $count } { $amount ->
    [one] gulden
   *[other] gulden
}
bruges-chip-point = { $count } { $amount ->
    [one] punt
   *[other] punten
}
bruges-chip-worker = { $count } { br-colour-name.e } { $amount ->
    [one] arbeider
   *[other] arbeiders
}
bruges-chip-threat = { $count } { $amount ->
    [one] { br-colour-name } dreigingsfiche
   *[other] { br-colour-name.e } dreigingsfiches
}
bruges-chip-card = { $count } { br-colour-name.e } { $amount ->
    [one] kaart
   *[other] kaarten
}
bruges-chip-statue = standbeeld, { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
bruges-chip-canal = { $count } { br-colour-name.e } { $amount ->
    [one] kanaaltegel
   *[other] kanaaltegels
}
bruges-chip-reputation = { $count } { $amount ->
    [one] veld
   *[other] velden
} op het aanzienspoor

## What is lost, what begins, and what a person does in a word

bruges-ours = eigen waarden
bruges-ribbon = Ronde { $round }, { $name } begint
bruges-caption-short = { $price } per trede: je hebt er { $guilders }
bruges-house-of = Huis { $place }, { $colour }, met { $persons }.
bruges-chip-worth = { $amount ->
    [0] geen punten verloren
    [one] { $count } punt aan het eind
   *[other] { $count } punten aan het eind
}
bruges-chip-back = { $person } komt terug in je hand
bruges-chip-stays = je standbeeld blijft
bruges-does = { $about ->
    [laurel] aan het eind
    [exchange] ruil
    [threat] dreiging
    [die] dobbelstenen
    [majority] meerderheden
    [canal] kanaal
    [reputation] trap
    [flash] flits
    [action] actie
    [house] huizen
    [discards] aflegstapel
    [card] kaarten
    [hand] hand
    [person] personen
    [group] groepen
    [worker] arbeiders
    [guilder] gulden
   *[point] punten
}

bruges-colour = Kleur
bruges-group = Groep
bruges-activation = Wanneer het werkt
bruges-persons-found = { $count ->
    [one] { $count } persoon
   *[other] { $count } personen
}

## Het verhaal in minder woorden

bruges-told-die = { $colour ->
    [blue] blauw
    [brown] bruin
    [yellow] geel
    [red] rood
   *[violet] paars
} { $pips }
bruges-told-dice = De dobbelstenen: { $dice }.
bruges-told-some = { $count } { $colour ->
    [blue] blauwe
    [brown] bruine
    [yellow] gele
    [red] rode
   *[violet] paarse
}
bruges-told-draws = { $count ->
    [one] { $seat-name } trekt een kaart: { $cards }.
   *[other] { $seat-name } trekt { $count } kaarten: { $cards }.
}
bruges-told-cards = { $seat-name } heeft { $cards } getrokken.
bruges-told-threats-all = { $names } { $players ->
    [one] neemt
   *[other] nemen
} dreigingsfiches: { $threats }.
bruges-told-threats-one = { $name }: { $threats }
bruges-told-threats = Dreigingsfiches worden genomen. { $threats }.
bruges-told-money = { $seat-name } neemt met { $card-name } { $count } gulden.
bruges-told-workers = { $seat-name } neemt { $count } { $colour ->
    [blue] blauwe
    [brown] bruine
    [yellow] gele
    [red] rode
   *[violet] paarse
} arbeiders met { $card-name }.
bruges-told-lay = { $seat-name } speelt { $card-name } uit voor { $count } gulden.
bruges-told-step = { $seat-name } betaalt { $count } gulden en stijgt naar veld { $field } van het aanzienspoor.
bruges-told-steps = { $names } betalen elk { $count } gulden en stijgen op het aanzienspoor.
bruges-told-canal = { $seat-name } legt met { $card-name } voor { $count } gulden een kanaaltegel op een { br-colour-name } veld van het { br-side-name } kanaaldeel.
bruges-told-threat = { $seat-name } legt met { $card-name } een { br-colour-name } dreigingsfiche terug ({ br-colour-threat }) en krijgt { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
bruges-told-give-back = { $seat-name } legt een { br-colour-name } dreigingsfiche terug ({ br-colour-threat }) en krijgt { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
