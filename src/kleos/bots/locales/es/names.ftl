### How the bots are called and what they are like, for people who choose an opponent.

bot-about-search = Continúa la partida en su cabeza a partir de lo que ve, cientos de veces, y nunca mira tus cartas.
bot-about-greedy = Sopesa cada jugada, con una de antelación, y nunca mira tus cartas.
bot-about-random = Juega lo primero que se le ocurre: ideal para aprender el juego.
bot-random = Azar
bot-greedy = Codicioso
bot-novice = Novato
bot-adept = Experto
bot-master = Maestro
bot-about-novice = Mira poco hacia delante y a menudo elige la segunda mejor jugada: un primer adversario amable.
bot-about-adept = Antes de cada jugada continúa la partida en su cabeza unos cientos de veces; rara vez se equivoca y nunca mira tus cartas.
bot-about-master = Piensa un segundo cada jugada y perdona poco; tampoco mira tus cartas.
