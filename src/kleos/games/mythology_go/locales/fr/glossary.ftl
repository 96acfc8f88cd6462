### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = Le but
    .text = Remplissez votre terrain de créatures qui, ensemble, valent des points. Il y a trois manches, et le plus grand total gagne.

glossary-points = Points
    .text = La somme des manches déjà décomptées. On compte à la fin de chaque manche : le total reste donc à 0 pendant la première.

glossary-slots = Emplacements
    .text = Combien des 7 emplacements d'un terrain sont occupés. Quand un terrain est plein, les derniers tours de la manche commencent.

glossary-value = Valeur
    .text = Les points qu'une créature rapporte d'elle-même. En vert : plus que l'imprimé ; en rouge : moins.

glossary-colour = Couleur
    .text = Chacune des cinq couleurs a son bonus, donné une fois : pointez une couleur pour le lire. Des cartes demandent aussi des couleurs.

glossary-colour-green = Vert
    .text = +2 une fois, avec 3 créatures vertes ou plus.

glossary-colour-yellow = Jaune
    .text = +3 une fois, avec exactement 3 créatures jaunes.

glossary-colour-orange = Orange
    .text = −1 avec exactement 1 créature orange : n'en ayez aucune, ou plusieurs.

glossary-colour-grey = Gris
    .text = +2 une fois, avec exactement 1 créature grise.

glossary-colour-blue = Bleu
    .text = +3 une fois, avec exactement 2 créatures bleues.

glossary-divinity = Divinité
    .text = Distribuée en secret pour la manche : elle dit ce qui vous rapporte des points en plus. Toutes sont montrées au décompte.

glossary-belief = Croyance
    .text = Choisie ouvertement pour la manche : elle vous permet ce que les autres ne peuvent pas. Nul autre ne peut avoir la même.

glossary-plays = Cartes à jouer
    .text = À votre tour, vous piochez 5 cartes et en jouez 1 ou 2 ; le reste va sous la pioche.

glossary-face-down = Face cachée
    .text = Seul son joueur connaît cette créature jusqu'au décompte. Nul ne peut en avoir plus de cachées que de visibles.
    .words = face cachée

glossary-starter = Premier joueur
    .text = Joue et choisit sa croyance en premier. Après la manche 1, c'est qui a eu le moins de points de la manche.

glossary-last-turns = Derniers tours
    .text = Un terrain est plein : il reste autant de tours dans cette manche, tours sautés compris.

glossary-hand = Cartes en main
    .text = Piochées pour ce tour seulement : ce qui n'est pas joué va sous la pioche.

glossary-round = Manche
    .text = Une partie en compte trois. Chacune commence avec des terrains vides, toutes les cartes mélangées, et pour chacun une nouvelle divinité et une nouvelle croyance.

glossary-deck = Pioche
    .text = Tous les joueurs y piochent. Les cartes non jouées vont dessous ; quand elle est vide, la défausse mélangée la remplace.

glossary-discard = Défausse
    .text = Les sorts joués et les créatures détruites, la dernière carte au-dessus. Chacun peut la consulter.

glossary-declared = Identification déclarée
    .text = La divinité de ce joueur a Identification, et il accuse quelqu'un. Laquelle, cela reste secret.

glossary-identification = Identification
    .text = Avant que les divinités soient montrées, vous accusez un joueur d'en servir une. À raison, vous lui prenez 4 points ; à tort, il ne se passe rien.
    .words = Identification

glossary-outnumber = Surnombre
    .text = Compte si vous avez plus d'exemplaires de cette créature que chacun des autres ; une fois par exemplaire.
    .words = Surnombre

glossary-unique = Unique
    .text = Compte si aucun autre joueur n'a cette créature ; une fois par exemplaire.
    .words = Unique

glossary-polychrome = Polychrome
    .text = Compte si vous avez des créatures des cinq couleurs.
    .words = Polychrome

glossary-monochrome = Monochrome
    .text = Compte si toutes vos créatures sont d'une seule couleur.
    .words = Monochrome

glossary-strong = Fort
    .text = Compte tout à la fin, si vous avez le plus haut total : aussi quand cela coûte des points.
    .words = Fort

glossary-weak = Faible
    .text = Compte tout à la fin, si vous avez le plus bas total. Nul n'utilise Fort et Faible à la fois.
    .words = Faible

glossary-fusion = Fusion
    .text = Deux d'entre elles peuvent devenir une paire dans un seul emplacement, quand vous voulez à votre tour.
    .words = Fusion

glossary-resurrection = Résurrection
    .text = Si elle devait être détruite, elle reste, ne peut plus l'être et vaut davantage. ↻ marque celle qui est revenue.
    .words = Résurrection

glossary-indestructible = Indestructible
    .text = Ne peut être détruite, ni choisie par un effet qui ne fait que détruire.
    .words = Indestructible

glossary-count = Nombre d'exemplaires
    .text = Donne ses points une fois, dès que vous avez assez d'exemplaires ; davantage n'en donne pas plus.
    .words = Nombre d'exemplaires

glossary-used = Activée
    .text = Cette Chimère a été activée cette manche, et ne peut plus l'être.

glossary-was-down = Était cachée
    .text = Cette créature était face cachée à la fin de la manche ; certaines cartes en tiennent compte.

glossary-changed = Changée
    .text = Compte comme une autre créature ou une autre couleur : une Gorgone a copié, un Loup-garou l'a changée, ou le Totémisme l'a recolorée.

glossary-aim = Cible
    .text = Une Gorgone ou un Loup-garou a déclaré cette créature pour cible, ou celle-ci en a déclaré une autre.

glossary-column-values = Val. : valeurs
    .text = Les valeurs de toutes vos créatures additionnées.

glossary-column-bonuses = Bon. : bonus
    .text = Ce que vos créatures rapportent outre leur valeur : mots-clés comme Surnombre, nombres d'exemplaires et autres bonus.

glossary-column-colours = Coul. : couleurs
    .text = Vert : +2 avec 3 ou plus. Jaune : +3 avec exactement 3. Gris : +2 avec exactement 1. Bleu : +3 avec exactement 2. Orange : −1 avec exactement 1.

glossary-column-subtotal = S.-t. : sous-total
    .text = Valeurs, bonus et couleurs ensemble, avant que les divinités soient montrées.

glossary-column-divinity = Div. : divinité
    .text = Ce que rapporte votre divinité secrète.

glossary-column-identification = Id. : identification
    .text = 4 points pris par une accusation juste, ou perdus par elle.

glossary-column-extremes = F/F : Fort et Faible
    .text = Comparés une fois, en tout dernier : Fort compte pour le plus haut total, Faible pour le plus bas.

glossary-column-total = = : score de la manche
    .text = Toutes les colonnes ensemble : les points de cette manche.
