### The clauses of rules.md that Kanzume Goddess names to players, in French; the English of rules.md is the norm.

## 1 Components and card anatomy

KG-1-1 = Le jeu compte 12 cartes Dieu, 90 cartes Guerrier (18 genres, 5 exemplaires de chaque), 90 cartes Disciple (48 Prêtres, 24 Évêques, 18 Gardiens Sacrés) et 6 tapis d'énergie.
KG-1-4 = Une carte Dieu a un numéro, une mythologie (grecque X0001–X0006, nordique B0001–B0006), un nom et une ou plusieurs capacités ; elle n'a ni couleur ni coût et ne fait jamais partie d'un deck.
KG-1-5 = Un Guerrier a une couleur principale, exactement deux symboles de suivi (qui peuvent être identiques), un coût de recrutement et une ou plusieurs capacités.
KG-1-6 = Il y a quatre couleurs : rouge, vert, argent, jaune.
KG-1-7 = Un Disciple n'a ni couleur ni symboles de suivi ; il a un coût de recrutement et une ou plusieurs capacités.
KG-1-8 = Le coût de recrutement est un nombre entier de points de foi.
KG-1-9 = Les capacités sont de trois sortes : Action, Réaction, Engagement.
KG-1-11 = L'énergie est la vie d'un Dieu : un nombre entier à partir de 0, indiqué sur le tapis du joueur.
KG-1-12 = Les points de foi sont un nombre entier à partir de 0, qui appartient au joueur actif pendant le tour de celui-ci.
KG-1-13 = Une capacité se nomme `<card id>.<n>`, n étant compté à partir de 1 dans l'ordre du fichier de cartes.
KG-1-15 = Tous les noms, coûts, valeurs et textes que le fichier de cartes ne marque pas comme imprimés sont reconstitués, et l'interface le dit là où elle montre la liste des cartes.

## 2 Deck construction / card pool

KG-2-1 = Personne ne construit de deck avant le match.
KG-2-2 = Le deck de départ de chaque joueur se compose de 8 Prêtres et de 2 Gardiens Sacrés.
KG-2-3 = À n joueurs, les piles publiques de Disciples contiennent 48−8n Prêtres, 24 Évêques et 18−2n Gardiens Sacrés : n=2 : 32/24/14 ; n=3 : 24/24/12 ; n=4 : 16/24/10 ; n=5 : 8/24/8 ; n=6 : 0/24/6.
KG-2-6 = Les Dieux disponibles sont les 12 dans un match individuel et, pour chaque équipe, les 6 de sa mythologie dans un match par équipe.

## 3 Setup

