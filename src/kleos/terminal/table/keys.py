"""Which key does what: the letters left for choices, and the lines of the help."""

# Letters that are commands are no choices
COMMANDS = frozenset("ghilpqruw")
LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS) + "123456789"
