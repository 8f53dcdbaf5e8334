### Wat de personen van Brugge vragen, wat je kunt antwoorden en waarom iets met hen niet kan.

## Vragen

br-ask-lay-drawn = Kies de trekstapel waarvan je de bovenste kaart als huis neerlegt.
br-ask-buy-workers = { $what ->
    [0] Je mag kosteloos arbeiders nemen (nog hoogstens { $count }).
   *[other] Je mag arbeiders kopen voor { $what } gulden per stuk (nog hoogstens { $count }).
}
br-ask-pay-any = Kies de kleur van de arbeider voor { $card-name }.
br-ask-return-different = { $what ->
    [0] Lever een arbeider naar keuze in.
   *[other] Je mag nog een arbeider van een andere kleur inleveren.
}
br-ask-exchange = Je mag een arbeider omruilen voor een van een andere kleur.
br-ask-give-workers = { $count ->
    [one] Kies een arbeider voor { $seat-name }.
   *[other] Kies een arbeider voor { $seat-name } (nog { $count }).
}
br-ask-forge = Noem een kleur: de volgende kaart die je speelt, geldt als een kaart van die kleur.
br-ask-scheme = Kies het dreigingsfiche dat jij teruglegt en waarvan elke medespeler er een neemt.
br-ask-select = Kies de persoon van de groep { br-group-name } die je uit de aflegstapel uitspeelt, en het huis ervoor.
br-ask-build-canal = Kies het kanaaldeel waaraan je bouwt.
br-ask-turn-back = Door { $seat-name }: kies het meerderheidsfiche dat je terugdraait.
br-ask-return-persons = Je mag een persoon terug in je hand nemen.
br-ask-activate-again = Kies de persoon die je een tweede keer gebruikt.
br-ask-activate-freely = Je mag een persoon gebruiken zonder de arbeider ervoor.
br-ask-copy-flash = Kies de persoon van een medespeler van wie je de bliksemschicht activeert.

## Keuzes

br-choice-again-card = { $card-name } nog eens gebruiken
br-choice-copy-card = De bliksemschicht van { $card-name } activeren
br-choice-back-card = { $card-name } terug in je hand nemen
br-choice-select-card-place = { $card-name } uit de aflegstapel op huis { $place } uitspelen
br-choice-tile-side = Aan het { br-side-name } kanaaldeel bouwen
br-choice-turn-majority = Het meerderheidsfiche “{ br-majority-name }” terugdraaien
br-choice-exchange-colour-into = Een { br-colour-name.e } arbeider omruilen voor een { br-into }

# Dezelfde namen voor een gegeven dat anders heet.
br-into = { $into ->
    [blue] blauwe
    [brown] bruine
    [yellow] gele
    [red] rode
   *[violet] paarse
}

## Wat er gebeurt

br-flash = { $seat-name } activeert de bliksemschicht van { $card-name }.
br-flash-again = { $seat-name } voert de bliksemschicht van { $card-name } nog een keer uit.
br-flash-in-vain = De bliksemschicht van { $card-name } heeft voor { $seat-name } geen effect.
br-copy = { $seat-name } activeert de bliksemschicht van { $card-name }.
br-go-back = { $field ->
    [0] { $seat-name } gaat terug naar het stadhuis.
   *[other] { $seat-name } gaat op het aanzienspoor terug naar veld { $field }.
}

## Waarom niet

br-no-workers = Je hebt geen arbeiders.
br-no-worker-left = Behalve de arbeider die het kost, heb je er geen.
br-no-worker-that-helps = Met jouw arbeiders doet { $card-name } niets.
br-no-worker-for-house = Je houdt geen arbeider over in de kleur die boven op een trekstapel ligt.
br-worker-no-use = Met een { br-colour-name.e } arbeider doet { $card-name } niets.
br-colour-returned = Een { br-colour-name.e } arbeider heb je al ingeleverd.
br-exchange-same = Een arbeider wordt omgeruild voor een van een andere kleur.
br-exchange-one-way = Een kleur die een arbeider gaf, krijgt er geen, en omgekeerd.
br-no-threats = Je hebt geen dreigingsfiches.
br-nobody-has-points = Geen enkele medespeler heeft een punt om te geven.
br-hand-empty = Je hebt geen handkaart om te spelen.
br-no-affordable-tile = Er is geen kanaaltegel die je kunt betalen.
br-nothing-to-activate = Geen enkele persoon kan nog eens gebruikt worden.
br-not-itself = { $card-name } kan zichzelf niet gebruiken.
br-not-used-yet = { $card-name } is deze ronde nog niet gebruikt.
br-not-one-worker = { $card-name } vraagt niet om precies één arbeider.
br-activated-already = { $card-name } is al aan de beurt geweest.
br-not-at-others = { $card-name } ligt bij geen enkele medespeler.
br-no-flash = { $card-name } heeft geen bliksemschicht.
br-not-in-discards = { $card-name } ligt niet in de aflegstapel.
br-select-group = Alleen een persoon van de groep “{ br-group-name }” kan gekozen worden.
br-majority-gray = Je meerderheidsfiche “{ br-majority-name }” toont nog de grijze kant.
