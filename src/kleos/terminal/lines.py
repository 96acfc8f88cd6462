"""A match line by line, for pipes and screen readers: against bots, or several people at one keyboard."""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.text import Text

import kleos
from kleos.engine.errors import KleosError
from kleos.match import Decision, Match
from kleos.terminal.card_files import told_cards
from kleos.terminal.files import read_text, write_text
from kleos.terminal.finding import find_cards, find_clauses, search_clauses
from kleos.terminal.hints import hints
from kleos.terminal.messages import Mistake, Words, say
from kleos.terminal.options import listing, rows
from kleos.terminal.presenter import Presenter
from kleos.terminal.presenters import presenter_of
from kleos.terminal.reckoning import outcome_line, sheet_of, summary
from kleos.terminal.screen import Screen, grid
from kleos.terminal.session import Session
from kleos.terminal.showing import show_card, show_clause

REMINDER = 12  # log lines shown when a match goes on

# What can be typed, with places for the examples of the game, and what it does
HELP: tuple[tuple[Words | str, str], ...] = (
    (Words("help-number"), "help-number-does"),
    (Words("help-token"), "help-token-does"),
    ("show {card}", "help-show-does"),
    ("? {card}", "help-same"),
    (Words("help-why"), "help-why-does"),
    ("hint", "help-hint-does"),
    ("table", "help-table-does"),
    ("options", "help-options-does"),
    ("log [N]", "help-log-does"),
    ("discard", "help-discard-does"),
    ("deck", "help-deck-does"),
    ("score [N]", "help-score-does"),
    ("rules {clause}", "help-rules-does"),
    ("undo", "help-undo-does"),
    (Words("help-save"), "help-save-does"),
    ("concede", "help-concede-does"),
    ("quit", "help-quit-does"),
)


class Left(Exception):
    """The player leaves the table before the end."""


