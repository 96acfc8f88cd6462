### The games as the library tells of them: offers, cards with their filters, the rules book, the guide, the glossary.

rules-in-english = The numbered clauses are the norm that the engine and its tests follow.
easy-to-learn = easy to learn
some-to-learn = a few rules to learn
much-to-learn = for experienced players
