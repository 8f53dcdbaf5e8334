### Hamburg explained: the first game, what things are, why one is asked, and the rules in a few pages.

## The first game

hamburg-lesson-welcome = You and a computer player each build a street in Hamburg, around 1890; whoever has the most points after eight seasons wins. You need no rules: I explain each thing once, when it comes up. My orange frame shows what I am talking about: here, your hand. What shines in turquoise is yours to choose; while I have something to say first, the question waits.
    .title = Welcome to Hamburg
hamburg-lesson-draw = Every season begins with five cards in hand. You have three: click two piles, or one of them twice. You see only color and sign of a pile, but they matter: they decide which workers, which money and which wall segment a card can bring.
    .title = Draw cards
hamburg-lesson-dice = Six dice, the same for everyone, all season. A card used for money brings as many marks as the die of its color shows. A 5 or 6 is bad news: the disaster of that color is increased. All 1s and 2s added up are the price of a step on City Hall Square; without any, nobody can go.
    .title = The dice of the season
hamburg-lesson-danger = { $level ->
        [0] One of your disasters has been increased.
       *[other] Your { hb-colour-disaster } ({ hb-colour-name }) has been increased to level { $level } of 3.
    } The third level strikes, then it begins at 0 again; whoever has nothing of the kind loses nothing. A card of its color decreases it by a level, and earns a point.
    .title = A disaster is increased
    .purple = Flood takes a site
    .orange = Fire takes a building
    .gray = Decay takes a wall segment
    .pink = Unrest takes all marks
    .brown = Disease takes all workers
hamburg-lesson-intrigue = The burning house holds the intrigue tokens. When the black die shows 5 or 6, everyone draws one, and the disaster on it is increased for whoever drew it{ $token ->
        [none] .
       *[other] : yours is { hb-token-name }.
    }
    .title = Intrigue
hamburg-lesson-square = For { $price ->
        [one] { $price } mark
       *[other] { $price } marks
    } (all 1s and 2s of the dice) your pawn goes a step towards City Hall: click the space that shines. The number on your space counts as points at the end of the game. A step may cost up to 12 marks, so today is a good day to go.
    .title = City Hall Square
hamburg-lesson-cleric = The black die has called a cleric to { $window ->
        [0] a window
       *[other] window { $window }
    }. At the season's end he steps down to the floor, and at the end of the game he gives everyone a point for each of their buildings in the color of his window; in window 6, for each Zoo and Park card. Point at a window, or long-press it, to see its categories.
    .title = A cleric in the church
hamburg-lesson-turn = Four times a season you play one card; the question calls it a standard action. A card can be used at six places. Begin with a site: no building stands without one. { $card ->
        [none] Pick a card
       *[other] Click “{ $card }”
    }, and the places where it can go light up.
    .title = One card, six uses
    .workers = Three workers: on the house of its color
    .money = Money: on the die of its color
    .decrease = A disaster decreased: on its gauge
    .wall = Wall: on the next segment
    .site = A site: face down, for a worker
    .build = Its building: on a site, for the price on it
hamburg-lesson-places = All that shines now takes { $card ->
        [none] your card
       *[other] “{ $card }”
    }. Each place shows what it costs and brings; what does not shine is not possible now. { $sites ->
        [0] Click the dashed plot: that makes a site.
       *[other] Click a place, and it is done.
    } To use another card, click that one.
    .title = The places of a card
hamburg-lesson-house = Your site is empty, and you can afford “{ $card }”: it costs { $price } marks. Click the card, then the site. The sign III on it means that it can be used in your turns.
    .title = Build on your site
hamburg-lesson-end = Done, the card is used. Until you end your turn, “Undo” takes it back, as long as nothing hidden came to light. { $rival ->
        [tom] Then it is your turn again, until four cards are played; TOM had his before yours.
       *[other] Then the computer player has a turn; what it does is told in the Story.
    }
    .title = End your turn
hamburg-lesson-site = The card lies face down now: its back is a site, and the curb shows its color. It cost a worker of that color. Any building may stand on it, whatever its own color, one to a site.
    .title = Your first site
