### Rules text: what every line of a card says.

## The parts of a line

# $timing is its word, $words what it does; $standing if it is continuous
line-text =
    { $timing }{ $standing ->
        [yes] {" "}(continuo)
       *[no] {""}
    }: { $words }
timing-main = MAIN
timing-upgrade = UPGRADE
timing-ambush = AMBUSH
timing-score = SCORE

## What characters are like

this-character = este Personaje
hidden = oculto
non-hidden = no oculto
upgraded = mejorado
# $name is a group or keyword, with its $gender if one is a member of it; .adjective if it stands with the adjectives,
# .rank is head if it goes right behind the noun
of-kind =
    { $gender ->
        [none] { $name }
       *[other] { OF(THE($name, $gender)) }
    }
    .rank =
        { $gender ->
            [none] head
           *[other] kind
        }
# one with that $name; $noun and $nouns are what it is called else, $number is many if the name is a plural
named =
    { $number ->
        [many] { $noun } { $name }
       *[one] { $name }
    }
    .many = { $nouns } { $name }
same-name = el mismo nombre que { IT() }

## Where characters are; $leaving if they go away from there

in-play = en juego
here =
    { $leaving ->
        [yes] { HERE("de esta misión") }
       *[no] { HERE("en esta misión") }
    }
elsewhere =
    { $leaving ->
        [yes] de otra misión
       *[no] en otra misión
    }
# $rank is that of the mission
in-mission =
    { $leaving ->
        [yes] de la misión { $rank }
       *[no] en la misión { $rank }
    }
one-mission = en una misión de tu elección
that-mission = en la misión donde lo juegas
new-mission = en su nueva misión
# a place, or with .many what follows "que"; $gender is that of the noun
played-last-turn = se jugó en el último turno del adversario
    .many = se jugaron en el último turno del adversario

## What characters are measured by; $op is at-most, less, equal, at-least or more

# .own is what this character's Power is called, if it is compared with another; $own if it is
with-cost = coste { BOUND($op, $n) }
with-power = Poder { BOUND($op, $n) }
    .own = el de este Personaje
with-base = un total (Poder impreso más fichas de Poder) { BOUND($op, $n) }
lowest-cost = el coste más bajo
lowest-power = el Poder más bajo
lowest-base = el total más bajo (Poder impreso más fichas de Poder)
total-power = un Poder total de { $n } o menos
# .complement if it is said right behind the noun
lower-cost = coste inferior

## Amounts

my-power = el Poder de este Personaje
that-cost = { ITS("coste impreso") }
that-power = { ITS("Poder impreso") }
covered-power = el Poder que el Personaje mejorado tenía justo antes de la mejora
missions-with = el número de misiones con { $which }
# $done is what was done to how many: "Personajes ocultados"
number-done =
    el número { $done ->
        [none] de cambios hechos
       *[other] { OF($done) }
    } con el efecto MAIN
# $x is what X was
prior-x =
    { $x ->
        [none] el valor de X
       *[other] { $x }
    } con el efecto MAIN

## Conditions

holds-edge =
    { $yes ->
        [yes] tienes la ficha Edge
       *[no] no tienes la ficha Edge
    }
empty-hand-of-yours =
    { $yes ->
        [yes] tu mano está vacía
       *[no] tu mano no está vacía
    }
# "si", since "mientras" would want a subjunctive
while =
    { $test ->
        [none] {""}
       *[other] {" "}si { $test }
    }

## Whom something is done to

target-this = este Personaje
# the one that has been spoken of; $gender is its gender
target-same = {""}
    .pronoun = { $gender }
target-played = el Personaje jugado con el efecto MAIN
# $gender is that of the noun
target-sole = {""}
    .lead = si hay exactamente { A(BARE($which), $gender) },
    .pronoun = { $gender }
target-any-number = cualquier número { OF(MANY($which)) }
target-each-mission = { $which }
    .lead = en cada misión, si quieres,
target-excess = uno de ellos
    .lead =
        mientras haya más de { $n ->
            [1] { $which }
           *[other] { $n } { MANY($which) }
        },
    .tail = , a elección del adversario

## What is done to characters

powerup = { DEED($who, "dar", COUNT($n, -power-token), case: "to") }{ WHERE($n) }
tokens-limit =
    { $n ->
        [none] todas las fichas de Poder
       *[other] hasta { COUNT($n, -power-token) }
    }
# $gap if the target is being asked for
tokens-put =
    { $gap ->
        [yes] {""}
       *[no] y { TOO("poner", "sobre este Personaje", clitic: "las") }
    }
tokens-take = { DEED($who, "tomar", tokens-limit, tokens-put, case: "from") }{ WHERE($n) }
tokens-remove = { DEED($who, "retirar", tokens-limit, case: "from") }{ WHERE($n) }
hide = { DEED($who, "ocultar") }
defeat = { DEED($who, "derrotar") }
move =
    { $here ->
        [yes] { DEED($who, "mover", "", "a esta misión") }
       *[no] { DEED($who, "mover", "", "a otra misión") }
    }
