## The account page

account-title = Compte
account-guest = Vous jouez comme invité. Vos tables et vos decks sont liés à ce navigateur.
account-account = Vous jouez avec le compte { $name }.
account-name = Nom affiché aux autres
account-save = Enregistrer le nom
account-saved = Le nom est enregistré.
account-no-name = Choisissez un nom.
account-take = Tout garder, sur chaque appareil
account-take-about = Un compte demande un nom et un mot de passe, rien d'autre. Vos tables et vos decks vous suivent.
account-which = Compte
account-fresh = Créer un compte
account-fresh-about = Vous gardez ce que vous avez ici.
account-known = J'en ai un
account-known-about = Se connecter sur cet appareil.
account-login-name = Nom
account-password = Mot de passe
account-long = Au moins 8 caractères ; long vaut mieux que compliqué.
account-short = Il faut au moins 8 caractères.
account-need = Saisissez le mot de passe.
account-show = Montrer le mot de passe
account-register = Créer le compte
account-login = Se connecter
account-logout = Se déconnecter
account-logout-about = Ce navigateur jouera alors comme un nouvel invité.
account-elsewhere = Se déconnecter de tous les autres appareils
account-elsewhere-about = Quiconque utilise ce compte dans un autre navigateur devra se reconnecter.
account-elsewhere-done = Vous êtes déconnecté partout ailleurs.
account-other = Un autre mot de passe
account-old = Mot de passe actuel
account-fresh-one = Nouveau mot de passe
account-change = Changer le mot de passe
account-changed = Le mot de passe est changé. Les autres appareils devront se reconnecter.
account-welcome = Bienvenue, { $name }.
account-bye = Déconnexion réussie.
account-wait = Trop d'essais. Attendez un peu avant de réessayer.

## The parts of a card, in the rules book

anatomy-name = Nom
anatomy-text = Ce qu'elle fait
anatomy-about = { $name }, partie par partie
anatomy-look = Toutes les cartes du jeu

## Whatever page is open

app-offline = Vous êtes hors ligne. Kleos reprend au retour de la connexion.
app-skip = Aller au contenu
app-lost = Il n'y a rien ici.
app-home = Vers l'accueil
app-missing = Cette page n'a pas pu être chargée
app-missing-about = Elle viendra d'elle-même au retour de la connexion.
app-again = Réessayer
app-told = { CAPITAL($text) }.
app-kleos-home = Kleos : Vers l'accueil

## What a player brings to a table: a deck, a hero

brings-any = Au hasard
brings-any-about = Tiré au sort au début de la partie.
brings-mine = Mes decks
brings-offered = Prêts à jouer
brings-unfinished = { $deck } (pas encore conforme)

## A card to read

card-before = Carte précédente
card-after = Carte suivante
card-of = { $place } sur { $all }
card-text = Texte
card-no-text = Cette carte n'a pas de texte.
card-facts = Caractéristiques
card-rulings = Points de règles
card-sources = D'où cela vient
card-published = Comme publié : { $facts }.
card-ours = Formulé par nos soins : { $facts }.
card-name = nom
card-title = titre
card-rules = texte
card-unknown = Cette carte n'existe pas.

## The cards of a game, to look through

cards-cards = Cartes
cards-games = Jeux
cards-search = Rechercher
cards-hint = Nom, titre, texte, numéro
cards-filters = Filtres
cards-sort = Trier par
cards-number = numéro
cards-name = nom
cards-clear = Tout effacer
cards-without = Retirer le filtre { $name }
cards-found =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-show =
    { $count ->
        [one] Voir { $count } carte
       *[other] Voir { $count } cartes
    }
cards-none = Aucune carte ne correspond.
cards-loading = Les cartes arrivent…
cards-again = Réessayer
cards-decks = Construire un deck

## The clauses below a paragraph of the guide

clauses-clauses = Clauses
clauses-place = { $clause } dans la référence
# what nobody has translated is followed by this
clauses-english = (en anglais)

## Who is at a table and who is away: waiting, nudging, bots that take over
## $name is a player, $names a list of players

