"""Card files given with --cards: somebody who owns the box has corrected a copy of a game's cards and plays with it."""

import argparse
import re

import kleos
from kleos.games.registry import Cards, cards_in_use, check_game
from kleos.terminal.files import read_text
from kleos.terminal.messages import Mistake, say


def given_cards(args: argparse.Namespace) -> list[Cards]:
    """The files, each for the game it is given for or, where none is named with it, for that of the command."""
    out: list[Cards] = []
    for one in getattr(args, "cards", None) or ():
        name, equals, rest = one.partition("=")
        named = bool(equals) and name in kleos.games()
        game = name if named else game_of(args)
        file = rest if named else one
        if game is None:
            raise Mistake("cards-which-game", file=file, known=", ".join(kleos.games()))
        if game in [cards.game for cards in out]:
            raise Mistake("cards-twice", game=game)
        check_game(game)
        out.append(Cards(game, file, read_text(file)))
    return out


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
