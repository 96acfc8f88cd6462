### What the board and the score sheet of Mythology GO say; the terms are those of the rulebook.

## The board
## $name is a player or a card

mythology-round = Ronda { $round } de { $all }
mythology-round-short = Ronda { $round }
mythology-starter = Primer jugador
mythology-starter-is = Primer jugador: { $name }
mythology-phase-scoring = Recuento
mythology-colour-green = verde
mythology-colour-yellow = amarillo
mythology-colour-orange = naranja
mythology-colour-grey = gris
mythology-colour-blue = azul
mythology-plays-left =
    { $count ->
        [one] queda { $count } jugada
       *[other] quedan { $count } jugadas
    }
mythology-last-turns = Últimos turnos: { $count }
mythology-field-of = Campo de { $name }
mythology-own = Tu zona
mythology-own-field = Tu campo
mythology-slots = { NUMBER($used) } de 7 espacios ocupados
mythology-face-down = boca abajo
mythology-face-down-one = Criatura boca abajo

# $change is a number with its sign
mythology-value-now = valor { $value } ({ $change } por un Chupacabras)
mythology-colour-is = color { $colour }
mythology-fused = pareja fusionada
mythology-two-slots = dos espacios
mythology-resurrected = resucitada, indestructible
mythology-used = activada en esta ronda
mythology-was-down = estaba boca abajo
mythology-copies-now = cuenta como { $name }
mythology-aims = objetivo: { $target }
mythology-deck = Mazo
mythology-deck-known = Cartas del mazo que conoces, la de más abajo primero
mythology-discard = Descarte
mythology-discard-short = Descarte
mythology-casting = Hechizo en curso
mythology-aside = Mostradas y apartadas
mythology-others = Los demás jugadores
mythology-see = Todo lo de { $name }
mythology-divinity = Divinidad
mythology-divinity-hidden = Divinidad, boca abajo
mythology-no-divinity = Sin divinidad
mythology-your-divinity = Tu divinidad
mythology-seen-unused = la viste entre las que no se repartieron
mythology-belief = Creencia
mythology-no-belief = Aún sin creencia
mythology-belief-used = usada en esta ronda
mythology-total = Puntos
mythology-declared = Identificación declarada
mythology-declared-short = declarada
mythology-not-declared = no ha declarado
mythology-spells =
    { $count ->
        [one] { $count } hechizo jugado en esta ronda
       *[other] { $count } hechizos jugados en esta ronda
    }
mythology-hand = Mano
mythology-hand-known = Carta conocida de la mano
mythology-gave-up = se ha rendido
mythology-choose-belief = Elige tu creencia
mythology-choose-belief-about = Una creencia para esta ronda, a la vista de todos. Nadie más puede tomar la misma.
mythology-easy-belief = ¿No sabes cuál? { $name } funciona por sí sola.
mythology-beliefs-left = Creencias que nadie ha tomado
mythology-wait-beliefs = { $name } está eligiendo una creencia.
mythology-keep-divinity = Quédate con una divinidad
mythology-keep-divinity-about = La otra se une a las que no se repartieron, sin que los demás la vean.
mythology-accuse = Acusar
mythology-accuse-about = Quien ha declarado Identificación acusa a un jugador de servir a una divinidad. Si acierta, le quita 4 puntos. Si no, no ocurre nada.
mythology-accuse-whom = 1. ¿A quién?
mythology-accuse-of = 2. ¿De servir a qué divinidad?
mythology-accuse-first = Elige antes un jugador.
mythology-face-downs = { NUMBER($count) } boca abajo
mythology-accusations = Acusaciones
mythology-accused-of = { $by } acusa a { $player } de servir a { $divinity }
mythology-declarations = Objetivos declarados

