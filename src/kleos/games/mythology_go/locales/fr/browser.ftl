## The board
## $name is a player or a card

mythology-round = Manche { $round } sur { $all }
mythology-round-short = Manche { $round }
mythology-starter = Premier joueur
mythology-starter-is = Premier joueur : { $name }
mythology-phase-scoring = Décompte
mythology-colour-green = vert
mythology-colour-yellow = jaune
mythology-colour-orange = orange
mythology-colour-grey = gris
mythology-colour-blue = bleu
mythology-plays-left =
    { $count ->
        [one] encore { $count } carte à jouer
       *[other] encore { $count } cartes à jouer
    }
mythology-last-turns = Derniers tours : { $count }
mythology-field-of = Terrain { ELIDE("de", $name) }
mythology-own = Votre zone
mythology-own-field = Votre terrain
mythology-slots =
    { $used ->
        [one] { $used } emplacement occupé sur 7
       *[other] { $used } emplacements occupés sur 7
    }
mythology-face-down = face cachée
mythology-face-down-one = Créature face cachée
mythology-value-now = valeur { $value } ({ $change } par drain)
mythology-colour-is = couleur { $colour }
mythology-fused = paire fusionnée
mythology-two-slots = deux emplacements
mythology-resurrected = ressuscitée, indestructible
mythology-used = activée cette manche
mythology-was-down = était face cachée
mythology-copies-now = compte comme { $name }
mythology-aims = cible : { $target }
mythology-deck = Pioche
mythology-deck-known = Cartes de la pioche que vous connaissez, la plus basse d'abord
mythology-discard = Défausse
mythology-discard-short = Défausse
mythology-casting = Sort en cours
mythology-aside = Révélées et mises de côté
mythology-others = Les autres joueurs
mythology-see = Tout ce qu'a { $name }
mythology-divinity = Divinité
mythology-divinity-hidden = Divinité, face cachée
mythology-no-divinity = Pas de divinité
mythology-your-divinity = Votre divinité
mythology-seen-unused = vue parmi les inutilisées
mythology-belief = Croyance
mythology-no-belief = Pas encore de croyance
mythology-belief-used = utilisée cette manche
mythology-total = Points
mythology-declared = Identification déclarée
mythology-declared-short = déclarée
mythology-not-declared = n'a rien déclaré
mythology-spells =
    { $count ->
        [one] { $count } sort joué cette manche
       *[other] { $count } sorts joués cette manche
    }
mythology-hand = Main
mythology-hand-known = Carte connue de la main
mythology-gave-up = a abandonné
mythology-choose-belief = Choisissez votre croyance
mythology-choose-belief-about = Une croyance pour cette manche, visible de tous. Personne d'autre ne pourra prendre la même.
mythology-easy-belief = Vous hésitez ? { $name } agit sans que vous y pensiez.
mythology-beliefs-left = Croyances encore libres
mythology-wait-beliefs = { $name } choisit une croyance.
mythology-keep-divinity = Gardez une divinité
mythology-keep-divinity-about = L'autre rejoint les divinités inutilisées, sans que personne la voie.
mythology-accuse = Accuser
mythology-accuse-about = Qui a déclaré son Identification accuse un joueur de servir une divinité. À raison : vous lui prenez 4 points. À tort : il ne se passe rien.
mythology-accuse-whom = 1. Qui ?
mythology-accuse-of = 2. Quelle divinité ?
mythology-accuse-first = Choisissez d'abord un joueur.
mythology-face-downs = { $count } face cachée
mythology-accusations = Accusations
mythology-accused-of = { $by } accuse { $player } de servir { $divinity }
mythology-declarations = Cibles déclarées
mythology-declaration = { $source } → { $target }
mythology-choose-colour = Nouvelle couleur
mythology-targets = Créatures au choix
mythology-counting = Décompte
mythology-counting-of = Décompte de la manche { $round }
mythology-result-of = Résultat de la manche { $round }
mythology-open-round = Décompte de la manche { $round }
mythology-details = Chaque point en toutes lettres
mythology-nothing = Aucun point
mythology-player = Joueur
mythology-winner = a remporté la manche
mythology-ranking = Classement final
mythology-place = Place
mythology-rounds-won = Manches gagnées
mythology-has-colour-green = couleur vert
mythology-has-colour-yellow = couleur jaune
mythology-has-colour-orange = couleur orange
mythology-has-colour-grey = couleur gris
mythology-has-colour-blue = couleur bleu
mythology-your-divinity-is = Votre divinité : { $name }
mythology-divinity-hidden-declared = Divinité, face cachée : Identification déclarée
mythology-round-label = Manche { $round } :
mythology-targets-of = Créatures au choix, { $name }
mythology-lacks-pair = une créature avec qui former une paire
mythology-lacks-colour = une couleur
mythology-lacks-creature = une créature
mythology-lacks-divinity = une divinité

