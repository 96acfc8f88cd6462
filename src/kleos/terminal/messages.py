"""What the terminal and the command line say: their messages, and the language they are said in."""

import os
from collections.abc import Mapping
from typing import Any, Final

from kleos.engine.errors import KleosError
from kleos.engine.messages import LANGUAGES, MESSAGES, Words, say, says
from kleos.words.phrases import check_language

__all__ = [
    "LANGUAGES",
    "MESSAGES",
    "Mistake",
    "Words",
    "check_language",
    "environment_language",
    "say",
]

ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


# Mistakes ---------------------------------------------------------------------------------------------------------------
class Mistake(KleosError):
    """A mistake of the user's at the terminal."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(Words(key, **values))


# The language -----------------------------------------------------------------------------------------------------------
def environment_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for (fr_FR.UTF-8 is fr), or English if it is none of ours."""
    for name in ENVIRONMENT:
        wanted = environment.get(name)
        if wanted:
            lang = wanted.replace("-", "_").replace(".", "_").replace("@", "_").split("_")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


# The command line ---------------------------------------------------------------------------------------------------------
says(
    "cli-about",
    en="One table for card games: play, simulate, replay, look things up.",
    fr="Une table pour des jeux de cartes : jouer, simuler, revoir des parties, consulter les cartes et les règles.",
    it="Un tavolo per giochi di carte: giocare, simulare, rivedere partite, consultare carte e regole.",
)
says("cli-usage", en="usage: ", fr="utilisation : ", it="uso: ")
# argparse puts a colon after these three
says("cli-arguments", en="arguments", fr="arguments\N{NO-BREAK SPACE}", it="argomenti")
says("cli-options", en="options", fr="options\N{NO-BREAK SPACE}", it="opzioni")
says("cli-commands", en="commands", fr="commandes\N{NO-BREAK SPACE}", it="comandi")
says("cli-help", en="show this help and exit", fr="afficher cette aide et quitter", it="mostrare questo aiuto e uscire")
says(
    "cli-version",
    en="show the version and exit",
    fr="afficher la version et quitter",
    it="mostrare la versione e uscire",
)
says(
    "cli-lang",
    en="the language of cards and messages: en, fr or it (that of the environment)",
    fr="la langue des cartes et des messages : en, fr ou it (celle de l'environnement)",
    it="la lingua delle carte e dei messaggi: en, fr o it (quella dell'ambiente)",
)

# What stands for a value in the help
says("meta-command", en="COMMAND", fr="COMMANDE", it="COMANDO")
says("meta-shell", en="SHELL", fr="SHELL", it="SHELL")
says("meta-lang", en="LANG", fr="LANGUE", it="LINGUA")
says("meta-game", en="GAME", fr="JEU", it="GIOCO")
says("meta-file", en="FILE", fr="FICHIER", it="FILE")
says("meta-game-or-file", en="GAME|FILE", fr="JEU|FICHIER", it="GIOCO|FILE")
says("meta-folder", en="DIR", fr="DOSSIER", it="CARTELLA")
says("meta-name", en="NAME", fr="NOM", it="NOME")
says("meta-name-or-file", en="NAME|FILE", fr="NOM|FICHIER", it="NOME|FILE")
says("meta-card", en="GAME|ID|WORD", fr="JEU|NUMÉRO|MOT", it="GIOCO|CODICE|PAROLA")
says("meta-clause", en="CLAUSE", fr="CLAUSE", it="CLAUSOLA")
says("meta-word", en="WORD", fr="MOT", it="PAROLA")
says("meta-seed", en="SEED", fr="GRAINE", it="SEME")
says("meta-host", en="ADDRESS", fr="ADRESSE", it="INDIRIZZO")
says(
    "cli-completion",
    en="a script that completes commands in a shell",
    fr="un script qui complète les commandes dans un shell",
    it="uno script che completa i comandi in una shell",
)
says(
    "cli-completion-shell",
    en="the shell: bash, zsh or fish",
    fr="le shell : bash, zsh ou fish",
    it="la shell: bash, zsh o fish",
)
says(
    "cli-serve",
    en="run the server of the table in the browser",
    fr="lancer le serveur de la table dans le navigateur",
    it="avviare il server del tavolo nel browser",
)
says("meta-profile", en="PROFILE", fr="PROFIL", it="PROFILO")
says("meta-text", en="TEXT", fr="TEXTE", it="TESTO")
says("meta-url", en="URL", fr="URL", it="URL")
says("meta-number", en="N", fr="N", it="N")
says("meta-seconds", en="SECONDS", fr="SECONDES", it="SECONDI")
says("meta-days", en="DAYS", fr="JOURS", it="GIORNI")
says("meta-rate", en="RATE", fr="FRÉQUENCE", it="FREQUENZA")
says(
    "cli-serve-profile",
    en="whom the settings suit: friends (where none is named), a club behind one address, or the public",
    fr="à qui conviennent les réglages : friends, des amis (par défaut), club, un club derrière une même adresse, ou public, tout le monde",
    it="a chi si adattano le impostazioni: friends, amici (quella normale), club, un club dietro un solo indirizzo, o public, chiunque",
)
says(
    "cli-serve-settings",
    en="a file of settings ({file} in the data folder, if there is one); options and KLEOS_SERVE_... variables outweigh it",
    fr="un fichier de réglages ({file} dans le dossier de données, s'il existe) ; les options et les variables KLEOS_SERVE_... l'emportent",
    it="un file di impostazioni ({file} nella cartella dei dati, se c'è); le opzioni e le variabili KLEOS_SERVE_... prevalgono",
)
says(
    "cli-serve-print",
    en="show the settings in force, and where each comes from, instead of serving",
    fr="montrer les réglages en vigueur, et d'où vient chacun, au lieu de servir",
    it="mostrare le impostazioni in vigore, e da dove viene ciascuna, invece di servire",
)
says("cli-serve-general", en="settings", fr="réglages", it="impostazioni")
says("cli-serve-rates", en="how often", fr="combien de fois", it="quanto spesso")
says("cli-serve-bounds", en="how much at once", fr="combien à la fois", it="quanto alla volta")
says("cli-serve-keeping", en="how long things are kept", fr="durée de conservation", it="quanto si conserva")
says("cli-serve-usual", en="{what} ({usual})", fr="{what} ({usual})", it="{what} ({usual})")
says(
    "cli-serve-open",
    en="also open it in the browser",
    fr="l'ouvrir aussi dans le navigateur",
    it="aprirlo anche nel browser",
)
says(
    "serve-cards",
    en="{game} is played with the cards of {file}",
    fr="{game} se joue avec les cartes de {file}",
    it="{game} si gioca con le carte di {file}",
)
says(
    "serve-ready",
    en="The table is at {address} (Ctrl-C closes it)",
    fr="La table est à l'adresse {address} (Ctrl-C la ferme)",
    it="Il tavolo è all'indirizzo {address} (Ctrl-C lo chiude)",
)
says(
    "cli-serve-no-client",
    en="serve also where the browser client is not installed: the API alone",
    fr="servir même si le client pour le navigateur n'est pas installé : l'API seule",
    it="servire anche se il client per il browser non è installato: solo l'API",
)
says(
    "serve-needs",
    en="the table in the browser needs {packages}: {install}",
    fr="la table dans le navigateur a besoin de {packages} : {install}",
    it="il tavolo nel browser ha bisogno di {packages}: {install}",
)
says(
    "serve-client-missing",
    en="this installation has no browser client. Install a wheel or sdist that has it, or make one in a clone of the "
    "repository: tools/setup web, then pip install '.[server]'. To serve the API alone: --no-client",
    fr="cette installation n'a pas de client pour le navigateur. Installez un wheel ou un sdist qui l'a, ou faites-en un "
    "dans un clone du dépôt : tools/setup web, puis pip install .[server] ; pour servir l'API seule : --no-client",
    it="questa installazione non ha il client per il browser. Installa un wheel o un sdist che lo contiene, o creane uno in "
    "un clone del repository: tools/setup web, poi pip install .[server]; per servire solo l'API: --no-client",
)

says("meta-opponents", en="WHOM[,WHOM]", fr="QUI[,QUI]", it="CHI[,CHI]")
says("meta-hero", en="HERO[,HERO]", fr="HÉROS[,HÉROS]", it="EROE[,EROE]")
says("meta-own-cards", en="[GAME=]FILE", fr="[JEU=]FICHIER", it="[GIOCO=]FILE")
says("meta-option", en="NAME=VALUE", fr="NOM=VALEUR", it="NOME=VALORE")
says("meta-mode", en="MODE", fr="MODE", it="MODALITÀ")
says("meta-side", en="SIDE[,SIDE]", fr="CAMP[,CAMP]", it="PARTE[,PARTE]")
says("meta-mains", en="SEAT,SEAT", fr="PLACE,PLACE", it="POSTO,POSTO")

