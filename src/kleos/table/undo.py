"""Taking back one's own last choice, as long as it has told nothing new.

It has told nothing if it led from what the seat knew to what the seat knows without anything hidden having a part in it:
no card has come out of hiding, chance was not asked, nobody else was asked, or not asked, because of what they hold. All
of that can be seen in the match itself, and rather too much is taken for news than too little. To make sure, the choice
is also made in several matches that the seat could not have told from this one: after it all of them must look the same.
"""

from collections import Counter
from typing import Any, Final

from kleos.match import Match

SAMPLES: Final = 12


def tells(before: Match, token: str, after: Match, seat: int, lang: str) -> str | None:
    """What the seat learned by a choice: a line of its log, "" if only the table tells it, None if nothing."""
    told = samples_tell(before, token, after, seat, lang)
    return "" if told is None and may_tell(before, after, seat) else told


def may_tell(before: Match, after: Match, seat: int) -> bool:
    """Whether anything that the seat did not know may have had a part in what came of a choice."""
    game, state = after.game, after.state
    answered, decision = before.decision, after.decision
    asked = decision is not None and decision.seat != seat and decision.kind not in game.top_level
    came_out = Counter(game.hidden(before.state, seat)) - Counter(game.hidden(state, seat))
    return (
        (answered is not None and answered.kind in game.secret)  # others may have been asked with it
        or asked  # somebody else, who has a choice
        or state.unasked & ~(1 << seat) != 0  # somebody else had none
        or bool(came_out)
        or before.state.rng.state() != state.rng.state()
        or any(brings_out(after, entry, seat) for entry in after.log(seat, since=last_event(before)))
    )


def brings_out(match: Match, entry: dict[str, Any], seat: int) -> bool:
    """Whether an event shows the seat something, also if that goes back to where it was."""
    kind = entry["kind"]
    return kind in match.game.revealing or (kind in match.game.drawing and entry["seat"] == seat)


def samples_tell(before: Match, token: str, after: Match, seat: int, lang: str) -> str | None:
    """What the seat learned, as far as a few matches show it that it could not have told from this one before."""
    tried = 0
    for seed in range(SAMPLES):
        other = made_in(before, token, seat, seed)
        if other is None:
            continue
        tried += 1
        told = difference(after, other, seat, lang, last_event(before))
        if told is not None:
            return told
    return None if tried else ""


def made_in(before: Match, token: str, seat: int, seed: int) -> Match | None:
    """Another match after the same choice, which the seat could not tell from this one before; none where it is not legal."""
    other = before.determinize(seat, seed)
    if other.why_not(token) is not None:
        return None
    other.choose(token)
    return other


def difference(match: Match, other: Match, seat: int, lang: str, since: int) -> str | None:
    """By what the seat tells two matches apart that went on from an event: a line of the log, "" for anything else."""
    happened, entries = match.log(seat, lang, since), other.log(seat, lang, since)
    for mine, theirs in zip(happened, entries, strict=False):
        if mine != theirs:
            return str(mine["text"])
    if len(entries) != len(happened):
        return str(happened[len(entries)]["text"]) if len(happened) > len(entries) else ""
    return "" if seen(match, seat) != seen(other, seat) else None


def last_event(match: Match) -> int:
    return match.state.log.number if match.state.log is not None else 0


def seen(match: Match, seat: int) -> tuple[dict[str, Any], tuple[int, ...] | None]:
    """All that a seat sees."""
    outcome = match.outcome
    return match.view(seat), None if outcome is None else outcome.winners
