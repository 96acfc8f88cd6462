"""Card files given with --cards: somebody who owns the box has corrected a copy of a game's cards and plays with it."""

import argparse
import re

import kleos
from kleos.cards.files import standing_alone, tables_of
from kleos.engine.game import Cards
from kleos.games.registry import cards_in_use, check_game, game_of_cards, made
from kleos.terminal.files import read_text
from kleos.terminal.messages import Mistake, say


def given_cards(args: argparse.Namespace) -> list[Cards]:
    """The files, each for the game it is given for or, where none is named with it, for that of the command."""
    out: list[Cards] = []
    for one in getattr(args, "cards", None) or ():
        name, equals, rest = one.partition("=")
        named = bool(equals) and name in kleos.games()
        file = rest if named else one
        text = read_text(file)
        game = name if named else game_of(args) or game_of_file(file, text)
        if game is None:
            raise Mistake("cards-which-game", file=file, known=", ".join(kleos.games()))
        if game in [cards.game for cards in out]:
            raise Mistake("cards-twice", game=game)
        check_game(game)
        out.append(whole_box(game, file, text))
    return out


def whole_box(game: str, file: str, text: str) -> Cards:
    """The cards of a file. What it extends is written out, so that a later version of the game changes nothing in it."""
    whole = standing_alone(file, text, game)
    if whole != text:
        made(game).with_cards(file, text)  # raises what is wrong, at its place in the file
    return Cards(game, file, whole)


def game_of_file(file: str, text: str) -> str | None:
    """The game a card file is for, as far as its content says so."""
    return game_of_cards(tables_of(file, text))


def game_of(args: argparse.Namespace) -> str | None:
    """The game a command is about, as far as it says so."""
    if getattr(args, "record_of_game", False):
        found = re.search(r"^game: (\S+)$", read_text(args.file), re.MULTILINE)
        return found[1] if found else None
    what = getattr(args, "what", None) or ()
    if getattr(args, "game", None) is None and what and what[0] in kleos.games():
        return str(what[0])
    return getattr(args, "game", None)


def told_cards(game: str, lang: str) -> str:
    """With whose cards the game is played, where they are not its own; else nothing."""
    files = [cards.name for cards in cards_in_use() if cards.game == game]
    return say("cards-from", lang, file=files[0]) if files else ""