# Commands and their options
says(
    "cli-play",
    en="play against bots or other people",
    fr="jouer contre des bots ou d'autres personnes",
    it="giocare contro dei bot o altre persone",
)
says("cli-decks-game", en="the game ({game})", fr="le jeu ({game})", it="il gioco ({game})")
says(
    "cli-play-game",
    en="the game: {known}; without one {game}, or the table asks if nothing else is given either",
    fr="le jeu : {known} ; sans lui {game}, ou la table le demande si rien d'autre n'est indiqué",
    it="il gioco: {known}; senza, {game}, oppure lo chiede il tavolo se non è indicato nient'altro",
)
says(
    "cli-play-seed",
    en="the same seed and the same choices give the same match",
    fr="la même graine et les mêmes choix donnent la même partie",
    it="lo stesso seme e le stesse scelte danno la stessa partita",
)
says(
    "cli-play-deck",
    en="your deck, where players bring one: the name of a starter deck, or a deck file (a starter deck drawn by lot)",
    fr="votre deck, si le jeu en demande : le nom d'un deck de démarrage, ou un fichier de deck (un deck de démarrage tiré au sort)",
    it="il tuo mazzo, se il gioco lo richiede: il nome di un mazzo introduttivo, o un file di mazzo (un mazzo introduttivo estratto a sorte)",
)
says(
    "cli-play-opponent-deck",
    en="the opponent's deck, given in the same way",
    fr="le deck de l'adversaire, indiqué de la même façon",
    it="il mazzo dell'avversario, indicato allo stesso modo",
)
says(
    "cli-play-against",
    en="whom you play: {names}; search may have a level or a budget, as in search:novice or search:1s; several with commas, or one for all ({name})",
    fr="contre qui vous jouez : {names} ; search peut avoir un niveau ou un budget, comme search:novice ou search:1s ; plusieurs séparés par des virgules, ou un seul pour tous ({name})",
    it="contro chi giochi: {names}; search può avere un livello o un budget, come search:novice o search:1s; se più d'uno, separati da virgole, oppure uno per tutti ({name})",
)
says(
    "cli-play-players",
    en="how many play, you included (you and those --against names, at least as many as the game needs)",
    fr="combien jouent, vous compris (vous et ceux que nomme --against, au moins autant que le jeu en demande)",
    it="quanti giocano, te compreso (tu e quelli nominati da --against, almeno quanti ne richiede il gioco)",
)
says(
    "cli-play-hero",
    en="your hero (drawn by lot); with commas, those of the next players too",
    fr="votre héros (tiré au sort) ; avec des virgules, aussi ceux des joueurs suivants",
    it="il tuo eroe (estratto a sorte); con virgole, anche quelli dei giocatori successivi",
)
says(
    "cli-play-side",
    en="your side; with commas, those of the next players too; in a team match that of your team",
    fr="votre camp ; avec des virgules, aussi ceux des joueurs suivants ; dans une partie par équipes, celui de la vôtre",
    it="il tuo schieramento; con virgole, anche quelli dei giocatori successivi; in una partita a squadre quello della tua squadra",
)
says(
    "cli-play-mains",
    en="who are the main Gods of a team match, one of each team: p2,p3",
    fr="qui sont les Dieux principaux d'une partie par équipes, un par équipe : p2,p3",
    it="chi sono gli Dei principali di una partita a squadre, uno per squadra: p2,p3",
)
says(
    "cli-play-option",
    en="any match option of the game, a list as A,B; may be given several times",
    fr="toute autre option de partie du jeu, une liste s'écrivant A,B ; peut être répétée",
    it="qualsiasi altra opzione di partita del gioco, una lista come A,B; si può ripetere",
)
says(
    "cli-own-cards",
    en="use the cards of this file in place of the game's own; GAME= where the command names no game",
    fr="utiliser les cartes de ce fichier au lieu de celles du jeu ; JEU= là où la commande ne nomme aucun jeu",
    it="usare le carte di questo file invece di quelle del gioco; GIOCO= dove il comando non nomina un gioco",
)
says(
    "cards-which-game",
    en="which game are the cards of {file} for? --cards GAME={file} says so (games: {known})",
    fr="à quel jeu sont destinées les cartes de {file} ? --cards JEU={file} le dit (jeux : {known})",
    it="di quale gioco sono le carte di {file}? --cards GIOCO={file} lo dice (giochi: {known})",
)
says(
    "cards-twice",
    en="two card files are given for {game}; one is enough",
    fr="deux fichiers de cartes sont donnés pour {game} ; un seul suffit",
    it="per {game} sono indicati due file di carte; ne basta uno",
)
says("cards-from", en="With the cards of {file}.", fr="Avec les cartes de {file}.", it="Con le carte di {file}.")
says(
    "cli-play-mode",
    en="which kind of match",
    fr="la sorte de partie",
    it="il tipo di partita",
)
says(
    "cli-play-save",
    en="keep the match in {file} after every move; if {file} is there already, go on with the match in it",
    fr="conserver la partie dans {file} après chaque coup ; si {file} existe déjà, reprendre la partie qu'il contient",
    it="conservare la partita in {file} dopo ogni mossa; se {file} esiste già, riprendere la partita che contiene",
)
says(
    "cli-play-record",
    en="write the record of the match to {file}, a new file, when it is over or you leave",
    fr="écrire l'enregistrement de la partie dans {file}, un nouveau fichier, quand elle est finie ou que vous partez",
    it="scrivere la registrazione della partita in {file}, un file nuovo, quando è finita o te ne vai",
)
says("cli-simulate", en="many matches between bots", fr="de nombreuses parties entre bots", it="molte partite fra bot")
says(
    "cli-game",
    en="the game: {known}",
    fr="le jeu : {known}",
    it="il gioco: {known}",
)
says(
    "cli-simulate-number",
    en="how many matches ({number})",
    fr="combien de parties ({number})",
    it="quante partite ({number})",
)
says(
    "cli-simulate-bots",
    en="one for each seat: {bots}; search may have a level or a budget, as in search:500w ({bot})",
    fr="un par place : {bots} ; search peut avoir un niveau ou un budget, comme search:500w ({bot})",
    it="uno per ogni posto: {bots}; search può avere un livello o un budget, come search:500w ({bot})",
)
says(
    "cli-simulate-players",
    en="how many play; a bot named alone then takes every seat (as many as bots are named, or as few as can)",
    fr="combien jouent ; un bot nommé seul prend alors toutes les places (autant que de bots nommés, ou le moins possible)",
    it="quanti giocano; un bot nominato da solo prende allora tutti i posti (quanti sono i bot nominati, o il minimo)",
)
says(
    "cli-simulate-seed",
    en="the same seed gives the same matches, with any number of processes; not so for bots that play against the clock",
    fr="la même graine donne les mêmes parties, quel que soit le nombre de processus ; sauf pour les bots dont le temps est compté",
    it="lo stesso seme dà le stesse partite, con qualsiasi numero di processi; salvo per i bot a tempo",
)
says(
    "cli-simulate-decks",
    en="which decks they play, where players bring decks ({decks})",
    fr="quels decks ils jouent, si le jeu en demande ({decks})",
    it="quali mazzi giocano, se il gioco li richiede ({decks})",
)
says(
    "cli-arena",
    en="bots against each other on equal terms: win rates, pairs, Elo",
    fr="des bots les uns contre les autres, à armes égales : taux de victoire, duels, Elo",
    it="bot gli uni contro gli altri, ad armi pari: percentuali di vittoria, confronti, Elo",
)
says(
    "cli-arena-bots",
    en="all who take part: {bots}; search may have a level or a budget, as in search:500w",
    fr="tous les participants : {bots} ; search peut avoir un niveau ou un budget, comme search:500w",
    it="tutti i partecipanti: {bots}; search può avere un livello o un budget, come search:500w",
)
says(
    "cli-arena-number",
    en="how many deals; every group of bots plays each of them from every seat ({number})",
    fr="combien de donnes ; chaque groupe de bots joue chacune à toutes les places ({number})",
    it="quante smazzate; ogni gruppo di bot gioca ciascuna da tutti i posti ({number})",
)
says(
    "cli-arena-players",
    en="how many play at a table, where a game leaves it open (as few as can)",
    fr="combien jouent à une table, si le jeu laisse le choix (le moins possible)",
    it="quanti giocano a un tavolo, se il gioco lascia la scelta (il minimo)",
)
says(
    "cli-arena-seed",
    en="the same seed gives the same results, with any number of processes; not so for bots that play against the clock",
    fr="la même graine donne les mêmes résultats, quel que soit le nombre de processus ; sauf pour les bots dont le temps est compté",
    it="lo stesso seme dà gli stessi risultati, con qualsiasi numero di processi; salvo per i bot a tempo",
)
says(
    "cli-arena-workers",
    en="how many processes play at once ({number})",
    fr="combien de processus jouent en même temps ({number})",
    it="quanti processi giocano insieme ({number})",
)
says(
    "cli-on-fault",
    en="what becomes of a bot that raises an error, answers nonsense or never answers: random plays on for it, or it forfeits ({what})",
    fr="ce qui arrive à un bot qui lève une erreur, répond n'importe quoi ou ne répond pas : random joue à sa place, ou il déclare forfait ({what})",
    it="che cosa succede a un bot che solleva un errore, dà una risposta senza senso o non risponde: random gioca al suo posto, o perde per abbandono ({what})",
)
says(
    "cli-arena-json",
    en="write everything to {file} as JSON",
    fr="écrire tous les résultats dans {file} en JSON",
    it="scrivere tutti i risultati in {file} come JSON",
)
says(
    "cli-arena-plot",
    en="draw Elo and pairs to {file} as SVG",
    fr="dessiner Elo et duels dans {file} en SVG",
    it="disegnare Elo e confronti in {file} come SVG",
)
says(
    "cli-simulate-workers",
    en="how many processes play side by side (one for each core)",
    fr="combien de processus jouent côte à côte (un par cœur)",
    it="quanti processi giocano fianco a fianco (uno per core)",
)
says(
    "cli-simulate-cluster",
    en="play on a Ray cluster: the one that RAY_ADDRESS names, or a small one on this machine",
    fr="jouer sur une grappe Ray : celle que nomme RAY_ADDRESS, ou une petite sur cette machine",
    it="giocare su un cluster Ray: quello indicato da RAY_ADDRESS, o uno piccolo su questa macchina",
)
says(
    "cli-simulate-best",
    en="how many of the best and of the worst cards are shown ({number})",
    fr="combien des meilleures et des pires cartes sont affichées ({number})",
    it="quante delle carte migliori e delle peggiori vengono mostrate ({number})",
)
says(
    "cli-simulate-csv",
    en="write a row for every match to this CSV file, and one for every card to a file beside it",
    fr="écrire une ligne par partie dans ce fichier CSV, et une par carte dans un fichier à côté",
    it="scrivere una riga per partita in questo file CSV, e una per carta in un file accanto",
)
says(
    "cli-simulate-parquet",
    en="the same as Parquet files",
    fr="la même chose en fichiers Parquet",
    it="lo stesso in file Parquet",
)
says(
    "cli-simulate-html",
    en="write a report with tables and pictures to this HTML file",
    fr="écrire un rapport avec tableaux et graphiques dans ce fichier HTML",
    it="scrivere un rapporto con tabelle e grafici in questo file HTML",
)
says("cli-replay", en="play a record through", fr="revoir une partie enregistrée", it="rivedere una partita registrata")
says("cli-replay-file", en="a match record", fr="l'enregistrement d'une partie", it="la registrazione di una partita")
says(
    "cli-replay-seat",
    en="through the eyes of seat N, where the first seat is 0 (a spectator's)",
    fr="du point de vue de la place N, la première étant 0 (celui d'un spectateur)",
    it="dal punto di vista del posto N, dove il primo è 0 (quello di uno spettatore)",
)
says(
    "cli-replay-all",
    en="with everything that any seat saw",
    fr="avec tout ce que chacun a vu",
    it="con tutto ciò che ciascuno ha visto",
)
says(
    "cli-cards",
    en="look at cards, check card files",
    fr="consulter les cartes, vérifier des fichiers de cartes",
    it="consultare le carte, controllare file di carte",
)
says("cli-cards-list", en="all cards of a game", fr="toutes les cartes d'un jeu", it="tutte le carte di un gioco")
says(
    "cli-cards-show",
    en="cards with their text, by id or by words of their names",
    fr="des cartes avec leur texte, par numéro ou par mots de leur nom",
    it="carte con il loro testo, per codice o per parole del nome",
)
says(
    "cli-cards-what",
    en="ids of cards, or words that their names hold; a game before them, or a game alone for all its cards",
    fr="des numéros de cartes, ou des mots de leur nom ; un jeu avant eux, ou un jeu seul pour toutes ses cartes",
    it="codici di carte, o parole del loro nome; un gioco prima di essi, o un gioco da solo per tutte le sue carte",
)
says(
    "cli-cards-show-game",
    en="only cards of this game",
    fr="seulement les cartes de ce jeu",
    it="soltanto le carte di questo gioco",
)
says(
    "cli-cards-check",
    en="what is wrong with a card file, by line and column",
    fr="ce qui ne va pas dans un fichier de cartes, par ligne et colonne",
    it="che cosa non va in un file di carte, per riga e colonna",
)
says(
    "cli-cards-file",
    en="the card file; before it the game, if the file does not tell it",
    fr="le fichier de cartes ; avant lui le jeu, si le fichier ne le dit pas",
    it="il file di carte; prima di esso il gioco, se il file non lo dice",
)
says(
    "cli-cards-export",
    en="the card file of a game, to change a copy of it",
    fr="le fichier de cartes d'un jeu, pour en modifier une copie",
    it="il file di carte di un gioco, per modificarne una copia",
)
says(
    "check-which-game",
    en="which game is {file} for? Write {line} on its first line, or name it before the file (games: {known})",
    fr="à quel jeu est destiné {file} ? Écrivez {line} à sa première ligne, ou nommez-le avant le fichier (jeux : {known})",
    it="di quale gioco è {file}? Scrivi {line} nella prima riga, o nominalo prima del file (giochi: {known})",
)
says(
    "cli-cards-texts",
    en="show the cards with their texts too",
    fr="afficher aussi les cartes avec leurs textes",
    it="mostrare anche le carte con i loro testi",
)
says(
    "cli-decks",
    en="look at decks, check deck files",
    fr="consulter les decks, vérifier des fichiers de deck",
    it="consultare i mazzi, controllare file di mazzo",
)
says("cli-decks-list", en="the starter decks", fr="les decks de démarrage", it="i mazzi introduttivi")
says(
    "cli-decks-show",
    en="a starter deck as plain text",
    fr="un deck de démarrage en texte simple",
    it="un mazzo introduttivo come testo semplice",
)
says(
    "cli-decks-name",
    en="the name of a starter deck, as kleos decks list prints it",
    fr="le nom d'un deck de démarrage, comme l'affiche kleos decks list",
    it="il nome di un mazzo introduttivo, come lo mostra kleos decks list",
)
says(
    "cli-decks-check",
    en="what the rules have against a deck file",
    fr="ce que les règles reprochent à un fichier de deck",
    it="che cosa le regole hanno contro un file di mazzo",
)
says(
    "cli-decks-file",
    en="a deck file, written as kleos decks show prints a deck",
    fr="un fichier de deck, écrit comme kleos decks show affiche un deck",
    it="un file di mazzo, scritto come kleos decks show mostra un mazzo",
)
says(
    "cli-rules",
    en="the rules book, and which clauses have tests",
    fr="le livre des règles (en anglais), et quelles clauses ont des tests",
    it="il libro delle regole (in inglese), e quali clausole hanno test",
)
says(
    "cli-rules-show",
    en="a clause, a section, or all the rules of a game",
    fr="une clause, une section, ou toutes les règles d'un jeu",
    it="una clausola, una sezione, o tutte le regole di un gioco",
)
says(
    "cli-rules-clause",
    en="for example NM-5.3, NM-5 for its section, or NM for its game",
    fr="par exemple NM-5.3, NM-5 pour sa section, ou NM pour son jeu",
    it="per esempio NM-5.3, NM-5 per la sua sezione, oppure NM per il suo gioco",
)
says(
    "cli-rules-search",
    en="the clauses that hold all these words",
    fr="les clauses qui contiennent tous ces mots",
    it="le clausole che contengono tutte queste parole",
)
says(
    "cli-rules-word",
    en="an English word, or how it begins",
    fr="un mot anglais, ou son début",
    it="una parola inglese, o il suo inizio",
)
says(
    "cli-rules-search-game",
    en="only in the rules of this game",
    fr="seulement dans les règles de ce jeu",
    it="soltanto nelle regole di questo gioco",
)
says(
    "cli-rules-coverage",
    en="which clauses have a test; status 1 if one has none",
    fr="quelles clauses ont un test ; état 1 si l'une n'en a pas",
    it="quali clausole hanno un test; stato 1 se una non ne ha",
)
says(
    "cli-rules-tests",
    en="where the tests are ({folder})",
    fr="où se trouvent les tests ({folder})",
    it="dove si trovano i test ({folder})",
)

# Mistakes on the command line
says(
    "cli-mistake",
    en="{problem} (see {command} --help)",
    fr="{problem} (voir {command} --help)",
    it="{problem} (vedi {command} --help)",
)
says(
    "cli-argument", en="argument {name}: {problem}", fr="argument {name} : {problem}", it="argomento {name}: {problem}"
)
says(
    "cli-required",
    en="the following arguments are required: {names}",
    fr="il manque les arguments suivants : {names}",
    it="mancano i seguenti argomenti: {names}",
)
says(
    "cli-unrecognized",
    en="unrecognized arguments: {words}{hint}",
    fr="arguments non reconnus : {words}{hint}",
    it="argomenti non riconosciuti: {words}{hint}",
)
says(
    "cli-choice",
    en="invalid choice: '{value}'{hint} (choose from {choices})",
    fr="choix impossible : « {value} »{hint} (au choix : {choices})",
    it="scelta non valida: «{value}»{hint} (a scelta: {choices})",
)
says("cli-expected-one", en="expected one argument", fr="une valeur est attendue", it="serve un valore")
says(
    "cli-expected-some",
    en="expected at least one argument",
    fr="au moins une valeur est attendue",
    it="serve almeno un valore",
)
says(
    "cli-not-together",
    en="not allowed with argument {other}",
    fr="ne va pas avec l'argument {other}",
    it="non può stare con l'argomento {other}",
)
says(
    "cli-ambiguous",
    en="ambiguous option: {option} could match {options}",
    fr="option ambiguë : {option} peut être {options}",
    it="opzione ambigua: {option} può essere {options}",
)
says(
    "cli-ignored",
    en="takes no value, not '{value}'",
    fr="ne prend pas de valeur, donc pas « {value} »",
    it="non prende un valore, quindi nemmeno «{value}»",
)
says(
    "not-a-number",
    en="expected a whole number, not '{text}'",
    fr="un nombre entier est attendu, et non « {text} »",
    it="serve un numero intero, non «{text}»",
)
says(
    "unknown-mode",
    en="mode is one of {known}, not '{mode}'",
    fr="le mode est l'un des suivants : {known}, et non « {mode} »",
    it="la modalità è una di queste: {known}, non «{mode}»",
)

