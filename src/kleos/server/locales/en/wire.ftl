### Wires between servers: a request, or the socket of a browser, as it goes on in another process.

peer-address = '{ $address }' is not an address where other servers can reach this one: { $problem }
