### The question of every decision, and its answers.

## Questions

# $ability is what asks, $user whose it is, if somebody else has to answer
asked-by =
    { $ability }{ $user ->
        [none] {""}
       *[other] {" "}({ $user })
    }: { $question }
# $role: which part the God will have to play; $start: its energy
ask-choose-god =
    { $role ->
        [main] Elige el Dios principal de tu equipo; empieza con { $start } de energía.
        [support] Elige tu Dios de apoyo; empieza con { $start } de energía.
       *[alone] Elige tu Dios; todos los Dioses se revelan a la vez.
    }

## Phases

# $possible: what can be done now, from the deeds below
ask-start-phase = Tu fase de inicio: { $possible }.
# $follow: the colours the next Warrior may have, if they are limited; $bonus: what waits for the next Attack
ask-play-phase =
    Tu fase de juego, { COUNT($faith, -faith) } por ahora: { $possible }.{ $follow ->
        [none] {""}
        [any] {" "}El próximo Guerrero puede ser de cualquier color.
       *[other] {" "}El próximo Guerrero debe ser { OR($follow) }.
    }{ $bonus ->
        [0] {""}
       *[other] {" "}El próximo Ataque vale { $bonus } más.
    }
ask-recruit-phase = Tu fase de reclutamiento, { COUNT($faith, -faith) } para gastar: { $possible }.
deed-play = juega una carta
deed-recruit = recluta una carta (va encima de tu mazo)
deed-use = usa una habilidad de tu Dios
deed-end = termina la fase
# after "you can only", and why
only-end = terminar la fase
too-dear = ninguna carta cuesta tan poco

## Targets

# $effect: what the target must do, unless it is attacked; $does: what the ability does; $worth: of the Attack, if known
ask-choose-player =
    { $effect ->
        [none] elige el Dios al que atacas ({ $worth ->
            [none] { $does }
           *[other] Ataque { $worth }
        }).
       *[other] { $effect }.
    }

## Reactions; $by is whose card it is, $target "you" or the other player who is meant, if one is

# $told: what the card would do, told of $by; $reaction: the card was not played but answers something itself
ask-react-ability =
    { $by } { $reaction ->
        [yes] reacciona con
       *[no] juega
    } { $card } ({ $told }){ $target ->
        [none] {""}
        [you] {" "}contra ti
       *[other] {" "}contra { $target }
    }: ¿reaccionas antes de que se resuelva?
ask-react-attack =
    { $target ->
        [you] { $by } te ataca con { $card }: Ataque { $value }{ off }; perderías { COUNT($loss, -energy) } (tienes { $energy }). ¿Reaccionas?
       *[other] { $by } ataca a { $target } con { $card }: Ataque { $value }{ off }; { $target } perdería { COUNT($loss, -energy) } (tiene { $energy }). ¿Reaccionas?
    }
off =
    { $reduced ->
        [0] {""}
       *[other] , ya reducido en { $reduced }
    }

## Prices and cards given up

# $price: the energy that can be paid in place of the card; $reward: what is paid for
ask-pay-cost =
    elige { A($which) } de tu mano para { GENDER($which) ->
        [f] descartarla
       *[m] descartarlo
    }{ $price ->
        [0] {""}
       *[other] , o paga { COUNT($price, -energy) }
    }{ $reward ->
        [none] {""}
       *[other] {" "}({ $reward })
    }.
ask-end-choice = { ask-pay-cost }
ask-discard-choice = elige una carta de tu mano para descartarla.
ask-banish-choice = elige una carta de tu mano o de tu descarte para desterrarla al inframundo{ or-none }.
ask-hades-banish = elige una carta de tu descarte para desterrarla al inframundo{ or-none }.
ask-discard-phase = elige una carta de tu mano para desterrarla al inframundo{ or-none }.
or-none =
    { $optional ->
        [yes] , o ninguna
       *[no] {""}
    }
ask-take-netherworld =
    elige en el inframundo { A($which) } para { GENDER($which) ->
        [f] añadirla
       *[m] añadirlo
    } a tu mano.

## Repeating

ask-repeat-warrior = elige { A($which) }, para resolver de nuevo una de sus Acciones.
ask-repeat-ability = elige qué Acción de { $picked } se resuelve de nuevo.

## Answers

offer-use-this = Usa esta habilidad
offer-no-card = No elijas ninguna carta
offer-end = Termina la { $phase }
offer-pass = No reacciones
offer-god = { $card } – { $text }
offer-player = { $player } ({ $card }, { $energy } de energía, { COUNT($hand, -card) } en la mano)
offer-pay = Paga { COUNT($price, -energy) } (tienes { $energy })
offer-use = Usa { $card }: { $does }
# $worth: of the Attack as it would be now, where that is not its printed value; $follow: the colours that may follow
offer-play =
    Juega { $card }: { $does }{ $worth ->
        [none] { $follow ->
            [none] {""}
           *[other] {" "}(después, { OR($follow) })
        }
       *[other] { $follow ->
            [none] {" "}(ahora { $worth })
           *[other] {" "}(ahora { $worth }; después, { OR($follow) })
        }
    }
# $bonus: what the Bond of the card adds to its Defend; $bond: what the Bond does besides
offer-react =
    Reacciona con { $card }: { $does }{ $bonus ->
        [none] {""}
       *[other] {" "}(+{ $bonus } por su Vínculo; { $bond })
    }
# $actions: what its Actions do
offer-target = { $piece } ({ $actions })
offer-ability = { $timing } { $number }: { $does }

## Answers that are a card

# "Leo (rojo, coste 6, pila 3)"; $left: how many there are
face =
    { $card } ({ $colour ->
        [none] {""}
       *[other] { $colour },{" "}
    }coste { $cost }{ $pile ->
        [none] {""}
       *[other] , { pile }
    }{ $left ->
        [none] {""}
        [one] , queda { $left }
       *[other] , quedan { $left }
    })
offer-recruit = Recluta { face }
offer-recruit-netherworld = Recluta { face } del inframundo
# $decision: what is asked
offer-card =
    { $decision ->
        [take-netherworld] Añade { face } a tu mano
        [hades-banish] Destierra { face } al inframundo
        [discard-phase] Destierra { face } al inframundo
       *[other] Descarta { face }
    }
offer-card-in-hand = { face }, de tu mano
offer-card-in-discard = { face }, de tu descarte