## The columns of a counting: in full, in a word (head), and in a few letters (short)

mythology-column-name-values = Valeurs
mythology-column-name-bonuses = Mots-clés, nombres d'exemplaires et autres bonus
mythology-column-name-colours = Couleurs
mythology-column-name-subtotal = Sous-total
mythology-column-name-divinity = Divinité
mythology-column-name-identification = Identification
mythology-column-name-extremes = Fort et Faible
mythology-column-name-total = Score de la manche
mythology-column-head-values = Valeurs
mythology-column-head-bonuses = Bonus
mythology-column-head-colours = Couleurs
mythology-column-head-subtotal = Sous-total
mythology-column-head-divinity = Divinité
mythology-column-head-identification = Identif.
mythology-column-head-extremes = Fort/Faible
mythology-column-head-total = Total
mythology-column-short-values = Val.
mythology-column-short-bonuses = Bon.
mythology-column-short-colours = Coul.
mythology-column-short-subtotal = S.-t.
mythology-column-short-divinity = Div.
mythology-column-short-identification = Id.
mythology-column-short-extremes = F/F
mythology-column-short-total = =

## Colours in one or two letters, on cards that are too small for the word

mythology-letter-green = V
mythology-letter-yellow = J
mythology-letter-orange = O
mythology-letter-grey = G
mythology-letter-blue = B

## What has just come to its end

mythology-moment-round = Fin de la manche { $round }

## The score sheet

mythology-score-starter = Premier joueur de la manche
mythology-score-field = Terrain
mythology-score-slots =
    { $used ->
        [one] { $used } emplacement sur 7
       *[other] { $used } emplacements sur 7
    }
mythology-score-add-creature = Ajouter une créature
mythology-score-creature = { $name }, numéro { $place }
mythology-score-take-away = Enlever { $name }
mythology-score-down = face cachée
mythology-score-pair = paire fusionnée
mythology-score-resurrected = ressuscitée
mythology-score-more = un de plus
mythology-score-less = un de moins
mythology-score-mod = Valeur changée par drain
mythology-score-divinity = Divinité
mythology-score-belief = Croyance
mythology-score-none-chosen = aucune
mythology-score-spells = Sorts joués
mythology-score-scores = Scores des manches précédentes
mythology-score-scores-hint = 27, 18
mythology-score-numbers = Les nombres de vos cartes
mythology-score-numbers-about = La plupart des valeurs, bonus et couleurs sont une reconstitution. Indiquez ce que disent vos vraies cartes là où elles diffèrent ; vide : comme ici.
mythology-score-value = Valeur
mythology-score-bonus = Bonus
mythology-score-colour = Couleur
mythology-score-add-creature-for = Ajouter une créature : { $name }
mythology-score-slots-with =
    { $used ->
        [one] { $used } emplacement sur 7 : { $creatures }
       *[other] { $used } emplacements sur 7 : { $creatures }
    }
