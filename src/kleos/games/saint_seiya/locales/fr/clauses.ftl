### The clauses of rules.md that refusals, the glossary and the guide name, in French.

## 1 Components and card anatomy

SS-1-2 = L'Horloge commence avec 12 Flammes.
SS-1-3 = Il y a 5 héros : Seiya, Shiryu, Hyoga, Shun, Ikki ; chacun a un marqueur Héros et un jeu de cartes de héros.
SS-1-4 = Une carte est soit un Personnage, soit une Armure.
SS-1-5 = Une carte a : un numéro, un nom, un type, une classe (parfois absente), un rang, jusqu'à deux coûts (Force, Cosmos), jusqu'à trois valeurs (Force, Cosmos, Soin), des Points de Victoire (PV), une icône Flamme ou non, et zéro, un ou plusieurs effets.
SS-1-6 = Il y a cinq rangs, indiqués par la couleur du bord ; du plus bas au plus haut : très commun (vert), commun (bronze), peu commun (argent), rare (or), très rare (bleu).
SS-1-7 = Si un coût manque, la carte ne peut pas être acquise de cette façon.
SS-1-8 = Une valeur absente compte pour 0 avant les bonus, mais la carte est réputée ne pas avoir cette valeur quand un effet demande si elle l'a. Pourquoi : les exemples imprimés traitent Léda comme « sans Cosmos » et donnent un bonus à un Seiya de rang très commun qui n'en porte pas.
SS-1-9 = Un Personnage est un Chevalier si et seulement si sa classe contient le mot Chevalier ; cela inclut les Héros de rang commun et exclut les Héros de rang très commun, Athéna, le Pope, Cassios, Gigas, Phaeton, Oko et Jaki.
SS-1-10 = Une carte Héros est un Personnage dont la classe contient le mot Héros : les cartes de rang très commun et de rang commun des cinq héros.
SS-1-11 = « Une carte Seiya » désigne toute carte Héros du héros Seiya, de rang très commun ou commun ; de même pour Shiryu, Hyoga, Shun et Ikki. Les Armures ne sont pas visées. Pourquoi : les effets imprimés emploient le nom seul, et les deux cartes Héros le portent.
SS-1-13 = Les 12 Chevaliers d'Or, et eux seuls, portent l'icône Flamme.

## 2 Card pool

SS-2-5 = On ne construit pas de paquet : on utilise les jeux de cartes des héros choisis et toutes les cartes de la Réserve ; les jeux des héros non choisis restent hors de la partie.
SS-2-6 = Deux joueurs ne peuvent pas prendre le même héros. Pourquoi : la boîte contient un seul marqueur et un seul jeu de cartes par héros.
SS-2-7 = On joue de 2 à 5 ; ces règles ne prévoient pas de mode solo. Pourquoi : il y a cinq jeux de héros, et toutes les règles supposent au moins un adversaire.

## 3 Setup

SS-3-1 = Les places sont numérotées p0, p1, … dans le sens horaire ; « le joueur à sa gauche » occupe la place suivante, et la première suit la dernière.
SS-3-2 = Le héros de chaque place vient de l'option `heroes` et ne fait pas l'objet d'une décision pendant la partie. Pourquoi : le livret laisse les joueurs choisir librement, et les cinq paquets de départ fonctionnent à l'identique.
SS-3-3 = Chaque joueur met de côté ses 5 cartes Héros de rang commun, face visible et hors jeu.
SS-3-4 = Chaque joueur mélange ses 9 cartes Héros de rang très commun et son Armure de Bronze en une pioche de 10 cartes, face cachée.
SS-3-5 = Chaque joueur pioche 5 cartes, qui forment sa main.
SS-3-7 = Les 6 cartes du dessus de la Réserve sont révélées sur le terrain ; la première va à l'emplacement 6, la suivante à l'emplacement 5, et ainsi de suite jusqu'à l'emplacement 1. Pourquoi : même sens que lorsqu'on complète le terrain par la suite.
SS-3-8 = Le premier joueur est celui de la place indiquée par `first_player` ; `random` tire une place au sort, toutes à chances égales. Pourquoi : le livret laisse le choix au groupe.
SS-3-9 = Aucun effet de carte ne s'applique pendant la mise en place : ni effet Arrivée, ni Flamme.

