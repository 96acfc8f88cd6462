"""What every game can find wrong: with documents and their fields, saves, records, and what a match is asked."""

from kleos.engine.messages import says

# Where something is wrong, and what else
says("at-path", en="{path}: {problem}", fr="{path} : {problem}", it="{path}: {problem}")
says("at-line", en="line {line}: {problem}", fr="ligne {line} : {problem}", it="riga {line}: {problem}")
says("refused", en="{clause}: {reason}", fr="{clause} : {reason}", it="{clause}: {reason}")
says("semicolon", en="; ", fr=" ; ", it="; ")

# Languages, games, players ----------------------------------------------------------------------------------------------
says(
    "unknown-language",
    en="unknown language '{lang}', known are: {known}",
    fr="langue inconnue : « {lang} », langues connues : {known}",
    it="lingua sconosciuta: «{lang}», lingue conosciute: {known}",
)
says(
    "unknown-game",
    en="unknown game '{game}'{hint} (known: {known})",
    fr="jeu inconnu : « {game} »{hint} (jeux connus : {known})",
    it="gioco sconosciuto: «{game}»{hint} (giochi conosciuti: {known})",
)
says(
    "unknown-option",
    en="options: unknown option '{option}', expected one of {known}",
    fr="options : « {option} » est inconnue, options connues : {known}",
    it="options: «{option}» è sconosciuta, opzioni conosciute: {known}",
)
says(
    "option-value",
    en="options: {option} is one of {known}, not {value!r}",
    fr="options : {option} est à choisir parmi {known}, et non « {value} »",
    it="options: {option} si sceglie fra {known}, non «{value}»",
)
says(
    "players-number",
    en="players: {game} is for {allowed} players, not {count!r}",
    fr="players : {game} est un jeu pour {allowed} joueurs, et non pour {count}",
    it="players: {game} si gioca in {allowed}, non in {count}",
)
says("from-to", en="{least} to {most}", fr="{least} à {most}", it="{least}-{most}")
says(
    "no-seat",
    en="no such seat: {seat}, expected 0 to {last}",
    fr="il n'y a pas de place {seat} : elles vont de 0 à {last}",
    it="non c'è un posto {seat}: vanno da 0 a {last}",
)

# What a match is asked --------------------------------------------------------------------------------------------------
says("match-over", en="the match is over", fr="la partie est finie", it="la partita è finita")
says(
    "has-conceded",
    en="p{seat} has given up already",
    fr="p{seat} a déjà abandonné",
    it="p{seat} si è già arreso",
)
says(
    "not-to-decide",
    en="p{decider} is to decide, not p{seat}",
    fr="c'est à p{decider} de décider, et non à p{seat}",
    it="tocca a p{decider} decidere, non a p{seat}",
)
says(
    "decision-answered",
    en="this decision has been answered; ask the match for its present one",
    fr="cette question a déjà reçu sa réponse ; demandez à la partie sa question actuelle",
    it="a questa domanda si è già risposto; chiedi alla partita quella attuale",
)
says(
    "no-position",
    en="in the middle of an effect (a {kind} decision) there is no position; use save()",
    fr="au milieu d'un effet (question {kind}) il n'y a pas de position ; utilisez save()",
    it="nel mezzo di un effetto (domanda {kind}) non c'è una posizione; usa save()",
)
says(
    "no-record",
    en="a determinized match has no record: its beginning is not known",
    fr="une partie redistribuée n'a pas d'enregistrement : on n'en connaît pas le début",
    it="una partita ridistribuita non ha registrazione: non se ne conosce l'inizio",
)

says(
    "cannot-deal-anew",
    en="from here what is hidden cannot be dealt anew without changing what is being decided: choose another move",
    fr="à partir d'ici, on ne peut pas redistribuer ce qui est caché sans changer la décision en cours : choisissez un autre coup",
    it="da qui non si può ridistribuire ciò che è nascosto senza cambiare la decisione in corso: scegli un'altra mossa",
)

