"""Playing in a terminal, line by line: against a bot, or two people at one keyboard."""

import argparse
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.text import Text

import kleos
from kleos.bots import Bot, bot_named
from kleos.engine.errors import KleosError, SaveError
from kleos.engine.rng import seeded
from kleos.match import Decision, Match
from kleos.terminal import naruto_mythos
from kleos.terminal.files import read_text, write_text
from kleos.terminal.finding import find_cards, find_clauses, search_clauses
from kleos.terminal.options import listing, rows
from kleos.terminal.screen import Screen, grid
from kleos.terminal.showing import show_card, show_clause

HUMAN = "human"
REMINDER = 12  # log lines shown when a match goes on
TABLES = {"naruto-mythos": naruto_mythos}
DECK_STREAM = 401  # of the seed: which starter decks are played where none is named

HELP = (
    ("a number", "take that option"),
    ("a token", "take it by its name: play KS-009 D, hide KS-009 D, reveal #12, pass, …"),
    ("show KS-009", "the text of a card; also by a part of its name, or #12 for a character on the table"),
    ("? KS-009", "the same"),
    ("why TOKEN", "why something is not offered: why play KS-009 D"),
    ("table", "the table again"),
    ("options", "the question and its options again"),
    ("log [N]", "what has happened so far, or the last N lines of it"),
    ("discard", "both discard piles"),
    ("deck", "your deck list, as it was at the start"),
    ("rules NM-5.3", "a clause of the rules; with other words, the clauses that hold them"),
    ("save FILE", "keep the match in a file; kleos play --save FILE goes on with it"),
    ("concede", "give up"),
    ("quit", "leave; the match is lost unless it is saved"),
)


class Left(Exception):
    """The player leaves the table before the end."""


# Beginning --------------------------------------------------------------------------------------------------------------
def run(args: argparse.Namespace) -> int:
    """kleos play"""
    screen = Screen()
    line_editor()
    if args.record and Path(args.record).exists():
        raise KleosError(f"{args.record} exists already; name another file for the record")
    resumed = args.save is not None and Path(args.save).exists()
    match = open_match(args) if resumed else begin(args)
    seed = 0 if match.setup is None else match.setup.seed
    bots: list[Bot | None] = [None, None if args.against == HUMAN else bot_named(args.against, seed)]
    table = LineTable(match, bots, screen, args.lang, args.save)
    screen.line(
        f"{'Going on with' if resumed else 'A match of'} {match.game.title}. Type help for all commands.", "bold"
    )
    for seat, bot in enumerate(bots):
        if bot is None:
            table.announce_deck(seat)
    try:
        table.play()
    except Left:
        table.leave()
    if args.record:
        write_text(args.record, table.match.record())
        screen.line(f"The record is in {args.record}.")
    return 0


def line_editor() -> Any:
    """Python's readline, where there is one and a keyboard: lines can be edited and called back."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            return import_module("readline")
    return None


def open_match(args: argparse.Namespace) -> Match:
    """The match kept in a file; how it began cannot be chosen again."""
    for name in ("seed", "deck", "opponent_deck", "mode"):
        if getattr(args, name) is not None:
            raise KleosError(f"{args.save} holds a match already, which --{name.replace('_', '-')} cannot change")
    try:
        match = kleos.resume(read_text(args.save))
    except SaveError as problem:
        raise KleosError(f"{args.save}: {problem}") from None
    if match.game.id != args.game:
        raise KleosError(f"{args.save} holds a match of {match.game.id}, not of {args.game}")
    return match


def begin(args: argparse.Namespace) -> Match:
    seed = secrets.randbits(63) if args.seed is None else args.seed
    starters = list(kleos.rules(args.game).starter_decks)
    drawn = seeded(seed, DECK_STREAM).shuffled(tuple(range(len(starters))))
    decks = []
    for seat, given in enumerate((args.deck, args.opponent_deck)):
        decks.append(starters[drawn[seat]] if given is None else named_deck(args.game, given))
    options = {} if args.mode is None else {"mode": args.mode}
    return kleos.new(args.game, seed=seed, decks=decks, options=options)


def named_deck(game: str, given: str) -> Any:
    """A starter deck's name, or the text of a deck file that the rules accept."""
    rules = kleos.rules(game)
    if given in rules.starter_decks:
        return given
    if not Path(given).exists():
        raise KleosError(f"no starter deck and no file {given!r} (starter decks: {', '.join(rules.starter_decks)})")
    text = read_text(given) + "\n"
    problems = rules.deck_errors(text)
    if problems:
        raise KleosError(f"{given}: {'; '.join(problems)}")
    return text


