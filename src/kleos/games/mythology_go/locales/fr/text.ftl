### Rules text: when an effect counts, what it does, and what else is true of a card.

## Lines

line = { $heading } : { $words }
when-played = Quand cette carte est jouée face visible
when-cast = Quand ce sort est lancé
when-activated-creature = Activation (pendant votre tour, une fois par manche, sans compter comme une carte jouée)
when-activated-belief = Une fois par manche, pendant votre tour
when-round-ends = À la fin de la manche
when-counted = Au décompte des points
when-each-turn = À chacun de vos tours
when-beliefs-chosen = Une fois toutes les croyances choisies
when-permanent = Pendant toute la manche
when-once = Une fois par manche
when-each-loss = Chaque fois que vous perdez des créatures
copies-held = Nombre d'exemplaires

## What is true of a card besides its effects

note-identification = { keyword-identification } : Déclarez-la avant que les divinités soient révélées et accusez un autre joueur de servir une divinité. Si vous avez raison, vous lui prenez { COUNT($points, -point) }.
note-slots = Sur le terrain : Occupe { $slots } emplacements.
note-hidden = Sur le terrain : Jamais face cachée.

## Creatures

on-field = sur le terrain
was-down = était face cachée à la fin de la manche
    .many = étaient face cachée à la fin de la manche
# $op is at-most, less, equal, at-least or more
valued = une valeur { BOUND($op, $n, "f") }
# $yes tells that it is so, $theirs that the field is somebody's, not yours
all-colours =
    { $theirs ->
        [yes] { $yes ->
            [yes] il y a des créatures des cinq couleurs sur le terrain
           *[no] il manque des créatures d'une couleur sur le terrain
        }
       *[no] { $yes ->
            [yes] vous avez des créatures des cinq couleurs
           *[no] il vous manque des créatures d'une couleur
        }
    }

## Effects that are carried out

draw = { DO("piocher") } { COUNT($n, -card) }{ WHERE($n) }
may-destroy = vous pouvez détruire une créature face visible d'un autre joueur, sauf si elle est indestructible
may-drain = vous pouvez choisir une créature face visible d'un autre joueur, de valeur 1 ou plus. Sa valeur baisse de { $amount } (jamais en dessous de 0) et cette créature gagne ce qu'elle a perdu
sacrifice-then-place = détruisez une autre de vos créatures, face visible ou face cachée, qui n'est pas indestructible. Si elle quitte le terrain, vous pouvez placer une créature de votre main, face visible ou face cachée ; cela ne compte pas comme une carte jouée et ne déclenche aucun effet
fetch = nommez une créature. Si la pioche en contient une, prenez-la en main. Ensuite, mélangez la pioche
swap = échangez une de vos créatures, face visible ou face cachée, contre une créature face visible d'un autre joueur ; aucun des deux terrains ne doit alors dépasser { $slots } emplacements. Ne peut pas être lancé si votre terrain est vide
destroy-lowest = choisissez un joueur, vous-même compris. Toutes ses créatures face visible qui ont la valeur la plus basse sont détruites ensemble
everyone-places = vous d'abord, puis chaque autre joueur dans le sens horaire dont le terrain n'est pas plein : des cartes de la pioche sont révélées jusqu'à une créature qui tient sur le terrain ; elle y est placée face visible et ne déclenche aucun effet. Les autres cartes révélées vont sous la pioche
redraw = avant votre première carte jouée du tour, vous pouvez mettre toute votre main sous la pioche et piocher autant de cartes
turn-over = vous pouvez retourner une de vos créatures ; face cachée seulement si cela lui est permis, si elle n'est ni fusionnée ni ressuscitée et si la limite de créatures face cachée est respectée
copy = choisissez une créature en jeu d'un autre nom que rien ne copie encore. Cette créature prend son nom, sa valeur imprimée et son effet, et garde sa propre couleur
transform = choisissez une créature en jeu d'un autre nom, à vous ou non, que rien ne transforme encore. Elle prend le nom, la valeur, l'effet et la couleur de cette carte, mais ne transforme rien elle-même
recolour = vous pouvez donner à une de vos créatures une autre couleur pour le décompte

## What creatures are and give; $n are the points

fusion = pendant votre tour, deux créatures face visible de ce nom sur votre terrain peuvent former une paire, qui occupe un seul emplacement et compte comme une carte pour les couleurs. Une créature de ce nom peut aussi être jouée depuis votre main directement sur une autre de votre terrain
indestructible = cette créature ne peut pas être détruite
resurrection = si cette créature devait être détruite pendant un tour, elle reste, face visible, ne peut plus être détruite et donne { SIGNED($n) }{ WHERE($n) }
outnumber = { SIGNED($n) } si vous en avez plus d'exemplaires que chacun des autres joueurs{ WHERE($n) }
unique = { SIGNED($n) } si aucun autre joueur n'en a d'exemplaire{ WHERE($n) }
polychrome = { SIGNED($n) } si vous avez des créatures des cinq couleurs{ WHERE($n) }
monochrome = { SIGNED($n) } si toutes vos créatures sont d'une seule couleur{ WHERE($n) }
strong = { SIGNED($n) } si vous avez le plus de points, seul ou à égalité, avant le décompte de Fort et Faible{ WHERE($n) }
weak = { SIGNED($n) } si vous avez le moins de points, seul ou à égalité, avant le décompte de Fort et Faible, sauf si vous utilisez Fort{ WHERE($n) }
when-down = { SIGNED($n) } si cette créature était face cachée à la fin de la manche{ WHERE($n) }
copies =
    { $count ->
        [one] { SIGNED($n) } une seule fois si vous en avez un exemplaire
       *[other] { SIGNED($n) } une seule fois si vous en avez au moins { $count } exemplaires
    }{ WHERE($n) }

## What divinities give

twice = votre sous-total (créatures et couleurs) compte une fois de plus s'il est de { $most } ou moins
points-if = { SIGNED($n) } { IF($test) }{ WHERE($n) }
points-for = { SIGNED($points) } pour { EACH($which) }, au plus { SIGNED($most) }
points-for-spells = { SIGNED($points) } pour chaque sort que vous avez joué cette manche, au plus { SIGNED($most) }

## What beliefs allow

draws = vous piochez { COUNT($count, -card) } au début du tour
two-divinities = regardez une divinité inutilisée au hasard en plus de la vôtre, et gardez l'une des deux
more-down = vous pouvez avoir { COUNT($count, -creature) } face cachée de plus que de créatures face visible
free-spell = votre premier sort ne compte pas parmi vos deux cartes jouées, et suffit pourtant comme carte obligatoire
sees-unused = regardez toutes les divinités inutilisées
saves-one = quand l'effet d'un autre joueur devrait détruire certaines de vos créatures, vous pouvez en laisser une en place, telle quelle
replaces-lost = pour chacune de vos créatures qu'une destruction a retirée, vous pouvez révéler des cartes de la pioche jusqu'à une créature qui tient sur votre terrain, et l'y placer face visible (tant que vous avez un emplacement libre)
