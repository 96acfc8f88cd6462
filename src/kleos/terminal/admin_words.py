"""What kleos admin says."""

from kleos.engine.messages import says

says(
    "cli-admin",
    en="look after the people and tables of a server, also while it runs",
    fr="s'occuper des personnes et des tables d'un serveur, même pendant qu'il tourne",
    it="gestire le persone e i tavoli di un server, anche mentre è in funzione",
)
says(
    "cli-admin-database",
    en="where tables are kept, as kleos serve has it (a file in the data folder)",
    fr="où les tables sont gardées, comme pour kleos serve (un fichier du dossier de données)",
    it="dove si conservano i tavoli, come per kleos serve (un file nella cartella dei dati)",
)
says(
    "cli-admin-json",
    en="print it as JSON",
    fr="l'afficher en JSON",
    it="mostrarlo come JSON",
)
says(
    "cli-admin-people",
    en="accounts; with words, also guests whose name holds them",
    fr="les comptes ; avec un texte, aussi les invités dont le nom le contient",
    it="gli account; con un testo, anche gli ospiti il cui nome lo contiene",
)
says(
    "cli-admin-search",
    en="part of a name, or an id",
    fr="une partie d'un nom, ou un id",
    it="parte di un nome, o un id",
)
says(
    "cli-admin-tables",
    en="tables that wait or play",
    fr="les tables en attente ou en jeu",
    it="i tavoli in attesa o in gioco",
)
says("cli-admin-bans", en="who is banned", fr="qui est banni", it="chi è bandito")
says(
    "cli-admin-log",
    en="what administrators did",
    fr="ce qu'ont fait les administrateurs",
    it="che cosa hanno fatto gli amministratori",
)
says(
    "cli-admin-reset",
    en="give an account another password and end its sessions",
    fr="donner un autre mot de passe à un compte et fermer ses sessions",
    it="dare un'altra password a un account e chiudere le sue sessioni",
)
says(
    "cli-admin-ask",
    en="ask for the password instead of making one",
    fr="demander le mot de passe au lieu d'en créer un",
    it="chiedere la password invece di crearne una",
)
says(
    "cli-admin-ban",
    en="keep a person or addresses out",
    fr="interdire l'entrée à une personne ou à des adresses",
    it="tenere fuori una persona o degli indirizzi",
)
says("cli-admin-unban", en="let them in again", fr="les laisser entrer de nouveau", it="farli rientrare")
says(
    "cli-admin-who",
    en="the name of an account, or the id of a person",
    fr="le nom d'un compte, ou l'id d'une personne",
    it="il nome di un account, o l'id di una persona",
)
says(
    "cli-admin-address",
    en="an address, or a network as in 192.0.2.0/24",
    fr="une adresse, ou un réseau comme 192.0.2.0/24",
    it="un indirizzo, o una rete come 192.0.2.0/24",
)
says(
    "cli-admin-until",
    en="when it ends, as in 2030-12-31 or 2030-12-31T18:00 (never)",
    fr="quand cela prend fin, comme 2030-12-31 ou 2030-12-31T18:00 (jamais)",
    it="quando finisce, come 2030-12-31 o 2030-12-31T18:00 (mai)",
)
says("meta-time", en="TIME", fr="DATE", it="DATA")
says("meta-id", en="ID", fr="ID", it="ID")
says(
    "cli-admin-close",
    en="close a table, whatever is played there",
    fr="fermer une table, quoi qu'on y joue",
    it="chiudere un tavolo, qualunque cosa vi si giochi",
)
says("cli-admin-table", en="the id of the table", fr="l'id de la table", it="l'id del tavolo")
says(
    "cli-admin-export",
    en="print all that is kept about a person, as JSON",
    fr="afficher en JSON tout ce qui est gardé sur une personne",
    it="mostrare come JSON tutto ciò che si conserva di una persona",
)
says(
    "cli-admin-erase",
    en="erase all that is kept about a person; others keep the matches they played together",
    fr="effacer tout ce qui est gardé sur une personne ; les autres gardent les parties jouées ensemble",
    it="cancellare tutto ciò che si conserva di una persona; gli altri tengono le partite giocate insieme",
)
says(
    "cli-admin-prune",
    en="delete now what is older than the settings keep it (a server does so every day)",
    fr="supprimer maintenant ce que les réglages ne gardent plus (un serveur le fait chaque jour)",
    it="eliminare ora ciò che le impostazioni non conservano più (un server lo fa ogni giorno)",
)
says("cli-admin-yes", en="do not ask", fr="ne pas demander", it="non chiedere")

