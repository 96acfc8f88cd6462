### What the terminal and the command line say: their messages, and the language they are said in.

## The command line

cli-about = Une table pour des jeux de cartes : jouer, simuler, revoir des parties, consulter les cartes et les règles.
cli-usage = utilisation :{" "}
# argparse puts a colon after these three
cli-arguments = arguments 
cli-options = options 
cli-commands = commandes 
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-lang = la langue des cartes et des messages : { OR($languages) } (celle de l'environnement)
# What stands for a value in the help
meta-command = COMMANDE
meta-shell = SHELL
meta-lang = LANGUE
meta-game = JEU
meta-file = FICHIER
meta-game-or-file = JEU|FICHIER
meta-folder = DOSSIER
meta-name = NOM
meta-name-or-file = NOM|FICHIER
meta-card = JEU|NUMÉRO|MOT
meta-clause = CLAUSE
meta-word = MOT
meta-seed = GRAINE
meta-host = ADRESSE
cli-completion = un script qui complète les commandes dans un shell
cli-completion-shell = le shell : bash, zsh ou fish
cli-serve = lancer le serveur de la table dans le navigateur
meta-profile = PROFIL
meta-text = TEXTE
meta-url = URL
meta-number = N
meta-seconds = SECONDES
meta-days = JOURS
meta-rate = FRÉQUENCE
cli-serve-profile = à qui conviennent les réglages : friends, des amis (par défaut), club, un club derrière une même adresse, ou public, tout le monde
cli-serve-settings = un fichier de réglages ({ $file } dans le dossier de données, s'il existe) ; les options et les variables KLEOS_SERVE_... l'emportent
cli-serve-print = montrer les réglages en vigueur, et d'où vient chacun, au lieu de servir
cli-serve-general = réglages
cli-serve-rates = combien de fois
cli-serve-bounds = combien à la fois
cli-serve-keeping = durée de conservation
cli-serve-usual = { $what } ({ $usual })
cli-serve-open = l'ouvrir aussi dans le navigateur
serve-cards = { $game } se joue avec les cartes de { $file }
serve-ready = La table est à l'adresse { $address } (Ctrl-C la ferme)
cli-serve-no-client = servir même si le client pour le navigateur n'est pas installé : l'API seule
serve-needs = la table dans le navigateur a besoin de { $packages } : { $install }
serve-client-missing = cette installation n'a pas de client pour le navigateur. Installez un wheel ou un sdist qui l'a, ou faites-en un dans un clone du dépôt : tools/setup web, puis pip install .[server] ; pour servir l'API seule : --no-client
meta-opponents = QUI[,QUI]
meta-hero = HÉROS[,HÉROS]
meta-own-cards = {"["}JEU=]FICHIER
meta-option = NOM=VALEUR
meta-mode = MODE
meta-side = CAMP[,CAMP]
meta-mains = PLACE,PLACE
# Commands and their options
cli-play = jouer contre des bots ou d'autres personnes
cli-decks-game = le jeu ({ $game })
cli-play-game = le jeu : { $known } ; sans lui { $game }, ou la table le demande si rien d'autre n'est indiqué
cli-play-seed = la même graine et les mêmes choix donnent la même partie
cli-play-deck = votre deck, si le jeu en demande : le nom d'un deck de démarrage, ou un fichier de deck (un deck de démarrage tiré au sort)
cli-play-opponent-deck = le deck de l'adversaire, indiqué de la même façon
cli-play-against = contre qui vous jouez : { $names } ; search peut avoir un niveau ou un budget, comme search:novice ou search:1s ; plusieurs séparés par des virgules, ou un seul pour tous ({ $name })
cli-play-players = combien jouent, vous compris (vous et ceux que nomme --against, au moins autant que le jeu en demande)
cli-play-hero = votre héros (tiré au sort) ; avec des virgules, aussi ceux des joueurs suivants
cli-play-side = votre camp ; avec des virgules, aussi ceux des joueurs suivants ; dans une partie par équipes, celui de la vôtre
cli-play-mains = qui sont les Dieux principaux d'une partie par équipes, un par équipe : p2,p3
cli-play-option = toute autre option de partie du jeu, une liste s'écrivant A,B ; peut être répétée
cli-own-option = { $about } ({ SERIES($games) })
cli-own-cards = utiliser les cartes de ce fichier au lieu de celles du jeu ; JEU= là où la commande ne nomme aucun jeu
cards-which-game = à quel jeu sont destinées les cartes de { $file } ? --cards JEU={ $file } le dit (jeux : { $known })
cards-twice = deux fichiers de cartes sont donnés pour { $game } ; un seul suffit
cards-from = Avec les cartes de { $file }.
cli-play-mode = la sorte de partie
cli-play-save = conserver la partie dans { $file } après chaque coup ; si { $file } existe déjà, reprendre la partie qu'il contient
cli-play-record = écrire l'enregistrement de la partie dans { $file }, un nouveau fichier, quand elle est finie ou que vous partez
cli-simulate = de nombreuses parties entre bots
cli-game = le jeu : { $known }
cli-simulate-number = combien de parties ({ $number })
cli-simulate-bots = un par place : { $bots } ; search peut avoir un niveau ou un budget, comme search:500w ({ $bot })
cli-simulate-players = combien jouent ; un bot nommé seul prend alors toutes les places (autant que de bots nommés, ou le moins possible)
cli-simulate-seed = la même graine donne les mêmes parties, quel que soit le nombre de processus ; sauf pour les bots dont le temps est compté
cli-simulate-decks = quels decks ils jouent, si le jeu en demande ({ $decks })
cli-arena = des bots les uns contre les autres, à armes égales : taux de victoire, duels, Elo
cli-arena-bots = tous les participants : { $bots } ; search peut avoir un niveau ou un budget, comme search:500w
cli-arena-number = combien de donnes ; chaque groupe de bots joue chacune à toutes les places ({ $number })
cli-arena-players = combien jouent à une table, si le jeu laisse le choix (le moins possible)
cli-arena-seed = la même graine donne les mêmes résultats, quel que soit le nombre de processus ; sauf pour les bots dont le temps est compté
cli-arena-workers = combien de processus jouent en même temps ({ $number })
cli-on-fault = ce qui arrive à un bot qui lève une erreur, répond n'importe quoi ou ne répond pas : random joue à sa place, ou il déclare forfait ({ $what })
cli-arena-json = écrire tous les résultats dans { $file } en JSON
cli-arena-plot = dessiner Elo et duels dans { $file } en SVG
cli-simulate-workers = combien de processus jouent côte à côte (un par cœur)
cli-simulate-cluster = jouer sur une grappe Ray : celle que nomme RAY_ADDRESS, ou une petite sur cette machine
cli-simulate-best = combien des meilleures et des pires cartes sont affichées ({ $number })
cli-simulate-csv = écrire une ligne par partie dans ce fichier CSV, et une par carte dans un fichier à côté
cli-simulate-parquet = la même chose en fichiers Parquet
cli-simulate-html = écrire un rapport avec tableaux et graphiques dans ce fichier HTML
cli-replay = revoir une partie enregistrée
cli-replay-file = l'enregistrement d'une partie
cli-replay-seat = du point de vue de la place N, la première étant 0 (celui d'un spectateur)
cli-replay-all = avec tout ce que chacun a vu
cli-cards = consulter les cartes, vérifier des fichiers de cartes
cli-cards-list = toutes les cartes d'un jeu
cli-cards-show = des cartes avec leur texte, par numéro ou par mots de leur nom
cli-cards-what = des numéros de cartes, ou des mots de leur nom ; un jeu avant eux, ou un jeu seul pour toutes ses cartes
cli-cards-show-game = seulement les cartes de ce jeu
cli-cards-check = ce qui ne va pas dans un fichier de cartes, par ligne et colonne
cli-cards-file = le fichier de cartes ; avant lui le jeu, si le fichier ne le dit pas
cli-cards-export = le fichier de cartes d'un jeu, pour en modifier une copie
check-which-game = à quel jeu est destiné { $file } ? Écrivez { $line } à sa première ligne, ou nommez-le avant le fichier (jeux : { $known })
cli-cards-texts = afficher aussi les cartes avec leurs textes
cli-decks = consulter les decks, vérifier des fichiers de deck
cli-decks-list = les decks de démarrage
cli-decks-show = un deck de démarrage en texte simple
cli-decks-name = le nom d'un deck de démarrage, comme l'affiche kleos decks list
cli-decks-check = ce que les règles reprochent à un fichier de deck
cli-decks-file = un fichier de deck, écrit comme kleos decks show affiche un deck
cli-rules = le livre des règles, et quelles clauses ont des tests
cli-rules-show = une clause, une section, ou toutes les règles d'un jeu
cli-rules-clause = par exemple NM-5.3, NM-5 pour sa section, ou NM pour son jeu
cli-rules-search = les clauses qui contiennent tous ces mots
cli-rules-word = un mot, ou son début
cli-rules-search-game = seulement dans les règles de ce jeu
cli-rules-coverage = quelles clauses ont un test ; état 1 si l'une n'en a pas
cli-rules-tests = où se trouvent les tests ({ $folder })
# Mistakes on the command line
cli-mistake = { $problem } (voir { $command } --help)
cli-argument = argument { $name } : { $problem }
cli-required = il manque les arguments suivants : { $names }
cli-unrecognized = arguments non reconnus : { $words }{ $hint }
cli-choice = choix impossible : « { $value } »{ $hint } (au choix : { $choices })
cli-expected-one = une valeur est attendue
cli-expected-some = au moins une valeur est attendue
cli-not-together = ne va pas avec l'argument { $other }
cli-ambiguous = option ambiguë : { $option } peut être { $options }
cli-ignored = ne prend pas de valeur, donc pas « { $value } »
not-a-number = un nombre entier est attendu, et non « { $text } »
unknown-mode = le mode est l'un des suivants : { $known }, et non « { $mode } »
against-number = { $players } joueurs : nommez les { $others } autres, ou un seul pour tous, et non { $count }
bots-players = pour { $players } joueurs, nommez { $players } bots, ou un seul pour tous, et non { $count }
option-other-game = { $game } n'a pas d'option { $option }
option-form = une option s'écrit NOM=VALEUR, et non « { $option } »
option-unknown = { $game } n'a pas d'option « { $option } »{ $hint } (options : { $known })
unknown-hero = héros inconnu : « { $hero } »{ $hint } (héros : { $known })
unknown-side = camp inconnu : « { $side } »{ $hint } (camps : { $known })
# Files
file-problem = { $file } : { $problem }
file-missing = aucun fichier ni dossier de ce nom
file-is-folder = c'est un dossier
file-no-folder = ce n'est pas un dossier
file-forbidden = accès refusé
file-full = il n'y a plus de place sur le disque
file-no-text = ce n'est pas un fichier de texte (UTF-8 attendu)
# Cards
no-card = aucune carte « { $words } »{ $hint }
cards-no-problem = { $count } { $count ->
        [one] carte
       *[other] cartes
    }, aucun problème
# Decks
no-starter-deck = aucun deck de démarrage « { $name } »{ $hint } (decks connus : { $known })
# Rules
no-clause = aucune clause « { $id } »{ $hint }
no-clause-holds = aucune clause ne contient « { $words } »
clause-in-english = { $text } (en anglais)
clause-source = source : { $source }
no-tests-folder = { $folder } : dossier introuvable (indiquez celui des tests avec --tests DOSSIER)
coverage-section = section
coverage-clauses = clauses
coverage-testable = testables
coverage-tested = testées
coverage-missing = sans test
coverage-no-test = sans test :{" "}
coverage-unknown = { $where } : clause inconnue { $id }
coverage-total = sur { $testable } clauses testables, { $tested } { $tested ->
        [one] a
       *[other] ont
    } un test, { $missing } n'en { $missing ->
        [one] a
       *[other] ont
    } pas
not-python = { $where } : ce n'est pas du Python ({ $problem })
marks-written-out = { $where } : les numéros d'une marque de clause doivent être écrits tels quels
# Simulations
simulate-bar = parties
cards-number = on attend un entier d'au moins 0, et non { $number }
file-twice = { $file } serait écrit deux fois
# The arena
arena-scheme = chaque groupe de { $players } parmi { $count } bots, { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }, à toutes les places
arena-matches = parties
arena-shared = partagées
arena-elo = Elo
arena-rating = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: "false", signDisplay: "always") } ± { NUMBER($margin, maximumFractionDigits: 0, useGrouping: "false") }
arena-against = contre
arena-first = avance de p0
arena-all = tous
percent-more = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } %
arena-tie-added = Elo : quelqu'un a tout gagné ou tout perdu, un match nul a donc été ajouté à chaque duel ; les vrais écarts peuvent être plus grands.
arena-faults = { $bot } : défaillant dans { $count } { $count ->
        [one] partie
       *[other] parties
    }, { $what }. D'abord dans la donne { $deal } (graine { $seed }), en p{ $seat }, après { $moves } { $moves ->
        [one] coup
       *[other] coups
    } : { $problem }
