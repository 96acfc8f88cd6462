### Rules text: what abilities do, when they can be used, and what they speak of.

## An ability: what it is, when and how often it can be used, and what it does

ability = { $heading } : { $words }
# $timing is Action, Reaction or Bond, $when and $often are among those below
heading-always = { $timing } (toujours en vigueur)
heading-from-hand = { $timing } (depuis votre main, { $when })
# $discarding: it is used in the Discard phase, before anything else
heading-god =
    { $timing } ({ $when }{ $often ->
        [none] {""}
       *[other] , { $often }
    }{ $discarding ->
        [yes] , avant de défausser les cartes
       *[no] {""}
    })
trigger-defence = quand votre Dieu est attaqué
trigger-protection = quand un autre Dieu – dans un match par équipe, celui d'un coéquipier – est attaqué par un autre joueur
trigger-aid = quand votre Dieu ou celui d'un coéquipier est attaqué
trigger-answer = quand un adversaire joue une Action ou une Réaction d'un Guerrier
often-per-turn = une fois à chacun de vos tours
often-per-attack = une fois par Attaque
often-per-any-turn = une fois par tour de chaque joueur
often-payable = aussi souvent que vous pouvez payer
often-unlimited = aussi souvent que voulu

## Players and their Gods

# a player at whom the ability aims; $known tells whether "god" or "player" has been spoken of, $name whose opponent it is
target-player =
    { $known ->
        [god] son joueur (sauf s'il est éliminé ou scellé)
        [player] ce joueur
       *[none] un adversaire{ $name ->
            [none] {""}
           *[other] {" "}{ OF($name) }
        }
    }
own-god =
    { PERSON() ->
        [target] ce Dieu
       *[other] { OWN(-god) }
    }

## Descriptions of cards

# .complement, or .one and .many after "qui"; $colours: those it must not have
not-of-colour =
    .complement = non { OR($colours) }
except = (sauf { $card })
# $op and $cost: how it compares with what; see BOUND
with-cost = un coût { BOUND($op, $cost) }
# where such a card lies (.their-place after a verb whose subject has the play area), and what follows "qui";
# $gender is that of the card
played-for-action =
    .place = dans { OWN(-play-area) }
    .their-place = dans { YOUR(-play-area) }
    .one = a été { AGREE("joué", $gender) } pour son Action ce tour-ci
    .many = ont été { AGREE("joué", $gender, number: "many") } pour leur Action ce tour-ci

## Amounts

revealed-cost = le coût de recrutement de la carte révélée (0 si aucune n'est révélée)
capped = { $amount }, mais au plus { $most }
hand-size = le nombre de cartes { OF(OWN(-hand)) }
in-hand = en main
own-energy = l'énergie { OF(own-god) }
    .gender = f
attackers-energy = l'énergie du Dieu attaquant
    .gender = f

## Prices

price =
    { DO("défausser") } 1 { BARE($which) } de { YOUR(-hand) }{ $energy ->
        [0] {""}
       *[other] {" "}ou { TOO("payer") } { COUNT($energy, -energy) }
    }
price-energy = { DO("payer") } { COUNT($energy, -energy) }
price-faith = { DO("dépenser") } { COUNT($faith, -faith) }
# $first is paid for $then
priced = { $first } ; { $then }

## Cards

draw = { DO("piocher") } { COUNT($n, -card) }{ WHERE($n) }
lose-card =
    { DO("défausser") } 1 carte de { YOUR(-hand) }{ PERSON() ->
        [you] {""}
       *[other] , à son choix
    }
lose-random-card = { DO("défausser") } 1 carte au hasard de { YOUR(-hand) }
# $zone: hand, discard or both
banish =
    { $optional ->
        [yes] { MAY("envoyer") }
       *[no] { DO("envoyer") }
    } aux enfers 1 carte { $zone ->
        [hand] de { YOUR(-hand) }
        [discard] de { YOUR(-discard-pile) }
       *[both] de { YOUR(-hand) } ou de { YOUR(-discard-pile) }
    }
take-from-netherworld = { DO("prendre") } en main 1 { BARE($which) } qui se trouve aux enfers

## Faith, energy, what waits

gain-faith = { DO("gagner") } { COUNT($n, -faith) }{ WHERE($n) }
gain-energy = { own-god } gagne { COUNT($n, -energy) }{ WHERE($n) }
next-attack = la prochaine Attaque { THAT(DOES("déclarer")) } ce tour-ci vaut { $n } de plus
# $brief: in few words
ignore-colour =
    le prochain Guerrier { THAT(DOES("jouer")) } pour son Action ce tour-ci ignore la restriction de couleur{ $brief ->
        [yes] {""}
       *[no] {" "}(seulement si une restriction est en vigueur et qu'aucune utilisation n'est en attente)
    }

## Attacks

# $god: whose target is known; $brief: whom it may hit need not be said
attack =
    Attaque { $n }{ $brief ->
        [yes] {""}
       *[no] {" "}contre { $god ->
            [none] un Dieu adverse { PERSON() ->
                [named] au choix { OF(ACTOR()) }
               *[other] de { YOUR("choix") }
            }
           *[other] { $god }
        }
    }{ WHERE($n) }
# what is done if the Attack, $first, has struck $god
if-lost = { $first }. Si { $god } perd au moins 1 point d'énergie, { $then }
# $attacks: it is a God that is aimed at
aimed =
    { DO("choisir") } { $attacks ->
        [yes] un Dieu adverse
       *[no] un adversaire
    }. { CAPITAL($rest) }
defend = Défense { $n }{ WHERE($n) }
protect =
    Protection { $n }{ $brief ->
        [yes] {""}
       *[no] {" "}pour ce Dieu
    }{ WHERE($n) }
take-off = { DO("réduire") } cette Attaque de { $n }{ WHERE($n) }
cancel = { DO("annuler") } cette capacité

## Adjudication and repetition

adjudication = { DO("faire") } un Jugement
revealed-warrior = si un Guerrier est révélé, { $then }
revealed-disciple = si un Disciple est révélé, { $then }
# $makes is the adjudication, $first and perhaps $second what follows if; $long: one of them is of several sentences
adjudicate =
    { $long ->
        [yes] { $makes }. { CAPITAL($first) }{ $second ->
            [none] {""}
           *[other] . { CAPITAL($second) }
        }
       *[no] { $makes } : { $first }{ $second ->
            [none] {""}
           *[other] {" ; "}{ $second }
        }
    }
repeat =
    { DO("choisir") } { A($which) } : une de ses Actions est résolue de nouveau, avec de nouveaux choix{ $brief ->
        [yes] {""}
       *[no] . Les symboles de couleur de suivi en vigueur restent ceux de cette carte
    }

## Bonds; $n is how much more something is worth, $all what it is worth then, if that is known

while = tant { THAT($test) }, { $then }
worth =
    vaut { $n } de plus{ $all ->
        [0] {""}
       *[other] {" "}({ $all } en tout)
    }{ WHERE($n) }
attack-bonus = l'Attaque de cette carte { worth }
defend-bonus = la Défense de cette carte { worth }
# $protects: the card has a Protect, too
after-defend =
    { $bonus } et, une fois cette Défense résolue, { $then }{ $protects ->
        [yes] . Cela ne change rien à la Protection
       *[no] {""}
    }
first-attack = la première Attaque { THAT(DOES("déclarer")) } à chacun de { YOUR("tours", number: "many") } { worth }
first-gain = la première fois, à chacun { OF(OWN("tours", number: "many")) }, qu'une capacité d'un Guerrier fait gagner de l'énergie { TO(own-god) }, il en gagne { $n } de plus
# $usual: how many are drawn without the Bond
end-draw = { TO(OWN("phase de fin", gender: "f")) }, { DO("piocher") } { COUNT($n, -card) } au lieu de { $usual }
when-discarding = au début { OF(OWN("phase de défausse", gender: "f")) }, { $then }
from-netherworld = une fois à chacune { OF(OWN("phases de recrutement", gender: "f", number: "many")) }, { MAY("recruter") } 1 { BARE($which) } qui se trouve aux enfers, à son coût normal
