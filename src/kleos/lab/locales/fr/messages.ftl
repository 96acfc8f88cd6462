### What the tables and reports of the laboratory say.

simulate-heading = { $matches } { $matches ->
        [one] partie
       *[other] parties
    } de { $game }, { $decks }, graine { $seed }
simulate-heading-no-decks = { $matches } { $matches ->
        [one] partie
       *[other] parties
    } de { $game }, graine { $seed }
decks-random = decks aléatoires
decks-starter = decks de démarrage
simulate-bot = bot
simulate-seat = place
simulate-wins = victoires
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-points = { $scores } par partie
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: "false") }
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } %
interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } %
simulate-draws = { $draws } { $draws ->
        [one] partie
       *[other] parties
    } sans vainqueur unique
simulate-speed = { NUMBER($matches, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties/s ; { NUMBER($decisions, maximumFractionDigits: 0) } décisions/s ; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } s
simulate-interrupted = Arrêt après { $matches } { $matches ->
        [one] partie
       *[other] parties
    } sur { $wanted } ; ce qui suit ne concerne que celles-ci.
simulate-advantage = Commencer vaut { NUMBER($advantage, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } points de part (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") }).
# Sections
simulate-by-bot = Bots
simulate-by-seat = Places
simulate-by-order = Ordre de jeu
simulate-numbers = Durée et { $scores }
cards-drawn = Cartes piochées
cards-played = Cartes jouées
cards-acquired = Cartes acquises
cards-best = { $title } : les meilleures et les pires
simulate-order = ordre
simulate-id = numéro
simulate-card = carte
simulate-times = fois
simulate-what = par partie
simulate-mean = moyenne
simulate-deviation = écart type
simulate-least = minimum
simulate-median = médiane
simulate-most = maximum
simulate-turns = tours de jeu
simulate-lengths = décisions
simulate-scores = { $scores }, { $bot }
scores = points
simulate-leads = avance sur le deuxième
range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }
# The report
percent-whole = { NUMBER($share, maximumFractionDigits: 0, useGrouping: "false") } %
report-made = Fait par Kleos { $version } le { $when } avec :
report-intervals = La vraie valeur est dans l'intervalle 95 fois sur 100. Une ligne en tirets marque une part égale pour tous.
report-shares = Part des victoires, intervalles à 95 %
report-all = { $title } : toutes ({ $count })
# What an extra is missing for
extra-missing = { $option } a besoin de { $package }, qui n'est pas installé ; il vient avec l'extra { $extra } : { $install }
