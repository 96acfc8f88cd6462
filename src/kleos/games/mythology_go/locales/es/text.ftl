### Rules text: when an effect counts, what it does, and what else is true of a card.

## Lines

line = { $heading }: { $words }
when-played = Al jugar esta carta boca arriba
when-cast = Al lanzar este hechizo
when-activated-creature = Activación (en tu turno, una vez por ronda, sin contar como jugada)
when-activated-belief = Una vez por ronda, en tu turno
when-round-ends = Al final de la ronda
when-counted = En el recuento
when-each-turn = En cada uno de tus turnos
when-beliefs-chosen = Una vez elegidas todas las creencias
when-permanent = Durante toda la ronda
when-once = Una vez por ronda
when-each-loss = Cada vez que pierdes criaturas
copies-held = Número de copias

## What is true of a card besides its effects

note-identification = { keyword-identification }: Declárala antes de que se muestren las divinidades y acusa a otro jugador de servir a una. Si aciertas, le quitas { COUNT($points, -point) }.
note-slots = En el campo: Ocupa { $slots } espacios.
note-hidden = En el campo: Nunca boca abajo.

## Creatures

on-field = en el campo
was-down = estaba boca abajo al terminar la ronda
    .many = estaban boca abajo al terminar la ronda
# $op is at-most, less, equal, at-least or more
valued = un valor { BOUND($op, $n) }
# $yes tells that it is so, $theirs that the field is somebody's, not yours
all-colours =
    { $theirs ->
        [yes] { $yes ->
            [yes] hay criaturas de los cinco colores en el campo
           *[no] en el campo faltan criaturas de algún color
        }
       *[no] { $yes ->
            [yes] tienes criaturas de los cinco colores
           *[no] te faltan criaturas de algún color
        }
    }

## Effects that are carried out

draw = { DO("robar") } { COUNT($n, -card) }{ WHERE($n) }
may-destroy = puedes destruir una criatura boca arriba de otro jugador, salvo que sea indestructible
may-drain = puedes elegir una criatura boca arriba de otro jugador, con un valor de 1 o más. Esa criatura pierde { $amount } de valor (nunca baja de 0) y esta gana lo mismo que pierde la otra
sacrifice-then-place = destruye otra de tus criaturas, boca arriba o boca abajo, que no sea indestructible. Si deja el campo, puedes colocar una criatura de tu mano, boca arriba o boca abajo; esto no cuenta como jugada ni desencadena ningún efecto
fetch = nombra una criatura. Si hay una en el mazo, llévala a tu mano. Después baraja el mazo
swap = intercambia una de tus criaturas, boca arriba o boca abajo, por una criatura boca arriba de otro jugador; tras el intercambio, ninguno de los dos campos puede ocupar más de { $slots } espacios. No se puede lanzar mientras tu campo esté vacío
destroy-lowest = elige a un jugador, incluso a ti mismo. Todas sus criaturas boca arriba con el valor más bajo se destruyen a la vez
everyone-places = primero tú y luego, en el sentido de las agujas del reloj, cada uno de los demás jugadores cuyo campo no esté lleno: se muestran cartas del mazo hasta que salga una criatura que quepa en el campo; se coloca en él boca arriba y no desencadena ningún efecto. Las demás cartas mostradas van debajo del mazo
redraw = antes de tu primera jugada del turno, puedes poner toda tu mano debajo del mazo y robar otras tantas cartas
turn-over = puedes dar la vuelta a una de tus criaturas; para quedar boca abajo, debe poder estarlo y no ser una pareja ni haber resucitado, y debe respetarse el límite de criaturas boca abajo
copy = elige una criatura en juego, con otro nombre, a la que todavía no copie ninguna otra. Esta criatura toma de ella el nombre, el valor impreso y el efecto, y conserva su propio color
transform = elige una criatura en juego, con otro nombre, tuya o no, a la que todavía no transforme ninguna otra. Esa criatura toma el nombre, el valor, el efecto y el color de esta carta, pero no transforma a ninguna otra
recolour = puedes dar otro color a una de tus criaturas para el recuento

## What creatures are and give; $n are the points

fusion = en tu turno, dos criaturas boca arriba con este nombre en tu campo pueden convertirse en una pareja, que ocupa un solo espacio y cuenta como una carta para los colores. También puedes jugar una de tu mano directamente sobre otra de tu campo
indestructible = esta criatura no se puede destruir
resurrection = si esta criatura va a ser destruida durante un turno, se queda boca arriba, ya no se puede destruir y da { SIGNED($n) }{ WHERE($n) }
outnumber = { SIGNED($n) } si tienes más copias que cada uno de los demás jugadores{ WHERE($n) }
unique = { SIGNED($n) } si ningún otro jugador tiene una copia{ WHERE($n) }
polychrome = { SIGNED($n) } si tienes criaturas de los cinco colores{ WHERE($n) }
monochrome = { SIGNED($n) } si todas tus criaturas son de un solo color{ WHERE($n) }
strong = { SIGNED($n) } si tienes el total más alto, también en caso de empate, antes de contar Fuerte y Débil{ WHERE($n) }
weak = { SIGNED($n) } si tienes el total más bajo, también en caso de empate, antes de contar Fuerte y Débil, salvo que uses Fuerte{ WHERE($n) }
when-down = { SIGNED($n) } si esta criatura estaba boca abajo al terminar la ronda{ WHERE($n) }
copies =
    { $count ->
        [one] { SIGNED($n) } una sola vez si tienes una copia
       *[other] { SIGNED($n) } una sola vez si tienes al menos { $count } copias
    }{ WHERE($n) }

## What divinities give

twice = tu subtotal (criaturas y colores) cuenta una vez más si es de { $most } o menos
points-if = { SIGNED($n) } si { $test }{ WHERE($n) }
points-for = { SIGNED($points) } por { EACH($which) }, como máximo { SIGNED($most) }
points-for-spells = { SIGNED($points) } por cada hechizo que hayas jugado en esta ronda, como máximo { SIGNED($most) }

## What beliefs allow

draws = robas { COUNT($count, -card) } al empezar
two-divinities = mira al azar una divinidad sin repartir y quédate con esa o con la tuya
more-down = puedes tener { COUNT($count, -creature) } más boca abajo que boca arriba
free-spell = tu primer hechizo no cuenta entre tus dos jugadas, pero basta como jugada obligatoria
sees-unused = mira todas las divinidades sin repartir
saves-one = cuando un efecto de otro jugador vaya a destruir criaturas tuyas, puedes dejar una de ellas en su sitio, tal como está
replaces-lost = por cada criatura tuya que una destrucción haya retirado, puedes mostrar cartas del mazo hasta que salga una criatura que quepa en tu campo y colocarla boca arriba (solo mientras te quede un espacio libre)
