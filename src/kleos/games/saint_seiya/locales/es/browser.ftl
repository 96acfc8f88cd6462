### What the board and the score sheet of Saint Seiya say; the terms are those of the cards.

## The board
## $name is a player or a card

saint-turn = Turno { $turn }
saint-phase-main = Fase principal
saint-phase-upkeep = Mantenimiento
saint-phase-over = Partida terminada
saint-actions =
    { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    }
saint-last-round = Última ronda
saint-ends-with = La partida termina después del turno de { $name }.
saint-terrain = Terreno, desde la reserva
saint-reserve = Reserva
saint-common = Descarte común
saint-common-short = Común
saint-place = casilla { $place }
saint-empty = vacía

# $costs is one amount, or two with “or”: 3 Force or 2 Cosmos
saint-costs = cuesta { $costs }
saint-instead-of = en vez de { $costs }
saint-free = no se puede pagar

# $amounts is one amount, or two with “and”
saint-gathered = reunido: { $amounts }
saint-with-armour = { $count } de Cosmos más con la Armadura
saint-flame = llama
saint-leaves = deja el terreno al final del turno
saint-paid = ya se ha descartado la carta que exige
saint-facing = Cartas de { $name } frente a la casilla { $place }
saint-held-facing = Cartas de { $name } frente a la carta retenida
saint-faces = frente a la casilla { $place }
saint-bonus = bonificación de { $count } de Fuerza

# said of a card that lies there several times
saint-alike = una de { $count } iguales
saint-held = Retenida
saint-revealed = Reveladas
saint-stranded = Sin adversario
saint-in-play = En juego
saint-armour = Armadura
saint-equipped = equipada
saint-no-armour = Ninguna Armadura equipada
saint-wounded = Heridos
saint-heals = puede curar a { $count }
saint-hand = Mano
saint-draw = Mazo
saint-top = Encima del mazo
saint-discard = Descarte
saint-destroyed = Destruidas
saint-aside = Apartadas
saint-short-draw = Mazo
saint-short-aside = Aparte
saint-first = primer jugador
saint-force-all = todos los Personajes +{ $count } de Fuerza
saint-by-force = Armaduras con Fuerza
saint-victory-points = Puntos de Victoria
saint-see = Todo lo de { $name }
saint-others = Adversarios
saint-own = Tu zona
saint-own-of = Zona de { $name }
saint-clock-says =
    { $count ->
        [one] Reloj: queda { $count } llama
       *[other] Reloj: quedan { $count } llamas
    }
saint-amount-force = { $count } de Fuerza
saint-amount-cosmos = { $count } de Cosmos
saint-enough-force = Fuerza suficiente
saint-enough-cosmos = Cosmos suficiente
saint-enough-both = Fuerza y Cosmos suficientes
saint-costs-less = cuesta 1 menos
saint-armour-is = Armadura: { $name }
saint-armour-and-wounded = Armadura, Heridos: { $name }
saint-of-facing = Cartas en juego de { $name }
saint-of-armour = Armadura de { $name }
saint-of-wounded = Heridos de { $name }
saint-of-hand = Mano de { $name }
saint-of-draw = Mazo de { $name }
saint-of-discard = Descarte de { $name }
saint-of-destroyed = Cartas destruidas de { $name }
saint-of-aside = Cartas apartadas de { $name }
saint-of-stranded = Cartas sin adversario de { $name }

# what is still to be chosen, in “Choose … for Seiya.”
saint-lacks-place = una carta del terreno

## What has just come to its end

saint-moment-flame = Se apaga una llama

## The score sheet

saint-score-hero = Héroe
saint-score-cards = Cartas, una por línea
saint-score-cards-hint = 6 Seiya: seis copias
saint-score-wounded = Personajes heridos, uno por línea
saint-score-armour = Armadura equipada
saint-score-destroyed = Cartas destruidas
