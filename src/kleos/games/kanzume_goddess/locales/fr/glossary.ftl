### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = Le but
    .text = Soyez le dernier Dieu en jeu : attaquez les autres jusqu'à ce que leur énergie soit à 0, ou portez la vôtre à 25. En équipe, le camp dont le Dieu principal tombe a perdu.

glossary-energy = Énergie
    .text = La vie d'un Dieu. À 0, le Dieu est éliminé ; à 25, vous gagnez aussitôt, sauf en équipe.
    .words = énergie

glossary-faith = Points de foi
    .text = Ce qui sert à recruter de nouvelles cartes. Vous en gagnez en jouant des cartes, surtout des Prêtres, et ce qui reste est perdu à la fin du tour.
    .words = foi

glossary-cost = Coût de recrutement
    .text = Ce que la carte coûte en points de foi dans votre phase de recrutement. Une fois dans votre deck, la jouer ne coûte rien.

glossary-colour = Couleur principale
    .text = Rouge, vert, argent ou jaune. Le premier Guerrier de votre tour est de n'importe quelle couleur ; chaque suivant doit être d'une couleur que permet le précédent.
    .words = rouge

glossary-follow = Symboles de suivi
    .text = Les petits symboles sous la couleur principale : le Guerrier suivant de votre tour doit avoir l'une de ces couleurs.

glossary-chain = Suite
    .text = Les couleurs que peut avoir le prochain Guerrier de ce tour. Les Disciples n'ont pas de couleur et se jouent toujours.

glossary-pile = Piles de Guerriers
    .text = Six piles où recruter ; seule la carte du dessus est visible. La suivante est aussitôt retournée et peut être recrutée aussi.

glossary-disciples = Disciples
    .text = Des cartes sans couleur : un Prêtre donne 1 point de foi, un Évêque 2, et un Gardien Sacré ne fait que réagir à une Attaque contre vous.

glossary-netherworld = Les enfers
    .text = Les cartes retirées de la partie. Elles y restent, sauf si une capacité les reprend.
    .words = enfers

glossary-hand = Cartes en main
    .text = Vous en piochez 5 à la fin de votre tour, et alors seulement. Une carte qui réagit vous manquera à votre tour.

glossary-deck = Deck
    .text = Quand il est vide, la défausse mélangée le remplace : chaque carte recrutée revient.

glossary-discard = Défausse
    .text = Cartes jouées ou non y finissent à la fin du tour. Chacun peut la consulter.

glossary-god = Capacités de votre Dieu
    .text = La plupart s'utilisent dans votre phase de jeu et coûtent quelque chose, souvent une seule fois par tour. Elles s'allument quand elles sont possibles.

glossary-action = Action
    .text = Ce pour quoi vous jouez une carte à votre tour. Une carte à plusieurs capacités n'en donne qu'une.
    .words = Action

glossary-reaction = Réaction
    .text = Une réponse depuis votre main au moment indiqué, le plus souvent au tour d'un autre. La carte est ensuite défaussée.
    .words = Réaction

glossary-bond = Engagement
    .text = Compte de lui-même tant que ses conditions sont remplies. Il ne se joue pas et ne s'annule pas.
    .words = Engagement

glossary-attack = Attaque
    .text = Vous choisissez un Dieu adverse. Les autres peuvent réagir ; ce qui reste du nombre est retiré de l'énergie de ce Dieu.
    .words = Attaque

glossary-defend = Défense
    .text = Retire autant à une Attaque. Seul le joueur du Dieu attaqué peut l'utiliser.
    .words = Défense

glossary-protect = Protection
    .text = Retire autant à une Attaque contre un autre Dieu. La carte reste devant vous jusqu'à votre prochaine phase de défausse.
    .words = Protection

glossary-adjudication = Jugement
    .text = Retournez la carte du dessus de votre deck : la suite dépend de ce qu'elle est, Guerrier ou Disciple. Puis elle est défaussée.
    .words = Jugement

glossary-cancel = Annuler
    .text = Ce qui est annulé ne fait rien, mais la carte est utilisée et ses symboles disent toujours ce qui peut suivre.
    .words = Annulez

glossary-main-god = Dieu principal
    .text = En match par équipe, chaque camp en a un. S'il tombe à 0 d'énergie, son équipe a perdu.

glossary-team = Équipe
    .text = Les joueurs de même lettre jouent ensemble : ils gagnent ou perdent ensemble et ne s'attaquent jamais.

glossary-side = Mythologie
    .text = Grecque ou nordique : le camp dont ce joueur a choisi un Dieu.

glossary-sealed = Scellé
    .text = Un Dieu de soutien à 0 d'énergie dort : il n'agit pas, n'est pas attaqué, gagne 1 d'énergie à chacun de ses tours, et revient à 5.

glossary-out = Éliminé
    .text = Ce Dieu est tombé et a quitté la partie avec toutes ses cartes.

glossary-ignored = Couleur ignorée
    .text = Le prochain Guerrier de ce tour peut être de n'importe quelle couleur.

glossary-bonus = Bonus de la prochaine Attaque
    .text = La prochaine Attaque déclarée ce tour-ci est d'autant plus forte.

glossary-round = Manche
    .text = Un tour de table. Après 100 manches, qui a le plus d'énergie l'emporterait.

glossary-column-start = Énergie de départ
    .text = 15 dans une partie individuelle ; en équipe, 20 pour un Dieu principal et 10 pour les autres.

glossary-column-gained = Énergie gagnée
    .text = Par les capacités des cartes et des Dieux, et pendant qu'un Dieu était scellé.

glossary-column-lost = Énergie perdue
    .text = Ce que les Attaques ont pris, une fois réduites par tout ce qui les affaiblit.

glossary-column-paid = Énergie payée
    .text = Ce que vous avez dépensé vous-même, pour des capacités qui coûtent de l'énergie.