arena-fault-random = random a joué à sa place
arena-fault-forfeit = il a déclaré forfait
arena-interrupted = Interrompu : { $played } parties jouées sur { $all }.
arena-worker-lost = Un processus s'est arrêté de façon inattendue (mémoire insuffisante ?) : { $played } parties jouées sur { $all }.

## Line mode

# Beginning and ending
record-exists = { $file } existe déjà ; indiquez un autre fichier pour l'enregistrement
save-fixed = { $file } contient déjà une partie, que { $option } ne peut pas changer
save-broken = { $file } : cette partie ne peut pas être reprise ({ $problem })
save-other-game = { $file } contient une partie de { $game }, et non de { $wanted }
record-broken = { $file } : cet enregistrement ne peut pas être rejoué ({ $problem })
no-deck = aucun deck de démarrage ni fichier « { $name } » (decks de démarrage : { $known })
new-match = Une partie de { $game }. Tapez help pour voir toutes les commandes.
going-on = La partie de { $game } reprend. Tapez help pour voir toutes les commandes.
you-at = p{ $seat } (vous)
plays-deck = { $name } joue { $deck }
plays-deck-about = { $name } joue { $deck } : { $about }
unnamed-deck = un deck sans nom
hand-over = C'est à { $name } de décider. Appuyez sur Entrée quand p{ $seat } est seul à regarder l'écran.
outcome = { AND($winners) } { $count ->
        [one] gagne
       *[other] gagnent
    } { $how } : { $scores }.
