"""How a player answers without thinking, game by game: a search plays on with it beyond what it looks into."""