def line_editor() -> Any:
    """Python's readline, where there is one and a keyboard: lines can be edited and called back."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            return import_module("readline")
    return None


# At the table -----------------------------------------------------------------------------------------------------------
class LineTable:
    """A match on a line terminal. Everything printed comes from the view and the log of the seat that looks."""

    def __init__(self, session: Session, screen: Screen, lang: str) -> None:
        self.session = session
        self.screen = screen
        self.lang = lang
        self.presenter = presenter_of(session.match.game.id)
        self.rules = self.presenter.rules
        self.examples = asdict(self.presenter.examples)
        told = len(session.match.log(None)) - REMINDER if session.match.moves is not None else 0
        self.seen = [max(0, told)] * len(session.players)  # the last event that each seat was told of
        self.fresh = True  # whether whoever looks has not yet been shown the table
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "show": self.show,
            "?": self.show,
            "why": self.why,
            "hint": self.hint,
            "table": self.table,
            "options": self.options,
            "log": self.log,
            "discard": self.discard,
            "deck": self.deck,
            "score": self.score,
            "rules": self.look_up,
            "undo": self.undo,
            "save": self.keep,
            "concede": self.concede,
            "quit": self.quit,
        }
        if not self.presenter.has_decks:
            del self.commands["deck"]
        if not self.presenter.counts:
            del self.commands["score"]

    @property
    def match(self) -> Match:
        return self.session.match

    @property
    def names(self) -> list[str]:
        return [self.session.name(seat, self.lang) for seat in range(len(self.session.players))]

    @property
    def eyes(self) -> int:
        """The seat that looks."""
        assert self.session.eyes is not None
        return self.session.eyes

    def announce(self) -> None:
        """What is played, and by people with which decks; the lists are not shown."""
        setup = self.match.setup
        key = "going-on" if self.session.resumed else "new-match"
        self.screen.line(say(key, self.lang, game=self.match.game.title), "bold")
        told = told_cards(self.match.game.id, self.lang)
        if told:
            self.screen.line(told)
        if setup is None or setup.decks is None:
            return
        for seat in self.session.people:
            deck = setup.decks[seat]
            about = deck.described(self.lang)
            key = "plays-deck-about" if about else "plays-deck"
            name = deck.called(self.lang) or Words("unnamed-deck")
            self.screen.line(say(key, self.lang, name=self.names[seat], deck=name, about=about))

    # The course of a match ------------------------------------------------------------------------------------------
    def run(self) -> None:
        """The match to its end, or until somebody leaves."""
        self.announce()
        try:
            self.play()
        except Left:
            self.screen.line(self.session.leave().text(self.lang))
        if self.session.trouble is not None:
            self.screen.line(self.session.trouble.words.text(self.lang), style="yellow")

    def play(self) -> None:
        while (decision := self.match.decision) is not None:
            if self.session.bot_decides:
                self.session.bot_takes(self.session.bot_answer())
            else:
                self.hand_over(decision.seat)
                self.tell()
                self.present(decision)
                self.answer()
        self.tell()
        self.finish()

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen: nothing of the one is left for the other to read."""
        if seat == self.session.eyes:
            return
        if self.session.hot_seat:
            self.screen.clear()
            editor = line_editor()
            if editor is not None:
                editor.clear_history()
            self.ask(say("hand-over", self.lang, name=self.names[seat], seat=seat) + " ")
        self.session.eyes = seat
        self.fresh = True

    def tell(self) -> None:
        """What has happened since the seat at the screen was last told, first of all to bots."""
        for failure in self.session.untold_failures():
            self.screen.line(failure.text(self.lang), style="yellow")
        seat = self.eyes_now()
        for entry in self.match.log(seat, self.lang, self.seen[self.eyes]):
            self.screen.item(entry["text"], style="dim" if entry.get("seat") == seat else "")
            self.seen[self.eyes] = entry["number"]

    def eyes_now(self) -> int | None:
        """Whoever looks; at the end of a match all do."""
        return None if self.match.decision is None and self.session.hot_seat else self.eyes

    def present(self, decision: Decision) -> None:
        if self.fresh or decision.kind in self.match.game.top_level:
            self.table("")
        self.fresh = False
        self.options("")

    def answer(self) -> None:
        """Takes lines until one of them answers the decision, or takes the last answer back."""
        moves = self.match.moves
        while self.match.moves is moves:
            line = self.ask("> ").strip()
            word, _, rest = line.partition(" ")
            try:
                if word.lower() in self.commands:
                    self.commands[word.lower()](rest.strip())
                elif word.isdecimal():
                    self.take_number(line)
                elif line:
                    self.take_token(line)
            except KleosError as problem:
                self.screen.line(problem.words.text(self.lang), style="yellow")

    @property
    def decision(self) -> Decision:
        decision = self.match.decision
        assert decision is not None
        return decision

    def take_number(self, line: str) -> None:
        count = len(self.decision.options)
        if not line.isdecimal() or not 1 <= int(line) <= count:
            raise Mistake("no-option", number=line, count=count) if count > 1 else Mistake("only-option")
        self.session.take(self.decision.listed[int(line) - 1].index)

    def take_token(self, line: str) -> None:
        token = spelled(self.decision, line, self.presenter)
        tokens = self.decision.options.tokens()
        if token in tokens:
            self.session.take(tokens.index(token))
        else:
            self.match.choose(token)  # says why not

    def ask(self, question: str) -> str:
        """A line from the keyboard or the pipe; what came through a pipe is repeated, so that the output can be read."""
        self.screen.console.file.flush()
        if sys.stdin.isatty():
            try:
                return input(question)
            except EOFError:
                self.screen.line()
                raise Left from None
        line = sys.stdin.readline()
        if not line:
            raise Left
        self.screen.line(f"{question}{line.rstrip()}")
        return line

    def finish(self) -> None:
        self.show_table(self.eyes_now() if self.session.eyes is not None else None)
        self.screen.line()
        self.screen.line(outcome_line(self.match, self.names, self.lang), style="bold")
        self.screen.show(summary(sheet_of(self.match, self.names, self.lang), self.lang))
        if self.match.setup is not None:
            self.screen.line(say("seed-was", self.lang, seed=self.match.setup.seed), style="dim")
        if self.session.record:
            self.screen.line(say("record-written", self.lang, file=self.session.record), style="dim")

    # Commands -------------------------------------------------------------------------------------------------------
    def help(self, rest: str) -> None:
        table = grid("left", "left")
        for command, meaning in HELP:
            typed = command.text(self.lang) if isinstance(command, Words) else command.format(**self.examples)
            if isinstance(command, Words) or typed.split()[0] in self.commands:
                table.add_row(Text(typed, style="cyan"), say(meaning, self.lang, **self.examples))
        for word, note in self.presenter.notes(self.lang):
            table.add_row(Text(word, style="cyan"), note)
        self.screen.show(table)

    def table(self, rest: str) -> None:
        self.show_table(self.eyes)

    def show_table(self, seat: int | None) -> None:
        view = self.match.view(seat, self.lang)
        width = self.screen.width if self.screen.wide else 0  # in a pipe, one thing a line
        self.screen.divide()
        self.screen.show(self.presenter.table(view, self.names, self.lang, width))

    def options(self, rest: str) -> None:
        self.screen.line()
        prompt, clause = self.decision.prompt(self.lang), self.decision.clause
        self.screen.line(Text.assemble((prompt, "bold"), (f"  {clause}" if clause else "", "dim")))
        self.screen.show(listing(rows(self.decision, self.lang)))

    def show(self, rest: str) -> None:
        if not rest:
            raise Mistake("show-what", card=self.presenter.examples.card, name=self.presenter.examples.name)
        if rest.startswith("#"):
            rest = self.presenter.card_at(self.match.view(self.eyes, self.lang), rest)
        for face in find_cards(rest.split(), [self.rules], self.lang):
            show_card(self.screen, face, self.lang)

    def why(self, rest: str) -> None:
        if not rest:
            raise Mistake("why-what", token=self.presenter.examples.token)
        reason = self.match.why_not(spelled(self.decision, rest, self.presenter))
        if reason is None:
            self.screen.line(say("is-offered", self.lang))
        else:
            self.screen.line(say("refused", self.lang, clause=reason.clause, reason=reason))

    def hint(self, rest: str) -> None:
        """The best options, by the numbers that take them."""
        table = grid("right", "right", "left")
        listed = [option.index for option in self.decision.listed]
        for hint in hints(self.match.clone()):
            number = Text(f"  {listed.index(hint.index) + 1}", style="bold cyan")
            chance = say("hint-chance", self.lang, percent=hint.percent)
            table.add_row(number, chance, Text(self.decision.options[hint.index].text(self.lang)))
        self.screen.line(say("hint-title", self.lang))
        self.screen.show(table)

    def log(self, rest: str) -> None:
        entries = self.match.log(self.eyes, self.lang)
        if rest:
            if not rest.isdecimal():
                raise Mistake("log-what")
            entries = entries[len(entries) - min(int(rest), len(entries)) :]
        for entry in entries:
            self.screen.line(f"{entry['number']:>4}  {entry['text']}")

    def discard(self, rest: str) -> None:
        view = self.match.view(self.eyes, self.lang)
        self.screen.show(self.presenter.piles(view, self.names, self.lang))

    def deck(self, rest: str) -> None:
        cards = self.presenter.deck_list(self.match.view(self.eyes, self.lang))
        for id in dict.fromkeys(cards):
            face = self.rules.cards[id]
            self.screen.line(
                Text.assemble(f"{cards.count(id)} ", (id, "cyan"), f" {face.name(self.lang)}, {face.title(self.lang)}")
            )

    def score(self, rest: str) -> None:
        """The counting of a finished round, by default the last."""
        if rest and not rest.isdecimal():
            raise Mistake("score-what")
        view = self.match.view(self.eyes, self.lang)
        self.screen.show(self.presenter.counting(view, self.names, self.lang, int(rest) if rest else None))

    def look_up(self, rest: str) -> None:
        if not rest:
            raise Mistake("rules-what", clause=self.presenter.examples.clause, words=self.presenter.examples.words)
        words = rest.split()
        try:
            found = find_clauses(rest, [self.rules])
        except KleosError:
            found = search_clauses(words, [self.rules], self.lang)
            if not found:
                raise
        for clause in found:
            show_clause(self.screen, clause, self.lang)

    def keep(self, rest: str) -> None:
        if not rest:
            raise Mistake("save-where")
        check_free(rest)
        write_text(rest, self.match.save())
        self.screen.line(say("match-kept", self.lang, file=rest))

    def undo(self, rest: str) -> None:
        """The match is then an earlier one, and its question is asked again."""
        self.session.undo(self.lang)
        self.seen[self.eyes] = min(self.seen[self.eyes], len(self.match.log(None)))
        self.screen.line(say("play-undone", self.lang))

    def concede(self, rest: str) -> None:
        self.session.concede(self.eyes)

    def quit(self, rest: str) -> None:
        raise Left


def spelled(decision: Decision, line: str, presenter: Presenter) -> str:
    """A token as the match writes it, whatever the case it was typed in."""
    words = line.split()
    typed = " ".join(words)
    for token in decision.options.tokens():
        if token.casefold() == typed.casefold():
            return token
    return " ".join([words[0].lower(), *[presenter.spelled(word) for word in words[1:]]])


def check_free(name: str) -> None:
    """Nothing but an earlier save may be written over."""
    if Path(name).exists():
        try:
            kleos.resume(read_text(name))
        except KleosError:
            raise Mistake("file-taken", file=name) from None
