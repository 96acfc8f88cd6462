### The settings of a server, each described once: what it may be, what it is in every profile, and what it is for.

expects-text = un texte
expects-list = une liste de textes
expects-whole = un nombre entier de { $least } à { $most }
expects-seconds = un nombre de secondes, 0 ou plus
expects-days = un nombre de jours, 0 pour toujours
expects-rate = tant par période, comme 60/minute ou 20/minute, 60/hour
expects-bot = le nom d'un bot, comme search:adept
expects-one-of = une valeur parmi { $known }

## How often

setting-rates-requests = requêtes d'une adresse ; les fichiers du client ne comptent pas
setting-rates-arrivals = connexions à des tables depuis une adresse
setting-rates-logins = mots de passe erronés pour un même nom depuis une même adresse ; les navigateurs déjà connectés au compte sont comptés à part
setting-rates-attempts = mots de passe erronés depuis une adresse, tous noms confondus
setting-rates-registrations = nouveaux comptes depuis une adresse
setting-rates-tables = tables qu'une personne ouvre
setting-rates-tables-of-address = tables qu'ouvrent ensemble les personnes d'une adresse
setting-rates-guests = nouveaux invités d'une adresse dont quelque chose est conservé
setting-rates-records = parties enregistrées qu'une personne importe
setting-rates-messages = messages sur une connexion à une table
setting-rates-moves = coups que joue une personne
setting-rates-questions = questions d'une personne sur ce qui est impossible, et coups repris
setting-rates-hints = conseils qu'une personne demande
setting-rates-tellings = fois qu'une table entière, ou une partie de son journal, est renvoyée à une personne
setting-rates-foresights = aperçus de réponses qu'une personne demande
setting-rates-arrangements = fois qu'une personne range ce qui est posé sur la table
setting-rates-signs = signes qu'une personne adresse à la table

## How much at once

setting-bounds-sockets-of-person = connexions d'une personne, à toutes les tables ensemble
setting-bounds-sockets-of-address = connexions d'une adresse, à toutes les tables ensemble
setting-bounds-memory = mégaoctets de mémoire pour les tables ; celles que personne ne regarde depuis longtemps la quittent d'abord
setting-bounds-open-tables-of-person = tables ouvertes par une personne, en attente ou en cours
setting-bounds-records-of-person = parties importées par une personne et conservées
setting-bounds-finished-tables-of-account = parties terminées conservées pour un compte ; au-delà, les plus anciennes sont supprimées
setting-bounds-deck-kilobytes-of-person = kilooctets de tous les decks d'une personne
setting-bounds-moves-of-table = coups et coups repris d'une partie
setting-bounds-connections = connexions en tout ; moins si le système accorde moins de descripteurs
setting-bounds-connections-of-address = connexions d'une adresse, en plus de celles aux tables ; celles des mandataires ne comptent pas
setting-bounds-request-seconds = secondes dans lesquelles une requête doit être arrivée en entier
setting-bounds-people-of-address = personnes derrière une même adresse : elle peut faire autant de fois ce que peut une personne
setting-bounds-sockets-of-table = connexions à une table ; qui y joue trouve toujours place

## How long it is kept

setting-keeping-guest-tables = jours de conservation, après sa fin, d'une partie sans aucun titulaire de compte
setting-keeping-account-tables = jours de conservation, après sa fin, d'une partie avec un titulaire de compte
setting-keeping-waiting-tables = jours d'attente d'une table où personne ne vient
setting-keeping-abandoned-tables = jours de conservation d'une partie que personne ne continue
setting-keeping-guests = jours de conservation d'un invité sans table qui ne vient plus, avec ses decks et ses habitudes
setting-keeping-unpacked = jours après sa fin où les coups d'une partie sont compactés ; on peut la revoir comme avant

## General

setting-database = où les tables sont gardées : sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@HÔTE/BASE (un fichier du dossier de données)
setting-host = l'adresse d'écoute ; 0.0.0.0 sert quiconque peut atteindre cette machine
setting-port = le port ({ $port }, ou le prochain qui soit libre)
setting-names = un nom de ce serveur sur le réseau, comme kleos.example.org, en plus de localhost et des numéros
setting-proxies = l'adresse d'un mandataire placé devant, que l'on croit quand il dit qui demande
setting-peer-address = HÔTE ou HÔTE:PORT où les autres serveurs du même PostgreSQL joignent celui-ci
setting-processes = processus dans lesquels les bots réfléchissent (autant que la machine a de cœurs)
setting-patience = secondes de retard accordées à un bot avant qu'un autre ne réponde pour lui
setting-pause = secondes avant qu'un bot ou une habitude ne réponde, pour que le délai n'apprenne rien à personne
setting-away = secondes d'absence avant qu'un bot puisse prendre la suite
setting-stand-in = le bot qui remplace les absents
setting-nudge-after = secondes de réflexion avant que l'on puisse relancer quelqu'un
setting-nudge-every = secondes entre deux relances à une table
setting-watch = secondes entre deux vérifications que chaque table avance
setting-log-format = forme du journal : text pour les gens, json pour les programmes
setting-log-level = ce que dit le journal au moins : debug, info (chaque requête), warning ou error
setting-log-addresses = les adresses dans le journal : full (entières), masked (sans ce qui distingue les voisins) ou none (aucune)
setting-metrics-token = le jeton à envoyer pour lire /metrics (sans jeton : cette machine seulement, sans mandataire)
setting-robots = ce que les moteurs de recherche peuvent lire : none (rien) ou pages (accueil, cartes, règles ; jamais les tables)
