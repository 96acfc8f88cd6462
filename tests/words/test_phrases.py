"""Every node, question, option, event and reason has its phrase, and phrases are put together grammatically."""

import re
from typing import Any

import pytest

from kleos.effects.control import Each, Then
from kleos.effects.terms import (
    AT_MOST,
    EQUAL,
    All,
    Amount,
    Compared,
    Condition,
    Count,
    Either,
    Not,
    Number,
    Predicate,
    Term,
    Unless,
)
from kleos.engine.actions import EMPTY, NOT_OF_KIND, UNKNOWN_WORD, WRONG_SHAPE, Misread
from kleos.engine.errors import EngineFault, KleosError, Refusal
from kleos.engine.events import Event
from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.games.naruto_mythos import CATALOGUE, kinds, words
from kleos.games.naruto_mythos.cards import LOCKS, TRIGGERS, May, Must, RepeatMain, Standing
from kleos.games.naruto_mythos.deal import deal
from kleos.games.naruto_mythos.deeds import Batch, Draw
from kleos.games.naruto_mythos.flow import COURSE, ChooseLock, Course, PlayedLines
from kleos.games.naruto_mythos.happenings import Happening
from kleos.games.naruto_mythos.piles import PickCard
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.games.naruto_mythos.predicates import (
    POWER,
    Enemy,
    FaceDown,
    Friend,
    Here,
    Measure,
    Mine,
    Named,
    OfGroup,
    Other,
    WithKeyword,
)
from kleos.games.naruto_mythos.targets import Deed, Who
from kleos.games.naruto_mythos.waiting import Group
from kleos.language.english import English
from kleos.language.languages import LANGUAGES
from kleos.language.nouns import NAMED, OPPONENTS, THEY
from kleos.testing.wording import AVAILABLE, faults
from kleos.words import phrases, tokens

english = English()
POOL = standard_pool()
BASES = {Node, Deed, Batch, Each, PickCard, Standing, Then, Term, Predicate, Amount, Condition, Who}
DROPPED = {Must, May, RepeatMain}  # marks in card files; the finished card no longer holds them
FLOW = {Course, PlayedLines, ChooseLock, Group, Happening, Line}  # they put questions but are no part of a card's text
SPOKEN_HERE = ("kleos.engine.", "kleos.effects.", "kleos.games.naruto_mythos.")


def family(cls: type[Any]) -> set[type[Any]]:
    found = {cls} if cls.__module__.startswith(SPOKEN_HERE) else set()
    return found.union(*[family(sub) for sub in cls.__subclasses__()])


# Completeness -------------------------------------------------------------------------------------------------------
def test_no_effect_lacks_a_phrase() -> None:
    assert phrases.EFFECTS.missing(sorted(family(Node) - BASES - DROPPED - FLOW, key=str)) == []


def test_no_term_lacks_a_phrase() -> None:
    assert phrases.PREDICATES.missing(sorted(family(Predicate) - BASES, key=str)) == []
    assert phrases.AMOUNTS.missing(sorted(family(Amount) - BASES, key=str)) == []
    assert phrases.CONDITIONS.missing(sorted(family(Condition) - BASES, key=str)) == []
    assert phrases.TARGETS.missing(sorted(family(Who) - BASES, key=str)) == []
    assert family(Term) == family(Predicate) | family(Amount) | family(Condition) | family(Who) | {Term}


def test_no_event_decision_or_option_lacks_a_phrase() -> None:
    assert len(words.EVENTS) == len(kinds.EVENTS)
    assert [id for id in words.EVENTS if not CATALOGUE.has(id)] == []
    assert {kind for _, kind in words.QUESTIONS.rules} == set(range(len(kinds.KINDS)))
    assert words.QUESTIONS.missing(words.QUESTIONS.rules) == []
    assert words.OPTIONS.missing(range(len(kinds.VERBS))) == []
    assert [key for key in words.REFUSALS if not CATALOGUE.has(f"refusal-{key}")] == []
    assert set(words.OCCASIONS) == set(range(TRIGGERS))
    assert set(words.RULES) == {1 << i for i in range(LOCKS.bit_length())}
    assert [id for id in [*words.OCCASIONS.values(), *words.RULES.values()] if not CATALOGUE.has(id)] == []