hamburg-lesson-build = Its points count at the end of the game. The round sign on it tells when it works: { $sign ->
        [flash] this flash worked just now, once.
        [I] this one once a season, in phase I.
        [II] this one once a season, in phase II.
        [III] this one once a season in phase III, as an extra before or after your card.
        [IV] this one once a season, in phase IV.
        [laurel] this wreath in final scoring.
       *[other] this one always.
    } Phases: I draw, II dice, III your cards, IV the season's end.
    .title = Your first building
    .flash = Flash: once, at once
    .phase = I to IV: every season in that phase
    .always = Loop: always
    .laurel = Wreath: at the end of the game
hamburg-lesson-use = A building with the sign III can be used now. { $cards ->
        [none] {""}
       *[other] { $cards }
    } Click the building. That is an extra, before or after your card; each works once a season, and you may use as many as you have.
    .title = Use a building
hamburg-lesson-used = That was an extra: you paid what it needs and have what it gives. The gray check means used; next season it is free again.
    .title = A building at work
hamburg-lesson-workers = Three workers of the card's color have moved in. Laying a site costs one of its color, and most buildings need one when they are used. They stay from season to season, unless Disease takes them.
    .title = Workers
hamburg-lesson-money = As many marks as the die of that color shows. They pay for buildings, for the wall and for City Hall Square, and stay from season to season, unless Unrest takes them.
    .title = Money
hamburg-lesson-decrease = The disaster is decreased by a level, and you have a point at once. That is worth doing before the third level, or when nothing better is in your hand.
    .title = A disaster decreased
hamburg-lesson-wall = The waterfront before your street is a wall to be built, outward from the tower: two halves of five segments. The bright one is next: it needs a card of its color and the marks in its coin. The third segment of each half is worth 3 points at the end. Whoever completes a half takes the golden statue, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end; the next ones wait in the niches of City Hall.
    .title = The city wall
hamburg-lesson-garden = Zoo and Park cards need no site: they live on the hill behind your street. Zoo cards are worth many points, Parks give something at the start of every season.
    .title = Zoo and Park
hamburg-lesson-points = You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far. If the game ended now, it would be { $total }, with cards, majorities, wall, clerics and City Hall Square. Marks and workers left over are worth nothing, but in a tie the richer player wins.
    .title = Your points
hamburg-lesson-majority = At a season's end whoever is alone in front somewhere flips that token: 4 points at the end of the game.
    .title = Majorities
    .square = Farthest up City Hall Square: { hamburg-lesson-of }
    .buildings = Most buildings: { hamburg-lesson-of }
    .wall = Longest wall: { hamburg-lesson-of }
    .points = Most points: { hamburg-lesson-of }
    .zoo = Most animals: { hamburg-lesson-of }
hamburg-lesson-of = { $of ->
    [me] you
    [other] the computer player
    [tom] TOM
   *[none] nobody alone
}
hamburg-lesson-season = { $first ->
        [me] The red shield is yours: you go first
        [tom] TOM comes before you, as always, and so
       *[other] The red shield has moved on: the computer player goes first
    } in every round of this season. Used buildings are free again, and the cleric has stepped down. Fill your hand to five cards; then the dice are rolled anew.
    .title = The next season
hamburg-lesson-warning = { $colour ->
        [none] A disaster at level 2 of 3 strikes when it is next increased.
       *[other] Your { hb-colour-disaster } is at level 2 of 3: with the next 5 or 6 on the { hb-colour-name } die it strikes.
    } A card of its color decreases it again, for a point{ $card ->
        [none] : it is worth keeping one.
       *[other] : click “{ $card }”, then the gauge. You may do something else, of course, and take the risk.
    }
    .title = Danger
hamburg-lesson-tom-welcome = You are alone in Hamburg, around 1890, but for TOM: the dice play for him. Each of you builds a street; whoever has more points after eight seasons wins. You need no rules: I explain each thing once, when it comes up. My orange frame shows what I am talking about: here, your hand. What shines in turquoise is yours to choose; while I have something to say first, the question waits.
    .title = Welcome, you and TOM
