## The board
## $name is a player or a card

saint-turn = Turno { $turn }
saint-phase-main = Fase principale
saint-phase-upkeep = Fase di mantenimento
saint-phase-over = Partita finita
saint-actions =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
saint-last-round = Ultimo giro
saint-ends-with = La partita finisce dopo il turno di { $name }.
saint-terrain = Terreno, a partire dalla riserva
saint-reserve = Riserva
saint-common = Scarti comuni
saint-common-short = Comuni
saint-place = posizione { $place }
saint-empty = vuoto
saint-costs = costa { $costs }
saint-instead-of = invece di { $costs }
saint-free = non si può pagare
saint-gathered = { $amounts } contro di essa
saint-with-armour = { $count } di Cosmo in più con l'armatura
saint-flame = fiamma
saint-leaves = lascia il terreno alla fine del turno
saint-paid = la carta da scartare per affrontarlo è stata scartata
saint-facing = Carte di { $name } contro la posizione { $place }
saint-held-facing = Carte di { $name } contro la carta tenuta
saint-faces = contro la posizione { $place }
saint-bonus = bonus di { $count } in Forza
saint-alike = una di { $count } uguali
saint-held = Tenuta
saint-revealed = Rivelate
saint-stranded = Senza avversario
saint-in-play = In gioco
saint-armour = Armatura
saint-equipped = equipaggiata
saint-no-armour = Nessuna armatura equipaggiata
saint-wounded = Feriti
saint-heals = può curarne { $count }
saint-hand = Mano
saint-draw = Mazzo
saint-top = In cima al mazzo
saint-discard = Scarti
saint-destroyed = Distrutte
saint-aside = Messe da parte
saint-short-draw = Mazzo
saint-short-aside = Da parte
saint-first = primo giocatore
saint-force-all = tutti i Personaggi +{ $count } in Forza
saint-by-force = armature con la Forza
saint-victory-points = Punti Vittoria
saint-see = Tutto ciò che ha { $name }
saint-others = Avversari
saint-own = La tua area
saint-own-of = Area di { $name }
saint-clock-says =
    { $count ->
        [one] Orologio: { $count } fiamma rimasta
       *[other] Orologio: { $count } fiamme rimaste
    }
saint-amount-force = { $count } di Forza
saint-amount-cosmos = { $count } di Cosmo
saint-enough-force = abbastanza Forza
saint-enough-cosmos = abbastanza Cosmo
saint-enough-both = abbastanza Forza e Cosmo
saint-costs-less = costa 1 in meno
saint-armour-is = Armatura: { $name }
saint-armour-and-wounded = Armatura, Feriti: { $name }
saint-of-facing = In gioco di { $name }
saint-of-armour = Armatura di { $name }
saint-of-wounded = Feriti di { $name }
saint-of-hand = Mano di { $name }
saint-of-draw = Mazzo di { $name }
saint-of-discard = Scarti di { $name }
saint-of-destroyed = Distrutte di { $name }
saint-of-aside = Messe da parte di { $name }
saint-of-stranded = Senza avversario di { $name }
saint-lacks-place = una carta del terreno

## What has just come to its end

saint-moment-flame = Si spegne una Fiamma

## The score sheet

saint-score-hero = Eroe
saint-score-cards = Carte, una per riga
saint-score-cards-hint = 6 Seiya: sei copie
saint-score-wounded = Personaggi feriti, uno per riga
saint-score-armour = Armatura equipaggiata
saint-score-destroyed = Carte distrutte
