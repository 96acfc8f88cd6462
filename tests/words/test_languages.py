"""Whatever the vocabulary can say is said cleanly in every language, in every mood, of whomever it speaks."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleos.effects.terms import (
    AT_MOST,
    EQUAL,
    LESS,
    MORE,
    All,
    Compared,
    Condition,
    Count,
    Either,
    Exists,
    Not,
    Number,
    Predicate,
    Unless,
)
from kleos.engine.frames import Node
from kleos.games.naruto_mythos import CATALOGUE, words
from kleos.games.naruto_mythos.deeds import Defeat, Hide, Move, PowerUp, ReturnToHand, TakeControl, Tokens
from kleos.games.naruto_mythos.game import starter_decks
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.games.naruto_mythos.predicates import (
    BASE,
    COST,
    POWER,
    Elsewhere,
    Enemy,
    FaceDown,
    FaceUp,
    Friend,
    Here,
    Measure,
    Mine,
    MyPower,
    Named,
    Namesake,
    OfGroup,
    Other,
    PlayedLastTurn,
    ThatCost,
    Upgraded,
    WithKeyword,
)
from kleos.games.naruto_mythos.targets import (
    AnyNumber,
    Chosen,
    Deed,
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
    Who,
)
from kleos.games.naruto_mythos.words.names import called, name_gender, name_in, timing_word
from kleos.games.naruto_mythos.words.text import in_play
from kleos.language.french import French
from kleos.language.italian import Italian
from kleos.language.languages import GRAMMARS, LANGUAGES
from kleos.language.nouns import ALL, BARE, DEFINITE, EACH, INDEFINITE, MAY, MUST, NO, NOBODY, OPPONENT, PLAYERS, YOU
from kleos.testing.wording import faults

POOL = standard_pool()
SUBJECTS = (YOU, MUST, MAY, OPPONENT, PLAYERS, NOBODY)


# Names --------------------------------------------------------------------------------------------------------------
def test_every_title_group_and_keyword_has_its_name_in_all_languages() -> None:
    for texts in [*[card.titles for card in POOL.cards], *POOL.groups.values(), *POOL.keywords.values()]:
        assert set(texts) == set(LANGUAGES), texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_differ_where_names_do_not(lang: str) -> None:
    titles = [words.card_title(card, lang) for card in POOL.cards]
    assert len(set(titles)) == len({words.card_title(card, "en") for card in POOL.cards})
    assert not [title for title in titles if "’" in title or " :" in title or " !" in title]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_title_ends_a_sentence(lang: str) -> None:
    for card in POOL.cards:
        assert not re.search(r"(?<!\.)\.$", words.card_title(card, lang))
        assert not re.search(r"(?<!\.)\.$", words.title_alone(card, lang))
        assert words.card_title(card, lang).endswith(words.title_alone(card, lang))
    (stay,) = [card for card in POOL.cards if card.id == "KS-126"]
    assert stay.titles["fr"].endswith("chemin."), "as published"
    assert words.card_label(stay, "fr") == "Orochimaru, Restez hors de mon chemin (KS-126)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_starters_say_what_they_are_up_to(lang: str) -> None:
    for deck in starter_decks(POOL).values():
        assert faults(deck.about[lang], lang) == [], deck.about[lang]
        assert faults(deck.names[lang], lang) == [], deck.names[lang]
        assert deck.name == deck.names["en"], "records keep the English name"
    assert len({deck.called(lang) for deck in starter_decks(POOL).values()}) == len(starter_decks(POOL))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_genders_and_kinds_are_of_this_pool(lang: str) -> None:
    texts = {"name": {card.name: name_in(POOL, card.name, lang) for card in POOL.characters}}
    texts["group"] = {key: names[lang] for key, names in POOL.groups.items()}
    texts["keyword"] = {key: names[lang] for key, names in POOL.keywords.items()}
    terms = {
        term.id: (term.say(), text)
        for sort, known in texts.items()
        for name, text in known.items()
        if (term := called(sort, name, lang)) is not None
    }
    assert {id for id in CATALOGUE.source(lang) if id.startswith(("-name-", "-group-", "-keyword-"))} == set(terms)
    assert [id for id, (said, text) in terms.items() if said != text] == []
    assert {name_gender(name, lang) for name in ("Naruto Uzumaki", "Tsunade")} == ({"m", "f"} if terms else {"m"})


def test_timing_words_are_as_printed() -> None:
    assert [timing_word(number, "fr") for number in range(4)] == ["MAIN", "UPGRADE", "AMBUSH", "SCORE"]
    assert [timing_word(number, "it") for number in range(4)] == ["MAIN", "POTENZIAMENTO", "ASSALTO", "SCORE"]


# Effects ------------------------------------------------------------------------------------------------------------
def nodes(node: Node) -> list[Node]:
    return [node, *[inner for part in node.parts() for inner in nodes(part)]]


EFFECTS = [node for card in POOL.cards for line in [*card.lines, *card.merged] for node in nodes(line.effect)]


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_of_every_card_can_be_said_of_every_subject(lang: str, subject: str) -> None:
    for node in EFFECTS:
        text = GRAMMARS[lang].sentence(words.speaker(POOL, lang).but(subject=subject).effect(node))
        assert faults(text, lang) == [], text


@pytest.mark.parametrize(
    ("lang", "first"), [("fr", ("à ", "dont ", "que ")), ("it", ("da ", "a cui ", "di cui ", "che "))]
)
def test_a_target_that_is_asked_for_is_followed_by_what_is_done_to_it(lang: str, first: tuple[str, ...]) -> None:
    for node in EFFECTS:
        if isinstance(node, Deed):
            text = words.speaker(POOL, lang).but(gap=True).effect(node)
            assert text.startswith(first), text
            assert faults(text, lang) == [], text


# Descriptions -------------------------------------------------------------------------------------------------------
def group(word: str) -> OfGroup:
    return OfGroup(list(POOL.groups).index(word))


def keyword(word: str) -> WithKeyword:
    return WithKeyword(list(POOL.keywords).index(word))


WEAK = Measure(POWER, AT_MOST, Number(3))


@pytest.mark.parametrize(
    ("predicate", "fr", "it"),
    [
        (
            All([Friend(), group("leaf_village"), Here(), WEAK]),
            "un Personnage allié du Village de la Feuille dans cette mission avec une Puissance de 3 ou moins",
            "un Personaggio amico del Villaggio della Foglia in questa missione con Potere 3 o meno",
        ),
        (
            All([Enemy(), Other(), FaceDown()]),
            "un autre Personnage ennemi caché",
            "un altro Personaggio nemico nascosto",
        ),
        (All([Mine(), FaceUp()]), "un de vos Personnages non-cachés", "uno dei tuoi Personaggi non nascosti"),
        (All([Friend(), Named("Akamaru")]), "un Akamaru allié", "un Akamaru amico"),
        (All([Enemy(), Named("Zabuza Momochi")]), "un Zabuza Momochi ennemi", "uno Zabuza Momochi nemico"),
        (
            All([Enemy(), FaceUp(), Named("Ino Yamanaka")]),
            "une Ino Yamanaka ennemie non-cachée",
            "un'Ino Yamanaka nemica non nascosta",
        ),
        (
            All([Friend(), Named("Nine-Tailed Fox")]),
            "un Kyûbi allié",
            "una Volpe a Nove Code amica",
        ),
        (
            All([Enemy(), Named("Ninja Hound Corps")]),
            "un Personnage Chiens Ninjas ennemi",
            "un Personaggio Cani Ninja nemico",
        ),
        (Either([Named("Tsunade"), Named("Shizune")]), "une Tsunade ou une Shizune", "una Tsunade o una Shizune"),
        (Either([Named("Gaara"), Named("Tsunade")]), "un Gaara ou une Tsunade", "un Gaara o una Tsunade"),
        (
            All([Enemy(), Either([group("leaf_village"), group("sand_village")])]),
            "un Personnage ennemi du Village de la Feuille ou du Village du Sable",
            "un Personaggio nemico del Villaggio della Foglia o del Villaggio della Sabbia",
        ),
        (
            All([Enemy(), keyword("summon"), keyword("team_7")]),
            "un Personnage ennemi de type Invocation de l'Équipe 7",
            "un Personaggio Evocazione nemico del Team 7",
        ),
        (group("akatsuki"), "un Personnage de l'Akatsuki", "un Personaggio dell'Akatsuki"),
        (group("independent"), "un Personnage indépendant", "un Personaggio indipendente"),
        (
            All([Not(keyword("summon")), Not(Named("Akamaru"))]),
            "un Personnage qui n'est ni un Personnage de type Invocation ni un Akamaru",
            "un Personaggio che non sia né un Personaggio Evocazione né un Akamaru",
        ),
        (
            Either([Enemy(), keyword("summon")]),
            "un Personnage qui est un Personnage ennemi ou un Personnage de type Invocation",
            "un Personaggio che è un Personaggio nemico o un Personaggio Evocazione",
        ),
        (
            Measure(POWER, EQUAL, Number(4)),
            "un Personnage avec une Puissance d'exactement 4",
            "un Personaggio con Potere pari a 4",
        ),
        (
            All([Named("Tenten"), PlayedLastTurn()]),
            "une Tenten qui a été jouée pendant le dernier tour d'action de l'adversaire",
            "una Tenten che è stata giocata nell'ultimo turno dell'avversario",
        ),
        (
            Measure(COST, LESS, Count(All([Mine(), FaceDown()]))),
            "un Personnage avec un coût inférieur au nombre de vos Personnages cachés en jeu",
            "un Personaggio con costo inferiore al numero dei tuoi Personaggi nascosti in gioco",
        ),
    ],
)
def test_a_predicate_becomes_a_noun_phrase(predicate: Predicate, fr: str, it: str) -> None:
    assert words.describe(predicate, "fr", POOL) == fr
    assert words.describe(predicate, "it", POOL) == it


def test_conditions_have_a_contrary() -> None:
    two = Compared(Count(All([Enemy(), Here()])), AT_MOST, Number(2))
    fewer = Compared(Count(All([Mine(), Here()])), LESS, Count(All([Enemy(), Here()])))
    one = Compared(Count(Mine()), EQUAL, Number(1))
    fr, it = words.speaker(POOL, "fr"), words.speaker(POOL, "it")
    assert fr.condition(two) == "il y a au plus 2 Personnages ennemis dans cette mission"
    assert fr.condition(Unless(two)) == "il y a plus de 2 Personnages ennemis dans cette mission"
    assert fr.condition(one) == "vous avez exactement 1 Personnage en jeu"
    assert fr.condition(Unless(one)) == "le nombre de vos Personnages en jeu n'est pas égal à 1"
    assert fr.condition(fewer) == "vous avez dans cette mission moins de Personnages que l'adversaire"
    assert it.condition(two) == "ci sono al massimo 2 Personaggi nemici in questa missione"
    assert it.condition(Unless(two)) == "ci sono più di 2 Personaggi nemici in questa missione"
    assert it.condition(one) == "hai esattamente 1 Personaggio in gioco"
    assert it.condition(Unless(one)) == "il numero dei tuoi Personaggi in gioco non è pari a 1"
    assert it.condition(fewer) == "in questa missione hai meno Personaggi dell'avversario"


NAMES = sorted({card.name for card in POOL.characters} - {"One-Tail"})  # "a One-Tail" looks like a fault
SIDES = [Friend(), Enemy(), Mine()]
PLACES = [Here(), Elsewhere(), PlayedLastTurn()]
LOOKS = [FaceDown(), FaceUp(), Upgraded(), Other(), Namesake()]

kinds = st.one_of(
    st.integers(0, len(POOL.groups) - 1).map(OfGroup),
    st.integers(0, len(POOL.keywords) - 1).map(WithKeyword),
)
heads = st.one_of(kinds, st.sampled_from(NAMES).map(Named))
amounts = st.one_of(
    st.integers(0, 12).map(Number), st.sampled_from([MyPower(), ThatCost(), Count(All([Mine(), Here()]))])
)
measures = st.builds(Measure, st.sampled_from([COST, POWER, BASE]), st.integers(AT_MOST, MORE), amounts)
simple: st.SearchStrategy[Predicate] = st.one_of(heads, st.sampled_from([*SIDES, *PLACES, *LOOKS]), measures)
alternatives: st.SearchStrategy[Predicate] = st.one_of(
    st.lists(heads, min_size=2, max_size=3).map(lambda parts: Either(list(parts))),
    st.lists(st.one_of(heads, st.sampled_from(SIDES)), min_size=2, max_size=2).map(lambda parts: Either(list(parts))),
    heads.map(Not),
    st.just(All([])),
)


@st.composite
def descriptions(draw: st.DrawFn) -> Predicate:
    """Such as cards have: at most a side, a place, two looks, a kind or name, an alternative, a measure."""
    parts: list[Predicate] = []
    for strategy in (st.sampled_from(SIDES), st.sampled_from(PLACES), heads, alternatives, measures):
        parts += draw(st.lists(strategy, max_size=1))
    parts += draw(st.lists(st.sampled_from(LOOKS), max_size=2, unique_by=type))
    return All(parts)


@settings(max_examples=300, deadline=None)
@given(descriptions())
def test_whatever_is_described_is_a_clean_noun_phrase(predicate: Predicate) -> None:
    for lang in LANGUAGES:
        grammar = GRAMMARS[lang]
        assert faults(words.describe(predicate, lang, POOL), lang) == []
        noun = in_play(predicate, words.speaker(POOL, lang))
        for definiteness in (INDEFINITE, DEFINITE, ALL, EACH, NO):
            text = grammar.phrase(noun, definiteness)
            assert faults(text, lang) == [], text
        for definiteness in (DEFINITE, BARE, INDEFINITE):
            text = grammar.phrase(noun, definiteness, True)
            assert faults(text, lang) == [], text


@settings(max_examples=200, deadline=None)
@given(descriptions(), st.sampled_from([INDEFINITE, DEFINITE, ALL, EACH]))
def test_prepositions_and_conjunctions_are_joined_to_it(predicate: Predicate, definiteness: str) -> None:
    french, italian = GRAMMARS["fr"], GRAMMARS["it"]
    assert isinstance(french, French)
    assert isinstance(italian, Italian)
    noun = in_play(predicate, words.speaker(POOL, "fr"))
    text = french.phrase(noun, definiteness)
    joined = [french.of(text), french.to(text), french.that(text), french.if_(french.there_is(noun))]
    for words_fr in joined:
        assert faults(words_fr, "fr") == [], words_fr
    noun = in_play(predicate, words.speaker(POOL, "it"))
    text = italian.phrase(noun, definiteness)
    for word in ("di", "a", "da", "in", "su", "con"):
        assert faults(italian.prep(word, text), "it") == [], italian.prep(word, text)


conditions: st.SearchStrategy[Condition] = st.one_of(
    descriptions().map(Exists),
    st.builds(Compared, descriptions().map(Count), st.integers(AT_MOST, MORE), amounts),
    st.builds(lambda which, op: Compared(Count(All([Mine(), which])), op, Count(All([Enemy(), which]))),
              st.one_of(kinds, st.just(FaceUp())), st.integers(AT_MOST, MORE)),
)  # fmt: skip


@settings(max_examples=200, deadline=None)
@given(conditions)
def test_conditions_and_their_contraries(condition: Condition) -> None:
    for lang in LANGUAGES:
        say = words.speaker(POOL, lang)
        for text in (say.condition(condition), say.condition(Unless(condition))):
            assert faults(text, lang) == [], text
        assert say.condition(condition) != say.condition(Unless(condition))


TARGETS: st.SearchStrategy[Who] = st.one_of(
    st.sampled_from([This(), It(), Played()]),
    descriptions().map(Chosen),
    descriptions().map(Every),
    descriptions().map(Sole),
    descriptions().map(EachMission),
    descriptions().map(InOneMission),
    st.builds(Lowest, st.sampled_from([COST, POWER]), descriptions()),
    st.builds(Pair, descriptions(), descriptions()),
    st.builds(Excess, descriptions(), st.integers(1, 3)),
    st.builds(AnyNumber, descriptions(), st.integers(1, 9)),
)
DEEDS: list[Callable[[Who], Deed]] = [
    lambda who: PowerUp(Number(2), who),
    lambda who: Tokens(Number(2), who, True),
    lambda who: Tokens(None, who, False),
    Hide,
    Defeat,
    TakeControl,
    ReturnToHand,
    lambda who: Move(who, False),
]


@settings(max_examples=300, deadline=None)
@given(TARGETS, st.sampled_from(DEEDS), st.sampled_from(SUBJECTS))
def test_every_deed_can_be_done_to_every_target(who: Who, deed: Callable[[Who], Deed], subject: str) -> None:
    for lang in ("fr", "it"):
        text = GRAMMARS[lang].sentence(words.speaker(POOL, lang).but(subject=subject).effect(deed(who)))
        assert faults(text, lang) == [], text
