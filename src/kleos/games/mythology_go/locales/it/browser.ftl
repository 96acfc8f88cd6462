## The board
## $name is a player or a card

mythology-round = Giro { $round } di { $all }
mythology-round-short = Giro { $round }
mythology-starter = Primo giocatore
mythology-starter-is = Primo giocatore: { $name }
mythology-phase-scoring = Conteggio
mythology-colour-green = verde
mythology-colour-yellow = giallo
mythology-colour-orange = arancione
mythology-colour-grey = grigio
mythology-colour-blue = blu
mythology-plays-left =
    { $count ->
        [one] ancora { $count } carta da giocare
       *[other] ancora { $count } carte da giocare
    }
mythology-last-turns = Ultimi turni: { $count }
mythology-field-of = Campo di { $name }
mythology-own = La tua area
mythology-own-field = Il tuo campo
mythology-slots =
    { $used ->
        [one] { $used } spazio occupato su 7
       *[other] { $used } spazi occupati su 7
    }
mythology-face-down = coperta
mythology-face-down-one = Creatura coperta
mythology-value-now = valore { $value } ({ $change } per sottrazione)
mythology-colour-is = colore { $colour }
mythology-fused = coppia fusa
mythology-two-slots = due spazi
mythology-resurrected = risorta, indistruttibile
mythology-used = attivata in questo giro
mythology-was-down = era coperta
mythology-copies-now = conta come { $name }
mythology-aims = bersaglio: { $target }
mythology-deck = Mazzo
mythology-deck-known = Carte del mazzo che conosci, la più bassa per prima
mythology-discard = Scarti
mythology-discard-short = Scarti
mythology-casting = Incantesimo in corso
mythology-aside = Rivelate e messe da parte
mythology-others = Gli altri giocatori
mythology-see = Tutto ciò che ha { $name }
mythology-divinity = Divinità
mythology-divinity-hidden = Divinità, coperta
mythology-no-divinity = Nessuna divinità
mythology-your-divinity = La tua divinità
mythology-seen-unused = vista fra le inutilizzate
mythology-belief = Credenza
mythology-no-belief = Ancora nessuna credenza
mythology-belief-used = usata in questo giro
mythology-total = Punti
mythology-declared = Identificazione dichiarata
mythology-declared-short = dichiarata
mythology-not-declared = non ha dichiarato
mythology-spells =
    { $count ->
        [one] { $count } incantesimo giocato in questo giro
       *[other] { $count } incantesimi giocati in questo giro
    }
mythology-hand = Mano
mythology-hand-known = Carta nota della mano
mythology-gave-up = si è ritirato
mythology-choose-belief = Scegli la tua credenza
mythology-choose-belief-about = Una credenza per questo giro, visibile a tutti. Nessun altro potrà prendere la stessa.
mythology-easy-belief = Non sai quale? { $name } funziona da sé.
mythology-beliefs-left = Credenze ancora libere
mythology-wait-beliefs = { $name } sta scegliendo una credenza.
mythology-keep-divinity = Tieni una divinità
mythology-keep-divinity-about = L'altra torna fra le inutilizzate, senza che nessuno la veda.
mythology-accuse = Accusa
mythology-accuse-about = Chi ha dichiarato l'Identificazione accusa un giocatore di servire una divinità. Se ha ragione gli prende 4 punti. Se ha torto non succede nulla.
mythology-accuse-whom = 1. Chi?
mythology-accuse-of = 2. Quale divinità?
mythology-accuse-first = Scegli prima un giocatore.
mythology-face-downs =
    { $count ->
        [one] { $count } coperta
       *[other] { $count } coperte
    }
