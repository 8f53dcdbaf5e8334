city_tycoon-lead = Leg wijken op één gezamenlijke plattegrond, bouw centrales en breng je wijken stroom, ook over de tegels van je buren. Vier rondes kiezen en bouwen.
city_tycoon-short = Nu · 2–5 spelers · 90 min
city_tycoon-step = ronde { $step } van { $steps }