KG-3-1 = Un match individuel compte de 2 à 6 joueurs ; chaque autre joueur est un adversaire.
KG-3-2 = Un match par équipe compte 4 ou 6 joueurs, en deux équipes de même taille.
KG-3-6 = La place du Dieu principal est une option de match, convenue avant le début et publique ; par défaut, p0 pour l'équipe A et p1 pour l'équipe B.
KG-3-9 = Chaque joueur reçoit 2 des 12 Dieux au hasard, face cachée.
KG-3-10 = Tous les joueurs choisissent l'un de leurs deux Dieux en secret et en même temps : ils sont interrogés dans l'ordre des places, et aucune réponse précédente n'est visible.
KG-3-11 = Quand le dernier joueur a choisi, tous les Dieux choisis sont révélés ensemble.
KG-3-13 = Une mythologie est attribuée au hasard à chaque équipe.
KG-3-14 = Dans une équipe, le joueur du Dieu principal choisit d'abord, puis les joueurs de soutien dans l'ordre des places, chacun un Dieu qui reste dans la pile de l'équipe.
KG-3-16 = L'énergie de départ dans un match individuel est de 15.
KG-3-17 = L'énergie de départ dans un match par équipe est de 20 pour un Dieu principal et de 10 pour un Dieu de soutien.
KG-3-18 = Chaque joueur mélange son deck de départ et pioche 5 cartes.
KG-3-20 = Les 90 Guerriers sont mélangés et répartis en 6 piles face cachée w1–w6 de 15 cartes ; la carte du dessus de chaque pile est retournée face visible.
KG-3-21 = Les trois piles de Disciples, une par sorte, se trouvent face visible dans la zone publique.
KG-3-23 = Dans un match individuel, un joueur tiré au sort commence.
KG-3-29 = Les options de match sont `mode` et `mains`, avec les valeurs, le sens et les valeurs par défaut des champs du même nom dans la section 14 ; `mode` `team` avec un nombre de joueurs autre que 4 ou 6 est refusé.
KG-3-30 = Une troisième option de match, `sides`, permet aux joueurs de convenir avant le début de qui joue quelle mythologie ; ce qu'elle dit est public. Là où elle est omise ou ne nomme aucune mythologie, KG-3.9 et KG-3.13 s'appliquent sans changement.
KG-3-31 = Dans un match individuel, `sides` a une entrée par joueur, dans l'ordre des places : `greek`, `norse` ou `random`. Les deux Dieux distribués à un joueur qui a nommé une mythologie sont de celle-ci ; les autres joueurs reçoivent les leurs parmi ceux qui restent, quelle que soit leur mythologie.
KG-3-32 = Au plus 3 joueurs peuvent nommer la même mythologie ; davantage est refusé.
KG-3-33 = Dans un match par équipe, `sides` a une seule entrée, la mythologie de l'équipe A ou `random` ; l'équipe B a l'autre mythologie.

## 4 Turn structure, phase by phase

KG-4-1 = Un tour a cinq phases, dans cet ordre : démarrage, jeu, recrutement, défausse, fin.
KG-4-4 = Dans la phase de démarrage, seules les capacités de Dieu qui nomment cette phase peuvent être utilisées.
KG-4-5 = La phase de démarrage se termine d'elle-même quand le Dieu n'a aucune capacité utilisable pour elle.
KG-4-7 = Dans la phase de jeu, le joueur actif peut jouer de sa main des Disciples et des Guerriers pour une Action et utiliser les capacités de Dieu de cette phase, dans l'ordre et le nombre que permettent les règles.
KG-4-8 = Chaque carte jouée ou capacité de Dieu est entièrement résolue, avec toutes ses réactions, avant la suivante.
KG-4-9 = La phase de jeu se termine quand le joueur le dit ; ne rien jouer est permis.
KG-4-11 = Dans la phase de recrutement, le joueur actif peut recruter n'importe quel nombre de cartes, en payant chaque fois leur coût en points de foi.
KG-4-12 = Seuls les points de foi gagnés pendant le même tour peuvent être dépensés.
KG-4-14 = Les points de foi qui restent sont perdus à la fin du tour.
KG-4-16 = Le joueur actif défausse toute sa main et tout ce qui est dans sa zone de jeu, y compris les cartes de Protection qui y sont restées depuis des tours précédents.
KG-4-18 = Le joueur actif pioche 5 cartes.
KG-4-20 = Puis le tour se termine, et le joueur suivant dans le sens des aiguilles d'une montre qui est encore dans le match joue son tour ; le tour d'un joueur scellé compte comme joué.
KG-4-21 = Un joueur ne complète sa main à aucun autre moment ; les cartes utilisées comme réactions lui manquent à son propre tour suivant.

## 5 Actions in full detail

