### What can be wrong with a card file, and what Python has to say about its TOML and its expressions.

# Where: the place first, as compilers write it
card-file = { $file }:{ $line }:{ $column }: { $problem }
card-table = {"["}{ $table }] { $problem }
card-field = {"["}{ $table }] { $field }: { $problem }
card-other-game = { $key }: se esperaba «{ $game }», el juego para el que se lee, no { $value }

## Fields

card-field-unknown = campo desconocido
card-field-close = campo desconocido, ¿querías decir «{ $close }»?
card-missing = faltan campos: { $fields }
card-none = el archivo no contiene ninguna carta
card-expected-table = se esperaba la tabla de una carta
card-expected-entries = se esperaba una tabla con al menos una entrada
card-expected-names = se esperaban nombres por idioma, como { $example }
card-expected-titles = se esperaban títulos por idioma, como { $example }
card-language = idioma desconocido «{ $lang }», los conocidos son { $known }
card-expected-text = se esperaba un texto
card-expected-one-of = se esperaba uno de { $known }, no «{ $value }»
card-expected-number = se esperaba un número entero de { $least } a { $most }
card-expected-lines = se esperaba una lista como { $example }
card-expected-line = efecto { $number }: se esperaba una de las palabras { $known } con una expresión
card-expected-expression = se esperaba una expresión entre comillas
# What is published
card-expected-printed = se esperaba una lista de lo que está publicado de esta carta, de entre { $known }
card-expected-partly = se esperaba una tabla de lo que está publicado en parte y no por completo, de entre { $known }
card-expected-part = se esperaba la parte publicada de { $field } en palabras por idioma, como { $example }
card-expected-unnamed = se esperaba una lista de lo que el reglamento muestra sin nombrar la carta, de entre lo publicado ({ $known })

## Expressions

kind-of-effect = un efecto
kind-of-predicate = un criterio
kind-of-condition = una condición
kind-of-amount = una cantidad
kind-of-number = un número
kind-of-string = un texto
expected-kind = aquí se esperaba { $want }
other-kind = «{ $name }» es { $kind }, pero aquí se esperaba { $want }
unknown-word = palabra desconocida «{ $name }», aquí se esperaba { $want }
unknown-word-close = palabra desconocida «{ $name }», aquí se esperaba { $want }; ¿querías decir «{ $close }»?
word-takes = «{ $name }» requiere { $params }; se { $count ->
        [one] ha dado { $count } argumento
       *[other] han dado { $count } argumentos
    }
word-takes-nothing = «{ $name }» no requiere nada; se { $count ->
        [one] ha dado { $count } argumento
       *[other] han dado { $count } argumentos
    }
expected-quotes = se esperaba un texto entre comillas
arguments-by-place = los argumentos se dan por orden, sin nombres
only-compared = aquí solo se pueden comparar { $known }
one-comparison = solo una comparación a la vez
expected-comparison = se esperaba uno de estos signos: { $known }
not-an-expression = no es una expresión: { $problem }
# What Python says about expressions; the rest is quoted
python-says = «{ $problem }», según Python
python-syntax = la sintaxis no es correcta
python-comma = la sintaxis no es correcta, quizá falte una coma
python-open = «{ $sign }» no se cierra nunca
python-unmatched = «{ $sign }» no cierra nada
python-mismatch = «{ $sign }» no puede cerrar «{ $opening }»
python-string = un texto queda sin cerrar (línea { $line })
python-character = carácter no permitido «{ $sign }» ({ $code })
python-unprintable = carácter invisible no permitido ({ $code })
python-number = número mal escrito
python-zeros = un número no puede empezar por cero
python-named-first = un argumento sin nombre sigue a uno con nombre
python-indent = sobra un espacio al principio
python-null = el texto contiene un carácter nulo
# What Python says about TOML; the rest is quoted
toml-statement = esta línea no es TOML
toml-line-end = nada más debe seguir en esta línea
toml-literal = un texto queda sin cerrar con { $sign }
toml-table-end = se esperaba «{ $sign }» al final del título de una tabla
toml-array-end = se esperaba «{ $sign }» al final del título de una lista de tablas
toml-equals = se esperaba «=» después del nombre de un campo
toml-key = el nombre de un campo no puede empezar así
toml-value = este valor no es TOML
toml-twice = la tabla { $name } aparece dos veces
toml-closed = la tabla { $name } está cerrada y ya no se puede ampliar
toml-overwrite = este campo ya tiene un valor
toml-inline-twice = el campo «{ $name }» aparece dos veces
toml-array = una lista queda sin cerrar
toml-inline = una tabla queda sin cerrar
toml-string = un texto queda sin cerrar
toml-backslash = «\» suelta en un texto
toml-hex = número hexadecimal mal escrito
toml-illegal = carácter no permitido: { $sign }
toml-invalid = carácter inesperado: { $sign }
