### What only this game can find wrong: with its card files, position documents and match options.

## Card files

card-number-twice = { $number } est déjà le numéro de { $other }
card-expected-numbers = des nombres sont attendus, pour certains de { $known }
line-not-here = cet effet n'a pas sa place dans une ligne « { $timing } »
line-not-continuous = un effet continu n'a pas sa place dans une ligne « { $timing } »
line-continuous-inside = un effet continu ne peut pas être imbriqué dans un autre

## Match options

option-heroes = options : heroes nomme { $count } héros différents, un par place, parmi { $known }, et non { $value }
option-first-player = options : first_player est « random » ou une place de 0 à { $last }, et non { $value }
option-limit = options : { $option } est un nombre entier à partir de 1, et non { $value }

## Positions

position-same-hero = { $hero } est déjà le héros de p{ $seat }
position-no-character = { $card } n'est pas un Personnage
position-no-armour = { $card } n'est pas une Armure
position-other-hero = { $card } fait partie des cartes d'un autre héros
position-not-aside = { $card } n'est pas un Héros commun (rang bronze) : seuls ceux-ci sont mis de côté
position-not-reserve = { $card } n'est pas une carte de la Réserve
position-active = { $expected } est attendu, d'après le tour et le premier joueur
position-facing = null ou le numéro d'un emplacement occupé est attendu, et non { $value }
position-only-active = seul le joueur actif peut l'avoir, et seulement dans la phase « main »
position-only-main = seulement dans la phase « main »
position-ending = la fin est déclenchée quand il ne reste plus de flamme
position-rest = une liste d'identifiants de cartes ou « rest » est attendue, et non { $value }
