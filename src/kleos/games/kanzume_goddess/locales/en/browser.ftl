### What the board of Kanzume Goddess says; the terms are those of the rulebook.

## The board
## $name is a player

kanzume-round = Round { $round }
kanzume-phase-setup = Choice of Gods
kanzume-phase-start = Start phase
kanzume-phase-play = Play phase
kanzume-phase-recruit = Recruit phase
kanzume-phase-discard = Discard phase
kanzume-phase-end = End phase
kanzume-phase-over = Match over
kanzume-faith = Faith
kanzume-colour-red = red
kanzume-colour-green = green
kanzume-colour-silver = silver
kanzume-colour-yellow = yellow
kanzume-next = Next
kanzume-any = any colour
kanzume-ignored = colour ignored
kanzume-bonus = next Attack +{ $count }
kanzume-chain-of = { $name }’s chain
kanzume-nothing-played = Nothing played yet
kanzume-use-action = played
kanzume-use-reaction = reaction
kanzume-use-protect = Protect, until its player’s Discard phase
kanzume-played = played as number { $place }
kanzume-public-area = Public area
kanzume-warriors = Warriors
kanzume-disciples = Disciples
kanzume-pile = pile { $number }
kanzume-left-in = { NUMBER($count) } left
kanzume-empty-pile = empty
kanzume-netherworld = Netherworld
kanzume-netherworld-empty = empty
kanzume-from-netherworld = From the Netherworld
kanzume-energy-of = { $energy } of { $goal } energy
kanzume-sealed = sealed

# $turns is how many turns the God misses; 0: it returns in the next one
kanzume-sealed-about =
    { $turns ->
        [0] Sealed: { $energy } of the { $needed } energy needed to return; returns on its next turn.
        [one] Sealed: { $energy } of the { $needed } energy needed to return; misses { $turns } more turn.
       *[other] Sealed: { $energy } of the { $needed } energy needed to return; misses { $turns } more turns.
    }
kanzume-out = out
kanzume-side-name-greek = Greek
kanzume-side-name-norse = Norse
kanzume-ally = team-mate
kanzume-first = starting player
kanzume-hand = Hand
kanzume-deck = Deck
kanzume-discard = Discard pile
kanzume-discard-empty = empty
kanzume-discard-short = Discard
kanzume-play = Play area
kanzume-see = All of { $name }’s cards
kanzume-others = Other players
kanzume-own = Your area
kanzume-own-of = { $name }’s area
kanzume-god-hidden = God not yet revealed
kanzume-choose = Choose your God
kanzume-choose-about = You keep one of these two; the other leaves the game unseen. All Gods are revealed together.
kanzume-choose-team = Choose a God for your team
kanzume-choose-team-about = Each team-mate takes one of these six. The other team sees nothing until all are revealed.
kanzume-chosen-god = Your God
kanzume-wait-gods = The others are still choosing. All Gods are revealed together.
kanzume-taken = taken by { $name }
kanzume-taken-by-you = your choice
kanzume-chosen = has chosen
kanzume-choosing = is choosing
kanzume-happening = What’s going on

# $reduced is by how much the Attack was reduced, $left what it would take
kanzume-attack-said =
    { $reduced ->
        [0] { $by } attacks { $on }: Attack { $value }; { $left } energy would be lost.
       *[other] { $by } attacks { $on }: Attack { $value }, reduced by { $reduced }; { $left } energy would be lost.
    }
kanzume-on = on { $name }
kanzume-cancelled = cancelled
kanzume-again = once more
kanzume-answers = in response
kanzume-revealed = Adjudication
kanzume-revealed-of = revealed by { $name }
kanzume-abilities = Abilities
kanzume-used = used this turn

# $colours are the colours that may be played next
kanzume-next-is = Next: { $colours }
kanzume-side-about-greek = Greek side
kanzume-side-about-norse = Norse side
kanzume-team-main = Team { $team }, main God
kanzume-team-support = Team { $team }, support God
kanzume-of-hand = { $name }’s hand
kanzume-of-deck = { $name }’s deck
kanzume-of-discard = { $name }’s discard pile
kanzume-of-play = { $name }’s play area

## Colours in one letter, on cards that are too small for the word

kanzume-letter-red = R
kanzume-letter-green = G
kanzume-letter-silver = S
kanzume-letter-yellow = Y

## What has just come to its end

kanzume-moment-fallen = A God falls
kanzume-moment-sealed = A God is sealed
kanzume-moment-returned = A God returns
