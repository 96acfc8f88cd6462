"""The matches that can go on: choose one, or throw one away."""

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as ListOption

from kleos.terminal.keeping import HUMAN, Kept
from kleos.terminal.messages import say
from kleos.terminal.table.layouts import layout_of
from kleos.terminal.table.palette import BOLD, DIM, NOTICE, PLAIN
from kleos.terminal.table.widgets import KeyBar, Lister

if TYPE_CHECKING:
    from kleos.terminal.table.app import TableApp


class Resuming(Screen[None]):
    """A list of kept matches, the last one first."""

    app: "TableApp"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("x", "throw_away", show=False),
        Binding("l", "language", show=False),
        Binding("escape", "back", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, kept: list[Kept]) -> None:
        super().__init__()
        self.kept = kept
        self.doomed: Kept | None = None  # asked for once

    def compose(self) -> ComposeResult:
        yield Static(id="banner")
        yield Lister(id="kept", classes="step")
        yield Static(id="words")
        yield KeyBar()

    def on_mount(self) -> None:
        self.label()
        self.query_one("#kept", OptionList).focus()

    @property
    def lang(self) -> str:
        return self.app.lang

    def label(self) -> None:
        lang = self.lang
        self.query_one("#banner", Static).update(Text(" " + say("resume-title", lang), BOLD))
        found = self.query_one("#kept", OptionList)
        at = found.highlighted or 0
        found.clear_options()
        found.add_options([ListOption(self.line(kept)) for kept in self.kept])
        found.highlighted = min(at, len(self.kept) - 1) if self.kept else None
        self.query_one(KeyBar).label([
            (say("key-enter", lang), say("bar-resume", lang), "enter"),
            ("x", say("bar-throw-away", lang), "throw_away"),
            ("l", say("bar-language", lang), "language"),
            (say("key-escape", lang), say("bar-back", lang), "back"),
            ("q", say("bar-leave", lang), "leave"),
        ])  # fmt: skip

    def line(self, kept: Kept) -> Text:
        bots = [player for player in kept.players if player != HUMAN]
        people = say("resume-people", self.lang, count=len(kept.players))
        who = say("resume-against", self.lang, bot=", ".join(bots)) if bots else people
        view = kept.match.view(None, self.lang)
        standing = layout_of(kept.match.game.id).in_short(view, self.lang)
        when = kept.when.strftime("%d.%m.%Y %H:%M")
        return Text.assemble((f" {when}  ", DIM), (kept.match.game.title, PLAIN), (f" · {who} · {standing}", PLAIN))

    def current(self) -> Kept | None:
        at = self.query_one("#kept", OptionList).highlighted
        return None if at is None else self.kept[at]

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.action_enter()

    def action_enter(self) -> None:
        kept = self.current()
        if kept is not None:
            self.app.resume(kept)

    def action_throw_away(self) -> None:
        """Asked for twice, a match is thrown away."""
        kept = self.current()
        if kept is None:
            return
        if self.doomed is not kept:
            self.doomed = kept
            self.query_one("#words", Static).update(Text(" " + say("resume-sure", self.lang), NOTICE))
            return
        kept.path.unlink(missing_ok=True)
        self.kept.remove(kept)
        self.doomed = None
        self.query_one("#words", Static).update("")
        self.label()

    def action_language(self) -> None:
        self.app.next_language()

    def action_back(self) -> None:
        self.app.welcome()

    def action_leave(self) -> None:
        self.app.farewell()