# $source aims at $target
mythology-declaration = { $source } → { $target }
mythology-choose-colour = Color nuevo
mythology-targets = Criaturas entre las que elegir
mythology-counting = Recuento
mythology-counting-of = Recuento de la ronda { $round }
mythology-result-of = Resultado de la ronda { $round }
mythology-open-round = Recuento de la ronda { $round }
mythology-details = Cada punto explicado
mythology-nothing = Ningún punto
mythology-player = Jugador
mythology-winner = ha ganado la ronda
mythology-ranking = Clasificación final
mythology-place = Posición
mythology-rounds-won = Rondas ganadas
mythology-has-colour-green = color verde
mythology-has-colour-yellow = color amarillo
mythology-has-colour-orange = color naranja
mythology-has-colour-grey = color gris
mythology-has-colour-blue = color azul
mythology-your-divinity-is = Tu divinidad: { $name }
mythology-divinity-hidden-declared = Divinidad, boca abajo: Identificación declarada
mythology-round-label = Ronda { $round }:
mythology-targets-of = Criaturas entre las que elegir, { $name }

# what is still to be chosen, in “Choose … for Medusa.”
mythology-lacks-pair = una criatura con la que formar pareja
mythology-lacks-colour = un color
mythology-lacks-creature = una criatura
mythology-lacks-divinity = una divinidad

## The columns of a counting: in full, in a word (head), and in a few letters (short)

mythology-column-name-values = Valores
mythology-column-name-bonuses = Palabras clave, números de copias y otras bonificaciones
mythology-column-name-colours = Colores
mythology-column-name-subtotal = Subtotal
mythology-column-name-divinity = Divinidad
mythology-column-name-identification = Identificación
mythology-column-name-extremes = Fuerte y Débil
mythology-column-name-total = Puntuación de la ronda
mythology-column-head-values = Valores
mythology-column-head-bonuses = Bonif.
mythology-column-head-colours = Colores
mythology-column-head-subtotal = Subtotal
mythology-column-head-divinity = Divinidad
mythology-column-head-identification = Identif.
mythology-column-head-extremes = Fuerte/Débil
mythology-column-head-total = Total
mythology-column-short-values = Val.
mythology-column-short-bonuses = Bon.
mythology-column-short-colours = Col.
mythology-column-short-subtotal = Sub.
mythology-column-short-divinity = Div.
mythology-column-short-identification = Id.
mythology-column-short-extremes = F/D
mythology-column-short-total = =

## Colours in one or two letters, on cards that are too small for the word

mythology-letter-green = V
mythology-letter-yellow = A
mythology-letter-orange = N
mythology-letter-grey = G
mythology-letter-blue = Az

## What has just come to its end

mythology-moment-round = Fin de la ronda { $round }

## The score sheet

mythology-score-starter = Primer jugador de la ronda
mythology-score-field = Campo
mythology-score-slots = { NUMBER($used) } de 7 espacios
mythology-score-add-creature = Añadir una criatura
mythology-score-creature = { $name }, número { $place }
mythology-score-take-away = Quitar { $name }
mythology-score-down = boca abajo
mythology-score-pair = pareja fusionada
mythology-score-resurrected = resucitada
mythology-score-more = uno más
mythology-score-less = uno menos
mythology-score-mod = Valor cambiado por un Chupacabras
mythology-score-divinity = Divinidad
mythology-score-belief = Creencia
mythology-score-none-chosen = ninguna
mythology-score-spells = Hechizos jugados
mythology-score-scores = Puntuaciones de rondas anteriores
mythology-score-scores-hint = 27, 18
mythology-score-numbers = Los números de tus cartas
mythology-score-numbers-about = La mayoría de los valores, bonificaciones y colores son una reconstrucción. Anota lo que dicen tus cartas de verdad donde sea distinto; vacío significa como aquí.
mythology-score-value = Valor
mythology-score-bonus = Bonificación
mythology-score-colour = Color
mythology-score-add-creature-for = Añadir una criatura: { $name }
mythology-score-slots-with = { NUMBER($used) } de 7 espacios: { $creatures }
