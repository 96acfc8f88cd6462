### What only this game can find wrong: with its card files, position documents and match options.

## Card files

no-scoring = { $game } non conta punti: vince l'ultimo Dio rimasto, o il primo che arriva in fondo alla scala dell'energia
card-expected-follow = un Guerriero ha esattamente due simboli successivi, da scegliere fra { $known }
card-expected-god-number = serve tra virgolette il numero stampato sul Dio, come X0001
box-warriors = la scatola deve contenere { $expected } Guerrieri, questa ne ha { $count }
box-gods = la scatola deve contenere { $expected } Dei della mitologia «{ $mythology }», questa ne ha { $count }
box-start = sei mazzi iniziali possono avere al massimo { $most } di queste carte ciascuno
box-no-start = nessuna carta fa parte dei mazzi iniziali (`start`)
line-is-bond = questo effetto è un Legame: il suo posto è sotto bond, non sotto { $timing }
line-no-bond = questo effetto non è un Legame e non può stare sotto { $timing }
line-only-gods = solo gli Dei hanno abilità del genere { $timing }
line-bond-of-gods = solo un Dio può avere questo Legame
line-bond-of-cards = un Dio non può avere questo Legame, solo un Guerriero o un Discepolo
line-bond-inside = un Legame non può stare dentro un altro effetto
line-bond-aims = un Legame non può mirare a nessuno: per esso non si sceglie un bersaglio
line-limit-gods = solo un'abilità di un Dio può essere limitata da { $limit }
line-limit-attack = { $limit } ha senso solo per una reazione a un Attacco
line-limit-inside = { $limit } racchiude tutta l'abilità e non può starci dentro
line-only-attacked = c'è un Attacco da indebolire solo sotto defence, protection o aid
line-only-answer = c'è un'abilità da annullare solo sotto answer
line-only-discard = questo effetto può stare solo sotto discard

## Match options

option-team-players = una partita a squadre si gioca in 4 o in 6, non in { $count }
option-mains = `mains` nomina gli Dei principali per posto: prima uno della squadra A ({ $a }), poi uno della squadra B ({ $b }), non { $value }
option-no-mains = una partita individuale non ha Dei principali: `mains` si usa con `mode` team; ometti quindi { $value }
option-sides = `sides` dà a ognuno dei { $count } giocatori, nell'ordine dei posti, uno fra { $known }, non { $value }
option-team-sides = in una partita a squadre `sides` ha una sola voce, lo schieramento della squadra A (uno fra { $known }), non { $value }
option-sides-many = al massimo { $most } giocatori possono scegliere la { $side }, perché ognuno riceve due dei suoi sei Dei; qui l'hanno scelta in { $count }
has-left = p{ $seat } non è più nella partita

## Position documents

position-team-players = una partita a squadre si gioca in 4 o in 6, il documento ha { $count } giocatori
position-mains = serve un posto per squadra, uno pari e poi uno dispari, non { $value }
position-no-mains = una partita individuale non ha Dei principali: serve [], non { $value }
position-first = una partita a squadre è cominciata da un Dio principale (fra { $mains })
position-god = serve l'id di un Dio, non { $value }
position-same-god = { $god } è già il Dio di p{ $seat }
position-two-mythologies = { $god } è di una mitologia diversa dalla sua squadra
position-one-mythology = { $god } è della mitologia dell'altra squadra
position-sealed-who = solo gli Dei di supporto di una partita a squadre possono essere sigillati
position-out-who = in una partita a squadre nessuno è eliminato
position-sealed-cards = un giocatore sigillato ha solo un mazzo
position-out-cards = un giocatore eliminato non ha carte
position-out-energy = un giocatore eliminato non ha energia
position-sealed-energy = un Dio sigillato ha al massimo { $most } punti energia
position-no-energy = un Dio in gioco ha almeno 1 punto energia
position-energy-most = in una partita a squadre l'energia non supera { $most }
position-energy-won = con { $goal } punti energia la partita sarebbe finita
position-only-protect = fuori dal proprio turno in un'area di gioco ci sono solo carte di Protezione
position-no-protect = { $card } non ha un'abilità di Protezione
position-no-action = { $card } non ha un'abilità di Azione
position-no-own-reaction = { $card } non ha una Reazione utilizzabile nel proprio turno
position-chain = { $card } non poteva seguire il Guerriero precedente
position-no-warrior = { $card } non è un Guerriero e non può stare in una pila di Guerrieri
position-pile-size = una pila di Guerrieri contiene al massimo { $most } carte, non { $count }
position-symbols = le carte in gioco mettono in vigore questi simboli: { $expected }
position-ignore-colour = qui può attendere solo Poseidone, e solo se ci sono simboli in vigore
position-used-twice = { $name } è nominata due volte
position-used-who = nessuno può aver usato { $name } in questo turno
position-attack-bonus = può attendere il prossimo Attacco solo ciò che il Dio attivo ha usato in questo turno
position-active-absent = p{ $seat } è eliminato o sigillato e non può essere il giocatore attivo
position-start = all'inizio di un turno non è ancora successo nulla
position-end = nella fase finale la mano e l'area di gioco del giocatore attivo sono vuote
position-too-few = meno di due giocatori sono in gioco
position-both-beaten = entrambi gli Dei principali non possono essere a 0
position-two-winners = due giocatori non possono avere entrambi { $goal } punti energia
position-undecided = senza vincitore una partita finisce solo dopo il giro { $last }
