### A line of the log for every event, as a seat saw it. Passes are no events: nobody learns of them (KG-9.5).
### $who is the player of the event, $card its card and $piece the same with its number; $number is an amount.

## Setup

# $seen: whoever reads knows which God it is
log-god-chosen =
    { $seen ->
        [yes] { $who } a choisi un Dieu : { $card }
       *[no] { $who } a choisi un Dieu
    }
log-gods-revealed = Le Dieu de { $who } est { $card }, avec { COUNT($number, -energy) }
log-first = { $who } commence
log-turn = Manche { $number } : { $who } est le joueur actif

## Cards

# $listed: the names of the cards, where they were seen
log-draw = { $who } pioche { cards-listed }
cards-listed =
    { COUNT($number, -card) }{ $listed ->
        [none] {""}
       *[other] {" : "}{ SERIES($listed) }
    }
log-reshuffle = { $who } mélange sa défausse ({ COUNT($number, -card) }) pour former un nouveau deck
log-discard = { $who } défausse { $card } de sa main
log-clear = { $who } défausse sa zone de jeu et sa main, { cards-listed }
log-used-up = { CAPITAL($piece) } va dans la défausse de { $who }
# $number is 0 for the hand
log-banish =
    { $who } envoie aux enfers { $card } de sa { $number ->
        [0] main
       *[other] défausse
    }
log-take = { $who } prend en main { $card } depuis les enfers
# $number is 0 unless the card comes from the Netherworld, $pile the Warrior pile it comes from
log-recruit =
    { $who } recrute { $card }{ $number ->
        [0] { $pile ->
            [none] {""}
           *[other] {" "}({ pile })
        }
       *[other] {" "}depuis les enfers
    }
log-turn-up = { $card } est la nouvelle carte visible de la { pile }

## Abilities

log-play = { $who } joue { $piece }{ used-for }
log-react = { $who } réagit avec { $piece }{ used-for }
# $used_for: what the card was used for, if it could have been used for something else
used-for =
    { $used_for ->
        [none] {""}
       *[other] {" : "}{ $used_for }
    }
log-target = { $who } choisit { $target }
log-use =
    { $who } utilise une capacité { OF($card) }{ $timing ->
        [none] {""}
       *[other] {" "}({ $timing })
    }
log-cancel = La capacité de { $piece } ({ $who }) est annulée
log-repeat =
    { $who } répète une Action de { $piece }{ $ability ->
        [none] {""}
       *[other] {" : "}{ $ability }
    }
log-reveal = Jugement : { $who } révèle { $piece }
log-nothing = Jugement : { $who } n'a aucune carte à révéler
log-aside-gone = La carte révélée, { $piece }, va dans la défausse de { $who }
log-bonus = La prochaine Attaque de { $who } ce tour-ci vaut { $number } de plus
log-ignore = Le prochain Guerrier que { $who } joue ce tour-ci ignore la restriction de couleur

## Attacks, energy and faith

log-attack = { $who } attaque { $attacked } : Attaque { $number }
# $own: it is the player's own God that is attacked
log-reduce =
    { $own ->
        [yes] { $who } réduit l'Attaque de { $number }
       *[no] { $who } réduit de { $number } l'Attaque contre { $attacked }
    }
log-lose = { $who } perd { COUNT($number, -energy) }
log-gain = { $who } gagne { COUNT($number, -energy) }
log-pay = { $who } paie { COUNT($number, -energy) }
log-faith = { $who } gagne { COUNT($number, -faith) }
log-spend = { $who } dépense { COUNT($number, -faith) }

## Who is sealed, falls or leaves

log-seal = { $card }, le Dieu de { $who }, est scellé
# at an energy of $goal the God returns
log-recover = { $who }, scellé, gagne 1 point d'énergie ({ $number } sur { $goal })
log-return = { $card }, le Dieu de { $who }, n'est plus scellé
log-leave = { $who } ({ $card }) n'a plus d'énergie et quitte le match
log-concede = { $who } abandonne

## The end

log-end = { $ending }
log-fell = Manche { $number } : { $fall }
# $card, if there is one, is the card of $by that did it
fall =
    { $god }, le Dieu de { $who }, { $how ->
        [fallen] est tombé
        [sealed] a été scellé
       *[gave-up] est tombé car { $by } a abandonné
    }{ $card ->
        [none] {""}
       *[other] , touché par { $card } de { $by }
    }
log-score = { $who } finit avec { COUNT($number, -energy) }

## Why somebody has won

kanzume-by-standing = en tant que dernier Dieu debout
kanzume-by-energy = en atteignant 25 points d'énergie
kanzume-by-main = car l'autre Dieu principal est tombé
kanzume-by-limit = à l'énergie après 100 manches
