### A line of the log for every event, as a seat saw it.


## Parts of lines; $knows tells whether the cards were seen

# what $piece is where the card was not seen; else it is "Harpy #3"
log-unseen = face-down creature #{ $object }
# the names of all cards, where they were seen and there are any
log-names =
    { $named ->
        [yes] : { SERIES($names) }
       *[no] {""}
    }
log-divinity =
    { $knows ->
        [yes] : { $name }
       *[no] {""}
    }

## A round begins

log-round = Round { $number }: { $who } starts
log-deal = { $who } is dealt a divinity, face-down{ log-divinity }
log-belief = { $who } chooses the belief { $name }
log-saw-divinity = { $who } looks at a second divinity{ log-divinity }
log-kept-divinity = { $who } keeps one of the two divinities{ log-divinity }
log-saw-unused = { $who } looks at { COUNT($number, "unused divinity", "unused divinities") }{ log-names }

## Turns

log-turn = Turn { $number } of { $who }
log-skip-turn = The turn of { $who } is skipped
log-draw = { $who } draws { COUNT($number, -card) }{ log-names }
log-recycle = The deck is empty: the discard pile, { COUNT($number, -card) }, is shuffled into a new one
log-play = { $who } plays { $piece } face-up
log-hide =
    { $knows ->
        [yes] { $who } plays { $piece } face-down
       *[no] { $who } plays a { $piece }
    }
# $number is 1 where the second came from the hand
log-fuse =
    { $number ->
        [0] { $who } fuses { $piece } and #{ $partner } into a pair
       *[other] { $who } plays { $name } from the hand onto { $piece }: a pair
    }
log-activate = { $who } activates { $piece }
log-use-belief = { $who } uses { $name }
log-cast = { $who } casts { $name }
log-discard = { $name } goes to the discard pile
log-return = { $who } puts { COUNT($number, -card) } under the deck{ log-names }
log-countdown = A field is full: the last turns begin, { $number } in all

## What effects do

log-destroy = { $piece } of { $who } is destroyed
log-survive = { $piece } of { $who } resurrects and stays
log-save = { $who } saves { $piece } from destruction
log-drain = { $piece } loses { $number } of its value to #{ $partner }
log-name = { $who } names { $name }
log-found = { $who } takes { $name } from the deck into the hand
log-not-found = The deck holds no { $name }
log-shuffle = The deck is shuffled
log-swap =
    { $knows ->
        [yes] { $who } swaps { $name } #{ $object } for { $target } #{ $partner } of { $holder }
       *[no] { $who } swaps #{ $object } for #{ $partner } of { $holder }
    }
log-choose-player = { $who } chooses { $other }
log-show = { $name } is shown from the deck and cannot be placed on the field of { $who }
# $number is 1 where it is placed face-down
log-place =
    { $number ->
        [0] { $piece } is placed face-up on the field of { $who }
       *[other] { $knows ->
            [yes] { $piece } is placed face-down on the field of { $who }
           *[no] A { $piece } is placed on the field of { $who }
        }
    }
log-none-fits = No card is left that fits on the field of { $who }
log-under =
    { COUNT($number, -card) } shown before { $number ->
        [one] goes
       *[other] go
    } under the deck{ log-names }
log-turn-up = { $who } turns { $piece } face-up
log-turn-down = { $who } turns { $piece } face-down
log-redraw = { $who } puts the whole hand under the deck, { COUNT($number, -card) }{ log-names }

## The counting

log-counting = Round { $number } is over: all creatures are turned face-up and points are counted
log-copies = { $piece } of { $who } copies { $target } #{ $partner }
log-copied = #{ $object } of { $who } now counts as { $name }, like #{ $partner }
log-targets = { $piece } of { $who } transforms { $target } #{ $partner }
log-transform = #{ $object } of { $who } becomes { $name }
log-recolour = { $who } changes the colour of { $piece } to { $colour }
log-declare = { $who } declares a divinity with Identification
log-accuse = { $who } accuses { $other } of { $name }
log-reveal = The divinity of { $who } is { $name }
log-points = { $who } – { $entry }
log-score = { $who } has { COUNT($number, -point) } in this round
log-concede = { $who } gives up
log-end = { $result }
myths-by-rounds = on equal points, having won more rounds
