"""What the server says to people, in their language."""

from typing import Final

from kleos.engine.messages import LANGUAGES, say, says

FALLBACK: Final = "en"


def known_language(lang: str) -> str:
    """The language that was asked for, or English if it is none of ours."""
    return lang if lang in LANGUAGES else FALLBACK


def guest_name(name: str, lang: str) -> str:
    """What somebody is called who may have given no name."""
    return name or say("guest", lang)


says("guest", en="Guest", fr="Invité", it="Ospite")
says("deleted-player", en="Deleted player", fr="Joueur supprimé", it="Giocatore eliminato")
says("player-number", en="Player {number}", fr="Joueur {number}", it="Giocatore {number}")

# What cannot be, by code --------------------------------------------------------------------------------------------------
says(
    "malformed",
    en="this message cannot be read: {problem}",
    fr="ce message est illisible : {problem}",
    it="questo messaggio è illeggibile: {problem}",
)
says(
    "too-large",
    en="this is larger than {most} bytes, and too much for the table",
    fr="cela dépasse {most} octets, c'est trop pour la table",
    it="questo supera {most} byte, ed è troppo per il tavolo",
)
says(
    "too-many",
    en="too many windows are open at this table, or by you: close one, then load this page again",
    fr="trop de fenêtres sont ouvertes à cette table, ou par vous : fermez-en une, puis rechargez cette page",
    it="troppe finestre sono aperte a questo tavolo, o da te: chiudine una e ricarica questa pagina",
)
says(
    "cannot-begin",
    en="the match cannot begin with the cards that this server has now: {problem}",
    fr="la partie ne peut pas commencer avec les cartes que ce serveur a maintenant : {problem}",
    it="la partita non può cominciare con le carte che questo server ha adesso: {problem}",
)
says(
    "moves-refused",
    en="the moves of this match cannot be made by the rules of this version: {problem}",
    fr="les coups de cette partie ne sont pas possibles selon les règles de cette version : {problem}",
    it="le mosse di questa partita non sono possibili con le regole di questa versione: {problem}",
)
says(
    "table-damaged",
    en="what was kept of this table cannot be read any more",
    fr="ce qui a été gardé de cette table n'est plus lisible",
    it="quello che si è conservato di questo tavolo non si può più leggere",
)
says(
    "banned",
    en="The host of this server does not let you in.",
    fr="L'hôte de ce serveur ne vous laisse pas entrer.",
    it="Chi gestisce questo server non ti lascia entrare.",
)
says(
    "no-account",
    en="you play as a guest: there is no account to change",
    fr="vous jouez comme invité : il n'y a pas de compte à modifier",
    it="giochi come ospite: non c'è un account da modificare",
)
says("wrong-password", en="that is not the password", fr="ce n'est pas le mot de passe", it="la password non è quella")
says(
    "other-name",
    en="this server is not known by that name; whoever runs it can say so: kleos serve --name NAME",
    fr="ce serveur n'est pas connu sous ce nom ; qui le fait tourner peut l'indiquer : kleos serve --name NOM",
    it="questo server non è conosciuto con questo nome; chi lo gestisce può indicarlo: kleos serve --name NOME",
)
says(
    "too-many-tables",
    en="you have opened as many tables as anybody may have at once: close one, or finish a match first",
    fr="vous avez ouvert autant de tables que possible en même temps : fermez-en une ou terminez d'abord une partie",
    it="hai aperto tutti i tavoli che si possono avere insieme: chiudine uno, o prima finisci una partita",
)
says(
    "too-many-records",
    en="as many records that you have read in are kept as may be of anybody",
    fr="le nombre maximal de parties que vous pouvez importer est atteint",
    it="hai raggiunto il numero massimo di partite che puoi caricare",
)
says(
    "table-full",
    en="this match has gone on for as long as a match is kept; it can only be given up",
    fr="cette partie a atteint la longueur maximale conservée ; on ne peut plus qu'abandonner",
    it="questa partita ha raggiunto la lunghezza massima che si conserva; si può solo abbandonare",
)
says(
    "too-fast",
    en="too much at once: please wait a moment",
    fr="trop de demandes à la fois : patientez un instant",
    it="troppe richieste in una volta: attendi un momento",
)
says(
    "other-version",
    en="this page is of another version than the table: please load it again",
    fr="cette page n'est pas de la même version que la table : rechargez-la",
    it="questa pagina è di un'altra versione rispetto al tavolo: ricaricala",
)
says(
    "hello-first",
    en="a connection begins with 'hello'",
    fr="une connexion commence par « hello »",
    it="una connessione comincia con «hello»",
)
says(
    "no-such-table",
    en="there is no such table, or it is not open to you",
    fr="cette table n'existe pas, ou elle ne vous est pas ouverte",
    it="questo tavolo non esiste, o per te non è aperto",
)
says(
    "not-yours",
    en="this seat is not yours",
    fr="cette place n'est pas la vôtre",
    it="questo posto non è tuo",
)
says(
    "only-watching",
    en="whoever watches cannot do that",
    fr="un simple spectateur ne peut pas faire cela",
    it="chi sta solo a guardare non può farlo",
)
says(
    "out-of-date",
    en="the table has gone on meanwhile: look at it again",
    fr="la partie a continué entre-temps : regardez de nouveau la table",
    it="nel frattempo la partita è andata avanti: guarda di nuovo il tavolo",
)
says(
    "not-kept",
    en="this could not be kept, so it was not done: try again in a moment",
    fr="cela n'a pas pu être enregistré et n'a donc pas été fait : réessayez dans un instant",
    it="non è stato possibile salvarlo, quindi non è stato fatto: riprova tra un momento",
)
says(
    "at-fault",
    en="something broke on our side, and nothing has changed; please send us a report",
    fr="quelque chose a cassé de notre côté, et rien n'a changé ; envoyez-nous un rapport",
    it="qualcosa si è rotto da parte nostra, e nulla è cambiato; mandaci una segnalazione",
)
says(
    "other-eyes",
    en="somebody else at this screen is to decide: hand it over first",
    fr="c'est à quelqu'un d'autre devant cet écran de décider : passez-le d'abord",
    it="tocca a qualcun altro davanti a questo schermo: prima passalo",
)
says(
    "no-request",
    en="nobody asks to take anything back now",
    fr="personne ne demande à reprendre un coup en ce moment",
    it="adesso nessuno chiede di ritirare una mossa",
)
says(
    "already-asked",
    en="the others have been asked already",
    fr="les autres ont déjà été consultés",
    it="agli altri è già stato chiesto",
)
says(
    "not-over",
    en="the match is not over yet",
    fr="la partie n'est pas encore finie",
    it="la partita non è ancora finita",
)
says(
    "not-alone",
    en="another bot can be met only where nobody else plays",
    fr="on ne peut rencontrer un autre bot que là où personne d'autre ne joue",
    it="un altro bot si può incontrare solo dove non gioca nessun altro",
)
says(
    "others-play",
    en="there are hints only where nobody else plays",
    fr="il n'y a de conseils que là où personne d'autre ne joue",
    it="i consigli ci sono solo dove non gioca nessun altro",
)
says(
    "no-thing",
    en="'{thing}' is nothing on this table",
    fr="« {thing} » n'est rien qui se trouve sur cette table",
    it="«{thing}» non è nulla che si trovi su questo tavolo",
)
says(
    "no-habit",
    en="{card} has no such optional effect",
    fr="{card} n'a pas cet effet facultatif",
    it="{card} non ha questo effetto facoltativo",
)
says(
    "no-order",
    en="an order names everything on your own field once, and nothing else",
    fr="un ordre nomme une fois chaque carte de votre propre terrain, et rien d'autre",
    it="un ordine nomina una volta ogni carta del tuo campo, e nient'altro",
)
says(
    "bot-plays",
    en="a bot plays for you: take your seat back first",
    fr="un bot joue pour vous : reprenez d'abord votre place",
    it="un bot gioca per te: prima riprendi il tuo posto",
)
says(
    "no-stand-in",
    en="no bot plays for you here",
    fr="aucun bot ne joue pour vous ici",
    it="qui nessun bot gioca per te",
)
says(
    "not-away",
    en="nobody is missing from that seat",
    fr="personne ne manque à cette place",
    it="a quel posto non manca nessuno",
)
says(
    "not-lent",
    en="whoever is away does not want a bot to play on for them",
    fr="la personne absente ne veut pas qu'un bot continue à sa place",
    it="chi è assente non vuole che un bot continui al suo posto",
)
says(
    "away-briefly",
    en="wait a little longer before a bot takes over",
    fr="attendez encore un peu avant qu'un bot prenne le relais",
    it="aspetta ancora qualche istante prima che subentri un bot",
)
says(
    "nobody-to-nudge",
    en="there is nobody to nudge now",
    fr="il n'y a personne à relancer en ce moment",
    it="adesso non c'è nessuno da sollecitare",
)
says(
    "nudged-too-soon",
    en="give them a little more time",
    fr="laissez encore un peu de temps",
    it="lascia ancora qualche istante",
)

