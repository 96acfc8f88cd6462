### Why something is not allowed; sentences without their capital and full stop.
### $card is a card within a sentence, $n and $other are objects by number, $seat is a player by number.

## Any decision

# $problem says what is wrong with the token
refusal-unknown-token = esta respuesta no se entiende: { $problem }
refusal-over = la partida ha terminado
refusal-not-offered = «{ $token }» no está entre las opciones de esta decisión
# $question is one of the decisions below
refusal-wrong-kind = esto no responde a la pregunta planteada: { $question }

## The main phase

refusal-no-more-actions = en esta fase principal ya se han hecho { $limit } acciones: ahora solo puedes terminarla
refusal-not-in-hand = { $card } no está en tu mano
refusal-no-armour-card = { $card } es un Personaje: no se equipa, se juega frente a una carta del terreno
refusal-armour-is-equipped = { $card } es una Armadura: se equipa, no se juega frente a una carta del terreno
refusal-empty-place = no hay ninguna carta en la casilla { $place }
refusal-no-card-for-the-toll = no tienes otra carta que descartar para jugar frente { TO($card) }

## Acquiring

refusal-forbidden = una carta del terreno impide adquirir { $card }
refusal-too-few-fighters = para adquirir { $card } pagando, al menos { $count } de tus Personajes deben enfrentarse a esta carta
refusal-no-force-cost = { $card } no tiene coste de Fuerza: esta carta no se puede adquirir con Fuerza
refusal-no-cosmos-cost = { $card } no tiene coste de Cosmos: esta carta no se puede adquirir con Cosmos
refusal-no-armour-equipped = no tienes ninguna Armadura equipada
refusal-too-weak-force = { $card } cuesta { $cost } de Fuerza y tienes { $strength } frente a esta carta
refusal-too-weak-cosmos = { $card } cuesta { $cost } de Cosmos y tienes { $strength } para esta carta

## Activating and healing

refusal-not-in-play = #{ $n } no está entre tus cartas en juego
refusal-no-activation = { $card } no tiene activación
refusal-protected = { $card } no puede recibir heridas ahora: su activación no se puede usar
refusal-not-usable = la activación { OF($card) } no se puede usar ahora: falta lo que necesita o no cambiaría nada
refusal-no-heal-value = { $card } no tiene valor de Curación
refusal-healing-forbidden = una carta del terreno impide curar
refusal-nobody-wounded = no tienes ningún Personaje herido

## Choosing

refusal-not-such-a-card = { $card } no es lo que se pide
refusal-not-in-that-discard = { $card } no está en ese descarte o no es lo que se pide
refusal-not-among = { $card } no está entre las cartas que puedes elegir
refusal-no-object = no hay ningún #{ $n } en la mesa
refusal-not-wounded = #{ $n } no es un Personaje herido
refusal-not-yours = #{ $n } pertenece a otro jugador
refusal-same-as = #{ $n } es la misma elección que #{ $other }: elige #{ $other }
refusal-not-described = #{ $n } no es lo que se pide
refusal-no-player = no hay ningún p{ $seat } en esta partida
refusal-has-given-up = el jugador p{ $seat } se ha rendido
refusal-not-that-player = aquí no puedes elegir a p{ $seat }

## The kinds of decisions

decision-main = qué haces en la fase principal
decision-on-play = si usas un efecto
decision-shun-draw = si robas una carta
decision-upkeep-discard = qué cartas de tu mano descartas
decision-heal-pick = a qué Personaje curas
decision-hand-discard = qué carta de tu mano descartas
decision-hand-wound = qué carta de tu mano hieres
decision-hand-destroy = qué carta de tu mano destruyes
decision-hero-pair = qué dos cartas iguales de tu mano destruyes
decision-discard-take = qué carta tomas de tu descarte
decision-discard-destroy = qué carta de tu descarte destruyes
decision-discard-pick = qué carta eliges de un descarte
decision-pile-take = qué carta tomas de tu mazo
decision-destroyed-take = qué carta destruida recuperas
decision-revealed-wound = qué carta revelada hieres
decision-seen-hand-wound = qué carta hieres de la mano que ves
decision-wounded-destroy = qué Personaje herido destruyes
decision-boost = qué Personaje obtiene la bonificación
decision-used-destroy = qué Personaje usado en el combate destruyes
decision-terrain-pick = qué carta del terreno eliges
decision-terrain-swap = qué cartas del terreno intercambian sus casillas
decision-player-pick = a qué jugador eliges
