### Copies of a whole database, made while servers use it, and put back when none does.

backup-exists = { $file } esiste già: indica un altro file
backup-no-database = in { $file } non c'è nessun database di cui fare una copia
backup-failed = non si riesce a scrivere la copia { $file }: { $problem }
backup-not-one = { $file } non è una copia completa di un database di Kleos: { $problem }
backup-lacks = non ha nessuna tabella { $table }
backup-program = serve il programma { $program }, che non è installato (Debian: apt install postgresql-client)
restore-in-use = { $count } connessioni usano il database { $url }: prima chiudi i server
restore-failed = non si riesce a ripristinare { $file } in { $url }, che resta com'era: { $problem }
