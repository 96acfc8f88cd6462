### Why something is not allowed: a sentence without its full stop.
### $card, $god and $last are cards by name, $ability is an ability of a God, $number that of an ability of $card.

## Answers

# $problem: what is wrong with what was typed
refusal-unknown-token = cette réponse n'est pas comprise : { $problem }
refusal-over = le match est terminé
refusal-not-offered = « { $token } » ne fait pas partie des choix possibles
# $decision: one of those at the end
refusal-wrong-kind = cela ne répond pas à la question posée : { $decision }
refusal-which-zone = précisez si la carte ({ $card }) vient de votre main ou de votre défausse
refusal-only-in-play-phase = une carte ne se joue pour une Action que pendant votre phase de jeu
refusal-only-in-recruit-phase = on ne recrute que pendant sa propre phase de recrutement
refusal-nothing-to-react-to = rien n'a été joué à quoi vous pourriez réagir

## Cards of the hand

refusal-god-is-no-card-in-hand = { $god } est un Dieu et jamais une carte de la main ; les capacités des Dieux s'appellent avec « use »
refusal-not-in-hand = { $card } n'est pas dans votre main
# $count: how many abilities the card has
refusal-no-such-ability = les capacités de cette carte ({ $card }) sont numérotées à partir de 1, la dernière est { $count }
refusal-no-action = { $card } n'a pas d'Action : cette carte ne peut pas être jouée en phase de jeu
refusal-bond-of-card = la capacité { $number } de cette carte ({ $card }) est un Engagement : on ne le joue pas, il s'applique de lui-même
refusal-reaction-is-no-action = la capacité { $number } de cette carte ({ $card }) est une Réaction : elle s'utilise au moment voulu, pas comme une Action
# $colour is that of $card; $follow are the colours that $last allows
refusal-colour-does-not-follow = { $card } ({ $colour }) ne peut pas suivre { $last } : seul un Guerrier { OR($follow) } peut être joué maintenant

## Reactions

refusal-action-is-no-reaction = la capacité { $number } de cette carte ({ $card }) est une Action : elle se joue pendant votre phase de jeu
refusal-answers-attacks = la capacité { $number } de cette carte ({ $card }) répond à une Attaque, et aucune n'est encore déclarée
refusal-answers-abilities = la capacité { $number } de cette carte ({ $card }) répond à une capacité de Guerrier au moment où elle est jouée ; cette Attaque est déjà déclarée
refusal-protects-others = avec sa capacité { $number }, cette carte ({ $card }) protège un autre Dieu, et c'est le vôtre qui est attaqué
# $player is who is attacked
refusal-defends-own-god = avec sa capacité { $number }, cette carte ({ $card }) défend votre propre Dieu, et c'est { $player } qui est attaqué
refusal-aids-own-side = avec sa capacité { $number }, cette carte ({ $card }) n'aide que votre camp, et { $player } n'en fait pas partie

## Abilities of Gods

# $ability in the reasons below
god-ability = la capacité { $number } { OF($god) }
refusal-other-god = vous ne pouvez pas utiliser { $ability } : votre Dieu est { $god }
refusal-bond-of-god = { $ability } est un Engagement : il agit de lui-même et ne s'utilise pas
# $moment: one of those at the end
refusal-other-moment = { $ability } ne s'utilise que { $moment }
refusal-used-this-turn = { $ability } a déjà été utilisée pendant ce tour
refusal-used-in-attack = { $ability } a déjà été utilisée contre cette Attaque
refusal-would-do-nothing = { $ability } n'a rien sur quoi agir maintenant
refusal-colour-ignored-already = le prochain Guerrier ignore déjà la restriction de couleur
refusal-no-colour-to-ignore = il n'y a pas de restriction de couleur à ignorer : aucun Guerrier n'a été joué ce tour
refusal-nothing-to-banish = { $ability } n'a aucune carte à envoyer aux enfers

## Prices

# $cost and $faith are numbers
refusal-no-energy-to-pay = vous ne pouvez pas payer { COUNT($cost, -energy) } : il doit vous en rester au moins 1
refusal-nothing-to-pay = vous n'avez aucune carte à défausser, et vous ne pouvez pas payer { COUNT($cost, -energy) } : il doit vous en rester au moins 1
refusal-no-card-to-pay = { $ability } coûte une carte de votre main, qui est vide
refusal-no-such-card-to-pay = { $ability } coûte une carte d'une sorte qui n'est pas dans votre main
refusal-no-faith-to-pay = { $ability } coûte { COUNT($cost, -faith) } et vous en avez { $faith }
refusal-too-dear = { $card } coûte { COUNT($cost, -faith) } et vous en avez { $faith }
refusal-energy-not-asked-for = ce coût ne se paie pas en énergie

