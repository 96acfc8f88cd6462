### How cards, colours, mythologies, phases, abilities, players and piles are called (section 10).

## Colours; .f is what a colour is called beside a feminine noun, where that is another word

colour-red = rojo
    .f = roja
colour-green = verde
colour-silver = plateado
    .f = plateada
colour-yellow = amarillo
    .f = amarilla
colour-none = incoloro
    .f = incolora

## Mythologies

mythology-greek = mitología griega
mythology-norse = mitología nórdica

## Phases

phase-setup = preparación
phase-start = fase de inicio
phase-play = fase de juego
phase-recruit = fase de reclutamiento
phase-discard = fase de descarte
phase-end = fase final
phase-over = partida terminada

## Abilities

timing-action = Acción
timing-reaction = Reacción
timing-bond = Vínculo
ability-label = { $card }, { $timing }

## Piles and cards

# a Warrior pile as people count them
pile = pila { $pile }
unseen-card = una carta

## Nouns: .many is the plural, where it is not made as usual, .gender "f" where it is not "m"

-card = carta
    .gender = f
-warrior = Guerrero
-disciple = Discípulo
-god = Dios
# a card by its name: names of Warriors have no gender of their own
-named-card = carta { $name }
    .many = cartas { $name }
    .gender = f
-hand = mano
    .gender = f
-discard-pile = descarte
-play-area = área de juego
    .gender = f
-energy = punto de energía
-faith = punto de fe