KG-5-1 = Seules les options proposées à une décision sont légales ; tout le reste est refusé et ne change rien.
KG-5-3 = Un effet fait autant que possible ; la partie impossible est omise.
KG-5-4 = Un joueur peut jouer un Disciple qui a une Action à tout moment de sa phase de jeu où rien n'est en cours de résolution, quelles que soient les couleurs.
KG-5-6 = Un Disciple sans Action, comme le Gardien Sacré, ne peut pas être joué dans la phase de jeu.
KG-5-7 = Jouer un Disciple n'utilise pas la restriction de couleur, ne la change pas et ne la réinitialise pas.
KG-5-9 = Un joueur joue un Guerrier de sa main, dans sa phase de jeu, pour exactement une des capacités d'Action de ce Guerrier, choisie au moment de le jouer.
KG-5-11 = Le premier Guerrier joué pour son Action dans un tour peut être de n'importe quelle couleur.
KG-5-13 = Chaque Guerrier suivant du tour doit avoir une couleur principale égale à l'un des deux symboles de suivi en vigueur.
KG-5-14 = Les symboles en vigueur sont ceux du dernier Guerrier joué pour son Action ce tour-ci ; ils remplacent les précédents et ne s'y ajoutent jamais.
KG-5-15 = Deux symboles de suivi identiques permettent cette seule couleur ; ils ne permettent pas deux cartes.
KG-5-16 = Un Guerrier sans aucune Action ne peut pas être joué dans la phase de jeu.
KG-5-19 = Un Guerrier annulé compte comme joué : il reste dans la zone de jeu, ses symboles de suivi sont en vigueur et il compte pour les Engagements.
KG-5-21 = La capacité d'un Dieu peut être utilisée dans la phase de jeu de son joueur, ou dans la phase ou au moment que nomme son texte ; ce peut être n'importe laquelle des cinq phases.
KG-5-22 = Elle peut être utilisée aussi souvent que son coût peut être payé, sauf si son texte fixe une limite.
KG-5-23 = « Une fois à chacun de vos tours » se compte du début de votre tour au début de votre tour suivant.
KG-5-25 = Le coût est payé en entier avant l'effet ; s'il ne peut pas être payé en entier, la capacité ne peut pas être utilisée.
KG-5-26 = Un coût en énergie ne peut être payé que s'il reste au moins 1 point d'énergie.
KG-5-27 = Une carte défaussée comme coût vient de la main de son propriétaire, qui la choisit.
KG-5-30 = Un Engagement d'un Dieu ne s'utilise pas : il agit de lui-même, sans aucun choix sauf dans les deux Engagements de KG-5.59.
KG-5-32 = La cible est un Dieu d'un adversaire qui est dans le match et n'est pas scellé.
KG-5-33 = Son propre Dieu et celui d'un coéquipier ne peuvent jamais être choisis.
KG-5-34 = La cible est choisie quand la capacité est jouée, avant la fenêtre de capacité et avant tout Jugement de cette capacité.
KG-5-35 = Quand la capacité est résolue, l'Attaque est déclarée : sa valeur est la valeur imprimée plus tous les bonus qui s'appliquent à ce moment, et elle est fixée dès lors.
KG-5-36 = Un bonus pour la « prochaine » ou la « première » Attaque est consommé par une déclaration, et non par une capacité annulée avant de déclarer.
KG-5-37 = Après la déclaration s'ouvre la fenêtre d'attaque de KG-6.15.
KG-5-38 = Quand la fenêtre s'est fermée, le Dieu attaqué perd autant d'énergie que la valeur de l'Attaque moins toutes les Défenses, Protections et autres réductions résolues, mais jamais moins de 0.
KG-5-39 = Les cartes de Défense et de Protection de tous les joueurs qui y ont droit s'additionnent, quel que soit leur nombre.
KG-5-42 = La Défense ne peut être utilisée que par le joueur attaqué.
KG-5-43 = La Protection ne peut être utilisée que par un joueur autre que le joueur attaqué et l'attaquant.
KG-5-45 = Dans un match par équipe, la Protection ne peut aider que le Dieu d'un coéquipier.
KG-5-46 = Une réaction par carte utilise exactement une carte de la main, pour une de ses capacités de Réaction dont la condition de déclenchement est remplie ; une réaction d'un Dieu n'utilise que son coût.
KG-5-47 = Peuvent être recrutées la carte du dessus, face visible, de chaque pile de Guerriers non vide et les cartes de chaque pile de Disciples non vide.
KG-5-48 = Les cartes des enfers ne peuvent être recrutées que par une capacité qui le dit.
KG-5-49 = Recruter se fait dans cet ordre : payer le coût ; mettre la carte face cachée sur le dessus de son deck ; si elle vient d'une pile de Guerriers, retourner aussitôt la carte suivante de cette pile.
KG-5-50 = Le Guerrier nouvellement révélé peut être recruté dans la même phase.
KG-5-51 = Plusieurs cartes recrutées se placent dans l'ordre d'achat, la dernière sur le dessus.
KG-5-54 = On ne peut pas dépenser plus de points de foi qu'il n'y en a.

