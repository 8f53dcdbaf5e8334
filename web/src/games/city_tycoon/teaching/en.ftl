### City Tycoon explained: the first game, what things are, why one is asked, and the rules in a few pages.

## The first game

city_tycoon-lesson-welcome = You and a computer player build one city together, each for themselves. The tiles you lay are yours, and pay you in every round in which they get power. After four rounds whoever has the most points is mayor. I explain each thing when it comes up; my orange frame shows what I am talking about. What shines is yours to choose, and you may always do something else than I suggest.
    .title = Welcome to the city
city_tycoon-lesson-rounds = There are four rounds, and each has five phases. This line tells where you are.
    .title = A round, phase by phase
    .order = I: whoever has the least money plays first (from round 2 on)
    .draft = II: everyone keeps six tiles, one by one
    .build = III: six actions each, in turn
    .supply = IV: bring cubes to your tiles, and take their income
    .tidy = V: used cubes go back, some plants are refilled
city_tycoon-lesson-pick = Of these six tiles one stays with you, the others go on to your neighbor. The coin is what laying it costs; what is shown after “laid” comes with it at once. Below that is what it needs, red, blue or yellow cubes, and what it pays for them, once a round; a shield is a point. Of two lines you choose one each time. Cheap tiles that need a single cube are a good beginning: here “{ $name }”.
    .title = Keep one tile
city_tycoon-lesson-passed = The pack you now hold comes from your neighbor, and yours went on without the tile you kept. So it goes until everyone has six. What you have no use for is not lost: in the next phase any tile can be sold, or discarded for a plant.
    .title = The packs go round
city_tycoon-lesson-purse = You begin with { $mine } euros, the other player with { $other }: in round 1 whoever plays later has 2 more. The coin below a tile is what would be left of that if you laid it and all you have kept. The red figures beside it are cubes you would have to buy, from the start tile or from others, as no plant is yours yet.
    .title = What you can afford
city_tycoon-lesson-build = Now everyone has six actions, one at a time. Each uses up one tile of your hand, in one of three ways. Lay one first: click “{ $name }”.
    .title = Six actions, six tiles
    .lay = lay it: you pay the coin in its corner, and it is yours
    .plant = discard it and build a plant, for the plant's price
    .sell = sell it to the bank: you get 5 euros
city_tycoon-lesson-place = It may lie on any cell that shines, with an edge to something of the city. The price on a cell is what bringing its cubes there would cost you, each time you supply it. { $bonus ->
        [0] Close to plants and to your own tiles that is little.
       *[other] I would take the marked cell: there the gray quarter adds { $bonus } € each time.
    }
    .title = Where it lies decides
city_tycoon-lesson-put = It lies there for now, and beside it the landscape that comes with it. A click on “or here” moves that; a click on the tile, or “Lay it”, lays all of it.
    .title = With its landscape
city_tycoon-lesson-landscape = Most tiles bring landscape, which lies beside them (green or blue after “laid”). Put land where you want to grow, and water in the way of the others. Tiles may lie beside both, never on them.
    .title = Land and water
    .land = land is yours: your cubes cross it at no cost, others pay you 2 euros a cube
    .water = water is nobody's, and no cube crosses it
city_tycoon-lesson-sides = The start tile has only 2 red and 2 blue cubes a round, for everyone. So build plants: of each color the first, then the row below it, more expensive and stronger. A plant has two sides, and the one you choose stays up. { $can ->
        [yes] Build one now: I would take the marked side, as there are rounds to come.
       *[other] One is an action, like laying a tile.
    }
    .title = Plants have two sides
    .refilled = sun or wind, with the round arrow: more expensive ({ $of }), but full again after every round
    .once = steam or water, with ×1: cheaper and more ({ $of }), but never filled again
city_tycoon-lesson-sides-of = { $cost } euros, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
city_tycoon-lesson-discard = Besides its price a plant costs you a tile of your hand, which leaves the game. Give one that is hard to supply, such as “{ $name }”.
    .title = A tile for the plant
