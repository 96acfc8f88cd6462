### The score sheet: the victory points of the cards that players own at the end (SS-8.7 to SS-8.21).

saint-sheet-printed = points imprimés
saint-sheet-too-many = personne ne possède plus de { $most } cartes
saint-sheet-special = points par effet
