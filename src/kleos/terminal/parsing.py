"""Reading the command line in the user's language: argparse, with its own words among our messages."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NoReturn

from kleos.language.languages import LANGUAGES
from kleos.language.messages import Close, recognised
from kleos.terminal.messages import Mistake, Words, check_language, say

LANG: Final = "--lang"

# What argparse says about mistakes, and our messages for it.
SENTENCES: Final = (
    (r"argument (?P<name>.+?): (?P<problem>.+)", "cli-argument"),
    (r"the following arguments are required: (?P<names>.+)", "cli-required"),
    (r"unrecognized arguments: (?P<words>.+)", "cli-unrecognized"),
    (r"invalid choice: (?P<value>.+?) \(choose from (?P<choices>.+)\)", "cli-choice"),
    (r"expected one argument", "cli-expected-one"),
    (r"expected at least one argument", "cli-expected-some"),
    (r"not allowed with argument (?P<other>.+)", "cli-not-together"),
    (r"ambiguous option: (?P<option>.+) could match (?P<options>.+)", "cli-ambiguous"),
    (r"ignored explicit argument (?P<value>.+)", "cli-ignored"),
)
QUOTED: Final = ("value", "choices")  # argparse puts some of these into quotation marks, our messages do as they like


class Formatter(argparse.HelpFormatter):
    """Help that begins with our word for usage."""

    def __init__(self, prog: str, lang: str) -> None:
        super().__init__(prog)
        self.lang = lang

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, say("cli-usage", self.lang) if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A command: speaks one language, and says in one line what is wrong."""

    def __init__(self, lang: str, **options: Any) -> None:
        super().__init__(add_help=False, formatter_class=lambda prog: Formatter(prog, lang), **options)
        self.lang = lang
        self._positionals.title = self.say("cli-arguments")
        self._optionals.title = self.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=self.say("cli-help"))
        self.add_argument(LANG, metavar=self.say("meta-lang"), help=self.say("cli-lang", languages=LANGUAGES))

    def say(self, key: str, /, **values: Any) -> str:
        return say(key, self.lang, **values)

    def commands(self) -> Callable[[str, str], "Parser"]:
        """Makes this a command with commands of its own; they are added by name and the message that explains them."""
        within = self.add_subparsers(
            title=self.say("cli-commands"), metavar=self.say("meta-command"), parser_class=Parser
        )
        self.set_defaults(run=self.tell_help)  # of a command alone
        return lambda name, key: within.add_parser(name, lang=self.lang, help=self.say(key))

    def tell_help(self, args: argparse.Namespace) -> int:
        self.print_help()
        return 0

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """What is not recognised is told by the command it was given to, which knows what may have been meant, and
        before its value is taken for something else."""
        if self._subparsers is None and args is not None:
            self.check_options(args)
        known, rest = super().parse_known_args(args, namespace)
        if rest and self._subparsers is None:
            self.unrecognized(rest)
        return known, rest

    def check_options(self, words: Sequence[str]) -> None:
        for word in words:
            name = word.partition("=")[0]
            if name == "--":
                return
            if name.startswith("--") and not any(option.startswith(name) for option in self._option_string_actions):
                self.unrecognized([word])

    def unrecognized(self, words: Sequence[str]) -> NoReturn:
        self.error(f"unrecognized arguments: {' '.join(words)}")

    def error(self, message: str) -> NoReturn:
        options = self._option_string_actions
        raise Mistake("cli-mistake", problem=translated(message, options), command=self.prog)


def translated(message: str, options: Iterable[str] = ()) -> "Words | str":
    """One of argparse's sentences as a message of ours; what is none of them stays as it is.

    Where something is close to a choice, or to one of the options, that is asked about.
    """
    words = recognised(message, SENTENCES)
    if words is None:
        return message
    values = words.values
    for name in QUOTED:
        if name in values:
            values[name] = values[name].replace("'", "")
    if "problem" in values:
        values["problem"] = translated(values["problem"])
    if words.key == "cli-choice":
        values["hint"] = Close(values["value"], values["choices"].split(", "))
    if words.key == "cli-unrecognized":
        values["hint"] = Close(values["words"].split()[0].partition("=")[0], options)
    return words


def language_in(arguments: Sequence[str]) -> str | None:
    """The language that the command line asks for, known before all else is read since mistakes are told in it."""
    found: str | None = None
    for word, following in zip(arguments, [*arguments, None][1:], strict=True):
        name, equals, value = word.partition("=")
        if word == "--":
            break
        if len(name) > 2 and LANG.startswith(name):
            found = value if equals else following or found
    return None if found is None else check_language(found)


# Kinds of values ----------------------------------------------------------------------------------------------------------
def whole_number(command: Parser) -> Callable[[str], int]:
    """Numbers; argparse names the option."""

    def number(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(command.say("not-a-number", text=text)) from None

    return number
