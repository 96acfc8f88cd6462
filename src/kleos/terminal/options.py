"""Options as numbered lines; those that differ only in their last word share a line."""

from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kleos.match import Decision, Option

GAP = "…"  # where the words of the choices go
Numbered = tuple[int, Option]


@dataclass
class Row:
    """Options that are shown together: what they have in common, and each one's number and own words."""

    text: str
    choices: list[tuple[int, str]]


def rows(decision: Decision, lang: str) -> list[Row]:
    """The options of a decision as people read them, numbered from 1."""
    groups: list[list[Numbered]] = []
    stem = ""
    for number, option in enumerate(decision.listed, 1):
        head = option.token.rpartition(" ")[0]
        if groups and head and " " in head and head == stem:
            groups[-1].append((number, option))
        else:
            groups.append([(number, option)])
        stem = head
    return [row for group in groups for row in shared(group, lang)]


def shared(group: list[Numbered], lang: str) -> list[Row]:
    """One row for options whose texts have a beginning in common, else a row for each."""
    texts = [option.text(lang).split() for _, option in group]
    before = common(texts)
    after = common([text[before:][::-1] for text in texts])
    if len(group) == 1 or before < 2:
        return [Row(" ".join(text), [(number, "")]) for (number, _), text in zip(group, texts, strict=True)]
    first = texts[0]
    frame = [*first[:before], GAP, *first[len(first) - after :]]
    middles = [" ".join(text[before : len(text) - after]) for text in texts]
    return [Row(" ".join(frame), [(number, word) for (number, _), word in zip(group, middles, strict=True)])]


def common(texts: list[list[str]]) -> int:
    """With how many equal words the texts begin."""
    count = 0
    for words in zip(*texts, strict=False):
        if len(set(words)) > 1:
            break
        count += 1
    return count


def listing(found: list[Row]) -> RenderableType:
    """The rows: numbers in front, then the words; choices of many words come after what they have in common."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    wide = max((len(str(number)) for row in found for number, _ in row.choices), default=1)
    for row in found:
        if any(" " in word for _, word in row.choices):
            table.add_row("", Text(row.text))
            table.add_row("", choices(row, wide))
        else:
            table.add_row(Text.assemble("  ", choices(row, wide)), Text(row.text))
    return table


def choices(row: Row, wide: int) -> Text:
    """The numbers of a row, each with its own words."""
    out = Text()
    for i, (number, word) in enumerate(row.choices):
        out.append("  " if i else "")
        out.append(f"{number:>{wide}}", style="bold cyan")
        out.append(f" {word}" if word else "")
    return out
