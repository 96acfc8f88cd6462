### Why something is not allowed: a sentence without its full stop.
### $card, $god and $last are cards by name, $ability is an ability of a God, $number that of an ability of $card.

## Answers

# $problem: what is wrong with what was typed
refusal-unknown-token = esta respuesta no se entiende: { $problem }
refusal-over = la partida ha terminado
refusal-not-offered = «{ $token }» no está entre las opciones de esta decisión
# $decision: one of those at the end
refusal-wrong-kind = esto no responde a la pregunta planteada: { $decision }
refusal-which-zone = indica si la carta ({ $card }) viene de tu mano o de tu descarte
refusal-only-in-play-phase = solo puedes jugar cartas por su Acción en tu propia fase de juego
refusal-only-in-recruit-phase = solo puedes reclutar cartas en tu propia fase de reclutamiento
refusal-nothing-to-react-to = no se ha jugado nada a lo que puedas reaccionar

## Cards of the hand

refusal-god-is-no-card-in-hand = { $god } es un Dios y nunca una carta de la mano; las habilidades de los Dioses se usan con «use»
refusal-not-in-hand = { $card } no está en tu mano
# $count: how many abilities the card has
refusal-no-such-ability = las habilidades de esta carta ({ $card }) se numeran desde el 1, y la última es la { $count }
refusal-no-action = { $card } no tiene ninguna Acción: esta carta no se puede jugar en la fase de juego
refusal-bond-of-card = la habilidad { $number } de esta carta ({ $card }) es un Vínculo: no se juega, se aplica por sí solo
refusal-reaction-is-no-action = la habilidad { $number } de esta carta ({ $card }) es una Reacción: se usa cuando llega su momento, no como Acción
# $colour is that of $card; $follow are the colours that $last allows
refusal-colour-does-not-follow = { $card } ({ $colour }) no puede seguir a { $last }: ahora solo se puede jugar un Guerrero { OR($follow) }

## Reactions

refusal-action-is-no-reaction = la habilidad { $number } de esta carta ({ $card }) es una Acción: se juega en tu fase de juego
refusal-answers-attacks = la habilidad { $number } de esta carta ({ $card }) responde a un Ataque, y aún no se ha declarado ninguno
refusal-answers-abilities = la habilidad { $number } de esta carta ({ $card }) responde a una habilidad de un Guerrero cuando se juega; este Ataque ya está declarado
refusal-protects-others = con la habilidad { $number }, esta carta ({ $card }) protege a otro Dios, y el atacado es el tuyo
# $player is who is attacked
refusal-defends-own-god = con la habilidad { $number }, esta carta ({ $card }) defiende a tu Dios, y el atacado es { $player }
refusal-aids-own-side = con la habilidad { $number }, esta carta ({ $card }) solo ayuda a tu bando, y { $player } no forma parte de él

## Abilities of Gods

# $ability in the reasons below
god-ability = la habilidad { $number } de { $god }
refusal-other-god = no puedes usar { $ability }: tu Dios es { $god }
refusal-bond-of-god = { $ability } es un Vínculo: actúa por sí solo y no se usa
# $moment: one of those at the end
refusal-other-moment = { $ability } solo se usa { $moment }
refusal-used-this-turn = { $ability } ya se ha usado en este turno
refusal-used-in-attack = { $ability } ya se ha usado contra este Ataque
refusal-would-do-nothing = { $ability } no tiene ahora nada sobre lo que actuar
refusal-colour-ignored-already = el próximo Guerrero ya ignora la restricción de color
refusal-no-colour-to-ignore = no hay ninguna restricción de color que ignorar: en este turno no se ha jugado ningún Guerrero
refusal-nothing-to-banish = { $ability } no tiene ninguna carta que desterrar al inframundo

## Prices

# $cost and $faith are numbers
refusal-no-energy-to-pay = no puedes pagar { COUNT($cost, -energy) }: debe quedarte al menos 1
refusal-nothing-to-pay = no tienes ninguna carta que descartar y no puedes pagar { COUNT($cost, -energy) }: debe quedarte al menos 1
refusal-no-card-to-pay = { $ability } cuesta una carta de tu mano, que está vacía
refusal-no-such-card-to-pay = { $ability } cuesta una carta de un tipo que no tienes en la mano
refusal-no-faith-to-pay = { $ability } cuesta { COUNT($cost, -faith) } y tienes { $faith }
refusal-too-dear = { $card } cuesta { COUNT($cost, -faith) } y tienes { $faith }
refusal-energy-not-asked-for = este coste no se paga con energía