## 4 Turn structure

SS-4-1 = Les joueurs jouent leurs tours dans le sens horaire, à partir du premier joueur.
SS-4-2 = Un tour comprend une phase principale, puis une phase d'entretien.
SS-4-4 = Pendant la phase principale, le joueur actif fait autant d'actions qu'il veut, dans n'importe quel ordre, une à la fois : jouer un Personnage, équiper une Armure, acquérir une carte du terrain, activer une carte, soigner avec une carte.
SS-4-6 = La phase principale ne finit que lorsque le joueur actif choisit `end`. Pourquoi : un joueur peut toujours garder des cartes pour plus tard.
SS-4-8 = Entretien, étape 1a : toutes les cartes que le joueur actif a jouées ce tour et qu'il a encore en jeu vont dans sa défausse ; les Personnages blessés et l'Armure équipée restent.
SS-4-10 = Entretien, étape 1b : le joueur actif défausse autant de cartes de sa main qu'il veut, d'aucune à toutes, en les choisissant une par une.
SS-4-11 = Entretien, étape 2 : le joueur actif pioche jusqu'à avoir 5 cartes en main ; s'il en a 5 ou plus, il n'en pioche et n'en défausse aucune.
SS-4-12 = Entretien, étape 3 : s'il y a une carte à l'emplacement 6, elle est retirée et va dans la défausse commune ; si elle a l'icône Flamme, 1 Flamme est retirée.
SS-4-13 = Si l'emplacement 6 est vide à l'étape 3, rien n'est retiré. Pourquoi : le livret parle de la carte qui s'y trouve.
SS-4-14 = Entretien, étape 4 : les cartes du terrain sont poussées vers la droite pour combler tous les vides, de sorte que k cartes occupent les emplacements 6, 5, …, 7−k sans que leur ordre change. Pourquoi : « toutes les cartes restantes vers la droite », lu avec le fait qu'on complète à partir de la droite.
SS-4-15 = Entretien, étape 5 : on complète le terrain (SS-7.20).
SS-4-17 = Le terrain n'est complété qu'à l'étape 5 de l'entretien ou par un effet qui le dit ; l'emplacement d'une carte acquise pendant la phase principale reste vide jusque-là.

## 5 Actions

