### Playing many matches between bots, alone or with many hands, and counting what came of them.

bots-number = { $game } is for { $players } players: name that many bots, not { $count } (available: { $known })
matches-number = the number of matches must be a whole number of at least 1, not { REPR($number) }
