### What people are told of the game who choose what to play: its heroes, its options, how its cards are looked for.

saint-about = Une course : gagnez Chevaliers et Armures par la Force ou le Cosmos, lancez-les contre les suivants et possédez le meilleur deck quand la dernière flamme de l'horloge s'éteint.
saint-about-cards = Les numéros, les coûts, les valeurs et les points sont ceux des cartes publiées, comme les noms français. Le texte de règles est rédigé par Kleos, à partir de ce que le moteur exécute.
saint-heroes = Héros
saint-first = Premier joueur
saint-first-random = tiré au sort
saint-shaina = Shaina compte
saint-shaina-rank = les Chevaliers de rang peu commun
saint-shaina-class = les Chevaliers d'Argent
saint-shaina-about = Le texte imprimé peut se lire de deux façons ; mettez-vous d'accord avant de jouer.
side-hero = { $hero } commence avec neuf cartes faibles et une armure, comme tous les héros ; cinq cartes plus fortes de { $hero } attendent.
