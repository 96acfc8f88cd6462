### Where tables are kept: SQLite in a file, or PostgreSQL; the same tables and statements in both.

database-url = «{ $url }» no indica ninguna base de datos: se esperaba sqlite:///ARCHIVO o postgresql://NOMBRE:CONTRASEÑA@HOST/BASE
database-driver = esta base de datos necesita el paquete de Python { $package }, que no está instalado
database-served = otro servidor usa { $file }: cierra antes ese, indica otro archivo con --database o usa PostgreSQL
database-newer = una versión más reciente de Kleos ha escrito esta base de datos (paso { $version }, esta conoce { $known }): instala esa versión
database-open = la base de datos { $url } no se puede abrir: { $problem }
