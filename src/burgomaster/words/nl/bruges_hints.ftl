### Brugge: waarom de klerk iets zou doen.

br-hint-person = Zo woont { $card-name } nog deze ronde in een van je huizen.
br-hint-danger = Met nog één { br-colour-name } dreigingsfiche treft de schade je ({ br-colour-threat }); zo voorkom je dat.
br-hint-majority = Zo heb je bij de meerderheid “{ br-majority-name }” meer dan ieder ander, als niemand je deze ronde inhaalt.
br-hint-statue = Daarmee is een van je kanaaldelen compleet, en je krijgt een standbeeld ter waarde van { $count } punten.
br-hint-points = Tot het eind van de ronde levert dat { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} op.
br-hint-house = Zo krijg je een huis, en elke persoon heeft er een nodig.
br-hint-guilders = Aan het eind van de ronde heb je dan { $count } gulden.
br-hint-workers = Zo krijg je arbeiders, voor huizen en voor personen die er een vragen.
br-hint-least = Iets beters kan nu niet; zo geef je het minst weg.
br-hint-draw-threat = Met een kaart van deze kleur ({ br-colour-name }) kun je een dreigingsfiche terugleggen ({ br-colour-threat }).
br-hint-draw-canal = Je kanaal vraagt hierna om een kaart van deze kleur ({ br-colour-name }).
br-hint-draw-workers = Je hebt geen arbeider van deze kleur ({ br-colour-name }), en zo’n kaart kan er twee opleveren.
br-hint-draw-dice = Je hebt nog geen kaart van deze kleur ({ br-colour-name }) in je hand; zo heb je aan één dobbelsteen meer iets.
br-hint-draw-cards = Van de kaarten die nog niemand kent, beloven die van deze kleur ({ br-colour-name }) het meest.
br-hint-advance = Op het volgende veld van het aanzienspoor heb je aan het eind van het spel { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}.
br-hint-stay = { $count ->
    [one] Je houdt de gulden voor wat je deze ronde van plan bent.
   *[other] Je houdt je { $count } gulden voor wat je deze ronde van plan bent.
}
br-hint-close = Het scheelt weinig: een andere keuze is bijna evenveel waard.
br-hint-better = Volgens de klerk is dat ongeveer { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} meer waard dan de op één na beste keuze.
