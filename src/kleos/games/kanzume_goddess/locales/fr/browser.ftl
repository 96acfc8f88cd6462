## The board
## $name is a player

kanzume-round = Manche { $round }
kanzume-phase-setup = Choix des Dieux
kanzume-phase-start = Phase de démarrage
kanzume-phase-play = Phase de jeu
kanzume-phase-recruit = Phase de recrutement
kanzume-phase-discard = Phase de défausse
kanzume-phase-end = Phase de fin
kanzume-phase-over = Match terminé
kanzume-faith = Points de foi
kanzume-colour-red = rouge
kanzume-colour-green = vert
kanzume-colour-silver = argent
kanzume-colour-yellow = jaune
kanzume-next = Suite
kanzume-any = toute couleur
kanzume-ignored = couleur ignorée
kanzume-bonus = prochaine Attaque +{ $count }
kanzume-chain-of = Chaîne { ELIDE("de", $name) }
kanzume-nothing-played = Rien de joué pour l'instant
kanzume-use-action = jouée
kanzume-use-reaction = réaction
kanzume-use-protect = Protection, jusqu'à sa phase de défausse
kanzume-played = jouée en position { $place }
kanzume-public-area = Zone publique
kanzume-warriors = Guerriers
kanzume-disciples = Disciples
kanzume-pile = pile { $number }
kanzume-left-in =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
kanzume-empty-pile = vide
kanzume-netherworld = Les enfers
kanzume-netherworld-empty = vides
kanzume-from-netherworld = Depuis les enfers
kanzume-energy-of = { $energy } d'énergie sur { $goal }
kanzume-sealed = scellé
kanzume-sealed-about =
    { $turns ->
        [0] Scellé : { $energy } des { $needed } points d'énergie du retour ; revient à son prochain tour.
        [one] Scellé : { $energy } des { $needed } points d'énergie du retour ; passe encore { $turns } tour.
       *[other] Scellé : { $energy } des { $needed } points d'énergie du retour ; passe encore { $turns } tours.
    }
kanzume-out = éliminé
kanzume-side-name-greek = grec
kanzume-side-name-norse = nordique
kanzume-ally = coéquipier
kanzume-first = premier joueur
kanzume-hand = Main
kanzume-deck = Deck
kanzume-discard = Défausse
kanzume-discard-empty = vide
kanzume-discard-short = Défausse
kanzume-play = Zone de jeu
kanzume-see = Tout ce qu'a { $name }
kanzume-others = Les autres joueurs
kanzume-own = Votre zone
kanzume-own-of = Zone { ELIDE("de", $name) }
kanzume-god-hidden = Dieu pas encore révélé
kanzume-choose = Choisissez votre Dieu
kanzume-choose-about = Vous gardez l'un des deux ; l'autre quitte la partie sans être vu. Tous les Dieux sont révélés ensemble.
kanzume-choose-team = Choisissez un Dieu pour votre équipe
kanzume-choose-team-about = Chaque coéquipier prend l'un de ces six Dieux. L'autre équipe ne voit rien avant la révélation commune.
kanzume-chosen-god = Votre Dieu
kanzume-wait-gods = Les autres choisissent encore. Tous les Dieux seront révélés ensemble.
kanzume-taken = pris par { $name }
kanzume-taken-by-you = votre choix
kanzume-chosen = a choisi
kanzume-choosing = choisit
kanzume-happening = Ce qui se passe
kanzume-attack-said =
    { $reduced ->
        [0] { $by } attaque { $on } : Attaque { $value } ; { $left } d'énergie en jeu.
       *[other] { $by } attaque { $on } : Attaque { $value }, réduite de { $reduced } ; { $left } d'énergie en jeu.
    }
kanzume-on = sur { $name }
kanzume-cancelled = annulée
kanzume-again = répétée
kanzume-answers = en réponse
kanzume-revealed = Jugement
kanzume-revealed-of = révélée par { $name }
kanzume-abilities = Capacités
kanzume-used = utilisée ce tour-ci
kanzume-next-is = Suite : { $colours }
kanzume-side-about-greek = camp grec
kanzume-side-about-norse = camp nordique
kanzume-team-main = Équipe { $team }, Dieu principal
kanzume-team-support = Équipe { $team }, Dieu de soutien
kanzume-of-hand = Main { ELIDE("de", $name) }
kanzume-of-deck = Deck { ELIDE("de", $name) }
kanzume-of-discard = Défausse { ELIDE("de", $name) }
kanzume-of-play = Zone de jeu { ELIDE("de", $name) }

## Colours in one letter, on cards that are too small for the word

kanzume-letter-red = R
kanzume-letter-green = V
kanzume-letter-silver = A
kanzume-letter-yellow = J

## What has just come to its end

kanzume-moment-fallen = Un Dieu tombe
kanzume-moment-sealed = Un Dieu est scellé
kanzume-moment-returned = Un Dieu revient
