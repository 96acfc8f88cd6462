### The energy of a match that is over: what every God gained and lost by what, and who fell when (KG-8.28).

kanzume-sheet-start = inizio
kanzume-sheet-gained = ottenuta
kanzume-sheet-lost = persa
kanzume-sheet-paid = pagata
kanzume-sheet-began = energia iniziale
kanzume-sheet-attack = { $times } × colpito da { $card } di { $by }
kanzume-sheet-by = { $times } × { $ability }
kanzume-sheet-sealed = { $times } × da sigillato
kanzume-sheet-gave-up = resa
kanzume-sheet-falls = Chi è caduto e quando
kanzume-sheet-round = giro { $round }: { $text }