SS-5-2 = Les actions se succèdent strictement : une action et tout ce qu'elle déclenche sont terminés avant que l'action suivante soit choisie.
SS-5-3 = Un code qui ne fait pas partie des choix proposés est refusé avec une erreur et ne change rien à la position. Pourquoi : contrat du moteur de jeu.
SS-5-4 = Une carte jouée ne sert qu'une fois : elle compte dans une acquisition, ou utilise sa valeur de Soin, ou utilise son activation ; après quoi elle quitte le jeu.
SS-5-5 = Après `main_phase_action_limit` actions dans une même phase principale, seul `end` est proposé. Pourquoi : deux Albior peuvent se rappeler l'un l'autre sans fin, et une partie doit se terminer.
SS-5-10 = Jouer un Personnage le fait passer de la main à la zone de jeu, face visible, face à une carte du terrain choisie par le joueur.
SS-5-11 = On peut jouer autant de Personnages qu'on veut dans un tour, face à la même carte du terrain ou à des cartes différentes, dans n'importe quel ordre.
SS-5-12 = On ne peut pas jouer un Personnage face à un emplacement vide ; s'il n'y a aucune carte sur le terrain, on ne peut jouer aucun Personnage.
SS-5-14 = Le Personnage fait face à la carte, et non à l'emplacement : si la carte du terrain change d'emplacement, les cartes qui lui font face la suivent.
SS-5-15 = Le premier Personnage joué dans un tour face à un Dauphin donné oblige à défausser 1 autre carte de la main, au choix du joueur, avant l'effet Mise en jeu ; sans autre carte en main, le Personnage ne peut pas être joué là. Pourquoi : le texte demande une carte pour combattre le Dauphin, et non une par combattant.
SS-5-19 = Si la carte affrontée quitte le terrain autrement que par l'acquisition qui utilise les cartes qui lui font face, celles-ci restent en jeu, sans adversaire : elles ne font face à rien, ne sont aux côtés d'aucune autre et ne donnent ni Force ni Cosmos ce tour-ci, même si une nouvelle carte occupe l'emplacement.
SS-5-20 = Une carte sans adversaire peut encore utiliser son activation ou sa valeur de Soin.
SS-5-21 = Un Personnage joué ne peut être ni repris ni placé face à une autre carte. Pourquoi : le livret ne connaît pas une telle action.
SS-5-30 = Équiper une Armure la fait passer de la main à l'unique emplacement d'Armure du joueur, face visible.
SS-5-31 = Si l'emplacement d'Armure est occupé, l'Armure qui s'y trouve va d'abord dans la défausse de son propriétaire.
SS-5-34 = L'Armure équipée reste à son emplacement, quel que soit le nombre de tours, jusqu'à ce qu'elle soit utilisée, remplacée ou déplacée par un effet.
SS-5-35 = Une Armure équipée peut être utilisée une fois, soit pour ajouter son Cosmos à une acquisition par le Cosmos, soit pour son activation ; dans les deux cas elle est défaussée.
SS-5-40 = Une acquisition désigne une carte du terrain et une monnaie, la Force ou le Cosmos ; les deux ne se mélangent jamais.
SS-5-41 = Elle est permise si la carte a un coût effectif dans cette monnaie, si le total disponible l'atteint et si aucune restriction (SS-5.49) ne l'interdit.
SS-5-42 = La Force disponible est la somme de la Force de tous les Personnages du joueur actif qui font face à la carte.
SS-5-43 = Le Cosmos disponible est la somme du Cosmos de tous les Personnages du joueur actif qui font face à la carte, plus le Cosmos de l'Armure équipée si le joueur l'engage.
SS-5-44 = Le joueur est libre d'engager l'Armure ou non, et il le peut même quand les Personnages suffisent. Pourquoi : l'Armure est une carte de plus qu'on peut utiliser.
SS-5-45 = L'Armure peut payer seule, sans aucun Personnage face à la carte. Pourquoi : le livret cite l'acquisition parmi les emplois de l'Armure, sans autre condition.
SS-5-46 = Tous les Personnages face à la carte acquise comptent comme utilisés, que leurs valeurs aient été nécessaires ou non. Pourquoi : on les a placés sous cette carte pour l'acquérir.
SS-5-47 = Les points au-delà du coût sont perdus.
SS-5-48 = Atteindre un coût ne suffit pas pour acquérir la carte ; le joueur doit déclarer l'acquisition. Pourquoi : il peut vouloir ajouter des cartes ou prendre l'autre monnaie.
SS-5-50 = Une acquisition se résout dans cet ordre : (1) la carte quitte le terrain et reste en attente ; son emplacement demeure vide et on le retient ; (2) si elle a l'icône Flamme, 1 Flamme est retirée ; (3) son effet Vaincu est résolu ; (4) les Personnages utilisés encore en jeu et l'Armure engagée vont à la défausse ; (5) la carte en attente rejoint sa destination ; (6) on propose de piocher en différé pour les cartes Shun de rang commun utilisées. Pourquoi : le livret fixe (3) avant (5) ; le reste suit l'ordre de sa description.
SS-5-51 = Destination : la défausse du joueur qui acquiert s'il a payé par la Force, sa main s'il a payé par le Cosmos, à moins que l'effet Vaincu n'envoie la carte ailleurs.
SS-5-52 = Une carte acquise en main peut être jouée ou équipée le même tour.
SS-5-60 = La Force (ou le Cosmos) d'un Personnage joué se calcule chaque fois qu'on en a besoin : la valeur imprimée, 0 s'il n'y en a pas ; puis doublée si un doublement s'applique ; puis chaque bonus fixe est ajouté. Pourquoi : ne multiplier que ce qui est imprimé sur la carte rend le résultat indépendant de l'ordre.
SS-5-61 = Un Personnage sans valeur imprimée reçoit les bonus à cette valeur.
SS-5-65 = Le coût effectif est le coût imprimé, ou le coût donné par un effet (SS-11.40a, SS-11.54), moins la somme de toutes les réductions dans cette monnaie, et jamais moins de 1. Pourquoi : tous les minimums imprimés sont de 1.
SS-5-66 = Une réduction ne crée jamais de coût : un coût absent reste absent. Pourquoi : « coûte moins » suppose un coût.
SS-5-67 = La carte de l'emplacement 6 coûte 1 Force de moins et 1 Cosmos de moins, Personnage ou Armure.
SS-5-80 = L'activation d'un Personnage joué ou de l'Armure équipée peut être utilisée par son propriétaire pendant sa phase principale, une fois, si elle est utilisable (SS-6.8).
SS-5-81 = Une activation est du genre Défausser, Blesser ou Détruire ; une fois l'effet résolu, la carte activée est défaussée, blessée ou détruite en conséquence.
SS-5-83 = Dès la déclaration, la Force et le Cosmos de la carte activée sont perdus et elle n'a plus d'autre emploi.
SS-5-85 = Un Personnage doit être joué face à une carte du terrain avant de pouvoir être activé ; on n'active rien depuis la main.
SS-5-86 = L'activation Blesser d'un Chevalier qui ne peut pas être blessé (SS-11.77) n'est pas utilisable. Pourquoi : sa conséquence ne pourrait pas avoir lieu.
SS-5-90 = Un Personnage joué qui a une valeur de Soin peut l'utiliser : son propriétaire soigne au moins 1 et au plus ce nombre de ses propres Personnages blessés, puis la carte est défaussée.
SS-5-91 = On peut en soigner moins que la valeur. Pourquoi : la valeur est ce que la carte permet.
SS-5-92 = L'action n'est permise que si le joueur a un Personnage blessé et que June n'est pas sur le terrain. Pourquoi : sinon rien ne pourrait être soigné.
SS-5-93 = Utiliser la valeur de Soin fait renoncer à la Force, au Cosmos et à l'activation de la carte.

