### The clauses of rules.md that Naruto Mythos names to players, in French; the English of rules.md is the norm.

## 1 Components and card anatomy

NM-1-1 = Le jeu se joue à exactement deux joueurs, `p0` et `p1`.
NM-1-2 = Une carte Personnage comporte : identifiant, nom, titre (version), coût en Chakra, Puissance, rareté, types, un seul groupe, et aucun, un ou plusieurs effets.
NM-1-3 = Deux Personnages ont le même nom quand le champ canonique `name` est égal dans leurs données de carte ; titres et langues ne jouent aucun rôle.
NM-1-4 = La rareté et l'illustration n'ont aucun effet sur le jeu.
NM-1-5 = Un effet porte un mot qui dit son moment (MAIN, UPGRADE, AMBUSH, SCORE) ; il est soit à la pose, soit continu (symbole du sablier).
NM-1-6 = Une carte Mission comporte : identifiant, titre, points de base, et au plus un effet, qui est soit SCORE (à la pose), soit continu.
NM-1-7 = Le rang d'une mission est l'emplacement qu'elle occupe : D au tour 1, C au tour 2, B au tour 3, A au tour 4.
NM-1-8 = Le bonus de rang est de 1 pour D, 2 pour C, 3 pour B, 4 pour A.
NM-1-9 = Le Chakra est un nombre entier dans la réserve de chaque joueur, jamais inférieur à 0 et sans maximum ; le stock est illimité.
NM-1-10 = Les Points Mission sont pour chaque joueur un nombre entier, jamais inférieur à 0.
NM-1-11 = Il y a un seul Jeton Edge ; à tout moment après la mise en place, exactement un joueur le détient.
NM-1-12 = Les Jetons Power se posent sur les Personnages, en nombre quelconque ; leur stock est illimité et chacun vaut +1 de Puissance.
NM-1-14 = Un *Personnage* sur la table est une pile d'une ou de plusieurs cartes ; seule la carte du dessus donne le nom, le coût, la Puissance, les types, le groupe et le texte.
NM-1-15 = Un Personnage est *évolué* quand sa pile compte au moins deux cartes, qu'il soit caché ou non.

## 2 Deck construction / card pool

NM-2-1 = Un deck contient au moins 30 cartes Personnage ; il n'y a pas de maximum.
NM-2-2 = Un deck contient au plus 2 cartes du même numéro ; toutes les impressions d'un numéro comptent ensemble.
NM-2-3 = Le nombre de cartes du même nom n'est pas limité.
NM-2-5 = Chaque joueur apporte exactement 3 cartes Mission différentes.
NM-2-7 = Les cartes Mission ne font jamais partie d'un deck.
NM-2-8 = Les cartes admises sont les 149 numéros de Personnage et les 10 missions du fichier des données de cartes ; il n'y a pas de liste d'interdictions.

## 3 Setup

NM-3-3 = La partie a un mode de mission, `casual` (par défaut) ou `competitive`.
NM-3-4 = Mode amical : 2 des 3 missions de chaque joueur sont prises au hasard, et ces 4 missions sont mélangées pour former le deck de Mission.
NM-3-7 = La troisième mission de chaque joueur est mise de côté face cachée ; personne ne la voit de toute la partie.
NM-3-8 = Chaque joueur mélange son deck et pioche 5 cartes.
NM-3-9 = Chaque joueur choisit ensuite de garder sa main ou d'en prendre une nouvelle (mulligan), une seule fois, en même temps que l'autre et sans connaître son choix.
NM-3-10 = Quand les deux choix sont faits, ils sont rendus publics ensemble et exécutés.
NM-3-11 = Un mulligan remet les 5 cartes dans le deck, le mélange et fait piocher 5 nouvelles cartes.
NM-3-12 = Un second mulligan n'est pas possible.

## 4 Round structure

