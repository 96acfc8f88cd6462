"""The welcome: game, opponent and deck, each with a choice made already, so that three times Enter begins a match."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as ListOption

import kleos
from kleos.bots import BOTS
from kleos.terminal.keeping import HUMAN, Kept, kept_matches
from kleos.terminal.messages import LANGUAGES, say
from kleos.terminal.table.layouts import layout_of
from kleos.terminal.table.palette import BOLD, CARD, DIM, LIT, PLAIN
from kleos.terminal.table.widgets import KeyBar, Lister

if TYPE_CHECKING:
    from kleos.terminal.table.app import TableApp

OPPONENTS = (*reversed(BOTS), HUMAN)
STEPS = ("game", "opponent", "deck", "other")


class Welcome(Screen[None]):
    """One list a step; Enter goes on to the next, the last one begins."""

    app: "TableApp"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "language", show=False),
        Binding("r", "resume", show=False),
        Binding("left,escape,backspace", "back", show=False),
        Binding("right", "forward", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[Kept] = kept_matches()
        self.layout_of_game = layout_of(kleos.games()[0])

    def compose(self) -> ComposeResult:
        yield Static(id="banner")
        with Horizontal(id="steps"):
            for step in STEPS:
                yield Lister(id=step, classes="step")
        with Vertical(id="about"):
            yield Static(id="words")
        yield KeyBar()

    def on_mount(self) -> None:
        self.label()
        self.query_one("#game", OptionList).focus()

    @property
    def lang(self) -> str:
        return self.app.lang

    @property
    def rules(self) -> kleos.Rules:
        return self.layout_of_game.rules

    @property
    def two_people(self) -> bool:
        return OPPONENTS[self.query_one("#opponent", OptionList).highlighted or 0] == HUMAN

    def decks(self) -> list[str]:
        """The starter decks, the one to begin with first."""
        first = self.layout_of_game.first_deck
        return sorted(self.rules.starter_decks, key=lambda name: (name != first, name))

    # Words ----------------------------------------------------------------------------------------------------------
    def label(self) -> None:
        """All words anew, in the present language; what was chosen stays chosen."""
        lang = self.lang
        banner = Text.assemble((" K L E O S ", LIT))
        banner.append("  " + say("welcome-words", lang), PLAIN)
        banner.append("\n\n")
        banner.append(" l ", LIT)
        for other in LANGUAGES:
            banner.append(f"[{say('language-name', other)}]" if other == lang else f" {say('language-name', other)} ",
                          LIT if other == lang else DIM)  # fmt: skip
            banner.append(" ")
        self.query_one("#banner", Static).update(banner)
        decks = [self.deck_name(name) for name in self.decks()]
        self.fill("game", "1 " + say("welcome-game", lang), [kleos.rules(game).title for game in kleos.games()])
        self.fill("opponent", "2 " + say("welcome-opponent", lang), [self.opponent(name) for name in OPPONENTS])
        self.fill("deck", "3 " + say("welcome-deck", lang), decks)
        self.fill("other", "4 " + say("welcome-other-deck", lang), decks)
        self.query_one(KeyBar).label(self.keys())
        self.describe()

    def fill(self, step: str, title: str, lines: Sequence[str]) -> None:
        found = self.query_one(f"#{step}", OptionList)
        at = found.highlighted or (1 if step == "other" and found.highlighted is None else 0)
        found.border_title = title
        found.clear_options()
        found.add_options([ListOption(Text(f" {line}", PLAIN)) for line in lines])
        found.highlighted = min(at, len(lines) - 1)

    def opponent(self, name: str) -> str:
        return say("welcome-two", self.lang) if name == HUMAN else say("welcome-bot", self.lang, bot=name)

    def deck_name(self, name: str) -> str:
        return str(self.rules.starter_decks[name].called(self.lang) or name)

    def keys(self) -> list[tuple[str, str, str]]:
        lang = self.lang
        out = [(say("key-enter", lang), say("bar-next", lang), "forward"), ("↑↓", say("bar-choose", lang), "forward"),
               ("←", say("bar-back", lang), "back"), ("l", say("bar-language", lang), "language")]  # fmt: skip
        if self.kept:
            out.append(("r", say("bar-resume", lang), "resume"))
        return [*out, ("q", say("bar-leave", lang), "leave")]

    def describe(self) -> None:
        """What is under the cursor, in a few words."""
        lang = self.lang
        self.query_one("#other").display = self.two_people
        focused = self.focused.id if self.focused is not None else "game"
        out = Text()
        if focused == "opponent":
            name = OPPONENTS[self.query_one("#opponent", OptionList).highlighted or 0]
            keys = {"greedy": "welcome-about-greedy", "random": "welcome-about-random", HUMAN: "welcome-about-two"}
            out.append(self.opponent(name) + "\n", BOLD)
            out.append(say(keys[name], lang) if name in keys else "", PLAIN)
        elif focused in ("deck", "other"):
            name = self.decks()[self.query_one(f"#{focused}", OptionList).highlighted or 0]
            deck = self.rules.starter_decks[name]
            out.append(self.deck_name(name) + "\n", BOLD)
            out.append(deck.described(lang) + "\n", PLAIN)
            missions = ", ".join(self.rules.cards[id].name(lang) for id in deck.missions)
            out.append(say("welcome-deck-holds", lang, count=len(deck.cards), missions=missions), DIM)
        else:
            out.append(self.rules.title + "\n", BOLD)
            out.append(self.layout_of_game.about(lang), PLAIN)
        if self.kept:
            last = self.kept[0]
            line = layout_of(last.match.game.id).in_short(last.match.view(None, lang), lang)
            out.append("\n\n")
            out.append("r ", LIT)
            out.append(say("welcome-resume", lang, game=last.match.game.title, standing=line), CARD)
        self.query_one("#words", Static).update(out)

    # Steps ----------------------------------------------------------------------------------------------------------
    def on_descendant_focus(self) -> None:
        self.describe()

    @on(OptionList.OptionHighlighted)
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self.is_mounted and event.option_list.id is not None:
            self.describe()

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        event.option_list.focus()
        self.action_forward()

    def at_step(self) -> int:
        return STEPS.index(self.focused.id) if self.focused is not None and self.focused.id in STEPS else 0

    def action_forward(self) -> None:
        last = len(STEPS) - 1 if self.two_people else len(STEPS) - 2
        at = self.at_step()
        if at < last:
            self.query_one(f"#{STEPS[at + 1]}").focus()
        else:
            self.begin()

    def action_back(self) -> None:
        at = self.at_step()
        if at:
            self.query_one(f"#{STEPS[at - 1]}").focus()

    def begin(self) -> None:
        game = kleos.games()[self.query_one("#game", OptionList).highlighted or 0]
        opponent = OPPONENTS[self.query_one("#opponent", OptionList).highlighted or 0]
        deck = self.decks()[self.query_one("#deck", OptionList).highlighted or 0]
        other = self.decks()[self.query_one("#other", OptionList).highlighted or 0] if self.two_people else None
        self.app.begin(game, opponent, deck, other)

    def action_language(self) -> None:
        self.app.next_language()

    def action_resume(self) -> None:
        if self.kept:
            self.app.choose_kept(self.kept)

    def action_leave(self) -> None:
        self.app.farewell()
