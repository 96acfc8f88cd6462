### The decks of a person: kept with their names, looked at while they are made, plain text in and out.

deck-my = Il mio mazzo
deck-none = questo mazzo non è fra i tuoi
deck-no-starter = nessun mazzo introduttivo «{ $name }»{ $hint }
deck-too-long = il testo di un mazzo ha al massimo { $lines } righe e { $letters } caratteri
deck-more-problems = e altri { $count } problemi di questo tipo
deck-name-too-long = un nome ha al massimo { $letters } caratteri
decks-too-many = hai { $count } mazzi, il massimo che si conserva; prima eliminane uno
decks-too-large = i tuoi mazzi supererebbero i { $kilobytes } kB che si conservano per persona; prima eliminane uno
body-too-large = la richiesta è troppo grande
body-malformed = la richiesta non si può leggere: serve JSON con questi campi: { $fields }