hamburg-lesson-tom-money = TOM has no cards, so he cannot take money as you do. Instead the black die gives him { $pips ->
        [0] as many marks as it shows
        [one] { $pips } mark
       *[other] { $pips } marks
    } every season anew. Disasters are increased for him just as for you.
    .title = TOM's money
hamburg-lesson-tom-dice = TOM has had his turn: once a season he resolves the five colored dice, from the lowest to the highest, before you. What he cannot do he replaces by something smaller. All of it is told in the Story.
    .title = The dice play for TOM
    .one = 1: a point
    .two = 2: two workers
    .three = 3: a wall segment
    .four = 4: a disaster decreased, or a site
    .five = 5: a building from the pile
    .six = 6: a building, or wall
hamburg-lesson-tom-square = TOM goes a step on City Hall Square whenever he can pay for it. Who is farther up, alone, at the season's end has that majority.
    .title = TOM on the Square
hamburg-lesson-tom-builds = TOM builds what he turns up, good or not. What his buildings do counts for him: those with a sign from I to IV he uses from left to right, as long as he has the workers. Click his side of the table to look at his street.
    .title = TOM's street
hamburg-lesson-free = That is the whole game: draw, dice, four cards, majorities, eight times over. Play on as you like. I stay behind the question marks: the upper one tells what anything is, the one at the question why you are asked and what the clerk, a good computer player, would do.
    .title = Over to you

## What things are

hamburg-about-card = A card of your hand. One card, six uses: three workers of its color, marks as its die shows, its disaster decreased for a point, a wall segment of its color, a site with its back, or what is drawn on its face.
    .gives = Built, it gives the points on its shield and what its text says. The coin is its price. The icons say the same as the text: what you return, an arrow, what you gain, after a slash what is counted.
    .counts = You play one card a turn, four in a season; what is left stays in your hand. A little house ⌂ on a card seen large means that the rulebook prints no values for it, and we chose some.
hamburg-about-building = A building in a street. The plate shows its name and color, the curb below it the color of its site.
    .gives = Its points, and what its text says.
    .counts = The sign tells when: a flash only when it is built, I to IV once in that phase, the loop always, the wreath in final scoring. A check mark means that it was used this season.
hamburg-about-site = A site. One building fits on it, of any color.
    .gives = A place to build; some buildings count sites of a color.
    .counts = Laying one costs a worker of its color. A flood takes one away; the building on it goes back to the hand.
hamburg-about-pile = A draw pile, by the color of its cards.
    .gives = Cards of this color: its workers, its die, its disaster, its wall segment.
    .counts = At the start of a season, until everyone has five cards; and whenever a card lets you draw.
hamburg-about-discard = The discard pile. Cards used for anything but a site or a building end here, face up; at the start one card of each color lies here.
    .gives = Nothing by itself; some cards take something out of it.
    .counts = All season.
hamburg-about-discards = The discard pile. Cards used for anything but a site or a building end here, face up; at the start one card of each color lies here.
    .gives = Nothing by itself; some cards take something out of it.
    .counts = All season.
hamburg-about-worker = Workers of one color.
    .gives = One pays for a site of this color; buildings need one when they are used.
    .counts = Any time. Disease takes all of them, so do not save up too many while brown is high.
hamburg-about-level = A disaster and its level: purple flood, orange fire, gray decay, pink unrest, brown disease.
    .gives = Increased for the third time, it strikes: a site, a building, a wall segment, all marks or all workers are lost. Then it starts at 0 again.
    .counts = It is increased when the die of its color shows 5 or 6, or by an intrigue token. A card of its color decreases it and earns a point.
hamburg-about-die = A die of this season; it applies to everyone.
    .gives = A card of this color brings that many marks. 5 or 6 increases the disaster of this color; 1 or 2 is part of the price on City Hall Square. The black die names the cleric's window, and with 5 or 6 it brings intrigue.
    .counts = Rolled once, at the start of each season.
