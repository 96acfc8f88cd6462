"""The pieces of the screen: pictures one can point into, the list of choices, the log, the line of keys."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.segment import Segment
from rich.table import Table
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import VisualType
from textual.widgets import OptionList
from textual.widgets.option_list import Option as ListOption

from kleos.terminal.table.canvas import Canvas, Spot
from kleos.terminal.table.palette import CURSOR, DIM, LIT, PLAIN


class Picture(ScrollView, can_focus=False):
    """Shows a canvas and tells what is pointed at."""

    class Pointed(Message):
        """A click on a thing."""

        def __init__(self, picture: "Picture", key: str) -> None:
            super().__init__()
            self.picture = picture
            self.key = key

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(0, 0)
        self.strips: list[Strip] = []

    def show(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.strips = canvas.strips()
        self.virtual_size = Size(canvas.width, canvas.height)
        self.refresh()

    def bring_into_view(self, key: str | None) -> None:
        """Scrolls to a thing; if it is not in the picture, to the middle of it."""
        for spot in self.canvas.spots:
            if spot.key == key:
                self.scroll_to_region(Region(spot.x, spot.y, spot.width, spot.height), animate=False, force=True)
                return
        self.scroll_to(y=self.canvas.middle - self.size.height // 2, animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        if at < len(self.strips):
            return self.strips[at].apply_style(self.rich_style).adjust_cell_length(self.size.width, self.rich_style)
        return Strip.blank(self.size.width, self.rich_style)

    def spot_at(self, x: int, y: int) -> Spot | None:
        for spot in self.canvas.spots:
            if spot.holds(x, y + self.scroll_offset.y):
                return spot
        return None

    def on_click(self, event: events.Click) -> None:
        spot = self.spot_at(event.x, event.y)
        if spot is not None:
            event.stop()
            self.post_message(self.Pointed(self, spot.key))


class Board(Picture, can_focus=True):
    """The table itself; arrows go from thing to thing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("enter", "enter", show=False),
    ]

    class Moved(Message):
        """The cursor is to go in a direction."""

        def __init__(self, dx: int, dy: int) -> None:
            super().__init__()
            self.dx = dx
            self.dy = dy

    class Entered(Message):
        """The thing under the cursor is chosen."""

    def action_go(self, dx: int, dy: int) -> None:
        self.post_message(self.Moved(dx, dy))

    def action_enter(self) -> None:
        self.post_message(self.Entered())


@dataclass(frozen=True)
class Item:
    """A line one can choose: its letter, its words, what it does, and the thing it stands for."""

    letter: str
    text: str
    act: Callable[[], None]
    key: str | None = None
    aims: tuple[str, ...] = ()


class Lister(OptionList):
    """A list whose cursor is readable whatever the colours of its lines."""

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        if not any(segment.style and segment.style.bgcolor == CURSOR.bgcolor for segment in strip):
            return strip
        return Strip([Segment(segment.text, (segment.style or PLAIN) + CURSOR) for segment in strip], strip.cell_length)


class Choices(Lister):
    """What can be chosen now, a line each."""

    items: Sequence[Item] = ()

    def show(self, items: Sequence[Item], at: int = 0) -> None:
        self.items = items
        self.clear_options()
        self.add_options([ListOption(item_line(item)) for item in items])
        self.highlighted = min(at, len(items) - 1) if items else None

    @property
    def current(self) -> Item | None:
        at = self.highlighted
        return None if at is None or not 0 <= at < len(self.items) else self.items[at]


def item_line(item: Item) -> Table:
    return hanging(Text(f" {item.letter or ' '}", LIT), Text(item.text, PLAIN))


def hanging(mark: Text, words: Text) -> Table:
    """A mark and words beside it, whose further lines are indented."""
    out = Table.grid(padding=(0, 1, 0, 0), expand=True)
    out.add_column(width=mark.cell_len, no_wrap=True)
    out.add_column(ratio=1)
    out.add_row(mark, words)
    return out


class Lines(Lister):
    """Lines one can go through and open: the log, a pile of cards."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("i", "select", show=False), Binding("space", "select", show=False)]

    def show(self, lines: Sequence[VisualType], at_end: bool) -> None:
        self.clear_options()
        self.add_options([ListOption(line) for line in lines])
        self.highlighted = None
        if at_end:
            self.scroll_end(animate=False, force=True)

    def extend(self, lines: Sequence[VisualType]) -> None:
        self.add_options([ListOption(line) for line in lines])
        self.scroll_end(animate=False, force=True)


class KeyBar(Picture):
    """The last line: keys and what they do; a click does the same."""

    def __init__(self) -> None:
        super().__init__("keys")
        self.keys: list[tuple[str, str, str]] = []

    def label(self, keys: list[tuple[str, str, str]]) -> None:
        """Keys as (name, words, action)."""
        self.keys = keys
        self.draw()

    def draw(self) -> None:
        """As many keys as fit; the first and the last always do."""
        width = self.size.width or self.app.size.width
        canvas = Canvas(width, 1)
        room = width - sum(len(name) + len(words) + 3 for name, words, _ in self.keys[-1:])
        x = 0
        for name, words, action in self.keys:
            wide = len(name) + len(words) + 3
            if x + wide > (width + 1 if (name, words, action) == self.keys[-1] else room):
                continue
            at = canvas.write(x + 1, 0, name, LIT)
            canvas.write(at + 1, 0, words, DIM)
            canvas.spot(action, x, 0, wide)
            x += wide
        self.show(canvas)

    def on_resize(self) -> None:
        self.draw()

    def on_picture_pointed(self, event: Picture.Pointed) -> None:
        event.stop()
        self.call_later(self.screen.run_action, event.key)
