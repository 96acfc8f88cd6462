"""Taking back one's own last choice, as long as it has told nothing new.

Whether it has is found by asking the match itself: the same choice is made in several matches that the seat could not
have told from this one. If all of them look the same to the seat afterwards, the choice has revealed nothing.
"""

from typing import Any

from kleos.match import Match

SAMPLES = 12


def tells(before: Match, token: str, after: Match, seat: int, lang: str) -> str | None:
    """What the seat learned by a choice: a line of its log, "" if only the table tells it, None if nothing."""
    since = len(before.log(None))
    happened = after.log(seat, lang, since)
    sight = seen(after, seat)
    tried = 0
    for seed in range(SAMPLES):
        other = before.determinize(seat, seed)
        if other.why_not(token) is not None:
            continue
        tried += 1
        other.choose(token)
        entries = other.log(seat, lang, since)
        for mine, theirs in zip(happened, entries, strict=False):
            if mine != theirs:
                return str(mine["text"])
        if len(entries) != len(happened):
            longer = max(happened, entries, key=len)
            return str(longer[min(len(entries), len(happened))]["text"]) if longer is happened else ""
        if seen(other, seat) != sight:
            return ""
    return None if tried else ""


def seen(match: Match, seat: int) -> tuple[dict[str, Any], tuple[int, ...] | None]:
    """All that a seat sees."""
    outcome = match.outcome
    return match.view(seat), None if outcome is None else outcome.winners