city_tycoon-lesson-site = A plant may lie wherever a tile may. From your own you take cubes at no cost, others pay you 2 euros for each. Put it next to your tiles. “Saves 2 €” on a cell: cubes for your tiles would cost that much less from there; an empty cell saves nothing.
    .title = A plant of your own
city_tycoon-lesson-laid = The tile is yours and bears your mark. It pays nothing by itself: in the next phase you supply it. Your tiles and land side by side are one estate, and your cubes move through it at no cost. (Barriers: with two players, nothing is laid at two sides of the start tile.)
    .title = Your first district
city_tycoon-lesson-plant = { $cubes ->
        [one] One cube lies
       *[other] { $cubes } cubes lie
    } on it. { $refills ->
        [yes] After each round it is filled up again to that number.
       *[other] When all is used up it stays empty; had you chosen its other side, it would be filled again after each round.
    } You take its cubes at no cost, but so may everyone: others pay you 2 euros for each.
    .title = Your first plant
city_tycoon-lesson-sold = Five euros for a tile you do not need. That is little: what a tile pays once it is supplied is usually more.
    .title = Sold
city_tycoon-lesson-arrows = An arrow on the edge of a tile points at a neighbor: whoever supplies that neighbor also gets what is on the arrow, no matter whose the tile with the arrow is. So the gray quarters of the start tile give { $euro ->
        [0] { $points } P
       *[other] { $euro } €
    } to each residential district beside them. The foot of a tile's card shows which district gets what.
    .title = Arrows between tiles
city_tycoon-lesson-reserve = Cubes and routes are paid before a tile's income comes, so keep a few euros: you have { $money }. And a tile that will get no cubes pays nothing: rather sell it to the bank for 5 euros, or discard it for one more plant.
    .title = Think of the bills
city_tycoon-lesson-points = The shield counts your points; the small number beside it is what your money would add now. Whoever has the most after four rounds wins; if they are equal, whoever has more money left. Early on euros that buy tiles are worth more than points, at the end it is the other way round.
    .title = What scores
    .tiles = tiles with a shield, each time they are supplied
    .laid = some tiles, at once when they are laid
    .arrows = arrows with a shield, for supplying the neighbor
    .money = at the end every 10 euros are a point
city_tycoon-lesson-end = Done. Until you end your turn you can take everything back with “Undo”. Then the next player has an action.
    .title = End your turn
city_tycoon-lesson-supply = Now you supply your tiles, one in each turn. They lie below, those that bring the most euros first. { $name ->
        [none] None of yours can be supplied now: “no route” means that the cubes it needs cannot get there, or are gone.
       *[other] Under “{ $name }” you see { $pays } − { $cost }: it pays { $pays } euros, and its cubes cost { $cost } on their route; the large number is what is left. (“No route”: its cubes cannot get there, or are gone.) Do not pass yet, click it.
    }
    .title = Power for your tiles
city_tycoon-lesson-way = { $route ->
        [none] It asks for yellow cubes alone: they lie with you and need no route.
       *[some] The line is the route of each cube, from its plant step by step over tiles and land: never diagonally, never over water.
    } Here it costs { $cost ->
        [0] nothing
        [one] { $cost } euro
       *[other] { $cost } euros
    }. When it is as you like, press “Supply it”: you pay, and then have the income.
    .title = The route of a cube
city_tycoon-lesson-coins = { $cost ->
        [0] Cubes can cost something on their route.
        [one] This time it is { $cost } euro.
       *[other] This time it is { $cost } euros: the coins on the line tell where, the plate with the tile's name to whom.
    } For every cube:
    .title = What a route costs
    .own = your own plant, tiles and land: nothing
    .start = from the start tile or across it: 2 euros once, to the bank
    .step = each step onto someone else's tile or land: 2 euros, to that player
    .other = out of someone else's plant: 2 euros, to that player
    .yellow = yellow cubes lie with you: they need no plant and no route
city_tycoon-lesson-from = { $asked ->
        [yes] Several plants have such a cube; the cheapest comes first.
       *[other] The cheapest plant was chosen for you. A marked one has such a cube, too: a click on it takes it from there.
    } A more expensive one can be wise: you save your own cubes for another tile, or take one that somebody else needs.
    .title = Which plant?
