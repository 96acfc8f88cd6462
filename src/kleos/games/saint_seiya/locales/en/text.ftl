### The rules text of cards: what effects, amounts and conditions say.
### $which and $who are cards or Characters as a noun: "Knight of common rank". Terms that begin with - are nouns too.

## Lines

line = { $timing }: { $words }
# $effect is a sentence without its full stop
after-acquiring = after you have acquired a Character with Cosmos using this card, { $effect }

## What is said of a noun: words that follow it, or in its place a relative clause for one and for many (.one and .many),
## an adjective (.adjective), or what it is not (.unlike)

# $ranks: "common", "rare"
of-rank = of { OR($ranks) } rank
# $name is a card
other-than = other than { $name }
with-cosmos = with a printed Cosmos value
without-cosmos = without a printed Cosmos value
alongside = facing the same terrain card
facing = facing this card
on-terrain = on the terrain
adjacent = from a place next to this card's former place
in-discard = in { YOUR("discard") }
in-play = in play

## Adjectives, which are inflected where the language does so

wounded = wounded
destroyed = destroyed

## How many

# $count of what is described: "1 Character", "2 Characters"
some-such =
    { $count ->
        [1] 1 { BARE($which) }
       *[other] { $count } { MANY($which) }
    }
# a noun; $destroyed: of the destroyed cards, not of the scored ones
full-group =
    full group of { $size } of your { $destroyed ->
        [yes] destroyed
       *[no] scored
    } cards
    .many =
        full groups of { $size } of your { $destroyed ->
            [yes] destroyed
           *[no] scored
        } cards
# a noun
different-name = different { BARE($which) } name among your scored cards
    .many = different { BARE($which) } names among your scored cards
changed-cards = the number of those cards
# $each is what is counted, if anything is
for-each =
    { $each ->
        [none] {""}
       *[other] {" "}for { EACH($each) }
    }

## Conditions; $yes: it holds

flames-left =
    the number of flames left is { $odd ->
        [yes] odd
       *[no] even (0 included)
    }
# $last: the last card, not the first
faces-end =
    it { $yes ->
        [yes] faces
       *[no] does not face
    } the { $last ->
        [yes] last
       *[no] first
    } card of the terrain
# $silver: Silver Knights are counted, and what they are depends on the match
most-scored =
    you { $yes ->
        [yes] have
       *[no] do not have
    } more { MANY($which) } among your scored cards than any other player{ $silver ->
        [yes] {" "}(Knights of uncommon rank, unless the match counts by class)
       *[no] {""}
    }
scored =
    your scored cards { $yes ->
        [yes] include
       *[no] do not include
    } { A($which) }
# $clause is a condition that must hold on
while-so = while { $clause }
present-alongside = { A($who) } faces the same terrain card
present-facing = { A($who) } faces it

## Players

# $effect is what the chosen player does or suffers; $active: the active player chooses, and not whoever reads
chosen-player =
    { DO("choose") } { $opponent ->
        [yes] an opponent
       *[no] a player, { $active ->
            [yes] themselves
           *[no] yourself
        } included
    }: { $effect }

## Hands; $deed is discard, wound or destroy

deed-verb =
    { $deed ->
        [discard] discard
        [wound] wound
       *[destroy] destroy
    }
# $optional: it may be done; $which
from-hand =
    { $optional ->
        [yes] { MAY(deed-verb) }
       *[no] { DO(deed-verb) }
    } { some-such } from { YOUR("hand") }{ $count ->
        [1] {""}
       *[other] {" "}(or as many as possible)
    }
all-of-hand =
    { DO(deed-verb) } { ALL($which) } { $deed ->
        [discard] from
       *[other] in
    } { YOUR("hand") }
destroy-pair = { DO("destroy") } 2 identical { MANY($which) } from { YOUR("hand") }
promote = { DO("put") } 1 of { YOUR("set-aside") } { MANY($which) } of the next higher rank, if there is one, into { YOUR("discard") }
wound-seen = look at { YOUR("hand") } and wound 1 { BARE($which) } from it
# $you: whoever reads does it
return-to-reserve =
    { DO("shuffle") } 1 { BARE($which) } from { YOUR("hand") } into the reserve if { $you ->
        [yes] you have
       *[no] they have
    } one

## Draw piles

draw = { DO("draw") } { COUNT($n, -card) }{ WHERE($n) }
draw-as-many = { DO("draw") } as many cards
recycle = { DO("shuffle") } { YOUR("discard") } into { YOUR("draw pile") }
search = { DO("look through") } { YOUR("draw pile") }, show 1 { BARE($which) } from it and take it into { YOUR("hand") }, then shuffle { YOUR("draw pile") }
judge = reveal the top { COUNT($count, -card) } of your draw pile; that player wounds 1 { BARE($which) } among them, and you take the other cards into your hand

