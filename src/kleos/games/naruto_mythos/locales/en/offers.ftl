### What the game offers people who choose what to play: its decks and options, and what a deck is made of.

naruto-about = A duel of four rounds: play ninja on missions, openly or face down, and hold more Power than your opponent where the points are.
naruto-about-cards = Numbers, names, groups and keywords are those of the published cards. The rules text is in Kleos's own words, made from what the engine carries out.
naruto-decks = Deck
naruto-mode = Missions
naruto-mode-about = Casual: four missions, two from each player, shuffled together. Competitive: the players' missions alternate.
the-deck = The deck
deck-legal = { $deck } is legal: { $count } { $count ->
        [one] card
       *[other] cards
    }, { $different } different
deck-means = mean cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }, mean Power { NUMBER($power, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }: { $curve }
deck-of-cost = { $count } of cost { $cost }
deck-missions = missions: { $missions }
mode-casual = casual
mode-competitive = competitive
side-deck-holds = { $count } { $count ->
        [one] card
       *[other] cards
    }. Missions: { $missions }.
# the line above the missions in a deck file
deck-missions-heading = Missions
