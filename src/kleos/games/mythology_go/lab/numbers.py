"""Mythology GO for learners: the numbers of its options and of what a seat sees."""

from typing import Final

from kleos.games.mythology_go.kinds import COLOURS, KINDS, MOST_PLAYERS, PHASES, ROUNDS
from kleos.games.mythology_go.schema import Mark, Player, View
from kleos.lab.envs.actions import Actions, Block, Objects, Place
from kleos.lab.envs.features import Features, Field, Values, count, flag, one_hot, tally

CARDS: Final = 32  # slots; the deck has 24 different cards
DIVINITIES: Final = 16  # the box has 12
BELIEFS: Final = 16  # the box has 10
ROW: Final = 8  # creatures on one field: 7 at most
MOST_KINDS: Final = 24

CARD: Final = ("card", CARDS)
DIVINITY: Final = ("divinity", DIVINITIES)
BELIEF: Final = ("belief", BELIEFS)
SEAT: Final = ("seat", MOST_PLAYERS)
OWN: Final = ("own creature", ROW)

# The cards in the order of their slots: nothing on them is a number. A new card goes behind the last one.
DECK_ORDER: Final = (
    "elfe", "gobelin", "troll", "centaure", "sphinx", "dragon", "phenix", "griffon", "cerbere", "minotaure", "chimere",
    "chupacabra", "gorgone", "loup-garou", "nain", "golem", "harpie", "cyclope", "sirene", "licorne", "djinn", "satyre",
    "leviathan", "lutin",
)  # fmt: skip
DIVINITY_ORDER: Final = (
    "anubis", "zeus", "odin", "ra", "poseidon", "gaia", "hephaistos", "hades", "hecate", "loki", "athena", "thot",
)  # fmt: skip
BELIEF_ORDER: Final = (
    "animisme", "polytheisme", "esoterisme", "chamanisme", "divination", "totemisme", "fatalisme", "druidisme",
    "reincarnation", "dualisme",
)  # fmt: skip
MARKS: Final[tuple[Mark, ...]] = ("resurrected", "fused", "used", "was_down")


def slots_of(order: tuple[str, ...]) -> dict[str, int]:
    return {card: slot for slot, card in enumerate(order)}


def eyes(view: View) -> int:
    """The seat of a view; spectators learn nothing."""
    seat = view["seat"]
    assert seat is not None
    return seat


def seats_from(view: View) -> list[Player]:
    """The players clockwise, beginning with the seat of the view."""
    players, first = view["players"], eyes(view)
    return players[first:] + players[:first]


def distance(view: View, seat: int) -> int:
    """How many seats further round the table."""
    return (seat - eyes(view)) % len(view["players"])


def creature_slots(view: View) -> Objects:
    """Field by field from the own one on, each in the order of the numbers of its creatures."""
    return {
        creature["object"]: far * ROW + at if at < ROW else None
        for far, player in enumerate(seats_from(view))
        for at, creature in enumerate(player["field"])
    }


class MythologyGoActions(Actions[View]):
    """Which number an option has (section 13 of the rules lists the tokens)."""

    def __init__(self) -> None:
        blocks = (
            *[Block(verb) for verb in ("skip", "done", "use")],
            Block("belief", (BELIEF,)),
            Block("divinity", (DIVINITY,)),
            Block("card", (CARD,)),
            Block("play", (CARD,)),
            Block("hide", (CARD,)),
            Block("play onto a creature", (CARD, OWN)),
            Block("fuse", (OWN, OWN)),
            Block("use a creature", (OWN,)),
            Block("use a belief", (BELIEF,)),
            Block("target", (SEAT, ("creature", ROW))),
            Block("player", (SEAT,)),
            Block("colour", (OWN, ("colour", len(COLOURS)))),
            Block("accuse", (SEAT, DIVINITY)),
        )
        super().__init__(blocks, spare=64)
        self.cards = slots_of(DECK_ORDER)
        self.divinities = slots_of(DIVINITY_ORDER)
        self.beliefs = slots_of(BELIEF_ORDER)
        self.colours = slots_of(tuple(COLOURS))

    def objects(self, view: View) -> Objects:
        return creature_slots(view)

    def place(self, words: list[str], view: View, objects: Objects) -> Place:
        verb, *rest = words
        if not rest:
            return verb, ()
        first = rest[0]
        if verb == "card":
            return self.card(first)
        if verb == "play" and len(rest) > 1:
            return "play onto a creature", (self.cards.get(first), slot(rest[1], objects))
        if verb in ("play", "hide"):
            return verb, (self.cards.get(first),)
        if verb == "fuse":
            return verb, (slot(first, objects), slot(rest[1], objects))
        if verb == "use":
            if first.startswith("#"):
                return "use a creature", (slot(first, objects),)
            return "use a belief", (self.beliefs.get(first),)
        if verb == "player":
            return verb, (distance(view, int(first[1:])),)
        if verb == "colour":
            return verb, (slot(first, objects), self.colours[rest[1]])
        if verb == "accuse":
            return verb, (distance(view, int(first[1:])), self.divinities.get(rest[1]))
        at = slot(first, objects)
        return verb, (None, None) if at is None else divmod(at, ROW)

    def card(self, card: str) -> Place:
        if card in self.beliefs:
            return "belief", (self.beliefs[card],)
        if card in self.divinities:
            return "divinity", (self.divinities[card],)
        return "card", (self.cards.get(card),)


