### How cards, colours, mythologies, phases, abilities, players and piles are called (section 10).

## Colours; .f is what a colour is called beside a feminine noun, where that is another word

colour-red = rouge
colour-green = vert
    .f = verte
colour-silver = argent
colour-yellow = jaune
colour-none = incolore

## Mythologies

mythology-greek = mythologie grecque
mythology-norse = mythologie nordique

## Phases

phase-setup = mise en place
phase-start = phase de démarrage
phase-play = phase de jeu
phase-recruit = phase de recrutement
phase-discard = phase de défausse
phase-end = phase de fin
phase-over = match terminé

## Abilities

timing-action = Action
timing-reaction = Réaction
timing-bond = Engagement
ability-label = { $card }, { $timing }

## Piles and cards

# a Warrior pile as people count them
pile = pile { $pile }
unseen-card = une carte

## Nouns: .many is the plural, where it is not made as usual, .gender "f" where it is not "m"

-card = carte
    .gender = f
-warrior = Guerrier
-disciple = Disciple
-god = Dieu
# a card by its name: names of Warriors have no gender of their own
-named-card = carte { $name }
    .many = cartes { $name }
    .gender = f
-hand = main
    .gender = f
-discard-pile = défausse
    .gender = f
-play-area = zone de jeu
    .gender = f
-energy = point d'énergie
-faith = point de foi