NM-4-1 = Une partie compte exactement 4 tours.
NM-4-2 = Un tour se compose de la Phase de Début, de la Phase d'Action, de la Phase de Mission et de la Phase de Fin.
NM-4-10 = Étape 1 : la mission du dessus du deck de Mission est placée face visible à l'emplacement du rang de ce tour.
NM-4-11 = Son effet continu est actif aussitôt : son CHAKRA compte donc à l'étape 2.
NM-4-12 = Étape 2 : chaque joueur gagne 5 Chakra, plus 1 par Personnage de son côté dans toutes les missions, y compris les cachés, plus ses effets CHAKRA +X.
NM-4-14 = Les effets CHAKRA ne comptent que si, à l'étape 2, leur Personnage est non-caché et leur condition remplie.
NM-4-16 = Étape 3 : chaque joueur pioche 2 cartes.
NM-4-20 = Le détenteur du Jeton Edge a le premier tour d'action.
NM-4-21 = À son tour d'action, le joueur effectue exactement une action : jouer, cacher, révéler, faire évoluer, révéler en évolution ou passer.
NM-4-22 = Passer est toujours permis ; aucune autre action n'est jamais exigée.
NM-4-23 = Une fois un tour d'action entièrement résolu, l'autre joueur a le tour d'action suivant, sauf s'il a passé pendant ce tour ; dans ce cas, le même joueur continue.
NM-4-24 = Un joueur qui a passé n'a plus de tour d'action pendant ce tour.
NM-4-25 = Le premier joueur à passer dans un tour prend ou garde le Jeton Edge à ce moment-là.
NM-4-26 = Quand un joueur passe en second dans le tour, le Jeton Edge ne se déplace jamais.
NM-4-28 = Quand les deux joueurs ont passé, la Phase d'Action se termine aussitôt.
NM-4-40 = Les missions en jeu sont évaluées l'une après l'autre dans l'ordre D, C, B, A ; chaque mission en jeu est évaluée à chaque tour.
NM-4-41 = Chaque mission est évaluée selon la situation à ce moment-là, une fois résolus tous les effets de la mission précédente.
NM-4-42 = Le total d'un joueur sur une mission est la somme de la Puissance de tous les Personnages de son côté, y compris les cachés avec leurs jetons et modificateurs, et y compris les valeurs négatives.
NM-4-43 = Le joueur au total le plus élevé remporte la mission si ce total est d'au moins 1.
NM-4-44 = À totaux égaux d'au moins 1, le détenteur du Jeton Edge l'emporte.
NM-4-45 = Si aucun joueur n'a un total d'au moins 1, personne ne l'emporte : ni points ni SCORE, et personne n'a perdu la mission.
NM-4-46 = Le vainqueur gagne aussitôt les points de base plus le bonus de rang.
NM-4-47 = Après les points se forme un groupe d'effets déclenchés, chacun y entrant, qu'il puisse avoir un résultat ou non : tous les effets SCORE des Personnages non-cachés du vainqueur dans cette mission, tous les effets des Personnages non-cachés du perdant dans cette mission qui réagissent à une mission perdue, et l'effet SCORE de la mission.
NM-4-48 = Le détenteur du Jeton Edge choisit l'ordre de ce groupe, effets des deux joueurs mêlés ; l'effet de la mission vient toujours en dernier.
NM-4-49 = Chaque effet du groupe est utilisé et dirigé par le joueur à qui il appartient ; celui de la mission appartient au vainqueur.
NM-4-60 = Au tour 4, la Phase de Fin est omise : la partie se termine quand la dernière mission a été évaluée.
NM-4-64 = Étape 2, après le groupe et tout ce qu'il a déclenché : toutes les réserves de Chakra tombent à 0 et tous les Jetons Power sont retirés, sauf ceux que protège un effet actif à ce moment-là.
NM-4-65 = L'étape 2 ne touche ni aux Personnages, ni aux mains, ni aux piles de défausse, ni au contrôle, ni au Jeton Edge.

