### The search bot: information-set Monte Carlo tree search within a budget of time or walks, and its levels.

bot-budget = «{ $text }» no es un presupuesto del bot search: se esperaba un tiempo como 200ms o 1.5s (como máximo { $longest } s), un número de recorridos como 500w, o un nivel ({ $levels })
