city_tycoon-lead = Leg wijken op één gezamenlijke kaart, bouw centrales en bevoorraad ze over de straten van je buren. Vier rondes kiezen en bouwen.
