### What a game provides to the boundary: everything a Match does is asked of one of these.

offer-seat = place { $number }
