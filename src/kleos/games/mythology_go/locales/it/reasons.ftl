### Why something is not allowed, in words: sentences, whose capital and full stop are added.

## Whatever is asked; $seat is the number of a player, $n that of a creature

refused-unknown-token = questa risposta non è comprensibile: { $problem }
refused-over = la partita è finita
refused-not-offered = «{ $token }» non è tra le scelte possibili
refused-wrong-kind = questo non risponde alla domanda in corso: { $decision }
refused-no-object = non c'è nessuna creatura #{ $n } in campo
refused-not-yours = #{ $n } non è nel tuo campo
refused-no-player = non c'è nessun p{ $seat } in questa partita

## Playing a card; $n is the number of a creature, $down and $up are how many are face-down and face-up

refused-play-first = devi giocare almeno una carta prima di concludere il tuo turno
refused-never-in-hand = { $card } non fa parte del mazzo e non è mai in una mano
refused-not-in-hand = { $card } non è nella tua mano
refused-spell-is-open = { $card } è un incantesimo, e gli incantesimi si giocano sempre scoperti
refused-no-play-left = hai già giocato le tue { $most } carte di questo turno
refused-only-the-free-spell = hai già giocato le carte di questo turno; { $belief } ti concede ancora un incantesimo, e basta
refused-field-empty = { $card } non si può giocare finché il tuo campo è vuoto
refused-never-face-down = questa carta ({ $card }) non può mai stare coperta
refused-field-full = il tuo campo è pieno: non ci sono spazi liberi
refused-too-few-slots = { $card } richiede { COUNT($slots, -free-slot) }, e ne hai { $free }
refused-first-face-up = la prima creatura del tuo campo deve essere scoperta
refused-too-many-down = avresti più creature coperte che scoperte: ora ne hai { COUNT($down, "coperta", "coperte") } e { COUNT($up, "scoperta", "scoperte") }
refused-too-many-down-yet = anche con { $belief } sarebbe una creatura coperta di troppo: ora ne hai { COUNT($down, "coperta", "coperte") } e { COUNT($up, "scoperta", "scoperte") }
refused-not-onto-another = { $card } non ha Fusione e non si gioca sopra un'altra creatura
refused-onto-same-name = { $card } si gioca solo sopra una creatura dello stesso nome, e #{ $n } ne ha un altro
refused-onto-face-down = #{ $n } è coperta, e si gioca solo sopra una creatura scoperta
refused-onto-pair = #{ $n } è già una coppia, e una coppia ha esattamente due carte

## Free actions; $n is the number of a creature, $down and $up are how many are face-down and face-up

refused-fuse-in-main = le creature si fondono solo nella propria fase principale
refused-no-fusion = { $card } #{ $n } non ha Fusione
refused-fuse-face-down = #{ $n } è coperta, e si fondono solo creature scoperte
refused-fused-already = #{ $n } è già una coppia
refused-fuse-two = una coppia si forma con due creature dello stesso nome: #{ $a } e #{ $b } non lo sono
refused-lower-first = il numero più basso viene per primo: «fuse #{ $a } #{ $b }»
refused-fuse-limit = dopo la fusione resteresti con { COUNT($down, "creatura coperta", "creature coperte") } e { COUNT($up, "scoperta", "scoperte") }: troppe creature coperte
refused-nothing-to-activate = { $card } #{ $n } non ha nulla da attivare
refused-activate-face-down = #{ $n } è coperta e non può essere attivata
refused-activated-already = l'attivazione di { $card } #{ $n } è già stata usata in questo giro
refused-nothing-to-destroy = { $card } #{ $n } ha bisogno di un'altra tua creatura che possa essere distrutta
refused-no-belief = { $card } non è una credenza
refused-not-your-belief = { $card } non è la tua credenza in questo giro
refused-belief-acts-by-itself = { $card } agisce automaticamente e non si usa nella fase principale
refused-belief-used = hai già usato { $card } in questo giro
refused-before-the-first-play = { $card } si usa solo prima della prima carta che giochi in un turno
refused-hand-empty = { $card } cambia la tua mano, che è vuota
refused-nothing-to-turn = { $card } non può girare nessuna tua creatura

