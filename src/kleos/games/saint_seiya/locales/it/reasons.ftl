### Why something is not allowed; sentences without their capital and full stop.
### $card is a card within a sentence, $n and $other are objects by number, $seat is a player by number.

## Any decision

# $problem says what is wrong with the token
refusal-unknown-token = questa risposta non è comprensibile: { $problem }
refusal-over = la partita è finita
refusal-not-offered = «{ $token }» non è tra le scelte possibili
# $question is one of the decisions below
refusal-wrong-kind = questo non risponde alla domanda in corso: { $question }

## The main phase

refusal-no-more-actions = in questa fase principale sono già state svolte { $limit } azioni: ora puoi solo concluderla
refusal-not-in-hand = { $card } non è nella tua mano
refusal-no-armour-card = { $card } è un Personaggio: si gioca di fronte a una carta del terreno e non si equipaggia
refusal-armour-is-equipped = { $card } è un'Armatura: si equipaggia e non si gioca di fronte a una carta del terreno
refusal-empty-place = non ci sono carte nella posizione { $place }
refusal-no-card-for-the-toll = non hai un'altra carta da scartare per giocare di fronte a questa carta ({ $card })

## Acquiring

refusal-forbidden = una carta del terreno vieta di acquisire questa carta ({ $card })
refusal-too-few-fighters = per acquisire questa carta ({ $card }) pagando, almeno { $count } dei tuoi Personaggi devono fronteggiarla
refusal-no-force-cost = { $card } non ha un costo in Forza: questa carta non si può acquisire con la Forza
refusal-no-cosmos-cost = { $card } non ha un costo in Cosmo: questa carta non si può acquisire con il Cosmo
refusal-no-armour-equipped = non hai nessuna Armatura equipaggiata
refusal-too-weak-force = { $card } costa { $cost } Forza e ne hai { $strength } di fronte a questa carta
refusal-too-weak-cosmos = { $card } costa { $cost } Cosmo e ne hai { $strength } per questa carta

## Activating and healing

refusal-not-in-play = #{ $n } non è tra le tue carte in gioco
refusal-no-activation = { $card } non ha un'attivazione
refusal-protected = { $card } ora non può subire ferite: la sua attivazione non è utilizzabile
refusal-not-usable = l'attivazione di questa carta ({ $card }) ora non è utilizzabile: manca ciò che le serve, oppure non cambierebbe nulla
refusal-no-heal-value = { $card } non ha un valore di Cura
refusal-healing-forbidden = una carta del terreno vieta di curare
refusal-nobody-wounded = non hai nessun Personaggio ferito

## Choosing

refusal-not-such-a-card = { $card } non corrisponde a quanto richiesto
refusal-not-in-that-discard = { $card } non è tra quegli scarti o non corrisponde a quanto richiesto
refusal-not-among = { $card } non è tra le carte da scegliere
refusal-no-object = non c'è nessun #{ $n } sul tavolo
refusal-not-wounded = #{ $n } non è un Personaggio ferito
refusal-not-yours = #{ $n } appartiene a un altro giocatore
refusal-same-as = #{ $n } è la stessa scelta di #{ $other }: scegli #{ $other }
refusal-not-described = #{ $n } non corrisponde a quanto richiesto
refusal-no-player = non c'è nessun p{ $seat } in questa partita
refusal-has-given-up = il giocatore p{ $seat } si è arreso
refusal-not-that-player = qui non puoi scegliere p{ $seat }

## The kinds of decisions

decision-main = un'azione della fase principale
decision-on-play = usare o no un effetto
decision-shun-draw = pescare o no una carta
decision-upkeep-discard = le carte della tua mano da scartare
decision-heal-pick = il Personaggio da curare
decision-hand-discard = la carta della tua mano da scartare
decision-hand-wound = la carta della tua mano da ferire
decision-hand-destroy = la carta della tua mano da distruggere
decision-hero-pair = la coppia di carte della tua mano da distruggere
decision-discard-take = la carta dei tuoi scarti da prendere
decision-discard-destroy = la carta dei tuoi scarti da distruggere
decision-discard-pick = la carta da scegliere tra gli scarti di un giocatore
decision-pile-take = la carta del tuo mazzo da prendere
decision-destroyed-take = la carta distrutta da recuperare
decision-revealed-wound = la carta rivelata da ferire
decision-seen-hand-wound = la carta da ferire nella mano che vedi
decision-wounded-destroy = il Personaggio ferito da distruggere
decision-boost = il Personaggio che ottiene il bonus
decision-used-destroy = il Personaggio usato nel combattimento da distruggere
decision-terrain-pick = la carta del terreno da scegliere
decision-terrain-swap = le carte del terreno che si scambiano di posizione
decision-player-pick = il giocatore da scegliere
