### A contest of the arena as a picture: Elo with its intervals, and who takes how much off whom. Plain SVG, no library.

chart-title = Arena: { $game }, { $matches } { $matches ->
        [one] partita
       *[other] partite
    }
chart-elo = Elo, con intervalli al 95 %
chart-pairs = Punti presi, riga contro colonna
