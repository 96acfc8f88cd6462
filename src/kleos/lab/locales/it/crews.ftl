### Who does the work of a simulation or a contest: this process alone, or many processes of this machine.

workers-number = il numero di processi deve essere un intero di almeno 1, non { $number }
workers-lost = { $tries } processi hanno iniziato uno dopo l'altro le stesse partite e sono andati perduti; la memoria basta?
