### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = Le but
    .text = Gagnez des Chevaliers et des Armures sur le terrain. Quand la dernière flamme de l'horloge s'éteint, qui a les cartes valant le plus de Points de Victoire gagne.

glossary-force = Force
    .text = L'une des deux façons de gagner une carte : la Force de tous vos Personnages qui lui font face doit atteindre son coût. La carte va alors dans votre défausse.
    .words = Force

glossary-cosmos = Cosmos
    .text = L'autre façon de gagner une carte. Votre Armure peut y ajouter son Cosmos, et la carte va dans votre main : elle sert dès ce tour.
    .words = Cosmos

glossary-cost = Coût
    .text = Ce qu'il faut pour acquérir la carte : tant de Force, ou tant de Cosmos, jamais les deux mêlés. Sans nombre d'une sorte, elle ne se gagne pas ainsi.

glossary-meter = Réuni / nécessaire
    .text = Combien de Force ou de Cosmos fait face à la carte, et ce qu'elle coûte à présent. Quand il y en a assez, vous pouvez l'acquérir ; rien ne se fait tout seul.

glossary-facing = Face à
    .text = Un Personnage est joué face à une carte du terrain et y reste ce tour-ci. Tous ceux qui font face à une carte la combattent ensemble, et servent quand elle est acquise.
    .words = fait face, font face

glossary-place = Emplacement
    .text = Le terrain a six emplacements. À la fin de chaque tour les cartes avancent vers le 6ᵉ, et celle qui s'y trouve encore est d'abord retirée.

glossary-cheaper = Emplacement 6 : 1 de moins
    .text = La carte du dernier emplacement coûte 1 de moins, en Force et en Cosmos. Elle quitte le terrain à la fin du tour.

glossary-clock = Horloge
    .text = Douze flammes. Quand la dernière s'éteint, on finit le tour de table, et la partie est terminée.

glossary-flame = Flamme
    .text = Un Chevalier d'Or. Quand il quitte le terrain, gagné ou retiré, une flamme de l'horloge s'éteint.

glossary-points = Points de Victoire
    .text = Ce que valent vos cartes à la fin : main, pioche, défausse, blessés et Armure ensemble.
    .words = Points de Victoire, PV

glossary-heal = Soin
    .text = Au lieu de combattre, le Personnage peut soigner autant de vos blessés : ils vont dans votre défausse et vous reviendront.
    .words = Soignez, soigne

glossary-armour = Armure
    .text = Vous en portez une à la fois, et elle reste jusqu'à son emploi. Elle sert une fois, pour son Cosmos ou pour son activation.

glossary-wounded = Blessés
    .text = Ces Personnages attendent ici et ne peuvent être joués avant d'être soignés. Ils comptent quand même à la fin.
    .words = Blesser, blessé, blessés

glossary-destroyed = Détruites
    .text = Hors de la partie, et sans valeur à la fin. Pour vos cartes les plus faibles, c'est parfois un bien : les fortes reviennent plus souvent.
    .words = Détruire

glossary-aside = Mises de côté
    .text = Les cinq cartes plus fortes de votre héros. Votre Armure de Bronze les fait entrer dans votre jeu.

glossary-hand = Cartes en main
    .text = À la fin de votre tour, vous piochez jusqu'à en avoir 5.

glossary-draw = Pioche
    .text = Quand elle est vide, votre défausse mélangée la remplace : chaque carte gagnée vous revient.

glossary-discard = Défausse
    .text = Vos cartes utilisées et gagnées. Elles deviennent votre pioche quand celle-ci est vide.

glossary-reserve = Réserve
    .text = D'où viennent les cartes du terrain. Les emplacements vides s'y remplissent à la fin du tour.

glossary-common = Défausse commune
    .text = Les cartes parties du terrain sans être gagnées. Elles ne sont à personne.

glossary-rank = Rang
    .text = La couleur du bord : vert est très commun, puis bronze, argent, or, et bleu est très rare.

glossary-hero = Héros
    .text = Les cartes des cinq héros, faibles et fortes. Un effet qui parle de Seiya vise toute carte Héros de Seiya.
    .words = Héros

glossary-actions = Actions
    .text = Dans la phase principale, vous faites autant de choses que vous voulez, dans l'ordre voulu. Elle finit quand vous le dites.

glossary-last-round = Dernier tour de table
    .text = L'horloge est éteinte : on finit ce tour de table, pour que tous aient joué autant de fois.

glossary-first = Premier joueur
    .text = A joué le premier tour de la partie. Le dernier tour de table s'achève juste avant que ce soit de nouveau à lui.

glossary-arrival = Arrivée
    .text = Se produit quand la carte arrive sur le terrain, quel que soit le joueur dont c'est le tour.
    .words = Arrivée

glossary-defeated = Vaincu
    .text = Se produit quand quelqu'un acquiert la carte sur le terrain, avant qu'elle ne lui parvienne.
    .words = Vaincu

glossary-on-terrain = Sur le terrain
    .text = Vaut pour tous les joueurs tant que la carte est sur le terrain.
    .words = Sur le terrain

glossary-on-play = Mise en jeu
    .text = Se produit quand vous jouez la carte de votre main, si vous le voulez.
    .words = Mise en jeu

glossary-in-play = En jeu
    .text = Vaut tant que la carte est jouée et fait face à une carte du terrain.
    .words = En jeu

glossary-activation = Activation
    .text = À utiliser une fois dans la phase principale, au lieu de la Force et du Cosmos. La carte est ensuite défaussée, blessée ou détruite, comme le dit le mot suivant.
    .words = Activation

glossary-acquisition = Acquérir
    .text = Gagner une carte du terrain en payant son coût avec les cartes qui lui font face.
    .words = Acquisition, acquis

glossary-stranded = Sans adversaire
    .text = La carte à laquelle ils faisaient face est partie. Ils ne donnent ni Force ni Cosmos ce tour-ci, mais peuvent soigner ou être activés.

glossary-column-printed = Points imprimés
    .text = Les points de Victoire imprimés sur toutes vos cartes qui comptent ; certains sont négatifs.

glossary-column-special = Points par effet
    .text = Les cartes dont les points dépendent de vos autres cartes, comme Athéna, à chaque dizaine.
