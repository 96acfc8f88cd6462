"""Naruto Mythos for learners: the numbers of its options and of what a seat sees."""

from collections import defaultdict
from typing import Final

from kleos.games.naruto_mythos.kinds import KINDS, RANKS
from kleos.games.naruto_mythos.schema import Character, Phase, View
from kleos.lab.envs.actions import Actions, Block, Objects, Place
from kleos.lab.envs.features import Features, Field, Values, count, flag, one_hot, tally

SETS: Final = {"KS": 0}  # the slot of a set's card 0; a new set goes behind the last one, so that nothing moves
CARDS: Final = 256  # slots of characters; Konoha Shido has the first 160
MISSIONS: Final = 32  # slots of missions
MOST_KINDS: Final = 24
LINES: Final = 4  # of one card
ROW: Final = 12  # characters on one side of a mission
OBJECTS: Final = len(RANKS) * 2 * ROW
AMOUNTS: Final = 32
PHASES: Final[list[Phase]] = ["mulligan", "action", "mission", "end", "over"]

CARD: Final = ("card", CARDS)
RANK: Final = ("rank", len(RANKS))
OBJECT: Final = ("object", OBJECTS)
LINE: Final = ("line", LINES)


def card_slot(card: str) -> int:
    """The slot of a character: its printed number, after the sets before its own."""
    name, _, number = card.partition("-")
    return SETS[name] + int(number)


def mission_slot(card: str) -> int:
    """The slot of a mission: KS-M01 has the first."""
    return int(card.rpartition("-M")[2]) - 1


def object_slots(view: View) -> Objects:
    """Where the seat sees each character: by rank, own side first, in order of arrival; None beyond the row."""
    seat = view["seat"]
    slots: Objects = {}
    for mission in view["missions"]:
        for side in range(2):
            row = (RANKS.index(mission["rank"]) * 2 + (side != seat)) * ROW
            for at, character in enumerate(mission["sides"][side]):
                slots[character["object"]] = row + at if at < ROW else None
    return slots


class NarutoMythosActions(Actions[View]):
    """Which number an option has (section 13 of the rules lists the tokens)."""

    def __init__(self) -> None:
        blocks = (
            *[Block(verb) for verb in ("use", "skip", "done", "keep", "mulligan", "pass")],
            Block("mission", (RANK,)),
            Block("amount", (("amount", AMOUNTS),)),
            Block("play", (CARD, RANK)),
            Block("hide", (CARD, RANK)),
            Block("upgrade", (CARD, RANK), rivals=2),
            Block("card", (CARD,)),
            Block("line of a card", (CARD, LINE)),
            Block("target", (OBJECT,)),
            Block("defeat", (OBJECT,)),
            Block("reveal", (OBJECT,)),
            Block("reveal-upgrade", (OBJECT,), rivals=4),
            Block("trigger", (OBJECT, LINE), rivals=2),
            Block("line", (OBJECT, LINE)),
            Block("use instead", (OBJECT,), rivals=2),
        )
        super().__init__(blocks, spare=64)

    def objects(self, view: View) -> Objects:
        return object_slots(view)

    def place(self, words: list[str], view: View, objects: Objects) -> Place:
        verb, *rest = words
        if not rest:
            return verb, ()
        first = rest[0]
        if verb == "mission":
            return verb, (RANKS.index(first),)
        if verb == "amount":
            return verb, (int(first),)
        if not first.startswith("#"):
            return place_of_card(verb, rest, objects)
        slot = objects.get(int(first[1:]))
        if verb in ("trigger", "line"):
            return verb, (slot, int(rest[1]) - 1)
        return "use instead" if verb == "use" else verb, (slot,)


