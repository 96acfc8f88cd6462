### The rules text of cards: what effects, amounts and conditions say.
### $which and $who are cards or Characters as a noun: "Knight of common rank". Terms that begin with - are nouns too.

-hand = main
    .gender = f
-discard = défausse
    .gender = f
-pile = pioche
    .gender = f

## Lines

line = { $timing } : { $words }
# $effect is a sentence without its full stop
after-acquiring = quand cette carte a servi à acquérir un Personnage avec le Cosmos, { $effect }

## What is said of a noun: words that follow it, or in its place a relative clause for one and for many (.one and .many),
## an adjective (.adjective), or what it is not (.unlike)

# $ranks: "common", "rare"
of-rank = de rang { OR($ranks) }
# $name is a card
other-than =
    .adjective = autre { THAT($name) }
with-cosmos = avec une valeur de Cosmos imprimée
without-cosmos = sans valeur de Cosmos imprimée
alongside =
    .one = fait face à la même carte du terrain
    .many = font face à la même carte du terrain
facing =
    .one = fait face à cette carte
    .many = font face à cette carte
on-terrain = sur le terrain
adjacent = d'un emplacement voisin de celui que cette carte a quitté
in-discard = dans { YOUR(-discard) }
in-play = en jeu

## Adjectives, which are inflected where the language does so

wounded = blessé
destroyed = détruit

## How many

# $count of what is described: "1 Character", "2 Characters"
some-such =
    { $count ->
        [1] 1 { BARE($which) }
       *[other] { $count } { MANY($which) }
    }
# a noun; $destroyed: of the destroyed cards, not of the scored ones
full-group =
    groupe complet de { $size } de vos cartes { $destroyed ->
        [yes] détruites
       *[no] décomptées
    }
    .many =
        groupes complets de { $size } de vos cartes { $destroyed ->
            [yes] détruites
           *[no] décomptées
        }
# a noun
different-name = nom différent { OF(BARE($which)) } parmi vos cartes décomptées
    .many = noms différents { OF(BARE($which)) } parmi vos cartes décomptées
changed-cards = le nombre de ces cartes
# $each is what is counted, if anything is
for-each =
    { $each ->
        [none] {""}
       *[other] {" "}pour { EACH($each) }
    }

## Conditions; $yes: it holds

flames-left =
    le nombre de Flammes restantes est { $odd ->
        [yes] impair
       *[no] pair (0 compris)
    }
# $last: the last card, not the first
faces-end =
    elle { $yes ->
        [yes] fait face
       *[no] ne fait pas face
    } à la { $last ->
        [yes] dernière
       *[no] première
    } carte du terrain
# $silver: Silver Knights are counted, and what they are depends on the match
most-scored =
    { $yes ->
        [yes] vous avez
       *[no] vous n'avez pas
    } plus { OF(MANY($which)) } parmi vos cartes décomptées que chacun des autres joueurs{ $silver ->
        [yes] {" "}(Chevaliers de rang peu commun, sauf si la partie compte par classe)
       *[no] {""}
    }
scored =
    vos cartes décomptées { $yes ->
        [yes] comprennent { A($which) }
       *[no] ne comprennent { NO($which) }
    }
# $clause is a condition that must hold on
while-so = tant { THAT($clause) }
present-alongside = { A($who) } fait face à la même carte du terrain
present-facing = { A($who) } lui fait face

## Players

# $effect is what the chosen player does or suffers; $active: the active player chooses, and not whoever reads
chosen-player =
    { DO("choisir") } { $opponent ->
        [yes] un adversaire
       *[no] un joueur, { $active ->
            [yes] lui
           *[no] vous
        } compris
    } : { $effect }

## Hands; $deed is discard, wound or destroy

deed-verb =
    { $deed ->
        [discard] défausser
        [wound] blesser
       *[destroy] détruire
    }
# $optional: it may be done; $which
from-hand =
    { $optional ->
        [yes] { MAY(deed-verb) }
       *[no] { DO(deed-verb) }
    } { some-such } { OF(YOUR(-hand)) }{ $count ->
        [1] {""}
       *[other] {" "}(ou autant que possible)
    }
all-of-hand = { DO(deed-verb) } { ALL($which) } { OF(YOUR(-hand)) }
destroy-pair = { DO("détruire") } 2 { MANY($which) } identiques { OF(YOUR(-hand)) }
promote = { DO("mettre") } dans { YOUR(-discard) } 1 de { YOUR($which, number: "many") } { AGREE("mis", $which, number: "many") } de côté du rang juste supérieur, s'il en reste
wound-seen = regardez { YOUR(-hand) } et blessez 1 { BARE($which) } qui s'y trouve
# $you: whoever reads does it
return-to-reserve =
    { DO("mélanger") } 1 { BARE($which) } { OF(YOUR(-hand)) } à la Réserve, { $you ->
        [yes] si vous en avez
       *[no] s'il en a
    } { AGREE("un", $which) }

## Draw piles

draw = { DO("piocher") } { COUNT($n, -card) }{ WHERE($n) }
draw-as-many = { DO("piocher") } autant de cartes
recycle = { DO("mélanger") } { YOUR(-discard) } avec { YOUR(-pile) }
search = { DO("regarder") } toute { YOUR(-pile) }, { TOO("montrer") } 1 { BARE($which) } qui s'y trouve et { TOO("prendre", "en main", clitic: "le") }, puis { TOO("mélanger") } { YOUR(-pile) }
judge = révélez les { $count } cartes du dessus de votre pioche ; ce joueur blesse 1 { BARE($which) } parmi elles et vous prenez les autres cartes en main

## Discards and destroyed cards

