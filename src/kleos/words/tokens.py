"""What is wrong with a token, in words; the same for all games."""

from typing import Final

from kleos.engine.actions import ABILITY, CARD, NUMBER, OBJECT, PLACE, SEAT, Misread
from kleos.words import CATALOGUE

SHAPES: Final = {
    CARD: "shape-card",
    OBJECT: "shape-object",
    PLACE: "shape-place",
    NUMBER: "shape-number",
    SEAT: "shape-seat",
    ABILITY: "shape-ability",
}


def misread_text(misread: Misread, lang: str) -> str:
    """Why a token is no answer."""
    values = {"word": misread.word, "places": ", ".join(misread.places), "parts": parts(misread, lang)}
    return CATALOGUE.say(f"misread-{misread.problem}", lang, values)


def parts(misread: Misread, lang: str) -> list[str]:
    """What must come after the first word of the token: "a card", "one of D/C"."""
    places = "/".join(misread.places)
    kinds, *fixed = misread.shape.split(" ")
    return [CATALOGUE.say(SHAPES[kind], lang, {"places": places}) for kind in kinds] + [
        CATALOGUE.say("shape-word", lang, {"word": word}) for word in fixed
    ]
