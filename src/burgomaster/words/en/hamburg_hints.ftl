### Hamburg: why the clerk would do something.

hb-hint-build = It leads to { $card-name } standing in your city this season.
hb-hint-danger = Your { hb-colour-name } disaster ({ hb-colour-disaster }) would strike when it increases once more; this wards it off.
hb-hint-points = It brings { $count ->
    [one] { $count } point
   *[other] { $count } points
} by the end of the season.
hb-hint-wall = Your wall grows by { $count ->
    [one] { $count } segment
   *[other] { $count } segments
} this season.
hb-hint-site = It gets you a site, and every building needs one.
hb-hint-marks = It leaves you with { $count ->
    [one] { $count } mark
   *[other] { $count } marks
} when the season ends.
hb-hint-workers = It gets you workers, which your buildings need.
hb-hint-least = Nothing better can be done now; it gives away the least.
hb-hint-close = It is a close call: another choice is worth nearly as much.
hb-hint-better = By the clerk's reckoning it is worth about { $count ->
    [one] { $count } point
   *[other] { $count } points
} more than the next best choice.
hb-hint-draw-church = A building in { hb-colour-name } is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
} more from the church as it stands.
hb-hint-draw-danger = With a card in { hb-colour-name } you can decrease your { hb-colour-name } disaster ({ hb-colour-disaster }).
hb-hint-draw-wall = Your wall asks for a card in { hb-colour-name } next.
hb-hint-draw-dice = Your hand has no { hb-colour-name } card yet, so one more die can serve you.
hb-hint-draw-cards = Of the cards not seen yet, { hb-colour-name } ones promise most.
