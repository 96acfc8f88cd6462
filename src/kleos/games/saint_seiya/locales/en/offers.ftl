### What the game offers people who choose what to play: its heroes, its options, and how to look for its cards.

saint-about = A race: win Knights and armours with Force or Cosmos, turn them against the next ones, and own the best deck when the last flame of the clock goes out.
saint-about-cards = Card numbers, costs, values and points are the published ones, and so are the French names; other names are our translations. The rules text is in Kleos's own words, made from what the engine carries out.
saint-heroes = Hero
saint-first = First player
saint-first-random = drawn at random
saint-shaina = Shaina counts
saint-shaina-rank = Knights of uncommon rank
saint-shaina-class = Silver Knights
saint-shaina-about = The printed text can be read in two ways; agree on one before you play.
side-hero = Like every hero, { $hero } begins with nine weak cards and one armour. Five stronger { $hero } cards wait to be earned.
