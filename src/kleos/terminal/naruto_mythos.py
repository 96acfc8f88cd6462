"""The table of Naruto Mythos in a terminal, made from what a seat is shown and nothing else."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import kleos
from kleos.terminal.screen import grid

ROUNDS = 4
SEATS = ("green", "magenta")  # a colour for each seat; words always say the same
SIDE_BY_SIDE = 76  # columns from which both sides of a mission fit beside each other


def table(view: Mapping[str, Any], rules: kleos.Rules, names: list[str], lang: str, width: int) -> RenderableType:
    """Round, players, missions with both sides, and the hand of the seat that looks."""
    beside = width >= SIDE_BY_SIDE
    parts: list[RenderableType] = [heading(view, names), players(view, names)]
    if view["missions"]:
        parts.append(side_names(names) if beside else Text())
    for mission in view["missions"]:
        parts.append(mission_line(mission, view["edge"], beside))
        parts.append(side_by_side(mission["sides"]) if beside else stacked(mission["sides"]))
    seat = view["seat"]
    if seat is not None:
        parts += [Text(), Text(f"Hand of p{seat}", style="bold"), hand(view["players"][seat]["hand"], rules, lang)]
    return Group(*parts)


def heading(view: Mapping[str, Any], names: list[str]) -> RenderableType:
    line = Text(f"Round {view['round']} of {ROUNDS}", style="bold")
    to_come = view["mission_deck"]
    if to_come:
        line.append(f" · {to_come} {'mission' if to_come == 1 else 'missions'} to come", style="not bold")
    line.append(f" · {view['mode']}", style="not bold")
    if view["phase"] == "over":
        line.append(" · the match is over", style="not bold")
    elif view["turn"] is not None:
        line.append(f" · turn of {names[view['turn']]}", style="not bold")
    return line


def players(view: Mapping[str, Any], names: list[str]) -> RenderableType:
    out = grid("left", "right", "right", "right", "right", "right", "left")
    out.add_row("", *[Text(word, style="dim") for word in ("points", "chakra", "hand", "deck", "discard")], "")
    for player in view["players"]:
        seat = player["seat"]
        marks = Text()
        if view["edge"] == seat:
            marks.append("Edge", style="bold yellow")
        for word in ("passed", "conceded"):
            if player[word]:
                marks.append(f"{', ' if marks else ''}{word}", style="dim")
        numbers = [player["chakra"], player["hand_size"], player["deck_size"], len(player["discard"])]
        points = Text(str(player["points"]), style="bold")
        out.add_row(Text(names[seat], style=SEATS[seat]), points, *[str(number) for number in numbers], marks)
    return out


def mission_line(mission: Mapping[str, Any], edge: int, beside: bool) -> RenderableType:
    left = Text.assemble(
        (f"{mission['rank']} · {mission['name']}", "bold"), f" ({mission['card']}) · {mission['points']} points"
    )
    right = standing(mission["totals"], edge)
    if not beside:
        return Text.assemble(left, " · ", right)
    out = grid("fill", "right")
    out.add_row(left, right)
    return out


def standing(totals: list[int], edge: int) -> Text:
    """Who would win the mission now (NM-4.43 to NM-4.45), totals of p0 and p1 in this order."""
    numbers = f" {totals[0]} : {totals[1]}"
    if max(totals) < 1:
        return Text(f"nobody leads{numbers}", style="dim")
    if totals[0] == totals[1]:
        return Text(f"p{edge} leads by the Edge{numbers}", style=f"bold {SEATS[edge]}")
    leader = 0 if totals[0] > totals[1] else 1
    return Text(f"p{leader} leads{numbers}", style=f"bold {SEATS[leader]}")


# Characters -----------------------------------------------------------------------------------------------------------
def two_sides() -> Table:
    """Both sides of a mission beside each other: number, character and Power of each."""
    out = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in SEATS:
        out.add_column(justify="right", width=5, no_wrap=True)
        out.add_column(ratio=1)
        out.add_column(justify="right", width=5, no_wrap=True)
    return out


def side_names(names: list[str]) -> RenderableType:
    out = two_sides()
    cells: list[Text] = []
    for name, style in zip(names, SEATS, strict=True):
        cells += [Text(), Text(name, style=style), Text("Power", style="dim")]
    out.add_row(*cells)
    return out


def side_by_side(sides: list[list[Mapping[str, Any]]]) -> RenderableType:
    out = two_sides()
    for row in range(max(len(side) for side in sides)):
        cells: list[Text] = []
        for side, style in zip(sides, SEATS, strict=True):
            if row < len(side):
                c = side[row]
                cells += [Text(f"#{c['object']}", style=style), described(c), Text(str(c["power"]), style="bold")]
            else:
                cells += [Text(), Text(), Text()]
        out.add_row(*cells)
    return out if out.row_count else Text("      nobody is here", style="dim")


def stacked(sides: list[list[Mapping[str, Any]]]) -> RenderableType:
    """The characters one below the other, for narrow windows and pipes."""
    lines = []
    for seat, side in enumerate(sides):
        for c in side:
            lines.append(
                Text.assemble((f"  p{seat} #{c['object']} ", SEATS[seat]), described(c), f", Power {c['power']}")
            )
    return Group(*lines) if lines else Text("  nobody is here", style="dim")


def described(c: Mapping[str, Any]) -> Text:
    """A character as the seat knows it."""
    known = f"{c['name']} {c['card']}" if "card" in c else ""
    if c["hidden"]:
        shown = Text(f"hidden: {known}" if known else "hidden", style="dim" if not known else "italic")
    else:
        shown = Text(known)
    more = remarks(c)
    if more:
        shown.append(f" ({', '.join(more)})", style="dim")
    return shown


def remarks(c: Mapping[str, Any]) -> list[str]:
    """What else there is to say about a character: tokens, stack, control, lock."""
    out = []
    if c["tokens"]:
        out.append(f"{c['tokens']} {'token' if c['tokens'] == 1 else 'tokens'}")
    if c["stack"] > 1:
        out.append(f"over {' '.join(c['under'])}" if c.get("under") else f"{c['stack']} cards")
    if c["owner"] != c["controller"]:
        out.append(f"of p{c['owner']}, held by #{c['controlled_by']}")
    if c.get("lock"):
        out.append(f"locks #{c['lock']}")
    return out


def hand(cards: list[str], rules: kleos.Rules, lang: str) -> RenderableType:
    if not cards:
        return Text("  no cards", style="dim")
    out = grid("left", "right", "right", "left")
    out.add_row("", Text("cost", style="dim"), Text("Power", style="dim"), "")
    for id in dict.fromkeys(cards):
        face = rules.cards[id]
        facts = face.facts(lang)
        copies = f" (×{cards.count(id)})" if cards.count(id) > 1 else ""
        name = Text.assemble(face.name(lang), (f", {face.title(lang)}{copies}", "dim"))
        out.add_row(Text(f"  {id}", style="cyan"), str(facts["cost"]), str(facts["power"]), name)
    return out


def piles(view: Mapping[str, Any], rules: kleos.Rules, names: list[str], lang: str) -> RenderableType:
    """Both discard piles, top card first; everybody may look at them (NM-9.1)."""
    lines = []
    for player in view["players"]:
        lines.append(Text(f"Discard pile of {names[player['seat']]}, top card first", style="bold"))
        for id in player["discard"]:
            face = rules.cards[id]
            lines.append(Text.assemble((f"  {id} ", "cyan"), f"{face.name(lang)}, {face.title(lang)}"))
        if not player["discard"]:
            lines.append(Text("  empty", style="dim"))
    return Group(*lines)
