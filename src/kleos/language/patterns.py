"""Fluent patterns as functions: an entry of a catalogue is parsed and compiled when it is first said.

Syntax and parser are those of Project Fluent. The runtime is ours, because a pattern may ask the grammar of its language
for words that depend on who is spoken of (`{ DO("draw") }`), and because a log line must cost no more than joining it.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from kleos.language.faults import CatalogueFault
from kleos.language.nouns import Noun, Quantity

if TYPE_CHECKING:
    from fluent.syntax import ast

    from kleos.language.grammar import Grammar


class Values(Protocol):
    """What an entry is given: a dictionary, or an object that works out what it is asked for."""

    def __getitem__(self, name: str, /) -> Any: ...


Text = str | Callable[[Values, Any], str]  # of what a pattern is given, and who speaks
Find = Callable[[str], "Entry"]

NOTHING: Final[Values] = {}
VARIABLE: Final = re.compile(r"\{ \$([a-zA-Z][a-zA-Z0-9_-]*) \}")
PLAIN: Final = re.compile(r"-?[a-zA-Z0-9_-]+ = ([^{}\n]*(?:\{ \$[a-zA-Z0-9_-]+ \}[^{}\n]*)*)\n*")


class Entry:
    """A message or term of one language, ready to be said."""

    __slots__ = ("attributes", "grammar", "id", "plain", "value")

    def __init__(self, grammar: "Grammar", id: str, value: Text, attributes: dict[str, Text]) -> None:
        self.grammar = grammar
        self.id = id
        self.value = value
        self.attributes = attributes
        self.plain: Noun | None = None  # as a noun, once it has been asked for

    def say(self, values: Values = NOTHING, voice: Any = None) -> str:
        value = self.value
        try:
            return value if isinstance(value, str) else value(values, voice)
        except KeyError as missing:
            raise self.fault(missing) from missing

    def attribute(self, name: str, values: Values = NOTHING, voice: Any = None) -> str:
        """An attribute, or nothing where the entry has none of that name."""
        value = self.attributes.get(name, "")
        try:
            return value if isinstance(value, str) else value(values, voice)
        except KeyError as missing:
            raise self.fault(missing) from missing

    def fault(self, missing: KeyError) -> CatalogueFault:
        return CatalogueFault(f"{self.id}: {missing} was not given")

    def noun(self) -> Noun:
        """The entry as a noun: its attributes are what grammar wants to know of it."""
        if self.plain is None:
            self.plain = self.noun_of(NOTHING)
        return self.plain

    def noun_of(self, values: Values) -> Noun:
        """The entry as a noun, with its values: "carte Gémeaux"."""
        one = self.say(values)
        return Noun(
            one,
            self.attribute("many", values) or self.grammar.several_of(one),
            self.attribute("gender") or "m",
            many_gender=self.attribute("many-gender"),
            apart=self.attribute("apart", values),
        )


def parsed(source: str) -> "ast.Message | ast.Term":
    """One entry of a catalogue, or a fault that says what is wrong with it."""
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse_entry(source)
    if isinstance(entry, (ast.Message, ast.Term)):
        return entry
    problems = "; ".join(f"{found.code} {found.message}" for found in getattr(entry, "annotations", None) or ())
    raise CatalogueFault(f"{source.splitlines()[0]!r} cannot be read: {problems}")


class Code(str):
    """An expression of Python; whatever else stands in a pattern is words."""

    __slots__ = ()


class Compiler:
    """Makes entries of one language from its source; other entries are found when they are needed.

    A pattern becomes one expression of Python, since calling a function for each of its parts would take longer than
    all that the parts say.
    """

    def __init__(self, grammar: "Grammar", find: Find) -> None:
        self.grammar = grammar
        self.find = find
        self.variables = 0
        self.names: dict[str, Any] = {"find": find, "show": grammar.show}  # what the expressions know

    def known(self, value: Any) -> Code:
        """A value by a name that expressions know it by."""
        name = f"k{len(self.names)}"
        self.names[name] = value
        return Code(name)

    def variable(self) -> str:
        """A name of its own for a value within an expression."""
        self.variables += 1
        return f"v{self.variables}"

    def joined(self, parts: list[str]) -> str:
        """The parts of a pattern, one after the other: words, or an expression that says them."""
        if not any(isinstance(part, Code) for part in parts):
            return "".join(parts)
        return Code(written(parts[0]) if len(parts) == 1 else f"''.join(({', '.join(map(written, parts))}))")

    def function(self, whole: str) -> Text:
        """Words as they are; an expression as a function."""
        if not isinstance(whole, Code):
            return whole
        made: Callable[[Values, Any], str] = eval(f"lambda values, voice: {whole}", self.names)
        return made

    def entry(self, id: str, source: str) -> Entry:
        plain = PLAIN.fullmatch(source)
        if plain is not None and plain[1].strip(" "):
            return Entry(self.grammar, id, self.plain(plain[1].strip(" ")), {})
        return self.compiled(id, source)

    def plain(self, line: str) -> Text:
        """One line of words and variables, as most entries are: read here, since the parser takes a while."""
        pieces = VARIABLE.split(line)
        parts = [self.grammar.typeset(pieces[0])] if pieces[0] else []
        for name, words in zip(pieces[1::2], pieces[2::2]):
            parts.append(shown(variable(name)))
            if words:
                parts.append(self.grammar.typeset(words))
        return self.function(self.joined(parts))

    def compiled(self, id: str, source: str) -> Entry:
        """Whatever Fluent can say."""
        found = parsed(source)
        value = self.function(self.pattern(found.value)) if found.value is not None else ""
        attributes = {one.id.name: self.function(self.pattern(one.value)) for one in found.attributes}
        return Entry(self.grammar, id, value, attributes)

    # Patterns ---------------------------------------------------------------------------------------------------------
    def pattern(self, pattern: "ast.Pattern") -> str:
        from fluent.syntax import ast

        parts: list[str] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(self.grammar.typeset(element.value))
            else:
                assert isinstance(element, ast.Placeable)
                parts.append(self.text(element.expression))
        return self.joined(parts)

    def text(self, expression: Any) -> str:
        """An expression where words are wanted."""
        from fluent.syntax import ast

        if isinstance(expression, ast.StringLiteral):
            return self.grammar.typeset(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return str(expression.value)
        if isinstance(expression, ast.Placeable):
            return self.text(expression.expression)
        if isinstance(expression, ast.SelectExpression):
            return self.selection(expression)
        if isinstance(expression, ast.MessageReference):
            return self.other(expression.id.name, expression.attribute)
        if isinstance(expression, ast.TermReference):
            given = self.named(expression.arguments.named) if expression.arguments is not None else {}
            return said(f"-{expression.id.name}", expression.attribute, self.known(given))
        return shown(self.argument(expression))

    def argument(self, expression: Any) -> Code:
        """An expression where a value is wanted: of a function, or to choose by."""
        from fluent.syntax import ast

        if isinstance(expression, (ast.StringLiteral, ast.NumberLiteral)):
            return self.known(expression.parse()["value"])
        if isinstance(expression, ast.VariableReference):
            return variable(expression.id.name)
        if isinstance(expression, ast.FunctionReference):
            return self.call(expression)
        if isinstance(expression, ast.TermReference) and expression.attribute is None:
            return Code(f"find({'-' + expression.id.name!r}).noun()")
        text = self.text(expression)
        return text if isinstance(text, Code) else self.known(text)

    def call(self, reference: "ast.FunctionReference") -> Code:
        name = reference.id.name
        known = self.grammar.functions.get(name)
        if known is None:
            raise CatalogueFault(
                f"{self.grammar.lang} has no {name}(), but: {', '.join(sorted(self.grammar.functions))}"
            )
        function, voiced = known
        arguments: list[str] = ["voice"] if voiced else []
        arguments += [self.argument(one) for one in reference.arguments.positional]
        arguments += [f"{key}={self.known(value)}" for key, value in self.named(reference.arguments.named).items()]
        return Code(f"{self.known(function)}({', '.join(arguments)})")

    def named(self, arguments: "list[ast.NamedArgument]") -> dict[str, Any]:
        """What a function or a term is given by name; a function of the grammar has no names with hyphens."""
        return {one.name.name.replace("-", "_"): one.value.parse()["value"] for one in arguments}

    def other(self, id: str, attribute: "ast.Identifier | None") -> str:
        """Another message with the same values, as a part of this one: it is found now, so that saying it costs little."""
        entry = self.find(id)
        text = entry.value if attribute is None else entry.attributes.get(attribute.name, "")
        return text if isinstance(text, str) else Code(f"{self.known(text)}(values, voice)")

    # Choosing ---------------------------------------------------------------------------------------------------------
    def selection(self, expression: "ast.SelectExpression") -> Code:
        """The variant that goes with a value; whether there is something, and yes or no, are asked on the spot."""
        from fluent.syntax import ast

        numbers: dict[float, str] = {}
        names: dict[str, str] = {}
        default = ""
        for variant in expression.variants:
            text = self.pattern(variant.value)
            if isinstance(variant.key, ast.NumberLiteral):
                numbers[variant.key.parse()["value"]] = text
            else:
                names[variant.key.name] = text
            if variant.default:
                default = text
        value = self.argument(expression.selector)
        v = self.variable()
        if not numbers and len(names) == 2 and "none" in names and names["none"] is not default:
            some = written(default).replace(value, v)  # what was asked for once need not be asked for again
            return Code(f"({some} if ({v} := {value}) or {v} == 0 else {written(names['none'])})")
        functions = {key: self.function(text) for key, text in names.items()}
        figures = {key: self.function(text) for key, text in numbers.items()}
        choice = self.known(chooser(figures, functions, self.function(default), self.grammar.plural))
        if names.keys() & {"yes", "no"}:
            yes, no = (written(names.get(key, default)) for key in ("yes", "no"))
            return Code(f"({yes} if ({v} := {value}) is True else {no} if {v} is False else {chosen(choice, v)})")
        return chosen(choice, value)


def chooser(
    numbers: dict[float, Text], names: dict[str, Text], default: Text, plural: Callable[[float], str]
) -> Callable[[Any], Text]:
    """Which of the variants goes with a value."""

    yes, no = names.get("yes", default), names.get("no", default)

    def chosen(value: Any) -> Text:
        if value.__class__ is int:
            found = numbers.get(value)
            return names.get(plural(value), default) if found is None else found
        if isinstance(value, bool):
            return yes if value else no
        if isinstance(value, Quantity):
            value = int(value.figure) if value.is_number else value.figure
        if isinstance(value, (int, float)):
            found = numbers.get(value)
            return names.get(plural(value), default) if found is None else found
        return names.get(key_of(value), default)

    return chosen


def key_of(value: Any) -> str:
    """How a value is written among variants: yes and no, none for nothing and no things, any other word as it is."""
    if isinstance(value, str):
        return value or "none"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return "none" if value in (None, [], ()) else str(value)


def written(part: str) -> str:
    """A part of a pattern as Python writes it."""
    return part if isinstance(part, Code) else repr(part)


def chosen(choice: Code, value: str) -> Code:
    """What a chooser has chosen, in words."""
    return Code(f"(t if (t := {choice}({value})).__class__ is str else t(values, voice))")


def variable(name: str) -> Code:
    return Code(f"values[{name!r}]")


def shown(value: Code) -> Code:
    """A value in words; most are words already, or figures."""
    return Code(f"(t if (c := (t := {value}).__class__) is str else str(t) if c is int else show(t))")


def said(id: str, attribute: "ast.Identifier | None", values: str) -> Code:
    """Another entry, or an attribute of it, with values."""
    if attribute is not None:
        return Code(f"find({id!r}).attribute({attribute.name!r}, {values}, voice)")
    return Code(f"find({id!r}).say({values}, voice)")
