### The question of every decision, and its answers.

## Questions

# $ability is what asks, $user whose it is, if somebody else has to answer
asked-by =
    { $ability }{ $user ->
        [none] {""}
       *[other] {" "}({ $user })
    } : { $question }
# $role: which part the God will have to play; $start: its energy
ask-choose-god =
    { $role ->
        [main] Choisissez le Dieu principal de votre équipe ; il commence avec { COUNT($start, -energy) }.
        [support] Choisissez votre Dieu de soutien ; il commence avec { COUNT($start, -energy) }.
       *[alone] Choisissez votre Dieu ; tous les Dieux sont révélés ensemble.
    }

## Phases

# $possible: what can be done now, from the deeds below
ask-start-phase = Votre phase de démarrage : { $possible }.
# $follow: the colours the next Warrior may have, if they are limited; $bonus: what waits for the next Attack
ask-play-phase =
    Votre phase de jeu, { COUNT($faith, -faith) } pour l'instant : { $possible }.{ $follow ->
        [none] {""}
        [any] {" "}Le prochain Guerrier peut être de n'importe quelle couleur.
       *[other] {" "}Le prochain Guerrier doit être { OR($follow) }.
    }{ $bonus ->
        [0] {""}
       *[other] {" "}La prochaine Attaque vaut { $bonus } de plus.
    }
ask-recruit-phase = Votre phase de recrutement, { COUNT($faith, -faith) } à dépenser : { $possible }.
deed-play = jouez une carte
deed-recruit = recrutez une carte (elle va sur le dessus de votre deck)
deed-use = utilisez une capacité de votre Dieu
deed-end = terminez la phase
# after "you can only", and why
only-end = terminer la phase
too-dear = aucune carte n'est aussi peu chère

## Targets

# $effect: what the target must do, unless it is attacked; $does: what the ability does; $worth: of the Attack, if known
ask-choose-player =
    { $effect ->
        [none] choisissez le Dieu à attaquer ({ $worth ->
            [none] { $does }
           *[other] Attaque { $worth }
        }).
       *[other] { $effect }.
    }

## Reactions; $by is whose card it is, $target "you" or the other player who is meant, if one is

# $told: what the card would do, told of $by; $reaction: the card was not played but answers something itself
ask-react-ability =
    { $by } { $reaction ->
        [yes] réagit avec
       *[no] joue
    } { $card } ({ $told }){ $target ->
        [none] {""}
        [you] {" "}contre vous
       *[other] {" "}contre { $target }
    } : réagir avant la résolution ?
ask-react-attack =
    { $target ->
        [you] { $by } vous attaque avec { $card } : Attaque { $value }{ off } ; vous perdriez { COUNT($loss, -energy) } sur { $energy }. Réagir ?
       *[other] { $by } attaque { $target } avec { $card } : Attaque { $value }{ off } ; { $target } perdrait { COUNT($loss, -energy) } sur { $energy }. Réagir ?
    }
off =
    { $reduced ->
        [0] {""}
       *[other] , déjà réduite de { $reduced }
    }

## Prices and cards given up

# $price: the energy that can be paid in place of the card; $reward: what is paid for
ask-pay-cost =
    choisissez { A($which) } de votre main à défausser{ $price ->
        [0] {""}
       *[other] , ou payez { COUNT($price, -energy) }
    }{ $reward ->
        [none] {""}
       *[other] {" "}({ $reward })
    }.
ask-end-choice = { ask-pay-cost }
ask-discard-choice = choisissez une carte de votre main à défausser.
ask-banish-choice = choisissez une carte de votre main ou de votre défausse à envoyer aux enfers{ or-none }.
ask-hades-banish = choisissez une carte de votre défausse à envoyer aux enfers{ or-none }.
ask-discard-phase = choisissez une carte de votre main à envoyer aux enfers{ or-none }.
or-none =
    { $optional ->
        [yes] , ou aucune
       *[no] {""}
    }
ask-take-netherworld = choisissez aux enfers { A($which) } à prendre en main.

## Repeating

ask-repeat-warrior = choisissez { A($which) }, pour résoudre de nouveau une de ses Actions.
ask-repeat-ability = choisissez l'Action de { $picked } à résoudre de nouveau.

## Answers

offer-use-this = Utiliser cette capacité
offer-no-card = Ne choisir aucune carte
offer-end = Terminer la { $phase }
offer-pass = Ne pas réagir
offer-god = { $card } – { $text }
offer-player = { $player } ({ $card }, { COUNT($energy, -energy) }, { COUNT($hand, -card) } en main)
offer-pay = Payer { COUNT($price, -energy) } (vous en avez { $energy })
offer-use = Utiliser { $card } : { $does }
# $worth: of the Attack as it would be now, where that is not its printed value; $follow: the colours that may follow
offer-play =
    Jouer { $card } : { $does }{ $worth ->
        [none] { $follow ->
            [none] {""}
           *[other] {" "}(puis { OR($follow) })
        }
       *[other] { $follow ->
            [none] {" "}({ $worth } actuellement)
           *[other] {" "}({ $worth } actuellement ; puis { OR($follow) })
        }
    }
# $bonus: what the Bond of the card adds to its Defend; $bond: what the Bond does besides
offer-react =
    Réagir avec { $card } : { $does }{ $bonus ->
        [none] {""}
       *[other] {" "}(+{ $bonus } par son Engagement ; { $bond })
    }
# $actions: what its Actions do
offer-target = { $piece } ({ $actions })
offer-ability = { $timing } { $number } : { $does }

## Answers that are a card

# "Lion (rouge, coût 6, pile 3)"; $left: how many there are
face =
    { $card } ({ $colour ->
        [none] {""}
       *[other] { $colour },{" "}
    }coût { $cost }{ $pile ->
        [none] {""}
       *[other] , { pile }
    }{ $left ->
        [none] {""}
       *[other] , { $left } en réserve
    })
offer-recruit = Recruter { face }
offer-recruit-netherworld = Recruter { face } depuis les enfers
# $decision: what is asked
offer-card =
    { $decision ->
        [take-netherworld] Prendre { face }
        [hades-banish] Envoyer { face } aux enfers
        [discard-phase] Envoyer { face } aux enfers
       *[other] Défausser { face }
    }
offer-card-in-hand = { face }, de votre main
offer-card-in-discard = { face }, de votre défausse
