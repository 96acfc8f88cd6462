### Why something is not allowed, in words: sentences, whose capital and full stop are added.

## Whatever is asked; $seat is the number of a player, $n that of a creature

refused-unknown-token = esta respuesta no se entiende: { $problem }
refused-over = la partida ha terminado
refused-not-offered = «{ $token }» no está entre las opciones de esta decisión
refused-wrong-kind = esto no responde a la pregunta planteada: { $decision }
refused-no-object = no hay ninguna criatura #{ $n } en ningún campo
refused-not-yours = #{ $n } no está en tu campo
refused-no-player = no hay ningún p{ $seat } en esta partida

## Playing a card; $n is the number of a creature, $down and $up are how many are face-down and face-up

refused-play-first = debes jugar al menos una carta antes de terminar tu turno
refused-never-in-hand = { $card } no forma parte del mazo y nunca está en una mano
refused-not-in-hand = { $card } no está en tu mano
refused-spell-is-open = { $card } es un hechizo, y los hechizos se juegan siempre boca arriba
refused-no-play-left = ya has hecho tus { $most } jugadas de este turno
refused-only-the-free-spell = ya has hecho las jugadas de este turno; { $belief } aún te permite un hechizo, y nada más
refused-field-empty = { $card } no se puede jugar mientras tu campo esté vacío
refused-never-face-down = { $card } nunca puede estar boca abajo
refused-field-full = tu campo está lleno: no hay espacios libres
refused-too-few-slots = { $card } necesita { COUNT($slots, -free-slot) }, y tienes { $free }
refused-first-face-up = la primera criatura de tu campo debe estar boca arriba
refused-too-many-down = tendrías más criaturas boca abajo que boca arriba: ahora tienes { $down } boca abajo y { $up } boca arriba
refused-too-many-down-yet = incluso con { $belief } sería una criatura boca abajo de más: ahora tienes { $down } boca abajo y { $up } boca arriba
refused-not-onto-another = { $card } no tiene Fusión y no se juega sobre otra criatura
refused-onto-same-name = { $card } solo se juega sobre una criatura con el mismo nombre, y #{ $n } tiene otro
refused-onto-face-down = #{ $n } está boca abajo, y solo se puede jugar sobre una criatura boca arriba
refused-onto-pair = #{ $n } ya es una pareja, y una pareja tiene exactamente dos cartas

## Free actions; $n is the number of a creature, $down and $up are how many are face-down and face-up

refused-fuse-in-main = solo puedes fusionar criaturas en tu propia fase principal
refused-no-fusion = { $card } #{ $n } no tiene Fusión
refused-fuse-face-down = #{ $n } está boca abajo, y solo se fusionan criaturas boca arriba
refused-fused-already = #{ $n } ya es una pareja
refused-fuse-two = una pareja se forma con dos criaturas con el mismo nombre: #{ $a } y #{ $b } no lo son
refused-lower-first = el número más bajo va primero: «fuse #{ $a } #{ $b }»
refused-fuse-limit = tras la fusión te quedarían { $down } boca abajo y { $up } boca arriba: demasiadas criaturas boca abajo
refused-nothing-to-activate = { $card } #{ $n } no tiene nada que activar
refused-activate-face-down = #{ $n } está boca abajo y no se puede activar
refused-activated-already = { $card } #{ $n } ya se ha activado en esta ronda
refused-nothing-to-destroy = { $card } #{ $n } necesita otra criatura tuya que se pueda destruir
refused-no-belief = { $card } no es una creencia
refused-not-your-belief = { $card } no es tu creencia en esta ronda
refused-belief-acts-by-itself = { $card } actúa automáticamente y no se usa en la fase principal
refused-belief-used = ya has usado { $card } en esta ronda
refused-before-the-first-play = { $card } solo se usa antes de la primera carta que juegas en un turno
refused-hand-empty = { $card } cambia tu mano, que está vacía
refused-nothing-to-turn = { $card } no puede dar la vuelta a ninguna de tus criaturas

## Choices; $seat is the number of a player, $n that of a creature

refused-belief-taken = p{ $seat } ya ha elegido { $card } en esta ronda
refused-no-divinity = { $card } no es una divinidad
refused-not-of-the-two = { $card } no es una de las dos divinidades entre las que eliges
refused-no-creature = { $card } no es una criatura, y solo se pueden nombrar criaturas
refused-only-creatures-placed = { $card } es un hechizo, y solo se puede colocar una criatura
refused-onto-is-a-play = poner una carta sobre otra criatura es jugarla; aquí se coloca en un espacio libre
refused-returned-already = ya has puesto { $card } debajo del mazo
refused-own-creature = #{ $n } es tuya, y debes elegir una criatura de otro jugador
refused-face-down = #{ $n } está boca abajo; de las criaturas de otro jugador solo se pueden elegir las que están boca arriba
refused-indestructible = #{ $n } es indestructible
refused-no-value = #{ $n } tiene valor 0: no hay nada que quitarle
refused-no-counterpart = ninguna criatura boca arriba de otro jugador se puede intercambiar por #{ $n }: uno de los campos sería demasiado pequeño
refused-swap-does-not-fit = con #{ $n } en este intercambio, el campo de p{ $seat } ocuparía { $used } espacios, y solo tiene { $most }
refused-not-itself = #{ $n } es la que actúa: debes elegir otra de tus criaturas
refused-pair-stays-up = #{ $n } es una pareja y no se puede poner boca abajo
refused-resurrected-stays-up = #{ $n } ha resucitado y no se puede poner boca abajo
refused-stays-anyway = #{ $n } se queda de todos modos
refused-not-destroyed = #{ $n } no va a ser destruida
refused-of-the-same-name = #{ $n } también se llama { $card }, y debes elegir una criatura con otro nombre
refused-copied-already = #{ $n } ya es el objetivo de una copia, y una carta solo se copia una vez
refused-aimed-at-already = #{ $n } ya es el objetivo de otra transformación
refused-same-colour = #{ $n } ya es de color { $colour }
refused-accuse-oneself = no puedes acusarte a ti mismo
refused-own-divinity = { $card } es tu propia divinidad: nadie más la tiene
refused-has-declared = p{ $seat } ha declarado Identificación, que { $card } no tiene
refused-has-not-declared = p{ $seat } no ha declarado Identificación, que { $card } sí tiene

## The kinds of decisions

decision-choose-belief = qué creencia eliges para esta ronda
decision-polytheism-keep = con cuál de las dos divinidades te quedas
decision-main = qué juegas o usas en tu fase principal
decision-dragon-target = qué criatura de otro jugador se destruye, o ninguna
decision-chupacabra-target = qué criatura de otro jugador pierde valor, o ninguna
decision-djinn-name = qué criatura nombras
decision-satyr-own = cuál de tus criaturas entregas
decision-satyr-other = qué criatura tomas a cambio
decision-leviathan-player = de qué jugador se destruyen las criaturas de menor valor
decision-chimera-destroy = cuál de tus otras criaturas se destruye
decision-chimera-place = qué criatura de tu mano colocas, o ninguna
decision-dualism-turn = a cuál de tus criaturas das la vuelta
decision-druidism-save = cuál de tus criaturas salvas, o ninguna
decision-reincarnation-use = si sustituyes o no la criatura que has perdido («use» o «skip»)
decision-return-order = qué carta de tu mano es la siguiente que va debajo del mazo
decision-gorgon-copy = qué criatura se copia
decision-werewolf-transform = qué criatura se transforma
decision-totemism-colour = cuál de tus criaturas cambia de color, o ninguna
decision-accuse = a quién acusas, y de servir a qué divinidad
