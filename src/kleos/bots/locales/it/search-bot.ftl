### The search bot: information-set Monte Carlo tree search within a budget of time or walks, and its levels.

bot-budget = «{ $text }» non è un budget del bot search: serve un tempo come 200ms o 1.5s (al massimo { $longest } s), un numero di percorsi come 500w, o un livello ({ $levels })
