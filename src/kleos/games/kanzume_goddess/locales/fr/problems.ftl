### What only this game can find wrong: with its card files, position documents and match options.

## Card files

no-scoring = { $game } ne compte pas de points : le dernier Dieu debout gagne, ou le premier au bout de l'échelle d'énergie
card-expected-follow = un Guerrier a exactement deux symboles de suivi, à choisir parmi { $known }
card-expected-god-number = le numéro imprimé sur le Dieu est attendu entre guillemets, comme X0001
box-warriors = la boîte doit contenir { $expected } Guerriers, celle-ci en a { $count }
box-gods = la boîte doit contenir { $expected } Dieux de la mythologie « { $mythology } », celle-ci en a { $count }
box-start = six decks de départ ne peuvent avoir que { $most } de ces cartes chacun
box-no-start = aucune carte ne fait partie des decks de départ (`start`)
line-is-bond = cet effet est un Engagement : sa place est sous bond, et non sous { $timing }
line-no-bond = cet effet n'est pas un Engagement et n'a pas sa place sous { $timing }
line-only-gods = seuls les Dieux ont des capacités du genre { $timing }
line-bond-of-gods = seul un Dieu peut avoir cet Engagement
line-bond-of-cards = un Dieu ne peut pas avoir cet Engagement, seulement un Guerrier ou un Disciple
line-bond-inside = un Engagement ne peut pas être imbriqué dans un autre effet
line-bond-aims = un Engagement ne vise personne : aucune cible n'est choisie pour lui
line-limit-gods = seule une capacité de Dieu peut être limitée par { $limit }
line-limit-attack = { $limit } n'a de sens que pour une réaction à une Attaque
line-limit-inside = { $limit } entoure toute la capacité et ne peut pas être à l'intérieur
line-only-attacked = il n'y a d'Attaque à affaiblir que sous defence, protection ou aid
line-only-answer = il n'y a de capacité à annuler que sous answer
line-only-discard = cet effet n'a sa place que sous discard

## Match options

option-team-players = un match par équipe se joue à 4 ou 6, et non à { $count }
option-mains = `mains` nomme les Dieux principaux par leur place : d'abord une de l'équipe A ({ $a }), puis une de l'équipe B ({ $b }), et non { $value }
option-no-mains = un match individuel n'a pas de Dieu principal : `mains` va avec `mode` team ; omettez donc { $value }
option-sides = `sides` donne pour chacun des { $count } joueurs, dans l'ordre des places, l'un de { $known }, et non { $value }
option-team-sides = dans un match par équipe, `sides` n'a qu'une entrée, le camp de l'équipe A (l'un de { $known }), et non { $value }
option-sides-many = { $most } joueurs au plus peuvent choisir la { $side }, car chacun reçoit deux de ses six Dieux ; ici, { $count } l'ont choisie
has-left = p{ $seat } n'est plus dans le match

## Position documents

position-team-players = un match par équipe se joue à 4 ou 6, le document a { $count } joueurs
position-mains = une place de chaque équipe est attendue, une paire puis une impaire, et non { $value }
position-no-mains = un match individuel n'a pas de Dieu principal : [] est attendu, et non { $value }
position-first = un match par équipe est commencé par un Dieu principal (parmi { $mains })
position-god = l'identifiant d'un Dieu est attendu, et non { $value }
position-same-god = { $god } est déjà le Dieu de p{ $seat }
position-two-mythologies = { $god } n'est pas de la même mythologie que son équipe
position-one-mythology = { $god } est de la mythologie de l'autre équipe
position-sealed-who = seuls les Dieux de soutien d'un match par équipe peuvent être scellés
position-out-who = personne n'est éliminé dans un match par équipe
position-sealed-cards = un joueur scellé n'a qu'un deck
position-out-cards = un joueur éliminé n'a pas de cartes
position-out-energy = un joueur éliminé n'a pas d'énergie
position-sealed-energy = un Dieu scellé a au plus { $most } points d'énergie
position-no-energy = un Dieu en jeu a au moins 1 point d'énergie
position-energy-most = l'énergie ne dépasse pas { $most } dans un match par équipe
position-energy-won = avec { $goal } points d'énergie, le match serait terminé
position-only-protect = hors de son tour, seules des cartes de Protection sont dans une zone de jeu
position-no-protect = { $card } n'a pas de capacité de Protection
position-no-action = { $card } n'a pas de capacité d'Action
position-no-own-reaction = { $card } n'a pas de Réaction utilisable pendant son propre tour
position-chain = { $card } ne pouvait pas suivre le Guerrier précédent
position-no-warrior = { $card } n'est pas un Guerrier et ne peut pas être sur une pile de Guerriers
position-pile-size = une pile de Guerriers contient au plus { $most } cartes, et non { $count }
position-symbols = les cartes en jeu mettent ces symboles en vigueur : { $expected }
position-ignore-colour = seul Poséidon peut attendre ici, et seulement si des symboles sont en vigueur
position-used-twice = { $name } est nommé deux fois
position-used-who = personne ne peut avoir utilisé { $name } pendant ce tour
position-attack-bonus = seul ce que le Dieu actif a utilisé ce tour peut attendre la prochaine Attaque
position-active-absent = p{ $seat } est éliminé ou scellé et ne peut pas être le joueur actif
position-start = au début d'un tour, rien ne s'y est encore passé
position-end = en phase de fin, la main et la zone de jeu du joueur actif sont vides
position-too-few = moins de deux joueurs sont en jeu
position-both-beaten = les deux Dieux principaux ne peuvent pas être à 0
position-two-winners = deux joueurs ne peuvent pas avoir tous deux { $goal } points d'énergie
position-undecided = sans vainqueur, un match n'est terminé qu'après la manche { $last }
