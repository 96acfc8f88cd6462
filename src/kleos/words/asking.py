"""How a question names what can be done now, and nothing else."""

from collections.abc import Mapping, Sequence

from kleos.words import english, french, italian

Said = Mapping[str, str]  # the same in every language

LISTING = {"en": english.listing, "fr": french.listing, "it": italian.listing}
OR = {"en": "or", "fr": "ou", "it": "o"}
AND = {"en": "and", "fr": "et", "it": "e"}
ONLY = {"en": "you can only {}", "fr": "vous ne pouvez que {}", "it": "puoi solo {}"}
SINCE = {"en": ", since {}", "fr": ", car {}", "it": ", perché {}"}
EMPTY_HAND = {"en": "your hand is empty", "fr": "votre main est vide", "it": "la tua mano è vuota"}
UNPLAYABLE = {
    "en": "none of your cards can be played now",
    "fr": "aucune de vos cartes ne peut être jouée maintenant",
    "it": "nessuna delle tue carte si può giocare adesso",
}


def offered(deeds: Sequence[Said], lang: str) -> str:
    """ "play, hide or pass"."""
    return LISTING[lang]([deed[lang] for deed in deeds], OR[lang])


def only(deed: Said, reasons: Sequence[Said], lang: str) -> str:
    """ "you can only pass, since you have no chakra and your hand is empty"; French has the deed in the infinitive."""
    why = LISTING[lang]([reason[lang] for reason in reasons], AND[lang])
    return ONLY[lang].format(deed[lang]) + (SINCE[lang].format(why) if why else "")
