### The score sheet: the victory points of the cards that players own at the end (SS-8.7 to SS-8.21).

saint-sheet-printed = punti stampati
saint-sheet-too-many = nessuno possiede più di { $most } carte
saint-sheet-special = punti per effetto
