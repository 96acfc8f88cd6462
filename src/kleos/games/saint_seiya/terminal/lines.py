"""Saint Seiya Deck Building at the terminal: its heroes, and its table in lines, made from what a seat is shown."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final, Literal

from rich.console import Group, RenderableType
from rich.text import Text

from kleos.games.facts import counted_fact, full_name
from kleos.games.saint_seiya.kinds import HEROES
from kleos.games.saint_seiya.schema import Currency, Hero, Numbered, Phase, Played, Player, TerrainCard, View
from kleos.language.messages import Close
from kleos.match import Match
from kleos.table.seating import PERSON, Seat
from kleos.terminal.messages import Mistake, say
from kleos.terminal.presenter import Examples, Presenter, Wishes
from kleos.terminal.screen import grid

Pile = Literal["discard", "destroyed", "aside"]  # those that anybody may look through
Counted = Literal[Pile, "wounded"]

SEATS = ("cyan", "yellow", "green", "magenta", "red")  # a colour for each seat; words always say the same
PHASES: Final[dict[Phase, str]] = {"main": "phase-main", "upkeep": "phase-upkeep", "over": "match-over"}
COLUMNS = (
    "column-hero",
    "column-hand",
    "column-draw",
    "column-discard",
    "column-wounded",
    "column-destroyed",
    "column-aside",
    "column-armour",
)
PILES: Final[dict[Pile, str]] = {
    "discard": "terrain-discard-of",
    "destroyed": "terrain-destroyed-of",
    "aside": "terrain-aside-of",
}
COUNTED: Final[tuple[Counted, ...]] = ("discard", "wounded", "destroyed", "aside")
CURRENCIES: Final[dict[Currency, str]] = {"force": "fact-force", "cosmos": "fact-cosmos"}


class SaintSeiya(Presenter[View]):
    """Two to five players with a hero each."""

    examples = Examples(
        card="mu",
        name="Shiryu",
        tokens="play seiya-green 3, acquire 3 force, activate #12, end",
        token="acquire 3 cosmos",
        clause="SS-5.3",
        words="stranded",
    )
    own_options: ClassVar = {"hero": tuple(HEROES)}
    brings = "welcome-hero"

    # Beginning ------------------------------------------------------------------------------------------------------
    def begin(self, seed: int, players: int, wishes: Wishes) -> Match:
        """The heroes may also be named among the options of the match."""
        options = dict(wishes.options)
        if "heroes" in options:
            heroes = tuple([str(hero) for hero in options.pop("heroes")])
            wishes = replace(wishes, sides=heroes, options=options)
        return super().begin(seed, players, wishes)

    def seat_with(self, given: str, lang: str) -> Seat:
        hero = given.lower()
        if hero not in HEROES:
            raise Mistake("unknown-hero", hero=hero, hint=Close(hero, HEROES), known=", ".join(HEROES))
        return Seat(PERSON, side=hero)

    # The table in lines ---------------------------------------------------------------------------------------------
    def table(self, view: View, names: list[str], lang: str, width: int) -> RenderableType:
        """Clock, players, the terrain with what faces it, everything else in play, and the hand of the seat that looks."""
        parts: list[RenderableType] = [heading(view, names, lang), players(view, names, lang), Text()]
        parts.append(Text(say("terrain-from-reserve", lang), style="bold"))
        for number, place in enumerate(view["terrain"], 1):
            parts += self.place(number, place, view, lang)
        parts += self.elsewhere(view, names, lang)
        for player in view["players"]:
            if "hand" in player:
                title = Text(say("hand-of", lang, seat=player["seat"]), style="bold")
                parts += [Text(), title, self.hand(player["hand"], lang)]
        return Group(*parts)

    def place(self, number: int, place: TerrainCard | None, view: View, lang: str) -> list[RenderableType]:
        """A terrain card with its costs and what there is to pay them, and the Characters that face it."""
        if place is None:
            return [Text(f"{number} · {say('terrain-empty', lang)}", style="dim")]
        facts = self.rules.cards[place["card"]].facts(lang)
        line = Text.assemble((f"{number} · {place['name']}", "bold"), f" ({place['card']})")
        for text in (facts["class"], facts["rank"], say("fact-flame", lang) if place["flame"] else ""):
            line.append(f" · {text}" if text else "")
        line.append(f" · {standing(place, lang)}", style="bold")
        return [line, *[self.in_play(c, lang) for c in all_played(view) if c["facing"] == number]]

    def in_play(self, c: Played, lang: str) -> Text:
        values = [counted_fact(name, c[name], lang) for name in CURRENCIES]
        if c["force_bonus"]:
            values.append(say("terrain-bonus", lang, count=c["force_bonus"]))
        return Text.assemble((f"    #{c['object']} ", "cyan"), f"{c['name']} {c['card']}, {', '.join(values)}")

    def elsewhere(self, view: View, names: list[str], lang: str) -> Iterator[RenderableType]:
        """What else lies open on the table: held, revealed and stranded cards, wounded Characters, known top cards."""
        if view["held"]:
            yield labelled(say("terrain-held", lang), [self.numbered(c) for c in view["held"]], lang)
        if view["revealed"]:
            yield labelled(say("terrain-revealed", lang), [self.named(id, lang) for id in view["revealed"]], lang)
        stranded = [c for c in all_played(view) if c["facing"] is None]
        if stranded:
            yield Text(say("terrain-fighting" if view["held"] else "terrain-stranded", lang), style="bold")
            yield from [self.in_play(c, lang) for c in stranded]
        for player in view["players"]:
            who = names[player["seat"]]
            if player["wounded"]:
                wounded = [self.numbered(c) for c in player["wounded"]]
                yield labelled(say("terrain-wounded-of", lang, name=who), wounded, lang)
            if player["draw_top"]:
                top = [self.named(id, lang) for id in player["draw_top"]]
                yield labelled(say("terrain-top-of", lang, name=who), top, lang)

    def numbered(self, c: Numbered) -> str:
        return f"#{c['object']} {c['name']} {c['card']}"

    def named(self, id: str, lang: str) -> str:
        return f"{self.rules.cards[id].name(lang)} {id}"

    def hand(self, cards: list[str], lang: str) -> RenderableType:
        if not cards:
            return Text(f"  {say('no-cards', lang)}", style="dim")
        out = grid("left", "right", "right", "right", "left")
        out.add_row("", *[Text(say(key, lang), style="dim") for key in (*CURRENCIES.values(), "fact-heal")], "")
        for id in dict.fromkeys(cards):
            face = self.rules.cards[id]
            facts = face.facts(lang)
            values = [str(facts["value"].get(name, "-")) for name in CURRENCIES]
            copies = f" (×{cards.count(id)})" if cards.count(id) > 1 else ""
            name = Text.assemble(full_name(face, lang), (copies, "dim"))
            out.add_row(Text(f"  {id}", style="cyan"), *values, str(facts["heal"] or "-"), name)
        return out

    def piles(self, view: View, names: list[str], lang: str) -> RenderableType:
        """Everything that may be inspected at any time (SS-9.2)."""
        lines: list[RenderableType] = []
        for heading, cards in open_piles(view, names, lang):
            lines.append(Text(heading, style="bold"))
            for id in dict.fromkeys(cards):
                copies = f" (×{cards.count(id)})" if cards.count(id) > 1 else ""
                lines.append(
                    Text.assemble((f"  {id} ", "cyan"), full_name(self.rules.cards[id], lang), (copies, "dim"))
                )
            if not cards:
                lines.append(Text(f"  {say('pile-empty', lang)}", style="dim"))
        return Group(*lines)

    def card_at(self, view: View, object: str) -> str:
        for c in objects(view):
            if f"#{c['object']}" == object:
                return c["card"]
        raise Mistake("not-on-table", object=object)

    def spelled(self, word: str) -> str:
        return word.lower()


# The view -----------------------------------------------------------------------------------------------------------------
def all_played(view: View) -> list[Played]:
    """The Characters in play, whoever played them."""
    return [c for player in view["players"] for c in player["played"]]


def objects(view: View) -> Iterator[Numbered]:
    """Everything on the table that has a number."""
    yield from [place for place in view["terrain"] if place is not None]
    yield from view["held"]
    for player in view["players"]:
        yield from player["played"]
        yield from player["wounded"]
        if player["armour"] is not None:
            yield player["armour"]


def open_piles(view: View, names: tuple[str, ...] | list[str], lang: str) -> list[tuple[str, list[str]]]:
    """The piles that anybody may look through; empty ones only where one would look for them."""
    out = [(say("terrain-common", lang), list(view["common_discard"]))]
    for player in view["players"]:
        for field, key in PILES.items():
            if player[field] or field == "discard":
                out.append((say(key, lang, name=names[player["seat"]]), list(player[field])))
    return out


def hero_name(hero: Hero) -> str:
    return hero.capitalize()


def standing(place: TerrainCard, lang: str) -> str:
    """What a terrain card costs, and how much of it is there."""
    parts = [
        say("terrain-have", lang, what=say(key, lang), have=place["strength"][name], need=place["costs"][name])
        for name, key in CURRENCIES.items()
        if name in place["costs"]
    ]
    return ", ".join(parts) or say("terrain-no-cost", lang)


# Lines --------------------------------------------------------------------------------------------------------------------
def labelled(what: str, things: list[str], lang: str) -> Text:
    return Text(say("labelled", lang, what=what, words=", ".join(things)))


def heading(view: View, names: list[str], lang: str) -> RenderableType:
    line = Text(say("terrain-turn", lang, turn=view["turn"]), style="bold")
    more = [say(PHASES[view["phase"]], lang)]
    if view["phase"] != "over":
        more.append(say("turn-of", lang, name=names[view["active"]]))
    more.append(say("terrain-flames", lang, count=view["flames"]))
    if view["ending"] and view["phase"] != "over":
        more.append(say("terrain-last-round", lang))
    more.append(say("terrain-reserve", lang, count=view["reserve_size"]))
    more.append(say("terrain-common-size", lang, count=len(view["common_discard"])))
    for text in more:
        line.append(f" · {text}", style="not bold")
    return line


def players(view: View, names: list[str], lang: str) -> RenderableType:
    out = grid("left", "left", "right", "right", "right", "right", "right", "right", "left", "left")
    out.add_row("", *[Text(say(key, lang), style="dim") for key in COLUMNS], "")
    for player in view["players"]:
        seat = player["seat"]
        numbers = [player["hand_size"], player["draw_size"]]
        numbers += [len(player[field]) for field in COUNTED]
        armour = player["armour"]
        equipped = f"#{armour['object']} {armour['name']}" if armour else "-"
        marks = Text(", ".join(marks_of(player, view, lang)), style="bold")
        name = Text(names[seat], style=SEATS[seat])
        out.add_row(name, hero_name(player["hero"]), *[str(number) for number in numbers], equipped, marks)
    return out


def marks_of(player: Player, view: View, lang: str) -> list[str]:
    """What else there is to say about a player."""
    out = []
    if "score" in player:
        out.append(say("points", lang, count=player["score"]))
    if player["conceded"]:
        out.append(say("mark-conceded", lang))
    if view["first"] == player["seat"]:
        out.append(say("terrain-first", lang))
    if player["force_all"]:
        out.append(say("terrain-force-all", lang, count=player["force_all"]))
    if player["armours_by_force"]:
        out.append(say("terrain-by-force", lang))
    return out


PRESENTER = SaintSeiya
