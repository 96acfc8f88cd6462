### Score sheets: what the games have in common when they reckon the points of a real table (docs/score-sheets.md).

sheet-place = { $file }:{ $line }:{ $column } : { $problem }
sheet-no-json = ce n'est pas du JSON
sheet-no-document = les champs d'une feuille de score sont attendus, comme dans docs/score-sheets.md
sheet-name = un nom d'une ligne est attendu, pas { $value }
sheet-name-twice = deux joueurs s'appellent { $name }
sheet-no-player = un des joueurs { $known } est attendu, pas « { $value } »
sheet-expected-text = un texte comme { $example } est attendu, pas { $value }
sheet-no-card = carte inconnue : « { $value } »{ $close }
sheet-many-cards = plusieurs cartes s'appellent « { $value } », nommez l'une de { $known }
sheet-players = { $least } à { $most } joueurs sont attendus, pas { $count }
sheet-unanswered = il manque quelque chose ici. { $prompt } Au choix : { $known }
