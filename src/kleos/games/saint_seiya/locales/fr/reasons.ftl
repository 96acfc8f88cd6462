### Why something is not allowed; sentences without their capital and full stop.
### $card is a card within a sentence, $n and $other are objects by number, $seat is a player by number.

## Any decision

# $problem says what is wrong with the token
refusal-unknown-token = cette réponse n'est pas comprise : { $problem }
refusal-over = la partie est terminée
refusal-not-offered = « { $token } » ne fait pas partie des choix possibles
# $question is one of the decisions below
refusal-wrong-kind = cela ne répond pas à la question posée : { $question }

## The main phase

refusal-no-more-actions = cette phase principale a déjà compté { $limit } actions : vous ne pouvez plus qu'y mettre fin
refusal-not-in-hand = { $card } n'est pas dans votre main
refusal-no-armour-card = { $card } est un Personnage : il se joue face à une carte du terrain et ne s'équipe pas
refusal-armour-is-equipped = { $card } est une Armure : elle s'équipe et ne se joue pas face à une carte du terrain
refusal-empty-place = il n'y a pas de carte à l'emplacement { $place }
refusal-no-card-for-the-toll = vous n'avez aucune autre carte à défausser pour jouer face à cette carte ({ $card })

## Acquiring

refusal-forbidden = une carte du terrain interdit d'acquérir cette carte ({ $card })
refusal-too-few-fighters = pour acquérir cette carte ({ $card }) en payant, il faut qu'au moins { $count } de vos Personnages lui fassent face
refusal-no-force-cost = { $card } n'a pas de coût en Force : impossible d'acquérir cette carte avec la Force
refusal-no-cosmos-cost = { $card } n'a pas de coût en Cosmos : impossible d'acquérir cette carte avec le Cosmos
refusal-no-armour-equipped = vous n'avez aucune Armure équipée
refusal-too-weak-force = { $card } coûte { $cost } Force et vous en avez { $strength } face à cette carte
refusal-too-weak-cosmos = { $card } coûte { $cost } Cosmos et vous en avez { $strength } pour cette carte

## Activating and healing

refusal-not-in-play = #{ $n } n'est pas parmi vos cartes en jeu
refusal-no-activation = { $card } n'a pas d'activation
refusal-protected = { $card } ne peut pas recevoir de blessure maintenant : son activation n'est pas utilisable
refusal-not-usable = l'activation de cette carte ({ $card }) n'est pas utilisable maintenant : ce qu'il lui faut manque, ou elle ne changerait rien
refusal-no-heal-value = { $card } n'a pas de valeur de Soin
refusal-healing-forbidden = une carte du terrain interdit de soigner
refusal-nobody-wounded = vous n'avez aucun Personnage blessé

## Choosing

refusal-not-such-a-card = { $card } ne correspond pas à ce qui est demandé
refusal-not-in-that-discard = { $card } n'est pas dans cette défausse ou ne correspond pas à ce qui est demandé
refusal-not-among = { $card } n'est pas parmi les cartes à choisir
refusal-no-object = il n'y a pas de #{ $n } sur la table
refusal-not-wounded = #{ $n } n'est pas un Personnage blessé
refusal-not-yours = #{ $n } appartient à un autre joueur
refusal-same-as = #{ $n } est le même choix que #{ $other } : choisissez #{ $other }
refusal-not-described = #{ $n } ne correspond pas à ce qui est demandé
refusal-no-player = il n'y a pas de p{ $seat } dans cette partie
refusal-has-given-up = le joueur p{ $seat } a abandonné
refusal-not-that-player = vous ne pouvez pas choisir p{ $seat } ici

## The kinds of decisions

decision-main = une action de la phase principale
decision-on-play = utiliser un effet ou non
decision-shun-draw = piocher une carte ou non
decision-upkeep-discard = les cartes de votre main à défausser
decision-heal-pick = le Personnage à soigner
decision-hand-discard = la carte de votre main à défausser
decision-hand-wound = la carte de votre main à blesser
decision-hand-destroy = la carte de votre main à détruire
decision-hero-pair = la paire de cartes de votre main à détruire
decision-discard-take = la carte de votre défausse à prendre
decision-discard-destroy = la carte de votre défausse à détruire
decision-discard-pick = la carte d'une défausse à choisir
decision-pile-take = la carte de votre pioche à prendre
decision-destroyed-take = la carte détruite à récupérer
decision-revealed-wound = la carte révélée à blesser
decision-seen-hand-wound = la carte à blesser dans la main que vous voyez
decision-wounded-destroy = le Personnage blessé à détruire
decision-boost = le Personnage qui gagne le bonus
decision-used-destroy = le Personnage utilisé au combat à détruire
decision-terrain-pick = la carte du terrain à choisir
decision-terrain-swap = les cartes du terrain qui échangent leurs emplacements
decision-player-pick = le joueur à choisir