hamburg-about-wall = Half of the city wall: five segments, outward from the tower.
    .gives = 3 points for its third segment; the most valuable statue that is left for its fifth.
    .counts = Each segment needs a card of its color and its price. Whoever alone has the most segments at the end of a season flips a majority token. Decay tears one down.
hamburg-about-square = City Hall Square, space by space up to the hall.
    .gives = The points of your space in final scoring, up to 18; on the last one 4 points each time you would go further.
    .counts = Once a season, for the sum of all dice showing 1 or 2. Whoever is alone in front flips a majority token at its end.
hamburg-about-window = A window of the church, for the four categories of buildings in its color; the black one is for Zoo and Park. Point at it, and it names them.
    .gives = In final scoring each cleric on the floor below gives a point for each of your cards in these categories.
    .counts = The black die sends one cleric a season to a window; at its end he steps down.
hamburg-about-majority = A majority token: City Hall Square, buildings, wall, points or zoo.
    .gives = 4 points in final scoring if it is flipped then; only another player's card can flip it back.
    .counts = At the end of each season, for whoever is alone in front; others may earn the same later.
hamburg-about-garden = A zoo or park card on the hill. It needs no site and is no building.
    .gives = Animals give many points. Parks give something at the start of every season.
    .counts = Whoever alone has the most animals at the end of a season flips a majority token. Clerics below the black window count both.
hamburg-about-found = A card that was found for you.
    .gives = You may take it into your hand.
    .counts = Now.
hamburg-about-seat = A player with street, workers, wall and garden.
    .gives = Nothing to you; but what they have decides majorities.
    .counts = At the end of each season.
hamburg-about-tokens = The burning house with the intrigue tokens.
    .gives = Each shows a disaster that is increased for whoever draws it.
    .counts = When the black die shows 5 or 6, everyone draws one.
hamburg-about-exchange = The stock exchange: a tile with three steps, and the price tracker beside it.
    .gives = The tracker's step says how much more or less a standard action costs or brings.
    .counts = For everyone, as long as the tile lies there.
hamburg-about-ship = A ship: in the roadstead it waits, at the dock it is active.
    .gives = Whoever builds a wall segment as a standard action may use a ship at the dock for a worker in the color of the card played.
    .counts = In seasons when its die shows 3 or 4.
hamburg-about-statue = The next statue of Hans Hummel; those after it wait in the niches of City Hall.
    .gives = Its points in final scoring.
    .counts = For whoever completes the next half of a wall.
hamburg-about-marks = Marks, the money of the town.
    .gives = They pay for buildings, wall and City Hall Square; in a tie the richer player wins.
    .counts = Any time. Unrest takes all of them.
hamburg-about-points = Points on the track so far.
    .gives = Most come in final scoring: cards, wreaths, majorities, wall and statues, clerics, City Hall Square.
    .counts = Whoever is alone in front at the end of a season flips a majority token.
hamburg-about-hand = Your hand. Five cards at the start of a season, four of them are played.
    .gives = Everything you do begins with a card.
    .counts = Others see only the colors of the backs.
hamburg-about-mayor = A mayor, with the side that was chosen.
    .gives = What its text says; it also decides what one begins with.
    .counts = All game; some abilities once a season.
hamburg-about-chapter = The season, its phase and its round.
    .gives = Phase I: draw cards. II: dice. III: four rounds of one card each. IV: majorities, the cleric, a new first player.
    .counts = The game ends with the eighth season.
hamburg-about-first = The first player of this season.
    .gives = The first turn in every round.
    .counts = It passes on at the end of the season.

## Why one is asked

