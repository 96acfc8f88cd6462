### Wires between servers: a request, or the socket of a browser, as it goes on in another process.

peer-address = « { $address } » n'est pas une adresse où d'autres serveurs pourraient joindre celui-ci : { $problem }
