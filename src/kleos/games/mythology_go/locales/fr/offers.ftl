### What people are told of the game who choose what to play, and how its cards are looked for.

mythology-about = Trois manches : remplissez votre terrain de créatures, parfois face cachée, soignez leurs couleurs et leurs mots-clés, et devinez quelle divinité servent les autres avant qu'ils ne devinent la vôtre.
mythology-about-cards = La liste des cartes de ce jeu n'a pas été publiée. Chaque carte dit ce qui, chez elle, est connu ; tout le reste, noms, couleurs, valeurs et effets, et presque toutes les divinités et croyances, est une reconstitution de Kleos et non les cartes imprimées.
mythology-sides = Divinité