def place_of_card(verb: str, rest: list[str], objects: Objects) -> Place:
    """The place of a token whose first word after the verb is a card."""
    card = card_slot(rest[0])
    if verb == "card":
        return verb, (card,)
    if verb == "line":
        return "line of a card", (card, int(rest[1]) - 1)
    if verb == "upgrade":
        upgraded = objects.get(int(rest[1][1:]))
        return verb, (card, None if upgraded is None else upgraded // (2 * ROW))
    return verb, (card, RANKS.index(rest[1]))


CHARACTER: Final = "each character by slot: rank D to A, mine then theirs, in order of arrival"


class NarutoMythosFeatures(Features[View]):
    """What a seat sees, as numbers; "mine" is the seat's, "theirs" the opponent's."""

    def __init__(self, players: int) -> None:
        fields: list[Field] = [
            flag("decides", 1, "the open decision is mine"),
            flag("kind", MOST_KINDS, f"kind of the open decision, one of: {', '.join(KINDS)}"),
            count(
                "source card", 1, CARDS + MISSIONS, "1 + slot of the card that asks me; missions after all characters"
            ),
            count("source line", 1, LINES, "number of its line"),
            flag("competitive", 1, "the mode is competitive"),
            flag("phase", len(PHASES), ", ".join(PHASES)),
            count("round", 1, 4, "round"),
            flag("edge", 1, "I hold the Edge"),
            flag("turn", 2, "it is my turn, it is theirs"),
            count("mission deck", 1, 4, "missions yet to come"),
            flag("mulligan", 2, "I have kept, I have taken a mulligan; only before the first round"),
            count("chakra", 2, 99, "mine, theirs"),
            count("points", 2, 99, "mine, theirs"),
            flag("passed", 2, "I have passed, they have"),
            flag("conceded", 2, "I have given up, they have"),
            count("hand size", 2, 99, "mine, theirs"),
            count("deck size", 2, 99, "mine, theirs"),
            count("hand", CARDS, 9, "my hand: how many of each card slot"),
            count("deck list", CARDS, 9, "the deck I began with"),
            count("my missions", MISSIONS, 9, "the missions I brought"),
            count("my discard", CARDS, 9, "my discard pile"),
            count("their discard", CARDS, 9, "theirs"),
            count("mission card", 4, MISSIONS, "1 + slot of the mission of each rank, D to A; 0: not there yet"),
            count("mission points", 4, 99, "its points"),
            Field("mission totals", 8, -99, 999, "Power on it: rank by rank, mine then theirs"),
            count("mission characters", 8, 99, "how many characters: rank by rank, mine then theirs"),
            flag("character", OBJECTS, f"there is one; {CHARACTER}"),
            count("character card", OBJECTS, CARDS, "1 + its card slot; 0: unknown to me"),
            count("character beneath", OBJECTS, CARDS, "1 + slot of the card right beneath it; 0: none or unknown"),
            count("character stack", OBJECTS, 99, "cards in its stack"),
            flag("character hidden", OBJECTS, "it is hidden"),
            count("character tokens", OBJECTS, 99, "its Power tokens"),
            Field("character power", OBJECTS, -99, 999, "its Power"),
            flag("character owned", OBJECTS, "I own it"),
            flag("character borrowed", OBJECTS, "an effect has changed its controller"),
            flag("character locked", OBJECTS, "a line has locked it"),
        ]
        super().__init__(fields)

    def values(self, view: View) -> Values:
        seat = view["seat"]
        assert seat is not None
        mine, theirs = view["players"][seat], view["players"][1 - seat]
        both = (mine, theirs)
        mulligan = mine.get("mulligan")
        return {
            **decision_values(view),
            "competitive": [view["mode"] == "competitive"],
            "phase": one_hot(PHASES.index(view["phase"]), len(PHASES)),
            "round": [view["round"]],
            "edge": [view["edge"] == seat],
            "turn": [view["turn"] == player["seat"] for player in both],
            "mission deck": [view["mission_deck"]],
            "mulligan": [mulligan == "keep", mulligan == "mulligan"],
            "chakra": [player["chakra"] for player in both],
            "points": [player["points"] for player in both],
            "passed": [player["passed"] for player in both],
            "conceded": [player["conceded"] for player in both],
            "hand size": [player["hand_size"] for player in both],
            "deck size": [player["deck_size"] for player in both],
            "hand": cards(mine["hand"]),
            "deck list": cards(mine["deck_list"]),
            "my missions": tally([mission_slot(card) for card in mine["missions"]], MISSIONS),
            "my discard": cards(mine["discard"]),
            "their discard": cards(theirs["discard"]),
            **mission_values(view, seat),
            **character_values(view, seat),
        }


def cards(ids: list[str]) -> list[int]:
    return tally([card_slot(card) for card in ids], CARDS)


def decision_values(view: View) -> Values:
    decision = view["decision"]
    if decision is None:
        return {}
    values: Values = {
        "decides": [decision["seat"] == view["seat"]],
        "kind": one_hot(KINDS.index(decision["kind"]), MOST_KINDS),
    }
    if "source" in decision:
        card = decision["source"]["card"]
        number = 1 + (CARDS + mission_slot(card) if "-M" in card else card_slot(card))
        values.update({"source card": [number], "source line": [decision["source"]["line"]]})
    return values


def mission_values(view: View, seat: int) -> Values:
    card, points = [0] * len(RANKS), [0] * len(RANKS)
    totals, characters = [0] * (2 * len(RANKS)), [0] * (2 * len(RANKS))
    for mission in view["missions"]:
        at = RANKS.index(mission["rank"])
        card[at] = 1 + mission_slot(mission["card"])
        points[at] = mission["points"]
        for side in range(2):
            totals[at * 2 + (side != seat)] = mission["totals"][side]
            characters[at * 2 + (side != seat)] = len(mission["sides"][side])
    return {
        "mission card": card,
        "mission points": points,
        "mission totals": totals,
        "mission characters": characters,
    }


def character_values(view: View, seat: int) -> Values:
    slots = object_slots(view)
    columns: dict[str, list[int]] = defaultdict(lambda: [0] * OBJECTS)
    for mission in view["missions"]:
        for character in (*mission["sides"][0], *mission["sides"][1]):
            slot = slots[character["object"]]
            if slot is not None:  # those beyond the row are in the mission's counts only
                for name, value in character_row(character, seat).items():
                    columns[name][slot] = value
    return dict(columns)


def character_row(character: Character, seat: int) -> dict[str, int]:
    """What is seen of one character, by field."""
    under = character.get("under")
    return {
        "character": 1,
        "character card": 1 + card_slot(character["card"]) if "card" in character else 0,
        "character beneath": 1 + card_slot(under[0]) if under else 0,
        "character stack": character["stack"],
        "character hidden": character["hidden"],
        "character tokens": character["tokens"],
        "character power": character["power"],
        "character owned": character["owner"] == seat,
        "character borrowed": "controlled_by" in character,
        "character locked": "lock" in character,
    }


ACTIONS = NarutoMythosActions
FEATURES = NarutoMythosFeatures
