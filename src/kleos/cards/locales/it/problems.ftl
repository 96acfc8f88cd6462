### What can be wrong with a card file, and what Python has to say about its TOML and its expressions.

# Where: the place first, as compilers write it
card-file = { $file }:{ $line }:{ $column }: { $problem }
card-table = {"["}{ $table }] { $problem }
card-field = {"["}{ $table }] { $field }: { $problem }
card-other-game = { $key }: serve «{ $game }», il gioco per cui è letto, non { $value }

## Fields

card-field-unknown = campo sconosciuto
card-field-close = campo sconosciuto, intendevi «{ $close }»?
card-missing = campi mancanti: { $fields }
card-none = il file non contiene carte
card-expected-table = serve la tabella di una carta
card-expected-entries = serve una tabella con almeno una voce
card-expected-names = servono nomi per lingua, come { $example }
card-expected-titles = servono titoli per lingua, come { $example }
card-language = lingua sconosciuta «{ $lang }», si conoscono { $known }
card-expected-text = serve un testo
card-expected-one-of = da scegliere fra { $known }, non «{ $value }»
card-expected-number = serve un numero intero da { $least } a { $most }
card-expected-lines = serve una lista, come { $example }
card-expected-line = effetto { $number }: serve una delle parole { $known }, con un'espressione
card-expected-expression = serve un'espressione fra virgolette
# What is published
card-expected-printed = serve un elenco di ciò che è pubblicato su questa carta, fra { $known }
card-expected-partly = serve una tabella di ciò che è pubblicato in parte e non per intero, fra { $known }
card-expected-part = serve ciò che è pubblicato di { $field }, in parole per lingua, come { $example }
card-expected-unnamed = serve un elenco di ciò che il regolamento mostra senza nominare la carta, fra ciò che è pubblicato ({ $known })

## Expressions

kind-of-effect = un effetto
kind-of-predicate = un criterio
kind-of-condition = una condizione
kind-of-amount = una quantità
kind-of-number = un numero
kind-of-string = un testo
expected-kind = qui ci vuole { $want }
other-kind = «{ $name }» è { $kind }, qui ci vuole { $want }
unknown-word = parola sconosciuta «{ $name }», qui ci vuole { $want }
unknown-word-close = parola sconosciuta «{ $name }», qui ci vuole { $want }; intendevi «{ $close }»?
word-takes = «{ $name }» richiede { $params }; { $count } { $count ->
        [one] argomento dato
       *[other] argomenti dati
    }
word-takes-nothing = «{ $name }» non richiede nulla; { $count } { $count ->
        [one] argomento dato
       *[other] argomenti dati
    }
expected-quotes = serve un testo fra virgolette
arguments-by-place = gli argomenti si danno in ordine, senza nomi
only-compared = qui si possono confrontare solo { $known }
one-comparison = un solo confronto alla volta
expected-comparison = serve uno di questi segni: { $known }
not-an-expression = non è un'espressione: { $problem }
# What Python says about expressions; the rest is quoted
python-says = «{ $problem }», secondo Python
python-syntax = la sintassi non è corretta
python-comma = la sintassi non è corretta, forse manca una virgola
python-open = «{ $sign }» non viene mai chiuso
python-unmatched = «{ $sign }» non chiude nulla
python-mismatch = «{ $sign }» non può chiudere «{ $opening }»
python-string = un testo non viene chiuso (riga { $line })
python-character = carattere non ammesso «{ $sign }» ({ $code })
python-unprintable = carattere invisibile non ammesso ({ $code })
python-number = numero scritto male
python-zeros = un numero non può cominciare con zero
python-named-first = un argomento senza nome segue uno con nome
python-indent = c'è uno spazio di troppo all'inizio
python-null = il testo contiene un carattere nullo
# What Python says about TOML; the rest is quoted
toml-statement = questa riga non è TOML
toml-line-end = su questa riga non deve seguire altro
toml-literal = un testo non viene chiuso da { $sign }
toml-table-end = serve «{ $sign }» alla fine del titolo di una tabella
toml-array-end = serve «{ $sign }» alla fine del titolo di una lista di tabelle
toml-equals = serve «=» dopo il nome di un campo
toml-key = il nome di un campo non può cominciare così
toml-value = questo valore non è TOML
toml-twice = la tabella { $name } compare due volte
toml-closed = la tabella { $name } è chiusa e non si può più completare
toml-overwrite = questo campo ha già un valore
toml-inline-twice = il campo «{ $name }» compare due volte
toml-array = una lista non viene chiusa
toml-inline = una tabella non viene chiusa
toml-string = un testo non viene chiuso
toml-backslash = «\» isolato in un testo
toml-hex = numero esadecimale scritto male
toml-illegal = carattere non ammesso: { $sign }
toml-invalid = carattere inatteso: { $sign }
