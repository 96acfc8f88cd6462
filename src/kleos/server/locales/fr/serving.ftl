### Running the server: finding a port, opening the house, and telling where it is.

port-in-use = le port { $port } est déjà utilisé ; choisissez-en un autre avec --port
port-range = { $port } n'est pas un port : ils vont de 0 à { $last }
no-free-port = aucun des ports { $first } à { $last } n'est libre ; choisissez-en un avec --port
host-unknown = { $host } n'est pas une adresse de cette machine : { $problem }