seed-was = La graine était { $seed }.
record-written = L'enregistrement est dans { $file }.
match-kept = La partie est conservée dans { $file } ; kleos play --save { $file } la reprend.
table-left = Vous quittez la table ; la partie n'est pas finie.
goes-on-decides = La partie continue : c'est à p{ $seat } de décider.
goes-on = La partie continue.
hash-ok = empreinte exacte
no-hash = l'enregistrement n'indique pas d'empreinte
# Commands at the table; their names are the same in every language
help-number = un nombre
help-number-does = choisir cette option
help-token = un code
help-token-does = choisir par son code : { $tokens }, …
help-show-does = le texte d'une carte ; aussi par une partie de son nom, ou #12 pour une carte sur la table
help-same = la même chose
help-why = why CODE
help-why-does = pourquoi un choix n'est pas proposé : why { $token }
help-hint-does = vos meilleures options selon le bot search, et vos chances de gagner
help-table-does = revoir la table
help-options-does = revoir la question et ses options
help-log-does = ce qui s'est passé jusqu'ici, ou ses N dernières lignes
help-discard-does = les piles de défausse et les autres piles visibles
help-deck-does = la liste de votre deck, telle qu'au début
help-rules-does = une clause des règles ; avec d'autres mots, les clauses qui les contiennent
help-save = save FICHIER
help-save-does = conserver la partie dans un fichier ; kleos play --save FICHIER la reprend
help-concede-does = abandonner
help-quit-does = partir ; kleos play --resume reprend la partie
no-option = Il n'y a pas d'option { $number } : choisissez de 1 à { $count }.
only-option = La seule option est 1.
show-what = Montrer quelle carte ? Par exemple : show { $card }, show { $name }, show #12
not-known = { $object } est caché, et vous ne savez pas ce que c'est.
not-on-table = Il n'y a pas de { $object } sur la table.
why-what = Pourquoi pas quoi ? Par exemple : why { $token }
is-offered = C'est l'une de vos options.
log-what = log, ou log et un nombre de lignes
rules-what = Quelle règle ? Par exemple : rules { $clause }, ou des mots à chercher : rules { $words }
save-where = Conserver où ? Par exemple : save ma-partie.json
file-taken = { $file } existe et n'est pas une partie conservée ; rien n'a été écrit.
labelled = { $what } : { $words }
noted = { $what } ({ $note })
# The table of Naruto Mythos
round-of = Tour { $round } sur { $rounds }
missions-to-come = { $count } { $count ->
        [one] mission
       *[other] missions
    } à venir
