### A line of the log for every event, as a seat saw it. Passes are no events: nobody learns of them (KG-9.5).
### $who is the player of the event, $card its card and $piece the same with its number; $number is an amount.

## Setup

# $seen: whoever reads knows which God it is
log-god-chosen =
    { $seen ->
        [yes] { $who } has chosen a God: { $card }
       *[no] { $who } has chosen a God
    }
log-gods-revealed = The God of { $who } is { $card }, with { COUNT($number, -energy) }
log-first = { $who } starts
log-turn = Round { $number }: { $who } is the active player

## Cards

# $listed: the names of the cards, where they were seen
log-draw = { $who } draws { cards-listed }
cards-listed =
    { COUNT($number, -card) }{ $listed ->
        [none] {""}
       *[other] : { SERIES($listed) }
    }
log-reshuffle = { $who } shuffles the discard pile, { COUNT($number, -card) }, to make a new deck
log-discard = { $who } discards { $card } from the hand
log-clear = { $who } discards the play area and the hand, { cards-listed }
log-used-up = { CAPITAL($piece) } goes to the discard pile of { $who }
# $number is 0 for the hand
log-banish =
    { $who } puts { $card } from the { $number ->
        [0] hand
       *[other] discard pile
    } into the Netherworld
log-take = { $who } takes { $card } from the Netherworld into the hand
# $number is 0 unless the card comes from the Netherworld, $pile the Warrior pile it comes from
log-recruit =
    { $who } recruits { $card }{ $number ->
        [0] { $pile ->
            [none] {""}
           *[other] {" "}({ pile })
        }
       *[other] {" "}from the Netherworld
    }
log-turn-up = { $card } is turned up on { pile }

## Abilities

log-play = { $who } plays { $piece }{ used-for }
log-react = { $who } reacts with { $piece }{ used-for }
# $used_for: what the card was used for, if it could have been used for something else
used-for =
    { $used_for ->
        [none] {""}
       *[other] : { $used_for }
    }
log-target = { $who } chooses { $target }
log-use =
    { $who } uses an ability of { $card }{ $timing ->
        [none] {""}
       *[other] {" "}({ $timing })
    }
log-cancel = The ability of { $piece } ({ $who }) is cancelled
log-repeat =
    { $who } repeats an Action of { $piece }{ $ability ->
        [none] {""}
       *[other] : { $ability }
    }
log-reveal = Adjudication: { $who } reveals { $piece }
log-nothing = Adjudication: { $who } has no card to reveal
log-aside-gone = The revealed card, { $piece }, goes to the discard pile of { $who }
log-bonus = The next Attack of { $who } this turn is worth { $number } more
log-ignore = The next Warrior { $who } plays this turn ignores the colour restriction

## Attacks, energy and faith

log-attack = { $who } attacks { $attacked }: Attack { $number }
# $own: it is the player's own God that is attacked
log-reduce =
    { $own ->
        [yes] { $who } takes { $number } off the Attack
       *[no] { $who } takes { $number } off the Attack on { $attacked }
    }
log-lose = { $who } loses { COUNT($number, -energy) }
log-gain = { $who } gains { COUNT($number, -energy) }
log-pay = { $who } pays { COUNT($number, -energy) }
log-faith = { $who } gains { COUNT($number, -faith) }
log-spend = { $who } spends { COUNT($number, -faith) }

## Who is sealed, falls or leaves

log-seal = { $card }, the God of { $who }, is sealed
# at an energy of $goal the God returns
log-recover = { $who }, sealed, gains 1 energy ({ $number } of { $goal })
log-return = { $card }, the God of { $who }, is no longer sealed
log-leave = { $who } ({ $card }) has no energy left and is out of the match
log-concede = { $who } gives up

## The end

log-end = { $ending }
log-fell = Round { $number }: { $fall }
# $card, if there is one, is the card of $by that did it
fall =
    { $god }, the God of { $who }, { $how ->
        [fallen] fell
        [sealed] was sealed
       *[gave-up] fell since { $by } gave up
    }{ $card ->
        [none] {""}
       *[other] , struck by { $card } of { $by }
    }
log-score = { $who } ends with { COUNT($number, -energy) }

## Why somebody has won

kanzume-by-standing = as the last God standing
kanzume-by-energy = by reaching 25 energy
kanzume-by-main = since the other main God has fallen
kanzume-by-limit = by energy after 100 rounds
