### Where tables are kept: SQLite in a file, or PostgreSQL; the same tables and statements in both.

database-url = «{ $url }» non indica nessun database: serve sqlite:///FILE oppure postgresql://NOME:PASSWORD@HOST/DATABASE
database-driver = questo database richiede il pacchetto Python { $package }, che non è installato
database-served = un altro server usa { $file }: prima chiudi quello, indica un altro file con --database, oppure usa PostgreSQL
database-newer = una versione più recente di Kleos ha scritto questo database (passo { $version }, questa conosce { $known }): installa quella
database-open = non si riesce ad aprire il database { $url }: { $problem }
