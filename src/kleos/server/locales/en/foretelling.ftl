### What an answer would do, for the player who decides: sentences, and the changes that a board can show in place.

foretold-at = { $thing }: { $changes }.
foretold-question = Then: { $prompt }
foretold-others = Then another player decides.
foretold-hidden = The rest depends on hidden information.
foretold-unless = Unless somebody reacts.
foretold-nothing = Nothing changes at once.
badge-hides = face down
badge-adds-nothing = adds nothing
