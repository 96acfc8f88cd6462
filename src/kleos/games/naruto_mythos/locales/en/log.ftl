### A line of the log for every event, as a seat saw it.

## $who and $other are the players, $n is a number, $mission a rank; $object and $second are numbers of characters

## Cards and characters

# $cards are the cards of the event by name, as far as they were seen
log-cards = { COUNT($n, -card) }{ log-names }
log-names =
    { $cards ->
        [none] {""}
       *[other] : { SERIES($cards) }
    }
# $card is the one card of the event, if it was seen
log-card =
    { $card ->
        [none] a card
       *[other] { $card }
    }
# a card that has just got a number of its own
log-new-card = { log-card } as #{ $object }
# $top is the top card of a character, if it was seen, $beneath are those under it
log-stack =
    #{ $object } { $top }{ $beneath ->
        [none] {""}
       *[other] {" "}over { SERIES($beneath) }
    }
log-character =
    { $top ->
        [none] hidden character #{ $object }
       *[other] { log-stack }
    }
# the same at the beginning of a sentence
log-subject = { CAPITAL(log-character) }

## Rounds and turns

log-edge = The Edge goes to { $who }
log-mulligan =
    { $who } { $n ->
        [0] keeps the opening hand
       *[other] takes a mulligan
    }
log-round = Round { $n } begins; { $who } has the Edge
# $name is the card of the mission
log-mission = Mission { $mission } is { $name }
log-income = { $who } receives { $n } chakra
log-pass = { $who } passes
log-round-end = Round { $n } ends; chakra and Power tokens are cleared

## Playing

log-play = { $who } plays { log-new-card } on mission { $mission } for { $n } chakra
log-upgrade = { $who } upgrades #{ $object } on mission { $mission } with { log-card } for { $n } chakra
log-reveal = { $who } reveals { log-character } on mission { $mission } for { $n } chakra
log-reveal-upgrade = { $who } reveals #{ $second } { log-card } on mission { $mission } as an upgrade of #{ $object } for { $n } chakra
log-put-down = { $who } hides { log-new-card } face down on mission { $mission } for { $n } chakra
log-put-hidden = { $who } puts { log-new-card } face down on mission { $mission }

## What happens to characters

log-tokens = #{ $object } gets { COUNT($n, -power-token) }
log-tokens-lost = #{ $object } loses { COUNT($n, -power-token) }
log-tokens-taken = #{ $second } takes { COUNT($n, -power-token) } from #{ $object }
# $origin is the mission it leaves
log-move = { log-subject } moves from mission { $origin } to mission { $mission }
log-hide = { log-subject } is hidden in mission { $mission }
# $n is 1 if the top card goes to the hand of $keeper
log-defeat =
    { log-subject } is defeated in mission { $mission }{ $n ->
        [0] {""}
       *[other] ; its top card goes to the hand of { $keeper }
    }
log-to-hand = { log-subject } returns from mission { $mission } to the hand of { $who }
log-top-discarded = The top card of #{ $object }, { log-card }, is discarded
log-beneath = From beneath #{ $object } { log-cards } to the discard pile of { $who }
log-control = { $who } takes control of { log-character } in mission { $mission }
log-control-ends = { log-subject } returns to the side of { $who } in mission { $mission }
log-conflict = { log-subject } is discarded: { $who } has another character of that name in mission { $mission }
log-lock = #{ $object } locks #{ $second } in mission { $mission }
log-saved =
    { $same ->
        [yes] The effect of #{ $object } applies instead
       *[no] #{ $object } takes the place of #{ $second }
    }
# $copied is the card whose line is copied, $timing the word of that line
log-copy = #{ $object } copies { $copied } { $timing }

## Hands, decks and piles

log-draw = { $who } draws { log-cards }
log-discard = { $who } discards { log-card }
log-mill = { $who } discards { log-card } from the top of the deck
log-put-back = { $who } puts { log-card } from the hand on top of the deck
log-recover = { $who } takes { log-card } from the discard pile into the hand
log-take-top = { $who } takes the top card of the deck of { $other }{ log-names }
log-show =
    { $who } shows { log-cards } and takes { $n ->
        [one] it
       *[other] them
    } into the hand
log-look = { $who } looks at { log-character } in mission { $mission }
log-look-hand = { $who } looks at the hand of { $other }, { log-cards }
log-look-deck = { $who } looks at the top of the deck, { log-cards }

## Chakra and points

log-chakra = { $who } gains { $n } chakra
log-chakra-lost = { $who } loses { $n } chakra
log-chakra-taken = { $who } takes { $n } chakra from { $other }
log-points = { $who } gains { COUNT($n, -mission-point) }
# the Power of both sides, that of the winner first
log-totals =
    ({ $most } to { $least }{ $tied ->
        [yes] , by the Edge
       *[no] {""}
    })
log-won = { $who } wins mission { $mission } { log-totals } and gains { COUNT($n, -mission-point) }
log-nobody-won = Nobody wins mission { $mission } { log-totals }

## The end

naruto-by-edge = on equal points, holding the Edge
# $won tells who has won, $how is one of "by points" …
log-end = { over }
log-concede = { $who } gives up
log-score = { $who } has { COUNT($n, -mission-point) }
# what gave points in which $round: the mission or the line that is $source, on a mission if $placed
log-tally =
    { $who } – round { $round }, { $placed ->
        [yes] mission { $mission },{" "}
       *[no] {""}
    }{ $source ->
        [none] a card
       *[other] { $source }
    }: { COUNT($n, -mission-point) }

## Whatever a line of a card does

# a line of a $card with its $id
log-line = { $card } { $id } { $timing }
