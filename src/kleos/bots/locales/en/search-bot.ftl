### The search bot: information-set Monte Carlo tree search within a budget of time or walks, and its levels.

bot-budget = '{ $text }' is not a budget for the search bot: expected a time like 200ms or 1.5s (at most { $longest } s), a number of walks like 500w, or a level ({ $levels })
