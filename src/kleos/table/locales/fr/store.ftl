### Where tables are kept: SQLite in a file, or PostgreSQL; the same tables and statements in both.

database-url = « { $url } » ne désigne aucune base de données : il faut sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@HÔTE/BASE
database-driver = cette base de données demande le paquet Python { $package }, qui n'est pas installé
database-served = un autre serveur utilise { $file } : arrêtez-le d'abord, indiquez un autre fichier avec --database, ou passez à PostgreSQL
database-newer = une version plus récente de Kleos a écrit cette base de données (étape { $version }, celle-ci connaît { $known }) : installez-la
database-open = impossible d'ouvrir la base de données { $url } : { $problem }
