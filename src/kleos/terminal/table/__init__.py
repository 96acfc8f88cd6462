"""The terminal table: a match as a picture that answers to keys and mouse, drawn from what a seat may know."""
