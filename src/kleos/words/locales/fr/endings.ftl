### How the end of a match is told: who has won, and how.

by-points = aux points
by-giving-up = par abandon

## Who has won

# $players are players by name, $count how many; those who win as one $team share nothing
won = { $count ->
        [1] { AND($players) } gagne
       *[other] { $team ->
            [yes] { AND($players) } gagnent
           *[no] { AND($players) } se partagent la victoire
        }
    }
# $won is the sentence above, $how one of "by points" …
over = La partie est terminée : { $won } { $how }
