### What the icons on the table and the words on the cards mean; .words are the words that cards use for it.

glossary-goal = The goal
    .text = Fill your field with creatures that score well together. There are three rounds, and the highest total wins.

glossary-points = Points
    .text = The sum of the rounds counted so far. Points are counted at the end of each round, so it stays 0 during the first.

glossary-slots = Slots
    .text = How many of the 7 slots of a field are used. When a field is full, the last turns of the round begin.

glossary-value = Value
    .text = The points a creature gives by itself. Green: more than printed right now; red: less.

glossary-colour = Colour
    .text = Each of the five colours has its own bonus, given once: point at a colour to read it. Some cards ask for colours too.

glossary-colour-green = Green
    .text = +2 once, if you have 3 or more green creatures.

glossary-colour-yellow = Yellow
    .text = +3 once, if you have exactly 3 yellow creatures.

glossary-colour-orange = Orange
    .text = −1, if you have exactly 1 orange creature: have none, or several.

glossary-colour-grey = Grey
    .text = +2 once, if you have exactly 1 grey creature.

glossary-colour-blue = Blue
    .text = +3 once, if you have exactly 2 blue creatures.

glossary-divinity = Divinity
    .text = Dealt to you in secret for the round: it decides what brings you extra points. All are shown when points are counted.

glossary-belief = Belief
    .text = Chosen openly for the round: it lets you do what others may not. Nobody else can have the same one.

glossary-plays = Plays
    .text = On your turn you draw 5 cards and play 1 or 2 of them; the rest go under the deck.

glossary-face-down = Face-down
    .text = Only its player knows this creature until points are counted. Nobody may have more face-down than face-up ones.
    .words = face-down

glossary-starter = First player
    .text = Takes the first turn and chooses a belief first. After round 1, it's the player who scored the fewest points in the round.

glossary-last-turns = Last turns
    .text = A field is full: this many turns are left in this round, including skipped ones.

glossary-hand = Cards in hand
    .text = Drawn for this turn only: cards you don't play go under the deck.

glossary-round = Round
    .text = A match has three. Each begins with empty fields, all cards shuffled, and a new divinity and belief for everybody.

glossary-deck = Deck
    .text = All players draw from this deck. Cards you don't play go under it; when it's empty, the discard pile is shuffled and becomes the new one.

glossary-discard = Discard pile
    .text = Played spells and destroyed creatures, the last one on top. Anybody may look through it.

glossary-declared = Identification declared
    .text = This player's divinity has Identification, and the player accuses somebody. The divinity itself stays secret.

glossary-identification = Identification
    .text = Before divinities are shown, you accuse a player of serving one. If you're right, you take 4 points from them; if not, nothing happens.
    .words = Identification

glossary-outnumber = Outnumber
    .text = Counts if you have more copies of this creature than every other player; once for each of your copies.
    .words = Outnumber

glossary-unique = Unique
    .text = Counts if no other player has this creature; once for each of your copies.
    .words = Unique

glossary-polychrome = Polychrome
    .text = Counts if you have creatures of all five colours.
    .words = Polychrome

glossary-monochrome = Monochrome
    .text = Counts if all your creatures are of one colour.
    .words = Monochrome

glossary-strong = Strong
    .text = Counts at the very end if you have the highest total, even when it costs you points.
    .words = Strong

glossary-weak = Weak
    .text = Counts at the very end if you have the lowest total. Nobody uses both Strong and Weak.
    .words = Weak

glossary-fusion = Fusion
    .text = Two of these can become a pair in a single slot, at any time on your turn.
    .words = Fusion

glossary-resurrection = Resurrection
    .text = If it would be destroyed, it stays, can't be destroyed again, and is worth more. ↻ marks one that has come back.
    .words = Resurrection

glossary-indestructible = Indestructible
    .text = Can't be destroyed, and can't be chosen by effects that only destroy.
    .words = Indestructible

glossary-count = Count effect
    .text = Gives its points once, as soon as you have this many copies; more copies give no more.
    .words = Count effect

glossary-used = Activated
    .text = This Chimera has been activated this round and can't be activated again.

glossary-was-down = Was face-down
    .text = This creature lay face-down when the round ended; some cards count that.

glossary-changed = Changed
    .text = Counts as another creature or another colour: a Gorgon copied, a Werewolf turned it, or Totemism recoloured it.

glossary-aim = Target
    .text = A Gorgon or Werewolf has declared this creature as its target, or this one has declared another.

glossary-column-values = Val.: values
    .text = The values of all your creatures added up.

glossary-column-bonuses = Bon.: bonuses
    .text = What your creatures give besides their value: keywords such as Outnumber, count effects, and other bonuses.

glossary-column-colours = Col.: colours
    .text = Green: +2 with 3 or more. Yellow: +3 with exactly 3. Grey: +2 with exactly 1. Blue: +3 with exactly 2. Orange: −1 with exactly 1.

glossary-column-subtotal = Sub.: subtotal
    .text = Values, bonuses and colours together, before the divinities are shown.

glossary-column-divinity = Div.: divinity
    .text = What your secret divinity gives.

glossary-column-identification = Id.: identification
    .text = 4 points taken from, or lost to, a player who accused correctly.

glossary-column-extremes = S/W: Strong and Weak
    .text = Compared once, last of all: Strong counts for the highest total, Weak for the lowest.

glossary-column-total = =: round score
    .text = All columns added up: the points of this round.
