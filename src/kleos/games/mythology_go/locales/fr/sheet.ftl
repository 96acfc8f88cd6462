### The score sheet: a round that was played with real cards, counted by the rules of section 8.

myths-sheet-round = manche { $round }
myths-step-values = valeurs
myths-step-bonuses = bonus
myths-step-colours = couleurs
myths-step-divinities = divinité
myths-step-identification = ident.
myths-step-strong-weak = Fort/Faible

## What may be written after the name of a creature, in any of these ways

myths-marks-down = cachée caché
myths-marks-pair = paire
myths-marks-resurrected = ressuscitée ressuscité

## What is wrong with a sheet

sheet-no-target = créature inconnue : « { $value } » ; dites #3, ou un joueur et une carte
sheet-target-many = « { $value } » peut désigner plusieurs créatures, nommez l'une de { $known }
sheet-target-refused = « { $value } » ne peut pas être choisi ici ; possible : { $known }
sheet-target-unasked = cette créature ne déclare pas cette cible : « { $value } »
sheet-unasked = personne ne demande cela ici : « { $value } »
sheet-scores = les scores d'autant de manches précédentes, deux au plus, sont attendus pour chaque joueur
sheet-mod = deux changements de valeur

## Corrected numbers

sheet-no-bonus = cette carte n'a pas exactement un effet à bonus ; donnez plutôt ses lines