company-sign-title = Faire un signe
company-mute = Masquer les signes à cette table
company-unmute = Montrer à nouveau les signes
company-muted = Vous avez masqué les signes à cette table.
company-nudge = Relancer { $name }
company-nudge-in = Relancer { $name } (dans { $seconds } s)
company-away-now = { $name } n'est pas connecté.
company-away-for = { $name } est absent depuis { $time }.
company-bot-in = Attendez, ou laissez jouer un bot dans { $seconds } s.
company-bot-now = Attendez, ou laissez jouer un bot.
company-no-bot = Attendez : aucun bot ne peut prendre cette place.
company-clock = Si le temps s'écoule, vous pourrez réclamer la victoire.
company-let-bot = Laisser jouer un bot
company-agreed = En attente de l'accord de { $names }.
company-wants = { $name } voudrait laisser jouer un bot.
company-rather = Je préfère attendre
company-bot-plays = Un bot joue pour vous.
company-back = Reprendre ma place
company-qr = Code QR pour rejoindre la table
company-scan = Ou scannez-le avec un téléphone.
company-fill = Personne ne vient ?
company-fill-about = Donnez la place libre à un bot :
company-fill-do = Installer le bot
company-fill-seat = Installer le bot (place { $seat })
company-meanwhile = Jouer contre un bot en attendant
company-meanwhile-about = La partie s'ouvre dans une nouvelle fenêtre. On vous prévient quand votre ami est là.
company-arrived = { $title } : votre ami est là.
company-to-table = À la table
company-watching = Vous regardez { $names }.
company-watch-about = Vous voyez ce qui est visible sur la table. Pour jouer la prochaine partie, demandez-leur une invitation ou ouvrez une table.
company-own-table = Ouvrir une table
company-lobby = Salon
company-lend = Si je m'absente, un bot peut jouer pour moi
company-lend-about = Seulement après une minute, et si les autres sont d'accord. Vous reprenez votre place à tout moment.

## A new table that goes on from a move of an old match

continue-about = Une nouvelle table commence après le coup { $move } ; l'ancienne partie reste telle quelle. Qui joue chaque place ?
continue-who-me = Vous
continue-who-open = Un ami, par un lien
continue-who-person = Quelqu'un à cet écran
continue-start = Continuer à partir d'ici
continue-starting = On prépare la table…
continue-anew = Ce qui est caché sera redistribué pour vous deux : qui a vu cette partie n'en saura pas plus que l'autre.

## The decks of a player, and the place to build one
## $name is a deck or a card

decks-decks = Decks
decks-mine = Mes decks
decks-none = Vous n'avez pas encore de deck enregistré. Partez d'un de ceux ci-dessous, ou d'un deck vide.
decks-unfinished = Pas encore enregistrés
decks-starters = Des decks pour commencer
decks-begin = L'adapter à votre goût
decks-empty = Nouveau deck vide
decks-import = À partir d'un texte
decks-play = Jouer avec
decks-edit = Modifier
decks-rename = Renommer
decks-duplicate = Dupliquer
decks-remove = Supprimer
decks-discard = Abandonner
decks-go-on = Continuer
decks-removed = « { $name } » est supprimé.
decks-undo = Annuler
decks-copy-of = { $name } (copie)
decks-legal = conforme
decks-not-legal = pas encore conforme
decks-name = Nom du deck
decks-my-deck = Mon deck
decks-save = Enregistrer
decks-saved = Enregistré
decks-cards-tab = Cartes
decks-deck-tab = Deck
decks-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
decks-checking = Vérification…
decks-fine = Ce deck est conforme aux règles.
decks-problems =
    { $count ->
        [1] Un point à revoir
       *[other] { $count } points à revoir
    }
decks-line = ligne { $line }
decks-add = Ajouter { $name }
decks-take = Retirer { $name }
decks-curve = Cartes par coût
decks-bar = { $count } de coût { $cost }
decks-nothing = Aucune carte pour l'instant. Ajoutez-en avec +.
decks-text = En texte
decks-text-about = Une ligne par carte : combien, le numéro de la carte, puis ce que vous voulez. Copiez la liste, gardez-la, ou collez-en une d'ailleurs.
decks-copy = Copier
decks-copied = Copié
decks-download = Télécharger
decks-open = Ouvrir un fichier
decks-use = Utiliser cette liste
decks-clear = Vider le deck
decks-cleared = Le deck est vide.
decks-replaced = La liste est dans le deck.
decks-restored = Vos modifications non enregistrées sont revenues.
decks-drop-changes = Revenir au deck enregistré
decks-cannot = Ces lignes n'ont pas pu être lues :
decks-all-decks = Tous les decks
decks-close = Fermer
decks-keys = + et − sur une carte l'ajoutent et la retirent ; / mène à la recherche.
decks-save-first = Enregistrez le deck pour jouer avec.
decks-begin-with = L'adapter à votre goût : { $name }
decks-card-in-deck = { $name } : { $count } dans le deck

