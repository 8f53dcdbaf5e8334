city_tycoon-lead = Lay districts on one common map, build plants, and bring them power along your neighbors' streets. Four rounds of drafting and building.
