"""The kleos command: what it can be told, and what it answers to mistakes."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import kleos
from kleos.bots import BOTS
from kleos.engine.errors import KleosError
from kleos.lab.simulate import RANDOM, STARTER
from kleos.terminal import cards, decks, play, replay, rules, simulate
from kleos.words.phrases import LANGUAGES

BAD = 2  # a mistake in what was asked
INTERRUPTED = 130  # as a shell counts Ctrl-C
CLOSED = 141  # as a shell counts a closed pipe
DEFAULT_GAME = "naruto-mythos"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise KleosError(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; the exit status is 0, 1 (checked and found bad), or 2 (a mistake in the command or its files)."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a letter the terminal does not have must not end a match
    try:
        args = parser().parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to be flushed at exit
        return CLOSED
    except (KleosError, OSError, UnicodeDecodeError) as problem:
        print(f"kleos: {problem}", file=sys.stderr)
        return BAD
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return status


def parser() -> Parser:
    top = Parser(prog="kleos", description="One table for card games: play, simulate, replay, look things up.")
    top.add_argument("--version", action="version", version=f"kleos {kleos.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_play(commands.add_parser("play", help="play against a bot or another person"))
    add_simulate(commands.add_parser("simulate", help="many matches between bots"))
    add_replay(commands.add_parser("replay", help="play a record through"))
    add_cards(commands.add_parser("cards", help="look at cards, check card files"))
    add_decks(commands.add_parser("decks", help="look at decks, check deck files"))
    add_rules(commands.add_parser("rules", help="the rules book, and which clauses have tests"))
    return top


def number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a whole number, not {text!r}") from None


def add_lang(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", default="en", choices=LANGUAGES, help="the language of cards and messages (en)")


def add_play(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", default=DEFAULT_GAME, metavar="GAME", help=f"the game ({DEFAULT_GAME})")
    command.add_argument("--seed", type=number, help="the same seed gives the same match")
    command.add_argument("--deck", metavar="NAME|FILE", help="your deck: a starter deck's name or a deck file")
    command.add_argument("--opponent-deck", metavar="NAME|FILE", help="the opponent's deck")
    against = (*BOTS, play.HUMAN)
    command.add_argument("--against", default="greedy", choices=against, help="whom you play (greedy)")
    command.add_argument("--mode", help="how missions are set up: casual or competitive (casual)")
    command.add_argument(
        "--save", metavar="FILE", help="keep the match in FILE after every move; if it is there, go on"
    )
    command.add_argument("--record", metavar="FILE", help="write the record of the match to FILE when it is over")
    add_lang(command)
    command.set_defaults(run=play.run)


def add_simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=f"the game, for example {DEFAULT_GAME}")
    command.add_argument("-n", "--number", type=number, default=100, metavar="N", help="how many matches (100)")
    command.add_argument("--bots", default="random,random", metavar="A,B", help=f"one for each seat: {', '.join(BOTS)}")
    command.add_argument("--seed", type=number, help="the same seed gives the same matches")
    command.add_argument("--decks", default=RANDOM, choices=(RANDOM, STARTER), help="which decks they play (random)")
    command.set_defaults(run=simulate.run)


def add_replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a match record")
    eyes = command.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=number, metavar="N", help="through the eyes of a seat (a spectator's)")
    eyes.add_argument("--all", action="store_true", help="with everything that any seat saw")
    add_lang(command)
    command.set_defaults(run=replay.run)


def add_cards(command: argparse.ArgumentParser) -> None:
    commands = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    listed = commands.add_parser("list", help="all cards of a game")
    listed.add_argument("game", metavar="GAME")
    add_lang(listed)
    listed.set_defaults(run=cards.run_list)
    shown = commands.add_parser("show", help="cards with their text, by id or by words of their names")
    shown.add_argument("what", nargs="+", metavar="GAME|ID|WORD")
    add_lang(shown)
    shown.set_defaults(run=cards.run_show)
    checked = commands.add_parser("check", help="what is wrong with a card file, by line and column")
    checked.add_argument("file", metavar="FILE")
    checked.add_argument("--game", default=DEFAULT_GAME, metavar="GAME", help=f"the game ({DEFAULT_GAME})")
    checked.add_argument("--texts", action="store_true", help="show the cards with their texts too")
    add_lang(checked)
    checked.set_defaults(run=cards.run_check)


def add_decks(command: argparse.ArgumentParser) -> None:
    commands = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    listed = commands.add_parser("list", help="the starter decks")
    add_lang(listed)
    listed.set_defaults(run=decks.run_list)
    shown = commands.add_parser("show", help="a starter deck as plain text")
    shown.add_argument("name", metavar="NAME")
    shown.set_defaults(run=decks.run_show)
    checked = commands.add_parser("check", help="what the rules have against a deck file")
    checked.add_argument("file", metavar="FILE")
    add_lang(checked)
    checked.set_defaults(run=decks.run_check)


def add_rules(command: argparse.ArgumentParser) -> None:
    commands = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    shown = commands.add_parser("show", help="a clause, or all of a section")
    shown.add_argument("clause", nargs="+", metavar="CLAUSE", help="for example NM-5.3, or NM-5 for its section")
    shown.set_defaults(run=rules.run_show)
    searched = commands.add_parser("search", help="the clauses that hold all these words")
    searched.add_argument("words", nargs="+", metavar="WORD")
    searched.add_argument("--game", metavar="GAME", help="only in the rules of this game")
    searched.set_defaults(run=rules.run_search)
    covered = commands.add_parser("coverage", help="which clauses have a test; status 1 if one has none")
    covered.add_argument("game", metavar="GAME")
    covered.add_argument("--tests", default="tests", metavar="DIR", help="where the tests are (tests)")
    covered.set_defaults(run=rules.run_coverage)


if __name__ == "__main__":
    sys.exit(main())
