### kleos backup and kleos restore: the whole database of a server as one file, and back.

cli-backup = fare una copia del database di un server, anche mentre è in funzione
cli-backup-file = la copia da scrivere; contiene i segreti del server
cli-restore = mettere una copia al posto del database di un server
cli-restore-file = una copia scritta da kleos backup
backup-done = la copia di { $url } è in { $file } ({ $size } byte)
restore-done = { $file } è ripristinata in { $url }; il prossimo avvio la aggiorna se l'ha scritta una versione precedente
restore-aside = quello che c'era prima è conservato come { $file }
