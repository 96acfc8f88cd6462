### How the end of a match is told: who has won, and how.

by-points = by points
by-giving-up = since everybody else gave up

## Who has won

# $players are players by name, $count how many; those who win as one $team share nothing
won = { $count ->
        [1] { AND($players) } wins
       *[other] { $team ->
            [yes] { AND($players) } win
           *[no] { AND($players) } share the victory
        }
    }
# $won is the sentence above, $how one of "by points" …
over = The match is over: { $won } { $how }
