"""Card files: reading them, parsing effect expressions into nodes, and saying precisely what is wrong."""
