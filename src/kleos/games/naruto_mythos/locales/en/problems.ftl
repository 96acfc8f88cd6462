### What only this game can find wrong: with its card files, position documents and decks.

## Card files

kind-of-target = target
kind-of-occasion = occasion
kind-of-happening = happening
kind-of-outcome = outcome
card-group = unknown group { REPR($group) }, expected one of { $known }
card-keyword = unknown keyword { REPR($keyword) }, expected some of { $known }
line-may = 'may' belongs inside whenever(...): every other line is optional by itself
line-repeat = there is no MAIN line above to repeat
line-upgrade = only an UPGRADE line can change another line
line-change = there is no { $timing } line above to change
line-inside = continuous effects, must, may, repeat_main and changes of a line cannot stand inside

## Positions

position-character-card = expected the id of a character card, not { $value }
position-mission-card = expected the id of a mission card, not { $value }
position-seats = expected a list of seats (0, 1)
position-first-round = expected 1 in the mulligan
position-most-missions = at most { $most } missions can be in play, not { $count }
position-ranks = expected ranks in the order D, C, B, A, none later than the round
position-characters = expected a list of characters, not { $value }
position-object-twice = object number { $number } is given twice
position-only-in-phase = only in the phase '{ $phase }'
position-conceded = only one player can have given up
position-last-turn = expected an object number below next_object, not { $value }
position-mulligan-over = both mulligan answers are in: the mulligan is over
position-passed = p{ $seat } has passed
position-no-control = a character on its owner's side is under no control
position-control = expected the object number of a face-up character on the same side
position-second = a second face-up { $name } on this side
position-no-lock = only a face-up { $card } locks
position-lock-missing = missing: an enemy is in its mission
position-lock-enemy = #{ $object } is no enemy in its mission
position-lock-tokens = the locked #{ $object } has tokens
position-few-cards = owns { $count } cards, at least { $least } are needed
position-copies = owns { $count } copies of { $card }
position-mission-deck = expected { $expected } missions here and { $in_play } in play
position-missions = { $count } mission cards in all, expected { $expected }
position-mission-times = { $card } is there { $count } times

## Decks

deck-unknown-starter = unknown starter deck { REPR($name) }, expected one of { $known }
deck-field = unknown field { REPR($field) } in a deck, expected cards, missions and name
deck-type = a deck is a starter's name, a text or a mapping with cards and missions, not { $type }
decks-number = expected a list of { $count } decks, one for each seat
deck-count = the number of { REPR($id) } must be a whole number, not { REPR($count) }
deck-ids = expected a list of card ids
deck-line = expected a number and a card id, like '2 KS-009', not { REPR($text) }
deck-line-unknown-card = unknown card { REPR($id) }{ $hint }
deck-unknown-card = { $id }: unknown card{ $hint }
deck-unknown-mission = { $id }: unknown mission{ $hint }
deck-mission-in-deck = { $id }: a mission card is no part of the deck
deck-copies = { $id } { $name }: { $count } copies, at most { $most } are allowed
deck-too-small = { $count } character cards, at least { $least } are needed
deck-not-a-mission = { $id } { $name }: a character card is no mission
deck-missions-different = { $id } { $name }: the three missions must be different
deck-missions-number = { $count } missions, exactly { $number } different ones are needed
