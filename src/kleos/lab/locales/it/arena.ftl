### Bots against each other, on all cores: every one meets every other, on the same deals, from every seat.

arena-bots = si gioca in { $players }: nomina almeno altrettanti bot, non { $count } (bot conosciuti: { $known })
deals-number = il numero di smazzate deve essere un intero di almeno 1, non { $number }
on-fault-value = la sorte di un bot difettoso è una di queste: { $known }, non «{ $value }»
