"""Saint Seiya: every node, question, option, event and reason has its phrase, and whatever happens can be said."""

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kleos.effects.control import EachOpponent, Sequence
from kleos.effects.terms import All, Amount, Condition, Count, Either, Exists, Not, Number, Predicate, Unless
from kleos.engine.actions import SKIP, Misread
from kleos.engine.errors import EngineFault, KleosError, Refusal
from kleos.engine.events import Event, since
from kleos.engine.frames import Node
from kleos.engine.rng import seeded
from kleos.games.saint_seiya import CATALOGUE, explain, kinds, words
from kleos.games.saint_seiya.board import Board
from kleos.games.saint_seiya.cards import HERO, KNIGHT, Standing
from kleos.games.saint_seiya.deal import deal
from kleos.games.saint_seiya.deeds import DESTROY, WOUND, ChosenPlayer, Draw, FromHand, PickedCard
from kleos.games.saint_seiya.flow import COURSE, Course
from kleos.games.saint_seiya.lands import Acquiring, Completing, PickedPlace
from kleos.games.saint_seiya.moves import ActivationOver, Healing, PayingToll
from kleos.games.saint_seiya.pool import standard_pool
from kleos.games.saint_seiya.terms import (
    Changed,
    FacesEnd,
    Flames,
    InDiscard,
    Is,
    Most,
    Named,
    OfFace,
    OnTerrain,
    Other,
    Owned,
    WithCosmos,
)
from kleos.games.saint_seiya.vocabulary import trait_words
from kleos.games.saint_seiya.words.names import name_of_class
from kleos.games.saint_seiya.words.text import described
from kleos.language.checking import ours, read
from kleos.language.languages import GRAMMARS, LANGUAGES
from kleos.testing.wording import AVAILABLE, WRITTEN_OUT, faults
from kleos.words import phrases

POOL = standard_pool()
TRAITS = trait_words(list(POOL.classes))
BASES = {Node, Standing, PickedCard, PickedPlace, Predicate, Amount, Condition, OfFace}
FLOW = {Course, Completing, Acquiring, ActivationOver, PayingToll, Healing}  # no part of a card's text
HERE = "kleos.games.saint_seiya."


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


