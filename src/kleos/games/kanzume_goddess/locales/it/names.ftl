### How cards, colours, mythologies, phases, abilities, players and piles are called (section 10).

## Colours; .f is what a colour is called beside a feminine noun, where that is another word

colour-red = rosso
    .f = rossa
colour-green = verde
colour-silver = argento
colour-yellow = giallo
    .f = gialla
colour-none = incolore

## Mythologies

mythology-greek = mitologia greca
mythology-norse = mitologia norrena

## Phases

phase-setup = preparazione
phase-start = fase iniziale
phase-play = fase di gioco
phase-recruit = fase di reclutamento
phase-discard = fase di scarto
phase-end = fase finale
phase-over = partita finita

## Abilities

timing-action = Azione
timing-reaction = Reazione
timing-bond = Legame
ability-label = { $card }, { $timing }

## Piles and cards

# a Warrior pile as people count them
pile = pila { $pile }
unseen-card = una carta

## Nouns: .many is the plural, where it is not made as usual, .gender "f" where it is not "m"

-card = carta
    .gender = f
-warrior = Guerriero
-disciple = Discepolo
-god = Dio
    .many = Dei
# a card by its name: names of Warriors have no gender of their own
-named-card = carta { $name }
    .many = carte { $name }
    .gender = f
-hand = mano
    .gender = f
-play-area = area di gioco
    .gender = f
-energy = punto energia
-faith = punto fede
