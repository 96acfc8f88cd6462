### Rules text: what every line of a card says.

## The parts of a line

# $timing is its word, $words what it does; $standing if it is continuous
line-text =
    { $timing }{ $standing ->
        [yes] {" "}(continuous)
       *[no] {""}
    }: { $words }
timing-main = MAIN
timing-upgrade = UPGRADE
timing-ambush = AMBUSH
timing-score = SCORE

## What characters are like

this-character = this character
hidden = hidden
non-hidden = non-hidden
upgraded = upgraded
# $name is a group or keyword, with its $gender if one is a member of it; .adjective if it stands with the adjectives,
# .rank is head if it goes right behind the noun
of-kind = { $name }
    .adjective = { $name }
# one with that $name; $noun and $nouns are what it is called else, $number is many if the name is a plural
named = { $name }
    .many = { $name } { $nouns }
same-name = the same name as { IT() }

## Where characters are; $leaving if they go away from there

in-play = in play
here = { HERE("in this mission") }
elsewhere = in another mission
# $rank is that of the mission
in-mission = in mission { $rank }
one-mission = in one mission of your choice
that-mission = in that mission
new-mission = in its new mission
# a place, or with .many what follows "that"; $gender is that of the noun
played-last-turn = played in the opponent's last turn

## What characters are measured by; $op is at-most, less, equal, at-least or more

# .own is what this character's Power is called, if it is compared with another; $own if it is
with-cost =
    { $op ->
        [equal] { $n ->
            [X] cost { BOUND($op, $n) }
           *[other] a cost of { BOUND($op, $n) }
        }
       *[other] cost { BOUND($op, $n) }
    }
with-power =
    { $own ->
        [yes] { $op ->
            [less] less Power than this character
            [at-most] no more Power than this character
           *[other] Power { BOUND($op, $n) }
        }
       *[no] { $op ->
            [equal] { $n ->
                [X] Power { BOUND($op, $n) }
               *[other] a Power of { BOUND($op, $n) }
            }
           *[other] Power { BOUND($op, $n) }
        }
    }
with-base = printed Power plus Power tokens of { BOUND($op, $n) }
lowest-cost = the lowest cost
lowest-power = the lowest Power
lowest-base = the lowest printed Power plus Power tokens
total-power = a total Power of { $n } or less
# .complement if it is said right behind the noun
lower-cost = a lower cost

## Amounts

my-power = this character's Power
that-cost = { ITS("printed cost") }
that-power = { ITS("printed Power") }
covered-power = the Power that the upgraded character had just before the upgrade
missions-with = the number of missions with { $which }
# $done is what was done to how many: "characters hidden"
number-done =
    the number of { $done ->
        [none] changes made
       *[other] { $done }
    } with the MAIN line
# $x is what X was
prior-x =
    { $x ->
        [none] what X was
       *[other] { $x }
    } with the MAIN line

## Conditions

holds-edge =
    { $yes ->
        [yes] you hold the Edge
       *[no] you do not hold the Edge
    }
empty-hand-of-yours =
    { $yes ->
        [yes] your hand is empty
       *[no] your hand is not empty
    }
while =
    { $test ->
        [none] {""}
       *[other] {" "}while { $test }
    }

## Whom something is done to

target-this = this character
# the one that has been spoken of; $gender is its gender
target-same = it
target-played = the character played with the MAIN line
# $gender is that of the noun
target-sole = it
    .lead = if there is exactly one { BARE($which) },
target-any-number = any number of { MANY($which) }
target-each-mission = up to one { BARE($which) }
    .lead = in each mission,
target-excess = one of them
    .lead =
        as long as there { $n ->
            [1] is more than one { BARE($which) }
           *[other] are more than { $n } { MANY($which) }
        },
    .tail = , chosen by the opponent

## What is done to characters

powerup = { DEED($who, "give", COUNT($n, -power-token), case: "to") }{ WHERE($n) }
tokens-limit =
    { $n ->
        [none] all Power tokens
       *[other] up to { COUNT($n, -power-token) }
    }
