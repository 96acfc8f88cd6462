"""Effect expressions: Python's syntax, parsed with `ast` and never evaluated, turned into nodes by a vocabulary."""

import ast
import difflib
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kleos.cards.problems import kind_words, python_words
from kleos.effects.terms import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    LESS,
    MORE,
    All,
    Amount,
    Compared,
    Condition,
    Either,
    Negative,
    Not,
    Number,
    Predicate,
    Sum,
    Unless,
)
from kleos.engine.errors import KleosError
from kleos.language.messages import Listed, Words

MOST = 999  # the greatest number an expression may name

OPERATORS: dict[type[ast.cmpop], int] = {
    ast.LtE: AT_MOST,
    ast.Lt: LESS,
    ast.Eq: EQUAL,
    ast.GtE: AT_LEAST,
    ast.Gt: MORE,
}


class ExpressionError(KleosError):
    """What is wrong with an expression, and at which column (from 0)."""

    def __init__(self, words: Words, column: int) -> None:
        super().__init__(words)
        self.column = column


@dataclass(frozen=True)
class Word:
    """A word of the vocabulary: the kinds of its arguments, how many are needed, and what it builds."""

    params: tuple[str, ...]
    build: Callable[..., Any]
    needed: int = -1  # -1: all of them
    repeats: bool = False  # the last parameter may be given any number of times

    @property
    def least(self) -> int:
        return len(self.params) if self.needed < 0 else self.needed


@dataclass(frozen=True)
class Vocabulary:
    """The words of one game by the kind of thing they make, and what can be measured of a subject."""

    words: Mapping[str, Mapping[str, Word]]
    measures: Mapping[str, int] = field(default_factory=dict)
    measure: Callable[[int, int, Amount], Predicate] | None = None

    def kinds_of(self, name: str) -> list[str]:
        return [kind for kind, words in self.words.items() if name in words]


def parse(text: str, want: str, vocabulary: Vocabulary) -> Any:
    """The tree an expression describes; `want` is the kind of thing expected (effect, predicate, amount …)."""
    try:
        return Parser(vocabulary).build(syntax(text), want)
    except (RecursionError, MemoryError):
        raise ExpressionError(Words("too-deep"), 0) from None


def syntax(text: str) -> ast.expr:
    """The expression as Python reads it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what Python merely warns of is no business of a card's author
            return ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError) as problem:
        offset = getattr(problem, "offset", None) or 1
        words = python_words(getattr(problem, "msg", str(problem)))
        raise ExpressionError(Words("not-an-expression", problem=words), offset - 1) from None


class Parser:
    """Builds what is wanted from syntax, kind by kind."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def build(self, node: ast.expr, want: str) -> Any:
        if want == "number":
            return self.number(node)
        if want == "string":
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                return node.value
            raise ExpressionError(Words("expected-quotes"), node.col_offset)
        special = self.special(node, want)
        if special is not None:
            return special
        if isinstance(node, ast.Name):
            return self.call(node.id, [], node, want)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.keywords:
                raise ExpressionError(Words("arguments-by-place"), node.keywords[0].value.col_offset)
            return self.call(node.func.id, node.args, node, want)
        raise ExpressionError(Words("expected-kind", want=kind_words(want)), node.col_offset)

    def special(self, node: ast.expr, want: str) -> Any:
        """Operators, where the wanted kind has them."""
        if want == "predicate":
            return self.predicate(node)
        if want == "condition":
            return self.condition(node)
        if want == "amount":
            return self.amount(node)
        return None

    def predicate(self, node: ast.expr) -> Predicate | None:
        if isinstance(node, ast.BoolOp):
            parts = [self.build(value, "predicate") for value in node.values]
            return All(parts) if isinstance(node.op, ast.And) else Either(parts)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return Not(self.build(node.operand, "predicate"))
        measure = self.vocabulary.measure
        if isinstance(node, ast.Compare) and measure is not None:
            left, op, right = self.compared(node)
            if not isinstance(left, ast.Name) or left.id not in self.vocabulary.measures:
                known = ", ".join(sorted(self.vocabulary.measures))
                raise ExpressionError(Words("only-compared", known=known), left.col_offset)
            return measure(self.vocabulary.measures[left.id], op, self.build(right, "amount"))
        return None

    def condition(self, node: ast.expr) -> Condition | None:
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return Unless(self.build(node.operand, "condition"))
        if isinstance(node, ast.Compare):
            left, op, right = self.compared(node)
            return Compared(self.build(left, "amount"), op, self.build(right, "amount"))
        return None

    def amount(self, node: ast.expr) -> Amount | None:
        if isinstance(node, ast.Constant):
            return Number(self.number(node))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return Sum(self.build(node.left, "amount"), self.build(node.right, "amount"))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return Negative(self.build(node.operand, "amount"))
        return None

    def compared(self, node: ast.Compare) -> tuple[ast.expr, int, ast.expr]:
        if len(node.ops) != 1:
            raise ExpressionError(Words("one-comparison"), node.col_offset)
        op = OPERATORS.get(type(node.ops[0]))
        if op is None:
            raise ExpressionError(Words("expected-comparison", known="<=, <, ==, >=, >"), node.col_offset)
        return node.left, op, node.comparators[0]

    def number(self, node: ast.expr) -> int:
        if isinstance(node, ast.Constant) and type(node.value) is int and 0 <= node.value <= MOST:
            return node.value
        raise ExpressionError(Words("card-expected-number", least=0, most=MOST), node.col_offset)

    def call(self, name: str, arguments: Sequence[ast.expr], node: ast.expr, want: str) -> Any:
        known = self.vocabulary.words.get(want, {})
        word = known.get(name)
        if word is None:
            kinds = self.vocabulary.kinds_of(name)
            close = difflib.get_close_matches(name, known, 1)
            if kinds:
                words = Words("other-kind", name=name, kind=kind_words(kinds[0]), want=kind_words(want))
            elif close:
                words = Words("unknown-word-close", want=kind_words(want), name=name, close=close[0])
            else:
                words = Words("unknown-word", want=kind_words(want), name=name)
            raise ExpressionError(words, node.col_offset)
        most = 99 if word.repeats else len(word.params)
        if not word.least <= len(arguments) <= most:
            params = Listed([kind_words(kind) for kind in word.params], ", ")
            key = "word-takes" if word.params else "word-takes-nothing"
            raise ExpressionError(Words(key, name=name, params=params, count=len(arguments)), node.col_offset)
        built = []
        for i, argument in enumerate(arguments):
            built.append(self.build(argument, word.params[min(i, len(word.params) - 1)]))
        return word.build(*built)
