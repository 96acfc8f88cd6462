### The score sheet: the victory points of the cards that players own at the end (SS-8.7 to SS-8.21).

saint-sheet-printed = puntos impresos
saint-sheet-too-many = nadie tiene más de { $most } cartas
saint-sheet-special = puntos por efecto
