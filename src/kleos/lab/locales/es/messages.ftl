### What the tables and reports of the laboratory say.

simulate-heading = { $matches } { $matches ->
        [one] partida
       *[other] partidas
    } de { $game }, { $decks }, semilla { $seed }
simulate-heading-no-decks = { $matches } { $matches ->
        [one] partida
       *[other] partidas
    } de { $game }, semilla { $seed }
decks-random = mazos aleatorios
decks-starter = mazos iniciales
simulate-bot = bot
simulate-seat = puesto
simulate-wins = victorias
simulate-share = porcentaje
simulate-interval = intervalo al 95 %
simulate-points = { $scores } por partida
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: "false") }
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } %
interval = de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } %
simulate-draws = { $draws } { $draws ->
        [one] partida
       *[other] partidas
    } sin un único ganador
simulate-speed = { NUMBER($matches, minimumFractionDigits: 1, maximumFractionDigits: 1) } partidas/s; { NUMBER($decisions, maximumFractionDigits: 0) } decisiones/s; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } s
simulate-interrupted = Detenida tras { $matches } { $matches ->
        [one] partida
       *[other] partidas
    } de { $wanted }; lo que sigue se refiere solo a { $matches ->
        [one] esa
       *[other] esas
    }.
simulate-advantage = Empezar vale { NUMBER($advantage, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } puntos de porcentaje (de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") }).
# Sections
simulate-by-bot = Bots
simulate-by-seat = Puestos
simulate-by-order = Orden de juego
simulate-numbers = Duración y { $scores }
cards-drawn = Cartas robadas
cards-played = Cartas jugadas
cards-acquired = Cartas adquiridas
cards-best = { $title }: las mejores y las peores
simulate-order = orden
simulate-id = id
simulate-card = carta
simulate-times = veces
simulate-what = por partida
simulate-mean = media
simulate-deviation = desviación
simulate-least = mínimo
simulate-median = mediana
simulate-most = máximo
simulate-turns = turnos
simulate-lengths = decisiones
simulate-scores = { $scores }, { $bot }
scores = puntos
simulate-leads = ventaja sobre el segundo
range = de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }
# The report
percent-whole = { NUMBER($share, maximumFractionDigits: 0, useGrouping: "false") } %
report-made = Hecho por Kleos { $version } el { $when } con:
report-intervals = El valor verdadero está en el intervalo 95 veces de cada 100. Una línea discontinua marca un porcentaje igual para todos.
report-shares = Porcentaje de victorias, con intervalos al 95 %
report-all = { $title }: todas ({ $count })
# What an extra is missing for
extra-missing = { $option } necesita { $package }, que no está instalado; viene con el extra { $extra }: { $install }