# HTTP
says(
    "foreign-page",
    en="this was asked by a page of another site",
    fr="cette demande vient d'une page d'un autre site",
    it="questa richiesta viene da una pagina di un altro sito",
)
says(
    "needs-json",
    en="this needs a JSON body",
    fr="il faut ici un corps en JSON",
    it="qui serve un corpo in JSON",
)
says("no-such-page", en="there is nothing here", fr="il n'y a rien ici", it="qui non c'è niente")
says(
    "wrong-method",
    en="this cannot be asked in that way",
    fr="cela ne se demande pas ainsi",
    it="non si chiede in questo modo",
)
says(
    "client-missing",
    en="This server has no browser client. Its host can add it: in a clone of the repository run tools/setup web, then install Kleos again.",
    fr="Ce serveur n'a pas de client pour le navigateur. Son hôte peut l'ajouter : dans un clone du dépôt, lancer tools/setup web, puis réinstaller Kleos.",
    it="Questo server non ha il client per il browser. Chi lo gestisce può aggiungerlo: in un clone del repository lanciare tools/setup web, poi reinstallare Kleos.",
)

# Accounts
says(
    "name-length",
    en="a name has 1 to {most} letters",
    fr="un nom compte de 1 à {most} caractères",
    it="un nome ha da 1 a {most} caratteri",
)
says(
    "password-length",
    en="a password has {least} to {most} letters",
    fr="un mot de passe compte de {least} à {most} caractères",
    it="una password ha da {least} a {most} caratteri",
)
says(
    "name-signs",
    en="this name holds signs that do not show, or marks that make it hard to read",
    fr="ce nom contient des signes invisibles, ou des marques qui le rendent illisible",
    it="questo nome contiene segni invisibili, o marcature che lo rendono illeggibile",
)
says(
    "name-scripts",
    en="this name mixes letters of several alphabets that look alike; write it in one",
    fr="ce nom mélange des lettres semblables de plusieurs alphabets ; n'en utilisez qu'un",
    it="questo nome mescola lettere simili di più alfabeti; usane uno solo",
)
says(
    "name-taken-by-other",
    en="somebody else already has the name {name}, or one that looks like it",
    fr="quelqu'un d'autre porte déjà le nom {name}, ou un nom qui lui ressemble",
    it="qualcun altro ha già il nome {name}, o un nome che gli somiglia",
)
says(
    "has-account",
    en="you are already {name} here",
    fr="vous êtes déjà {name} ici",
    it="qui sei già {name}",
)
says(
    "wrong-login",
    en="there is no account with this name and this password",
    fr="aucun compte ne correspond à ce nom et à ce mot de passe",
    it="nessun account corrisponde a questo nome e a questa password",
)

