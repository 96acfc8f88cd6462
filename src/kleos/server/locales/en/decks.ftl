### The decks of a person: kept with their names, looked at while they are made, plain text in and out.

deck-my = My deck
deck-none = you have no such deck
deck-no-starter = no starter deck '{ $name }'{ $hint }
deck-too-long = a deck can have at most { $lines } lines and { $letters } characters
deck-more-problems = and { $count } more problems
deck-name-too-long = a deck's name can have at most { $letters } characters
decks-too-many = you already have { $count } decks, the most allowed: delete one first
decks-too-large = your decks would take more than { $kilobytes } kB, the most allowed: delete one first
body-too-large = the request is too large
body-malformed = the request can't be read: expected JSON with these fields: { $fields }