move-all = { DO("mover", ALL($which), "a otras misiones, en la medida de lo posible") }
move-many =
    { $n ->
        [1] { DO("mover", $n, BARE($which), "a otra misión") }
       *[other] { DO("mover", $n, MANY($which), "a otras misiones") }
    }{ WHERE($n) }
take-control = { DEED($who, "tomar", "el control", case: "of") }
look = { DEED($who, "mirar") }
discard-top = { DEED($who, "descartar", "la carta de encima", case: "of") }
return-to-hand = { DEED($who, "devolver", "", "a la mano de su propietario") }
# $gap if the target is being asked for, $extra the chakra that is paid in addition
demand =
    { $gap ->
        [yes] que el adversario revelará pagando { $extra } de chakra más o que será derrotado
       *[no] { DEED($who, "elegir") }; el adversario lo revela pagando { $extra } de chakra más o el Personaje elegido es derrotado
    }

## What was last spoken of: .near in the same text, .far from farther away, each also as an owner; .x is what was measured
## Without .near it is taken up by a pronoun

recall-hidden = Personajes ocultados
    .far = el Personaje recién ocultado
    .far-owner = el Personaje ocultado
    .x = el Poder que el Personaje tenía justo antes de ser ocultado
recall-defeated = Personajes derrotados
    .far = el Personaje recién derrotado
    .far-owner = el Personaje derrotado
    .x = el Poder que el Personaje tenía justo antes de ser derrotado
recall-moved = Personajes movidos
    .far = el Personaje recién movido
    .far-owner = el Personaje movido
recall-taken-over = Personajes de los que has tomado el control
    .far = el Personaje del que acabas de tomar el control
    .far-owner = el Personaje del que acabas de tomar el control
recall-looked-at = Personajes mirados
    .far = el Personaje recién mirado
    .far-owner = el Personaje mirado
recall-returned = Personajes devueltos
    .far = el Personaje recién devuelto
    .far-owner = el Personaje devuelto
recall-discarded = cartas descartadas
    .near = la carta descartada
    .near-owner = la carta descartada
    .far = la carta recién descartada
    .far-owner = la carta descartada
    .gender = f
recall-hand-discarded = cartas descartadas
    .near = la carta descartada
    .near-owner = la carta descartada
    .far = la carta recién descartada
    .far-owner = la carta descartada
    .gender = f
    .x = el número de cartas descartadas

## What players do

draw = { DO("robar", COUNT($n, -card)) }{ WHERE($n) }
gain-chakra = { DO("obtener", COUNT($n, -chakra)) }{ WHERE($n) }
lose-chakra = { DO("perder", COUNT($n, -chakra)) }{ WHERE($n) }
# $subject is opponent if the opponent carries it out
take-chakra =
    { $subject ->
        [opponent] { DO("tomar", COUNT($n, -chakra), "de tu reserva") }
       *[other] { DO("tomar", COUNT($n, -chakra), "de la reserva del adversario") }
    }{ WHERE($n) }
pay-x = { DO("pagar", "una cantidad X de chakra a tu elección") }
    .x = la cantidad de chakra pagada
gain-points = { DO("obtener", COUNT($n, -mission-point)) }{ WHERE($n) }
take-edge = { DO("tomar", "la ficha Edge") }
give-edge = { TO_RIVAL("dar", "la ficha Edge") }

## Cards in hands, decks and piles; $own if it is the deck of who carries it out

discard = { DO("descartar", "1 carta", OF(YOUR("mano", "f"))) }
discard-seen = { DO("elegir", "1 carta", OF(RIVALS("mano", "f")), "y", TOO("descartar", clitic: "la")) }
discard-hand = el adversario descarta su mano y luego roba la misma cantidad de cartas
mill =
    { $own ->
        [yes] { DO("descartar", "la primera carta", OF(YOUR("mazo"))) }
       *[no] { DO("descartar", "la primera carta", OF(RIVALS("mazo"))) }
    }
put-back = { DO("poner", "1 carta", OF(YOUR("mano", "f")), "encima", OF(YOUR("mazo"))) }
recover = { DO("añadir", TO(YOUR("mano", "f")), "1 carta", OF(YOUR("pila de descartes", "f"))) }
look-at-hand = { DO("mirar", RIVALS("mano", "f")) }
# the top $count cards
look-at-top = { DO("mirar", "las", $count, "primeras cartas", OF(YOUR("mazo"))) }
search = { look-at-top }. { CAPITAL(DO("mostrar", ALL($which), "que haya entre ellas y")) } { TOO("añadir", TO(YOUR("mano", "f")), clitic: "las") }; { TOO("volver a poner", "las demás encima del mazo en el mismo orden") }
put-from-deck =
    { $own ->
        [yes] { DO("poner", "la primera carta", OF(YOUR("mazo")), "boca abajo en", YOUR("lado"), "de esta misión, como Personaje oculto") }
       *[no] { DO("poner", "la primera carta", OF(RIVALS("mazo")), "boca abajo en", YOUR("lado"), "de cualquier misión, como Personaje oculto bajo", YOUR("control")) }
    }
