### What people are told of the game who choose what to play: its decks and options, and what a deck is made of.

naruto-about = Un duelo de cuatro rondas: juega ninjas en las misiones, a la vista o boca abajo, y reúne más Poder que tu adversario donde están los puntos.
naruto-about-cards = Los números, nombres, grupos y palabras clave son los de las cartas publicadas; los títulos en español son nuestros. El texto de reglas es de Kleos, redactado a partir de lo que el motor ejecuta.
naruto-decks = Mazo
naruto-mode = Misiones
naruto-mode-about = Amistoso: cuatro misiones, dos de cada jugador, barajadas. Competitivo: las misiones de los jugadores salen por turnos.
the-deck = El mazo
deck-legal = { $deck } cumple las reglas: { $count } { $count ->
        [one] carta
       *[other] cartas
    }, { $different } { $different ->
        [one] distinta
       *[other] distintas
    }
deck-means = coste medio { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }; Poder medio { NUMBER($power, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }: { $curve }
deck-of-cost = { $count } de coste { $cost }
deck-missions = misiones: { $missions }
mode-casual = amistoso
mode-competitive = competitivo
side-deck-holds = { $count } { $count ->
        [one] carta
       *[other] cartas
    }. Misiones: { $missions }.
# the line above the missions in a deck file
deck-missions-heading = Misiones
