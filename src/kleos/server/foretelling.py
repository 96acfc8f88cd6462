"""What an answer would do, told to whoever decides: sentences, and the changes that a board can show in place."""

from typing import Any, Final

from kleos.engine.game import ADDS_NOTHING, HIDES_UNPAID, Change
from kleos.language.messages import say
from kleos.match import Match
from kleos.server.protocol import ChangeInfo, Foresight
from kleos.server.showing import things_in
from kleos.server.why import titled
from kleos.table.foreseeing import HIDDEN, OTHERS, QUESTION, foresee
from kleos.table.foreseeing import Foresight as Foreseen

MOST_LINES: Final = 4  # of the log
MOST_SHORT: Final = 2  # changes in the shortest form
GOES_WITHOUT_SAYING: Final = frozenset(  # events that the changes tell, or that come with every turn
    {"draw", "faith", "pay", "spend", "lose", "gain", "income", "turn", "used", "clear", "points", "won", "edge"}
)


FOLLOWS: Final = {OTHERS: "foretold-others", HIDDEN: "foretold-hidden"}
BADGES: Final = {HIDES_UNPAID: "badge-hides", ADDS_NOTHING: "badge-adds-nothing"}


def things_of(match: Match, token: str) -> list[str]:
    """The things that an offered answer names."""
    action = next(action for action in match.state.options if action.token == token)
    return things_in(match.state.notation(), action)


def foretell(match: Match, token: str, lang: str) -> Foresight:
    """What an answer to the open decision would do, for whoever decides."""
    seen = foresee(match, token, lang)
    seat = match.state.seat
    told = [change for change in seen.changed if not plain(change, seat)]
    texts = {change: match.game.change_text(change, seen.before, seen.after, lang) for change in told}
    texts = {change: text for change, text in texts.items() if text}
    return Foresight(
        token=token,
        badge=badge(match, seen, texts, lang),
        text=sentences(match, seen, texts, lang),
        changes=[ChangeInfo(one.thing, one.what, one.before, one.after, text) for one, text in texts.items()],
        rare="" if seen.rare is None else seen.rare.kind,
        why="" if seen.rare is None else seen.rare.why.text(lang),
    )


def plain(change: Change, seat: int) -> bool:
    """Whether it goes without saying: a card that is played leaves the hand."""
    return change.thing == f"s:{seat}" and change.what == "hand" and change.after < change.before


def sentences(match: Match, seen: Foreseen, texts: dict[Change, str], lang: str) -> list[str]:
    """All that is known to happen, what is pointed at first."""
    view = match.view(match.state.seat, lang)
    pointed = things_of(match, seen.token)
    things = list(dict.fromkeys(change.thing for change in texts))
    things.sort(key=lambda thing: (thing not in pointed, thing.startswith("o:"), thing.startswith("s:")))
    out = []
    for thing in things:
        said = ", ".join(text for change, text in texts.items() if change.thing == thing)
        name = called(match, view, thing, lang)
        sentence = say("foretold-at", lang, thing=name, changes=said) if name else f"{said}."
        out.append(sentence if thing.startswith("s:") and name else capital(sentence))
    lines = [line for line in seen.lines if line["kind"] not in GOES_WITHOUT_SAYING and "text" in line]
    own = [line for at, line in enumerate(lines) if at or line.get("seat") != match.state.seat]
    out += [line["text"] for line in own[:MOST_LINES]]
    if seen.unless:
        out.append(say("foretold-unless", lang))
    if seen.then == QUESTION:
        out.append(say("foretold-question", lang, prompt=seen.prompt))
    elif seen.then in FOLLOWS:
        out.append(say(FOLLOWS[seen.then], lang))
    return out or [say("foretold-nothing", lang)]


def called(match: Match, view: dict[str, Any], thing: str, lang: str) -> str:
    """What a thing is called; nothing for the table and whoever decides: that is whom it is told."""
    kind, _, word = thing.partition(":")
    if not thing or thing == f"s:{match.state.seat}":
        return ""
    if kind == "s":
        return f"p{word}"
    if kind == "o":
        return match.game.objects(view).get(int(word)) or f"#{word}"
    return titled(match, view, kind, word, lang)


def badge(match: Match, seen: Foreseen, texts: dict[Change, str], lang: str) -> str:
    """What stands where the answer points: the changes there; else those of whoever decides."""
    if seen.rare is not None and seen.rare.kind in BADGES:
        return say(BADGES[seen.rare.kind], lang)
    places = [thing for thing in things_of(match, seen.token) if not thing.startswith(("c:", "n:"))]
    there = [text for change, text in texts.items() if change.thing in places]
    if any(thing.startswith("o:") for thing in places):
        there = there[:1]  # a card on the table has room for one of them
    if there or seen.token.startswith("hide "):
        return ", ".join(there[:MOST_SHORT]) or say("badge-hides", lang)
    own = ("", f"s:{match.state.seat}")
    mine = [change for change in texts if change.thing in own]
    mine.sort(key=lambda change: change.what == "hand")  # rather than what it draws, what comes of it
    return texts[mine[0]] if mine else ""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
