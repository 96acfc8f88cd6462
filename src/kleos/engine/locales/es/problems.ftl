### What every game can find wrong: with documents and their fields, saves, records, and what a match is asked.

# Where something is wrong, and what else
at-path = { $path }: { $problem }
at-line = línea { $line }: { $problem }
refused = { $clause }: { $reason }

## Languages, games, players

unknown-language = idioma desconocido: «{ $lang }», los conocidos son { $known }
unknown-game = juego desconocido: «{ $game }»{ $hint } (juegos conocidos: { $known })
no-room = { $game } no trae «{ $room }»: con este juego no es posible
unknown-option = options: opción desconocida «{ $option }», se esperaba una de { $known }
option-value = options: { $option } se elige entre { $known }, no «{ $value }»
players-number = players: { $game } es para { $allowed } jugadores, no para { $count }
from-to = { $least } a { $most }
no-seat = no hay ningún puesto { $seat }: van de 0 a { $last }

## What a match is asked

match-over = la partida ha terminado
has-conceded = p{ $seat } ya se ha rendido
not-to-decide = le toca decidir a p{ $decider }, no a p{ $seat }
decision-answered = a esta decisión ya se ha respondido; pide a la partida la actual
no-position = en mitad de un efecto (decisión { $kind }) no hay posición; usa save()
no-record = una partida repartida de nuevo no se puede guardar: no se conoce su principio
cannot-deal-anew = desde aquí no se puede volver a repartir lo oculto sin cambiar lo que se está decidiendo: elige otra jugada
too-many-deals = lo oculto ya se ha vuelto a repartir { $most } veces en esta partida

## Documents and their fields

not-json = no es un documento JSON: { $problem }
json-place = ilegible a partir de la línea { $line }, columna { $column }
too-deep = demasiados niveles anidados
expected-document = se esperaba un objeto JSON
field-missing = este campo falta
key-missing = falta «{ $key }»
key-unknown = campo desconocido «{ $key }»
key-number = { $key }: se esperaba un número entero, no «{ $text }»
other-cards = hecho con otras cartas ({ $cards }, aquí { $here }); indica el archivo de cartas con el que se hizo: --cards ARCHIVO
position-game = se esperaba «{ $game }», no { $value }
field-unknown = campo desconocido, se esperaba uno de { $known }
expected-text = se esperaba un texto, no { $value }
expected-object = se esperaba un objeto, no { $value }
expected-number = se esperaba un número entero de { $least } a { $most }, no { $value }
expected-flag = se esperaba true o false, no { $value }
expected-one-of = se esperaba uno de { $known }, no { $value }
expected-list = se esperaba una lista, no { $value }
expected-list-of = se esperaba una lista de { $length }, no { $value }

## Saves

not-a-save = no es una partida que se pueda continuar: { $problem }
save-field = se esperaba un objeto JSON con el campo «kleos»
save-format = el formato { $format } no se conoce aquí (se esperaba: { $known })
save-damaged = el archivo está dañado: la suma de control no corresponde al contenido
save-other-version = escrito por otra versión de kleos, que conserva las partidas de otra forma
save-unnamed = un nodo de tipo { $kind } no tiene nombre
save-scope = un marco sin contexto

## Records

record-begins = se esperaba «kleos record { $format }»
record-key = se esperaba «clave: valor» con una clave nueva, no «{ $text }»
record-header = encabezado: { $problem }
record-hash = lleva a la huella { $hash }, no a { $named }
record-move = se esperaba una jugada como «3. p0 pass», no «{ $text }»
record-move-number = se esperaba la jugada { $expected }, no la { $count }
no-decks = en { $game } nadie trae mazo: cada cual empieza con las cartas que dan las reglas
position-card = se esperaba el identificador de una carta, no { $value }
position-too-many = la caja contiene { $copies } { $copies ->
        [one] copia
       *[other] copias
    } de { $card }; el documento, { $count }
position-players = se esperaba una lista de { $least } a { $most } jugadores, no de { $count }
position-conceded-all = deben seguir en la partida al menos dos jugadores; si solo queda uno, la partida ha terminado
position-active-conceded = p{ $seat } se ha rendido y ya no tiene turno
