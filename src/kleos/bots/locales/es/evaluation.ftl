### What bots know about each game: what a position is worth, how to play on without thinking, how far to look.

bot-no-game = este bot no sabe valorar posiciones de «{ $game }» (conoce: { $known })
