## The board
## $name is a player or a card, $rank the letter of a mission: D, C, B or A

naruto-round = Tour { $round } sur 4
naruto-phase-mulligan = Mains de départ
naruto-phase-action = Phase d'Action
naruto-phase-mission = Phase de Mission
naruto-phase-end = Phase de Fin
naruto-phase-over = Partie finie
naruto-mission = Mission { $rank }
naruto-comes = au tour { $round }
naruto-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
naruto-side-of = Côté { ELIDE("de", $name) }, mission { $rank }
naruto-chakra = Chakra
naruto-mission-points = Points Mission
naruto-edge = Edge
naruto-has-edge = a le Jeton Edge
naruto-passed = a passé
naruto-hidden = Personnage caché
naruto-hidden-known = caché, connu de vous
naruto-tokens =
    { $count ->
        [one] { $count } Jeton Power
       *[other] { $count } Jetons Power
    }
naruto-under =
    { $count ->
        [one] { $count } carte en dessous
       *[other] { $count } cartes en dessous
    }
naruto-locks = verrouille { $name }
naruto-borrowed = appartient à { $name }
naruto-my-deck = Votre deck, tel qu'au début
naruto-mission-named = Mission { $rank } : { $name }
naruto-mission-deck-holds = Deck de Mission : { $count }
naruto-power-now = Puissance { $power }
naruto-own-side-power = Votre côté : Puissance { $power }
naruto-side-power = Côté { ELIDE("de", $name) } : Puissance { $power }
naruto-own-side-of = Votre côté, mission { $rank }
naruto-edge-short = E
naruto-deck-of = Deck { ELIDE("de", $name) }
naruto-discard-of = Pile de défausse { ELIDE("de", $name) }
naruto-lacks-mission = une mission
naruto-lacks-character = un Personnage à faire évoluer

## What has just come to its end

naruto-moment-missions = Résultat des missions
naruto-moment-round = Fin du tour { $round }

## The score sheet

naruto-score-mission = Mission { $rank }
naruto-score-mission-card = Carte de mission
naruto-score-side = Personnages { ELIDE("de", $name) }, un par ligne
naruto-score-side-hint = KS-009 +1, ou KS-074 caché
naruto-score-points = Points d'avant
naruto-score-edge = A le Jeton Edge
