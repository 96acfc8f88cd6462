### What only this game can find wrong: with its card files, position documents and decks.

## Card files

kind-of-target = une cible
kind-of-occasion = une occasion
kind-of-happening = un événement
kind-of-outcome = une issue
card-group = groupe inconnu « { $group } », groupes possibles : { $known }
card-keyword = type inconnu « { $keyword } », types possibles : { $known }
line-may = « may » n'a sa place que dans whenever(...) : tout autre effet est déjà facultatif
line-repeat = il n'y a pas plus haut d'effet MAIN à répéter
line-upgrade = seul un effet UPGRADE peut modifier un autre effet
line-change = il n'y a pas plus haut d'effet { $timing } à modifier
line-inside = les effets continus, must, may, repeat_main et les modifications d'un effet ne peuvent pas être imbriqués

## Positions

position-character-card = le numéro d'une carte Personnage est attendu, et non { $value }
position-mission-card = le numéro d'une carte Mission est attendu, et non { $value }
position-seats = une liste de places (0, 1) est attendue
position-first-round = pendant le mulligan, 1 est attendu
position-most-missions = il peut y avoir au maximum { $most } { $most ->
        [one] mission
       *[other] missions
    } en jeu, et non { $count }
position-ranks = les rangs sont attendus dans l'ordre D, C, B, A, sans dépasser le tour
position-characters = une liste de Personnages est attendue, et non { $value }
position-object-twice = le numéro { $number } est donné deux fois
position-only-in-phase = seulement dans la phase « { $phase } »
position-conceded = un seul joueur peut avoir abandonné
position-last-turn = un numéro de Personnage inférieur à next_object est attendu, et non { $value }
position-mulligan-over = les deux joueurs ont répondu : le mulligan est terminé
position-passed = p{ $seat } a passé
position-no-control = un Personnage dans le camp de son propriétaire n'est contrôlé par personne
position-control = le numéro d'un Personnage non-caché du même camp est attendu
position-second = il y a deux Personnages { $name } non-cachés dans ce camp
position-no-lock = seule la carte { $card }, non cachée, peut verrouiller un Personnage
position-lock-missing = ce champ manque : un ennemi est dans sa mission
position-lock-enemy = #{ $object } n'est pas un ennemi dans sa mission
position-lock-tokens = #{ $object }, qui est verrouillé, a des Jetons
position-few-cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    } en tout, il en faut au moins { $least }
position-copies = { $count } exemplaires de { $card }
position-mission-deck = missions attendues : { $expected } ici et { $in_play } en jeu
position-missions = { $count } cartes Mission en tout, au lieu de { $expected }
position-mission-times = { $card } s'y trouve { $count } fois

## Decks

deck-unknown-starter = deck de démarrage inconnu « { $name } », decks connus : { $known }
deck-field = champ inconnu « { $field } » dans un deck, champs possibles : cards, missions et name
deck-type = un deck est le nom d'un deck de démarrage, un texte ou un objet avec cards et missions, et non { $type }
decks-number = une liste de { $count } decks est attendue, un par place
deck-count = le nombre de « { $id } » doit être un entier, et non { $count }
deck-ids = une liste de numéros de cartes est attendue
deck-line = un nombre et un numéro de carte sont attendus, comme « 2 KS-009 », et non « { $text } »
deck-line-unknown-card = carte inconnue « { $id } »{ $hint }
deck-unknown-card = { $id } : carte inconnue{ $hint }
deck-unknown-mission = { $id } : mission inconnue{ $hint }
deck-mission-in-deck = { $id } : une carte Mission ne fait pas partie du deck
deck-copies = { $id } { $name } : { $count } exemplaires, { $most } sont permis au maximum
deck-too-small = { $count } { $count ->
        [one] carte
       *[other] cartes
    } Personnage, il en faut au moins { $least }
deck-not-a-mission = { $id } { $name } : une carte Personnage n'est pas une mission
deck-missions-different = { $id } { $name } : les trois missions doivent être différentes
deck-missions-number = { $count } { $count ->
        [one] mission
       *[other] missions
    }, il en faut exactement { $number } différentes
