### A contest of the arena as a picture: Elo with its intervals, and who takes how much off whom. Plain SVG, no library.

chart-title = Arène : { $game }, { $matches } { $matches ->
        [one] partie
       *[other] parties
    }
chart-elo = Elo, avec intervalles à 95 %
chart-pairs = Points pris, ligne contre colonne
