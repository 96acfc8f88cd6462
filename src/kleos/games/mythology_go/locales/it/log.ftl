### A line of the log for every event, as a seat saw it.


## Parts of lines; $knows tells whether the cards were seen

# what $piece is where the card was not seen; else it is "Arpia #3"
log-unseen = creatura coperta #{ $object }
# the names of all cards, where they were seen and there are any
log-names =
    { $named ->
        [yes] : { SERIES($names) }
       *[no] {""}
    }
log-divinity =
    { $knows ->
        [yes] : { $name }
       *[no] {""}
    }

## A round begins

log-round = Giro { $number }: { $who } comincia
log-deal = { $who } riceve una divinità, coperta{ log-divinity }
log-belief = { $who } sceglie la credenza { $name }
log-saw-divinity = { $who } guarda una seconda divinità{ log-divinity }
log-kept-divinity = { $who } tiene una delle due divinità{ log-divinity }
log-saw-unused = { $who } guarda { COUNT($number, "divinità inutilizzata", "divinità inutilizzate") }{ log-names }

## Turns

log-turn = Turno { $number } di { $who }
log-skip-turn = Il turno di { $who } viene saltato
log-draw = { $who } pesca { COUNT($number, -card) }{ log-names }
log-recycle = Il mazzo è vuoto: gli scarti ({ COUNT($number, -card) }) vengono mescolati per formarne uno nuovo
log-play = { $who } gioca scoperta la creatura { $piece }
log-hide =
    { $knows ->
        [yes] { $who } gioca coperta la creatura { $piece }
       *[no] { $who } gioca una { $piece }
    }
# $number is 1 where the second came from the hand
log-fuse =
    { $number ->
        [0] { $who } fonde { $piece } e #{ $partner } in una coppia
       *[other] { $who } gioca { $name } dalla mano su { $piece }: una coppia
    }
log-activate = { $who } attiva { $piece }
log-use-belief = { $who } usa { $name }
log-cast = { $who } lancia { $name }
log-discard = { $name } va negli scarti
log-return = { $who } mette { COUNT($number, -card) } sotto il mazzo{ log-names }
log-countdown = Un campo è pieno: cominciano gli ultimi turni, { $number } in tutto

## What effects do

log-destroy = La creatura { $piece } di { $who } viene distrutta
log-survive = { $piece } di { $who } risorge e resta in gioco
log-save = { $who } salva { $piece } dalla distruzione
log-drain = { $piece } cede { $number } del suo valore a #{ $partner }
log-name = { $who } nomina { $name }
log-found = { $who } prende in mano { $name } dal mazzo
log-not-found = Nessuna carta { $name } nel mazzo
log-shuffle = Il mazzo viene mescolato
log-swap =
    { $knows ->
        [yes] { $who } scambia { $name } #{ $object } con { $target } #{ $partner } di { $holder }
       *[no] { $who } scambia #{ $object } con #{ $partner } di { $holder }
    }
log-choose-player = { $who } sceglie { $other }
log-show = La carta { $name } viene rivelata dal mazzo e non può entrare nel campo di { $who }
# $number is 1 where it is placed face-down
log-place =
    { $number ->
        [0] La creatura { $piece } entra scoperta nel campo di { $who }
       *[other] { $knows ->
            [yes] La creatura { $piece } entra coperta nel campo di { $who }
           *[no] Una { $piece } entra nel campo di { $who }
        }
    }
log-none-fits = Non resta nessuna carta che possa entrare nel campo di { $who }
log-under =
    { COUNT($number, -card) } { $number ->
        [one] rivelata va
       *[other] rivelate vanno
    } sotto il mazzo{ log-names }
log-turn-up = { $who } scopre { $piece }
log-turn-down = { $who } copre { $piece }
log-redraw = { $who } mette tutta la mano sotto il mazzo, { COUNT($number, -card) }{ log-names }

## The counting

log-counting = Il giro { $number } è finito: tutte le creature vengono scoperte e si contano i punti
log-copies = { $piece } di { $who } copia { $target } #{ $partner }
log-copied = #{ $object } di { $who } ora conta come { $name }, a immagine di #{ $partner }
log-targets = { $piece } di { $who } trasforma { $target } #{ $partner }
log-transform = #{ $object } di { $who } diventa { $name }
log-recolour = { $who } cambia il colore di { $piece }: { $colour }
log-declare = { $who } dichiara una divinità con Identificazione
log-accuse = { $who } accusa { $other } di servire { $name }
log-reveal = La divinità di { $who } è { $name }
log-points = { $who } – { $entry }
log-score = { $who } ha { COUNT($number, -point) } in questo giro
log-concede = { $who } si arrende
log-end = { $result }
myths-by-rounds = a parità di punti, con più giri vinti
