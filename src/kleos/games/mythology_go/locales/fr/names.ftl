### How creatures, colours, phases, keywords and the steps of a counting are called (section 10).

## What is counted

-card = carte
    .gender = f
-creature = créature
    .gender = f
-free-slot = emplacement libre
    .many = emplacements libres
-point = point
-spell = sort

## Colours

colour-green = vert
colour-yellow = jaune
colour-orange = orange
colour-grey = gris
colour-blue = bleu

## Phases

phase-belief = choix des croyances
phase-draw = pioche
phase-main = phase principale
phase-scoring = décompte
phase-over = match terminé

## Keywords

keyword-outnumber = Surnombre
keyword-unique = Unique
keyword-polychrome = Polychrome
keyword-monochrome = Monochrome
keyword-resurrection = Résurrection
keyword-strong = Fort
keyword-weak = Faible
keyword-fusion = Fusion
keyword-indestructible = Indestructible
keyword-identification = Identification

## The steps of a counting, by their number, and the sums of all points up to one

step-1 = Révélation
step-2 = Copies
step-3 = Transformations
step-4 = Changement de couleur
step-5 = Valeurs
step-6 = Mots-clés, nombres d'exemplaires et autres bonus
step-7 = Couleurs
step-8 = Accusations
step-9 = Divinités
step-10 = Identification
step-11 = Fort et Faible
step-12 = Résultat de la manche
sum-subtotal = Sous-total
sum-score = Score de la manche

## The creatures whose name is feminine: pronouns follow it

-name-chimere = Chimère
    .gender = f
-name-gorgone = Gorgone
    .gender = f
-name-harpie = Harpie
    .gender = f
-name-sirene = Sirène
    .gender = f
-name-licorne = Licorne
    .gender = f