says(
    "against-number",
    en="{players} players: name the other {others}, or one for all of them, not {count}",
    fr="{players} joueurs : nommez les {others} autres, ou un seul pour tous, et non {count}",
    it="{players} giocatori: nomina gli altri {others}, o uno solo per tutti, non {count}",
)
says(
    "bots-players",
    en="for {players} players name {players} bots, or one for all of them, not {count}",
    fr="pour {players} joueurs, nommez {players} bots, ou un seul pour tous, et non {count}",
    it="per {players} giocatori nomina {players} bot, o uno solo per tutti, non {count}",
)
says(
    "option-other-game",
    en="{game} has no option {option}",
    fr="{game} n'a pas d'option {option}",
    it="{game} non ha l'opzione {option}",
)
says(
    "option-form",
    en="an option is given as NAME=VALUE, not '{option}'",
    fr="une option s'écrit NOM=VALEUR, et non « {option} »",
    it="un'opzione si scrive NOME=VALORE, non «{option}»",
)
says(
    "option-unknown",
    en="{game} has no option '{option}'{hint} (options: {known})",
    fr="{game} n'a pas d'option « {option} »{hint} (options : {known})",
    it="{game} non ha un'opzione «{option}»{hint} (opzioni: {known})",
)
says(
    "unknown-hero",
    en="unknown hero '{hero}'{hint} (heroes: {known})",
    fr="héros inconnu : « {hero} »{hint} (héros : {known})",
    it="eroe sconosciuto: «{hero}»{hint} (eroi: {known})",
)
says(
    "unknown-side",
    en="unknown side '{side}'{hint} (sides: {known})",
    fr="camp inconnu : « {side} »{hint} (camps : {known})",
    it="schieramento sconosciuto: «{side}»{hint} (schieramenti: {known})",
)

# Files
says(
    "file-problem",
    en="{file}: {problem}",
    fr="{file} : {problem}",
    it="{file}: {problem}",
)
says(
    "file-missing",
    en="No such file or directory",
    fr="aucun fichier ni dossier de ce nom",
    it="nessun file né cartella con questo nome",
)
says("file-is-folder", en="Is a directory", fr="c'est un dossier", it="è una cartella")
says("file-no-folder", en="Not a directory", fr="ce n'est pas un dossier", it="non è una cartella")
says("file-forbidden", en="Permission denied", fr="accès refusé", it="accesso negato")
says(
    "file-full",
    en="No space left on device",
    fr="il n'y a plus de place sur le disque",
    it="non c'è più spazio sul disco",
)
says(
    "file-no-text",
    en="not a text file (expected UTF-8)",
    fr="ce n'est pas un fichier de texte (UTF-8 attendu)",
    it="non è un file di testo (serve UTF-8)",
)

# Cards
says(
    "no-card",
    en="no card '{words}'{hint}",
    fr="aucune carte « {words} »{hint}",
    it="nessuna carta «{words}»{hint}",
)
says(
    "cards-no-problem",
    en="{count} {count:card|cards}, no problem",
    fr="{count} {count:carte|cartes}, aucun problème",
    it="{count} {count:carta|carte}, nessun problema",
)

# Decks
says(
    "no-starter-deck",
    en="no starter deck '{name}'{hint} (known: {known})",
    fr="aucun deck de démarrage « {name} »{hint} (decks connus : {known})",
    it="nessun mazzo introduttivo «{name}»{hint} (mazzi conosciuti: {known})",
)

# Rules
says(
    "no-clause",
    en="no clause '{id}'{hint}",
    fr="aucune clause « {id} »{hint}",
    it="nessuna clausola «{id}»{hint}",
)
says(
    "no-clause-holds",
    en="no clause holds '{words}'",
    fr="aucune clause ne contient « {words} »",
    it="nessuna clausola contiene «{words}»",
)
says("clause-source", en="source: {source}", fr="source : {source}", it="fonte: {source}")
says(
    "no-tests-folder",
    en="{folder}: no such folder (name the tests with --tests DIR)",
    fr="{folder} : dossier introuvable (indiquez celui des tests avec --tests DOSSIER)",
    it="{folder}: cartella inesistente (indica quella dei test con --tests CARTELLA)",
)
says("coverage-section", en="section", fr="section", it="sezione")
says("coverage-clauses", en="clauses", fr="clauses", it="clausole")
says("coverage-testable", en="testable", fr="testables", it="verificabili")
says("coverage-tested", en="tested", fr="testées", it="verificate")
says("coverage-missing", en="missing", fr="sans test", it="senza test")
says("coverage-no-test", en="no test: ", fr="sans test : ", it="senza test: ")
says(
    "coverage-unknown",
    en="{where}: unknown clause {id}",
    fr="{where} : clause inconnue {id}",
    it="{where}: clausola sconosciuta {id}",
)
says(
    "coverage-total",
    en="{tested} of {testable} testable clauses have a test, {missing} {missing:has|have} none",
    fr="sur {testable} clauses testables, {tested} {tested:a|ont} un test, {missing} n'en {missing:a|ont} pas",
    it="su {testable} clausole verificabili, {tested} {tested:ha|hanno} un test, {missing} non ne {missing:ha|hanno}",
)
says(
    "not-python",
    en="{where}: not Python: {problem}",
    fr="{where} : ce n'est pas du Python ({problem})",
    it="{where}: non è Python ({problem})",
)
says(
    "marks-written-out",
    en="{where}: the ids of a clause mark must be written out",
    fr="{where} : les numéros d'une marque de clause doivent être écrits tels quels",
    it="{where}: i numeri di un contrassegno di clausola devono essere scritti così come sono",
)

# Simulations
says("simulate-bar", en="matches", fr="parties", it="partite")
says(
    "cards-number",
    en="expected a whole number of at least 0, not {number}",
    fr="on attend un entier d'au moins 0, et non {number}",
    it="serve un intero di almeno 0, non {number}",
)
says(
    "file-twice",
    en="{file} would be written twice",
    fr="{file} serait écrit deux fois",
    it="{file} verrebbe scritto due volte",
)

# The arena
says(
    "arena-scheme",
    en="every {players} of {count} bots, {deals} {deals:deal|deals} each, from every seat",
    fr="chaque groupe de {players} parmi {count} bots, {deals} {deals:donne|donnes}, à toutes les places",
    it="ogni gruppo di {players} fra {count} bot, {deals} {deals:smazzata|smazzate}, da tutti i posti",
)
says("arena-matches", en="matches", fr="parties", it="partite")
says("arena-shared", en="shared", fr="partagées", it="condivise")
says("arena-elo", en="Elo", fr="Elo", it="Elo")
says("arena-rating", en="{elo:+.0f} ± {margin:.0f}", fr="{elo:+.0f} ± {margin:.0f}", it="{elo:+.0f} ± {margin:.0f}")
says("arena-against", en="against", fr="contre", it="contro")
says("arena-first", en="p0 ahead by", fr="avance de p0", it="vantaggio di p0")
says("arena-all", en="all", fr="tous", it="tutti")
says("percent-more", en="{share:+.1f} %", fr="{share:+.1f} %", it="{share:+.1f} %")
says(
    "arena-tie-added",
    en="Elo: somebody won or lost everything, so one tie was added to every pair; true differences may be greater.",
    fr="Elo : quelqu'un a tout gagné ou tout perdu, un match nul a donc été ajouté à chaque duel ; les vrais écarts peuvent être plus grands.",
    it="Elo: qualcuno ha vinto o perso tutto, perciò a ogni confronto è stato aggiunto un pareggio; le vere differenze possono essere maggiori.",
)
says(
    "arena-faults",
    en="{bot}: failed in {count} {count:match|matches}, {what}. First in deal {deal} (seed {seed}) as p{seat} after {moves} {moves:move|moves}: {problem}",
    fr="{bot} : défaillant dans {count} {count:partie|parties}, {what}. D'abord dans la donne {deal} (graine {seed}), en p{seat}, après {moves} {moves:coup|coups} : {problem}",
    it="{bot}: difettoso in {count} {count:partita|partite}, {what}. La prima volta nella smazzata {deal} (seme {seed}), come p{seat}, dopo {moves} {moves:mossa|mosse}: {problem}",
)
says(
    "arena-fault-random",
    en="random played on for it",
    fr="random a joué à sa place",
    it="random ha giocato al suo posto",
)
says("arena-fault-forfeit", en="which it forfeited", fr="il a déclaré forfait", it="ha perso per abbandono")
says(
    "arena-interrupted",
    en="Interrupted: {played} of {all} matches were played.",
    fr="Interrompu : {played} parties jouées sur {all}.",
    it="Interrotto: giocate {played} partite su {all}.",
)
says(
    "arena-worker-lost",
    en="A process ended unexpectedly (out of memory?): {played} of {all} matches were played.",
    fr="Un processus s'est arrêté de façon inattendue (mémoire insuffisante ?) : {played} parties jouées sur {all}.",
    it="Un processo si è interrotto inaspettatamente (memoria esaurita?): giocate {played} partite su {all}.",
)

# Line mode ----------------------------------------------------------------------------------------------------------------

# Beginning and ending
says(
    "record-exists",
    en="{file} exists already; name another file for the record",
    fr="{file} existe déjà ; indiquez un autre fichier pour l'enregistrement",
    it="{file} esiste già; indica un altro file per la registrazione",
)
says(
    "save-fixed",
    en="{file} holds a match already, which {option} cannot change",
    fr="{file} contient déjà une partie, que {option} ne peut pas changer",
    it="{file} contiene già una partita, che {option} non può cambiare",
)
says(
    "save-broken",
    en="{file}: {problem}",
    fr="{file} : cette partie ne peut pas être reprise ({problem})",
    it="{file}: questa partita non può essere ripresa ({problem})",
)
says(
    "save-other-game",
    en="{file} holds a match of {game}, not of {wanted}",
    fr="{file} contient une partie de {game}, et non de {wanted}",
    it="{file} contiene una partita di {game}, non di {wanted}",
)
says(
    "record-broken",
    en="{file}: {problem}",
    fr="{file} : cet enregistrement ne peut pas être rejoué ({problem})",
    it="{file}: questa registrazione non può essere rigiocata ({problem})",
)
says(
    "no-deck",
    en="no starter deck and no file '{name}' (starter decks: {known})",
    fr="aucun deck de démarrage ni fichier « {name} » (decks de démarrage : {known})",
    it="nessun mazzo introduttivo né file «{name}» (mazzi introduttivi: {known})",
)
says(
    "new-match",
    en="A match of {game}. Type help for all commands.",
    fr="Une partie de {game}. Tapez help pour voir toutes les commandes.",
    it="Una partita di {game}. Scrivi help per tutti i comandi.",
)
says(
    "going-on",
    en="Going on with {game}. Type help for all commands.",
    fr="La partie de {game} reprend. Tapez help pour voir toutes les commandes.",
    it="La partita di {game} riprende. Scrivi help per tutti i comandi.",
)
says("you-at", en="p{seat} (you)", fr="p{seat} (vous)", it="p{seat} (tu)")
says("plays-deck", en="{name} plays {deck}", fr="{name} joue {deck}", it="{name} gioca {deck}")
says(
    "plays-deck-about",
    en="{name} plays {deck}: {about}",
    fr="{name} joue {deck} : {about}",
    it="{name} gioca {deck}: {about}",
)
says("unnamed-deck", en="an unnamed deck", fr="un deck sans nom", it="un mazzo senza nome")
says(
    "hand-over",
    en="{name} is to decide. Press Enter when only p{seat} looks at the screen.",
    fr="C'est à {name} de décider. Appuyez sur Entrée quand p{seat} est seul à regarder l'écran.",
    it="Tocca a {name} decidere. Premi Invio quando solo p{seat} guarda lo schermo.",
)
says("and", en=" and ", fr=" et ", it=" e ")
says(
    "outcome",
    en="{winners} {count:wins|win} {how}: {scores}.",
    fr="{winners} {count:gagne|gagnent} {how} : {scores}.",
    it="{winners} {count:vince|vincono} {how}: {scores}.",
)
says("seed-was", en="The seed was {seed}.", fr="La graine était {seed}.", it="Il seme era {seed}.")
says(
    "record-written",
    en="The record is in {file}.",
    fr="L'enregistrement est dans {file}.",
    it="La registrazione è in {file}.",
)
says(
    "match-kept",
    en="The match is kept in {file}; kleos play --save {file} goes on with it.",
    fr="La partie est conservée dans {file} ; kleos play --save {file} la reprend.",
    it="La partita è conservata in {file}; kleos play --save {file} la riprende.",
)
says(
    "table-left",
    en="You leave the table; the match is not finished.",
    fr="Vous quittez la table ; la partie n'est pas finie.",
    it="Lasci il tavolo; la partita non è finita.",
)
says(
    "goes-on-decides",
    en="The match goes on: p{seat} is to decide.",
    fr="La partie continue : c'est à p{seat} de décider.",
    it="La partita continua: tocca a p{seat} decidere.",
)
says("goes-on", en="The match goes on.", fr="La partie continue.", it="La partita continua.")
says("hash-ok", en="hash ok", fr="empreinte exacte", it="impronta esatta")
says(
    "no-hash",
    en="the record names no hash",
    fr="l'enregistrement n'indique pas d'empreinte",
    it="la registrazione non indica un'impronta",
)

