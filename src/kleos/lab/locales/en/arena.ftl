### Bots against each other, on all cores: every one meets every other, on the same deals, from every seat.

arena-bots = each table seats { $players } players: name at least that many bots, not { $count } (available: { $known })
deals-number = the number of deals must be a whole number of at least 1, not { REPR($number) }
on-fault-value = what to do with a bot that fails must be one of { $known }, not '{ $value }'
