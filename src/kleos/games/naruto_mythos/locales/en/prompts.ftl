### The question of every decision, and its options.

## Cards and characters

hidden-character = hidden character #{ $number }
    .the = hidden character #{ $number }
numbered-card = #{ $number } { $card }
# a line of a $card with its $id
card-line = { $card } ({ $id }) { $timing }
# one line that copies another
line-copying = { $line } copying { $copied }

## Which characters; $long if a description is so long that it wants a comma behind

# $line is what asks
ask-by-line = { $line }: { $question }
which-to = { $which } to { $doing }
ask-target = choose { which-to }.
# what is left of the limit
power-left = Power { $n } or less
ask-any-number = choose { which-to }, or be done.
ask-excess = choose { which-to } ({ $count } too many).
ask-per-mission = choose { which-to }, or skip.
ask-move = choose { $which } to move to another mission.
# .place is what is said of where they are
ask-mission-of-all = choose a mission to { $doing } { ALL($which) }.
    .place = there

## What to do in a turn

ask-mulligan = keep your opening hand, or swap it once for 5 new cards?
ask-turn = your turn: { offered }.
# .alone is for "you can only …"
turn-play = play
turn-hide = hide
turn-upgrade = upgrade
turn-reveal = reveal
turn-pass = pass
    .alone = pass
# $reasons are "you have no chakra" and the like
ask-turn-to-pass = your turn: { only }.
no-chakra-left = you have no chakra

## Other questions

ask-use = use this effect? { SENTENCE($effect) }
ask-order = several effects are waiting: choose which one happens next.
ask-destination = choose the mission to which { $name } is moved.
ask-mission-for-top = choose the mission where the card is put face down.
ask-mission-for-card = choose the mission where { $card } is put face down.
ask-put-from-hand = choose a card from your hand to put face down in a mission.
ask-discard = choose a card from your hand to discard.
ask-discard-seen = choose a card from the opponent's hand to be discarded.
ask-put-back = choose a card from your hand to put on top of your deck.
ask-recover = choose a card from your discard pile to take into your hand.
ask-tokens =
    choose how many Power tokens to { $take ->
        [yes] take
       *[no] remove
    } from { $name }.
ask-pay-x = choose how much chakra to pay.
ask-play-card = choose how to { $effect }.
ask-play-from-top = choose which of the cards to play { for-less }.
ask-next-card = choose which card goes to the discard pile next; the first lies lowest.
ask-next-card-of-hand = choose which card of your hand goes to the discard pile next; the first lies lowest.
ask-next-character = choose which character goes to the discard pile next; the first lies lowest.
# $done is what would happen to it, $visible whether its name is known
ask-replace = { $name } would be { $done }; choose what happens instead.
ask-copy = choose the effect to copy.
ask-demand = reveal { $name } for { $extra } more chakra, or let it be defeated.
ask-lock = { $card } ({ $id }): choose which of the strongest enemy characters in its mission it locks.

## Options

option-use = Use the effect of { $card }
option-skip = Do not use it
option-let-happen = Let it happen
option-nobody = Nobody in mission { $mission }
option-stop = Done
# $cause has set it off
option-trigger =
    #{ $number } { $line }{ $cause ->
        [none] {""}
       *[other] , set off by { $cause }
    }: { $words }
option-keep = Keep this hand
option-mulligan = Swap it for 5 new cards (mulligan)
option-pass = Pass
# $gender is that of the name
option-target =
    { $name } ({ $hidden ->
        [yes] hidden,{" "}
       *[no] {""}
    }{ $power ->
        [none] {""}
       *[other] Power { $power },{" "}
    }{ $mine ->
        [yes] yours, mission { $mission }
       *[no] mission { $mission }, opponent
    })
option-gone = #{ $number } (no longer in play)
option-mission = Mission { $mission }: { $name }
option-chakra = { COUNT($n, -chakra) }
option-tokens = { COUNT($n, -power-token) }
option-line = #{ $number } { $line }
option-line-of-card = { $card }, { $words }
# $verb is what happens to the character of that $name, not to the one that is $saved, if it is not the $same
option-instead =
    { CAPITAL($verb) } { $name } instead{ $same ->
        [yes] {""}
       *[no] , not { $saved }
    }
option-defeat = Let { $name } be defeated

## Options of playing a card, $over another, on a $mission

option-play = Play { $card } on mission { $mission } for { $cost } chakra
option-hide = Hide { $card } face down on mission { $mission } for { $cost } chakra
option-upgrade = Upgrade { $over } with { $card } for { $cost } chakra
option-reveal = Reveal { $card } on mission { $mission } for { $cost } chakra
option-reveal-upgrade = Reveal { $card } as an upgrade of { $over } for { $cost } chakra
