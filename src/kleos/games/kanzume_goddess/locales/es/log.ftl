### A line of the log for every event, as a seat saw it. Passes are no events: nobody learns of them (KG-9.5).
### $who is the player of the event, $card its card and $piece the same with its number; $number is an amount.

## Setup

# $seen: whoever reads knows which God it is
log-god-chosen =
    { $seen ->
        [yes] { $who } ha elegido un Dios: { $card }
       *[no] { $who } ha elegido un Dios
    }
log-gods-revealed = El Dios de { $who } es { $card }, con { $number } de energía
log-first = Empieza { $who }
log-turn = Ronda { $number }: { $who } es el jugador activo

## Cards

# $listed: the names of the cards, where they were seen
log-draw = { $who } roba { cards-listed }
cards-listed =
    { COUNT($number, -card) }{ $listed ->
        [none] {""}
       *[other] : { SERIES($listed) }
    }
log-reshuffle = { $who } baraja su descarte ({ COUNT($number, -card) }), que se convierte en su nuevo mazo
log-discard = { $who } descarta { $card } de su mano
log-clear = { $who } descarta su área de juego y su mano, { cards-listed }
log-used-up = { CAPITAL($piece) } va al descarte de { $who }
# $number is 0 for the hand
log-banish =
    { $who } destierra { $card } de su { $number ->
        [0] mano
       *[other] descarte
    } al inframundo
log-take = { $who } añade { $card } del inframundo a su mano
# $number is 0 unless the card comes from the Netherworld, $pile the Warrior pile it comes from
log-recruit =
    { $who } recluta { $card }{ $number ->
        [0] { $pile ->
            [none] {""}
           *[other] {" "}({ pile })
        }
       *[other] {" "}del inframundo
    }
log-turn-up = { $card } es la nueva carta boca arriba de la { pile }

## Abilities

log-play = { $who } juega { $piece }{ used-for }
log-react = { $who } reacciona con { $piece }{ used-for }
# $used_for: what the card was used for, if it could have been used for something else
used-for =
    { $used_for ->
        [none] {""}
       *[other] : { $used_for }
    }
log-target = { $who } elige a { $target }
log-use =
    { $who } usa una habilidad { OF($card) }{ $timing ->
        [none] {""}
       *[other] {" "}({ $timing })
    }
log-cancel = La habilidad de { $piece } ({ $who }) queda anulada
log-repeat =
    { $who } repite una Acción de { $piece }{ $ability ->
        [none] {""}
       *[other] : { $ability }
    }
log-reveal = Juicio: { $who } revela { $piece }
log-nothing = Juicio: { $who } no tiene ninguna carta que revelar
log-aside-gone = La carta revelada, { $piece }, va al descarte de { $who }
log-bonus = El próximo Ataque de { $who } en este turno vale { $number } más
log-ignore = El próximo Guerrero que { $who } juegue en este turno ignora la restricción de color

## Attacks, energy and faith

log-attack = { $who } ataca a { $attacked }: Ataque { $number }
# $own: it is the player's own God that is attacked
log-reduce =
    { $own ->
        [yes] { $who } reduce el Ataque en { $number }
       *[no] { $who } reduce en { $number } el Ataque contra { $attacked }
    }
log-lose = { $who } pierde { COUNT($number, -energy) }
log-gain = { $who } obtiene { COUNT($number, -energy) }
log-pay = { $who } paga { COUNT($number, -energy) }
log-faith = { $who } obtiene { COUNT($number, -faith) }
log-spend = { $who } gasta { COUNT($number, -faith) }

## Who is sealed, falls or leaves

log-seal = { $card }, el Dios de { $who }, queda sellado
# at an energy of $goal the God returns
log-recover = { $who }, sellado, obtiene 1 punto de energía ({ $number } de { $goal })
log-return = { $card }, el Dios de { $who }, ya no está sellado
log-leave = { $who } ({ $card }) se queda sin energía y deja la partida
log-concede = { $who } se rinde

## The end

log-end = { $ending }
log-fell = Ronda { $number }: { $fall }
# $card, if there is one, is the card of $by that did it
fall =
    { $god }, el Dios de { $who }, { $how ->
        [fallen] cayó
        [sealed] quedó sellado
       *[gave-up] cayó porque { $by } se rindió
    }{ $card ->
        [none] {""}
       *[other] , alcanzado por { $card } de { $by }
    }
log-score = { $who } termina con { COUNT($number, -energy) }

## Why somebody has won

kanzume-by-standing = como último Dios en pie
kanzume-by-energy = al llegar a 25 de energía
kanzume-by-main = porque el otro Dios principal ha caído
kanzume-by-limit = por energía tras 100 rondas
