### What the board and the score sheet of Naruto Mythos say; the terms are those of the cards.

## The board
## $name is a player or a card, $rank the letter of a mission: D, C, B or A

naruto-round = Ronda { $round } de 4
naruto-phase-mulligan = Manos iniciales
naruto-phase-action = Fase de acción
naruto-phase-mission = Fase de misiones
naruto-phase-end = Fase final
naruto-phase-over = Partida terminada
naruto-mission = Misión { $rank }
naruto-comes = en la ronda { $round }
naruto-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
naruto-side-of = Lado de { $name }, misión { $rank }
naruto-chakra = Chakra
naruto-mission-points = Puntos de Misión
naruto-edge = Edge
naruto-has-edge = tiene la ficha Edge
naruto-passed = ha pasado
naruto-hidden = Personaje oculto
naruto-hidden-known = oculto; sabes qué es
naruto-tokens =
    { $count ->
        [one] { $count } ficha de Poder
       *[other] { $count } fichas de Poder
    }
naruto-under =
    { $count ->
        [one] { $count } carta debajo
       *[other] { $count } cartas debajo
    }
naruto-locks = bloquea a { $name }

# $name is the player whose card it is
naruto-borrowed = pertenece a { $name }
naruto-my-deck = Tu mazo, como era al principio
naruto-mission-named = Misión { $rank }: { $name }
naruto-mission-deck-holds = Mazo de misiones: { $count }
naruto-power-now = Poder { $power }
naruto-own-side-power = Tu lado: Poder { $power }
naruto-side-power = Lado de { $name }: Poder { $power }
naruto-own-side-of = Tu lado, misión { $rank }
naruto-edge-short = E
naruto-deck-of = Mazo de { $name }
naruto-discard-of = Pila de descartes de { $name }

# what is still to be chosen, in “Choose … for Might Guy.”
naruto-lacks-mission = una misión
naruto-lacks-character = un Personaje que mejorar

## What has just come to its end

naruto-moment-missions = Resultado de las misiones
naruto-moment-round = Fin de la ronda { $round }

## The score sheet

naruto-score-mission = Misión { $rank }
naruto-score-mission-card = Carta de misión
naruto-score-side = Personajes de { $name }, uno por línea
naruto-score-side-hint = KS-009 +1, o KS-074 oculto
naruto-score-points = Puntos de antes
naruto-score-edge = Tiene la ficha Edge
