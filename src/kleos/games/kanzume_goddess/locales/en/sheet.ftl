### The energy of a match that is over: what every God gained and lost by what, and who fell when (KG-8.28).

kanzume-sheet-start = start
kanzume-sheet-gained = gained
kanzume-sheet-lost = lost
kanzume-sheet-paid = paid
kanzume-sheet-began = energy at the start
kanzume-sheet-attack = { $times } × struck by { $by }'s { $card }
kanzume-sheet-by = { $times } × { $ability }
kanzume-sheet-sealed = { $times } × while sealed
kanzume-sheet-gave-up = given up
kanzume-sheet-falls = Who fell when
kanzume-sheet-round = round { $round }: { $text }
