"""Why something cannot be chosen: what one could have wanted to do with a thing is tried, and the reasons are gathered."""

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any, Final

from kleos.engine.actions import ABILITY, CARD, NUMBER, OBJECT, PLACE, SEAT, Action, Notation
from kleos.language.messages import Words, keyed, say
from kleos.match import Match
from kleos.server.errors import Refusal
from kleos.server.plain import plain
from kleos.server.protocol import Reason, Reasons, Why
from kleos.server.showing import card_name, things_in
from kleos.table.seating import rules_with

MOST: Final = 240  # tokens that are tried for one question
NUMBERS: Final = ["0", "1", "2", "3"]
NUMBERED: Final = re.compile(r"#\d+")
SIGN: Final = {OBJECT: "#", SEAT: "p"}  # what stands before a word of that kind in a token
MOST_REASONS: Final = 4  # of one thing that are worth reading
MORE_WAYS: Final = 8  # of one reason that are worth listing

Found = dict[tuple[str, str], list[str]]  # tokens that are not offered, by the clause and the words that say why


# What one could have wanted to do, by the verb of the token

COLOURS: Final = {  # where the places of a game are the colours its creatures may be given
    key.removeprefix("thing-"): key
    for key in ("thing-green", "thing-yellow", "thing-orange", "thing-grey", "thing-blue")
}
WAYS: Final = {
    key.removeprefix("way-"): key
    for key in (
        "way-play",
        "way-hide",
        "way-upgrade",
        "way-reveal",
        "way-reveal-upgrade",
        "way-target",
        "way-mission",
        "way-card",
        "way-place",
        "way-player",
        "way-amount",
        "way-line",
        "way-trigger",
        "way-use",
        "way-defeat",
        "way-equip",
        "way-acquire",
        "way-activate",
        "way-heal",
        "way-god",
        "way-react",
        "way-recruit",
        "way-recruit-netherworld",
        "way-fuse",
        "way-colour",
        "way-accuse",
        "way-ability",
        "way-hand",
        "way-discard",
        "way-force",
        "way-cosmos",
        "way-cosmos-armour",
    )
}


def reasons(match: Match, asked: Why, lang: str) -> Reasons:
    """What is offered with a thing at the open decision of its seat, and what is not, by reason."""
    decision = match.decision
    assert decision is not None
    kind, word = known_thing(match, asked.thing)
    other = None if asked.other is None else known_thing(match, asked.other)
    view = match.view(decision.seat, lang)
    offered: list[str] = []
    found: Found = {}
    texts = {option.token: option.text(lang) for option in decision.options}
    for token in wishes(match, view, (kind, word), other):
        if token in texts:
            offered.append(texts[token])
            continue
        reason = match.why_not(token)
        if reason is not None:
            found.setdefault((reason.clause, reason.text(lang)), []).append(token)
    title = titled(match, view, kind, word, lang)
    named = [(kind, word)] if other is None else [(kind, word), other]
    gathered = [
        Reason(
            clause, text, list(dict.fromkeys(way(match, view, one, asked.thing, lang) for one in tokens[:MORE_WAYS]))
        )
        for (clause, text), tokens in islice(about(found, named).items(), MOST_REASONS)
    ]
    if not offered and not gathered:  # no answer to this question names such a thing
        gathered.append(Reason("", say("why-other-question", lang, prompt=decision.prompt(lang)), []))
    names = match.game.objects(view)
    for told in gathered:
        told.text = plain(told.text, names, lang)
        if kind == OBJECT and names.get(int(word)) == "":
            told.text = pointed_at(told.text, word, lang)
    return Reasons(asked.ask, asked.thing, title, [plain(text, names, lang) for text in offered], gathered)


def pointed_at(text: str, word: str, lang: str) -> str:
    """The words about an object that nobody can call by a name: whoever asks is pointing at it."""
    said = re.sub(rf"#{word}\b", say("thing-this-card", lang), text)
    return said if said == text else said[:1].upper() + said[1:]


def about(found: Found, named: list[tuple[str, str]]) -> Found:
    """The reasons that speak of the things asked about, or of no object at all, in other words each."""
    own = {f"#{word}" for kind, word in named if kind == OBJECT}
    out: Found = {}
    said: set[str] = set()
    for (clause, text), tokens in found.items():
        objects = set(NUMBERED.findall(text))
        if text not in said and (not objects or objects & own):
            said.add(text)
            out[clause, text] = tokens
    return out


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
        ABILITY: word in notation.abilities,
    }
    if not colon or not known.get(kind, False):
        raise Refusal("no-thing", Words("no-thing", thing=thing[:40]))
    return kind, word


