"""What can be wrong with a card file, and what Python has to say about its TOML and its expressions."""

from typing import Final

from kleos.language.messages import Words, recognised

# Fields -----------------------------------------------------------------------------------------------------------------

# Expressions ------------------------------------------------------------------------------------------------------------
# The kinds of things that expressions make: in English a noun, in French and Italian with its article. A game enters
# those that only it has.
KIND: Final = "kind-of-"


def kind_words(kind: str) -> Words:
    return Words(KIND + kind)


# What Python says about expressions; the rest is quoted
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
