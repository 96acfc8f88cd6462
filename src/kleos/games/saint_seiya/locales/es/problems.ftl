### What only this game can find wrong: with its card files, position documents and match options.

## Card files

card-number-twice = { $number } ya es el número de { $other }
card-expected-numbers = se esperaban números para algunos de estos: { $known }
line-not-here = este efecto no puede estar en una línea «{ $timing }»
line-not-continuous = un efecto continuo no puede estar en una línea «{ $timing }»
line-continuous-inside = un efecto continuo no puede ir dentro de otro

## Match options

option-heroes = options: heroes enumera { $count } héroes distintos, uno por puesto, de entre { $known }, no { $value }
option-first-player = options: first_player es «random» o un puesto de 0 a { $last }, no { $value }
option-limit = options: { $option } es un número entero a partir de 1, no { $value }

## Positions

position-same-hero = { $hero } ya es el héroe de p{ $seat }
position-no-character = { $card } no es un Personaje
position-no-armour = { $card } no es una Armadura
position-other-hero = { $card } pertenece a las cartas de otro héroe
position-not-aside = { $card } no es un Héroe de rango común (bronce): solo esos se apartan
position-not-reserve = { $card } no es una carta de la reserva
position-active = se esperaba { $expected }: así lo indican el turno y el primer jugador
position-facing = se esperaba null o el número de una casilla ocupada, no { $value }
position-only-active = solo puede tenerlo el jugador activo, y solo en la fase «main»
position-only-main = solo en la fase «main»
position-ending = el final se desencadena cuando no queda ninguna llama
position-rest = se esperaba una lista de identificadores de cartas o «rest», no { $value }
