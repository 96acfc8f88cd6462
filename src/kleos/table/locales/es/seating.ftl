### Who sits at a table, and how a match begins with what they bring.

side-unknown = «{ $side }» no se puede elegir en este juego{ $hint } (posibles: { $known })
no-sides = a este juego nadie trae nada, así que «{ $side }» no se puede elegir
no-sides-now = «{ $side }» solo se puede elegir en una partida con { $only }
side-taken = alguien de esta mesa ya tiene «{ $side }»
side-full = { $count } jugadores de esta mesa ya han elegido «{ $side }», y no pueden ser más
