### Bots against each other, on all cores: every one meets every other, on the same deals, from every seat.

arena-bots = a una mesa juegan { $players }: indica al menos tantos bots, no { $count } (bots conocidos: { $known })
deals-number = el número de repartos debe ser un entero de al menos 1, no { $number }
on-fault-value = lo que pasa con un bot que falla es uno de { $known }, no «{ $value }»
