### How a table of Kanzume Goddess stands in numbers, and what is said when a choice would change them.

kanzume-change-energy = energia { $before } → { $after }
kanzume-change-faith = fede { $before } → { $after }
kanzume-change-falls = il Dio cade
kanzume-change-sealed = il Dio viene sigillato
kanzume-ends-plays = Puoi ancora giocare una carta. Ciò che resta in mano viene scartato alla fine del turno.
kanzume-ends-recruiting = Puoi ancora reclutare una carta. La fede che non spendi va persa.
