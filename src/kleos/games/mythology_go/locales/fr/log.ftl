### A line of the log for every event, as a seat saw it.


## Parts of lines; $knows tells whether the cards were seen

# what $piece is where the card was not seen; else it is "Harpie #3"
log-unseen = créature face cachée #{ $object }
# the names of all cards, where they were seen and there are any
log-names =
    { $named ->
        [yes] {" : "}{ SERIES($names) }
       *[no] {""}
    }
log-divinity =
    { $knows ->
        [yes] {" : "}{ $name }
       *[no] {""}
    }

## A round begins

log-round = Manche { $number } : { $who } commence
log-deal = { $who } reçoit une divinité, face cachée{ log-divinity }
log-belief = { $who } choisit la croyance { $name }
log-saw-divinity = { $who } regarde une deuxième divinité{ log-divinity }
log-kept-divinity = { $who } garde une des deux divinités{ log-divinity }
log-saw-unused = { $who } regarde { COUNT($number, "divinité inutilisée", "divinités inutilisées") }{ log-names }

## Turns

log-turn = Tour { $number } de { $who }
log-skip-turn = Le tour de { $who } est sauté
log-draw = { $who } pioche { COUNT($number, -card) }{ log-names }
log-recycle = La pioche est vide : la défausse ({ COUNT($number, -card) }) est mélangée pour en former une nouvelle
log-play = { $who } joue { $piece } face visible
log-hide =
    { $knows ->
        [yes] { $who } joue { $piece } face cachée
       *[no] { $who } joue une { $piece }
    }
# $number is 1 where the second came from the hand
log-fuse =
    { $number ->
        [0] { $who } fusionne { $piece } et #{ $partner } en une paire
       *[other] { $who } joue { $name } de sa main sur { $piece } : une paire
    }
log-activate = { $who } active { $piece }
log-use-belief = { $who } utilise { $name }
log-cast = { $who } lance { $name }
log-discard = { $name } va dans la défausse
log-return = { $who } met { COUNT($number, -card) } sous la pioche{ log-names }
log-countdown = Un terrain est plein : les derniers tours commencent, { $number } en tout

## What effects do

log-destroy = La créature { $piece } de { $who } est détruite
log-survive = { $piece } de { $who } ressuscite et reste en jeu
log-save = { $who } sauve { $piece } de la destruction
log-drain = { $piece } cède { $number } de sa valeur à #{ $partner }
log-name = { $who } nomme { $name }
log-found = { $who } prend en main { $name } depuis la pioche
log-not-found = Aucune carte { $name } dans la pioche
log-shuffle = La pioche est mélangée
log-swap =
    { $knows ->
        [yes] { $who } échange { $name } #{ $object } contre { $target } #{ $partner } de { $holder }
       *[no] { $who } échange #{ $object } contre #{ $partner } de { $holder }
    }
log-choose-player = { $who } choisit { $other }
log-show = La carte { $name } est révélée depuis la pioche et ne peut pas être placée sur le terrain de { $who }
# $number is 1 where it is placed face-down
log-place =
    { $number ->
        [0] La créature { $piece } est placée face visible sur le terrain de { $who }
       *[other] { $knows ->
            [yes] La créature { $piece } est placée face cachée sur le terrain de { $who }
           *[no] Une { $piece } est placée sur le terrain de { $who }
        }
    }
log-none-fits = Il ne reste aucune carte qui puisse être placée sur le terrain de { $who }
log-under =
    { COUNT($number, -card) } { $number ->
        [one] révélée va
       *[other] révélées vont
    } sous la pioche{ log-names }
log-turn-up = { $who } retourne { $piece } face visible
log-turn-down = { $who } retourne { $piece } face cachée
log-redraw = { $who } met toute sa main sous la pioche, { COUNT($number, -card) }{ log-names }

## The counting

log-counting = La manche { $number } est finie : toutes les créatures sont révélées et les points comptés
log-copies = { $piece } de { $who } copie { $target } #{ $partner }
log-copied = #{ $object } de { $who } compte désormais comme { $name }, à l'image de #{ $partner }
log-targets = { $piece } de { $who } transforme { $target } #{ $partner }
log-transform = #{ $object } de { $who } devient { $name }
log-recolour = { $who } change la couleur { OF($piece) } : { $colour }
log-declare = { $who } déclare une divinité avec Identification
log-accuse = { $who } accuse { $other } de servir { $name }
log-reveal = La divinité de { $who } est { $name }
log-points = { $who } – { $entry }
log-score = { $who } a { COUNT($number, -point) } dans cette manche
log-concede = { $who } abandonne
log-end = { $result }
myths-by-rounds = à égalité de points, avec plus de manches remportées
