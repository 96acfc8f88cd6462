### Running the server: finding a port, opening the house, and telling where it is.

port-in-use = la porta { $port } è già in uso; scegline un'altra con --port
port-range = { $port } non è una porta: vanno da 0 a { $last }
no-free-port = nessuna delle porte da { $first } a { $last } è libera; scegline una con --port
host-unknown = { $host } non è un indirizzo di questa macchina: { $problem }