mythology-accusations = Accuse
mythology-accused-of = { $by } accusa { $player } di servire { $divinity }
mythology-declarations = Bersagli dichiarati
mythology-declaration = { $source } → { $target }
mythology-choose-colour = Nuovo colore
mythology-targets = Creature fra cui scegliere
mythology-counting = Conteggio
mythology-counting-of = Conteggio del giro { $round }
mythology-result-of = Risultato del giro { $round }
mythology-open-round = Conteggio del giro { $round }
mythology-details = Ogni punto spiegato
mythology-nothing = Nessun punto
mythology-player = Giocatore
mythology-winner = ha vinto il giro
mythology-ranking = Classifica finale
mythology-place = Posto
mythology-rounds-won = Giri vinti
mythology-has-colour-green = colore verde
mythology-has-colour-yellow = colore giallo
mythology-has-colour-orange = colore arancione
mythology-has-colour-grey = colore grigio
mythology-has-colour-blue = colore blu
mythology-your-divinity-is = La tua divinità: { $name }
mythology-divinity-hidden-declared = Divinità, coperta: Identificazione dichiarata
mythology-round-label = Giro { $round }:
mythology-targets-of = Creature fra cui scegliere, { $name }
mythology-lacks-pair = una creatura con cui formare una coppia
mythology-lacks-colour = un colore
mythology-lacks-creature = una creatura
mythology-lacks-divinity = una divinità

## The columns of a counting: in full, in a word (head), and in a few letters (short)

mythology-column-name-values = Valori
mythology-column-name-bonuses = Parole chiave, numeri di copie e altri bonus
mythology-column-name-colours = Colori
mythology-column-name-subtotal = Subtotale
mythology-column-name-divinity = Divinità
mythology-column-name-identification = Identificazione
mythology-column-name-extremes = Forte e Debole
mythology-column-name-total = Punteggio del giro
mythology-column-head-values = Valori
mythology-column-head-bonuses = Bonus
mythology-column-head-colours = Colori
mythology-column-head-subtotal = Subtotale
mythology-column-head-divinity = Divinità
mythology-column-head-identification = Identif.
mythology-column-head-extremes = Forte/Debole
mythology-column-head-total = Totale
mythology-column-short-values = Val.
mythology-column-short-bonuses = Bon.
mythology-column-short-colours = Col.
mythology-column-short-subtotal = Sub.
mythology-column-short-divinity = Div.
mythology-column-short-identification = Id.
mythology-column-short-extremes = F/D
mythology-column-short-total = =

## Colours in one or two letters, on cards that are too small for the word

mythology-letter-green = V
mythology-letter-yellow = G
mythology-letter-orange = A
mythology-letter-grey = Gr
mythology-letter-blue = B

## What has just come to its end

mythology-moment-round = Fine del giro { $round }

## The score sheet

mythology-score-starter = Primo giocatore del giro
mythology-score-field = Campo
mythology-score-slots =
    { $used ->
        [one] { $used } spazio su 7
       *[other] { $used } spazi su 7
    }
mythology-score-add-creature = Aggiungi una creatura
mythology-score-creature = { $name }, numero { $place }
mythology-score-take-away = Togli { $name }
mythology-score-down = coperta
mythology-score-pair = coppia fusa
mythology-score-resurrected = risorta
mythology-score-more = uno in più
mythology-score-less = uno in meno
mythology-score-mod = Valore cambiato per sottrazione
mythology-score-divinity = Divinità
mythology-score-belief = Credenza
mythology-score-none-chosen = nessuna
mythology-score-spells = Incantesimi giocati
mythology-score-scores = Punteggi dei giri precedenti
mythology-score-scores-hint = 27, 18
mythology-score-numbers = I numeri delle tue carte
mythology-score-numbers-about = Quasi tutti i valori, i bonus e i colori sono una ricostruzione. Inserisci quel che dicono le tue carte vere dove è diverso; vuoto: come qui.
mythology-score-value = Valore
mythology-score-bonus = Bonus
mythology-score-colour = Colore
mythology-score-add-creature-for = Aggiungi una creatura: { $name }
mythology-score-slots-with =
    { $used ->
        [one] { $used } spazio su 7: { $creatures }
       *[other] { $used } spazi su 7: { $creatures }
    }
