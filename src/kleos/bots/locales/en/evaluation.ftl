### What bots know about each game: what a position is worth, how to play on without thinking, how far to look.

bot-no-game = this bot can't play '{ $game }' (it knows: { $known })