says(
    "too-many-deals",
    en="what is hidden has been dealt anew {most} times in this match already",
    fr="ce qui est caché a déjà été redistribué {most} fois dans cette partie",
    it="ciò che è nascosto è già stato ridistribuito {most} volte in questa partita",
)

# Documents and their fields ---------------------------------------------------------------------------------------------
says(
    "not-json",
    en="not a JSON document: {problem}",
    fr="ce n'est pas un document JSON : {problem}",
    it="non è un documento JSON: {problem}",
)
says(
    "json-place",
    en="it cannot be read from line {line}, column {column} on",
    fr="illisible à partir de la ligne {line}, colonne {column}",
    it="illeggibile dalla riga {line}, colonna {column}",
)
says("too-deep", en="nested too deeply", fr="trop de niveaux imbriqués", it="troppi livelli annidati")
says(
    "expected-document",
    en="expected a JSON object",
    fr="un objet JSON est attendu",
    it="serve un oggetto JSON",
)
says("field-missing", en="missing", fr="ce champ manque", it="questo campo manca")
says("key-missing", en="missing '{key}'", fr="il manque « {key} »", it="manca «{key}»")
says("key-unknown", en="unknown field '{key}'", fr="champ inconnu « {key} »", it="campo sconosciuto «{key}»")
says(
    "key-number",
    en="{key}: expected a whole number, not {text!r}",
    fr="{key} : un nombre entier est attendu, et non « {text} »",
    it="{key}: serve un numero intero, non «{text}»",
)
says(
    "other-cards",
    en="made with another card set ({cards}, here {here}); give the card file it was made with: --cards FILE",
    fr="fait avec un autre jeu de cartes ({cards}, ici {here}) ; donnez le fichier de cartes d'origine : --cards FICHIER",
    it="con un altro set di carte ({cards}, qui {here}); indica il file di carte con cui è stato creato: --cards FILE",
)
says(
    "position-game",
    en="expected '{game}', not {value}",
    fr="« {game} » est attendu, et non {value}",
    it="serve «{game}», non {value}",
)
says(
    "field-unknown",
    en="unknown field, expected one of {known}",
    fr="champ inconnu, champs possibles : {known}",
    it="campo sconosciuto, campi possibili: {known}",
)
says(
    "expected-text",
    en="expected a text, not {value}",
    fr="un texte est attendu, et non {value}",
    it="serve un testo, non {value}",
)
says(
    "expected-object",
    en="expected an object, not {value}",
    fr="un objet est attendu, et non {value}",
    it="serve un oggetto, non {value}",
)
says(
    "expected-number",
    en="expected a whole number from {least} to {most}, not {value}",
    fr="un nombre entier de {least} à {most} est attendu, et non {value}",
    it="serve un numero intero da {least} a {most}, non {value}",
)
says(
    "expected-flag",
    en="expected true or false, not {value}",
    fr="true ou false est attendu, et non {value}",
    it="serve true o false, non {value}",
)
says(
    "expected-one-of",
    en="expected one of {known}, not {value}",
    fr="à choisir parmi {known}, et non {value}",
    it="da scegliere fra {known}, non {value}",
)
says(
    "expected-list",
    en="expected a list, not {value}",
    fr="une liste est attendue, et non {value}",
    it="serve una lista, non {value}",
)
says(
    "expected-list-of",
    en="expected a list of {length}, not {value}",
    fr="une liste de {length} est attendue, et non {value}",
    it="serve una lista di {length}, non {value}",
)