## 6 Effects

KG-6-1 = Un joueur utilise une capacité d'Action en jouant sa carte de la main dans sa propre phase de jeu.
KG-6-2 = Une capacité de Réaction s'utilise depuis la main (ou par le Dieu) au moment qu'elle nomme, même pendant le tour d'un autre joueur.
KG-6-3 = Un Engagement s'applique tout le temps que ses conditions sont remplies ; il n'est jamais joué ni annulé, et rien n'y est choisi sauf selon KG-5.59.
KG-6-4 = Un Engagement d'un Guerrier ou d'un Disciple ne s'applique qu'à cette carte même, pendant qu'elle est utilisée.
KG-6-6 = Une carte qui compte pour une condition « dans votre zone de jeu » doit avoir été jouée pour son Action pendant le tour en cours ; les cartes qui s'y trouvent après une Réaction ou une Protection ne comptent pas.
KG-6-10 = Il y a deux fenêtres : la fenêtre de capacité et la fenêtre d'attaque.
KG-6-11 = Une fenêtre de capacité s'ouvre chaque fois qu'une capacité d'Action ou de Réaction d'un Guerrier a été jouée, avant qu'elle ne soit résolue.
KG-6-13 = La fenêtre de capacité se ferme quand tous les joueurs en mesure de réagir ont passé à la suite, ou dès que la capacité est annulée.
KG-6-15 = Une fenêtre d'attaque s'ouvre après la déclaration d'une Attaque ; le joueur attaqué vient en premier, puis les autres dans le sens des aiguilles d'une montre à partir de lui, sans l'attaquant.
KG-6-16 = Dans une fenêtre, chaque joueur à son tour joue une réaction ou passe ; une fois une réaction résolue ou annulée, le joueur suivant dans l'ordre est interrogé.
KG-6-17 = Un joueur qui a passé est interrogé de nouveau après qu'un autre a joué une réaction dans la même fenêtre.
KG-6-18 = La fenêtre d'attaque se ferme quand tous les joueurs en mesure de réagir ont passé à la suite, ou quand les réductions ont atteint la valeur de l'Attaque et que la réaction qui l'a atteinte est entièrement résolue.
KG-6-19 = Un joueur sans réaction utilisable passe automatiquement, sans que cela se voie, comme chaque fois qu'un joueur passe (KG-9.5).
KG-6-20 = Ce qui est joué en dernier est résolu en premier : une réaction est entièrement résolue, y compris sa propre fenêtre, avant ce à quoi elle répond.
KG-6-23 = Une capacité annulée n'est pas résolue du tout : aucune cible n'est touchée, rien n'est révélé, aucune Attaque n'est déclarée.
KG-6-24 = Les coûts d'une capacité annulée restent payés et sa carte reste utilisée.
KG-6-26 = Une annulation peut elle-même être annulée, puisque c'est une capacité de Réaction d'un Guerrier.
KG-6-27 = Un Jugement révèle la carte du dessus du deck du joueur qui utilise la capacité.
KG-6-29 = La carte révélée reste à part, face visible, jusqu'à ce que toute la capacité soit résolue, puis elle va dans la défausse de son propriétaire.
KG-6-33 = `draw` : KG-7.8.
KG-6-35 = `energy` : le Dieu du joueur gagne de l'énergie selon KG-7.15 ; une `condition` doit être remplie.
KG-6-38 = `adjudicate` : KG-6.27, puis la branche `warrior` ou `disciple` selon le type de la carte révélée, ou `then` dans tous les cas.
KG-6-39 = `banish` : KG-7.12 depuis l'une des zones nommées du joueur, carte choisie par son propriétaire.
KG-6-42 = `take-from-netherworld` : une carte qui convient passe des enfers à la main, au choix du joueur.
KG-6-46 = `may-recruit-from-netherworld` : ajoute les Guerriers des enfers à KG-5.47 pour un recrutement à chacun de ses propres tours.

