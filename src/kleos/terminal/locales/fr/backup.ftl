### kleos backup and kleos restore: the whole database of a server as one file, and back.

cli-backup = sauvegarder la base de données d'un serveur, même pendant qu'il tourne
cli-backup-file = la sauvegarde à écrire ; elle contient les secrets du serveur
cli-restore = remettre une sauvegarde à la place de la base de données d'un serveur
cli-restore-file = une sauvegarde écrite par kleos backup
backup-done = { $url } est sauvegardée dans { $file } ({ $size } octets)
restore-done = { $file } est restaurée dans { $url } ; le prochain démarrage la met à jour si une version antérieure l'a écrite
restore-aside = ce qui s'y trouvait est gardé sous { $file }
