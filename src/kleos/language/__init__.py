"""Languages: Fluent catalogues of everything said, a grammar for each language, and messages yet to be said."""
