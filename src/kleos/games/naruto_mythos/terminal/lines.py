"""Naruto Mythos at the terminal: its decks, and its table in lines, made from what a seat is shown and nothing else."""

from pathlib import Path
from typing import ClassVar, Final, Literal

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import kleos
from kleos.games.naruto_mythos import game as naruto_mythos
from kleos.games.naruto_mythos.offers import MODES
from kleos.games.naruto_mythos.schema import Character, Mission, View
from kleos.games.registry import game_named
from kleos.language.languages import GRAMMARS
from kleos.table.seating import PERSON, Seat
from kleos.terminal.files import read_text
from kleos.terminal.messages import Mistake, say
from kleos.terminal.presenter import Examples, Presenter
from kleos.terminal.screen import grid

ROUNDS = 4
SEATS = ("green", "magenta")  # a colour for each seat; words always say the same
SIDE_BY_SIDE = 76  # columns from which both sides of a mission fit beside each other
COLUMNS = ("column-points", "column-chakra", "column-hand", "column-deck", "column-discard")
MARKS: Final[dict[Literal["passed", "conceded"], str]] = {"passed": "mark-passed", "conceded": "mark-conceded"}


class NarutoMythos(Presenter[View]):
    """Two players with a deck each."""

    examples = Examples(
        card="KS-009",
        name="Naruto",
        tokens="play KS-009 D, hide KS-009 D, reveal #12, pass",
        token="play KS-009 D",
        clause="NM-5.3",
        words="upgrade cost",
    )
    own_options: ClassVar = {"deck": (), "opponent_deck": (), "mode": tuple(MODES)}
    brings = "welcome-deck"
    other_brings = "welcome-other-deck"

    # Beginning ------------------------------------------------------------------------------------------------------
    def seat_with(self, given: str, lang: str) -> Seat:
        """With a starter deck by its name, or with a deck file that the rules accept."""
        if given in self.rules.starter_decks:
            return Seat(PERSON, side=given)
        if not Path(given).exists():
            raise Mistake("no-deck", name=given, known=", ".join(self.rules.starter_decks))
        text = read_text(given)
        problems = self.rules.deck_errors(text + "\n", lang)
        if problems:
            raise Mistake("file-problem", file=given, problem=GRAMMARS[lang].series(problems))
        return Seat(PERSON, deck=text)

    # The table in lines ---------------------------------------------------------------------------------------------
    def table(self, view: View, names: list[str], lang: str, width: int) -> RenderableType:
        return table(view, self.rules, names, lang, width)

    def piles(self, view: View, names: list[str], lang: str) -> RenderableType:
        return piles(view, self.rules, names, lang)

    def card_at(self, view: View, object: str) -> str:
        for mission in view["missions"]:
            for side in mission["sides"]:
                for c in side:
                    if f"#{c['object']}" == object:
                        if "card" not in c:
                            raise Mistake("not-known", object=object)
                        return c["card"]
        raise Mistake("not-on-table", object=object)

    def spelled(self, word: str) -> str:
        return word.upper()

    # Decks ----------------------------------------------------------------------------------------------------------
    def deck_list(self, view: View) -> list[str]:
        seat = view["seat"]
        assert seat is not None
        own = view["players"][seat]
        return [*own["deck_list"], *own["missions"]]

    def deck_text(self, name: str, lang: str) -> str:
        game = game_named(self.rules.game)
        assert isinstance(game, naruto_mythos.NarutoMythos)
        return str(self.rules.starter_decks[name].text(game.pool, lang))


# The table --------------------------------------------------------------------------------------------------------------
def table(view: View, rules: kleos.Rules, names: list[str], lang: str, width: int) -> RenderableType:
    """Round, players, missions with both sides, and the hand of the seat that looks."""
    beside = width >= SIDE_BY_SIDE
    parts: list[RenderableType] = [heading(view, names, lang), players(view, names, lang)]
    if view["missions"]:
        parts.append(side_names(names, lang) if beside else Text())
    for mission in view["missions"]:
        parts.append(mission_line(mission, view["edge"], beside, lang))
        parts.append(side_by_side(mission["sides"], lang) if beside else stacked(mission["sides"], lang))
    seat = view["seat"]
    if seat is not None:
        title = Text(say("hand-of", lang, seat=seat), style="bold")
        parts += [Text(), title, hand(view["players"][seat]["hand"], rules, lang)]
    return Group(*parts)


def heading(view: View, names: list[str], lang: str) -> RenderableType:
    more = []
    if view["mission_deck"]:
        more.append(say("missions-to-come", lang, count=view["mission_deck"]))
    more.append(say(MODES[view["mode"]], lang))
    if view["phase"] == "over":
        more.append(say("match-over", lang))
    elif view["turn"] is not None:
        more.append(say("turn-of", lang, name=names[view["turn"]]))
    line = Text(say("round-of", lang, round=view["round"], rounds=ROUNDS), style="bold")
    for text in more:
        line.append(f" · {text}", style="not bold")
    return line


def players(view: View, names: list[str], lang: str) -> RenderableType:
    out = grid("left", "right", "right", "right", "right", "right", "left")
    out.add_row("", *[Text(say(key, lang), style="dim") for key in COLUMNS], "")
    for player in view["players"]:
        seat = player["seat"]
        marks = [Text("Edge", style="bold yellow")] if view["edge"] == seat else []
        marks += [Text(say(key, lang), style="dim") for field, key in MARKS.items() if player[field]]
        numbers = [player["chakra"], player["hand_size"], player["deck_size"], len(player["discard"])]
        points = Text(str(player["points"]), style="bold")
        out.add_row(
            Text(names[seat], style=SEATS[seat]), points, *[str(number) for number in numbers], Text(", ").join(marks)
        )
    return out