asked-hb-ask-turn = It is your turn in phase III: everyone plays one card at a time, four in a season. Pick a card; the places where it can be used light up.
asked-hb-ask-turn-or-use = It is your turn in phase III: one card must be played. Buildings with the sign III may be used before it or after it, as often as there are any.
asked-hb-ask-turn-without-cards = It is your turn, but your hand is empty, so there is no action; a building may still be used.
asked-hb-ask-end-turn = Your card is played. This question is there so that “Undo” can still take something back before the next player has a turn.
asked-hb-ask-end-turn-or-use = Your card is played. You may still use buildings, or undo; then end the turn.
asked-hb-ask-action-in-colour = You gave a worker so that your card counts as another color; now play that card.
asked-hb-ask-act = A card lets you draw another and use it at once, as in a turn.
asked-hb-ask-city-hall-uses = Phase II: before the step on City Hall Square you may use a building that works now.
asked-hb-ask-city-hall = Phase II: some dice show 1 or 2, so everyone may buy one step on City Hall Square. It brings points at the end.
asked-hb-ask-before-disasters = Phase II: the dice are rolled. A building may be used before disasters are increased.
asked-hb-ask-replenish = Phase I: hands are filled up to five cards. You choose the piles one by one and look at the cards when all are drawn.
asked-hb-ask-draw = A card or tile lets you draw; the choice of pile is yours.
asked-hb-ask-hold = A card lets you use the top card of a pile at once; the color is all you know of it.
asked-hb-ask-lay-drawn = A card lets you lay the top card of a pile as a site.
asked-hb-ask-discard = You have to discard cards, and may choose which.
asked-hb-ask-choose-workers = You gain workers, and their color is up to you.
asked-hb-ask-buy-workers = You may buy workers, one by one, or stop.
asked-hb-ask-pay-any = The building you use needs a worker of any color; the color may decide what it gives.
asked-hb-ask-return-different = The building pays for workers of different colors, one by one.
asked-hb-ask-exchange = The building lets you exchange workers, one by one, or stop.
asked-hb-ask-give-workers = Another player's card takes workers from you; which ones is your choice.
asked-hb-ask-tribute = The card gives you a point for each mark you give to another player.
asked-hb-ask-lower = You may decrease a disaster; each time brings a point.
asked-hb-ask-lower-up-to = You may decrease disasters, one level at a time, or stop; each time brings a point.
asked-hb-ask-lower-colour = You may decrease this disaster; each time brings a point.
asked-hb-ask-curse = The card decreases a disaster of yours and increases the same one for everybody else.
asked-hb-ask-choose-rise = A building lets you choose which disaster is increased instead of the one on the token.
asked-hb-ask-prevent = A disaster of yours is about to be increased, and a building lets you prevent that with a worker.
asked-hb-ask-strike = Several disasters strike you at once; their order is up to you, and it may spare you something.
asked-hb-ask-tear-down = Decay, or a card of another player, tears down an outermost segment of your wall.
asked-hb-ask-lose-building = Fire, or a card of another player, takes one of your buildings. Its site stays.
asked-hb-ask-lose-site = Flood takes one of your sites. A building on it goes back to your hand.
asked-hb-ask-select = A card lets you build something out of the discard pile.
asked-hb-ask-search = A card lets you look for a card of a category in a pile.
asked-hb-ask-build-wall = A card lets you build a wall segment; you choose the half.
asked-hb-ask-deactivate = A card of another player makes you flip one of your majority tokens back.
asked-hb-ask-return-buildings = A card lets you take buildings back into your hand, to build them again.
asked-hb-ask-activate-again = A building lets another one work a second time this season.
asked-hb-ask-activate-freely = A building lets another one work without the worker it needs.
asked-hb-ask-copy-flash = A card lets you use the flash of somebody else's building.
asked-hb-ask-flash-again = A building lets the flash work twice.
asked-hb-ask-tuck = A building may go under a zoo card of the same color instead of onto a site.
asked-hb-ask-place-in-church = A card lets one of your workers stand in the church like a cleric.
asked-hb-ask-move-cleric = A building lets you move this season's cleric to the next window; you decide which categories he will count for.
asked-hb-ask-mayor-side = Before the game everyone chooses one side of their mayor. It decides what you begin with and what you can do all game.
asked-hb-ask-may-take-token = The black die shows 5 or 6, so everyone draws an intrigue token; your mayor lets you decline.
asked-hb-ask-take-statue = You have completed half of your wall. The statue brings points at the end, the Zitronenjette marks at once.
asked-hb-ask-gift = Some intrigue tokens come with a little gift, which you may take.
asked-hb-ask-lower-other = The gift decreases a disaster, but not the one that has just been increased.
asked-hb-ask-ship = You have built a wall segment: for a worker in the color of that card you may use a ship at the dock.
asked-hb-ask-take-of-one-colour = The workers you gain are all of one color, which you choose.
asked-hb-ask-own-flash = You may use the flash of one of your own buildings once more.
asked-hb-ask-draw-from-pile = All cards come from one pile, which you choose.
asked-hb-ask-return-workers = Workers have to be returned; which ones is your choice.
asked-hb-ask-choose-workers-among = You gain a worker of one of these colors.
asked-hb-ask-return-workers-among = A worker of one of these colors has to be returned.

