### Why something is not allowed: a sentence without its full stop.
### $card, $god and $last are cards by name, $ability is an ability of a God, $number that of an ability of $card.

## Answers

# $problem: what is wrong with what was typed
refusal-unknown-token = questa risposta non è comprensibile: { $problem }
refusal-over = la partita è finita
refusal-not-offered = «{ $token }» non è tra le scelte possibili
# $decision: one of those at the end
refusal-wrong-kind = questo non risponde alla domanda in corso: { $decision }
refusal-which-zone = precisa se la carta ({ $card }) viene dalla tua mano o dai tuoi scarti
refusal-only-in-play-phase = una carta si gioca per un'Azione solo nella tua fase di gioco
refusal-only-in-recruit-phase = si recluta solo nella propria fase di reclutamento
refusal-nothing-to-react-to = non è stato giocato nulla a cui tu possa reagire

## Cards of the hand

refusal-god-is-no-card-in-hand = { $god } è un Dio e mai una carta in mano; le abilità degli Dei si richiamano con «use»
refusal-not-in-hand = { $card } non è nella tua mano
# $count: how many abilities the card has
refusal-no-such-ability = le abilità di questa carta ({ $card }) sono numerate da 1 e l'ultima è { $count }
refusal-no-action = { $card } non ha un'Azione: questa carta non si può giocare nella fase di gioco
refusal-bond-of-card = l'abilità { $number } di questa carta ({ $card }) è un Legame: non si gioca, si applica da solo
refusal-reaction-is-no-action = l'abilità { $number } di questa carta ({ $card }) è una Reazione: si usa al momento giusto, non come Azione
# $colour is that of $card; $follow are the colours that $last allows
refusal-colour-does-not-follow = { $card } ({ $colour }) non può seguire { $last }: ora si può giocare solo un Guerriero { OR($follow) }

## Reactions

refusal-action-is-no-reaction = l'abilità { $number } di questa carta ({ $card }) è un'Azione: si gioca nella tua fase di gioco
refusal-answers-attacks = l'abilità { $number } di questa carta ({ $card }) risponde a un Attacco, e non ne è stato ancora dichiarato uno
refusal-answers-abilities = l'abilità { $number } di questa carta ({ $card }) risponde a un'abilità di un Guerriero quando viene giocata; questo Attacco è già dichiarato
refusal-protects-others = con l'abilità { $number } questa carta ({ $card }) protegge un altro Dio, ed è il tuo a essere attaccato
# $player is who is attacked
refusal-defends-own-god = con l'abilità { $number } questa carta ({ $card }) difende il tuo Dio, ed è { $player } a essere attaccato
refusal-aids-own-side = con l'abilità { $number } questa carta ({ $card }) aiuta solo la tua parte, e { $player } non ne fa parte

## Abilities of Gods

# $ability in the reasons below
god-ability = l'abilità { $number } di { $god }
refusal-other-god = non puoi usare { $ability }: il tuo Dio è { $god }
refusal-bond-of-god = { $ability } è un Legame: agisce da solo e non si usa
# $moment: one of those at the end
refusal-other-moment = { $ability } si usa solo { $moment }
refusal-used-this-turn = { $ability } è già stata usata in questo turno
refusal-used-in-attack = { $ability } è già stata usata contro questo Attacco
refusal-would-do-nothing = { $ability } ora non ha nulla su cui agire
refusal-colour-ignored-already = il prossimo Guerriero ignora già la restrizione di colore
refusal-no-colour-to-ignore = non c'è una restrizione di colore da ignorare: in questo turno non è stato giocato nessun Guerriero
refusal-nothing-to-banish = { $ability } non ha carte da mandare negli inferi

## Prices

# $cost and $faith are numbers
refusal-no-energy-to-pay = non puoi pagare { COUNT($cost, -energy) }: deve restartene almeno 1
refusal-nothing-to-pay = non hai carte da scartare e non puoi pagare { COUNT($cost, -energy) }: deve restartene almeno 1
refusal-no-card-to-pay = { $ability } costa una carta della tua mano, che è vuota
refusal-no-such-card-to-pay = { $ability } costa una carta di un tipo che non hai in mano
refusal-no-faith-to-pay = { $ability } costa { COUNT($cost, -faith) } e ne hai { $faith }
refusal-too-dear = { $card } costa { COUNT($cost, -faith) } e ne hai { $faith }
refusal-energy-not-asked-for = questo costo non si paga con l'energia