## 6 Effects

SS-6-1 = Genres d'effets sur le terrain : Arrivée, Vaincu, effet continu Sur le terrain. Genres d'effets en jeu : Mise en jeu, Activation (Défausser, Blesser, Détruire), effet continu En jeu.
SS-6-2 = Un effet Arrivée se déclenche une fois, lorsqu'on révèle sa carte sur le terrain, de quelque façon que ce soit, sauf à la mise en place.
SS-6-3 = Un effet Vaincu se déclenche une fois, lorsqu'on acquiert sa carte sur le terrain, avant qu'elle ne parvienne à destination.
SS-6-4 = Les effets Arrivée et Vaincu sont obligatoires, sauf si le texte dit « peut » (Doko, Spartan).
SS-6-5 = Les effets Mise en jeu et les activations sont facultatifs.
SS-6-6 = Une fois `use` ou une activation choisis, toutes les étapes sont exécutées ; aucune ne peut être refusée, sauf si elle dit « peut ». Pourquoi : le choix est de lancer l'effet ou non.
SS-6-7 = Une exigence est un sacrifice que l'utilisateur fait de ses propres cartes pour obtenir le reste ; elle doit être payée en entier, sinon l'effet n'est pas utilisable, même là où le texte imprimé dit seulement « puis ». Pourquoi : publié pour les Armures de Bronze, appliqué à toutes les cartes de ce modèle.
SS-6-8 = Un effet facultatif n'est utilisable que si sa condition est remplie, si son exigence peut être payée, si toutes les cibles visibles dont il a besoin existent et si l'exécuter changerait quelque chose, d'après ce que disent l'information publique et la main de l'utilisateur ; ainsi un effet qui fait seulement piocher n'est pas utilisable quand la pioche et la défausse sont toutes deux vides, tandis qu'une réduction de coût peut viser une carte dont le coût est déjà de 1. Pourquoi : un effet qui ne peut pas s'appliquer ne peut pas être choisi.
SS-6-11 = « Chaque joueur » se traite dans l'ordre du tour à partir du joueur actif, « chaque adversaire » à partir du joueur à sa gauche ; chacun finit avant que le suivant commence. Pourquoi : le livret ne donne pas d'ordre.
SS-6-12 = Un choix parmi la main, la défausse ou les cartes blessées d'un joueur est fait par ce joueur, sauf si l'effet donne le choix à un autre ou parle d'« un Personnage » de n'importe quel joueur, auquel cas c'est le joueur actif qui choisit. Pourquoi : la grammaire des textes.
SS-6-14 = Un effet se résout entièrement avant toute autre chose ; les effets qu'il déclenche se résolvent aussitôt, à l'intérieur du premier, avant que celui-ci ne continue.
SS-6-16 = Un effet continu ne s'applique que tant que sa carte est dans la zone que nomme son genre : sur le terrain, ou jouée et face à une carte du terrain ou, selon SS-5.55, à la carte en attente. Pourquoi : Sho doit protéger pendant qu'un effet Vaincu se résout.
SS-6-17 = Les effets continus sont évalués chaque fois qu'on a besoin d'une valeur, d'un coût ou de savoir ce qui est permis ; rien n'est mémorisé. Pourquoi : cela évite les bonus périmés.
SS-6-18 = Les effets continus du terrain s'imposent à tous les joueurs.
SS-6-19 = Les effets de terrain d'une carte sont sans force tant qu'un joueur la possède, et ses effets de jeu le sont tant qu'elle est sur le terrain.

