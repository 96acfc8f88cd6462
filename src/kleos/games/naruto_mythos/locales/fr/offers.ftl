### What people are told of the game who choose what to play: its decks and options, and what a deck is made of.

naruto-about = Un duel en quatre tours : jouez vos ninjas sur les missions, face visible ou cachés, et réunissez plus de Puissance que l'adversaire là où sont les points.
naruto-about-cards = Les nombres, les noms, les groupes et les types sont ceux des cartes publiées. Le texte de règles est rédigé par Kleos, à partir de ce que le moteur exécute.
naruto-decks = Deck
naruto-mode = Missions
naruto-mode-about = Amical : quatre missions, deux par joueur, mélangées. Compétitif : celles des joueurs, à tour de rôle.
the-deck = Le deck
deck-legal = { $deck } est conforme aux règles : { $count } { $count ->
        [one] carte
       *[other] cartes
    }, dont { $different } { $different ->
        [one] différente
       *[other] différentes
    }
deck-means = coût moyen { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } ; Puissance moyenne { NUMBER($power, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } : { $curve }
deck-of-cost = { $count } de coût { $cost }
deck-missions = missions : { $missions }
mode-casual = amical
mode-competitive = compétitif
side-deck-holds = { $count } { $count ->
        [one] carte
       *[other] cartes
    }. Missions : { $missions }.
# the line above the missions in a deck file
deck-missions-heading = Missions
