### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = El objetivo
    .text = Llena tu campo de criaturas que juntas valgan puntos. Hay tres rondas, y gana la suma más alta.

glossary-points = Puntos
    .text = La suma de las rondas ya contadas. Se cuenta al final de cada ronda, así que durante la primera sigue en 0.

glossary-slots = Espacios
    .text = Cuántos de los 7 espacios de un campo están ocupados. Cuando un campo se llena, empiezan los últimos turnos de la ronda.

glossary-value = Valor
    .text = Los puntos que una criatura da por sí sola. En verde: ahora mismo más que lo impreso; en rojo: menos.

glossary-colour = Color
    .text = Cada uno de los cinco colores tiene su bonificación, que se da una sola vez: señala un color para leerla. Algunas cartas también piden colores.

glossary-colour-green = Verde
    .text = +2 una sola vez, si tienes 3 criaturas verdes o más.

glossary-colour-yellow = Amarillo
    .text = +3 una sola vez, si tienes exactamente 3 criaturas amarillas.

glossary-colour-orange = Naranja
    .text = −1 si tienes exactamente 1 criatura naranja: no tengas ninguna, o ten varias.

glossary-colour-grey = Gris
    .text = +2 una sola vez, si tienes exactamente 1 criatura gris.

glossary-colour-blue = Azul
    .text = +3 una sola vez, si tienes exactamente 2 criaturas azules.

glossary-divinity = Divinidad
    .text = Se te reparte en secreto para la ronda: dice qué te da puntos de más. Todas se muestran en el recuento.

glossary-belief = Creencia
    .text = Se elige a la vista para la ronda: te permite lo que los demás no pueden. Nadie más puede tener la misma.

glossary-plays = Jugadas
    .text = En tu turno robas 5 cartas y juegas 1 o 2; el resto va debajo del mazo.

glossary-face-down = Boca abajo
    .text = Solo su jugador conoce esta criatura hasta el recuento. Nadie puede tener más boca abajo que boca arriba.
    .words = boca abajo

glossary-starter = Primer jugador
    .text = Juega el primer turno y elige creencia el primero. Después de la ronda 1 es quien hizo menos puntos en la ronda.

glossary-last-turns = Últimos turnos
    .text = Un campo está lleno: quedan estos turnos en la ronda, incluidos los que se saltan.

glossary-hand = Cartas en mano
    .text = Se roban solo para este turno: lo que no se juega va debajo del mazo.

glossary-round = Ronda
    .text = Una partida tiene tres. Cada una empieza con los campos vacíos, todas las cartas barajadas, y una divinidad y una creencia nuevas para cada uno.

glossary-deck = Mazo
    .text = Todos los jugadores roban de este. Las cartas que no se juegan van debajo; cuando está vacío, el descarte se baraja y se convierte en el nuevo.

glossary-discard = Descarte
    .text = Los hechizos jugados y las criaturas destruidas, con la última carta encima. Cualquiera puede mirarlo.

glossary-declared = Identificación declarada
    .text = La divinidad de este jugador tiene Identificación, y él acusa a alguien. De qué divinidad se trata sigue en secreto.

glossary-identification = Identificación
    .text = Antes de que se muestren las divinidades, acusas a un jugador de servir a una. Si aciertas, le quitas 4 puntos; si no, no ocurre nada.
    .words = Identificación

glossary-outnumber = Superioridad
    .text = Cuenta si tienes más copias de esta criatura que cada uno de los demás jugadores; una vez por cada copia tuya.
    .words = Superioridad

glossary-unique = Única
    .text = Cuenta si ningún otro jugador tiene esta criatura; una vez por cada copia tuya.
    .words = Única

glossary-polychrome = Policromo
    .text = Cuenta si tienes criaturas de los cinco colores.
    .words = Policromo

glossary-monochrome = Monocromo
    .text = Cuenta si todas tus criaturas son de un solo color.
    .words = Monocromo

glossary-strong = Fuerte
    .text = Cuenta al final del todo, si tienes el total más alto: también cuando cuesta puntos.
    .words = Fuerte

glossary-weak = Débil
    .text = Cuenta al final del todo, si tienes el total más bajo. Nadie usa Fuerte y Débil a la vez.
    .words = Débil

glossary-fusion = Fusión
    .text = Dos de estas criaturas pueden convertirse en una pareja en un solo espacio, cuando quieras en tu turno.
    .words = Fusión

glossary-resurrection = Resurrección
    .text = Si va a ser destruida, se queda, ya no se puede destruir y vale más. ↻ marca la que ha vuelto.
    .words = Resurrección

glossary-indestructible = Indestructible
    .text = No se puede destruir, ni la pueden elegir los efectos que solo destruyen.
    .words = Indestructible

glossary-count = Número de copias
    .text = Da sus puntos una sola vez, en cuanto tienes bastantes copias; tener más no da más.
    .words = Número de copias

glossary-used = Activada
    .text = Esta Quimera se ha activado en esta ronda y no se puede volver a activar.

glossary-was-down = Estaba boca abajo
    .text = Esta criatura estaba boca abajo al terminar la ronda; algunas cartas lo tienen en cuenta.

glossary-changed = Cambiada
    .text = Cuenta como otra criatura o como otro color: una Gorgona copió, un Hombre lobo la convirtió o Totemismo le dio un color.

glossary-aim = Objetivo
    .text = Una Gorgona o un Hombre lobo ha declarado esta criatura como objetivo, o esta ha declarado otra.

glossary-column-values = Val.: valores
    .text = Los valores de todas tus criaturas, sumados.

glossary-column-bonuses = Bon.: bonificaciones
    .text = Lo que dan tus criaturas además de su valor: palabras clave como Superioridad, números de copias y otras bonificaciones.

glossary-column-colours = Col.: colores
    .text = Verde: +2 con 3 o más. Amarillo: +3 con exactamente 3. Gris: +2 con exactamente 1. Azul: +3 con exactamente 2. Naranja: −1 con exactamente 1.

glossary-column-subtotal = Sub.: subtotal
    .text = Valores, bonificaciones y colores juntos, antes de que se muestren las divinidades.

glossary-column-divinity = Div.: divinidad
    .text = Lo que da tu divinidad secreta.

glossary-column-identification = Id.: identificación
    .text = 4 puntos ganados con una acusación acertada, o perdidos por la de otro.

glossary-column-extremes = F/D: Fuerte y Débil
    .text = Se comparan una sola vez, al final de todo: Fuerte cuenta para el total más alto, Débil para el más bajo.

glossary-column-total = =: puntuación de la ronda
    .text = Todas las columnas juntas: los puntos de esta ronda.
