### Rules text: what abilities do, when they can be used, and what they speak of.

## An ability: what it is, when and how often it can be used, and what it does

ability = { $heading }: { $words }
# $timing is Action, Reaction or Bond, $when and $often are among those below
heading-always = { $timing } (sempre in vigore)
heading-from-hand = { $timing } (dalla tua mano, { $when })
# $discarding: it is used in the Discard phase, before anything else
heading-god =
    { $timing } ({ $when }{ $often ->
        [none] {""}
       *[other] , { $often }
    }{ $discarding ->
        [yes] , prima di scartare le carte
       *[no] {""}
    })
trigger-defence = quando il tuo Dio viene attaccato
trigger-protection = quando un altro Dio – in una partita a squadre, quello di un compagno – viene attaccato da un altro giocatore
trigger-aid = quando il tuo Dio o quello di un compagno viene attaccato
trigger-answer = quando un avversario gioca un'Azione o una Reazione di un Guerriero
often-per-turn = una volta in ogni tuo turno
often-per-attack = una volta per Attacco
often-per-any-turn = una volta per turno di ogni giocatore
often-payable = tutte le volte che puoi pagare
often-unlimited = tutte le volte che vuoi

## Players and their Gods

# a player at whom the ability aims; $known tells whether "god" or "player" has been spoken of, $name whose opponent it is
target-player =
    { $known ->
        [god] il suo giocatore (se non è eliminato o sigillato)
        [player] quel giocatore
       *[none] un avversario{ $name ->
            [none] {""}
           *[other] {" "}{ OF($name) }
        }
    }
own-god =
    { PERSON() ->
        [target] quel Dio
       *[other] { OWN(-god) }
    }

## Descriptions of cards

# .complement, or .one and .many after "che"; $colours: those it must not have
not-of-colour =
    .complement = non { OR($colours) }
except = (tranne { $card })
# $op and $cost: how it compares with what; see BOUND
with-cost = costo { BOUND($op, $cost) }
# where such a card lies (.their-place after a verb whose subject has the play area), and what follows "che";
# $gender is that of the card
played-for-action =
    .place = { PREP("in", OWN(-play-area)) }
    .their-place = { PREP("in", YOUR(-play-area)) }
    .one = è { AGREE("stato", $gender) } { AGREE("giocato", $gender) } per la sua Azione in questo turno
    .many = sono { AGREE("stato", $gender, number: "many") } { AGREE("giocato", $gender, number: "many") } per la loro Azione in questo turno

## Amounts

revealed-cost = il costo di reclutamento della carta rivelata (0 se nessuna viene rivelata)
capped = { $amount }, ma al massimo { $most }
hand-size = il numero di carte { OF(OWN(-hand)) }
in-hand = in mano
own-energy = l'energia { OF(own-god) }
    .gender = f
attackers-energy = l'energia del Dio attaccante
    .gender = f

## Prices

price =
    { DO("scartare") } 1 { BARE($which) } { PREP("da", YOUR(-hand)) }{ $energy ->
        [0] {""}
       *[other] {" "}o { TOO("pagare") } { COUNT($energy, -energy) }
    }
price-energy = { DO("pagare") } { COUNT($energy, -energy) }
price-faith = { DO("spendere") } { COUNT($faith, -faith) }
# $first is paid for $then
priced = { $first }; { $then }

## Cards

draw = { DO("pescare") } { COUNT($n, -card) }{ WHERE($n) }
lose-card =
    { DO("scartare") } 1 carta { PERSON() ->
        [you] {""}
       *[other] a sua scelta{" "}
    }{ PREP("da", YOUR(-hand)) }
lose-random-card = { DO("scartare") } 1 carta a caso { PREP("da", YOUR(-hand)) }
# $zone: hand, discard or both
banish =
    { $optional ->
        [yes] { MAY("mandare") }
       *[no] { DO("mandare") }
    } negli inferi 1 carta { $zone ->
        [hand] { OF(YOUR(-hand)) }
        [discard] { OF(YOUR("scarti", number: "many")) }
       *[both] { OF(YOUR(-hand)) } o { OF(YOUR("scarti", number: "many")) }
    }