def slot(word: str, objects: Objects) -> int | None:
    return objects.get(int(word[1:]))


class MythologyGoFeatures(Features[View]):
    """What a seat sees, for a number of players."""

    def __init__(self, players: int) -> None:
        fields = [
            flag("decides", 1, "the open decision is mine"),
            flag("kind", MOST_KINDS, f"kind of the open decision, one of: {', '.join(KINDS)}"),
            flag("asks", players, "who decides, by distance"),
            count("source", 1, CARDS + BELIEFS, "1 + slot of the card that asks; beliefs after all cards of the deck; 0: the rules do"),
            count("source creature", 1, players * ROW, "1 + slot of the creature that asks; 0: none does"),
            flag("phase", len(PHASES), ", ".join(PHASES)),
            flag("round", ROUNDS, "which round it is"),
            flag("starter", players, "who began the round, by distance"),
            flag("active", players, "whose turn it is, by distance"),
            count("plays", 1, 2, "plays used up in this turn"),
            count("turn spells", 1, 9, "spells played in this turn"),
            flag("countdown", 1, "a countdown runs"),
            count("countdown left", 1, 16, "opportunities left in it"),
            count("opportunities", 1, 200, "finished in this round"),
            count("deck size", 1, 96, "cards in the deck"),
            count("deck known", CARDS, 96, "cards of which I know that they are in the deck, by card slot"),
            count("deck promised", CARDS, 96, "cards that everybody knows to be somewhere near its bottom"),
            count("discard", CARDS, 96, "the discard pile"),
            count("aside", CARDS, 96, "cards shown that did not fit"),
            count("casting", 1, CARDS, "1 + slot of the spell that is being resolved"),
            flag("free beliefs", BELIEFS, "beliefs that nobody has taken"),
            count("unused divinities", 1, DIVINITIES, "divinities that nobody has"),
            flag("divinities seen", DIVINITIES, "unused ones that I have seen"),
            count("extra divinity", 1, DIVINITIES, "1 + slot of the second one that I may keep"),
            flag("divinities shown", 1, "those of this round have been revealed"),
        ]  # fmt: skip
        for far in range(players):
            fields += player_fields(far, players)
        super().__init__(fields)
        self.cards = slots_of(DECK_ORDER)
        self.divinities = slots_of(DIVINITY_ORDER)
        self.beliefs = slots_of(BELIEF_ORDER)

    def values(self, view: View) -> Values:
        players = seats_from(view)
        decision = view["decision"]
        own = players[0]
        countdown = view["countdown"]
        objects = creature_slots(view)
        values: Values = {
            "phase": one_hot(PHASES.index(view["phase"]), len(PHASES)),
            "round": one_hot(view["round"] - 1, ROUNDS),
            "starter": [view["starter"] == player["seat"] for player in players],
            "active": [view["active"] == player["seat"] for player in players],
            "plays": [view["plays"]],
            "turn spells": [view["turn_spells"]],
            "countdown": [countdown is not None],
            "countdown left": [countdown or 0],
            "opportunities": [view["opportunities"]],
            "deck size": [view["deck_size"]],
            "deck known": self.counts([one["card"] for one in view["deck_known"]]),
            "deck promised": self.counts([card for group in view["deck_promised"] for card in group["cards"]]),
            "discard": self.counts(view["discard"]),
            "aside": self.counts(view["aside"]),
            "casting": [number(self.cards, view["casting"])],
            "free beliefs": marked(self.beliefs, view["free_beliefs"], BELIEFS),
            "unused divinities": [view["unused_divinities"]],
            "divinities seen": marked(self.divinities, own.get("divinities_seen", []), DIVINITIES),
            "extra divinity": [number(self.divinities, own.get("extra_divinity"))],
            "divinities shown": [view["divinities_shown"]],
        }
        if decision is not None:
            values["decides"] = [decision["seat"] == view["seat"]]
            values["kind"] = one_hot(KINDS.index(decision["kind"]), MOST_KINDS)
            values["asks"] = [decision["seat"] == player["seat"] for player in players]
            values["source"] = [self.source(decision.get("source"))]
            at = objects.get(decision.get("object", 0))
            values["source creature"] = [0 if at is None else 1 + at]
        for far, player in enumerate(players):
            for name, numbers in self.player_values(view, player, objects).items():
                values[f"p+{far} {name}"] = numbers
        return values

    def source(self, card: str | None) -> int:
        """1 + the slot of a card of the deck, or of a belief behind all of them; 0 for none."""
        if card in self.beliefs:
            return 1 + CARDS + self.beliefs[card]
        return number(self.cards, card)

    def counts(self, ids: list[str]) -> list[int]:
        return tally([self.cards[card] for card in ids if card in self.cards], CARDS)

    def player_values(self, view: View, player: Player, objects: Objects) -> Values:
        seat = player["seat"]
        field = player["field"][:ROW]
        accused = [one for one in view["accusations"] if one["by"] == seat]
        aims = {one["object"]: one["target"] for one in view["targets"]}
        values: Values = {
            "slots used": [player["slots_used"]],
            "hand size": [player["hand_size"]],
            "hand": self.counts(player.get("hand", [])),
            "hand known": self.counts(player["hand_known"]),
            "divinity": [number(self.divinities, player["divinity"])],
            "has divinity": [player["has_divinity"]],
            "declared": [player["declared"]],
            "belief": [number(self.beliefs, player["belief"])],
            "belief used": [player["belief_used"]],
            "spells played": [player["spells_played"]],
            "scores": player["scores"],
            "counted": [view["counting"][seat]["total"]],
            "conceded": [player["conceded"]],
            "accuses": [1 + distance(view, one["player"]) for one in accused],
            "accuses of": [number(self.divinities, one["divinity"]) for one in accused],
            "creature": [number(self.cards, one.get("card")) for one in field],
            "creature looks": [number(self.cards, one.get("looks")) for one in field],
            "creature there": [1 for _ in field],
            "creature down": [one["face"] == "down" for one in field],
            "creature value": [one.get("value", 0) for one in field],
            "creature colour": [1 + COLOURS.index(one["colour"]) if "colour" in one else 0 for one in field],
            "creature transformed": [one.get("transformed", False) for one in field],
            "creature aim": [aim(aims.get(one["object"]), objects) for one in field],
        }
        for mark in MARKS:
            values[f"creature {mark.replace('_', ' ')}"] = [one.get(mark, False) for one in field]
        return values


