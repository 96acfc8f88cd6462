"""Mythology GO at the terminal: its table in lines, and the countings, made from what a seat is shown."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kleos.engine.game import Side
from kleos.games.facts import full_name
from kleos.games.mythology_go.schema import Colour, Creature, Mark, Phase, Player, Sheet, View
from kleos.games.mythology_go.sheet import STEPS as STEPS
from kleos.terminal.messages import Mistake, keyed, say
from kleos.terminal.presenter import Examples, Presenter, Wishes
from kleos.terminal.screen import grid

ROUNDS = 3  # MG-1.1
SLOTS = 7  # MG-4.5.1
PLAYS = 2  # MG-4.3.1
SEATS = ("cyan", "yellow", "green", "magenta", "red", "blue", "bright_cyan", "bright_magenta")  # words say the same
PHASES: Final[dict[Phase, str]] = {
    "belief": "myths-choosing-beliefs",
    "draw": "myths-drawing",
    "main": "myths-main",
    "scoring": "myths-counting",
    "over": "match-over",
}
STATES: Final[dict[Mark, str]] = {
    "fused": "myths-fused",
    "resurrected": "myths-resurrected",
    "used": "myths-used",
    "was_down": "myths-was-down",
}


class MythologyGo(Presenter[View]):
    """Two to eight players, three rounds."""

    examples = Examples(
        card="harpie",
        name="Unicorn",
        tokens="play harpie, hide golem, target #12, fuse #3 #4, accuse p2 zeus, done",
        token="hide dragon",
        clause="MG-8.1.1",
        words="face-down",
    )
    brings = "welcome-mode"
    asks_for_sheets = True
    counts = True

    # Beginning ------------------------------------------------------------------------------------------------------
    def offered(self, players: int, lang: str) -> list[Side]:
        """There is one way to play."""
        return [Side("", say("myths-three-rounds", lang), "")]

    def wishes(self, lang: str, chosen: tuple[str, ...]) -> Wishes:
        return Wishes(lang)

    # The table in lines ---------------------------------------------------------------------------------------------
    def table(self, view: View, names: list[str], lang: str, width: int) -> RenderableType:
        """Round and turn, the players, their fields, deck and discard pile, what is counted, the own hand."""
        parts: list[RenderableType] = [Text(" · ".join(self.turn(view, names, lang)), style="bold")]
        parts += [self.players(view, names, lang), Text()]
        for player in self.around(view):
            parts += self.field(player, names, lang)
        parts += self.piles_in_short(view, lang)
        if view["phase"] == "scoring":
            parts += self.declarations(view, names, lang)
        if view["phase"] in ("belief", "over") and view["rounds"]:
            parts += [Text(), self.counting(view, names, lang, len(view["rounds"]))]
        elif view["phase"] == "scoring":
            parts += [Text(), self.sheet(view["counting"], names, lang, say("myths-so-far", lang, round=view["round"]))]
        for player in view["players"]:
            if player.get("hand"):
                title = Text(say("hand-of", lang, seat=player["seat"]), style="bold")
                parts += [Text(), title, self.hand(player["hand"], lang)]
        return Group(*parts)

    def turn(self, view: View, names: Sequence[str], lang: str) -> list[str]:
        """Round, phase and turn, then what is left of the turn and of the round."""
        out = [say("myths-round", lang, round=view["round"], rounds=ROUNDS), say(PHASES[view["phase"]], lang)]
        if view["phase"] in ("draw", "main"):
            out.append(say("turn-of", lang, name=names[view["active"]]))
        return out + self.later(view, names, lang)

    def later(self, view: View, names: Sequence[str], lang: str) -> list[str]:
        """Who started, plays made, how many turns are left."""
        out = []
        if view["phase"] != "over":
            out.append(say("myths-starter", lang, name=names[view["starter"]]))
        if view["phase"] == "main":
            out.append(say("myths-plays", lang, count=view["plays"], plays=PLAYS))
        if view["countdown"] is not None and view["phase"] in ("draw", "main"):
            out.append(say("myths-countdown", lang, count=view["countdown"]))
        return out

    def around(self, view: View) -> list[Player]:
        """The players clockwise, whoever looks first."""
        players = view["players"]
        first = view["seat"] or 0
        return [players[(first + step) % len(players)] for step in range(len(players))]

    def players(self, view: View, names: list[str], lang: str) -> RenderableType:
        rounds = [say("myths-column-round", lang, round=number + 1) for number in range(ROUNDS)]
        heads = [say(key, lang) for key in ("myths-belief", "myths-divinity", "myths-slots", "myths-spells")]
        out = grid("left", "left", "left", "right", "right", *["right"] * (ROUNDS + 1), "left")
        out.add_row("", *[Text(head, style="dim") for head in [*heads, *rounds, say("myths-total", lang)]], "")
        for player in view["players"]:
            seat = player["seat"]
            scores = [str(score) for score in player["scores"]]
            scores += ["-"] * (ROUNDS - len(scores))
            out.add_row(
                Text(names[seat], style=SEATS[seat]),
                player["belief_name"] or "-",
                self.divinity(player, lang),
                f"{player['slots_used']}/{SLOTS}",
                str(player["spells_played"]),
                *scores,
                Text(str(player["total"]), style="bold"),
                Text(", ".join(marks_of(player, view, lang)), style="bold"),
            )
        return out

    def divinity(self, player: Player, lang: str) -> str:
        """The divinity if it may be known, else that there is one, and what is known of it (MG-8.7.2)."""
        if player["divinity"] is not None:
            return self.rules.cards[player["divinity"]].name(lang)
        if not player["has_divinity"]:
            return "-"
        return say("myths-declared" if player["declared"] else "myths-face-down", lang)

    def field(self, player: Player, names: Sequence[str], lang: str) -> Iterator[RenderableType]:
        heading = say("myths-field-of", lang, name=names[player["seat"]])
        if not player["field"]:
            yield Text(say("labelled", lang, what=heading, words=say("myths-no-creature", lang)), style="dim")
            return
        yield Text(say("labelled", lang, what=heading, words=""), style=f"bold {SEATS[player['seat']]}")
        for c in player["field"]:
            yield Text(f"  {' · '.join(self.creature(c, lang))}", style="" if c["known"] else "dim")

    def creature(self, c: Creature, lang: str) -> list[str]:
        """A creature of a field: number and name, colour, value, and whatever is special about it."""
        if not c["known"]:
            return [keyed(f"#{c['object']}", say("myths-face-down", lang))]
        out = [f"#{c['object']} {c['name']} ({c.get('looks', c['card'])})", self.colours(lang)[c["colour"]]]
        out.append(say("myths-value", lang, value=worth(c)))
        return out + self.states(c, lang)

    def states(self, c: Creature, lang: str) -> list[str]:
        """Face-down, drained or strengthened, fused, resurrected, used, copied or transformed."""
        out = [say("myths-face-down", lang)] if c["face"] == "down" else []
        if c["slots"] > 1:
            out.append(say("myths-takes-slots", lang, count=c["slots"]))
        out += [say(key, lang) for field, key in STATES.items() if c[field]]
        if "looks" in c:
            key = "myths-transformed" if c["transformed"] else "myths-copied"
            out.append(say(key, lang, name=self.rules.cards[c["card"]].name(lang)))
        return out

    def colours(self, lang: str) -> dict[Colour, str]:
        """The colours by their ids, as the cards name them."""
        return {
            face.keys()["colour"]: str(face.facts(lang)["colour"])
            for face in self.rules.cards.values()
            if "colour" in face.keys()  # noqa: SIM118 - a method of cards
        }

    def piles_in_short(self, view: View, lang: str) -> Iterator[RenderableType]:
        yield Text(say("myths-deck", lang, count=view["deck_size"]))
        if view["discard"]:
            words = ", ".join(self.named(list(dict.fromkeys(view["discard"])), lang))
            yield Text(say("labelled", lang, what=say("myths-discard", lang, count=len(view["discard"])), words=words))
        if view["aside"]:
            words = ", ".join(self.named(view["aside"], lang))
            yield Text(say("labelled", lang, what=say("myths-aside", lang), words=words))
        for player in view["players"]:
            if player.get("divinities_seen"):
                words = ", ".join(self.named(player["divinities_seen"], lang))
                yield Text(say("labelled", lang, what=say("myths-seen", lang), words=words))
        if view["phase"] == "belief":
            words = ", ".join(self.named(view["free_beliefs"], lang))
            yield Text(say("labelled", lang, what=say("myths-free-beliefs", lang), words=words))

    def declarations(self, view: View, names: Sequence[str], lang: str) -> Iterator[RenderableType]:
        """What was declared in this counting: targets and accusations."""
        for aim in view["targets"]:
            yield Text(say("myths-target", lang, object=aim["object"], target=aim["target"]))
        for one in view["accusations"]:
            divinity = self.rules.cards[one["divinity"]].name(lang)
            yield Text(say("myths-accuses", lang, by=names[one["by"]], on=names[one["player"]], divinity=divinity))

    def hand(self, cards: list[str], lang: str) -> RenderableType:
        out = grid("left", "right", "left", "left")
        out.add_row("", *[Text(say(key, lang), style="dim") for key in ("myths-column-value", "column-colour")], "")
        for id in dict.fromkeys(cards):
            face = self.rules.cards[id]
            facts = face.facts(lang)
            copies = f" (×{cards.count(id)})" if cards.count(id) > 1 else ""
            name = Text.assemble(full_name(face, lang), (copies, "dim"))
            out.add_row(Text(f"  {id}", style="cyan"), str(facts.get("value", "-")), facts.get("colour", "-"), name)
        return out

    def named(self, ids: Sequence[str], lang: str) -> list[str]:
        return [f"{self.rules.cards[id].name(lang)} ({id})" for id in ids]

    def piles(self, view: View, names: list[str], lang: str) -> RenderableType:
        """The discard pile, which is public (MG-7.6)."""
        lines: list[RenderableType] = [Text(say("myths-discard", lang, count=len(view["discard"])), style="bold")]
        for id in view["discard"]:
            lines.append(Text.assemble((f"  {id} ", "cyan"), full_name(self.rules.cards[id], lang)))
        if not view["discard"]:
            lines.append(Text(f"  {say('pile-empty', lang)}", style="dim"))
        return Group(*lines)

    def card_at(self, view: View, object: str) -> str:
        for c in objects(view):
            if f"#{c['object']}" == object:
                if not c["known"]:
                    raise Mistake("not-known", object=object)
                return c.get("looks", c["card"])
        raise Mistake("not-on-table", object=object)

    def spelled(self, word: str) -> str:
        return word.lower()

    # Countings ------------------------------------------------------------------------------------------------------
    def counting(self, view: View, names: Sequence[str], lang: str, round: int | None) -> RenderableType:
        """The counting of a finished round, by default the last one (MG-9.9)."""
        done = len(view["rounds"])
        if not done:
            raise Mistake("myths-none-counted")
        number = done if round is None else round
        if not 1 <= number <= done:
            raise Mistake("myths-not-counted", round=number, done=done)
        one = view["rounds"][number - 1]
        parts: list[RenderableType] = [
            self.sheet(one["sheet"], names, lang, say("myths-round-counted", lang, round=number))
        ]
        winners = [names[seat] for seat in one["winners"]]
        parts.append(Text(say("myths-round-won", lang, winners=winners), style="bold"))
        if view["phase"] == "over" and number == done:
            parts += self.ranking(view, names, lang)
        return Group(*parts)

    def sheet(self, sheet: Sequence[Sheet], names: Sequence[str], lang: str, heading: str) -> RenderableType:
        """The sums of the steps as a table, then every entry in words, player by player."""
        parts: list[RenderableType] = [Text(heading, style="bold"), self.sums(sheet, names, lang)]
        for one in sheet:
            if one["items"]:
                parts.append(Text(names[one["seat"]], style=f"bold {SEATS[one['seat']]}"))
                parts += [Text(f"  {item['points']:+d}  {item['text']}") for item in one["items"]]
        return Group(*parts)

    def sums(self, sheet: Sequence[Sheet], names: Sequence[str], lang: str) -> RenderableType:
        out = grid("left", *["right"] * (len(STEPS) + 1))
        heads = [say(key, lang) for key in (*STEPS.values(), "myths-total")]
        out.add_row("", *[Text(head, style="dim") for head in heads])
        for one in sheet:
            sums = [str(points) if points else "-" for points in step_sums(one)]
            name = Text(names[one["seat"]].partition(" (")[0], style=SEATS[one["seat"]])  # in a narrow window too
            out.add_row(name, *sums, Text(str(one["total"]), style="bold"))
        return out

    def ranking(self, view: View, names: Sequence[str], lang: str) -> Iterator[RenderableType]:
        """Everybody by rank (MG-8.10.6)."""
        yield Text(say("myths-ranking", lang), style="bold")
        for player in ranked(view):
            yield Text(f"  {self.rank_words(player, names, lang)}")

    def rank_words(self, player: Player, names: Sequence[str], lang: str) -> str:
        words = say(
            "myths-rank", lang, rank=player["rank"], name=names[player["seat"]], total=player["total"],
            count=player["rounds_won"],
        )  # fmt: skip
        return say("noted", lang, what=words, note=say("mark-conceded", lang)) if player["conceded"] else words


# The view -----------------------------------------------------------------------------------------------------------------
def objects(view: View) -> Iterator[Creature]:
    """Everything on the fields."""
    for player in view["players"]:
        yield from player["field"]


def worth(c: Creature) -> str:
    """The current value, and what it was changed by (MG-6.4)."""
    return f"{c['value']} ({c['mod']:+d})" if c["mod"] else str(c["value"])


def step_sums(one: Sheet) -> list[int]:
    """The points of a player in each step."""
    return [sum(item["points"] for item in one["items"] if item["step"] == step) for step in STEPS]


def ranked(view: View) -> list[Player]:
    return sorted(view["players"], key=lambda player: player["rank"])


def marks_of(player: Player, view: View, lang: str) -> list[str]:
    """What else there is to say about a player."""
    out = [say("myths-full", lang)] if player["full"] else []
    if player["declared"] and player["divinity"] is not None:
        out.append(say("myths-declared", lang))
    if player["belief_used"]:
        out.append(say("myths-belief-used", lang))
    if player["conceded"]:
        out.append(say("mark-conceded", lang))
    if view["phase"] == "over":
        out.append(say("myths-ranked", lang, rank=player["rank"]))
    elif view["starter"] == player["seat"]:
        out.append(say("myths-starts", lang))
    return out


PRESENTER = MythologyGo
