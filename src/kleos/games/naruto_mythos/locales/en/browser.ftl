### What the board and the score sheet of Naruto Mythos say; the terms are those of the cards.

## The board
## $name is a player or a card, $rank the letter of a mission: D, C, B or A

naruto-round = Round { $round } of 4
naruto-phase-mulligan = Opening hands
naruto-phase-action = Action Phase
naruto-phase-mission = Mission Phase
naruto-phase-end = End Phase
naruto-phase-over = Match over
naruto-mission = Mission { $rank }
naruto-comes = in round { $round }
naruto-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
naruto-side-of = { $name }’s side of mission { $rank }
naruto-chakra = Chakra
naruto-mission-points = Mission points
naruto-edge = Edge
naruto-has-edge = holds the Edge token
naruto-passed = passed
naruto-hidden = hidden character
naruto-hidden-known = hidden, known to you
naruto-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
naruto-under =
    { $count ->
        [one] { $count } card underneath
       *[other] { $count } cards underneath
    }
naruto-locks = locks { $name }

# $name is the player whose card it is
naruto-borrowed = belongs to { $name }
naruto-my-deck = Your deck as it was at the start
naruto-mission-named = Mission { $rank }: { $name }
naruto-mission-deck-holds = Mission deck: { $count }
naruto-power-now = Power { $power }
naruto-own-side-power = Your side: Power { $power }
naruto-side-power = { $name }’s side: Power { $power }
naruto-own-side-of = Your side of mission { $rank }
naruto-edge-short = E
naruto-deck-of = { $name }’s deck
naruto-discard-of = { $name }’s discard pile

# what is still to be chosen, in “Choose … for Might Guy.”
naruto-lacks-mission = a mission
naruto-lacks-character = a character to upgrade

## What has just come to its end

naruto-moment-missions = The missions are scored
naruto-moment-round = Round { $round } is over

## The score sheet

naruto-score-mission = Mission { $rank }
naruto-score-mission-card = Mission card
naruto-score-side = { $name }’s characters, one per line
naruto-score-side-hint = KS-009 +1, or KS-074 hidden
naruto-score-points = Points before
naruto-score-edge = Holds the Edge
