### What the board and the score sheet of Saint Seiya say; the terms are those of the cards.

## The board
## $name is a player or a card

saint-turn = Turn { $turn }
saint-phase-main = Main phase
saint-phase-upkeep = Upkeep
saint-phase-over = Match over
saint-actions =
    { $count ->
        [one] { $count } action taken
       *[other] { $count } actions taken
    }
saint-last-round = Last round
saint-ends-with = The match ends after { $name }’s turn.
saint-terrain = Terrain, starting at the reserve
saint-reserve = Reserve
saint-common = Common discard
saint-common-short = Common
saint-place = place { $place }
saint-empty = empty

# $costs is one amount, or two with “or”: 3 Force or 2 Cosmos
saint-costs = costs { $costs }
saint-instead-of = instead of { $costs }
saint-free = can’t be paid for

# $amounts is one amount, or two with “and”
saint-gathered = { $amounts } gathered
saint-with-armour = { $count } more Cosmos with the armour
saint-flame = flame
saint-leaves = leaves the terrain at the end of the turn
saint-paid = the card for fighting it has been discarded
saint-facing = { $name }’s cards facing place { $place }
saint-held-facing = { $name }’s cards facing the held card
saint-faces = facing place { $place }
saint-bonus = bonus of { $count } Force

# said of a card that lies there several times
saint-alike = one of { $count } copies
saint-held = Held
saint-revealed = Revealed
saint-stranded = Stranded
saint-in-play = In play
saint-armour = Armour
saint-equipped = equipped
saint-no-armour = No armour equipped
saint-wounded = Wounded
saint-heals = can heal { $count }
saint-hand = Hand
saint-draw = Draw pile
saint-top = On top of the draw pile
saint-discard = Discard
saint-destroyed = Destroyed
saint-aside = Set aside
saint-short-draw = Draw
saint-short-aside = Aside
saint-first = first player
saint-force-all = all Characters +{ $count } Force
saint-by-force = armours by Force
saint-victory-points = Victory points
saint-see = All of { $name }’s cards
saint-others = Opponents
saint-own = Your area
saint-own-of = { $name }’s area
saint-clock-says =
    { $count ->
        [one] Clock: { $count } flame left
       *[other] Clock: { $count } flames left
    }
saint-amount-force = { $count } Force
saint-amount-cosmos = { $count } Cosmos
saint-enough-force = enough Force
saint-enough-cosmos = enough Cosmos
saint-enough-both = enough Force and Cosmos
saint-costs-less = costs 1 less
saint-armour-is = Armour: { $name }
saint-armour-and-wounded = Armour, Wounded: { $name }
saint-of-facing = { $name }’s cards in play
saint-of-armour = { $name }’s armour
saint-of-wounded = { $name }’s wounded Characters
saint-of-hand = { $name }’s hand
saint-of-draw = { $name }’s draw pile
saint-of-discard = { $name }’s discard
saint-of-destroyed = { $name }’s destroyed cards
saint-of-aside = { $name }’s set-aside cards
saint-of-stranded = { $name }’s stranded cards

# what is still to be chosen, in “Choose … for Seiya.”
saint-lacks-place = a card on the terrain

## What has just come to its end

saint-moment-flame = A flame goes out

## The score sheet

saint-score-hero = Hero
saint-score-cards = Cards, one per line
saint-score-cards-hint = 6 Seiya: six of them
saint-score-wounded = Wounded Characters, one per line
saint-score-armour = Equipped armour
saint-score-destroyed = Cards destroyed
