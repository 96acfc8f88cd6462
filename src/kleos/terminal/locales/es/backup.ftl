### kleos backup and kleos restore: the whole database of a server as one file, and back.

cli-backup = hacer una copia de seguridad de la base de datos de un servidor, también mientras funciona
cli-backup-file = la copia que se escribe; contiene los secretos del servidor
cli-restore = poner una copia en el lugar de la base de datos de un servidor
cli-restore-file = una copia escrita por kleos backup
backup-done = la copia de { $url } está en { $file } ({ $size } bytes)
restore-done = { $file } se ha restaurado en { $url }; el próximo inicio la actualiza si la escribió una versión anterior
restore-aside = lo que había antes se conserva como { $file }