## Discards and destroyed cards

take =
    { $optional ->
        [yes] { MAY("take") }
       *[no] { DO("take") }
    } 1 { BARE($which) } from { YOUR("discard") } into { YOUR("hand") }
destroy-discarded = { DO("destroy") } 1 { BARE($which) } from { YOUR("discard") }
wound-discarded = { BID("wound") } 1 { BARE($which) } from { YOUR("discard") }
wound-all-discarded = { DO("wound") } { ALL($which) } from { YOUR("discard") }
steal = { BID("acquire") } 1 { BARE($which) } from { YOUR("discard") } into your own discard
restore = { DO("put") } 1 of { YOUR("destroyed cards") } into { YOUR("discard") }
put-on-top = { DO("put") } 1 of { YOUR($which, number: "many") } on top of { YOUR("draw pile") }
exchange = { BID("destroy") } 1 { BARE($which) } from { YOUR("discard") }, and put 1 of { YOUR($destroyed, number: "many") } there

## Wounded Characters and fighters

own-wounded = 1 of { YOUR("wounded Characters") }
# $anybody: of any player
whose-wounded =
    { $anybody ->
        [yes] 1 wounded Character of any player
       *[no] { own-wounded }
    }
heal-one = { DO("heal") } { own-wounded }
heal-all = { DO("heal") } all { YOUR($who, number: "many") }
# $anybody
destroy-wounded = { DO("destroy") } { whose-wounded }
wound-fighters = { DO("wound") } { ALL($who) } used to fight this card
destroy-fighter = { DO("destroy") } 1 Character used to fight this card
wound-this = this card becomes one of your wounded Characters instead of going to your hand or discard

## Bonuses and armours

boost = { DO("give") } +{ $n } Force to 1 of { YOUR($which, number: "many") } until the end of the turn
boost-all = until the end of the turn, each of your Characters in play, those played later included, gets +{ $n } Force
armours-by-force = until the end of the turn, you may acquire armours on the terrain with Force; their Force cost is their printed Cosmos cost
discard-armour = { DO("discard") } { YOUR("equipped armour") }
swap-armour = swap this armour with { YOUR("equipped") } { BARE($which) }; each of you keeps the one received
this-into-reserve = this card, if it is still in play, is shuffled into the reserve

## The terrain

# $adjacent: from where has been said more precisely
from-terrain =
    { $adjacent ->
        [yes] {""}
       *[no] {" "}from the terrain
    }
# $adjacent
acquire-free = { DO("acquire") } 1 { BARE($which) }{ from-terrain }, for free, into your discard
take-reserve-top = { DO("put") } the top card of the reserve into your discard; neither its effects nor its flame apply
remove-all = { DO("remove") } { ALL($which) } from the terrain
complete = { DO("refill") } the terrain
remove-and-reveal = { DO("remove") } 1 { BARE($which) } from the terrain, then reveal the top card of the reserve in its place
# $less: "2 Force less", "2 Cosmos less"
reduce = 1 { BARE($which) } of your choice on the terrain costs { AND($less) } until the end of the turn (not below 1)
# $number, $currency
so-much-less = { so-much } less
swap-places = { DO("swap") } the places of 2 cards on the terrain
give-this = this card goes to that player's discard
recall = this card and { ALL($which) } in the common discard are shuffled into the reserve. If the reserve would then hold this card alone, it goes to the common discard instead
take-flame = 1 flame is taken off the clock

## Continuous effects; $n is how much, for each of what is counted ($each), if anything is

# $currency, $each
bonus =
    this card gets +{ $n } { currency }{ for-each }{ $clause ->
        [none] {""}
       *[other] {" "}{ while-so }
    }
# $currency, $each
bonus-others = { EACH($who) } facing the same terrain card gets +{ $n } { currency }{ for-each }
doubles = the printed Force and Cosmos of { EACH($who) } facing the same terrain card are doubled
protects = { MANY($who) } facing the same terrain card cannot be wounded
# $each
faced-cheaper = { THE($who) } this card faces costs { $n } Cosmos less{ for-each } (not below 1)
# $clause
self-cheaper = this card costs { $n } Force less { while-so } (not below 1)
# $clause
grants-cost = this card has a Cosmos cost of { $n } { while-so }
needs-fighters = to acquire this card by paying, at least { $count } of your Characters must face it
toll = the first time each turn you play a Character facing this card, you must discard 1 other card from your hand
forbids = { NO($who) } can be acquired, in any way
no-healing = no Character can be healed
# $each
victory-points =
    +{ $n } VP{ for-each }{ $test ->
        [none] {""}
       *[other] {" "}if { $test }
    }
