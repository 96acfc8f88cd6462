### What a card file says is published of a card: whole fields, parts of others, and what is shown without its name.

name-in-en = { $name } en inglés
name-in-fr = { $name } en francés
name-in-it = { $name } en italiano
printed-unnamed = en el reglamento, sin el nombre de la carta
