"""The kleos command: what it can be told, and what it answers to mistakes."""

import argparse
import os
import shlex
import sys
from collections.abc import Sequence

import kleos
from kleos.bots import BOTS, ON_FAULT, REPLACED, bot_named
from kleos.engine.errors import KleosError
from kleos.games.registry import use_cards
from kleos.lab.simulate import RANDOM, STARTER
from kleos.lab.workers import cores
from kleos.language.faults import CatalogueFault
from kleos.language.messages import Close
from kleos.server.configuring import profiles_told
from kleos.server.settings import SETTINGS
from kleos.terminal import (
    admin,
    arena,
    backup,
    cards,
    completion,
    decks,
    play,
    replay,
    rules,
    score,
    serve,
    simulate,
    words,
)
from kleos.terminal.card_files import given_cards
from kleos.terminal.files import file_problem
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import Mistake, environment_language, say
from kleos.terminal.opening import DEFAULT_BOT, DEFAULT_GAME
from kleos.terminal.parsing import Parser, language_in, whole_number
from kleos.terminal.presenters import PRESENTERS

BAD = 2  # a mistake in what was asked
CLOSED = 141  # as a shell counts a closed pipe
DEFAULT_NUMBER = 100
DEFAULT_DEALS = 50
DEFAULT_BEST = 3
TESTS = "tests"
OPPONENTS = (*BOTS, HUMAN)
KNOWN = ", ".join(kleos.games())


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; the exit status is 0, 1 (checked and found bad), or 2 (a mistake in the command or its files)."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a letter the terminal does not have must not end a match
    arguments = sys.argv[1:] if argv is None else list(argv)
    lang = environment_language()
    try:
        lang = language_in(arguments) or lang
        if completion.asked():
            completion.answer(parser(lang))
        args = parser(lang).parse_args(arguments)
        args.lang = lang
        args.command_line = shlex.join(["kleos", *arguments])
        use_cards(given_cards(args))
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to be flushed at exit
        return CLOSED
    except OSError as problem:
        return complain(file_problem(problem.filename or "", problem).words.text(lang))
    except KleosError as problem:
        return complain(problem.words.text(lang))
    except CatalogueFault as problem:  # a translator's mistake, or ours
        return complain(str(problem))
    except UnicodeDecodeError:
        print(f"kleos: {say('file-no-text', lang)}", file=sys.stderr)
        return BAD
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return simulate.INTERRUPTED
    finally:
        use_cards(())  # whoever goes on in this process finds the games as they were
    return status


def complain(problem: str) -> int:
    """What went wrong, as every program says it; the exit status."""
    print("kleos:", problem, file=sys.stderr)
    return BAD


def parser(lang: str) -> Parser:
    top = Parser(lang, prog="kleos", description=say("cli-about", lang))
    version = f"kleos {kleos.__version__}"
    top.add_argument("--version", action="version", version=version, help=top.say("cli-version"))
    command = top.commands()
    add_play(command("play", "cli-play"))
    add_serve(command("serve", "cli-serve"))
    admin.add_commands(command("admin", "cli-admin"))
    backup.add_backup(command("backup", "cli-backup"))
    backup.add_restore(command("restore", "cli-restore"))
    add_simulate(command("simulate", "cli-simulate"))
    add_arena(command("arena", "cli-arena"))
    add_replay(command("replay", "cli-replay"))
    add_score(command("score", "cli-score"))
    add_cards(command("cards", "cli-cards"))
    add_decks(command("decks", "cli-decks"))
    add_rules(command("rules", "cli-rules"))
    add_words(command("words", "cli-words"))
    add_completion(command("completion", "cli-completion"))
    return top


def known_game(name: str) -> str:
    if name not in kleos.games():
        raise Mistake("unknown-game", game=name, hint=Close(name, kleos.games()), known=", ".join(kleos.games()))
    return name


