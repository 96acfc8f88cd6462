"""What can be wrong with a card file, and what Python has to say about its TOML and its expressions."""

from typing import Final

from kleos.engine.messages import Words, recognised, says

# Where: the place first, as compilers write it
says(
    "card-file",
    en="{file}:{line}:{column}: {problem}",
    fr="{file}:{line}:{column}: {problem}",
    it="{file}:{line}:{column}: {problem}",
)
says("card-table", en="[{table}] {problem}", fr="[{table}] {problem}", it="[{table}] {problem}")
says(
    "card-field",
    en="[{table}] {field}: {problem}",
    fr="[{table}] {field} : {problem}",
    it="[{table}] {field}: {problem}",
)

says(
    "card-other-game",
    en="{key}: expected '{game}', the game it is read for, not {value}",
    fr="{key} : « {game} » est attendu, le jeu pour lequel il est lu, et non {value}",
    it="{key}: serve «{game}», il gioco per cui è letto, non {value}",
)

# Fields -----------------------------------------------------------------------------------------------------------------
says("card-field-unknown", en="unknown field", fr="champ inconnu", it="campo sconosciuto")
says(
    "card-field-close",
    en="unknown field, did you mean '{close}'?",
    fr="champ inconnu, vouliez-vous dire « {close} » ?",
    it="campo sconosciuto, intendevi «{close}»?",
)
says("card-missing", en="missing {fields}", fr="il manque {fields}", it="campi mancanti: {fields}")
says(
    "card-none", en="the file holds no card", fr="le fichier ne contient aucune carte", it="il file non contiene carte"
)
says(
    "card-expected-table",
    en="expected a table for a card",
    fr="une table de carte est attendue",
    it="serve la tabella di una carta",
)
says(
    "card-expected-entries",
    en="expected a table with at least one entry",
    fr="une table avec au moins une entrée est attendue",
    it="serve una tabella con almeno una voce",
)
says(
    "card-expected-names",
    en="expected names by language, like {example}",
    fr="des noms par langue sont attendus, comme {example}",
    it="servono nomi per lingua, come {example}",
)
says(
    "card-expected-titles",
    en="expected titles by language, like {example}",
    fr="des titres par langue sont attendus, comme {example}",
    it="servono titoli per lingua, come {example}",
)
says(
    "card-language",
    en="unknown language '{lang}', known are {known}",
    fr="langue inconnue « {lang} », on connaît {known}",
    it="lingua sconosciuta «{lang}», si conoscono {known}",
)
says("card-expected-text", en="expected a text", fr="un texte est attendu", it="serve un testo")
says(
    "card-expected-one-of",
    en="expected one of {known}, not {value!r}",
    fr="à choisir parmi {known}, et non « {value} »",
    it="da scegliere fra {known}, non «{value}»",
)
says(
    "card-expected-number",
    en="expected a whole number from {least} to {most}",
    fr="un nombre entier de {least} à {most} est attendu",
    it="serve un numero intero da {least} a {most}",
)
says(
    "card-expected-lines",
    en="expected a list like {example}",
    fr="une liste est attendue, comme {example}",
    it="serve una lista, come {example}",
)
says(
    "card-expected-line",
    en="line {number}: expected one of {known} with an expression",
    fr="effet {number} : l'un des mots {known} est attendu, avec une expression",
    it="effetto {number}: serve una delle parole {known}, con un'espressione",
)
says(
    "card-expected-expression",
    en="expected an expression in quotes",
    fr="une expression entre guillemets est attendue",
    it="serve un'espressione fra virgolette",
)

