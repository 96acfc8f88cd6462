### What bots know about each game: what a position is worth, how to play on without thinking, how far to look.

bot-no-game = questo bot non sa valutare le posizioni di «{ $game }» (conosce: { $known })