# Tables
says(
    "seats-number",
    en="{game} is for {least} to {most} players, not {count}",
    fr="{game} se joue de {least} à {most}, et non à {count}",
    it="{game} si gioca da {least} a {most}, non in {count}",
)
says(
    "seat-for-you",
    en="one of the seats must be yours",
    fr="une des places doit être la vôtre",
    it="uno dei posti dev'essere il tuo",
)
says(
    "clock-range",
    en="a clock runs for {least} seconds to {most} days",
    fr="une pendule va de {least} secondes à {most} jours",
    it="un orologio va da {least} secondi a {most} giorni",
)
says(
    "no-deck-of-yours",
    en="you have no such deck for this game",
    fr="vous n'avez pas ce deck pour ce jeu",
    it="non hai questo mazzo per questo gioco",
)
says(
    "no-open-seat",
    en="no seat is free at this table",
    fr="il n'y a plus de place libre à cette table",
    it="a questo tavolo non ci sono posti liberi",
)
says(
    "seat-taken",
    en="this seat is no longer free",
    fr="cette place n'est plus libre",
    it="questo posto non è più libero",
)
says(
    "needs-invite",
    en="this table is for invited people",
    fr="cette table est réservée aux personnes invitées",
    it="questo tavolo è riservato a chi è stato invitato",
)
says(
    "sits-already",
    en="you already sit at this table",
    fr="vous êtes déjà à cette table",
    it="sei già seduto a questo tavolo",
)
says(
    "table-closed",
    en="this table was closed before the match began",
    fr="cette table a été fermée avant le début de la partie",
    it="questo tavolo è stato chiuso prima dell'inizio della partita",
)
says(
    "left-table",
    en="you have left this table",
    fr="vous avez quitté cette table",
    it="hai lasciato questo tavolo",
)
says(
    "not-host",
    en="only the person who opened this table can do that",
    fr="seule la personne qui a ouvert cette table peut le faire",
    it="solo chi ha aperto questo tavolo può farlo",
)
says(
    "host-closes",
    en="you opened this table: close it instead of leaving it",
    fr="c'est vous qui avez ouvert cette table : fermez-la au lieu de la quitter",
    it="questo tavolo l'hai aperto tu: chiudilo invece di lasciarlo",
)
says(
    "not-seated",
    en="you do not sit at this table",
    fr="vous n'êtes pas à cette table",
    it="non sei seduto a questo tavolo",
)
says(
    "begun-already",
    en="the match has already begun",
    fr="la partie a déjà commencé",
    it="la partita è già iniziata",
)
says(
    "move-range",
    en="this match has {most} moves",
    fr="cette partie compte {most} coups",
    it="questa partita ha {most} mosse",
)

