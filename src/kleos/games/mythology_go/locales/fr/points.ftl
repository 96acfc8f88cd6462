### Every entry of a counting in words that can be checked: what gives the points, why, and how many (MG-8.1.5).

## Values

# $terms says how the value came about where it is not the printed one: "2 + 2 − 1"
points-value =
    { $name } #{ $object }{ $pair ->
        [yes] {" "}(paire)
       *[no] {""}
    } : valeur { $value }{ $printed ->
        [yes] {""}
       *[no] {" "}({ $terms })
    }

## Keywords, counts and other bonuses

points-outnumber = { $name } #{ $object }, { keyword-outnumber } : { $count } × { $name }, plus que tout autre joueur : { SIGNED($points) }
points-unique = { $name } #{ $object }, { keyword-unique } : aucun autre joueur n'en a : { SIGNED($points) }
points-polychrome = { $name } #{ $object }, { keyword-polychrome } : des créatures des cinq couleurs : { SIGNED($points) }
points-monochrome = { $name } #{ $object }, { keyword-monochrome } : uniquement { A($creatures, number: "many") } : { SIGNED($points) }
points-copies = { $name }, nombre d'exemplaires : { $count } × { $name } : { SIGNED($points) }
points-resurrection = { $name } #{ $object }, { keyword-resurrection } : la créature a survécu à une destruction : { SIGNED($points) }
points-was-down = { $name } #{ $object } : face cachée à la fin de la manche : { SIGNED($points) }

## Colours; $needed is the number of creatures of a colour that its bonus asks for

points-colour =
    { $exact ->
        [yes] Exactement { points-needed }
       *[no] Au moins { points-needed }
    } : { SIGNED($points) }
points-needed = { $needed } { points-of-colour }
points-of-colour =
    { $needed ->
        [one] { BARE($creatures) }
       *[other] { MANY($creatures) }
    }

## Divinities; $gives tells for what, $each how many points for each of them

points-divinity =
    { $name } : { $gives ->
        [subtotal] sous-total { $count }, au plus { $most }, une fois de plus
        [spells] { COUNT($count, -spell) } { $count ->
            [one] joué
           *[other] joués
        } cette manche, { SIGNED($each) } pour chacun{ points-limit }
        [creatures] { $count } { points-counted }, { SIGNED($each) } pour chacune{ points-limit }
       *[condition] { $condition }
    } : { SIGNED($points) }
points-counted =
    { $count ->
        [one] { BARE($creatures) }
       *[other] { MANY($creatures) }
    }
# only where it was reached
points-limit =
    { $limited ->
        [yes] , au plus { SIGNED($most) }
       *[no] {""}
    }

## Identification, Strong and Weak; $who is the other player

points-identification = A accusé { $who } de servir { $name }, à raison : { SIGNED($points) }
points-identified = Accusé à raison par { $who } de servir { $name } : { SIGNED($points) }
points-strong = { $name } #{ $object }, { keyword-strong } : le plus fort avec { COUNT($count, -point) } : { SIGNED($points) }
points-weak = { $name } #{ $object }, { keyword-weak } : le plus faible avec { COUNT($count, -point) } : { SIGNED($points) }
