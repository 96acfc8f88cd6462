### Playing many matches between bots, alone or with many hands, and counting what came of them.

bots-number = { $game } est un jeu pour { $players } joueurs : nommez autant de bots, et non { $count } (bots connus : { $known })
matches-number = le nombre de parties doit être un entier d'au moins 1, et non { $number }
