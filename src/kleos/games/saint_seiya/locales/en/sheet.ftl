### The score sheet: the victory points of the cards that players own at the end (SS-8.7 to SS-8.21).

saint-sheet-printed = printed points
saint-sheet-too-many = nobody owns more than { $most } cards
saint-sheet-special = points by effect
