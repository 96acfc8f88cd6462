### A match among people, as a value of time: seats, entries, clocks, taking back, habits. It knows no network and no disk.

table-waits = la partita non è ancora iniziata
not-your-turn = adesso non tocca a te decidere
time-left = c'è ancora tempo per pensare
nothing-to-take-back = non hai fatto nessuna scelta che si possa ritirare
over-for-good = la partita è finita: non si ritira più nulla
somebody-left = nel frattempo qualcuno si è arreso
rules-changed = le regole di questo programma sono cambiate: quello che si è giocato prima non si può più ripercorrere
others-chose = nel frattempo altri hanno fatto le loro scelte
others-could-react = nel frattempo altri possono aver pensato a una reazione
