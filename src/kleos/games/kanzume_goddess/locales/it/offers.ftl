### What people are told of the game who choose what to play: its modes, main Gods and sides, how cards are looked for.

kanzume-about = Dei in guerra, ognuno per sé o a squadre: recluta Guerrieri, concatena i loro colori, attacca e rispondi a ogni colpo, finché un Dio resta solo in piedi o ha 25 punti energia.
kanzume-about-cards = L'elenco delle carte di questo gioco non è stato pubblicato. Ogni carta dice quali suoi dati sono noti; tutto il resto, nomi, costi, valori e abilità, è una ricostruzione di Kleos e non la carta stampata.
kanzume-sides = Schieramento
kanzume-side-random = a sorte
kanzume-side-greek = greco
kanzume-side-norse = norreno
kanzume-side-about = I due Dei fra cui scegliere vengono dalla { $side }. Al massimo { $most } giocatori possono avere questo schieramento.
kanzume-main-a = Dio principale della squadra A
kanzume-main-b = Dio principale della squadra B
kanzume-main-about = Comincia con { $main } punti energia, gli altri della squadra con { $support }; se cade, la squadra ha perso.
kanzume-team-side = Schieramento della squadra A
kanzume-team-side-about = La squadra B ha l'altro.
kanzume-mode = Partita
kanzume-mode-individual = tutti contro tutti
kanzume-mode-team = due squadre (4 o 6 giocatori)
kanzume-mode-about = Le squadre si alternano intorno al tavolo, e ognuna protegge il suo Dio principale.
kanzume-answering = Rispondere alle abilità dei Guerrieri
kanzume-defending = Reagire agli Attacchi contro il mio Dio
kanzume-protecting = Reagire agli Attacchi contro altri Dei
kanzume-energy = Energia