## 7 Zones and movements

SS-7-1 = L'emplacement 1 est à côté de la Réserve ; l'emplacement 6 est le dernier à droite.
SS-7-2 = Chaque emplacement contient au plus une carte.
SS-7-5 = Piocher : la carte du dessus de sa propre pioche va dans la main.
SS-7-6 = S'il faut piocher une carte et que la pioche est vide, toute la défausse est mélangée et devient la pioche, puis on continue de piocher.
SS-7-7 = On ne remélange que lorsqu'une carte est vraiment nécessaire, jamais dès que la pioche s'épuise.
SS-7-12 = Défausser : la carte va face visible dans la défausse de son propriétaire.
SS-7-13 = Blesser : un Personnage passe de l'endroit où il se trouve (main, défausse, en jeu, cartes révélées ou en attente) à la rangée de blessés de son propriétaire.
SS-7-14 = Un Personnage blessé ne peut être ni joué, ni utilisé, ni défaussé, et seuls les effets qui nomment des Personnages blessés peuvent le déplacer.
SS-7-15 = Les Armures ne sont jamais blessées.
SS-7-16 = Soigner : un Personnage blessé va dans la défausse de son propriétaire.
SS-7-17 = Détruire : la carte rejoint les cartes détruites de son propriétaire et se trouve hors du jeu ; seuls les effets qui nomment des cartes détruites peuvent la ramener.
SS-7-18 = Retirer : une carte du terrain va dans la défausse commune ; si elle a l'icône Flamme, 1 Flamme est retirée.
SS-7-20 = Compléter le terrain : tant qu'un emplacement est vide et que la Réserve ne l'est pas, on révèle la carte du dessus de la Réserve à l'emplacement vide de plus grand numéro et on résout son effet Arrivée.
SS-7-29 = Les cartes mises de côté ne peuvent entrer en jeu que par les Armures de Bronze et Sirius.
SS-7-30 = Chaque carte sur le terrain, dans une zone de jeu, à un emplacement d'Armure ou dans une rangée de blessés a un numéro d'objet public, attribué dans l'ordre croissant à son entrée et conservé tant qu'elle passe de l'un à l'autre de ces endroits ; une carte qui a été en attente ou est passée par une autre zone reçoit un nouveau numéro. Pourquoi : les codes ont besoin de noms stables.
SS-7-31 = Les cartes révélées par l'Armure du Cancer sont dans la zone publique « révélées » ; elles appartiennent toujours à l'utilisateur, hors de sa pioche et de sa défausse, jusqu'à ce qu'elles soient blessées ou aillent en main. Pourquoi : chaque carte doit être dans une zone.

