### The clauses of rules.md that refusals, the glossary and the guide name, in French.

## 1 Components and card anatomy

MG-1-1 = Une partie réunit de 2 à 8 joueurs et dure 3 manches.
MG-1-4 = Les créatures et les sorts forment la pioche ; les divinités et les croyances sont deux jeux de cartes séparés et n'entrent jamais dans la pioche.
MG-1-5 = Une créature a un nom, une couleur, une valeur imprimée, et parfois un mot-clé avec un bonus, un nombre d'exemplaires ou un autre effet.
MG-1-6 = Les couleurs des créatures sont le vert, le jaune, l'orange, le gris et le bleu.
MG-1-7 = Les sorts sont blancs ; le blanc n'est pas une couleur de créature et ne compte jamais pour Polychrome, Monochrome ou les bonus de couleur. (il n'y a jamais de sort sur un terrain quand on compte les points)
MG-1-10 = Un nombre d'exemplaires `n = +m` donne m points quand vous avez au moins n créatures de ce nom.
MG-1-12 = Chaque créature sur un terrain est un objet avec un numéro public `#k`, attribué quand elle entre sur un terrain et conservé tant qu'elle reste sur un terrain, quel qu'il soit ; les numéros montent de un en un pendant toute la partie, chaque nouvel objet recevant le plus grand numéro donné jusque-là plus 1, et ne resservent jamais. (les codes et le journal ont besoin de références stables)
MG-1-15 = Le possesseur d'un objet est le joueur sur le terrain duquel il se trouve ; au-delà, personne ne possède une carte de la pioche. (toutes ces cartes retournent dans une pioche commune)

## 2 Deck construction / card pool

MG-2-1 = Les joueurs ne construisent rien : tous utilisent une seule pioche commune.
MG-2-2 = La pioche contient tous les exemplaires de toutes les créatures et de tous les sorts du jeu de cartes : 20 créatures et 4 sorts, en 4 exemplaires, soit 96 cartes. (les nombres publiés ne sont pas connus)
MG-2-3 = La pioche est la même quel que soit le nombre de joueurs. (8 joueurs remplissent au plus 56 emplacements, avec au plus 58 cartes si deux paires sont fusionnées ; il reste au moins 38 cartes dans la pioche, la défausse et la main)
MG-2-4 = Les 12 divinités existent chacune en un seul exemplaire. (8 joueurs, plus celle que le Polythéisme ajoute, en demandent 9)
MG-2-5 = Les 10 croyances existent chacune en un seul exemplaire. (le huitième à choisir en a encore 3 devant lui)

## 3 Setup