## 5 Actions

NM-5-1 = Seules les options énumérées par le moteur peuvent être choisies ; tout le reste est refusé, rien ne change et la décision reste ouverte.
NM-5-2 = Une action n'est légale que si le joueur peut en payer le prix en entier et aussitôt.
NM-5-3 = Un joueur peut agir sur n'importe quelle mission en jeu.
NM-5-4 = Un joueur ne peut pas avoir deux Personnages non-cachés du même nom de son côté d'une même mission, y compris ceux dont il a pris le contrôle.
NM-5-5 = Aucun joueur ne peut choisir de jouer une carte, de déplacer un Personnage ou d'en changer le contrôle si cela enfreint NM-5.4 ; ces options ne sont pas proposées.
NM-5-6 = Les Personnages cachés n'ont pas de nom et n'entrent jamais en conflit.
NM-5-10 = Jouer une carte face cachée coûte exactement 1 Chakra ; aucun effet n'y change rien.
NM-5-14 = Étape 3 du prix : pour une évolution, soustraire le coût imprimé de la carte du dessus du Personnage que l'on fait évoluer.
NM-5-21 = Le prix est payé avec la réserve du joueur qui joue la carte.
NM-5-25 = La carte est posée, depuis la main, face visible du côté du joueur dans la mission choisie, comme nouveau Personnage.
NM-5-26 = Ce n'est pas légal si le joueur y a déjà un Personnage non-caché de ce nom ; si une évolution est possible, la carte doit être jouée comme évolution.
NM-5-27 = Les effets MAIN s'appliquent ; les effets AMBUSH et UPGRADE ne s'appliquent pas.
NM-5-30 = La carte est posée, depuis la main, face cachée du côté du joueur dans la mission choisie ; aucun de ses effets ne s'applique.
NM-5-31 = Le nom, les restrictions et les conditions de la carte ne jouent aucun rôle ; toute carte peut être cachée dans toute mission.
NM-5-35 = La cible doit être un Personnage non-caché du côté du joueur, dont le nom est celui de la nouvelle carte ou qu'un effet de la nouvelle carte désigne comme pouvant évoluer.
NM-5-36 = La cible doit avoir le joueur pour propriétaire ; un Personnage d'un autre propriétaire ne peut pas évoluer, et une carte dont on n'est pas propriétaire ne peut pas servir d'évolution.
NM-5-37 = Le coût imprimé de la nouvelle carte doit être strictement supérieur à celui de la carte du dessus de la cible, même pour une évolution d'un nom à un autre.
NM-5-38 = Un Personnage caché ne peut pas évoluer.
NM-5-39 = Une évolution qui laisserait deux Personnages non-cachés du même nom de ce côté de la mission n'est pas légale.
NM-5-41 = La nouvelle carte est posée sur le dessus ; la pile reste le même Personnage, avec ses jetons, sa place, son numéro d'objet, ses verrouillages et le contrôle qu'il exerce.
NM-5-42 = Le texte des cartes recouvertes n'a aucun effet.
NM-5-43 = Les effets MAIN et UPGRADE s'appliquent dans l'ordre imprimé ; les effets AMBUSH ne s'appliquent pas.
NM-5-50 = Un joueur peut révéler un Personnage caché qu'il contrôle à tout tour d'action ultérieur, même dans le tour où ce Personnage a été caché.
NM-5-51 = Révéler, c'est jouer le Personnage : prix selon NM-5.11, puis il est retourné face visible là où il se trouve.
NM-5-52 = Les effets MAIN et AMBUSH s'appliquent dans l'ordre imprimé ; les effets UPGRADE ne s'appliquent pas, même si la pile cachée compte plusieurs cartes.
NM-5-54 = Révéler un Personnage là où le joueur en a déjà un non-caché du même nom n'est légal qu'en révélant en évolution.
NM-5-60 = Un Personnage caché peut être révélé comme évolution d'un Personnage non-caché de la même mission si sa carte du dessus peut le faire évoluer selon NM-5.35 à NM-5.39 et si le joueur est propriétaire des deux et les contrôle.
NM-5-61 = La pile cachée est posée sur la pile face visible ; les Jetons Power des deux s'additionnent.
NM-5-63 = Les effets MAIN, AMBUSH et UPGRADE s'appliquent tous, dans l'ordre imprimé.
NM-5-64 = Prix : celui d'une révélation et d'une évolution à la fois (NM-5.14 et NM-5.16 s'appliquent tous deux).
NM-5-80 = Un effet qui joue un Personnage propose toutes les façons non cachées que permettent les règles : nouveau Personnage, évolution et, sauf si une autre zone est nommée, révélation simple ou en évolution d'un Personnage caché que le joueur contrôle et qui a réellement le nom, le groupe ou le type exigé.
NM-5-81 = Les effets ne jouent jamais une carte face cachée.
NM-5-82 = Si l'effet ne nomme aucune zone, les cartes viennent de la main ou des Personnages cachés du joueur ; s'il nomme une zone (deck, pile de défausse), seulement de là.
NM-5-84 = Toutes les restrictions qui valent pour jouer normalement s'appliquent (noms, KS-040, KS-111, prix).
NM-5-85 = Jouer par un effet n'est pas l'action du tour d'action : le jeu passe au tour d'action suivant comme si seule l'action d'origine avait eu lieu.

## 6 Effects

NM-6-1 = Les effets à la pose s'activent une fois, quand leur moment se présente, dans l'ordre imprimé, de haut en bas.
NM-6-2 = Les effets MAIN à la pose se produisent chaque fois que le Personnage est joué non-caché, de quelque façon que ce soit.
NM-6-3 = Les effets UPGRADE ne se produisent que si la carte est jouée comme évolution (faire évoluer ou révéler en évolution).
NM-6-4 = Les effets AMBUSH ne se produisent que si le Personnage est révélé (révéler ou révéler en évolution).
NM-6-5 = Les effets SCORE se produisent quand le joueur qui contrôle le Personnage remporte la mission où celui-ci se trouve.
NM-6-6 = Les effets continus sont actifs tant que leur Personnage est non-caché et en jeu ; ils ne sont jamais activés, ni jamais facultatifs, sauf s'ils disent « vous pouvez ».
NM-6-17 = Les effets déclenchés pendant qu'un effet s'applique attendent que celui-ci ait été entièrement exécuté.
NM-6-18 = Les effets déclenchés par un même effet forment un nouveau groupe au-dessus de tout ce qui attend encore ; le groupe le plus récent est entièrement résolu avant qu'un plus ancien ne continue.
NM-6-19 = Au sein d'un groupe, le joueur dont c'est le tour d'action choisit ce qui vient ensuite, pour les effets des deux joueurs.
NM-6-20 = Les effets de mission d'un groupe viennent en dernier.
NM-6-30 = Un effet à la pose est facultatif, sauf s'il dit « vous devez » ou s'il relève de NM-6.33 ou de NM-6.34.
NM-6-31 = Le choix se fait une fois par effet, `use` ou `skip`, au début de chaque effet facultatif sans exception, avant que rien n'en soit exécuté ou vu ; les remplacements facultatifs sont demandés par `replace` (NM-6.111).
NM-6-33 = Les effets qui disent à l'adversaire de faire ou de décider lui-même quelque chose sont obligatoires ; ce sont KS-069 (MAIN), KS-132 (UPGRADE), KS-140 (MAIN) et KS-M03, mais non KS-014, KS-032 ni KS-091.
NM-6-34 = Les effets qui ne profitent qu'à l'adversaire sont obligatoires.
NM-6-36 = Tout ou rien : un effet utilisé est exécuté en entier, autant que possible ; on ne peut pas n'en prendre que la partie qui arrange.
NM-6-45 = {"*"}Allié* désigne un autre Personnage de votre côté ; un Personnage n'est pas son propre allié. « Allié » et « autre allié » ont le même sens.
NM-6-46 = {"*"}Ennemi* désigne un Personnage du côté de l'adversaire.
NM-6-47 = Si un effet ne nomme pas de côté, il désigne les Personnages des deux côtés.
NM-6-48 = Si un effet ne nomme pas de mission, il désigne toutes les missions.
NM-6-49 = « Un Personnage » ou « n'importe quel Personnage » inclut la source elle-même ; « un autre » ou « autre » exclut la source et tout Personnage déjà choisi par le même effet.
NM-6-52 = Les Personnages comprennent les cachés, sauf si l'effet dit non-caché ou demande quelque chose qu'un Personnage caché n'a pas.
NM-6-53 = Pour tous les effets, un Personnage caché a un coût de 0 et une Puissance imprimée de 0, et n'a ni nom, ni titre, ni type, ni groupe, ni texte, même pour le joueur qui le contrôle.
NM-6-54 = Le « coût imprimé » ou la « Puissance imprimée » d'un Personnage caché désigne la valeur réelle de sa carte du dessus.
NM-6-55 = Seul un Personnage non-caché peut être caché.
NM-6-56 = Un Personnage que l'effet ne peut pas affecter de la façon demandée (immunisé, impossible à déplacer, sans destination, sans jeton à retirer) n'est pas une cible légale pour cet effet ; un Personnage verrouillé par KS-067 est une cible légale pour des jetons (NM-11.67.9).
NM-6-57 = Une cible à déplacer n'est légale que s'il y a en jeu au moins une autre mission où NM-5.4 reste respecté.
NM-6-65 = La *base* d'un Personnage est sa Puissance imprimée (0 s'il est caché) plus ses Jetons Power.
NM-6-66 = La *Puissance* d'un Personnage se calcule à partir de la seule position : sa base plus la somme de tous les modificateurs statiques actifs qui s'appliquent à lui ; elle n'est jamais enregistrée.
NM-6-67 = Tous les modificateurs statiques s'appliquent en même temps ; aucun n'en voit un autre.
NM-6-70 = La Puissance peut être négative ; elle est ajoutée telle quelle au total.
NM-6-101 = Un Personnage que les effets ennemis ne peuvent ni cacher ni vaincre est laissé de côté par les effets de masse et n'est pas un choix légal, même quand c'est le joueur qui le contrôle qui doit choisir pour un effet ennemi.
NM-6-111 = Tous les remplacements qui pourraient s'appliquer à ce qui arrive à un même Personnage forment un seul choix commun, fait par le joueur qui contrôle ce Personnage ; ensuite, l'événement modifié est examiné de nouveau, chaque remplacement servant au plus une fois.
NM-6-120 = Prendre le contrôle place le Personnage tel quel (pile, jetons, caché ou non) du côté du joueur qui prend le contrôle, dans la même mission, en dernier dans l'ordre.
NM-6-121 = Il est alors l'allié des Personnages du joueur qui le contrôle, compte pour ce joueur à tous égards et peut être révélé par lui.
NM-6-122 = Le contrôle dure tant que le Personnage qui en est la source est en jeu, non-caché et contrôlé par le joueur qui l'a pris.
NM-6-124 = Quand le contrôle prend fin, le Personnage retourne aussitôt du côté de son propriétaire dans la mission où il se trouve, en dernier dans l'ordre, en gardant ses jetons et en restant caché ou non ; NM-5.7 s'applique.

