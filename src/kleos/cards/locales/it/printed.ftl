### What a card file says is published of a card: whole fields, parts of others, and what is shown without its name.

name-in-en = { $name } in inglese
name-in-fr = { $name } in francese
name-in-it = { $name } in italiano
printed-unnamed = nel regolamento, senza il nome della carta