def mission_line(mission: Mission, edge: int, beside: bool, lang: str) -> RenderableType:
    points = say("points", lang, count=mission["points"])
    left = Text.assemble((f"{mission['rank']} · {mission['name']}", "bold"), f" ({mission['card']})", f" · {points}")
    right = standing(mission["totals"], edge, lang)
    if not beside:
        return Text.assemble(left, " · ", right)
    out = grid("fill", "right")
    out.add_row(left, right)
    return out


def standing(totals: list[int], edge: int, lang: str) -> Text:
    """Who would win the mission now (NM-4.43 to NM-4.45), totals of p0 and p1 in this order."""
    numbers = {"own": totals[0], "other": totals[1]}
    if max(totals) < 1:
        return Text(say("nobody-leads", lang, **numbers), style="dim")
    if totals[0] == totals[1]:
        return Text(say("leads-by-edge", lang, seat=edge, **numbers), style=f"bold {SEATS[edge]}")
    leader = 0 if totals[0] > totals[1] else 1
    return Text(say("leads-with", lang, seat=leader, **numbers), style=f"bold {SEATS[leader]}")


# Characters -----------------------------------------------------------------------------------------------------------
def two_sides(lang: str) -> Table:
    """Both sides of a mission beside each other: number, character and Power of each."""
    out = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in SEATS:
        out.add_column(justify="right", width=5, no_wrap=True)
        out.add_column(ratio=1)
        out.add_column(justify="right", width=len(say("column-power", lang)), no_wrap=True)
    return out


def side_names(names: list[str], lang: str) -> RenderableType:
    out = two_sides(lang)
    cells: list[Text] = []
    for name, style in zip(names, SEATS, strict=True):
        cells += [Text(), Text(name, style=style), Text(say("column-power", lang), style="dim")]
    out.add_row(*cells)
    return out


def side_by_side(sides: list[list[Character]], lang: str) -> RenderableType:
    out = two_sides(lang)
    for row in range(max(len(side) for side in sides)):
        cells: list[Text] = []
        for side, style in zip(sides, SEATS, strict=True):
            if row < len(side):
                c = side[row]
                number, power = Text(f"#{c['object']}", style=style), Text(str(c["power"]), style="bold")
                cells += [number, described(c, lang), power]
            else:
                cells += [Text(), Text(), Text()]
        out.add_row(*cells)
    return out if out.row_count else Text(f"      {say('nobody-here', lang)}", style="dim")


def stacked(sides: list[list[Character]], lang: str) -> RenderableType:
    """The characters one below the other, for narrow windows and pipes."""
    lines = []
    for seat, side in enumerate(sides):
        for c in side:
            told = Text(", ").join([described(c, lang), Text(say("power", lang, power=c["power"]))])
            lines.append(Text.assemble((f"  p{seat} #{c['object']} ", SEATS[seat]), told))
    return Group(*lines) if lines else Text(f"  {say('nobody-here', lang)}", style="dim")


def described(c: Character, lang: str) -> Text:
    """A character as the seat knows it."""
    known = f"{c['name']} {c['card']}" if "card" in c else ""
    if c["hidden"]:
        hidden = say("hidden-known", lang, card=known) if known else say("hidden", lang)
        shown = Text(hidden, style="italic" if known else "dim")
    else:
        shown = Text(known)
    more = remarks(c, lang)
    if more:
        shown.append(f" ({', '.join(more)})", style="dim")
    return shown


def remarks(c: Character, lang: str) -> list[str]:
    """What else there is to say about a character: tokens, stack, control, lock."""
    out = []
    if c["tokens"]:
        out.append(say("tokens", lang, count=c["tokens"]))
    if c["stack"] > 1:
        under = c.get("under")
        out.append(say("over-cards", lang, cards=" ".join(under)) if under else say("cards", lang, count=c["stack"]))
    if c["owner"] != c["controller"]:
        out.append(say("held-by", lang, owner=c["owner"], object=c["controlled_by"]))
    if c.get("lock"):
        out.append(say("locks", lang, object=c["lock"]))
    return out


def hand(cards: list[str], rules: kleos.Rules, lang: str) -> RenderableType:
    if not cards:
        return Text(f"  {say('no-cards', lang)}", style="dim")
    out = grid("left", "right", "right", "left")
    out.add_row("", *[Text(say(key, lang), style="dim") for key in ("column-cost", "column-power")], "")
    for id in dict.fromkeys(cards):
        face = rules.cards[id]
        facts = face.facts(lang)
        copies = f" (×{cards.count(id)})" if cards.count(id) > 1 else ""
        name = Text.assemble(face.name(lang), (f", {face.title(lang)}{copies}", "dim"))
        out.add_row(Text(f"  {id}", style="cyan"), str(facts["cost"]), str(facts["power"]), name)
    return out


def piles(view: View, rules: kleos.Rules, names: list[str], lang: str) -> RenderableType:
    """Both discard piles, top card first; everybody may look at them (NM-9.1)."""
    lines = []
    for player in view["players"]:
        lines.append(Text(say("pile-of", lang, name=names[player["seat"]]), style="bold"))
        for id in player["discard"]:
            face = rules.cards[id]
            lines.append(Text.assemble((f"  {id} ", "cyan"), f"{face.name(lang)}, {face.title(lang)}"))
        if not player["discard"]:
            lines.append(Text(f"  {say('pile-empty', lang)}", style="dim"))
    return Group(*lines)


PRESENTER = NarutoMythos