## 7 Zones and movements

NM-7-1 = Zones : par joueur, deck (face cachée, ordonné), main, pile de défausse (face visible, ordonnée), mission mise de côté ; communes : deck de Mission (face cachée, ordonné), missions en jeu avec deux côtés chacune.
NM-7-2 = Les Personnages d'un côté se placent par ordre d'arrivée, celui qui est pris ou qui revient étant le dernier, et ne sont pas réarrangés.
NM-7-3 = {"*"}Piocher* : la carte du dessus du deck va dans la main de son propriétaire ; plusieurs pioches se font une par une.
NM-7-4 = Piocher dans un deck vide ne fait rien et n'entraîne aucune pénalité ; une telle pioche n'a pas eu lieu.
NM-7-5 = {"*"}Défausser de la main* : la carte va face visible sur le dessus de la pile de défausse de son propriétaire ; celui-ci choisit la carte, sauf si l'effet laisse choisir un autre joueur.
NM-7-7 = Les piles de défausse gardent leur ordre ; personne ne peut les réarranger.
NM-7-8 = Les cartes défaussées ensemble entrent dans les piles de défausse dans l'ordre choisi par le joueur qui décide (NM-6.79).
NM-7-9 = {"*"}Vaincre* : le Personnage quitte le jeu ; ses cartes vont dans la pile de défausse du propriétaire, la plus basse d'abord, de sorte que la carte du dessus s'y trouve tout en haut.
NM-7-12 = {"*"}Renvoyer en main* : la carte du dessus va dans la main de son propriétaire, NM-7.11 pour le reste.
NM-7-14 = {"*"}Cacher* : le Personnage est retourné face cachée sur place ; ses jetons, sa pile, sa place et le contrôle exercé sur lui demeurent ; son texte devient inactif, et le contrôle qu'il exerce prend fin.
NM-7-16 = {"*"}Déplacer* : le Personnage va avec sa pile et ses jetons du même côté d'une autre mission, en dernier dans l'ordre ; un Personnage caché reste caché.
NM-7-17 = Il n'existe pas de déplacement au sein d'une même mission ; avec une seule mission en jeu, rien ne peut être déplacé.
NM-7-20 = {"*"}POWERUP X* : X jetons sont placés sur le Personnage nommé, ou sur la source si aucun n'est nommé.
NM-7-22 = Les jetons restent quand un Personnage est caché, révélé ou déplacé, évolue ou change de côté.
NM-7-25 = {"*"}Regarder* : seul le joueur qui regarde voit la ou les cartes ; elles restent où elles sont.

