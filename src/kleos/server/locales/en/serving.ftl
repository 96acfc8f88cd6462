### Running the server: finding a port, opening the house, and saying where it is.

port-in-use = port { $port } is in use: choose another with --port
port-range = { $port } is not a port: expected 0 to { $last }
no-free-port = no port from { $first } to { $last } is free: choose one with --port
host-unknown = { $host } is not an address of this machine: { $problem }
