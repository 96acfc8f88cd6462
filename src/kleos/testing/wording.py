"""What no text of the product may look like, in any language."""

import re

EVERYWHERE = [
    r"[{}<>]",  # placeholders
    r"\bNone\b",
    r"\blambda\b",
    r"  ",
    r" [,.]",
    r"(?<!\.)\.\.(?!\.)",
    r"\(\)",
]
OF_LANGUAGE = {
    "en": [
        r" [;:?!]",
        r"\b[Aa] a\b",
        r"\b[Aa]n [^aeiouAEIOU]",
        r"(?<!ission )\b[Aa] [aeiouAEIOU]",  # "Mission A is" is all right
    ],
    "fr": [
        r"(?i)\bde (un|une|le|les)\b",
        r"(?i)\bà (le|les)\b",
        r"(?i)\b(que|si|lorsque|puisque) ils?\b",
        r"(?i)\b(que|lorsque|puisque) (elles?|une?|on)\b",
        r"(?i)(?<!-)\b(le|la|je|me|te|se|de|ne|que) [aâàeéèêëiîïoôuû]",  # no elision
        r"(?i)\b[ldnqs]'(qu')?[bcdfgjklmnpqrstvwxz]",  # elision before a consonant
        r"(?i)\bce [aâàeéèêiîoôuû](?!st\b|nt\b)",
        r"\w[;?!]|\w:(?=\s)|[ ][;:?!]",  # the high marks have a no-break space before them
        r"(?i)\b(un|ce|le|du|au) (carte|mission|main|pile|puissance|armure|flamme|réserve|défausse|pioche)\b",
        r"(?i)\b(une|cette|la) (personnage|jeton|deck|effet|chakra|chevalier|héros|terrain|emplacement|cosmos)\b",
        r"(?i)(?<![#\d])([2-9]|\d\d+) (carte|jeton|point|personnage|chevalier|armure|flamme)\b",
        r"(?i)(?<![#\d])[01] (cartes|jetons|points|personnages|chevaliers|armures|flammes)\b",
    ],
    "it": [
        r"(?i)\b(di|a|da|in|su) (il|lo|la|i|gli|le)\b",
        r"(?i)\b(di|a|da|in|su) l'",
        r"(?i)\blo (personaggio|token|potere|mazzo)\b",
        r"(?i)\b(il|un) (s[bcdfghklmnpqrtvz]|z|gn|ps|x)",
        r"(?i)\b(il|lo|la|una(?! al?\b)) [aeiou]",
        r"(?i)\bi [aeou]",
        r"(?i)\bl'[bcdfgjklmnpqrstvwxz]",
        r" [;:?!]",
        r"(?i)\b(il|un|questo|quel) (carta|missione|mano|pila|armatura|fiamma|riserva|posizione|forza)\b",
        r"(?i)\b(la|una|questa|quella) (personaggio|token|mazzo|effetto|potere|chakra|cavaliere|eroe|terreno|cosmo)\b",
        r"(?i)(?<![#\d])(0|[2-9]|\d\d+) (carta|punto|personaggio|cavaliere|eroe|armatura|fiamma)\b",
        r"(?i)(?<![#\d])1 (carte|punti|personaggi|cavalieri|eroi|armature|fiamme)\b",
    ],
}
ENGLISH = (
    "the of your you and with from for that this its hidden friendly enemy character characters card cards tokens choose"
    " hide defeat move play reveal draw discard opponent line lines top hand less more or to as is are wound wounded destroy destroyed heal acquire armour knight hero rank"
)
LEFT_OVER = re.compile(rf"(?i)(?<!d')\b({'|'.join(ENGLISH.split())})\b")  # "d'Or" is French


def faults(text: str, lang: str) -> list[str]:
    """What is wrong with a text, as the patterns that were found in it."""
    patterns = EVERYWHERE + OF_LANGUAGE[lang]
    found = [pattern for pattern in patterns if re.search(pattern, text)]
    if lang != "en":
        found += [f"the English word {match.group()}" for match in LEFT_OVER.finditer(text)]
    return found + ([] if text else ["empty"])
