"""The words card files of this game are written in, and the nodes they stand for."""

from collections.abc import Mapping

from kleos.cards.expressions import Vocabulary, Word
from kleos.effects.control import AsOpponent, Both, IfDone, PayThen, Sequence, When
from kleos.effects.terms import Count, Done, Exists, PriorX, X
from kleos.engine.frames import Node
from kleos.games.naruto_mythos.cards import (
    DEFEATING,
    HIDING,
    HOLDS,
    IMMUNE,
    KEEPS_TOKENS,
    LOCKS,
    MOVING,
    NO_REVEALS,
    ON_AFFECTED,
    ON_DEFEAT,
    ON_ENEMY_PLAY,
    ON_LOSS,
    ON_MOVE,
    ON_OWN_MOVE,
    ON_ROUND_END,
    ONLY_WINNING,
    SALVAGES,
    SHIELDS,
    Bonus,
    ChakraBonus,
    Cheaper,
    Discount,
    Instead,
    Modifier,
    Over,
    Rule,
    Tax,
    Whenever,
)
from kleos.games.naruto_mythos.deeds import (
    Defeat,
    DiscardTop,
    Draw,
    GainChakra,
    GainPoints,
    GiveEdge,
    Hide,
    Look,
    LoseChakra,
    Move,
    MoveMany,
    PayX,
    PowerUp,
    ReturnToHand,
    TakeChakra,
    TakeControl,
    TakeEdge,
    Tokens,
)
from kleos.games.naruto_mythos.kinds import AMBUSH, MAIN
from kleos.games.naruto_mythos.piles import (
    Discard,
    DiscardHand,
    DiscardSeen,
    LookAtHand,
    Mill,
    PutBack,
    PutFromDeck,
    PutFromHand,
    Recover,
    Search,
)
from kleos.games.naruto_mythos.predicates import (
    BASE,
    COST,
    POWER,
    Anyone,
    CoveredPower,
    Elsewhere,
    EmptyHand,
    Enemy,
    FaceDown,
    FaceUp,
    Friend,
    Here,
    HoldsEdge,
    Measure,
    Mine,
    MissionsWith,
    MyPower,
    Myself,
    Named,
    Namesake,
    OfGroup,
    Other,
    PlayedLastTurn,
    ThatCost,
    ThatPower,
    Upgraded,
    WithKeyword,
)
from kleos.games.naruto_mythos.showing import (
    FROM_DISCARD,
    FROM_HAND,
    FROM_HIDDEN,
    FROM_TOP_OF_DISCARD,
    Copy,
    CopyDiscarded,
    Demand,
    PlayCard,
    PlayFromTop,
)
from kleos.games.naruto_mythos.targets import (
    AnyNumber,
    Chosen,
    EachMission,
    Every,
    Excess,
    InOneMission,
    It,
    Lowest,
    Pair,
    Played,
    Sole,
    This,
)


class Must(Node):
    """Marks a mandatory line; the card keeps the mark and drops this node (NM-6.30)."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect


class May(Node):
    """Marks a triggered line that its controller may leave unused; dropped like Must (NM-6.32)."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect


class RepeatMain(Node):
    """Stands for another use of the card's MAIN line until the card is put together (NM-6.88)."""


def whenever(event: "Occasion", effect: Node) -> Whenever:
    optional = isinstance(effect, May)
    return Whenever(event.event, event.who, effect.effect if isinstance(effect, May) else effect, optional)


class Occasion:
    """What a triggered line reacts to."""

    def __init__(self, event: int, who: object = None) -> None:
        self.event = event
        self.who: Anyone | None = who  # type: ignore[assignment]