MG-3-1 = Le premier joueur de la manche 1 est tiré au sort. (le livret n'en dit rien)
MG-3-3 = Au début de chaque manche, les 96 cartes, où qu'elles soient, sont mélangées en une seule pioche face cachée ; les terrains et la défausse sont vides. (le livret fait revenir les cartes des terrains ; les cartes défaussées et détruites doivent revenir aussi)
MG-3-4 = Au début de chaque manche, chaque joueur reçoit une divinité au hasard, face cachée devant son terrain.
MG-3-6 = Un joueur peut regarder sa propre divinité à tout moment. (son bonus doit guider le jeu)
MG-3-7 = Les divinités non distribuées restent face cachée et inconnues. (les accusations gardent ainsi leur incertitude)
MG-3-8 = Au début de chaque manche, chaque joueur choisit une croyance, placée face visible devant son terrain.
MG-3-9 = Les croyances se choisissent dans le sens horaire à partir du premier joueur ; chacun en prend une que personne n'a prise cette manche. (un seul exemplaire de chaque ; le dernier de la manche précédente choisit le premier)
MG-3-13 = Les compteurs de manche partent de zéro : sorts joués, usages uniques par manche, occasions de jouer ; les derniers tours n'ont pas commencé. (nécessaire aux divinités, aux croyances et à 4.5)

## 4 Turn or round structure

MG-4-1-1 = Le premier joueur joue le premier tour ; les occasions de jouer passent ensuite dans le sens horaire jusqu'à la fin de la manche.
MG-4-1-2 = Le tour d'un joueur dont le terrain est plein quand vient son occasion de jouer est sauté : ni pioche, ni action ; il en va de même quand on charge une position en phase `draw` où le terrain du joueur actif est plein. (un tour oblige à jouer une carte, et un terrain plein n'a plus de place)
MG-4-2-1 = Vous piochez 5 cartes.
MG-4-2-2 = La main n'existe que pendant votre tour ; entre les tours, toutes les mains sont vides.
MG-4-3-1 = Vous jouez une ou deux cartes.
MG-4-3-2 = Jouer une carte, c'est jouer une créature de sa main face visible, jouer une créature de sa main face cachée, ou jouer un sort de sa main.
MG-4-3-3 = Un sort compte comme une carte jouée et remplit le minimum d'une carte. (le livret parle de jouer une carte, et les sorts se jouent)
MG-4-3-4 = Les cartes sont jouées et appliquées l'une après l'autre ; la deuxième se choisit une fois la première entièrement appliquée. (la première peut changer la main)
MG-4-3-5 = Les actions gratuites ne comptent pas comme des cartes jouées et ne remplissent pas le minimum : fusionner deux créatures sur le terrain, activer une Chimère, utiliser une croyance. (imprimé pour la Chimère ; la fusion et les croyances ne jouent pas de carte non plus)
MG-4-3-6 = Les actions gratuites sont permises à tout moment de la phase principale, avant, entre ou après les cartes jouées, sauf si leur propre règle le restreint. (le livret dit seulement « durant votre tour »)
MG-4-3-7 = Vous pouvez terminer la phase principale une fois que vous avez joué au moins une carte.
MG-4-3-9 = Atteindre 7 emplacements ne met pas fin à la phase principale : une deuxième carte qui ne demande pas d'emplacement libre et les actions gratuites restent possibles. (les sorts n'occupent pas d'emplacement)
MG-4-4-1 = Vous mettez toutes les cartes qui restent dans votre main sous la pioche.
MG-4-4-2 = Vous choisissez leur ordre : la première que vous mettez est la plus haute, la dernière devient la carte du dessous. (le livret ne fixe pas l'ordre ; le choix est l'usage courant)
MG-4-4-3 = Les autres joueurs voient combien de cartes vous mettez sous la pioche, mais pas lesquelles. (on ne les leur a jamais montrées)
MG-4-5-1 = Un terrain est plein quand 7 emplacements sont occupés.
MG-4-5-2 = Les emplacements occupés sont la somme de ceux des objets du terrain : paire fusionnée 1, Cyclope 2, toute autre créature 1. (Fusion est imprimé ; le Cyclope est reconstitué d'après sa règle de placement)
MG-4-5-4 = La vérification de fin a lieu après l'étape de retour de chaque tour et après chaque occasion sautée. (des moments fixes ; un terrain qui n'a été plein qu'au milieu d'un tour ne compte pas)
MG-4-5-5 = Si tous les terrains sont pleins lors d'une vérification de fin, la manche s'arrête.
MG-4-5-6 = Si les derniers tours n'ont pas commencé et qu'au moins un terrain est plein lors d'une vérification de fin, ils commencent et durent deux tours de table complets : en occasions de jouer, 2 × le nombre de joueurs, à partir du joueur suivant. (chaque autre joueur a exactement deux occasions de plus, comme le livret l'accorde)
MG-4-5-8 = Chaque occasion compte dans les derniers tours, même sautée. (un délai que personne ne peut allonger)
MG-4-5-9 = Un joueur qui redescend au-dessous de 7 emplacements pendant les derniers tours peut utiliser les occasions qui lui restent, y compris celui dont le terrain les a fait commencer. (son terrain n'est plus plein)
MG-4-5-11 = Quand les derniers tours sont épuisés, la manche s'arrête, même si des terrains ne sont pas pleins ; ils sont décomptés tels quels. (le livret accorde deux tours et pas plus)
MG-4-6-1 = Après les manches 1 et 2, le joueur qui y a marqué le moins de points commence la suivante.

## 5 Actions in full detail

MG-5-1-1 = Une créature se joue de la main sur votre propre terrain, jamais sur un autre.
MG-5-1-2 = Elle demande autant d'emplacements libres qu'elle en occupe (exception : 5.1.12).
MG-5-1-3 = Un Cyclope ne peut pas être joué de la main s'il n'y a qu'un seul emplacement libre.
MG-5-1-4 = Toute créature peut être jouée face visible.
MG-5-1-5 = La Chimère, le Chupacabra, le Cyclope, le Dragon et l'Elfe ne peuvent pas être joués face cachée.
MG-5-1-6 = Toute autre créature peut être jouée face cachée.
MG-5-1-7 = Vous ne pouvez jamais placer une créature face cachée qui vous donnerait plus de créatures face cachée que de créatures face visible.
MG-5-1-8 = La limite est vérifiée à chaque placement ; la première créature sur un terrain vide est donc face visible (sauf si 6.5.3 permet autre chose). (avec une vérification en fin de tour, ce qui est permis dépendrait d'une carte jouée plus tard)
MG-5-1-12 = Un Troll de la main peut être joué face visible directement sur un de vos Trolls face visible non fusionnés : cela compte pour une carte jouée, les deux deviennent une paire fusionnée et aucun emplacement libre n'est nécessaire ; la paire garde son numéro et n'en consomme pas de nouveau. (le second Troll peut ainsi entrer sur un terrain plein)
MG-5-2-1 = Un sort se joue toujours face visible. (les cartes blanches vont dans la défausse, jamais sur un terrain)
MG-5-2-2 = Un sort s'applique aussitôt, puis va dans la défausse.
MG-5-2-5 = Le Satyre ne peut pas être joué tant que votre terrain est vide.
MG-5-2-6 = Un sort ne demande pas d'emplacement libre.
MG-5-3-1 = Par une action gratuite, vous pouvez fusionner deux de vos créatures du même nom qui ont Fusion.
MG-5-3-3 = Les deux créatures doivent être face visible et non fusionnées. (une paire est posée face visible, comme une seule carte)
MG-5-3-7 = On ne fusionne que pendant sa propre phase principale, jamais pendant le décompte. (les terrains sont fixés quand le décompte commence)
MG-5-3-8 = L'action gratuite de fusionner n'est pas proposée si elle devait vous laisser plus de créatures face cachée que de créatures face visible (6.5.3 en ajoute une) ; jouer un Troll selon 5.1.12 n'est pas concerné. (la fusion fait une créature face visible de deux, 5.1.12 ne change aucun des deux nombres)
MG-5-4-1 = À votre tour, vous pouvez activer une de vos Chimères ; cette activation n'est pas une carte jouée.
MG-5-4-2 = Chaque objet Chimère peut être activé une fois par manche ; la marque le suit quand il change de possesseur. (limite reconstituée)
MG-5-4-4 = Vous choisissez une autre de vos créatures, face visible ou face cachée, qui n'est pas indestructible ; sans une telle créature, la Chimère ne peut pas être activée. (une activation doit pouvoir faire quelque chose)
MG-5-4-5 = La créature choisie est détruite.
MG-5-4-6 = Si elle a quitté le terrain, vous pouvez ensuite placer une créature de votre main, face visible ou face cachée, selon les règles d'emplacements et de faces de 5.1.2 à 5.1.9.
MG-5-4-7 = Ce placement ne compte pas comme une carte jouée et ne déclenche aucun effet « quand cette carte est jouée ». (sinon, un Dragon gratuit)
MG-5-5-1 = Un joueur peut disposer son terrain dans n'importe quel ordre.
MG-5-5-2 = L'ordre n'a d'effet sur aucune règle ; c'est un réglage d'affichage et non une décision de la partie. (rien ne dépend des positions)
MG-5-5-4 = Vous pouvez regarder vos propres créatures face cachée, mais vous ne pouvez retourner une créature que par un effet. (le livret ne donne pas une telle action)
MG-5-6-1 = Seuls les choix permis sont proposés ; toute autre demande est refusée et ne change rien. (jeu numérique)

## 6 Effects

MG-6-1-2 = Les effets « quand cette carte est jouée » n'ont lieu que si la créature est jouée de la main face visible, comme carte jouée ; pas quand elle est placée par le Lutin, la Chimère ou la Réincarnation, échangée, retournée, copiée ou transformée. (un seul déclencheur, et clair)
MG-6-2-1 = Pendant les tours, les effets ne peuvent choisir chez les autres joueurs que des créatures face visible ; vos propres créatures peuvent être choisies face visible ou face cachée là où l'effet parle des vôtres. (pour les autres, une carte cachée n'a ni valeur ni nom connus)
MG-6-2-3 = Un terrain plein ne protège pas : les créatures des joueurs dont le terrain est plein peuvent être choisies. (le livret n'en dit rien)
MG-6-3-1 = Une créature qui serait détruite est mise dans la défausse, sauf remplacement. (le livret ne nomme pas d'autre endroit)
MG-6-3-2 = Une créature indestructible n'est pas détruite et ne peut pas être choisie pour un effet qui ne fait que détruire. (le Dragon et la Chimère doivent choisir une cible qu'ils peuvent atteindre)
MG-6-3-3 = Une créature avec Résurrection qui serait détruite reste en jeu, est désormais indestructible, et son bonus est actif.
MG-6-4-1 = Drainer n : d est le plus petit des deux nombres, n ou la valeur actuelle de la cible ; d est soustrait du modificateur de la cible et ajouté à celui de la créature qui draine. (les valeurs ne descendent jamais au-dessous de 0)
MG-6-5-1 = Animisme : à votre étape de pioche, vous piochez 6 cartes.
MG-6-5-2 = Polythéisme : vous voyez une divinité inutilisée au hasard et la vôtre, en gardez une, et l'autre rejoint les inutilisées sans que les autres la voient.
MG-6-5-3 = Ésotérisme : votre limite de 5.1.7 est le nombre de créatures face visible plus une.
MG-6-5-4 = Chamanisme : à chaque tour, votre premier sort n'est pas l'une des deux cartes jouées, mais remplit le minimum ; on joue au plus trois cartes ce tour-là.
MG-6-5-5 = Divination : vous voyez une fois toutes les divinités inutilisées, après le Polythéisme.
MG-6-5-6 = Totémisme : après les Loups-garous (8.4), vous pouvez donner à une de vos créatures une autre des cinq couleurs.
MG-6-5-7 = Fatalisme : une fois par manche, avant votre première carte jouée d'un tour, vous mettez toute votre main sous la pioche, dans l'ordre où elle a été piochée, et piochez autant de cartes.
MG-6-5-8 = Druidisme : une fois par manche, quand un effet d'un autre joueur ferait partir une ou plusieurs de vos créatures en les détruisant, vous pouvez en choisir une qui reste inchangée ; les créatures qui resteraient de toute façon ne sont pas proposées.
MG-6-5-9 = Réincarnation : après qu'un effet a fait partir une ou plusieurs de vos créatures en les détruisant et qu'il est terminé, vous pouvez, pour chaque objet perdu (une paire fusionnée est un objet), effectuer une fois « révéler et placer » (7.9) sur votre terrain ; toutes les Réincarnations d'une même destruction forment un seul effet.
MG-6-5-11 = Dualisme : une fois par manche, pendant votre phase principale, vous retournez une de vos créatures ; de face visible à face cachée seulement si la carte peut être face cachée, n'est ni fusionnée ni ressuscitée, et si la limite est respectée ensuite.
MG-6-5-12 = Une créature mise face cachée par le Dualisme reste connue de tous les joueurs. (ils l'ont vue)
MG-6-5-13 = Le Dualisme n'est proposé que si l'une de vos créatures peut être retournée, le Fatalisme que si votre main n'est pas vide. (un usage doit pouvoir faire quelque chose)

## 7 Zones and movements

MG-7-3 = Recyclage : s'il faut une carte de la pioche et qu'elle est vide, la défausse est mélangée et devient la pioche ; si les deux sont vides, on ne pioche rien et l'effet continue. (avec les 96 cartes normales, nécessaire seulement si la pioche s'épuise alors que des cartes sont dans la défausse)
MG-7-6 = Défausser : une carte va face visible sur le dessus de la défausse ; une paire fusionnée y va comme deux cartes. (la défausse est publique)

## 8 Scoring, end of game, winner, ties

MG-8-1-3 = Les points des étapes 5 à 7 forment le sous-total d'un joueur. (Anubis a besoin d'un nom pour cela)
MG-8-2-1 = Toutes les créatures sont mises face visible.
MG-8-2-2 = Avant cela, chaque créature face cachée reçoit la marque « était face cachée » ; la marque reste malgré la copie et la transformation. (Licorne, Odin, Loki, Athéna)
MG-8-3-1 = Les possesseurs de créatures dont un effet de fin de manche vise une cible doivent déclarer leurs cibles.
MG-8-3-2 = Les cibles sont déclarées ouvertement : d'abord les Gorgones, puis, une fois toutes les copies faites, les Loups-garous. (une Gorgone qui copie un Loup-garou doit pouvoir déclarer)
MG-8-3-4 = La cible d'une Gorgone est n'importe quelle créature en jeu, de n'importe quel joueur, qui n'est pas une Gorgone et n'est pas déjà la cible d'une Gorgone.
MG-8-3-5 = On ne peut copier une même carte qu'une fois.
MG-8-3-7 = Quand toutes les Gorgones ont déclaré, chacune prend le nom, la valeur et l'effet de sa cible, et garde sa propre couleur.
MG-8-4-1 = Chaque créature nommée Loup-garou, y compris les Gorgones qui en ont copié un, déclare une autre créature en jeu, de n'importe quel joueur, même vous, qui n'est pas nommée Loup-garou et n'est pas déjà la cible d'un Loup-garou.
MG-8-4-4 = Quand tous ont déclaré, chaque cible devient un Loup-garou : son nom, sa valeur, son effet et sa couleur changent.
MG-8-4-5 = Un Loup-garou ainsi créé ne transforme rien.
MG-8-4-8 = Le possesseur du Totémisme peut ensuite changer la couleur d'une de ses créatures pour le reste du décompte.
MG-8-5-1 = Chaque objet donne sa valeur actuelle.
MG-8-5-2 = Une paire fusionnée donne la valeur de chacune de ses cartes.
MG-8-5-4 = Les bonus des mots-clés comptent une fois pour chaque carte qui a le mot-clé.
MG-8-5-5 = Surnombre compte si vous avez strictement plus d'exemplaires du nom que chacun des autres joueurs.
MG-8-5-7 = Unique compte si aucun autre joueur n'a d'exemplaire du nom.
MG-8-5-8 = Avoir soi-même deux exemplaires n'empêche pas Unique ; chacun donne son bonus. (le livret demande le seul joueur, et non le seul exemplaire)
MG-8-5-9 = Polychrome compte si vous avez au moins une carte de chacune des cinq couleurs de créature.
MG-8-5-10 = Monochrome compte si toutes vos cartes sont d'une seule couleur et que vous en avez au moins une.
MG-8-5-12 = Un nombre d'exemplaires est donné une fois par joueur et par nom, même avec plus d'exemplaires qu'il n'en faut.
MG-8-5-13 = Une créature ressuscitée donne son bonus de Résurrection ; une créature qui n'a jamais été touchée n'en donne pas.
MG-8-5-15 = Le +3 de la Licorne se compte à l'étape 6 et fait partie du sous-total. (c'est un bonus de carte, comme les mots-clés ; Anubis a besoin d'une réponse)
MG-8-6-1 = Vert : +2 avec 3 ou plus.
MG-8-6-2 = Jaune : +3 avec exactement 3.
MG-8-6-3 = Orange : -1 avec exactement 1.
MG-8-6-4 = Gris : +2 avec exactement 1.
MG-8-6-5 = Bleu : +3 avec exactement 2.
MG-8-6-6 = Chaque bonus de couleur est donné une fois par joueur ; une paire fusionnée compte comme une carte.
MG-8-7-1 = Avant que les divinités soient révélées, les joueurs dont la divinité a Identification doivent se déclarer.
MG-8-7-2 = Se déclarer apprend à tous les joueurs, au même moment, seulement que votre divinité a Identification ; la divinité reste face cachée jusqu'à l'étape 9. (le livret fait révéler les divinités après les accusations)
MG-8-7-3 = Chaque joueur déclaré doit faire une accusation : un joueur et une divinité.
MG-8-7-4 = N'importe quel autre joueur, déclaré ou non, peut être accusé.
MG-8-7-5 = La divinité nommée n'est pas celle de l'accusateur, et elle a Identification si et seulement si l'accusé s'est déclaré. (l'accusateur sait alors l'un et l'autre ; un autre nom serait forcément faux)
MG-8-7-7 = Les accusations se font dans le sens horaire à partir du premier joueur, ouvertement, toutes avant qu'aucune soit vérifiée. (les suivants peuvent écouter mais n'apprennent aucun résultat)
MG-8-8-1 = Toutes les divinités sont révélées.
MG-8-8-2 = Chaque divinité donne son propre bonus d'après l'état atteint après l'étape 4 et le sous-total.
MG-8-8-5 = Une accusation juste prend 4 points à l'accusé et les donne à l'accusateur, quels que soient leurs totaux.
MG-8-8-6 = Une accusation fausse ne change rien. (le livret ne nomme pas de pénalité)
MG-8-9-1 = Fort et Faible se comptent en dernier.
MG-8-9-2 = Ils reposent sur une seule comparaison des totaux après l'étape 10, faite une fois pour tous les joueurs ; rien de ce qui se compte à l'étape 11 ne la change. (sinon les résultats dépendraient d'un ordre)
MG-8-9-3 = Tous les joueurs au plus haut total sont les plus forts ; tous ceux au plus bas sont les plus faibles.
MG-8-9-4 = Un joueur qui utilise Fort ne peut pas utiliser Faible dans le même décompte, ni l'inverse.
MG-8-9-7 = Fort s'applique aussi quand son bonus est négatif.
MG-8-10-1 = Le score de la manche est le total après l'étape 11.
MG-8-10-3 = Après trois manches, la plus grande somme des scores de manche gagne.
MG-8-10-4 = À égalité, c'est celui des joueurs à égalité qui a gagné le plus de manches qui l'emporte.
MG-8-10-5 = Les joueurs encore à égalité partagent la victoire. (aucun autre critère n'est donné)
MG-8-10-8 = Abandonner (`concede`) est un acte de la table, et non un choix proposé : cela prend effet quand rien n'est en cours de résolution ; dès lors, les occasions de la place sont sautées, son terrain et sa divinité comptent encore pour les autres, et s'il ne reste qu'un joueur, la partie s'arrête aussitôt et ce joueur gagne. (le livret ne connaît pas cet acte, les tables en ont besoin)
MG-8-10-13 = Les places qui ont abandonné se classent derrière toutes les autres, celle qui a abandonné plus tard devant celle qui a abandonné plus tôt. (rester n'est jamais pire que partir)

## 9 Hidden information

MG-9-1 = Ce qui est montré à un joueur ne contient que ce que ce tableau lui permet de voir. (équité dans un jeu numérique)
MG-9-2 = La vue d'un joueur conserve ce qu'il a légitimement vu : les cartes qu'il a remises sous la pioche, dans l'ordre, jusqu'au prochain mélange, les cartes face cachée échangées, les cartes montrées qui n'ont pas pu être placées, les divinités vues par la Divination ou le Polythéisme. (une mémoire parfaite remplace la prise de notes)
MG-9-3 = Quand une créature face cachée est échangée, l'ancien et le nouveau possesseur la connaissent tous deux. (l'un l'a donnée, l'autre peut la regarder)
MG-9-4 = Le Djinn rend publics la créature nommée et le fait qu'une carte a été trouvée ou non ; personne, pas même celui qui le lance, ne voit le reste de la pioche. (chercher à la main montrerait toute la pioche)
MG-9-5 = Un Djinn qui échoue apprend donc à tous les joueurs que tous les exemplaires sont sur les terrains, dans la défausse ou dans la main de celui qui l'a lancé. (conséquence de la règle imprimée)
MG-9-6 = La carte cherchée par le Djinn est publique tant qu'elle est en main ; si elle est ensuite mise sous la pioche, les autres savent qu'elle est parmi les cartes remises, mais pas à quelle place. (elle a été nommée ouvertement)
MG-9-8 = Les joueurs peuvent dire ce qu'ils veulent ; leurs paroles n'engagent personne. (le bluff fait partie de l'identification)

## 11 Per-card rulings

MG-11-1 = Elfe : les 2 cartes sont piochées avant toute autre chose et rejoignent la main de ce tour ; le nombre de cartes à jouer n'augmente pas, mais des actions gratuites et un sort gratuit peuvent encore s'en servir. (un effet est terminé avant l'action suivante ; aucune carte à jouer n'est offerte)
MG-11-2 = Dragon : la cible est une créature face visible d'un autre joueur qui n'est pas indestructible ; vous pouvez refuser. (reconstitué)
MG-11-3 = Chupacabra : la cible est une créature face visible d'un autre joueur dont la valeur actuelle est de 1 ou plus ; vous pouvez refuser. (ne rien drainer n'est pas un choix)
MG-11-4 = Chimère : elle ne peut pas se choisir elle-même ; une autre de vos Chimères peut être choisie. (il faut seulement « une autre créature »)
MG-11-19 = Licorne : chaque Licorne qui était face cachée donne +3, qu'elle l'ait été en étant jouée ou par le Dualisme. (seul l'état final compte)
MG-11-20 = Djinn : on ne peut nommer que des créatures.
MG-11-21 = Djinn : si la pioche ne contient pas la créature nommée, on ne pioche aucune carte.
MG-11-22 = Djinn : la pioche est ensuite mélangée dans les deux cas.
MG-11-25 = Satyre : vous choisissez une de vos créatures, puis une créature face visible d'un autre joueur, de sorte qu'aucun des deux terrains ne dépasse 7 emplacements après l'échange. (limite d'emplacements)
MG-11-28 = Léviathan : vous choisissez un joueur, vous-même compris. (le livret laisse la portée ouverte ; un seul terrain la garde modérée)
MG-11-29 = Léviathan : toutes les créatures face visible à égalité de plus basse valeur actuelle sur ce terrain sont détruites ensemble.
MG-11-32 = Lutin : chaque joueur dont le terrain n'est pas plein effectue une fois « révéler et placer », en commençant par celui qui lance le sort.
MG-11-38 = Râ, Poséidon, Gaïa, Héphaïstos, Hadès et Thot utilisent les couleurs d'après l'étape 4, une paire fusionnée comptant comme une carte. (comme pour les bonus de couleur)

## 12 Worked examples

MG-12-20 = (nombre d'exemplaires, une fois) Avec quatre Centaures : 12 + 3 + 2 pour le vert = 17. Avec deux paires fusionnées de Trolls : 8 + 2 = 10, 2 emplacements occupés, deux cartes vertes, pas de bonus vert.

## 13 Decisions

MG-13-2 = `play troll #n` joue un Troll selon 5.1.12 ; `fuse #a #b` donne d'abord le plus petit numéro. (un seul code par choix)
MG-13-3 = `use #n` active la Chimère `#n` ; `use fatalisme` et `use dualisme` utilisent la croyance. (les croyances n'ont pas de numéro d'objet)
MG-13-4 = Des cartes identiques en main forment un seul choix. (pas de différence cachée)

## 14 Position document

MG-14-5 = Le chargement échoue en donnant le nom du champ pour : un identifiant inconnu ; plus d'exemplaires d'une carte qu'il n'en existe ; deux fois la même divinité ou croyance ; plus de 7 emplacements occupés ; une carte face cachée qui ne peut pas l'être ; `fused` ailleurs que sur un Troll face visible ; `resurrected` sur une carte sans Résurrection ou face cachée ; `used` ailleurs que sur une Chimère ; deux fois le même `id` ; `hand` hors de `main` ou pour une autre place ; `plays`, `countdown`, `round`, `starter`, `active` ou `opportunities` hors limites (`countdown` de 1 à 2 × joueurs, `opportunities` de 0 à 22 × joueurs - 1) ; `next_id` qui n'est pas supérieur à tous les numéros des terrains ; `conceded` pour `active` en phase `belief` ou `main`, pour toutes les places, ou pour toutes les places sauf une hors de la phase `over` ; un nombre de `scores` erroné ; un type erroné ; un champ inconnu. (les erreurs doivent être trouvées à l'entrée)
MG-14-7 = En phase `belief`, les terrains, les mains et la défausse doivent être vides ; les joueurs qui choisissent avant `active` ont une croyance, les places `conceded` pouvant n'en avoir aucune, tandis que les autres n'en ont pas. (position au milieu du choix)
MG-14-12 = Le prochain nouvel objet après le chargement reçoit le numéro `next_id`, même si des créatures de numéro plus grand que celles des terrains sont parties. (1.12 : les numéros ne resservent jamais)

## 15 Invariants

MG-15-1 = Après chaque étape, les cartes de la pioche, de la main, des terrains (une paire fusionnée comptant pour deux, même transformée), de la défausse, les cartes mises de côté et un sort en cours d'application sont ensemble exactement les cartes de la partie : 96 dans une partie normale. (de 7.1 à 7.10, 8.4.6)
MG-15-2 = Aucun identifiant de carte n'apparaît plus souvent que son nombre d'exemplaires. (de 2.2)
MG-15-3 = Les emplacements occupés de chaque terrain sont entre 0 et 7. (de 4.5.1, 5.1.2, 11.25)
MG-15-5 = La Chimère, le Chupacabra, le Cyclope, le Dragon et l'Elfe ne sont jamais face cachée. (de 5.1.5, 6.5.11, 7.15)
MG-15-6 = Aucun sort n'est jamais sur un terrain ; aucune créature n'est jamais appliquée comme un sort. (de 5.2.2, 7.15)
MG-15-7 = Toutes les mains sont vides entre les tours ; seul le joueur actif a une main. (de 4.2.2)
MG-15-8 = Il n'est jamais compté à un joueur plus de 2 cartes jouées dans un tour, et jamais plus de 3 cartes ne quittent sa main comme cartes jouées. (de 4.3.1, 6.5.4)
MG-15-9 = `done` n'est proposé avant la première carte jouée du tour que si aucune carte ne peut être jouée. (de 4.3.7, 4.3.8)
MG-15-10 = Les valeurs actuelles ne sont jamais négatives. (de 1.14)
MG-15-11 = Un objet ressuscité est face visible et a Résurrection, jusqu'à ce que le décompte le transforme. (de 6.3.3, 6.3.4, 8.4.6)
MG-15-12 = Un objet fusionné est une paire de Trolls face visible dans un seul emplacement ; transformé au décompte, c'est un Loup-garou de valeur 3 qui contient encore les deux cartes. (de 5.3, 8.4.6)
MG-15-14 = Chaque divinité et chaque croyance est à exactement un endroit. (de 2.4, 2.5)
MG-15-15 = Les derniers tours ne font que diminuer, et une manche a au plus 22 occasions par joueur. (de 4.5.6, 4.5.10, 4.5.12)
MG-15-16 = La somme des points d'identification de tous les joueurs est nulle, et un décompte a exactement une accusation pour chaque joueur déclaré qui n'a pas abandonné. (de 8.7.6, 8.8.5, 8.10.12)
MG-15-17 = Dans un même décompte, aucun joueur n'a de points à la fois de Fort et de Faible. (de 8.9.4)
MG-15-18 = Chaque cible d'une Gorgone diffère de la cible de toute autre Gorgone ; il en va de même entre Loups-garous. (de 8.3.4, 8.4.1)
MG-15-19 = Le score de la manche est égal à la somme de ses lignes détaillées. (de 8.1.5)
MG-15-22 = Une partie se termine après exactement 3 manches décomptées, ou quand toutes les places sauf une ont abandonné, avec au moins un vainqueur. (de 1.1, 8.10)
MG-15-23 = Au début de chaque étape de pioche, la pioche et la défausse contiennent ensemble au moins 39 cartes dans une partie normale. (de 2.3 : il y a au plus 57 cartes sur les terrains tant que le terrain d'un joueur n'est pas plein)
MG-15-24 = Aucune décision n'est adressée à une place qui a abandonné. (de 8.10.8 à 8.10.12, 13.10)
