"""A score sheet of Mythology GO asked for line by line, from a keyboard or a pipe; every line can be taken back."""

import sys
from contextlib import suppress
from typing import Any

import kleos
from kleos.engine.errors import KleosError
from kleos.engine.game import Sheet
from kleos.games.scoring import Unanswered
from kleos.terminal.messages import Mistake, say
from kleos.terminal.screen import Screen

HELP = "?"
BACK = "<"
# Each question, what is said to explain it, and of which kind the cards are that answer it
QUESTIONS = {
    "players": ("score-ask-players", "score-help-players", ""),
    "starter": ("score-ask-starter", "score-help-starter", ""),
    "creatures": ("score-ask-creatures", "score-help-creatures", "creature"),
    "divinity": ("score-ask-divinity", "score-help-divinity", "divinity"),
    "belief": ("score-ask-belief", "score-help-belief", "belief"),
    "spells": ("score-ask-spells", "score-help-spells", ""),
}


class Asked(Exception):
    """The next question, and what can be said about it."""

    def __init__(self, question: str, help: list[str]) -> None:
        super().__init__(question)
        self.question = question
        self.help = help


class Interview:
    """Questions in a fixed order. What was answered so far is all there is, so that a line can be taken back."""

    def __init__(self, rules: kleos.Rules, screen: Screen, lang: str, quiet: bool) -> None:
        self.rules = rules
        self.screen = screen
        self.lang = lang
        self.quiet = quiet  # in a pipe nothing but the result is printed
        self.lines: list[str] = []
        self.count = 0  # of the lines of a pipe that were read, answers or not
        self.left: list[str] = []  # of the lines, those not yet used in going through the questions

    def run(self) -> Sheet:
        self.tell(say("score-asking", self.lang, help=HELP, back=BACK))
        while True:
            try:
                return self.rules.score_sheet(self.document(), self.lang)
            except Asked as asked:
                self.answer(asked)

    def answer(self, asked: Asked) -> None:
        """One line: an answer, help, or the last one taken back. A wrong answer is told, and not kept."""
        line = self.read(asked)
        if line == HELP:
            for help in asked.help:
                self.tell(help)
            return
        if line == BACK:
            if self.lines:
                self.tell(say("score-taken-back", self.lang, line=self.lines.pop()))
            return
        self.lines.append(line)
        try:
            self.check(self.document())
        except Asked:
            pass
        except KleosError as problem:
            if not sys.stdin.isatty():  # what follows was meant to follow something else
                wrong = {"number": self.count, "line": line, "question": asked.question, "problem": problem.words}
                raise Mistake("score-wrong", **wrong) from None
            self.lines.pop()
            print(problem.words.text(self.lang), file=sys.stderr)

    def read(self, asked: Asked) -> str:
        question = f"{asked.question} "
        if sys.stdin.isatty():
            try:
                return input(question).strip()
            except EOFError:
                raise Mistake("score-unfinished", question=asked.question) from None
        line = sys.stdin.readline()
        if not line:
            raise Mistake("score-unfinished", question=asked.question)
        self.count += 1
        self.tell(f"{question}{line.rstrip()}")
        return line.strip()

    def tell(self, words: str) -> None:
        if not self.quiet or sys.stdin.isatty():
            self.screen.line(words)

    # The questions ----------------------------------------------------------------------------------------------------
    def next(self, key: str, **values: Any) -> str:
        """The line that answers the next question."""
        if not self.left:
            question, help, kind = QUESTIONS[key]
            raise Asked(say(question, self.lang, **values), self.help(help, kind))
        return self.left.pop(0)

    def help(self, words: str, kind: str) -> list[str]:
        out = [say(words, self.lang)]
        if kind:
            cards = [face for face in self.rules.cards.values() if face.facts()["kind"] == kind]
            out.append(", ".join(f"{face.name(self.lang)} ({face.id})" for face in cards))
        return out

    def document(self) -> dict[str, Any]:
        """The sheet as far as the lines go; raises Asked where they end."""
        self.left = list(self.lines)
        names = [name.strip() for name in self.next("players").split(",") if name.strip()]
        document: dict[str, Any] = {"players": [{"name": name, "field": []} for name in names]}
        self.check(document)
        starter = self.next("starter", name=names[0])
        if starter:
            document["starter"] = starter
            self.check(document)
        for player in document["players"]:
            self.player(player, document)
        while True:
            try:
                self.rules.score_sheet(document, self.lang)
            except Unanswered as question:
                question.give(document, self.chosen(question))
            else:
                return document

    def player(self, player: dict[str, Any], document: dict[str, Any]) -> None:
        while line := self.next("creatures", name=player["name"], count=len(player["field"])):
            player["field"] += [part.strip() for part in line.split(",") if part.strip()]
            self.check(document)
        for key in ("divinity", "belief"):
            line = self.next(key, name=player["name"])
            if line:
                player[key] = line
                self.check(document)
        spells = self.next("spells", name=player["name"])
        if spells:
            if not spells.isdecimal():
                raise Mistake("not-a-number", text=spells)
            player["spells"] = int(spells)

    def chosen(self, question: Unanswered) -> str:
        """The answer to a question of the counting: the number of an option, or the answer itself."""
        if not self.left:
            listed = [f"  {number}  {text}" for number, (_, text) in enumerate(question.options, 1)]
            words = "\n".join([question.prompt, *listed, ">"])
            raise Asked(words, [say("score-help-option", self.lang)])
        line = self.left.pop(0)
        if line.isdecimal():
            if not 1 <= int(line) <= len(question.options):
                raise Mistake("no-option", number=line, count=len(question.options))
            return question.options[int(line) - 1][0]
        if not line:
            raise Mistake("score-help-option")
        return line

    def check(self, document: dict[str, Any]) -> None:
        """Raises what is wrong so far; what is still to be asked is not."""
        with suppress(Unanswered):
            self.rules.score_sheet(document, self.lang)
