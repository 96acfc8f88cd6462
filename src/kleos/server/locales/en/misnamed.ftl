### The page for a browser that asks for the server by a name that it is not known by.

misnamed-title = Wrong server name
misnamed-what = There is a Kleos server here, but it doesn't answer to the name { $name }.
misnamed-known = It answers to { $names }, and to its IP address.
misnamed-host = If you run this server, start it with this name: { $command }
