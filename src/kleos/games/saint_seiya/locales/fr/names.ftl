### How cards, ranks and timings are called; the names of cards and classes stand in the card file.
### Beside the glossary of the rules: to face is "faire face à", to equip is "équiper", scored cards are "cartes
### décomptées".

## What a card is

-card = carte
    .gender = f
-character = Personnage
# names of cards that begin with this word take an article within a sentence: "l'Armure du Lion"
-armour = Armure
    .gender = f
-knight = Chevalier
-hero = Héros
# any card of a hero, whatever its rank
hero-card = carte { $hero }
    .many = cartes { $hero }
    .gender = f
# two cards of a hero bear one name: the rank tells them apart
card-of-rank = { $name } ({ $rank })

## Classes of which more than the first word is inflected

-class-black-knight = Chevalier Noir
    .many = Chevaliers Noirs
-class-ghost-knight = Chevalier Fantôme
    .many = Chevaliers Fantômes

## Names that are feminine, beside those of armours

-name-athena = Athéna
    .gender = f
-name-geist = Geist
    .gender = f
-name-june = June du Caméléon
    .gender = f
-name-leda = Léda
    .gender = f
-name-marine = Marine de l'Aigle
    .gender = f
-name-shaina = Shaina d'Ophiuchus
    .gender = f
-name-spica = Spica
    .gender = f

## Ranks, by the colour of the border, which is never said

rank-green = très commun
rank-bronze = commun
rank-silver = peu commun
rank-gold = rare
rank-blue = très rare

## When a line counts

timing-arrival = Arrivée
timing-defeated = Vaincu
timing-on_terrain = Sur le terrain
timing-on_play = Mise en jeu
timing-discard = Activation – { way-discard }
timing-wound = Activation – { way-wound }
timing-destroy = Activation – { way-destroy }
timing-in_play = En jeu
timing-acquired = Acquisition
timing-score = Points de Victoire

# what becomes of a card that is activated
way-discard = Défausser
way-wound = Blesser
way-destroy = Détruire

## Currencies

# $currency is force or cosmos
currency =
    { $currency ->
        [force] Force
       *[cosmos] Cosmos
    }
# $currency: "2 Force"
so-much = { $number } { currency }