## Choices that are rarely meant: the table asks once more

doubts-title = C'est bien ce que vous voulez ?
doubts-never = Ne plus demander
doubts-kind-hides-unpaid = jouer cachée une carte que vous ne pouvez pas payer
doubts-kind-adds-nothing = jouer une carte là où elle n'apporte rien
doubts-kind-ends-early = finir une phase ou passer quand il reste quelque chose à faire
doubts-list = Choix sans confirmation
doubts-about = Vous avez dit de ne plus demander avant de :
doubts-none = La table demande confirmation avant les choix rarement voulus.
doubts-again = Redemander
doubts-ask-hides-unpaid = Redemander avant de jouer cachée une carte que vous ne pouvez pas payer
doubts-ask-adds-nothing = Redemander avant de jouer une carte là où elle n'apporte rien
doubts-ask-ends-early = Redemander avant de finir une phase ou passer quand il reste quelque chose à faire

## After a match: where to go from there
## $bot is the name of a bot

ending-stronger = Adversaire plus fort : { $bot }
ending-gentler = Adversaire plus facile : { $bot }
ending-better = Mieux jouer : le guide

## The first page

home-title = Quatre jeux de cartes, une table
home-lead = Choisissez un jeu et jouez : sans compte, sans rien installer.
home-go-on = Vos tables
home-earlier = Parties terminées
home-games = Jouer tout de suite
home-play = Jouer
home-against = contre { $bot }
home-set-up = Préparer une partie
home-learn = Apprendre à jouer
home-score = Feuille de score
home-setting = On prépare la table…
home-players = { NUMBER($count) } joueurs
home-minutes = { $least }–{ $most } min
home-level = Votre adversaire
home-all = Toutes mes parties
home-friends = Entre amis
home-friends-about = Ouvrez une table et envoyez le lien : la personne qui l'ouvre prend l'autre place.
home-invite = Inviter quelqu'un
home-join = Rejoindre
home-paste = Lien ou code d'une table
home-not-link = Ce n'est ni le lien ni le code d'une table.
home-watch = Salon
home-watch-about = Des tables ouvertes à tous et des parties à regarder.
home-to-lobby = Tables ouvertes et parties à regarder
home-again = Réessayer
home-loading = Les jeux arrivent…
home-players-range = { $least }–{ $most } joueurs

## A table that waits for friends

invite-title = En attente de joueurs
invite-about = Envoyez ce lien à la personne qui prendra la place libre. La partie commence quand tout le monde est là.
invite-local = Ce lien ne fonctionne que sur cette machine : personne d'autre ne peut l'ouvrir. Ouvrez la page à l'adresse de cette machine dans votre réseau ; si rien n'y répond, lancez le serveur de sorte que les autres puissent le joindre :
invite-link = Lien d'invitation
invite-free-seat = place libre

## The page behind an invitation link

join-title = On vous invite
join-loading = On cherche la table…
join-invites = { $name } vous invite à { $game }.
join-seats = À la table
join-free = libre : ce peut être vous
join-nobody = encore libre
join-you = vous
join-bot = bot
join-name = Votre nom à la table
join-take = Prendre place
join-taking = On vous installe…
join-full = Toutes les places sont prises.
join-watch = Regarder la partie
join-go-on = À votre place
join-over = Cette partie est terminée.
join-replay = La revoir
join-learn = Vous découvrez ce jeu ? Apprenez d'abord à jouer
join-move = { $time } par coup
join-total = { $time } pour toute la partie
join-home = Vers l'accueil
join-private = La place ne se prend qu'avec le lien entier, tel que votre ami l'a envoyé.

## What the keys do at a table

