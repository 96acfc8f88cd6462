"""Kanzume Goddess for learners: the numbers of its options and of what a seat sees."""

from typing import Final

from kleos.games.kanzume_goddess.kinds import COLOURS, KINDS, MOST_PLAYERS, PHASES, PILES, USES
from kleos.games.kanzume_goddess.schema import Player, View
from kleos.games.registry import game_named
from kleos.lab.envs.actions import Actions, Block, Objects, Place
from kleos.lab.envs.features import Features, Field, Values, count, flag, one_hot, tally

CARDS: Final = 32  # slots; the box has 21 different cards beside the Gods
GODS: Final = 16  # the box has 12
ABILITIES: Final = 4  # of one card
ROW: Final = 16  # cards in one play area
WAITING: Final = 4  # abilities that are being carried out, the last of them
MOST_KINDS: Final = 24

CARD: Final = ("card", CARDS)
GOD: Final = ("god", GODS)
ABILITY: Final = ("ability", ABILITIES)
SEAT: Final = ("seat", MOST_PLAYERS)

# The cards in the order of their slots: nothing on them is a number. A new card goes behind the last one.
ORDER: Final = (
    "aries", "taurus", "orion", "scorpio", "sagittarius", "leo", "capricorn", "virgo", "hydra", "lyra", "libra", "gemini",
    "ophiuchus", "aquarius", "cancer", "pegasus", "pisces", "phoenix", "priest", "bishop", "sacred-guardian",
)  # fmt: skip
PANTHEONS: Final = "XB"  # what the numbers of Gods begin with
PANTHEON: Final = GODS // len(PANTHEONS)


def card_slots() -> dict[str, int]:
    """The slot of each card that can be in a deck."""
    return {card: slot for slot, card in enumerate(ORDER)}


def god_slots() -> dict[str, int]:
    """The slot of each God: by its printed number, the Greek ones first."""
    out = {}
    for card, face in game_named("kanzume-goddess").faces().items():
        number = face.keys().get("number")
        if number:
            out[card] = PANTHEONS.index(number[0]) * PANTHEON + int(number[1:]) - 1
    return out


def seat_of(view: View) -> int:
    """The seat of the view: no spectator learns."""
    seat = view["seat"]
    assert seat is not None
    return seat


def seats_from(view: View) -> list[Player]:
    """The players in the order of turns, beginning with the seat of the view."""
    seat, players = seat_of(view), view["players"]
    return players[seat:] + players[:seat]


def distance(view: View, seat: int) -> int:
    """How many seats further round the table."""
    return (seat - seat_of(view)) % len(view["players"])


class KanzumeGoddessActions(Actions[View]):
    """Which number an option has (section 13 of the rules lists the tokens)."""

    def __init__(self) -> None:
        blocks = (
            *[Block(verb) for verb in ("skip", "done", "pass", "energy")],
            Block("god", (GOD,)),
            Block("play", (CARD, ABILITY)),
            Block("react", (CARD, ABILITY)),
            Block("use", (GOD, ABILITY)),
            Block("recruit from a pile", (("pile", PILES),)),
            Block("recruit", (CARD,)),
            Block("recruit netherworld", (CARD,)),
            Block("player", (SEAT,)),
            Block("card", (CARD,)),
            Block("card of the hand", (CARD,)),
            Block("card of the discard", (CARD,)),
            Block("target", (("piece", ROW),)),
            Block("ability", (ABILITY,)),
        )
        super().__init__(blocks, spare=64)
        self.cards = card_slots()
        self.gods = god_slots()

    def objects(self, view: View) -> Objects:
        """Only cards of the own play area are ever named (KG-11.11)."""
        own = view["players"][seat_of(view)]["play"]
        return {piece["object"]: slot for slot, piece in enumerate(own)}

    def place(self, words: list[str], view: View, objects: Objects) -> Place:
        verb, *rest = words
        if not rest:
            return verb, ()
        first = rest[0]
        if verb == "god":
            return verb, (self.gods.get(first),)
        if verb in ("play", "react"):
            return verb, (self.cards.get(first), int(rest[1]) - 1)
        if verb == "use":
            god, _, number = first.rpartition(".")
            return verb, (self.gods.get(god), int(number) - 1)
        if verb == "recruit":
            return self.recruited(rest)
        if verb == "player":
            return verb, (distance(view, int(first[1:])),)
        if verb == "card":
            return f"card of the {rest[1]}" if len(rest) > 1 else verb, (self.cards.get(first),)
        if verb == "ability":
            return verb, (int(first) - 1,)
        return verb, (objects.get(int(first[1:])),)

    def recruited(self, rest: list[str]) -> Place:
        if len(rest) > 1:
            return "recruit netherworld", (self.cards.get(rest[1]),)
        if rest[0] in self.cards:
            return "recruit", (self.cards[rest[0]],)
        return "recruit from a pile", (int(rest[0][1:]) - 1,)