REFUSALS: dict[str, tuple[object, ...]] = {
    "unknown-token": (Misread("unknown-word", "plai", "", ["D", "C"]),),
    "over": (),
    "not-offered": ("pass",),
    "wrong-kind": ("target",),
    "not-in-hand": ("KS-009",),
    "not-in-their-hand": ("KS-009",),
    "not-in-pile": ("KS-009",),
    "not-among": ("KS-009",),
    "no-mission": ("C",),
    "too-dear": (5, 3),
    "name-taken": ("Naruto Uzumaki", "D"),
    "must-upgrade": ("Naruto Uzumaki", "D"),
    "not-cheaper": ("Naruto Uzumaki", 2, "Naruto Uzumaki", 5),
    "not-a-match": ("Gaara", "Temari"),
    "not-owned": (7,),
    "hidden-target": (7,),
    "not-hidden": (7,),
    "not-yours": (7,),
    "not-in-play": (7,),
    "other-mission": (7,),
    "not-winning": ("Tenten", 1),
    "reveals-forbidden": (1,),
    "never-over": ("Orochimaru", "Orochimaru"),
    "not-described": (7, Friend()),
    "immune": (7,),
    "shielded": (7,),
    "cannot-move": (7,),
    "already-hidden": (7,),
    "no-tokens": (7,),
    "not-upgraded": (7,),
    "already-picked": (7,),
    "too-much-power": (7, 6),
    "same-mission": ("D",),
    "no-chakra": (),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(words.REFUSALS))
def test_every_reason_is_a_sentence(key: str, lang: str) -> None:
    text = words.refusal_text(Refusal("NM-5.1", key, REFUSALS[key]), POOL, lang)
    assert faults(without_codes(text), lang) == [], text
    assert text.endswith(".")
    assert text[0] == text[0].upper()


def without_codes(text: str) -> str:
    """The text less what is quoted in it: tokens and kinds of decisions, which are the same in all languages."""
    return re.sub(r"'[a-z0-9 #-]+'|«.*?»", "X", text)


def test_reasons_name_what_they_are_given() -> None:
    def reason(key: str, lang: str = "en") -> str:
        return words.refusal_text(Refusal("NM-5.1", key, REFUSALS[key]), POOL, lang)

    assert {key: len(args) for key, args in REFUSALS.items()} == {
        key: len(names) for key, names in words.REFUSALS.items()
    }
    assert reason("too-dear") == "It costs 5 chakra and you have 3."
    assert reason("not-described") == "#7 is not a friendly character."
    assert reason("not-winning").endswith("you are not winning mission C.")
    assert reason("not-in-hand") == "Naruto Uzumaki, Genin of the Leaf Village (KS-009) is not in your hand."
    assert reason("unknown-token") == "This is not understood: unknown word 'plai'."
    assert reason("not-described", "fr") == "#7 n'est pas un Personnage allié."
    assert reason("not-described", "it") == "#7 non è un Personaggio amico."
    assert reason("never-over", "fr") == "Vous ne pouvez jamais jouer Orochimaru comme évolution d'Orochimaru."


def test_reasons_agree_with_the_name() -> None:
    def taken(name: str, lang: str) -> str:
        return words.refusal_text(Refusal("NM-5.26", "name-taken", (name, "D")), POOL, lang)

    assert taken("Jiraiya", "fr") == "Il y a déjà un Jiraya non-caché de ce côté de la mission D."
    assert taken("Sakura Haruno", "fr") == "Il y a déjà une Sakura Haruno non-cachée de ce côté de la mission D."
    assert (
        taken("Ninja Hound Corps", "fr")
        == "Il y a déjà un Personnage Chiens Ninjas non-caché de ce côté de la mission D."
    )
    assert taken("Nine-Tailed Fox", "it") == "C'è già una Volpe a Nove Code non nascosta da quel lato della missione D."
    assert taken("Zabuza Momochi", "it") == "C'è già uno Zabuza Momochi non nascosto da quel lato della missione D."
    assert taken("Ino Yamanaka", "it") == "C'è già un'Ino Yamanaka non nascosta da quel lato della missione D."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "token", ["", "plai", "play", "play KS-009", "play KS-999 D", "play KS-009 Z", "target 7", "amount x", "pass now"]
)
def test_a_misread_token_is_explained_in_every_language(token: str, lang: str) -> None:
    misread = POOL.notation.parse(token)
    assert isinstance(misread, Misread)
    text = words.refusal_text(Refusal("NM-5.1", "unknown-token", (misread,)), POOL, lang)
    assert faults(without_codes(text), lang) == [], text
    assert misread.word in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", kinds.KINDS)
