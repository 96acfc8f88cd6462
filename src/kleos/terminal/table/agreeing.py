"""A sheet over the welcome: what people may agree on before a match, a line each, whose value Enter changes."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as ListOption

from kleos.terminal.agreement import Setting
from kleos.terminal.messages import say
from kleos.terminal.table.palette import BOLD, DIM, PLAIN
from kleos.terminal.table.widgets import Lister, hanging


class Agreeing(ModalScreen[None]):
    """Shows the settings as they are, and asks for changes; what can be agreed on may depend on what has been."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,s", "dismiss", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("left", "change(-1)", show=False),
    ]

    def __init__(
        self, settings: Callable[[], Sequence[Setting]], change: Callable[[Setting, int], None], lang: str
    ) -> None:
        super().__init__(classes="reading")
        self.settings = settings
        self.change = change
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Lister(id="settings")
            yield Static(id="about-setting")
            yield Static(Text(say("settings-keys", self.lang), DIM), id="hint")

    def on_mount(self) -> None:
        self.query_one(".sheet").border_title = say("settings-title", self.lang)
        self.show_settings(0)
        self.query_one("#settings").focus()

    def show_settings(self, at: int) -> None:
        found = self.query_one("#settings", OptionList)
        settings = self.settings()
        found.clear_options()
        found.add_options([ListOption(line_of(setting, settings)) for setting in settings])
        found.highlighted = at

    @property
    def at(self) -> int:
        return self.query_one("#settings", OptionList).highlighted or 0

    @on(OptionList.OptionHighlighted)
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        about = self.settings()[event.option_index].about
        self.query_one("#about-setting", Static).update(Text(f"\n{about}\n" if about else "\n", PLAIN))

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.action_change(1)

    def action_change(self, by: int) -> None:
        at = self.at
        self.change(self.settings()[at], by)
        self.show_settings(at)


def line_of(setting: Setting, settings: Sequence[Setting]) -> Table:
    """A setting and what it is; the values stand below each other."""
    wide = max(len(one.name) for one in settings)
    return hanging(Text(f" {setting.name:<{wide}} ", PLAIN), Text(setting.called(), BOLD if setting.changed else PLAIN))