take =
    { $optional ->
        [yes] { MAY("prendre") }
       *[no] { DO("prendre") }
    } en main 1 { BARE($which) } { OF(YOUR(-discard)) }
destroy-discarded = { DO("détruire") } 1 { BARE($which) } { OF(YOUR(-discard)) }
wound-discarded = { BID("blesser") } 1 { BARE($which) } { OF(YOUR(-discard)) }
wound-all-discarded = { DO("blesser") } { ALL($which) } { OF(YOUR(-discard)) }
steal =
    { BID("acquérir") } 1 { BARE($which) } { OF(YOUR(-discard)) } ; { GENDER($which) ->
        [f] elle
       *[m] il
    } va dans la vôtre
restore = { DO("mettre") } 1 de { YOUR("cartes détruites", number: "many") } dans { YOUR(-discard) }
put-on-top = { DO("placer") } 1 de { YOUR($which, number: "many") } sur le dessus { OF(YOUR(-pile)) }
exchange = { BID("détruire") } 1 { BARE($which) } { OF(YOUR(-discard)) } et mettez-y 1 de { YOUR($destroyed, number: "many") }

## Wounded Characters and fighters

own-wounded = 1 de { YOUR("Personnages blessés", number: "many") }
# $anybody: of any player
whose-wounded =
    { $anybody ->
        [yes] 1 Personnage blessé de n'importe quel joueur
       *[no] { own-wounded }
    }
heal-one = { DO("soigner") } { own-wounded }
heal-all = { DO("soigner") } tous { YOUR($who, number: "many") }
# $anybody
destroy-wounded = { DO("détruire") } { whose-wounded }
wound-fighters = { DO("blesser") } { ALL($who) } { AGREE("utilisé", $who, number: "many") } pour combattre cette carte
destroy-fighter = { DO("détruire") } 1 Personnage utilisé pour combattre cette carte
wound-this = cette carte devient un de vos Personnages blessés au lieu d'aller dans votre main ou dans votre défausse

## Bonuses and armours

boost = { DO("donner") } +{ $n } Force à 1 de { YOUR($which, number: "many") } jusqu'à la fin du tour
boost-all = jusqu'à la fin du tour, chacun de vos Personnages en jeu, y compris ceux joués plus tard, gagne +{ $n } Force
armours-by-force = jusqu'à la fin du tour, vous pouvez acquérir les Armures du terrain avec la Force ; leur coût en Force est leur coût en Cosmos imprimé
discard-armour = { DO("défausser") } { YOUR("Armure équipée", gender: "f") }
swap-armour = échangez cette Armure contre { YOUR($which) } { AGREE("équipé", $which) } ; chacun garde celle qu'il a reçue
this-into-reserve = cette carte, si elle est encore en jeu, est mélangée à la Réserve

## The terrain

# $adjacent: from where has been said more precisely
from-terrain =
    { $adjacent ->
        [yes] {""}
       *[no] {" "}du terrain
    }
# $adjacent
acquire-free = { DO("acquérir") } gratuitement 1 { BARE($which) }{ from-terrain } (dans votre défausse)
take-reserve-top = { DO("mettre") } la carte du dessus de la Réserve dans votre défausse ; ni ses effets ni sa Flamme ne s'appliquent
remove-all = { DO("retirer") } du terrain { ALL($which) }
complete = { DO("compléter") } le terrain
remove-and-reveal = { DO("retirer") } 1 { BARE($which) } du terrain, puis { TOO("révéler") } la carte du dessus de la Réserve à son emplacement
# $less: "2 Force less", "2 Cosmos less"
reduce = 1 { BARE($which) } du terrain de votre choix coûte { AND($less) } jusqu'à la fin du tour (pas moins de 1)
# $number, $currency
so-much-less = { so-much } de moins
swap-places = { DO("échanger") } les emplacements de 2 cartes du terrain
give-this = cette carte va dans la défausse de ce joueur
recall = cette carte et { ALL($which) } de la défausse commune sont mélangés à la Réserve. Si la Réserve ne devait alors contenir que cette carte, celle-ci va plutôt dans la défausse commune
take-flame = 1 Flamme est retirée de l'Horloge

## Continuous effects; $n is how much, for each of what is counted ($each), if anything is

# $currency, $each
bonus =
    cette carte gagne +{ $n } { currency }{ for-each }{ $clause ->
        [none] {""}
       *[other] {" "}{ while-so }
    }
# $currency, $each
bonus-others = { EACH($who) } qui fait face à la même carte du terrain gagne +{ $n } { currency }{ for-each }
doubles = la Force et le Cosmos imprimés { OF(EACH($who)) } qui fait face à la même carte du terrain sont doublés
protects = { THE($who, number: "many") } qui font face à la même carte du terrain ne peuvent pas être blessés
# $each
faced-cheaper =
    { THE($who) } { GENDER($who) ->
        [f] à laquelle
       *[m] auquel
    } cette carte fait face coûte { $n } Cosmos de moins{ for-each } (pas moins de 1)
# $clause
self-cheaper = cette carte coûte { $n } Force de moins { while-so } (pas moins de 1)
# $clause
grants-cost = cette carte a un coût en Cosmos de { $n } { while-so }
needs-fighters = pour acquérir cette carte en payant, il faut qu'au moins { $count } de vos Personnages lui fassent face
toll = la première fois que vous jouez, à chaque tour, un Personnage face à cette carte, vous devez défausser 1 autre carte de votre main
forbids = { NO($who) } ne peut être { AGREE("acquis", $who) }, de quelque façon que ce soit
no-healing = aucun Personnage ne peut être soigné
# $each
victory-points =
    +{ $n } PV{ for-each }{ $test ->
        [none] {""}
       *[other] {" "}{ IF($test) }
    }
