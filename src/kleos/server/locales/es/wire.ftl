### Wires between servers: a request, or the socket of a browser, as it goes on in another process.

peer-address = «{ $address }» no es una dirección en la que otros servidores puedan encontrar a este: { $problem }