turn-of = à { $name } de jouer
column-points = points
column-chakra = Chakra
column-hand = main
column-deck = deck
column-discard = défausse
column-cost = coût
column-power = Puissance
mark-passed = a passé
mark-conceded = a abandonné
points = { $count } { $count ->
        [one] point
       *[other] points
    }
nobody-leads = personne ne mène { $own } : { $other }
leads-by-edge = p{ $seat } mène grâce au Jeton Edge { $own } : { $other }
leads = p{ $seat } mène
leads-with = { leads } { $own } : { $other }
nobody-here = personne ici
power = Puissance { $power }
hidden = caché
hidden-known = caché : { $card }
tokens = { $count } { $count ->
        [one] Jeton
       *[other] Jetons
    } Power
over-cards = sur { $cards }
cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
held-by = de p{ $owner }, contrôlé par #{ $object }
locks = verrouille #{ $object }
hand-of = Main de p{ $seat }
no-cards = aucune carte
pile-of = Pile de défausse de { $name }, la carte du dessus en premier
pile-empty = vide

## The table

cli-play-resume = reprendre une partie quittée : la dernière, ou à la table n'importe laquelle
cli-plain = ligne par ligne, sans la table (comme dans un pipeline)
no-table = La table a besoin de la bibliothèque textual, qui n'est pas installée ({ $install }) ; on joue ligne par ligne.
resume-fixed = une partie reprise continue telle quelle : { $option } ne va pas avec --resume
help-undo-does = annuler votre dernière réponse, si elle ne vous a rien appris
language-name = Français
# Keeping matches
match-kept-in-folder = La partie est conservée ; kleos play --resume la reprend.
keep-nothing = il n'y a pas de partie à reprendre
keep-damaged = { $file } n'est pas une partie conservée : { $problem }
# The welcome
welcome-words = Une table pour des jeux de cartes.
welcome-game = Jeu
welcome-opponent = Adversaire
welcome-deck = Votre deck
welcome-other-deck = Deck de p1
welcome-bot = Bot : { $bot }
welcome-bots = { $count } bots : { $bot }
welcome-people = À { $count } sur un écran
welcome-about-people = { $count } personnes se relaient à cet écran ; de l'une à l'autre, aucune carte n'est visible.
welcome-players = Joueurs :
settings-title = Réglages
settings-keys = ↑↓ choisir · Entrée changer · Échap fermer
setting-side = { $side } de { $name }
setting-chance = au hasard
welcome-settings = Réglages : { $words }
welcome-usual = les habituels
welcome-hero = Votre héros
welcome-resume = Reprendre votre dernière partie : { $game }, { $standing }
# Going on with a kept match
resume-title = Reprendre une partie
resume-against = contre { $bot }
resume-people = à { $count }
resume-sure = Appuyez encore une fois sur x pour supprimer cette partie.
# The picture of Naruto Mythos
lanes-about = Un jeu pour { $players } joueurs, avec { $cards } cartes. Remportez les missions grâce à la Puissance de vos Personnages ; cachez-les, révélez-les, faites-les évoluer.
lanes-edge = Edge
lanes-chakra = { $count } Chakra
lanes-hand = main { $count }
lanes-deck = deck { $count }
lanes-discard = défausse { $count }
lanes-leads-edge = p{ $seat } mène (Edge)
lanes-nobody = personne
lanes-in-round = au tour { $round }
lanes-no-hand = { $who } : aucune carte en main
lanes-can-play = jouable
lanes-can-hide = à cacher
lanes-can-nothing = pas jouable
lanes-mission-standing = Vaut { $points } { $points ->
        [one] point
       *[other] points
    } ; { $totals }, { $words }
