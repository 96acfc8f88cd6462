"""How a match ended, for people to read: who has won and how, the sums, and every entry with its reason."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.text import Text

from kleos.engine.game import Account, Sheet
from kleos.match import Match
from kleos.terminal.messages import say
from kleos.terminal.score import sums


def outcome_line(match: Match, names: Sequence[str], lang: str) -> str:
    """Who has won, how, and the scores."""
    outcome = match.outcome
    assert outcome is not None
    winners = [names[seat] for seat in outcome.winners]
    scores = " : ".join(str(score) for score in outcome.scores)
    how = say(match.game.won_by(match.state), lang)
    return say("outcome", lang, winners=winners, count=len(outcome.winners), how=how, scores=scores)


def sheet_of(match: Match, names: Sequence[str], lang: str) -> Sheet:
    """The reckoning of a match that is over, with the players as they are called here."""
    sheet = match.reckoning(lang)
    assert sheet is not None
    return replace(
        sheet, accounts=tuple(replace(account, name=names[seat]) for seat, account in enumerate(sheet.accounts))
    )


def summary(sheet: Sheet, lang: str) -> RenderableType:
    """The sums as a table, what else there is to tell, and what decided."""
    parts: list[RenderableType] = [sums(sheet, lang)]
    for working in sheet.workings:
        parts += [Text(""), Text(working.title, style="bold"), *[Text(f"  {line}") for line in working.lines]]
    parts += [Text(note) for note in sheet.notes]
    return Group(*parts)


def pages(sheet: Sheet, lang: str) -> list[RenderableType]:
    """The summary, then a page for each player, the winners first."""
    order = sorted(sheet.accounts, key=lambda account: account.rank)
    return [summary(sheet, lang), *[page(account, sheet, lang) for account in order]]


def page(account: Account, sheet: Sheet, lang: str) -> RenderableType:
    """The entries of a player, step by step, with the sum of each."""
    parts: list[RenderableType] = [Text(f"{account.name}: {account.total}", style="bold")]
    if account.before:
        parts.append(Text(f"  {account.before:+d}  {say('score-before', lang)}"))
    for step, title in sheet.steps.items():
        entries = [entry for entry in account.entries if entry.step == step]
        if entries:
            parts += [Text(""), Text(f"{title}: {account.points(step):+d}", style="cyan")]
            parts += [Text(f"  {entry.points:+d}  {entry.text}") for entry in entries]
    if not account.entries and not account.before:
        parts.append(Text(f"  {say('score-nothing', lang)}", style="dim"))
    return Group(*parts)
