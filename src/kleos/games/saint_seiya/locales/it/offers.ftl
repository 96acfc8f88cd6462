### What people are told of the game who choose what to play: its heroes, its options, how its cards are looked for.

saint-about = Una corsa: conquista Cavalieri e Armature con la Forza o il Cosmo, lanciali contro i successivi e possiedi il mazzo migliore quando si spegne l'ultima fiamma dell'orologio.
saint-about-cards = I numeri di carta, i costi, i valori e i punti sono quelli delle carte pubblicate, come i nomi francesi; i nomi italiani sono nostri. Il testo delle regole è di Kleos, ricavato da ciò che il motore esegue.
saint-heroes = Eroe
saint-first = Primo giocatore
saint-first-random = estratto a sorte
saint-shaina = Shaina conta
saint-shaina-rank = i Cavalieri di rango non comune
saint-shaina-class = i Cavalieri d'Argento
saint-shaina-about = Il testo stampato si può leggere in due modi; mettetevi d'accordo prima di giocare.
side-hero = { $hero } comincia con nove carte deboli e un'armatura, come ogni eroe; cinque carte più forti di { $hero } sono pronte.
