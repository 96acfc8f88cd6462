### What people are told of the game who choose what to play: its modes, main Gods and sides, how cards are looked for.

kanzume-about = La guerre des Dieux, chacun pour soi ou en équipes : recrutez des Guerriers, enchaînez leurs couleurs, attaquez et répondez à chaque coup, jusqu'à ce qu'un Dieu reste seul debout ou ait 25 points d'énergie.
kanzume-about-cards = La liste des cartes de ce jeu n'a pas été publiée. Chaque carte dit ce qui, chez elle, est connu ; tout le reste, noms, coûts, valeurs et capacités, est une reconstitution de Kleos et non la carte imprimée.
kanzume-sides = Camp
kanzume-side-random = au hasard
kanzume-side-greek = grec
kanzume-side-norse = nordique
kanzume-side-about = Les deux Dieux proposés viennent de la { $side }. { $most } joueurs au plus peuvent avoir ce camp.
kanzume-main-a = Dieu principal de l'équipe A
kanzume-main-b = Dieu principal de l'équipe B
kanzume-main-about = Commence avec { $main } points d'énergie, les autres de l'équipe avec { $support } ; s'il tombe, l'équipe a perdu.
kanzume-team-side = Camp de l'équipe A
kanzume-team-side-about = L'équipe B a l'autre.
kanzume-mode = Match
kanzume-mode-individual = chacun pour soi
kanzume-mode-team = deux équipes (4 ou 6 joueurs)
kanzume-mode-about = Les équipes alternent autour de la table, et chacune protège son Dieu principal.
kanzume-answering = Répondre aux capacités des Guerriers
kanzume-defending = Réagir aux Attaques contre mon Dieu
kanzume-protecting = Réagir aux Attaques contre d'autres Dieux
kanzume-energy = Énergie
