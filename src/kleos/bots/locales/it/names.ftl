### How the bots are called and what they are like, for people who choose an opponent.

bot-about-search = Continua la partita nella sua testa partendo da ciò che vede, centinaia di volte, e non guarda mai le tue carte.
bot-about-greedy = Valuta ogni mossa, con una mossa di anticipo, e non guarda mai le tue carte.
bot-about-random = Gioca la prima cosa che gli viene in mente: l'ideale per imparare il gioco.
bot-random = Caso
bot-greedy = Avido
bot-novice = Novizio
bot-adept = Adepto
bot-master = Maestro
bot-about-novice = Guarda poco in avanti e spesso sceglie la seconda mossa migliore: un primo avversario gentile.
bot-about-adept = Prima di ogni mossa continua la partita nella sua testa qualche centinaio di volte; sbaglia di rado e non guarda mai le tue carte.
bot-about-master = Riflette un secondo su ogni mossa e perdona poco; neanche lui guarda le tue carte.
