### How cards, ranks and timings are called; the names of cards and classes stand in the card file.
### Beside the glossary of the rules: to face is "enfrentarse a", to equip is "equipar", scored cards are "cartas que
### cuentan". An amount of Force is "2 de Fuerza".

## What a card is

-card = carta
    .gender = f
-character = Personaje
# names of cards that begin with this word take an article within a sentence: "la Armadura de Leo"
-armour = Armadura
    .gender = f
-knight = Caballero
-hero = Héroe
# any card of a hero, whatever its rank
hero-card = carta { $hero }
    .many = cartas { $hero }
    .gender = f
# two cards of a hero bear one name: the rank tells them apart
card-of-rank = { $name } ({ $rank })

## Classes of which more than the first word is inflected

-class-black-knight = Caballero Negro
    .many = Caballeros Negros

## Names that are feminine, beside those of armours

-name-athena = Atenea
    .gender = f
-name-geist = Geist
    .gender = f
-name-june = June del Camaleón
    .gender = f
-name-leda = Leda
    .gender = f
-name-marine = Marin del Águila
    .gender = f
-name-shaina = Shaina de Ofiuco
    .gender = f
-name-spica = Spica
    .gender = f

## Ranks, by the colour of the border, which is never said

rank-green = muy común
rank-bronze = común
rank-silver = poco común
rank-gold = raro
rank-blue = muy raro

## When a line counts

timing-arrival = Llegada
timing-defeated = Derrotado
timing-on_terrain = En el terreno
timing-on_play = Al jugar
timing-discard = Activación – { way-discard }
timing-wound = Activación – { way-wound }
timing-destroy = Activación – { way-destroy }
timing-in_play = En juego
timing-acquired = Adquisición
timing-score = Puntos de Victoria

# what becomes of a card that is activated
way-discard = Descartar
way-wound = Herir
way-destroy = Destruir

## Currencies

# $currency is force or cosmos
currency =
    { $currency ->
        [force] Fuerza
       *[cosmos] Cosmos
    }
# $currency: "2 Force"
so-much = { $number } de { currency }