# Commands at the table; their names are the same in every language
says("help-number", en="a number", fr="un nombre", it="un numero")
says("help-number-does", en="take that option", fr="choisir cette option", it="scegliere quell'opzione")
says("help-token", en="a token", fr="un code", it="un codice")
says(
    "help-token-does",
    en="take it by its name: {tokens}, …",
    fr="choisir par son code : {tokens}, …",
    it="scegliere con il suo codice: {tokens}, …",
)
says(
    "help-show-does",
    en="the text of a card; also by a part of its name, or #12 for a card on the table",
    fr="le texte d'une carte ; aussi par une partie de son nom, ou #12 pour une carte sur la table",
    it="il testo di una carta; anche con una parte del nome, o #12 per una carta sul tavolo",
)
says("help-same", en="the same", fr="la même chose", it="la stessa cosa")
says("help-why", en="why TOKEN", fr="why CODE", it="why CODICE")
says(
    "help-why-does",
    en="why something is not offered: why {token}",
    fr="pourquoi un choix n'est pas proposé : why {token}",
    it="perché una scelta non è offerta: why {token}",
)
says(
    "help-hint-does",
    en="your best options as the search bot sees them, and your chance to win",
    fr="vos meilleures options selon le bot search, et vos chances de gagner",
    it="le tue opzioni migliori secondo il bot search, e le tue probabilità di vittoria",
)
says("help-table-does", en="the table again", fr="revoir la table", it="rivedere il tavolo")
says(
    "help-options-does",
    en="the question and its options again",
    fr="revoir la question et ses options",
    it="rivedere la domanda e le sue opzioni",
)
says(
    "help-log-does",
    en="what has happened so far, or the last N lines of it",
    fr="ce qui s'est passé jusqu'ici, ou ses N dernières lignes",
    it="ciò che è successo finora, o le sue ultime N righe",
)
says(
    "help-discard-does",
    en="the discard piles, and other piles that lie open",
    fr="les piles de défausse et les autres piles visibles",
    it="le pile degli scarti e le altre pile visibili",
)
says(
    "help-deck-does",
    en="your deck list, as it was at the start",
    fr="la liste de votre deck, telle qu'au début",
    it="la lista del tuo mazzo, com'era all'inizio",
)
says(
    "help-rules-does",
    en="a clause of the rules; with other words, the clauses that hold them",
    fr="une clause des règles ; avec d'autres mots, les clauses qui les contiennent (en anglais)",
    it="una clausola delle regole; con altre parole, le clausole che le contengono (in inglese)",
)
says("help-save", en="save FILE", fr="save FICHIER", it="save FILE")
says(
    "help-save-does",
    en="keep the match in a file; kleos play --save FILE goes on with it",
    fr="conserver la partie dans un fichier ; kleos play --save FICHIER la reprend",
    it="conservare la partita in un file; kleos play --save FILE la riprende",
)
says("help-concede-does", en="give up", fr="abandonner", it="arrendersi")
says(
    "help-quit-does",
    en="leave; kleos play --resume goes on with the match",
    fr="partir ; kleos play --resume reprend la partie",
    it="andarsene; kleos play --resume riprende la partita",
)
says(
    "no-option",
    en="There is no option {number}: choose from 1 to {count}.",
    fr="Il n'y a pas d'option {number} : choisissez de 1 à {count}.",
    it="Non c'è un'opzione {number}: scegli da 1 a {count}.",
)
says("only-option", en="The one option is 1.", fr="La seule option est 1.", it="L'unica opzione è 1.")
says(
    "show-what",
    en="Show which card? For example: show {card}, show {name}, show #12",
    fr="Montrer quelle carte ? Par exemple : show {card}, show {name}, show #12",
    it="Mostrare quale carta? Per esempio: show {card}, show {name}, show #12",
)
says(
    "not-known",
    en="{object} is hidden, and you do not know what it is.",
    fr="{object} est caché, et vous ne savez pas ce que c'est.",
    it="{object} è nascosto, e non sai che cosa sia.",
)
says(
    "not-on-table",
    en="There is no {object} on the table.",
    fr="Il n'y a pas de {object} sur la table.",
    it="Non c'è {object} sul tavolo.",
)
says(
    "why-what",
    en="Why not what? For example: why {token}",
    fr="Pourquoi pas quoi ? Par exemple : why {token}",
    it="Perché non che cosa? Per esempio: why {token}",
)
says("is-offered", en="It is among your options.", fr="C'est l'une de vos options.", it="È fra le tue opzioni.")
says(
    "log-what",
    en="log, or log and a number of lines",
    fr="log, ou log et un nombre de lignes",
    it="log, oppure log e un numero di righe",
)
says(
    "rules-what",
    en="Which rule? For example: rules {clause}, or words to look for: rules {words}",
    fr="Quelle règle ? Par exemple : rules {clause}, ou des mots à chercher (en anglais) : rules {words}",
    it="Quale regola? Per esempio: rules {clause}, o parole da cercare (in inglese): rules {words}",
)
says(
    "save-where",
    en="Save where? For example: save my-match.json",
    fr="Conserver où ? Par exemple : save ma-partie.json",
    it="Conservare dove? Per esempio: save mia-partita.json",
)
says(
    "file-taken",
    en="{file} exists and is no saved match; nothing was written.",
    fr="{file} existe et n'est pas une partie conservée ; rien n'a été écrit.",
    it="{file} esiste e non è una partita conservata; non è stato scritto nulla.",
)

says("labelled", en="{what}: {words}", fr="{what} : {words}", it="{what}: {words}")

# The table of Naruto Mythos
says("round-of", en="Round {round} of {rounds}", fr="Tour {round} sur {rounds}", it="Giro {round} di {rounds}")
says(
    "missions-to-come",
    en="{count} {count:mission|missions} to come",
    fr="{count} {count:mission|missions} à venir",
    it="{count} {count:missione|missioni} in arrivo",
)
says("turn-of", en="turn of {name}", fr="à {name} de jouer", it="tocca a {name}")
says("column-points", en="points", fr="points", it="punti")
says("column-chakra", en="chakra", fr="Chakra", it="Chakra")
says("column-hand", en="hand", fr="main", it="mano")
says("column-deck", en="deck", fr="deck", it="mazzo")
says("column-discard", en="discard", fr="défausse", it="scarti")
says("column-cost", en="cost", fr="coût", it="costo")
says("column-power", en="Power", fr="Puissance", it="Potere")
says("mark-passed", en="passed", fr="a passé", it="ha passato")
says("mark-conceded", en="conceded", fr="a abandonné", it="si arrende")
says("points", en="{count} {count:point|points}", fr="{count} {count:point|points}", it="{count} {count:punto|punti}")
says("nobody-leads", en="nobody leads", fr="personne ne mène", it="nessuno è in testa")
says(
    "leads-by-edge",
    en="p{seat} leads by the Edge",
    fr="p{seat} mène grâce au Jeton Edge",
    it="p{seat} è in testa grazie al token Edge",
)
says("leads", en="p{seat} leads", fr="p{seat} mène", it="p{seat} è in testa")
says("nobody-here", en="nobody is here", fr="personne ici", it="nessuno qui")
says("power", en="Power {power}", fr="Puissance {power}", it="Potere {power}")
says("hidden", en="hidden", fr="caché", it="nascosto")
says("hidden-known", en="hidden: {card}", fr="caché : {card}", it="nascosto: {card}")
says("tokens", en="{count} {count:token|tokens}", fr="{count} {count:Jeton|Jetons} Power", it="{count} token Power")
says("over-cards", en="over {cards}", fr="sur {cards}", it="sopra {cards}")
says("cards", en="{count} {count:card|cards}", fr="{count} {count:carte|cartes}", it="{count} {count:carta|carte}")
says(
    "held-by",
    en="of p{owner}, held by #{object}",
    fr="de p{owner}, contrôlé par #{object}",
    it="di p{owner}, controllato da #{object}",
)
says("locks", en="locks #{object}", fr="verrouille #{object}", it="blocca #{object}")
says("hand-of", en="Hand of p{seat}", fr="Main de p{seat}", it="Mano di p{seat}")
says("no-cards", en="no cards", fr="aucune carte", it="nessuna carta")
says(
    "pile-of",
    en="Discard pile of {name}, top card first",
    fr="Pile de défausse de {name}, la carte du dessus en premier",
    it="Pila degli scarti di {name}, a partire dalla carta in cima",
)
says("pile-empty", en="empty", fr="vide", it="vuota")

# The table ----------------------------------------------------------------------------------------------------------------
says(
    "cli-play-resume",
    en="go on with a match that was left: the last one, or at the table any of them",
    fr="reprendre une partie quittée : la dernière, ou à la table n'importe laquelle",
    it="riprendere una partita lasciata: l'ultima, o al tavolo una qualsiasi",
)
says(
    "cli-plain",
    en="line by line, without the table (as in a pipe)",
    fr="ligne par ligne, sans la table (comme dans un pipeline)",
    it="riga per riga, senza il tavolo (come in una pipeline)",
)
says(
    "no-table",
    en="The table needs the library textual, which is not installed ({install}); playing line by line.",
    fr="La table a besoin de la bibliothèque textual, qui n'est pas installée ({install}) ; on joue ligne par ligne.",
    it="Il tavolo ha bisogno della libreria textual, che non è installata ({install}); si gioca riga per riga.",
)
says(
    "resume-fixed",
    en="a match that is resumed goes on as it is: {option} cannot be given with --resume",
    fr="une partie reprise continue telle quelle : {option} ne va pas avec --resume",
    it="una partita ripresa continua così com'è: {option} non può stare con --resume",
)
says(
    "help-undo-does",
    en="take back your last answer, if it told you nothing new",
    fr="annuler votre dernière réponse, si elle ne vous a rien appris",
    it="annullare la tua ultima risposta, se non ti ha fatto sapere nulla",
)
says("language-name", en="English", fr="Français", it="Italiano")

# Keeping matches
says(
    "match-kept-in-folder",
    en="The match is kept; kleos play --resume goes on with it.",
    fr="La partie est conservée ; kleos play --resume la reprend.",
    it="La partita è conservata; kleos play --resume la riprende.",
)
says(
    "keep-nothing",
    en="there is no match to go on with",
    fr="il n'y a pas de partie à reprendre",
    it="non c'è nessuna partita da riprendere",
)
says(
    "keep-damaged",
    en="{file} is no kept match: {problem}",
    fr="{file} n'est pas une partie conservée : {problem}",
    it="{file} non è una partita conservata: {problem}",
)

# The welcome
says(
    "welcome-words",
    en="One table for card games.",
    fr="Une table pour des jeux de cartes.",
    it="Un tavolo per giochi di carte.",
)
says("welcome-game", en="Game", fr="Jeu", it="Gioco")
says("welcome-opponent", en="Opponent", fr="Adversaire", it="Avversario")
says("welcome-deck", en="Your deck", fr="Votre deck", it="Il tuo mazzo")
says("welcome-other-deck", en="Deck of p1", fr="Deck de p1", it="Mazzo di p1")
says("welcome-bot", en="Bot: {bot}", fr="Bot : {bot}", it="Bot: {bot}")
says("welcome-bots", en="{count} bots: {bot}", fr="{count} bots : {bot}", it="{count} bot: {bot}")
says(
    "welcome-people",
    en="{count} people, one screen",
    fr="À {count} sur un écran",
    it="In {count} su uno schermo",
)
says(
    "welcome-about-people",
    en="{count} people take turns at this screen; between turns nobody's cards are seen.",
    fr="{count} personnes se relaient à cet écran ; de l'une à l'autre, aucune carte n'est visible.",
    it="{count} persone si alternano a questo schermo; fra un turno e l'altro non si vede nessuna carta.",
)
says("welcome-players", en="Players:", fr="Joueurs :", it="Giocatori:")
says("settings-title", en="Settings", fr="Réglages", it="Impostazioni")
says(
    "settings-keys",
    en="↑↓ choose · Enter change · Esc close",
    fr="↑↓ choisir · Entrée changer · Échap fermer",
    it="↑↓ scegli · Invio cambia · Esc chiudi",
)
says("setting-side", en="{side} of {name}", fr="{side} de {name}", it="{side} di {name}")
says("setting-chance", en="by chance", fr="au hasard", it="a sorte")
says("welcome-settings", en="Settings: {words}", fr="Réglages : {words}", it="Impostazioni: {words}")
says("welcome-usual", en="the usual ones", fr="les habituels", it="le solite")
says("welcome-hero", en="Your hero", fr="Votre héros", it="Il tuo eroe")
says(
    "welcome-resume",
    en="Go on with your last match: {game}, {standing}",
    fr="Reprendre votre dernière partie : {game}, {standing}",
    it="Riprendi la tua ultima partita: {game}, {standing}",
)

# Going on with a kept match
says("resume-title", en="Go on with a match", fr="Reprendre une partie", it="Riprendi una partita")
says("resume-against", en="against {bot}", fr="contre {bot}", it="contro {bot}")
says("resume-people", en="{count} people", fr="à {count}", it="in {count}")
says(
    "resume-sure",
    en="Press x once more to throw this match away.",
    fr="Appuyez encore une fois sur x pour supprimer cette partie.",
    it="Premi ancora una volta x per eliminare questa partita.",
)

