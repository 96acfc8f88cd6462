### What a card file says is published of a card: whole fields, parts of others, and what is shown without its name.

name-in-en = { $name } en anglais
name-in-fr = { $name } en français
name-in-it = { $name } en italien
printed-unnamed = dans le livret, sans le nom de la carte