# What is published
says(
    "card-expected-printed",
    en="expected a list of what is a published fact on this card: some of {known}",
    fr="une liste de ce qui est publié sur cette carte est attendue, parmi {known}",
    it="serve un elenco di ciò che è pubblicato su questa carta, fra {known}",
)
says(
    "card-expected-partly",
    en="expected a table of what is published in part and not as a whole: some of {known}",
    fr="une table de ce qui est publié en partie et non en entier est attendue, parmi {known}",
    it="serve una tabella di ciò che è pubblicato in parte e non per intero, fra {known}",
)
says(
    "card-expected-part",
    en="expected the published part of {field} in words by language, like {example}",
    fr="ce qui est publié de {field} est attendu en mots par langue, comme {example}",
    it="serve ciò che è pubblicato di {field}, in parole per lingua, come {example}",
)
says(
    "card-expected-unnamed",
    en="expected a list of what the rulebook shows without naming the card: some of what is printed ({known})",
    fr="une liste de ce que le livret montre sans nommer la carte est attendue, parmi ce qui est publié ({known})",
    it="serve un elenco di ciò che il regolamento mostra senza nominare la carta, fra ciò che è pubblicato ({known})",
)

# Expressions ------------------------------------------------------------------------------------------------------------
# The kinds of things that expressions make: in English a noun, in French and Italian with its article. A game enters
# those that only it has.
KIND: Final = "kind-of-"
says("kind-of-effect", en="effect", fr="un effet", it="un effetto")
says("kind-of-predicate", en="predicate", fr="un critère", it="un criterio")
says("kind-of-condition", en="condition", fr="une condition", it="una condizione")
says("kind-of-amount", en="amount", fr="une quantité", it="una quantità")
says("kind-of-number", en="number", fr="un nombre", it="un numero")
says("kind-of-string", en="string", fr="un texte", it="un testo")


def kind_words(kind: str) -> Words:
    return Words(KIND + kind)


says("expected-kind", en="expected {want:a}", fr="il faut ici {want}", it="qui ci vuole {want}")
says(
    "other-kind",
    en="'{name}' is {kind:a}, expected {want:a}",
    fr="« {name} » est {kind}, il faut ici {want}",
    it="«{name}» è {kind}, qui ci vuole {want}",
)
says(
    "unknown-word",
    en="unknown {want} '{name}'",
    fr="mot inconnu « {name} », il faut ici {want}",
    it="parola sconosciuta «{name}», qui ci vuole {want}",
)
says(
    "unknown-word-close",
    en="unknown {want} '{name}'; did you mean '{close}'?",
    fr="mot inconnu « {name} », il faut ici {want} ; vouliez-vous dire « {close} » ?",
    it="parola sconosciuta «{name}», qui ci vuole {want}; intendevi «{close}»?",
)
says(
    "word-takes",
    en="'{name}' takes {params}; {count} given",
    fr="« {name} » demande {params} ; {count} {count:argument donné|arguments donnés}",
    it="«{name}» richiede {params}; {count} {count:argomento dato|argomenti dati}",
)
says(
    "word-takes-nothing",
    en="'{name}' takes nothing; {count} given",
    fr="« {name} » ne demande rien ; {count} {count:argument donné|arguments donnés}",
    it="«{name}» non richiede nulla; {count} {count:argomento dato|argomenti dati}",
)
says(
    "expected-quotes",
    en="expected a text in quotes",
    fr="un texte entre guillemets est attendu",
    it="serve un testo fra virgolette",
)
says(
    "arguments-by-place",
    en="arguments are given by place, without names",
    fr="les arguments se donnent dans l'ordre, sans noms",
    it="gli argomenti si danno in ordine, senza nomi",
)
says(
    "only-compared",
    en="only {known} can be compared here",
    fr="seuls {known} peuvent être comparés ici",
    it="qui si possono confrontare solo {known}",
)
says(
    "one-comparison",
    en="only one comparison at a time",
    fr="une seule comparaison à la fois",
    it="un solo confronto alla volta",
)
says(
    "expected-comparison",
    en="expected one of {known}",
    fr="l'un de ces signes est attendu : {known}",
    it="serve uno di questi segni: {known}",
)
says(
    "not-an-expression",
    en="not an expression: {problem}",
    fr="ce n'est pas une expression : {problem}",
    it="non è un'espressione: {problem}",
)

