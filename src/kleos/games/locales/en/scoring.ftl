### Score sheets: what the games have in common when they count the points of a real table (docs/score-sheets.md).

sheet-place = { $file }:{ $line }:{ $column }: { $problem }
sheet-no-json = not a JSON document
sheet-no-document = expected the fields of a score sheet, as docs/score-sheets.md shows them
sheet-name = expected a name on one line, not { $value }
sheet-name-twice = two players are called { $name }
sheet-no-player = expected one of the players { $known }, not '{ $value }'
sheet-expected-text = expected a string like { $example }, not { $value }
sheet-no-card = unknown card '{ $value }'{ $close }
sheet-many-cards = several cards are called '{ $value }': name one of { $known }
sheet-players = expected { $least } to { $most } players, not { $count }
sheet-unanswered = an answer is missing here. { $prompt } One of: { $known }
