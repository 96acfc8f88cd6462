### Rules text: when an effect counts, what it does, and what else is true of a card.

## Lines

line = { $heading }: { $words }
when-played = When played face-up
when-cast = When cast
when-activated-creature = Activated (in your turn, once per round, without using up a play)
when-activated-belief = Once per round, in your turn
when-round-ends = At the end of the round
when-counted = When points are counted
when-each-turn = In each of your turns
when-beliefs-chosen = Once all beliefs are chosen
when-permanent = All round long
when-once = Once per round
when-each-loss = Each time you lose creatures
copies-held = Count effect

## What is true of a card besides its effects

note-identification = { keyword-identification }: Declare it before divinities are shown, and accuse another player of a divinity. If you are right, you take { COUNT($points, -point) } from that player.
note-slots = On the field: Takes { $slots } slots.
note-hidden = On the field: Never face-down.

## Creatures

on-field = on the field
was-down = was face-down when the round ended
    .many = were face-down when the round ended
# $op is at-most, less, equal, at-least or more
valued = value { BOUND($op, $n) }
# $yes tells that it is so, $theirs that the field is somebody's, not yours
all-colours =
    { $theirs ->
        [yes] { $yes ->
            [yes] there are creatures of all five colours on the field
           *[no] creatures of a colour are missing on the field
        }
       *[no] { $yes ->
            [yes] you have creatures of all five colours
           *[no] you lack creatures of a colour
        }
    }

## Effects that are carried out

draw = { DO("draw") } { COUNT($n, -card) }{ WHERE($n) }
may-destroy = you may destroy a face-up creature of another player, unless it is indestructible
may-drain = you may choose a face-up creature of another player with value 1 or more. It loses { $amount } of its value (never falling below 0), and this creature gains what it lost
sacrifice-then-place = destroy another creature of yours, face-up or face-down, that is not indestructible. If it leaves the field, you may place a creature from your hand, face-up or face-down; this is no play and sets off no effect
fetch = name a creature. If the deck holds one, take it into your hand. Then shuffle the deck
swap = swap one of your creatures, face-up or face-down, for a face-up creature of another player; neither field may then use more than { $slots } slots. Cannot be cast while your field is empty
destroy-lowest = choose a player, possibly yourself. All face-up creatures of that player that share the lowest value are destroyed together
everyone-places = you first, then each other player clockwise whose field is not full: cards are shown from the deck until a creature comes that fits on the field; it is placed there face-up and sets off no effect. The other cards shown go under the deck
redraw = before your first play of the turn, you may put your whole hand under the deck and draw as many cards
turn-over = you may turn one of your creatures over; face-down only if it may lie so, is neither fused nor resurrected, and the limit of face-down creatures still holds
copy = choose a creature in play of another name that nothing copies yet. This creature takes its name, printed value and effect, and keeps its own colour
transform = choose a creature in play of another name, yours or not, that nothing transforms yet. It takes the name, value, effect and colour of this card, but transforms nothing itself
recolour = you may give one of your creatures another colour for the counting

## What creatures are and give; $n are the points

fusion = in your turn, two face-up creatures of this name on your field may become a pair, which takes one slot and is one card for colours. One from your hand may also be played directly onto one on your field
indestructible = this creature cannot be destroyed
resurrection = if this creature would be destroyed during a turn, it stays, face-up, cannot be destroyed any more and gives { SIGNED($n) }{ WHERE($n) }
outnumber = { SIGNED($n) } if you have more copies of it than every other player{ WHERE($n) }
unique = { SIGNED($n) } if no other player has a copy of it{ WHERE($n) }
polychrome = { SIGNED($n) } if you have creatures of all five colours{ WHERE($n) }
monochrome = { SIGNED($n) } if all your creatures are of one colour{ WHERE($n) }
strong = { SIGNED($n) } if you have the most points, alone or tied, before Strong and Weak are counted{ WHERE($n) }
weak = { SIGNED($n) } if you have the fewest points, alone or tied, before Strong and Weak are counted, unless you use Strong{ WHERE($n) }
when-down = { SIGNED($n) } if this creature was face-down when the round ended{ WHERE($n) }
copies =
    { $count ->
        [one] { SIGNED($n) } once if you have a copy of it
       *[other] { SIGNED($n) } once if you have { $count } or more copies of it
    }{ WHERE($n) }

## What divinities give

twice = your subtotal (creatures and colours) counts once more if it is { $most } or less
points-if = { SIGNED($n) } if { $test }{ WHERE($n) }
points-for = { SIGNED($points) } for { EACH($which) }, at most { SIGNED($most) }
points-for-spells = { SIGNED($points) } for each spell you played this round, at most { SIGNED($most) }

## What beliefs allow

draws = your draw step draws { COUNT($count, -card) }
two-divinities = look at a random unused divinity as well as your own, and keep one of them
more-down = you may have { COUNT($count, "face-down creature") } more than face-up ones
free-spell = your first spell does not use up one of your two plays, yet is enough for the one play you must make
sees-unused = look at all unused divinities
saves-one = when an effect of another player would remove creatures of yours by destruction, you may let one of them stay as it is
replaces-lost = for each creature of yours that a destruction removed, you may show cards from the deck until a creature comes that fits on your field, and place it face-up (only while you have a free slot)