# At the table -----------------------------------------------------------------------------------------------------------
class LineTable:
    """A match on a line terminal. Everything printed comes from the view and the log of the seat that looks."""

    def __init__(self, match: Match, bots: list[Bot | None], screen: Screen, lang: str, save: str | None) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.lang = lang
        self.save = save
        self.rules = kleos.rules(match.game.id)
        told = len(match.log(None)) - REMINDER if match.moves is not None else 0
        self.seen = [max(0, told)] * len(bots)  # the last event that each seat was told of
        self.at_screen = -1  # the seat that looks
        self.fresh = True  # whether it has not yet been shown the table
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.hot_seat = len(people) > 1
        self.names = [self.name_of(seat) for seat in range(len(bots))]
        if not self.hot_seat:
            self.at_screen = people[0]
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "show": self.show,
            "?": self.show,
            "why": self.why,
            "table": self.table,
            "options": self.options,
            "log": self.log,
            "discard": self.discard,
            "deck": self.deck,
            "rules": self.look_up,
            "save": self.keep,
            "concede": self.concede,
            "quit": self.quit,
        }

    def name_of(self, seat: int) -> str:
        bot = self.bots[seat]
        if bot is not None:
            return f"p{seat} ({bot.name})"
        return f"p{seat}" if self.hot_seat else f"p{seat} (you)"

    def announce_deck(self, seat: int) -> None:
        """What the seat plays; the lists of the decks are not shown."""
        setup = self.match.setup
        if setup is None or setup.decks is None:
            return
        deck = setup.decks[seat]
        about = deck.about.get(self.lang) or deck.about.get("en", "")
        self.screen.line(f"{self.names[seat]} plays {deck.name or 'an unnamed deck'}{': ' if about else ''}{about}")

    # The course of a match ------------------------------------------------------------------------------------------
    def play(self) -> None:
        while (decision := self.match.decision) is not None:
            bot = self.bots[decision.seat]
            if bot is not None:
                self.match.choose(bot.choose(self.match, decision.seat))
                self.autosave()
            else:
                self.hand_over(decision.seat)
                self.tell()
                self.present(decision)
                self.answer(decision)
        self.tell()
        self.finish()

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen: nothing of the one is left for the other to read."""
        if seat == self.at_screen:
            return
        if self.hot_seat:
            self.screen.clear()
            editor = line_editor()
            if editor is not None:
                editor.clear_history()
            self.ask(f"{self.names[seat]} is to decide. Press Enter when only p{seat} looks at the screen. ")
        self.at_screen = seat
        self.fresh = True

    def tell(self) -> None:
        """What has happened since the seat at the screen was last told."""
        over = self.match.decision is None
        seat = None if over and self.hot_seat else self.at_screen  # at the end both look
        for entry in self.match.log(seat, self.lang, self.seen[self.at_screen]):
            self.screen.item(entry["text"], style="dim" if entry.get("seat") == seat else "")
            self.seen[self.at_screen] = entry["number"]

    def present(self, decision: Decision) -> None:
        if self.fresh or decision.kind in self.match.game.top_level:
            self.table("")
        self.fresh = False
        self.options("")

    def answer(self, decision: Decision) -> None:
        """Takes lines until one of them answers the decision."""
        moves = self.match.moves
        while self.match.moves is moves:
            line = self.ask("> ").strip()
            word, _, rest = line.partition(" ")
            try:
                if word.lower() in self.commands:
                    self.commands[word.lower()](rest.strip())
                elif word.isdecimal():
                    self.take_number(decision, line)
                elif line:
                    self.take_token(decision, line)
            except KleosError as problem:
                self.screen.line(str(problem), style="yellow")
        self.autosave()

    def take_number(self, decision: Decision, line: str) -> None:
        count = len(decision.options)
        if not line.isdecimal() or not 1 <= int(line) <= count:
            raise KleosError(
                f"There is no option {line}: choose from 1 to {count}." if count > 1 else "The one option is 1."
            )
        self.match.choose(int(line) - 1)

    def take_token(self, decision: Decision, line: str) -> None:
        self.match.choose(spelled(decision, line))

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

    def autosave(self) -> None:
        if self.save is not None:
            write_text(self.save, self.match.save())

    # Endings --------------------------------------------------------------------------------------------------------
    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.show_table(None if self.hot_seat else self.at_screen)
        winners = " and ".join(self.names[seat] for seat in outcome.winners)
        scores = " : ".join(str(score) for score in outcome.scores)
        self.screen.line()
        self.screen.line(f"{winners} {'wins' if len(outcome.winners) == 1 else 'win'}, {scores}.", style="bold")
        if self.match.setup is not None:
            self.screen.line(f"The seed was {self.match.setup.seed}.", style="dim")

    def leave(self) -> None:
        if self.save is not None:
            self.autosave()
            self.screen.line(f"The match is kept in {self.save}; kleos play --save {self.save} goes on with it.")
        else:
            self.screen.line("You leave the table; the match is not finished.")

    # Commands -------------------------------------------------------------------------------------------------------
    def help(self, rest: str) -> None:
        table = grid("left", "left")
        for command, meaning in HELP:
            table.add_row(Text(command, style="cyan"), meaning)
        self.screen.show(table)

    def table(self, rest: str) -> None:
        self.show_table(self.at_screen)

    def show_table(self, seat: int | None) -> None:
        view = self.match.view(seat, self.lang)
        width = self.screen.width if self.screen.wide else 0  # in a pipe, one thing a line
        self.screen.divide()
        self.screen.show(TABLES[self.match.game.id].table(view, self.rules, self.names, self.lang, width))

    def options(self, rest: str) -> None:
        decision = self.match.decision
        assert decision is not None
        self.screen.line()
        self.screen.line(Text(decision.prompt(self.lang), style="bold"))
        self.screen.show(listing(rows(decision, self.lang)))

    def show(self, rest: str) -> None:
        if not rest:
            raise KleosError("Show which card? For example: show KS-009, show Naruto, show #12")
        if rest.startswith("#"):
            rest = self.card_at(rest)
        for face in find_cards(rest.split(), [self.rules], self.lang):
            show_card(self.screen, face, self.lang)

    def card_at(self, object: str) -> str:
        """The id of a character's card, if the seat may know it."""
        for mission in self.match.view(self.at_screen, self.lang)["missions"]:
            for side in mission["sides"]:
                for c in side:
                    if f"#{c['object']}" == object:
                        if "card" not in c:
                            raise KleosError(f"{object} is hidden, and you do not know what it is.")
                        return str(c["card"])
        raise KleosError(f"There is no {object} on the table.")

    def why(self, rest: str) -> None:
        if not rest:
            raise KleosError("Why not what? For example: why play KS-009 D")
        decision = self.match.decision
        assert decision is not None
        reason = self.match.why_not(spelled(decision, rest))
        if reason is None:
            self.screen.line("It is among your options.")
        else:
            self.screen.line(f"{reason.clause}: {reason.text(self.lang)}")

    def log(self, rest: str) -> None:
        entries = self.match.log(self.at_screen, self.lang)
        if rest:
            if not rest.isdecimal():
                raise KleosError("log, or log and a number of lines")
            entries = entries[len(entries) - min(int(rest), len(entries)) :]
        for entry in entries:
            self.screen.line(f"{entry['number']:>4}  {entry['text']}")

    def discard(self, rest: str) -> None:
        view = self.match.view(self.at_screen, self.lang)
        self.screen.show(TABLES[self.match.game.id].piles(view, self.rules, self.names, self.lang))

    def deck(self, rest: str) -> None:
        own = self.match.view(self.at_screen, self.lang)["players"][self.at_screen]
        for key in ("deck_list", "missions"):
            cards = own[key]
            for id in dict.fromkeys(cards):
                face = self.rules.cards[id]
                self.screen.line(
                    Text.assemble(
                        f"{cards.count(id)} ", (id, "cyan"), f" {face.name(self.lang)}, {face.title(self.lang)}"
                    )
                )

    def look_up(self, rest: str) -> None:
        if not rest:
            raise KleosError("Which rule? For example: rules NM-5.3, or words to look for: rules upgrade cost")
        words = rest.split()
        try:
            found = find_clauses(rest, [self.rules])
        except KleosError:
            found = search_clauses(words, [self.rules])
            if not found:
                raise
        for clause in found:
            show_clause(self.screen, clause)

    def keep(self, rest: str) -> None:
        if not rest:
            raise KleosError("Save where? For example: save my-match.json")
        check_free(rest)
        write_text(rest, self.match.save())
        self.screen.line(f"The match is kept in {rest}; kleos play --save {rest} goes on with it.")

    def concede(self, rest: str) -> None:
        self.match.concede(self.at_screen)

    def quit(self, rest: str) -> None:
        raise Left


def spelled(decision: Decision, line: str) -> str:
    """A token as the match writes it, whatever the case it was typed in."""
    words = line.split()
    typed = " ".join(words)
    for token in decision.options.tokens():
        if token.casefold() == typed.casefold():
            return token
    return " ".join([words[0].lower(), *[word.upper() for word in words[1:]]])


def check_free(name: str) -> None:
    """Nothing but an earlier save may be written over."""
    if Path(name).exists():
        try:
            kleos.resume(read_text(name))
        except KleosError:
            raise KleosError(f"{name} exists and is no saved match; nothing was written.") from None
