### What the board and the score sheet of Mythology GO say; the terms are those of the rulebook.

## The board
## $name is a player or a card

mythology-round = Round { $round } of { $all }
mythology-round-short = Round { $round }
mythology-starter = First player
mythology-starter-is = First player: { $name }
mythology-phase-scoring = Counting
mythology-colour-green = green
mythology-colour-yellow = yellow
mythology-colour-orange = orange
mythology-colour-grey = grey
mythology-colour-blue = blue
mythology-plays-left =
    { $count ->
        [one] { $count } play left
       *[other] { $count } plays left
    }
mythology-last-turns = Last turns: { $count }
mythology-field-of = { $name }’s field
mythology-own = Your area
mythology-own-field = Your field
mythology-slots = { NUMBER($used) } of 7 slots used
mythology-face-down = face-down
mythology-face-down-one = Face-down creature

# $change is a number with its sign
mythology-value-now = value { $value } ({ $change } from draining)
mythology-colour-is = colour { $colour }
mythology-fused = fused pair
mythology-two-slots = two slots
mythology-resurrected = resurrected, indestructible
mythology-used = activated this round
mythology-was-down = was face-down
mythology-copies-now = counts as { $name }
mythology-aims = target: { $target }
mythology-deck = Deck
mythology-deck-known = Cards you know in the deck, bottom card first
mythology-discard = Discard pile
mythology-discard-short = Discard
mythology-casting = Being cast
mythology-aside = Shown and set aside
mythology-others = Other players
mythology-see = All of { $name }’s cards
mythology-divinity = Divinity
mythology-divinity-hidden = Divinity, face-down
mythology-no-divinity = No divinity
mythology-your-divinity = Your divinity
mythology-seen-unused = you know it’s unused
mythology-belief = Belief
mythology-no-belief = No belief yet
mythology-belief-used = used this round
mythology-total = Points
mythology-declared = Identification declared
mythology-declared-short = declared
mythology-not-declared = has not declared
mythology-spells =
    { $count ->
        [one] { $count } spell played this round
       *[other] { $count } spells played this round
    }
mythology-hand = Hand
mythology-hand-known = Known in hand
mythology-gave-up = has given up
mythology-choose-belief = Choose your belief
mythology-choose-belief-about = One belief for this round, face-up for all to see. Nobody else can take the same one.
mythology-easy-belief = Not sure yet? { $name } works by itself.
mythology-beliefs-left = Beliefs nobody has taken
mythology-wait-beliefs = { $name } is choosing a belief.
mythology-keep-divinity = Keep one divinity
mythology-keep-divinity-about = The other one joins the unused ones; nobody else sees it.
mythology-accuse = Accuse
mythology-accuse-about = You declared Identification, so accuse one player of serving one divinity. If you’re right, you take 4 points from them. If not, nothing happens.
mythology-accuse-whom = 1. Who?
mythology-accuse-of = 2. Which divinity?
mythology-accuse-first = Choose a player first.
mythology-face-downs = { NUMBER($count) } face-down
mythology-accusations = Accusations
mythology-accused-of = { $by } accuses { $player } of serving { $divinity }
mythology-declarations = Declared targets

# $source aims at $target
mythology-declaration = { $source } → { $target }
mythology-choose-colour = New colour
mythology-targets = Creatures to choose from
mythology-counting = Counting
mythology-counting-of = Points for round { $round }
mythology-result-of = Result of round { $round }
mythology-open-round = Points for round { $round }
mythology-details = Every point in words
mythology-nothing = No points
mythology-player = Player
mythology-winner = won the round
mythology-ranking = Final ranking
mythology-place = Place
mythology-rounds-won = Rounds won
mythology-has-colour-green = colour green
mythology-has-colour-yellow = colour yellow
mythology-has-colour-orange = colour orange
mythology-has-colour-grey = colour grey
mythology-has-colour-blue = colour blue
mythology-your-divinity-is = Your divinity: { $name }
mythology-divinity-hidden-declared = Divinity, face-down: Identification declared
mythology-round-label = Round { $round }:
mythology-targets-of = Creatures to choose from, { $name }

# what is still to be chosen, in “Choose … for Medusa.”
mythology-lacks-pair = a creature to pair it with
mythology-lacks-colour = a colour
mythology-lacks-creature = a creature
mythology-lacks-divinity = a divinity

## The columns of a counting: in full, in a word (head), and in a few letters (short)

mythology-column-name-values = Values
mythology-column-name-bonuses = Keywords, count effects and other bonuses
mythology-column-name-colours = Colours
mythology-column-name-subtotal = Subtotal
mythology-column-name-divinity = Divinity
mythology-column-name-identification = Identification
mythology-column-name-extremes = Strong and Weak
mythology-column-name-total = Round score
mythology-column-head-values = Values
mythology-column-head-bonuses = Bonuses
mythology-column-head-colours = Colours
mythology-column-head-subtotal = Subtotal
mythology-column-head-divinity = Divinity
mythology-column-head-identification = Identif.
mythology-column-head-extremes = Strong/Weak
mythology-column-head-total = Total
mythology-column-short-values = Val.
mythology-column-short-bonuses = Bon.
mythology-column-short-colours = Col.
mythology-column-short-subtotal = Sub.
mythology-column-short-divinity = Div.
mythology-column-short-identification = Id.
mythology-column-short-extremes = S/W
mythology-column-short-total = =

## Colours in one or two letters, on cards that are too small for the word

mythology-letter-green = Gn
mythology-letter-yellow = Y
mythology-letter-orange = O
mythology-letter-grey = Gy
mythology-letter-blue = B

## What has just come to its end

mythology-moment-round = Round { $round } is over

## The score sheet

mythology-score-starter = First player of the round
mythology-score-field = Field
mythology-score-slots = { NUMBER($used) } of 7 slots
mythology-score-add-creature = Add a creature
mythology-score-creature = { $name }, number { $place }
mythology-score-take-away = Remove { $name }
mythology-score-down = face-down
mythology-score-pair = fused pair
mythology-score-resurrected = resurrected
mythology-score-more = one more
mythology-score-less = one less
mythology-score-mod = Value changed by draining
mythology-score-divinity = Divinity
mythology-score-belief = Belief
mythology-score-none-chosen = none
mythology-score-spells = Spells played
mythology-score-scores = Scores of earlier rounds
mythology-score-scores-hint = 27, 18
mythology-score-numbers = Numbers on your cards
mythology-score-numbers-about = Most values, bonuses and colours are reconstructed. Where your cards differ, enter what they say; leave the rest empty.
mythology-score-value = Value
mythology-score-bonus = Bonus
mythology-score-colour = Colour
mythology-score-add-creature-for = Add a creature: { $name }
mythology-score-slots-with = { NUMBER($used) } of 7 slots: { $creatures }
