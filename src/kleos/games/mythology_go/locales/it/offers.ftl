### What people are told of the game who choose what to play, and how its cards are looked for.

mythology-about = Tre giri: riempi il tuo campo di creature, alcune coperte, bada ai colori e alle parole chiave, e scopri quale divinità servono gli altri prima che scoprano la tua.
mythology-about-cards = L'elenco delle carte di questo gioco non è stato pubblicato. Ogni carta dice quali suoi dati sono noti; tutto il resto, nomi, colori, valori ed effetti, e quasi tutte le divinità e le credenze, è una ricostruzione di Kleos e non le carte stampate.
mythology-sides = Divinità