## Recruiting

# $pile as tokens have it: w1 to w6
refusal-pile-empty = la pile de Guerriers { $pile } est vide
refusal-god-is-not-recruited = { $god } est un Dieu : on ne recrute que des Guerriers et des Disciples
refusal-recruit-by-pile = { $card } se recrute par sa pile : « recruit { $pile } »
refusal-not-on-top = aucune pile de Guerriers n'a cette carte ({ $card }) sur le dessus, et seule la carte du dessus se recrute
refusal-no-more-disciples = la pile de ce Disciple ({ $card }) est vide
refusal-no-netherworld-ability = { $god } ne peut pas recruter aux enfers : seule une capacité le permet
refusal-not-in-netherworld = { $card } n'est pas aux enfers
refusal-not-from-netherworld = { $card } n'est pas le genre de carte que vous pouvez recruter aux enfers
refusal-netherworld-used = { $god } a déjà recruté une carte aux enfers pendant ce tour

## Players and Gods that are chosen

refusal-no-player = il n'y a pas de { $player } dans ce match
refusal-own-god = votre propre Dieu ne peut jamais être visé
refusal-team-mate = le joueur { $player } est de votre équipe : son Dieu ne peut jamais être visé
refusal-player-out = le joueur { $player } n'est plus dans le match
refusal-player-sealed = le Dieu de { $player } est scellé et ne peut pas être visé
refusal-no-god = { $card } n'est pas un Dieu
refusal-god-not-dealt = { $god } n'est pas l'un des Dieux qui vous ont été distribués
refusal-god-of-other-team = { $god } n'appartient pas à la mythologie de votre équipe
refusal-god-taken = { $god } est déjà le choix d'un coéquipier

## Cards and Actions that are chosen

# $object and $other: the numbers of objects on the table
refusal-not-in-discard = { $card } n'est pas dans votre défausse
refusal-not-asked-for = { $card } n'est pas le genre de carte demandé
refusal-no-object = il n'y a pas de #{ $object } sur la table
refusal-not-in-own-play-area = #{ $object } n'est pas dans votre zone de jeu
refusal-not-played-for-action = #{ $object } n'est pas un Guerrier joué pour son Action pendant ce tour
refusal-same-as = #{ $object } est le même choix que #{ $other } : choisissez #{ $other }
refusal-not-to-repeat = l'Action de #{ $object } ne peut pas être répétée par cette carte
refusal-no-action-to-repeat = la capacité { $number } de cette carte ({ $card }) n'est pas une Action et ne peut pas être répétée

## The kinds of decisions

decision-choose-god = le Dieu que vous prenez
decision-start-phase = la capacité de votre Dieu à utiliser en phase de démarrage
decision-play-phase = ce que vous jouez en phase de jeu
decision-choose-player = l'adversaire visé
decision-react-ability = réagir ou non à la capacité jouée
decision-react-attack = réagir ou non à l'Attaque
decision-pay-cost = la façon dont vous payez le coût
decision-discard-choice = la carte de votre main que vous défaussez
decision-banish-choice = la carte de votre main ou de votre défausse à envoyer aux enfers
decision-hades-banish = la carte de votre défausse à envoyer aux enfers
decision-repeat-warrior = le Guerrier dont l'Action est répétée
decision-repeat-ability = l'Action du Guerrier qui est répétée
decision-take-netherworld = la carte que vous prenez aux enfers
decision-recruit-phase = ce que vous recrutez en phase de recrutement
decision-discard-phase = la carte de votre main à envoyer aux enfers en phase de défausse
decision-end-choice = ce que vous sacrifiez en phase de fin

## When an ability of a God is used

moment-action = pendant votre phase de jeu
moment-start = pendant votre phase de démarrage
moment-recruit = pendant votre phase de recrutement
moment-discard = pendant votre phase de défausse
moment-defence = quand votre Dieu est attaqué
moment-protection = quand un autre Dieu est attaqué
moment-aid = quand votre Dieu ou celui d'un coéquipier est attaqué
moment-answer = quand un adversaire joue une capacité de Guerrier
