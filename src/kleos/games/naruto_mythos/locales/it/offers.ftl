### What people are told of the game who choose what to play: its decks and options, and what a deck is made of.

naruto-about = Un duello in quattro giri: gioca i tuoi ninja sulle missioni, a faccia in su o nascosti, e riunisci più Potere dell'avversario dove ci sono i punti.
naruto-about-cards = I numeri, i nomi, i gruppi e le parole chiave sono quelli delle carte pubblicate; i titoli italiani sono nostri. Il testo delle regole è di Kleos, ricavato da ciò che il motore esegue.
naruto-decks = Mazzo
naruto-mode = Missioni
naruto-mode-about = Amichevole: quattro missioni, due di ogni giocatore, mescolate. Competitivo: le missioni dei giocatori si alternano.
the-deck = Il mazzo
deck-legal = { $deck } rispetta le regole: { $count } { $count ->
        [one] carta
       *[other] carte
    }, di cui { $different } { $different ->
        [one] diversa
       *[other] diverse
    }
deck-means = costo medio { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }; Potere medio { NUMBER($power, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }: { $curve }
deck-of-cost = { $count } di costo { $cost }
deck-missions = missioni: { $missions }
mode-casual = amichevole
mode-competitive = competitivo
side-deck-holds = { $count } { $count ->
        [one] carta
       *[other] carte
    }. Missioni: { $missions }.
# the line above the missions in a deck file
deck-missions-heading = Missioni