## 7 Zones and movements

KG-7-1 = Zones d'un joueur : main, deck, défausse, zone de jeu, Dieu avec son énergie.
KG-7-2 = Zones communes : six piles de Guerriers, trois piles de Disciples, les enfers.
KG-7-4 = L'ordre d'un deck est fixe et caché ; personne ne le parcourt, pas même son propriétaire.
KG-7-6 = Une carte qui entre dans une zone de jeu ou à l'emplacement de révélation prend le numéro d'objet public suivant du match, le premier étant #1, et le garde jusqu'à ce qu'elle en sorte.
KG-7-7 = Mélanger : la défausse est mélangée face cachée et devient le deck ; la zone de jeu, la main et l'emplacement de révélation n'en font pas partie.
KG-7-8 = Piocher : prendre en main la carte du dessus de son deck, une carte après l'autre ; si le deck est vide et qu'il faut encore une carte, mélanger d'abord ; si les deux sont vides, s'arrêter.
KG-7-9 = Un deck vide n'est pas reconstitué avant qu'une carte ne soit à piocher ou à révéler.
KG-7-10 = Défausser de la main : la carte va face visible sur la défausse de son propriétaire ; une défausse au hasard donne la même chance à chaque carte en main.
KG-7-12 = Envoyer aux enfers : la carte va face visible aux enfers, un Disciple aussi ; elle ne revient jamais aux piles publiques.
KG-7-16 = Dans un match par équipe, l'énergie au-delà de 25 est perdue, et un gain entièrement perdu n'est pas un gain ; dans un match individuel, il n'y a pas de plafond, car 25 met fin au match.
KG-7-18 = Une fois résolue ou annulée, une carte de réaction utilisée pendant le tour d'un autre joueur est aussitôt défaussée.
KG-7-19 = Exception : une carte utilisée pour la Protection reste dans la zone de jeu de son joueur jusqu'à la prochaine phase de défausse de celui-ci.
KG-7-21 = Quitter le match : toutes les cartes du joueur, de toutes ses zones, avec le Dieu, vont dans `out` ; elles ne vont pas aux enfers.

## 8 Scoring, end of game, winner, ties

