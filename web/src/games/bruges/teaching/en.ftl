### Bruges explained: the first game, what things are, why one is asked, and the rules in a few pages.

## The first game

bruges-lesson-welcome = You and a computer player each build a street in Bruges, around 1450, and invite people into its houses; whoever has the most points in the end wins. You need no rules: I explain each thing once, when it comes up. My orange frame shows what I am talking about: here, your hand. What shines in turquoise is yours to choose; while I have something to say first, the question waits.
    .title = Welcome to Bruges
bruges-lesson-draw = Every round begins with five cards in hand. You have three: click one of the two piles for each card that is missing. You see only the color of a pile's top card, but it matters: it decides which workers, which money, which threat and which field of the canal a card is good for. You see the faces when your hand is full.
    .title = Draw cards
bruges-lesson-dice = Five dice, the same for everyone, all round. A card used for money brings as many guilders as the die of its color shows. A 5 or 6 is bad news: everyone takes a threat marker of that color. All 1s and 2s added up are the price of a field on the stairs of the town hall; without any, nobody can go.
    .title = The dice of the round
bruges-lesson-danger = { $count ->
        [0] You have taken a threat marker.
       *[other] A marker of { br-colour-threat } ({ br-colour-name }) lies before you, { $count } of 3.
    } The third of a color does damage, then all of that color go back; whoever has nothing of the kind loses nothing. A card of its color gives a marker back, and earns a point.
    .title = A threat
    .blue = Blue: flood takes all workers
    .brown = Brown: plague takes a person
    .yellow = Yellow: raid takes all guilders
    .red = Red: fire takes a house or canal tile
    .violet = Violet: intrigue takes 3 points
bruges-lesson-stairs = For { $price ->
        [one] { $price } guilder
       *[other] { $price } guilders
    } (all 1s and 2s of the dice) your pawn climbs a field on the stairs, the reputation track: click the field that shines. The number on your field counts as points at the end of the game. You may climb once a round, and a field may cost up to 10 guilders.
    .title = The stairs of the town hall
bruges-lesson-turn = Four times a round you play one card. Pick one: where you can use it now lights up, with what it costs and brings. Begin with a house: nobody moves in without one.
    .title = One card, six uses
    .workers = Two workers: on their boat
    .money = Money: on its die
    .threat = A marker back: on its threat
    .canal = Canal: on the next field
    .house = A house: for a worker
    .person = Its person, for the price on it: into an empty house
bruges-lesson-house = The card lies face down now: its back is a house, worth a point at the end. It cost a worker of its color. One person may live in it, of any color.
    .title = Your first house
bruges-lesson-person = A person costs the guilders in the coin of its card. The points on the shield count at the end, and the round sign tells when a person works: { $sign ->
        [flash] this flash now, once.
        [worker] this one once a round in your turn, for a worker.
        [always-round] this loop once a round in your turn, at no cost.
        [laurel] this wreath in final scoring.
       *[other] this loop by itself, whenever its time comes.
    }
    .title = Your first person
    .flash = Flash: once, at once
    .worker = Worker: once a round, for a worker
    .always = Loop: always, at no cost
    .laurel = Wreath: at the end of the game
bruges-lesson-workers = Two workers of the card's color have come to their boat. A house costs one of its color, and many persons ask for one when they are used. They stay from round to round, unless a flood takes them.
    .title = Workers
bruges-lesson-money = As many guilders as the die of that color shows. They pay for persons, for the canal and for the stairs, and stay from round to round, unless a raid takes them.
    .title = Money
bruges-lesson-threat = The marker is gone, and you have a point at once. That is worth doing before the third one comes, or when nothing better is in your hand.
    .title = A threat averted