# What Python says about expressions; the rest is quoted
says("python-says", en="{problem}", fr="« {problem} », selon Python", it="«{problem}», secondo Python")
says("python-syntax", en="invalid syntax", fr="la syntaxe est incorrecte", it="la sintassi non è corretta")
says(
    "python-comma",
    en="invalid syntax. Perhaps you forgot a comma?",
    fr="la syntaxe est incorrecte, il manque peut-être une virgule",
    it="la sintassi non è corretta, forse manca una virgola",
)
says(
    "python-open",
    en="'{sign}' was never closed",
    fr="« {sign} » n'est jamais refermé",
    it="«{sign}» non viene mai chiuso",
)
says("python-unmatched", en="unmatched '{sign}'", fr="« {sign} » ne ferme rien", it="«{sign}» non chiude nulla")
says(
    "python-mismatch",
    en="closing parenthesis '{sign}' does not match opening parenthesis '{opening}'",
    fr="« {sign} » ne peut pas fermer « {opening} »",
    it="«{sign}» non può chiudere «{opening}»",
)
says(
    "python-string",
    en="unterminated string literal (detected at line {line})",
    fr="un texte n'est pas refermé (ligne {line})",
    it="un testo non viene chiuso (riga {line})",
)
says(
    "python-character",
    en="invalid character '{sign}' ({code})",
    fr="caractère interdit « {sign} » ({code})",
    it="carattere non ammesso «{sign}» ({code})",
)
says(
    "python-unprintable",
    en="invalid non-printable character {code}",
    fr="caractère invisible interdit ({code})",
    it="carattere invisibile non ammesso ({code})",
)
says("python-number", en="invalid decimal literal", fr="nombre mal écrit", it="numero scritto male")
says(
    "python-zeros",
    en="leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers",
    fr="un nombre ne peut pas commencer par zéro",
    it="un numero non può cominciare con zero",
)
says(
    "python-named-first",
    en="positional argument follows keyword argument",
    fr="un argument sans nom suit un argument nommé",
    it="un argomento senza nome segue uno con nome",
)
says(
    "python-indent",
    en="unexpected indent",
    fr="il y a un espace de trop au début",
    it="c'è uno spazio di troppo all'inizio",
)
says(
    "python-null",
    en="source code string cannot contain null bytes",
    fr="le texte contient un caractère nul",
    it="il testo contiene un carattere nullo",
)
PYTHON: Final = (
    (r"invalid syntax", "python-syntax"),
    (r"invalid syntax\. Perhaps you forgot a comma\?", "python-comma"),
    (r"'(?P<sign>.)' was never closed", "python-open"),
    (r"unmatched '(?P<sign>.)'", "python-unmatched"),
    (r"closing parenthesis '(?P<sign>.)' does not match opening parenthesis '(?P<opening>.)'", "python-mismatch"),
    (r"unterminated string literal \(detected at line (?P<line>\d+)\)", "python-string"),
    (r"invalid character '(?P<sign>.)' \((?P<code>\S+)\)", "python-character"),
    (r"invalid non-printable character (?P<code>\S+)", "python-unprintable"),
    (r"invalid decimal literal", "python-number"),
    (
        r"leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers",
        "python-zeros",
    ),
    (r"positional argument follows keyword argument", "python-named-first"),
    (r"unexpected indent", "python-indent"),
    (r"source code string cannot contain null bytes", "python-null"),
)


def python_words(problem: str) -> Words:
    """What Python says about an expression."""
    return recognised(problem, PYTHON) or Words("python-says", problem=problem)