## Recruiting

# $pile as tokens have it: w1 to w6
refusal-pile-empty = la pila de Guerreros { $pile } está vacía
refusal-god-is-not-recruited = { $god } es un Dios: solo se reclutan Guerreros y Discípulos
refusal-recruit-by-pile = { $card } se recluta indicando su pila: «recruit { $pile }»
refusal-not-on-top = { $card } no está boca arriba en ninguna pila de Guerreros, y solo se reclutan cartas boca arriba
refusal-no-more-disciples = la pila de este Discípulo ({ $card }) está vacía
refusal-no-netherworld-ability = { $god } no puede reclutar del inframundo: solo lo permite una habilidad
refusal-not-in-netherworld = { $card } no está en el inframundo
refusal-not-from-netherworld = { $card } no es el tipo de carta que puedes reclutar del inframundo
refusal-netherworld-used = { $god } ya ha reclutado una carta del inframundo en este turno

## Players and Gods that are chosen

refusal-no-player = no hay ningún { $player } en esta partida
refusal-own-god = tu propio Dios nunca puede ser el objetivo
refusal-team-mate = el jugador { $player } es de tu equipo, y su Dios nunca puede ser el objetivo
refusal-player-out = el jugador { $player } ya no está en la partida
refusal-player-sealed = el Dios de { $player } está sellado y no puede ser el objetivo
refusal-no-god = { $card } no es un Dios
refusal-god-not-dealt = { $god } no es uno de los Dioses que te han repartido
refusal-god-of-other-team = { $god } no pertenece a la mitología de tu equipo
refusal-god-taken = un compañero ya ha elegido a { $god }

## Cards and Actions that are chosen

# $object and $other: the numbers of objects on the table
refusal-not-in-discard = { $card } no está en tu descarte
refusal-not-asked-for = { $card } no es el tipo de carta que se pide
refusal-no-object = no hay ningún #{ $object } en la mesa
refusal-not-in-own-play-area = #{ $object } no está en tu área de juego
refusal-not-played-for-action = #{ $object } no es un Guerrero jugado por su Acción en este turno
refusal-same-as = #{ $object } es la misma opción que #{ $other }: elige #{ $other }
refusal-not-to-repeat = esta carta no puede repetir la Acción de #{ $object }
refusal-no-action-to-repeat = la habilidad { $number } de esta carta ({ $card }) no es una Acción y no se puede repetir

## The kinds of decisions

decision-choose-god = qué Dios eliges
decision-start-phase = qué habilidad de tu Dios usas en la fase de inicio
decision-play-phase = qué juegas en la fase de juego
decision-choose-player = qué adversario es el objetivo
decision-react-ability = si reaccionas o no a la habilidad jugada
decision-react-attack = si reaccionas o no al Ataque
decision-pay-cost = cómo pagas el coste
decision-discard-choice = qué carta de tu mano descartas
decision-banish-choice = qué carta de tu mano o de tu descarte destierras al inframundo
decision-hades-banish = qué carta de tu descarte destierras al inframundo
decision-repeat-warrior = qué Guerrero repite una de sus Acciones
decision-repeat-ability = qué Acción del Guerrero se repite
decision-take-netherworld = qué carta del inframundo añades a tu mano
decision-recruit-phase = qué reclutas en la fase de reclutamiento
decision-discard-phase = qué carta de tu mano destierras al inframundo en la fase de descarte
decision-end-choice = a qué renuncias en la fase final

## When an ability of a God is used

moment-action = en tu fase de juego
moment-start = en tu fase de inicio
moment-recruit = en tu fase de reclutamiento
moment-discard = en tu fase de descarte
moment-defence = cuando tu Dios es atacado
moment-protection = cuando otro Dios es atacado
moment-aid = cuando tu Dios o el de un compañero es atacado
moment-answer = cuando un adversario juega una habilidad de un Guerrero
