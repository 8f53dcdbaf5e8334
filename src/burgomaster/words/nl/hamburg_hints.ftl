### Hamburg: waarom de klerk iets zou doen.

hb-hint-build = Zo staat { $card-name } nog deze cyclus in je stad.
hb-hint-danger = Je { hb-colour-name.e } onheil ({ hb-colour-disaster }) zou je treffen als het nog één keer stijgt; zo wend je dat af.
hb-hint-points = Aan het eind van de cyclus levert dat { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} op.
hb-hint-wall = Je muur groeit deze cyclus met { $count ->
    [one] { $count } muursteen
   *[other] { $count } muurstenen
}.
hb-hint-site = Zo krijg je een bouwlocatie, en elk gebouw heeft er een nodig.
hb-hint-marks = Aan het eind van de cyclus heb je dan { $count } mark.
hb-hint-workers = Zo krijg je arbeiders, die je gebouwen nodig hebben.
hb-hint-least = Iets beters kan nu niet; zo geef je het minst weg.
hb-hint-close = Het scheelt weinig: een andere keuze is bijna evenveel waard.
hb-hint-better = Volgens de klerk is dat ongeveer { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} meer waard dan de op één na beste keuze.
hb-hint-draw-church = Een gebouw van deze kleur ({ hb-colour-name }) levert door de kerk, zoals die nu staat, { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} meer op.
hb-hint-draw-danger = Met een kaart van deze kleur ({ hb-colour-name }) kun je de ramp { hb-colour-disaster } verlagen.
hb-hint-draw-wall = Je muur vraagt hierna om een kaart van deze kleur ({ hb-colour-name }).
hb-hint-draw-dice = Je hebt nog geen kaart van deze kleur ({ hb-colour-name }) in je hand; zo heb je aan één dobbelsteen meer iets.
hb-hint-draw-cards = Van de kaarten die nog niemand kent, beloven die van deze kleur ({ hb-colour-name }) het meest.
