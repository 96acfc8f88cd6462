### The page for a browser that asks for the server by a name that it is not known by.

misnamed-title = Un autre nom est nécessaire
misnamed-what = Un serveur Kleos est bien ici, mais il ne répond pas au nom { $name }.
misnamed-known = Il répond à { $names }, et à son numéro sur le réseau.
misnamed-host = Si vous administrez ce serveur, lancez-le avec ce nom : { $command }
