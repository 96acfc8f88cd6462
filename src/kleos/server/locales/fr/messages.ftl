### What the server says to people, in their language.

guest = Invité
deleted-player = Joueur supprimé
player-number = Joueur { $number }

## What cannot be, by code

malformed = ce message est illisible : { $problem }
null-character = ceci contient un caractère qui ne peut pas être enregistré (U+0000)
too-large = cela dépasse { $most } octets, c'est trop pour la table
too-many = trop de fenêtres sont ouvertes à cette table, ou par vous : fermez-en une, puis rechargez cette page
cannot-begin = la partie ne peut pas commencer avec les cartes que ce serveur a maintenant : { $problem }
moves-refused = les coups de cette partie ne sont pas possibles selon les règles de cette version : { $problem }
table-damaged = ce qui a été gardé de cette table n'est plus lisible
banned = L'hôte de ce serveur ne vous laisse pas entrer.
no-account = vous jouez comme invité : il n'y a pas de compte à modifier
wrong-password = ce n'est pas le mot de passe
other-name = ce serveur n'est pas connu sous ce nom ; qui le fait tourner peut l'indiquer : kleos serve --name NOM
too-many-tables = vous avez ouvert autant de tables que possible en même temps : fermez-en une ou terminez d'abord une partie
too-many-records = le nombre maximal de parties que vous pouvez importer est atteint
table-full = cette partie a atteint la longueur maximale conservée ; on ne peut plus qu'abandonner
too-fast = trop de demandes à la fois : patientez un instant
other-version = cette page n'est pas de la même version que la table : rechargez-la
hello-first = une connexion commence par « hello »
no-such-table = cette table n'existe pas, ou elle ne vous est pas ouverte
not-yours = cette place n'est pas la vôtre
only-watching = un simple spectateur ne peut pas faire cela
out-of-date = la partie a continué entre-temps : regardez de nouveau la table
not-kept = cela n'a pas pu être enregistré et n'a donc pas été fait : réessayez dans un instant
at-fault = quelque chose a cassé de notre côté, et rien n'a changé ; envoyez-nous un rapport
other-eyes = c'est à quelqu'un d'autre devant cet écran de décider : passez-le d'abord
no-request = personne ne demande à reprendre un coup en ce moment
already-asked = les autres ont déjà été consultés
not-over = la partie n'est pas encore finie
not-alone = on ne peut rencontrer un autre bot que là où personne d'autre ne joue
others-play = il n'y a de conseils que là où personne d'autre ne joue
no-thing = « { $thing } » n'est rien qui se trouve sur cette table
no-habit = { $card } n'a pas cet effet facultatif
no-order = un ordre nomme une fois chaque carte de votre propre terrain, et rien d'autre
bot-plays = un bot joue pour vous : reprenez d'abord votre place
no-stand-in = aucun bot ne joue pour vous ici
not-away = personne ne manque à cette place
not-lent = la personne absente ne veut pas qu'un bot continue à sa place
away-briefly = attendez encore un peu avant qu'un bot prenne le relais
nobody-to-nudge = il n'y a personne à relancer en ce moment
nudged-too-soon = laissez encore un peu de temps
# HTTP
foreign-page = cette demande vient d'une page d'un autre site
needs-json = il faut ici un corps en JSON
no-such-page = il n'y a rien ici
wrong-method = cela ne se demande pas ainsi
client-missing = Ce serveur n'a pas de client pour le navigateur. Son hôte peut l'ajouter : dans un clone du dépôt, lancer tools/setup web, puis réinstaller Kleos.
# Accounts
name-length = un nom compte de 1 à { $most } caractères
password-length = un mot de passe compte de { $least } à { $most } caractères
name-signs = ce nom contient des signes invisibles, ou des marques qui le rendent illisible
name-scripts = ce nom mélange des lettres semblables de plusieurs alphabets ; n'en utilisez qu'un
name-taken-by-other = quelqu'un d'autre porte déjà le nom { $name }, ou un nom qui lui ressemble
has-account = vous êtes déjà { $name } ici
wrong-login = aucun compte ne correspond à ce nom et à ce mot de passe
# Tables
seats-number = { $game } se joue de { $least } à { $most }, et non à { $count }
seat-for-you = une des places doit être la vôtre
clock-range = une pendule va de { $least } secondes à { $most } jours
no-deck-of-yours = vous n'avez pas ce deck pour ce jeu
no-open-seat = il n'y a plus de place libre à cette table
seat-taken = cette place n'est plus libre
needs-invite = cette table est réservée aux personnes invitées
sits-already = vous êtes déjà à cette table
table-closed = cette table a été fermée avant le début de la partie
left-table = vous avez quitté cette table
not-host = seule la personne qui a ouvert cette table peut le faire
host-closes = c'est vous qui avez ouvert cette table : fermez-la au lieu de la quitter
not-seated = vous n'êtes pas à cette table
begun-already = la partie a déjà commencé
move-range = cette partie compte { $most } coups

## Notices

bot-taken-over = { $bot } a eu un problème ({ $problem }) ; un bot qui joue au hasard a pris sa place.
bots-hurry = Beaucoup de bots réfléchissent ici en ce moment : { $bot } répond plus vite que d'habitude.
hint-hurried = Beaucoup de bots réfléchissent ici en ce moment : ce conseil a été moins réfléchi que d'habitude.
moves-lost = Kleos a été mis à jour, et ses règles n'autorisent plus les derniers coups de cette partie. Elle reprend avant ceux-ci.
bot-too-slow = il n'a pas répondu à temps
bot-died = son processus s'est arrêté
joined = { $name } a rejoint la table.
left = { $name } a quitté la table.
asks-undo = { $name } demande à reprendre son dernier choix.
undo-refused = { $name } n'est pas d'accord : le choix reste.
undone = { $name } a repris son dernier choix.
undone-seen = Choix repris. Ce que vous avez vu reste vu : { $what }
undone-seen-table = Choix repris. Ce que la table vous a montré depuis reste vu.
by-habit-used = { $card } : utilisé, comme toujours.
by-habit-skipped = { $card } : pas utilisé, comme toujours.
by-habit-passed = { $card } : vous passez.
restarting = Le serveur redémarre. Vous retrouverez la table dans un instant.
gave-up = { $name } a abandonné.
ran-out = { $name } n'a plus de temps.
wants-rematch = { $name } voudrait rejouer.
asks-stand-in = { $name } voudrait qu'un bot joue à la place de { $other }.
rather-waits = { $name } préfère attendre { $other }.
stands-in = Un bot joue maintenant à la place de { $name }.
is-back = { $name } est de retour.

## Outcomes

by-time = au temps

## Where a match comes from that is no fresh deal

origin-record = Reprise après le coup { $moves }
origin-record-text = Cette partie reprend l'enregistrement d'une autre, après le coup { $moves }.
origin-position = Depuis une position
origin-position-text = Cette partie a commencé à partir d'une position préparée.
origin-seed = Donne choisie
origin-seed-text = Cette partie a commencé avec la graine d'un enregistrement : sa donne a été choisie, pas tirée au sort.
origin-read = Lue dans un enregistrement
origin-read-text = Cette partie a été lue dans un enregistrement : elle n'a pas été jouée à cette table.
origin-anew = Ce qui était caché a été redistribué : personne ne le connaît.
origin-known = Les cartes sont restées les mêmes : qui les a vues connaît ce qui est caché.
dealt-anew = Ce qui est caché est redistribué.