put-from-hand = { DO("poner", "1 carta", OF(YOUR("mano", "f")), "boca abajo en", YOUR("lado"), "de cualquier misión, como Personaje oculto") }

## Playing and copying; $cut is by how much less chakra, $gender that of what is played

for-less =
    { $cut ->
        [0] por su coste normal
       *[other] pagando { $cut } de chakra menos
    }
play-hidden = { DO("revelar", $which, for-less) }
play-from-hand =
    { DO("jugar", $which) }, desde { YOUR("mano", "f") } o { $gender ->
        [f] revelándola
       *[m] revelándolo
    }, { for-less }
play-from-discard = { DO("jugar", $which, "desde", YOUR("pila de descartes", "f"), for-less) }
play-top-of-discard = { DO("jugar", "la carta de encima", OF(YOUR("pila de descartes", "f")), for-less) }
play-from-top = { look-at-top }, { TOO("jugar", "una de ellas", for-less, ", si es posible,") } y { TOO("descartar", "las demás") }
# $upgrades if it may be an UPGRADE line
copy =
    { $upgrades ->
        [yes] { DO("copiar", "un efecto instantáneo", OF(A($which))) }
       *[no] { DO("copiar", "un efecto instantáneo (salvo UPGRADE)", OF(A($which))) }
    }
copy-discarded = { DO("copiar", "un efecto instantáneo (salvo UPGRADE) de la carta recién descartada") }
repeat-main = { DO("aplicar", "el efecto MAIN una vez más") }

## Continuous lines

# $fixed if it is one character, $sign is + or -
bonus-who =
    { $fixed ->
        [yes] { $which } tiene
       *[no] { ALL($which) } tienen
    }
bonus = { bonus-who } { $sign }{ $n } de Poder{ while }{ WHERE($n) }
bonus-each = { bonus-who } { $sign }1 de Poder por { EACH($counted) }{ while }
chakra-bonus =
    CHAKRA +{ $n }{ $both ->
        [yes] {" "}para ambos jugadores
       *[no] {""}
    }{ while }{ WHERE($n) }
upgrades-on =
    puedes jugar esta carta como mejora { OF(A($which)) }{ $only ->
        [yes] , pero de ningún otro Personaje
       *[no] {""}
    }
tax = el adversario paga { $amount } de chakra más por cada Personaje que juega boca arriba en esta misión
discount = ambos jugadores pagan { $amount } de chakra menos, pero nunca menos de { $floor }, por jugar boca arriba { THE($which, number: "many") } en esta misión
cheaper =
    pagas { $amount } de chakra menos por { $revealed ->
        [yes] revelar este Personaje
       *[no] jugar este Personaje boca arriba
    }{ $test ->
        [none] {""}
       *[other] {" "}si { $test }
    }

## Permissions and prohibitions

keeps-tokens = este Personaje conserva sus fichas de Poder al final de la ronda
holds = los Personajes enemigos no se pueden mover fuera de esta misión
only-winning = solo puedes jugar este Personaje boca arriba en una misión que vayas ganando
immune = los efectos enemigos no pueden ocultar ni derrotar a este Personaje
shields = los efectos enemigos no pueden ocultar los Personajes aliados en esta misión
no-reveals = el adversario no puede revelar Personajes en esta misión
salvages = cuando un Personaje aliado que te pertenece es derrotado, su carta de encima va a tu mano en lugar de a la pila de descartes
locks = este Personaje bloquea al Personaje enemigo más fuerte en esta misión: ese Personaje pierde todas sus fichas de Poder y tiene Poder 0

## Whenever something happens, $effect

on-enemy-play = cada vez que el adversario juega un Personaje boca arriba en esta misión, { $effect }
on-defeat = cada vez que { $which } es { AGREE("derrotado", $which) }, { $effect }
on-move = cada vez que este Personaje se mueve, { $effect }
on-own-move = cada vez que uno de tus efectos mueve este Personaje, { $effect }
on-affected = cada vez que un efecto enemigo afecta a este Personaje, { $effect }
on-loss = cuando el adversario gana esta misión, { $effect }
on-round-end = al final de la ronda, { $effect }

## What would happen, and .done to a character of that $gender

moving = mover
    .done = { AGREE("movido", $gender) }
hiding = ocultar
    .done = { AGREE("ocultado", $gender) }
defeating = derrotar
    .done = { AGREE("derrotado", $gender) }

## What happens instead, and how one line changes another

# $verbs and $participles are what would happen, $verb what happens to $who, $fixed if that is the same character
instead =
    { $enemy ->
        [yes] si un efecto enemigo fuera a { OR($verbs) } { TO(A($which)) }
       *[no] si { $which } fuera a ser { OR($participles) }
    }, { $fixed ->
        [yes] { DEED($who, $verb, "", "en vez de eso") }
       *[no] { DEED($who, $verb, "", "en su lugar") }
    }
# $timing is the word of the line that changes
line-changes =
    { $added ->
        [yes] al efecto { $timing } se añade
       *[no] el efecto { $timing } pasa a ser
    }: { $effect }