## The rules in a few pages

hamburg-rules-goal = Each player builds a street in Hamburg around 1890. After eight seasons whoever has the most points is mayor; in a tie, whoever has more marks.
    .title = The goal
hamburg-rules-season = A season has four phases, and eight seasons make a game.
    .title = A season
    .draw = I. Everyone fills the hand up to five cards, from piles of their choice. Parks give their income.
    .dice = II. Six dice are rolled for all. A cleric goes to the window that the black die names. 5 and 6 increase disasters. Dice showing 1 or 2 add up to the price of one step on City Hall Square.
    .play = III. Four rounds: in turn everyone plays one card for one of six actions, and may use buildings.
    .end = IV. Whoever is alone in front flips majority tokens. The cleric steps down. Buildings are free again, and someone else goes first.
hamburg-rules-card = Every card can be used in six ways. Which way is best is what the game is about.
    .title = One card, six uses
    .workers = Three workers of its color.
    .money = As many marks as the die of its color shows.
    .decrease = The disaster of its color is decreased by a level, and you gain a point.
    .wall = The next wall segment, if it has that color, for its price.
    .site = Its back becomes a site, for a worker of its color.
    .build = Its face is built onto any empty site, for the price on its coin. Animals and parks need no site.
hamburg-rules-disasters = A disaster that is increased for the third time strikes, and then begins at 0 again.
    .title = Disasters
    .purple = Flood: a site is lost; its building returns to the hand.
    .orange = Fire: a building is lost.
    .gray = Decay: a wall segment is lost.
    .pink = Unrest: all marks are lost.
    .brown = Disease: all workers are lost.
    .black = Intrigue: when the black die shows 5 or 6, everyone draws a token with a disaster of their own.
hamburg-rules-buildings = The sign on a card tells when it works.
    .title = When buildings work
    .flash = A flash: once, when it is built.
    .phase = I, II, III or IV: once a season in that phase, usually for a worker.
    .always = The loop: always.
    .laurel = The wreath: in final scoring.
    .icons = The line of icons on a card says the same as its text: what you return, an arrow, what you gain, and after a slash what is counted. * is any color, = the color met before, ≠ different ones.
hamburg-rules-points = A few points come during the game, most at its end.
    .title = What scores
    .cards = The points printed on your cards, and what wreaths give.
    .majorities = 4 for each majority: City Hall Square, buildings, wall, points, zoo.
    .wall = 3 for the third segment of each half, and the points of statues for complete halves.
    .church = 1 for each of your cards and each cleric below the window of its category.
    .square = The points of your space on City Hall Square, up to 18.

## The expansions and the solo game

hamburg-rules-mayors = Everyone begins differently and can do something that nobody else can.
    .title = Expansion: The Mayors
    .chapter = Rulebook: “Expansion 1: The Mayors”; what each of them can do stands in its addendum and under “Cards and tiles”.
    .side = Everyone draws one of five mayors and chooses one of his two sides. The other side does not count.
    .start = The side says with how many marks and workers you begin, instead of the usual 5 marks and a worker of each color.
    .gift = Its ability holds all game. Some allow more cards in hand, others make actions cheaper or spare you disasters; some work once a season.
hamburg-rules-statues = There is a second row of statues. Whoever completes half of the wall chooses.
    .title = Expansion: Hans Hummel and the Zitronenjette
    .chapter = Rulebook: “Expansion 2: Hans Hummel and the Zitronenjette”.
    .two = Two statues stand side by side: the next Hans Hummel, beginning with 10 points, and the next Zitronenjette, beginning with 12 marks. You take one of them.
    .hummel = Hans Hummel gives his points in final scoring.
    .jette = The Zitronenjette gives her marks at once.
