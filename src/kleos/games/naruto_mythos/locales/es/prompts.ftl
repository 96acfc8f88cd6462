### The question of every decision, and its options.

## Cards and characters

hidden-character = Personaje oculto #{ $number }
    .the = el Personaje oculto #{ $number }
numbered-card = #{ $number } { $card }
# a line of a $card with its $id
card-line = { $card } ({ $id }) { $timing }
# one line that copies another
line-copying = { $line }, que copia { $copied }

## Which characters; $long if a description is so long that it wants a comma behind

# $line is what asks
ask-by-line = { $line }: { $question }
# so that "para ocultar" is about the character
which-to =
    { $which }{ $long ->
        [yes] ,
       *[no] {""}
    } { $doing }
ask-target = elige { which-to }.
# what is left of the limit
power-left = Poder de { $n } o menos
ask-any-number = elige { which-to }, o termina.
ask-excess =
    elige { which-to } ({ $count ->
        [1] sobra
       *[other] sobran
    } { $count }).
ask-per-mission = elige { which-to } (o ninguno).
ask-move = elige { $which } para mover a otra misión.
# .place is what is said of where they are
ask-mission-of-all = elige una misión { $doing } { TO(ALL($which)) }.
    .place = allí

## What to do in a turn

ask-mulligan = ¿conservas tu mano inicial o la cambias, una sola vez, por 5 cartas nuevas?
ask-turn = te toca: { offered }.
# .alone is for "solo puedes …"
turn-play = juega
turn-hide = oculta
turn-upgrade = mejora
turn-reveal = revela
turn-pass = pasa
    .alone = pasar
# $reasons are "no te queda chakra" and the like
ask-turn-to-pass = te toca: { only }.
no-chakra-left = no te queda chakra

## Other questions

ask-use = ¿usas este efecto? { SENTENCE($effect) }
ask-order = hay varios efectos pendientes: elige cuál ocurre ahora.
ask-destination = elige la misión a la que se mueve { $name }.
ask-mission-for-top = elige la misión en la que poner la carta boca abajo.
ask-mission-for-card = elige la misión en la que poner { $card } boca abajo.
ask-put-from-hand = elige una carta de tu mano para ponerla boca abajo en una misión.
ask-discard = elige una carta de tu mano para descartarla.
ask-discard-seen = elige una carta de la mano del adversario para descartarla.
ask-put-back = elige una carta de tu mano para ponerla encima de tu mazo.
ask-recover = elige una carta de tu pila de descartes para añadirla a tu mano.
ask-tokens =
    elige cuántas fichas de Poder { $take ->
        [yes] tomar
       *[no] retirar
    } { OF($name) }.
ask-pay-x = elige cuánto chakra pagar.
ask-play-card = elige cómo { $effect }.
ask-play-from-top = elige cuál de las cartas jugar { for-less }.
ask-next-card = elige qué carta va ahora a la pila de descartes; la primera queda debajo de todas.
ask-next-card-of-hand = elige qué carta de tu mano va ahora a la pila de descartes; la primera queda debajo de todas.
ask-next-character = elige qué Personaje va ahora a la pila de descartes; el primero queda debajo de todos.
# $done is what would happen to it, $visible whether its name is known
ask-replace =
    { $visible ->
        [yes] el Personaje { $name }
       *[no] { $name }
    } va a ser { $done }; elige qué ocurre en vez de eso.
ask-copy = elige el efecto que quieres copiar.
ask-demand = revela { $name } pagando { $extra } de chakra más o acepta su derrota.
ask-lock = { $card } ({ $id }): elige a cuál de los Personajes enemigos más fuertes de su misión bloquea.

## Options

option-use = Usa el efecto de { $card }
option-skip = No lo uses
option-let-happen = Deja que ocurra
option-nobody = Ninguno en la misión { $mission }
option-stop = Termina
# $cause has set it off
option-trigger =
    #{ $number } { $line }{ $cause ->
        [none] {""}
       *[other] , desencadenado por { $cause }
    }: { $words }
option-keep = Conserva esta mano
option-mulligan = Cámbiala por 5 cartas nuevas (mulligan)
option-pass = Pasa
# $gender is that of the name
option-target =
    { $name } ({ $hidden ->
        [yes] { AGREE("oculto", $gender) },{" "}
       *[no] {""}
    }{ $power ->
        [none] {""}
       *[other] Poder { $power },{" "}
    }{ $mine ->
        [yes] { AGREE("tuyo", $gender) }, misión { $mission }
       *[no] misión { $mission }, del adversario
    })
option-gone = #{ $number } (ya no está en juego)
option-mission = Misión { $mission }: { $name }
option-chakra = { COUNT($n, -chakra) }
option-tokens = { COUNT($n, -power-token) }
option-line = #{ $number } { $line }
option-line-of-card = { $card }, { $words }
# $verb is what happens to the character of that $name, not to the one that is $saved, if it is not the $same
option-instead =
    { CAPITAL(DO($verb)) } { $verb ->
        [derrotar] { TO($name) }
       *[other] { $name }
    } { $same ->
        [yes] en vez de eso
       *[no] en lugar { OF($saved) }
    }
option-defeat = Acepta la derrota { OF($name) }

## Options of playing a card, $over another, on a $mission

option-play = Juega { $card }, en la misión { $mission } por { $cost } de chakra
option-hide = Oculta { $card }, en la misión { $mission } por { $cost } de chakra
option-upgrade = Mejora { $over } con { $card }, por { $cost } de chakra
option-reveal = Revela { $card }, en la misión { $mission } por { $cost } de chakra
option-reveal-upgrade = Revela { $card }, como mejora { OF($over) } por { $cost } de chakra