keys-do-arrows = d'une carte à l'autre, dans toutes les directions
keys-do-tab = vers la zone suivante
keys-do-enter = choisir l'élément sélectionné
keys-do-space = passer, ignorer, terminer : ne rien faire de plus
keys-do-i = regarder la carte
keys-do-w = pourquoi ne puis-je pas choisir ceci ?
keys-do-u = annuler
keys-do-h = conseil (seul contre des bots)
keys-do-l = journal
keys-do-p = vers la question et ses réponses
keys-do-arrange = Mythology GO : déplacer la créature sélectionnée sur votre terrain
keys-do-escape = reposer ce qui est choisi, fermer
keys-do-e = ce que veulent dire les signes, l'un après l'autre
keys-do-help = le but, les signes, et cette liste
keys-name-arrows = Flèches
keys-name-tab = Tab
keys-name-enter = Entrée
keys-name-space = Espace
keys-name-arrange = Maj + ← →
keys-name-escape = Échap
keys-pointer-help = À la souris ou au doigt : touchez ce qui brille en or, ou glissez une carte là où elle doit aller. Appui long (ou clic droit) pour regarder une carte. Dans Mythology GO, vous pouvez aussi glisser les créatures de votre terrain dans l'ordre de votre choix ; tout le monde voit le même ordre.

## Something called by its name, and its value

label-value = { $label } : { $value }
label-before = { $label } :{ " " }

## What this language calls itself

language-name = Français

## How the table behaves: pace, sounds, notifications

liked-pace = Les coups des autres
liked-pace-name-quick = vite
liked-pace-name-normal = à un rythme normal
liked-pace-name-slow = lentement
liked-counters = Compteurs en cours : qui gagnerait maintenant
liked-notify = M’avertir quand c’est à moi et que cette page est à l’arrière-plan
liked-refused = Ce navigateur ne le permet pas. Ses réglages pour cette page peuvent changer cela.
liked-volume = Volume
liked-listen-draw = Écouter : une carte est piochée
liked-listen-play = Écouter : une carte est jouée
liked-listen-turn = Écouter : à vous
liked-listen-point = Écouter : des points
liked-listen-win = Écouter : la victoire
liked-listen-lose = Écouter : la défaite

## The lobby: open seats and matches to watch

lobby-title = Salon
lobby-mine = Vos parties
lobby-open = Places libres
lobby-watch = Parties à regarder
lobby-over = Revoir une partie
lobby-none = C'est calme ici
lobby-none-about = Personne n'attend de joueur et il n'y a aucune partie à regarder. Ouvrez une table et montrez-la ici : qui passe pourra prendre la place.
lobby-none-open = Personne n'attend de joueur. Ouvrez une table ci-dessous : d'autres pourront vous rejoindre.
lobby-none-watch = Aucune partie à regarder en ce moment.
lobby-start = Commencer une partie
lobby-to-join = Rejoindre
lobby-to-look = Regarder
lobby-to-replay = Revoir
lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-by = avec { $names }
lobby-since = depuis { $time }
lobby-offer = Ouvrir une table
lobby-invite = Inviter quelqu'un
lobby-bot = Jouer contre un bot
lobby-loading = On cherche des tables…

## What has just come to its end, in large letters over the board

moment-over = La partie est finie
moment-won = Victoire !
moment-lost = Défaite
moment-last = La fin approche
moment-since = Depuis votre dernier tour

## The page that begins a match

new-title = Nouvelle partie
new-game = Jeu
new-kind = Avec qui
new-solo = Contre des bots
new-solo-about = Commence tout de suite.
new-hot = Sur un seul écran
new-hot-about = Vous vous passez l'écran ; entre deux joueurs, rien n'est montré.
new-online = Entre amis, en ligne
new-online-about = Vous recevez un lien à envoyer. Pas besoin de compte.
new-count = Joueurs
new-seats = Les places
new-seat = Place { $seat }
new-who = Joueur
new-who-me = Vous
new-who-open = Un ami, par le lien
new-who-person = Quelqu'un à cet écran
new-name = Votre nom, pour vos amis
new-called = Nom
new-friend-brings = Votre ami choisira en arrivant.
new-bots = Les bots, du plus doux au plus fort
new-build = Construire votre propre deck
new-more = Options, temps, spectateurs
new-options = Options de la partie
new-clocks = Temps de réflexion
new-clocks-about = Quand le temps de quelqu'un est écoulé, les autres peuvent le compter comme un abandon.
new-move = Par coup
new-total = Pour toute la partie
new-company = Qui peut venir
new-listed = Montrer la table dans le salon
new-listed-about = N'importe qui peut prendre la place libre. Sinon, seulement qui a le lien.
new-watch = Spectateurs admis
new-watch-about = Ils voient ce qui est visible sur la table, jamais une main.
new-start = Commencer la partie
new-open-table = Ouvrir la table
new-starting = On prépare la table…
new-against = { $game } : vous contre { $others }
new-with = { $game } sur cet écran, { $count } joueurs
new-waiting = { $game } : vous et { $others }
new-other-counts = Avec d'autres nombres de joueurs : { $names }
new-agree = Ce dont vous convenez
new-a-friend = un ami
new-unknown = Ce jeu n'est pas connu ici.
new-rules = Apprendre à jouer
new-seat-team = Place { $seat }, équipe { $team }
new-seat-team-main = Place { $seat }, équipe { $team } (Dieu principal)

