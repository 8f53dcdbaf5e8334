hamburg-lead = Build a street on the waterfront around 1890. Every card can be used in six ways; dice bring money and disasters. 1 to 5 players, about an hour.
hamburg-short = 1890 · 1–5 players · 60–90 min
hamburg-step = season { $step } of { $steps }
