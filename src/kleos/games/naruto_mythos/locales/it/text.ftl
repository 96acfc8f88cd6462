### Rules text: what every line of a card says.

## The parts of a line

# $timing is its word, $words what it does; $standing if it is continuous
line-text =
    { $timing }{ $standing ->
        [yes] {" "}(continuo)
       *[no] {""}
    }: { $words }
timing-main = MAIN
timing-upgrade = POTENZIAMENTO
timing-ambush = ASSALTO
timing-score = SCORE

## What characters are like

this-character = questo Personaggio
hidden = nascosto
non-hidden = non nascosto
upgraded = potenziato
# $name is a group or keyword, with its $gender if one is a member of it; .adjective if it stands with the adjectives,
# .rank is head if it goes right behind the noun
of-kind =
    { $gender ->
        [none] { $name }
       *[other] { OF(THE($name, $gender)) }
    }
    .rank =
        { $gender ->
            [none] head
           *[other] kind
        }
# one with that $name; $noun and $nouns are what it is called else, $number is many if the name is a plural
named =
    { $number ->
        [many] { $noun } { $name }
       *[one] { $name }
    }
    .many = { $nouns } { $name }
same-name = lo stesso nome { OF(IT()) }

## Where characters are; $leaving if they go away from there

in-play = in gioco
here =
    { $leaving ->
        [yes] { HERE("di questa missione") }
       *[no] { HERE("in questa missione") }
    }
elsewhere =
    { $leaving ->
        [yes] di un'altra missione
       *[no] in un'altra missione
    }
# $rank is that of the mission
in-mission =
    { $leaving ->
        [yes] della missione { $rank }
       *[no] nella missione { $rank }
    }
one-mission = in una missione a tua scelta
that-mission = nella missione in cui lo giochi
new-mission = nella sua nuova missione
# a place, or with .many what follows "che"; $gender is that of the noun
played-last-turn = è { AGREE("stato", $gender) } { AGREE("giocato", $gender) } nell'ultimo turno dell'avversario
    .many = sono { AGREE("stato", $gender, number: "many") } { AGREE("giocato", $gender, number: "many") } nell'ultimo turno dell'avversario

## What characters are measured by; $op is at-most, less, equal, at-least or more

# .own is what this character's Power is called, if it is compared with another; $own if it is
with-cost = costo { BOUND($op, $n) }
with-power = Potere { BOUND($op, $n) }
    .own = quello di questo Personaggio
with-base =
    un totale (Potere stampato più token Power) { $n ->
        [X] { BOUND($op, $n) }
       *[other] { $op ->
            [at-most] di { BOUND($op, $n) }
            [at-least] di { BOUND($op, $n) }
           *[other] { BOUND($op, $n) }
        }
    }
lowest-cost = il costo più basso
lowest-power = il Potere più basso
lowest-base = il totale più basso (Potere stampato più token Power)
total-power = un Potere totale di { $n } o meno
# .complement if it is said right behind the noun
lower-cost = costo inferiore

## Amounts

my-power = il Potere di questo Personaggio
that-cost = { ITS("costo stampato") }
that-power = { ITS("Potere stampato") }
covered-power = il Potere che il Personaggio potenziato aveva subito prima del potenziamento
missions-with = il numero di missioni con { $which }
# $done is what was done to how many: "Personaggi nascosti"
number-done =
    il numero { $done ->
        [none] di cambiamenti fatti
       *[other] { OF($done) }
    } con l'effetto MAIN
# $x is what X was
prior-x =
    { $x ->
        [none] il valore di X
       *[other] { $x }
    } con l'effetto MAIN

## Conditions

holds-edge =
    { $yes ->
        [yes] hai il token Edge
       *[no] non hai il token Edge
    }
empty-hand-of-yours =
    { $yes ->
        [yes] la tua mano è vuota
       *[no] la tua mano non è vuota
    }
while =
    { $test ->
        [none] {""}
       *[other] {" "}fintanto che { $test }
    }

## Whom something is done to

target-this = questo Personaggio
# the one that has been spoken of; $gender is its gender
target-same = {""}
    .pronoun = { $gender }
