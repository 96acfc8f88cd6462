### What an answer would do, told to whoever decides: sentences, and the changes that a board can show in place.

foretold-at = { $thing }: { $changes }.
foretold-question = Después: { $prompt }
foretold-others = Después decide otro jugador.
foretold-hidden = El resto depende de lo que está oculto.
foretold-unless = Salvo que alguien reaccione.
foretold-nothing = De momento no cambia nada.
badge-hides = boca abajo
badge-adds-nothing = no suma nada
