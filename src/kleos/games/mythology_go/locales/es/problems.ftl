### What only this game can find wrong: with its card files, position documents and match options.

## Card files

card-expected-colours = se esperaba la bonificación de cada uno de estos colores: { $known }
card-expected-colour-bonus = se esperaba una bonificación como {"{"} at_least = 3, points = 2 {"}"} o {"{"} exactly = 2, points = 3 {"}"}
line-not-for-card = este efecto no puede ir bajo { $timing } en una carta del tipo { $kind }
line-second = una carta solo tiene un efecto bajo { $timing }
box-divinities = ocho jugadores y Politeísmo necesitan { $least } divinidades, la caja tiene { $count }
box-beliefs = ocho jugadores necesitan { $least } creencias entre las que elegir, la caja tiene { $count }
box-deck = ocho campos y una mano necesitan un mazo de { $least } cartas, la caja tiene { $count }
box-no-creature = no hay ninguna criatura de un espacio que pueda estar boca abajo

## Match options

no-options = { $game } no tiene opciones: «{ $option }» es desconocida

## Position documents

position-divinity = se esperaba el identificador de una divinidad o null, no { $value }
position-belief = se esperaba el identificador de una creencia o null, no { $value }
position-only-in-main = esto solo se cuenta en una fase principal
position-hand = solo el jugador activo tiene cartas en la mano, en su fase principal
position-held-twice = p{ $seat } ya tiene { $card }
position-spells = solo en este turno ya se han jugado { $least }
position-slots = un campo tiene { $most } espacios, estas criaturas ocupan { $count }
position-no-creature = { $card } no es una criatura y no puede estar en un campo
position-face-down = { $card } no puede estar boca abajo
position-resurrected = { $card } no puede haber resucitado, o no boca abajo
position-fused = { $card } no puede ser una pareja, o no boca abajo
position-used = { $card } no tiene nada que activar
position-id-twice = otra criatura ya tiene el número { $id }
position-next-id = el próximo número supera a todos los de los campos: { $least } o más
position-belief-field = mientras se eligen las creencias no hay criaturas ni cartas descartadas en ninguna parte
position-belief-order = quienes eligen antes que el jugador activo tienen una creencia, los demás ninguna
position-scores = se esperaban las puntuaciones de { $wanted } rondas terminadas, no de { $count }