## 8 Scoring, end of the game, winner

SS-8-1 = Quand l'Horloge arrive à 0, la fin est déclenchée ; on ne peut plus l'annuler.
SS-8-3 = Une fois la fin déclenchée, on termine le tour de table : la partie est finie après l'entretien du dernier joueur du tour de table où elle a été déclenchée.
SS-8-5 = À la fin, tous les joueurs ont joué le même nombre de tours (parmi les places qui n'ont pas abandonné).
SS-8-6 = Les règles ne changent pas entre le déclenchement et la fin.
SS-8-7 = Les cartes décomptées d'un joueur sont sa main, sa pioche, sa défausse, ses Personnages blessés et son Armure équipée.
SS-8-8 = Les cartes détruites et les cartes mises de côté ne sont pas décomptées.
SS-8-9 = Le score d'un joueur est la somme des PV de toutes ses cartes décomptées ; les PV négatifs (Gigas) comptent.
SS-8-10 = Athéna : 1 PV par groupe complet de 10 cartes décomptées de son propriétaire ; chaque exemplaire compte.
SS-8-11 = Marine : 3 PV, et 1 de plus si son propriétaire est seul à avoir le plus de cartes Héros parmi ses cartes décomptées ; chaque exemplaire compte.
SS-8-13 = Shaina : 3 PV, et 1 de plus si son propriétaire est seul à avoir le plus de Chevaliers d'Argent parmi ses cartes décomptées ; chaque exemplaire compte, et Shaina elle-même en est un.
SS-8-14 = Option `shaina_counts` : avec `rank` (par défaut), un Chevalier d'Argent est tout Chevalier de rang peu commun, 42 cartes dans la boîte ; avec `class`, c'est une carte de classe Chevalier d'Argent, 36 cartes. Pourquoi ce réglage par défaut : le livret de règles annonce 42, ce que seul le rang donne.
SS-8-16 = Léda : 2 PV si les cartes décomptées de son propriétaire comprennent une Spica, sinon 0 ; de même Spica avec Léda ; chaque exemplaire compte.
SS-8-17 = Jango : 1 PV par nom différent de Chevalier Noir parmi les cartes décomptées, Jango compris, donc de 1 à 6 ; chaque exemplaire compte.
SS-8-18 = Jaki : 1 PV par groupe complet de 5 cartes détruites de son propriétaire ; chaque exemplaire décompté compte.
SS-8-19 = Le plus haut score gagne.
SS-8-20 = Les joueurs à égalité au plus haut score partagent la victoire. Pourquoi : le livret ne départage pas.
SS-8-22 = La fin est aussi déclenchée au début du tour numéro `turn_limit`, tous joueurs comptés ensemble. Pourquoi : des joueurs consentants pourraient renvoyer sans fin Athéna et l'Armure du Sagittaire dans la Réserve ; les parties ordinaires finissent bien avant.
SS-8-24 = Abandonner (`concede`) est un acte de la table, et non un choix proposé : cela prend effet quand rien n'est en cours de résolution ; les tours suivants de la place sont sautés, ses cartes restent où elles sont et ne sont pas décomptées, et elle est classée dernière ; s'il ne reste qu'un joueur, la partie s'arrête et ce joueur gagne. Pourquoi : le livret ne connaît pas cet acte, les tables en ont besoin.
SS-8-26 = Une place qui a abandonné n'est un joueur pour aucun effet : elle ne fait partie ni de « chaque joueur » ni de « chaque adversaire », ne peut pas être choisie, et ses zones ne contiennent aucune cible. Pourquoi : il n'y a personne pour choisir.
SS-8-27 = Un tour sauté est compté dans `turn` et n'a ni phase principale ni entretien ; une fois la fin déclenchée, la partie est finie dès que toutes les places suivantes de ce tour de table ont abandonné. Pourquoi : SS-8.3 a besoin d'un terme.

## 9 Hidden information

SS-9-1 = Personne, pas même le propriétaire, ne peut regarder dans une pioche, sauf par un effet.
SS-9-2 = Les défausses, les cartes détruites, les cartes mises de côté et la défausse commune peuvent être consultées par tous à tout moment. Pourquoi : des effets et les scores en dépendent.
SS-9-3 = Le nombre de cartes de chaque zone cachée est public. Pourquoi : il se voit sur une table.
SS-9-4 = Une carte piochée n'est annoncée aux autres que comme un nombre de cartes.
SS-9-5 = Une carte acquise par le Cosmos est connue de tous quand elle entre en main ; ce qu'elle y devient ensuite est de nouveau caché. Pourquoi : tous l'ont vue, mais la main est une zone privée.
SS-9-8 = L'ordre de la Réserve et des pioches est toujours inconnu de tous les joueurs, hormis la carte placée par le Chevalier des Flammes.
SS-9-10 = Ce qu'un joueur voit de la partie ne contient rien de ce que le tableau ci-dessus lui cache. Pourquoi : contrat du moteur de jeu.

## 11 Per-card rulings

SS-11-6 = `armure-pegase` (Défausser) : l'utilisateur choisit un numéro de carte Seiya dont il a au moins 2 exemplaires en main, en détruit 2, puis met dans sa défausse 1 carte Seiya du rang immédiatement supérieur prise parmi ses cartes mises de côté ; s'il n'en reste aucune, ou s'il n'existe pas de rang supérieur (2 de rang commun), il ne reçoit rien.
SS-11-64 = `serpent-des-mers` (effet continu Sur le terrain) : pour l'acquérir en payant, il faut qu'au moins 3 Personnages du joueur actif lui fassent face à ce moment ; l'Armure ne compte pas ; d'ici là, on peut lui faire face avec moins. Pourquoi : les cartes se jouent une à une.
SS-11-66 = `kuraggu` (effet continu Sur le terrain) : tant qu'un Kuraggu est sur le terrain, aucun Chevalier, sauf les cartes nommées Kuraggu, ne peut être acquis de quelque façon que ce soit, en payant, gratuitement ou par Jango ; les Personnages qui ne sont pas Chevaliers et les Armures peuvent l'être. Pourquoi : lu d'après le nom, deux Kuraggu ne se bloquent pas l'un l'autre.
SS-11-85b = `june` (effet continu Sur le terrain) : aucun Personnage d'aucun joueur ne peut être soigné, par aucun moyen.

## 13 Decisions

SS-13-1 = La partie ne s'arrête que pour les décisions de ce tableau ; tout le reste est résolu par le moteur. Pourquoi : contrat du moteur de jeu.
SS-13-5 = Des exemplaires identiques dans une même zone d'un joueur forment un seul choix ; pour les cartes à numéro d'objet, les exemplaires qui ont en commun la carte, le propriétaire, la zone, la carte affrontée et les bonus forment un seul choix, nommé par le plus petit numéro, et les emplacements du terrain ne sont jamais confondus. Pourquoi : des choix égaux mènent à des positions égales.
SS-13-7 = Les choix d'une décision sont énumérés sans doublon et dans un ordre fixe : par verbe, dans l'ordre du tableau, puis par numéro de carte, emplacement, numéro d'objet ou place. Pourquoi : des parties reproductibles.
SS-13-11 = `player-pick` ne propose que les joueurs pour lesquels la suite de l'effet a une cible visible ; s'il s'agit d'une main cachée, seulement ceux dont la main n'est pas vide, et l'utilisateur lui-même seulement si la précision de sa carte le dit ; l'Armure du Cancer et l'Arrivée de Gigas proposent tous les joueurs qu'elles nomment. Pourquoi : SS-6.8 appliqué aux choix.

## 14 Position document

SS-14-1 = Le chargement échoue avec une erreur qui nomme le champ si : un identifiant est inconnu ; une carte a plus d'exemplaires que la boîte ; une carte est dans une zone qui ne peut pas la contenir (SS-15.5, SS-15.6, SS-15.9 à SS-15.11) ; deux joueurs ont le même héros ; `active` ne convient pas ; `terrain` n'a pas 6 entrées ; `facing` nomme un emplacement vide ; un joueur non actif a `played`, `force_all` ou `armours_by_force` ; un nombre est hors de ses limites. Pourquoi : contrat du moteur de jeu.
SS-14-9 = Le chargement échoue si `ending` est faux alors que `flames` vaut 0, ou si `played`, `force_all`, `armours_by_force`, `force_less`, `cosmos_less` ou `dauphin_paid` est donné dans une autre phase que `main`. Pourquoi : SS-8.1, SS-14.3.

## 15 Invariants

SS-15-1 = Chaque carte de la partie est dans exactement une zone ; l'ensemble des cartes de toutes les zones, exemplaires compris, ne change jamais.
SS-15-2 = Dans une partie commencée par la mise en place, cet ensemble compte 125 cartes de la Réserve et 15 cartes par joueur.
SS-15-3 = Chaque emplacement du terrain contient au plus une carte, et il y a 6 emplacements.
SS-15-4 = Le nombre de Flammes est compris entre 0 et 12 et n'augmente jamais.
SS-15-5 = Chaque joueur a au plus une Armure équipée, et c'est bien une Armure.
SS-15-6 = Les rangées de blessés et les zones de jeu ne contiennent que des Personnages.
SS-15-7 = Seul le joueur actif a des cartes dans sa zone de jeu, et seulement pendant sa phase principale.
SS-15-8 = Chaque carte jouée fait face à une carte du terrain, ou à la carte en attente de l'acquisition qui l'utilise (SS-5.55), ou est sans adversaire. Pourquoi : SS-5.55.
SS-15-9 = Les cartes Héros et les Armures de Bronze sont toujours dans des zones de leur propre joueur.
SS-15-10 = Les zones des cartes mises de côté ne contiennent que des Héros de rang commun et ne grandissent jamais.
SS-15-11 = Le terrain, la Réserve et la défausse commune ne contiennent que des cartes du jeu de la Réserve.
SS-15-12 = Chaque coût effectif est absent ou vaut au moins 1. Pourquoi : SS-5.65.
SS-15-13 = Les valeurs, les bonus et les réductions ne sont jamais négatifs.
SS-15-14 = Après l'étape 2 de l'entretien, le joueur actif a au moins 5 cartes en main, ou sa pioche et sa défausse sont toutes deux vides.
SS-15-15 = Après l'étape 5 de l'entretien, il n'y a pas d'emplacement vide, ou la Réserve est vide.
SS-15-16 = À chaque décision `main`, la zone des cartes en attente est vide. Pourquoi : une acquisition est terminée avant l'action suivante.
SS-15-21 = Tant que la partie n'est pas finie, il y a toujours au moins un choix proposé, et chaque code proposé est accepté. Pourquoi : contrat du moteur de jeu.
SS-15-23 = Les numéros d'objets sur la table sont tous différents. Pourquoi : les codes doivent être sans ambiguïté.