city_tycoon-lesson-payee = { $asked ->
        [yes] Several routes cost the same but pay different players.
       *[other] Another route costs the same but pays somebody else: choose it with “⇄” on the plate.
    } Pay the player who is furthest behind you.
    .title = Whom to pay
city_tycoon-lesson-gain = { $what ->
        [euro] { $count ->
            [one] 1 euro
           *[other] { $count } euros
        }
        [points] { $count ->
            [one] a point
           *[other] { $count } points
        }
       *[yellow] { $count ->
            [one] a yellow cube
           *[other] { $count } yellow cubes
        }
    }
city_tycoon-lesson-supplied = “{ $name }” has paid you { $gains }{ $arrows ->
        [0] {""}
        [one] , what the arrow at it adds included
       *[other] , what the arrows at it add included
    }. The check mark is there until the round ends: each tile can be supplied once a round, and pays again in the next.
    .title = Supplied
city_tycoon-lesson-yellow = A yellow cube is yours until you use it, also in later rounds. Some tiles ask for one; it needs no plant, no route and no money.
    .title = A yellow cube
city_tycoon-lesson-toll = Money went from player to player: for a cube of someone's plant, or a step onto someone's tile. A tile in the middle of everyone's routes earns without being supplied.
    .title = Tolls
city_tycoon-lesson-more = { $name ->
        [none] Nothing of yours brings a gain any more, so pass. Whoever has passed is out for this round, and the others go on.
       *[other] Your turn again: now “{ $name }”. A cube is gone once somebody has used it, so supply first what others could snatch from you. When nothing is worth its price any more, pass; but a point may be worth some euros.
    }
    .title = On to the next one
city_tycoon-lesson-pass = { $supplied ->
        [yes] Whoever passes is out until the next round; the others go on until all have passed.
       *[other] You have passed without supplying anything, so no tile has paid you: in the next round, supply first.
    } Money left over is not lost: it pays for the next tiles, and at the end every ten euros are a point.
    .title = Passed
city_tycoon-lesson-tidy = All have passed, and phase V tidies up.{ $plant ->
        [once] {" "}Your own plant has ×1: { $left ->
                [0] it is empty, and stays so
               *[other] { $left } left on it
            }.
        [refilled] {" "}Your own plant has the round arrow: { $left } on it again.
       *[none] {""}
    }
    .title = The round is over
    .used = cubes that lie on tiles go back to the box: each tile can be supplied anew
    .refilled = plants with the round arrow, those of the start tile too, are full again
    .once = plants with ×1 keep what is left on them, and get nothing new
city_tycoon-lesson-round = { $first ->
        [me] You have the least money now, so you play first.
       *[other] Whoever has the least money plays first: this time the other player.
    } All is as before: keep six tiles, six actions, supply. The new tiles pay more, and those you have laid stay yours and pay again.
    .title = The next round
city_tycoon-lesson-free = That is the whole game: keep tiles, six actions, supply, four times over. Play on as you like. I stay behind the question marks: the upper one tells what anything is, the one at the question why you are asked and what the clerk, a good computer player, would do.
    .title = Over to you

## What things are

city_tycoon-about-tile = A city tile: a district that someone owns, or one still in a hand.
    .gives = When it is supplied, the income beside its demand: euros, points or yellow cubes. Some give something when they are laid, or to their neighbors.
    .counts = Each of your tiles can be supplied once a round. It costs what is in its corner to lay it.
city_tycoon-about-plant = A plant. Red cubes come from sun and steam, blue ones from wind and water.
    .gives = Cubes for everyone: its owner takes them at no cost, others pay 2 euros each.
    .counts = Sun and wind are refilled after each round, steam and water are not, but usually hold more.
city_tycoon-about-cell = A cell of the map.
    .gives = A step onto someone else's tile costs 2 euros a cube, onto your own nothing. Nothing crosses water.
    .counts = When tiles are laid side by side, and when cubes travel.