def test_every_kind_of_decision_can_be_named(kind: str, lang: str) -> None:
    text = words.refusal_text(Refusal("NM-5.1", "wrong-kind", (kind,)), POOL, lang)
    assert faults(without_codes(text), lang) == [], text
    question = text.partition(":")[2].strip(" .")
    assert len(question.split()) > 1, "no inner id, but words"
    assert [id for id in kinds.KINDS if "-" in id and id in question] == []
    assert not re.search(r"['\"«`]" + kind, text)
    assert "mulligan" not in question


def test_no_two_kinds_of_decision_are_named_alike() -> None:
    for lang in LANGUAGES:
        texts = {words.refusal_text(Refusal("NM-5.1", "wrong-kind", (kind,)), POOL, lang) for kind in kinds.KINDS}
        assert len(texts) == len(kinds.KINDS)


def test_every_misreading_has_its_words() -> None:
    for problem in (EMPTY, UNKNOWN_WORD, WRONG_SHAPE, *NOT_OF_KIND.values()):
        assert CATALOGUE.has(f"misread-{problem}")
    assert all(CATALOGUE.has(shape) for shape in tokens.SHAPES.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_all_cards_are_clean(lang: str) -> None:
    for card in POOL.cards:
        for line in words.card_text(card, POOL, lang):
            assert faults(line, lang) == [], line
            assert line.endswith(".")
        for merged in card.merged:
            assert faults(words.line_text(merged, POOL, lang), lang) == []


# The log shows no more than was seen ----------------------------------------------------------------------------------
def event(kind: int, card: int, sees: int) -> Event:
    return Event(None, kind, 0, 1003, 5 if kind != kinds.DEFEATED else 1, 1, 1, (card, card), sees, 0, -1, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(kinds.EVENTS)), ids=kinds.EVENTS)
def test_a_log_line_names_cards_only_to_those_who_saw_them(kind: int, lang: str) -> None:
    g = deal(POOL, 1, [list(range(30)), list(range(30))], [[149, 150, 151], [149, 150, 151]], False)
    seats: list[tuple[int | None, int]] = [(0, 1), (1, 2), (None, 4)]
    for seat, bit in seats:
        unseen = [words.event_text(g, event(kind, card, 7 - bit), seat, lang) for card in (9, 20)]
        assert unseen[0] == unseen[1]
        assert faults(unseen[0], lang) == []
        seen = words.event_text(g, event(kind, 9, bit), seat, lang)
        assert faults(seen, lang) == []
        assert seen.endswith(".")


def logged(lang: str, kind: int, n: int = 0, sees: int = 7, cards: tuple[str, ...] = ()) -> str:
    g = deal(POOL, 1, [list(range(30)), list(range(30))], [[149, 150, 151], [149, 150, 151]], False)
    numbers = tuple(POOL.by_id[card].index for card in cards)
    return words.event_text(g, Event(None, kind, 0, 3, 1, 1, n, numbers, sees, 0, -1, 0), None, lang)


def test_log_lines_agree_contract_and_elide() -> None:
    assert logged("fr", kinds.TOKENS, 1) == "#3 reçoit 1 Jeton Power."
    assert logged("fr", kinds.TOKENS, 2) == "#3 reçoit 2 Jetons Power."
    assert logged("it", kinds.TOKENS, 2) == "#3 riceve 2 token Power."
    assert logged("fr", kinds.LOOKED_HAND, 0) == "p0 regarde la main de p1 (0 carte)."
    assert logged("it", kinds.LOOKED_HAND, 0) == "p0 guarda la mano di p1 (0 carte)."
    assert logged("fr", kinds.CONTROL, 0, 0) == "p0 prend le contrôle du Personnage caché #3 dans la mission C."
    assert logged("it", kinds.CONTROL, 0, 0) == "p0 prende il controllo del Personaggio nascosto #3 nella missione C."
    orochimaru = ("KS-050", "KS-051")
    assert logged("fr", kinds.HIDDEN, cards=orochimaru).endswith(
        " au-dessus d'Orochimaru, Infiltré (KS-050) est caché dans la mission C."
    )
    assert logged("fr", kinds.SHOWN, 1, 0) == "p0 montre 1 carte et l'ajoute à sa main."
    assert logged("fr", kinds.SHOWN, 2, 0) == "p0 montre 2 cartes et les ajoute à sa main."
    assert logged("it", kinds.SHOWN, 1, 0) == "p0 mostra 1 carta e l'aggiunge alla mano."
    assert logged("fr", kinds.ROUND, 2) == "Le tour 2 commence\u202f; p0 a le Jeton Edge."
    assert logged("it", kinds.ROUND, 2) == "Inizia il giro 2; p0 ha il token Edge."


