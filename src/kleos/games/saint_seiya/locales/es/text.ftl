### The rules text of cards: what effects, amounts and conditions say.
### $which and $who are cards or Characters as a noun: "Knight of common rank". Terms that begin with - are nouns too.
### Characters are wounded and healed with "a", as somebody is: "hiere a 1 Personaje"; cards without: "hiere 1 carta".

-hand = mano
    .gender = f
-discard = descarte
-pile = mazo

## Lines

line = { $timing }: { $words }
# $effect is a sentence without its full stop
after-acquiring = cuando esta carta ha servido para adquirir un Personaje con Cosmos, { $effect }

## What is said of a noun: words that follow it, or in its place a relative clause for one and for many (.one and .many),
## an adjective (.adjective), or what it is not (.unlike)

# $ranks: "common", "rare"
of-rank = de rango { OR($ranks) }
# $name is a card
other-than =
    .unlike = { $name }
with-cosmos = con un valor de Cosmos impreso
without-cosmos = sin valor de Cosmos impreso
alongside =
    .one = se enfrenta a la misma carta del terreno
    .many = se enfrentan a la misma carta del terreno
facing =
    .one = se enfrenta a esta carta
    .many = se enfrentan a esta carta
on-terrain = en el terreno
adjacent = de una casilla contigua a la que ha dejado esta carta
in-discard = en { YOUR(-discard) }
in-play = en juego

## Adjectives, which are inflected where the language does so

wounded = herido
destroyed = destruido

## How many

# $count of what is described: "1 Character", "2 Characters"
some-such =
    { $count ->
        [1] 1 { BARE($which) }
       *[other] { $count } { MANY($which) }
    }
# a noun; $destroyed: of the destroyed cards, not of the scored ones
full-group =
    grupo completo de { $size } de tus cartas { $destroyed ->
        [yes] destruidas
       *[no] que cuentan
    }
    .many =
        grupos completos de { $size } de tus cartas { $destroyed ->
            [yes] destruidas
           *[no] que cuentan
        }
# a noun
different-name = nombre distinto { OF(BARE($which)) } entre tus cartas que cuentan
    .many = nombres distintos { OF(BARE($which)) } entre tus cartas que cuentan
changed-cards = el número de esas cartas
# $each is what is counted, if anything is
for-each =
    { $each ->
        [none] {""}
       *[other] {" "}por { EACH($each) }
    }

## Conditions; $yes: it holds

flames-left =
    el número de llamas restantes es { $odd ->
        [yes] impar
       *[no] par (0 incluido)
    }
# $last: the last card, not the first
faces-end =
    { $yes ->
        [yes] se enfrenta
       *[no] no se enfrenta
    } a la { $last ->
        [yes] última
       *[no] primera
    } carta del terreno
# $silver: Silver Knights are counted, and what they are depends on the match
most-scored =
    tus cartas que cuentan { $yes ->
        [yes] incluyen más { MANY($which) } que las de ningún otro jugador
       *[no] no incluyen más { MANY($which) } que las de cada uno de los demás jugadores
    }{ $silver ->
        [yes] {" "}(Caballeros de rango poco común, salvo que la partida cuente por clase)
       *[no] {""}
    }
scored =
    tus cartas que cuentan { $yes ->
        [yes] incluyen { A($which) }
       *[no] no incluyen { NO($which) }
    }
# $clause is a condition that must hold on
while-so = mientras { $clause }
present-alongside = { A($who) } se enfrenta a la misma carta del terreno
present-facing = { A($who) } se enfrenta a ella

## Players

# $effect is what the chosen player does or suffers; $active: the active player chooses, and not whoever reads
chosen-player =
    { DO("elegir") } a { $opponent ->
        [yes] un adversario
       *[no] un jugador, incluso a { $active ->
            [yes] sí mismo
           *[no] ti mismo
        }
    }: { $effect }

## Hands; $deed is discard, wound or destroy

deed-verb =
    { $deed ->
        [discard] descartar
        [wound] herir
       *[destroy] destruir
    }