city_tycoon-about-seat = A player, with money, points and yellow cubes for all to see.
    .gives = Whoever has the least money plays first in the next round.
    .counts = At the start of rounds 2 to 4.
city_tycoon-about-side = One side of the uppermost plant of a stack: its price and its cubes.
    .gives = You build it by discarding a tile of your hand and paying its price; then everyone may buy its cubes, and pays you.
    .counts = A turning arrow: refilled after each round. ×1: never refilled.
city_tycoon-about-stack = The plants of a color that are still to come, the uppermost first.
    .gives = Later ones cost more and often hold more cubes.
    .counts = Only the uppermost can be built.
city_tycoon-about-bank = The bank.
    .gives = It pays 5 euros for a tile of your hand.
    .counts = Selling is an action of phase III.
city_tycoon-about-box = What is left: cubes of three colors, and landscape tiles.
    .gives = Yellow cubes that are gone cannot be gained; landscape tiles that are gone are not laid.
    .counts = All through the game.
city_tycoon-about-money = A player's euros.
    .gives = They pay for tiles, plants, steps and cubes.
    .counts = At the end every 10 are a point; whoever has the least plays first in the next round.
city_tycoon-about-yellow = A player's yellow cubes.
    .gives = Some tiles ask for one or two; they need no route.
    .counts = Mostly industrial districts bring them.
city_tycoon-about-points = A player's points, and beside them what the money would add now.
    .gives = Whoever has the most at the end wins.
    .counts = If points are equal, money decides.
city_tycoon-about-hand = Tiles in a hand.
    .gives = Each is used up by one action: laid, discarded for a plant, or sold.
    .counts = In phase III.
city_tycoon-about-next = The place that this player would have in the next round.
    .gives = Whoever has less money is further ahead.
    .counts = At the start of rounds 2 to 4.
city_tycoon-about-pack = The tiles you choose from. You keep one and pass the others to your left.
    .gives = Below each: your money if you lay your whole hand and this one, and the cubes you would lack.
    .counts = In phase II.
city_tycoon-about-needs = The cubes that your tiles ask for in a round, and those you have.
    .gives = What is short you can buy from others' plants and the start tile.
    .counts = Of each tile the first demand is counted.
city_tycoon-about-passing = Who passes packs to whom.
    .gives = A check: this player has chosen.
    .counts = In phase II.
city_tycoon-about-seen = Tiles that you passed on.
    .gives = The signs tell who took one of them, or still can.
    .counts = Until the round ends.
city_tycoon-about-action = Your six actions of this round: what you did, which one is now, how many are left.
    .gives = Each used up a tile of your hand: laid, discarded for a plant, or sold for 5 euros.
    .counts = In phase III.
city_tycoon-about-toll = What you have paid to each of the others for cubes and routes in the whole game, and got from them.
    .gives = It shows whom your routes make rich, and who pays for yours.
    .counts = In phase IV.
city_tycoon-about-meaning = What would come of what you are about to do: what it costs and brings, and what is left of your money.
    .gives = Of a tile on a cell: its price, the cost of supplying it there, and its landscape. Of a tile that is supplied: each cube with its plant, its steps and its price, and who is paid.
    .counts = While you lay, build or supply. The button on it carries it out.
city_tycoon-about-tools = The buttons of the map.
    .gives = Zoom in, zoom out, the whole city. “Prices” shows on each free cell what the cubes of a tile would cost there, “Mine” your own tiles alone, “Plan” lets you try several supplies before you choose one.
    .counts = They change what you see, and nothing of the game.
city_tycoon-about-chapter = The round, and its phase.
    .gives = Phase I: order of play. II: choose tiles. III: six actions each. IV: supply. V: used cubes go back.
    .counts = The game ends with the fourth round.

## Why one is asked

