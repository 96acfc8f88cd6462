"""Decisions (section 13): every kind with its tokens, who decides, what is never asked; and names (section 10)."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import kleos
from kleos.engine.rng import Rng, seeded
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.language.languages import LANGUAGES
from kleos.testing import clause

Tell = Callable[[], Story]
CARDS = kleos.rules("saint-seiya").cards
FULL_HAND = ["spica", "spica", "sho", "sho", "ushio"]  # five cards: nothing is drawn in upkeep step 2


def strong(place: int, *cards: str) -> list[dict[str, Any]]:
    """Characters facing a place, the first with Force enough for anything."""
    return [*facing(place, cards[0], force_bonus=9), *facing(place, *cards[1:])]


class Case:
    """A story up to a decision, and what that decision must be."""

    def __init__(self, kind: str, seat: int, source: str | None, tell: Tell, tokens: list[str]) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        self.tell = tell
        self.tokens = tokens


CASES = [
    # main -----------------------------------------------------------------------------------------------------------
    Case(
        "main",
        0,
        None,
        lambda: table(
            ["cassios", "armure-lion"],
            {
                "hand": ["marine", "seiya-green", "seiya-green", "armure-vierge"],
                "armour": "armure-pegase",
                "played": facing(1, "athena", "phaeton"),
                "wounded": ["leda"],
            },
        ),
        [
            *["play seiya-green 1", "play seiya-green 2", "play marine 1", "play marine 2", "equip armure-vierge"],
            *["activate #3", "heal #4", "end"],
        ],
    ),
    Case(
        "main",
        0,
        None,
        lambda: table(["sho", "daichi"], {"armour": "armure-vierge", "played": facing(1, "jabu", "jabu", "athena")}),
        ["acquire 1 force", "acquire 1 cosmos", "acquire 1 cosmos armour", "acquire 2 cosmos armour", "end"],
    ),
    # use or skip ----------------------------------------------------------------------------------------------------
    Case(
        "on-play",
        0,
        "seiya-bronze",
        lambda: table(["cassios"], {"hand": ["seiya-bronze"], "discard": ["seiya-green"], "draw": ["leda"]}).does(
            "play seiya-bronze 1"
        ),
        ["use", "skip"],
    ),
    Case(
        "on-play",
        0,
        "armure-gemeaux",
        lambda: table(["cassios"], {"hand": ["armure-gemeaux"]}, {"armour": "armure-lion"}).does(
            "equip armure-gemeaux"
        ),
        ["use", "skip"],
    ),
    Case(
        "shun-draw",
        0,
        "shun-bronze",
        lambda: table(
            ["jabu"], {"hero": "shun", "played": facing(1, "albior", "shun-bronze"), "draw": ["leda", "spica"]}
        ).does("acquire 1 cosmos"),
        ["use", "skip"],
    ),
    # upkeep ---------------------------------------------------------------------------------------------------------
    Case(
        "upkeep-discard",
        0,
        None,
        lambda: table(["cassios"], {"hand": ["marine", "seiya-green", "armure-lion", "seiya-green"]}).does("end"),
        ["card seiya-green", "card armure-lion", "card marine", "done"],
    ),
    Case(
        "upkeep-discard",
        0,
        None,
        lambda: table(["cassios"], {"hand": ["marine", "seiya-green"]}).does("end", "card marine"),
        ["card seiya-green", "done"],
    ),
    # healing --------------------------------------------------------------------------------------------------------
    Case(
        "heal-pick",
        0,
        None,
        lambda: table(["cassios"], {"played": facing(1, "athena"), "wounded": ["spica", "leda", "oko"]}).does("heal #2"),
        ["target #3", "target #4", "target #5"],
    ),
    Case(
        "heal-pick",
        0,
        None,
        lambda: table(["cassios"], {"played": facing(1, "athena"), "wounded": ["spica", "leda", "oko"]}).does(
            "heal #2", "target #4"
        ),
        ["target #3", "target #5", "done"],
    ),
    Case(
        "heal-pick",
        0,
        "june",
        lambda: table(["cassios"], {"hand": ["june"], "wounded": ["spica", "leda"]}).does("play june 1", "use"),
        ["target #2", "target #3"],
    ),
    # hands ----------------------------------------------------------------------------------------------------------
    Case(
        "hand-discard",
        0,
        "dauphin",
        lambda: table(["dauphin"], {"hand": ["misty", "leda", "armure-lion"]}).does("play misty 1"),
        ["card armure-lion", "card leda"],
    ),
    Case(
        "hand-discard",
        0,
        "armure-balance",
        lambda: table(
            ["cassios"],
            {"armour": "armure-balance", "hand": ["spica", "leda", "armure-vierge"], "played": facing(1, "oko")},
        ).does("activate #2"),
        ["card leda", "card spica"],
    ),
    Case(
        "hand-discard",
        1,
        "milo",
        lambda: table(["cassios"], {"hand": ["milo"]}, {"hand": ["spica", "armure-lion"]}).does("play milo 1", "use"),
        ["card armure-lion", "card spica"],
    ),
    Case(
        "hand-discard",
        0,
        "chevalier-de-cristal",
        lambda: table(["cassios"], {"hand": ["chevalier-de-cristal", "spica"], "draw": ["armure-lion", "oko"]}).does(
            "play chevalier-de-cristal 1", "use"
        ),
        ["card armure-lion", "card spica"],
    ),
    Case(
        "hand-discard",
        1,
        "jabu",
        lambda: table(
            ["cassios"], {"played": facing(1, "jabu")}, {"hand": ["marine", "shiryu-bronze", "shiryu-green"]}
        ).does("activate #2"),
        ["card shiryu-green", "card shiryu-bronze"],
    ),
    Case(
        "hand-wound",
        0,
        "shiryu-bronze",
        lambda: table(
            ["cassios"],
            {"hero": "shiryu", "hand": ["shiryu-bronze", "shiryu-bronze", "shiryu-green", "leda"]},
            {"hero": "ikki"},
        ).does("play shiryu-bronze 1", "use"),
        ["card shiryu-green", "card shiryu-bronze"],
    ),
    Case(
        "hand-wound",
        0,
        "armure-lion",
        lambda: table(
            ["cassios"], {"armour": "armure-lion", "hand": ["jabu", "marine", "athena"], "played": facing(1, "leda")}
        ).does("activate #2"),
        ["card marine", "card jabu"],
    ),
    Case(
        "hand-wound",
        1,
        "aphrodite",
        lambda: table(
            ["aphrodite"], {"played": strong(1, "leda")}, {"hand": ["algol", "misty", "marine", "armure-lion"]}
        ).does("acquire 1 force"),
        ["card marine", "card misty", "card algol"],
    ),
    Case(
        "hand-wound",
        1,
        "aphrodite",
        lambda: table(["aphrodite"], {"played": strong(1, "leda")}, {"hand": ["algol", "misty", "marine"]}).does(
            "acquire 1 force", "card misty"
        ),
        ["card marine", "card algol"],
    ),
    Case(
        "hand-wound",
        1,
        "ban",
        lambda: table(["cassios"], {"played": facing(1, "ban")}, {"hand": ["misty", "marine", "athena"]}).does(
            "activate #2"
        ),
        ["card marine", "card misty"],
    ),
    Case(
        "hand-wound",
        0,
        "spartan",
        lambda: table(["cassios"], {"hand": ["misty", "armure-vierge"]}, reserve=["spartan"]).ends(),
        ["card misty", "skip"],
    ),
    Case(
        "hand-destroy",
        0,
        "armure-sagittaire",
        lambda: table(["cassios", "leda"], {"hand": ["armure-sagittaire", "spica", "misty", "armure-lion"]}).does(
            "equip armure-sagittaire", "use"
        ),
        ["card misty", "card spica"],
    ),
    Case(
        "hand-destroy",
        0,
        "phaeton",
        lambda: table(["cassios"], {"hand": ["phaeton", "leda", "misty", "armure-lion"]}).does("play phaeton 1", "use"),
        ["card misty", "card leda"],
    ),
    Case(
        "hand-destroy",
        0,
        "geist",
        lambda: table(["cassios"], {"hand": ["misty", "spica", "armure-lion"]}, reserve=["geist"]).ends(),
        ["card misty", "card spica"],
    ),
    Case(
        "hand-destroy",
        1,
        "oko",
        lambda: table(["cassios"], {"played": facing(1, "oko")}, {"hand": ["misty", "athena", "marine"]}).does(
            "activate #2"
        ),
        ["card marine", "card misty"],
    ),
    Case(
        "hero-pair",
        0,
        "armure-pegase",
        lambda: table(
            ["cassios"],
            {"armour": "armure-pegase", "hand": ["seiya-bronze", "seiya-green", "leda", "leda"] + ["seiya-bronze", "seiya-green"]},
        ).does("activate #2"),
        ["card seiya-green", "card seiya-bronze"],
    ),
    # piles ----------------------------------------------------------------------------------------------------------
    Case(
        "discard-take",
        0,
        "mu",
        lambda: table(
            ["cassios"], {"played": facing(1, "mu"), "discard": ["armure-vierge", "leda", "armure-lion"]}
        ).does("activate #2"),
        ["card armure-lion", "card armure-vierge"],
    ),
    Case(
        "discard-take",
        0,
        "albior",
        lambda: table(
            ["cassios"], {"played": facing(1, "albior"), "discard": ["oko", "leda", "leda", "armure-lion"]}
        ).does("activate #2"),
        ["card leda", "card oko"],
    ),
    Case(
        "discard-take",
        0,
        "doko",
        lambda: table(
            ["cassios"],
            {"hand": FULL_HAND, "discard": ["seiya-bronze", "seiya-green", "misty"]},
            {"discard": ["shiryu-green"]},
            reserve=["doko"],
        ).ends(),
        ["card seiya-green", "card seiya-bronze", "skip"],
    ),
    Case(
        "discard-take",
        1,
        "doko",
        lambda: table(
            ["cassios"],
            {"hand": FULL_HAND, "discard": ["seiya-bronze", "seiya-green", "misty"]},
            {"discard": ["shiryu-green"]},
            reserve=["doko"],
        )
        .ends()
        .does("skip"),
        ["card shiryu-green", "skip"],
    ),
    Case(
        "discard-destroy",
        0,
        "ikki-bronze",
        lambda: table(
            ["cassios"], {"hero": "ikki", "hand": ["ikki-bronze"], "discard": ["oko", "leda", "armure-lion"]}
        ).does("play ikki-bronze 1", "use"),
        ["card leda", "card oko"],
    ),
    Case(
        "discard-pick",
        0,
        "shaka",
        lambda: table(["cassios"], {"hand": ["shaka"]}, {"discard": ["oko", "armure-lion", "leda"]}).does(
            "play shaka 1", "use"
        ),
        ["card leda", "card oko"],
    ),
    Case(
        "discard-pick",
        0,
        "jango",
        lambda: table(
            ["cassios"], {"played": facing(1, "jango")}, {"discard": ["jango", "dragon-noir", "pegase-noir", "misty"]}
        ).does("activate #2"),
        ["card pegase-noir", "card dragon-noir"],
    ),
    Case(
        "pile-take",
        0,
        "armure-belier",
        lambda: table(["cassios"], {"armour": "armure-belier", "draw": ["leda", "armure-lion", "misty", "leda"]}).does(
            "activate #2"
        ),
        ["card misty", "card leda"],
    ),
    Case(
        "destroyed-take",
        0,
        "jaki",
        lambda: table(["cassios"], {"played": facing(1, "jaki"), "destroyed": ["leda", "jaki", "armure-lion"]}).does(
            "activate #2"
        ),
        ["card armure-lion", "card leda", "card jaki"],
    ),
    Case(
        "revealed-wound",
        1,
        "armure-cancer",
        lambda: table(["cassios"], {"armour": "armure-cancer", "draw": ["leda", "armure-lion", "misty", "oko"]}).does(
            "activate #2"
        ),
        ["card misty", "card leda"],
    ),
    Case(
        "seen-hand-wound",
        0,
        "asterion",
        lambda: table(["cassios"], {"played": facing(1, "asterion")}, {"hand": ["leda", "armure-lion", "misty"]}).does(
            "activate #2"
        ),
        ["card misty", "card leda"],
    ),
    # Characters in play and wounded ---------------------------------------------------------------------------------
    Case(
        "wounded-destroy",
        0,
        "armure-scorpion",
        lambda: table(["cassios"], {"armour": "armure-scorpion", "wounded": ["leda"]}, {"wounded": ["leda", "oko"]}).does(
            "activate #2"
        ),
        ["target #3", "target #4", "target #5"],
    ),
    Case(
        "wounded-destroy",
        0,
        "babel",
        lambda: table(["babel"], {"played": strong(1, "sho")}, {"wounded": ["leda", "oko"]}).does("acquire 1 force"),
        ["target #3", "target #4"],
    ),
    Case(
        "wounded-destroy",
        0,
        "misty",
        lambda: table(["cassios"], {"played": facing(1, "misty"), "wounded": ["leda", "oko"]}, {"wounded": ["sho"]}).does(
            "activate #2"
        ),
        ["target #3", "target #4"],
    ),
    Case(
        "wounded-destroy",
        1,
        "misty",
        lambda: table(["cassios"], {"wounded": ["sho"]}, {"wounded": ["leda", "oko"]}, reserve=["misty"]).ends(),
        ["target #3", "target #4"],
    ),
    Case(
        "boost",
        0,
        "armure-taureau",
        lambda: table(
            ["cassios"],
            {
                "armour": "armure-taureau",
                "played": [*facing(1, "marine", "leda", "seiya-green"), *facing(None, "oko")],
            },
        ).does("activate #2"),
        ["target #4", "target #5", "target #6"],
    ),
    Case(
        "boost",
        0,
        "armure-lion",
        lambda: table(
            ["cassios"],
            {"armour": "armure-lion", "hand": ["jabu"], "played": facing(1, "leda", "seiya-green", "marine")},
        ).does("activate #2"),
        ["target #3", "target #5"],
    ),
    Case(
        "used-destroy",
        0,
        "deathmask",
        lambda: table(["deathmask", "misty"], {"played": [*strong(1, "leda", "oko"), *facing(2, "sho")]}).does(
            "acquire 1 force"
        ),
        ["target #3", "target #4"],
    ),
    # The terrain ----------------------------------------------------------------------------------------------------
    Case(
        "terrain-pick",
        0,
        "armure-sagittaire",
        lambda: table(["cassios", "armure-lion", None, "pope"], {"hand": ["armure-sagittaire", "spica"]}).does(
            "equip armure-sagittaire", "use"
        ),
        ["place 1", "place 4"],
    ),
    Case(
        "terrain-pick",
        0,
        "shura",
        lambda: table(["leda", "cassios", "shura", "oko", "misty"], {"played": strong(3, "leda")}).does(
            "acquire 3 force"
        ),
        ["place 2", "place 4"],
    ),
    Case(
        "terrain-pick",
        0,
        "geist",
        lambda: table(["serpent-des-mers", "cassios", "dauphin"], {"played": facing(2, "geist")}).does("activate #4"),
        ["place 1", "place 3"],
    ),
    Case(
        "terrain-pick",
        0,
        "dio",
        lambda: table(["armure-lion", "cassios", "armure-vierge"], {"played": facing(2, "dio")}).does("activate #4"),
        ["place 1", "place 3"],
    ),
    Case(
        "terrain-pick",
        0,
        "capella",
        lambda: table(
            ["misty", "athena", "gigas", "armure-lion", "oko"], {"played": facing(2, "capella")}
        ).does("activate #6"),
        ["place 1", "place 5"],
    ),
    Case(
        "terrain-pick",
        0,
        "cassios",
        lambda: table(["misty", "oko", "athena", "armure-lion", "marine"], {"played": facing(2, "cassios")}).does(
            "activate #6"
        ),
        ["place 1", "place 5"],
    ),
    Case(
        "terrain-pick",
        0,
        "gigas",
        lambda: table(["misty", "armure-lion", "pope"], {"played": facing(2, "gigas")}, reserve=["leda"]).does(
            "activate #4"
        ),
        ["place 1", "place 3"],
    ),
    Case(
        "terrain-swap",
        0,
        "jamian",
        lambda: table(["misty", None, "oko", "armure-lion"], {"hand": ["jamian"]}).does("play jamian 1", "use"),
        ["place 1", "place 3", "place 4"],
    ),
    Case(
        "terrain-swap",
        0,
        "jamian",
        lambda: table(["misty", None, "oko", "armure-lion"], {"hand": ["jamian"]}).does(
            "play jamian 1", "use", "place 3"
        ),
        ["place 1", "place 4"],
    ),
    # Players --------------------------------------------------------------------------------------------------------
    Case(
        "player-pick",
        0,
        "armure-gemeaux",
        lambda: table(
            ["cassios"],
            {"hand": ["armure-gemeaux"], "armour": "armure-scorpion"},
            {"armour": "armure-lion"},
            {"armour": "armure-vierge"},
            {"armour": "armure-andromede"},
        ).does("equip armure-gemeaux", "use"),
        ["player p1", "player p2"],
    ),
    Case(
        "player-pick",
        0,
        "armure-cancer",
        lambda: table(["cassios"], {"armour": "armure-cancer", "draw": ["leda"]}, {}, {}).does("activate #2"),
        ["player p1", "player p2"],
    ),
    Case(
        "player-pick",
        0,
        "armure-poissons",
        lambda: table(
            ["cassios"], {"armour": "armure-poissons", "hand": ["oko"]}, {"hand": ["armure-lion"]}, {"draw": ["leda"]}
        ).does("activate #2"),
        ["player p0", "player p1"],
    ),
    Case(
        "player-pick",
        0,
        "shaka",
        lambda: table(
            ["cassios"], {"hand": ["shaka"], "discard": ["oko"]}, {"discard": ["armure-lion"]}, {"discard": ["leda"]}
        ).does("play shaka 1", "use"),
        ["player p0", "player p2"],
    ),
    Case(
        "player-pick",
        0,
        "milo",
        lambda: table(
            ["cassios"], {"hand": ["milo", "oko"]}, {"hand": ["leda"]}, {"draw": ["leda"]}, {"hand": ["oko"]}
        ).does("play milo 1", "use"),
        ["player p1", "player p3"],
    ),
    Case(
        "player-pick",
        0,
        "asterion",
        lambda: table(
            ["cassios"], {"played": facing(1, "asterion")}, {"hand": ["armure-lion"]}, {"draw": ["leda"]}, {"hand": ["oko"]}
        ).does("activate #2"),
        ["player p1", "player p3"],
    ),
    Case(
        "player-pick",
        0,
        "chevalier-des-flammes",
        lambda: table(
            ["cassios"],
            {"hand": ["chevalier-des-flammes"], "destroyed": ["seiya-green"]},
            {"destroyed": ["shiryu-bronze", "leda"]},
            {"destroyed": ["hyoga-green"]},
        ).does("play chevalier-des-flammes 1", "use"),
        ["player p0", "player p2"],
    ),
    Case(
        "player-pick",
        0,
        "jango",
        lambda: table(
            ["cassios"],
            {"played": facing(1, "jango"), "discard": ["cygne-noir"]},
            {"discard": ["pegase-noir"]},
            {"discard": ["jango"]},
            {"discard": ["cygne-noir"]},
        ).does("activate #2"),
        ["player p1", "player p3"],
    ),
    Case(
        "player-pick",
        0,
        "geki",
        lambda: table(
            ["cassios"],
            {"played": facing(1, "geki"), "discard": ["seiya-bronze"], "destroyed": ["seiya-green"]},
            {"discard": ["shiryu-bronze"]},
            {"discard": ["hyoga-bronze"], "destroyed": ["hyoga-green"]},
        ).does("activate #2"),
        ["player p0", "player p2"],
    ),
    Case(
        "player-pick",
        1,
        "gigas",
        lambda: table(["cassios"], {}, {}, {}, turn=2, reserve=["gigas"]).ends(),
        ["player p0", "player p1", "player p2"],
    ),
]  # fmt: skip


@cache
def table_of_kinds() -> dict[str, str]:
    """The kinds of the table in the rules, with its last column."""
    text = kleos.new("saint-seiya", seed=1).game.rules_text()
    section = text[text.index("## 13 Decisions") : text.index("## 14 ")]
    rows = [line.split("|") for line in section.splitlines() if line.startswith("| `")]
    return {row[1].strip(" `"): row[5].strip() for row in rows}


def decided(story: Story) -> dict[str, Any]:
    shown = story.match.view(None)["decision"]
    assert isinstance(shown, dict)
    return shown


# Every kind of the table ------------------------------------------------------------------------------------------------
@clause("SS-13.1", "SS-13.2", "SS-13.6", "SS-13.7")
@pytest.mark.parametrize("case", CASES, ids=[f"{case.kind}-{case.source}-{i}" for i, case in enumerate(CASES)])
def test_a_decision_names_kind_seat_options_and_source(case: Case) -> None:
    story = case.tell().expects(case.kind, case.seat)
    assert story.tokens == case.tokens
    if case.source is not None:
        assert decided(story)["source"] == case.source
    for token in case.tokens:
        trial = Story(story.match.clone())
        trial.does(token)
    story.refuses("card pope", "target #99", "castle", "place 3 3")


@clause("SS-13.8")
@pytest.mark.parametrize("case", CASES, ids=[f"{case.kind}-{case.source}-{i}" for i, case in enumerate(CASES)])
def test_the_others_see_kind_seat_and_source_but_no_options(case: Case) -> None:
    story = case.tell()
    for seat in [*range(len(story.board.players)), None]:
        shown = story.match.view(seat)["decision"]
        if seat == case.seat:
            assert [option["token"] for option in shown["options"]] == case.tokens
        else:
            assert set(shown) <= {"kind", "seat", "source"}
            assert (shown["kind"], shown["seat"], shown.get("source")) == (
                case.kind,
                case.seat,
                decided(story).get("source"),
            )


@clause("SS-13.1")
def test_the_cases_above_show_every_kind_of_the_table() -> None:
    assert Counter(case.kind for case in CASES).keys() == table_of_kinds().keys()
    cards = {case.source for case in CASES if case.kind == "player-pick"}
    assert len(cards) == 10


@clause("SS-13.1")
def test_skip_and_done_are_offered_where_the_table_says() -> None:
    allowed = {
        "main": {"end"},
        "on-play": {"skip"},
        "shun-draw": {"skip"},
        "upkeep-discard": {"done"},
        "heal-pick": {"done"},
        "hand-wound": {"skip"},
        "discard-take": {"skip"},
    }
    for case in CASES:
        outs = {"skip", "done", "end"} & set(case.tokens)
        assert outs <= allowed.get(case.kind, set()), case.source
        if case.kind in ("hand-wound", "discard-take"):
            assert bool(outs) == (case.source in ("spartan", "doko"))
    for kind, text in table_of_kinds().items():
        assert (text == "none") == (kind not in allowed), kind


@clause("SS-13.1", "SS-13.2")
def test_random_matches_stop_only_for_kinds_of_the_table() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        for match in steps(rich(seed), seed):
            assert match.decision is not None
            seen[match.decision.kind] += 1
            shown = match.view(match.decision.seat)["decision"]
            assert (shown["kind"], shown["seat"]) == (match.decision.kind, match.decision.seat)
            assert [option["token"] for option in shown["options"]] == match.decision.options.tokens()
    assert set(seen) <= set(table_of_kinds())
    assert len(seen) >= 18, set(table_of_kinds()) - set(seen)


def rich(seed: int) -> kleos.Match:
    """A match in the middle of which everybody owns a score of reserve cards."""
    rng = seeded(seed, 11)
    heroes = ["seiya", "shiryu", "hyoga", "shun", "ikki"][: 2 + seed % 4]
    own = {"armure-pegase", "armure-dragon", "armure-cygne", "armure-andromede", "armure-phoenix"}
    pool = [
        card
        for card in CARDS
        if card not in own and not card.endswith(("-green", "-bronze"))
        for _ in range(CARDS[card].facts()["copies"])
    ]
    box = [pool[i] for i in rng.shuffled(tuple(range(len(pool))))]
    armours = {"seiya": "pegase", "shiryu": "dragon", "hyoga": "cygne", "shun": "andromede", "ikki": "phoenix"}
    players = []
    for hero in heroes:
        mine = box[:14] + [f"{hero}-green"] * 3 + [f"{hero}-bronze"] * 3 + [f"armure-{armours[hero]}"]
        del box[:14]
        mine = [mine[i] for i in rng.shuffled(tuple(range(len(mine))))]
        players.append(
            {
                "hero": hero,
                "hand": mine[:6],
                "draw": mine[6:],
                "destroyed": [f"{hero}-green"] * 2,
                "aside": [f"{hero}-bronze"] * 2,
            }
        )
    terrain = [{"card": card} for card in box[:6]]
    doc = {"game": "saint-seiya", "seed": seed, "terrain": terrain, "reserve": box[6:], "players": players}
    return kleos.from_position(doc)


def steps(match: kleos.Match, seed: int, most: int = 150) -> Any:
    """The match at each decision, played by somebody who attacks one card at a time and uses what can be used."""
    rng = seeded(seed, 5)
    for _ in range(most):
        if match.decision is None:
            return
        yield match
        match.choose(keen(match, rng))


def keen(match: kleos.Match, rng: Rng) -> str:
    decision = match.decision
    assert decision is not None
    tokens = decision.options.tokens()
    good = [token for token in tokens if token.split()[0] in ("acquire", "activate", "heal", "use")]
    if good and rng.below(4):
        return good[rng.below(len(good))]
    place = str(1 + match.view(None)["turn"] % 6)
    plays = [token for token in tokens if token.startswith("play") and token.endswith(place)]
    if plays and rng.below(4):
        return plays[rng.below(len(plays))]
    return tokens[rng.below(len(tokens))]


# What is not asked --------------------------------------------------------------------------------------------------------
@clause("SS-13.3")
def test_a_lone_option_is_resolved_without_asking() -> None:
    wounded = table(["cassios"], {"played": facing(1, "seiya-green"), "wounded": ["leda"]}).does("heal #2")
    wounded.expects("main", 0)
    assert (wounded.wounded(), wounded.discard()) == ([], ["seiya-green", "leda"])
    hand = table(["cassios"], {"hand": ["milo"]}, {"hand": ["leda", "leda"]}).does("play milo 1", "use")
    hand.expects("main", 0)  # one opponent, one kind of card
    assert (hand.hand(1), hand.discard(1)) == (["leda"], ["leda"])
    place = table(["cassios", "armure-lion"], {"played": facing(1, "dio")}).does("activate #3").expects("main", 0)
    assert (place.discard(), place.destroyed()) == (["armure-lion"], ["dio"])
    take = table(["cassios"], {"played": facing(1, "albior"), "discard": ["oko", "armure-lion"]}).does("activate #2")
    assert take.expects("main", 0).hand() == ["oko"]
    boost = table(["cassios"], {"armour": "armure-taureau", "played": facing(1, "marine", "leda")}).does("activate #2")
    assert boost.expects("main", 0).force("leda") == 3
    used = table(["deathmask"], {"played": strong(1, "leda")}).does("acquire 1 force").expects("main", 0)
    assert used.destroyed() == ["leda"]


@clause("SS-13.3")
def test_one_card_and_a_way_out_are_still_asked() -> None:
    table(["cassios"], {"hand": ["misty"]}, reserve=["spartan"]).ends().expects("hand-wound", 0).expects_exactly(
        "card misty", "skip"
    )
    table(["cassios"], {"hand": ["misty"]}).does("end").expects("upkeep-discard", 0).expects_exactly(
        "card misty", "done"
    )
    healing = table(["cassios"], {"played": facing(1, "athena"), "wounded": ["leda", "spica"]}).does(
        "heal #2", "target #3"
    )
    healing.expects("heal-pick", 0).expects_exactly("target #4", "done")


@clause("SS-13.4")
def test_main_is_asked_even_if_only_end_is_left() -> None:
    table([], {}).expects("main", 0).expects_exactly("end")
    table(["cassios"], {"hand": ["leda"]}, actions=200).expects("main", 0).expects_exactly("end")


@clause("SS-13.10")
def test_a_decision_with_only_skip_or_done_is_not_asked() -> None:
    empty = table(["cassios"], {}, {}).does("end")
    empty.expects("main", 1)  # no hand, no upkeep-discard
    spartan = table(["cassios"], {"hand": ["armure-lion"]}, {"hand": []}, reserve=["spartan"]).does("end", "done")
    spartan.expects("main", 1)
    doko = table(["cassios"], {}, {"discard": ["misty"]}, reserve=["doko"]).does("end").expects("main", 1)
    assert doko.discard(1) == ["misty"]
    healed = table(["cassios"], {"played": facing(1, "athena"), "wounded": ["leda", "leda"]}).does("heal #2")
    healed.expects("heal-pick", 0).expects_exactly("target #4", "done")  # the first of two copies needed no question
    last = table(["cassios"], {"hand": ["misty"]}).does("end", "card misty")
    last.expects("main", 1)


@clause("SS-13.1")
def test_what_needs_no_choice_is_resolved_without_asking() -> None:
    # Sirius, Bronze armours, Chevalier des Flammes and Geki: all candidates of one kind are identical.
    sirius = table(
        ["cassios"], {"played": facing(1, "sirius"), "hand": ["seiya-green"] * 2, "aside": ["seiya-bronze"] * 2}
    ).does("activate #2")
    assert sirius.expects("main", 0).discard() == ["seiya-bronze"]
    pair = table(["cassios"], {"armour": "armure-pegase", "hand": ["seiya-green"] * 3, "aside": ["seiya-bronze"]}).does(
        "activate #2"
    )
    assert pair.expects("main", 0).destroyed() == ["seiya-green"] * 2
    top = table(["cassios"], {"hand": ["chevalier-des-flammes"], "destroyed": ["seiya-green"] * 2}).does(
        "play chevalier-des-flammes 1", "use"
    )
    assert top.expects("main", 0).draw() == ["seiya-green"]
    geki = table(
        ["cassios"],
        {"played": facing(1, "geki"), "discard": ["seiya-bronze"] * 2, "destroyed": ["seiya-green"] * 2},
    ).does("activate #2")
    assert geki.expects("main", 0).discard() == ["seiya-green", "seiya-bronze", "geki"]
    # All, every and each armour: nothing to choose.
    ichi = table(["cassios"], {"played": facing(1, "ichi")}, {"discard": ["shiryu-bronze"] * 2}).does("activate #2")
    assert ichi.expects("main", 0).wounded(1) == ["shiryu-bronze"] * 2
    nachi = table(["cassios"], {"played": facing(1, "nachi")}, {"armour": "armure-lion"}).does("activate #2")
    assert nachi.expects("main", 0).armour(1) is None
    shaina = table(["cassios"], {"armour": "armure-vierge"}, {"armour": "armure-lion"}, reserve=["shaina"]).does("end")
    shaina.expects("main", 1)
    assert (shaina.armour(0), shaina.armour(1)) == (None, None)
    arachne = table(["arachne"], {"played": strong(1, "leda")}, {"hand": ["armure-lion", "armure-vierge", "oko"]})
    assert arachne.does("acquire 1 force").expects("main", 0).hand(1) == ["oko"]
    ptolemy = table(["cassios"], {"played": facing(1, "ptolemy")}, {"hand": ["athena", "athena"]}).does("activate #2")
    assert (ptolemy.expects("main", 0).hand(1), ptolemy.reserve) == (["athena"], ["athena"])
    verseau = table(["cassios"], {"armour": "armure-verseau", "wounded": ["leda", "oko", "misty"]}).does("activate #2")
    assert verseau.expects("main", 0).wounded() == ["oko"]
    athena = table(["cassios"], {"wounded": ["leda", "oko"]}, {"wounded": ["sho", "june"]}, reserve=["athena"]).does(
        "end"
    )
    athena.expects("main", 1)
    assert (athena.wounded(0), athena.wounded(1)) == ([], [])


# Copies and order ---------------------------------------------------------------------------------------------------------
@clause("SS-13.5")
def test_identical_copies_in_a_zone_are_one_option() -> None:
    story = table(["cassios", "oko"], {"hand": ["leda", "leda", "armure-lion", "leda"][:3]})
    story.expects_exactly("play leda 1", "play leda 2", "equip armure-lion", "end")
    story.does("play leda 2").expects_exactly("play leda 1", "play leda 2", "equip armure-lion", "end")


@clause("SS-13.5")
def test_copies_with_object_numbers_are_one_option_named_by_the_lowest() -> None:
    zones = {
        "played": [*facing(1, "seiya-green", "seiya-green"), *facing(2, "seiya-green"), *facing(None, "seiya-green")],
        "wounded": ["leda", "spica", "leda"],
    }
    story = table(["cassios", "oko"], zones)
    story.offers("heal #3", "heal #5", "heal #6").refuses("heal #4")  # same facing: one option
    story.does("heal #3").expects("heal-pick", 0).expects_exactly("target #7", "target #8")
    story.refuses("target #9", clause="SS-13.5")


@clause("SS-13.5")
def test_copies_with_different_bonuses_are_different_options() -> None:
    played = [*facing(1, "leda"), *facing(1, "leda", force_bonus=2), *facing(1, "oko", "oko")]
    story = table(["cassios"], {"armour": "armure-taureau", "played": played}).does("activate #2")
    story.expects("boost", 0).expects_exactly("target #3", "target #4", "target #5")


@clause("SS-13.5")
def test_copies_of_different_owners_are_different_options() -> None:
    story = table(["cassios"], {"armour": "armure-scorpion", "wounded": ["leda"]}, {"wounded": ["leda"]})
    story.does("activate #2").expects("wounded-destroy", 0).expects_exactly("target #3", "target #4")


@clause("SS-13.5")
def test_terrain_places_never_merge() -> None:
    story = table(["leda", "leda", "oko", "oko"], {"hand": ["spica"]})
    story.offers("play spica 1", "play spica 2", "play spica 3", "play spica 4")
    capella = table(["leda", "leda"], {"played": facing(1, "capella")}).does("activate #3")
    capella.expects("terrain-pick", 0).expects_exactly("place 1", "place 2")


@clause("SS-13.6")
def test_how_tokens_name_cards() -> None:
    shapes = [
        r"play [a-z-]+ [1-6]",
        r"equip armure-[a-z]+",
        r"acquire [1-6] (force|cosmos|cosmos armour)",
        r"(activate|heal|target) #[1-9]\d*",
        r"card [a-z-]+",
        r"place [1-6]",
        r"player p[0-4]",
        r"end|use|skip|done",
    ]
    for seed in range(20):
        for match in steps(rich(seed), seed):
            for token in match.decision.options.tokens():
                assert any(re.fullmatch(shape, token) for shape in shapes), token
                if token.split()[0] in ("play", "equip", "card"):
                    assert token.split()[1] in CARDS
                if "#" in token:
                    view = match.view(None)
                    named = [
                        [*p["played"], *p["wounded"], *([p["armour"]] if p["armour"] else [])] for p in view["players"]
                    ]
                    assert int(token.split("#")[1]) in [entry["object"] for zone in named for entry in zone]


ORDER = [
    "play",
    "equip",
    "acquire",
    "activate",
    "heal",
    "end",
    "card",
    "target",
    "place",
    "player",
    "use",
    "skip",
    "done",
]
FORMS = ["force", "cosmos", "cosmos armour"]


def key(token: str) -> tuple[int, ...]:
    """Where a token stands: by verb, then by card number, place, object number or seat."""
    verb, *rest = token.split(" ", 2)
    out = [ORDER.index(verb)]
    for word in rest:
        if word.startswith("#") or re.fullmatch(r"p\d", word):
            out.append(int(word[1:]))
        elif word.isdigit():
            out.append(int(word))
        elif word in FORMS:
            out.append(FORMS.index(word))
        else:
            out.append(int(CARDS[word].facts()["number"]))
    return tuple(out)


@clause("SS-13.7")
def test_options_are_listed_once_and_in_the_fixed_order() -> None:
    compared = 0
    keys: dict[str, tuple[int, ...]] = {}
    for seed in range(40):
        for match in steps(rich(seed), seed):
            tokens = match.decision.options.tokens()
            assert len(set(tokens)) == len(tokens)
            for token in tokens:
                if token not in keys:
                    keys[token] = key(token)
            assert tokens == sorted(tokens, key=lambda token: keys[token]), tokens
            compared += 1
    assert compared > 3000


# Details ------------------------------------------------------------------------------------------------------------------
@clause("SS-13.8")
def test_what_a_hand_pick_makes_public_is_the_card_only() -> None:
    story = table(["cassios"], {"hand": ["milo"]}, {"hand": ["algol", "moses"]}).does("play milo 1", "use")
    for seat in (0, None):
        assert "options" not in story.match.view(seat)["decision"]
    story.does("card algol")
    for seat in (0, None):
        told = str(story.match.view(seat)) + str(story.match.log(seat))
        assert "algol" in told
        assert "moses" not in told


@clause("SS-13.8")
def test_a_pile_pick_is_shown_to_who_decides_only() -> None:
    story = table(["cassios"], {"armour": "armure-belier", "draw": ["algol", "moses", "babel"]}).does("activate #2")
    for seat in (1, None):
        told = str(story.match.view(seat)) + str(story.match.log(seat))
        assert not [card for card in ("algol", "moses", "babel") if card in told]
    story.does("card babel")
    for seat in (1, None):
        told = str(story.match.view(seat)) + str(story.match.log(seat))
        assert [card for card in ("algol", "moses", "babel") if card in told] == ["babel"]


@clause("SS-13.9")
def test_several_shun_are_asked_one_after_the_other_each_after_the_draw() -> None:
    story = table(
        ["jabu"],
        {"hero": "shun", "played": facing(1, "albior", "shun-bronze", "shun-bronze"), "draw": ["leda", "spica", "oko"]},
    ).does("acquire 1 cosmos")
    story.expects("shun-draw", 0)
    assert story.hand() == ["jabu"]
    story.does("use").expects("shun-draw", 0)
    assert story.hand() == ["leda", "jabu"]
    story.does("skip").expects("main", 0)
    assert story.hand() == ["leda", "jabu"]
    none = table(["jabu"], {"hero": "shun", "played": facing(1, "albior", "shun-bronze", "shun-bronze")})
    none.does("acquire 1 cosmos").expects("shun-draw", 0)  # the used cards are in the discard by now
    none.does("use").expects("shun-draw", 0).does("use").expects("main", 0)
    assert len(none.hand()) == 3


@clause("SS-13.11")
def test_player_pick_offers_only_players_with_a_target() -> None:
    def shaka(*others: dict[str, Any]) -> Story:
        return table(["cassios"], {"hand": ["shaka"]}, *others).does("play shaka 1")

    shaka({"discard": ["armure-lion"]}, {"hand": ["oko"]}).expects("main", 0)  # nobody: not even offered
    lone = shaka({"discard": ["armure-lion"]}, {"discard": ["oko"]}).does("use").expects("main", 0)
    assert lone.wounded(2) == ["oko"]
    # A hidden hand counts by its size only: p1 without a Character is offered like p2 with one.
    hidden = table(["cassios"], {"played": facing(1, "asterion")}, {"hand": ["armure-lion"]}, {"hand": ["oko"]}).does(
        "activate #2"
    )
    hidden.expects("player-pick", 0).expects_exactly("player p1", "player p2")
    # Armure des Poissons: the user himself only with a Character in hand, which he knows.
    own = table(
        ["cassios"], {"armour": "armure-poissons", "hand": ["armure-lion"]}, {"hand": ["oko"]}, {"hand": ["sho"]}
    )
    own.does("activate #2").expects("player-pick", 0).expects_exactly("player p1", "player p2")
    # Armure du Cancer and Gigas's arrival offer everybody they name, whatever they have.
    cancer = table(["cassios"], {"armour": "armure-cancer", "draw": ["leda"]}, {}, {}, {}).does("activate #2")
    cancer.expects("player-pick", 0).expects_exactly("player p1", "player p2", "player p3")
    gigas = table(["cassios"], {}, {}, {}, {}, reserve=["gigas"]).does("end").expects("player-pick", 0)
    gigas.expects_exactly("player p0", "player p1", "player p2", "player p3")


@clause("SS-13.7")
def test_an_option_can_be_chosen_by_token_index_or_itself() -> None:
    stories = [CASES[5].tell() for _ in range(3)]
    for story, what in zip(stories, ("card marine", 2, None), strict=True):
        decision = story.match.decision
        assert decision is not None
        story.match.choose(decision.options[2] if what is None else what)
    assert len({story.match.hash() for story in stories}) == 1


# Names (section 10) -------------------------------------------------------------------------------------------------------
@clause("SS-10.1")
def test_kinds_tokens_and_ids_are_the_same_in_every_language() -> None:
    def bare(value: Any) -> Any:
        """Without displayed words."""
        if isinstance(value, dict):
            return {k: bare(v) for k, v in value.items() if k not in ("text", "prompt", "name", "title")}
        return [bare(item) for item in value] if isinstance(value, list) else value

    for seed in range(4):
        for match in steps(rich(seed), seed, 60):
            seat = match.decision.seat
            for look in (match.view, match.log):
                assert len({str(bare(look(seat, lang))) for lang in LANGUAGES}) == 1
    table(["cassios"], {"hand": ["leda"]}).refuses("jouer leda 1", "gioca leda 1", "play Léda 1")


@clause("SS-10.1")
def test_names_and_classes_follow_the_language() -> None:
    words = {
        "mu": ("Gold Knight", "Chevalier d'Or", "Cavaliere d'Oro"),
        "misty": ("Silver Knight", "Chevalier d'Argent", "Cavaliere d'Argento"),
        "jabu": ("Bronze Knight", "Chevalier de Bronze", "Cavaliere di Bronzo"),
        "sho": ("Steel Knight", "Chevalier d'Acier", "Cavaliere d'Acciaio"),
        "jango": ("Black Knight", "Chevalier Noir", "Cavaliere Nero"),
        "geist": ("Ghost Knight", "Chevalier Fantôme", "Cavaliere Fantasma"),
        "guilty": ("Knight without constellation", "Chevalier sans constellation", "Cavaliere senza costellazione"),
        "armure-lion": ("Gold armour", "Armure d'Or", "Armatura d'Oro"),
        "armure-pegase": ("Bronze armour", "Armure de Bronze", "Armatura di Bronzo"),
        "seiya-green": ("Hero", "Héros", "Eroe"),
    }
    for card, expected in words.items():
        assert tuple(CARDS[card].facts(lang)["class"] for lang in ("en", "fr", "it")) == expected


@clause("SS-13.5")
def test_a_copy_is_refused_with_the_number_that_stands_for_both() -> None:
    story = table(["mu"], {"played": facing(1, "albior", "albior"), "discard": ["leda"]})
    story.offers("activate #2").refuses("activate #3", clause="SS-13.5")
    story = table(["mu"], {"played": facing(1, "seiya-green", "seiya-green"), "wounded": ["leda", "leda"]})
    story.offers("heal #2").refuses("heal #3", clause="SS-13.5")
    story = table(["mu"], {"played": facing(1, "athena"), "wounded": ["leda", "leda", "oko"]})
    story.does("heal #2").offers("target #3").refuses("target #4", clause="SS-13.5")
