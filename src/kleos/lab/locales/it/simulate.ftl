### Playing many matches between bots, alone or with many hands, and counting what came of them.

bots-number = { $game } si gioca in { $players }: nomina altrettanti bot, non { $count } (bot conosciuti: { $known })
matches-number = il numero di partite deve essere un intero di almeno 1, non { $number }
