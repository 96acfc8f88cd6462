### How cards, colours, mythologies, phases, abilities, players and piles are called (section 10).

## Colours; .f is what a colour is called beside a feminine noun, where that is another word

colour-red = red
colour-green = green
colour-silver = silver
colour-yellow = yellow
colour-none = colourless

## Mythologies

mythology-greek = Greek mythology
mythology-norse = Norse mythology

## Phases

phase-setup = setup
phase-start = Start phase
phase-play = Play phase
phase-recruit = Recruit phase
phase-discard = Discard phase
phase-end = End phase
phase-over = match over

## Abilities

timing-action = Action
timing-reaction = Reaction
timing-bond = Bond
ability-label = { $card }, { $timing }

## Piles and cards

# a Warrior pile as people count them
pile = pile { $pile }
unseen-card = a card

## Nouns: .many is the plural, where it is not made as usual, .gender "f" where it is not "m"

-card = card
-warrior = Warrior
-disciple = Disciple
-god = God
# a card by its name
-named-card = { $name } card
    .many = { $name } cards
-energy = energy
    .many = energy
-faith = faith
    .many = faith
