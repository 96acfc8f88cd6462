### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = Le but
    .text = Envoyez vos ninjas en mission : à la fin de chacun des quatre tours, chaque mission rapporte des points à qui y a le plus de Puissance. Qui a le plus de points gagne.

glossary-points = Points Mission
    .text = Ce que rapportent les missions, et quelques effets. Qui en a le plus après le tour 4 gagne la partie.

glossary-chakra = Chakra
    .text = Ce qui paie vos cartes. Chaque tour vous en gagnez 5, plus 1 par Personnage que vous avez en jeu ; ce qui reste est perdu.

glossary-edge = Edge
    .text = Qui l'a commence, et l'emporte à Puissance égale sur une mission et à points égaux à la fin. Le premier à passer dans un tour le prend.
    .words = Edge

glossary-cost = Coût
    .text = Le Chakra à payer pour jouer la carte face visible. Pour faire évoluer un Personnage, on ne paie que la différence.

glossary-power = Puissance
    .text = Ce qu'un Personnage ajoute à son côté de la mission. En vert : plus que ce qui est imprimé ; en rouge : moins.
    .words = Puissance

glossary-rank = Rang d'une mission
    .text = D arrive au tour 1, C au tour 2, B au tour 3, A au tour 4. Le rang ajoute 1, 2, 3 ou 4 aux points de la carte.

glossary-mission-points = Points d'une mission
    .text = Les points de la carte plus ceux du rang. Une mission ne s'épuise pas : elle rapporte à nouveau à la fin de chaque tour suivant.

glossary-base-points = Points de base
    .text = Ce que vaut la carte Mission elle-même, avant le bonus de son rang.

glossary-totals = Puissance de chaque côté
    .text = Toute la Puissance d'un côté sur cette mission. Le nombre plein l'emporterait maintenant ; avec 0, personne ne gagne.

glossary-hidden = Personnage caché
    .text = Face cachée, pour 1 Chakra : Puissance 0, ni nom ni effets. Son joueur peut le révéler à un tour d'action suivant, en payant son coût.
    .words = caché, cachés

glossary-tokens = Jetons Power
    .text = Chacun ajoute 1 à la Puissance du Personnage qui le porte. Ils disparaissent à la fin du tour.
    .words = Jeton Power, Jetons Power

glossary-stack = Pile
    .text = Autant de cartes l'une sur l'autre : le Personnage a évolué. Seule celle du dessus compte, et le tout est un seul Personnage.

glossary-group = Groupe
    .text = Le village ou la bande d'un ninja. Il ne fait rien lui-même ; des effets peuvent le demander.

glossary-keywords = Types
    .text = Des mots comme Équipe 7 ou Jutsu. Ils ne font rien eux-mêmes ; des effets peuvent les demander.

glossary-round = Tour
    .text = Chacun des quatre tours apporte une nouvelle mission, 5 Chakra et 2 cartes. Quand les deux joueurs ont passé, toutes les missions sont évaluées, D d'abord.

glossary-passed = A passé
    .text = Ce joueur n'agit plus de tout le tour. Le premier à passer prend l'Edge ; l'autre peut continuer seul.

glossary-hand = Cartes en main
    .text = Vous commencez avec 5 cartes et en piochez 2 au début de chaque tour. Ce que vous ne jouez pas reste en main pour le tour suivant.

glossary-deck = Deck
    .text = Vous y piochez. Quand il est vide, vous ne piochez plus, et jouez avec ce que vous avez.

glossary-discard = Défausse
    .text = Les cartes défaussées et les personnages vaincus, le dernier au-dessus. Les deux joueurs peuvent la consulter.

glossary-mission-deck = Deck de Mission
    .text = Les missions à venir, une par tour. Deux viennent de vous, deux de votre adversaire.

glossary-main = MAIN
    .text = Se produit une fois, quand le Personnage arrive face visible : joué, révélé ou en évolution.
    .words = MAIN

glossary-upgrade = UPGRADE
    .text = Se produit seulement quand la carte est posée sur un Personnage du même nom et de coût inférieur.
    .words = UPGRADE

glossary-ambush = AMBUSH
    .text = Se produit seulement quand le Personnage, caché, est révélé. Une telle carte se joue donc d'abord cachée.
    .words = AMBUSH

glossary-score = SCORE
    .text = Se produit quand son joueur gagne la mission où il se trouve ; sur une carte Mission, pour qui la gagne.
    .words = SCORE

glossary-continuous = Continu
    .text = Vaut tant que le Personnage est en jeu face visible. Il n'y a rien à choisir pour cela.
    .words = continu

glossary-chakra-plus = CHAKRA +X
    .text = Autant de Chakra en plus pour son joueur au début de chaque tour, tant que le Personnage est face visible.
    .words = CHAKRA

glossary-friendly = Allié
    .text = Un autre Personnage de votre côté. Un Personnage n'est pas son propre allié.
    .words = allié, alliés

glossary-enemy = Ennemi
    .text = Un Personnage de l'autre côté.
    .words = ennemi, ennemis
