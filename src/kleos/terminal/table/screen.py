"""The table as a screen: board and hand, the question and its choices, card and log beside them where there is room."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from kleos.games.facts import full_name
from kleos.match import Match
from kleos.terminal.messages import say
from kleos.terminal.reckoning import pages, sheet_of, summary
from kleos.terminal.table.canvas import Spot, neighbour
from kleos.terminal.table.layout import Layout, Look
from kleos.terminal.table.palette import BOLD, CARD, DIM, NOTICE, PLAIN, of_seat
from kleos.terminal.table.reading import Listing, Reading, RulesBook, card_page, card_text, mentioned
from kleos.terminal.table.widgets import Board, Choices, Item, KeyBar, Lines, Picture, hanging

if TYPE_CHECKING:
    from kleos.terminal.table.app import TableApp

NEWS = 2  # lines for what is new
WIDE = 120  # columns from which card and log have a place of their own


class TableScreen(Screen[None]):
    """What playing and replaying have in common."""

    app: "TableApp"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "around(1)", show=False, priority=True),
        Binding("shift+tab", "around(-1)", show=False, priority=True),
        Binding("question_mark", "keys", show=False),
        Binding("i", "card", show=False),
        Binding("g", "log", show=False),
        Binding("p", "piles", show=False),
        Binding("r", "rules", show=False),
        Binding("S", "score", show=False),
        Binding("l", "language", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.layout_of_game = layout
        self.cursor: str | None = None
        self.notice = ""
        self.told = 0  # the last event that was there at the last own choice
        self.entries: list[dict[str, Any]] = []  # the log as it is shown
        self.logged: tuple[object, ...] = ()  # whose log it is, and in which language

    # What playing and replaying say ---------------------------------------------------------------------------------
    def shown_match(self) -> Match:
        raise NotImplementedError

    def shown_eyes(self) -> int | None:
        raise NotImplementedError

    def shown_view(self) -> Any:
        """The view of the game that is shown, whichever it is."""
        return self.shown_match().view(self.shown_eyes(), self.lang)

    def shown_log(self) -> list[dict[str, Any]]:
        return self.shown_match().log(self.shown_eyes(), self.lang)

    def names(self) -> tuple[str, ...]:
        raise NotImplementedError

    def state_words(self) -> str:
        raise NotImplementedError

    def question(self) -> Text:
        raise NotImplementedError

    def tokens(self) -> tuple[str, ...]:
        """What the person at the screen may choose now."""
        return ()

    def items(self, look: Look) -> list[Item]:
        """The lines to choose from."""
        return []

    def lights(self, look: Look) -> dict[str, str]:
        """The things that are lit, and their letters."""
        return {}

    def keys(self) -> list[tuple[str, str, str]]:
        """The line of keys."""
        raise NotImplementedError

    def help_lines(self) -> list[tuple[str, str]]:
        raise NotImplementedError

    @property
    def lang(self) -> str:
        return self.app.lang

    # Making ---------------------------------------------------------------------------------------------------------
    def compose(self) -> ComposeResult:
        with Horizontal(id="all"):
            with Vertical(id="left"):
                yield Picture("head")
                yield Board("board")
                yield Picture("hand")
                yield Static(id="news")
                with Vertical(id="panel"):
                    yield Static(id="question")
                    yield Choices(id="choices")
            with Vertical(id="right"):
                with VerticalScroll(id="detail", can_focus=False):
                    yield Static(id="card")
                yield Lines(id="log")
        yield KeyBar()

    def on_resize(self, event: events.Resize) -> None:
        self.paint()

    # Drawing --------------------------------------------------------------------------------------------------------
    def look(self) -> Look:
        return Look(self.shown_view(), self.lang, self.names(), self.state_words(), self.tokens())

    def rebuild(self) -> None:
        """Draws everything anew: the match, the eyes or the language have changed."""
        choices = self.query_one(Choices)
        choices.show(self.items(self.look()))
        current = choices.current
        self.cursor = current.key if current else None
        self.update_log()
        self.query_one(KeyBar).label(self.keys())
        self.paint()

    def relabel(self) -> None:
        """The same in another language; the choices stay where they are."""
        at = self.query_one(Choices).highlighted
        cursor = self.cursor
        self.notice = ""
        self.rebuild()
        self.query_one(Choices).highlighted = at
        self.cursor = cursor
        self.paint()

    def paint(self) -> None:
        """Draws the pictures, the question and what belongs to the cursor."""
        if not self.is_mounted or not self.size:
            return
        look = self.look()
        width, height = self.size
        wide = width >= WIDE
        self.set_class(wide, "wide")
        right = min(52, max(38, width // 4)) if wide else 0
        self.query_one("#right").styles.width = right
        left = width - right - (1 if wide else 0)
        panel = max(6, min(15, height // 4))
        news = self.news_rows()
        current = self.query_one(Choices).current
        aims = frozenset(current.aims) if current and self.focused is not self.query_one(Board) else frozenset[str]()
        look = replace(look, letters=self.lights(look), aims=aims, cursor=self.cursor)
        head = self.layout_of_game.head(look, left, height // 5 if height >= 30 else 4)
        hand = self.layout_of_game.hand(look, left, height // 5 if height >= 30 else 3)
        board = self.layout_of_game.table(look, left, height - 1 - panel - news - head.height - hand.height)
        self.query_one("#panel").styles.height = panel
        self.query_one("#news").styles.height = news
        self.query_one("#news").set_class(bool(self.notice), "notice")
        self.query_one("#hand").styles.height = hand.height
        self.query_one("#hand", Picture).show(hand)
        self.query_one("#head").styles.height = head.height
        self.query_one("#head", Picture).show(head)
        self.query_one(Board).show(board)
        self.call_after_refresh(self.query_one(Board).bring_into_view, self.cursor)
        self.query_one("#question", Static).update(self.question())
        self.query_one("#news", Static).update(self.news(news))
        self.query_one("#card", Static).update(self.detail(look))

    def news_rows(self) -> int:
        """How many lines the news have."""
        return NEWS

    def news(self, rows: int) -> Text:
        """The notice, or what has happened since the last own choice."""
        if self.notice:
            return Text(f" {self.notice}", NOTICE)
        fresh = [entry for entry in self.entries if entry["number"] > self.told]
        if len(fresh) > rows:
            fresh = fresh[len(fresh) - rows :]
        lines = Text("\n", no_wrap=True, overflow="ellipsis").join(
            [Text.assemble((" · ", DIM), (entry["text"], DIM)) for entry in fresh]
        )
        lines.no_wrap = True
        lines.overflow = "ellipsis"
        return lines

    def detail(self, look: Look) -> Text:
        """What the cursor points at."""
        if self.cursor is None:
            return Text(say("table-point", self.lang), DIM)
        cards = self.layout_of_game.cards(self.cursor, look)
        standing = self.layout_of_game.standing(self.cursor, look)
        out = Text()
        if cards:
            out.append_text(card_text(self.layout_of_game, cards[0], self.lang))
        else:
            out.append(self.layout_of_game.title(self.cursor, look) + "\n", BOLD)
        if standing:
            out.append("\n")
        for line in standing:
            out.append(f"· {line}\n", PLAIN)
        return out

    # The log --------------------------------------------------------------------------------------------------------
    def update_log(self) -> None:
        """Brings the log up to date; what is there already is not touched."""
        entries = self.shown_log()
        logged = (self.shown_eyes(), self.lang)
        log = self.query_one("#log", Lines)
        before = len(self.entries)
        if logged == self.logged and entries[:before] == self.entries:
            if len(entries) > before:
                log.extend([log_line(entry) for entry in entries[before:]])
        else:
            log.show([log_line(entry) for entry in entries], at_end=True)
        self.entries = entries
        self.logged = logged

    # The cursor -----------------------------------------------------------------------------------------------------
    def spots(self) -> list[Spot]:
        """All things: the head above the board, the hand below it."""
        head, board, hand = (self.query_one(id, Picture).canvas for id in ("#head", "#board", "#hand"))
        below = [spot.lower(head.height + board.height) for spot in hand.spots]
        return head.spots + [spot.lower(head.height) for spot in board.spots] + below

    @on(Board.Moved)
    def move(self, event: Board.Moved) -> None:
        event.stop()
        self.point(neighbour(self.spots(), self.cursor, event.dx, event.dy))

    def point(self, key: str | None) -> None:
        """Puts the cursor on a thing, and the choices on its line if it has one."""
        self.cursor = key
        self.notice = ""
        choices = self.query_one(Choices)
        for at, item in enumerate(choices.items):
            if item.key == key and (choices.current is None or choices.current.key != key):
                with choices.prevent(OptionList.OptionHighlighted):
                    choices.highlighted = at
                break
        self.paint()

    @on(Board.Entered)
    def enter(self, event: Board.Entered) -> None:
        event.stop()
        self.choose_thing()

    def choose_thing(self) -> None:
        """Enter on a thing: what it can be chosen for, or its card."""
        for item in self.query_one(Choices).items:
            if item.key is not None and item.key == self.cursor:
                item.act()
                return
        self.action_card()

    @on(Picture.Pointed)
    def clicked(self, event: Picture.Pointed) -> None:
        """A click points; a click on what is pointed at is Enter."""
        event.stop()
        self.query_one(Board).focus()
        if event.key == self.cursor:
            self.choose_thing()
        else:
            self.point(event.key)

    @on(OptionList.OptionHighlighted, "#choices")
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        current = self.query_one(Choices).current
        if current is not None and current.key != self.cursor:
            self.cursor = current.key
        self.paint()

    @on(OptionList.OptionSelected, "#choices")
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        current = self.query_one(Choices).current
        if current is not None:
            current.act()

    @on(OptionList.OptionSelected, "#log")
    def open_entry(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.read_cards(cards_of(self.entries[event.option_index]))

    def on_key(self, event: events.Key) -> None:
        """Letters choose."""
        for item in self.query_one(Choices).items:
            if item.letter and event.character == item.letter:
                event.stop()
                item.act()
                return

    def action_around(self, by: int) -> None:
        """From the choices to the table, to the log where it is shown, and back."""
        places = [self.query_one(Choices), self.query_one(Board)]
        if self.has_class("wide"):
            places.append(self.query_one("#log", Lines))
        at = places.index(self.focused) if self.focused in places else 0
        places[(at + by) % len(places)].focus()
        self.paint()

    def say_notice(self, words: str) -> None:
        self.notice = words
        self.paint()

    # Commands -------------------------------------------------------------------------------------------------------
    def read_cards(self, ids: Sequence[str], standing: Sequence[str] = ()) -> None:
        if not ids:
            self.say_notice(say("table-no-card", self.lang))
            return
        pages = [card_page(self.layout_of_game, id, self.lang, standing if i == 0 else ()) for i, id in enumerate(ids)]
        self.app.push_screen(Reading(say("read-card", self.lang), pages, self.lang))

    def action_card(self) -> None:
        look = self.look()
        if self.cursor is None:
            self.say_notice(say("table-point", self.lang))
            return
        ids = self.layout_of_game.cards(self.cursor, look)
        standing = self.layout_of_game.standing(self.cursor, look)
        if ids or not standing:
            self.read_cards(ids, standing)
        else:
            title = self.layout_of_game.title(self.cursor, look)
            self.say_notice(" · ".join([title, *standing]))

    def action_log(self) -> None:
        lines = [log_line(entry) for entry in self.entries]
        cards = [cards_of(entry) for entry in self.entries]
        title = say("read-log", self.lang)
        self.app.push_screen(Listing(title, lines, cards, self.layout_of_game, self.lang, at_end=True))

    def action_piles(self) -> None:
        lines: list[Text] = []
        cards: list[list[str]] = []
        for at, (title, ids) in enumerate(self.layout_of_game.piles(self.look())):
            lines.append(Text(title, BOLD))
            cards.append(ids)
            for id, copies in groupby(ids):
                count = len(list(copies))
                name = full_name(self.layout_of_game.rules.cards[id], self.lang)
                lines.append(Text.assemble("  ", (id, CARD), f" {name}", f" ×{count}" if count > 1 else ""))
                cards.append([id])
            if not ids:
                lines.append(Text("  " + self.layout_of_game.emptied(at, self.lang), DIM))
                cards.append([])
        title = say("read-piles", self.lang)
        self.app.push_screen(Listing(title, lines, cards, self.layout_of_game, self.lang, at_end=False))

    def action_score(self) -> None:
        """What was counted: the end of the match if it is over, then the rounds where there are any, the last one first."""
        by_rounds = self.layout_of_game.presenter.counts
        shown: list[RenderableType] = []
        if self.shown_match().outcome is not None:
            sheet = sheet_of(self.shown_match(), self.names(), self.lang)
            shown += [summary(sheet, self.lang)] if by_rounds else pages(sheet, self.lang)
        if by_rounds:
            shown += self.layout_of_game.countings(self.look())
        if shown:
            self.app.push_screen(Reading(say("read-score", self.lang), shown, self.lang))
        else:
            self.say_notice(say("myths-none-counted" if by_rounds else "score-at-end", self.lang))

    def counted(self) -> bool:
        """Whether there is, or will be during the match, something counted to look at."""
        return self.layout_of_game.presenter.counts or self.shown_match().outcome is not None

    def action_rules(self) -> None:
        text = self.question().plain
        if self.cursor is not None:
            text += " ".join(["", *self.layout_of_game.cards(self.cursor, self.look())[:1]])
        layout = self.layout_of_game
        decision = self.shown_match().decision
        first = mentioned(layout, text) or layout.chapter("" if decision is None else decision.kind)
        self.app.push_screen(RulesBook(layout, first, self.lang))

    def action_language(self) -> None:
        self.app.next_language()

    def action_keys(self) -> None:
        page = Table.grid(padding=(0, 2, 0, 0))
        page.add_column(style=CARD, no_wrap=True)
        page.add_column(style=PLAIN)
        for line in self.help_lines():
            page.add_row(*line)
        page.add_row("")
        page.add_row(Text(say("keys-signs", self.lang), BOLD))
        for line in self.layout_of_game.legend(self.lang):
            page.add_row(*line)
        for line in self.layout_of_game.presenter.notes(self.lang):
            page.add_row(*line)
        self.app.push_screen(Reading(say("keys-title", self.lang), [page], self.lang))

    def action_leave(self) -> None:
        raise NotImplementedError


def log_line(entry: dict[str, Any]) -> Table:
    """A line of the log: its number in the colour of whose it is, and the words, which name the seat."""
    seat = entry.get("seat")
    words = Text(entry["text"], PLAIN)
    words.highlight_regex(r"\b[A-Z]{2}-M?\d+\b", CARD)
    return hanging(Text(f"{entry['number']:>3}", DIM if seat is None else of_seat(seat)), words)


def cards_of(entry: dict[str, Any]) -> list[str]:
    """The cards a line of the log lets one open."""
    out = list(entry.get("cards", []))
    if "card" in entry:
        out.append(entry["card"])
    if "source" in entry:
        out.append(entry["source"]["card"])
    return list(dict.fromkeys(out))
