### Wat een analyse over een partij zegt.

analysis-unfinished = Alleen een afgelopen partij kan worden geanalyseerd; deze is nog bezig.
analysis-worlds = Een analyse heeft minstens { $least } werelden nodig.
analysis-busy = De klerken hebben het druk: er wachten al { $waiting } analyses. Probeer het straks nog eens; bekijken kun je de partij wel.
insight-waiting = Wacht: { $ahead ->
    [0] het begint nu
    [one] er komt één analyse eerst
   *[other] er komen { $ahead } analyses eerst
}.
insight-lucky = Geluk: het levert { $seat-name } { $points } punten op, op ongeveer { $error } na. Winstkans: eerst { $before } %, daarna { $after } %.
insight-unlucky = Pech: het kost { $seat-name } { $points } punten, op ongeveer { $error } na. Winstkans: eerst { $before } %, daarna { $after } %.
insight-gained = Een goede zet: hij levert { $seat-name } { $points } punten meer op dan de klerk had gehaald, op ongeveer { $error } na. Winstkans: eerst { $before } %, daarna { $after } %.
insight-missed = Er was iets beters: het had { $seat-name } { $points } punten meer opgeleverd, op ongeveer { $error } na. Winstkans: { $after } % zoals gespeeld, { $before } % daarmee.
insight-method = Gevonden in { $worlds } werelden, elk { $game ->
    [hamburg] gespeeld tot het einde van de cyclus
   *[other] gespeeld tot het einde van de ronde
} en dan beoordeeld{ $eye ->
    [hindsight] , met alle kaarten open
   *[then] , naar wat men toen aan die plaats wist
}.
insight-luck = { $seat-name }: dobbelstenen en kaarten { $sign ->
    [gave] leverden { $points } punten op
   *[took] kostten { $points } punten
}, op ongeveer { $error } na; keuzes kostten { $lost }, dus { $kept } % van wat er was is behouden.
insight-title = Waar het om ging
insight-chances = Winstkans
insight-turning = Keerpunten
insight-best = De beste zetten
insight-luck-heading = Geluk, en wat ervan is gemaakt
insight-none = Niets springt er zonder twijfel uit.
insight-when = { $game ->
    [hamburg] Cyclus
   *[other] Ronde
} { $chapter }
insight-end = Einde
insight-better = Gespeeld: { $played }. Beter: { $better }.
insight-unofficial = Een onofficieel programma. De kansen komen uit partijen van zijn eigen computerspelers.

## Another choice

analysis-entry = In deze partij is er geen regel { $entry }.
analysis-not-offered = “{ $choice }” kon daar niet gekozen worden.
insight-another-more = In { $worlds } werelden levert het { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer op dan wat gespeeld is, op ongeveer { $error } na. Winstkans: { $after } % in plaats van { $before } %.
insight-another-less = In { $worlds } werelden levert het { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder op dan wat gespeeld is, op ongeveer { $error } na. Winstkans: { $after } % in plaats van { $before } %.
insight-another-even = In { $worlds } werelden is het zo goed als wat gespeeld is, voor zover te zeggen is.

## Hints

hint-leads = In { $worlds } werelden, { $game ->
    [hamburg] elk gespeeld tot het einde van de cyclus
   *[other] elk gespeeld tot het einde van de ronde
} en beoordeeld, levert dit { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer op dan de volgende beste, op ongeveer { $error } na.
hint-close = In { $worlds } werelden, { $game ->
    [hamburg] elk gespeeld tot het einde van de cyclus
   *[other] elk gespeeld tot het einde van de ronde
} en beoordeeld, komt niets er zonder twijfel beter uit.
hint-little = Er was te weinig tijd om iets te proberen: dit zegt de klerk op het eerste gezicht.
hint-only = Verder leek niets een poging waard.
hint-behind = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder, op ongeveer { $error } na
hint-even = niet slechter, voor zover te zeggen is
