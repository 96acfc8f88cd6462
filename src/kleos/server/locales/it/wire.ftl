### Wires between servers: a request, or the socket of a browser, as it goes on in another process.

peer-address = «{ $address }» non è un indirizzo a cui altri server potrebbero raggiungere questo: { $problem }
