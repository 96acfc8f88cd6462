### Why something is not allowed.

## What was typed

refusal-unknown-token = cette réponse n'est pas comprise : { $problem }
refusal-over = la partie est terminée
refusal-not-offered = « { $token } » ne fait pas partie des choix possibles
refusal-wrong-kind = cela ne répond pas à la question posée : { $kind }

## Cards that are not there

refusal-not-in-hand = { $card } n'est pas dans votre main
refusal-not-in-their-hand = { $card } n'est pas dans la main que vous regardez
refusal-not-in-pile = vous ne pouvez pas prendre { $card } dans votre pile de défausse : cette carte n'y est pas
refusal-not-among = { $card } n'est pas parmi les cartes à choisir

## Playing; $who is one of that $name, for its article and its gender

refusal-no-mission = la mission { $place } n'est pas en jeu
refusal-too-dear = le coût est de { $cost } Chakra et vous en avez { $chakra }
refusal-no-chakra = vous n'avez plus de Chakra
refusal-name-taken = il y a déjà { A($who) } { AGREE("non-caché", $who) } de ce côté de la mission { $place }
refusal-must-upgrade = vous avez déjà { A($who) } { AGREE("non-caché", $who) } dans la mission { $place } : vous ne pouvez y jouer cette carte que comme évolution
refusal-not-cheaper = une évolution doit coûter plus que la carte qu'elle recouvre : { $name } coûte { $cost }, { $other } coûte { $other_cost }
refusal-not-a-match = { $name } ne peut pas faire évoluer { $other } : les noms diffèrent et aucun effet de la carte ne le permet
refusal-never-over = vous ne pouvez jamais jouer { $name } comme évolution { OF($other) }
refusal-not-winning = vous ne pouvez jouer { A($who) } { AGREE("non-caché", $who) } que dans une mission que vous êtes en train de gagner, ce qui n'est pas le cas de la mission { $place }
refusal-reveals-forbidden = un Personnage ennemi vous empêche de révéler des Personnages dans la mission { $place }

## Characters; $it is a number or a card

refusal-not-in-play = { $it } n'est pas en jeu
refusal-not-yours = { $it } n'est pas de votre côté
refusal-not-owned = { $it } appartient à l'adversaire et ne peut pas faire partie de vos évolutions
refusal-not-hidden = { $it } n'est pas un Personnage caché
refusal-hidden-target = { $it } est un Personnage caché, qui ne peut pas évoluer
refusal-other-mission = { $it } est à une autre mission
# $words are what it should be
refusal-not-described = { $it } n'est pas { $words }
refusal-immune = les effets ennemis ne peuvent ni cacher ni vaincre { $it }
refusal-shielded = un autre Personnage de sa mission empêche les effets ennemis de cacher { $it }
refusal-cannot-move = { $it } ne peut se déplacer vers aucune mission
refusal-already-hidden = { $it } est déjà un Personnage caché
refusal-no-tokens = { $it } n'a aucun Jeton Power
refusal-not-upgraded = { $it } n'est pas un Personnage évolué
refusal-already-picked = vous avez déjà choisi { $it }
# $limit is the most Power that they may have together
refusal-too-much-power = avec { $it }, la Puissance totale dépasserait { $limit }
refusal-same-mission = le Personnage est déjà dans la mission { $place }

## What a question asks for

decision-use = utiliser un effet ou non
decision-order = l'ordre des effets
decision-mulligan = garder votre main ou en prendre une nouvelle
decision-turn = ce que vous faites pendant votre tour d'action
decision-target = le choix d'un Personnage
decision-mission = le choix d'une mission
decision-card = le choix d'une carte
decision-amount = le choix d'un nombre
decision-effect-play = une carte à jouer grâce à un effet
decision-line = l'effet à copier
decision-replace = ce qui arrive à la place
decision-demand = révéler un Personnage ou accepter sa défaite
decision-lock = le Personnage à verrouiller
decision-discard-order = l'ordre de défausse
decision-per-mission = le choix d'un Personnage dans une mission
