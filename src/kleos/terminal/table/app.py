"""The application: which screen comes when, the language, and what is said when it closes."""

import secrets
from collections.abc import Callable, Sequence

from textual.app import App
from textual.screen import Screen

from kleos.bots import REPLACED
from kleos.match import Match, replayed
from kleos.terminal.keeping import Kept
from kleos.terminal.messages import LANGUAGES, say
from kleos.terminal.opening import going_on, seated
from kleos.terminal.presenter import Wishes
from kleos.terminal.presenters import presenter_of
from kleos.terminal.session import Session
from kleos.terminal.table.layouts import layout_of
from kleos.terminal.table.palette import THEME
from kleos.terminal.table.playing import PlayScreen
from kleos.terminal.table.replaying import ALL, ReplayScreen
from kleos.terminal.table.resuming import Resuming
from kleos.terminal.table.screen import TableScreen
from kleos.terminal.table.welcome import Welcome

PACE = 0.7  # seconds that a bot takes at least, so that people can follow


class TableApp(App[str]):
    """The terminal table. It returns the words to be said when it has closed."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Kleos"

    def __init__(self, lang: str, begins: "Callable[[TableApp], None] | None" = None, pace: float = PACE) -> None:
        super().__init__()
        self.lang = lang
        self.begins = begins  # what is shown first; the welcome if nothing else
        self.pace = pace
        self.on_fault = REPLACED  # what becomes of a seat whose bot fails
        self.session: Session | None = None

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        if self.begins is None:
            self.welcome()
        else:
            self.begins(self)

    def go(self, screen: Screen[None]) -> None:
        """Shows a screen in place of the one before."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    # Screens --------------------------------------------------------------------------------------------------------
    def welcome(self) -> None:
        self.session = None
        self.go(Welcome())

    def begin(self, game: str, opponent: str, players: int, wishes: Wishes) -> None:
        """A new match as the welcome has put it together."""
        match = presenter_of(game).begin(secrets.randbits(63), players, wishes)
        self.play(Session(match, seated([opponent], players)))

    def play(self, session: Session) -> None:
        self.session = session
        session.on_fault = self.on_fault
        self.go(PlayScreen(session, layout_of(session.match.game.id)))

    def choose_kept(self, kept: list[Kept]) -> None:
        """Goes on with a kept match; with several, asks which."""
        if len(kept) == 1:
            self.resume(kept[0])
        else:
            self.go(Resuming(kept))

    def resume(self, kept: Kept) -> None:
        self.play(going_on(kept))

    def replay(self, moments: Sequence[Match], seat: int | None, everything: bool = False) -> None:
        self.go(ReplayScreen(moments, layout_of(moments[0].game.id), ALL if everything else seat))

    def look_back(self, match: Match) -> None:
        """Steps through the match that has just been played."""
        moments = [moment.clone() for moment in replayed(match.record())]
        self.replay(moments, None)

    def leave_replay(self) -> None:
        self.session = None
        self.farewell()

    # Words ----------------------------------------------------------------------------------------------------------
    def next_language(self) -> None:
        """The next of the languages, on every screen there is."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.relabel()
            elif isinstance(screen, (Welcome, Resuming)):
                screen.label()

    def farewell(self) -> None:
        """Closes the table."""
        session = self.session
        if session is None:
            self.exit("")
        elif session.match.outcome is None:
            self.exit(session.leave().text(self.lang))
        else:
            self.exit(say("record-written", self.lang, file=session.record) if session.record else "")