# Answers
says(
    "admin-no-database",
    en="there is no database {file}: name the server's with --database",
    fr="il n'y a pas de base de données {file} : indiquez celle du serveur avec --database",
    it="non c'è nessun database {file}: indica quello del server con --database",
)
says(
    "admin-nobody",
    en="nobody has the account or the id '{name}'; kleos admin people finds who there is",
    fr="personne n'a le compte ou l'id « {name} » ; kleos admin people montre qui il y a",
    it="nessuno ha l'account o l'id «{name}»; kleos admin people mostra chi c'è",
)
says(
    "admin-guest",
    en="{name} is a guest and has no password",
    fr="{name} est un invité et n'a pas de mot de passe",
    it="{name} è un ospite e non ha password",
)
says(
    "admin-one-of",
    en="name a person or give --address, one of them",
    fr="indiquez une personne ou --address, l'un des deux",
    it="indica una persona oppure --address, uno dei due",
)
says(
    "admin-bad-address",
    en="'{text}' is no address and no network",
    fr="« {text} » n'est ni une adresse ni un réseau",
    it="«{text}» non è né un indirizzo né una rete",
)
says(
    "admin-bad-time",
    en="'{text}' is no time to come: write it as 2030-12-31 or 2030-12-31T18:00",
    fr="« {text} » n'est pas une date à venir : écrivez 2030-12-31 ou 2030-12-31T18:00",
    it="«{text}» non è una data futura: scrivi 2030-12-31 o 2030-12-31T18:00",
)
says(
    "admin-no-table",
    en="no table '{id}' waits or plays",
    fr="aucune table « {id} » n'est en attente ou en jeu",
    it="nessun tavolo «{id}» è in attesa o in gioco",
)
says("admin-not-banned", en="{who} is not banned", fr="{who} n'est pas banni", it="{who} non è bandito")
says("admin-password", en="New password: ", fr="Nouveau mot de passe : ", it="Nuova password: ")
says("admin-password-again", en="Once more: ", fr="Encore une fois : ", it="Ancora una volta: ")
says(
    "admin-passwords-differ",
    en="the two passwords differ",
    fr="les deux mots de passe diffèrent",
    it="le due password sono diverse",
)
says(
    "admin-reset-done",
    en="{name} has a new password and must log in again.",
    fr="{name} a un nouveau mot de passe et doit se reconnecter.",
    it="{name} ha una nuova password e deve accedere di nuovo.",
)
says("admin-reset-made", en="The password: {password}", fr="Le mot de passe : {password}", it="La password: {password}")
says("admin-banned", en="{who} is banned {until}.", fr="{who} est banni {until}.", it="{who} è bandito {until}.")
says("admin-until", en="until {time}", fr="jusqu'au {time}", it="fino al {time}")
says("admin-for-good", en="for good", fr="définitivement", it="per sempre")
says("admin-unbanned", en="{who} is let in again.", fr="{who} peut de nouveau entrer.", it="{who} può rientrare.")
says("admin-closed", en="Table {id} is closed.", fr="La table {id} est fermée.", it="Il tavolo {id} è chiuso.")
says(
    "admin-erase-ask",
    en="All that is kept about {name} will be erased, for good. Type {name} to go on: ",
    fr="Tout ce qui est gardé sur {name} sera effacé, définitivement. Tapez {name} pour continuer : ",
    it="Tutto ciò che si conserva di {name} sarà cancellato, per sempre. Scrivi {name} per continuare: ",
)
says("admin-not-erased", en="Nothing was erased.", fr="Rien n'a été effacé.", it="Non è stato cancellato nulla.")
says("admin-erased", en="{name} is erased.", fr="{name} est effacé.", it="{name} è cancellato.")
says(
    "admin-prune-asked",
    en="The server deletes what is due; its log says how much.",
    fr="Le serveur supprime ce qui doit l'être ; son journal dit combien.",
    it="Il server elimina ciò che è scaduto; il suo registro dice quanto.",
)
says(
    "admin-pruned",
    en="Deleted: {tables} tables and {guests} guests. Packed: {packed} matches.",
    fr="Supprimés : {tables} tables et {guests} invités. Compactées : {packed} parties.",
    it="Eliminati: {tables} tavoli e {guests} ospiti. Compattate: {packed} partite.",
)
