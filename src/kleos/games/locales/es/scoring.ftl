### Score sheets: what the games have in common when they reckon the points of a real table (docs/score-sheets.md).

sheet-place = { $file }:{ $line }:{ $column }: { $problem }
sheet-no-json = no es JSON
sheet-no-document = se esperaban los campos de una hoja de puntuación, como en docs/score-sheets.md
sheet-name = se esperaba un nombre de una línea, no { $value }
sheet-name-twice = hay dos jugadores que se llaman { $name }
sheet-no-player = se esperaba uno de los jugadores { $known }, no «{ $value }»
sheet-expected-text = se esperaba un texto como { $example }, no { $value }
sheet-no-card = carta desconocida: «{ $value }»{ $close }
sheet-many-cards = varias cartas se llaman «{ $value }», indica una de { $known }
sheet-players = se esperaban de { $least } a { $most } jugadores, no { $count }
sheet-unanswered = aquí falta algo. { $prompt } A elegir: { $known }
