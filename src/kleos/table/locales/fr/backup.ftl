### Copies of a whole database, made while servers use it, and put back when none does.

backup-exists = { $file } existe déjà : indiquez un autre fichier
backup-no-database = il n'y a pas de base de données à sauvegarder dans { $file }
backup-failed = impossible d'écrire la sauvegarde { $file } : { $problem }
backup-not-one = { $file } n'est pas une sauvegarde complète d'une base de données de Kleos : { $problem }
backup-lacks = il n'a pas de table { $table }
backup-program = il faut le programme { $program }, qui n'est pas installé (Debian : apt install postgresql-client)
restore-in-use = { $count } connexions utilisent la base de données { $url } : arrêtez d'abord les serveurs
restore-failed = impossible de restaurer { $file } dans { $url }, qui reste inchangée : { $problem }
