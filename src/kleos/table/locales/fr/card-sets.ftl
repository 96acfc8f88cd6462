### The card sets of tables: each is played to its end with the cards it began with, whatever cards the server has now.

cards-unreadable = cette version de Kleos ne sait pas lire les cartes avec lesquelles la partie a commencé : { $problem }
cards-mistaken = les cartes de { $file } seraient prises pour celles de { $other } ({ $digest }), avec lesquelles on joue ici à des tables, alors qu'elles se jouent autrement : gardez les cartes dans leur ordre et chaque valeur dans son champ
cards-of-file = Cartes : { $name }
cards-of-before = Cartes d'avant une mise à jour
