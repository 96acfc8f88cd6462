"""The words card files of this game are written in, and the nodes they stand for."""

from collections.abc import Mapping

from kleos.cards.expressions import Vocabulary, Word
from kleos.effects.control import EachOpponent, EachPlayer, IfDone, PayThen, Sequence, When
from kleos.effects.terms import Count, Exists
from kleos.games.saint_seiya.cards import (
    ARMOUR,
    CHARACTER,
    FIRST_CLASS,
    FIRST_HERO,
    FIRST_RANK,
    HERO,
    KNIGHT,
    Bonus,
    Doubles,
    FacedCheaper,
    Forbids,
    GrantsCost,
    NeedsFighters,
    NoHealing,
    Points,
    Protects,
    SelfCheaper,
    Toll,
)
from kleos.games.saint_seiya.deeds import (
    DESTROY,
    DISCARD,
    WOUND,
    AllOfHand,
    ArmoursByForce,
    Boost,
    BoostAll,
    ChosenPlayer,
    DestroyDiscarded,
    DestroyFighter,
    DestroyPair,
    DestroyWounded,
    DiscardArmour,
    Draw,
    Exchange,
    FromHand,
    HealAll,
    HealOne,
    Judge,
    Promote,
    PutOnTop,
    Recycle,
    Restore,
    ReturnToReserve,
    Search,
    Steal,
    SwapArmour,
    Take,
    ThisIntoReserve,
    WoundAllDiscarded,
    WoundDiscarded,
    WoundFighters,
    WoundSeen,
    WoundThis,
)
from kleos.games.saint_seiya.kinds import COSMOS, FORCE, HEROES, RANKS
from kleos.games.saint_seiya.lands import (
    AcquireFree,
    Complete,
    GiveThis,
    Recall,
    Reduce,
    RemoveAll,
    RemoveAndReveal,
    SwapPlaces,
    TakeFlame,
    TakeReserveTop,
)
from kleos.games.saint_seiya.terms import (
    Adjacent,
    Alongside,
    Anything,
    Changed,
    DifferentNames,
    FacesEnd,
    Facing,
    Flames,
    FullGroups,
    InDiscard,
    Is,
    Most,
    Named,
    OnTerrain,
    Other,
    Owned,
    SilverKnight,
    WithCosmos,
)

SILVER_CLASS = "silver-knight"  # the class that the match option `shaina_counts` may mean (SS-8.14)


def trait_words(classes: list[str]) -> dict[str, int]:
    """What a card can be, by the word for it; classes as in the card file, with underscores."""
    words = {"character": CHARACTER, "armour": ARMOUR, "knight": KNIGHT, "hero": HERO}
    for i, rank in enumerate(RANKS):
        words[rank] = FIRST_RANK << i
    for i, hero in enumerate(HEROES):
        words[hero] = FIRST_HERO << i
    for i, klass in enumerate(classes):
        words.setdefault(klass.replace("-", "_"), FIRST_CLASS << i)
    return words


