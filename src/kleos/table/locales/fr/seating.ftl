### Who sits at a table, and how a match begins with what they bring.

side-unknown = « { $side } » n'est pas un choix possible dans ce jeu{ $hint } (choix possibles : { $known })
no-sides = on n'apporte rien à ce jeu : « { $side } » n'est pas un choix possible
no-sides-now = « { $side } » ne peut être choisi que dans une partie avec { $only }
side-taken = « { $side } » est déjà pris par quelqu'un à cette table
side-full = { $count } joueurs ont déjà choisi « { $side } » à cette table, et il ne peut y en avoir plus
