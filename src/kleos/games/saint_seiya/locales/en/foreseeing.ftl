### How a table of Saint Seiya stands in numbers, and what is said when a choice would change them.

seiya-change-force = Force { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-cosmos = Cosmos { $before }/{ $cost } → { $after }/{ $cost }
seiya-change-force-cost = costs { $after } Force instead of { $before }
seiya-change-cosmos-cost = costs { $after } Cosmos instead of { $before }
seiya-change-enough = you can acquire it
seiya-change-not-enough = no longer enough
seiya-change-flames = flames { $before } → { $after }
seiya-change-wounded = wounded { $before } → { $after }
seiya-change-destroyed = destroyed { $before } → { $after }
seiya-adds-nothing = { $card } adds nothing there: { $faced } is not acquired by what it brings.
seiya-ends-with-acquisition = You can still acquire a card. Cards in play are discarded at the end of the turn.
seiya-ends-with-plays = You can still play cards from your hand: each action is free.