def test_no_event_decision_or_option_lacks_a_phrase() -> None:
    assert [entry for entry in words.ENTRIES if not CATALOGUE.has(entry)] == []
    assert {kind for _, kind in words.QUESTIONS} == set(range(len(kinds.KINDS)))
    assert [entry for entry in words.QUESTIONS.values() if not CATALOGUE.has(entry)] == []
    assert set(words.OPTIONS) == set(range(len(kinds.VERBS)))
    assert [entry for entry in words.OPTIONS.values() if not CATALOGUE.has(entry)] == []
    assert [key for key in words.REFUSALS if not CATALOGUE.has(f"refusal-{key}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("entries", "given"),
    [
        ([*words.ENTRIES, "log-titles"], words.Seen.given),
        ([*words.QUESTIONS.values(), "deed-verb", "or-none", "whose-wounded"], words.Asking.given),
        ([*words.OPTIONS.values(), "means"], words.Offered.given),
    ],
    ids=["events", "questions", "options"],
)
def test_entries_ask_only_for_what_they_are_given(entries: list[str], given: dict[str, object], lang: str) -> None:
    for entry, said in read(ours(CATALOGUE.folder / lang), []).items():
        assert entry not in entries or said.values <= set(given), entry


@pytest.mark.parametrize("lang", LANGUAGES)
def test_genders_and_plurals_are_those_of_names_in_the_box(lang: str) -> None:
    for id in read(ours(CATALOGUE.folder / lang), []):
        if id.startswith("-name-"):
            assert CATALOGUE.find(id, lang).say() == words.card_name(POOL.by_id[id.removeprefix("-name-")], lang)
        if id.startswith("-class-"):
            assert CATALOGUE.find(id, lang).say() == name_of_class(id.removeprefix("-class-"), POOL, lang)


def keys_given() -> set[str]:
    """The keys of all refusals in the source: every string that is or may become the second argument."""
    keys: set[str] = set()
    for node in ast.walk(ast.parse(inspect.getsource(explain))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            second = node.args[1]
            both = [second.body, second.orelse] if isinstance(second, ast.IfExp) else [second]
            keys |= {part.value for part in both if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return keys


REFUSALS: dict[str, tuple[object, ...]] = {
    "unknown-token": (Misread("unknown-word", "plai", "", ["1", "2"]),),
    "over": (),
    "not-offered": ("end",),
    "wrong-kind": ("boost",),
    "no-more-actions": (200,),
    "not-in-hand": ("mu",),
    "no-armour-card": ("mu",),
    "armour-is-equipped": ("armure-lion",),
    "empty-place": (3,),
    "no-card-for-the-toll": ("dauphin",),
    "forbidden": ("aiolia",),
    "too-few-fighters": ("serpent-des-mers", 3),
    "no-force-cost": ("armure-lion",),
    "no-cosmos-cost": ("camus",),
    "no-armour-equipped": (),
    "too-weak-force": ("mu", 6, 4),
    "too-weak-cosmos": ("mu", 6, 4),
    "not-in-play": (7,),
    "no-activation": ("aldebaran",),
    "protected": ("mu",),
    "not-usable": ("albior",),
    "no-heal-value": ("mu",),
    "healing-forbidden": (),
    "nobody-wounded": (),
    "not-such-a-card": ("armure-lion",),
    "not-in-that-discard": ("oko",),
    "not-among": ("oko",),
    "no-object": (99,),
    "not-wounded": (7,),
    "not-yours": (7,),
    "same-as": (7, 5),
    "not-described": (7,),
    "no-player": (4,),
    "has-given-up": (2,),
    "not-that-player": (1,),
}


def reason(key: str, lang: str = "en") -> str:
    return words.refusal_text(Refusal("SS-5.1", key, REFUSALS[key]), POOL, lang)


def without_codes(text: str) -> str:
    """The text less what is quoted in it: tokens, which are the same in all languages."""
    return re.sub(r"'[a-z0-9 #-]+'|«.*?»", "X", text)


def test_no_reason_lacks_a_phrase() -> None:
    assert keys_given() == set(words.REFUSALS) == set(REFUSALS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(REFUSALS))
def test_every_reason_is_a_sentence(key: str, lang: str) -> None:
    text = reason(key, lang)
    assert faults(without_codes(text), lang) == [], text
    assert text.endswith(".")
    assert text[0] == text[0].upper()


def test_reasons_name_what_they_are_given() -> None:
    assert reason("too-weak-force") == "Aries Mu costs 6 Force and you have 4 facing it."
    assert reason("unknown-token") == "This is not understood: unknown word 'plai'."
    assert reason("empty-place", "fr") == "Il n'y a pas de carte à l'emplacement 3."
    assert reason("no-player", "it") == "Non c'è nessun p4 in questa partita."
    assert reason("wrong-kind", "fr") == (
        "Cela ne répond pas à la question posée\u00a0: le Personnage qui gagne le bonus."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", kinds.KINDS)
def test_every_kind_of_decision_can_be_named(kind: str, lang: str) -> None:
    text = words.refusal_text(Refusal("SS-13.1", "wrong-kind", (kind,)), POOL, lang)
    assert faults(text, lang) == [], text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("token", ["", "plai", "play", "play mu", "play nobody 3", "play mu 9", "heal 7", "player 1"])
def test_a_misread_token_is_explained_in_every_language(token: str, lang: str) -> None:
    misread = POOL.notation.parse(token)
    assert isinstance(misread, Misread)
    text = words.refusal_text(Refusal("SS-5.3", "unknown-token", (misread,)), POOL, lang)
    assert faults(without_codes(text), lang) == [], text
    assert misread.word in text


# Names --------------------------------------------------------------------------------------------------------------
def test_cards_classes_and_ranks_have_names() -> None:
    mu, seiya, pope = POOL.by_id["mu"], POOL.by_id["seiya-bronze"], POOL.by_id["pope"]
    assert words.card_name(mu, "fr") == "Mu du Bélier"
    assert words.card_label(mu, "en") == "Aries Mu"
    assert words.card_label(seiya, "en") == "Pegasus Seiya (common)"
    assert words.card_label(seiya, "it") == "Seiya di Pegaso (comune)"
    assert words.class_name(mu, POOL, "it") == "Cavaliere d'Oro"
    assert words.class_name(pope, POOL, "fr") == ""
    assert [words.rank_name(rank, "fr") for rank in range(5)] == [
        "très commun",
        "commun",
        "peu commun",
        "rare",
        "très rare",
    ]
    with pytest.raises(KleosError, match=re.escape(f"unknown language 'xx' {AVAILABLE}")):
        words.card_text(mu, POOL, "xx")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_told_from_every_other_by_its_label(lang: str) -> None:
    assert len({words.card_label(card, lang) for card in POOL.cards}) == len(POOL.cards)


# Rules text ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_all_cards_are_clean(lang: str) -> None:
    for card in POOL.cards:
        texts = words.card_text(card, POOL, lang)
        assert len(texts) == len(card.lines)
        for text, line in zip(texts, card.lines, strict=True):
            assert faults(text, lang) == [], text
            assert text.startswith(words.timing(line, lang))
            assert text.endswith(".")


def test_a_text_says_the_same_figures_in_every_language() -> None:
    for card in POOL.cards:
        for texts in zip(*[words.card_text(card, POOL, lang) for lang in LANGUAGES], strict=True):
            assert len({tuple(figures(text)) for text in texts}) == 1, texts


def figures(text: str) -> list[str]:
    """What numbers, objects and players a text names."""
    return sorted(re.findall(r"#\d+|\bp\d|\+?\d+", text))


def is_(word: str) -> Is:
    return Is(TRAITS[word])


@pytest.mark.parametrize(
    ("predicate", "texts"),
    [
        (is_("seiya"), ("a Seiya card", "une carte Seiya", "una carta Seiya")),
        (is_("black_knight"), ("a Black Knight", "un Chevalier Noir", "un Cavaliere Nero")),
        (is_("gold_armour"), ("a Gold armour", "une Armure d'Or", "un'Armatura d'Oro")),
        (Named("spica"), ("a Spica", "une Spica", "una Spica")),
        (
            Not(Named("athena")),
            ("a card other than Athena", "une carte autre qu'Athéna", "una carta che non sia Atena"),
        ),
        (
            All([is_("bronze"), Either([is_("hero"), is_("armour")])]),
            (
                "a Hero or armour of common rank",
                "un Héros ou une Armure de rang commun",
                "un Eroe o un'Armatura di rango comune",
            ),
        ),
        (
            All([Other(), OnTerrain(), is_("knight"), Either([is_("green"), is_("bronze")])]),
            (
                "another Knight of very common or common rank on the terrain",
                "un autre Chevalier de rang très commun ou commun sur le terrain",
                "un altro Cavaliere di rango molto comune o comune sul terreno",
            ),
        ),
    ],
)
def test_a_predicate_becomes_a_noun_phrase(predicate: Predicate, texts: tuple[str, str, str]) -> None:
    for lang, text in zip(WRITTEN_OUT, texts, strict=True):
        assert GRAMMARS[lang].phrase(described(predicate, words.speaker(POOL, lang))) == text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "condition",
    [
        InDiscard(is_("seiya")),
        Flames(True),
        Flames(False),
        FacesEnd(True),
        FacesEnd(False),
        Most(Is(HERO)),
        Owned(Named("spica")),
        Exists(All([OnTerrain(), Is(KNIGHT)])),
    ],
)
def test_conditions_have_a_contrary(condition: Condition, lang: str) -> None:
    say = words.speaker(POOL, lang)
    text, contrary = say.condition(condition), say.condition(Unless(condition))
    assert text != contrary
    assert faults(text, lang) == faults(contrary, lang) == [], contrary


def test_others_are_spoken_of_and_you_are_spoken_to() -> None:
    hit = FromHand(WOUND, Is(KNIGHT), 1, False)
    assert words.speaker(POOL, "en").effect(EachOpponent(hit)) == "each opponent wounds 1 Knight from their hand"
    assert words.speaker(POOL, "fr").effect(hit) == "blessez 1 Chevalier de votre main"
    both = ChosenPlayer(Sequence([FromHand(DESTROY, WithCosmos(), 2, False), Draw(Changed())]), False)
    assert words.speaker(POOL, "fr").effect(both) == (
        "choisissez un joueur, vous compris\u00a0: il détruit 2 cartes avec une valeur de Cosmos imprimée de sa main"
        " (ou autant que possible). Ensuite, il pioche autant de cartes"
    )
    assert words.speaker(POOL, "it").effect(ChosenPlayer(Draw(Number(2)), True)) == (
        "scegli un avversario: quel giocatore pesca 2 carte"
    )
    assert (
        words.speaker(POOL, "it").effect(FromHand(WOUND, Is(KNIGHT), 1, True))
        == "puoi ferire 1 Cavaliere della tua mano"
    )
    many = Draw(Count(All([OnTerrain(), Is(KNIGHT)])))
    assert words.speaker(POOL, "en").effect(many) == ("draw X cards, where X is the number of Knights on the terrain")


def test_a_missing_phrase_is_named() -> None:
    with pytest.raises(EngineFault, match="no phrase for the effect Course"):
        words.speaker(POOL, "en").effect(COURSE)


# Matches ------------------------------------------------------------------------------------------------------------
IDLE = (SKIP, kinds.END)


def match(seed: int) -> Iterator[Board]:
    """The board at every decision of a random match in which all can be acquired and flames last, and at its end."""
    rng = seeded(seed)
    players = 2 + seed % 4
    g = deal(POOL, seed, list(range(players)), -1, (30, 60), seed % 2 == 1)
    g.run()
    while g.seat >= 0:
        yield g
        idle = IDLE if rng.below(8) else ()
        verbs = sorted({option.verb for option in g.options if option.verb not in idle}) or [g.options[-1].verb]
        keen = [verb for verb in verbs if kinds.ACQUIRE_FORCE <= verb <= kinds.HEAL]
        verb = keen[rng.below(len(keen))] if keen and rng.below(2) else verbs[rng.below(len(verbs))]
        choices = [option for option in g.options if option.verb == verb]
        g.choose(choices[rng.below(len(choices))])
        if g.kind == kinds.ASK_MAIN:
            g.flames += 0 if g.ending or g.flames > 5 else 6
            g.players[g.current].force_all = 6
            g.players[g.current].armours_by_force |= rng.below(4) == 0
        if seed % 10 == 9 and players > 2 and g.turn == 20 and not g.absent and g.kind == kinds.ASK_MAIN:
            g.absent |= 1 << g.seat  # somebody gives up
            g.run()
    yield g


def check(say: Callable[[str], str], known: set[str]) -> str:
    """No fault in any language, and the same figures in all; what has been said before is not looked at again."""
    english = say("en")
    form = re.sub(r"#\d+", "#", english)
    if form not in known:
        known.add(form)
        for lang in LANGUAGES:
            text = say(lang)
            assert faults(text, lang) == [], text
            assert figures(text) == figures(english), (text, english)
    return english


KNOWN: set[str] = set()  # shared by all seeds: most of what is said in a match is said in others too


@pytest.mark.parametrize("seed", range(60))
def test_everything_in_a_match_can_be_said_in_all_languages_and_tells_the_same(seed: int) -> None:
    logged = 0
    for g in match(seed):
        if g.seat >= 0:
            check(lambda lang: words.prompt(g, lang), KNOWN)  # noqa: B023 - called at once
            said = {check(lambda lang: words.option_text(g, option, lang), KNOWN) for option in g.options}  # noqa: B023
            assert len(said) == len(g.options), said
        seats: list[int | None] = [*range(len(g.players)), None]
        for event in since(g.log, logged):
            for seat in seats:
                check(lambda lang: words.event_text(g, event, seat, lang), KNOWN)  # noqa: B023
        if g.log is not None:
            logged = g.log.number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_options_of_a_decision_are_said_alike(lang: str) -> None:
    for seed in range(4):
        for g in match(seed):
            said = [words.option_text(g, option, lang) for option in g.options if g.seat >= 0]
            assert len(set(said)) == len(said), said


def test_matches_come_to_nearly_every_question_and_event() -> None:
    questions: set[int] = set()
    events: set[int] = set()
    for seed in range(60):
        for g in match(seed):
            if g.seat >= 0:
                questions.add(g.kind)
        events |= {event.kind for event in since(g.log, 0)}
    assert len(questions) >= len(kinds.KINDS) - 1
    assert len(events) >= len(kinds.EVENTS) - 2


def test_refusals_of_all_tokens_ever_offered_can_be_said() -> None:
    known: set[str] = set()
    tokens: dict[str, None] = {}
    for seed in range(8):
        for count, g in enumerate(match(seed)):
            tokens.update({option.token: None for option in g.options if g.seat >= 0})
            if count % 25 == 0:
                for token in list(tokens)[:: 1 + count % 7]:
                    if token not in [option.token for option in g.options]:
                        refusal = explain.explain(g, token)
                        check(lambda lang: without_codes(words.refusal_text(refusal, POOL, lang)), known)  # noqa: B023
    assert len(known) > 100


# What is said -------------------------------------------------------------------------------------------------------
def test_a_prompt_says_which_card_asks_for_what() -> None:
    heard = {
        lang: {words.prompt(g, lang) for seed in range(12) for g in match(seed) if g.seat >= 0} for lang in LANGUAGES
    }
    assert "Your main phase: acquire a card from the terrain, play a Character or end the phase." in heard["en"]
    assert "Geist, Arrival: choose a Character from your hand to destroy." in heard["en"]
    assert "Geist, Arrivée\u00a0: choisissez un Personnage de votre main à détruire." in heard["fr"]
    assert "Geist, Arrivo: scegli un Personaggio della tua mano da distruggere." in heard["it"]


def logged(
    lang: str, kind: int, cards: tuple[str, ...] = (), a: int = 0, b: int = 0, n: int = 0, sees: int = 63
) -> str:
    g = deal(POOL, 1, [0, 1, 2], 0, (200, 300), False)
    indices = tuple(POOL.by_id[card].index for card in cards)
    return words.event_text(g, Event(None, kind, 0, a, b, 2, n, indices, sees, 0, -1, 0), 1, lang)


def test_log_lines_agree_contract_and_elide() -> None:
    assert logged("en", kinds.DREW, ("mu", "oko"), n=2, sees=1) == "p0 draws 2 cards."
    assert logged("fr", kinds.DREW, ("mu", "oko"), n=2, sees=2) == "p0 pioche 2 cartes\u00a0: Mu du Bélier\u202f; Oko."
    assert logged("it", kinds.USED, ("oko", "mu", "oko")) == (
        "p0 scarta 3 carte dalla sua zona di gioco: 2 × Oko; Mu dell'Ariete."
    )
    assert logged("fr", kinds.PLAYED, ("mu", "armure-lion"), a=7) == (
        "p0 joue #7 Mu du Bélier face à l'Armure du Lion (emplacement 3)."
    )
    assert logged("it", kinds.PLAYED, ("mu", "armure-lion"), a=7) == (
        "p0 gioca #7 Mu dell'Ariete di fronte all'Armatura del Leone (posizione 3)."
    )
    assert logged("it", kinds.FLAME, n=1) == "1 Fiamma viene tolta; ne resta 1."
    assert (
        logged("en", kinds.ACQUIRES, ("mu",), b=3, n=6)
        == "p0 acquires Aries Mu from place 3 for 6 Cosmos, using the armour."
    )
    assert logged("en", kinds.ACQUIRES, ("mu",), b=kinds.FREE << 1) == "p0 acquires Aries Mu from place 3 for free."
    assert logged("fr", kinds.CHEAPER, ("mu",), a=7, b=2, n=2) == (
        "#7 Mu du Bélier (emplacement 3) coûte 2 Force et 2 Cosmos de moins jusqu'à la fin du tour."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(kinds.EVENTS)), ids=kinds.EVENTS)
def test_a_log_line_names_cards_only_to_those_who_saw_them(kind: int, lang: str) -> None:
    unseen = [logged(lang, kind, (card, card), 3, 5, 1, 1) for card in ("mu", "armure-lion")]
    assert unseen[0] == unseen[1]
    for text in (unseen[0], logged(lang, kind, ("mu", "armure-lion"), 3, 5, 1)):
        assert faults(text, lang) == [], text
        assert text.endswith(".")
