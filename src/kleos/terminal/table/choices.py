"""What can be chosen now: first a thing on the table, then, if there are several, what to do with it."""

from dataclasses import dataclass

from kleos.match import Decision
from kleos.terminal.table.keys import LETTERS
from kleos.terminal.table.layout import Layout, Look


@dataclass(frozen=True)
class Entry:
    """One line of the choices: what it says, the thing it stands for, and the options behind it."""

    text: str
    letter: str  # "" when there are more entries than letters
    key: str | None
    options: tuple[int, ...]

    @property
    def single(self) -> bool:
        return len(self.options) == 1


def entries(decision: Decision, layout: Layout, look: Look, picked: str | None) -> list[Entry]:
    """The choices at a decision; with a thing picked, what can be done with it."""
    tokens = decision.options.tokens()
    subjects = [layout.subject(token, look) for token in tokens]
    wanted = [option.index for option in decision.listed]  # what is done with a thing; the things lie as they lie
    groups: dict[str, list[int]] = {}
    if picked is not None:
        groups = {f"option:{index}": [index] for index in wanted if subjects[index] == picked}
    else:
        for index, key in enumerate(subjects):
            groups.setdefault(f"option:{index}" if key is None else key, []).append(index)
        groups = {key: sorted(indexes, key=wanted.index) for key, indexes in groups.items()}
    out = []
    for (key, indexes), letter in zip(groups.items(), letters(len(groups)), strict=True):
        thing = picked if picked is not None else None if key.startswith("option:") else key
        if len(indexes) == 1:
            text = decision.options[indexes[0]].text(look.lang)
        else:
            text = layout.summary(key, [tokens[index] for index in indexes], look)
        out.append(Entry(text, letter, thing, tuple(indexes)))
    return out


def letters(count: int) -> list[str]:
    """A key for each entry, as far as there are keys."""
    return [LETTERS[i] if i < len(LETTERS) else "" for i in range(count)]


def lit(found: list[Entry], decision: Decision, layout: Layout, picked: str | None) -> dict[str, str]:
    """The things to be lit, with their letters: what can be picked, or where what is picked can go."""
    if picked is None:
        return {entry.key: entry.letter for entry in found if entry.key is not None}
    out: dict[str, str] = {picked: ""}
    for entry in found:
        for aim in layout.aims(decision.options[entry.options[0]].token):
            out[aim] = "" if aim in out else entry.letter  # a thing that several options lead to has no letter
    return out
