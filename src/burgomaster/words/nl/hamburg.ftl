### Hamburg: namen, vragen, keuzes, gebeurtenissen en weigeringen.

## Namen

# .e is de verbogen vorm: een paarse kaart, maar een paars gebouw.
colour-name = { $colour ->
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
       *[other] { colour-name }
    }

category-name = { $category ->
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

disaster-name = { $disaster ->
    [flood] overstroming
    [fire] brand
    [decay] instortende stadsmuur
    [unrest] plundering
    [disease] ziekte
   *[other] { $disaster }
}
colour-disaster = { $colour ->
    [purple] overstroming
    [orange] brand
    [gray] instortende stadsmuur
    [pink] plundering
    [brown] ziekte
   *[other] { $colour }
}

action-name = { $action ->
    [workers] neem 3 arbeiders
    [money] neem geld
    [decrease] verlaag het niveau van 1 onheil
    [wall] bouw een stadsmuur
    [site] leg een bouwlocatie neer
    [build] bouw 1 gebouw
   *[other] { $action }
}

activation-name = { $activation ->
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

majority-name = { $majority ->
    [square] Stadhuisplein
    [buildings] Gebouwen
    [wall] Stadsmuur
    [points] Overwinningspunten
    [zoo] Dierentuin
   *[other] { $majority }
}

source-name = { $source ->
    [cards] punten op de kaarten
    [laurels] lauwerkransen
    [majorities] meerderheidsfiches
    [thirds] derde muursegmenten
    [statues] standbeelden
    [clerics] geestelijken voor de kerk
    [square] stadhuisplein
   *[other] { $source }
}

phase-name = { $phase ->
    [1] Fase I: handkaarten aanvullen
    [2] Fase II: dobbelsteenacties
    [3] Fase III: basisacties uitvoeren
    [4] Fase IV: einde van de cyclus
   *[other] Spelvoorbereiding
}

side-name = { $side ->
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
token-name = { $token ->
    [0] overstroming
    [1] brand
    [2] instortende stadsmuur
    [3] plundering
    [4] ziekte
   *[other] { $token }
}
token-colour = { $token ->
    [0] paars
    [1] oranje
    [2] grijs
    [3] roze
    [4] bruin
   *[other] { $token }
}

card-named = { $name } ({ $card })
# In een zin staat een naam tussen aanhalingstekens: een titel, die nooit verandert.
card-quoted = “{ $name }” ({ $card })

## Vragen

ask-turn = Voer een basisactie uit.
ask-turn-or-use = Voer een basisactie uit; ervoor en erna mag je gebouwen gebruiken.
ask-turn-without-cards = Je hebt geen kaarten meer. Beëindig je beurt of gebruik eerst nog een gebouw.
ask-end-turn = Je actie is uitgevoerd. Beëindig je beurt.
ask-end-turn-or-use = Je actie is uitgevoerd. Beëindig je beurt of gebruik eerst nog een gebouw.
ask-action-in-colour = Voer een basisactie uit; je kaart geldt daarbij als { colour-name }.
ask-act = Voer een basisactie uit met de kaart die je zojuist getrokken hebt.
ask-city-hall-uses = Stadhuisplein: je mag nog een gebouw gebruiken.
ask-city-hall = { $price ->
    [0] Stadhuisplein: je mag kosteloos vooruitgaan.
   *[other] Stadhuisplein: je mag voor { $price } mark vooruitgaan.
}
ask-before-disasters = Voordat het onheil wordt verhoogd, mag je een gebouw gebruiken.
ask-replenish = { $count ->
    [one] Kies de trekstapel voor je laatste kaart.
   *[other] Kies de trekstapel voor je volgende kaart (nog { $count }).
}
ask-draw = { $what ->
    [0] Kies de trekstapel waarvan je trekt
   *[other] Je mag een kaart trekken: kies de trekstapel
}{ $count ->
    [one] {""}
   *[other] {" "}(nog { $count })
}.
ask-hold = Kies de trekstapel waarvan je de bovenste kaart meteen gebruikt.
ask-lay-drawn = Kies de trekstapel waarvan je de bovenste kaart als bouwlocatie neerlegt.
ask-discard = { $count ->
    [one] Leg een handkaart af.
   *[other] Leg een handkaart af (nog { $count }).
}
ask-choose-workers = { $count ->
    [one] Kies een arbeider om te nemen.
   *[other] Kies een arbeider om te nemen (nog { $count }).
}
ask-buy-workers = { $what ->
    [0] Je mag kosteloos arbeiders nemen (nog hoogstens { $count }).
   *[other] Je mag arbeiders kopen voor { $what } mark per stuk (nog hoogstens { $count }).
}
ask-pay-any = Kies de kleur van de arbeider voor { $card-name }.
ask-return-different = { $what ->
    [0] Lever een arbeider naar keuze in.
   *[other] Je mag nog een arbeider van een andere kleur inleveren.
}
ask-exchange = Je mag een arbeider omruilen voor een van een andere kleur.
ask-give-workers = { $count ->
    [one] Kies een arbeider voor { $seat-name }.
   *[other] Kies een arbeider voor { $seat-name } (nog { $count }).
}
ask-tribute = Kies wie van jou 1 mark krijgt in ruil voor 1 punt.
ask-lower = { $count ->
    [one] Kies het onheil dat je verlaagt.
   *[other] Kies het onheil dat je verlaagt (nog { $count } keer).
}
ask-lower-up-to = { $count ->
    [one] Je mag een onheil met 1 niveau verlagen.
   *[other] Je mag een onheil met 1 niveau verlagen (nog hoogstens { $count } keer).
}
ask-lower-colour = { $count ->
    [one] Je mag het { colour-name.e } onheil ({ colour-disaster }) met 1 niveau verlagen.
   *[other] Je mag het { colour-name.e } onheil ({ colour-disaster }) met 1 niveau verlagen, nog hoogstens { $count } keer.
}
ask-curse = Kies het onheil dat jij verlaagt en elke medespeler verhoogt.
ask-choose-rise = Kies het onheil dat je verhoogt in plaats van het getrokken onheil.
ask-prevent = Het { colour-name.e } onheil ({ colour-disaster }) wordt verhoogd. Je mag een { colour-name.e } arbeider inleveren om dat te voorkomen.
ask-strike = Er vindt meer dan één onheil plaats. Kies welk onheil het eerst komt.
ask-tear-down = Kies de muurhelft die haar buitenste muursteen verliest.
ask-lose-building = Kies het gebouw dat je aflegt.
ask-lose-site = Kies de bouwlocatie die je aflegt.
ask-select = Kies de kaart van de categorie { category-name } die je uit de aflegstapel bouwt, en de bouwlocatie.
ask-search = Kies de kaart die je uit de trekstapel neemt.
ask-build-wall = Kies de muurhelft waaraan je bouwt.
ask-deactivate = Kies het meerderheidsfiche dat je terugdraait.
ask-return-buildings = Je mag een gebouw terugnemen in je hand.
ask-activate-again = Kies het gebouw dat je een tweede keer activeert.
ask-activate-freely = Je mag een gebouw activeren zonder de arbeider ervoor.
ask-copy-flash = Kies het gebouw van een medespeler waarvan je de bliksemschicht activeert.
ask-flash-again = Je mag de bliksemschicht van { $card-name } een tweede keer activeren.
ask-tuck = Kies het gebouw dat je bouwt en de dierentuinkaart waar het onder komt.
ask-place-in-church = Kies de arbeider die je in de kerk plaatst.
ask-move-cleric = Kies naar welke kant de geestelijke gaat.

# Dit wordt gevraagd aan wie voor een echte tafel werpt en trekt.
ask-roll = Wat toont de { die } dobbelsteen?
ask-deal = Welke { colour-name.e } kaart is het?
ask-expose = Welke kaart ligt boven op de aflegstapel?
ask-open-discard = Welke kaart gaat van de { colour-name.e } trekstapel naar de aflegstapel?
ask-turn-face = Welke kaart is de bouwlocatie?
ask-steal = Welke kaart wordt uit de hand van { $victim-name } getrokken?
ask-token = Welk zwart onheilsfiche wordt getrokken?

## Keuzes

choice-done = { $ask ->
    [ask-city-hall] Blijven staan
    [ask-city-hall-uses] Geen gebouw gebruiken
    [ask-before-disasters] Geen gebouw gebruiken
    [ask-prevent] Laten verhogen
    [ask-flash-again] Eén keer is genoeg
    [ask-draw] Geen kaart trekken
    [ask-place-in-church] Geen arbeider plaatsen
   *[other] Klaar
}
choice-end = Beurt beëindigen
choice-advance = Vooruitgaan op het stadhuisplein
choice-twice = De bliksemschicht een tweede keer activeren
choice-prevent = De arbeider inleveren en het verhogen voorkomen
choice-draw-colour = Van de { colour-name.e } stapel trekken
choice-announce-colour = Een grijze arbeider inleveren: de kaart van de volgende actie geldt als { colour-name }
choice-take-colour = Een { colour-name.e } arbeider nemen
choice-return-colour = Een { colour-name.e } arbeider inleveren
choice-place-colour = Een { colour-name.e } arbeider in de kerk plaatsen
choice-lower-colour = Het { colour-name.e } onheil ({ colour-disaster }) verlagen
choice-raise-colour = Het { colour-name.e } onheil ({ colour-disaster }) verhogen
choice-suffer-colour = Eerst “{ colour-disaster }” ({ colour-name }) laten plaatsvinden
choice-use-card = { $card-name } gebruiken
choice-again-card = { $card-name } nog eens gebruiken
choice-copy-card = De bliksemschicht van { $card-name } gebruiken
choice-workers-card = Met { $card-name } drie arbeiders nemen
choice-money-card = Met { $card-name } geld nemen
choice-decrease-card = Met { $card-name } een onheil verlagen
choice-wall-card-side = Met { $card-name } een muursteen aan de { side-name.e }helft van de muur bouwen
choice-site-card = { $card-name } als bouwlocatie neerleggen
choice-build-card-place = { $card-name } op bouwlocatie { $place } bouwen
choice-lay-card = { $card-name } neerleggen
choice-discard-card = { $card-name } afleggen
choice-find-card = { $card-name } nemen
choice-back-card = { $card-name } terugnemen in je hand
choice-lose-card = Het gebouw { $card-name } afleggen
choice-lose-place = Bouwlocatie { $place } afleggen
choice-lose-side = De buitenste muursteen van de { side-name.e }helft afbreken
choice-select-card-place = { $card-name } uit de aflegstapel op bouwlocatie { $place } bouwen
choice-build-card-zoo = { $card-name } onder { $zoo-name } bouwen
choice-segment-side = Aan de { side-name.e }helft van de muur bouwen
choice-cleric-side = De geestelijke naar { side-name } verplaatsen
choice-deactivate-majority = Het meerderheidsfiche “{ majority-name }” terugdraaien
choice-give-seat = { $seat-name } 1 mark geven
choice-exchange-colour-into = Een { colour-name.e } arbeider omruilen voor een { into }
choice-roll-die-pips = De { die } dobbelsteen toont { $pips }
choice-deal-card = De kaart is { $card-name }
choice-expose-card = { $card-name } ligt bovenop
choice-turn-card = De bouwlocatie is { $card-name }
choice-steal-card = De getrokken kaart is { $card-name }
choice-token-kind = Het fiche toont { kind }

# Dezelfde namen voor gegevens die anders heten.
into = { $into ->
    [purple] paarse
    [orange] oranje
    [gray] grijze
    [pink] roze
    [brown] bruine
   *[other] { $into }
}
die = { $die ->
    [purple] paarse
    [orange] oranje
    [gray] grijze
    [pink] roze
    [brown] bruine
    [black] zwarte
   *[other] { $die }
}
kind = { $kind ->
    [0] overstroming
    [1] brand
    [2] instortende stadsmuur
    [3] plundering
    [4] ziekte
   *[other] { $kind }
}
wanted = { $wanted ->
    [purple] paars
    [orange] oranje
    [gray] grijs
    [pink] roze
    [brown] bruin
   *[other] { $wanted }
}

## Gebeurtenissen

season = Cyclus { $season } begint. Eerste speler: { $seat-name }.
roll = De { die } dobbelsteen toont { $pips }.
draw = { $seat-name } trekt een { colour-name.e } kaart.
look-at-card = { $seat-name } heeft { $card-name } getrokken.
act = { $action ->
    [workers] { $seat-name } neemt met { $card-name } drie arbeiders.
    [money] { $seat-name } neemt met { $card-name } geld.
    [decrease] { $seat-name } verlaagt met { $card-name } een onheil.
   *[other] { $seat-name } bouwt met { $card-name } aan de muur.
}
announce = { $seat-name } levert een grijze arbeider in: de kaart van de volgende actie geldt als { colour-name }.
discard = { $seat-name } legt { $card-name } af.
return-to-hand = { $seat-name } neemt { $card-name } in de hand.
steal = { $seat-name } trekt een { colour-name.e } kaart uit de hand van { $victim-name }.
steal-card = { $seat-name } trekt { $card-name } uit de hand van { $victim-name }.
find = { $seat-name } neemt een kaart van de categorie { category-name } uit de { colour-name.e } trekstapel.
find-card = { $seat-name } neemt { $card-name } uit de trekstapel.
find-nothing = { $seat-name } vindt in de { colour-name.e } trekstapel geen kaart van de categorie { category-name }.
gain-marks = { $seat-name } krijgt { $count } mark.
pay-marks = { $seat-name } betaalt { $count } mark.
lose-marks = { $seat-name } verliest { $count } mark.
take-marks = { $seat-name } krijgt { $count } mark van { $victim-name }.
gain-points = { $seat-name } krijgt { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
take-points = { $seat-name } krijgt { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} van { $victim-name }.
gain-workers = { $seat-name } krijgt { $count } { colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
}.
return-workers = { $seat-name } levert { $count } { colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
} in.
lose-workers = { $seat-name } verliest { $count } { colour-name.e } { $count ->
    [one] arbeider
   *[other] arbeiders
}.
take-worker = { $seat-name } krijgt een { colour-name.e } arbeider van { $victim-name }.
place-worker = { $seat-name } plaatst een { colour-name.e } arbeider in de kerk.
lay-site = { $seat-name } legt een { colour-name.e } bouwlocatie neer.
construct = { $seat-name } bouwt { $card-name }.
lay = { $seat-name } legt { $card-name } neer.
use = { $seat-name } gebruikt { $card-name }.
work = { $card-name } werkt voor { $seat-name }.
flash = { $seat-name } activeert de bliksemschicht van { $card-name }.
copy = { $seat-name } gebruikt de bliksemschicht van { $card-name }.
advance = { $seat-name } gaat op het stadhuisplein vooruit naar veld { $space }.
square-end = { $seat-name } staat aan het eind van het stadhuisplein en krijgt in plaats daarvan punten.
go-back = { $seat-name } gaat op het stadhuisplein terug naar veld { $space }.
build-segment = { $seat-name } bouwt een muursteen op een { colour-name } segment van de { side-name.e }helft van de muur.
tear-down = { $seat-name } breekt een muursteen van de { side-name.e }helft van de muur af.
take-statue = { $seat-name } neemt een standbeeld ter waarde van { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
lose-building = { $seat-name } legt het gebouw { $card-name } af.
lose-site = { $seat-name } legt een bouwlocatie af; het was { $card-name }.
increase = { $seat-name } verhoogt het { colour-name.e } onheil ({ colour-disaster }) naar niveau { $level }.
prevent = { $seat-name } levert een { colour-name.e } arbeider in en voorkomt de verhoging.
decrease = { $seat-name } verlaagt het { colour-name.e } onheil ({ colour-disaster }) naar niveau { $level }.
strike = { $seat-name } wordt getroffen door “{ disaster-name }”; het { colour-name.e } onheil gaat terug naar niveau 0.
draw-token = { $seat-name } trekt een zwart onheilsfiche: { token-name } ({ token-colour }).
majority = { $seat-name } heeft de meerderheid “{ majority-name }” en draait het fiche om.
deactivate = { $seat-name } draait het meerderheidsfiche “{ majority-name }” terug.
cleric = De geestelijke staat in venster { $window } ({ colour-name }).
move-cleric = { $seat-name } verplaatst de geestelijke naar venster { $window } ({ colour-name }).
cleric-down = De geestelijke gaat van venster { $window } ({ colour-name }) omlaag en staat nu voor de kerk.
worker-down = De { colour-name.e } arbeider in de kerk gaat mee omlaag.

## Weigeringen

action-first = Voer eerst je basisactie uit.
action-done = Je basisactie is uitgevoerd; gebruik gebouwen of beëindig je beurt.
card-not-in-hand = { $card-name } kun je daarvoor niet gebruiken.
colour-announced = Je kaart geldt als { colour-name }: speel er een van een andere kleur, voor elke actie behalve “bouw 1 gebouw”.
no-announcing = Je kunt de kleur van je kaart nu niet veranderen.
level-zero = Je { colour-name.e } onheil ({ colour-disaster }) staat al op niveau 0.
all-levels-zero = Al je onheil staat al op niveau 0.
wall-complete = De { side-name.e }helft van je muur is af.
wall-colour = Het volgende segment van de { side-name.e }helft is { wanted }, je kaart { colour-name }.
marks-short = Dat kost { $price } mark, maar je hebt er maar { $marks }.
worker-short = Je hebt geen { colour-name.e } arbeider.
no-workers = Je hebt geen arbeiders.
no-worker-that-helps = Met jouw arbeiders doet { $card-name } niets.
garden-needs-no-site = { $card-name } komt naast je spelersbord en heeft geen bouwlocatie nodig.
building-needs-site = { $card-name } is een gebouw en heeft een bouwlocatie nodig.
no-free-site = Je hebt geen vrije bouwlocatie.
place-not-free = Op bouwlocatie { $place } is geen plaats.
not-in-display = { $card-name } ligt niet in je kaartenuitstalling.
works-by-itself = { $card-name } werkt vanzelf.
works-in-final-scoring = { $card-name } telt bij de eindtelling.
works-as-flash = De bliksemschicht van { $card-name } werkt alleen bij het bouwen.
works-in-phase = { $card-name } kan alleen in { activation-name } gebruikt worden.
used-this-season = { $card-name } is deze cyclus al gebruikt.
nothing-to-activate = Geen enkel gebouw kan nog eens geactiveerd worden.
piles-empty = Alle trekstapels zijn leeg.
discards-empty = De aflegstapel is leeg.
no-segment = Er is geen muursteen die je kunt betalen.
low-dice = Een dobbelsteen toont 1 of 2.
no-low-dice = Geen dobbelsteen toont 1 of 2, dus niemand kan vooruitgaan.
advanced-already = Je bent deze cyclus al vooruitgegaan.
no-cleric = In geen enkel kerkvenster staat een geestelijke.
use-later = { $card-name } kan pas gebruikt worden nadat het onheil is verhoogd.
never-activated = { $card-name } wordt nooit geactiveerd.
works-by-announcing = { $card-name } werkt wanneer je de kleur van je kaart verandert.
no-worker-left = Behalve de arbeider die het kost, heb je er geen.
no-worker-for-site = Je houdt geen arbeider over in de kleur van een trekstapel met kaarten.
worker-no-use = Met een { colour-name.e } arbeider doet { $card-name } niets.
colour-returned = Een { colour-name.e } arbeider heb je al ingeleverd.
exchange-same = Een arbeider wordt omgeruild voor een van een andere kleur.
exchange-one-way = Een kleur die een arbeider gaf, krijgt er geen, en omgekeerd.
lower-only = Hier kun je alleen je { colour-name.e } onheil ({ colour-disaster }) verlagen.
not-striking = Het { colour-name.e } onheil ({ colour-disaster }) treft je nu niet.
pile-empty = De { colour-name.e } trekstapel is leeg.
not-in-discards = { $card-name } ligt niet in de aflegstapel.
select-category = Alleen een kaart van de categorie “{ category-name }” kan gekozen worden.
no-such-site = Een bouwlocatie { $place } heb je niet.
wall-empty = De { side-name.e }helft van je muur heeft geen muursteen.
not-building = { $card-name } is geen gebouw.
not-zoo = { $card-name } is geen dierentuinkaart.
tuck-colour = Het gebouw en de dierentuinkaart moeten allebei { colour-name } zijn.
tuck-full = Onder { $card-name } ligt al een gebouw.
not-itself = { $card-name } kan zichzelf niet activeren.
not-used-yet = { $card-name } is deze cyclus nog niet gebruikt.
not-one-worker = { $card-name } vraagt niet om precies één arbeider.
activated-already = { $card-name } is al aan de beurt geweest.
not-at-others = { $card-name } ligt bij geen enkele medespeler in de kaartenuitstalling.
no-flash = { $card-name } heeft geen bliksemschicht.
not-found = { $card-name } zit niet bij de gevonden kaarten.
majority-inactive = Je meerderheidsfiche “{ majority-name }” is niet omgedraaid.
tribute-once = Elke medespeler krijgt één mark.
no-window = Verder naar { side-name } is er geen venster.

## Tafels die niet kunnen bestaan

law-cards = { $card-name } ligt niet op precies één plaats.
law-piles = Het aantal kaarten in de { colour-name.e } trekstapel klopt niet.
law-colour = In de { colour-name.e } trekstapel ligt een kaart van een andere kleur.
law-tokens = Het aantal zwarte onheilsfiches klopt niet.
law-statues = Het aantal standbeelden klopt niet.
law-clerics = Het aantal geestelijken in de kerk past niet bij de cyclus.
law-display = De gebouwen van { $seat-name } kloppen niet.
law-garden = De dierentuin- en parkkaarten van { $seat-name } kloppen niet.
law-markers = { $seat-name } heeft een activeringsfiche zonder kaart.
law-negative = { $seat-name } heeft ergens minder dan niets van.
law-hand-order = De hand van { $seat-name } is niet geordend.
law-unseen-hand = { $seat-name } heeft de handkaarten nog niet bekeken.
