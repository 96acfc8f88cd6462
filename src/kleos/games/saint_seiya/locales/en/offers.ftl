### What people are told of the game who choose what to play: its heroes, its options, how its cards are looked for.

saint-about = A race: win Knights and armours with Force or Cosmos, turn them against the next ones, and own the best deck when the last flame of the clock goes out.
saint-about-cards = Card numbers, costs, values and points are the published ones, and so are the French names; other names are our renderings. The rules text is Kleos's own wording, made from what the engine carries out.
saint-heroes = Hero
saint-first = First player
saint-first-random = drawn by lot
saint-shaina = Shaina counts
saint-shaina-rank = Knights of uncommon rank
saint-shaina-class = Silver Knights
saint-shaina-about = The printed text can be read in two ways; agree before you play.
side-hero = { $hero } begins with nine weak cards and one armour, like every hero; five stronger ones of { $hero } lie ready.
