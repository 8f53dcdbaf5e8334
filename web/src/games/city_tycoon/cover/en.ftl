city_tycoon-lead = Lay districts on one common map, build plants, and bring your districts power across your neighbors' tiles. Four rounds of drafting and building.
city_tycoon-short = Today · 2–5 players · 90 min
city_tycoon-step = round { $step } of { $steps }
