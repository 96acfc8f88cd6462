"""Playing at the table: questions and answers, the opponent's turns, handing over, taking back, leaving."""

import asyncio
import time
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.worker import Worker

from kleos.bots.guarded import in_one_line
from kleos.engine.errors import KleosError
from kleos.match import Decision, Match
from kleos.table.arranging import laid_out
from kleos.terminal.hints import Hint, hints
from kleos.terminal.messages import say
from kleos.terminal.reckoning import outcome_line
from kleos.terminal.session import Session
from kleos.terminal.table.asking import Asking
from kleos.terminal.table.background import beside
from kleos.terminal.table.choices import Entry, entries, lit
from kleos.terminal.table.handover import HandOver
from kleos.terminal.table.layout import Layout, Look
from kleos.terminal.table.palette import BOLD, CARD, DIM, LIT, NOTICE, PLAIN
from kleos.terminal.table.reading import Reading, clause_text
from kleos.terminal.table.screen import NEWS, TableScreen
from kleos.terminal.table.widgets import Choices, Item

ASKING, THINKING, HANDING, OVER = range(4)


class PlayScreen(TableScreen):
    """A match that is being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "why", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("left_square_bracket", "arrange(-1)", show=False),
        Binding("right_square_bracket", "arrange(1)", show=False),
        Binding("escape", "back", show=False),
        Binding("space", "pass", show=False, priority=True),
    ]

    def __init__(self, session: Session, layout: Layout) -> None:
        super().__init__(layout)
        self.session = session
        self.stage = ASKING
        self.picked: str | None = None  # the thing whose options are listed
        self.thinking: Worker[None] | None = None
        self.advising: Worker[None] | None = None  # on a hint for the open decision
        self.hints: list[Hint] = []  # for the open decision, once they are found
        self.heard: dict[int, int] = {}  # by seat: the last event before its last choice; what follows is news to it

    def on_mount(self) -> None:
        self.query_one(Choices).focus()
        events = len(self.session.match.log(None))
        self.told = max(0, events - 6) if self.session.match.moves is not None else 0
        self.advance()

    # What is shown --------------------------------------------------------------------------------------------------
    def shown_match(self) -> Match:
        return self.session.match

    def shown_eyes(self) -> int | None:
        return self.session.eyes

    def shown_view(self) -> Any:
        return laid_out(super().shown_view(), self.session.match, self.session.orders)

    def names(self) -> tuple[str, ...]:
        return tuple(self.session.name(seat, self.lang) for seat in range(len(self.session.players)))

    def decision(self) -> Decision | None:
        """What the person at the screen is asked."""
        decision = self.session.match.decision
        return decision if self.stage == ASKING and decision is not None else None

    def tokens(self) -> tuple[str, ...]:
        decision = self.decision()
        return () if decision is None else tuple(decision.options.tokens())

    def state_words(self) -> str:
        seat = self.session.decider
        if self.stage == OVER or seat is None:
            return say("state-over", self.lang)
        if self.stage == THINKING and self.shown_view()["decision"]["seat"] is None:
            return say("state-reactions", self.lang)  # who is asked would tell of a hand
        if self.stage == THINKING:
            return say("state-thinking", self.lang, who=self.names()[seat])
        if self.stage == HANDING or self.session.eyes is None:
            return say("state-next", self.lang, who=self.names()[seat])
        return say("state-yours", self.lang)

    def question(self) -> Text:
        decision = self.decision()
        if decision is not None:
            text = decision.prompt(self.lang)
            if self.picked is not None:
                text = say("play-what", self.lang, what=self.layout_of_game.title(self.picked, self.look()))
            return Text(f" {text}", BOLD)
        if self.stage == OVER:
            return Text(f" {self.ending()}", BOLD)
        if self.stage == HANDING and self.session.eyes is not None:
            key = "play-done" if self.session.has_last_choice else "play-hand-on"
            return Text(" " + say(key, self.lang), BOLD)
        return Text(f" {self.state_words()}", BOLD)

    def ending(self) -> str:
        out = outcome_line(self.session.match, self.names(), self.lang)
        if self.session.record:
            out += " " + say("record-written", self.lang, file=self.session.record)
        return out

    # Choices --------------------------------------------------------------------------------------------------------
    def found(self, look: Look) -> list[Entry]:
        decision = self.decision()
        return [] if decision is None else entries(decision, self.layout_of_game, look, self.picked)

    def items(self, look: Look) -> list[Item]:
        if self.stage == HANDING:
            seat = self.session.decider
            assert seat is not None
            return [Item("a", say("play-hand-over", self.lang, who=self.names()[seat]), self.hand_over)]
        if self.stage == OVER:
            return [
                Item("a", say("play-again", self.lang), self.app.welcome),
                Item("b", say("play-look-back", self.lang), self.look_back),
                Item("c", say("play-leave", self.lang), self.app.farewell),
                Item("d", say("play-reckoning", self.lang), self.action_score),
            ]
        return [self.item(entry) for entry in self.found(look)]

    def item(self, entry: Entry) -> Item:
        decision = self.decision()
        assert decision is not None
        aims: list[str] = []
        for index in entry.options:
            aims += self.layout_of_game.aims(decision.options[index].token)
        return Item(entry.letter, entry.text, lambda: self.take(entry), entry.key, tuple(aims))

    def lights(self, look: Look) -> dict[str, str]:
        decision = self.decision()
        if decision is None:
            return {}
        return lit(self.found(look), decision, self.layout_of_game, self.picked)

    def take(self, entry: Entry) -> None:
        """Takes an option; a thing with several of them lists them first."""
        if not entry.single:
            self.picked = entry.key
            self.notice = ""
            self.query_one(Choices).focus()
            self.rebuild()
            return
        self.told = len(self.entries)
        if self.session.eyes is not None:
            self.heard[self.session.eyes] = self.told
        self.notice = ""
        self.picked = None
        self.session.take(entry.options[0])
        self.query_one(Choices).focus()
        self.advance()

    def choose_thing(self) -> None:
        """With a thing picked, Enter on another one takes the option that leads there, if only one does."""
        decision = self.decision()
        if self.picked is not None and decision is not None and self.cursor != self.picked:
            leading = [item for item in self.query_one(Choices).items if self.cursor in item.aims]
            if len(leading) == 1:
                leading[0].act()
                return
            if leading:
                choices = self.query_one(Choices)
                choices.highlighted = list(choices.items).index(leading[0])
                choices.focus()
                return
        super().choose_thing()

    def action_back(self) -> None:
        """From the options of a thing back to all things."""
        if self.picked is None:
            self.query_one(Choices).focus()
            self.drop_hints()
            self.paint()
            return
        before = self.picked
        self.picked = None
        self.rebuild()
        self.query_one(Choices).focus()
        self.point(before)

    def action_pass(self) -> None:
        """The first time the cursor goes to passing, the second time it is done."""
        if self.picked is not None:
            self.action_back()
        decision = self.decision()
        index = None if decision is None else self.layout_of_game.passing(self.tokens())
        if index is None:
            return
        choices = self.query_one(Choices)
        for at, entry in enumerate(self.found(self.look())):
            if entry.options == (index,):
                if choices.highlighted == at and self.focused is choices:
                    self.take(entry)
                else:
                    choices.focus()
                    choices.highlighted = at
                    self.say_notice(say("play-pass-again", self.lang))

    # The course of the match ----------------------------------------------------------------------------------------
    def advance(self) -> None:
        """Goes on to whoever is to decide."""
        session = self.session
        self.picked = None
        self.drop_hints()
        if session.match.decision is None:
            self.stage = OVER
            if session.hot_seat:
                session.eyes = None  # at the end all look
        elif session.bot_decides:
            self.stage = THINKING
            self.thinking = self.run_worker(self.think(session.match), exclusive=True)
        elif session.must_hand_over:
            self.stage = HANDING
            if session.eyes is None:
                self.hand_over()
        else:
            self.stage = ASKING
        if session.eyes is not None or self.stage == OVER:
            failures = [failure.text(self.lang) for failure in session.untold_failures()]
            self.notice = " ".join(failures) or self.notice
        if session.trouble is not None:
            self.notice = say("play-not-kept", self.lang, problem=session.trouble.words)
        self.rebuild()

    async def think(self, match: Match) -> None:
        """Lets the bot think beside the screen, and shows its move no sooner than a person can follow."""
        started = time.monotonic()
        moves = match.moves
        answer = await beside(self.session.bot_answer)
        pace = self.app.pace if self.session.still_playing else 0.0  # nobody waits for the end of a match given up
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
        if self.session.match is match and match.moves is moves:
            self.session.bot_takes(answer)
            self.advance()

    def hand_over(self) -> None:
        seat = self.session.decider
        assert seat is not None
        self.session.eyes = None  # nothing of anybody is on the screen beneath
        self.stage = HANDING
        self.notice = ""
        self.drop_hints()
        self.entries = []
        self.logged = ()
        self.rebuild()

        def there(yes: bool | None) -> None:
            if not yes:
                self.app.farewell()
                return
            self.session.eyes = seat
            self.told = self.heard.get(seat, 0)
            self.advance()
            self.query_one(Choices).focus()

        self.app.push_screen(HandOver(seat, self.names()[seat], self.lang), there)

    def action_undo(self) -> None:
        try:
            self.session.undo(self.lang)
        except KleosError as problem:
            self.say_notice(problem.words.text(self.lang))
            return
        if self.thinking is not None:
            self.thinking.cancel()
        self.told = min(self.told, len(self.session.match.log(None)))
        self.notice = say("play-undone", self.lang)
        self.advance()

    @property
    def arranges(self) -> bool:
        """Whether players may lay out what they have in any order."""
        return bool(self.session.match.game.arranges)

    def action_arrange(self, step: int) -> None:
        """Moves the thing under the cursor to the left or right among those beside it."""
        if not self.arranges:
            return
        number = 0 if self.cursor is None else self.layout_of_game.number(self.cursor)
        self.notice = "" if self.session.arrange(number, step) else say("arrange-own", self.lang)
        self.paint()

    def action_why(self) -> None:
        """Why the thing under the cursor cannot be chosen."""
        decision = self.decision()
        if decision is None:
            self.say_notice(say("why-not-yours", self.lang))
            return
        if self.cursor is None:
            self.say_notice(say("why-point", self.lang))
            return
        look = self.look()
        title = self.layout_of_game.title(self.cursor, look)
        reasons: dict[tuple[str, str], list[str]] = {}
        offered: list[str] = []
        for token, words in self.layout_of_game.tries(self.cursor, decision.kind, look):
            reason = self.session.match.why_not(token)
            if reason is None:
                offered.append(words)
            else:
                reasons.setdefault((reason.clause, reason.text(self.lang)), []).append(words)
        if not reasons:
            self.say_notice(say("why-offered" if offered else "why-nothing", self.lang, what=title))
            return
        page = Text.assemble((f"{title}\n", BOLD))
        if offered:
            page.append(f"\n✓ {', '.join(offered)}\n", PLAIN)
        for (clause, text), ways in reasons.items():
            page.append(f"\n✗ {', '.join(ways)}\n", BOLD)
            page.append(f"  {clause}", CARD)
            page.append(f" {text}\n", PLAIN)
        page.append(f"\n{say('why-clauses', self.lang)}\n", DIM)
        for id in dict.fromkeys(clause for clause, _ in reasons):
            if id in self.layout_of_game.rules.clauses:
                page.append_text(clause_text(self.layout_of_game.rules.clauses[id], self.lang))
        self.app.push_screen(Reading(say("why-title", self.lang), [page], self.lang))

    # Hints ----------------------------------------------------------------------------------------------------------
    def action_hint(self) -> None:
        """Asks for hints; asked once more, puts them away."""
        if self.decision() is None:
            self.say_notice(say("why-not-yours", self.lang))
            return
        self.notice = ""
        if self.hints or self.advising is not None:
            self.drop_hints()
        else:
            self.advising = self.run_worker(self.advise(self.session.match.clone()), group="hint", exclusive=True)
        self.paint()

    async def advise(self, match: Match) -> None:
        """Lets the search bot think about a copy of the match. Whatever answers the decision cancels this."""
        try:
            self.hints = await beside(lambda: hints(match))
        except Exception as problem:  # noqa: BLE001 - a hint is not worth a match
            self.notice = say("hint-failed", self.lang, problem=in_one_line(problem))
        self.advising = None
        self.paint()

    def drop_hints(self) -> None:
        if self.advising is not None:
            self.advising.cancel()
        self.advising = None
        self.hints = []

    def news_rows(self) -> int:
        return NEWS if self.notice or not self.hints else len(self.hints) + 1

    def news(self, rows: int) -> Text:
        """Hints take the place of what has happened, until the decision is answered; their letters lead to them."""
        decision = self.decision()
        if self.notice or decision is None or (self.advising is None and not self.hints):
            return super().news(rows)
        if self.advising is not None:
            return Text(" " + say("hint-thinking", self.lang), NOTICE)
        out = Text(" " + say("hint-title", self.lang), NOTICE, no_wrap=True, overflow="ellipsis")
        letters = {index: entry.letter for entry in self.found(self.look()) for index in entry.options}
        for hint in self.hints:
            chance = say("hint-chance", self.lang, percent=hint.percent)
            out.append(f"\n {letters.get(hint.index) or ' '}", LIT)
            out.append(f" {chance:>5} ", BOLD)
            out.append(decision.options[hint.index].text(self.lang), PLAIN)
        return out

    # Leaving --------------------------------------------------------------------------------------------------------
    def look_back(self) -> None:
        self.app.look_back(self.session.match)

    def action_leave(self) -> None:
        if self.stage == OVER:
            self.app.farewell()
            return
        answers = [say(key, self.lang) for key in ("leave-stay", "leave-keep", "leave-concede")]
        words = say("leave-words", self.lang)

        def answered(index: int | None) -> None:
            if index == 1:
                self.app.farewell()
            elif index == 2 and self.session.eyes is not None and self.session.match.outcome is None:
                if self.thinking is not None:
                    self.thinking.cancel()
                self.notice = ""
                self.session.concede(self.session.eyes)
                self.advance()

        self.app.push_screen(Asking(say("leave-title", self.lang), words, answers), answered)

    # Keys -----------------------------------------------------------------------------------------------------------
    def keys(self) -> list[tuple[str, str, str]]:
        lang = self.lang
        score = [("S", say("bar-score", lang), "score")] if self.counted() else []
        hint = [] if self.decision() is None else [("h", say("bar-hint", lang), "hint")]
        nothing = self.stage == OVER or (self.stage == HANDING and not self.session.has_last_choice)
        undo = [] if nothing else [("u", say("bar-undo", lang), "undo")]
        return [
            ("?", say("bar-keys", lang), "keys"),
            ("i", say("bar-card", lang), "card"),
            ("w", say("bar-why", lang), "why"),
            *hint,
            *undo,
            *score,
            ("l", say("bar-language", lang), "language"),
            ("g", say("bar-log", lang), "log"),
            ("p", say("bar-piles", lang), "piles"),
            ("r", say("bar-rules", lang), "rules"),
            ("q", say("bar-leave", lang), "leave"),
        ]

    def help_lines(self) -> list[tuple[str, str]]:
        lang = self.lang
        arrange = [("[ ]", say("keys-arrange", lang))] if self.arranges else []
        return [
            (say("keys-letters", lang), say("keys-letters-do", lang)),
            ("↑ ↓", say("keys-choices", lang)),
            (say("key-enter", lang), say("keys-enter", lang)),
            (say("key-escape", lang), say("keys-back", lang)),
            ("Tab", say("keys-tab", lang)),
            ("↑ ↓ ← →", say("keys-arrows", lang)),
            (say("keys-space", lang), say("keys-space-does", lang)),
            ("i", say("keys-card", lang)),
            ("w", say("keys-why", lang)),
            ("h", say("keys-hint", lang)),
            ("u", say("keys-undo", lang)),
            ("g", say("keys-log", lang)),
            ("p", say("keys-piles", lang)),
            ("S", say("keys-score", lang)),
            *arrange,
            ("r", say("keys-rules", lang)),
            ("l", say("keys-language", lang)),
            ("q", say("keys-leave", lang)),
            (say("keys-mouse", lang), say("keys-mouse-does", lang)),
        ]
