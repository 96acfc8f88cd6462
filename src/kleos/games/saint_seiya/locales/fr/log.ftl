### A line of the log for every event, as a seat saw it. The entry of an event is called log- and its kind.
### $who is the player of the event, $other the other player, if there is one. $card is its card within a sentence, $second
### another; $piece and $partner are the same two with their numbers. $place is the number of a place on the terrain,
### $number an amount, $count how many cards the event is about.

# the effect that brought a line about
log-by = { $card }, { $timing }
# the titles of all cards, after a colon, where whoever reads has seen them ($shown)
log-titles =
    { $shown ->
        [yes] {" :"} { SERIES($titles) }
       *[no] {""}
    }
unseen-card = une carte

## The course

log-first = { $who } est le premier joueur
log-turn = Tour { $number } : { $who } est le joueur actif
log-flame = 1 Flamme est retirée ; il en reste { $number }
log-ending = La fin de la partie est déclenchée ; la manche en cours va à son terme
log-concede = { $who } abandonne

## Hands and piles

log-draw = { $who } pioche { COUNT($number, -card) }{ log-titles }
log-reshuffle = { $who } mélange sa défausse ({ COUNT($number, -card) }) pour former une nouvelle pioche
log-recycle = { $who } mélange sa défausse ({ COUNT($number, -card) }) avec sa pioche
log-to-hand = { $who } prend { $card } en main
log-to-discard = { $who } met { $card } dans sa défausse
log-discard = { $who } défausse { $card } de sa main
log-used = { $who } défausse { COUNT($count, -card) } de sa zone de jeu{ log-titles }
log-take = { $who } prend en main { $card } de sa défausse
log-promote = { $who } prend { $card } parmi ses cartes mises de côté et met la carte dans sa défausse
log-restore = { $who } prend { $card } parmi ses cartes détruites et met la carte dans sa défausse
log-on-top = { $who } prend { $card } parmi ses cartes détruites et place la carte sur le dessus de sa pioche
log-give = { CAPITAL($card) } va dans la défausse de { $who }
log-steal = { $who } acquiert { $card } de la défausse de { $other }
log-look-hand = { $who } regarde la main de { $other }, { COUNT($count, -card) }{ log-titles }
log-look-pile = { $who } regarde toute sa pioche, { COUNT($count, -card) }{ log-titles }
log-found = { $who } montre { $card } de sa pioche et prend la carte en main
log-top-shown = { $who } révèle le dessus de sa pioche, { COUNT($number, -card) }{ log-titles }
log-kept = { $who } prend en main { COUNT($number, -card) }{ log-titles }
log-nothing = { $who } n'a aucune carte de ce genre

## Cards in play

log-play = { $who } joue { $piece } face { TO($second) } (emplacement { $place })
log-equip = { $who } équipe { $piece }
log-activate = { $who } active { $piece }
log-heals = { $who } utilise la valeur de Soin de { $piece }
log-heal = Le Personnage { $piece } de { $who } est soigné et va dans sa défausse
log-wound = Le Personnage { $piece } de { $who } est blessé
log-destroy = La carte { $piece } de { $who } est détruite
log-armour-off = { $who } défausse son Armure équipée, { $piece }
log-armours-swapped = { $who } échange { $partner } contre { $piece } de { $other }
log-boost = { CAPITAL($piece) } gagne +{ $number } Force jusqu'à la fin du tour
log-boost-all = Chaque Personnage que { $who } a en jeu gagne +{ $number } Force jusqu'à la fin du tour
log-by-force = { $who } peut acquérir les Armures avec la Force jusqu'à la fin du tour

## The terrain

# $price is force, cosmos or free; $armour: whether the armour was used
log-acquire =
    { $who } acquiert { $card } (emplacement { $place }) { $price ->
        [free] gratuitement
        [force] pour { $number } Force
       *[cosmos] pour { $number } Cosmos
    }{ $armour ->
        [yes] , en utilisant l'Armure
       *[no] {""}
    }
log-reveal = La carte { $piece } est révélée sur le terrain (emplacement { $place })
log-remove = La carte { $piece } (emplacement { $place }) est retirée et va dans la défausse commune
log-push = Les cartes du terrain sont poussées vers la droite
# $back is the place that the second card left
log-swap = { $who } échange { $card } (emplacement { $place }) et { $second } (emplacement { $back })
# $cut lists how much less it costs of each currency
log-cheaper = { $piece } (emplacement { $place }) coûte { AND($cut) } de moins jusqu'à la fin du tour
# $nobody: no player does it
log-to-reserve =
    { $nobody ->
        [yes] { COUNT($number, -card) } { $number ->
            [one] est mélangée
           *[other] sont mélangées
        }
       *[no] { $who } mélange { COUNT($number, -card) }
    } à la Réserve{ log-titles }
log-top-taken = { $who } met { $card } du dessus de la Réserve dans sa défausse

## The end

log-gather = { $who } montre { COUNT($number, -card) }{ log-titles }
# $points says which cards give them, and why
log-points = { $who } – { $points } : { NUMBER($number, signDisplay: "always") }
log-score = { $who } a { COUNT($number, "point") } de victoire
# $ending is a whole sentence: who wins, and how
log-end = { $ending }
