### How the bots are called and what they are like, for people who choose an opponent.

bot-about-search = Continue la partie dans sa tête à partir de ce qu'il voit, des centaines de fois, et ne regarde jamais vos cartes.
bot-about-greedy = Évalue chaque coup, avec un coup d'avance, et ne regarde jamais vos cartes.
bot-about-random = Joue ce qui lui passe par la tête : idéal pour apprendre le jeu.
bot-random = Hasard
bot-greedy = Avide
bot-novice = Novice
bot-adept = Adepte
bot-master = Maître
bot-about-novice = Voit un peu en avant et choisit souvent le deuxième meilleur coup : un premier adversaire bienveillant.
bot-about-adept = Continue la partie dans sa tête quelques centaines de fois avant chaque coup ; se trompe rarement et ne regarde jamais vos cartes.
bot-about-master = Réfléchit une seconde à chaque coup et pardonne peu ; ne regarde pas vos cartes non plus.
