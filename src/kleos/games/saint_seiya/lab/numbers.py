"""Saint Seiya for learners: the numbers of its options and of what a seat sees."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from kleos.games.registry import game_named
from kleos.games.saint_seiya.kinds import FLAMES, HEROES, KINDS, MOST_PLAYERS, PHASES, PLACES
from kleos.games.saint_seiya.schema import Numbered, Player, TerrainCard, View
from kleos.lab.envs.actions import Actions, Block, Objects, Place
from kleos.lab.envs.features import Features, Field, Values, count, flag, one_hot, tally

CARDS: Final = 128  # slots; the box has 90 cards
MOST_KINDS: Final = 32
TOPS: Final = 3
ROW: Final = 16  # cards in one play area or wounded row
PIECES: Final = 1 + 2 * ROW  # of one player: the armour, what is played, what is wounded
PLAYED: Final = 1
WOUNDED: Final = 1 + ROW

CARD: Final = ("card", CARDS)
PLACE: Final = ("place", PLACES)
SEAT: Final = ("seat", MOST_PLAYERS)
PIECE: Final = ("piece", PIECES)


def card_slots() -> dict[str, int]:
    """The slot of each card: by its printed number."""
    return {card: face.facts()["number"] - 1 for card, face in game_named("saint-seiya").faces().items()}


def seat_of(view: View) -> int:
    """The seat of the view: no spectator learns."""
    seat = view["seat"]
    assert seat is not None
    return seat


def seats_from(view: View) -> list[Player]:
    """The players in the order of turns, beginning with the seat of the view."""
    seat, players = seat_of(view), view["players"]
    return players[seat:] + players[:seat]


def pieces(player: Player) -> Iterator[tuple[int, Numbered]]:
    """The cards with a number in front of a player, each with its slot among the player's."""
    if player["armour"] is not None:
        yield 0, player["armour"]
    yield from enumerate(player["played"][:ROW], PLAYED)
    yield from enumerate(player["wounded"][:ROW], WOUNDED)


class SaintSeiyaActions(Actions[View]):
    """Which number an option has (section 13 of the rules lists the tokens)."""

    def __init__(self) -> None:
        blocks = (
            *[Block(verb) for verb in ("use", "skip", "done", "end")],
            Block("play", (CARD, PLACE)),
            Block("equip", (CARD,)),
            Block("acquire force", (PLACE,)),
            Block("acquire cosmos", (PLACE,)),
            Block("acquire cosmos armour", (PLACE,)),
            Block("activate", (PIECE,)),
            Block("heal", (PIECE,)),
            Block("target", (SEAT, PIECE)),
            Block("card", (CARD,)),
            Block("place", (PLACE,)),
            Block("player", (SEAT,)),
        )
        super().__init__(blocks, spare=64)
        self.cards = card_slots()

    def objects(self, view: View) -> Objects:
        return {
            piece["object"]: distance * PIECES + slot
            for distance, player in enumerate(seats_from(view))
            for slot, piece in pieces(player)
        }

    def place(self, words: list[str], view: View, objects: Objects) -> Place:
        verb, *rest = words
        if not rest:
            return verb, ()
        first = rest[0]
        if verb == "play":
            return verb, (self.cards[first], int(rest[1]) - 1)
        if verb in ("equip", "card"):
            return verb, (self.cards[first],)
        if verb == "acquire":
            return " ".join([verb, *rest[1:]]), (int(first) - 1,)
        if verb == "place":
            return verb, (int(first) - 1,)
        if verb == "player":
            return verb, ((int(first[1:]) - seat_of(view)) % len(view["players"]),)
        slot = objects.get(int(first[1:]))
        if verb == "target":
            return verb, (None, None) if slot is None else divmod(slot, PIECES)
        return verb, (slot,)  # what is activated or heals is the seat's own