lanes-hidden-known = caché ; vous savez ce que c'est
lanes-hidden-unknown = caché ; vous ne savez pas ce que c'est
lanes-deck-list = Votre deck, tel qu'au début
lanes-in-short = tour { $round } sur { $rounds }, { $points }
verb-play = jouer { $how }
verb-hide = cacher { $how }
verb-upgrade = faire évoluer { $how }
verb-reveal = révéler { $how }
verb-reveal-upgrade = révéler en évolution de { $how }
verb-defeat = vaincre { $how }
verb-line = effet { $how }
verb-use = utiliser pour { $how }
try-play = jouer sur { $rank }
try-hide = cacher sur { $rank }
try-upgrade = faire évoluer { $object }
try-reveal = le révéler
try-target = le choisir
try-mission = choisir cette mission
try-card = choisir cette carte
legend-object = un Personnage par son numéro, comme dans les questions et le journal
legend-hidden = caché : connu de vous, ou inconnu
legend-tokens = Jetons Power
legend-stack = cartes dans la pile
legend-taken = sous le contrôle de l'autre joueur
legend-locks = verrouille un autre Personnage
legend-chakra = Chakra : le vôtre, ou le coût d'une carte
legend-power = Puissance d'une carte en main ; sur la table, le dernier nombre d'un Personnage
legend-afford = une carte en main jouable, seulement à cacher, inutilisable pour l'instant
legend-points = Points Mission que vaut une mission
legend-totals = Puissance dans une mission, côté du bas d'abord
legend-turn = à qui de jouer
legend-also = où peut aller ce que vous avez pris, de plusieurs façons
legend-aim = où mène le choix sous le curseur
# The table of Saint Seiya Deck Building
terrain-about = Un jeu pour { $least } à { $most } joueurs, avec { $cards } cartes différentes. Jouez des Personnages face aux cartes du terrain, acquérez celles que vous pouvez payer, et ayez le plus de Points de Victoire quand l'Horloge s'éteint.
phase-main = phase principale
phase-upkeep = phase d'entretien
column-hero = héros
column-draw = pioche
column-wounded = blessés
column-destroyed = détruites
column-aside = de côté
column-armour = armure
terrain-turn = Tour { $turn }
terrain-flames = { $count } { $count ->
        [one] flamme restante
       *[other] flammes restantes
    }
terrain-last-round = dernier tour de table
terrain-reserve = réserve { $count }
terrain-common-size = défausse commune { $count }
terrain-common = Défausse commune
terrain-from-reserve = Terrain, à partir de la réserve
terrain-empty = vide
terrain-have = { $what } { $have } sur { $need }
terrain-no-cost = ne s'achète pas
terrain-held = Carte tenue
terrain-revealed = Révélées
terrain-stranded = Sans adversaire
terrain-fighting = En jeu
terrain-faced = Face à { $place }
terrain-faces = face à { $what }
terrain-bonus = bonus de { $count } en Force
terrain-less = coûte { $count } de { $what } en moins ce tour-ci
terrain-paid = la carte à défausser pour l'affronter l'a été
terrain-first = premier joueur
terrain-force-all = tous les Personnages +{ $count } en Force
terrain-by-force = armures par la Force
terrain-hand = main { $count }
terrain-draw = pioche { $count }
terrain-discard = défausse { $count }
terrain-wounded = blessés { $count }
terrain-destroyed = détruites { $count }
terrain-aside = mises de côté { $count }
terrain-discard-of = Défausse de { $name }
terrain-destroyed-of = Cartes détruites de { $name }
terrain-aside-of = Cartes mises de côté par { $name }
terrain-wounded-of = Blessés de { $name }
terrain-top-of = Dessus de la pioche de { $name }
terrain-equipped-by = équipée par { $name }
terrain-no-hand = { $who } : aucune carte en main
terrain-in-short = tour { $turn }, { $count } { $count ->
        [one] flamme restante
       *[other] flammes restantes
    }
