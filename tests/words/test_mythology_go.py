"""Mythology GO: every node, question, option, event and kind of points has its phrase, and whatever happens can be said."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest

from kleos.effects.terms import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    All,
    Amount,
    Compared,
    Condition,
    Count,
    Exists,
    Negative,
    Not,
    Number,
    Predicate,
    Unless,
)
from kleos.engine.actions import SKIP, STOP
from kleos.engine.errors import EngineFault, KleosError
from kleos.engine.events import Event, since
from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.engine.rng import seeded
from kleos.games.facts import fact_name, kind_name
from kleos.games.mythology_go import CATALOGUE, kinds, words
from kleos.games.mythology_go.board import Board, Item
from kleos.games.mythology_go.cards import Bonus, Copies, MoreDown, PointsIf, Standing, Strong
from kleos.games.mythology_go.counting import Counting
from kleos.games.mythology_go.deal import deal
from kleos.games.mythology_go.deeds import Aftermath, Destruction, Draw
from kleos.games.mythology_go.flow import COURSE, Course
from kleos.games.mythology_go.game import MythologyGo
from kleos.games.mythology_go.pool import read_pool, standard_pool
from kleos.games.mythology_go.terms import AllColours, OfColour, Valued, WasDown
from kleos.games.mythology_go.testing import Story, creature, down, scored, table
from kleos.games.mythology_go.vocabulary import vocabulary
from kleos.games.mythology_go.words.names import gender
from kleos.games.mythology_go.words.text import described
from kleos.language.languages import GRAMMARS, LANGUAGES
from kleos.testing.wording import AVAILABLE, WRITTEN_OUT, faults
from kleos.words import phrases

POOL = standard_pool()
BASES = {Node, Standing, Bonus, Predicate, Amount, Condition}
FLOW = {Course, Counting, Destruction, Aftermath}  # no part of a card's text
HERE = "kleos.games.mythology_go."
GREEN, YELLOW, ORANGE, GREY, BLUE = (OfColour(colour) for colour in range(5))


def family(cls: type[Any]) -> set[type[Any]]:
    found = {cls} if cls.__module__.startswith(HERE) else set()
    return found.union(*[family(sub) for sub in cls.__subclasses__()])


# Completeness -------------------------------------------------------------------------------------------------------
def test_no_effect_lacks_a_phrase() -> None:
    assert phrases.EFFECTS.missing(sorted(family(Node) - BASES - FLOW, key=str)) == []


def test_no_term_lacks_a_phrase() -> None:
    assert phrases.PREDICATES.missing(sorted(family(Predicate) - BASES, key=str)) == []
    assert phrases.AMOUNTS.missing(sorted(family(Amount) - BASES, key=str)) == []
    assert phrases.CONDITIONS.missing(sorted(family(Condition) - BASES, key=str)) == []


def test_no_event_decision_option_or_entry_of_a_counting_lacks_a_phrase() -> None:
    asked = [f"ask-{kind}" for kind in kinds.KINDS] + [f"decision-{kind}" for kind in kinds.KINDS]
    told = [f"log-{event}" for event in kinds.EVENTS] + [f"points-{kind}" for kind in kinds.POINT_KINDS]
    options = [id for id, _ in words.OPTIONS.values()]
    refused = [f"refused-{key}" for key in words.REFUSALS]
    assert [id for id in asked + told + options + refused if not CATALOGUE.has(id)] == []
    assert set(words.OPTIONS) == set(range(len(kinds.VERBS)))


# Names --------------------------------------------------------------------------------------------------------------
def test_cards_colours_keywords_and_steps_have_the_names_of_the_glossary() -> None:
    assert words.card_name(POOL.by_id["harpie"], "it") == "Arpia"
    assert words.card_name(POOL.by_id["ra"], "fr") == "Râ"
    assert [words.colour_name(colour, "fr") for colour in range(5)] == ["vert", "jaune", "orange", "gris", "bleu"]
    assert [words.colour_name(colour, "it") for colour in range(5)] == ["verde", "giallo", "arancione", "grigio", "blu"]
    named = [kinds.OUTNUMBER, kinds.UNIQUE, kinds.POLYCHROME, kinds.MONOCHROME, kinds.STRONG, kinds.WEAK]
    assert [words.keyword_name(kind, "fr") for kind in named] == [
        "Surnombre", "Unique", "Polychrome", "Monochrome", "Fort", "Faible",
    ]  # fmt: skip
    assert [words.keyword_name(kind, "it") for kind in named] == [
        "Superiorità", "Unico", "Policromo", "Monocromo", "Forte", "Debole",
    ]  # fmt: skip
    assert [words.phase_name(phase, "en") for phase in (kinds.BELIEFS, kinds.SCORING)] == [
        "choice of beliefs",
        "counting",
    ]
    assert words.step_title(1, "en") == "Reveal"
    assert words.step_title(7, "fr") == "Couleurs"
    assert words.step_title(11, "it") == "Forte e Debole"
    assert words.step_title(12, "en") == "Round result"
    assert [words.sum_title(step, "en") for step in (7, 11)] == ["Subtotal", "Round score"]
    assert [GRAMMARS["en"].signed(points) for points in (4, -2)] == ["+4", "−2"]
    with pytest.raises(KleosError, match=re.escape(f"unknown language 'xx' {AVAILABLE}")):
        words.card_text(POOL.by_id["harpie"], POOL, "xx")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_told_from_every_other_by_its_name(lang: str) -> None:
    assert len({words.card_name(card, lang) for card in POOL.cards}) == len(POOL.cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_of_a_card_has_a_name(lang: str) -> None:
    for face in MythologyGo(POOL).faces().values():
        facts = face.facts(lang)
        assert kind_name(facts["kind"], lang)
        assert all(faults(fact_name(key, lang), lang) == [] for key in facts)


# Rules text ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_all_cards_are_clean(lang: str) -> None:
    for card in POOL.cards:
        texts = words.card_text(card, POOL, lang)
        assert texts, card.id
        for text in texts:
            assert faults(text, lang) == [], text
            assert text.endswith(".")
        for text, line in zip(texts, card.lines, strict=False):
            assert text.startswith(words.heading(line, POOL, lang))


def test_a_text_says_the_same_figures_in_every_language() -> None:
    for card in POOL.cards:
        for texts in zip(*[words.card_text(card, POOL, lang) for lang in LANGUAGES], strict=True):
            assert len({tuple(figures(text)) for text in texts}) == 1, texts


def figures(text: str) -> list[str]:
    """What numbers, objects and players a text names."""
    return sorted(re.findall(r"#\d+|\bp\d|[+−]?\d+", text))


def text_of(card: str, lang: str) -> list[str]:
    return words.card_text(POOL.by_id[card], POOL, lang)


def test_a_line_begins_with_its_keyword_or_when_it_counts() -> None:
    assert text_of("harpie", "en") == ["Outnumber: +4 if you have more copies of it than every other player."]
    assert text_of("minotaure", "fr") == [
        "Fort\u00a0: −2 si vous avez le plus de points, seul ou à égalité, avant le décompte de Fort et Faible."
    ]
    assert text_of("elfe", "it")[0] == "Quando questa carta viene giocata scoperta: Pesca 2 carte."
    assert text_of("djinn", "en") == [
        "When cast: Name a creature. If the deck holds one, take it into your hand. Then shuffle the deck."
    ]
    assert text_of("chimere", "fr")[0].startswith(
        "Activation (pendant votre tour, une fois par manche, sans compter comme une carte jouée)\u00a0: Détruisez une"
    )
    assert text_of("centaure", "en") == ["Count effect: +3 once if you have 2 or more copies of it."]
    assert text_of("fatalisme", "it")[0].startswith("Una volta per giro, nel tuo turno: ")
    assert text_of("druidisme", "en")[0].startswith("Once per round: ")
    assert text_of("loup-garou", "en")[0].startswith("At the end of the round: ")


def test_divinities_tell_their_points_and_their_identification() -> None:
    assert text_of("anubis", "en") == [
        "When points are counted: Your subtotal (creatures and colours) counts once more if it is 18 or less."
    ]
    assert text_of("zeus", "it") == ["Al conteggio dei punti: +6 se hai almeno 4 creature con valore 3 o più."]
    assert text_of("hephaistos", "fr") == [
        "Au décompte des points\u00a0: +2 pour chacune de vos créatures orange, au plus +6."
    ]
    assert text_of("athena", "en") == [
        "When points are counted: +4 if you have no creature that was face-down when the round ended.",
        "Identification: Declare it before divinities are shown, and accuse another player of a divinity. If you are"
        " right, you take 4 points from that player.",
    ]


def test_slots_and_what_may_not_lie_face_down_are_told_last() -> None:
    assert text_of("cyclope", "en") == ["On the field: Takes 2 slots.", "On the field: Never face-down."]
    assert text_of("dragon", "it")[-1] == "Sul campo: Mai coperta."
    assert len(text_of("golem", "en")) == 1


@pytest.mark.parametrize(
    ("predicate", "texts"),
    [
        (BLUE, ("blue creatures", "créatures bleues", "creature blu")),
        (GREY, ("grey creatures", "créatures grises", "creature grigie")),
        (ORANGE, ("orange creatures", "créatures orange", "creature arancioni")),
        (
            All([GREEN, Valued(AT_MOST, Number(2))]),
            (
                "green creatures with value 2 or less",
                "créatures vertes avec une valeur de 2 ou moins",
                "creature verdi con valore 2 o meno",
            ),
        ),
        (
            WasDown(),
            (
                "creatures that were face-down when the round ended",
                "créatures qui étaient face cachée à la fin de la manche",
                "creature che erano coperte alla fine del giro",
            ),
        ),
    ],
)
def test_a_predicate_becomes_a_noun_phrase(predicate: Predicate, texts: tuple[str, str, str]) -> None:
    for lang, text in zip(WRITTEN_OUT, texts, strict=True):
        assert GRAMMARS[lang].phrase(described(predicate, words.speaker(POOL, lang)), "", True) == text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "condition",
    [
        Exists(YELLOW),
        Compared(Count(WasDown()), EQUAL, Number(0)),
        Compared(Count(Valued(AT_LEAST, Number(3))), AT_LEAST, Number(4)),
        Compared(Count(Not(GREEN)), AT_MOST, Number(1)),
        AllColours(),
    ],
)
def test_conditions_have_a_contrary_of_you_and_of_somebody(condition: Condition, lang: str) -> None:
    for theirs in (False, True):
        say = words.speaker(POOL, lang, theirs)
        text, contrary = say.condition(condition), say.condition(Unless(condition))
        assert text != contrary
        assert faults(text, lang) == faults(contrary, lang) == [], contrary


def said(effect: Node) -> tuple[str, ...]:
    """An effect in the languages written out."""
    line = Line(POOL.by_id["harpie"].index, 1, kinds.COUNTED, effect, False)
    return tuple(words.line_words(line, POOL, lang) for lang in WRITTEN_OUT)


@pytest.mark.parametrize(
    ("effect", "texts"),
    [
        (Draw(Number(1)), ("Draw 1 card.", "Piochez 1 carte.", "Pesca 1 carta.")),
        (
            Draw(Count(GREEN)),
            (
                "Draw X cards, where X is the number of your green creatures.",
                "Piochez X cartes, X étant le nombre de vos créatures vertes.",
                "Pesca X carte, dove X è il numero delle tue creature verdi.",
            ),
        ),
        (
            Copies(1, Negative(Number(2))),
            (
                "−2 once if you have a copy of it.",
                "−2 une seule fois si vous en avez un exemplaire.",
                "−2 una sola volta se ne hai una copia.",
            ),
        ),
        (
            MoreDown(2),
            (
                "You may have 2 face-down creatures more than face-up ones.",
                "Vous pouvez avoir 2 créatures face cachée de plus que de créatures face visible.",
                "Puoi avere 2 creature coperte in più di quelle scoperte.",
            ),
        ),
        (
            PointsIf(Number(3), Compared(Count(BLUE), EQUAL, Number(2))),
            (
                "+3 if you have exactly 2 blue creatures.",
                "+3 si vous avez exactement 2 créatures bleues.",
                "+3 se hai esattamente 2 creature blu.",
            ),
        ),
        (
            PointsIf(Number(2), Unless(AllColours())),
            (
                "+2 if you lack creatures of a colour.",
                "+2 s'il vous manque des créatures d'une couleur.",
                "+2 se ti mancano creature di un colore.",
            ),
        ),
    ],
)
def test_an_effect_is_said_as_its_language_says_it(effect: Node, texts: tuple[str, str, str]) -> None:
    assert said(effect) == texts


def test_points_that_are_measured_are_said_with_what_they_are() -> None:
    assert said(Strong(Negative(Count(GREEN))))[0] == (
        "−X if you have the most points, alone or tied, before Strong and Weak are counted, where X is the number of your"
        " green creatures."
    )


def test_a_missing_phrase_is_named() -> None:
    with pytest.raises(EngineFault, match="no phrase for the effect Course"):
        words.speaker(POOL, "en").effect(COURSE)


# Corrected card files: other effects on a card of each kind
LINES = [
    ("elfe", '{ play = "draw(count(green or blue))" }'),
    ("elfe", '{ play = "may_destroy" }'),
    ("elfe", '{ play = "may_drain(1)" }'),
    ("elfe", '{ activate = "sacrifice_then_place" }'),
    ("elfe", '{ always = "fusion" }'),
    ("elfe", '{ always = "indestructible" }'),
    ("elfe", '{ always = "resurrection(count(was_down))" }'),
    ("elfe", '{ round_end = "copy" }'),
    ("elfe", '{ round_end = "transform" }'),
    ("elfe", '{ counted = "outnumber(1)" }'),
    ("elfe", '{ counted = "unique(-1)" }'),
    ("elfe", '{ counted = "polychrome(count(grey))" }'),
    ("elfe", '{ counted = "monochrome(2)" }'),
    ("elfe", '{ counted = "strong(-3)" }'),
    ("elfe", '{ counted = "weak(2)" }'),
    ("elfe", '{ counted = "when_down(-1)" }'),
    ("elfe", '{ counted = "copies(4, 9)" }'),
    ("djinn", '{ cast = "draw(1)" }'),
    ("djinn", '{ cast = "fetch" }'),
    ("djinn", '{ cast = "swap" }'),
    ("djinn", '{ cast = "destroy_lowest" }'),
    ("djinn", '{ cast = "everyone_places" }'),
    ("zeus", '{ counted = "twice(20)" }'),
    ("zeus", '{ counted = "points_if(3, not all_colours)" }'),
    ("zeus", '{ counted = "points_if(3, count(value < 2 and not was_down) > 1)" }'),
    ("zeus", '{ counted = "points_for(orange or value == 0, 1, 5)" }'),
    ("zeus", '{ counted = "points_for_spells(1, 1)" }'),
    ("animisme", '{ always = "draws(1)" }'),
    ("animisme", '{ always = "two_divinities" }'),
    ("animisme", '{ always = "more_down(2)" }'),
    ("animisme", '{ always = "free_spell" }'),
    ("animisme", '{ always = "sees_unused" }'),
    ("animisme", '{ always = "saves_one" }'),
    ("animisme", '{ always = "replaces_lost" }'),
    ("animisme", '{ activate = "redraw" }'),
    ("animisme", '{ activate = "turn_over" }'),
    ("animisme", '{ round_end = "recolour" }'),
]


def with_line(card: str, line: str) -> Any:
    """The box with another effect on one card."""
    standard = files("kleos.games.mythology_go").joinpath("cards.toml").read_text("utf-8")
    text = re.sub(
        rf"(?s)(\[{card}\].*?lines = \[\n).*?(\n\]\n)(printed = [^\n]*\n)?",
        lambda found: f"{found[1]}    {line},{found[2]}",
        standard,
        count=1,
    )
    return read_pool("changed", text)


@pytest.mark.parametrize(("card", "line"), LINES)
def test_corrected_cards_can_be_said(card: str, line: str) -> None:
    pool = with_line(card, line)
    for lang in LANGUAGES:
        text = words.card_text(pool.by_id[card], pool, lang)[0]
        assert faults(text, lang) == [], text
        assert text.endswith(".")


def test_the_lines_above_use_every_effect_word() -> None:
    used = " ".join(line for _, line in LINES)
    assert [word for word in vocabulary().words["effect"] if not re.search(rf"\b{word}\b", used)] == []


# Matches ------------------------------------------------------------------------------------------------------------
def match(seed: int) -> Iterator[Board]:
    """The board at every decision of a random match, and at its end."""
    rng = seeded(seed)
    g = deal(POOL, seed, 2 + seed % 5)
    g.run()
    while g.seat >= 0:
        yield g
        idle = (SKIP, STOP) if rng.below(4) else ()
        choices = [option for option in g.options if option.verb not in idle] or g.options
        verbs = sorted({option.verb for option in choices})
        verb = verbs[rng.below(len(verbs))]
        choices = [option for option in choices if option.verb == verb]
        g.choose(choices[rng.below(len(choices))])
    yield g


MISCOUNTED = re.compile(
    r"(?<![#\d])(1 (cards|points|spells|creatures|free slots|divinities)|(0|[2-9]|\d\d+) (card|point|spell|free slot))\b"
)


def check(say: Callable[[str], str], known: set[str]) -> str:
    """No fault in any language, and the same figures in all; what has been said before is not looked at again."""
    english = say("en")
    form = re.sub(r"#\d+", "#", english)
    if form not in known:
        known.add(form)
        assert not MISCOUNTED.search(english), english
        for lang in LANGUAGES:
            text = say(lang)
            assert faults(text, lang) == [], text
            assert figures(text) == figures(english), (text, english)
    return english


KNOWN: set[str] = set()  # shared by all seeds: most of what is said in a match is said in others too


@pytest.mark.parametrize("seed", range(10))
def test_everything_in_a_match_can_be_said_in_all_languages_and_tells_the_same(seed: int) -> None:
    logged = 0
    for g in match(seed):
        if g.seat >= 0:
            check(lambda lang: words.prompt(g, lang), KNOWN)  # noqa: B023 - called at once
            told = {check(lambda lang: words.option_text(g, option, lang), KNOWN) for option in g.options}  # noqa: B023
            assert len(told) == len(g.options), told
        seats: tuple[int | None, ...] = (*range(len(g.players)), None)
        for event in since(g.log, logged):
            for seat in seats:
                check(lambda lang: words.event_text(g, event, seat, lang), KNOWN)  # noqa: B023
        if g.log is not None:
            logged = g.log.number
    for sheet in g.sheets:
        for item in sheet:
            text = check(lambda lang: words.item_text(g, item, lang), KNOWN)  # noqa: B023
            assert text.endswith(GRAMMARS["en"].signed(item.points)) or item.kind == kinds.VALUE, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_options_of_a_decision_are_said_alike(lang: str) -> None:
    for seed in range(2):
        for g in match(seed):
            told = [words.option_text(g, option, lang) for option in g.options if g.seat >= 0]
            assert len(set(told)) == len(told), told


def test_matches_come_to_nearly_every_question_event_and_kind_of_points() -> None:
    questions: set[int] = set()
    events: set[int] = set()
    points: set[int] = set()
    for seed in range(12):
        for g in match(seed):
            if g.seat >= 0:
                questions.add(g.kind)
        events |= {event.kind for event in since(g.log, 0)}
        points |= {item.kind for sheet in g.sheets for item in sheet}
    assert len(questions) >= len(kinds.KINDS) - 1
    assert len(events) >= len(kinds.EVENTS) - 4
    assert len(points) >= len(kinds.POINT_KINDS) - 1


# The counting -------------------------------------------------------------------------------------------------------
def sheet(story: Story, seat: int, lang: str = "en") -> list[str]:
    """The entries of a player in the counting done last."""
    return [item["text"] for item in story.match.view(None, lang)["rounds"][-1]["sheet"][seat]["items"]]


def test_outnumber_and_colours_say_what_they_ask_for() -> None:
    """MG-12.1."""
    story = scored({"field": ["harpie", "harpie"]}, {"field": ["harpie", "golem"]})
    assert sheet(story, 0) == [
        "Harpy #1: value 1",
        "Harpy #2: value 1",
        "Harpy #1, Outnumber: 2 × Harpy, more than any other player: +4",
        "Harpy #2, Outnumber: 2 × Harpy, more than any other player: +4",
        "Exactly 2 blue creatures: +3",
    ]
    assert sheet(story, 1, "it") == ["Arpia #3: valore 1", "Golem #4: valore 4", "Esattamente 1 creatura grigia: +2"]


def test_a_pair_a_count_effect_and_a_drained_creature_say_how_they_add_up() -> None:
    """MG-12.8, MG-12.22."""
    story = scored(
        {"field": [creature("troll", fused=True), creature("chupacabra", mod=2)]},
        {"field": [creature("minotaure", mod=-2), "golem"]},
    )
    assert sheet(story, 0) == [
        "Troll #1 (pair): value 4 (2 + 2)",
        "Chupacabra #2: value 4 (2 + 2)",
        "Troll, count effect: 2 × Troll: +2",
        "Exactly 1 orange creature: −1",
    ]
    assert sheet(story, 1, "fr")[0] == "Minotaure #3\u00a0: valeur 3 (5 − 2)"


def test_a_drained_pair_says_all_its_terms() -> None:
    g = deal(POOL, 1, 2)
    troll = POOL.by_id["troll"].index
    assert words.item_text(g, Item(0, kinds.VALUE, 4, troll, 2, 3), "en") == "Troll #4 (pair): value 3 (2 + 2 − 1)"
    assert words.item_text(g, Item(0, kinds.VALUE, 4, troll, 2, 6), "it") == "Troll #4 (coppia): valore 6 (2 + 2 + 2)"


def test_keywords_say_why_they_count() -> None:
    """MG-12.3 to MG-12.5, MG-12.9."""
    story = scored({"field": ["nain", "centaure"]}, {"field": ["golem", "centaure"]})
    assert "Dwarf #1, Unique: no other player has a copy: +5" in sheet(story, 0)
    story = scored({"field": ["cerbere", "centaure", "griffon", "golem", "sirene"]}, {"field": ["golem"]})
    assert "Cerbère #1, Polychrome\u00a0: des créatures des cinq couleurs\u00a0: +3" in sheet(story, 0, "fr")
    story = scored({"field": ["gobelin", "centaure", "elfe"]}, {"field": ["golem"]})
    assert "Goblin #1, Monocromo: solo creature verdi: +8" in sheet(story, 0, "it")
    assert "3 or more green creatures: +2" in sheet(story, 0)
    story = scored({"field": [creature("phenix", resurrected=True)]}, {"field": [down("licorne"), "golem"]})
    assert "Phoenix #1, Resurrection: it survived a destruction: +9" in sheet(story, 0)
    assert "Unicorn #2: face-down when the round ended: +3" in sheet(story, 1)


def test_strong_and_weak_say_with_how_many_points() -> None:
    """MG-12.19."""
    story = scored({"field": ["sphinx"] * 3}, {"field": ["minotaure", "minotaure", "golem"]}, {"field": ["cyclope"]})
    assert sheet(story, 0)[-1] == "Sphinx #3, Weak: weakest with 6 points: +6"
    assert sheet(story, 1, "fr")[-1] == "Minotaure #5, Fort\u00a0: le plus fort avec 16 points\u00a0: −2"
    assert sheet(story, 1, "it")[-1] == "Minotauro #5, Forte: il più forte con 16 punti: −2"


def test_divinities_and_accusations_say_what_they_gave_and_why() -> None:
    """MG-12.10, MG-12.12."""
    story = scored(
        {"field": ["golem", "elfe", "centaure"], "divinity": "athena"},
        {"field": ["minotaure", "dragon", "elfe", "golem"], "divinity": "zeus"},
    ).does("accuse p1 zeus")
    assert sheet(story, 0)[-2:] == [
        "Athena: there is no creature on the field that was face-down when the round ended: +4",
        "Accused p1 of Zeus, rightly: +4",
    ]
    assert sheet(story, 1, "fr")[-2:] == [
        "Zeus\u00a0: il y a au moins 4 créatures sur le terrain avec une valeur de 3 ou plus\u00a0: +6",
        "Accusé à raison par p0 de servir Zeus\u00a0: −4",
    ]
    story = scored(
        {"field": ["golem", "elfe", "dragon", "centaure"], "divinity": "anubis"},
        {"field": ["minotaure", "cyclope", down("licorne")], "divinity": "loki"},
    ).does("accuse p0 anubis")
    assert sheet(story, 0)[-2:] == [
        "Anubis: subtotal 15, at most 18, once more: +15",
        "Rightly accused of Anubis by p1: −4",
    ]
    assert sheet(story, 1, "it")[-2] == ("Loki: 1 creatura che era coperta alla fine del giro, +1 per ciascuna: +1")


def test_a_limit_of_a_divinity_is_said_where_it_counts() -> None:
    story = scored({"field": ["sphinx"] * 4, "divinity": "ra"}, {"divinity": "hecate", "spells_played": 2})
    assert "Ra: 4 yellow creatures, +2 for each, at most +6: +6" in sheet(story, 0)
    assert sheet(story, 1, "fr") == ["Hécate\u00a0: 2 sorts joués cette manche, +2 pour chacun\u00a0: +4"]


def test_of_two_effects_of_a_divinity_the_one_that_gave_the_points_is_told() -> None:
    pool = with_line("zeus", '{ counted = "points_for(green, 2, 6)" }, { counted = "twice(9)" }')
    g = deal(pool, 1, 2)
    zeus = pool.by_id["zeus"].index
    assert words.item_text(g, Item(0, kinds.DIVINE, 0, zeus, 2, 4), "en") == "Zeus: 2 green creatures, +2 for each: +4"
    assert words.item_text(g, Item(0, kinds.DIVINE, 0, zeus, 7, 7), "en") == (
        "Zeus: subtotal 7, at most 9, once more: +7"
    )


# What is asked ------------------------------------------------------------------------------------------------------
def heard(story: Story, lang: str = "en") -> str:
    decision = story.match.decision
    assert decision is not None
    return str(decision.prompt(lang))


def options(story: Story, lang: str = "en") -> list[str]:
    decision = story.match.decision
    assert decision is not None
    return [option.text(lang) for option in decision.options]


def test_pronouns_follow_the_name_of_the_card_that_asks() -> None:
    wolf = scored({"field": ["loup-garou", "elfe"]}, {"field": ["golem"]})
    assert heard(wolf, "fr") == (
        "Loup-garou #1\u00a0: la manche est finie\u202f; choisissez la créature qui devient comme lui (nom, valeur, effet"
        " et couleur)."
    )
    assert heard(wolf, "it") == (
        "Lupo mannaro #1: il giro è finito; scegli la creatura che diventa come lui (nome, valore, effetto e colore)."
    )
    gorgon = scored({"field": ["gorgone", "elfe"]}, {"field": ["golem"]})
    assert "choisissez la créature qu'elle copie" in heard(gorgon, "fr")
    turned = scored({"field": ["gorgone", "elfe"]}, {"field": ["loup-garou", "golem"]}).does("target #3")
    assert heard(turned, "fr").startswith("Loup-garou #1\u00a0: ")
    assert "comme lui" in heard(turned, "fr")


@pytest.mark.parametrize(
    ("lang", "feminine"),
    [
        ("fr", {"Chimère", "Gorgone", "Harpie", "Sirène", "Licorne"}),
        ("it", {"Sfinge", "Fenice", "Chimera", "Gorgone", "Arpia", "Sirena"}),
    ],
)
def test_names_have_a_gender(lang: str, feminine: set[str]) -> None:
    assert {words.card_name(card, lang) for card in POOL.cards if gender(card, lang) == "f"} == feminine


def test_the_main_phase_says_how_far_the_turn_is_and_what_can_be_done() -> None:
    story = table({"field": ["chimere", "troll"], "hand": ["troll", "djinn"], "belief": "dualisme"}, plays=1)
    assert heard(story) == (
        "Your turn, 1 of 2 plays made, 5 free slots: play a card, activate a creature, use your belief or end your turn."
    )
    assert options(story) == [
        "Play Troll (green, value 2) face-up",
        "Cast Djinn",
        "Play Troll (green, value 2) face-down",
        "Play Troll (green, value 2) onto Troll #2: a pair in one slot",
        "Activate Chimera #1",
        "Use Dualism",
        "End your turn",
    ]
    assert heard(story, "it").startswith("Il tuo turno, 1 carta giocata su 2, 5 spazi liberi: gioca una carta, ")
    assert heard(story, "it").endswith(" o concludi il tuo turno.")
    assert options(story, "it")[2] == "Gioca coperta: Troll (verde, valore 2)"


def test_the_last_turns_are_told() -> None:
    story = table({"hand": ["troll"]}, countdown=3)
    assert heard(story, "fr").endswith("jouez une carte. Derniers tours\u00a0: il en reste 3, celui-ci compris.")
    assert heard(table({"hand": ["troll"]}, countdown=1)).endswith(" This is the last turn of the round.")


def test_targets_are_told_with_holder_colour_value_and_state() -> None:
    story = table({"hand": ["dragon"]}, {"field": ["harpie", creature("troll", fused=True)]}).does("play dragon")
    assert heard(story) == "Dragon #3: choose a face-up creature of another player to destroy, or none."
    assert options(story) == [
        "Destroy Harpy #1 of p1 (blue, value 1)",
        "Destroy Troll #2 of p1 (green, value 4, pair)",
        "Destroy nothing",
    ]
    story = table({"field": ["elfe", down("nain")], "hand": ["satyre"]}, {"field": ["golem"]}).does("play satyre")
    assert options(story, "fr") == [
        "Donner Elfe #1 (vert, valeur 3)",
        "Donner Nain #2 (gris, valeur 1, face cachée)",
    ]
    story = table({"field": ["elfe"], "hand": ["satyre"]}, {"field": ["golem", "nain"]}).does("play satyre")
    assert heard(story, "fr") == (
        "Satyre\u00a0: choisissez la créature face visible que vous prenez en échange d'Elfe #1."
    )


def test_who_is_hit_is_told_before_a_player_is_chosen() -> None:
    """MG-12.28."""
    story = table({"hand": ["leviathan"]}, {"field": ["harpie", "phenix", "golem", down("nain")]})
    story.does("play leviathan")
    assert options(story) == ["p0 (no face-up creature)", "p1 (lowest value 1: Harpy #1, Phoenix #2)"]


def test_who_may_save_a_creature_is_told_by_whom_it_is_threatened() -> None:
    story = table({"hand": ["dragon"]}, {"field": ["harpie", "nain"], "belief": "druidisme"})
    story.does("play dragon", "target #1")
    assert heard(story) == (
        "Dragon #3 (p0): your creatures would be destroyed; with Druidism you may let one of them stay, once per round."
    )
    assert options(story, "it") == ["Salva Arpia #1 (blu, valore 1)", "Non salvarne nessuna"]


def test_accusers_are_told_why_and_for_how_much() -> None:
    """MG-12.35."""
    story = scored({"field": ["golem"], "divinity": "athena"}, {"field": ["minotaure"], "divinity": "loki"})
    assert heard(story) == (
        "Your divinity has Identification: accuse another player of a divinity; if you are right, you take 4 points"
        " from that player."
    )
    assert options(story, "fr") == ["Accuser p1 de servir Loki", "Accuser p1 de servir Thot"]


# The log ------------------------------------------------------------------------------------------------------------
def logged(lang: str, kind: int, cards: tuple[str, ...] = (), sees: int = kinds.ALL, **fields: int) -> str:
    """A line as p1 reads it; p0 acts unless it is said otherwise."""
    g = deal(POOL, 1, 3)
    indices = tuple(POOL.by_id[card].index for card in cards)
    told = {"a": 0, "b": 0, "place": -1, "n": 0, **fields}
    event = Event(None, kind, 0, told["a"], told["b"], told["place"], told["n"], indices, sees, 0, -1, 0)
    return words.event_text(g, event, 1, lang)


def test_log_lines_agree_contract_and_elide() -> None:
    assert logged("en", kinds.DREW, ("elfe", "nain"), 1, n=2) == "p0 draws 2 cards."
    assert logged("fr", kinds.DREW, ("elfe", "nain"), 2, n=2) == "p0 pioche 2 cartes\u00a0: Elfe\u202f; Nain."
    assert logged("it", kinds.RETURNED, ("elfe",), 1, n=1) == "p0 mette 1 carta sotto il mazzo."
    assert logged("en", kinds.HID, ("nain",), 1, a=3) == "p0 plays a face-down creature #3."
    assert logged("it", kinds.HID, ("nain",), 2, a=3) == "p0 gioca coperta la creatura Nano #3."
    assert logged("fr", kinds.DESTROYED, ("dragon",), a=3) == "La créature Dragon #3 de p0 est détruite."
    assert logged("en", kinds.FUSED, ("troll",), a=3, b=5) == "p0 fuses Troll #3 and #5 into a pair."
    assert logged("en", kinds.FUSED, ("troll",), a=3, n=1) == "p0 plays Troll from the hand onto Troll #3: a pair."
    assert logged("en", kinds.SWAPPED, ("nain", "golem"), 5, a=3, b=4, place=2) == "p0 swaps #3 for #4 of p2."
    assert logged("fr", kinds.SWAPPED, ("nain", "golem"), a=3, b=4, place=1) == (
        "p0 échange Nain #3 contre Golem #4 de p1."
    )
    assert logged("fr", kinds.RECOLOURED, ("elfe",), a=3, n=4) == "p0 change la couleur d'Elfe #3\u00a0: bleu."
    assert logged("en", kinds.ACCUSED, ("zeus",), n=2) == "p0 accuses p2 of Zeus."
    assert logged("it", kinds.SCORED, n=1) == "p0 ha 1 punto in questo giro."
    assert logged("en", kinds.SCORED, n=-2) == "p0 has -2 points in this round."
    assert logged("fr", kinds.UNDER, ("djinn",), n=1) == "1 carte révélée va sous la pioche\u00a0: Djinn."
    assert logged("en", kinds.SAW_UNUSED, ("zeus",), 2, n=1) == "p0 looks at 1 unused divinity: Zeus."
    assert logged("en", kinds.PLACED, ("nain",), 1, a=3, n=1) == "A face-down creature #3 is placed on the field of p0."
    assert logged("en", kinds.POINTS, ("nain",), a=3, b=kinds.UNIQUE, place=1, n=5) == (
        "p0 – Dwarf #3, Unique: no other player has a copy: +5."
    )


def test_a_line_says_which_card_did_it() -> None:
    story = table({"hand": ["dragon"]}, {"field": ["harpie"]}).does("play dragon", "target #1")
    told = [entry["text"] for entry in story.match.log(None)]
    assert "Harpy #1 of p1 is destroyed (Dragon)." in told


SECRET = [
    kinds.DEALT, kinds.SAW_DIVINITY, kinds.KEPT_DIVINITY, kinds.SAW_UNUSED, kinds.DREW, kinds.HID, kinds.SAVED,
    kinds.SWAPPED, kinds.PLACED, kinds.REDREW, kinds.RETURNED,
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", SECRET, ids=lambda kind: kinds.EVENTS[kind])
def test_a_log_line_names_cards_only_to_those_who_saw_them(kind: int, lang: str) -> None:
    unseen = [logged(lang, kind, (card, card), 1, a=1, b=2, n=1, place=2) for card in ("harpie", "nain")]
    assert unseen[0] == unseen[1]
    seen = logged(lang, kind, ("harpie", "nain"), a=1, b=2, n=1, place=2)
    assert words.card_name(POOL.by_id["harpie"], lang) in seen
    for text in (unseen[0], seen):
        assert faults(text, lang) == [], text
        assert text.endswith(".")
