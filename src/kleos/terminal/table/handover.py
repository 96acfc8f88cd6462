"""Between two people at one screen: nothing of either is seen until the next one says to be alone."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from kleos.terminal.messages import say
from kleos.terminal.table.palette import DIM, LIT, PLAIN, of_seat


class HandOver(Screen[bool]):
    """Waits for the next player; True when it is there, False when somebody wants to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "there", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, seat: int, name: str, lang: str) -> None:
        super().__init__()
        self.seat = seat
        self.player = name
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(id="between"):
            yield Static(id="who")

    def on_mount(self) -> None:
        words = Text(justify="center")
        words.append(say("hand-over-to", self.lang, who=self.player) + "\n\n", of_seat(self.seat, bold=True))
        words.append(say("hand-over-alone", self.lang, seat=self.seat) + "\n\n", PLAIN)
        words.append(say("hand-over-enter", self.lang, seat=self.seat), LIT)
        words.append("\n\n" + say("hand-over-leave", self.lang), DIM)
        self.query_one("#who", Static).update(words)

    def on_click(self, event: events.Click) -> None:
        self.action_there()

    def action_there(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)
