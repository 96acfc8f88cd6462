### How creatures, colours, phases, keywords and the steps of a counting are called (section 10).

## What is counted

-card = carta
    .gender = f
-creature = criatura
    .gender = f
-free-slot = espacio libre
    .many = espacios libres
-point = punto
-spell = hechizo

## Colours

colour-green = verde
colour-yellow = amarillo
colour-orange = naranja
colour-grey = gris
colour-blue = azul

## Phases

phase-belief = elección de creencias
phase-draw = robo
phase-main = fase principal
phase-scoring = recuento
phase-over = partida terminada

## Keywords

keyword-outnumber = Superioridad
keyword-unique = Única
keyword-polychrome = Policromo
keyword-monochrome = Monocromo
keyword-resurrection = Resurrección
keyword-strong = Fuerte
keyword-weak = Débil
keyword-fusion = Fusión
keyword-indestructible = Indestructible
keyword-identification = Identificación

## The steps of a counting, by their number, and the sums of all points up to one

step-1 = Revelación
step-2 = Copias
step-3 = Transformaciones
step-4 = Cambio de color
step-5 = Valores
step-6 = Palabras clave, números de copias y otras bonificaciones
step-7 = Colores
step-8 = Acusaciones
step-9 = Divinidades
step-10 = Identificación
step-11 = Fuerte y Débil
step-12 = Resultado de la ronda
sum-subtotal = Subtotal
sum-score = Puntuación de la ronda

## The creatures whose name is feminine: pronouns follow it

-name-sphinx = Esfinge
    .gender = f
-name-chimere = Quimera
    .gender = f
-name-gorgone = Gorgona
    .gender = f
-name-harpie = Arpía
    .gender = f
-name-sirene = Sirena
    .gender = f
