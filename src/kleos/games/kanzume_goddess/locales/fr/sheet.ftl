### The energy of a match that is over: what every God gained and lost by what, and who fell when (KG-8.28).

kanzume-sheet-start = départ
kanzume-sheet-gained = gagnée
kanzume-sheet-lost = perdue
kanzume-sheet-paid = payée
kanzume-sheet-began = énergie de départ
kanzume-sheet-attack = { $times } × touché par { $card } de { $by }
kanzume-sheet-by = { $times } × { $ability }
kanzume-sheet-sealed = { $times } × scellé
kanzume-sheet-gave-up = abandon
kanzume-sheet-falls = Qui est tombé quand
kanzume-sheet-round = manche { $round } : { $text }