# The picture of Naruto Mythos
says(
    "lanes-about",
    en="A game for {players} players, with {cards} cards. Win missions with the Power of your characters; hide, reveal and upgrade them.",
    fr="Un jeu pour {players} joueurs, avec {cards} cartes. Remportez les missions grâce à la Puissance de vos Personnages ; cachez-les, révélez-les, faites-les évoluer.",
    it="Un gioco per {players} giocatori, con {cards} carte. Vinci le missioni con il Potere dei tuoi Personaggi; nascondili, rivelali e potenziali.",
)
says("lanes-edge", en="Edge", fr="Edge", it="Edge")
says("lanes-chakra", en="{count} chakra", fr="{count} Chakra", it="{count} Chakra")
says("lanes-hand", en="hand {count}", fr="main {count}", it="mano {count}")
says("lanes-deck", en="deck {count}", fr="deck {count}", it="mazzo {count}")
says("lanes-discard", en="discard {count}", fr="défausse {count}", it="scarti {count}")
says("lanes-leads-edge", en="p{seat} by Edge", fr="p{seat} mène (Edge)", it="p{seat} con Edge")
says("lanes-nobody", en="nobody leads", fr="personne", it="nessuno")
says("lanes-in-round", en="in round {round}", fr="au tour {round}", it="nel giro {round}")
says(
    "lanes-no-hand", en="{who}: no cards in hand", fr="{who} : aucune carte en main", it="{who}: nessuna carta in mano"
)
says("lanes-can-play", en="play", fr="jouable", it="giocabile")
says("lanes-can-hide", en="hide only", fr="à cacher", it="da nascondere")
says("lanes-can-nothing", en="not now", fr="pas jouable", it="non ora")
says(
    "lanes-mission-standing",
    en="Worth {points} {points:point|points}; {totals}, {words}",
    fr="Vaut {points} {points:point|points} ; {totals}, {words}",
    it="Vale {points} {points:punto|punti}; {totals}, {words}",
)
says(
    "lanes-hidden-known",
    en="hidden; you know what it is",
    fr="caché ; vous savez ce que c'est",
    it="nascosto; tu sai che cos'è",
)
says(
    "lanes-hidden-unknown",
    en="hidden; you do not know what it is",
    fr="caché ; vous ne savez pas ce que c'est",
    it="nascosto; non sai che cosa sia",
)
says(
    "lanes-deck-list",
    en="Your deck as it was at the start",
    fr="Votre deck, tel qu'au début",
    it="Il tuo mazzo, com'era all'inizio",
)
says(
    "lanes-in-short",
    en="round {round} of {rounds}, {points}",
    fr="tour {round} sur {rounds}, {points}",
    it="giro {round} di {rounds}, {points}",
)
says("verb-play", en="play", fr="jouer", it="gioca")
says("verb-hide", en="hide", fr="cacher", it="nascondi")
says("verb-upgrade", en="upgrade", fr="faire évoluer", it="potenzia")
says("verb-reveal", en="reveal", fr="révéler", it="rivela")
says("verb-reveal-upgrade", en="reveal as an upgrade of", fr="révéler en évolution de", it="rivela potenziando")
says("verb-defeat", en="defeat", fr="vaincre", it="sconfiggi")
says("verb-line", en="line", fr="effet", it="effetto")
says("verb-use", en="use for", fr="utiliser pour", it="usa per")
says("try-play", en="play on {rank}", fr="jouer sur {rank}", it="giocare su {rank}")
says("try-hide", en="hide on {rank}", fr="cacher sur {rank}", it="nascondere su {rank}")
says("try-upgrade", en="upgrade {object}", fr="faire évoluer {object}", it="potenziare {object}")
says("try-reveal", en="reveal it", fr="le révéler", it="rivelarlo")
says("try-target", en="choose it", fr="le choisir", it="sceglierlo")
says("try-mission", en="choose this mission", fr="choisir cette mission", it="scegliere questa missione")
says("try-card", en="choose this card", fr="choisir cette carte", it="scegliere questa carta")
says(
    "legend-object",
    en="a character by its number, as questions and log name it",
    fr="un Personnage par son numéro, comme dans les questions et le journal",
    it="un Personaggio con il suo numero, come nelle domande e nel registro",
)
says(
    "legend-hidden",
    en="hidden: one you know, and one you do not",
    fr="caché : connu de vous, ou inconnu",
    it="nascosto: uno che conosci, e uno che non conosci",
)
says("legend-tokens", en="Power tokens", fr="Jetons Power", it="token Power")
says("legend-stack", en="cards in the stack", fr="cartes dans la pile", it="carte nella pila")
says(
    "legend-taken",
    en="under the other player's control",
    fr="sous le contrôle de l'autre joueur",
    it="sotto il controllo dell'altro giocatore",
)
says(
    "legend-locks", en="locks another character", fr="verrouille un autre Personnage", it="blocca un altro Personaggio"
)
says(
    "legend-chakra",
    en="chakra: what you have, or what a card costs",
    fr="Chakra : le vôtre, ou le coût d'une carte",
    it="Chakra: il tuo, o il costo di una carta",
)
says(
    "legend-power",
    en="Power of a card in hand; on the table the last number of a character",
    fr="Puissance d'une carte en main ; sur la table, le dernier nombre d'un Personnage",
    it="Potere di una carta in mano; sul tavolo, l'ultimo numero di un Personaggio",
)
says(
    "legend-afford",
    en="a card in hand that can be played, only hidden, not used now",
    fr="une carte en main jouable, seulement à cacher, inutilisable pour l'instant",
    it="una carta in mano giocabile, solo da nascondere, non utilizzabile ora",
)
says(
    "legend-points",
    en="mission points that a mission is worth",
    fr="Points Mission que vaut une mission",
    it="Punti Mission che una missione vale",
)
says(
    "legend-totals",
    en="Power in a mission, the lower side first",
    fr="Puissance dans une mission, côté du bas d'abord",
    it="Potere in una missione, prima il lato in basso",
)
says("legend-turn", en="whose turn it is", fr="à qui de jouer", it="di chi è il turno")
says(
    "legend-also",
    en="where what you have picked can go, in more than one way",
    fr="où peut aller ce que vous avez pris, de plusieurs façons",
    it="dove può andare ciò che hai preso, in più modi",
)
says(
    "legend-aim",
    en="where the choice under the cursor leads",
    fr="où mène le choix sous le curseur",
    it="dove porta la scelta sotto il cursore",
)

# The table of Saint Seiya Deck Building
says(
    "terrain-about",
    en="A game for {least} to {most} players, with {cards} different cards. Play Characters against the cards of the terrain, acquire those you can pay for, and have the most victory points when the clock has burnt down.",
    fr="Un jeu pour {least} à {most} joueurs, avec {cards} cartes différentes. Jouez des Personnages face aux cartes du terrain, acquérez celles que vous pouvez payer, et ayez le plus de Points de Victoire quand l'Horloge s'éteint.",
    it="Un gioco per {least}-{most} giocatori, con {cards} carte diverse. Gioca Personaggi contro le carte del terreno, acquisisci quelle che puoi pagare e abbi il maggior numero di Punti Vittoria quando l'Orologio si spegne.",
)
says("phase-main", en="main phase", fr="phase principale", it="fase principale")
says("phase-upkeep", en="upkeep", fr="phase d'entretien", it="fase di mantenimento")
says("column-hero", en="hero", fr="héros", it="eroe")
says("column-draw", en="draw pile", fr="pioche", it="mazzo")
says("column-wounded", en="wounded", fr="blessés", it="feriti")
says("column-destroyed", en="destroyed", fr="détruites", it="distrutte")
says("column-aside", en="aside", fr="de côté", it="da parte")
says("column-armour", en="armour", fr="armure", it="armatura")
says("terrain-turn", en="Turn {turn}", fr="Tour {turn}", it="Turno {turn}")
says(
    "terrain-flames",
    en="{count} {count:flame|flames} left",
    fr="{count} {count:flamme restante|flammes restantes}",
    it="{count} {count:fiamma rimasta|fiamme rimaste}",
)
says("terrain-last-round", en="last round", fr="dernier tour de table", it="ultimo giro")
says("terrain-reserve", en="reserve {count}", fr="réserve {count}", it="riserva {count}")
says("terrain-common-size", en="common discard {count}", fr="défausse commune {count}", it="scarti comuni {count}")
says("terrain-common", en="Common discard", fr="Défausse commune", it="Scarti comuni")
says(
    "terrain-from-reserve",
    en="Terrain, from the reserve on",
    fr="Terrain, à partir de la réserve",
    it="Terreno, a partire dalla riserva",
)
says("terrain-empty", en="empty", fr="vide", it="vuoto")
says("terrain-have", en="{what} {have} of {need}", fr="{what} {have} sur {need}", it="{what} {have} di {need}")
says("terrain-no-cost", en="cannot be paid for", fr="ne s'achète pas", it="non si può pagare")
says("terrain-held", en="Held", fr="Carte tenue", it="Tenuta")
says("terrain-revealed", en="Revealed", fr="Révélées", it="Rivelate")
says("terrain-stranded", en="Stranded", fr="Sans adversaire", it="Senza avversario")
says("terrain-fighting", en="In play", fr="En jeu", it="In gioco")
says("terrain-faced", en="Facing {place}", fr="Face à {place}", it="Contro {place}")
says("terrain-faces", en="faces {what}", fr="face à {what}", it="contro {what}")
says("terrain-bonus", en="bonus of {count} Force", fr="bonus de {count} en Force", it="bonus di {count} in Forza")
says(
    "terrain-less",
    en="costs {count} {what} less this turn",
    fr="coûte {count} de {what} en moins ce tour-ci",
    it="costa {count} di {what} in meno in questo turno",
)
says(
    "terrain-paid",
    en="the card for fighting it has been discarded",
    fr="la carte à défausser pour l'affronter l'a été",
    it="la carta da scartare per affrontarlo è stata scartata",
)
says("terrain-first", en="first player", fr="premier joueur", it="primo giocatore")
says(
    "terrain-force-all",
    en="all Characters +{count} Force",
    fr="tous les Personnages +{count} en Force",
    it="tutti i Personaggi +{count} in Forza",
)
says("terrain-by-force", en="armours by Force", fr="armures par la Force", it="armature con la Forza")
says("terrain-hand", en="hand {count}", fr="main {count}", it="mano {count}")
says("terrain-draw", en="draw {count}", fr="pioche {count}", it="mazzo {count}")
says("terrain-discard", en="discard {count}", fr="défausse {count}", it="scarti {count}")
says("terrain-wounded", en="wounded {count}", fr="blessés {count}", it="feriti {count}")
says("terrain-destroyed", en="destroyed {count}", fr="détruites {count}", it="distrutte {count}")
says("terrain-aside", en="set aside {count}", fr="mises de côté {count}", it="messe da parte {count}")
says("terrain-discard-of", en="Discard of {name}", fr="Défausse de {name}", it="Scarti di {name}")
says(
    "terrain-destroyed-of",
    en="Destroyed cards of {name}",
    fr="Cartes détruites de {name}",
    it="Carte distrutte di {name}",
)
says(
    "terrain-aside-of",
    en="Set aside by {name}",
    fr="Cartes mises de côté par {name}",
    it="Carte messe da parte da {name}",
)
says("terrain-wounded-of", en="Wounded of {name}", fr="Blessés de {name}", it="Feriti di {name}")
says(
    "terrain-top-of",
    en="Top of the draw pile of {name}",
    fr="Dessus de la pioche de {name}",
    it="In cima al mazzo di {name}",
)
says("terrain-equipped-by", en="equipped by {name}", fr="équipée par {name}", it="equipaggiata da {name}")
says(
    "terrain-no-hand",
    en="{who}: no cards in hand",
    fr="{who} : aucune carte en main",
    it="{who}: nessuna carta in mano",
)
says(
    "terrain-in-short",
    en="turn {turn}, {count} {count:flame|flames} left",
    fr="tour {turn}, {count} {count:flamme restante|flammes restantes}",
    it="turno {turn}, {count} {count:fiamma rimasta|fiamme rimaste}",
)
says("verb-face", en="play against", fr="jouer face à", it="gioca contro")
says("verb-equip", en="equip", fr="équiper", it="equipaggia")
says("verb-acquire", en="acquire by", fr="acquérir par", it="acquisisci con")
says("verb-activate", en="activate", fr="activer", it="attiva")
says("verb-heal", en="heal", fr="soigner", it="cura")
says("try-face", en="play it against {place}", fr="la jouer face à {place}", it="giocarla contro {place}")
says("try-place", en="choose this place", fr="choisir cet emplacement", it="scegliere questa posizione")
says("try-player", en="choose this player", fr="choisir ce joueur", it="scegliere questo giocatore")
says(
    "legend-flame",
    en="a flame of the clock, or of a card that takes one; taken ones are empty",
    fr="une flamme de l'Horloge, ou d'une carte qui en prend une ; vide quand elle est prise",
    it="una fiamma dell'Orologio, o di una carta che ne prende una; vuota quando è presa",
)
says(
    "legend-force",
    en="Force that faces a card, and what it costs",
    fr="Force face à une carte, et ce qu'elle coûte",
    it="Forza contro una carta, e quanto costa",
)
says(
    "legend-cosmos",
    en="the same with Cosmos",
    fr="la même chose en Cosmos",
    it="lo stesso in Cosmo",
)
says(
    "legend-acquire",
    en="can be acquired so; with the armour's Cosmos",
    fr="peut être acquise ainsi ; avec le Cosmos de l'armure",
    it="si può acquisire così; con il Cosmo dell'armatura",
)
says(
    "legend-values",
    en="Force and Cosmos that a card gives",
    fr="Force et Cosmos qu'une carte apporte",
    it="Forza e Cosmo che una carta fornisce",
)
says("legend-heal", en="Heal value of a card", fr="valeur de Soin d'une carte", it="valore di Cura di una carta")
says(
    "legend-number",
    en="a card by its number, as questions and log name it",
    fr="une carte par son numéro, comme dans les questions et le journal",
    it="una carta con il suo numero, come nelle domande e nel registro",
)
says("legend-alike", en="that many alike", fr="autant de cartes identiques", it="altrettante carte uguali")
says(
    "legend-piles",
    en="cards in hand, in the draw pile, in the discard",
    fr="cartes en main, dans la pioche, dans la défausse",
    it="carte in mano, nel mazzo, negli scarti",
)
says("legend-wounded", en="wounded Characters", fr="Personnages blessés", it="Personaggi feriti")
says("legend-destroyed", en="destroyed cards", fr="cartes détruites", it="carte distrutte")
says("legend-aside", en="cards set aside", fr="cartes mises de côté", it="carte messe da parte")
says(
    "legend-armour",
    en="an armour; the one equipped",
    fr="une armure ; celle équipée",
    it="un'armatura; quella equipaggiata",
)