# $optional: it may be done; $which
from-hand =
    { $optional ->
        [yes] { MAY(deed-verb) }
       *[no] { DO(deed-verb) }
    }{ $deed ->
        [wound] { GENDER($which) ->
            [f] {""}
           *[m] {" "}a
        }
       *[other] {""}
    } { some-such } de { YOUR(-hand) }{ $count ->
        [1] {""}
       *[other] {" "}(o { AGREE("tanto", $which, number: "many") } como sea posible)
    }
all-of-hand =
    { DO(deed-verb) }{ $deed ->
        [wound] { GENDER($which) ->
            [f] {""}
           *[m] {" "}a
        }
       *[other] {""}
    } { ALL($which) } de { YOUR(-hand) }
destroy-pair = { DO("destruir") } 2 { MANY($which) } iguales de { YOUR(-hand) }
promote = { DO("poner") } en { YOUR(-discard) } 1 de { YOUR($which, number: "many") } { AGREE("apartado", $which, number: "many") } del rango inmediatamente superior, si queda { AGREE("alguno", $which) }
wound-seen =
    mira { YOUR(-hand) } y hiere { GENDER($which) ->
        [f] 1 { BARE($which) }
       *[m] a 1 { BARE($which) }
    } que haya en ella
# $you: whoever reads does it
return-to-reserve =
    { DO("barajar") } 1 { BARE($which) } de { YOUR(-hand) } en la reserva, si { $you ->
        [yes] tienes
       *[no] tiene
    } { AGREE("alguno", $which) }

## Draw piles

draw = { DO("robar") } { COUNT($n, -card) }{ WHERE($n) }
draw-as-many = { DO("robar") } la misma cantidad de cartas
recycle = { DO("barajar") } { YOUR(-discard) } con { YOUR(-pile) }
search =
    { DO("mirar") } todo { YOUR(-pile) }, { TOO("mostrar") } 1 { BARE($which) } que haya en él y { GENDER($which) ->
        [f] { TOO("añadir", TO(YOUR(-hand)), clitic: "la") }
       *[m] { TOO("añadir", TO(YOUR(-hand)), clitic: "lo") }
    }; luego { TOO("barajar") } { YOUR(-pile) }
judge =
    revela las { $count } primeras cartas de tu mazo; ese jugador hiere { GENDER($which) ->
        [f] 1 { BARE($which) }
       *[m] a 1 { BARE($which) }
    } que haya entre ellas y tú añades las demás a tu mano

## Discards and destroyed cards

take =
    { $optional ->
        [yes] { MAY("añadir") }
       *[no] { DO("añadir") }
    } { TO(YOUR(-hand)) } 1 { BARE($which) } de { YOUR(-discard) }
destroy-discarded = { DO("destruir") } 1 { BARE($which) } de { YOUR(-discard) }
wound-discarded =
    { BID("herir") } { GENDER($which) ->
        [f] 1 { BARE($which) }
       *[m] a 1 { BARE($which) }
    } de { YOUR(-discard) }
wound-all-discarded =
    { DO("herir") } { GENDER($which) ->
        [f] { ALL($which) }
       *[m] a { ALL($which) }
    } de { YOUR(-discard) }
steal = { BID("adquirir") } de { YOUR(-discard) } 1 { BARE($which) }; va al tuyo
restore = { DO("poner") } en { YOUR(-discard) } 1 de { YOUR("cartas destruidas", gender: "f", number: "many") }
put-on-top = { DO("poner") } encima de { YOUR(-pile) } 1 de { YOUR($which, number: "many") }
exchange = { BID("destruir") } 1 { BARE($which) } de { YOUR(-discard) } y pon ahí 1 de { YOUR($destroyed, number: "many") }

## Wounded Characters and fighters

own-wounded = 1 de { YOUR("Personajes heridos", number: "many") }
# $anybody: of any player
whose-wounded =
    { $anybody ->
        [yes] 1 Personaje herido de cualquier jugador
       *[no] { own-wounded }
    }
