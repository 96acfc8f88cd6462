"""The welcome: game, opponents and what one brings, each chosen already, so that three times Enter begins a match."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, TypeVar

from rich.cells import cell_len
from rich.padding import Padding
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as ListOption

import kleos
from kleos.bots import BOTS
from kleos.bots.names import ABOUT as BOTS_ABOUT
from kleos.terminal.agreement import Agreement, Setting, options_of
from kleos.terminal.keeping import HUMAN, Kept, kept_matches
from kleos.terminal.messages import LANGUAGES, keyed, say
from kleos.terminal.opening import seated
from kleos.terminal.presenter import Presenter, Wishes
from kleos.terminal.session import called
from kleos.terminal.table.agreeing import Agreeing
from kleos.terminal.table.layouts import layout_of
from kleos.terminal.table.palette import BOLD, CARD, DIM, LIT, PLAIN
from kleos.terminal.table.widgets import KeyBar, Lister

if TYPE_CHECKING:
    from kleos.terminal.table.app import TableApp

T = TypeVar("T")

OPPONENTS = (*reversed(BOTS), HUMAN)
FRAMED = 4  # columns of a box beside the words of its lines
TITLED = 6  # and beside its title
STEPS = ("game", "opponent", "side", "other")
ABOUT = {**BOTS_ABOUT, HUMAN: "welcome-about-people"}


class Welcome(Screen[None]):
    """One list a step; Enter goes on to the next, the last one begins."""

    app: "TableApp"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "language", show=False),
        Binding("r", "resume", show=False),
        Binding("s", "settings", show=False),
        Binding("left,escape,backspace", "back", show=False),
        Binding("right", "forward", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[Kept] = kept_matches()
        self.layout_of_game = layout_of(kleos.games()[0])
        self.players = self.rules.players[0]
        self.agreement = Agreement(self.rules)

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
    def presenter(self) -> Presenter:
        return self.layout_of_game.presenter

    @property
    def asks_other(self) -> bool:
        """Whether the second of two people chooses too what to bring."""
        return self.chosen("opponent", OPPONENTS) == HUMAN and bool(self.presenter.other_brings)

    def chosen(self, step: str, among: Sequence[T]) -> T:
        return among[self.query_one(f"#{step}", OptionList).highlighted or 0]

    # Words ----------------------------------------------------------------------------------------------------------
    def label(self) -> None:
        """All words anew, in the present language; what was chosen stays chosen."""
        lang = self.lang
        banner = Text.assemble((" K L E O S ", LIT))
        banner.append("  " + say("welcome-words", lang), PLAIN)
        banner.append("\n l ", LIT)
        for other in LANGUAGES:
            self.among(banner, say("language-name", other), other == lang)
        banner.append("\n")
        least, most = self.rules.players
        if least < most:
            banner.append(f" {least}-{most} ", LIT)
            banner.append(say("welcome-players", lang) + " ", PLAIN)
            for count in range(least, most + 1):
                self.among(banner, str(count), count == self.players)
        self.query_one("#banner", Static).update(banner)
        sides = [side.name for side in self.presenter.offered(self.players, lang)]
        self.fill("game", keyed("1", say("welcome-game", lang)), [kleos.rules(game).title for game in kleos.games()])
        self.fill("opponent", keyed("2", say("welcome-opponent", lang)), [self.opponent(name) for name in OPPONENTS])
        self.fill("side", keyed("3", say(self.presenter.brings, lang)), sides)
        if self.presenter.other_brings:
            self.fill("other", keyed("4", say(self.presenter.other_brings, lang)), sides)
        self.describe()

    def among(self, banner: Text, words: str, chosen: bool) -> None:
        """One of several words, with brackets if it is the one chosen."""
        banner.append(f"[{words}]" if chosen else f" {words} ", LIT if chosen else DIM)
        banner.append(" ")

    def fill(self, step: str, title: str, lines: Sequence[str]) -> None:
        found = self.query_one(f"#{step}", OptionList)
        at = found.highlighted or (1 if step == "other" and found.highlighted is None else 0)
        found.border_title = title
        found.clear_options()
        found.add_options([ListOption(Padding(Text(line, PLAIN), (0, 0, 0, 1))) for line in lines])
        found.highlighted = min(at, len(lines) - 1)
        least = cell_len(title) + TITLED
        found.styles.width = f"{max(least, *[cell_len(line) + FRAMED for line in lines])}fr"
        found.styles.min_width = least  # where there is less room than all need, lines are broken

    def opponent(self, name: str) -> str:
        if name == HUMAN:
            return say("welcome-people", self.lang, count=self.players)
        if self.players == 2:
            return say("welcome-bot", self.lang, bot=name)
        return say("welcome-bots", self.lang, count=self.players - 1, bot=name)

    def keys(self) -> list[tuple[str, str, str]]:
        lang = self.lang
        out = [(say("key-enter", lang), say("bar-next", lang), "forward"), ("↑↓", say("bar-choose", lang), "forward"),
               ("←", say("bar-back", lang), "back"), ("l", say("bar-language", lang), "language")]  # fmt: skip
        least, most = self.rules.players
        if least < most:
            out.append((f"{least}-{most}", say("bar-players", lang), "more_players"))
        if self.settings():
            out.append(("s", say("bar-settings", lang), "settings"))
        if self.kept:
            out.append(("r", say("bar-resume", lang), "resume"))
        return [*out, ("q", say("bar-leave", lang), "leave")]

    def describe(self) -> None:
        """What is under the cursor, in a few words."""
        lang = self.lang
        self.query_one("#other").display = self.asks_other
        focused = self.focused.id if self.focused is not None else "game"
        out = Text()
        if focused == "opponent":
            name = self.chosen("opponent", OPPONENTS)
            out.append(self.opponent(name) + "\n", BOLD)
            out.append(say(ABOUT[name], lang, count=self.players) if name in ABOUT else "", PLAIN)
        elif focused in ("side", "other"):
            side = self.chosen(focused, self.presenter.offered(self.players, lang))
            out.append(side.name + "\n", BOLD)
            out.append(side.about + "\n", PLAIN)
            out.append(side.more, DIM)
        else:
            out.append(self.rules.title + "\n", BOLD)
            out.append(self.layout_of_game.about(lang), PLAIN)
        more = self.more()
        out.append("\n" if len(more) == 1 else "")  # with two of them a small window has no room to spare
        for key, words in more:
            out.append(f"\n{key} ", LIT)
            out.append(words, CARD)
        self.query_one("#words", Static).update(out)
        self.query_one(KeyBar).label(self.keys())

    def more(self) -> list[tuple[str, str]]:
        """What else there is, each with its key: settings, the match that was left."""
        lang = self.lang
        out = []
        settings = self.settings()
        if settings:
            out.append(("s", say("welcome-settings", lang, words=agreed(settings, lang))))
        if self.kept:
            last = self.kept[0]
            line = layout_of(last.match.game.id).in_short(last.match.view(None, lang), lang)
            out.append(("r", say("welcome-resume", lang, game=last.match.game.title, standing=line)))
        return out

    # Steps ----------------------------------------------------------------------------------------------------------
    def on_descendant_focus(self) -> None:
        self.describe()

    @on(OptionList.OptionHighlighted)
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if not self.is_mounted:
            return
        game = self.chosen("game", kleos.games())
        if game == self.rules.game:
            self.describe()
        else:
            self.show_game(game)

    def show_game(self, game: str) -> None:
        """Another game: its players and what they bring take the place of the other's."""
        self.layout_of_game = layout_of(game)
        self.players = self.rules.players[0]
        self.agreement = Agreement(self.rules)
        for step in ("side", "other"):
            self.query_one(f"#{step}", OptionList).highlighted = None
        self.label()

    def on_key(self, event: events.Key) -> None:
        """A number is how many play."""
        least, most = self.rules.players
        if event.character is not None and event.character in [str(count) for count in range(least, most + 1)]:
            event.stop()
            self.players = int(event.character)
            self.label()

    def action_more_players(self) -> None:
        """One more, and after the most the least again."""
        least, most = self.rules.players
        self.players = least if self.players == most else self.players + 1
        self.label()

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        event.option_list.focus()
        self.action_forward()

    def at_step(self) -> int:
        return STEPS.index(self.focused.id) if self.focused is not None and self.focused.id in STEPS else 0

    def action_forward(self) -> None:
        last = len(STEPS) - 1 if self.asks_other else len(STEPS) - 2
        at = self.at_step()
        if at < last:
            self.query_one(f"#{STEPS[at + 1]}").focus()
        else:
            self.begin()

    def action_back(self) -> None:
        at = self.at_step()
        if at:
            self.query_one(f"#{STEPS[at - 1]}").focus()

    @property
    def wishes(self) -> Wishes:
        """What the steps have asked for."""
        sides = self.presenter.offered(self.players, self.lang)
        brought = [self.chosen(step, sides).id for step in ("side", "other") if step == "side" or self.asks_other]
        return self.presenter.wishes(self.lang, tuple(brought))

    def settings(self) -> list[Setting]:
        """What else there is to agree on, as it stands."""
        players = seated([self.chosen("opponent", OPPONENTS)], self.players)
        names = [called(players, seat, self.lang) for seat in range(self.players)]
        return self.agreement.settings(self.wishes.options, names, self.lang)

    def action_settings(self) -> None:
        if self.settings():
            self.app.push_screen(Agreeing(self.settings, self.agree, self.lang))

    def agree(self, setting: Setting, by: int) -> None:
        self.agreement.change(setting, by)
        self.describe()

    def begin(self) -> None:
        wishes = self.wishes
        options = {**wishes.options, **options_of(self.settings())}
        opponent = self.chosen("opponent", OPPONENTS)
        self.app.begin(self.rules.game, opponent, self.players, replace(wishes, options=options))

    def action_language(self) -> None:
        self.app.next_language()

    def action_resume(self) -> None:
        if self.kept:
            self.app.choose_kept(self.kept)

    def action_leave(self) -> None:
        self.app.farewell()


def agreed(settings: Sequence[Setting], lang: str) -> str:
    """What is agreed on, in a line: whatever is not as usual."""
    changed = [say("labelled", lang, what=one.name, words=one.called()) for one in settings if one.changed]
    return ", ".join(changed) or say("welcome-usual", lang)