# Grammar ------------------------------------------------------------------------------------------------------------
def index(kinds_of: dict[str, dict[str, str]], word: str) -> int:
    return list(kinds_of).index(word)


LEAF = OfGroup(index(POOL.groups, "leaf_village"))
SAND = OfGroup(index(POOL.groups, "sand_village"))
SUMMON = WithKeyword(index(POOL.keywords, "summon"))
WEAK = Measure(POWER, AT_MOST, Number(3))


@pytest.mark.parametrize(
    ("predicate", "text"),
    [
        (All([Friend(), LEAF, Here(), WEAK]), "a friendly Leaf Village character in this mission with Power 3 or less"),
        (All([Enemy(), Other(), FaceDown()]), "another hidden enemy character"),
        (All([Mine(), FaceDown()]), "one of your hidden characters"),
        (All([Friend(), Named("Akamaru")]), "a friendly Akamaru"),
        (Named("Akamaru"), "an Akamaru"),
        (Either([Named("Tsunade"), Named("Shizune")]), "a Tsunade or Shizune"),
        (All([Enemy(), Either([LEAF, SAND])]), "an enemy Leaf Village or Sand Village character"),
        (Either([Enemy(), SUMMON]), "a character that is an enemy character or a Summon character"),
        (All([Not(SUMMON), Not(Named("Akamaru"))]), "a character that is not a Summon character and is not an Akamaru"),
        (Measure(POWER, EQUAL, Number(4)), "a character with a Power of exactly 4"),
    ],
)
def test_a_predicate_becomes_a_noun_phrase(predicate: Predicate, text: str) -> None:
    assert words.describe(predicate, "en") == text


def test_conditions_have_a_contrary() -> None:
    say = words.speaker(POOL, "en")
    two = Compared(Count(All([Enemy(), Here()])), AT_MOST, Number(2))
    assert say.condition(two) == "there are 2 or fewer enemy characters in this mission"
    assert say.condition(Unless(two)) == "there are more than 2 enemy characters in this mission"
    one = Compared(Count(Mine()), EQUAL, Number(1))
    assert say.condition(Unless(one)) == "the number of your characters in play is not 1"


def test_verbs_articles_and_lists() -> None:
    assert [english.third(verb) for verb in ("draw", "look at", "copy", "pay", "discard")] == [
        "draws",
        "looks at",
        "copies",
        "pays",
        "discards",
    ]
    assert english.article("enemy") == "an enemy"
    assert english.article("unique card") == "a unique card"
    assert english.listing(["a", "b", "c"], "or") == "a, b or c"
    assert english.sentence("draw 1 card") == "Draw 1 card."


def test_a_player_is_called_by_name_where_somebody_else_reads() -> None:
    you = words.speaker(POOL, "en")
    they, p0, rivals = you.but(subject=THEY), you.but(subject=NAMED, name="p0"), you.but(subject=OPPONENTS, name="p0")
    assert english.sentence(english.clause(p0, "draw", "1 card")) == "p0 draws 1 card."
    assert english.clause(they, "draw", "1 card") == "they draw 1 card"
    assert english.clause(rivals, "draw", "1 card") == "each opponent of p0 draws 1 card"
    assert [english.may(say, "draw") for say in (you, they, p0)] == ["you may draw", "they may draw", "p0 may draw"]
    assert [english.does(say, "play") for say in (you, they, p0)] == ["you play", "they play", "p0 plays"]
    assert [english.has(say) for say in (you, p0)] == ["you have", "p0 has"]
    assert [english.own(say, "God") for say in (you, they, p0)] == ["your God", "their God", "p0's God"]
    assert [english.if_done(say) for say in (you, they, p0)] == ["if you do", "if they do", "if p0 does"]


def test_names_and_labels() -> None:
    naruto = POOL.by_id["KS-009"]
    assert words.card_name(naruto, "en") == "Naruto Uzumaki"
    assert words.card_label(naruto, "en") == "Naruto Uzumaki, Genin of the Leaf Village (KS-009)"
    assert words.card_label(POOL.by_id["KS-M02"], "en") == "Chunin Exam (KS-M02)"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KleosError, match=re.escape(f"unknown language 'xx' {AVAILABLE}")):
        words.card_text(POOL.cards[0], POOL, "xx")


def test_a_missing_phrase_is_named() -> None:
    with pytest.raises(EngineFault, match="no phrase for the effect Course"):
        words.speaker(POOL, "en").effect(COURSE)
    with pytest.raises(EngineFault, match="two phrases for the effect Draw"):
        phrases.says(Draw, lambda node, say: "")
