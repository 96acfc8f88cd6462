"""Saint Seiya Deck Building, for two to five players: rules.md is its norm, cards.toml its box."""