KG-8-2 = Dès qu'un vainqueur est trouvé, le match se termine, quoi qu'il reste à résoudre.
KG-8-3 = Un Dieu à 0 d'énergie est aussitôt éliminé et son joueur quitte le match selon KG-7.21.
KG-8-4 = Le dernier joueur dans le match gagne.
KG-8-5 = Un Dieu dont l'énergie est de 25 ou plus gagne aussitôt, pendant le tour de n'importe quel joueur.
KG-8-9 = Une équipe perd aussitôt quand son Dieu principal est à 0 d'énergie ; l'autre équipe gagne.
KG-8-10 = Atteindre 25 d'énergie ne fait rien gagner.
KG-8-11 = Un Dieu de soutien non scellé dont l'énergie tombe à 0 devient scellé, et le match continue.
KG-8-13 = Un joueur scellé ne peut pas être choisi par des Attaques ou des capacités, de quelque camp qu'elles soient.
KG-8-15 = À chacune de ses phases de démarrage, un joueur scellé gagne 1 point d'énergie ; en dessous de 5, le tour s'arrête là.
KG-8-16 = À 5 points d'énergie, le joueur n'est plus scellé, pioche 5 cartes et joue ce même tour normalement à partir de la phase de démarrage.
KG-8-18 = Un Dieu peut être scellé n'importe quel nombre de fois ; un Dieu principal ne l'est jamais.
KG-8-19 = Si la manche 100 s'achève sans vainqueur, le match se termine : dans un match individuel, le joueur qui a le plus d'énergie gagne ; dans un match par équipe, l'équipe dont le Dieu principal a le plus d'énergie ; une égalité est un match nul entre ceux qu'elle concerne.
KG-8-20 = Il n'y a pas d'autre match nul ni de décompte de points ; les `scores` de KG-8.26 ne font qu'indiquer les énergies.
KG-8-21 = Abandonner (`concede`) est un acte de la table, comme dans chaque jeu qui s'y joue : tout joueur encore dans le match, même scellé, peut le faire à tout moment, et ce n'est jamais une option d'une décision.
KG-8-24 = L'abandon a pour effet que, dans un match individuel, l'énergie de ce Dieu devient 0 et que, dans un match par équipe, l'énergie du Dieu principal de l'équipe de ce joueur devient 0, de sorte que KG-8.3 ou KG-8.9 s'applique ; plusieurs joueurs quittent le match dans l'ordre où ils ont abandonné.

## 9 Hidden information

KG-9-2 = Tout joueur peut parcourir à tout moment n'importe quelle défausse et les enfers.
KG-9-4 = Les mains restent cachées entre coéquipiers ; se parler ne relève pas des règles.
KG-9-5 = Les vues et les journaux des autres, coéquipiers et spectateurs compris, ne montrent ni quel joueur est interrogé dans une fenêtre, ni qu'un joueur passe, par choix ou automatiquement.
KG-9-6 = Un joueur peut dire à l'interface de toujours passer dans des genres de fenêtre choisis ; les autres n'en voient rien, comme chaque fois qu'un joueur passe.

## 11 Per-card rulings