bruges-lesson-canal = The canal is built outward from the gatehouse: two sections of five fields. The next field of a section needs a card of its color and the guilders in its coin. The third field of each is worth 3 points at the end. Whoever completes a section takes the most valuable statue of the town hall, now { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .title = The canal
bruges-lesson-points = You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far. If the game ended now, it would be { $total }. What is left of guilders, workers and cards is worth nothing, but in a tie the richer player wins. Counted at the end:
    .title = Your points
    .persons = Persons, houses, and what wreaths count
    .majorities = 4 for each majority
    .canal = 3 for the third field of a section, and statues
    .stairs = The points of your field
bruges-lesson-end = Done, the card is used. Until you end your turn, “Undo” takes it back, as long as nothing hidden came to light. Then the computer player has a turn; what it does is told in the Story.
    .title = End your turn
bruges-lesson-use = A person of yours can be used now. That is an extra, before or after your card: click the window. Those with a worker in their sign need a worker of that color. Each works once a round, and you may use as many as you have.
    .title = Use a person
bruges-lesson-majority = At a round's end whoever is alone in front, on the stairs, with persons or with canal tiles, turns over a majority marker, worth 4 points at the end of the game. { $mine ->
        [none] You have turned none
       *[other] You have turned: { $mine }
    }; { $theirs ->
        [none] the computer player none.
       *[other] the computer player: { $theirs }.
    } It stays so unless another player's person turns it back, and others may still turn theirs. Where two are level, nobody does.
    .title = Majorities
bruges-lesson-round = { $first ->
        [me] The shield with the lion goes round: now it is yours, and you go first
       *[other] The shield with the lion goes round: now the computer player has it and goes first
    }. Used persons are free again, and the card you did not play stays in your hand. Fill it to five cards; then the dice are rolled anew.
    .title = The next round
bruges-lesson-warning = { $colour ->
        [none] A threat with 2 of 3 markers does damage with the next one.
       *[other] Before you lie 2 of 3 markers of { br-colour-threat }: with the next 5 or 6 on the { br-colour-name } die it does damage.
    } You hold a card of its color: pick it and click the threat, and a marker goes back, for a point.
    .title = Danger
bruges-lesson-ending = The extra pile waits{ $cards ->
        [0] {""}
       *[other] {" "}with { $cards } cards
    } until a draw pile is used up, and takes its place. If that happens while hands are filled, this round is the last, else the next one. Then the points are counted.
    .title = How the game ends
bruges-lesson-free = That is the whole game: draw, dice, four cards, majorities. Play on as you like. I stay behind the question marks: the upper one tells what anything is, the one at the question why you are asked and what the clerk, a good computer player, would do.
    .title = Over to you

## What things are

bruges-about-card = A card of your hand. One card, six uses: two workers of its color, guilders as its die shows, a threat marker of its color given back for a point, a field of the canal of its color, a house with its back, or the person on its face.
    .gives = The person gives the points on the shield and what the text says. The coin is the price. The icons say the same as the text: what you return, an arrow, what you gain, after a slash what is counted.
    .counts = You play one card a turn, four in a round; what is left stays in your hand. A little house ⌂ on a card seen large means that the rulebook does not tell all its values, and we chose some.
bruges-about-person = A person at home. The plate shows name and color, the curb the color of the house, the sign in the gable the group.
    .gives = Points at the end, and what the text says.
    .counts = The sign tells when: a flash only when the person moves in, a worker once a round for a worker, the loop always, the wreath in final scoring. A check mark means used this round.
bruges-about-house = A house. One person fits in it, of any color.
    .gives = A point at the end, and room for a person.
    .counts = Building one costs a worker of its color. Fire takes one away; whoever lived there goes back to the hand.
bruges-about-pile = A draw pile; of its top card you see the color. The extra pile waits until one of the others is used up.
    .gives = Cards: choose by color.
    .counts = At the start of a round, until everyone has five cards; and whenever a person lets you draw. When the extra pile comes in, that round or the next is the last.
bruges-about-discard = The discard pile. Cards used for anything but a house or a person end here, face up.
    .gives = Nothing by itself; some persons take something out of it.
    .counts = All game.
bruges-about-discards = The discard pile. Cards used for anything but a house or a person end here, face up.
    .gives = Nothing by itself; some persons take something out of it.
    .counts = All game.