target-played = il Personaggio giocato con l'effetto MAIN
# $gender is that of the noun
target-sole = {""}
    .lead = se c'è esattamente { A(BARE($which), $gender) },
    .pronoun = { $gender }
target-any-number = un numero qualsiasi { OF(MANY($which)) }
target-each-mission = al massimo { $which }
    .lead = in ogni missione,
target-excess = uno di loro
    .lead =
        finché { $n ->
            [1] c'è più di { $which }
           *[other] ci sono più di { $n } { MANY($which) }
        },
    .tail = , a scelta dell'avversario

## What is done to characters

powerup = { DEED($who, "assegnare", COUNT($n, -power-token), case: "to") }{ WHERE($n) }
tokens-limit =
    { $n ->
        [none] tutti i token Power
       *[other] fino a { COUNT($n, -power-token) }
    }
# $gap if the target is being asked for
tokens-put =
    { $gap ->
        [yes] {""}
       *[no] e { TOO("mettere", "su questo Personaggio", clitic: "li") }
    }
tokens-take = { DEED($who, "prendere", tokens-limit, tokens-put, case: "from") }{ WHERE($n) }
tokens-remove = { DEED($who, "rimuovere", tokens-limit, case: "from") }{ WHERE($n) }
hide = { DEED($who, "nascondere") }
defeat = { DEED($who, "sconfiggere") }
move =
    { $here ->
        [yes] { DEED($who, "muovere", "", "in questa missione") }
       *[no] { DEED($who, "muovere", "", "in un'altra missione") }
    }
move-all = { DO("muovere in altre missioni", ALL($which)) }, per quanto possibile
move-many =
    { $n ->
        [1] { DO("muovere in un'altra missione", $n, BARE($which)) }
       *[other] { DO("muovere in altre missioni", $n, MANY($which)) }
    }{ WHERE($n) }
take-control = { DEED($who, "prendere", "il controllo", case: "of") }
look = { DEED($who, "guardare") }
discard-top = { DEED($who, "scartare", "la carta superiore", case: "of") }
return-to-hand = { DEED($who, "riportare", "", "nella mano del suo proprietario") }
# $gap if the target is being asked for, $extra the chakra that is paid in addition
demand =
    { $gap ->
        [yes] che l'avversario rivelerà pagando { $extra } Chakra in più o che sarà sconfitto
       *[no] { DEED($who, "scegliere") }; l'avversario lo rivela pagando { $extra } Chakra in più, altrimenti il Personaggio scelto viene sconfitto
    }

## What was last spoken of: .near in the same text, .far from farther away, each also as an owner; .x is what was measured
## Without .near it is taken up by a pronoun

recall-hidden = Personaggi nascosti
    .far = il Personaggio appena nascosto
    .far-owner = il Personaggio nascosto
    .x = il Potere che il Personaggio aveva subito prima di essere nascosto
recall-defeated = Personaggi sconfitti
    .far = il Personaggio appena sconfitto
    .far-owner = il Personaggio sconfitto
    .x = il Potere che il Personaggio aveva subito prima di essere sconfitto
recall-moved = Personaggi mossi
    .far = il Personaggio appena mosso
    .far-owner = il Personaggio mosso
recall-taken-over = Personaggi di cui hai preso il controllo
    .far = il Personaggio di cui hai appena preso il controllo
    .far-owner = il Personaggio di cui hai appena preso il controllo
recall-looked-at = Personaggi guardati
    .far = il Personaggio appena guardato
    .far-owner = il Personaggio guardato
recall-returned = Personaggi riportati
    .far = il Personaggio appena riportato
    .far-owner = il Personaggio riportato
recall-discarded = carte scartate
    .near = la carta scartata
    .near-owner = la carta scartata
    .far = la carta appena scartata
    .far-owner = la carta scartata
    .gender = f
recall-hand-discarded = carte scartate
    .near = la carta scartata
    .near-owner = la carta scartata
    .far = la carta appena scartata
    .far-owner = la carta scartata
    .gender = f
    .x = il numero di carte scartate

## What players do

