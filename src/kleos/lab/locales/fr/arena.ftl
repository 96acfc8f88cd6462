### Bots against each other, on all cores: every one meets every other, on the same deals, from every seat.

arena-bots = on joue à { $players } : nommez au moins autant de bots, et non { $count } (bots connus : { $known })
deals-number = le nombre de donnes doit être un entier d'au moins 1, et non { $number }
on-fault-value = le sort d'un bot défaillant est l'un des suivants : { $known }, et non « { $value } »
