### What an answer would do, told to whoever decides: sentences, and the changes that a board can show in place.

foretold-at = { $thing } : { $changes }.
foretold-question = Ensuite : { $prompt }
foretold-others = Ensuite, un autre joueur décide.
foretold-hidden = Le reste dépend de ce qui est caché.
foretold-unless = À moins que quelqu'un ne réagisse.
foretold-nothing = Rien ne change aussitôt.
badge-hides = face cachée
badge-adds-nothing = n'apporte rien
