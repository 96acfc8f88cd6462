"""The game-free heart: states, frames over effect trees, decisions, events, randomness, notation, saves."""
