### How the end of a match is told: who has won, and how.

by-points = por puntos
by-giving-up = por abandono

## Who has won

# $players are players by name, $count how many; those who win as one $team share nothing
won = { $count ->
        [1] gana { AND($players) }
       *[other] { $team ->
            [yes] ganan { AND($players) }
           *[no] { AND($players) } comparten la victoria
        }
    }
# $won is the sentence above, $how one of "by points" …
over = La partida ha terminado: { $won } { $how }
