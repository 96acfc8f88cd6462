### A contest of the arena as a picture: Elo with its intervals, and who takes how much off whom. Plain SVG, no library.

chart-title = Arena: { $game }, { $matches } { $matches ->
        [one] match
       *[other] matches
    }
chart-elo = Elo, with 95 % intervals
chart-pairs = Points won, row against column
