## The board
## $name is a player or a card

saint-turn = Tour { $turn }
saint-phase-main = Phase principale
saint-phase-upkeep = Phase d'entretien
saint-phase-over = Partie finie
saint-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
saint-last-round = Dernier tour de table
saint-ends-with = La partie finit après le tour { ELIDE("de", $name) }.
saint-terrain = Terrain, à partir de la réserve
saint-reserve = Réserve
saint-common = Défausse commune
saint-common-short = Commune
saint-place = emplacement { $place }
saint-empty = vide
saint-costs = coûte { $costs }
saint-instead-of = au lieu de { $costs }
saint-free = ne s'achète pas
saint-gathered = { $amounts } en face
saint-with-armour = { $count } de Cosmos en plus avec l'armure
saint-flame = flamme
saint-leaves = quitte le terrain à la fin du tour
saint-paid = la carte à défausser pour l'affronter l'a été
saint-facing = Cartes { ELIDE("de", $name) } face à l'emplacement { $place }
saint-held-facing = Cartes { ELIDE("de", $name) } face à la carte tenue
saint-faces = face à l'emplacement { $place }
saint-bonus = bonus de { $count } en Force
saint-alike = une de { $count } identiques
saint-held = Carte tenue
saint-revealed = Révélées
saint-stranded = Sans adversaire
saint-in-play = En jeu
saint-armour = Armure
saint-equipped = équipée
saint-no-armour = Aucune armure équipée
saint-wounded = Blessés
saint-heals = peut en soigner { $count }
saint-hand = Main
saint-draw = Pioche
saint-top = Sur le dessus de la pioche
saint-discard = Défausse
saint-destroyed = Détruites
saint-aside = Mises de côté
saint-short-draw = Pioche
saint-short-aside = De côté
saint-first = premier joueur
saint-force-all = tous les Personnages +{ $count } en Force
saint-by-force = armures par la Force
saint-victory-points = Points de Victoire
saint-see = Tout ce qu'a { $name }
saint-others = Adversaires
saint-own = Votre zone
saint-own-of = Zone { ELIDE("de", $name) }
saint-clock-says =
    { $count ->
        [one] Horloge : { $count } flamme restante
       *[other] Horloge : { $count } flammes restantes
    }
saint-amount-force = { $count } de Force
saint-amount-cosmos = { $count } de Cosmos
saint-enough-force = assez de Force
saint-enough-cosmos = assez de Cosmos
saint-enough-both = assez de Force et de Cosmos
saint-costs-less = coûte 1 de moins
saint-armour-is = Armure : { $name }
saint-armour-and-wounded = Armure, Blessés : { $name }
saint-of-facing = En jeu { ELIDE("de", $name) }
saint-of-armour = Armure { ELIDE("de", $name) }
saint-of-wounded = Blessés { ELIDE("de", $name) }
saint-of-hand = Main { ELIDE("de", $name) }
saint-of-draw = Pioche { ELIDE("de", $name) }
saint-of-discard = Défausse { ELIDE("de", $name) }
saint-of-destroyed = Détruites { ELIDE("de", $name) }
saint-of-aside = Mises de côté { ELIDE("de", $name) }
saint-of-stranded = Sans adversaire { ELIDE("de", $name) }
saint-lacks-place = une carte du terrain

## What has just come to its end

saint-moment-flame = Une Flamme s’éteint

## The score sheet

saint-score-hero = Héros
saint-score-cards = Cartes, une par ligne
saint-score-cards-hint = 6 Seiya : six exemplaires
saint-score-wounded = Personnages blessés, un par ligne
saint-score-armour = Armure équipée
saint-score-destroyed = Cartes détruites
