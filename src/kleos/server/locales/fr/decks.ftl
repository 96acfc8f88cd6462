### The decks of a person: kept with their names, looked at while they are made, plain text in and out.

deck-my = Mon deck
deck-none = ce deck n'est pas parmi les vôtres
deck-no-starter = aucun deck de démarrage « { $name } »{ $hint }
deck-too-long = le texte d'un deck a au plus { $lines } lignes et { $letters } caractères
deck-more-problems = et { $count } autres problèmes de ce genre
deck-name-too-long = un nom a au plus { $letters } caractères
decks-too-many = vous avez { $count } decks, le maximum conservé ; supprimez-en un d'abord
decks-too-large = vos decks dépasseraient les { $kilobytes } ko conservés par personne ; supprimez-en un d'abord
body-too-large = la requête est trop grande
body-malformed = la requête est illisible : du JSON est attendu, avec ces champs : { $fields }
