bruges-lead = Build houses along the canals of Bruges around 1450, and take in people of every trade. Dice bring guilders and threats. 2 to 4 players, about an hour.
bruges-short = 1450 · 2–4 players · 60 min
bruges-step = round { $step }
