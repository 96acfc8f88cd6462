### Who sits at a table, and how a match begins with what they bring.

side-unknown = '{ $side }' can't be chosen in this game{ $hint } (available: { $known })
no-sides = players bring nothing to this game, so '{ $side }' can't be chosen
no-sides-now = '{ $side }' can only be chosen in a match with { $only }
side-taken = '{ $side }' is already taken at this table
side-full = { $count } players at this table have already chosen '{ $side }', the most allowed