class KanzumeGoddessFeatures(Features[View]):
    """What a seat sees, for a number of players."""

    def __init__(self, players: int) -> None:
        fields = [
            flag("decides", 1, "the open decision is mine"),
            flag("awaited", 1, "reactions are awaited, from whom is not known"),
            flag("kind", MOST_KINDS, f"kind of the open decision, one of: {', '.join(KINDS)}"),
            count("source", 1, CARDS + GODS, "1 + slot of the card that asks; Gods after all cards; 0: the rules do"),
            flag("team", 1, "two teams play"),
            flag("phase", len(PHASES), ", ".join(PHASES)),
            count("round", 1, 100, "round"),
            flag("first", players, "who had the first turn, by distance"),
            flag("active", players, "whose turn it is, by distance"),
            count("faith", 1, 99, "faith of the active player"),
            flag("symbols", len(COLOURS), f"colours that may follow: {', '.join(COLOURS)}; none: any"),
            flag("ignores colour", 1, "the next Warrior may have any colour"),
            count("attack bonus", 1, 99, "what waits for the next Attack"),
            count("attacks declared", 1, 99, "in this turn"),
            count("warrior gains", 1, 99, "energy gains by Warriors in this turn"),
            flag("used", GODS * ABILITIES, "limited abilities used in this turn: God slot by God slot"),
            count("pile top", PILES, CARDS, "1 + slot of the face-up Warrior of each pile; 0: the pile is empty"),
            count("pile size", PILES, 15, "cards in each Warrior pile"),
            count("supply", CARDS, 48, "cards in the Disciple piles, by card slot"),
            count("netherworld", CARDS, 48, "how many of each card slot"),
            count("out size", 1, 192, "cards that are out of the match"),
            count("revealed", CARDS, 9, "cards in the reveal place"),
            flag("attacker", players, "who attacks, by distance"),
            flag("attacked", players, "who is attacked"),
            count("attack value", 1, 99, "value of the Attack"),
            count("attack reduced", 1, 99, "what was taken off it"),
            count(
                "ability card",
                WAITING,
                CARDS + GODS,
                "1 + slot of each card whose ability is carried out, the last first",
            ),
            count("ability number", WAITING, ABILITIES, "number of that ability"),
            count("ability by", WAITING, players, "1 + distance of who uses it"),
            count("ability on", WAITING, players, "1 + distance of whom it aims at; 0: nobody"),
            flag("ability cancelled", WAITING, "it has been cancelled"),
            flag("team gods", GODS, "the Gods of my team to choose from"),
        ]
        for far in range(players):
            fields += player_fields(far)
        super().__init__(fields)
        self.cards = card_slots()
        self.gods = god_slots()

    def values(self, view: View) -> Values:
        players = seats_from(view)
        decision = view["decision"]
        values: Values = {
            "team": [view["mode"] == "team"],
            "phase": one_hot(PHASES.index(view["phase"]), len(PHASES)),
            "round": [view["round"]],
            "first": [view["first"] == player["seat"] for player in players],
            "active": [view["active"] == player["seat"] for player in players],
            "faith": [view["faith"]],
            "symbols": [colour in view["symbols"] for colour in COLOURS],
            "ignores colour": [view["ignore_colour"]],
            "attack bonus": [view["attack_bonus"]],
            "attacks declared": [view["attacks_declared"]],
            "warrior gains": [view["warrior_gains"]],
            "used": self.used(view["used"]),
            "pile top": [self.number(pile["top"]) for pile in view["piles"]],
            "pile size": [pile["size"] for pile in view["piles"]],
            "supply": self.supply(view["supply"]),
            "netherworld": self.counts(view["netherworld"]),
            "out size": [view["out_size"]],
            "revealed": self.counts([piece["card"] for piece in view["aside"]]),
            **self.ability_values(view),
            "team gods": tally([self.gods[god] for god in view["team_gods"]], GODS),
        }
        attack = view["attack"]
        if attack is not None:
            values["attacker"] = [attack["by"] == player["seat"] for player in players]
            values["attacked"] = [attack["on"] == player["seat"] for player in players]
            values["attack value"] = [attack["value"]]
            values["attack reduced"] = [attack["reduced"]]
        if decision is not None:
            values["decides"] = [decision["seat"] == view["seat"]]
            values["awaited"] = [decision["seat"] is None]
            if decision["kind"] != "reactions":
                values["kind"] = one_hot(KINDS.index(decision["kind"]), MOST_KINDS)
            values["source"] = [self.number(decision.get("source"))]
        for far, player in enumerate(players):
            for name, numbers in self.player_values(view, player).items():
                values[f"p+{far} {name}"] = numbers
        return values

    def number(self, card: str | None) -> int:
        """1 + the slot of a card, or of a God behind all cards; 0 for none, and for a card without a slot."""
        if card in self.gods:
            return 1 + CARDS + self.gods[card]
        return 0 if card is None or card not in self.cards else 1 + self.cards[card]

    def counts(self, ids: list[str]) -> list[int]:
        return tally([self.cards[card] for card in ids if card in self.cards], CARDS)

    def supply(self, supply: dict[str, int]) -> list[int]:
        out = [0] * CARDS
        for card, left in supply.items():
            if card in self.cards:
                out[self.cards[card]] = left
        return out

    def used(self, names: list[str]) -> list[int]:
        out = [0] * (GODS * ABILITIES)
        for name in names:
            god, _, number = name.rpartition(".")
            out[self.gods[god] * ABILITIES + int(number) - 1] = 1
        return out

    def ability_values(self, view: View) -> Values:
        last = view["abilities"][::-1][:WAITING]
        return {
            "ability card": [self.number(ability["card"]) for ability in last],
            "ability number": [ability["ability"] for ability in last],
            "ability by": [1 + distance(view, ability["seat"]) for ability in last],
            "ability on": [
                0 if ability["target"] is None else 1 + distance(view, ability["target"]) for ability in last
            ],
            "ability cancelled": [ability["cancelled"] for ability in last],
        }

    def player_values(self, view: View, player: Player) -> Values:
        own = view["players"][seat_of(view)]
        god = player["god"]
        return {
            "god": [0 if god is None else 1 + self.gods[god]],
            "chosen": [player["chosen"]],
            "dealt": tally([self.gods[dealt] for dealt in player.get("dealt", [])], GODS),
            "main": [player["main"]],
            "ally": [player["team"] is not None and player["team"] == own["team"]],
            "energy": [player["energy"]],
            "sealed": [player["sealed"]],
            "out": [player["out"]],
            "hand size": [player["hand_size"]],
            "hand": self.counts(player.get("hand", [])),
            "deck size": [player["deck_size"]],
            "discard": self.counts(player["discard"]),
            "play": [self.number(piece["card"]) for piece in player["play"]],
            "play use": [1 + USES.index(piece["use"]) for piece in player["play"]],
        }


def player_fields(far: int) -> list[Field]:
    """The fields of the player so many seats further round the table."""
    fields = [
        count("god", 1, GODS, "1 + slot of the God; 0: not chosen, or not known to me"),
        flag("chosen", 1, "a God has been chosen"),
        flag("dealt", GODS, "the Gods dealt to choose from, if they are mine"),
        flag("main", 1, "is the main God of a team"),
        flag("ally", 1, "plays in my team, as I do myself"),
        count("energy", 1, 99, "energy"),
        flag("sealed", 1, "is sealed"),
        flag("out", 1, "is out of the match"),
        count("hand size", 1, 99, "cards in hand"),
        count("hand", CARDS, 48, "the hand, if it is mine: how many of each card slot"),
        count("deck size", 1, 192, "cards in the deck"),
        count("discard", CARDS, 48, "the discard pile"),
        count("play", ROW, CARDS, "1 + slot of each card in the play area, in order"),
        count("play use", ROW, len(USES), f"1 + what it was used for: {', '.join(USES)}; 0: no card"),
    ]
    return [field._replace(name=f"p+{far} {field.name}") for field in fields]


ACTIONS = KanzumeGoddessActions
FEATURES = KanzumeGoddessFeatures