def number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 5


def wishes(match: Match, view: dict[str, Any], thing: tuple[str, str], other: tuple[str, str] | None) -> Iterator[str]:
    """Tokens that name the thing (and the other), by the verbs that answer such a decision, each once."""
    verbs = match.game.answers[match.state.kind]
    tried = (token for verb in verbs for token in tokens(match, view, verb, thing, other))
    return islice(dict.fromkeys(islice(tried, 4 * MOST)), MOST)


def tokens(
    match: Match, view: dict[str, Any], verb: int, thing: tuple[str, str], other: tuple[str, str] | None
) -> Iterator[str]:
    """The tokens of a verb that name the thing at some place; the other places are filled with what is on the table."""
    notation = match.state.notation()
    kinds, *fixed = notation.shapes[verb].split(" ")
    for at, kind in enumerate(kinds):
        if kind != thing[0]:
            continue
        choices = [words_for(match, view, one) for one in kinds]
        choices[at] = [thing[1]]
        if kind == CARD and NUMBER in kinds:  # the number of an ability of that card
            count = len(rules_with(match.game).cards[thing[1]].text())
            choices[kinds.index(NUMBER)] = [str(number + 1) for number in range(count)]
        for words in product(*choices):
            named = list(zip(kinds, words, strict=True))
            if len(set(named)) < len(named):
                continue  # nothing is done to a thing with itself
            if other is None or other in named[:at] + named[at + 1 :]:
                spelled = [SIGN.get(one, "") + word for one, word in named]
                yield " ".join([notation.verbs[verb], *spelled, *fixed])


def words_for(match: Match, view: dict[str, Any], kind: str) -> list[str]:
    """What could stand at a place of a token, as the seat sees the table."""
    if kind == CARD:
        seat = view["seat"]
        return list(dict.fromkeys(view["players"][seat].get("hand", [])))
    if kind == OBJECT:
        return [str(number) for number in match.game.objects(view)]
    if kind == PLACE:
        return places_in(match.state.notation(), view)
    if kind == SEAT:
        return [str(player["seat"]) for player in view["players"]]
    return list(match.state.notation().abilities) if kind == ABILITY else NUMBERS


def places_in(notation: Notation, view: dict[str, Any]) -> list[str]:
    """The places that are on the table: the missions that lie there, or all there are."""
    missions = view.get("missions")
    return [mission["rank"] for mission in missions] if missions else list(notation.places)


def way(match: Match, view: dict[str, Any], token: str, thing: str, lang: str) -> str:
    """What a token that is not offered would have meant, said without the thing that was asked about.

    Only what the view shows is named: the words of real options may tell more of a card than one may know.
    """
    notation = match.state.notation()
    action = notation.parse(token)
    assert isinstance(action, Action)
    things = things_in(notation, action)
    if thing in things:
        things.remove(thing)
    said = [titled(match, view, one[0], one[2:], lang) for one in things]
    fixed = notation.shapes[action.verb].split(" ")[1:]
    if fixed:
        said.append(say(WAYS["-".join(fixed)], lang))
    verb = say(WAYS[notation.verbs[action.verb].replace(" ", "-")], lang)
    return say("way-with", lang, verb=verb, things=", ".join(said)) if said else verb


def titled(match: Match, view: dict[str, Any], kind: str, word: str, lang: str) -> str:
    """What a thing is called, as far as the seat may know."""
    if kind == CARD:
        return card_name(match.game, word, lang)
    if kind == OBJECT:
        names = match.game.objects(view)
        name = names.get(int(word))
        return say("thing-face-down", lang) if name == "" else plain(keyed(f"#{word}", name or "").strip(), names, lang)
    if kind == NUMBER:
        return word
    if kind == SEAT:
        return f"p{word}"
    if kind == ABILITY:
        return card_name(match.game, word.rpartition(".")[0], lang)
    if word in COLOURS:
        return say(COLOURS[word], lang)
    if "piles" in view:
        tops = {pile["pile"]: pile.get("name", "") for pile in view["piles"]}
        return str(tops.get(word) or say("thing-empty-pile", lang))
    return say("thing-mission" if "missions" in view else "thing-place", lang, word=word)
