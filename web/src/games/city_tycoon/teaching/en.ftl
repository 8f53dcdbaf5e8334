### City Tycoon explained: what things are, why one is asked, and the rules in a few pages.

## What things are

city_tycoon-about-tile = A city tile: a district that someone owns, or one still in a hand.
    .gives = When it is supplied, the income beside its demand: euros, points or yellow cubes. Some give something when they are laid, or to their neighbors.
    .counts = Each of your tiles can be supplied once a round. It costs what is in its corner to lay it.
city_tycoon-about-plant = A plant. Red cubes come from sun and steam, blue ones from wind and water.
    .gives = Cubes for everyone: its owner takes them for nothing, others pay 2 euros each.
    .counts = Sun and wind are refilled after each round, steam and water are not, but hold more.
city_tycoon-about-cell = A cell of the map.
    .gives = A step onto someone else's tile costs 2 euros a cube, onto your own nothing. Nothing crosses water.
    .counts = When tiles are laid side by side, and when cubes travel.
city_tycoon-about-seat = A player, with money, points and yellow cubes for all to see.
    .gives = Whoever has the least money plays first in the next round.
    .counts = At the start of rounds 2 to 4.

## Why one is asked

asked-ct-ask-close = With two or three players the city may not grow on every side of the start tile; which side is closed is a choice.
asked-ct-ask-pick = Phase II: everyone keeps one tile of a pack and passes the rest to the left, until each has six.
asked-ct-ask-build = Phase III: six times in turn everyone uses up one tile: lays it, discards it for a plant, or sells it for 5 euros.
asked-ct-ask-discard = A plant is paid with a tile of your hand besides its price; which one is your choice.
asked-ct-ask-end-turn = Your action is done. You are asked so that you can still undo before the next player has a turn.
asked-ct-ask-place-tile = The tile must touch one that lies there already. Near cheap cubes and good neighbors it brings more.
asked-ct-ask-place-plant = The plant must touch a tile that lies there already. Close to your own tiles its cubes travel for nothing.
asked-ct-ask-landscape = The tile came with land or water. Land of yours is a free way for you, water a barrier for all.
asked-ct-ask-buy = The tile sells points; you may buy as many as it offers.
asked-ct-ask-supply = Phase IV: in turn everyone supplies one tile a time. Whoever passes is out for this round.
asked-ct-ask-plant = The tile needs a cube, and several plants have one at different prices.
asked-ct-ask-way = Several routes cost the same, but pay different players.

## The rules in a few pages

city_tycoon-rules-goal = All build one city together and each for themselves: districts that want power, plants that give it. After four rounds whoever has the most points is mayor.
    .title = The goal
city_tycoon-rules-round = A round has five phases.
    .title = A round
    .order = I. Whoever has the least money plays first. (Not in round 1.)
    .draft = II. Everyone keeps one of six tiles and passes the rest to the left, until all have six.
    .build = III. Six actions each, in turn.
    .supply = IV. In turn, supply one of your tiles at a time, or pass.
    .tidy = V. Used cubes go back; solar and wind plants are refilled.
city_tycoon-rules-actions = Each action uses up one tile of your hand.
    .title = Building
    .lay = Lay it beside any tile, for its price. It is yours.
    .plant = Discard it and build a plant, for the plant's price.
    .sell = Sell it for 5 euros.
city_tycoon-rules-supply = A tile wants cubes, and pays for them once a round.
    .title = Supplying
    .cube = A cube from your own plant is free, from anyone else's or the start tile 2 euros.
    .step = Each step onto someone else's tile costs 2 euros, which they get. Your own tiles and land are free.
    .water = No cube crosses water. Yellow cubes need no route at all.
    .income = Then take the income: euros, points or yellow cubes.
city_tycoon-rules-points = Points come with supplied tiles, with some tiles when they are laid, and from neighbors.
    .title = What scores
    .tiles = What is printed on tiles, mostly as income.
    .money = 1 for every 10 euros at the end.
