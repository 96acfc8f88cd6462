### How the end of a match is told: who has won, and how.

by-points = ai punti
by-giving-up = per abbandono

## Who has won

# $players are players by name, $count how many; those who win as one $team share nothing
won = { $count ->
        [1] vince { AND($players) }
       *[other] { $team ->
            [yes] vincono { AND($players) }
           *[no] { AND($players) } condividono la vittoria
        }
    }
# $won is the sentence above, $how one of "by points" …
over = La partita è finita: { $won } { $how }
