### What a card file says is published of a card: whole fields, parts of others, and what is shown without its name.

name-in-en = { $name } in English
name-in-fr = { $name } in French
name-in-it = { $name } in Italian
printed-unnamed = in the rulebook, without the card's name
