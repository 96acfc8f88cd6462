"""Naruto Mythos TCG (Konoha Shido), for two players: rules.md is its norm, cards.toml its card pool."""
