### The rules text of cards: what effects, amounts and conditions say.
### $which and $who are cards or Characters as a noun: "Knight of common rank". Terms that begin with - are nouns too.

-hand = mano
    .gender = f
# said of many: "i tuoi scarti"
-discard = scarto
-pile = mazzo

## Lines

line = { $timing }: { $words }
# $effect is a sentence without its full stop
after-acquiring = quando questa carta è servita ad acquisire un Personaggio con il Cosmo, { $effect }

## What is said of a noun: words that follow it, or in its place a relative clause for one and for many (.one and .many),
## an adjective (.adjective), or what it is not (.unlike)

# $ranks: "common", "rare"
of-rank = di rango { OR($ranks) }
# $name is a card
other-than =
    .unlike = { $name }
with-cosmos = con un valore di Cosmo stampato
without-cosmos = senza valore di Cosmo stampato
alongside =
    .one = fronteggia la stessa carta del terreno
    .many = fronteggiano la stessa carta del terreno
facing =
    .one = fronteggia questa carta
    .many = fronteggiano questa carta
on-terrain = sul terreno
adjacent = da una posizione accanto a quella che questa carta ha lasciato
in-discard = { PREP("in", YOUR(-discard, number: "many")) }
in-play = in gioco

## Adjectives, which are inflected where the language does so

wounded = ferito
destroyed = distrutto

## How many

# $count of what is described: "1 Character", "2 Characters"
some-such =
    { $count ->
        [1] 1 { BARE($which) }
       *[other] { $count } { MANY($which) }
    }
# a noun; $destroyed: of the destroyed cards, not of the scored ones
full-group =
    gruppo completo di { $size } delle tue carte { $destroyed ->
        [yes] distrutte
       *[no] conteggiate
    }
    .many =
        gruppi completi di { $size } delle tue carte { $destroyed ->
            [yes] distrutte
           *[no] conteggiate
        }
# a noun
different-name = nome diverso { OF(BARE($which)) } tra le tue carte conteggiate
    .many = nomi diversi { OF(BARE($which)) } tra le tue carte conteggiate
changed-cards = il numero di quelle carte
# $each is what is counted, if anything is
for-each =
    { $each ->
        [none] {""}
       *[other] {" "}per { EACH($each) }
    }

## Conditions; $yes: it holds

flames-left =
    il numero di Fiamme rimaste è { $odd ->
        [yes] dispari
       *[no] pari (0 compreso)
    }
# $last: the last card, not the first
faces-end =
    { $yes ->
        [yes] fronteggia
       *[no] non fronteggia
    } { $last ->
        [yes] l'ultima carta
       *[no] la prima carta
    } del terreno
# $silver: Silver Knights are counted, and what they are depends on the match
most-scored =
    { $yes ->
        [yes] hai
       *[no] non hai
    } più { MANY($which) } tra le tue carte conteggiate di ciascuno degli altri giocatori{ $silver ->
        [yes] {" "}(Cavalieri di rango non comune, salvo che la partita conti per classe)
       *[no] {""}
    }
scored =
    le tue carte conteggiate { $yes ->
        [yes] comprendono { A($which) }
       *[no] non comprendono { NO($which) }
    }
# $clause is a condition that must hold on
while-so = finché { $clause }
present-alongside = { A($who) } fronteggia la stessa carta del terreno
present-facing = { A($who) } la fronteggia

## Players

# $effect is what the chosen player does or suffers; $active: the active player chooses, and not whoever reads
chosen-player =
    { DO("scegliere") } { $opponent ->
        [yes] un avversario
       *[no] un giocatore, { $active ->
            [yes] se stesso
           *[no] te
        } compreso
    }: { $effect }

## Hands; $deed is discard, wound or destroy

deed-verb =
    { $deed ->
        [discard] scartare
        [wound] ferire
       *[destroy] distruggere
    }
