"""Things to read: the text of a card with its rulings, clauses, reasons, the keys; and lists whose lines open cards."""

import re
from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.visual import VisualType
from textual.widgets import Input, OptionList, Static

from kleos.engine.errors import KleosError
from kleos.games.clauses import Clause
from kleos.games.facts import full_name
from kleos.games.sections import section_heading
from kleos.terminal.finding import find_clauses, search_clauses
from kleos.terminal.messages import say
from kleos.terminal.showing import clause_words, facts_line, facts_origins, text_lines
from kleos.terminal.table.layout import Layout
from kleos.terminal.table.palette import BOLD, CARD, DIM, PLAIN
from kleos.terminal.table.widgets import Lines


# Texts ------------------------------------------------------------------------------------------------------------------
def card_text(layout: Layout, id: str, lang: str) -> Text:
    """A card: id, name, facts and rules text."""
    face = layout.rules.cards[id]
    out = Text.assemble((id, CARD), " ", (full_name(face, lang), BOLD), "\n")
    out.append(facts_line(face, lang) + "\n", DIM)
    for line, origin in text_lines(face, lang):
        out.append(f"\n{line}", PLAIN)
        out.append(f"{origin}\n", DIM)
    if face.reconstructed:
        out.append(f"\n{facts_origins(face, lang)}\n", DIM)
    return out


def clause_text(clause: Clause, lang: str) -> Text:
    heading = section_heading(clause.section, lang)
    return Text.assemble((clause.id, CARD), f" {clause_words(clause, lang)}\n", (heading + "\n", DIM))


def card_page(layout: Layout, id: str, lang: str, standing: Sequence[str] = ()) -> Text:
    """A card with how it stands and all rulings about it."""
    out = card_text(layout, id, lang)
    if standing:
        out.append("\n")
        for line in standing:
            out.append(f"· {line}\n", PLAIN)
    rulings = layout.clauses(id)
    if rulings:
        out.append(f"\n{say('read-rulings', lang)}\n", BOLD)
        for ruling in rulings:
            out.append(ruling, CARD)
            out.append(f" {clause_words(layout.rules.clauses[ruling], lang)}\n", PLAIN)
    return out


def mentioned(layout: Layout, text: str) -> list[str]:
    """The clauses that a text names, and those about the cards it names."""
    known = layout.rules.clauses
    out = [id for id in re.findall(r"[A-Z]{2}-[\w.]*\w", text) if id in known]
    for id in re.findall(r"[\w-]+", text):
        if id in layout.rules.cards:
            out += layout.clauses(id)
    return list(dict.fromkeys(out))


# Screens ----------------------------------------------------------------------------------------------------------------
class Reading(ModalScreen[None]):
    """Something to read, in one or more pages."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,i,question_mark", "dismiss", show=False),
        Binding("right,n", "turn(1)", show=False, priority=True),
        Binding("left", "turn(-1)", show=False, priority=True),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, pages: Sequence[RenderableType], lang: str) -> None:
        super().__init__(classes="reading")
        self.heading = title
        self.pages = pages
        self.lang = lang
        self.at = 0

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            with VerticalScroll(can_focus=False):
                yield Static(id="page")
            yield Static(id="hint")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        sheet = self.query_one(".sheet")
        sheet.border_title = self.heading
        self.query_one("#page", Static).update(self.pages[self.at])
        hint = say("read-close", self.lang)
        if len(self.pages) > 1:
            hint = say("read-pages", self.lang, page=self.at + 1, pages=len(self.pages)) + " · " + hint
        self.query_one("#hint", Static).update(Text(hint, DIM))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_turn(self, by: int) -> None:
        self.at = (self.at + by) % len(self.pages)
        self.draw()

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def on_click(self, event: object) -> None:
        widget, _ = self.get_widget_at(*self.app.mouse_position)
        if widget is self:
            self.dismiss()


class Listing(ModalScreen[None]):
    """A list of lines; those with cards open them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,g,p", "dismiss", show=False)]

    def __init__(
        self,
        title: str,
        lines: Sequence[VisualType],
        cards: Sequence[Sequence[str]],
        layout: Layout,
        lang: str,
        at_end: bool,
    ) -> None:
        super().__init__(classes="reading")
        self.heading = title
        self.lines = lines
        self.cards = cards
        self.layout_of_game = layout
        self.lang = lang
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet tall"):
            yield Lines(id="lines")
            yield Static(Text(say("read-open", self.lang), DIM), id="hint")

    def on_mount(self) -> None:
        self.query_one(".sheet").border_title = self.heading
        lines = self.query_one(Lines)
        lines.show(self.lines, self.at_end)
        if self.lines:
            lines.highlighted = len(self.lines) - 1 if self.at_end else 0
        lines.focus()

    @on(OptionList.OptionSelected)
    def open(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        ids = self.cards[event.option_index]
        if ids:
            pages = [card_page(self.layout_of_game, id, self.lang) for id in ids]
            self.app.push_screen(Reading(say("read-card", self.lang), pages, self.lang))


class RulesBook(ModalScreen[None]):
    """The clauses of the game, found by number or by words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "scroll(2)", show=False, priority=True),
        Binding("up", "scroll(-2)", show=False, priority=True),
        Binding("pagedown", "scroll(12)", show=False, priority=True),
        Binding("pageup", "scroll(-12)", show=False, priority=True),
    ]

    def __init__(self, layout: Layout, first: Sequence[str], lang: str) -> None:
        super().__init__(classes="reading")
        self.layout_of_game = layout
        self.first = first
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet tall"):
            clause = self.layout_of_game.presenter.examples.clause
            yield Input(placeholder=say("read-search", self.lang, clause=clause), id="search")
            with VerticalScroll(can_focus=False):
                yield Static(id="page")
            yield Static(Text(say("read-close-search", self.lang), DIM), id="hint")

    def on_mount(self) -> None:
        self.query_one(".sheet").border_title = say("read-rules", self.lang)
        self.show([self.layout_of_game.rules.clauses[id] for id in self.first])
        self.query_one(Input).focus()

    def show(self, clauses: Sequence[Clause]) -> None:
        out = Text()
        for clause in clauses:
            out.append_text(clause_text(clause, self.lang))
            out.append("\n")
        self.query_one("#page", Static).update(out if clauses else Text(say("read-no-clause", self.lang), DIM))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    @on(Input.Changed)
    def search(self, event: Input.Changed) -> None:
        rules = self.layout_of_game.rules
        words = event.value.split()
        if not words:
            self.show([rules.clauses[id] for id in self.first])
            return
        try:
            found = find_clauses(words[0], [rules]) if len(words) == 1 else []
        except KleosError:
            found = []
        self.show(found or search_clauses(words, [rules], self.lang))

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)
