### The question of every decision, and its options in words.

## A question, and who asks it: the card $name, as creature $object, of the player $who if that is not whoever is asked

question-of =
    { $name }{ $object ->
        [none] {""}
       *[other] {" "}#{ $object }
    }{ $who ->
        [none] {""}
       *[other] {" "}({ $who })
    }: { $text }

## Beginning a round

ask-choose-belief =
    giro { $round }: scegli la tua credenza per questo giro, tra quelle che nessuno ha preso{ $divinity ->
        [none] {""}
       *[other] {" "}(la tua divinità è { $divinity })
    }.
ask-polytheism-keep = { $belief }: scegli quale delle due divinità tieni.

## The main phase

# $deeds is what can be done now, $left the number of last turns, this one included
ask-main =
    il tuo turno, { COUNT($plays, "carta giocata", "carte giocate") } su { $most }, { COUNT($free, -free-slot) }: { $stuck ->
        [yes] puoi solo concludere il tuo turno, perché nessuna delle tue carte si può giocare adesso
       *[no] { OR($deeds) }
    }.{ $left ->
        [none] {""}
        [1] {" "}È l'ultimo turno del giro.
       *[other] {" "}Ultimi turni: ne restano { $left }, compreso questo.
    }
deed-play = gioca una carta
deed-fuse = fondi due creature
deed-activate = attiva una creatura
deed-believe = usa la tua credenza
deed-end = concludi il tuo turno
# $begun tells that some cards have been put there already
ask-return-order =
    { $begun ->
        [yes] quale carta viene dopo sotto il mazzo?
       *[no] fine del tuo turno: il resto della tua mano va sotto il mazzo. L'ordine conta solo se il mazzo arriva fin lì.
    }

## Effects

ask-dragon-target = scegli una creatura scoperta di un altro giocatore da distruggere, oppure nessuna.
ask-chupacabra-target = scegli una creatura scoperta di un altro giocatore, che cede { $amount } del suo valore alla tua, oppure nessuna.
ask-djinn-name = nomina una creatura; se il mazzo ne contiene una, la prendi in mano.
ask-satyr-own = scegli la tua creatura che cedi.
# $piece is the creature given away: "Arpia #3"
ask-satyr-other = scegli la creatura scoperta che prendi in cambio di { $piece }.
ask-leviathan-player = scegli il giocatore le cui creature scoperte di valore più basso vengono distrutte.
ask-chimera-destroy = scegli un'altra tua creatura da distruggere.
ask-chimera-place = metti in campo una creatura dalla tua mano al posto di quella distrutta, oppure nessuna.
ask-dualism-turn = scegli la tua creatura da girare.
ask-druidism-save = le tue creature stanno per essere distrutte; con { $belief } puoi salvarne una, una volta per giro.
ask-reincarnation-use = hai perso una creatura; con { $belief } puoi mettere in campo la prossima creatura del mazzo che vi trova posto.

## The counting; $gender is that of the name of the creature that asks

ask-gorgon-copy = il giro è finito; scegli la creatura che copia (nome, valore ed effetto).
ask-werewolf-transform = il giro è finito; scegli la creatura che diventa come { HIM($gender) } (nome, valore, effetto e colore).
ask-totemism-colour = scegli una tua creatura e il suo colore per il conteggio, oppure nessuna.
ask-accuse = la tua divinità ha Identificazione: accusa un altro giocatore di servire una divinità; se hai ragione, gli prendi { COUNT($points, -point) }.

## Options; $asked is the kind of decision

# what $face is where the card is a creature: "Arpia (blu, valore 1)"; else it is its name
option-face = { $name } ({ $colour }, valore { $value })
# what $target is: a creature on a field, "Arpia #3 di p1 (blu, valore 1)"
option-creature =
    { $piece }{ $owner ->
        [none] {""}
       *[other] {" "}di { $owner }
    } ({ $colour }, valore { $value }{ $pair ->
        [yes] , coppia
       *[no] {""}
    }{ $down ->
        [yes] , coperta
       *[no] {""}
    })
option-skip =
    { $asked ->
        [dragon-target] Non distruggere nulla
        [chupacabra-target] Non prosciugare nulla
        [chimera-place] Non mettere in campo nulla
        [druidism-save] Non salvarne nessuna
        [totemism-colour] Non cambiare nessun colore
       *[other] Non usarla
    }
option-stop =
    { $asked ->
        [return-order] Mettile sotto il mazzo così come sono
       *[other] Concludi il tuo turno
    }
option-play =
    { $asked ->
        [chimera-place] Metti in campo scoperta: { $face }
       *[other] { $creature ->
            [yes] Gioca scoperta: { $face }
           *[no] Lancia { $name }
        }
    }
option-hide =
    { $asked ->
        [chimera-place] Metti in campo coperta: { $face }
       *[other] Gioca coperta: { $face }
    }
option-play-onto = Gioca { $face } su { $onto }: una coppia in uno spazio
option-fuse = Fondi { $piece } e { $other }: una coppia in uno spazio
option-use = Usa { $belief }
option-use-object = Attiva { $piece }
option-use-belief = Usa { $name }
# $text is that of the card
option-card =
    { $asked ->
        [choose-belief] { $name } – { $text }
        [polytheism-keep] { $name } – { $text }
        [djinn-name] Nomina { $face }
        [return-order] { $begun ->
            [yes] Poi { $face }
           *[no] { $face } per prima
        }
       *[other] Scegli { $face }
    }
option-target =
    { $asked ->
        [dragon-target] Distruggi { $target }
        [chimera-destroy] Distruggi { $target }
        [chupacabra-target] Prosciuga { $target }
        [satyr-own] Cedi { $target }
        [satyr-other] Prendi { $target }
        [dualism-turn] Gira { $target }
        [druidism-save] Salva { $target }
        [gorgon-copy] Copia { $target }
        [werewolf-transform] Trasforma { $target }
       *[other] Scegli { $target }
    }
# $hit are the creatures that would be hit, of $lowest value
option-player =
    { $hit ->
        [none] { $who } (nessuna creatura scoperta)
       *[other] { $who } (valore più basso { $lowest }: { $hit })
    }
option-colour = { $piece } cambia colore: { $becomes }
option-accuse = Accusa { $who } di servire { $divinity }
