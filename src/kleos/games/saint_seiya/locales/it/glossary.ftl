### What the signs on the table and the words on the cards mean; .words are those by which cards call it.

glossary-goal = Lo scopo
    .text = Conquista Cavalieri e Armature dal terreno. Quando si spegne l'ultima fiamma dell'orologio, vince chi ha le carte che valgono più Punti Vittoria.

glossary-force = Forza
    .text = Uno dei due modi per conquistare una carta: la Forza di tutti i tuoi Personaggi che la affrontano deve raggiungerne il costo. La carta va allora nei tuoi scarti.
    .words = Forza

glossary-cosmos = Cosmo
    .text = L'altro modo per conquistare una carta. La tua Armatura può aggiungere il suo Cosmo, e la carta va in mano: puoi usarla nello stesso turno.
    .words = Cosmo

glossary-cost = Costo
    .text = Quanto serve per acquisire la carta: tanta Forza, o tanto Cosmo, mai mescolati. Se manca un numero, in quel modo non si conquista.

glossary-meter = Raccolto / necessario
    .text = Quanta Forza o quanto Cosmo affronta la carta, e quanto costa adesso. Quando basta puoi acquisirla; da sola non arriva mai.

glossary-facing = Di fronte
    .text = Un Personaggio si gioca di fronte a una carta del terreno e vi resta per questo turno. Tutti quelli di fronte a una carta la combattono insieme, e si usano quando viene acquisita.
    .words = fronteggia

glossary-place = Posizione
    .text = Il terreno ha sei posizioni. Alla fine di ogni turno le carte avanzano verso la 6ª, e quella che vi si trova ancora viene prima rimossa.

glossary-cheaper = Posizione 6: 1 in meno
    .text = La carta nell'ultima posizione costa 1 in meno, in Forza e in Cosmo. Lascia il terreno alla fine del turno.

glossary-clock = Orologio
    .text = Dodici fiamme. Quando si spegne l'ultima si finisce il giro, e la partita è conclusa.

glossary-flame = Fiamma
    .text = Un Cavaliere d'Oro. Quando lascia il terreno, conquistato o rimosso, si spegne una fiamma dell'orologio.

glossary-points = Punti Vittoria
    .text = Quanto valgono le tue carte alla fine: mano, mazzo, scarti, feriti e Armatura insieme.
    .words = Punti Vittoria, PV

glossary-heal = Cura
    .text = Invece di combattere, il Personaggio può curare tanti dei tuoi feriti: vanno nei tuoi scarti e torneranno.
    .words = Cura, cura

glossary-armour = Armatura
    .text = Ne indossi una alla volta, e resta finché non la usi. Serve una volta, per il suo Cosmo o per la sua attivazione.

glossary-wounded = Feriti
    .text = Questi Personaggi aspettano qui e non si giocano finché non sono curati. Alla fine contano lo stesso.
    .words = Ferire, ferito, feriti

glossary-destroyed = Distrutte
    .text = Fuori dalla partita, e alla fine non valgono nulla. Per le carte più deboli può essere un bene: peschi più spesso quelle forti.
    .words = Distruggere

glossary-aside = Messe da parte
    .text = Le cinque carte più forti del tuo eroe. La tua Armatura di Bronzo le porta nel tuo mazzo.

glossary-hand = Carte in mano
    .text = Alla fine del tuo turno peschi fino ad averne 5.

glossary-draw = Mazzo
    .text = Quando è vuoto, i tuoi scarti mescolati lo sostituiscono: ogni carta conquistata ti ritorna.

glossary-discard = Scarti
    .text = Le tue carte usate e conquistate. Diventano il tuo mazzo quando questo è vuoto.

glossary-reserve = Riserva
    .text = Da dove vengono le carte del terreno. Le posizioni vuote si riempiono alla fine del turno.

glossary-common = Scarti comuni
    .text = Le carte uscite dal terreno senza essere conquistate. Non sono di nessuno.

glossary-rank = Rango
    .text = Il colore del bordo: verde è molto comune, poi bronzo, argento, oro, e blu è molto raro.

glossary-hero = Eroe
    .text = Le carte dei cinque eroi, deboli e forti. Un effetto che parla di Seiya vale per ogni carta Eroe di Seiya.
    .words = Eroe

glossary-actions = Azioni
    .text = Nella fase principale fai quante cose vuoi, in qualsiasi ordine. Finisce quando lo dici tu.

glossary-last-round = Ultimo giro
    .text = L'orologio è spento: si finisce questo giro, così tutti hanno avuto lo stesso numero di turni.

glossary-first = Primo giocatore
    .text = Ha giocato il primo turno della partita. L'ultimo giro finisce appena prima che tocchi di nuovo a lui.

glossary-arrival = Arrivo
    .text = Avviene quando la carta arriva sul terreno, di chiunque sia il turno.
    .words = Arrivo

glossary-defeated = Sconfitto
    .text = Avviene quando qualcuno acquisisce la carta dal terreno, prima che gli arrivi.
    .words = Sconfitto

glossary-on-terrain = Sul terreno
    .text = Vale per tutti finché la carta è sul terreno.
    .words = Sul terreno

glossary-on-play = Messa in gioco
    .text = Avviene quando giochi la carta dalla mano, se vuoi.
    .words = Messa in gioco

glossary-in-play = In gioco
    .text = Vale finché la carta è giocata e affronta una carta del terreno.
    .words = In gioco

glossary-activation = Attivazione
    .text = Si usa una volta nella fase principale, invece di Forza e Cosmo. Poi la carta è scartata, ferita o distrutta, come dice la parola seguente.
    .words = Attivazione

glossary-acquisition = Acquisire
    .text = Conquistare una carta del terreno pagandone il costo con le carte che la affrontano.
    .words = Acquisizione, acquisito

glossary-stranded = Senza avversario
    .text = La carta che affrontavano se n'è andata. In questo turno non danno Forza né Cosmo, ma possono curare o essere attivati.

glossary-column-printed = Punti stampati
    .text = I Punti Vittoria stampati su tutte le tue carte che contano; alcuni sono negativi.

glossary-column-special = Punti per effetto
    .text = Le carte i cui punti dipendono dalle tue altre carte, come Atena, per ogni dieci.
