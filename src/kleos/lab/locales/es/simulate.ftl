### Playing many matches between bots, alone or with many hands, and counting what came of them.

bots-number = { $game } es para { $players } jugadores: indica ese número de bots, no { $count } (bots conocidos: { $known })
matches-number = el número de partidas debe ser un entero de al menos 1, no { $number }