# Saves ------------------------------------------------------------------------------------------------------------------
says(
    "not-a-save",
    en="not a saved match: {problem}",
    fr="ce n'est pas une partie sauvegardée : {problem}",
    it="non è una partita salvata: {problem}",
)
says(
    "save-field",
    en="expected a JSON object with the field 'kleos'",
    fr="un objet JSON avec le champ « kleos » est attendu",
    it="serve un oggetto JSON con il campo «kleos»",
)
says(
    "save-format",
    en="format {format!r} is not known here, expected {known}",
    fr="le format {format} est inconnu ici (attendu : {known})",
    it="il formato {format} qui è sconosciuto (atteso: {known})",
)
says(
    "save-damaged",
    en="damaged: the check sum does not fit the contents",
    fr="le fichier est abîmé : la somme de contrôle ne correspond pas au contenu",
    it="il file è danneggiato: la somma di controllo non corrisponde al contenuto",
)
says(
    "save-other-version",
    en="written by another version of kleos, which keeps matches in another form",
    fr="écrit par une autre version de kleos, qui enregistre les parties autrement",
    it="scritto da un'altra versione di kleos, che salva le partite in un'altra forma",
)
says(
    "save-unnamed",
    en="a node of kind {kind} has no name",
    fr="un nœud de type {kind} n'a pas de nom",
    it="un nodo di tipo {kind} non ha nome",
)
says("save-scope", en="a frame without a scope", fr="un cadre sans contexte", it="un riquadro senza contesto")

# Records ----------------------------------------------------------------------------------------------------------------
says(
    "record-begins",
    en="expected 'kleos record {format}'",
    fr="« kleos record {format} » est attendu",
    it="serve «kleos record {format}»",
)
says(
    "record-key",
    en="expected 'key: value' with a new key, not {text!r}",
    fr="« clé: valeur » avec une nouvelle clé est attendu, et non « {text} »",
    it="serve «chiave: valore» con una chiave nuova, non «{text}»",
)
says("record-header", en="header: {problem}", fr="en-tête : {problem}", it="intestazione: {problem}")
says(
    "record-hash",
    en="leads to the hash {hash}, not {named}",
    fr="mène à l'empreinte {hash}, et non {named}",
    it="porta all'impronta {hash}, non {named}",
)
says(
    "record-move",
    en="expected a move like '3. p0 pass', not {text!r}",
    fr="un coup comme « 3. p0 pass » est attendu, et non « {text} »",
    it="serve una mossa come «3. p0 pass», non «{text}»",
)
says(
    "record-move-number",
    en="expected move {expected}, not {count}",
    fr="le coup {expected} est attendu, et non le {count}",
    it="serve la mossa {expected}, non la {count}",
)
says(
    "no-decks",
    en="{game} has no decks to bring: everybody begins with the cards the rules give",
    fr="{game} se joue sans deck préparé : chacun commence avec les cartes que donnent les règles",
    it="{game} non ha mazzi da portare: ognuno comincia con le carte che danno le regole",
)
says(
    "position-card",
    en="expected the id of a card, not {value}",
    fr="l'identifiant d'une carte est attendu, et non {value}",
    it="serve l'identificativo di una carta, non {value}",
)
says(
    "position-too-many",
    en="the box holds {copies} {copies:copy|copies} of {card}, the document {count}",
    fr="la boîte contient {copies} {copies:exemplaire|exemplaires} de {card}, le document {count}",
    it="la scatola contiene {copies} {copies:copia|copie} di {card}, il documento {count}",
)
says(
    "position-players",
    en="expected a list of {least} to {most} players, not of {count}",
    fr="une liste de {least} à {most} joueurs est attendue, et non de {count}",
    it="serve una lista da {least} a {most} giocatori, non di {count}",
)
says(
    "position-conceded-all",
    en="at least one player must not have given up; with one left the match is over",
    fr="au moins un joueur n'a pas abandonné ; s'il n'en reste qu'un, la partie est finie",
    it="almeno un giocatore non si è arreso; se ne resta uno solo, la partita è finita",
)
says(
    "position-active-conceded",
    en="p{seat} has given up and has no turn",
    fr="p{seat} a abandonné et n'a plus de tour",
    it="p{seat} si è arreso e non ha più turni",
)
