"""Saint Seiya at the terminal: line by line, and the layout of its table."""
