### City Tycoon explained: the first game, what things are, why one is asked, and the rules in a few pages.

## The first game

city_tycoon-lesson-welcome = You and a computer player build one city together, each for themselves. Tiles you lay are yours; once a round each of them can be supplied with power and pays you for it. After four rounds whoever has the most points is mayor. You need no rules beforehand: I explain each thing once, when it comes up. You may always do something else than I suggest.
    .title = Welcome to the city
city_tycoon-lesson-pick = Six tiles to choose from; one stays with you, the others go on to your neighbor. The coin is what laying a tile costs. Below it stands what it wants, red cubes, blue or yellow ones, and what it pays for them each round. Cheap tiles that want a single cube are a good beginning.
    .title = Keep one tile
city_tycoon-lesson-passed = The pack you now hold comes from your neighbor, and yours went on. What you passed you may remember: some of it will be laid against you. This goes on until everyone has six tiles.
    .title = The packs go round
city_tycoon-lesson-build = Now everyone has six actions, in turn, and each uses up one tile of the hand: lay it for its price, discard it to build a plant, or sell it for 5 euros. You cannot afford to lay all six, and nobody has to. Lay a tile first, close to the plants of the start tile.
    .title = Six actions, six tiles
city_tycoon-lesson-place = A tile may lie beside any other. The price on a cell is what carrying its cubes there would cost now: 2 euros for a cube of the start tile or of a foreign plant, 2 for each step onto a foreign tile, nothing on your own. Cells at the start tile are cheap, and a neighbor of the right district adds a bonus.
    .title = Where it lies decides
city_tycoon-lesson-landscape = This tile brings landscape with it. Land is yours: cubes of yours cross it for nothing, others pay you. Nobody crosses water. So put land where your own city shall grow, and water where it bars the way of the others.
    .title = Land and water
city_tycoon-lesson-discard = Besides its price a plant costs you a tile of your hand. Give one that you would not lay anyway.
    .title = A tile for the plant
city_tycoon-lesson-site = From your own plant you take cubes for nothing, others pay you 2 euros for each. Put it next to your tiles.
    .title = A plant of your own
city_tycoon-lesson-laid = The tile is yours, with your mark on it. It pays nothing by itself: in the next phase you supply it. Tiles of yours side by side are one estate, and cubes move through it for nothing.
    .title = Your first district
city_tycoon-lesson-plant = Solar and wind plants are filled again after every round. Steam and hydro plants hold more for less money, but only once.
    .title = Your first plant
city_tycoon-lesson-sold = Five euros for a tile you do not need. That is little: what a tile pays once it is supplied is usually more.
    .title = Sold
city_tycoon-lesson-end = Done. Until you end your turn you can take everything back with Undo. Then the next player has an action.
    .title = End your turn
city_tycoon-lesson-supply = Now tiles are supplied, one in each turn, until everyone has passed. Each tells what its cubes would cost now, what it pays, and what is left. Take first what others could snatch from you: a cube is gone once somebody has taken it.
    .title = Power for your tiles
city_tycoon-lesson-from = Several plants have such a cube. The cheapest stands first. A dearer one can be wise: a cube you take is one that the others lack.
    .title = Which plant?
city_tycoon-lesson-payee = Two ways cost the same but pay different players. Pay whoever is behind you.
    .title = Whom to pay
city_tycoon-lesson-supplied = The cubes lie on the tile until the end of the round, and you have its income. Each tile can be supplied once a round, so it pays again in the next.
    .title = Supplied
city_tycoon-lesson-toll = Money went from player to player: for a cube of a foreign plant, or for a step over a foreign tile. A tile in the middle of everyone's ways earns without being supplied.
    .title = Tolls
city_tycoon-lesson-pass = You are out until the next round. Money left over is not lost: it pays for the next tiles, and at the end every ten euros are a point.
    .title = Passed
city_tycoon-lesson-round = Used cubes are back, solar and wind plants are full again. Whoever has the least money now plays first. The new tiles cost more and pay more.
    .title = The next round
city_tycoon-lesson-free = That is the whole game: keep tiles, six actions, supply, four times over. Play on as you like. I stay behind the question mark: there you learn what anything is, why you are asked, and what the clerk would do.
    .title = You know it all

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
