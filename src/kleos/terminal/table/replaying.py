"""Looking back at a match: step by step both ways, through anybody's eyes, and on from any point as a new match."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from kleos.bots import BOTS
from kleos.match import Match
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import say
from kleos.terminal.reckoning import outcome_line
from kleos.terminal.session import Session
from kleos.terminal.table.asking import Asking
from kleos.terminal.table.layout import Layout, Look
from kleos.terminal.table.palette import BOLD, DIM, LIT
from kleos.terminal.table.screen import TableScreen
from kleos.terminal.table.widgets import Choices, Item

ALL = -2  # the eyes of everybody at once
STRIDE = 10


class ReplayScreen(TableScreen):
    """A match that was played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("pagedown", f"step({STRIDE})", show=False, priority=True),
        Binding("pageup", f"step(-{STRIDE})", show=False, priority=True),
        Binding("home", "first", show=False, priority=True),
        Binding("end", "last", show=False, priority=True),
        Binding("s", "eyes", show=False),
        Binding("c", "go_on", show=False),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, moments: Sequence[Match], layout: Layout, eyes: int | None, at: int = 0) -> None:
        super().__init__(layout)
        self.moments = moments  # the match at its beginning and after every move
        self.at = at
        self.eyes = eyes

    def on_mount(self) -> None:
        self.query_one(Choices).focus()
        self.stay()

    # What is shown --------------------------------------------------------------------------------------------------
    def shown_match(self) -> Match:
        return self.moments[self.at]

    def shown_eyes(self) -> int | None:
        return self.eyes

    def shown_view(self) -> Any:
        match = self.shown_match()
        if self.eyes != ALL:
            return match.view(self.eyes, self.lang)
        return joined([match.view(seat, self.lang) for seat in range(match.players)])

    def shown_log(self) -> list[dict[str, Any]]:
        match = self.shown_match()
        if self.eyes != ALL:
            return match.log(self.eyes, self.lang)
        told = [match.log(eyes, self.lang) for eyes in (None, *range(match.players))]
        return [next((entry for entry in seen if "cards" in entry), seen[0]) for seen in zip(*told, strict=True)]

    def names(self) -> tuple[str, ...]:
        return tuple(f"p{seat}" for seat in range(self.shown_match().players))

    def eyes_words(self) -> str:
        if self.eyes is None:
            return say("replay-spectator", self.lang)
        return (
            say("replay-everything", self.lang) if self.eyes == ALL else say("replay-seat", self.lang, seat=self.eyes)
        )

    def state_words(self) -> str:
        return say("state-replay", self.lang, eyes=self.eyes_words())

    def question(self) -> Text:
        last = len(self.moments) - 1
        out = Text.assemble((" " + say("replay-move", self.lang, move=self.at, moves=last), BOLD))
        width = max(10, min(60, self.size.width // 3))
        done = round(width * self.at / last) if last else width
        out.append("  ")
        out.append("━" * done + "●", LIT)
        out.append("─" * (width - done), DIM)
        if self.shown_match().outcome is not None:
            out.append(f"\n {outcome_line(self.shown_match(), self.names(), self.lang)}", BOLD)
        return out

    def items(self, look: Look) -> list[Item]:
        lang = self.lang
        return [
            Item("→", say("replay-next", lang), lambda: self.action_step(1)),
            Item("←", say("replay-before", lang), lambda: self.action_step(-1)),
            Item("s", say("replay-eyes", lang, eyes=self.eyes_words()), self.action_eyes),
            Item("c", say("replay-go-on", lang), self.action_go_on),
        ]

    # Steps ----------------------------------------------------------------------------------------------------------
    def stay(self) -> None:
        """Draws the present moment; its news is what the last move has done."""
        before = self.moments[self.at - 1] if self.at else None
        self.told = 0 if before is None else len(before.log(None))
        self.notice = ""
        at = self.query_one(Choices).highlighted or 0
        self.rebuild()
        self.query_one(Choices).highlighted = at

    def action_step(self, by: int) -> None:
        at = min(max(0, self.at + by), len(self.moments) - 1)
        if at != self.at:
            self.at = at
            self.stay()

    def action_first(self) -> None:
        self.action_step(-self.at)

    def action_last(self) -> None:
        self.action_step(len(self.moments))

    def action_eyes(self) -> None:
        """A spectator, every seat, everybody, and round again."""
        order: list[int | None] = [None, *range(self.shown_match().players), ALL]
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        self.stay()

    def action_back(self) -> None:
        self.query_one(Choices).focus()

    def on_key(self, event: Any) -> None:
        """The keys of this screen are bound; there are no letters to choose."""

    # Going on -------------------------------------------------------------------------------------------------------
    def action_go_on(self) -> None:
        match = self.shown_match()
        if match.decision is None:
            self.say_notice(say("replay-over", self.lang))
            return
        lines: list[str] = []
        seated: list[tuple[str, ...]] = []
        for seat in range(match.players):
            for bot in reversed(BOTS):
                lines.append(self.against(seat, bot, match.players - 1))
                seated.append(tuple(HUMAN if other == seat else bot for other in range(match.players)))
        lines.append(say("replay-as-people", self.lang, count=match.players))
        seated.append((HUMAN,) * match.players)

        def answered(index: int | None) -> None:
            if index is not None:
                self.app.play(Session(match.clone(), seated[index]))

        words = say("replay-go-on-words", self.lang, move=self.at)
        self.app.push_screen(Asking(say("replay-go-on", self.lang), words, lines), answered)

    def against(self, seat: int, bot: str, count: int) -> str:
        if count == 1:
            return say("replay-as", self.lang, seat=seat, bot=bot)
        return say("replay-as-bots", self.lang, seat=seat, bot=bot, count=count)

    def action_leave(self) -> None:
        self.app.leave_replay()

    # Keys -----------------------------------------------------------------------------------------------------------
    def keys(self) -> list[tuple[str, str, str]]:
        lang = self.lang
        score = [("S", say("bar-score", lang), "score")] if self.counted() else []
        return [
            ("?", say("bar-keys", lang), "keys"),
            ("←→", say("bar-step", lang), "step(1)"),
            ("s", say("bar-eyes", lang), "eyes"),
            ("c", say("bar-go-on", lang), "go_on"),
            ("i", say("bar-card", lang), "card"),
            ("g", say("bar-log", lang), "log"),
            ("l", say("bar-language", lang), "language"),
            ("p", say("bar-piles", lang), "piles"),
            *score,
            ("q", say("bar-leave", lang), "leave"),
        ]

    def help_lines(self) -> list[tuple[str, str]]:
        lang = self.lang
        return [
            ("← →", say("keys-step", lang)),
            ("PgUp PgDn", say("keys-stride", lang, count=STRIDE)),
            ("Home End", say("keys-ends", lang)),
            ("s", say("keys-eyes", lang)),
            ("c", say("keys-go-on", lang)),
            ("Tab", say("keys-tab", lang)),
            ("↑ ↓ ← →", say("keys-arrows", lang)),
            ("i", say("keys-card", lang)),
            ("g", say("keys-log", lang)),
            ("p", say("keys-piles", lang)),
            ("S", say("keys-score", lang)),
            ("r", say("keys-rules", lang)),
            ("l", say("keys-language", lang)),
            ("q", say("keys-leave-replay", lang)),
            (say("keys-mouse", lang), say("keys-mouse-does", lang)),
        ]


def joined(views: list[dict[str, Any]]) -> dict[str, Any]:
    """What all seats together see: at every place what the one sees who sees more."""
    return dict(fuller(views))


def fuller(seen: list[Any]) -> Any:
    seen = [one for one in seen if one is not None] or seen  # who is not told sees less than anybody
    if isinstance(seen[0], dict):
        keys = list(dict.fromkeys(key for one in seen for key in one))
        return {key: fuller([one[key] for one in seen if key in one]) for key in keys}
    if isinstance(seen[0], list) and all(isinstance(one, list) and len(one) == len(seen[0]) for one in seen):
        return [fuller(list(parts)) for parts in zip(*seen, strict=True)]
    return seen[0]