bruges-about-worker = Workers of one color, in their boat.
    .gives = One pays for a house of this color; persons ask for one when they are used.
    .counts = Any time. A flood takes all of them.
bruges-about-threat = A threat and its markers: blue flood, brown plague, yellow raid, red fire, violet intrigue.
    .gives = The third marker does damage: all workers, a person, all guilders, a house or a piece of canal, or 3 points are lost. Then the markers go back.
    .counts = Everyone takes one when the die of its color shows 5 or 6. A card of its color gives one back and earns a point.
bruges-about-die = A die of this round; it applies to everyone.
    .gives = A card of this color brings that many guilders. 5 or 6 brings a threat marker of this color; 1 or 2 is part of the price of a field on the stairs.
    .counts = Rolled once, in phase 2 of each round.
bruges-about-canal = A section of the canal: five fields, outward from the gatehouse.
    .gives = 3 points for its third field; the most valuable statue that is left for its fifth.
    .counts = Each field needs a card of its color and its price. Whoever alone has the most tiles at the end of a round turns a majority marker.
bruges-about-stairs = The stairs of the town hall are the reputation track.
    .gives = The points of your field in final scoring, up to 12.
    .counts = Once a round, for the sum of all dice showing 1 or 2. Whoever is alone in front turns a majority marker.
bruges-about-statue = The statues that are left, the most valuable first.
    .gives = Their points in final scoring.
    .counts = For whoever completes the next section of a canal.
bruges-about-majority = A majority marker: reputation, persons or canal.
    .gives = 4 points in final scoring once its colored side is up.
    .counts = At the end of each round, for whoever is alone in front; others may earn the same later.
bruges-about-seat = A player with street, workers and canal.
    .gives = Nothing to you; but what they have decides majorities.
    .counts = At the end of each round.
bruges-about-guilders = Guilders, the money of the town.
    .gives = They pay for persons, canal and stairs.
    .counts = Any time. A raid takes all of them.
bruges-about-points = Points so far, and what they would be if the game ended now.
    .gives = Whoever has the most wins.
    .counts = At the end.
bruges-about-hand = Your hand; the others see only the backs.
    .gives = Five cards at the start of a round.
    .counts = You play four of them.
bruges-about-chapter = The round, and its phase.
    .gives = Phase 1: fill your hand. 2: dice, threats and stairs. 3: four cards each, in turn. 4: majorities.
    .counts = The last round comes when a draw pile is used up.

## Why one is asked