def vocabulary(classes: list[str]) -> Vocabulary:
    """The words, with the classes of the card file among the predicates."""
    traits = trait_words(classes)
    predicates = {name: Word((), lambda bit=bit: Is(bit)) for name, bit in traits.items()}
    silver = traits.get(SILVER_CLASS.replace("-", "_"), 0)
    words: Mapping[str, Mapping[str, Word]] = {
        "predicate": {
            **predicates,
            "silver_knight": Word((), lambda: SilverKnight(silver)),
            "anything": Word((), Anything),
            "named": Word(("string",), Named),
            "with_cosmos": Word((), WithCosmos),
            "alongside": Word((), Alongside),
            "facing": Word((), Facing),
            "on_terrain": Word((), OnTerrain),
            "adjacent": Word((), Adjacent),
            "other": Word((), Other),
        },
        "condition": {
            "any": Word(("predicate",), Exists),
            "in_discard": Word(("predicate",), InDiscard),
            "even_flames": Word((), lambda: Flames(False)),
            "odd_flames": Word((), lambda: Flames(True)),
            "faces_first": Word((), lambda: FacesEnd(False)),
            "faces_last": Word((), lambda: FacesEnd(True)),
            "most": Word(("predicate",), Most),
            "owned": Word(("predicate",), Owned),
        },
        "amount": {
            "count": Word(("predicate",), Count),
            "changed": Word((), Changed),
            "full_groups": Word(("number",), lambda size: FullGroups(size, False)),
            "full_groups_destroyed": Word(("number",), lambda size: FullGroups(size, True)),
            "names": Word(("predicate",), DifferentNames),
        },
        "effect": {
            # control flow
            "seq": Word(("effect", "effect"), lambda *steps: Sequence(list(steps)), repeats=True),
            "when": Word(("condition", "effect"), When),
            "if_done": Word(("effect", "effect"), IfDone),
            "pay": Word(("effect", "effect"), PayThen),
            "each_player": Word(("effect",), EachPlayer),
            "each_opponent": Word(("effect",), EachOpponent),
            "chosen_player": Word(("effect",), lambda effect: ChosenPlayer(effect, False)),
            "chosen_opponent": Word(("effect",), lambda effect: ChosenPlayer(effect, True)),
            # hands
            "discard": Word(("predicate",), lambda which: FromHand(DISCARD, which, 1, False)),
            "wound": Word(("predicate",), lambda which: FromHand(WOUND, which, 1, False)),
            "wound_two": Word(("predicate",), lambda which: FromHand(WOUND, which, 2, False)),
            "may_wound": Word(("predicate",), lambda which: FromHand(WOUND, which, 1, True)),
            "destroy": Word(("predicate",), lambda which: FromHand(DESTROY, which, 1, False)),
            "discard_all": Word(("predicate",), lambda which: AllOfHand(DISCARD, which)),
            "wound_all": Word(("predicate",), lambda which: AllOfHand(WOUND, which)),
            "destroy_pair": Word(("predicate",), DestroyPair),
            "promote": Word(("predicate",), Promote),
            "look_and_wound": Word(("predicate",), WoundSeen),
            "return_to_reserve": Word(("predicate",), ReturnToReserve),
            # piles
            "draw": Word(("amount",), Draw),
            "recycle": Word((), Recycle),
            "search": Word(("predicate",), Search),
            "judge": Word(("number", "predicate"), Judge),
            "take": Word(("predicate",), lambda which: Take(which, False)),
            "may_take": Word(("predicate",), lambda which: Take(which, True)),
            "destroy_discarded": Word(("predicate",), DestroyDiscarded),
            "wound_discarded": Word(("predicate",), WoundDiscarded),
            "wound_all_discarded": Word(("predicate",), WoundAllDiscarded),
            "steal": Word(("predicate",), Steal),
            "restore": Word((), Restore),
            "put_on_top": Word(("predicate",), PutOnTop),
            "exchange": Word(("predicate", "predicate"), Exchange),
            # wounded Characters and fighters
            "heal": Word((), HealOne),
            "heal_all": Word(("predicate",), HealAll),
            "destroy_wounded": Word((), lambda: DestroyWounded(False)),
            "destroy_any_wounded": Word((), lambda: DestroyWounded(True)),
            "wound_fighters": Word(("predicate",), WoundFighters),
            "destroy_fighter": Word((), DestroyFighter),
            "wound_this": Word((), WoundThis),
            # bonuses and armours
            "boost": Word(("number", "predicate"), Boost),
            "boost_all": Word(("number",), BoostAll),
            "armours_by_force": Word((), ArmoursByForce),
            "discard_armour": Word((), DiscardArmour),
            "swap_armour": Word(("predicate",), SwapArmour),
            "this_into_reserve": Word((), ThisIntoReserve),
            # the terrain
            "acquire_free": Word(("predicate",), AcquireFree),
            "take_reserve_top": Word((), TakeReserveTop),
            "remove_all": Word(("predicate",), RemoveAll),
            "complete": Word((), Complete),
            "remove_and_reveal": Word(("predicate",), RemoveAndReveal),
            "reduce": Word(("number", "number", "predicate"), Reduce),
            "swap_places": Word((), SwapPlaces),
            "give_this": Word((), GiveThis),
            "recall": Word(("predicate",), Recall),
            "take_flame": Word((), TakeFlame),
            # continuous in play
            "force": Word(("amount", "condition"), lambda n, cond=None: Bonus(FORCE, n, None, cond), needed=1),
            "cosmos": Word(("amount", "condition"), lambda n, cond=None: Bonus(COSMOS, n, None, cond), needed=1),
            "cosmos_for": Word(("amount", "predicate"), lambda n, who: Bonus(COSMOS, n, who, None)),
            "doubles": Word(("predicate",), Doubles),
            "protects": Word(("predicate",), Protects),
            "faced_cheaper": Word(("amount", "predicate"), FacedCheaper),
            # continuous on the terrain
            "cheaper": Word(("number", "condition"), SelfCheaper),
            "cosmos_cost": Word(("number", "condition"), GrantsCost),
            "needs_fighters": Word(("number",), NeedsFighters),
            "toll": Word((), Toll),
            "forbids": Word(("predicate",), Forbids),
            "no_healing": Word((), NoHealing),
            # victory points
            "points": Word(("amount", "condition"), lambda n, cond=None: Points(n, cond), needed=1),
        },
    }  # fmt: skip
    return Vocabulary(words)