take-from-netherworld = { DO("prendere") } in mano 1 { BARE($which) } che si trova negli inferi

## Faith, energy, what waits

gain-faith = { DO("ottenere") } { COUNT($n, -faith) }{ WHERE($n) }
gain-energy = { own-god } ottiene { COUNT($n, -energy) }{ WHERE($n) }
next-attack = il prossimo Attacco che { DOES("dichiarare") } in questo turno vale { $n } in più
# $brief: in few words
ignore-colour =
    il prossimo Guerriero che { DOES("giocare") } per la sua Azione in questo turno ignora la restrizione di colore{ $brief ->
        [yes] {""}
       *[no] {" "}(solo se una restrizione è in vigore e nessun uso è in attesa)
    }

## Attacks

# $god: whose target is known; $brief: whom it may hit need not be said
attack =
    Attacco { $n }{ $brief ->
        [yes] {""}
       *[no] {" "}contro { $god ->
            [none] un Dio avversario { PERSON() ->
                [you] a tua scelta
                [named] a scelta { OF(ACTOR()) }
               *[other] a sua scelta
            }
           *[other] { $god }
        }
    }{ WHERE($n) }
# what is done if the Attack, $first, has struck $god
if-lost = { $first }. Se { $god } perde almeno 1 punto energia, { $then }
# $attacks: it is a God that is aimed at
aimed =
    { DO("scegliere") } { $attacks ->
        [yes] un Dio avversario
       *[no] un avversario
    }. { CAPITAL($rest) }
defend = Difesa { $n }{ WHERE($n) }
protect =
    Protezione { $n }{ $brief ->
        [yes] {""}
       *[no] {" "}per quel Dio
    }{ WHERE($n) }
take-off = { DO("ridurre") } quell'Attacco di { $n }{ WHERE($n) }
cancel = { DO("annullare") } quell'abilità

## Adjudication and repetition

adjudication = { DO("fare") } un Giudizio
revealed-warrior = se viene rivelato un Guerriero, { $then }
revealed-disciple = se viene rivelato un Discepolo, { $then }
# $makes is the adjudication, $first and perhaps $second what follows if; $long: one of them is of several sentences
adjudicate =
    { $long ->
        [yes] { $makes }. { CAPITAL($first) }{ $second ->
            [none] {""}
           *[other] . { CAPITAL($second) }
        }
       *[no] { $makes }: { $first }{ $second ->
            [none] {""}
           *[other] ; { $second }
        }
    }
repeat =
    { DO("scegliere") } { A($which) }: una delle sue Azioni si risolve di nuovo, con nuove scelte{ $brief ->
        [yes] {""}
       *[no] . I simboli di colore successivi in vigore restano quelli di questa carta
    }

## Bonds; $n is how much more something is worth, $all what it is worth then, if that is known

while = finché { $test }, { $then }
worth =
    vale { $n } in più{ $all ->
        [0] {""}
       *[other] {" "}({ $all } in tutto)
    }{ WHERE($n) }
attack-bonus = l'Attacco di questa carta { worth }
defend-bonus = la Difesa di questa carta { worth }
# $protects: the card has a Protect, too
after-defend =
    { $bonus } e, una volta risolta quella Difesa, { $then }{ $protects ->
        [yes] . Questo non cambia la Protezione
       *[no] {""}
    }
first-attack =
    il primo Attacco che { DOES("dichiarare") } in ogni { PERSON() ->
        [you] tuo
       *[other] suo
    } turno { worth }
first-gain = la prima volta, in { EVERY("turno") }, che un'abilità di un Guerriero fa ottenere energia { TO(own-god) }, ne ottiene { $n } in più
# $usual: how many are drawn without the Bond
end-draw = { PREP("in", OWN("fase finale", gender: "f")) }, { DO("pescare") } { COUNT($n, -card) } invece di { $usual }
when-discarding = all'inizio { OF(OWN("fase di scarto", gender: "f")) }, { $then }
from-netherworld = una volta in { EVERY("fase di reclutamento", gender: "f") }, { MAY("reclutare") } 1 { BARE($which) } che si trova negli inferi, al suo costo normale