# $optional: it may be done; $which
from-hand =
    { $optional ->
        [yes] { MAY(deed-verb) }
       *[no] { DO(deed-verb) }
    } { some-such } { $deed ->
        [discard] { PREP("da", YOUR(-hand)) }
       *[other] { OF(YOUR(-hand)) }
    }{ $count ->
        [1] {""}
       *[other] {" "}(o il maggior numero possibile)
    }
all-of-hand =
    { DO(deed-verb) } { ALL($which) } { $deed ->
        [discard] { PREP("da", YOUR(-hand)) }
       *[other] { OF(YOUR(-hand)) }
    }
destroy-pair = { DO("distruggere") } 2 { MANY($which) } { AGREE("identico", $which, number: "many") } { OF(YOUR(-hand)) }
promote = { DO("mettere") } { PREP("in", YOUR(-discard, number: "many")) } 1 { OF(YOUR($which, number: "many")) } { AGREE("messo", $which, number: "many") } da parte del rango immediatamente superiore, se ne restano
wound-seen = guarda { YOUR(-hand) } e ferisci 1 { BARE($which) } che vi si trova
# $you: whoever reads does it
return-to-reserve =
    { DO("mescolare") } 1 { BARE($which) } { PREP("da", YOUR(-hand)) } nella Riserva, se ne { $you ->
        [yes] hai
       *[no] ha
    } { AGREE("uno", $which) }

## Draw piles

draw = { DO("pescare") } { COUNT($n, -card) }{ WHERE($n) }
draw-as-many = { DO("pescare") } altrettante carte
recycle = { DO("mescolare") } { YOUR(-discard, number: "many") } con { YOUR(-pile) }
search = { DO("guardare") } tutto { YOUR(-pile) }, { TOO("mostrare") } 1 { BARE($which) } che vi si trova e { TOO("prendere", "in mano", clitic: "lo") }, poi { TOO("mescolare") } { YOUR(-pile) }
judge = rivela le prime { $count } carte del tuo mazzo; quel giocatore ferisce 1 { BARE($which) } tra di esse e tu prendi in mano le altre carte

## Discards and destroyed cards

take =
    { $optional ->
        [yes] { MAY("prendere") }
       *[no] { DO("prendere") }
    } in mano 1 { BARE($which) } { PREP("da", YOUR(-discard, number: "many")) }
destroy-discarded = { DO("distruggere") } 1 { BARE($which) } { OF(YOUR(-discard, number: "many")) }
wound-discarded = { BID("ferire") } 1 { BARE($which) } { OF(YOUR(-discard, number: "many")) }
wound-all-discarded = { DO("ferire") } { ALL($which) } { OF(YOUR(-discard, number: "many")) }
steal = { BID("acquisire") } 1 { BARE($which) } { PREP("da", YOUR(-discard, number: "many")) }; va nei tuoi
restore = { DO("mettere") } 1 { OF(YOUR("carte distrutte", gender: "f", number: "many")) } { PREP("in", YOUR(-discard, number: "many")) }
put-on-top = { DO("mettere") } 1 { OF(YOUR($which, number: "many")) } in cima { TO(YOUR(-pile)) }
exchange = { BID("distruggere") } 1 { BARE($which) } { OF(YOUR(-discard, number: "many")) } e mettici 1 { OF(YOUR($destroyed, number: "many")) }

## Wounded Characters and fighters

own-wounded = 1 { OF(YOUR("Personaggi feriti", number: "many")) }
# $anybody: of any player
whose-wounded =
    { $anybody ->
        [yes] 1 Personaggio ferito di qualsiasi giocatore
       *[no] { own-wounded }
    }
heal-one = { DO("curare") } { own-wounded }
heal-all = { DO("curare") } tutti { YOUR(MANY($who), number: "many") }
# $anybody
destroy-wounded = { DO("distruggere") } { whose-wounded }
wound-fighters = { DO("ferire") } { ALL($who) } { AGREE("usato", $who, number: "many") } per combattere questa carta
destroy-fighter = { DO("distruggere") } 1 Personaggio usato per combattere questa carta
wound-this = questa carta diventa uno dei tuoi Personaggi feriti invece di andare nella tua mano o nei tuoi scarti

