### The score sheet: the missions as they lie on a real table, evaluated one after the other (NM-4.40 to NM-4.46).

naruto-sheet-mission = mission { $rank }
naruto-sheet-title = Mission { $rank }, { $card }: { $base } + { $bonus } points
naruto-sheet-side = { $name }, Power { $total }: { $characters }
naruto-sheet-hidden = hidden { $power }
naruto-sheet-none = nobody there
naruto-sheet-more = { $name } has more Power, { $most } to { $fewer } (NM-4.43)
naruto-sheet-edge = equal at { $most }: { $name } holds the Edge (NM-4.44)
naruto-sheet-nobody = nobody has a total of at least 1: nobody wins it (NM-4.45)
naruto-sheet-won = mission { $rank }: { $reason }; { $base } + { $bonus } points (NM-4.46)
naruto-sheet-line = Mission { $rank } triggers { $card } for { $name }: { $text } Its effect isn't counted here (NM-4.47); if it changes later missions, enter them again.
naruto-sheet-unfinished = The match is over after round { $rounds }; so far this is who leads (NM-8.3).
naruto-sheet-tie = On equal points, the holder of the Edge wins (NM-8.5).
naruto-sheet-round = round { $round }
naruto-sheet-by-line = { $card }, { $line } line
naruto-sheet-conceded = { $name } has given up: the other player wins whatever the points (NM-8.8).
sheet-no-enemy = there is no enemy '{ $value }' in this mission
# what people may write behind a hidden card
sheet-words-for-hidden = hidden, face-down