## 8 Scoring, end, winner

NM-8-1 = Les points gagnés restent acquis ; la même mission peut être remportée de nouveau à chaque tour.
NM-8-2 = Les points viennent des missions remportées (NM-4.46) et des effets qui donnent des Points Mission, au moment où ils sont résolus.
NM-8-3 = La partie se termine après la Phase de Mission du tour 4 ; les règles ne connaissent pas de fin anticipée.
NM-8-4 = Le joueur qui a le plus de points gagne.
NM-8-5 = À égalité de points, le joueur qui détient le Jeton Edge à la fin gagne ; il n'y a pas de match nul.
NM-8-6 = Un joueur sans cartes dans son deck ou dans sa main continue à jouer normalement.
NM-8-8 = Abandonner (`concede`) est un acte de la table, et non une option : il prend effet quand rien n'est en cours de résolution, met aussitôt fin à la partie, et l'autre joueur gagne quels que soient les points.

## 9 Hidden information

NM-9-1 = Un joueur peut toujours regarder les Personnages cachés qu'il contrôle et les deux piles de défausse.
NM-9-2 = C'est le joueur qui contrôle un Personnage caché, et non son propriétaire, qui peut le regarder ; quand le contrôle change, celui qui l'obtient peut le regarder.
NM-9-3 = Une identité vue légalement (face visible avant d'être cachée, regardée, autrefois contrôlée) reste connue de ce joueur tant que le numéro d'objet existe ; la vue du joueur la porte comme `known`.
NM-9-5 = La vue d'un joueur ne contient jamais le contenu ni l'ordre d'un deck, la main de l'adversaire, les identités cachées inconnues, le deck de Mission, les missions mises de côté ou la graine.
NM-9-8 = Journal : quand un joueur regarde, l'entrée nomme à tous ce joueur et le numéro d'objet (ou « main », « les N cartes du dessus du deck »), et les cartes à lui seul.
NM-9-14 = Les options d'une décision ne sont visibles que du joueur qui décide ; les autres voient le genre de décision et qui décide.
NM-9-15 = La vue d'un joueur montre la liste de son propre deck de départ et la taille de toutes les zones, jamais ce qui reste dans son deck.

## 11 Per-card rulings

NM-11-4-6 = KS-004 : UPGRADE : toute carte de la pile peut être prise, la pile étant publique ; l'ordre des autres reste le même.
NM-11-20-2 = KS-020 : un ennemi non-caché dont le nom est déjà ici celui d'un de vos Personnages non-cachés ne peut pas être choisi.
NM-11-40-1 = KS-040 : vous êtes en train de gagner une mission si votre total selon NM-4.42 (Puissance complète ; NM-6.68 ne s'applique pas) est d'au moins 1 et supérieur à celui de l'adversaire, ou égal si vous détenez le Jeton Edge, juste avant qu'elle n'arrive ou ne soit retournée ; ses propres jetons de Personnage caché comptent alors dans votre total.
NM-11-67-1 = KS-067 : verrouille, quand il devient actif ici (joué, révélé, déplacé ici, passé sous un autre contrôle), l'ennemi ici qui a la base la plus élevée (Puissance imprimée plus jetons ; pour un caché, 0 plus jetons) ; à égalité, le joueur qui contrôle KS-067 choisit.
NM-11-111-1 = KS-111 : interdit à l'adversaire toute révélation ici, en évolution ou non, par action comme par effet.
NM-11-115-1 = KS-115 : protège vos autres Personnages non-cachés ici contre les effets ennemis qui les cacheraient ; pas lui-même.
NM-11-134-1 = KS-134 : vos propres Personnages peuvent en faire partie ; les Puissances sont fixées au début ; une valeur négative compte pour 0 ; les choix se terminent par `done`, proposé dès le premier choix, donc avant même qu'un Personnage soit choisi ; la somme des choix ne dépasse jamais 6.
NM-11-138-1 = KS-138 : sur tout Personnage non-caché dont vous êtes propriétaire, de coût imprimé 5 ou moins, qui n'est ni de type Invocation ni nommé Orochimaru ; cette carte ne peut pas faire évoluer un Orochimaru, même de la façon ordinaire.

## 12 Worked examples

NM-12-7 = Soit une mission de base 2 dévoilée au tour 3. Quand elle est remportée, elle donne alors 2 + 3 = 5 points, et de nouveau 5 au tour 4.

## 14 Position document

NM-14-8 = Charger un KS-067 face visible sans `lock` alors qu'un ennemi est dans sa mission est une erreur.

## 15 Invariants

NM-15-2 = Les cartes Mission du deck de Mission, des emplacements et mises de côté sont toujours les 6 mêmes.
NM-15-3 = En Phase d'Action du tour r, exactement r missions sont en jeu et 4 − r dans le deck de Mission, sauf si NM-4.18 s'est appliqué.
NM-15-4 = À aucune décision, un côté d'une mission n'a deux Personnages non-cachés du même nom.
NM-15-7 = Le joueur actif n'a pas passé ; les deux n'ont passé qu'en dehors de la Phase d'Action.
NM-15-9 = Un Personnage qui n'est pas du côté de son propriétaire a une source de contrôle en jeu, non-cachée et du même côté que lui.
NM-15-12 = Les numéros d'objet sont uniques, inférieurs à `next_object` et jamais donnés deux fois dans une partie.
NM-15-14 = Un Personnage verrouillé est un ennemi dans la mission de son KS-067, n'a pas de jetons et a une Puissance de 0.
