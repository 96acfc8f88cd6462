### Who does the work of a simulation or a contest: this process alone, or many processes of this machine.

workers-number = le nombre de processus doit être un entier d'au moins 1, et non { $number }
workers-lost = { $tries } processus ont commencé l'un après l'autre les mêmes parties et ont été perdus ; la mémoire suffit-elle ?
