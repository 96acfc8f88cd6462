### The games as the library tells of them: offers, cards with their filters, the rules book, the guide, the glossary.

rules-in-english = Le clausole numerate sono la norma seguita dal motore e dai suoi test; esistono solo in inglese.
easy-to-learn = facile da imparare
some-to-learn = qualche regola da imparare
much-to-learn = per giocatori esperti
