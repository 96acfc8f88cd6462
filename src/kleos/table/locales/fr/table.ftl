### A match among people, as a value of time: seats, entries, clocks, taking back, habits. It knows no network and no disk.

table-waits = la partie n'a pas encore commencé
not-your-turn = ce n'est pas à vous de décider maintenant
time-left = il reste encore du temps de réflexion
nothing-to-take-back = vous n'avez fait aucun choix que l'on puisse reprendre
over-for-good = la partie est finie : on ne reprend plus rien
somebody-left = quelqu'un a abandonné depuis
rules-changed = les règles de ce programme ont changé depuis : on ne peut plus parcourir ce qui a été joué avant
others-chose = d'autres ont fait leurs choix depuis
others-could-react = d'autres ont pu réfléchir à une réaction depuis