## How much of a card is published, and how much is ours

origin-status-published = publié
origin-status-partly = publié en partie
origin-status-ours = traduit
origin-status-reconstructed = reconstitué
origin-effect-published = effet publié
origin-effect-partly = effet publié en partie
origin-effect-reconstructed = effet reconstitué

## What the server keeps about a person

own-data-title = Vos données
own-data-about = Tout ce que ce serveur garde sur vous : nom, decks, tables et choix.
own-data-have = Les télécharger
own-data-leave = Tout supprimer…
own-data-guest-leave = Supprimer ce qui est gardé de cet invité…
own-data-means = Votre nom, vos decks et vos propres tables sont supprimés définitivement. Vous abandonnez vos parties en cours ; les autres gardent celles jouées avec vous, sans votre nom.
own-data-password = Mot de passe
own-data-need = Saisissez le mot de passe.
own-data-sure = Supprimer définitivement
own-data-stay = Tout garder
own-data-done = Tout ce qui vous concernait est supprimé.
own-data-wait = Trop d'essais. Attendez un peu avant de réessayer.

## What a person has played: results and statistics

profile-title = Profil
profile-guest = Invité
profile-kept-here = Conservé pour ce navigateur.
profile-kept = Conservé avec votre compte, sur chaque appareil.
profile-account = Nom et compte
profile-games = Jeu par jeu
profile-opponents = Contre qui
profile-matches = Parties
profile-none = Vous n'avez pas encore terminé de partie.
profile-play = En jouer une
profile-loading = Un instant…
profile-more = Parties précédentes
profile-game = Jeu
profile-opponent = Adversaire
profile-played = Jouées
profile-won = Gagnées
profile-lost = Perdues
profile-drawn = Nulles
profile-rate = Victoires
profile-streak = Victoires d'affilée
profile-best = record { $wins }
profile-you-gave-up = vous avez abandonné
profile-gave-up =
    { $count ->
        [one] { $names } a abandonné
       *[other] { $names } ont abandonné
    }
profile-against = contre { $names }
profile-alone = sur un seul écran
profile-replay = Revoir la partie
profile-bot = bot
profile-result-won = Gagnée
profile-result-lost = Perdue
profile-result-drawn = Nulle
profile-result-shared-screen = Sur un écran

## Points as a table, with every entry in words

reckoning-name = Nom
reckoning-total = Total
reckoning-before = Avant
reckoning-sum = Somme
reckoning-why = Chaque ligne en toutes lettres
reckoning-notes = Remarques
reckoning-nothing = Rien
reckoning-before-about = Ce que le joueur avait avant ce décompte.
reckoning-total-about = Toutes les colonnes ensemble. La place du joueur en dépend.

## A match from a file

record-title = Ouvrir un enregistrement
record-about = Une partie gardée dans un fichier, d'ici ou du terminal.
record-file = Fichier
record-text = Ou collez son texte
record-open = La revoir
record-opening = On lit l'enregistrement…
record-none = Choisissez un fichier ou collez le texte d'un enregistrement.

## The clauses of the rules, to search

reference-search = Chercher dans les clauses
reference-hint = Un mot, un numéro comme 5.3, ou une carte
reference-none = Aucune clause ne contient tous ces mots.
reference-contents = Sections
reference-terms = Les mots du jeu en trois langues
reference-unknown = Il n'y a pas de clause { $id }.
reference-notation = Pour les programmes : comment les parties sont notées
reference-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }

## A match that is over, move by move

