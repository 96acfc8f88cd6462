### The games as the library tells of them: offers, cards with their filters, the rules book, the guide, the glossary.

rules-in-english = Las cláusulas numeradas son la norma que siguen el motor y sus pruebas; solo existen en inglés.
easy-to-learn = fácil de aprender
some-to-learn = algunas reglas que aprender
much-to-learn = para jugadores con experiencia