## Recruiting

# $pile as tokens have it: w1 to w6
refusal-pile-empty = la pila di Guerrieri { $pile } è vuota
refusal-god-is-not-recruited = { $god } è un Dio: si reclutano solo Guerrieri e Discepoli
refusal-recruit-by-pile = { $card } si recluta indicando la sua pila: «recruit { $pile }»
refusal-not-on-top = nessuna pila di Guerrieri ha in cima questa carta ({ $card }), e si recluta solo la carta in cima
refusal-no-more-disciples = la pila di questo Discepolo ({ $card }) è vuota
refusal-no-netherworld-ability = { $god } non può reclutare dagli inferi: lo permette solo un'abilità
refusal-not-in-netherworld = { $card } non è negli inferi
refusal-not-from-netherworld = { $card } non è il tipo di carta che puoi reclutare dagli inferi
refusal-netherworld-used = { $god } ha già reclutato una carta dagli inferi in questo turno

## Players and Gods that are chosen

refusal-no-player = non c'è nessun { $player } in questa partita
refusal-own-god = il tuo stesso Dio non può mai essere il bersaglio
refusal-team-mate = il giocatore { $player } è della tua squadra: il suo Dio non può mai essere il bersaglio
refusal-player-out = il giocatore { $player } non è più nella partita
refusal-player-sealed = il Dio di { $player } è sigillato e non può essere il bersaglio
refusal-no-god = { $card } non è un Dio
refusal-god-not-dealt = { $god } non è uno degli Dei che hai ricevuto
refusal-god-of-other-team = { $god } non appartiene alla mitologia della tua squadra
refusal-god-taken = { $god } è già la scelta di un compagno

## Cards and Actions that are chosen

# $object and $other: the numbers of objects on the table
refusal-not-in-discard = { $card } non è tra i tuoi scarti
refusal-not-asked-for = { $card } non è il tipo di carta richiesto
refusal-no-object = non c'è nessun #{ $object } sul tavolo
refusal-not-in-own-play-area = #{ $object } non è nella tua area di gioco
refusal-not-played-for-action = #{ $object } non è un Guerriero giocato per la sua Azione in questo turno
refusal-same-as = #{ $object } è la stessa scelta di #{ $other }: scegli #{ $other }
refusal-not-to-repeat = questa carta non può ripetere l'Azione di #{ $object }
refusal-no-action-to-repeat = l'abilità { $number } di questa carta ({ $card }) non è un'Azione e non si può ripetere

## The kinds of decisions

decision-choose-god = il Dio che prendi
decision-start-phase = l'abilità del tuo Dio da usare nella fase iniziale
decision-play-phase = che cosa giocare nella fase di gioco
decision-choose-player = l'avversario da prendere di mira
decision-react-ability = reagire o no all'abilità giocata
decision-react-attack = reagire o no all'Attacco
decision-pay-cost = come paghi il costo
decision-discard-choice = la carta della tua mano da scartare
decision-banish-choice = la carta della tua mano o dei tuoi scarti da mandare negli inferi
decision-hades-banish = la carta dei tuoi scarti da mandare negli inferi
decision-repeat-warrior = il Guerriero di cui ripetere un'Azione
decision-repeat-ability = quale Azione del Guerriero ripetere
decision-take-netherworld = la carta da prendere dagli inferi
decision-recruit-phase = che cosa reclutare nella fase di reclutamento
decision-discard-phase = la carta della tua mano da mandare negli inferi nella fase di scarto
decision-end-choice = a che cosa rinunci nella fase finale

## When an ability of a God is used

moment-action = nella tua fase di gioco
moment-start = nella tua fase iniziale
moment-recruit = nella tua fase di reclutamento
moment-discard = nella tua fase di scarto
moment-defence = quando il tuo Dio viene attaccato
moment-protection = quando viene attaccato un altro Dio
moment-aid = quando viene attaccato il tuo Dio o quello di un compagno
moment-answer = quando un avversario gioca un'abilità di un Guerriero