# $gap if the target is being asked for
tokens-put = and put them on this character
# the same $gap
tokens-take = { DEED($who, "take", tokens-limit, tokens-put, case: "from") }{ WHERE($n) }
tokens-remove = { DEED($who, "remove", tokens-limit, case: "from") }{ WHERE($n) }
hide = { DEED($who, "hide") }
defeat = { DEED($who, "defeat") }
move =
    { $here ->
        [yes] { DEED($who, "move", "", "to this mission") }
       *[no] { DEED($who, "move", "", "to another mission") }
    }
move-all = { DO("move", ALL($which), "to other missions, as far as possible") }
move-many =
    { $n ->
        [1] { DO("move", $n, BARE($which), "to other missions") }
       *[other] { DO("move", $n, MANY($which), "to other missions") }
    }{ WHERE($n) }
take-control = { DEED($who, "take control of") }
look = { DEED($who, "look at") }
discard-top = { DEED($who, "discard", "the top card of") }
return-to-hand = { DEED($who, "return", "", "to its owner's hand") }
# $gap if the target is being asked for, $extra the chakra that is paid in addition
demand =
    { $gap ->
        [yes] be revealed by the opponent for { $extra } more chakra or defeated
       *[no] { DEED($who, "choose") }; the opponent either reveals it for { $extra } more chakra or it is defeated
    }

## What was last spoken of: .near in the same text, .far from farther away, each also as an owner; .x is what was measured

recall-hidden = characters hidden
    .near = it
    .near-owner = its
    .far = the character just hidden
    .far-owner = that character's
    .x = the Power that the character just hidden had before
recall-defeated = characters defeated
    .near = it
    .near-owner = its
    .far = the character just defeated
    .far-owner = that character's
    .x = the Power that the character just defeated had before
recall-moved = characters moved
    .near = it
    .near-owner = its
    .far = the character just moved
    .far-owner = that character's
recall-taken-over = characters taken over
    .near = it
    .near-owner = its
    .far = the character just taken over
    .far-owner = that character's
recall-looked-at = characters looked at
    .near = it
    .near-owner = its
    .far = the character just looked at
    .far-owner = that character's
recall-returned = characters returned
    .near = it
    .near-owner = its
    .far = the character just returned
    .far-owner = that character's
recall-discarded = cards discarded
    .near = that card
    .near-owner = that card's
    .far = the card just discarded
    .far-owner = that card's
recall-hand-discarded = cards discarded
    .near = that card
    .near-owner = that card's
    .far = the card just discarded
    .far-owner = that card's
    .x = the number of cards discarded

## What players do

draw = { DO("draw", COUNT($n, -card)) }{ WHERE($n) }
gain-chakra = { DO("gain", COUNT($n, -chakra)) }{ WHERE($n) }
lose-chakra = { DO("lose", COUNT($n, -chakra)) }{ WHERE($n) }
# $subject is opponent if the opponent carries it out
take-chakra = { DO("take", COUNT($n, -chakra), "from", RIVAL()) }{ WHERE($n) }
pay-x = { DO("pay", "any amount X of chakra") }
    .x = the amount of chakra paid
gain-points = { DO("gain", COUNT($n, -mission-point)) }{ WHERE($n) }
take-edge = { DO("take", "the Edge") }
give-edge = { DO("give", "the Edge to", RIVAL()) }

## Cards in hands, decks and piles; $own if it is the deck of who carries it out

discard = { DO("discard", "1 card from", YOUR("hand")) }
discard-seen = { DO("choose", "1 card from", RIVALS("hand"), "and discard it") }
discard-hand = the opponent discards their hand, then draws as many cards
mill =
    { $own ->
        [yes] { DO("discard", "the top card of", YOUR("deck")) }
       *[no] { DO("discard", "the top card of", RIVALS("deck")) }
    }
put-back = { DO("put", "1 card from", YOUR("hand"), "on top of", YOUR("deck")) }
recover = { DO("take", "1 card from", YOUR("discard pile"), "into", YOUR("hand")) }
look-at-hand = { DO("look at", RIVALS("hand")) }
# the top $count cards
look-at-top = { DO("look at", "the top", COUNT($count, -card), "of", YOUR("deck")) }
search = { look-at-top }. Show { ALL($which) } among them and put them into { YOUR("hand") }; put the others back on top in the same order
put-from-deck =
    { $own ->
        [yes] { DO("put", "the top card of", YOUR("deck"), "face down on", YOUR("side"), "of this mission as a hidden character") }
       *[no] { DO("put", "the top card of", RIVALS("deck"), "face down on", YOUR("side"), "of any mission as a hidden character under", YOUR("control")) }
    }