draw = { DO("pescare", COUNT($n, -card)) }{ WHERE($n) }
gain-chakra = { DO("ottenere", COUNT($n, -chakra)) }{ WHERE($n) }
lose-chakra = { DO("perdere", COUNT($n, -chakra)) }{ WHERE($n) }
# $subject is opponent if the opponent carries it out
take-chakra =
    { $subject ->
        [opponent] { DO("prendere", COUNT($n, -chakra), "da te") }
       *[other] { DO("prendere", COUNT($n, -chakra), "dall'avversario") }
    }{ WHERE($n) }
pay-x = { DO("pagare", "una quantità X di Chakra a tua scelta") }
    .x = la quantità di Chakra pagata
gain-points = { DO("ottenere", COUNT($n, -mission-point)) }{ WHERE($n) }
take-edge = { DO("prendere", "il token Edge") }
give-edge = { TO_RIVAL("cedere", "il token Edge") }

## Cards in hands, decks and piles; $own if it is the deck of who carries it out

discard = { DO("scartare", "1 carta", PREP("da", YOUR("mano", "f"))) }
discard-seen = { DO("scegliere", "1 carta", PREP("da", RIVALS("mano", "f")), "e", TOO("scartare", clitic: "la")) }
discard-hand = l'avversario scarta la sua mano, poi pesca altrettante carte
mill =
    { $own ->
        [yes] { DO("scartare", "la prima carta", OF(YOUR("mazzo"))) }
       *[no] { DO("scartare", "la prima carta", OF(RIVALS("mazzo"))) }
    }
put-back = { DO("mettere", "1 carta", PREP("da", YOUR("mano", "f")), "in cima", TO(YOUR("mazzo"))) }
recover = { DO("aggiungere", TO(YOUR("mano", "f")), "1 carta", PREP("da", YOUR("pila degli scarti", "f"))) }
look-at-hand = { DO("guardare", RIVALS("mano", "f")) }
# the top $count cards
look-at-top = { DO("guardare", "le prime", $count, "carte", OF(YOUR("mazzo"))) }
search = { look-at-top }. { CAPITAL(DO("mostrare", ALL($which), "tra di esse e")) } { TOO("aggiungere", TO(YOUR("mano", "f")), clitic: "le") }; { TOO("rimettere", "le altre in cima nello stesso ordine") }
put-from-deck =
    { $own ->
        [yes] { DO("mettere", "la prima carta", OF(YOUR("mazzo")), "a faccia in giù", PREP("da", YOUR("lato")), "di questa missione, come Personaggio nascosto") }
       *[no] { DO("mettere", "la prima carta", OF(RIVALS("mazzo")), "a faccia in giù", PREP("da", YOUR("lato")), "di una missione a", POSSESSIVE("f"), "scelta, come Personaggio nascosto sotto", YOUR("controllo")) }
    }
put-from-hand = { DO("mettere", "1 carta", PREP("da", YOUR("mano", "f")), "a faccia in giù", PREP("da", YOUR("lato")), "di una missione a", POSSESSIVE("f"), "scelta, come Personaggio nascosto") }

## Playing and copying; $cut is by how much less chakra, $gender that of what is played

for-less =
    { $cut ->
        [0] al suo costo normale
       *[other] pagando { $cut } Chakra in meno
    }
play-hidden = { DO("rivelare", $which, for-less) }
play-from-hand =
    { DO("giocare", $which) }, { PREP("da", YOUR("mano", "f")) } o { $gender ->
        [f] rivelandola
       *[m] rivelandolo
    }, { for-less }
play-from-discard = { DO("giocare", $which, PREP("da", YOUR("pila degli scarti", "f")), for-less) }
play-top-of-discard = { DO("giocare", "la carta in cima", TO(YOUR("pila degli scarti", "f")), for-less) }
play-from-top = { look-at-top }, { TOO("giocare", "una", for-less, ", se possibile,", clitic: "ne") } e { TOO("scartare", "le altre") }
# $upgrades if it may be an UPGRADE line
copy =
    { $upgrades ->
        [yes] { DO("copiare", "un effetto istantaneo", OF(A($which))) }
       *[no] { DO("copiare", "un effetto istantaneo (tranne POTENZIAMENTO)", OF(A($which))) }
    }
