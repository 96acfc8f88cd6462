### A contest of the arena as a picture: Elo with its intervals, and who takes how much off whom. Plain SVG, no library.

chart-title = Arena: { $game }, { $matches } { $matches ->
        [one] partida
       *[other] partidas
    }
chart-elo = Elo, con intervalos al 95 %
chart-pairs = Puntos obtenidos, fila contra columna
