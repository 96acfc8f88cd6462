### How cards, ranks and timings are called; the names of cards and classes stand in the card file.
### Beside the glossary of the rules: to face is "fronteggiare", to equip is "equipaggiare", scored cards are "carte
### conteggiate".

## What a card is

-card = carta
    .gender = f
-character = Personaggio
# names of cards that begin with this word take an article within a sentence: "l'Armatura del Leone"
-armour = Armatura
    .gender = f
-knight = Cavaliere
-hero = Eroe
# any card of a hero, whatever its rank
hero-card = carta { $hero }
    .many = carte { $hero }
    .gender = f
# two cards of a hero bear one name: the rank tells them apart
card-of-rank = { $name } ({ $rank })

## Classes of which more than the first word is inflected

-class-black-knight = Cavaliere Nero
    .many = Cavalieri Neri

## Names that are feminine, beside those of armours

-name-athena = Atena
    .gender = f
-name-geist = Geist
    .gender = f
-name-june = June del Camaleonte
    .gender = f
-name-leda = Leda
    .gender = f
-name-marine = Marin dell'Aquila
    .gender = f
-name-shaina = Shaina dell'Ofiuco
    .gender = f
-name-spica = Spica
    .gender = f

## Ranks, by the colour of the border, which is never said

rank-green = molto comune
rank-bronze = comune
rank-silver = non comune
rank-gold = raro
rank-blue = molto raro

## When a line counts

timing-arrival = Arrivo
timing-defeated = Sconfitto
timing-on_terrain = Sul terreno
timing-on_play = Messa in gioco
timing-discard = Attivazione – { way-discard }
timing-wound = Attivazione – { way-wound }
timing-destroy = Attivazione – { way-destroy }
timing-in_play = In gioco
timing-acquired = Acquisizione
timing-score = Punti Vittoria

# what becomes of a card that is activated
way-discard = Scartare
way-wound = Ferire
way-destroy = Distruggere

## Currencies

# $currency is force or cosmos
currency =
    { $currency ->
        [force] Forza
       *[cosmos] Cosmo
    }
# $currency: "2 Force"
so-much = { $number } { currency }
