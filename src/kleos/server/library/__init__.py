"""Everything to read and to prepare: the games, their cards, rules and guides, and the decks of a person."""