# What Python says about TOML; the rest is quoted
says("toml-statement", en="Invalid statement", fr="cette ligne n'est pas du TOML", it="questa riga non è TOML")
says(
    "toml-line-end",
    en="Expected newline or end of document after a statement",
    fr="rien ne doit suivre sur cette ligne",
    it="su questa riga non deve seguire altro",
)
says(
    "toml-literal",
    en="Expected {sign}",
    fr="un texte n'est pas refermé par {sign}",
    it="un testo non viene chiuso da {sign}",
)
says(
    "toml-table-end",
    en="Expected '{sign}' at the end of a table declaration",
    fr="« {sign} » est attendu à la fin d'un titre de table",
    it="serve «{sign}» alla fine del titolo di una tabella",
)
says(
    "toml-array-end",
    en="Expected '{sign}' at the end of an array declaration",
    fr="« {sign} » est attendu à la fin d'un titre de liste de tables",
    it="serve «{sign}» alla fine del titolo di una lista di tabelle",
)
says(
    "toml-equals",
    en="Expected '=' after a key in a key/value pair",
    fr="« = » est attendu après le nom d'un champ",
    it="serve «=» dopo il nome di un campo",
)
says(
    "toml-key",
    en="Invalid initial character for a key part",
    fr="un nom de champ ne peut pas commencer ainsi",
    it="il nome di un campo non può cominciare così",
)
says("toml-value", en="Invalid value", fr="cette valeur n'est pas du TOML", it="questo valore non è TOML")
says(
    "toml-twice",
    en="Cannot declare {name} twice",
    fr="la table {name} figure deux fois",
    it="la tabella {name} compare due volte",
)
says(
    "toml-closed",
    en="Cannot mutate immutable namespace {name}",
    fr="la table {name} est close et ne peut plus être complétée",
    it="la tabella {name} è chiusa e non si può più completare",
)
says(
    "toml-overwrite",
    en="Cannot overwrite a value",
    fr="ce champ a déjà une valeur",
    it="questo campo ha già un valore",
)
says(
    "toml-inline-twice",
    en="Duplicate inline table key '{name}'",
    fr="le champ « {name} » figure deux fois",
    it="il campo «{name}» compare due volte",
)
says("toml-array", en="Unclosed array", fr="une liste n'est pas refermée", it="una lista non viene chiusa")
says("toml-inline", en="Unclosed inline table", fr="une table n'est pas refermée", it="una tabella non viene chiusa")
says("toml-string", en="Unterminated string", fr="un texte n'est pas refermé", it="un testo non viene chiuso")
says(
    "toml-backslash",
    en=r"Unescaped '\' in a string",
    fr=r"« \ » isolé dans un texte",
    it=r"«\» isolato in un testo",
)
says("toml-hex", en="Invalid hex value", fr="nombre hexadécimal mal écrit", it="numero esadecimale scritto male")
says(
    "toml-illegal",
    en="Illegal character {sign}",
    fr="caractère interdit : {sign}",
    it="carattere non ammesso: {sign}",
)
says(
    "toml-invalid",
    en="Found invalid character {sign}",
    fr="caractère inattendu : {sign}",
    it="carattere inatteso: {sign}",
)
TOML: Final = (
    (r"Invalid statement", "toml-statement"),
    (r"Expected newline or end of document after a statement", "toml-line-end"),
    (r"Expected '(?P<sign>[^']+)' at the end of a table declaration", "toml-table-end"),
    (r"Expected '(?P<sign>[^']+)' at the end of an array declaration", "toml-array-end"),
    (r"Expected '=' after a key in a key/value pair", "toml-equals"),
    (r"Expected (?P<sign>\S+)", "toml-literal"),
    (r"Invalid initial character for a key part", "toml-key"),
    (r"Invalid value", "toml-value"),
    (r"Cannot declare \((?P<name>.+?),?\) twice", "toml-twice"),
    (r"Cannot mutate immutable namespace \((?P<name>.+?),?\)", "toml-closed"),
    (r"Cannot overwrite a value", "toml-overwrite"),
    (r"Duplicate inline table key '(?P<name>.+)'", "toml-inline-twice"),
    (r"Unclosed array", "toml-array"),
    (r"Unclosed inline table", "toml-inline"),
    (r"Unterminated string", "toml-string"),
    (r"Unescaped '\\' in a string", "toml-backslash"),
    (r"Invalid hex value", "toml-hex"),
    (r"Illegal character (?P<sign>.+)", "toml-illegal"),
    (r"Found invalid character (?P<sign>.+)", "toml-invalid"),
)


def toml_words(problem: str) -> Words:
    """What Python says about a TOML text."""
    return recognised(problem, TOML) or Words("python-says", problem=problem)