## Bonuses and armours

boost = { DO("assegnare") } +{ $n } Forza a 1 { OF(YOUR($which, number: "many")) } fino alla fine del turno
boost-all = fino alla fine del turno, ciascuno dei tuoi Personaggi in gioco, compresi quelli giocati più tardi, ottiene +{ $n } Forza
armours-by-force = fino alla fine del turno, puoi acquisire le Armature del terreno con la Forza; il loro costo in Forza è il loro costo in Cosmo stampato
discard-armour = { DO("scartare") } { YOUR("Armatura equipaggiata", gender: "f") }
swap-armour = scambia questa Armatura con { YOUR($which) } { AGREE("equipaggiato", $which) }; ognuno tiene quella ricevuta
this-into-reserve = questa carta, se è ancora in gioco, viene mescolata nella Riserva

## The terrain

# $adjacent: from where has been said more precisely
from-terrain =
    { $adjacent ->
        [yes] {""}
       *[no] {" "}dal terreno
    }
# $adjacent
acquire-free = { DO("acquisire") } gratis 1 { BARE($which) }{ from-terrain } (nei tuoi scarti)
take-reserve-top = { DO("mettere") } la prima carta della Riserva nei tuoi scarti; né i suoi effetti né la sua Fiamma si applicano
remove-all = { DO("rimuovere") } dal terreno { ALL($which) }
complete = { DO("completare") } il terreno
remove-and-reveal = { DO("rimuovere") } 1 { BARE($which) } dal terreno, poi { TOO("rivelare") } la prima carta della Riserva nella sua posizione
# $less: "2 Force less", "2 Cosmos less"
reduce = 1 { BARE($which) } del terreno a tua scelta costa { AND($less) } fino alla fine del turno (non meno di 1)
# $number, $currency
so-much-less = { so-much } in meno
swap-places = { DO("scambiare") } le posizioni di 2 carte del terreno
give-this = questa carta va negli scarti di quel giocatore
recall = questa carta e { ALL($which) } degli scarti comuni vengono mescolati nella Riserva. Se allora la Riserva dovesse contenere solo questa carta, essa va invece negli scarti comuni
take-flame = 1 Fiamma viene tolta dall'Orologio

## Continuous effects; $n is how much, for each of what is counted ($each), if anything is

# $currency, $each
bonus =
    questa carta ottiene +{ $n } { currency }{ for-each }{ $clause ->
        [none] {""}
       *[other] {" "}{ while-so }
    }
# $currency, $each
bonus-others = { EACH($who) } che fronteggia la stessa carta del terreno ottiene +{ $n } { currency }{ for-each }
doubles = la Forza e il Cosmo stampati { OF(EACH($who)) } che fronteggia la stessa carta del terreno vengono raddoppiati
protects = { THE($who, number: "many") } che fronteggiano la stessa carta del terreno non possono essere feriti
# $each
faced-cheaper = { THE($who) } che questa carta fronteggia costa { $n } Cosmo in meno{ for-each } (non meno di 1)
# $clause
self-cheaper = questa carta costa { $n } Forza in meno { while-so } (non meno di 1)
# $clause
grants-cost = questa carta ha un costo in Cosmo di { $n } { while-so }
needs-fighters = per acquisire questa carta pagando, almeno { $count } dei tuoi Personaggi devono fronteggiarla
toll = la prima volta che, in ogni turno, giochi un Personaggio di fronte a questa carta, devi scartare 1 altra carta dalla tua mano
forbids = { NO($who) } può essere { AGREE("acquisito", $who) }, in nessun modo
no-healing = nessun Personaggio può essere curato
# $each
victory-points =
    +{ $n } PV{ for-each }{ $test ->
        [none] {""}
       *[other] {" "}se { $test }
    }
