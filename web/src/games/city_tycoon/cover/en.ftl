city_tycoon-lead = Lay districts on one common map, build plants, and bring your districts power across your neighbors' tiles. Four rounds of drafting and building.