replay-replay = Revoir la partie
replay-loading = On déroule la partie…
replay-eyes = Vue par
replay-nobody = Un spectateur
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-steps = Avancer et reculer
replay-position = Coup
replay-begins = La partie commence
replay-of = Coup { $move } sur { $all }
replay-moves = Coups
replay-log = Journal
replay-more = Plus
replay-copy = Copier le lien vers ce coup
replay-copied = Le lien est copié.
replay-on = Continuer à partir d'ici
replay-record = Télécharger l'enregistrement
replay-here = Télécharger cette position
replay-report = Télécharger un rapport de bug
replay-tools = Ce qu'on peut faire ici
replay-home = Vers l'accueil
replay-won = { $names } gagne
replay-shared = { $names } se partagent la victoire
replay-to-table = Vers la table
replay-link = Lien vers ce coup
replay-amid = Au milieu d'un effet, il n'y a pas de position à garder : allez jusqu'à ce qu'un joueur doive agir.
replay-no-board = Ce jeu n'a pas encore de plateau ici.

## Before somebody gives up

resign-ask = Voulez-vous vraiment abandonner cette partie ?
resign-yes = Oui, j'abandonne
resign-no = Continuer à jouer

## The rules book

rules-title = Règles
rules-of = Règles : { $game }
rules-about = Un guide à lire avant la première partie, et chaque règle avec son numéro.
rules-guide = Guide
rules-reference = Clauses
rules-part = Partie du livre
rules-loading = On ouvre le livre…
rules-play = Y jouer
rules-cards = Toutes les cartes
rules-score = Feuille de score
rules-chapters = Chapitres
rules-signs = Signes et mots
rules-all = Tous les jeux

## Score sheets, for those who play with real cards

score-title = Feuille de score
score-of = Feuille de score : { $game }
score-about = Vous jouez avec les vraies cartes ? Indiquez ce qu'il y a sur la table et obtenez les points, chacun avec sa raison.
score-all = Toutes les feuilles de score
score-none = { $game } n'a pas de points à compter.
score-rules = Règles
score-loading = La feuille arrive…
score-kept = Ce que vous saisissez reste dans ce navigateur.
score-player = Joueur { $seat }
score-name = Nom
score-add = Ajouter un joueur
score-remove = Retirer { $name }
score-close = Terminé
score-reckon = Compter les points
score-reckoning = Décompte…
score-asks = Il manque encore une réponse
score-given = Vos réponses
score-change = Changer : { $text }
score-result = Résultat
score-winner =
    { $count ->
        [one] { $names } l'emporte
       *[other] { $names } l'emportent
    }
score-clear = Vider la feuille

## When the server cannot be reached

server-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.

## The settings page

settings-title = Réglages
settings-kept = Conservés dans ce navigateur, pour tous ceux qui l'utilisent.
settings-language = Langue
settings-motion = Mouvement
settings-motion-name-system-0 = Comme l'appareil
settings-motion-name-system-1 = Le réglage de l'appareil vaut ici aussi.
settings-motion-name-on-0 = Les cartes bougent
settings-motion-name-on-1 = On voit où vont les choses.
settings-motion-name-off-0 = Rien ne bouge
settings-motion-name-off-1 = Tout change d'un coup.
settings-colours = Couleurs
settings-palette-name-standard-0 = Kleos
settings-palette-name-standard-1 = Vert pour vous, rose pour l'autre camp.
settings-palette-name-safe-0 = Adaptées au daltonisme
settings-palette-name-safe-1 = Bleu pour vous, orange pour l'autre camp.
settings-theme = Thème
settings-theme-name-system-0 = Comme l'appareil
settings-theme-name-system-1 = Clair le jour, si l'appareil l'est.
settings-theme-name-dark-0 = Sombre
settings-theme-name-dark-1 = Une table la nuit.
settings-theme-name-light-0 = Clair
settings-theme-name-light-1 = Une table au soleil.
settings-example = Les joueurs dans ces couleurs
settings-keyboard = Au clavier
settings-keyboard-about = À la table, tout peut se faire sans souris.
settings-at-table = À la table
settings-replay = En revoyant une partie
settings-habits = Quand un effet facultatif vous interroge, vous pouvez décider de toujours l'utiliser, ou jamais. Ici, vous pouvez changer d'avis.
settings-answers = Ce que la table répond pour vous
settings-hint = Le premier Tab d'une page propose un lien qui saute à son contenu.
settings-motion-system = Comme l'appareil
    .about = Le réglage de l'appareil vaut ici aussi.
settings-motion-on = Les cartes bougent
    .about = On voit où vont les choses.
settings-motion-off = Rien ne bouge
    .about = Tout change d'un coup.
settings-palette-standard = Kleos
    .about = Vert pour vous, rose pour l'autre camp.
settings-palette-safe = Adaptées au daltonisme
    .about = Bleu pour vous, orange pour l'autre camp.
