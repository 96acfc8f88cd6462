"""Kanzume Goddess at the terminal: its modes and sides, and its table in lines, made from what a seat is shown."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from kleos.engine.game import Side
from kleos.games.facts import full_name
from kleos.games.kanzume_goddess.kinds import RANDOM
from kleos.games.kanzume_goddess.offers import SIDE_NAMES
from kleos.games.kanzume_goddess.schema import Mode, Numbered, Phase, Piece, Player, Use, View
from kleos.language.messages import Close
from kleos.match import Match
from kleos.table.seating import PERSON, Seat
from kleos.terminal.messages import Mistake, say
from kleos.terminal.presenter import Examples, Presenter, Wishes
from kleos.terminal.screen import grid

GOAL = 25  # the end of the energy track (KG-8.5, KG-7.16)
SEATS = ("cyan", "yellow", "green", "magenta", "red", "blue")  # a colour for each seat; words always say the same
PHASES: Final[dict[Phase, str]] = {
    "setup": "gods-setup",
    "start": "gods-start",
    "play": "gods-play",
    "recruit": "gods-recruit",
    "discard": "gods-discard-phase",
    "end": "gods-end",
    "over": "match-over",
}
MODES: Final[dict[Mode, str]] = {"individual": "gods-individual", "team": "gods-team"}
TEAM: Final[Mode] = "team"
COLUMNS = ("column-god", "column-energy", "column-hand", "column-deck", "column-discard")
USES: Final[dict[Use, str]] = {"action": "", "reaction": "gods-by-reaction", "protect": "gods-by-protect"}


class KanzumeGoddess(Presenter[View]):
    """Two to six players, each for one God; four or six also in teams."""

    examples = Examples(
        card="aries",
        name="Guardian",
        tokens="play aries 1, react pegasus 2, recruit w3, use zeus.1, done",
        token="play leo 1",
        clause="KG-5.18",
        words="follow-up",
    )
    own_options: ClassVar = {"mode": tuple(MODES), "mains": (), "side": tuple(SIDE_NAMES)}
    brings = "welcome-mode"

    # Beginning ------------------------------------------------------------------------------------------------------
    def begin(self, seed: int, players: int, wishes: Wishes) -> Match:
        """In a team match one side is named, that of team A (KG-3.33)."""
        named = [side for side in wishes.sides if side is not None]
        if named and wishes.options.get("mode") == TEAM:
            sides = [self.side(given) for given in named]
            wishes = replace(wishes, sides=(), options={**wishes.options, "sides": sides})
        return super().begin(seed, players, wishes)

    def seat_with(self, given: str, lang: str) -> Seat:
        side = self.side(given)
        return Seat(PERSON) if side == RANDOM else Seat(PERSON, side=side)

    def side(self, given: str) -> str:
        """A side by its id; raises a Mistake if there is none."""
        side = given.lower()
        if side not in SIDE_NAMES:
            raise Mistake("unknown-side", side=side, hint=Close(side, SIDE_NAMES), known=", ".join(SIDE_NAMES))
        return side

    def offered(self, players: int, lang: str) -> list[Side]:
        """The modes that so many can play."""
        mode = next(choice for choice in self.rules.choices(lang) if choice.id == "mode")
        return [Side(str(value.id), value.name, mode.about) for value in mode.offered(players)]

    def wishes(self, lang: str, chosen: tuple[str, ...]) -> Wishes:
        return Wishes(lang, options={"mode": chosen[0]})

    # The table in lines ---------------------------------------------------------------------------------------------
    def table(self, view: View, names: list[str], lang: str, width: int) -> RenderableType:
        """The turn, the players, the public area, what is in play and being resolved, and the hand of whoever looks."""
        parts: list[RenderableType] = [Text(" · ".join(self.turn(view, names, lang)), style="bold")]
        parts += [self.players(view, names, lang), Text()]
        if view["phase"] != "setup":  # it is laid out when all have a God
            parts += self.public_area(view, lang)
        parts += self.in_play(view, names, lang)
        for player in view["players"]:
            gods = gods_to_choose(player, view)
            if gods:
                parts += [Text(), labelled(say("gods-dealt", lang), self.named(gods, lang), lang)]
            if player.get("hand"):
                title = Text(say("hand-of", lang, seat=player["seat"]), style="bold")
                parts += [Text(), title, self.hand(player["hand"], lang)]
        return Group(*parts)

    def turn(self, view: View, names: Sequence[str], lang: str) -> list[str]:
        """Round, phase and turn, then what the turn has brought so far."""
        out = [say("gods-round", lang, round=view["round"]), say(PHASES[view["phase"]], lang)]
        active = view["active"]
        if active is not None and view["phase"] != "over":
            out.append(say("turn-of", lang, name=names[active]))
            out += self.waiting(view, lang)
        return [*out, say(MODES[view["mode"]], lang)]

    def waiting(self, view: View, lang: str) -> list[str]:
        """Faith, what may follow in the chain of colours, and whatever waits or is used up."""
        out = [say("gods-faith", lang, count=view["faith"]), self.next_colours(view, lang)]
        return out + self.later(view, lang)

    def later(self, view: View, lang: str) -> list[str]:
        """The bonus that waits for an Attack, and the abilities used up for this turn."""
        out = [say("gods-bonus", lang, count=view["attack_bonus"])] if view["attack_bonus"] else []
        if view["used"]:
            used = [self.rules.cards[name.partition(".")[0]].name(lang) for name in view["used"]]
            out.append(say("gods-used", lang, names=", ".join(used)))
        return out

    def next_colours(self, view: View, lang: str) -> str:
        """What a Warrior played next may be (KG-5.13)."""
        if view["ignore_colour"]:
            return say("gods-ignores", lang)
        if not view["symbols"]:
            return say("gods-any-colour", lang)
        names = self.colours(lang)
        colours = [names[colour] for colour in dict.fromkeys(view["symbols"])]
        return say("gods-next", lang, colours=colours)

    def colours(self, lang: str) -> dict[str, str]:
        """The colours by their ids, as the cards name them."""
        return {
            str(face.keys()["colour"]): str(face.facts(lang)["colour"])
            for face in self.rules.cards.values()
            if "colour" in face.keys()  # noqa: SIM118 - a method of cards
        }

    def players(self, view: View, names: list[str], lang: str) -> RenderableType:
        out = grid("left", "left", "right", "right", "right", "right", "left")
        out.add_row("", *[Text(say(key, lang), style="dim") for key in COLUMNS], "")
        for player in view["players"]:
            seat = player["seat"]
            numbers = [player["energy"], player["hand_size"], player["deck_size"], len(player["discard"])]
            marks = Text(", ".join(marks_of(player, view, lang)), style="bold")
            name = Text(names[seat], style=SEATS[seat])
            out.add_row(name, player["god_name"] or "-", *[str(number) for number in numbers], marks)
        return out

    def public_area(self, view: View, lang: str) -> Iterator[RenderableType]:
        yield Text(say("gods-piles", lang), style="bold")
        for pile in view["piles"]:
            if pile["top"] is None:
                yield Text(f"  {pile['pile']} · {say('pile-empty', lang)}", style="dim")
                continue
            line = Text.assemble((f"  {pile['pile']} · {pile['name']}", "bold"), f" ({pile['top']})")
            line.append("".join(f" · {text}" for text in self.about_warrior(pile["top"], lang)))
            line.append(f" · {say('gods-left', lang, count=pile['size'])}", style="dim")
            yield line
        disciples = []
        for id, count in view["supply"].items():
            cost = self.rules.cards[id].facts()["cost"]
            disciples.append(say("gods-supply", lang, card=self.named([id], lang)[0], cost=cost, count=count))
        yield labelled(say("gods-disciples", lang), disciples, lang)
        nether = [f"{one} ×{count}" if count > 1 else one for one, count in self.counted(view["netherworld"], lang)]
        yield labelled(say("gods-netherworld", lang), nether or [say("gods-netherworld-empty", lang)], lang)

    def about_warrior(self, id: str, lang: str) -> list[str]:
        """Colour, follow-up symbols and cost."""
        facts = self.rules.cards[id].facts(lang)
        follow = say("gods-follow", lang, colours=", ".join(facts["follow"]))
        return [facts["colour"], follow, say("gods-cost", lang, count=facts["cost"])]

    def in_play(self, view: View, names: list[str], lang: str) -> Iterator[RenderableType]:
        """The play areas, the reveal place, and what is being resolved."""
        for player in view["players"]:
            if player["play"]:
                cards = [self.played(c, lang) for c in player["play"]]
                yield labelled(say("gods-in-play-of", lang, name=names[player["seat"]]), cards, lang)
        if view["aside"]:
            yield labelled(say("gods-revealed", lang), [numbered(c) for c in view["aside"]], lang)
        resolving = self.resolving(view, names, lang)
        if resolving:
            yield labelled(say("gods-resolving", lang), resolving, lang)

    def played(self, c: Piece, lang: str) -> str:
        """A card in a play area: its number, its colours if it stands in the chain, and what else it was used for."""
        facts = self.rules.cards[c["card"]].facts(lang)
        if c["use"] != "action":
            return say("noted", lang, what=numbered(c), note=say(USES[c["use"]], lang))
        return f"{numbered(c)} ({facts['colour']} → {', '.join(facts['follow'])})" if facts["follow"] else numbered(c)

    def resolving(self, view: View, names: Sequence[str], lang: str) -> list[str]:
        """What is being carried out or answered, the first one played first, and the Attack it makes."""
        out = []
        for one in view["abilities"]:
            card = f"#{one['object']} {one['name']}" if one["object"] else one["name"]
            words = say("gods-ability-of", lang, card=card, name=names[one["seat"]])
            if one["target"] is not None:
                words = say("gods-on", lang, what=words, name=names[one["target"]])
            if one["repeated"]:
                words = say("gods-repeated", lang, what=words)
            if one["cancelled"]:
                words = say("gods-cancelled", lang, what=words)
            out.append(words)
        attack = view["attack"]
        if attack is not None:
            value = str(attack["value"]) if not attack["reduced"] else f"{attack['value']} − {attack['reduced']}"
            out.append(say("gods-attack", lang, by=names[attack["by"]], on=names[attack["on"]], value=value))
        return out

    def hand(self, cards: list[str], lang: str) -> RenderableType:
        out = grid("left", "right", "left", "left", "left")
        heads = ("column-cost", "column-colour", "column-follow")
        out.add_row("", *[Text(say(key, lang), style="dim") for key in heads], "")
        for id in dict.fromkeys(cards):
            face = self.rules.cards[id]
            facts = face.facts(lang)
            copies = f" (×{cards.count(id)})" if cards.count(id) > 1 else ""
            name = Text.assemble(full_name(face, lang), (copies, "dim"))
            colours = (facts["colour"], ", ".join(facts["follow"])) if facts["follow"] else ("-", "-")
            out.add_row(Text(f"  {id}", style="cyan"), str(facts["cost"]), *colours, name)
        return out

    def named(self, ids: Sequence[str], lang: str) -> list[str]:
        return [f"{self.rules.cards[id].name(lang)} ({id})" for id in ids]

    def counted(self, ids: Sequence[str], lang: str) -> list[tuple[str, int]]:
        return [(self.named([id], lang)[0], list(ids).count(id)) for id in dict.fromkeys(ids)]

    def piles(self, view: View, names: list[str], lang: str) -> RenderableType:
        """Everything that may be looked through at any time (KG-9.2)."""
        lines: list[RenderableType] = []
        for at, (heading, cards) in enumerate(open_piles(view, names, lang)):
            lines.append(Text(heading, style="bold"))
            for id in dict.fromkeys(cards):
                copies = f" (×{cards.count(id)})" if cards.count(id) > 1 else ""
                name = full_name(self.rules.cards[id], lang)
                lines.append(Text.assemble((f"  {id} ", "cyan"), name, (copies, "dim")))
            if not cards:
                lines.append(Text(f"  {emptied(at, lang)}", style="dim"))
        return Group(*lines)

    def card_at(self, view: View, object: str) -> str:
        for c in objects(view):
            if f"#{c['object']}" == object:
                return c["card"]
        raise Mistake("not-on-table", object=object)

    def spelled(self, word: str) -> str:
        return word.lower()

    def notes(self, lang: str) -> list[tuple[str, str]]:
        return [(say("key-one-screen", lang), say("gods-one-screen", lang))]


# The view -----------------------------------------------------------------------------------------------------------------
def objects(view: View) -> Iterator[Numbered]:
    """Everything on the table that has a number (KG-7.6)."""
    for player in view["players"]:
        yield from player["play"]
    yield from view["aside"]


def open_piles(view: View, names: Sequence[str], lang: str) -> list[tuple[str, list[str]]]:
    """The piles that anybody may look through, newest card first."""
    out = [(say("gods-netherworld", lang), list(view["netherworld"]))]
    for player in view["players"]:
        if not player["out"]:
            out.append((say("gods-discard-of", lang, name=names[player["seat"]]), list(player["discard"])))
    return out


def emptied(at: int, lang: str) -> str:
    """How the pile at that place of the open ones is said to be empty; the Netherworld comes first."""
    return say("gods-discard-empty" if at else "gods-netherworld-empty", lang)


def marks_of(player: Player, view: View, lang: str) -> list[str]:
    """What else there is to say about a player."""
    out = []
    if player["team"] is not None:
        out.append(say("gods-team-of", lang, team=player["team"]))
        out.append(say("gods-main" if player["main"] else "gods-support", lang))
    if player["side"] is not None:
        out.append(say("gods-side", lang, side=say(SIDE_NAMES[player["side"]], lang)))
    marks = (
        ("gods-winner", "winner" in player and player["winner"]),
        ("gods-sealed", player["sealed"]),
        ("gods-out", player["out"]),
        ("mark-conceded", player["conceded"]),
    )
    out += [say(key, lang) for key, holds in marks if holds]
    if view["first"] == player["seat"]:
        out.append(say("gods-first", lang))
    if player["god"] is None:
        out.append(say("gods-chosen" if player["chosen"] else "gods-no-god", lang))
    return out


def gods_to_choose(player: Player, view: View) -> list[str]:
    """The Gods a player still has to choose from, where whoever looks may know them."""
    if player["chosen"]:
        return []
    return list(player.get("dealt", view["team_gods"] if player["seat"] == view["seat"] else []))


def numbered(c: Numbered) -> str:
    return f"#{c['object']} {c['name']} {c['card']}"


def labelled(what: str, things: Sequence[str], lang: str) -> Text:
    return Text(say("labelled", lang, what=what, words=", ".join(things)))


PRESENTER = KanzumeGoddess
