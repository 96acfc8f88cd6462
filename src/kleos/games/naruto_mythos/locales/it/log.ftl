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
        [none] una carta
       *[other] { $card }
    }
# a card that has just got a number of its own
log-new-card =
    { $card ->
        [none] una carta (#{ $object })
       *[other] #{ $object } { $card }
    }
# $top is the top card of a character, if it was seen, $beneath are those under it
log-stack =
    #{ $object } { $top }{ $beneath ->
        [none] {""}
       *[other] {" "}sopra { SERIES($beneath) }
    }
log-character =
    { $top ->
        [none] il Personaggio nascosto #{ $object }
       *[other] { log-stack }
    }
# as a noun, so that what follows agrees with it: "Il Personaggio #7 Sakura Haruno, … viene sconfitto"
log-subject =
    Il Personaggio { $top ->
        [none] nascosto #{ $object }
       *[other] { log-stack }
    }

## Rounds and turns

log-edge = Il token Edge va a { $who }
log-mulligan =
    { $who } { $n ->
        [0] tiene la mano iniziale
       *[other] fa un mulligan
    }
log-round = Inizia il giro { $n }; { $who } ha il token Edge
# $name is the card of the mission
log-mission = Nuova missione { $mission }: { $name }
log-income = { $who } riceve { $n } Chakra
log-pass = { $who } passa
log-round-end = Il giro { $n } finisce; Chakra e token Power vengono scartati

## Playing

log-play = { $who } gioca { log-new-card } sulla missione { $mission } per { $n } Chakra
log-upgrade = { $who } potenzia #{ $object } sulla missione { $mission } con { log-card } per { $n } Chakra
log-reveal = { $who } rivela { log-character } sulla missione { $mission } per { $n } Chakra
log-reveal-upgrade = { $who } rivela #{ $second } { log-card } sulla missione { $mission } come potenziamento di #{ $object } per { $n } Chakra
log-put-down = { $who } nasconde { log-new-card } sulla missione { $mission } per { $n } Chakra
log-put-hidden = { $who } mette { log-new-card } a faccia in giù sulla missione { $mission }

## What happens to characters

log-tokens = #{ $object } riceve { COUNT($n, -power-token) }
log-tokens-lost = #{ $object } perde { COUNT($n, -power-token) }
log-tokens-taken = #{ $second } prende { COUNT($n, -power-token) } da #{ $object }
# $origin is the mission it leaves
log-move = { log-subject } si muove dalla missione { $origin } alla missione { $mission }
log-hide = { log-subject } viene nascosto nella missione { $mission }
# $n is 1 if the top card goes to the hand of $keeper
log-defeat =
    { log-subject } viene sconfitto nella missione { $mission }{ $n ->
        [0] {""}
       *[other] ; la sua carta superiore va nella mano di { $keeper }
    }
log-to-hand = { log-subject } torna dalla missione { $mission } nella mano di { $who }
log-top-discarded =
    La carta superiore di #{ $object }{ $card ->
        [none] {""}
       *[other] , { $card },
    } viene scartata
log-beneath =
    { COUNT($n, -card) } sotto #{ $object } { $n ->
        [one] va
       *[other] vanno
    } nella pila degli scarti di { $who }{ log-names }
log-control = { $who } prende il controllo { OF(log-character) } nella missione { $mission }
log-control-ends = { log-subject } torna dal lato di { $who } nella missione { $mission }
log-conflict = { log-subject } viene scartato: { $who } ha un altro Personaggio con quel nome nella missione { $mission }
log-lock = #{ $object } blocca #{ $second } nella missione { $mission }
log-saved =
    { $same ->
        [yes] Si applica invece l'effetto di #{ $object }
       *[no] #{ $object } prende il posto di #{ $second }
    }
# $copied is the card whose line is copied, $timing the word of that line
log-copy = #{ $object } copia l'effetto { $timing } di { $copied }

## Hands, decks and piles

log-draw = { $who } pesca { log-cards }
log-discard = { $who } scarta { log-card }
log-mill = { $who } scarta { log-card } dalla cima del mazzo
log-put-back = { $who } mette { log-card } dalla mano in cima al mazzo
log-recover = { $who } prende { log-card } dalla pila degli scarti e l'aggiunge alla mano
log-take-top = { $who } prende la prima carta del mazzo di { $other }{ log-names }
log-show =
    { $who } mostra { COUNT($n, -card) } e { $n ->
        [one] l'aggiunge
       *[other] le aggiunge
    } alla mano{ log-names }
log-look = { $who } guarda { log-character } nella missione { $mission }
log-look-hand = { $who } guarda la mano di { $other } ({ COUNT($n, -card) }){ log-names }
log-look-deck =
    { $who } guarda { $n ->
        [one] la prima carta
       *[other] le prime { COUNT($n, -card) }
    } del mazzo{ log-names }

## Chakra and points

log-chakra = { $who } ottiene { $n } Chakra
log-chakra-lost = { $who } perde { $n } Chakra
log-chakra-taken = { $who } sottrae { $n } Chakra a { $other }
log-points = { $who } ottiene { COUNT($n, -mission-point) }
# the Power of both sides, that of the winner first
log-totals =
    ({ $most } a { $least }{ $tied ->
        [yes] , grazie al token Edge
       *[no] {""}
    })
log-won = { $who } vince la missione { $mission } { log-totals } e ottiene { COUNT($n, -mission-point) }
log-nobody-won = Nessuno vince la missione { $mission } { log-totals }

## The end

naruto-by-edge = a parità di punti, grazie al token Edge
# $won tells who has won, $how is one of "by points" …
log-end = { over }
log-concede = { $who } si arrende
log-score = { $who } ha { COUNT($n, -mission-point) }
# what gave points in which $round: the mission or the line that is $source, on a mission if $placed
log-tally =
    { $who } – giro { $round }, { $placed ->
        [yes] missione { $mission },{" "}
       *[no] {""}
    }{ $source ->
        [none] una carta
       *[other] { $source }
    }: { COUNT($n, -mission-point) }

## Whatever a line of a card does

# a line of a $card with its $id
log-line = { $card } { $id } { $timing }
