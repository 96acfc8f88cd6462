### Score sheets: what the games have in common when they reckon the points of a real table (docs/score-sheets.md).

sheet-place = { $file }:{ $line }:{ $column }: { $problem }
sheet-no-json = non è JSON
sheet-no-document = servono i campi di un foglio punti, come in docs/score-sheets.md
sheet-name = serve un nome di una riga, non { $value }
sheet-name-twice = due giocatori si chiamano { $name }
sheet-no-player = serve uno dei giocatori { $known }, non «{ $value }»
sheet-expected-text = serve un testo come { $example }, non { $value }
sheet-no-card = carta sconosciuta: «{ $value }»{ $close }
sheet-many-cards = più carte si chiamano «{ $value }», nominane una fra { $known }
sheet-players = servono da { $least } a { $most } giocatori, non { $count }
sheet-unanswered = qui manca qualcosa. { $prompt } A scelta: { $known }
