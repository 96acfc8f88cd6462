### Why something is not allowed.

## What was typed

refusal-unknown-token = questa risposta non è comprensibile: { $problem }
refusal-over = la partita è finita
refusal-not-offered = «{ $token }» non è tra le scelte possibili
refusal-wrong-kind = questo non risponde alla domanda in corso: { $kind }

## Cards that are not there

refusal-not-in-hand = { $card } non è nella tua mano
refusal-not-in-their-hand = { $card } non è nella mano che stai guardando
refusal-not-in-pile = non puoi prendere { $card } dalla tua pila degli scarti: questa carta non c'è
refusal-not-among = { $card } non è tra le carte da scegliere

## Playing; $who is one of that $name, for its article and its gender

refusal-no-mission = la missione { $place } non è in gioco
refusal-too-dear = il costo è di { $cost } Chakra e ne hai { $chakra }
refusal-no-chakra = non hai più Chakra
refusal-name-taken = c'è già { A($who) } { AGREE("non nascosto", $who) } da quel lato della missione { $place }
refusal-must-upgrade = hai già { A($who) } { AGREE("non nascosto", $who) } nella missione { $place }: lì puoi giocare questa carta solo come potenziamento
refusal-not-cheaper = un potenziamento deve costare più della carta che copre: { $name } costa { $cost }, { $other } costa { $other_cost }
refusal-not-a-match = { $name } non può potenziare { $other }: i nomi sono diversi e nessun effetto della carta lo permette
refusal-never-over = non puoi mai giocare { $name } come potenziamento di { $other }
refusal-not-winning = puoi giocare { A($who) } { AGREE("non nascosto", $who) } solo in una missione che stai vincendo, e non stai vincendo la missione { $place }
refusal-reveals-forbidden = un Personaggio nemico ti impedisce di rivelare Personaggi nella missione { $place }

## Characters; $it is a number or a card

refusal-not-in-play = { $it } non è in gioco
refusal-not-yours = { $it } non è dal tuo lato
refusal-not-owned = { $it } appartiene all'avversario e non può far parte dei tuoi potenziamenti
refusal-not-hidden = { $it } non è un Personaggio nascosto
refusal-hidden-target = { $it } è un Personaggio nascosto, che non si può potenziare
refusal-other-mission = { $it } è a un'altra missione
# $words are what it should be
refusal-not-described = { $it } non è { $words }
refusal-immune = gli effetti nemici non possono né nascondere né sconfiggere { $it }
refusal-shielded = un altro Personaggio nella sua missione impedisce agli effetti nemici di nascondere { $it }
refusal-cannot-move = { $it } non si può muovere in nessuna missione
refusal-already-hidden = { $it } è già un Personaggio nascosto
refusal-no-tokens = { $it } non ha token Power
refusal-not-upgraded = { $it } non è un Personaggio potenziato
refusal-already-picked = hai già scelto { $it }
# $limit is the most Power that they may have together
refusal-too-much-power = con { $it } il Potere totale supererebbe { $limit }
refusal-same-mission = il Personaggio è già nella missione { $place }

## What a question asks for

decision-use = usare o no un effetto
decision-order = l'ordine degli effetti
decision-mulligan = tenere la mano o prenderne una nuova
decision-turn = che cosa fai nel tuo turno
decision-target = la scelta di un Personaggio
decision-mission = la scelta di una missione
decision-card = la scelta di una carta
decision-amount = la scelta di un numero
decision-effect-play = una carta da giocare con un effetto
decision-line = l'effetto da copiare
decision-replace = che cosa accade invece
decision-demand = rivelare un Personaggio o accettarne la sconfitta
decision-lock = il Personaggio da bloccare
decision-discard-order = l'ordine degli scarti
decision-per-mission = la scelta di un Personaggio in una missione