def vocabulary(groups: list[str], keywords: list[str]) -> Vocabulary:
    """The words, with the groups and keywords of a card set among the predicates."""
    predicates: dict[str, Word] = {
        "friend": Word((), Friend),
        "enemy": Word((), Enemy),
        "mine": Word((), Mine),
        "anyone": Word((), Anyone),
        "this": Word((), Myself),
        "other": Word((), Other),
        "here": Word((), Here),
        "elsewhere": Word((), Elsewhere),
        "hidden": Word((), FaceDown),
        "visible": Word((), FaceUp),
        "named": Word(("string",), Named),
        "namesake": Word((), Namesake),
        "upgraded": Word((), Upgraded),
        "played_last_turn": Word((), PlayedLastTurn),
    }
    for i, group in enumerate(groups):
        predicates[group] = Word((), lambda i=i: OfGroup(i))
    for i, keyword in enumerate(keywords):
        predicates[keyword] = Word((), lambda i=i: WithKeyword(i))
    words: Mapping[str, Mapping[str, Word]] = {
        "predicate": predicates,
        "condition": {
            "any": Word(("predicate",), Exists),
            "edge": Word((), HoldsEdge),
            "empty_hand": Word((), EmptyHand),
        },
        "amount": {
            "x": Word((), X),
            "main_x": Word((), PriorX),
            "main_count": Word((), Done),
            "my_power": Word((), MyPower),
            "that_cost": Word((), ThatCost),
            "that_power": Word((), ThatPower),
            "covered_power": Word((), CoveredPower),
            "count": Word(("predicate",), Count),
            "missions_with": Word(("predicate",), MissionsWith),
        },
        "who": {
            "this": Word((), This),
            "it": Word((), It),
            "played": Word((), Played),
            "choose": Word(("predicate",), Chosen),
            "all": Word(("predicate",), Every),
            "cheapest": Word(("predicate",), lambda which: Lowest(COST, which)),
            "weakest": Word(("predicate",), lambda which: Lowest(POWER, which)),
            "sole": Word(("predicate",), Sole),
            "pair": Word(("predicate", "predicate"), lambda one, two: Pair(one, two, False)),
            "full_pair": Word(("predicate", "predicate"), lambda one, two: Pair(one, two, True)),
            "any_number": Word(("predicate", "number"), AnyNumber),
            "one_per_mission": Word(("predicate",), EachMission),
            "excess": Word(("predicate", "number"), Excess),
            "all_in_one_mission": Word(("predicate",), InOneMission),
        },
        "occasion": {
            "enemy_played_here": Word((), lambda: Occasion(ON_ENEMY_PLAY)),
            "defeated": Word(("predicate",), lambda who: Occasion(ON_DEFEAT, who)),
            "moved": Word((), lambda: Occasion(ON_MOVE)),
            "moved_by_you": Word((), lambda: Occasion(ON_OWN_MOVE)),
            "affected_by_enemy": Word((), lambda: Occasion(ON_AFFECTED)),
            "mission_lost": Word((), lambda: Occasion(ON_LOSS)),
            "end_of_round": Word((), lambda: Occasion(ON_ROUND_END)),
        },
        "effect": {
            # control flow
            "seq": Word(("effect", "effect"), lambda *steps: Sequence(list(steps)), repeats=True),
            "when": Word(("condition", "effect"), When),
            "if_done": Word(("effect", "effect"), IfDone),
            "discard_to": Word(("effect",), lambda effect: PayThen(Discard(), effect)),
            "opponent": Word(("effect",), AsOpponent),
            "both_players": Word(("effect",), Both),
            "repeat_main": Word((), RepeatMain),
            "must": Word(("effect",), Must),
            "may": Word(("effect",), May),
            "main_becomes": Word(("effect",), lambda effect: Modifier(MAIN, effect, False)),
            "main_also": Word(("effect",), lambda effect: Modifier(MAIN, effect, True)),
            "ambush_becomes": Word(("effect",), lambda effect: Modifier(AMBUSH, effect, False)),
            "ambush_also": Word(("effect",), lambda effect: Modifier(AMBUSH, effect, True)),
            # characters
            "powerup": Word(("amount", "who"), PowerUp),
            "remove_tokens": Word(("amount", "who"), lambda limit, who: Tokens(limit, who, False)),
            "remove_all_tokens": Word(("who",), lambda who: Tokens(None, who, False)),
            "take_tokens": Word(("amount", "who"), lambda limit, who: Tokens(limit, who, True)),
            "take_all_tokens": Word(("who",), lambda who: Tokens(None, who, True)),
            "hide": Word(("who",), Hide),
            "defeat": Word(("who",), Defeat),
            "move": Word(("who",), lambda who: Move(who, False)),
            "move_here": Word(("who",), lambda who: Move(who, True)),
            "move_each": Word(("predicate",), lambda which: MoveMany(which, None)),
            "move_some": Word(("amount", "predicate"), lambda count, which: MoveMany(which, count)),
            "take_control": Word(("who",), TakeControl),
            "look": Word(("who",), Look),
            "discard_top": Word(("who",), DiscardTop),
            "return_to_hand": Word(("who",), ReturnToHand),
            "demand": Word(("who", "number"), Demand),
            # cards
            "draw": Word(("amount",), Draw),
            "discard": Word((), Discard),
            "discard_seen": Word((), DiscardSeen),
            "opponent_redraws": Word((), DiscardHand),
            "put_back": Word((), PutBack),
            "recover": Word((), Recover),
            "mill": Word((), lambda: Mill(True)),
            "mill_opponent": Word((), lambda: Mill(False)),
            "look_at_hand": Word((), LookAtHand),
            "search": Word(("number", "predicate"), Search),
            "put_top_here": Word((), lambda: PutFromDeck(True)),
            "put_enemy_top": Word((), lambda: PutFromDeck(False)),
            "put_from_hand": Word((), PutFromHand),
            "play": Word(("predicate", "number"), lambda which, cut: PlayCard(which, FROM_HAND, cut)),
            "reveal": Word(("predicate", "number"), lambda which, cut: PlayCard(which, FROM_HIDDEN, cut)),
            "play_discarded": Word(("predicate", "number"), lambda which, cut: PlayCard(which, FROM_DISCARD, cut)),
            "play_top_discarded": Word(("number",), lambda cut: PlayCard(Anyone(), FROM_TOP_OF_DISCARD, cut)),
            "play_from_top": Word(("number", "number"), PlayFromTop),
            "copy": Word(("predicate",), lambda which: Copy(which, True)),
            "copy_no_upgrade": Word(("predicate",), lambda which: Copy(which, False)),
            "copy_discarded": Word((), CopyDiscarded),
            # chakra, points, Edge
            "gain_chakra": Word(("amount",), GainChakra),
            "take_chakra": Word(("amount",), TakeChakra),
            "lose_chakra": Word(("amount",), LoseChakra),
            "pay_x": Word((), PayX),
            "gain_points": Word(("amount",), GainPoints),
            "take_edge": Word((), TakeEdge),
            "give_edge": Word((), GiveEdge),
            # continuous lines
            "bonus": Word(("amount", "predicate", "condition"), lambda n, who, cond=None: Bonus(n, who, cond), needed=2),
            "chakra": Word(("amount", "condition"), lambda n, cond=None: ChakraBonus(n, cond, False), needed=1),
            "chakra_for_both": Word(("amount",), lambda n: ChakraBonus(n, None, True)),
            "keeps_tokens": Word((), lambda: Rule(KEEPS_TOKENS)),
            "holds_enemies": Word((), lambda: Rule(HOLDS)),
            "only_while_winning": Word((), lambda: Rule(ONLY_WINNING)),
            "immune": Word((), lambda: Rule(IMMUNE)),
            "shields_friends": Word((), lambda: Rule(SHIELDS)),
            "forbids_reveals": Word((), lambda: Rule(NO_REVEALS)),
            "salvages_friends": Word((), lambda: Rule(SALVAGES)),
            "locks_strongest": Word((), lambda: Rule(LOCKS)),
            "upgrades": Word(("predicate",), lambda who: Over(who, False)),
            "upgrades_only": Word(("predicate",), lambda who: Over(who, True)),
            "tax": Word(("number",), Tax),
            "discount": Word(("number", "predicate", "number"), Discount),
            "cheaper": Word(("number", "condition"), lambda n, cond=None: Cheaper(n, cond, False), needed=1),
            "cheaper_revealed": Word(("number", "condition"), lambda n, cond=None: Cheaper(n, cond, True), needed=1),
            "whenever": Word(("occasion", "effect"), whenever),
            "instead": Word(("happening", "predicate", "outcome"), lambda h, who, do: Instead(h, who, False, do, False)),
            "instead_enemy": Word(("happening", "predicate", "outcome"), lambda h, who, do: Instead(h, who, True, do, False)),
            "may_instead_enemy": Word(("happening", "predicate", "outcome"), lambda h, who, do: Instead(h, who, True, do, True)),
        },
        "happening": {
            "defeat": Word((), lambda: DEFEATING),
            "hide_or_defeat": Word((), lambda: HIDING | DEFEATING),
            "move_or_defeat": Word((), lambda: MOVING | DEFEATING),
        },
        "outcome": {"hidden": Word((), lambda: HIDING), "defeated": Word((), lambda: DEFEATING)},
    }  # fmt: skip
    return Vocabulary(words, {"cost": COST, "power": POWER, "base": BASE}, Measure)
