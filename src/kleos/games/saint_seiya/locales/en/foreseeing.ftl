### How a table of Saint Seiya stands in numbers, and what to say when a choice would change them.

seiya-change-force = Force { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-cosmos = Cosmos { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-force-cost = costs { $after } Force instead of { $before }
seiya-change-cosmos-cost = costs { $after } Cosmos instead of { $before }
seiya-change-enough = you can acquire it
seiya-change-not-enough = no longer enough
seiya-change-flames = flames { $before } → { $after }
seiya-change-wounded = wounded { $before } → { $after }
seiya-change-destroyed = destroyed { $before } → { $after }
seiya-adds-nothing = { $card } adds nothing there: what it gives doesn't help to acquire { $faced }.
seiya-ends-with-acquisition = You can still acquire a card. At the end of the turn, your cards in play are discarded.
seiya-ends-with-plays = You can still play cards from your hand: each action is free.
