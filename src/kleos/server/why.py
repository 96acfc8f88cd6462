"""Why something cannot be chosen: what one could have wanted to do with a thing is tried, and the reasons are gathered."""

from collections.abc import Iterator
from itertools import islice, product
from typing import Any, Final

from kleos.engine.actions import CARD, NUMBER, OBJECT, PLACE, SEAT, Notation
from kleos.engine.messages import Words, say, says
from kleos.match import Match
from kleos.server.errors import Refusal
from kleos.server.messages import Reason, Reasons, Why
from kleos.server.showing import card_name

MOST: Final = 240  # tokens that are tried for one question
NUMBERS: Final = ["0", "1", "2", "3"]
SIGN: Final = {OBJECT: "#", SEAT: "p"}  # what stands before a word of that kind in a token
MORE_WAYS: Final = 8  # of one reason that are worth listing

says("thing-card", en="{name}", fr="{name}", it="{name}")
says("thing-object", en="#{word}", fr="#{word}", it="#{word}")
says("thing-named", en="#{word} {name}", fr="#{word} {name}", it="#{word} {name}")
says("thing-place", en="place {word}", fr="emplacement {word}", it="posizione {word}")
says("thing-player", en="player p{word}", fr="joueur p{word}", it="giocatore p{word}")
says("thing-number", en="{word}", fr="{word}", it="{word}")


def reasons(match: Match, asked: Why, lang: str) -> Reasons:
    """What is offered with a thing at the open decision of its seat, and what is not, by reason."""
    decision = match.decision
    assert decision is not None
    kind, word = known_thing(match, asked.thing)
    other = None if asked.other is None else known_thing(match, asked.other)
    view = match.view(decision.seat, lang)
    offered: list[str] = []
    found: dict[tuple[str, str], list[str]] = {}
    texts = {option.token: option.text(lang) for option in decision.options}
    for token in wishes(match, view, (kind, word), other):
        if token in texts:
            offered.append(texts[token])
            continue
        reason = match.why_not(token)
        if reason is not None:
            found.setdefault((reason.clause, reason.text(lang)), []).append(token)
    title = titled(match, view, kind, word, lang)
    gathered = [Reason(clause, text, tokens[:MORE_WAYS]) for (clause, text), tokens in found.items()]
    return Reasons(asked.ask, asked.thing, title, offered, gathered)


def known_thing(match: Match, thing: str) -> tuple[str, str]:
    """A thing as a letter and a word of the game's tokens; raises a Refusal if it is none."""
    kind, colon, word = thing.partition(":")
    notation = match.state.notation()
    known = {
        CARD: word in notation.cards,
        PLACE: word in notation.places,
        OBJECT: number(word),
        SEAT: number(word) and int(word) < match.players,
        NUMBER: number(word),
    }
    if not colon or not known.get(kind, False):
        raise Refusal("no-thing", Words("no-thing", thing=thing[:40]))
    return kind, word


def number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 5


def wishes(match: Match, view: dict[str, Any], thing: tuple[str, str], other: tuple[str, str] | None) -> Iterator[str]:
    """Tokens that name the thing (and the other), by the verbs that answer such a decision, each once."""
    notation = match.state.notation()
    verbs = match.game.answers[match.state.kind]
    tried = (token for verb in verbs for token in tokens(notation, view, verb, thing, other))
    return islice(dict.fromkeys(islice(tried, 4 * MOST)), MOST)


def tokens(
    notation: Notation, view: dict[str, Any], verb: int, thing: tuple[str, str], other: tuple[str, str] | None
) -> Iterator[str]:
    """The tokens of a verb that name the thing at some place; the other places are filled with what is on the table."""
    kinds, *fixed = notation.shapes[verb].split(" ")
    for at, kind in enumerate(kinds):
        if kind != thing[0]:
            continue
        choices = [words_for(notation, view, one) for one in kinds]
        choices[at] = [thing[1]]
        for words in product(*choices):
            named = list(zip(kinds, words, strict=True))
            if other is None or other in named[:at] + named[at + 1 :]:
                spelled = [SIGN.get(one, "") + word for one, word in named]
                yield " ".join([notation.verbs[verb], *spelled, *fixed])


def words_for(notation: Notation, view: dict[str, Any], kind: str) -> list[str]:
    """What could stand at a place of a token, as the seat sees the table."""
    if kind == CARD:
        seat = view["seat"]
        return list(dict.fromkeys(view["players"][seat].get("hand", [])))
    if kind == OBJECT:
        return [str(shown) for shown in objects_in(view)]
    if kind == PLACE:
        return places_in(notation, view)
    if kind == SEAT:
        return [str(player["seat"]) for player in view["players"]]
    return NUMBERS


def objects_in(shown: Any) -> list[int]:
    """The objects that a view shows, in its order."""
    out: list[int] = []
    if isinstance(shown, dict):
        if isinstance(shown.get("object"), int):
            out.append(shown["object"])
        for part in shown.values():
            out += objects_in(part)
    elif isinstance(shown, list):
        for part in shown:
            out += objects_in(part)
    return list(dict.fromkeys(out))


def places_in(notation: Notation, view: dict[str, Any]) -> list[str]:
    """The places that are on the table: the missions that lie there, or all there are."""
    missions = view.get("missions")
    return [mission["rank"] for mission in missions] if missions else list(notation.places)


def titled(match: Match, view: dict[str, Any], kind: str, word: str, lang: str) -> str:
    """What a thing is called, as far as the seat may know."""
    if kind == CARD:
        return say("thing-card", lang, name=card_name(match.game.id, word, lang))
    if kind == OBJECT:
        name = name_of(view, int(word))
        return say("thing-named", lang, word=word, name=name) if name else say("thing-object", lang, word=word)
    key = {PLACE: "thing-place", SEAT: "thing-player"}.get(kind, "thing-number")
    return say(key, lang, word=word)


def name_of(shown: Any, wanted: int) -> str:
    """The name under which a view shows an object."""
    parts: list[Any] = []
    if isinstance(shown, dict):
        if shown.get("object") == wanted:
            return str(shown.get("name", ""))
        parts = list(shown.values())
    elif isinstance(shown, list):
        parts = shown
    for part in parts:
        name = name_of(part, wanted)
        if name:
            return name
    return ""