KG-11-2 = Taureau, Cancer : l'Action et la Défense s'excluent l'une l'autre ; une même carte ne donne jamais les deux.
KG-11-9 = Hydre : la carte est envoyée aux enfers avant la pioche ; l'Hydre elle-même est en jeu et ne peut pas s'y envoyer elle-même.
KG-11-10 = Balance : la carte révélée reste à part pendant les deux pioches ; elle ne peut donc pas être l'une des deux cartes piochées.
KG-11-11 = Gémeaux : à la résolution, le joueur choisit dans sa zone de jeu un autre Guerrier, joué pour son Action ce tour-ci et qui n'est pas une carte Gémeaux, puis une des capacités d'Action de ce Guerrier (n'importe laquelle, pas seulement celle déjà utilisée), puis ses cibles, et la résout.
KG-11-20 = Prêtre, Évêque : leurs points de foi sont une Action sans couleur ; ils ne peuvent pas réagir.
KG-11-21 = Gardien Sacré : l'Engagement compare l'énergie actuelle des deux Dieux quand la Défense est résolue ; à égalité, la condition est remplie.
KG-11-24 = Poséidon : utilisable seulement tant qu'une restriction de couleur est en vigueur et qu'aucune utilisation précédente n'est en attente.

## 12 Worked examples

KG-12-3 = Soit le Bélier et la Balance en main et aucun Guerrier joué ; quand le Bélier est joué (symboles vert, argent) et son Attaque résolue, alors la Balance (argent) peut être jouée ; après la Balance, les symboles sont rouge et rouge, et seul un Guerrier rouge peut suivre.

## 13 Decisions

KG-13-1 = Le tableau énumère tous les genres de décision du jeu.
KG-13-2 = Les cartes identiques d'une même zone sont une seule option ; là où les options portent des numéros d'objet, elle est nommée par le plus petit numéro des exemplaires qui peuvent être choisis.
KG-13-12 = `use zeus.1`, `use loki.1`, `use apollo.1` ne sont proposés qu'avec au moins 1 carte en main, `use athena.1` qu'avec un Disciple en main, `use hades.1` qu'avec 1 point de foi et sa propre défausse non vide.
KG-13-16 = `recruit w3` prend la carte visible de cette pile de Guerriers ; deux cartes égales sur deux piles sont deux options.

## 14 Position document

KG-14-2 = Les cartes qui ne figurent nulle part sont dans `out` ; plus d'exemplaires d'une carte qu'il n'en existe est une erreur.
KG-14-4 = `symbols` doit être vide si aucune carte d'usage `action` dans la zone de jeu active n'est un Guerrier, et sinon égal aux symboles du dernier de ces Guerriers ; s'il manque, il en est déduit.
KG-14-6 = Dans toute phase sauf `over`, un document avec moins de deux joueurs dans le match, ou avec un match terminé, est refusé.
KG-14-7 = Dans la phase `start`, l'état du tour (`faith`, `symbols`, `ignore_colour`, `attack_bonus`, `attacks_declared`, `warrior_gains`, `used`) est à ses valeurs par défaut et la zone de jeu active ne contient que des cartes `protect`.
KG-14-8 = `ignore_colour` n'est vrai que si le Dieu actif est Poséidon et que `symbols` n'est pas vide.
KG-14-10 = `mains` est une place de chaque équipe, d'abord celle de l'équipe A ; dans un match individuel, il est vide.
KG-14-11 = `use` n'est `protect` que sur une carte qui a une capacité de Protection.
KG-14-12 = `used` ne contient aucun nom deux fois, et un nom seulement si son Dieu est le Dieu actif, `heimdall.1` seulement si Heimdall est le Dieu d'un autre joueur.
KG-14-17 = Un document de phase `over` est refusé si deux joueurs d'un match individuel ont 25 points d'énergie ou plus, si les deux Dieux principaux sont à 0, ou si KG-8.19 devait trancher avant la manche 100.
KG-14-18 = Dans la phase `end`, la main et la zone de jeu du joueur actif sont vides.
KG-14-19 = `use` n'est `action` que sur une carte qui a une capacité d'Action, et `reaction` que sur une carte qui a une Réaction utilisable pendant son propre tour (parmi ces cartes, le Verseau).
KG-14-20 = Dans un match par équipe, les deux équipes ont des mythologies différentes.
KG-14-21 = Dans un match par équipe, `first` est l'une des places de `mains`, par défaut la première.
KG-14-22 = `attack_bonus` est 0 ou la valeur de `zeus.1`, cette dernière seulement si `used` contient `zeus.1`.

## 15 Invariants

KG-15-2 = Chaque Dieu se trouve en un endroit au plus ; deux joueurs n'ont jamais le même Dieu ; dans un match par équipe, tous les Dieux d'une équipe ont la même mythologie.
KG-15-3 = L'énergie n'est jamais négative ; entre les décisions, un joueur dans le match et non scellé en a au moins 1.
KG-15-4 = Dans un match individuel, tout joueur dans le match a moins de 25 points d'énergie tant que le match dure.
KG-15-5 = Dans un match par équipe, l'énergie ne dépasse jamais 25, les deux Dieux principaux en ont au moins 1 tant que le match dure, et un Dieu principal n'est jamais scellé.
KG-15-6 = Un joueur scellé a de 0 à 4 points d'énergie, et une main, une zone de jeu et une défausse vides.
KG-15-7 = Un joueur éliminé du match ne possède aucune carte hors de `out` et n'agit plus jamais.
KG-15-10 = Chaque Guerrier joué pour son Action dans un tour après le premier correspondait à un symbole alors en vigueur, ou bien un effet de Poséidon a été consommé par lui.
KG-15-12 = Hors de son propre tour, la zone de jeu d'un joueur ne contient que des cartes de Protection et des réactions en attente ou en cours de résolution.
KG-15-15 = À chaque décision après la mise en place, exactement un joueur est actif, et ce joueur est dans le match et non scellé.
