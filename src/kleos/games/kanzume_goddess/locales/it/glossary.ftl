### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = Lo scopo
    .text = Resta l'ultimo Dio in gioco: attacca gli altri finché la loro energia è a 0, o porta la tua a 25. A squadre perde chi vede cadere il proprio Dio principale.

glossary-energy = Energia
    .text = La vita di un Dio. A 0 il Dio è eliminato; a 25 vinci subito, tranne a squadre.
    .words = energia

glossary-faith = Punti fede
    .text = Servono a reclutare nuove carte. Li ottieni giocando carte, soprattutto Sacerdoti; quelli che avanzano a fine turno vanno persi.
    .words = fede

glossary-cost = Costo di reclutamento
    .text = Quanti punti fede costa la carta nella tua fase di reclutamento. Una volta nel mazzo, giocarla non costa nulla.

glossary-colour = Colore principale
    .text = Rosso, verde, argento o giallo. Il primo Guerriero del turno può avere qualsiasi colore; ogni successivo deve avere un colore permesso dal precedente.
    .words = rosso

glossary-follow = Simboli successivi
    .text = I piccoli simboli sotto il colore principale: il prossimo Guerriero del turno deve avere uno di questi colori.

glossary-chain = Poi
    .text = I colori che può avere il prossimo Guerriero di questo turno. I Discepoli non hanno colore e si giocano sempre.

glossary-pile = Pile di Guerrieri
    .text = Sei pile da cui reclutare; solo la carta in cima è scoperta. La successiva si gira subito e si può reclutare anch'essa.

glossary-disciples = Discepoli
    .text = Carte senza colore: un Sacerdote dà 1 punto fede, un Vescovo 2, e un Guardiano Sacro reagisce soltanto a un Attacco contro di te.

glossary-netherworld = Gli inferi
    .text = Le carte tolte dalla partita. Vi restano, a meno che un'abilità non le riprenda.
    .words = inferi

glossary-hand = Carte in mano
    .text = Ne peschi 5 alla fine del tuo turno, e solo allora. Una carta usata per reagire ti mancherà nel tuo turno.

glossary-deck = Mazzo
    .text = Quando è vuoto, gli scarti mescolati lo sostituiscono: ogni carta reclutata ritorna.

glossary-discard = Scarti
    .text = Carte giocate e non giocate finiscono qui a fine turno. Chiunque può guardarli.

glossary-god = Abilità del tuo Dio
    .text = La maggior parte si usa nella tua fase di gioco e costa qualcosa, spesso una sola volta per turno. Si illuminano quando puoi usarle.

glossary-action = Azione
    .text = Ciò per cui giochi una carta nel tuo turno. Una carta con più abilità te ne dà una sola.
    .words = Azione

glossary-reaction = Reazione
    .text = Una risposta dalla mano nel momento indicato, per lo più nel turno di un altro. Poi la carta si scarta.
    .words = Reazione

glossary-bond = Legame
    .text = Vale da solo finché le sue condizioni sono soddisfatte. Non si gioca e non si annulla.
    .words = Legame

glossary-attack = Attacco
    .text = Scegli un Dio avversario. Gli altri possono reagire; quel che resta del numero si toglie dall'energia di quel Dio.
    .words = Attacco

glossary-defend = Difesa
    .text = Toglie tanto a un Attacco. Può usarla solo il giocatore del Dio attaccato.
    .words = Difesa

glossary-protect = Protezione
    .text = Toglie tanto a un Attacco contro un altro Dio. La carta resta davanti a te fino alla tua prossima fase di scarto.
    .words = Protezione

glossary-adjudication = Giudizio
    .text = Gira la prima carta del tuo mazzo: ciò che accade dipende da che cosa è, Guerriero o Discepolo. Poi si scarta.
    .words = Giudizio

glossary-cancel = Annullare
    .text = Ciò che è annullato non ha effetto, ma la carta è usata e i suoi simboli dicono ancora che cosa può seguire.
    .words = Annulla

glossary-main-god = Dio principale
    .text = Nella partita a squadre ogni parte ne ha uno. Se scende a 0 di energia, la sua squadra ha perso.

glossary-team = Squadra
    .text = I giocatori con la stessa lettera giocano insieme: vincono o perdono insieme e non si attaccano mai.

glossary-side = Mitologia
    .text = Greca o norrena: lo schieramento da cui questo giocatore ha scelto il suo Dio.

glossary-sealed = Sigillato
    .text = Un Dio di supporto a 0 di energia dorme: non agisce, non è attaccato, ottiene 1 di energia in ogni suo turno e torna a 5.

glossary-out = Eliminato
    .text = Questo Dio è caduto e ha lasciato la partita con tutte le sue carte.

glossary-ignored = Colore ignorato
    .text = Il prossimo Guerriero di questo turno può avere qualsiasi colore.

glossary-bonus = Bonus del prossimo Attacco
    .text = Il prossimo Attacco dichiarato in questo turno è di tanto più forte.

glossary-round = Giro
    .text = Un giro di tavolo. Dopo 100 giri vincerebbe chi ha più energia.

glossary-column-start = Energia iniziale
    .text = 15 nella partita individuale; a squadre 20 per un Dio principale e 10 per gli altri.

glossary-column-gained = Energia ottenuta
    .text = Con abilità di carte e Dei, e mentre un Dio era sigillato.

glossary-column-lost = Energia persa
    .text = Quanto hanno tolto gli Attacchi, dopo tutto ciò che li ha indeboliti.

glossary-column-paid = Energia pagata
    .text = Quella che hai speso tu, per abilità che costano energia.
