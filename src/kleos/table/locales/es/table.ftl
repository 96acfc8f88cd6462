### A match among people, as a value of time: seats, entries, clocks, taking back, habits. It knows no network and no disk.

table-waits = la partida aún no ha empezado
not-your-turn = ahora no te toca decidir
time-left = todavía queda tiempo para pensar
nothing-to-take-back = no has hecho ninguna elección que se pueda deshacer
over-for-good = la partida ha terminado: ya no se deshace nada
somebody-left = alguien se ha rendido desde entonces
rules-changed = las reglas de este programa han cambiado: lo que se jugó antes ya no se puede recorrer
others-chose = otros jugadores han elegido desde entonces
others-could-react = puede que otros jugadores hayan pensado en reaccionar desde entonces
