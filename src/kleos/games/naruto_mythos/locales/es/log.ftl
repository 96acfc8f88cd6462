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
       *[other] {" "}sobre { SERIES($beneath) }
    }
log-character =
    { $top ->
        [none] el Personaje oculto #{ $object }
       *[other] { log-stack }
    }
# as a noun, so that what follows agrees with it: "El Personaje #7 Sakura Haruno, … es derrotado"
log-subject =
    El Personaje { $top ->
        [none] oculto #{ $object }
       *[other] { log-stack }
    }

## Rounds and turns

log-edge = La ficha Edge es para { $who }
log-mulligan =
    { $who } { $n ->
        [0] conserva su mano inicial
       *[other] hace un mulligan
    }
log-round = Empieza la ronda { $n }; { $who } tiene la ficha Edge
# $name is the card of the mission
log-mission = Nueva misión { $mission }: { $name }
log-income = { $who } recibe { $n } de chakra
log-pass = { $who } pasa
log-round-end = Termina la ronda { $n }; se retiran el chakra y las fichas de Poder

## Playing

log-play = { $who } juega { log-new-card } en la misión { $mission } por { $n } de chakra
log-upgrade = { $who } mejora #{ $object } en la misión { $mission } con { log-card } por { $n } de chakra
log-reveal = { $who } revela { log-character } en la misión { $mission } por { $n } de chakra
log-reveal-upgrade = { $who } revela #{ $second } { log-card } en la misión { $mission } como mejora de #{ $object } por { $n } de chakra
log-put-down = { $who } oculta { log-new-card } en la misión { $mission } por { $n } de chakra
log-put-hidden = { $who } pone { log-new-card } boca abajo en la misión { $mission }

## What happens to characters

log-tokens = #{ $object } recibe { COUNT($n, -power-token) }
log-tokens-lost = #{ $object } pierde { COUNT($n, -power-token) }
log-tokens-taken = #{ $second } toma { COUNT($n, -power-token) } de #{ $object }
# $origin is the mission it leaves
log-move = { log-subject } se mueve de la misión { $origin } a la misión { $mission }
log-hide = { log-subject } queda oculto en la misión { $mission }
# $n is 1 if the top card goes to the hand of $keeper
log-defeat =
    { log-subject } es derrotado en la misión { $mission }{ $n ->
        [0] {""}
       *[other] ; su carta de encima va a la mano de { $keeper }
    }
log-to-hand = { log-subject } vuelve de la misión { $mission } a la mano de { $who }
log-top-discarded =
    La carta de encima de #{ $object }{ $card ->
        [none] {""}
       *[other] , { $card },
    } se descarta
log-beneath =
    { COUNT($n, -card) } de debajo de #{ $object } { $n ->
        [one] va
       *[other] van
    } a la pila de descartes de { $who }{ log-names }
log-control = { $who } toma el control { OF(log-character) } en la misión { $mission }
log-control-ends = { log-subject } vuelve al lado de { $who } en la misión { $mission }
log-conflict = { log-subject } se descarta: { $who } tiene otro Personaje con ese nombre en la misión { $mission }
log-lock = #{ $object } bloquea a #{ $second } en la misión { $mission }
log-saved =
    { $same ->
        [yes] En vez de eso se aplica el efecto de #{ $object }
       *[no] #{ $object } ocupa el lugar de #{ $second }
    }
# $copied is the card whose line is copied, $timing the word of that line
log-copy = #{ $object } copia el efecto { $timing } de { $copied }

## Hands, decks and piles

log-draw = { $who } roba { log-cards }
log-discard = { $who } descarta { log-card }
log-mill = { $who } descarta { log-card } de encima de su mazo
log-put-back = { $who } pone { log-card } de su mano encima de su mazo
log-recover = { $who } toma { log-card } de su pila de descartes y la añade a su mano
log-take-top = { $who } toma la primera carta del mazo de { $other }{ log-names }
log-show =
    { $who } muestra { COUNT($n, -card) } y { $n ->
        [one] la añade
       *[other] las añade
    } a su mano{ log-names }
log-look = { $who } mira { log-character } en la misión { $mission }
log-look-hand = { $who } mira la mano de { $other } ({ COUNT($n, -card) }){ log-names }
log-look-deck =
    { $who } mira { $n ->
        [one] la primera carta
       *[other] las { $n } primeras cartas
    } de su mazo{ log-names }

## Chakra and points

log-chakra = { $who } obtiene { $n } de chakra
log-chakra-lost = { $who } pierde { $n } de chakra
log-chakra-taken = { $who } toma { $n } de chakra de { $other }
log-points = { $who } obtiene { COUNT($n, -mission-point) }
# the Power of both sides, that of the winner first
log-totals =
    ({ $most } a { $least }{ $tied ->
        [yes] , gracias a la ficha Edge
       *[no] {""}
    })
log-won = { $who } gana la misión { $mission } { log-totals } y obtiene { COUNT($n, -mission-point) }
log-nobody-won = Nadie gana la misión { $mission } { log-totals }

## The end

naruto-by-edge = con igualdad de puntos, gracias a la ficha Edge
# $won tells who has won, $how is one of "by points" …
log-end = { over }
log-concede = { $who } se rinde
log-score = { $who } tiene { COUNT($n, -mission-point) }
# what gave points in which $round: the mission or the line that is $source, on a mission if $placed
log-tally =
    { $who } – ronda { $round }, { $placed ->
        [yes] misión { $mission },{" "}
       *[no] {""}
    }{ $source ->
        [none] una carta
       *[other] { $source }
    }: { COUNT($n, -mission-point) }

## Whatever a line of a card does

# a line of a $card with its $id
log-line = { $card } { $id } { $timing }
