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
unseen-card = una carta

## The course

log-first = { $who } es el primer jugador
log-turn = Turno { $number }: { $who } es el jugador activo
log-flame =
    Se apaga 1 llama; { $number ->
        [1] queda 1
       *[other] quedan { $number }
    }
log-ending = Se desencadena el final de la partida; la ronda se juega hasta el final
log-concede = { $who } se rinde

## Hands and piles

log-draw = { $who } roba { COUNT($number, -card) }{ log-titles }
log-reshuffle = { $who } baraja su descarte ({ COUNT($number, -card) }) y forma un nuevo mazo
log-recycle = { $who } baraja su descarte ({ COUNT($number, -card) }) con su mazo
log-to-hand = { $who } añade { $card } a su mano
log-to-discard = { $who } pone { $card } en su descarte
log-discard = { $who } descarta { $card } de su mano
log-used = { $who } descarta { COUNT($count, -card) } que tenía en juego{ log-titles }
log-take = { $who } añade a su mano { $card } de su descarte
log-promote = { $who } pasa { $card } de sus cartas apartadas a su descarte
log-restore = { $who } pasa { $card } de sus cartas destruidas a su descarte
log-on-top = { $who } toma { $card } de sus cartas destruidas y pone la carta encima de su mazo
log-give = { CAPITAL($card) } va al descarte de { $who }
log-steal = { $who } adquiere { $card } del descarte de { $other }
log-look-hand = { $who } mira la mano de { $other } ({ COUNT($count, -card) }){ log-titles }
log-look-pile = { $who } mira todo su mazo ({ COUNT($count, -card) }){ log-titles }
log-found = { $who } muestra { $card } de su mazo y añade la carta a su mano
log-top-shown =
    { $who } revela { $number ->
        [one] la primera carta
       *[other] las { $number } primeras cartas
    } de su mazo{ log-titles }
log-kept = { $who } añade { COUNT($number, -card) } a su mano{ log-titles }
log-nothing = { $who } no tiene ninguna carta de ese tipo

## Cards in play

log-play = { $who } juega { $piece } frente { TO($second) } (casilla { $place })
log-equip = { $who } equipa { $piece }
log-activate = { $who } activa { $piece }
log-heals = { $who } usa el valor de Curación de { $piece }
log-heal = El Personaje { $piece }, de { $who }, es curado y va a su descarte
log-wound = El Personaje { $piece }, de { $who }, es herido
log-destroy = La carta { $piece }, de { $who }, es destruida
log-armour-off = { $who } descarta su Armadura equipada, { $piece }
log-armours-swapped = { $who } intercambia { $partner } por { $piece }, de { $other }
log-boost = { CAPITAL($piece) } obtiene +{ $number } de Fuerza hasta el final del turno
log-boost-all = Cada Personaje que { $who } tiene en juego obtiene +{ $number } de Fuerza hasta el final del turno
log-by-force = { $who } puede adquirir Armaduras con Fuerza hasta el final del turno

## The terrain

# $price is force, cosmos or free; $armour: whether the armour was used
log-acquire =
    { $who } adquiere { $card } (casilla { $place }) { $price ->
        [free] gratis
        [force] por { $number } de Fuerza
       *[cosmos] por { $number } de Cosmos
    }{ $armour ->
        [yes] , usando la Armadura
       *[no] {""}
    }
log-reveal = La carta { $piece } se revela en la casilla { $place }
log-remove = La carta { $piece } se retira de la casilla { $place } y va al descarte común
log-push = Las cartas del terreno se empujan hacia la derecha
# $back is the place that the second card left
log-swap = { $who } intercambia { $card } (casilla { $place }) y { $second } (casilla { $back })
# $cut lists how much less it costs of each currency
log-cheaper = { $piece } (casilla { $place }) cuesta { AND($cut) } menos hasta el final del turno
# $nobody: no player does it
log-to-reserve =
    { $nobody ->
        [yes] { $number ->
            [one] Se baraja
           *[other] Se barajan
        }
       *[no] { $who } baraja
    } { COUNT($number, -card) } en la reserva{ log-titles }
log-top-taken = { $who } pone en su descarte la primera carta de la reserva, { $card }

## The end

log-gather = { $who } muestra { COUNT($number, -card) }{ log-titles }
# $points says which cards give them, and why
log-points = { $who } – { $points }: { NUMBER($number, signDisplay: "always") }
log-score = { $who } tiene { COUNT($number, "punto de Victoria") }
# $ending is a whole sentence: who wins, and how
log-end = { $ending }