# The table of Kanzume Goddess
says(
    "gods-about",
    en="A game for {least} to {most} players, with {cards} different cards. Recruit Warriors, chain their colours, attack the other Gods and answer their blows. The last God standing wins, or the first with {goal} energy; four or six can also play in two teams.",
    fr="Un jeu pour {least} à {most} joueurs, avec {cards} cartes différentes. Recrutez des Guerriers, enchaînez leurs couleurs, attaquez les autres Dieux et répondez à leurs coups. Le dernier Dieu debout gagne, ou le premier à {goal} d'énergie ; à quatre ou à six, on peut aussi jouer en deux équipes.",
    it="Un gioco per {least}-{most} giocatori, con {cards} carte diverse. Recluta Guerrieri, concatena i loro colori, attacca gli altri Dei e rispondi ai loro colpi. Vince l'ultimo Dio rimasto, o il primo con {goal} di energia; in quattro o in sei si può giocare anche a due squadre.",
)
says("welcome-mode", en="Match", fr="Match", it="Partita")
says("gods-side", en="{side} side", fr="camp {side}", it="schieramento {side}")
says("gods-round", en="Round {round}", fr="Manche {round}", it="Giro {round}")
says("gods-setup", en="choosing Gods", fr="choix des Dieux", it="scelta degli Dei")
says("gods-start", en="Start phase", fr="phase de démarrage", it="fase iniziale")
says("gods-play", en="Play phase", fr="phase de jeu", it="fase di gioco")
says("gods-recruit", en="Recruit phase", fr="phase de recrutement", it="fase di reclutamento")
says("gods-discard-phase", en="Discard phase", fr="phase de défausse", it="fase di scarto")
says("gods-end", en="End phase", fr="phase de fin", it="fase finale")
says("gods-individual", en="individual match", fr="match individuel", it="partita individuale")
says("gods-team", en="team match", fr="match par équipe", it="partita a squadre")
says("gods-faith", en="faith {count}", fr="foi {count}", it="fede {count}")
says("gods-any-colour", en="any colour", fr="toute couleur", it="qualsiasi colore")
says("gods-next", en="next {colours}", fr="suite {colours}", it="segue {colours}")
says("gods-or", en=" or ", fr=" ou ", it=" o ")
says(
    "gods-ignores",
    en="next Warrior of any colour",
    fr="prochain Guerrier de toute couleur",
    it="prossimo Guerriero di qualsiasi colore",
)
says("gods-bonus", en="next Attack +{count}", fr="prochaine Attaque +{count}", it="prossimo Attacco +{count}")
says(
    "gods-used",
    en="used this turn: {names}",
    fr="utilisé ce tour : {names}",
    it="usato in questo turno: {names}",
)
says("column-god", en="God", fr="Dieu", it="Dio")
says("column-energy", en="energy", fr="énergie", it="energia")
says("column-colour", en="colour", fr="couleur", it="colore")
says("column-follow", en="follow-up", fr="suivi", it="successivo")
says("gods-energy", en="energy {count}", fr="énergie {count}", it="energia {count}")
says("gods-hand", en="hand {count}", fr="main {count}", it="mano {count}")
says("gods-deck", en="deck {count}", fr="deck {count}", it="mazzo {count}")
says("gods-discard", en="discard {count}", fr="défausse {count}", it="scarti {count}")
says("gods-discard-of", en="Discard pile of {name}", fr="Défausse de {name}", it="Scarti di {name}")
says("gods-discard-empty", en="empty", fr="vide", it="vuoti")
says("gods-own-discard", en="Your discard pile", fr="Votre défausse", it="I tuoi scarti")
says("gods-no-god", en="God not chosen", fr="Dieu pas encore choisi", it="Dio non ancora scelto")
says("gods-chosen", en="God chosen", fr="Dieu choisi", it="Dio scelto")
says("gods-team-of", en="team {team}", fr="équipe {team}", it="squadra {team}")
says("gods-main", en="main God", fr="Dieu principal", it="Dio principale")
says("gods-support", en="support God", fr="Dieu de soutien", it="Dio di supporto")
says("gods-sealed", en="sealed", fr="scellé", it="sigillato")
says("gods-out", en="out", fr="éliminé", it="eliminato")
says("gods-winner", en="winner", fr="vainqueur", it="vincitore")
says("gods-first", en="starting player", fr="premier joueur", it="primo giocatore")
says("gods-piles", en="Warrior piles", fr="Piles de Guerriers", it="Pile di Guerrieri")
says("gods-disciples", en="Disciples", fr="Disciples", it="Discepoli")
says("gods-netherworld", en="Netherworld", fr="Enfers", it="Inferi")
says("gods-netherworld-empty", en="empty", fr="vides", it="vuoti")
says("gods-follow", en="follow-up {colours}", fr="suivi {colours}", it="successivo {colours}")
says("gods-cost", en="cost {count}", fr="coût {count}", it="costo {count}")
says("gods-left", en="{count} left", fr="reste {count}", it="ne {count:resta|restano} {count}")
says("gods-in-play-of", en="In play of {name}", fr="En jeu chez {name}", it="In gioco di {name}")
says("gods-by-reaction", en="Reaction", fr="Réaction", it="Reazione")
says("gods-by-protect", en="Protect", fr="Protection", it="Protezione")
says("gods-revealed", en="Revealed", fr="Révélée", it="Rivelata")
says("gods-resolving", en="Being resolved", fr="En cours", it="In corso")
says("gods-ability-of", en="{card} of {name}", fr="{card} de {name}", it="{card} di {name}")
says("gods-on", en="{what} on {name}", fr="{what} contre {name}", it="{what} contro {name}")
says("gods-cancelled", en="{what}, cancelled", fr="{what}, annulée", it="{what}, annullata")
says("gods-repeated", en="{what}, repeated", fr="{what}, répétée", it="{what}, ripetuta")
says(
    "gods-attack",
    en="Attack of {by} on {on}: {value}",
    fr="Attaque de {by} contre {on} : {value}",
    it="Attacco di {by} contro {on}: {value}",
)
says("gods-dealt", en="Gods to choose from", fr="Dieux au choix", it="Dei tra cui scegliere")
says(
    "gods-no-hand",
    en="{who}: no cards in hand",
    fr="{who} : aucune carte en main",
    it="{who}: nessuna carta in mano",
)
says(
    "gods-in-short",
    en="round {round}, energy {energies}",
    fr="manche {round}, énergie {energies}",
    it="giro {round}, energia {energies}",
)
says(
    "gods-one-screen",
    en="At one screen the hand-over itself tells that somebody can react, and who; passes are never told.",
    fr="Sur un même écran, le passage de main dit à lui seul que quelqu'un peut réagir, et qui ; un refus n'est jamais dit.",
    it="A uno stesso schermo il passaggio di mano dice già che qualcuno può reagire, e chi; chi passa non viene mai detto.",
)
says("key-one-screen", en="one screen", fr="un écran", it="uno schermo")
says("try-play-ability", en="play it: {what}", fr="la jouer : {what}", it="giocarla: {what}")
says("try-react-ability", en="react: {what}", fr="réagir : {what}", it="reagire: {what}")
says("try-use-ability", en="use: {what}", fr="utiliser : {what}", it="usare: {what}")
says("try-recruit", en="recruit it", fr="la recruter", it="reclutarla")
says(
    "legend-energy",
    en="energy, on a track up to {goal}",
    fr="énergie, sur une échelle jusqu'à {goal}",
    it="energia, su una scala fino a {goal}",
)
says(
    "legend-colours",
    en="a Warrior's colour, then the colours that may follow it; {letters}",
    fr="la couleur d'un Guerrier, puis celles qui peuvent suivre ; {letters}",
    it="il colore di un Guerriero, poi quelli che possono seguire; {letters}",
)
says("legend-faith-cost", en="cost in faith", fr="coût en foi", it="costo in fede")
says(
    "legend-hand-deck-discard",
    en="cards in hand, in the deck, in the discard pile",
    fr="cartes en main, dans le deck, dans la défausse",
    it="carte in mano, nel mazzo, negli scarti",
)
says("legend-main", en="team and main God", fr="équipe et Dieu principal", it="squadra e Dio principale")
says("legend-sealed", en="sealed; out of the match", fr="scellé ; hors du match", it="sigillato; fuori dalla partita")
says(
    "legend-attack",
    en="an Attack: its value, and by how much it is reduced",
    fr="une Attaque : sa valeur, et de combien elle est réduite",
    it="un Attacco: il suo valore, e di quanto è ridotto",
)
says(
    "legend-reacted",
    en="used for a Reaction; for Protect",
    fr="utilisée en Réaction ; pour une Protection",
    it="usata per una Reazione; per una Protezione",
)
says("state-reactions", en="reactions are awaited …", fr="réactions attendues…", it="si attendono reazioni…")
says("printed-name", en="name", fr="nom", it="nome")
says("printed-text", en="text", fr="texte", it="testo")
says("origin-published", en="published", fr="publié", it="pubblicato")
says("origin-partly", en="partly published", fr="publié en partie", it="pubblicato in parte")
says("origin-reconstructed", en="reconstructed", fr="reconstitué", it="ricostruito")
says("card-printed", en="Published: {facts}.", fr="Publié : {facts}.", it="Pubblicato: {facts}.")
says(
    "card-partly",
    en="Partly published: {facts}.",
    fr="Publié en partie : {facts}.",
    it="Pubblicato in parte: {facts}.",
)
says("card-rest", en="Reconstructed: {facts}.", fr="Reconstitué : {facts}.", it="Ricostruito: {facts}.")
says(
    "card-unprinted",
    en="Nothing of this card is published: it is a reconstruction.",
    fr="Rien de cette carte n'est publié : c'est une reconstitution.",
    it="Nulla di questa carta è pubblicato: è una ricostruzione.",
)
says(
    "list-origins",
    en="{published} published · {partly} published in part, or in another language · {rebuilt} a line of text that is reconstructed",
    fr="{published} publié · {partly} publié en partie, ou dans une autre langue · {rebuilt} une ligne de texte reconstituée",
    it="{published} pubblicato · {partly} pubblicato in parte, o in un'altra lingua · {rebuilt} una riga di testo ricostruita",
)