asked-ct-ask-close = With two or three players the city may not grow on every side of the start tile; which side is closed is a choice.
asked-ct-ask-pick = Phase II: everyone keeps one tile of a pack and passes the rest to the left, until each has six.
asked-ct-ask-build = Phase III: six times in turn everyone uses up one tile: lays it, discards it for a plant, or sells it for 5 euros.
asked-ct-ask-discard = A plant is paid with a tile of your hand besides its price; which one is your choice.
asked-ct-ask-end-turn = Your action is done. You are asked so that “Undo” can still take something back before the next player has a turn.
asked-ct-ask-place-tile = The tile must touch one that lies there already. Near cheap cubes and good neighbors it brings more.
asked-ct-ask-place-plant = The plant must touch a tile that lies there already. Close to your own tiles its cubes travel at no cost.
asked-ct-ask-landscape = The tile came with land or water. Land of yours is a free route for you, water a barrier for all.
asked-ct-ask-buy = The tile sells points; you may buy as many as it offers.
asked-ct-ask-supply = Phase IV: in turn everyone supplies one tile a time. Whoever passes is out for this round.
asked-ct-ask-plant = The tile needs a cube, and several plants have one at different prices.
asked-ct-ask-way = Several routes cost the same, but pay different players.

## The rules in a few pages

city_tycoon-rules-goal = All build one city together, and each for themselves: districts that need power, and plants that give it. After four rounds whoever has the most points is mayor.
    .title = The goal
city_tycoon-rules-round = A round has five phases.
    .title = A round
    .order = I. Whoever has the least money plays first. (In round 1 chance decides: the first begins with 20 euros, each of the others with 2 more than the one before.)
    .draft = II. Everyone keeps one of six tiles and passes the rest to the left, until all have six.
    .build = III. Six actions each, in turn.
    .supply = IV. In turn, supply one of your tiles, or pass; until all have passed.
    .tidy = V. Used cubes go back to the box, and plants with the round arrow are filled up. (Not in round 4.)
city_tycoon-rules-actions = Each action uses up one tile of your hand, in one of three ways.
    .title = Six actions
    .lay = Lay it for the price in its corner. It is yours, and what is shown after “laid” comes at once: landscape, points, yellow cubes.
    .plant = Discard it and build the uppermost plant of a stack for its price, with either side up.
    .sell = Sell it to the bank for 5 euros.
city_tycoon-rules-place = Tiles and plants lie with an edge beside something that lies there already.
    .title = Where things lie
    .touch = Any free cell at the edge of the city will do. With two or three players some sides of the start tile are closed.
    .land = Land lies beside the tile that brought it, and is yours, like a tile.
    .water = Water lies there, too, and is nobody's. No cube crosses it.
    .arrows = An arrow on an edge: whoever supplies the neighbor it points at gets that as well, whoever owns the tile with the arrow.
city_tycoon-rules-plants = Red cubes come from sun and steam, blue ones from wind and water. Everybody may take cubes from every plant. Of each color only the uppermost can be built; the next ones are more expensive and stronger.
    .title = Plants
    .refilled = Solar and wind plants, with the round arrow, are filled up after each round. So are those of the start tile: a cube of each color for every player.
    .once = Steam and hydro plants, with ×1, are cheaper and mostly hold more, but they are never filled again.
city_tycoon-rules-supply = A tile is supplied with the cubes it needs, once a round; of two lines you choose one. They come from plants, step by step over tiles and land, never diagonally. For each cube you pay:
    .title = Supplying
    .own = Your own plants, tiles and land: nothing.
    .start = From the start tile or across it: 2 euros once, to the bank.
    .step = Each step onto someone else's tile, plant or land: 2 euros to that player.
    .other = Out of someone else's plant: 2 euros to that player.
    .yellow = Yellow cubes lie with you and need no route.
    .income = Then take the income: euros, points or yellow cubes, and what arrows give.
city_tycoon-rules-points = Whoever has the most points after round 4 wins; if they are equal, whoever has more money left.
    .title = What scores
    .tiles = Tiles with a shield, each time they are supplied.
    .laid = Some tiles, when they are laid.
    .arrows = Arrows with a shield, for supplying the neighbor.
    .money = 1 for every 10 euros at the end. Cubes left over are worth nothing.
