### The card sets of tables: each is played to its end with the cards it began with, whatever cards the server has now.

cards-unreadable = questa versione di Kleos non sa leggere le carte con cui la partita è cominciata: { $problem }
cards-mistaken = le carte di { $file } sarebbero scambiate per quelle di { $other } ({ $digest }), con cui qui si gioca a dei tavoli, anche se si giocano in modo diverso: lascia le carte nel loro ordine e ogni valore nel suo campo
cards-of-file = Carte: { $name }
cards-of-before = Carte di prima di un aggiornamento