# The table of Mythology GO
says(
    "myths-about",
    en="A game for {least} to {most} players, with {cards} different cards. In three rounds, fill your field with creatures, some of them face-down, serve your secret divinity and find out those of the others. The most points win.",
    fr="Un jeu pour {least} à {most} joueurs, avec {cards} cartes différentes. En trois manches, remplissez votre terrain de créatures, certaines face cachée, servez votre divinité secrète et démasquez celles des autres. Le plus de points l'emporte.",
    it="Un gioco per {least}-{most} giocatori, con {cards} carte diverse. In tre giri riempi il tuo campo di creature, alcune coperte, servi la tua divinità segreta e smaschera quelle degli altri. Vince chi ha più punti.",
)
says("myths-three-rounds", en="Three rounds", fr="Trois manches", it="Tre giri")
says("myths-round", en="Round {round} of {rounds}", fr="Manche {round} sur {rounds}", it="Giro {round} di {rounds}")
says("myths-choosing-beliefs", en="choosing beliefs", fr="choix des croyances", it="scelta delle credenze")
says("myths-drawing", en="draw", fr="pioche", it="pesca")
says("myths-main", en="main phase", fr="phase principale", it="fase principale")
says("myths-counting", en="counting", fr="décompte", it="conteggio")
says(
    "myths-plays",
    en="{count} of {plays} plays made",
    fr="{count} {count:carte jouée|cartes jouées} sur {plays}",
    it="{count} {count:giocata fatta|giocate fatte} su {plays}",
)
says("myths-starter", en="first player {name}", fr="premier joueur {name}", it="primo giocatore {name}")
says("myths-starts", en="first player", fr="premier joueur", it="primo giocatore")
says(
    "myths-countdown",
    en="last turns: {count} left",
    fr="derniers tours : encore {count}",
    it="ultimi turni: ancora {count}",
)
says("myths-belief", en="belief", fr="croyance", it="credenza")
says("myths-divinity", en="divinity", fr="divinité", it="divinità")
says("myths-slots", en="slots", fr="emplacements", it="spazi")
says("myths-spells", en="spells", fr="sorts", it="incantesimi")
says("myths-column-round", en="R{round}", fr="M{round}", it="G{round}")
says("myths-column-value", en="value", fr="valeur", it="valore")
says("myths-total", en="total", fr="total", it="totale")
says("myths-declared", en="Identification", fr="Identification", it="Identificazione")
says("myths-face-down", en="face-down", fr="face cachée", it="coperta")
says("myths-field-of", en="Field of {name}", fr="Terrain de {name}", it="Campo di {name}")
says("myths-no-creature", en="no creature", fr="aucune créature", it="nessuna creatura")
says("myths-value", en="value {value}", fr="valeur {value}", it="valore {value}")
says("myths-takes-slots", en="{count} slots", fr="{count} emplacements", it="{count} spazi")
says("myths-fused", en="fused pair", fr="paire fusionnée", it="coppia fusa")
says("myths-resurrected", en="resurrected", fr="ressuscitée", it="risorta")
says("myths-used", en="used this round", fr="utilisée cette manche", it="usata in questo giro")
says("myths-was-down", en="was face-down", fr="était face cachée", it="era coperta")
says(
    "myths-copied",
    en="a copy, the card is {name}",
    fr="une copie, la carte est {name}",
    it="una copia, la carta è {name}",
)
says(
    "myths-transformed",
    en="transformed, the card is {name}",
    fr="transformée, la carte est {name}",
    it="trasformata, la carta è {name}",
)
says(
    "myths-deck",
    en="Deck: {count} {count:card|cards}",
    fr="Pioche : {count} {count:carte|cartes}",
    it="Mazzo: {count} {count:carta|carte}",
)
says("myths-discard", en="Discard pile ({count})", fr="Défausse ({count})", it="Scarti ({count})")
says("myths-aside", en="Set aside", fr="Mises de côté", it="Messe da parte")
says("myths-seen", en="Divinities you have seen", fr="Divinités que vous avez vues", it="Divinità che hai visto")
says("myths-free-beliefs", en="Free beliefs", fr="Croyances libres", it="Credenze libere")
says(
    "myths-target",
    en="#{object} targets #{target}",
    fr="#{object} vise #{target}",
    it="#{object} prende di mira #{target}",
)
says(
    "myths-accuses",
    en="{by} accuses {on} of being {divinity}",
    fr="{by} accuse {on} d'être {divinity}",
    it="{by} accusa {on} di essere {divinity}",
)
says(
    "myths-so-far",
    en="Counting of round {round} so far",
    fr="Décompte de la manche {round} jusqu'ici",
    it="Conteggio del giro {round} finora",
)
says(
    "myths-round-counted",
    en="Counting of round {round}",
    fr="Décompte de la manche {round}",
    it="Conteggio del giro {round}",
)
says(
    "myths-round-won",
    en="Round won by {winners}",
    fr="Manche remportée par {winners}",
    it="Giro vinto da {winners}",
)
says(
    "myths-none-counted",
    en="No round has been counted yet.",
    fr="Aucune manche n'a encore été décomptée.",
    it="Nessun giro è stato ancora conteggiato.",
)
says(
    "myths-not-counted",
    en="Round {round} has not been counted; {done} {done:has|have} been.",
    fr="La manche {round} n'a pas été décomptée ; {done} {done:l'a|l'ont} été.",
    it="Il giro {round} non è stato conteggiato; {done} {done:lo è|lo sono}.",
)
says("myths-ranking", en="Final ranking", fr="Classement final", it="Classifica finale")
says(
    "myths-rank",
    en="{rank}. {name}: {total} points, {count} {count:round|rounds} won",
    fr="{rank}. {name} : {total} points, {count} {count:manche gagnée|manches gagnées}",
    it="{rank}. {name}: {total} punti, {count} {count:giro vinto|giri vinti}",
)
says("myths-ranked", en="rank {rank}", fr="rang {rank}", it="posizione {rank}")
says("myths-full", en="full", fr="complet", it="pieno")
says("myths-belief-used", en="belief used", fr="croyance utilisée", it="credenza usata")
says("myths-no-hand", en="no cards in hand", fr="aucune carte en main", it="nessuna carta in mano")
says("myths-in-short", en="round {round}, {totals}", fr="manche {round}, {totals}", it="giro {round}, {totals}")
says("myths-way-play", en="face-up", fr="face visible", it="scoperta")
says("myths-way-cast", en="cast it", fr="lancer le sort", it="lanciare l'incantesimo")
says("myths-way-onto", en="onto {object}", fr="sur {object}", it="su {object}")
says("myths-way-fuse", en="fuse with {object}", fr="fusionner avec {object}", it="fondere con {object}")
says("try-play-down", en="play it face-down", fr="la jouer face cachée", it="giocarla coperta")
says("try-play-up", en="play it face-up", fr="la jouer face visible", it="giocarla scoperta")
says("try-use", en="use it", fr="l'utiliser", it="usarla")
says("legend-face-down", en="face-down", fr="face cachée", it="coperta")
says("legend-value-changed", en="drained or strengthened", fr="drainée ou renforcée", it="prosciugata o rinforzata")
says(
    "legend-myth-states",
    en="fused pair; resurrected; Chimera used; was face-down; copied; transformed",
    fr="paire fusionnée ; ressuscitée ; Chimère utilisée ; était face cachée ; copiée ; transformée",
    it="coppia fusa; risorta; Chimera usata; era coperta; copiata; trasformata",
)
says("legend-free-slot", en="free slot", fr="emplacement libre", it="spazio libero")
says(
    "legend-myth-colours",
    en="value and colour of a creature; {letters}",
    fr="valeur et couleur d'une créature ; {letters}",
    it="valore e colore di una creatura; {letters}",
)
says(
    "legend-starter",
    en="first player of the round",
    fr="premier joueur de la manche",
    it="primo giocatore del giro",
)
says("myths-colour-letters", en="Gn Ye Or Gy Bl", fr="Ve Ja Or Gr Bl", it="Ve Gi Ar Gr Bl")
says("bar-score", en="score", fr="score", it="punti")
says(
    "keys-score",
    en="what was counted, point by point: rounds, and the end of the match",
    fr="ce qui a été compté, point par point : les manches, et la fin de la partie",
    it="ciò che è stato contato, punto per punto: i giri e la fine della partita",
)
says(
    "keys-arrange",
    en="move the creature under the cursor to the left or right on your field",
    fr="déplacer la créature sous le curseur vers la gauche ou la droite sur votre terrain",
    it="sposta la creatura sotto il cursore a sinistra o a destra sul tuo campo",
)
says(
    "arrange-own",
    en="Point at a creature of your own field: [ and ] move it.",
    fr="Placez le curseur sur une créature de votre terrain : [ et ] la déplacent.",
    it="Metti il cursore su una creatura del tuo campo: [ e ] la spostano.",
)
says("read-score", en="Counting", fr="Décompte", it="Conteggio")
says(
    "score-at-end",
    en="What decided the match is explained when it is over.",
    fr="Ce qui a décidé la partie est expliqué à la fin.",
    it="Che cosa ha deciso la partita viene spiegato alla fine.",
)
says(
    "play-reckoning",
    en="See what decided the match",
    fr="Voir ce qui a décidé la partie",
    it="Vedi che cosa ha deciso la partita",
)
says(
    "score-what",
    en="Which round? For example: score 1",
    fr="Quelle manche ? Par exemple : score 1",
    it="Quale giro? Per esempio: score 1",
)
says(
    "help-score-does",
    en="the counting of a round, point by point, or of the last one",
    fr="le décompte d'une manche, point par point, ou de la dernière",
    it="il conteggio di un giro, punto per punto, o dell'ultimo",
)

# Score sheets
says(
    "cli-score",
    en="reckon the points of a match played with real cards",
    fr="compter les points d'une partie jouée avec de vraies cartes",
    it="contare i punti di una partita giocata con carte vere",
)
says("cli-score-game", en="the game that was played", fr="le jeu joué", it="il gioco giocato")
says(
    "cli-score-file",
    en="a score sheet in TOML or JSON (docs/score-sheets.md); without one, mythology-go asks line by line",
    fr="une feuille de score en TOML ou JSON (docs/score-sheets.md) ; sans elle, mythology-go pose ses questions ligne par ligne",
    it="un foglio punti in TOML o JSON (docs/score-sheets.md); senza, mythology-go fa domande riga per riga",
)
says("cli-json", en="write the result as JSON", fr="écrire le résultat en JSON", it="scrivere il risultato in JSON")
says(
    "score-other-game",
    en="{file} is a sheet of {game}, not of {wanted}",
    fr="{file} est une feuille pour {game}, pas pour {wanted}",
    it="{file} è un foglio di {game}, non di {wanted}",
)
says(
    "score-file-needed",
    en="{game} needs a file with the score sheet; docs/score-sheets.md shows one",
    fr="{game} demande un fichier avec la feuille de score ; docs/score-sheets.md en montre un",
    it="{game} richiede un file con il foglio punti; docs/score-sheets.md ne mostra uno",
)
says("score-before", en="before", fr="avant", it="prima")
says("score-nothing", en="no points", fr="aucun point", it="nessun punto")
says(
    "score-winners",
    en="Ahead: {winners}",
    fr="En tête : {winners}",
    it="In testa: {winners}",
)
says(
    "score-asking",
    en="A score sheet. {help} explains a question, {back} takes the last line back.",
    fr="Une feuille de score. {help} explique une question, {back} annule la dernière ligne.",
    it="Un foglio punti. {help} spiega una domanda, {back} annulla l'ultima riga.",
)
says("score-taken-back", en="Taken back: {line}", fr="Annulé : {line}", it="Annullato: {line}")
says(
    "score-wrong",
    en="line {number}: the answer '{line}' to “{question}” cannot be: {problem}",
    fr="ligne {number} : la réponse « {line} » à « {question} » est impossible : {problem}",
    it="riga {number}: la risposta «{line}» a «{question}» non è possibile: {problem}",
)
says(
    "score-unfinished",
    en="the lines end before the sheet is complete, at: {question}",
    fr="les lignes s'arrêtent avant la fin de la feuille, à : {question}",
    it="le righe finiscono prima che il foglio sia completo, a: {question}",
)
says(
    "score-ask-players",
    en="Names of the players, clockwise, with commas between them:",
    fr="Noms des joueurs, dans le sens horaire, séparés par des virgules :",
    it="Nomi dei giocatori, in senso orario, separati da virgole:",
)
says(
    "score-help-players",
    en="Two to eight names, for example: Anna, Bruno, Carla",
    fr="De deux à huit noms, par exemple : Anna, Bruno, Carla",
    it="Da due a otto nomi, per esempio: Anna, Bruno, Carla",
)
says(
    "score-ask-starter",
    en="Who started the round? (empty: {name})",
    fr="Qui a commencé la manche ? (vide : {name})",
    it="Chi ha iniziato il giro? (vuoto: {name})",
)
says(
    "score-help-starter",
    en="Targets and accusations are declared from this player clockwise (MG-8.1.2).",
    fr="Cibles et accusations se déclarent à partir de ce joueur, dans le sens horaire (MG-8.1.2).",
    it="Bersagli e accuse si dichiarano da questo giocatore in senso orario (MG-8.1.2).",
)
says(
    "score-ask-creatures",
    en="{name}, creatures ({count} so far; empty: no more):",
    fr="{name}, créatures ({count} jusqu'ici ; vide : plus aucune) :",
    it="{name}, creature ({count} finora; vuoto: nessun'altra):",
)
says(
    "score-help-creatures",
    en="Names or ids with commas between them. After a name: down (was face-down), pair (fused), resurrected, +2 or -2 (strengthened or drained).",
    fr="Noms ou identifiants séparés par des virgules. Après un nom : cachée (était face cachée), paire (fusionnée), ressuscitée, +2 ou -2 (renforcée ou drainée).",
    it="Nomi o identificatori separati da virgole. Dopo un nome: coperta (era coperta), coppia (fusa), risorta, +2 o -2 (rinforzata o prosciugata).",
)
says(
    "score-ask-divinity",
    en="{name}, divinity (empty: none):",
    fr="{name}, divinité (vide : aucune) :",
    it="{name}, divinità (vuoto: nessuna):",
)
says("score-help-divinity", en="One of:", fr="Au choix :", it="A scelta:")
says(
    "score-ask-belief",
    en="{name}, belief (empty: none that matters):",
    fr="{name}, croyance (vide : aucune qui compte) :",
    it="{name}, credenza (vuoto: nessuna che conti):",
)
says(
    "score-help-belief",
    en="Only Totemism matters in the counting (MG-8.4.8). One of:",
    fr="Seul le Totémisme compte dans le décompte (MG-8.4.8). Au choix :",
    it="Nel conteggio conta solo il Totemismo (MG-8.4.8). A scelta:",
)
says(
    "score-ask-spells",
    en="{name}, spells played this round (empty: 0):",
    fr="{name}, sorts joués cette manche (vide : 0) :",
    it="{name}, incantesimi giocati in questo giro (vuoto: 0):",
)
says(
    "score-help-spells",
    en="A number; only Hecate counts them (MG-11.39).",
    fr="Un nombre ; seule Hécate les compte (MG-11.39).",
    it="Un numero; li conta solo Ecate (MG-11.39).",
)
says(
    "score-help-option",
    en="Type the number of one of the options.",
    fr="Tapez le numéro d'une des possibilités.",
    it="Scrivi il numero di una delle possibilità.",
)

# Whose turn it is
says("state-yours", en="your decision", fr="à vous de décider", it="tocca a te")
says("state-thinking", en="{who} is thinking …", fr="{who} réfléchit…", it="{who} sta pensando…")
says("state-next", en="next: {who}", fr="ensuite : {who}", it="poi: {who}")
says("state-over", en="the match is over", fr="la partie est finie", it="la partita è finita")
says("state-replay", en="replay, eyes: {eyes}", fr="relecture, vue : {eyes}", it="replica, vista: {eyes}")

