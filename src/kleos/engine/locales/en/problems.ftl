### What every game can find wrong: with documents and their fields, saves, records, and what a match is asked.

# Where something is wrong, and what else
at-path = { $path }: { $problem }
at-line = line { $line }: { $problem }
refused = { $clause }: { $reason }

## Languages, games, players

unknown-language = unknown language '{ $lang }' (available: { $known })
unknown-game = unknown game '{ $game }'{ $hint } (available: { $known })
no-room = { $game } brings no '{ $room }', so this isn't possible with it
unknown-option = options: unknown option '{ $option }', expected one of { $known }
option-value = options: { $option } must be one of { $known }, not { REPR($value) }
players-number = players: { $game } is for { $allowed } players, not { REPR($count) }
from-to = { $least } to { $most }
no-seat = unknown seat { $seat }, expected 0 to { $last }

## What a match is asked

match-over = the match is over
has-conceded = p{ $seat } has already given up
not-to-decide = p{ $decider } decides now, not p{ $seat }
decision-answered = this decision is already answered; ask the match for its current one
no-position = a match has no position in the middle of an effect (a { $kind } decision); use save() instead
no-record = a determinized match has no record, since its beginning is unknown
cannot-deal-anew = redealing the hidden cards here would change the decision; choose another move
too-many-deals = the hidden cards of this match have already been redealt { $most } times, the most allowed

## Documents and their fields

not-json = not a JSON document: { $problem }
json-place = unreadable from line { $line }, column { $column }
too-deep = nested too deeply
expected-document = expected a JSON object
field-missing = missing
key-missing = missing '{ $key }'
key-unknown = unknown field '{ $key }'
key-number = { $key }: expected a whole number, not { REPR($text) }
other-cards = made with a different card set ({ $cards }; this one is { $here }): add the card file it was made with, --cards FILE
position-game = expected '{ $game }', not { $value }
field-unknown = unknown field, expected one of { $known }
expected-text = expected a string, not { $value }
expected-object = expected an object, not { $value }
expected-number = expected a whole number from { $least } to { $most }, not { $value }
expected-flag = expected true or false, not { $value }
expected-one-of = expected one of { $known }, not { $value }
expected-list = expected a list, not { $value }
expected-list-of = expected a list of { $length }, not { $value }

## Saves

not-a-save = not a saved match: { $problem }
save-field = expected a JSON object with the field 'kleos'
save-format = unknown format { REPR($format) }, expected { $known }
save-damaged = damaged: the checksum doesn't match the contents
save-other-version = saved by another version of Kleos, in a format that this version can't read
save-unnamed = a node of kind { $kind } has no name
save-scope = a frame has no scope

## Records

record-begins = expected 'kleos record { $format }'
record-key = expected 'key: value' with a new key, not { REPR($text) }
record-header = header: { $problem }
record-hash = these moves lead to the hash { $hash }, not { $named }
record-move = expected a move like '3. p0 pass', not { REPR($text) }
record-move-number = expected move { $expected }, not { $count }
no-decks = { $game } has no decks to bring: everybody starts with the cards that the rules give
position-card = expected the id of a card, not { $value }
position-too-many = the box holds { $copies } { $copies ->
        [one] copy
       *[other] copies
    } of { $card }, but the document has { $count }
position-players = expected a list of { $least } to { $most } players, not { $count }
position-conceded-all = at least two players must still be in the match; with only one left, it is over
position-active-conceded = p{ $seat } has given up and can't be the active player
