### The games as the library tells of them: offers, cards with their filters, the rules book, the guide, the glossary.

rules-in-english = Les clauses numérotées sont la norme que suivent le moteur et ses tests ; elles n'existent qu'en anglais.
easy-to-learn = facile à apprendre
some-to-learn = quelques règles à apprendre
much-to-learn = pour joueurs expérimentés
