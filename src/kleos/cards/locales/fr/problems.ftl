### What can be wrong with a card file, and what Python has to say about its TOML and its expressions.

# Where: the place first, as compilers write it
card-file = { $file }:{ $line }:{ $column }: { $problem }
card-table = {"["}{ $table }] { $problem }
card-field = {"["}{ $table }] { $field } : { $problem }
card-other-game = { $key } : « { $game } » est attendu, le jeu pour lequel il est lu, et non { $value }

## Fields

card-field-unknown = champ inconnu
card-field-close = champ inconnu, vouliez-vous dire « { $close } » ?
card-missing = il manque { $fields }
card-none = le fichier ne contient aucune carte
card-expected-table = une table de carte est attendue
card-expected-entries = une table avec au moins une entrée est attendue
card-expected-names = des noms par langue sont attendus, comme { $example }
card-expected-titles = des titres par langue sont attendus, comme { $example }
card-language = langue inconnue « { $lang } », on connaît { $known }
card-expected-text = un texte est attendu
card-expected-one-of = à choisir parmi { $known }, et non « { $value } »
card-expected-number = un nombre entier de { $least } à { $most } est attendu
card-expected-lines = une liste est attendue, comme { $example }
card-expected-line = effet { $number } : l'un des mots { $known } est attendu, avec une expression
card-expected-expression = une expression entre guillemets est attendue
# What is published
card-expected-printed = une liste de ce qui est publié sur cette carte est attendue, parmi { $known }
card-expected-partly = une table de ce qui est publié en partie et non en entier est attendue, parmi { $known }
card-expected-part = ce qui est publié de { $field } est attendu en mots par langue, comme { $example }
card-expected-unnamed = une liste de ce que le livret montre sans nommer la carte est attendue, parmi ce qui est publié ({ $known })

## Expressions

kind-of-effect = un effet
kind-of-predicate = un critère
kind-of-condition = une condition
kind-of-amount = une quantité
kind-of-number = un nombre
kind-of-string = un texte
expected-kind = il faut ici { $want }
other-kind = « { $name } » est { $kind }, il faut ici { $want }
unknown-word = mot inconnu « { $name } », il faut ici { $want }
unknown-word-close = mot inconnu « { $name } », il faut ici { $want } ; vouliez-vous dire « { $close } » ?
word-takes = « { $name } » demande { $params } ; { $count } { $count ->
        [one] argument donné
       *[other] arguments donnés
    }
word-takes-nothing = « { $name } » ne demande rien ; { $count } { $count ->
        [one] argument donné
       *[other] arguments donnés
    }
expected-quotes = un texte entre guillemets est attendu
arguments-by-place = les arguments se donnent dans l'ordre, sans noms
only-compared = seuls { $known } peuvent être comparés ici
one-comparison = une seule comparaison à la fois
expected-comparison = l'un de ces signes est attendu : { $known }
not-an-expression = ce n'est pas une expression : { $problem }
# What Python says about expressions; the rest is quoted
python-says = « { $problem } », selon Python
python-syntax = la syntaxe est incorrecte
python-comma = la syntaxe est incorrecte, il manque peut-être une virgule
python-open = « { $sign } » n'est jamais refermé
python-unmatched = « { $sign } » ne ferme rien
python-mismatch = « { $sign } » ne peut pas fermer « { $opening } »
python-string = un texte n'est pas refermé (ligne { $line })
python-character = caractère interdit « { $sign } » ({ $code })
python-unprintable = caractère invisible interdit ({ $code })
python-number = nombre mal écrit
python-zeros = un nombre ne peut pas commencer par zéro
python-named-first = un argument sans nom suit un argument nommé
python-indent = il y a un espace de trop au début
python-null = le texte contient un caractère nul
# What Python says about TOML; the rest is quoted
toml-statement = cette ligne n'est pas du TOML
toml-line-end = rien ne doit suivre sur cette ligne
toml-literal = un texte n'est pas refermé par { $sign }
toml-table-end = « { $sign } » est attendu à la fin d'un titre de table
toml-array-end = « { $sign } » est attendu à la fin d'un titre de liste de tables
toml-equals = « = » est attendu après le nom d'un champ
toml-key = un nom de champ ne peut pas commencer ainsi
toml-value = cette valeur n'est pas du TOML
toml-twice = la table { $name } figure deux fois
toml-closed = la table { $name } est close et ne peut plus être complétée
toml-overwrite = ce champ a déjà une valeur
toml-inline-twice = le champ « { $name } » figure deux fois
toml-array = une liste n'est pas refermée
toml-inline = une table n'est pas refermée
toml-string = un texte n'est pas refermé
toml-backslash = « \ » isolé dans un texte
toml-hex = nombre hexadécimal mal écrit
toml-illegal = caractère interdit : { $sign }
toml-invalid = caractère inattendu : { $sign }