heal-one = { DO("curar") } a { own-wounded }
heal-all = { DO("curar") } a todos { YOUR($who, number: "many") }
# $anybody
destroy-wounded = { DO("destruir") } { whose-wounded }
wound-fighters = { DO("herir") } a { ALL($who) } { AGREE("usado", $who, number: "many") } para combatir esta carta
destroy-fighter = { DO("destruir") } 1 Personaje usado para combatir esta carta
wound-this = esta carta pasa a ser uno de tus Personajes heridos en lugar de ir a tu mano o a tu descarte

## Bonuses and armours

boost = { DO("dar") } +{ $n } de Fuerza a 1 de { YOUR($which, number: "many") } hasta el final del turno
boost-all = hasta el final del turno, cada uno de tus Personajes en juego, incluidos los que juegues después, obtiene +{ $n } de Fuerza
armours-by-force = hasta el final del turno, puedes adquirir con Fuerza las Armaduras del terreno; su coste de Fuerza es su coste de Cosmos impreso
discard-armour = { DO("descartar") } { YOUR("Armadura equipada", gender: "f") }
swap-armour = intercambia esta Armadura por { YOUR($which) } { AGREE("equipado", $which) }; cada uno se queda con la que recibe
this-into-reserve = esta carta, si sigue en juego, se baraja en la reserva

## The terrain

# $adjacent: from where has been said more precisely
from-terrain =
    { $adjacent ->
        [yes] {""}
       *[no] {" "}del terreno
    }
# $adjacent
acquire-free = { DO("adquirir") } gratis 1 { BARE($which) }{ from-terrain } (va a tu descarte)
take-reserve-top = { DO("poner") } la primera carta de la reserva en tu descarte; no se aplican ni sus efectos ni su llama
remove-all = { DO("retirar") } del terreno { ALL($which) }
complete = { DO("completar") } el terreno
remove-and-reveal = { DO("retirar") } 1 { BARE($which) } del terreno; luego { TOO("revelar") } en su casilla la primera carta de la reserva
# $less: "2 Force less", "2 Cosmos less"
reduce = 1 { BARE($which) } del terreno a tu elección cuesta { AND($less) } hasta el final del turno (nunca menos de 1)
# $number, $currency
so-much-less = { so-much } menos
swap-places = { DO("intercambiar") } las casillas de 2 cartas del terreno
give-this = esta carta va al descarte de ese jugador
recall = esta carta y { ALL($which) } del descarte común se barajan en la reserva. Si en la reserva solo quedara esta carta, en vez de eso va al descarte común
take-flame = se apaga 1 llama del reloj

## Continuous effects; $n is how much, for each of what is counted ($each), if anything is

# $currency, $each
bonus =
    esta carta tiene +{ $n } de { currency }{ for-each }{ $clause ->
        [none] {""}
       *[other] {" "}{ while-so }
    }
# $currency, $each
bonus-others = { EACH($who) } que se enfrenta a la misma carta del terreno tiene +{ $n } de { currency }{ for-each }
doubles = la Fuerza y el Cosmos impresos { OF(EACH($who)) } que se enfrenta a la misma carta del terreno se duplican
protects = { THE($who, number: "many") } que se enfrentan a la misma carta del terreno no pueden ser { AGREE("herido", $who, number: "many") }
# $each
faced-cheaper =
    { THE($who) } { GENDER($who) ->
        [f] a la que
       *[m] al que
    } se enfrenta esta carta cuesta { $n } de Cosmos menos{ for-each } (nunca menos de 1)
# $clause
self-cheaper = esta carta cuesta { $n } de Fuerza menos { while-so } (nunca menos de 1)
# $clause
grants-cost = esta carta tiene un coste de { $n } de Cosmos { while-so }
needs-fighters = para adquirir esta carta pagando, al menos { $count } de tus Personajes deben enfrentarse a ella
toll = la primera vez en cada turno que juegas un Personaje frente a esta carta, debes descartar 1 carta más de tu mano
forbids = { NO($who) } puede ser { AGREE("adquirido", $who) } de ninguna manera
no-healing = ningún Personaje puede ser curado
# $each
victory-points =
    +{ $n } PV{ for-each }{ $test ->
        [none] {""}
       *[other] {" "}si { $test }
    }