verb-face = jouer face à { $how }
verb-equip = équiper { $how }
verb-acquire = acquérir par { $how }
verb-activate = activer { $how }
verb-heal = soigner { $how }
try-face = la jouer face à { $place }
try-place = choisir cet emplacement
try-player = choisir ce joueur
legend-flame = une flamme de l'Horloge, ou d'une carte qui en prend une ; vide quand elle est prise
legend-force = Force face à une carte, et ce qu'elle coûte
legend-cosmos = la même chose en Cosmos
legend-acquire = peut être acquise ainsi ; avec le Cosmos de l'armure
legend-values = Force et Cosmos qu'une carte apporte
legend-heal = valeur de Soin d'une carte
legend-number = une carte par son numéro, comme dans les questions et le journal
legend-alike = autant de cartes identiques
legend-piles = cartes en main, dans la pioche, dans la défausse
legend-wounded = Personnages blessés
legend-destroyed = cartes détruites
legend-aside = cartes mises de côté
legend-armour = une armure ; celle équipée
# The table of Kanzume Goddess
gods-about = Un jeu pour { $least } à { $most } joueurs, avec { $cards } cartes différentes. Recrutez des Guerriers, enchaînez leurs couleurs, attaquez les autres Dieux et répondez à leurs coups. Le dernier Dieu debout gagne, ou le premier à { $goal } d'énergie ; à quatre ou à six, on peut aussi jouer en deux équipes.
welcome-mode = Match
gods-side = camp { $side }
gods-round = Manche { $round }
gods-setup = choix des Dieux
gods-start = phase de démarrage
gods-play = phase de jeu
gods-recruit = phase de recrutement
gods-discard-phase = phase de défausse
gods-end = phase de fin
gods-individual = match individuel
gods-team = match par équipe
gods-faith = foi { $count }
gods-any-colour = toute couleur
gods-next = suite { OR($colours) }
gods-ignores = prochain Guerrier de toute couleur
gods-bonus = prochaine Attaque +{ $count }
gods-used = utilisé ce tour : { $names }
column-god = Dieu
column-energy = énergie
column-colour = couleur
column-follow = suivi
gods-energy = énergie { $count }
gods-hand = main { $count }
gods-deck = deck { $count }
gods-discard = défausse { $count }
gods-discard-of = Défausse de { $name }
gods-discard-empty = vide
gods-own-discard = Votre défausse
gods-no-god = Dieu pas encore choisi
gods-chosen = Dieu choisi
gods-team-of = équipe { $team }
gods-main = Dieu principal
gods-support = Dieu de soutien
gods-sealed = scellé
gods-out = éliminé
gods-winner = vainqueur
gods-first = premier joueur
gods-piles = Piles de Guerriers
gods-disciples = Disciples
gods-netherworld = Enfers
gods-netherworld-size = { gods-netherworld } { $count }
gods-netherworld-empty = vides
gods-follow = suivi { $colours }
gods-cost = coût { $count }
gods-supply = { $card } coût { $cost } ×{ $count }
gods-left = reste { $count }
gods-in-play-of = En jeu chez { $name }
gods-by-reaction = Réaction
gods-by-protect = Protection
gods-revealed = Révélée
gods-resolving = En cours
gods-ability-of = { $card } de { $name }
gods-on = { $what } contre { $name }
gods-cancelled = { $what }, annulée
gods-repeated = { $what }, répétée
gods-attack = Attaque de { $by } contre { $on } : { $value }
gods-dealt = Dieux au choix
gods-no-hand = { $who } : aucune carte en main
gods-in-short = manche { $round }, énergie { $energies }
gods-one-screen = Sur un même écran, le passage de main dit à lui seul que quelqu'un peut réagir, et qui ; un refus n'est jamais dit.
key-one-screen = un écran
try-play-ability = la jouer : { $what }
try-react-ability = réagir : { $what }
try-use-ability = utiliser : { $what }
try-recruit = la recruter
legend-energy = énergie, sur une échelle jusqu'à { $goal }
legend-colours = la couleur d'un Guerrier, puis celles qui peuvent suivre ; { $letters }
legend-faith-cost = coût en foi
legend-hand-deck-discard = cartes en main, dans le deck, dans la défausse
legend-main = équipe et Dieu principal
legend-sealed = scellé ; hors du match
legend-attack = une Attaque : sa valeur, et de combien elle est réduite
legend-reacted = utilisée en Réaction ; pour une Protection
state-reactions = réactions attendues…
printed-name = nom
printed-text = texte
origin-published = publié
origin-partly = publié en partie
origin-reconstructed = reconstitué
card-printed = Publié : { $facts }.
card-partly = Publié en partie : { $facts }.
card-rest = Reconstitué : { $facts }.
card-unprinted = Rien de cette carte n'est publié : c'est une reconstitution.
list-origins = { $published } publié · { $partly } publié en partie, ou dans une autre langue · { $rebuilt } une ligne de texte reconstituée
# The table of Mythology GO
myths-about = Un jeu pour { $least } à { $most } joueurs, avec { $cards } cartes différentes. En trois manches, remplissez votre terrain de créatures, certaines face cachée, servez votre divinité secrète et démasquez celles des autres. Le plus de points l'emporte.
myths-three-rounds = Trois manches
myths-round = Manche { $round } sur { $rounds }
myths-choosing-beliefs = choix des croyances
myths-drawing = pioche
myths-main = phase principale
myths-counting = décompte
myths-plays = { $count } { $count ->
        [one] carte jouée
       *[other] cartes jouées
    } sur { $plays }
myths-starter = premier joueur { $name }
myths-starts = premier joueur
myths-countdown = derniers tours : encore { $count }
myths-belief = croyance
myths-divinity = divinité
myths-slots = emplacements
myths-spells = sorts
myths-slots-and-spells = emplacements { $used }/{ $slots }, sorts { $spells }
myths-column-round = M{ $round }
myths-column-value = valeur
myths-total = total
myths-declared = Identification
myths-face-down = face cachée
myths-field-of = Terrain de { $name }
myths-no-creature = aucune créature
myths-value = valeur { $value }
myths-takes-slots = { $count } emplacements
myths-fused = paire fusionnée
myths-resurrected = ressuscitée
myths-used = utilisée cette manche
myths-was-down = était face cachée
myths-copied = une copie, la carte est { $name }
myths-transformed = transformée, la carte est { $name }
myths-deck = Pioche : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
myths-discard = Défausse ({ $count })
myths-aside = Mises de côté
myths-seen = Divinités que vous avez vues
myths-free-beliefs = Croyances libres
myths-target = #{ $object } vise #{ $target }
myths-accuses = { $by } accuse { $on } d'être { $divinity }
myths-so-far = Décompte de la manche { $round } jusqu'ici
myths-round-counted = Décompte de la manche { $round }
myths-round-won = Manche remportée par { AND($winners) }
myths-none-counted = Aucune manche n'a encore été décomptée.
myths-not-counted = La manche { $round } n'a pas été décomptée ; { $done } { $done ->
        [one] l'a
       *[other] l'ont
    } été.
