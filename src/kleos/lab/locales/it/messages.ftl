### What the tables and reports of the laboratory say.

simulate-heading = { $matches } { $matches ->
        [one] partita
       *[other] partite
    } di { $game }, { $decks }, seme { $seed }
simulate-heading-no-decks = { $matches } { $matches ->
        [one] partita
       *[other] partite
    } di { $game }, seme { $seed }
decks-random = mazzi casuali
decks-starter = mazzi introduttivi
simulate-bot = bot
simulate-seat = posto
simulate-wins = vittorie
simulate-share = quota
simulate-interval = intervallo al 95 %
simulate-points = { $scores } a partita
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: "false") }
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } %
interval = da { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } %
simulate-draws = { $draws } { $draws ->
        [one] partita
       *[other] partite
    } senza un unico vincitore
simulate-speed = { NUMBER($matches, minimumFractionDigits: 1, maximumFractionDigits: 1) } partite/s; { NUMBER($decisions, maximumFractionDigits: 0) } decisioni/s; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } s
simulate-interrupted = Fermata dopo { $matches } { $matches ->
        [one] partita
       *[other] partite
    } su { $wanted }; quanto segue riguarda solo queste.
simulate-advantage = Cominciare vale { NUMBER($advantage, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } punti di quota (da { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") }).
# Sections
simulate-by-bot = Bot
simulate-by-seat = Posti
simulate-by-order = Ordine di gioco
simulate-numbers = Durata e { $scores }
cards-drawn = Carte pescate
cards-played = Carte giocate
cards-acquired = Carte acquisite
cards-best = { $title }: migliori e peggiori
simulate-order = ordine
simulate-id = codice
simulate-card = carta
simulate-times = volte
simulate-what = a partita
simulate-mean = media
simulate-deviation = scarto tipo
simulate-least = minimo
simulate-median = mediana
simulate-most = massimo
simulate-turns = turni
simulate-lengths = decisioni
simulate-scores = { $scores }, { $bot }
scores = punti
simulate-leads = vantaggio sul secondo
range = da { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }
# The report
percent-whole = { NUMBER($share, maximumFractionDigits: 0, useGrouping: "false") } %
report-made = Fatto da Kleos { $version } il { $when } con:
report-intervals = Il valore vero è nell'intervallo 95 volte su 100. Una linea tratteggiata segna una quota uguale per tutti.
report-shares = Quota di vittorie, con intervalli al 95 %
report-all = { $title }: tutte ({ $count })
# What an extra is missing for
extra-missing = { $option } ha bisogno di { $package }, che non è installato; arriva con l'extra { $extra }: { $install }