## Choices; $seat is the number of a player, $n that of a creature

refused-belief-taken = p{ $seat } ha già preso { $card } in questo giro
refused-no-divinity = { $card } non è una divinità
refused-not-of-the-two = { $card } non è una delle due divinità fra cui scegli
refused-no-creature = { $card } non è una creatura, e si nominano solo creature
refused-only-creatures-placed = { $card } è un incantesimo, e si mette in campo solo una creatura
refused-onto-is-a-play = sopra un'altra creatura una carta si può solo giocare; qui va messa in uno spazio libero
refused-returned-already = hai già messo { $card } sotto il mazzo
refused-own-creature = #{ $n } è tua, e va scelta una creatura di un altro giocatore
refused-face-down = #{ $n } è coperta; delle creature di un altro giocatore si scelgono solo quelle scoperte
refused-indestructible = #{ $n } è indistruttibile
refused-no-value = #{ $n } ha valore 0: non c'è nulla da prosciugare
refused-no-counterpart = nessuna creatura scoperta di un altro giocatore si può scambiare con #{ $n }: uno dei campi sarebbe troppo piccolo
refused-swap-does-not-fit = con #{ $n } questo scambio porterebbe il campo di p{ $seat } a { $used } spazi su { $most }
refused-not-itself = #{ $n } è quella che agisce: va scelta un'altra tua creatura
refused-pair-stays-up = #{ $n } è una coppia e non può essere coperta
refused-resurrected-stays-up = #{ $n } è risorta e non può essere coperta
refused-stays-anyway = #{ $n } resta comunque
refused-not-destroyed = #{ $n } non sta per essere distrutta
refused-of-the-same-name = anche #{ $n } ha il nome { $card }, e va scelta una creatura di un altro nome
refused-copied-already = #{ $n } è già stata scelta, e una carta si copia una volta sola
refused-aimed-at-already = #{ $n } è già il bersaglio di un'altra trasformazione
refused-same-colour = #{ $n } è già di colore { $colour }
refused-accuse-oneself = non puoi accusare te stesso
refused-own-divinity = { $card } è la tua divinità: nessun altro ce l'ha
refused-has-declared = p{ $seat } ha dichiarato Identificazione, che { $card } non ha
refused-has-not-declared = p{ $seat } non ha dichiarato Identificazione, che { $card } ha

## The kinds of decisions

decision-choose-belief = la credenza che prendi per questo giro
decision-polytheism-keep = quale delle due divinità tieni
decision-main = che cosa giochi o usi nella tua fase principale
decision-dragon-target = la creatura di un altro giocatore da distruggere, oppure nessuna
decision-chupacabra-target = la creatura di un altro giocatore da prosciugare, oppure nessuna
decision-djinn-name = la creatura che nomini
decision-satyr-own = quale tua creatura cedi
decision-satyr-other = la creatura che prendi in cambio
decision-leviathan-player = il giocatore le cui creature di valore più basso vengono distrutte
decision-chimera-destroy = quale altra tua creatura viene distrutta
decision-chimera-place = la creatura della tua mano da mettere in campo, oppure nessuna
decision-dualism-turn = quale tua creatura giri
decision-druidism-save = quale tua creatura salvi, oppure nessuna
decision-reincarnation-use = sostituire o no la creatura persa («use» o «skip»)
decision-return-order = la prossima carta della tua mano da mettere sotto il mazzo
decision-gorgon-copy = la creatura da copiare
decision-werewolf-transform = la creatura da trasformare
decision-totemism-colour = quale tua creatura cambia colore, oppure nessuna
decision-accuse = chi accusi, e di servire quale divinità