myths-ranking = Classement final
myths-rank = { $rank }. { $name } : { $total } points, { $count } { $count ->
        [one] manche gagnée
       *[other] manches gagnées
    }
myths-ranked = rang { $rank }
myths-full = complet
myths-belief-used = croyance utilisée
myths-no-hand = aucune carte en main
myths-in-short = manche { $round }, { $totals }
myths-way-play = face visible
myths-way-cast = lancer le sort
myths-way-onto = sur { $object }
myths-way-fuse = fusionner avec { $object }
try-play-down = la jouer face cachée
try-play-up = la jouer face visible
try-use = l'utiliser
legend-face-down = face cachée
legend-value-changed = drainée ou renforcée
legend-myth-states = paire fusionnée ; ressuscitée ; Chimère utilisée ; était face cachée ; copiée ; transformée
legend-free-slot = emplacement libre
legend-myth-colours = valeur et couleur d'une créature ; { $letters }
legend-starter = premier joueur de la manche
myths-colour-letters = Ve Ja Or Gr Bl
bar-score = score
keys-score = ce qui a été compté, point par point : les manches, et la fin de la partie
keys-arrange = déplacer la créature sous le curseur vers la gauche ou la droite sur votre terrain
arrange-own = Placez le curseur sur une créature de votre terrain : [ et ] la déplacent.
read-score = Décompte
score-at-end = Ce qui a décidé la partie est expliqué à la fin.
play-reckoning = Voir ce qui a décidé la partie
score-what = Quelle manche ? Par exemple : score 1
help-score-does = le décompte d'une manche, point par point, ou de la dernière
# Score sheets
cli-score = compter les points d'une partie jouée avec de vraies cartes
cli-score-game = le jeu joué
cli-score-file = une feuille de score en TOML ou JSON (docs/score-sheets.md) ; sans elle, mythology-go pose ses questions ligne par ligne
cli-json = écrire le résultat en JSON
score-other-game = { $file } est une feuille pour { $game }, pas pour { $wanted }
score-file-needed = { $game } demande un fichier avec la feuille de score ; docs/score-sheets.md en montre un
score-before = avant
score-nothing = aucun point
score-winners = En tête : { AND($winners) }
score-asking = Une feuille de score. { $help } explique une question, { $back } annule la dernière ligne.
score-taken-back = Annulé : { $line }
score-wrong = ligne { $number } : la réponse « { $line } » à « { $question } » est impossible : { $problem }
score-unfinished = les lignes s'arrêtent avant la fin de la feuille, à : { $question }
score-ask-players = Noms des joueurs, dans le sens horaire, séparés par des virgules :
score-help-players = De deux à huit noms, par exemple : Anna, Bruno, Carla
score-ask-starter = Qui a commencé la manche ? (vide : { $name })
score-help-starter = Cibles et accusations se déclarent à partir de ce joueur, dans le sens horaire (MG-8.1.2).
score-ask-creatures = { $name }, créatures ({ $count } jusqu'ici ; vide : plus aucune) :
score-help-creatures = Noms ou identifiants séparés par des virgules. Après un nom : cachée (était face cachée), paire (fusionnée), ressuscitée, +2 ou -2 (renforcée ou drainée).
score-ask-divinity = { $name }, divinité (vide : aucune) :
score-help-divinity = Au choix :
score-ask-belief = { $name }, croyance (vide : aucune qui compte) :
score-help-belief = Seul le Totémisme compte dans le décompte (MG-8.4.8). Au choix :
score-ask-spells = { $name }, sorts joués cette manche (vide : 0) :
score-help-spells = Un nombre ; seule Hécate les compte (MG-11.39).
score-help-option = Tapez le numéro d'une des possibilités.
# Whose turn it is
state-yours = à vous de décider
state-thinking = { $who } réfléchit…
state-next = ensuite : { $who }
state-over = la partie est finie
state-replay = relecture, vue : { $eyes }
# Playing
play-what = { $what } : choisissez ce que vous en faites.
play-again = Jouer une autre partie
play-look-back = Revoir cette partie pas à pas
play-leave = Quitter la table
play-hand-over = Passer l'écran à { $who }
play-done = Votre choix est fait. Passez l'écran, ou annulez avec u.
play-hand-on = Passez l'écran pour que la partie continue.
play-undone = Choix annulé.
play-pass-again = Appuyez encore une fois sur Espace pour confirmer.
play-not-kept = La partie n'a pas pu être conservée : { $problem }
bot-replaced = Le bot random joue désormais à la place de p{ $seat } ({ $bot }), défaillant : { $problem }.
bot-forfeits = p{ $seat } ({ $bot }) perd par forfait, car ce bot est défaillant : { $problem }.
undo-nothing = Il n'y a encore rien à annuler.
undo-others = Impossible d'annuler ce choix : quelqu'un d'autre a décidé depuis, ou la partie a été reprise.
undo-over = La partie est finie.
undo-told = Impossible d'annuler ce choix, il vous a appris quelque chose : { $what }
undo-told-table = Impossible d'annuler ce choix : la table vous a appris quelque chose de nouveau.
hint-title = Ce que ferait le bot search à votre place, et les chances de gagner :
hint-chance = { $percent } %
hint-thinking = Le bot search réfléchit à votre coup… Vous pouvez jouer sans attendre.
hint-failed = Pas de conseil cette fois-ci : { $problem }
why-title = Pourquoi pas ?
why-clauses = Les règles en question :
why-not-yours = Vous n'avez rien à décider pour l'instant.
why-point = Désignez d'abord une carte : Tab, puis les flèches.
why-offered = { $what } : ce choix est possible.
why-nothing = { $what } n'est pas ce qui est demandé.
leave-title = Quitter la table ?
leave-words = La partie est conservée après chaque coup ; kleos play --resume la reprend.
leave-stay = Rester
leave-keep = Partir, et reprendre une autre fois
leave-concede = Abandonner cette partie
# Handing over
hand-over-to = C'est à { $who } de décider
hand-over-alone = Rien n'est affiché tant que p{ $seat } n'est pas seul à regarder l'écran.
hand-over-enter = Entrée : je suis p{ $seat }, afficher la table
hand-over-leave = q : quitter, la partie est conservée
# Replaying
replay-move = Coup { $move } sur { $moves }
replay-spectator = un spectateur
replay-seat = p{ $seat }
replay-everything = tout le monde
replay-next = Un coup en avant
replay-before = Un coup en arrière
replay-eyes = Changer de point de vue (à présent : { $eyes })
replay-go-on = Jouer la suite dans une nouvelle partie
replay-go-on-words = Une nouvelle partie commence après le coup { $move }. Qui jouez-vous ?
replay-as = p{ $seat }, contre le bot { $bot }
replay-as-bots = p{ $seat }, contre { $count } bots { $bot }
replay-as-people = Tout le monde, à { $count } devant cet écran
replay-over = La partie est finie ici : reculez d'abord.
# Reading
table-point = Tab mène à la table, les flèches à une carte.
table-no-card = Il n'y a pas de carte à lire ici.
read-card = Carte
read-rulings = Précisions
read-close = ↑↓ lire · Échap fermer
read-pages = { $page } sur { $pages } · ← → feuilleter
read-open = Entrée ouvrir la carte · Échap fermer
read-log = Ce qui s'est passé
read-piles = Piles à consulter
read-rules = Les règles
read-search = un numéro comme { $clause }, ou des mots
read-no-clause = Tapez pour chercher.
read-close-search = tapez pour chercher · ↑↓ lire · Échap fermer
# The line of keys
key-enter = Entrée
key-escape = Échap
bar-keys = touches
bar-card = carte
bar-why = pourquoi
bar-hint = conseil
bar-undo = annuler
bar-log = journal
bar-language = langue
bar-piles = piles
bar-rules = règles
bar-leave = quitter
bar-step = avancer
bar-eyes = vue
bar-go-on = jouer d'ici
bar-next = continuer
bar-settings = réglages
bar-players = joueurs
bar-choose = choisir
bar-back = retour
bar-resume = reprendre une partie
bar-throw-away = supprimer
# All keys
keys-title = Touches
keys-signs = Signes
keys-letters = a b c …
keys-letters-do = choisir ce qui porte la lettre
keys-choices = parcourir les choix
keys-enter = prendre le choix sous le curseur
keys-back = revenir à tous les choix
keys-tab = aller à la table, au journal, et revenir
keys-arrows = sur la table : de carte en carte
keys-space = Espace
keys-space-does = passer ; deux fois, pour être sûr
keys-card = texte et précisions de la carte sous le curseur
keys-why = pourquoi la carte sous le curseur ne peut pas être choisie
keys-hint = vos trois meilleurs coups selon le bot search, et vos chances de gagner
keys-undo = annuler votre dernier choix, s'il ne vous a rien appris
keys-log = le journal ; ses lignes ouvrent les cartes
keys-piles = les piles de défausse, et ce qui peut être consulté en plus
keys-rules = les règles de la question, et toutes les autres
keys-language = la langue suivante
keys-leave = quitter, ou abandonner
keys-leave-replay = quitter
keys-mouse = Souris
keys-mouse-does = un clic désigne, un second choisit
keys-step = un coup en avant ou en arrière
keys-stride = { $count } coups en avant ou en arrière
keys-ends = au début ou à la fin
keys-eyes = par les yeux de qui : un spectateur, chaque joueur, tout le monde
keys-go-on = jouer à partir de ce moment, en une nouvelle partie

## Words

cli-words = ce que dit le programme, langue par langue
cli-words-check = ce qui manque, est de trop ou illisible dans une langue ; code 1 si quelque chose ne va pas
cli-words-language = une langue comme fr, même si elle n'a encore que ses dossiers (toutes sauf l'anglais)
cli-words-show = une entrée dans chaque langue, telle que dans son fichier
cli-words-id = le nom d'une entrée, comme clause-in-english
meta-entry = ID
words-checked = { $language } : { $count ->
        [0] rien ne manque
        [one] { $count } problème
       *[other] { $count } problèmes
    }
words-no-entry = rien ne s'appelle « { $id } »
words-no-language = aucun catalogue n'a de dossier « { $lang } » (langues : { $known })