# Notices ------------------------------------------------------------------------------------------------------------------
says(
    "bot-taken-over",
    en="{bot} had trouble ({problem}); a bot that plays at random has taken its seat.",
    fr="{bot} a eu un problème ({problem}) ; un bot qui joue au hasard a pris sa place.",
    it="{bot} ha avuto un problema ({problem}); al suo posto c'è ora un bot che gioca a caso.",
)
says(
    "bots-hurry",
    en="Many bots are thinking here at the moment: {bot} answers sooner than usual.",
    fr="Beaucoup de bots réfléchissent ici en ce moment : {bot} répond plus vite que d'habitude.",
    it="In questo momento qui pensano molti bot: {bot} risponde prima del solito.",
)
says("bot-too-slow", en="it did not answer in time", fr="il n'a pas répondu à temps", it="non ha risposto in tempo")
says("bot-died", en="its process ended", fr="son processus s'est arrêté", it="il suo processo è terminato")
says(
    "joined",
    en="{name} has joined the table.",
    fr="{name} a rejoint la table.",
    it="{name} si è seduto al tavolo.",
)
says(
    "left",
    en="{name} has left the table.",
    fr="{name} a quitté la table.",
    it="{name} ha lasciato il tavolo.",
)
says(
    "asks-undo",
    en="{name} asks to take back the last choice.",
    fr="{name} demande à reprendre son dernier choix.",
    it="{name} chiede di ritirare la sua ultima scelta.",
)
says(
    "undo-refused",
    en="{name} does not agree: the choice stands.",
    fr="{name} n'est pas d'accord : le choix reste.",
    it="{name} non è d'accordo: la scelta resta.",
)
says(
    "undone",
    en="{name} has taken back the last choice.",
    fr="{name} a repris son dernier choix.",
    it="{name} ha ritirato la sua ultima scelta.",
)
says(
    "undone-seen",
    en="Taken back. What you have seen cannot be unseen: {what}",
    fr="Choix repris. Ce que vous avez vu reste vu : {what}",
    it="Scelta ritirata. Quel che hai visto resta visto: {what}",
)
says(
    "undone-seen-table",
    en="Taken back. What the table has shown you since cannot be unseen.",
    fr="Choix repris. Ce que la table vous a montré depuis reste vu.",
    it="Scelta ritirata. Quel che il tavolo ti ha mostrato dopo resta visto.",
)
says(
    "by-habit-used",
    en="{card}: used, as always.",
    fr="{card} : utilisé, comme toujours.",
    it="{card}: usato, come sempre.",
)
says(
    "by-habit-skipped",
    en="{card}: not used, as always.",
    fr="{card} : pas utilisé, comme toujours.",
    it="{card}: non usato, come sempre.",
)
says("by-habit-passed", en="{card}: you let it pass.", fr="{card} : vous passez.", it="{card}: lasci passare.")
says(
    "restarting",
    en="The server is restarting. You will be back at the table in a moment.",
    fr="Le serveur redémarre. Vous retrouverez la table dans un instant.",
    it="Il server si sta riavviando. Tra un attimo sarai di nuovo al tavolo.",
)
says("gave-up", en="{name} has given up.", fr="{name} a abandonné.", it="{name} si è arreso.")
says(
    "ran-out",
    en="{name} has run out of time.",
    fr="{name} n'a plus de temps.",
    it="{name} ha finito il tempo.",
)
says(
    "wants-rematch",
    en="{name} would like to play again.",
    fr="{name} voudrait rejouer.",
    it="{name} vorrebbe giocare ancora.",
)
says(
    "asks-stand-in",
    en="{name} would like a bot to play on for {other}.",
    fr="{name} voudrait qu'un bot joue à la place de {other}.",
    it="{name} vorrebbe che un bot giocasse al posto di {other}.",
)
says(
    "rather-waits",
    en="{name} would rather wait for {other}.",
    fr="{name} préfère attendre {other}.",
    it="{name} preferisce aspettare {other}.",
)
says(
    "stands-in",
    en="A bot plays on for {name}.",
    fr="Un bot joue maintenant à la place de {name}.",
    it="Ora un bot gioca al posto di {name}.",
)
says("is-back", en="{name} is back.", fr="{name} est de retour.", it="{name} è di nuovo qui.")