class SaintSeiyaFeatures(Features[View]):
    """What a seat sees, as numbers; players are named by their distance from the seat, 0 being itself."""

    def __init__(self, players: int) -> None:
        fields: list[Field] = [
            flag("decides", 1, "the open decision is mine"),
            flag("kind", MOST_KINDS, f"kind of the open decision, one of: {', '.join(KINDS)}"),
            count("source", 1, CARDS, "1 + slot of the card that asks; 0: the rules do"),
            flag("phase", len(PHASES), ", ".join(PHASES)),
            flag("first", players, "who had the first turn, by distance"),
            flag("active", players, "whose turn it is, by distance"),
            count("turn", 1, 999, "turns begun"),
            count("actions", 1, 99, "actions taken in this turn"),
            count("flames", 1, FLAMES, "flames left"),
            flag("ending", 1, "the end has been triggered"),
            count("reserve size", 1, 255, "cards in the reserve"),
            count("common discard", CARDS, 9, "how many of each card slot"),
            count("revealed", CARDS, 9, "cards revealed from a draw pile"),
            count("held", CARDS, 9, "cards being acquired"),
            count("terrain card", PLACES, CARDS, "1 + slot of the card on each place, 1 to 6; 0: empty"),
            *[
                count(f"terrain {name}", PLACES, 99, about)
                for name, about in (
                    ("force cost", "its effective cost in Force; 0: it has none"),
                    ("cosmos cost", "in Cosmos"),
                    ("force", "the Force that faces it"),
                    ("cosmos", "the Cosmos"),
                    ("facing", "how many cards face it"),
                    ("force less", "by how much effects have lowered its cost in Force this turn"),
                    ("cosmos less", "in Cosmos"),
                )
            ],
            flag("terrain paid", PLACES, "Dauphin's discard has been paid for it"),
        ]
        for distance in range(players):
            fields += player_fields(distance)
        super().__init__(fields)
        self.cards = card_slots()

    def values(self, view: View) -> Values:
        players = seats_from(view)
        decision = view["decision"]
        values: Values = {
            "phase": one_hot(PHASES.index(view["phase"]), len(PHASES)),
            "first": [view["first"] == player["seat"] for player in players],
            "active": [view["active"] == player["seat"] for player in players],
            "turn": [view["turn"]],
            "actions": [view["actions"]],
            "flames": [view["flames"]],
            "ending": [view["ending"]],
            "reserve size": [view["reserve_size"]],
            "common discard": self.counts(view["common_discard"]),
            "revealed": self.counts(view["revealed"]),
            "held": self.counts([piece["card"] for piece in view["held"]]),
            **self.terrain_values(view["terrain"]),
        }
        if decision is not None:
            values["decides"] = [decision["seat"] == view["seat"]]
            values["kind"] = one_hot(KINDS.index(decision["kind"]), MOST_KINDS)
            values["source"] = [self.number(decision.get("source"))]
        for distance, player in enumerate(players):
            for name, numbers in self.player_values(player).items():
                values[f"p+{distance} {name}"] = numbers
        return values

    def number(self, card: str | None) -> int:
        return 0 if card is None else 1 + self.cards[card]

    def counts(self, ids: list[str]) -> list[int]:
        return tally([self.cards[card] for card in ids], CARDS)

    def terrain_values(self, terrain: list[TerrainCard | None]) -> Values:
        columns: dict[str, list[int]] = defaultdict(lambda: [0] * PLACES)
        for at, piece in enumerate(terrain):
            if piece is not None:
                for name, value in self.terrain_row(piece).items():
                    columns[name][at] = value
        return dict(columns)

    def terrain_row(self, piece: TerrainCard) -> dict[str, int]:
        """What is seen of one terrain card, by field."""
        return {
            "terrain card": self.number(piece["card"]),
            "terrain force cost": piece["costs"].get("force", 0),
            "terrain cosmos cost": piece["costs"].get("cosmos", 0),
            "terrain force": piece["strength"]["force"],
            "terrain cosmos": piece["strength"]["cosmos"],
            "terrain facing": len(piece["facing"]),
            "terrain force less": piece["force_less"],
            "terrain cosmos less": piece["cosmos_less"],
            "terrain paid": piece["dauphin_paid"],
        }

    def player_values(self, player: Player) -> Values:
        played = player["played"]
        return {
            "hero": one_hot(HEROES.index(player["hero"]), len(HEROES)),
            "conceded": [player["conceded"]],
            "hand size": [player["hand_size"]],
            "hand seen": ["hand" in player],
            "hand": self.counts(player.get("hand", [])),
            "draw size": [player["draw_size"]],
            "draw top": [self.number(card) for card in player["draw_top"]],
            "discard": self.counts(player["discard"]),
            "destroyed": self.counts(player["destroyed"]),
            "aside": self.counts(player["aside"]),
            "force for all": [player["force_all"]],
            "armours by force": [player["armours_by_force"]],
            "armour": [0 if player["armour"] is None else self.number(player["armour"]["card"])],
            "played": [self.number(piece["card"]) for piece in played],
            "played facing": [piece["facing"] or 0 for piece in played],
            "played force": [piece["force"] for piece in played],
            "played cosmos": [piece["cosmos"] for piece in played],
            "played bonus": [piece["force_bonus"] for piece in played],
            "wounded": [self.number(piece["card"]) for piece in player["wounded"]],
        }


def player_fields(distance: int) -> list[Field]:
    """The fields of the player so many seats further round the table."""
    fields = [
        flag("hero", len(HEROES), ", ".join(HEROES)),
        flag("conceded", 1, "has given up"),
        count("hand size", 1, 99, "cards in hand"),
        flag("hand seen", 1, "I may see the hand"),
        count("hand", CARDS, 9, "the hand, if I may see it: how many of each card slot"),
        count("draw size", 1, 99, "cards in the draw pile"),
        count("draw top", TOPS, CARDS, "1 + slot of its uppermost cards as far as all know them, the top first"),
        count("discard", CARDS, 9, "the discard"),
        count("destroyed", CARDS, 9, "the destroyed cards"),
        count("aside", CARDS, 9, "the cards set aside"),
        count("force for all", 1, 99, "Force added to each card this turn"),
        flag("armours by force", 1, "armours may be acquired by Force this turn"),
        count("armour", 1, CARDS, "1 + slot of the equipped armour; 0: none"),
        count("played", ROW, CARDS, "1 + slot of each card in the play area, in order"),
        count("played facing", ROW, PLACES, "the place it faces; 0: none"),
        count("played force", ROW, 99, "its Force"),
        count("played cosmos", ROW, 99, "its Cosmos"),
        count("played bonus", ROW, 99, "Force that effects have added to it"),
        count("wounded", ROW, CARDS, "1 + slot of each wounded card, in order"),
    ]
    return [field._replace(name=f"p+{distance} {field.name}") for field in fields]


ACTIONS = SaintSeiyaActions
FEATURES = SaintSeiyaFeatures