hamburg-rules-intrigue = More tokens lie in the burning house: some are worse than the others, some bring a little comfort.
    .title = Expansion: Special Intrigue
    .chapter = Rulebook: “Expansion 3: Special Intrigue”; each token stands in its addendum.
    .mix = Ten new tokens are mixed with the usual ones. As always, everyone draws one when the black die shows 5 or 6.
    .double = Five of them increase two disasters of different colors by a level each.
    .gift = Five increase one disaster, and give something with it: cards, points, workers or marks.
hamburg-rules-ships = Six ships wait in the harbor and make the city wall more worth building.
    .title = Expansion: The Ships
    .chapter = Rulebook: “Expansion 4: The Ships”; what each ship does stands in its addendum.
    .wake = Phase II: after the disasters, a ship whose die shows 3 or 4 leaves the roadstead and docks. Now it is active.
    .use = Phase III: whoever builds a wall segment as a standard action may use one ship at the dock, of any color, for a worker in the color of the card played. A segment built by a building does not count.
    .back = Phase IV: all ships go back to the roadstead, used or not.
hamburg-rules-exchange = One standard action at a time is worth more than usual, then less. Whoever takes it must take the price as it is.
    .title = Expansion: The Stock Exchange
    .chapter = Rulebook: “Expansion 5: The Stock Exchange”; the tiles stand in its addendum.
    .action = The tile names an action; the price tracker says how much. After every such action the tracker goes one space on. An action done by a building does not count.
    .green = Spaces 1 to 3, green: the action brings more, or costs less, and more so with every space.
    .red = With space 4 the tile is flipped to red: until space 6 the action brings less, or costs more. Then the next tile follows. A tile may last longer than a season.
hamburg-rules-clerics = A tile lies in each window of the church, and that of the cleric changes the season for everyone. The rulebook does not recommend it together with the Stock Exchange.
    .title = Expansion: The Cleric Tiles
    .chapter = Rulebook: “Expansion 6: The Cleric Tiles”; the tiles stand in its addendum.
    .windows = Before the game six tiles are drawn and lie in the windows, each with a good or a bad side up.
    .cleric = Phase II: the black die sends the cleric to a window. Only the tile of that window counts, all season; if it changes a standard action, then not one that a building does.
    .flip = Phase IV: the cleric steps down, and his tile is flipped. Next time it does the opposite. For final scoring all tiles are taken away.
hamburg-rules-tom = Alone, you play against TOM, an opponent without a head: the dice decide what he does. Everything else is as usual, for eight seasons; whoever has more points wins.
    .title = Alone against TOM
    .chapter = Rulebook: “Solo rules”. Where they leave TOM a choice, our rulings say which he makes; the Story tells every one of them.
    .start = You both begin with 5 marks and a worker of each color. TOM has no hand, and nobody has the coat of arms: TOM always comes first.
    .black = Phase II: TOM gains as many marks as the black die shows. Disasters are increased for him, too.
    .square = TOM goes a step on City Hall Square whenever he can pay for it. You decide, as always.
    .one = Phase III: TOM resolves the five colored dice from the lowest to the highest, once a season. A 1 is a point for him.
    .two = A 2: two workers of its color.
    .three = A 3: a wall segment of its color, if it is next and he can pay; if not, a worker.
    .four = A 4: the disaster of its color is decreased, for a point. If there is none: a site of its color, for a worker. If that cannot be either: 4 marks.
    .five = A 5: he turns up the top card of its pile and builds it. If he has no empty site, or too little money, it becomes a site. If that cannot be either: 5 marks.
    .six = A 6: a card as with a 5. If he cannot build it, a wall segment; if not that, 6 marks.
    .uses = After that he uses his buildings from left to right, as far as his workers last.
    .you = Then you have your four turns, one after the other. At the end of the season majorities are compared as usual.