# Outcomes -----------------------------------------------------------------------------------------------------------------
says(
    "by-time",
    en="since the time of the others ran out",
    fr="au temps",
    it="per il tempo",
)

# Where a match comes from that is no fresh deal ---------------------------------------------------------------------------
says(
    "origin-record",
    en="Continued after move {moves}",
    fr="Reprise après le coup {moves}",
    it="Ripresa dopo la mossa {moves}",
)
says(
    "origin-record-text",
    en="This match goes on from the record of another, after move {moves}.",
    fr="Cette partie reprend l'enregistrement d'une autre, après le coup {moves}.",
    it="Questa partita riprende la registrazione di un'altra, dopo la mossa {moves}.",
)
says("origin-position", en="From a position", fr="Depuis une position", it="Da una posizione")
says(
    "origin-position-text",
    en="This match was begun from a position that somebody set up.",
    fr="Cette partie a commencé à partir d'une position préparée.",
    it="Questa partita è cominciata da una posizione preparata.",
)
says("origin-seed", en="Chosen deal", fr="Donne choisie", it="Distribuzione scelta")
says(
    "origin-seed-text",
    en="This match was begun from the seed of a record: its deal was chosen, not drawn.",
    fr="Cette partie a commencé avec la graine d'un enregistrement : sa donne a été choisie, pas tirée au sort.",
    it="Questa partita è cominciata dal seme di una registrazione: la distribuzione è stata scelta, non sorteggiata.",
)
says("origin-read", en="Read from a record", fr="Lue dans un enregistrement", it="Letta da una registrazione")
says(
    "origin-read-text",
    en="This match was read from a record: it was not played at this table.",
    fr="Cette partie a été lue dans un enregistrement : elle n'a pas été jouée à cette table.",
    it="Questa partita è stata letta da una registrazione: non è stata giocata a questo tavolo.",
)
says(
    "origin-anew",
    en="What was hidden then has been dealt anew: nobody knows it.",
    fr="Ce qui était caché a été redistribué : personne ne le connaît.",
    it="Ciò che era nascosto è stato ridistribuito: nessuno lo conosce.",
)
says(
    "origin-known",
    en="Its cards lie as they did there: whoever has seen them knows what is hidden.",
    fr="Les cartes sont restées les mêmes : qui les a vues connaît ce qui est caché.",
    it="Le carte sono rimaste le stesse: chi le ha viste conosce ciò che è nascosto.",
)
says(
    "dealt-anew",
    en="What is hidden is dealt anew.",
    fr="Ce qui est caché est redistribué.",
    it="Ciò che è nascosto viene ridistribuito.",
)