# Playing
says(
    "play-what",
    en="{what}: choose what to do with it.",
    fr="{what} : choisissez ce que vous en faites.",
    it="{what}: scegli che cosa farne.",
)
says("play-again", en="Play another match", fr="Jouer une autre partie", it="Gioca un'altra partita")
says(
    "play-look-back",
    en="Look at this match again, step by step",
    fr="Revoir cette partie pas à pas",
    it="Rivedi questa partita passo per passo",
)
says("play-leave", en="Leave the table", fr="Quitter la table", it="Lascia il tavolo")
says("play-hand-over", en="Hand the screen over to {who}", fr="Passer l'écran à {who}", it="Passa lo schermo a {who}")
says(
    "play-done",
    en="Your choice is made. Hand the screen over, or take it back with u.",
    fr="Votre choix est fait. Passez l'écran, ou annulez avec u.",
    it="La tua scelta è fatta. Passa lo schermo, o annulla con u.",
)
says(
    "play-hand-on",
    en="Hand the screen over, so that the match can go on.",
    fr="Passez l'écran pour que la partie continue.",
    it="Passa lo schermo perché la partita continui.",
)
says("play-undone", en="Taken back.", fr="Choix annulé.", it="Scelta annullata.")
says(
    "play-pass-again",
    en="Press space once more to confirm.",
    fr="Appuyez encore une fois sur Espace pour confirmer.",
    it="Premi ancora una volta Spazio per confermare.",
)
says(
    "play-not-kept",
    en="The match could not be kept: {problem}",
    fr="La partie n'a pas pu être conservée : {problem}",
    it="Non è stato possibile conservare la partita: {problem}",
)
says(
    "bot-replaced",
    en="From now on the random bot plays for p{seat} ({bot}), which has failed: {problem}.",
    fr="Le bot random joue désormais à la place de p{seat} ({bot}), défaillant : {problem}.",
    it="D'ora in poi il bot random gioca al posto di p{seat} ({bot}), che non funziona: {problem}.",
)
says(
    "bot-forfeits",
    en="p{seat} ({bot}) forfeits the match, as it has failed: {problem}.",
    fr="p{seat} ({bot}) perd par forfait, car ce bot est défaillant : {problem}.",
    it="p{seat} ({bot}) perde per abbandono, perché non funziona: {problem}.",
)
says(
    "undo-nothing",
    en="There is nothing to take back yet.",
    fr="Il n'y a encore rien à annuler.",
    it="Non c'è ancora nulla da annullare.",
)
says(
    "undo-others",
    en="It cannot be taken back: somebody else has decided since, or the game has been resumed.",
    fr="Impossible d'annuler ce choix : quelqu'un d'autre a décidé depuis, ou la partie a été reprise.",
    it="Non si può annullare: nel frattempo ha deciso qualcun altro, o la partita è stata ripresa.",
)
says("undo-over", en="The match is over.", fr="La partie est finie.", it="La partita è finita.")
says(
    "undo-told",
    en="It cannot be taken back, you have learned something by it: {what}",
    fr="Impossible d'annuler ce choix, il vous a appris quelque chose : {what}",
    it="Non si può annullare, ti ha fatto sapere qualcosa: {what}",
)
says(
    "undo-told-table",
    en="It cannot be taken back: the table has told you something new by it.",
    fr="Impossible d'annuler ce choix : la table vous a appris quelque chose de nouveau.",
    it="Non si può annullare: il tavolo ti ha fatto sapere qualcosa di nuovo.",
)
says(
    "hint-title",
    en="What the search bot would do in your place, and the chance to win:",
    fr="Ce que ferait le bot search à votre place, et les chances de gagner :",
    it="Che cosa farebbe il bot search al tuo posto, e le probabilità di vittoria:",
)
says("hint-chance", en="{percent}%", fr="{percent} %", it="{percent}%")
says(
    "hint-thinking",
    en="The search bot is thinking about your move … You can play on without waiting.",
    fr="Le bot search réfléchit à votre coup… Vous pouvez jouer sans attendre.",
    it="Il bot search sta pensando alla tua mossa… Puoi giocare senza aspettare.",
)
says(
    "hint-failed",
    en="There is no hint this time: {problem}",
    fr="Pas de conseil cette fois-ci : {problem}",
    it="Questa volta niente consiglio: {problem}",
)
says("why-title", en="Why not?", fr="Pourquoi pas ?", it="Perché no?")
says(
    "why-clauses",
    en="The rules in question:",
    fr="Les règles en question (en anglais) :",
    it="Le regole in questione (in inglese):",
)
says(
    "why-not-yours",
    en="You have nothing to decide just now.",
    fr="Vous n'avez rien à décider pour l'instant.",
    it="Ora non hai nulla da decidere.",
)
says(
    "why-point",
    en="Point at a card first: Tab, then the arrows.",
    fr="Désignez d'abord une carte : Tab, puis les flèches.",
    it="Prima indica una carta: Tab, poi le frecce.",
)
says(
    "why-offered", en="{what}: it can be chosen.", fr="{what} : ce choix est possible.", it="{what}: si può scegliere."
)
says(
    "why-nothing",
    en="{what} is not what is asked for.",
    fr="{what} n'est pas ce qui est demandé.",
    it="{what} non è ciò che viene chiesto.",
)
says("leave-title", en="Leave the table?", fr="Quitter la table ?", it="Lasciare il tavolo?")
says(
    "leave-words",
    en="The match is kept after every move; kleos play --resume goes on with it.",
    fr="La partie est conservée après chaque coup ; kleos play --resume la reprend.",
    it="La partita è conservata dopo ogni mossa; kleos play --resume la riprende.",
)
says("leave-stay", en="Stay", fr="Rester", it="Resta")
says(
    "leave-keep",
    en="Leave, and go on another time",
    fr="Partir, et reprendre une autre fois",
    it="Esci, e riprendi un'altra volta",
)
says("leave-concede", en="Give up this match", fr="Abandonner cette partie", it="Arrenditi")

# Handing over
says("hand-over-to", en="{who} is to decide", fr="C'est à {who} de décider", it="Tocca a {who} decidere")
says(
    "hand-over-alone",
    en="Nothing is shown until p{seat} is the only one to look at the screen.",
    fr="Rien n'est affiché tant que p{seat} n'est pas seul à regarder l'écran.",
    it="Non si vede nulla finché p{seat} non è solo a guardare lo schermo.",
)
says(
    "hand-over-enter",
    en="Enter: I am p{seat}, show the table",
    fr="Entrée : je suis p{seat}, afficher la table",
    it="Invio: sono p{seat}, mostra il tavolo",
)
says(
    "hand-over-leave",
    en="q: leave, the match is kept",
    fr="q : quitter, la partie est conservée",
    it="q: esci, la partita è conservata",
)

# Replaying
says("replay-move", en="Move {move} of {moves}", fr="Coup {move} sur {moves}", it="Mossa {move} di {moves}")
says("replay-spectator", en="a spectator", fr="un spectateur", it="uno spettatore")
says("replay-seat", en="p{seat}", fr="p{seat}", it="p{seat}")
says("replay-everything", en="everybody", fr="tout le monde", it="tutti")
says("replay-next", en="One move forwards", fr="Un coup en avant", it="Una mossa avanti")
says("replay-before", en="One move back", fr="Un coup en arrière", it="Una mossa indietro")
says(
    "replay-eyes",
    en="Other eyes (now {eyes})",
    fr="Changer de point de vue (à présent : {eyes})",
    it="Cambia punto di vista (ora: {eyes})",
)
says(
    "replay-go-on",
    en="Play on from here as a new match",
    fr="Jouer la suite dans une nouvelle partie",
    it="Continua da qui come nuova partita",
)
says(
    "replay-go-on-words",
    en="A new match begins after move {move}. Whom do you play?",
    fr="Une nouvelle partie commence après le coup {move}. Qui jouez-vous ?",
    it="Una nuova partita comincia dopo la mossa {move}. Chi giochi?",
)
says(
    "replay-as",
    en="p{seat}, against the bot {bot}",
    fr="p{seat}, contre le bot {bot}",
    it="p{seat}, contro il bot {bot}",
)
says(
    "replay-as-bots",
    en="p{seat}, against {count} bots {bot}",
    fr="p{seat}, contre {count} bots {bot}",
    it="p{seat}, contro {count} bot {bot}",
)
says(
    "replay-as-people",
    en="Everybody, {count} people at this screen",
    fr="Tout le monde, à {count} devant cet écran",
    it="Tutti, in {count} a questo schermo",
)
says(
    "replay-over",
    en="The match is over here: step back first.",
    fr="La partie est finie ici : reculez d'abord.",
    it="Qui la partita è finita: prima torna indietro.",
)

# Reading
says(
    "table-point",
    en="Tab goes to the table, the arrows to a card.",
    fr="Tab mène à la table, les flèches à une carte.",
    it="Tab porta al tavolo, le frecce a una carta.",
)
says(
    "table-no-card",
    en="There is no card to read here.",
    fr="Il n'y a pas de carte à lire ici.",
    it="Qui non c'è nessuna carta da leggere.",
)
says("read-card", en="Card", fr="Carte", it="Carta")
says("read-rulings", en="Rulings", fr="Précisions (en anglais)", it="Precisazioni (in inglese)")
says("read-close", en="↑↓ read · Esc close", fr="↑↓ lire · Échap fermer", it="↑↓ leggi · Esc chiudi")
says(
    "read-pages",
    en="{page} of {pages} · ← → turn",
    fr="{page} sur {pages} · ← → feuilleter",
    it="{page} di {pages} · ← → sfoglia",
)
says(
    "read-open",
    en="Enter open the card · Esc close",
    fr="Entrée ouvrir la carte · Échap fermer",
    it="Invio apri la carta · Esc chiudi",
)
says("read-log", en="What has happened", fr="Ce qui s'est passé", it="Che cosa è successo")
says("read-piles", en="Piles to look through", fr="Piles à consulter", it="Pile da consultare")
says("read-rules", en="The rules", fr="Les règles (en anglais)", it="Le regole (in inglese)")
says(
    "read-search",
    en="a number like {clause}, or words",
    fr="un numéro comme {clause}, ou des mots anglais",
    it="un numero come {clause}, o parole inglesi",
)
says("read-no-clause", en="Type to search.", fr="Tapez pour chercher.", it="Scrivi per cercare.")
says(
    "read-close-search",
    en="type to search · ↑↓ read · Esc close",
    fr="tapez pour chercher · ↑↓ lire · Échap fermer",
    it="scrivi per cercare · ↑↓ leggi · Esc chiudi",
)

# The line of keys
says("key-enter", en="Enter", fr="Entrée", it="Invio")
says("key-escape", en="Esc", fr="Échap", it="Esc")
says("bar-keys", en="keys", fr="touches", it="tasti")
says("bar-card", en="card", fr="carte", it="carta")
says("bar-why", en="why not", fr="pourquoi", it="perché no")
says("bar-hint", en="hint", fr="conseil", it="consiglio")
says("bar-undo", en="undo", fr="annuler", it="annulla")
says("bar-log", en="log", fr="journal", it="registro")
says("bar-language", en="language", fr="langue", it="lingua")
says("bar-piles", en="piles", fr="piles", it="pile")
says("bar-rules", en="rules", fr="règles", it="regole")
says("bar-leave", en="leave", fr="quitter", it="esci")
says("bar-step", en="step", fr="avancer", it="avanza")
says("bar-eyes", en="eyes", fr="vue", it="vista")
says("bar-go-on", en="play on", fr="jouer d'ici", it="gioca da qui")
says("bar-next", en="go on", fr="continuer", it="avanti")
says("bar-settings", en="settings", fr="réglages", it="impostazioni")
says("bar-players", en="players", fr="joueurs", it="giocatori")
says("bar-choose", en="choose", fr="choisir", it="scegli")
says("bar-back", en="back", fr="retour", it="indietro")
says("bar-resume", en="go on with a match", fr="reprendre une partie", it="riprendi una partita")
says("bar-throw-away", en="throw away", fr="supprimer", it="elimina")

# All keys
says("keys-title", en="Keys", fr="Touches", it="Tasti")
says("keys-signs", en="Signs", fr="Signes", it="Segni")
says("keys-letters", en="a b c …", fr="a b c …", it="a b c …")
says(
    "keys-letters-do",
    en="take what bears the letter",
    fr="choisir ce qui porte la lettre",
    it="scegli ciò che porta la lettera",
)
says("keys-choices", en="go through the choices", fr="parcourir les choix", it="scorri le scelte")
says(
    "keys-enter",
    en="take the choice under the cursor",
    fr="prendre le choix sous le curseur",
    it="prendi la scelta sotto il cursore",
)
says("keys-back", en="back to all choices", fr="revenir à tous les choix", it="torna a tutte le scelte")
says(
    "keys-tab",
    en="to the table, the log, and back",
    fr="aller à la table, au journal, et revenir",
    it="vai al tavolo, al registro, e torna",
)
says(
    "keys-arrows",
    en="on the table: from card to card",
    fr="sur la table : de carte en carte",
    it="sul tavolo: di carta in carta",
)
says("keys-space", en="Space", fr="Espace", it="Spazio")
says(
    "keys-space-does",
    en="pass, or skip; twice, to be sure",
    fr="passer ; deux fois, pour être sûr",
    it="passa; due volte, per sicurezza",
)
says(
    "keys-card",
    en="text and rulings of the card under the cursor",
    fr="texte et précisions de la carte sous le curseur",
    it="testo e precisazioni della carta sotto il cursore",
)
says(
    "keys-why",
    en="why the card under the cursor cannot be chosen",
    fr="pourquoi la carte sous le curseur ne peut pas être choisie",
    it="perché la carta sotto il cursore non si può scegliere",
)
says(
    "keys-hint",
    en="your three best moves as the search bot sees them, and your chance to win",
    fr="vos trois meilleurs coups selon le bot search, et vos chances de gagner",
    it="le tue tre mosse migliori secondo il bot search, e le probabilità di vittoria",
)
says(
    "keys-undo",
    en="take back your last choice, if it told you nothing",
    fr="annuler votre dernier choix, s'il ne vous a rien appris",
    it="annulla la tua ultima scelta, se non ti ha fatto sapere nulla",
)
says(
    "keys-log",
    en="the log; its lines open cards",
    fr="le journal ; ses lignes ouvrent les cartes",
    it="il registro; le sue righe aprono le carte",
)
says(
    "keys-piles",
    en="the discard piles, and what else may be looked through",
    fr="les piles de défausse, et ce qui peut être consulté en plus",
    it="le pile degli scarti, e quant'altro si può consultare",
)
says(
    "keys-rules",
    en="the rules of the question, and all others",
    fr="les règles de la question, et toutes les autres",
    it="le regole della domanda, e tutte le altre",
)
says("keys-language", en="the next language", fr="la langue suivante", it="la lingua successiva")
says("keys-leave", en="leave, or give up", fr="quitter, ou abandonner", it="esci, o arrenditi")
says("keys-leave-replay", en="leave", fr="quitter", it="esci")
says("keys-mouse", en="Mouse", fr="Souris", it="Mouse")
says(
    "keys-mouse-does",
    en="a click points; a second one takes",
    fr="un clic désigne, un second choisit",
    it="un clic indica, un secondo sceglie",
)
says("keys-step", en="one move forwards or back", fr="un coup en avant ou en arrière", it="una mossa avanti o indietro")
says(
    "keys-stride",
    en="{count} moves forwards or back",
    fr="{count} coups en avant ou en arrière",
    it="{count} mosse avanti o indietro",
)
says("keys-ends", en="to the beginning or the end", fr="au début ou à la fin", it="all'inizio o alla fine")
says(
    "keys-eyes",
    en="through whose eyes: a spectator, each player, everybody",
    fr="par les yeux de qui : un spectateur, chaque joueur, tout le monde",
    it="con gli occhi di chi: uno spettatore, ogni giocatore, tutti",
)
says(
    "keys-go-on",
    en="play on from this moment as a new match",
    fr="jouer à partir de ce moment, en une nouvelle partie",
    it="continua da questo momento come nuova partita",
)
