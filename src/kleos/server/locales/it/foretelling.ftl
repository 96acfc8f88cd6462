### What an answer would do, told to whoever decides: sentences, and the changes that a board can show in place.

foretold-at = { $thing }: { $changes }.
foretold-question = Poi: { $prompt }
foretold-others = Poi decide un altro giocatore.
foretold-hidden = Il resto dipende da ciò che è nascosto.
foretold-unless = A meno che qualcuno non reagisca.
foretold-nothing = Sul momento non cambia nulla.
badge-hides = a faccia in giù
badge-adds-nothing = non aggiunge nulla
