### Messages: sentences with places for values, their languages side by side, said when the language is known.

## Helpers

by-clause = { $problem } ({ $clause })
did-you-mean = , intendevi { $close }?