put-from-hand = { DO("put", "1 card from", YOUR("hand"), "face down on", YOUR("side"), "of any mission as a hidden character") }

## Playing and copying; $cut is by how much less chakra, $gender that of what is played

for-less =
    { $cut ->
        [0] at its full price
       *[other] for { $cut } chakra less
    }
play-hidden = { DO("reveal", $which, for-less) }
play-from-hand = { DO("play", $which) }, from { YOUR("hand") } or by revealing it, { for-less }
play-from-discard = { DO("play", $which, "from", YOUR("discard pile"), for-less) }
play-top-of-discard = { DO("play", "the top card of", YOUR("discard pile"), for-less) }
play-from-top = { look-at-top }, play one of them { for-less } if you can, and discard the others
# $upgrades if it may be an UPGRADE line
copy =
    { $upgrades ->
        [yes] { DO("copy", "an instant line of", $which) }
       *[no] { DO("copy", "an instant line, but no UPGRADE line, of", $which) }
    }
copy-discarded = { DO("copy", "an instant line, but no UPGRADE line, of the card just discarded") }
repeat-main = { DO("carry out", "the MAIN line once more") }

## Continuous lines

# $fixed if it is one character, $sign is + or -
bonus-who =
    { $fixed ->
        [yes] { $which } has
       *[no] { ALL($which) } have
    }
bonus = { bonus-who } { $sign }{ $n } Power{ while }{ WHERE($n) }
bonus-each = { bonus-who } { $sign }1 Power for { EACH($counted) }{ while }
chakra-bonus =
    CHAKRA +{ $n }{ $both ->
        [yes] {" "}for both players
       *[no] {""}
    }{ while }{ WHERE($n) }
upgrades-on =
    you may play this card as an upgrade on { $which }{ $only ->
        [yes] , but on no other character
       *[no] {""}
    }
tax = the opponent pays { $amount } more chakra for each character they play non-hidden in this mission
discount = both players play { MANY($which) } non-hidden in this mission for { $amount } chakra less, but not for less than { $floor }
cheaper =
    you pay { $amount } chakra less to { $revealed ->
        [yes] reveal this character
       *[no] play this character non-hidden
    }{ $test ->
        [none] {""}
       *[other] {" "}if { $test }
    }

## Permissions and prohibitions

keeps-tokens = this character keeps its Power tokens at the end of the round
holds = enemy characters cannot be moved from this mission
only-winning = you can play this character non-hidden only in a mission that you are winning
immune = enemy effects can neither hide nor defeat this character
shields = enemy effects cannot hide friendly characters in this mission
no-reveals = the opponent cannot reveal characters in this mission
salvages = when a friendly character that you own is defeated, its top card goes to your hand instead of the discard pile
locks = this character locks the strongest enemy character in this mission: that character loses all its Power tokens and has Power 0

## Whenever something happens, $effect

on-enemy-play = whenever the opponent plays a character non-hidden in this mission, { $effect }
on-defeat = whenever { $which } is defeated, { $effect }
on-move = whenever this character has moved, { $effect }
on-own-move = whenever one of your effects has moved this character, { $effect }
on-affected = whenever an enemy effect has affected this character, { $effect }
on-loss = when the opponent has won this mission, { $effect }
on-round-end = at the end of the round, { $effect }

## What would happen, and .done to a character of that $gender

moving = move
    .done = moved
hiding = hide
    .done = hidden
defeating = defeat
    .done = defeated

## What happens instead, and how one line changes another

# $verbs and $participles are what would happen, $verb what happens to $who, $fixed if that is the same character
instead =
    { $enemy ->
        [yes] if an enemy effect would { OR($verbs) } { $which }
       *[no] if { $which } would be { OR($participles) }
    }, { DEED($who, $verb, "", "instead") }
# $timing is the word of the line that changes
line-changes =
    { $timing }{ $added ->
        [yes] , in addition
       *[no] {" "}instead
    }: { CAPITAL($effect) }
