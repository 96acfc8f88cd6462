### Rules text: what abilities do, when they can be used, and what they speak of.

## An ability: what it is, when and how often it can be used, and what it does

ability = { $heading }: { $words }
# $timing is Action, Reaction or Bond, $when and $often are among those below
heading-always = { $timing } (siempre en vigor)
heading-from-hand = { $timing } (desde tu mano, { $when })
# $discarding: it is used in the Discard phase, before anything else
heading-god =
    { $timing } ({ $when }{ $often ->
        [none] {""}
       *[other] , { $often }
    }{ $discarding ->
        [yes] , antes de descartar las cartas
       *[no] {""}
    })
trigger-defence = cuando tu Dios es atacado
trigger-protection = cuando otro Dios –en una partida por equipos, el de un compañero– es atacado por otro jugador
trigger-aid = cuando tu Dios o el de un compañero es atacado
trigger-answer = cuando un adversario juega una Acción o una Reacción de un Guerrero
often-per-turn = una vez en cada uno de tus turnos
often-per-attack = una vez por Ataque
often-per-any-turn = una vez en el turno de cada jugador
often-payable = tantas veces como puedas pagar
often-unlimited = tantas veces como quieras

## Players and their Gods

# a player at whom the ability aims; $known tells whether "god" or "player" has been spoken of, $name whose opponent it is
target-player =
    { $known ->
        [god] su jugador (salvo que esté eliminado o sellado)
        [player] ese jugador
       *[none] un adversario{ $name ->
            [none] {""}
           *[other] {" "}{ OF($name) }
        }
    }
own-god =
    { PERSON() ->
        [target] ese Dios
       *[other] { OWN(-god) }
    }

## Descriptions of cards

# .complement, or .one and .many after "que"; $colours: those it must not have
not-of-colour =
    .complement = no { OR($colours) }
except = (excepto { $card })
# $op and $cost: how it compares with what; see BOUND
with-cost = coste { BOUND($op, $cost) }
# where such a card lies (.their-place after a verb whose subject has the play area), and what follows "que";
# $gender is that of the card
played-for-action =
    .place = en { OWN(-play-area) }
    .their-place = { OF(YOUR(-play-area)) }
    .one = se haya jugado por su Acción en este turno
    .many = se hayan jugado por su Acción en este turno

## Amounts

revealed-cost = el coste de reclutamiento de la carta revelada (0 si no se revela ninguna)
capped = { $amount }, hasta un máximo de { $most }
hand-size = el número de cartas { OF(OWN(-hand)) }
in-hand = en la mano
own-energy = la energía { OF(own-god) }
    .gender = f
attackers-energy = la energía del Dios atacante
    .gender = f

## Prices

price =
    { DO("descartar") } 1 { BARE($which) } { OF(YOUR(-hand)) }{ $energy ->
        [0] {""}
       *[other] {" "}o { TOO("pagar") } { COUNT($energy, -energy) }
    }
price-energy = { DO("pagar") } { COUNT($energy, -energy) }
price-faith = { DO("gastar") } { COUNT($faith, -faith) }
# $first is paid for $then
priced = { $first }; { $then }

## Cards

draw = { DO("robar") } { COUNT($n, -card) }{ WHERE($n) }
lose-card =
    { DO("descartar") } 1 carta { OF(YOUR(-hand)) }{ PERSON() ->
        [you] {""}
       *[other] {" "}a su elección
    }
lose-random-card = { DO("descartar") } 1 carta { OF(YOUR(-hand)) } al azar
# $zone: hand, discard or both
banish =
    { $optional ->
        [yes] { MAY("desterrar") }
       *[no] { DO("desterrar") }
    } al inframundo 1 carta { $zone ->
        [hand] { OF(YOUR(-hand)) }
        [discard] { OF(YOUR(-discard-pile)) }
       *[both] { OF(YOUR(-hand)) } o { OF(YOUR(-discard-pile)) }
    }
take-from-netherworld = { DO("añadir") } { TO(YOUR(-hand)) } 1 { BARE($which) } que esté en el inframundo