asked-br-ask-choose-colour = Everyone chooses a color, in the order of seats. The colors of the canal fields on both sides of your gatehouse come with it.
asked-br-ask-turn = Phase 3: everyone plays one card at a time, four in a round. Pick a card; the places where it can be used light up.
asked-br-ask-turn-or-use = Phase 3: one card must be played. Persons that work in your turn may be used before it or after it.
asked-br-ask-turn-without-cards = It is your turn, but your hand is empty; a person may still be used.
asked-br-ask-end-turn = Your card is played. This question is there so that “Undo” can still take something back before the next player has a turn.
asked-br-ask-end-turn-or-use = Your card is played. You may still use persons, or undo; then end the turn.
asked-br-ask-play = A person lets you play another card in this turn.
asked-br-ask-act = A person lets you take a card and use it at once, as in a turn.
asked-br-ask-may-advance = Phase 2: some dice show 1 or 2, so everyone may buy one field on the stairs. It brings points at the end.
asked-br-ask-draw = In phase 1 hands are filled up to five cards; persons, too, let you draw. You choose the piles one by one and look at the cards when all are drawn.
asked-br-ask-hold = A person lets you use the top card of a pile at once; the color is all you know of it.
asked-br-ask-discard = You have to discard cards, and may choose which.
asked-br-ask-choose-workers = You gain workers, and their color is up to you.
asked-br-ask-give-back = You may return threat markers; each brings a point.
asked-br-ask-give-back-up-to = You may return threat markers, one at a time, or stop; each brings a point.
asked-br-ask-strike = You suffer several kinds of damage at once; their order is up to you, and it may spare you something.
asked-br-ask-burn = Fire takes a house or the outermost tile of your canal. Whoever lives in the house goes back to your hand.
asked-br-ask-lose-house = Another player's person takes one of your houses. Whoever lives there goes back to your hand.
asked-br-ask-lose-tile = Another player's person takes an outermost tile of your canal.
asked-br-ask-lose-person = Plague, or a person of another player, takes one of your persons. The house stays.
asked-br-ask-lay-drawn = A person lets you build a house with the top card of a pile.
asked-br-ask-buy-workers = You may buy workers, one by one, or stop.
asked-br-ask-pay-any = The person you use asks for a worker of any color; the color may decide what it gives.
asked-br-ask-return-different = The person pays for workers of different colors, one by one.
asked-br-ask-exchange = The person lets you exchange workers, one by one, or stop.
asked-br-ask-give-workers = Another player's person takes workers from you; which ones is your choice.
asked-br-ask-forge = The person lets your next card count as another color.
asked-br-ask-scheme = The person returns a marker of yours and gives one of the same color to everybody else.
asked-br-ask-select = A person lets somebody out of the discard pile move into one of your houses.
asked-br-ask-build-canal = A person lets you build on the canal; you choose the section.
asked-br-ask-turn-back = A person of another player makes you turn one of your majority markers back.
asked-br-ask-return-persons = A person lets you take persons back into your hand, to bring them in again.
asked-br-ask-activate-again = A person lets another one work a second time this round.
asked-br-ask-activate-freely = A person lets another one work without the worker it asks for.
asked-br-ask-copy-flash = A person lets you carry out the flash of somebody else's person.

## The rules in a few pages

bruges-rules-goal = Build a street along the canals of Bruges and fill it with people of every trade. Whoever has the most points after the last round wins.
    .title = The goal
bruges-rules-round = A round has four phases.
    .title = A round
    .draw = 1. In turn everyone fills the hand to five cards, from either pile, and looks at them when all are drawn.
    .dice = 2. The dice are rolled. Every 5 and 6 brings everyone a threat marker of its color. Then each may climb a field for the sum of all 1s and 2s.
    .play = 3. In turn everyone plays a card, four times. One stays in the hand.
    .end = 4. Whoever is alone in front on the stairs, with persons or with the canal turns that marker. Persons can be used again.
bruges-rules-card = Each card is used in one of six ways.
    .title = One card, six uses
    .workers = Two workers of its color.
    .money = As many guilders as the die of its color shows.
    .threat = A threat marker of its color goes back, for a point.
    .canal = A tile on the next field of a section, if that has its color, for its price of 1 to 5.
    .house = A house, face down, for a worker of its color.
    .person = The person moves into an empty house, for the guilders in the coin.
bruges-rules-threats = The third marker of a color does damage, and all markers of that color go back.
    .title = Threats
    .blue = Flood: all workers are lost.
    .brown = Plague: a person is discarded; the house stays.
    .yellow = Raid: all guilders are lost.
    .red = Fire: a house or the outermost tile of the canal is lost. Whoever lived there goes back to the hand.
    .violet = Intrigue: 3 points are lost.
bruges-rules-persons = The sign of a person tells when it works.
    .title = Persons
    .flash = Flash: once, when the person moves in.
    .worker = Worker: in your turn, once a round, for a worker of that color.
    .always = Loop: once a round, or always when its time comes, at no cost.
    .laurel = Wreath: in final scoring.
bruges-rules-points = When a draw pile is used up the extra pile takes its place, and that round is the last (the next one, if the pile runs out after phase 1). Then all is counted.
    .title = The end
    .persons = The points on persons, 1 for each house, and what wreaths count.
    .majorities = 4 for each marker turned to its color.
    .canal = 3 for the third field of each section, and the statues.
    .stairs = The points of your field.
