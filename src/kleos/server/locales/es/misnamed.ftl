### The page for a browser that asks for the server by a name that it is not known by.

misnamed-title = Hace falta otro nombre
misnamed-what = Aquí hay un servidor de Kleos, pero no responde al nombre { $name }.
misnamed-known = Responde a { $names } y a su dirección IP.
misnamed-host = Si este servidor es tuyo, inícialo con este nombre: { $command }