## Faith, energy, what waits

gain-faith = { DO("obtener") } { COUNT($n, -faith) }{ WHERE($n) }
gain-energy = { own-god } obtiene { COUNT($n, -energy) }{ WHERE($n) }
next-attack = el próximo Ataque que { DOES_YET("declarar") } en este turno vale { $n } más
# $brief: in few words
ignore-colour =
    el próximo Guerrero que { DOES_YET("jugar") } por su Acción en este turno ignora la restricción de color{ $brief ->
        [yes] {""}
       *[no] {" "}(solo si hay una restricción en vigor y no hay otro uso pendiente)
    }

## Attacks

# $god: whose target is known; $brief: whom it may hit need not be said
attack =
    Ataque { $n }{ $brief ->
        [yes] {""}
       *[no] {" "}contra { $god ->
            [none] un Dios adversario { PERSON() ->
                [you] a tu elección
                [named] a elección { OF(ACTOR()) }
               *[other] a su elección
            }
           *[other] { $god }
        }
    }{ WHERE($n) }
# what is done if the Attack, $first, has struck $god
if-lost = { $first }. Si { $god } pierde al menos 1 punto de energía, { $then }
# $attacks: it is a God that is aimed at
aimed =
    { DO("elegir") } { $attacks ->
        [yes] un Dios adversario
       *[no] a un adversario
    }. { CAPITAL($rest) }
defend = Defensa { $n }{ WHERE($n) }
protect =
    Protección { $n }{ $brief ->
        [yes] {""}
       *[no] {" "}para ese Dios
    }{ WHERE($n) }
take-off = { DO("reducir") } ese Ataque en { $n }{ WHERE($n) }
cancel = { DO("anular") } esa habilidad

## Adjudication and repetition

adjudication = { DO("hacer") } un Juicio
revealed-warrior = si se revela un Guerrero, { $then }
revealed-disciple = si se revela un Discípulo, { $then }
# $makes is the adjudication, $first and perhaps $second what follows if; $long: one of them is of several sentences
adjudicate =
    { $long ->
        [yes] { $makes }. { CAPITAL($first) }{ $second ->
            [none] {""}
           *[other] . { CAPITAL($second) }
        }
       *[no] { $makes }: { $first }{ $second ->
            [none] {""}
           *[other] ; { $second }
        }
    }
repeat =
    { DO("elegir") } { A($which) }: una de sus Acciones se resuelve de nuevo, con nuevas elecciones{ $brief ->
        [yes] {""}
       *[no] . Los símbolos de continuación en vigor siguen siendo los de esta carta
    }

## Bonds; $n is how much more something is worth, $all what it is worth then, if that is known

# "si", since "mientras" would want a subjunctive
while = si { $test }, { $then }
worth =
    vale { $n } más{ $all ->
        [0] {""}
       *[other] {" "}({ $all } en total)
    }{ WHERE($n) }
attack-bonus = el Ataque de esta carta { worth }
defend-bonus = la Defensa de esta carta { worth }
# $protects: the card has a Protect, too
after-defend =
    { $bonus } y, una vez resuelta esa Defensa, { $then }{ $protects ->
        [yes] . Esto no cambia la Protección
       *[no] {""}
    }
first-attack = el primer Ataque que { DOES_YET("declarar") } en cada uno { OF(YOUR("turnos", number: "many")) } { worth }
first-gain = la primera vez en cada uno { OF(OWN("turnos", number: "many")) } que una habilidad de un Guerrero da energía { TO(own-god) }, este obtiene { COUNT($n, "punto") } más
# $usual: how many are drawn without the Bond
end-draw = en { OWN("fase final", gender: "f") }, { DO("robar") } { COUNT($n, -card) } en lugar de { $usual }
when-discarding = al principio { OF(OWN("fase de descarte", gender: "f")) }, { $then }
from-netherworld = una vez en cada una { OF(OWN("fases de reclutamiento", gender: "f", number: "many")) }, { MAY("reclutar") } por su coste normal 1 { BARE($which) } que esté en el inframundo
