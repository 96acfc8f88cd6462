### What only this game can find wrong: with its card files, position documents and match options.

## Card files

no-scoring = { $game } no tiene puntuación: gana el último Dios en pie, o el primero que llega al final de la escala de energía
card-expected-follow = un Guerrero tiene exactamente dos símbolos de continuación, cada uno de entre { $known }
card-expected-god-number = se esperaba entre comillas el número impreso en el Dios, como X0001
box-warriors = la caja debe contener { $expected } Guerreros, esta tiene { $count }
box-gods = la caja debe contener { $expected } Dioses de la mitología «{ $mythology }», esta tiene { $count }
box-start = seis mazos iniciales pueden tener como máximo { $most } de estas cartas cada uno
box-no-start = ninguna carta forma parte de los mazos iniciales (`start`)
line-is-bond = este efecto es un Vínculo: va bajo bond, no bajo { $timing }
line-no-bond = este efecto no es un Vínculo y no puede ir bajo { $timing }
line-only-gods = solo los Dioses tienen habilidades del tipo { $timing }
line-bond-of-gods = solo un Dios puede tener este Vínculo
line-bond-of-cards = un Dios no puede tener este Vínculo, solo un Guerrero o un Discípulo
line-bond-inside = un Vínculo no puede ir dentro de otro efecto
line-bond-aims = un Vínculo no puede apuntar a nadie: no se elige ningún objetivo para él
line-limit-gods = solo una habilidad de un Dios puede estar limitada por { $limit }
line-limit-attack = { $limit } solo tiene sentido en una reacción a un Ataque
line-limit-inside = { $limit } rodea toda la habilidad, no va dentro de ella
line-only-attacked = solo bajo defence, protection o aid hay un Ataque que debilitar
line-only-answer = solo bajo answer hay una habilidad que anular
line-only-discard = este efecto solo puede ir bajo discard

## Match options

option-team-players = en una partida por equipos juegan 4 o 6 jugadores, no { $count }
option-mains = `mains` nombra a los Dioses principales por sus puestos: primero uno del equipo A ({ $a }) y luego uno del equipo B ({ $b }), no { $value }
option-no-mains = una partida individual no tiene Dioses principales: `mains` va con `mode` team, así que omite { $value }
option-sides = `sides` tiene uno de estos valores ({ $known }) para cada uno de los { $count } jugadores, en el orden de los puestos, no { $value }
option-team-sides = en una partida por equipos, `sides` tiene una sola entrada, el bando del equipo A (uno de estos: { $known }), no { $value }
option-sides-many = como máximo { $most } jugadores pueden elegir la { $side }, porque a cada uno se le reparten dos de sus seis Dioses; aquí la han elegido { $count }
has-left = p{ $seat } ya no está en la partida

## Position documents

position-team-players = en una partida por equipos juegan 4 o 6 jugadores, el documento tiene { $count }
position-mains = se esperaba un puesto de cada equipo, uno par y luego uno impar, no { $value }
position-no-mains = una partida individual no tiene Dioses principales: se esperaba [], no { $value }
position-first = una partida por equipos la empieza un Dios principal (uno de estos: { $mains })
position-god = se esperaba el identificador de un Dios, no { $value }
position-same-god = { $god } ya es el Dios de p{ $seat }
position-two-mythologies = { $god } es de otra mitología que el resto de su equipo
position-one-mythology = { $god } es de la mitología del otro equipo
position-sealed-who = solo los Dioses de apoyo de una partida por equipos pueden estar sellados
position-out-who = en una partida por equipos nadie queda eliminado
position-sealed-cards = un jugador sellado solo tiene un mazo
position-out-cards = un jugador eliminado no tiene cartas
position-out-energy = un jugador eliminado no tiene energía
position-sealed-energy = un Dios sellado tiene como máximo { $most } de energía
position-no-energy = un Dios en juego tiene al menos 1 punto de energía
position-energy-most = en una partida por equipos la energía no pasa de { $most }
position-energy-won = con { $goal } de energía la partida habría terminado
position-only-protect = fuera del propio turno, en un área de juego solo hay cartas de Protección
position-no-protect = { $card } no tiene ninguna habilidad de Protección
position-no-action = { $card } no tiene ninguna habilidad de Acción
position-no-own-reaction = { $card } no tiene ninguna Reacción que se pueda usar en el propio turno
position-chain = { $card } no podía seguir al Guerrero anterior
position-no-warrior = { $card } no es un Guerrero y no puede estar en una pila de Guerreros
position-pile-size = una pila de Guerreros contiene como máximo { $most } cartas, no { $count }
position-symbols = las cartas en juego ponen en vigor estos símbolos: { $expected }
position-ignore-colour = aquí solo puede esperar Poseidón, y solo mientras haya símbolos en vigor
position-used-twice = { $name } aparece dos veces
position-used-who = nadie puede haber usado { $name } en este turno
position-attack-bonus = solo puede esperar al próximo Ataque lo que el Dios activo ha usado en este turno
position-active-absent = p{ $seat } está eliminado o sellado y no puede ser el jugador activo
position-start = al principio de un turno aún no ha ocurrido nada en él
position-end = en la fase final, la mano y el área de juego del jugador activo están vacías
position-too-few = hay menos de dos jugadores en juego
position-both-beaten = los dos Dioses principales no pueden estar a 0
position-two-winners = dos jugadores no pueden tener ambos { $goal } de energía
position-undecided = sin ganador, una partida solo termina después de la ronda { $last }
