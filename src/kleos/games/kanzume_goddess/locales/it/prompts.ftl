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
        [main] Scegli il Dio principale della tua squadra; comincia con { COUNT($start, -energy) }.
        [support] Scegli il tuo Dio di supporto; comincia con { COUNT($start, -energy) }.
       *[alone] Scegli il tuo Dio; tutti gli Dei vengono rivelati insieme.
    }

## Phases

# $possible: what can be done now, from the deeds below
ask-start-phase = La tua fase iniziale: { $possible }.
# $follow: the colours the next Warrior may have, if they are limited; $bonus: what waits for the next Attack
ask-play-phase =
    La tua fase di gioco, { COUNT($faith, -faith) } finora: { $possible }.{ $follow ->
        [none] {""}
        [any] {" "}Il prossimo Guerriero può essere di qualsiasi colore.
       *[other] {" "}Il prossimo Guerriero deve essere { OR($follow) }.
    }{ $bonus ->
        [0] {""}
       *[other] {" "}Il prossimo Attacco vale { $bonus } in più.
    }
ask-recruit-phase = La tua fase di reclutamento, { COUNT($faith, -faith) } da spendere: { $possible }.
deed-play = gioca una carta
deed-recruit = recluta una carta (va in cima al tuo mazzo)
deed-use = usa un'abilità del tuo Dio
deed-end = concludi la fase
# after "you can only", and why
only-end = concludere la fase
too-dear = nessuna carta costa così poco

## Targets

# $effect: what the target must do, unless it is attacked; $does: what the ability does; $worth: of the Attack, if known
ask-choose-player =
    { $effect ->
        [none] scegli il Dio da attaccare ({ $worth ->
            [none] { $does }
           *[other] Attacco { $worth }
        }).
       *[other] { $effect }.
    }

## Reactions; $by is whose card it is, $target "you" or the other player who is meant, if one is

# $told: what the card would do, told of $by; $reaction: the card was not played but answers something itself
ask-react-ability =
    { $by } { $reaction ->
        [yes] reagisce con
       *[no] gioca
    } { $card } ({ $told }){ $target ->
        [none] {""}
        [you] {" "}contro di te
       *[other] {" "}contro { $target }
    }: reagire prima che si risolva?
ask-react-attack =
    { $target ->
        [you] { $by } ti attacca con { $card }: Attacco { $value }{ off }; perderesti { COUNT($loss, -energy) } su { $energy }. Reagire?
       *[other] { $by } attacca { $target } con { $card }: Attacco { $value }{ off }; { $target } perderebbe { COUNT($loss, -energy) } su { $energy }. Reagire?
    }
off =
    { $reduced ->
        [0] {""}
       *[other] , già ridotto di { $reduced }
    }

## Prices and cards given up

# $price: the energy that can be paid in place of the card; $reward: what is paid for
ask-pay-cost =
    scegli { A($which) } da scartare dalla tua mano{ $price ->
        [0] {""}
       *[other] , oppure paga { COUNT($price, -energy) }
    }{ $reward ->
        [none] {""}
       *[other] {" "}({ $reward })
    }.
ask-end-choice = { ask-pay-cost }
ask-discard-choice = scegli una carta da scartare dalla tua mano.
ask-banish-choice = scegli una carta della tua mano o dei tuoi scarti da mandare negli inferi{ or-none }.
ask-hades-banish = scegli una carta dei tuoi scarti da mandare negli inferi{ or-none }.
ask-discard-phase = scegli una carta della tua mano da mandare negli inferi{ or-none }.
or-none =
    { $optional ->
        [yes] , oppure nessuna
       *[no] {""}
    }
ask-take-netherworld = scegli negli inferi { A($which) } da prendere in mano.

## Repeating

ask-repeat-warrior = scegli { A($which) }, per risolvere di nuovo una delle sue Azioni.
ask-repeat-ability = scegli quale Azione di { $picked } si risolve di nuovo.

## Answers

offer-use-this = Usa questa abilità
offer-no-card = Non scegliere nessuna carta
offer-end = Concludi la { $phase }
offer-pass = Non reagire
offer-god = { $card } – { $text }
offer-player = { $player } ({ $card }, { COUNT($energy, -energy) }, { COUNT($hand, -card) } in mano)
offer-pay = Paga { COUNT($price, -energy) } (ne hai { $energy })
offer-use = Usa { $card }: { $does }
# $worth: of the Attack as it would be now, where that is not its printed value; $follow: the colours that may follow
offer-play =
    Gioca { $card }: { $does }{ $worth ->
        [none] { $follow ->
            [none] {""}
           *[other] {" "}(poi { OR($follow) })
        }
       *[other] { $follow ->
            [none] {" "}(ora { $worth })
           *[other] {" "}(ora { $worth }; poi { OR($follow) })
        }
    }
# $bonus: what the Bond of the card adds to its Defend; $bond: what the Bond does besides
offer-react =
    Reagisci con { $card }: { $does }{ $bonus ->
        [none] {""}
       *[other] {" "}(+{ $bonus } per il suo Legame; { $bond })
    }
# $actions: what its Actions do
offer-target = { $piece } ({ $actions })
offer-ability = { $timing } { $number }: { $does }

## Answers that are a card

# "Leone (rosso, costo 6, pila 3)"; $left: how many there are
face =
    { $card } ({ $colour ->
        [none] {""}
       *[other] { $colour },{" "}
    }costo { $cost }{ $pile ->
        [none] {""}
       *[other] , { pile }
    }{ $left ->
        [none] {""}
       *[other] , { $left } rimasti
    })
offer-recruit = Recluta { face }
offer-recruit-netherworld = Recluta { face } dagli inferi
# $decision: what is asked
offer-card =
    { $decision ->
        [take-netherworld] Prendi { face }
        [hades-banish] Manda { face } negli inferi
        [discard-phase] Manda { face } negli inferi
       *[other] Scarta { face }
    }
offer-card-in-hand = { face }, dalla tua mano
offer-card-in-discard = { face }, dai tuoi scarti
