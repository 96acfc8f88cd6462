### A line of the log for every event, as a seat saw it. The entry of an event is called log- and its kind.
### $who is the player of the event, $other the other player, if there is one. $card is its card within a sentence, $second
### another; $piece and $partner are the same two with their numbers. $place is the number of a place on the terrain,
### $number an amount, $count how many cards the event is about.

# the effect that brought a line about
log-by = { $card }, { $timing }
# the titles of all cards, after a colon, where whoever reads has seen them ($shown)
log-titles =
    { $shown ->
        [yes] : { SERIES($titles) }
       *[no] {""}
    }
unseen-card = a card

## The course

log-first = { $who } is the first player
log-turn = Turn { $number }: { $who } is the active player
log-flame = 1 flame is taken; { $number } left
log-ending = The end of the match is triggered; the round is still played out
log-concede = { $who } gives up

## Hands and piles

log-draw = { $who } draws { COUNT($number, -card) }{ log-titles }
log-reshuffle = { $who } shuffles the discard, { COUNT($number, -card) }, to make a new draw pile
log-recycle = { $who } shuffles the discard, { COUNT($number, -card) }, into the draw pile
log-to-hand = { $who } takes { $card } into the hand
log-to-discard = { $who } puts { $card } into the discard
log-discard = { $who } discards { $card } from the hand
log-used = { $who } discards { COUNT($count, -card) } from play{ log-titles }
log-take = { $who } takes { $card } from the discard into the hand
log-promote = { $who } puts { $card } from the set-aside cards into the discard
log-restore = { $who } puts { $card } from the destroyed cards into the discard
log-on-top = { $who } puts { $card } from the destroyed cards on top of the draw pile
log-give = { CAPITAL($card) } goes to the discard of { $who }
log-steal = { $who } acquires { $card } from the discard of { $other }
log-look-hand = { $who } looks at the hand of { $other }, { COUNT($count, -card) }{ log-titles }
log-look-pile = { $who } looks through the draw pile, { COUNT($count, -card) }{ log-titles }
log-found = { $who } shows { $card } and takes it from the draw pile into the hand
log-top-shown = { $who } reveals the top of the draw pile, { COUNT($number, -card) }{ log-titles }
log-kept = { $who } takes into the hand { COUNT($number, -card) }{ log-titles }
log-nothing = { $who } has no such card

## Cards in play

log-play = { $who } plays { $piece } facing { $second } (place { $place })
log-equip = { $who } equips { $piece }
log-activate = { $who } activates { $piece }
log-heals = { $who } uses the Heal value of { $piece }
log-heal = { CAPITAL($piece) } of { $who } is healed and goes to the discard
log-wound = { CAPITAL($piece) } of { $who } is wounded
log-destroy = { CAPITAL($piece) } of { $who } is destroyed
log-armour-off = { $who } discards the equipped armour { $piece }
log-armours-swapped = { $who } swaps { $partner } with { $piece } of { $other }
log-boost = { CAPITAL($piece) } gets +{ $number } Force until the end of the turn
log-boost-all = Each Character { $who } has in play gets +{ $number } Force until the end of the turn
log-by-force = { $who } may acquire armours with Force until the end of the turn

## The terrain

# $price is force, cosmos or free; $armour: whether the armour was used
log-acquire =
    { $who } acquires { $card } from place { $place } { $price ->
        [free] for free
        [force] for { $number } Force
       *[cosmos] for { $number } Cosmos
    }{ $armour ->
        [yes] , using the armour
       *[no] {""}
    }
log-reveal = { CAPITAL($piece) } is revealed on place { $place }
log-remove = { CAPITAL($piece) } is removed from place { $place } to the common discard
log-push = The terrain cards are pushed to the right
# $back is the place that the second card left
log-swap = { $who } swaps { $card } (place { $place }) and { $second } (place { $back })
# $cut lists how much less it costs of each currency
log-cheaper = { CAPITAL($piece) } on place { $place } costs { AND($cut) } less until the end of the turn
# $nobody: no player does it
log-to-reserve =
    { $nobody ->
        [yes] { COUNT($number, -card) } { $number ->
            [one] is
           *[other] are
        } shuffled into the reserve
       *[no] { $who } shuffles { COUNT($number, -card) } into the reserve
    }{ log-titles }
log-top-taken = { $who } puts { $card } from the top of the reserve into the discard

## The end

log-gather = { $who } shows { COUNT($number, -card) }{ log-titles }
# $points says which cards give them, and why
log-points = { $who } – { $points }: { NUMBER($number, signDisplay: "always") }
log-score = { $who } has { COUNT($number, "victory point") }
# $ending is a whole sentence: who wins, and how
log-end = { $ending }
