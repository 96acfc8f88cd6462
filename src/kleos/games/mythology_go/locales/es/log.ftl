### A line of the log for every event, as a seat saw it.


## Parts of lines; $knows tells whether the cards were seen

# what $piece is where the card was not seen; else it is "Arpía #3"
log-unseen = criatura boca abajo #{ $object }
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

log-round = Ronda { $number }: empieza { $who }
log-deal = { $who } recibe una divinidad, boca abajo{ log-divinity }
log-belief = { $who } elige la creencia { $name }
log-saw-divinity = { $who } mira una segunda divinidad{ log-divinity }
log-kept-divinity = { $who } se queda con una de las dos divinidades{ log-divinity }
log-saw-unused = { $who } mira { COUNT($number, "divinidad sin repartir", "divinidades sin repartir") }{ log-names }

## Turns

log-turn = Turno { $number } de { $who }
log-skip-turn = Se salta el turno de { $who }
log-draw = { $who } roba { COUNT($number, -card) }{ log-names }
log-recycle = El mazo está vacío: el descarte ({ COUNT($number, -card) }) se baraja y se convierte en el nuevo
log-play = { $who } juega { $piece } boca arriba
log-hide =
    { $knows ->
        [yes] { $who } juega { $piece } boca abajo
       *[no] { $who } juega una { $piece }
    }
# $number is 1 where the second came from the hand
log-fuse =
    { $number ->
        [0] { $who } fusiona { $piece } y #{ $partner } en una pareja
       *[other] { $who } juega { $name } de su mano sobre { $piece }: una pareja
    }
log-activate = { $who } activa { $piece }
log-use-belief = { $who } usa { $name }
log-cast = { $who } lanza { $name }
log-discard = { $name } va al descarte
log-return = { $who } pone { COUNT($number, -card) } debajo del mazo{ log-names }
log-countdown = Un campo está lleno: empiezan los últimos turnos, { $number } en total

## What effects do

log-destroy = La criatura { $piece } de { $who } es destruida
log-survive = { $piece } de { $who } resucita y se queda
log-save = { $who } salva { $piece } de la destrucción
log-drain = { $piece } cede { $number } de valor a #{ $partner }
log-name = { $who } nombra { $name }
log-found = { $who } lleva { $name } del mazo a su mano
log-not-found = En el mazo no hay ninguna carta { $name }
log-shuffle = Se baraja el mazo
log-swap =
    { $knows ->
        [yes] { $who } intercambia { $name } #{ $object } por { $target } #{ $partner } de { $holder }
       *[no] { $who } intercambia #{ $object } por #{ $partner } de { $holder }
    }
log-choose-player = { $who } elige a { $other }
log-show = La carta { $name } sale del mazo y no se puede colocar en el campo de { $who }
# $number is 1 where it is placed face-down
log-place =
    { $number ->
        [0] La criatura { $piece } se coloca boca arriba en el campo de { $who }
       *[other] { $knows ->
            [yes] La criatura { $piece } se coloca boca abajo en el campo de { $who }
           *[no] Una { $piece } se coloca en el campo de { $who }
        }
    }
log-none-fits = No queda ninguna carta que quepa en el campo de { $who }
log-under =
    { COUNT($number, -card) } { $number ->
        [one] mostrada va
       *[other] mostradas van
    } debajo del mazo{ log-names }
log-turn-up = { $who } pone { $piece } boca arriba
log-turn-down = { $who } pone { $piece } boca abajo
log-redraw = { $who } pone toda su mano debajo del mazo, { COUNT($number, -card) }{ log-names }

## The counting

log-counting = La ronda { $number } ha terminado: todas las criaturas se ponen boca arriba y se cuentan los puntos
log-copies = { $piece } de { $who } copia { $target } #{ $partner }
log-copied = #{ $object } de { $who } cuenta ahora como { $name }, igual que #{ $partner }
log-targets = { $piece } de { $who } transforma { $target } #{ $partner }
log-transform = #{ $object } de { $who } se convierte en { $name }
log-recolour = { $who } cambia el color de { $piece }: { $colour }
log-declare = { $who } declara una divinidad con Identificación
log-accuse = { $who } acusa a { $other } de servir a { $name }
log-reveal = La divinidad de { $who } es { $name }
log-points = { $who } – { $entry }
log-score = { $who } tiene { COUNT($number, -point) } en esta ronda
log-concede = { $who } se rinde
log-end = { $result }
myths-by-rounds = a igualdad de puntos, por haber ganado más rondas
