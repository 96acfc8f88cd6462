"""A small question over the table, answered by one of a few lines."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from kleos.terminal.table.palette import PLAIN
from kleos.terminal.table.widgets import Choices, Item

LETTERS = "abcdefghijkmnoprstuvwxyz"


class Asking(ModalScreen[int | None]):
    """Returns the number of the line that is chosen, or None for none of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False)]

    def __init__(self, title: str, words: str, answers: Sequence[str]) -> None:
        super().__init__(classes="reading")
        self.heading = title
        self.words = words
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(Text(self.words, PLAIN), id="page")
            yield Choices(id="answers")

    def on_mount(self) -> None:
        self.query_one(".sheet").border_title = self.heading
        choices = self.query_one(Choices)
        choices.show([Item(LETTERS[i], text, partial(self.answer, i)) for i, text in enumerate(self.answers)])
        choices.focus()

    def answer(self, index: int) -> None:
        self.dismiss(index)

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        for item in self.query_one(Choices).items:
            if event.character == item.letter:
                event.stop()
                item.act()
                return
