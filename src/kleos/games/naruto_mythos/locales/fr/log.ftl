### A line of the log for every event, as a seat saw it.

## $who and $other are the players, $n is a number, $mission a rank; $object and $second are numbers of characters

## Cards and characters

# $cards are the cards of the event by name, as far as they were seen
log-cards = { COUNT($n, -card) }{ log-names }
log-names =
    { $cards ->
        [none] {""}
       *[other] {" :"} { SERIES($cards) }
    }
# $card is the one card of the event, if it was seen
log-card =
    { $card ->
        [none] une carte
       *[other] { $card }
    }
# a card that has just got a number of its own
log-new-card =
    { $card ->
        [none] une carte (#{ $object })
       *[other] #{ $object } { $card }
    }
# $top is the top card of a character, if it was seen, $beneath are those under it
log-stack =
    #{ $object } { $top }{ $beneath ->
        [none] {""}
       *[other] {" "}au-dessus { OF(SERIES($beneath)) }
    }
log-character =
    { $top ->
        [none] le Personnage caché #{ $object }
       *[other] { log-stack }
    }
# as a noun, so that what follows agrees with it: "Le Personnage #7 Sakura Haruno, … est vaincu"
log-subject =
    Le Personnage { $top ->
        [none] caché #{ $object }
       *[other] { log-stack }
    }

## Rounds and turns

log-edge = Le Jeton Edge va à { $who }
log-mulligan =
    { $who } { $n ->
        [0] garde sa main de départ
       *[other] prend une nouvelle main
    }
log-round = Le tour { $n } commence ; { $who } a le Jeton Edge
# $name is the card of the mission
log-mission = Nouvelle mission { $mission } : { $name }
log-income = { $who } reçoit { $n } Chakra
log-pass = { $who } passe
log-round-end = Le tour { $n } se termine ; le Chakra et les Jetons Power sont défaussés

## Playing

log-play = { $who } joue { log-new-card } sur la mission { $mission } pour { $n } Chakra
log-upgrade = { $who } fait évoluer #{ $object } sur la mission { $mission } avec { log-card } pour { $n } Chakra
log-reveal = { $who } révèle { log-character } sur la mission { $mission } pour { $n } Chakra
log-reveal-upgrade = { $who } révèle #{ $second } { log-card } sur la mission { $mission } comme évolution de #{ $object } pour { $n } Chakra
log-put-down = { $who } cache { log-new-card } sur la mission { $mission } pour { $n } Chakra
log-put-hidden = { $who } place { log-new-card } face cachée sur la mission { $mission }

## What happens to characters

log-tokens = #{ $object } reçoit { COUNT($n, -power-token) }
log-tokens-lost = #{ $object } perd { COUNT($n, -power-token) }
log-tokens-taken = #{ $second } prend { COUNT($n, -power-token) } à #{ $object }
# $origin is the mission it leaves
log-move = { log-subject } se déplace de la mission { $origin } vers la mission { $mission }
log-hide = { log-subject } est caché dans la mission { $mission }
# $n is 1 if the top card goes to the hand of $keeper
log-defeat =
    { log-subject } est vaincu dans la mission { $mission }{ $n ->
        [0] {""}
       *[other] {" ;"} sa carte du dessus va dans la main de { $keeper }
    }
log-to-hand = { log-subject } quitte la mission { $mission } et retourne dans la main de { $who }
log-top-discarded =
    La carte du dessus de #{ $object }{ $card ->
        [none] {""}
       *[other] , { $card },
    } est défaussée
log-beneath =
    { COUNT($n, -card) } sous #{ $object } { $n ->
        [one] va
       *[other] vont
    } dans la pile de défausse de { $who }{ log-names }
log-control = { $who } prend le contrôle { OF(log-character) } dans la mission { $mission }
log-control-ends = { log-subject } revient du côté de { $who } dans la mission { $mission }
log-conflict = { log-subject } est défaussé : { $who } a un autre Personnage de ce nom dans la mission { $mission }
log-lock = #{ $object } verrouille #{ $second } dans la mission { $mission }
log-saved =
    { $same ->
        [yes] L'effet de #{ $object } s'applique à la place
       *[no] #{ $object } prend la place de #{ $second }
    }
# $copied is the card whose line is copied, $timing the word of that line
log-copy = #{ $object } copie l'effet { $timing } { OF($copied) }

## Hands, decks and piles

log-draw = { $who } pioche { log-cards }
log-discard = { $who } défausse { log-card }
log-mill = { $who } défausse { log-card } du dessus de son deck
log-put-back = { $who } place { log-card } de sa main sur le dessus de son deck
log-recover = { $who } prend { log-card } dans sa pile de défausse et l'ajoute à sa main
log-take-top = { $who } prend la carte du dessus du deck de { $other }{ log-names }
log-show =
    { $who } montre { COUNT($n, -card) } et { $n ->
        [one] l'ajoute
       *[other] les ajoute
    } à sa main{ log-names }
log-look = { $who } regarde { log-character } dans la mission { $mission }
log-look-hand = { $who } regarde la main de { $other } ({ COUNT($n, -card) }){ log-names }
log-look-deck =
    { $who } regarde { $n ->
        [1] la carte
       *[other] les { COUNT($n, -card) }
    } du dessus de son deck{ log-names }

## Chakra and points

log-chakra = { $who } gagne { $n } Chakra
log-chakra-lost = { $who } perd { $n } Chakra
log-chakra-taken = { $who } prend { $n } Chakra à { $other }
log-points = { $who } gagne { COUNT($n, -mission-point) }
# the Power of both sides, that of the winner first
log-totals =
    ({ $most } à { $least }{ $tied ->
        [yes] , grâce au Jeton Edge
       *[no] {""}
    })
log-won = { $who } remporte la mission { $mission } { log-totals } et gagne { COUNT($n, -mission-point) }
log-nobody-won = Personne ne remporte la mission { $mission } { log-totals }

## The end

naruto-by-edge = à égalité de points, grâce au Jeton Edge
# $won tells who has won, $how is one of "by points" …
log-end = { over }
log-concede = { $who } abandonne
log-score = { $who } a { COUNT($n, -mission-point) }
# what gave points in which $round: the mission or the line that is $source, on a mission if $placed
log-tally =
    { $who } – tour { $round }, { $placed ->
        [yes] mission { $mission },{" "}
       *[no] {""}
    }{ $source ->
        [none] une carte
       *[other] { $source }
    } : { COUNT($n, -mission-point) }

## Whatever a line of a card does

# a line of a $card with its $id
log-line = { $card } { $id } { $timing }