def number(slots: dict[str, int], card: str | None) -> int:
    """1 + the slot of a card; 0 for none, for an unknown one, and for a card without a slot."""
    return 0 if card is None or card not in slots else 1 + slots[card]


def marked(slots: dict[str, int], ids: list[str], length: int) -> list[int]:
    return tally([slots[card] for card in ids if card in slots], length)


def aim(target: int | None, objects: Objects) -> int:
    """1 + the slot of the creature that one has declared to copy or transform; 0 for none."""
    at = None if target is None else objects.get(target)
    return 0 if at is None else 1 + at


def player_fields(far: int, players: int) -> list[Field]:
    """The fields of the player so many seats further round the table."""
    fields = [
        count("slots used", 1, 7, "slots used on the field"),
        count("hand size", 1, 30, "cards in hand"),
        count("hand", CARDS, 30, "the hand, if it is mine: how many of each card slot"),
        count("hand known", CARDS, 30, "cards of the hand that I know"),
        count("divinity", 1, DIVINITIES, "1 + slot of the divinity; 0: none, or not known to me"),
        flag("has divinity", 1, "has a divinity in this round"),
        flag("declared", 1, "has declared Identification"),
        count("belief", 1, BELIEFS, "1 + slot of the belief; 0: not chosen yet"),
        flag("belief used", 1, "the belief has been used in this round"),
        count("spells played", 1, 30, "in this round"),
        Field("scores", ROUNDS, -99, 199, "points of finished rounds"),
        Field("counted", 1, -99, 199, "points in the counting that goes on"),
        flag("conceded", 1, "has given up"),
        count("accuses", 1, players, "1 + distance of the accused player; 0: nobody"),
        count("accuses of", 1, DIVINITIES, "1 + slot of the divinity named"),
        count("creature", ROW, CARDS, "1 + slot of each creature of the field, by number; 0: not known to me"),
        count("creature looks", ROW, CARDS, "1 + slot of the card it counts as; 0: its own"),
        flag("creature there", ROW, "there is a creature"),
        flag("creature down", ROW, "it lies face-down"),
        count("creature value", ROW, 99, "its current value"),
        count("creature colour", ROW, len(COLOURS), f"1 + its colour: {', '.join(COLOURS)}"),
        count("creature aim", ROW, players * ROW, "1 + slot of the creature it copies or transforms"),
        flag("creature resurrected", ROW, "it has been resurrected"),
        flag("creature fused", ROW, "it is a pair"),
        flag("creature used", ROW, "it has been activated in this round"),
        flag("creature was down", ROW, "it lay face-down when the round ended"),
        flag("creature transformed", ROW, "it has been transformed"),
    ]
    return [field._replace(name=f"p+{far} {field.name}") for field in fields]


ACTIONS = MythologyGoActions
FEATURES = MythologyGoFeatures
