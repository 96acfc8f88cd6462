## The board
## $name is a player

kanzume-round = Giro { $round }
kanzume-phase-setup = Scelta degli Dei
kanzume-phase-start = Fase iniziale
kanzume-phase-play = Fase di gioco
kanzume-phase-recruit = Fase di reclutamento
kanzume-phase-discard = Fase di scarto
kanzume-phase-end = Fase finale
kanzume-phase-over = Partita finita
kanzume-faith = Punti fede
kanzume-colour-red = rosso
kanzume-colour-green = verde
kanzume-colour-silver = argento
kanzume-colour-yellow = giallo
kanzume-next = Poi
kanzume-any = qualsiasi colore
kanzume-ignored = colore ignorato
kanzume-bonus = prossimo Attacco +{ $count }
kanzume-chain-of = Catena di { $name }
kanzume-nothing-played = Ancora nulla in gioco
kanzume-use-action = giocata
kanzume-use-reaction = reazione
kanzume-use-protect = Protezione, fino alla propria fase di scarto
kanzume-played = giocata per { $place }ª
kanzume-public-area = Area pubblica
kanzume-warriors = Guerrieri
kanzume-disciples = Discepoli
kanzume-pile = pila { $number }
kanzume-left-in =
    { $count ->
        [one] { $count } rimasta
       *[other] { $count } rimaste
    }
kanzume-empty-pile = vuota
kanzume-netherworld = Gli inferi
kanzume-netherworld-empty = vuoti
kanzume-from-netherworld = Dagli inferi
kanzume-energy-of = { $energy } di energia su { $goal }
kanzume-sealed = sigillato
kanzume-sealed-about =
    { $turns ->
        [0] Sigillato: { $energy } dei { $needed } punti energia per tornare; torna al prossimo turno.
        [one] Sigillato: { $energy } dei { $needed } punti energia per tornare; salta ancora { $turns } turno.
       *[other] Sigillato: { $energy } dei { $needed } punti energia per tornare; salta ancora { $turns } turni.
    }
kanzume-out = eliminato
kanzume-side-name-greek = greco
kanzume-side-name-norse = norreno
kanzume-ally = compagno
kanzume-first = primo giocatore
kanzume-hand = Mano
kanzume-deck = Mazzo
kanzume-discard = Scarti
kanzume-discard-empty = vuoti
kanzume-discard-short = Scarti
kanzume-play = Area di gioco
kanzume-see = Tutto ciò che ha { $name }
kanzume-others = Gli altri giocatori
kanzume-own = La tua area
kanzume-own-of = Area di { $name }
kanzume-god-hidden = Dio non ancora rivelato
kanzume-choose = Scegli il tuo Dio
kanzume-choose-about = Ne tieni uno; l'altro esce dal gioco senza essere visto. Tutti gli Dei vengono rivelati insieme.
kanzume-choose-team = Scegli un Dio per la tua squadra
kanzume-choose-team-about = Ogni compagno prende uno di questi sei. L'altra squadra non vede nulla finché tutti non vengono rivelati.
kanzume-chosen-god = Il tuo Dio
kanzume-wait-gods = Gli altri stanno ancora scegliendo. Tutti gli Dei verranno rivelati insieme.
kanzume-taken = preso da { $name }
kanzume-taken-by-you = la tua scelta
kanzume-chosen = ha scelto
kanzume-choosing = sta scegliendo
kanzume-happening = Che cosa succede
kanzume-attack-said =
    { $reduced ->
        [0] { $by } attacca { $on }: Attacco { $value }; { $left } di energia in gioco.
       *[other] { $by } attacca { $on }: Attacco { $value }, ridotto di { $reduced }; { $left } di energia in gioco.
    }
kanzume-on = su { $name }
kanzume-cancelled = annullata
kanzume-again = ripetuta
kanzume-answers = in risposta
kanzume-revealed = Giudizio
kanzume-revealed-of = rivelata da { $name }
kanzume-abilities = Abilità
kanzume-used = usata in questo turno
kanzume-next-is = Poi: { $colours }
kanzume-side-about-greek = schieramento greco
kanzume-side-about-norse = schieramento norreno
kanzume-team-main = Squadra { $team }, Dio principale
kanzume-team-support = Squadra { $team }, Dio di supporto
kanzume-of-hand = Mano di { $name }
kanzume-of-deck = Mazzo di { $name }
kanzume-of-discard = Scarti di { $name }
kanzume-of-play = Area di gioco di { $name }

## Colours in one letter, on cards that are too small for the word

kanzume-letter-red = R
kanzume-letter-green = V
kanzume-letter-silver = A
kanzume-letter-yellow = G

## What has just come to its end

kanzume-moment-fallen = Un Dio cade
kanzume-moment-sealed = Un Dio viene sigillato
kanzume-moment-returned = Un Dio ritorna