settings-theme-system = Comme l'appareil
    .about = Clair le jour, si l'appareil l'est.
settings-theme-dark = Sombre
    .about = Une table la nuit.
settings-theme-light = Clair
    .about = Une table au soleil.
settings-key-arrows = ←  →
    .about = un coup en arrière ou en avant ; dix avec Maj
settings-key-ends = Début  Fin
    .about = au début, à la fin
settings-key-space = Espace
    .about = lecture et pause

## What is around every page

shell-pages = Pages
shell-play = Jouer
shell-lobby = Salon
shell-cards = Cartes
shell-decks = Decks
shell-rules = Règles
shell-settings = Réglages
shell-profile = Profil
shell-language = Langue
shell-guest = Invité
shell-free = Fait par des joueurs, sans lien avec aucun éditeur. Règles et textes des cartes sont formulés par nos soins.

## Signs that players give each other
## $name is a player

signs-is-hello = Bonjour !
signs-is-luck = Bonne chance !
signs-is-well-played = Bien joué !
signs-is-thanks = Merci !
signs-is-thinking = Je réfléchis…
signs-is-moment = Un instant…
signs-is-oops = Oups !
signs-is-good-game = Belle partie !
signs-says = { $name } : { $sign }
signs-sign = Signes
signs-nudge-sent = { $name } sait que c'est à son tour.
signs-nudged = { $name } attend : c'est à vous de jouer.
signs-stands-in = joué par { $bot }

## The switch for sounds

sounds-soft = Sons discrets : cartes, points, votre tour, fin de la partie

## A running count of points

standing-now = { $points } points si tout finissait maintenant

## The table, whatever is played there
## $name is a player, a card or a place on the table

table-table = Table
table-you = Vous
table-your-turn = À vous de jouer
table-asked = À vous de jouer. { $prompt }
table-turn-of = À { $name } de jouer
table-thinks = { $name } réfléchit
table-reactions-awaited = On attend les réactions
table-never-react = Ne jamais réagir
table-habit-set = { $name } : désormais la table répond pour vous. Menu, « Réponses automatiques » pour changer.
table-always-pass = Toujours passer : { LOWER($window) }
table-over = La partie est finie
table-waiting-friends = En attente de joueurs
table-sending = Un instant…
table-connecting = Connexion…
table-again = Connexion perdue. Reconnexion en cours…
table-closed = La connexion est fermée.
table-reload = Recharger la page
table-lost-ask = La connexion a été perdue avant la réponse. Veuillez réessayer.
table-out-of-date = La partie a avancé entre-temps. Rien n'a été fait.
table-home = Vers l'accueil
table-toolbar = Outils de la table
table-undo = Annuler
table-ask-undo = Demander à annuler
table-undo-waits = En attente de l'accord { ELIDE("de", $name) } pour annuler votre choix.
table-undo-asked = { $name } souhaite annuler son dernier choix.
table-agree = Accepter
table-refuse = Refuser
table-hint = Conseil
table-hint-waits = Le conseiller réfléchit…
table-hint-title = Ce que ferait le conseiller
table-chance = gagne à { $chance }
table-take = Jouer ainsi
table-log = Journal
table-log-title = Ce qui s'est passé
table-nothing-yet = Il ne s'est encore rien passé.
table-earlier = Ce qui s'est passé avant
table-menu = Menu
table-close = Fermer
table-cancel = Annuler
table-resign = Abandonner
table-habits = Réponses automatiques
table-habits-none = La table vous demande votre avis pour chaque effet facultatif.
table-habits-about = Pour ces effets, la table répond à votre place.
table-answer-always = toujours
table-answer-never = jamais
table-answer-ask = me demander
table-always-use = Toujours l'utiliser
table-never-use = Ne jamais l'utiliser
table-shortcuts = Raccourcis clavier
table-what-is-what = Aide
table-learn = Apprendre à jouer
table-settings = Réglages
table-language = Langue
table-watch-link = Lien pour les spectateurs
table-copy = Copier le lien
table-copied = Copié
table-share = Partager
table-close-table = Fermer la table
table-close-table-ask = Voulez-vous fermer cette table ? Le lien ne fonctionnera plus, et ceux qui ont déjà pris place seront renvoyés à l'accueil.
table-close-table-yes = Oui, la fermer
table-leave-table = Quitter la table
table-leave-table-ask = Voulez-vous rendre votre place ? Quelqu'un d'autre pourra alors la prendre.
table-leave-table-yes = Oui, partir
table-keep-waiting = Continuer d'attendre
table-closed-title = Cette table est fermée
table-hand-over-title = { $name }, c'est à vous
table-hand-over-about = Passez l'écran. Personne d'autre ne doit regarder : la main de ce joueur va s'afficher.
table-i-am-here = C'est moi
table-answers = Toutes les réponses ({ $count })
table-answers-short = Réponses ({ $count })
table-unpick = Reposer { $name }
table-lacks-c = une carte
table-lacks-o = une carte de la table
table-lacks-p = un emplacement
table-lacks-s = un joueur
table-pick-for =
    { $count ->
        [one] Choisissez { $what } pour { $name }.
       *[other] Pour { $name }, choisissez { $what }.
    }
