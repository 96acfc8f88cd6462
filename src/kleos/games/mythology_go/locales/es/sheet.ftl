### The score sheet: a round that was played with real cards, counted by the rules of section 8.

myths-sheet-round = ronda { $round }
myths-step-values = valores
myths-step-bonuses = bonificaciones
myths-step-colours = colores
myths-step-divinities = divinidad
myths-step-identification = ident.
myths-step-strong-weak = Fuerte/Débil

## What may be written after the name of a creature, in any of these ways

myths-marks-down = boca abajo
myths-marks-pair = pareja
myths-marks-resurrected = resucitada resucitado

## What is wrong with a sheet

sheet-no-target = no hay tal criatura: «{ $value }»; di #3, o un jugador y una carta
sheet-target-many = «{ $value }» puede referirse a varias criaturas, nombra una de estas: { $known }
sheet-target-refused = «{ $value }» no se puede elegir aquí; posibles: { $known }
sheet-target-unasked = esta criatura no declara ese objetivo: «{ $value }»
sheet-unasked = aquí nadie lo pregunta: «{ $value }»
sheet-scores = se esperaban para cada jugador las puntuaciones del mismo número de rondas anteriores, dos como máximo
sheet-mod = dos cambios de valor

## Corrected numbers

sheet-no-bonus = esta carta no tiene exactamente un efecto con bonificación; indica en su lugar sus lines
