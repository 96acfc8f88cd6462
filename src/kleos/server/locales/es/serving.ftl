### Running the server: finding a port, opening the house, and telling where it is.

port-in-use = el puerto { $port } está en uso; indica otro con --port
port-range = { $port } no es un puerto: van de 0 a { $last }
no-free-port = ninguno de los puertos { $first } a { $last } está libre; indica uno con --port
host-unknown = { $host } no es una dirección de esta máquina: { $problem }
