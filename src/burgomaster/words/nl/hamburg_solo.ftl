### Het solospel tegen TOM

hb-season-solo = Cyclus { $season } begint.
hb-turn-up = { $seat-name } onthult { $card-name }.
hb-ask-turn-up = Welke kaart ligt bovenop de { hb-colour-name.e } trekstapel?
hb-no-hand = { $seat-name } heeft geen handkaarten, dus er kan niets bij komen.
hb-law-solo-first = In het solospel is TOM altijd het eerst aan de beurt: “first” is 2.
hb-law-solo-hand = In het solospel heeft TOM geen handkaarten.
hb-tom-income = De { hb-die } dobbelsteen brengt { $seat-name } geld op.
hb-tom-die = { $seat-name } handelt de { hb-die } dobbelsteen af; die toont { $pips }.
hb-tom-no-segment = { $why ->
    [marks] { $seat-name } kan geen muursteen op een { hb-colour-name } segment betalen.
   *[other] Aan geen uiteinde van de muur kan { $seat-name } op een { hb-colour-name } segment bouwen.
}
hb-tom-no-level = { $seat-name } heeft geen { hb-colour-name } onheil ({ hb-colour-disaster }) om te verlagen.
hb-tom-no-site = { $why ->
    [pile] De { hb-colour-name.e } trekstapel is leeg, dus legt { $seat-name } geen bouwlocatie neer.
   *[other] { $seat-name } heeft geen { hb-colour-name.e } arbeider voor een bouwlocatie.
}
hb-tom-pile-empty = De { hb-colour-name.e } trekstapel is leeg: { $seat-name } onthult geen kaart.
hb-tom-stays = { $why ->
    [dice] Geen dobbelsteen toont een 1 of 2: { $seat-name } gaat op het stadhuisplein niet vooruit.
   *[other] Een stap op het stadhuisplein kost { $price } mark; { $seat-name } heeft { $marks }.
}
hb-tom-too-dear = { $card-name } kost { $price } mark; { $seat-name } heeft { $marks }.
hb-tom-no-free-site = { $seat-name } heeft geen vrije bouwlocatie voor { $card-name }.
hb-tom-skips = { $why ->
    [hand] { $seat-name } laat { $card-name } ongebruikt: het gaat om handkaarten, en die heeft { $seat-name } niet.
    [worker] { $seat-name } heeft geen arbeider voor { $card-name }.
    [nothing] { $seat-name } laat { $card-name } ongebruikt: het zou niets opleveren.
   *[other] { $seat-name } kan { $card-name } nu niet gebruiken.
}
hb-tom-half = { $why ->
    [statue] { $seat-name } bouwt waar een helft voltooid wordt en een standbeeld oplevert.
    [third] { $seat-name } bouwt waar het de derde muursteen is, die punten oplevert.
    [cheaper] { $seat-name } bouwt de goedkopere muursteen.
    [dearer] { $seat-name } betaalt niets en bouwt de duurdere muursteen.
   *[other] Beide helften zijn gelijk: { $seat-name } bouwt links.
}
hb-tom-why = { $why ->
    [highest-level] { $seat-name } kiest het hoogste onheilsniveau; bij gelijke het eerste in de volgorde van de dobbelstenen.
    [lowest-level] { $seat-name } kiest het laagste onheilsniveau; bij gelijke het eerste in de volgorde van de dobbelstenen.
    [most-workers] { $seat-name } kiest de kleur met de meeste arbeiders; bij gelijke de eerste in de volgorde van de dobbelstenen.
    [fewest-workers] { $seat-name } kiest de kleur met de minste arbeiders; bij gelijke de eerste in de volgorde van de dobbelstenen.
    [highest-die] { $seat-name } kiest de kleur van de hoogste dobbelsteen; bij gelijke de eerste in de volgorde van de dobbelstenen.
    [own-colour] { $seat-name } trekt van de stapel in de kleur van het gebouw, anders van de eerste in de volgorde van de dobbelstenen.
    [fire-first] { $seat-name } laat eerst de brand toeslaan, zodat een overstroming een vrije bouwlocatie treft.
    [dice-order] { $seat-name } laat het onheil in de volgorde van de dobbelstenen toeslaan.
    [cheapest-building] { $seat-name } geeft het goedkoopste gebouw op; bij gelijke het meest linkse.
    [empty-site] { $seat-name } geeft de meest linkse vrije bouwlocatie op.
    [cheapest-site] { $seat-name } heeft geen vrije bouwlocatie en geeft die met het goedkoopste gebouw op.
    [fewest-points] { $seat-name } kiest het uiteinde van de muur dat de minste punten kost, anders het linkse.
    [won-back] { $seat-name } geeft een meerderheid op die nu meteen teruggewonnen zou worden.
    [first-active] { $seat-name } zou nu geen meerderheid terugwinnen en geeft de eerste op.
    [most-points] { $seat-name } kiest de kaart waarop de meeste punten staan.
    [more-cards] { $seat-name } verplaatst de geestelijke naar het venster waarvoor meer kaarten uit de eigen kaartenuitstalling tellen.
    [best] { $seat-name } kiest wat het meeste oplevert: punten, punten aan het eind, mark, arbeiders; bij gelijke het meest linkse.
    [leftmost] { $seat-name } gaat van links naar rechts.
    [strikes] { $seat-name } voorkomt de verhoging, want het onheil zou toeslaan.
    [not-strikes] { $seat-name } laat het onheil verhogen, want het slaat nog niet toe.
    [advances] { $seat-name } gaat altijd vooruit als er genoeg geld is.
    [free-gift] { $seat-name } neemt de arbeiders voordat het onheil wordt verhoogd.
    [nothing-in-it] { $seat-name } ziet ervan af: het zou niets opleveren.
    [never-buys] { $seat-name } koopt geen arbeiders.
    [never-church] { $seat-name } plaatst nooit een arbeider in de kerk.
    [statue-points] { $seat-name } neemt Hans Hummel: zijn punten zijn niet minder waard dan een derde van de mark.
    [statue-marks] { $seat-name } neemt de Zitronenjette: een derde van haar mark is meer waard dan de punten.
    [gift] { $seat-name } neemt wat er te krijgen is.
    [ignored] { $seat-name } laat het bij het getrokken onheil, dat deze cyclus niet telt.
    [gift-later] { $seat-name } neemt de arbeiders na het onheil: geen ervan is nodig om er een te voorkomen.
    [strikes-little] { $seat-name } laat het onheil toeslaan: het neemt niet meer dan de arbeider zou kosten.
   *[other] { $seat-name } gebruikt de bliksemschicht een tweede keer.
}
