### What the board of Kanzume Goddess says; the terms are those of the rulebook.

## The board
## $name is a player

kanzume-round = Ronda { $round }
kanzume-phase-setup = Elección de Dioses
kanzume-phase-start = Fase de inicio
kanzume-phase-play = Fase de juego
kanzume-phase-recruit = Fase de reclutamiento
kanzume-phase-discard = Fase de descarte
kanzume-phase-end = Fase final
kanzume-phase-over = Partida terminada
kanzume-faith = Fe
kanzume-colour-red = rojo
kanzume-colour-green = verde
kanzume-colour-silver = plateado
kanzume-colour-yellow = amarillo
kanzume-next = Siguiente
kanzume-any = cualquier color
kanzume-ignored = color ignorado
kanzume-bonus = próximo Ataque +{ $count }
kanzume-chain-of = Cadena de { $name }
kanzume-nothing-played = Aún no se ha jugado nada
kanzume-use-action = jugada
kanzume-use-reaction = reacción
kanzume-use-protect = Protección, hasta su fase de descarte
kanzume-played = jugada n.º { $place }
kanzume-public-area = Área pública
kanzume-warriors = Guerreros
kanzume-disciples = Discípulos
kanzume-pile = pila { $number }
kanzume-left-in =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
kanzume-empty-pile = vacía
kanzume-netherworld = Inframundo
kanzume-netherworld-empty = vacío
kanzume-from-netherworld = Del inframundo
kanzume-energy-of = { $energy } de { $goal } de energía
kanzume-sealed = sellado

# $turns is how many turns the God misses; 0: it returns in the next one
kanzume-sealed-about =
    { $turns ->
        [0] Sellado: { $energy } de los { $needed } puntos de energía que necesita para volver; vuelve en su próximo turno.
        [one] Sellado: { $energy } de los { $needed } puntos de energía que necesita para volver; pierde { $turns } turno más.
       *[other] Sellado: { $energy } de los { $needed } puntos de energía que necesita para volver; pierde { $turns } turnos más.
    }
kanzume-out = eliminado
kanzume-side-name-greek = griego
kanzume-side-name-norse = nórdico
kanzume-ally = compañero
kanzume-first = primer jugador
kanzume-hand = Mano
kanzume-deck = Mazo
kanzume-discard = Descarte
kanzume-discard-empty = vacío
kanzume-discard-short = Descarte
kanzume-play = Área de juego
kanzume-see = Todo lo de { $name }
kanzume-others = Los demás jugadores
kanzume-own = Tu zona
kanzume-own-of = Zona de { $name }
kanzume-god-hidden = Dios aún sin revelar
kanzume-choose = Elige tu Dios
kanzume-choose-about = Te quedas con uno de los dos; el otro deja la partida sin que nadie lo vea. Todos los Dioses se revelan a la vez.
kanzume-choose-team = Elige un Dios para tu equipo
kanzume-choose-team-about = Cada compañero toma uno de estos seis. El otro equipo no ve nada hasta que se revelan todos.
kanzume-chosen-god = Tu Dios
kanzume-wait-gods = Los demás aún están eligiendo. Todos los Dioses se revelan a la vez.
kanzume-taken = elegido por { $name }
kanzume-taken-by-you = tu elección
kanzume-chosen = ha elegido
kanzume-choosing = está eligiendo
kanzume-happening = Qué está pasando

# $reduced is by how much the Attack was reduced, $left what it would take
kanzume-attack-said =
    { $reduced ->
        [0] { $by } ataca a { $on }: Ataque { $value }; quitaría { $left } de energía.
       *[other] { $by } ataca a { $on }: Ataque { $value }, reducido en { $reduced }; quitaría { $left } de energía.
    }
kanzume-on = contra { $name }
kanzume-cancelled = anulada
kanzume-again = otra vez
kanzume-answers = en respuesta
kanzume-revealed = Juicio
kanzume-revealed-of = revelada por { $name }
kanzume-abilities = Habilidades
kanzume-used = usada en este turno

# $colours are the colours that may be played next
kanzume-next-is = Siguiente: { $colours }
kanzume-side-about-greek = bando griego
kanzume-side-about-norse = bando nórdico
kanzume-team-main = Equipo { $team }, Dios principal
kanzume-team-support = Equipo { $team }, Dios de apoyo
kanzume-of-hand = Mano de { $name }
kanzume-of-deck = Mazo de { $name }
kanzume-of-discard = Descarte de { $name }
kanzume-of-play = Área de juego de { $name }

## Colours in one letter, on cards that are too small for the word

kanzume-letter-red = R
kanzume-letter-green = V
kanzume-letter-silver = P
kanzume-letter-yellow = A

## What has just come to its end

kanzume-moment-fallen = Cae un Dios
kanzume-moment-sealed = Un Dios queda sellado
kanzume-moment-returned = Vuelve un Dios
