### What only this game can find wrong: with its card files, position documents and decks.

## Card files

kind-of-target = un objetivo
kind-of-occasion = una ocasión
kind-of-happening = un suceso
kind-of-outcome = un resultado
card-group = grupo desconocido «{ $group }»; grupos posibles: { $known }
card-keyword = palabra clave desconocida «{ $keyword }»; palabras clave posibles: { $known }
line-may = «may» solo va dentro de whenever(...): cualquier otro efecto ya es opcional
line-repeat = no hay más arriba ningún efecto MAIN que repetir
line-upgrade = solo un efecto UPGRADE puede modificar otro efecto
line-change = no hay más arriba ningún efecto { $timing } que modificar
line-inside = los efectos continuos, must, may, repeat_main y las modificaciones de un efecto no pueden ir dentro de otro

## Positions

position-character-card = se esperaba el identificador de una carta de Personaje, no { $value }
position-mission-card = se esperaba el identificador de una carta de misión, no { $value }
position-seats = se esperaba una lista de puestos (0, 1)
position-first-round = durante el mulligan se espera 1
position-most-missions = puede haber como máximo { $most } { $most ->
        [one] misión
       *[other] misiones
    } en juego, no { $count }
position-ranks = se esperaban los rangos en el orden D, C, B, A, ninguno posterior a la ronda
position-characters = se esperaba una lista de Personajes, no { $value }
position-object-twice = el número de objeto { $number } aparece dos veces
position-only-in-phase = solo en la fase «{ $phase }»
position-conceded = solo un jugador puede haberse rendido
position-last-turn = se esperaba un número de objeto menor que next_object, no { $value }
position-mulligan-over = ambos jugadores han respondido: el mulligan ha terminado
position-passed = p{ $seat } ha pasado
position-no-control = un Personaje en el lado de su propietario no está bajo el control de nadie
position-control = se esperaba el número de objeto de un Personaje boca arriba del mismo lado
position-second = hay dos Personajes { $name } boca arriba en este lado
position-no-lock = solo la carta { $card }, boca arriba, puede bloquear a un Personaje
position-lock-missing = falta: hay un enemigo en su misión
position-lock-enemy = #{ $object } no es un enemigo en su misión
position-lock-tokens = #{ $object }, que está bloqueado, tiene fichas
position-few-cards = tiene { $count } { $count ->
        [one] carta
       *[other] cartas
    }, se necesitan al menos { $least }
position-copies = tiene { $count } copias de { $card }
position-mission-deck = misiones esperadas: { $expected } aquí y { $in_play } en juego
position-missions = { $count } { $count ->
        [one] carta
       *[other] cartas
    } de misión en total, se esperaban { $expected }
position-mission-times = { $card } aparece { $count } { $count ->
        [one] vez
       *[other] veces
    }

## Decks

deck-unknown-starter = mazo inicial desconocido «{ $name }»; mazos conocidos: { $known }
deck-field = campo desconocido «{ $field }» en un mazo; campos posibles: cards, missions y name
deck-type = un mazo es el nombre de un mazo inicial, un texto o un objeto con cards y missions, no { $type }
decks-number = se esperaba una lista de { $count } mazos, uno por puesto
deck-count = la cantidad de «{ $id }» debe ser un número entero, no { $count }
deck-ids = se esperaba una lista de identificadores de cartas
deck-line = se esperaban un número y el identificador de una carta, como «2 KS-009», no «{ $text }»
deck-line-unknown-card = carta desconocida «{ $id }»{ $hint }
deck-unknown-card = { $id }: carta desconocida{ $hint }
deck-unknown-mission = { $id }: misión desconocida{ $hint }
deck-mission-in-deck = { $id }: una carta de misión no forma parte del mazo
deck-copies = { $id } { $name }: { $count } copias, se permiten como máximo { $most }
deck-too-small = { $count } { $count ->
        [one] carta
       *[other] cartas
    } de Personaje, se necesitan al menos { $least }
deck-not-a-mission = { $id } { $name }: una carta de Personaje no es una misión
deck-missions-different = { $id } { $name }: las tres misiones deben ser distintas
deck-missions-number = { $count } { $count ->
        [one] misión
       *[other] misiones
    }, se necesitan exactamente { $number } distintas
