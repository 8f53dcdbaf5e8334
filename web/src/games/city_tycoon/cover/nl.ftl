city_tycoon-lead = Leg wijken op één gezamenlijke plattegrond, bouw centrales en breng je wijken stroom, ook over de tegels van je buren. Vier rondes kiezen en bouwen.
