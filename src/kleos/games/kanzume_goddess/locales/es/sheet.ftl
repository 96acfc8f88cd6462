### The energy of a match that is over: what every God gained and lost by what, and who fell when (KG-8.28).

kanzume-sheet-start = inicio
kanzume-sheet-gained = obtenida
kanzume-sheet-lost = perdida
kanzume-sheet-paid = pagada
kanzume-sheet-began = energía inicial
kanzume-sheet-attack = { $times } × golpe de { $card } de { $by }
kanzume-sheet-by = { $times } × { $ability }
kanzume-sheet-sealed = { $times } × mientras estaba sellado
kanzume-sheet-gave-up = rendición
kanzume-sheet-falls = Quién cayó y cuándo
kanzume-sheet-round = ronda { $round }: { $text }
