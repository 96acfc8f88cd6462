### What can be wrong with a card file, and what Python has to say about its TOML and its expressions.

# Where: the place first, as compilers write it
card-file = { $file }:{ $line }:{ $column }: { $problem }
card-table = {"["}{ $table }] { $problem }
card-field = {"["}{ $table }] { $field }: { $problem }
card-other-game = { $key }: expected '{ $game }', the game this file is being read for, not { $value }

## Fields

card-field-unknown = unknown field
card-field-close = unknown field, did you mean '{ $close }'?
card-missing = missing { $fields }
card-none = the file has no cards
card-expected-table = expected a table for a card
card-expected-entries = expected a table with at least one entry
card-expected-names = expected names by language, like { $example }
card-expected-titles = expected titles by language, like { $example }
card-language = unknown language '{ $lang }' (available: { $known })
card-expected-text = expected a string
card-expected-one-of = expected one of { $known }, not { REPR($value) }
card-expected-number = expected a whole number from { $least } to { $most }
card-expected-lines = expected a list like { $example }
card-expected-line = line { $number }: expected one of { $known } with an expression
card-expected-expression = expected an expression in quotes
# What is published
card-expected-printed = expected a list of the published facts of this card, from { $known }
card-expected-partly = expected a table of the facts that are published only in part, from { $known }
card-expected-part = expected the published part of { $field } in words by language, like { $example }
card-expected-unnamed = expected a list of the published facts that the rulebook shows without naming the card, from { $known }

## Expressions

kind-of-effect = effect
kind-of-predicate = predicate
kind-of-condition = condition
kind-of-amount = amount
kind-of-number = number
kind-of-string = string
expected-kind = expected { A($want) }
other-kind = '{ $name }' is { A($kind) }, expected { A($want) }
unknown-word = unknown { $want } '{ $name }'
unknown-word-close = unknown { $want } '{ $name }'; did you mean '{ $close }'?
word-takes = '{ $name }' takes { $params }; { $count } given
word-takes-nothing = '{ $name }' takes nothing; { $count } given
expected-quotes = expected a string in quotes
arguments-by-place = arguments are positional; leave out their names
only-compared = only { $known } can be compared here
one-comparison = only one comparison is allowed at a time
expected-comparison = expected one of { $known }
not-an-expression = not an expression: { $problem }
# What Python says about expressions; the rest is quoted
python-says = { $problem }
python-syntax = invalid syntax
python-comma = invalid syntax. Perhaps you forgot a comma?
python-open = '{ $sign }' was never closed
python-unmatched = unmatched '{ $sign }'
python-mismatch = closing parenthesis '{ $sign }' does not match opening parenthesis '{ $opening }'
python-string = unterminated string literal (detected at line { $line })
python-character = invalid character '{ $sign }' ({ $code })
python-unprintable = invalid non-printable character { $code }
python-number = invalid decimal literal
python-zeros = leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers
python-named-first = positional argument follows keyword argument
python-indent = unexpected indent
python-null = source code string cannot contain null bytes
# What Python says about TOML; the rest is quoted
toml-statement = Invalid statement
toml-line-end = Expected newline or end of document after a statement
toml-literal = Expected { $sign }
toml-table-end = Expected '{ $sign }' at the end of a table declaration
toml-array-end = Expected '{ $sign }' at the end of an array declaration
toml-equals = Expected '=' after a key in a key/value pair
toml-key = Invalid initial character for a key part
toml-value = Invalid value
toml-twice = Cannot declare { $name } twice
toml-closed = Cannot mutate immutable namespace { $name }
toml-overwrite = Cannot overwrite a value
toml-inline-twice = Duplicate inline table key '{ $name }'
toml-array = Unclosed array
toml-inline = Unclosed inline table
toml-string = Unterminated string
toml-backslash = Unescaped '\' in a string
toml-hex = Invalid hex value
toml-illegal = Illegal character { $sign }
toml-invalid = Found invalid character { $sign }