table-rule = Règle { $clause }
table-lies-at = { $name } : place { $place } sur { $all }
table-choose = Choisir { $name }
table-chosen = Reposer { $name }
table-look = Regarder { $name }
table-why-not = Pourquoi pas ?
table-why-title = Pourquoi pas maintenant ?
table-why-also = Ce que vous pouvez en faire :
table-why-none = Personne ne le demande en ce moment.
table-see-card = Regarder la carte
table-cards-to-choose = Cartes au choix
table-several = Que voulez-vous faire ?
table-face-down = carte face cachée
table-hand = Votre main
table-hand-of = Main { ELIDE("de", $name) }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-empty-hand = Aucune carte en main
table-hold = Appui long sur une carte ou une réponse pour en savoir plus
table-empty = vide
table-look-through = Parcourir : { $name }
table-bot = bot
table-away = déconnecté
table-gave-up = a abandonné
table-clock = Temps
table-clock-name-move = pour ce choix
table-clock-name-total = pour la partie
table-claim = Réclamer la victoire au temps
table-rematch = Revanche
table-rematch-waits = En attente des autres…
table-rematch-wanted = { $name } propose une revanche.
table-to-rematch = Vers la revanche
table-decided = Ce qui a décidé la partie
table-replay = Revoir la partie
table-record = Télécharger la partie
table-mine = Mes parties
table-report-file = Télécharger un rapport de bug
table-you-win = Vous avez gagné !
table-you-lose = Vous avez perdu.
table-wins = Victoire { ELIDE("de", $names) }
table-win = Victoire { ELIDE("de", $names) }
table-shared = Victoire partagée
table-place = Rang
table-player = Joueur
table-score = Score
table-seats = Joueurs
table-space = Espace
table-problem = Cela n'a pas fonctionné
table-you-lower = vous
table-hint-is = Ce que ferait le conseiller : { $text }
table-chance-better = gagne à { $chance }, { $more } de plus que le suivant
table-pile =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
table-pile-title =
    { $count ->
        [one] { $name } ({ $count } carte)
       *[other] { $name } ({ $count } cartes, la dernière en premier)
    }
table-clock-about-move = Le temps qui reste pour ce choix. Une fois écoulé, les autres peuvent réclamer la victoire.
table-clock-about-total = Le temps qui reste pour la partie. Une fois écoulé, les autres peuvent réclamer la victoire.
table-clock-days = { $days } d { $hours } h
table-shared-by = Victoire partagée : { $names }

## One table in a list of tables

table-line-state-yours = À vous
table-line-state-theirs = À l'adversaire
table-line-state-waiting = Attend des joueurs
table-line-state-over = Terminée : la revoir
table-line-against = contre { $names }
table-line-free = une place libre
table-line-alone = sur cet écran
table-line-record = un enregistrement ouvert

## Lengths of time

time-none = sans limite
time-seconds = { $count } secondes
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## What a game is about, for those who are new to it
## $game is its title

welcome-welcome = Bienvenue dans { $game }
welcome-help = { $game } : mode d'emploi
welcome-table = Sur la table
welcome-all = Tous les signes et mots
welcome-play = Jouons
welcome-back = Retour à la table
welcome-how = Comment jouer
welcome-shortcuts = Raccourcis clavier
welcome-opening = Un instant …
welcome-again = Pointez un signe, ou touchez-le, pour lire ce qu'il veut dire. Le ? au-dessus de la table rouvre cette page.
welcome-hint = Vous hésitez ? « { $name } », au-dessus de la table, montre un bon choix et ce qu'il apporte.
