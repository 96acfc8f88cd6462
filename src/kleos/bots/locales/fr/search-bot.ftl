### The search bot: information-set Monte Carlo tree search within a budget of time or walks, and its levels.

bot-budget = « { $text } » n'est pas un budget du bot search : il faut un temps comme 200ms ou 1.5s (au plus { $longest } s), un nombre de parcours comme 500w, ou un niveau ({ $levels })
