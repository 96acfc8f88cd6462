### Why something is not allowed.

## What was typed

refusal-unknown-token = esta respuesta no se entiende: { $problem }
refusal-over = la partida ha terminado
refusal-not-offered = «{ $token }» no está entre las opciones de esta decisión
refusal-wrong-kind = esto no responde a la pregunta planteada: { $kind }

## Cards that are not there

refusal-not-in-hand = { $card } no está en tu mano
refusal-not-in-their-hand = { $card } no está en la mano que estás mirando
refusal-not-in-pile = no puedes tomar { $card } de tu pila de descartes: esa carta no está ahí
refusal-not-among = { $card } no está entre las cartas que puedes elegir

## Playing; $who is one of that $name, for its article and its gender

refusal-no-mission = la misión { $place } no está en juego
refusal-too-dear = cuesta { $cost } de chakra y tienes { $chakra }
refusal-no-chakra = no te queda chakra
refusal-name-taken = ya hay { A($who) } boca arriba en ese lado de la misión { $place }
refusal-must-upgrade = ya tienes { A($who) } boca arriba en la misión { $place }: ahí solo puedes jugar esta carta como mejora
refusal-not-cheaper = una mejora debe costar más que la carta que cubre: { $name } cuesta { $cost }, { $other } cuesta { $other_cost }
refusal-not-a-match = { $name } no puede mejorar a { $other }: los nombres son distintos y ningún efecto de la carta lo permite
refusal-never-over = nunca puedes jugar a { $name } como mejora de { $other }
refusal-not-winning = solo puedes jugar { A($who) } boca arriba en una misión que vayas ganando, y no vas ganando la misión { $place }
refusal-reveals-forbidden = un Personaje enemigo te impide revelar Personajes en la misión { $place }

## Characters; $it is a number or a card

refusal-not-in-play = { $it } no está en juego
refusal-not-yours = { $it } no está en tu lado
refusal-not-owned = { $it } pertenece al adversario y no puede formar parte de tus mejoras
refusal-not-hidden = { $it } no es un Personaje oculto
refusal-hidden-target = { $it } es un Personaje oculto y no se puede mejorar
refusal-other-mission = { $it } está en otra misión
# $words are what it should be
refusal-not-described = { $it } no es { $words }
refusal-immune = los efectos enemigos no pueden ocultar ni derrotar a { $it }
refusal-shielded = otro Personaje de su misión impide que los efectos enemigos oculten { $it }
refusal-cannot-move = { $it } no se puede mover a ninguna misión
refusal-already-hidden = { $it } ya es un Personaje oculto
refusal-no-tokens = { $it } no tiene fichas de Poder
refusal-not-upgraded = { $it } no es un Personaje mejorado
refusal-already-picked = ya has elegido { $it }
# $limit is the most Power that they may have together
refusal-too-much-power = con { $it }, el Poder total superaría { $limit }
refusal-same-mission = el Personaje ya está en la misión { $place }

## What a question asks for

decision-use = si usas un efecto
decision-order = qué efecto pendiente va ahora
decision-mulligan = si conservas tu mano o tomas una nueva
decision-turn = qué haces en tu turno
decision-target = qué Personaje eliges
decision-mission = qué misión eliges
decision-card = qué carta eliges
decision-amount = qué número eliges
decision-effect-play = qué carta juegas mediante un efecto
decision-line = qué efecto copias
decision-replace = qué ocurre en vez de eso
decision-demand = si revelas un Personaje o aceptas su derrota
decision-lock = a qué Personaje se bloquea
decision-discard-order = qué va ahora a la pila de descartes
decision-per-mission = qué Personaje de una misión eliges, si eliges alguno
