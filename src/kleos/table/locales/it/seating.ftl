### Who sits at a table, and how a match begins with what they bring.

side-unknown = «{ $side }» non si può scegliere in questo gioco{ $hint } (scelte possibili: { $known })
no-sides = a questo gioco non si porta nulla: «{ $side }» non si può scegliere
no-sides-now = «{ $side }» si può scegliere solo in una partita con { $only }
side-taken = «{ $side }» è già stato preso da qualcuno a questo tavolo
side-full = { $count } giocatori hanno già scelto «{ $side }» a questo tavolo, e non possono essere di più
