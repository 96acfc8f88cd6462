### The page for a browser that asks for the server by a name that it is not known by.

misnamed-title = Serve un altro nome
misnamed-what = Qui c'è un server Kleos, ma non risponde al nome { $name }.
misnamed-known = Risponde a { $names }, e al suo numero nella rete.
misnamed-host = Se gestisci questo server, avvialo con questo nome: { $command }