copy-discarded = { DO("copiare", "un effetto istantaneo (tranne POTENZIAMENTO) della carta appena scartata") }
repeat-main = { DO("applicare", "l'effetto MAIN ancora una volta") }

## Continuous lines

# $fixed if it is one character, $sign is + or -
bonus-who =
    { $fixed ->
        [yes] { $which } ha
       *[no] { ALL($which) } hanno
    }
bonus = { bonus-who } { $sign }{ $n } Potere{ while }{ WHERE($n) }
bonus-each = { bonus-who } { $sign }1 Potere per { EACH($counted) }{ while }
chakra-bonus =
    CHAKRA +{ $n }{ $both ->
        [yes] {" "}per entrambi i giocatori
       *[no] {""}
    }{ while }{ WHERE($n) }
upgrades-on =
    puoi giocare questa carta come potenziamento { OF(A($which)) }{ $only ->
        [yes] , ma di nessun altro Personaggio
       *[no] {""}
    }
tax = l'avversario paga { $amount } Chakra in più per ogni Personaggio che gioca non nascosto in questa missione
discount = entrambi i giocatori giocano { THE($which, number: "many") } { AGREE("non nascosto", $which, number: "many") } in questa missione pagando { $amount } Chakra in meno, ma mai meno di { $floor }
cheaper =
    paghi { $amount } Chakra in meno per { $revealed ->
        [yes] rivelare questo Personaggio
       *[no] giocare questo Personaggio non nascosto
    }{ $test ->
        [none] {""}
       *[other] {" "}se { $test }
    }

## Permissions and prohibitions

keeps-tokens = questo Personaggio mantiene i suoi token Power alla fine del giro
holds = i Personaggi nemici non possono essere mossi fuori da questa missione
only-winning = puoi giocare questo Personaggio non nascosto solo in una missione che stai vincendo
immune = gli effetti nemici non possono né nascondere né sconfiggere questo Personaggio
shields = gli effetti nemici non possono nascondere i Personaggi amici in questa missione
no-reveals = l'avversario non può rivelare Personaggi in questa missione
salvages = quando un Personaggio amico che ti appartiene viene sconfitto, la sua carta superiore va nella tua mano invece che nella pila degli scarti
locks = questo Personaggio blocca il Personaggio nemico più forte in questa missione: quel Personaggio perde tutti i suoi token Power e ha Potere 0

## Whenever something happens, $effect

on-enemy-play = ogni volta che l'avversario gioca un Personaggio non nascosto in questa missione, { $effect }
on-defeat = ogni volta che { $which } viene { AGREE("sconfitto", $which) }, { $effect }
on-move = ogni volta che questo Personaggio è stato mosso, { $effect }
on-own-move = ogni volta che uno dei tuoi effetti ha mosso questo Personaggio, { $effect }
on-affected = ogni volta che un effetto nemico ha influito su questo Personaggio, { $effect }
on-loss = quando l'avversario ha vinto questa missione, { $effect }
on-round-end = alla fine del giro, { $effect }

## What would happen, and .done to a character of that $gender

moving = muovere
    .done = { AGREE("mosso", $gender) }
hiding = nascondere
    .done = { AGREE("nascosto", $gender) }
defeating = sconfiggere
    .done = { AGREE("sconfitto", $gender) }

## What happens instead, and how one line changes another

# $verbs and $participles are what would happen, $verb what happens to $who, $fixed if that is the same character
instead =
    { $enemy ->
        [yes] se un effetto nemico dovesse { OR($verbs) } { $which }
       *[no] se { $which } dovesse essere { OR($participles) }
    }, { $fixed ->
        [yes] { DEED($who, $verb, "", "invece") }
       *[no] { DEED($who, $verb, "", "al suo posto") }
    }
# $timing is the word of the line that changes
line-changes =
    { $added ->
        [yes] all'effetto { $timing } si aggiunge
       *[no] l'effetto { $timing } diventa
    }: { $effect }
