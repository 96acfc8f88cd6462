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
        [main] Choose the main God of your team; it starts with { COUNT($start, -energy) }.
        [support] Choose your support God; it starts with { COUNT($start, -energy) }.
       *[alone] Choose your God; all Gods are revealed together.
    }

## Phases

# $possible: what can be done now, from the deeds below
ask-start-phase = Your Start phase: { $possible }.
# $follow: the colours the next Warrior may have, if they are limited; $bonus: what waits for the next Attack
ask-play-phase =
    Your Play phase, { COUNT($faith, -faith) } so far: { $possible }.{ $follow ->
        [none] {""}
        [any] {" "}The next Warrior may have any colour.
       *[other] {" "}The next Warrior must be { OR($follow) }.
    }{ $bonus ->
        [0] {""}
       *[other] {" "}The next Attack is worth { $bonus } more.
    }
ask-recruit-phase = Your Recruit phase, { COUNT($faith, -faith) } to spend: { $possible }.
deed-play = play a card
deed-recruit = recruit a card (it goes on top of your deck)
deed-use = use an ability of your God
deed-end = end the phase
# after "you can only", and why
only-end = end the phase
too-dear = no card is that cheap

## Targets

# $effect: what the target must do, unless it is attacked; $does: what the ability does; $worth: of the Attack, if known
ask-choose-player =
    { $effect ->
        [none] choose the God to attack ({ $worth ->
            [none] { $does }
           *[other] Attack { $worth }
        }).
       *[other] { $effect }.
    }

## Reactions; $by is whose card it is, $target "you" or the other player who is meant, if one is

# $told: what the card would do, told of $by; $reaction: the card was not played but answers something itself
ask-react-ability =
    { $by } { $reaction ->
        [yes] reacts with
       *[no] plays
    } { $card } ({ $told }){ $target ->
        [none] {""}
        [you] {" "}on you
       *[other] {" "}on { $target }
    }: react before it resolves?
ask-react-attack =
    { $target ->
        [you] { $by } attacks you with { $card }: Attack { $value }{ off }; you would lose { $loss } of { $energy } energy. React?
       *[other] { $by } attacks { $target } with { $card }: Attack { $value }{ off }; { $target } would lose { $loss } of { $energy } energy. React?
    }
off =
    { $reduced ->
        [0] {""}
       *[other] , { $reduced } already taken off
    }

## Prices and cards given up

# $price: the energy that can be paid in place of the card; $reward: what is paid for
ask-pay-cost =
    choose { A($which) } from your hand to discard{ $price ->
        [0] {""}
       *[other] , or pay { COUNT($price, -energy) }
    }{ $reward ->
        [none] {""}
       *[other] {" "}({ $reward })
    }.
ask-end-choice = { ask-pay-cost }
ask-discard-choice = choose a card from your hand to discard.
ask-banish-choice = choose a card from your hand or discard pile for the Netherworld{ or-none }.
ask-hades-banish = choose a card from your discard pile for the Netherworld{ or-none }.
ask-discard-phase = choose a card from your hand for the Netherworld{ or-none }.
or-none =
    { $optional ->
        [yes] , or none
       *[no] {""}
    }
ask-take-netherworld = choose { A($which) } from the Netherworld to take into your hand.

## Repeating

ask-repeat-warrior = choose { A($which) }, to resolve one of its Actions again.
ask-repeat-ability = choose which Action of { $picked } resolves again.

## Answers

offer-use-this = Use this ability
offer-no-card = Choose no card
offer-end = End the { $phase }
offer-pass = Do not react
offer-god = { $card } – { $text }
offer-player = { $player } ({ $card }, { COUNT($energy, -energy) }, { COUNT($hand, -card) } in hand)
offer-pay = Pay { COUNT($price, -energy) } (you have { $energy })
offer-use = Use { $card }: { $does }
# $worth: of the Attack as it would be now, where that is not its printed value; $follow: the colours that may follow
offer-play =
    Play { $card }: { $does }{ $worth ->
        [none] { $follow ->
            [none] {""}
           *[other] {" "}(then { OR($follow) })
        }
       *[other] { $follow ->
            [none] {" "}(now { $worth })
           *[other] {" "}(now { $worth }; then { OR($follow) })
        }
    }
# $bonus: what the Bond of the card adds to its Defend; $bond: what the Bond does besides
offer-react =
    React with { $card }: { $does }{ $bonus ->
        [none] {""}
       *[other] {" "}(+{ $bonus } by its Bond; { $bond })
    }
# $actions: what its Actions do
offer-target = { $piece } ({ $actions })
offer-ability = { $timing } { $number }: { $does }

## Answers that are a card

# "Leo (red, cost 6, pile 3)"; $left: how many there are
face =
    { $card } ({ $colour ->
        [none] {""}
       *[other] { $colour },{" "}
    }cost { $cost }{ $pile ->
        [none] {""}
       *[other] , { pile }
    }{ $left ->
        [none] {""}
       *[other] , { $left } left
    })
offer-recruit = Recruit { face }
offer-recruit-netherworld = Recruit { face } from the Netherworld
# $decision: what is asked
offer-card =
    { $decision ->
        [take-netherworld] Take { face }
        [hades-banish] Put { face } into the Netherworld
        [discard-phase] Put { face } into the Netherworld
       *[other] Discard { face }
    }
offer-card-in-hand = { face }, from your hand
offer-card-in-discard = { face }, from your discard pile