def opponents(text: str) -> list[str]:
    """Bots or people, separated by commas."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if ":" in name:
            bot_named(name, 0)  # says what is wrong with its budget, if anything is
        elif name not in OPPONENTS:
            raise argparse.ArgumentTypeError(f"invalid choice: {name!r} (choose from {', '.join(OPPONENTS)})")
    return names


def add_own_cards(command: Parser) -> None:
    about = command.say("cli-own-cards")
    command.add_argument("--cards", action="append", metavar=command.say("meta-own-cards"), help=about)


def add_json(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help=command.say("cli-json"))


def add_game(command: Parser) -> None:
    about = command.say("cli-game", known=KNOWN)
    command.add_argument("game", type=known_game, metavar=command.say("meta-game"), help=about)


def own_help(command: Parser, name: str, about: str) -> str:
    """What an option is for that not every game knows, and which ones do, with what it may be there."""
    games = []
    for game, presenter in PRESENTERS.items():
        if name in presenter.own_options:
            values = ", ".join(presenter.own_options[name])
            games.append(command.say("labelled", what=game, words=values) if values else game)
    return command.say("cli-own-option", about=command.say(about), games=games)


def add_play(command: Parser) -> None:
    say = command.say
    file, deck = say("meta-file"), say("meta-name-or-file")
    about = say("cli-play-game", known=KNOWN, game=DEFAULT_GAME)
    command.add_argument("game", nargs="?", type=known_game, metavar=say("meta-game"), help=about)
    seed = say("cli-play-seed")
    command.add_argument("--seed", type=whole_number(command), metavar=say("meta-seed"), help=seed)
    command.add_argument("--deck", metavar=deck, help=own_help(command, "deck", "cli-play-deck"))
    command.add_argument(
        "--opponent-deck", metavar=deck, help=own_help(command, "opponent_deck", "cli-play-opponent-deck")
    )
    whom = say("cli-play-against", names=", ".join(OPPONENTS), name=DEFAULT_BOT)
    command.add_argument("--against", type=opponents, metavar=say("meta-opponents"), help=whom)
    number = whole_number(command)
    command.add_argument("--players", type=number, metavar="N", help=say("cli-play-players"))
    command.add_argument("--mode", metavar=say("meta-mode"), help=own_help(command, "mode", "cli-play-mode"))
    command.add_argument("--hero", metavar=say("meta-hero"), help=own_help(command, "hero", "cli-play-hero"))
    command.add_argument("--side", metavar=say("meta-side"), help=own_help(command, "side", "cli-play-side"))
    command.add_argument("--mains", metavar=say("meta-mains"), help=own_help(command, "mains", "cli-play-mains"))
    option = say("cli-play-option")
    command.add_argument("--option", action="append", metavar=say("meta-option"), help=option)
    add_own_cards(command)
    command.add_argument("--save", metavar=file, help=say("cli-play-save", file=file))
    command.add_argument("--resume", action="store_true", help=say("cli-play-resume"))
    command.add_argument("--record", metavar=file, help=say("cli-play-record", file=file))
    fault = say("cli-on-fault", what=REPLACED)
    command.add_argument("--on-fault", choices=ON_FAULT, default=REPLACED, help=fault)
    command.add_argument("--plain", action="store_true", help=say("cli-plain"))
    command.set_defaults(run=play.run)


def add_serve(command: Parser) -> None:
    say = command.say
    command.add_argument("--profile", metavar=say("meta-profile"), help=say("cli-serve-profile"))
    file = say("cli-serve-settings", file=serve.SETTINGS_FILE)
    command.add_argument("--settings", metavar=say("meta-file"), help=file)
    command.add_argument("--print-settings", action="store_true", help=say("cli-serve-print"))
    command.add_argument("--open", action="store_true", help=say("cli-serve-open"))
    command.add_argument("--no-client", action="store_true", help=say("cli-serve-no-client"))
    add_own_cards(command)
    titles = {
        "": "cli-serve-general",
        "rates": "cli-serve-rates",
        "bounds": "cli-serve-bounds",
        "keeping": "cli-serve-keeping",
    }
    groups = {section: command.add_argument_group(say(title)) for section, title in titles.items()}
    for one in SETTINGS:
        several = "append" if one.about.option else "store"
        meta, about = say(one.about.kind.meta), one.described.text(command.lang)
        usual = profiles_told(one)
        words = say("cli-serve-usual", what=about, usual=usual) if usual else about
        groups[one.section].add_argument(one.option, dest=one.key, action=several, metavar=meta, help=words)
    command.set_defaults(run=serve.run)


def add_simulate(command: Parser) -> None:
    say = command.say
    number = whole_number(command)
    add_game(command)
    count = say("cli-simulate-number", number=DEFAULT_NUMBER)
    command.add_argument("-n", "--number", type=number, default=DEFAULT_NUMBER, metavar="N", help=count)
    bots = say("cli-simulate-bots", bots=", ".join(BOTS), bot=simulate.RANDOM_BOT)
    command.add_argument("--bots", metavar="A,B", help=bots)
    command.add_argument("--players", type=number, metavar="N", help=say("cli-simulate-players"))
    command.add_argument("--seed", type=number, metavar=say("meta-seed"), help=say("cli-simulate-seed"))
    which = say("cli-simulate-decks", decks=RANDOM)
    command.add_argument("--decks", choices=(RANDOM, STARTER), help=which)
    hands = command.add_mutually_exclusive_group()
    hands.add_argument("--workers", type=number, metavar="N", help=say("cli-simulate-workers"))
    hands.add_argument("--cluster", action="store_true", help=say("cli-simulate-cluster"))
    option = say("cli-play-option")
    command.add_argument("--option", action="append", metavar=say("meta-option"), help=option)
    add_own_cards(command)
    best = say("cli-simulate-best", number=DEFAULT_BEST)
    command.add_argument("--best", type=number, default=DEFAULT_BEST, metavar="N", help=best)
    file = say("meta-file")
    command.add_argument("--csv", metavar=file, help=say("cli-simulate-csv"))
    command.add_argument("--parquet", metavar=file, help=say("cli-simulate-parquet"))
    command.add_argument("--html", metavar=file, help=say("cli-simulate-html"))
    add_json(command)
    command.set_defaults(run=simulate.run)


def add_arena(command: Parser) -> None:
    say = command.say
    number, file = whole_number(command), say("meta-file")
    add_game(command)
    bots = say("cli-arena-bots", bots=", ".join(BOTS))
    command.add_argument("--bots", required=True, metavar="A,B[,C]", help=bots)
    deals = say("cli-arena-number", number=DEFAULT_DEALS)
    command.add_argument("-n", "--number", type=number, default=DEFAULT_DEALS, metavar="N", help=deals)
    command.add_argument("--players", type=number, metavar="N", help=say("cli-arena-players"))
    command.add_argument("--seed", type=number, metavar=say("meta-seed"), help=say("cli-arena-seed"))
    which = say("cli-simulate-decks", decks=RANDOM)
    command.add_argument("--decks", choices=(RANDOM, STARTER), help=which)
    option = say("cli-play-option")
    command.add_argument("--option", action="append", metavar=say("meta-option"), help=option)
    add_own_cards(command)
    workers = say("cli-arena-workers", number=cores())
    command.add_argument("--workers", type=number, metavar="N", help=workers)
    fault = say("cli-on-fault", what=REPLACED)
    command.add_argument("--on-fault", choices=ON_FAULT, default=REPLACED, help=fault)
    command.add_argument("--json", metavar=file, help=say("cli-arena-json", file=file))
    command.add_argument("--plot", metavar=file, help=say("cli-arena-plot", file=file))
    command.set_defaults(run=arena.run)


def add_replay(command: Parser) -> None:
    say = command.say
    command.add_argument("file", metavar=say("meta-file"), help=say("cli-replay-file"))
    eyes = command.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=whole_number(command), metavar="N", help=say("cli-replay-seat"))
    eyes.add_argument("--all", action="store_true", help=say("cli-replay-all"))
    add_own_cards(command)
    command.add_argument("--plain", action="store_true", help=say("cli-plain"))
    command.set_defaults(run=replay.run, record_of_game=True)


def add_score(command: Parser) -> None:
    say = command.say
    command.add_argument("game", type=known_game, metavar=say("meta-game"), help=say("cli-score-game"))
    command.add_argument("file", nargs="?", metavar=say("meta-file"), help=say("cli-score-file"))
    add_own_cards(command)
    add_json(command)
    command.set_defaults(run=score.run)


def add_cards(command: Parser) -> None:
    say = command.say
    within = command.commands()
    listed = within("list", "cli-cards-list")
    add_game(listed)
    add_own_cards(listed)
    add_json(listed)
    listed.set_defaults(run=cards.run_list)
    shown = within("show", "cli-cards-show")
    shown.add_argument("what", nargs="+", metavar=say("meta-card"), help=say("cli-cards-what"))
    only = say("cli-cards-show-game")
    shown.add_argument("--game", type=known_game, metavar=say("meta-game"), help=only)
    add_own_cards(shown)
    add_json(shown)
    shown.set_defaults(run=cards.run_show)
    checked = within("check", "cli-cards-check")
    file = say("cli-cards-file")
    checked.add_argument("game_and_file", nargs="+", metavar=say("meta-game-or-file"), help=file)
    checked.add_argument("--texts", action="store_true", help=say("cli-cards-texts"))
    add_json(checked)
    checked.set_defaults(run=cards.run_check)
    exported = within("export", "cli-cards-export")
    add_game(exported)
    add_own_cards(exported)
    exported.set_defaults(run=cards.run_export)


def add_decks(command: Parser) -> None:
    say = command.say
    within = command.commands()
    listed = within("list", "cli-decks-list")
    listed.set_defaults(run=decks.run_list)
    shown = within("show", "cli-decks-show")
    shown.add_argument("starter", metavar=say("meta-name"), help=say("cli-decks-name"))
    shown.set_defaults(run=decks.run_show)
    checked = within("check", "cli-decks-check")
    checked.add_argument("file", metavar=say("meta-file"), help=say("cli-decks-file"))
    checked.set_defaults(run=decks.run_check)
    game = say("cli-decks-game", game=DEFAULT_GAME)
    for one in (listed, shown, checked):
        one.add_argument("--game", default=DEFAULT_GAME, type=known_game, metavar=say("meta-game"), help=game)
        add_own_cards(one)
        add_json(one)


def add_words(command: Parser) -> None:
    say = command.say
    within = command.commands()
    checked = within("check", "cli-words-check")
    checked.add_argument("language", nargs="*", metavar=say("meta-lang"), help=say("cli-words-language"))
    add_json(checked)
    checked.set_defaults(run=words.run_check)
    shown = within("show", "cli-words-show")
    shown.add_argument("id", nargs="+", metavar=say("meta-entry"), help=say("cli-words-id"))
    shown.set_defaults(run=words.run_show)


def add_rules(command: Parser) -> None:
    say = command.say
    within = command.commands()
    shown = within("show", "cli-rules-show")
    shown.add_argument("clause", nargs="+", metavar=say("meta-clause"), help=say("cli-rules-clause"))
    add_json(shown)
    shown.set_defaults(run=rules.run_show)
    searched = within("search", "cli-rules-search")
    searched.add_argument("words", nargs="+", metavar=say("meta-word"), help=say("cli-rules-word"))
    only = say("cli-rules-search-game")
    searched.add_argument("--game", type=known_game, metavar=say("meta-game"), help=only)
    add_json(searched)
    searched.set_defaults(run=rules.run_search)
    covered = within("coverage", "cli-rules-coverage")
    add_game(covered)
    where = say("cli-rules-tests", folder=TESTS)
    covered.add_argument("--tests", default=TESTS, metavar=say("meta-folder"), help=where)
    add_json(covered)
    covered.set_defaults(run=rules.run_coverage)


def add_completion(command: Parser) -> None:
    about = command.say("cli-completion-shell")
    command.add_argument("shell", choices=completion.SHELLS, metavar=command.say("meta-shell"), help=about)
    command.set_defaults(run=completion.run)


if __name__ == "__main__":
    sys.exit(main())
