"""kleos words: what is missing in a language, and how an entry is said in each of them."""

import argparse
from pathlib import Path
from typing import Final

from rich.text import Text

import kleos
from kleos.cards.files import untranslated
from kleos.language.catalogues import OPENED, Catalogue
from kleos.language.checking import Problem, problems_of
from kleos.language.languages import FALLBACK, GRAMMARS, LANGUAGES
from kleos.terminal import documents
from kleos.terminal.messages import Mistake, say
from kleos.terminal.screen import Screen

PACKAGE: Final = Path(kleos.__file__).parent


def everything() -> list[Catalogue]:
    """All that the program says; a game opens its catalogue when it is first asked for."""
    for game in kleos.games():
        kleos.rules(game)
    return OPENED


def run_check(args: argparse.Namespace) -> int:
    """kleos words check"""
    for lang in args.language:
        if not any((one.folder / lang).is_dir() for one in everything()):
            raise Mistake("words-no-language", lang=lang, known=", ".join(LANGUAGES))
    languages = args.language or [lang for lang in LANGUAGES if lang != FALLBACK]
    found = {lang: [problem for one in everything() for problem in problems_of(one, lang)] for lang in languages}
    for lang in languages:
        found[lang] += [
            missing_card(game, id, text, lang) for game in kleos.games() for id, text in untranslated(game, lang)
        ]
    if args.json:
        documents.tell(
            languages={
                lang: [{"file": where(one), "line": one.line, "problem": one.what} for one in problems]
                for lang, problems in found.items()
            }
        )
        return 1 if any(found.values()) else 0
    screen = Screen()
    for lang, problems in found.items():
        for problem in problems:
            screen.line(Text.assemble((f"{where(problem)}:{problem.line}", "cyan"), f" {problem.what}"))
        name = GRAMMARS[lang].name if lang in GRAMMARS else lang
        screen.line(say("words-checked", args.lang, language=name, count=len(problems)))
    return 1 if any(found.values()) else 0


def missing_card(game: str, id: str, text: str, lang: str) -> Problem:
    folder = PACKAGE / "games" / game.replace("-", "_") / "locales" / lang
    return Problem(folder / "cards.ftl", 0, f"{id} is missing ({text})")


def where(problem: Problem) -> str:
    return problem.file.relative_to(PACKAGE).as_posix() if PACKAGE in problem.file.parents else str(problem.file)


def run_show(args: argparse.Namespace) -> int:
    """kleos words show"""
    screen = Screen()
    for id in args.id:
        places = [one for one in everything() if any(id in one.source(lang) for lang in LANGUAGES)]
        if not places:
            raise Mistake("words-no-entry", id=id)
        for one in places:
            for lang in LANGUAGES:
                if id in one.source(lang):
                    folder = (one.folder / lang).relative_to(PACKAGE).as_posix()
                    screen.line(Text.assemble((folder, "cyan")))
                    screen.line(one.source(lang)[id].strip())
    return 0
