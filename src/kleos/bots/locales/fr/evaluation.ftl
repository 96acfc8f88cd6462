### What bots know about each game: what a position is worth, how to play on without thinking, how far to look.

bot-no-game = ce bot ne sait pas évaluer les positions de « { $game } » (il connaît : { $known })
