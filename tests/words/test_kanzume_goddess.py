"""Kanzume Goddess: every node, question, option, event and reason has its phrase, and whatever happens can be said."""

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest

from kleos.cards.expressions import Vocabulary
from kleos.effects.control import EachOpponent, IfDone, PayThen, Sequence, When
from kleos.effects.terms import (
    AT_LEAST,
    AT_MOST,
    All,
    Amount,
    Compared,
    Condition,
    Either,
    Exists,
    Not,
    Number,
    Predicate,
    Sum,
    Unless,
)
from kleos.engine.actions import SKIP, STOP
from kleos.engine.errors import EngineFault, KleosError
from kleos.engine.events import Event, since
from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.engine.rng import seeded
from kleos.games.facts import fact_name, kind_name
from kleos.games.guides import read_guide
from kleos.games.kanzume_goddess import CATALOGUE, explain, kinds, words
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.cards import AttackBonus, DefenceBonus, FirstAttack, Standing
from kleos.games.kanzume_goddess.deal import deal
from kleos.games.kanzume_goddess.deeds import (
    DEFENDS,
    TAKES_OFF,
    Adjudicate,
    Aimed,
    Attacks,
    Banish,
    ByTarget,
    Draw,
    GainEnergy,
    GainFaith,
    Limited,
    LoseCard,
    LoseRandomCard,
    Price,
    PriceInFaith,
    StrengthenNext,
    TakeFromNetherworld,
    Weaken,
)
from kleos.games.kanzume_goddess.flow import COURSE, Course
from kleos.games.kanzume_goddess.game import KanzumeGoddess
from kleos.games.kanzume_goddess.pool import read_pool, standard_pool
from kleos.games.kanzume_goddess.terms import (
    Anything,
    AtMost,
    AttackersEnergy,
    Costs,
    HandSize,
    Named,
    OfColour,
    OfFace,
    OfKind,
    Other,
    OwnEnergy,
    RevealedCost,
)
from kleos.games.kanzume_goddess.testing import Story, table
from kleos.games.kanzume_goddess.vocabulary import vocabulary
from kleos.games.kanzume_goddess.windows import Ability, AbilityWindow, AttackWindow, Window
from kleos.games.kanzume_goddess.words.log import Seen
from kleos.games.kanzume_goddess.words.prompts import Asking, Offered
from kleos.games.kanzume_goddess.words.text import described, objects
from kleos.language import nouns
from kleos.language.checking import Said, read
from kleos.language.languages import GRAMMARS, LANGUAGES
from kleos.terminal.messages import say
from kleos.testing.wording import AVAILABLE, WRITTEN_OUT, faults, to_you
from kleos.words import phrases

POOL = standard_pool()
BASES = {Node, Standing, Predicate, Amount, Condition, OfFace}
FLOW = {Course, Ability, Window, AbilityWindow, AttackWindow}  # no part of a card's text
HERE = "kleos.games.kanzume_goddess."
RED, GREEN, SILVER, YELLOW = (OfColour(colour) for colour in range(4))
WARRIOR, DISCIPLE = OfKind(kinds.WARRIOR), OfKind(kinds.DISCIPLE)


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


def unsaid(*ids: str) -> list[str]:
    """The entries that some language lacks."""
    return [f"{id} ({lang})" for id in ids for lang in LANGUAGES if CATALOGUE.own(id, lang) is None]


def test_no_event_decision_or_option_lacks_a_phrase() -> None:
    assert unsaid(*[f"log-{kind}" for kind in kinds.EVENTS]) == []
    assert unsaid(*[f"ask-{kind}" for kind in kinds.KINDS]) == []
    assert set(words.OPTIONS) == set(range(len(kinds.VERBS)))
    assert unsaid(*words.OPTIONS.values()) == []
    assert unsaid(*[f"refusal-{key}" for key in words.REFUSALS]) == []
    assert unsaid(*[f"decision-{kind}" for kind in kinds.KINDS]) == []
    assert unsaid(*[f"moment-{timing}" for timing in kinds.TIMINGS if timing != "bond"]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_questions_and_answers_ask_only_for_what_they_are_given(lang: str) -> None:
    entries = read((CATALOGUE.folder / lang).glob("*.ftl"), [])
    for prefix, given in (("log-", Seen), ("ask-", Asking), ("offer-", Offered)):
        for id in entries:
            if id.startswith(prefix):
                assert asked_for(id, entries) <= set(given.given), id
    for key, names in words.REFUSALS.items():
        assert asked_for(f"refusal-{key}", entries) <= set(names), key


def asked_for(id: str, entries: dict[str, Said]) -> set[str]:
    """The values an entry asks for, and those it says within it."""
    within = [asked_for(other, entries) for other in entries[id].entries if other in entries]
    return set(entries[id].values).union(*within)


def keys_given() -> set[str]:
    """The keys of all refusals in the source: every string that is or may become the second argument."""
    keys: set[str] = set()
    for node in ast.walk(ast.parse(inspect.getsource(explain))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            second = node.args[1]
            both = [second.body, second.orelse] if isinstance(second, ast.IfExp) else [second]
            keys |= {part.value for part in both if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return keys


def test_no_reason_lacks_a_phrase() -> None:
    assert keys_given() <= set(words.REFUSALS)


# Names --------------------------------------------------------------------------------------------------------------
def test_cards_colours_phases_and_abilities_have_the_names_of_the_glossary() -> None:
    aquarius, guardian = POOL.by_id["aquarius"], POOL.by_id["sacred-guardian"]
    assert words.card_name(POOL.by_id["aries"], "fr") == "Bélier"
    assert words.card_label(guardian, "it") == "Guardiano Sacro"
    assert words.god_name(POOL, POOL.by_id["hades"].index, "it") == "Ade"
    assert words.god_name(POOL, -1, "en") == ""
    assert [words.colour_name(colour, "fr") for colour in range(4)] == ["rouge", "vert", "argent", "jaune"]
    assert [words.colour_name(colour, "it") for colour in range(4)] == ["rosso", "verde", "argento", "giallo"]
    assert [words.mythology_name(mythology, "it") for mythology in (0, 1)] == ["mitologia greca", "mitologia norrena"]
    assert words.phase_name(kinds.RECRUIT, "fr") == "phase de recrutement"
    assert words.phase_name(kinds.START, "it") == "fase iniziale"
    assert [words.timing(line, "fr") for line in guardian.lines] == ["Réaction", "Réaction", "Engagement"]
    assert words.ability_label(aquarius.lines[1], POOL, "it") == "Acquario, Reazione"
    with pytest.raises(KleosError, match=re.escape(f"unknown language 'xx' {AVAILABLE}")):
        words.card_text(guardian, POOL, "xx")


def test_a_round_is_called_giro_in_italian() -> None:
    told = [
        logged("it", kinds.TURN, n=3),
        say("kanzume-by-limit", "it"),
        say("position-undecided", "it", last=kinds.LAST_ROUND),
        say("gods-round", "it", round=3),
        say("gods-in-short", "it", round=3, energies=""),
        *[paragraph.text for chapter in read_guide("kanzume-goddess", "it") for paragraph in chapter.paragraphs],
    ]
    assert [text for text in told if re.search(r"(?i)\b(round|manche|tornat[ae])\b", text)] == []
    assert sum(1 for text in told if re.search(r"(?i)\bgir[oi]\b", text)) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_told_from_every_other_by_its_label(lang: str) -> None:
    assert len({words.card_label(card, lang) for card in POOL.cards}) == len(POOL.cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_of_a_card_has_a_name(lang: str) -> None:
    for face in KanzumeGoddess(POOL).faces().values():
        facts = face.facts(lang)
        assert kind_name(facts["kind"], lang)
        assert all(faults(fact_name(key, lang), lang) == [] for key in facts)


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


def text_of(card: str, ability: int, lang: str) -> str:
    return words.card_text(POOL.by_id[card], POOL, lang)[ability - 1]


def test_an_ability_begins_with_its_kind_its_occasion_and_its_limit() -> None:
    assert text_of("aries", 1, "en") == "Action: Attack 3 on an opposing God of your choice."
    assert text_of("cancer", 2, "fr") == "Réaction (depuis votre main, quand votre Dieu est attaqué)\u00a0: Défense 3."
    assert text_of("pegasus", 3, "en") == (
        "Reaction (from your hand, when another God – in a team match, a team-mate's – is attacked by somebody else):"
        " Protect 3 for that God."
    )
    assert text_of("aquarius", 2, "it") == (
        "Reazione (dalla tua mano, quando un avversario gioca un'Azione o una Reazione di un Guerriero):"
        " Annulla quell'abilità."
    )
    assert text_of("apollo", 1, "en") == (
        "Action (Start phase, once in each of your turns): Discard 1 card from your hand; draw 1 card."
    )
    assert text_of("athena", 1, "it") == (
        "Reazione (quando il tuo Dio o quello di un compagno viene attaccato, una volta per Attacco):"
        " Scarta 1 Discepolo dalla tua mano; riduci quell'Attacco di 2."
    )
    assert text_of("heimdall", 1, "en") == (
        "Reaction (when your God is attacked, once per turn of any player):"
        " Make an Adjudication: if a Disciple is revealed, Defend 2."
    )
    assert text_of("poseidon", 1, "en").startswith("Action (Play phase, as often as you can pay): ")


def test_bonds_say_while_what_holds_they_apply_and_to_what_value() -> None:
    assert text_of("orion", 2, "en") == (
        "Bond (always applies): While there is another red Warrior in your play area that was played for its Action"
        " this turn, the Attack of this card is worth 3 more (5 in all)."
    )
    assert text_of("sacred-guardian", 3, "fr") == (
        "Engagement (toujours en vigueur)\u00a0: Tant que l'énergie de votre Dieu est inférieure ou égale à l'énergie"
        " du Dieu attaquant, la Défense de cette carte vaut 1 de plus (2 en tout) et, une fois cette Défense résolue,"
        " piochez 1 carte. Cela ne change rien à la Protection."
    )
    assert text_of("freyja", 1, "it") == (
        "Legame: All'inizio della tua fase di scarto, se hai almeno 2 carte in mano, il tuo Dio ottiene 1 punto energia."
    )


@pytest.mark.parametrize(
    ("predicate", "texts"),
    [
        (Anything(), ("a card", "une carte", "una carta")),
        (DISCIPLE, ("a Disciple", "un Disciple", "un Discepolo")),
        (SILVER, ("a silver Warrior", "un Guerrier argent", "un Guerriero argento")),
        (Either([RED, GREEN]), ("a red or green Warrior", "un Guerrier rouge ou vert", "un Guerriero rosso o verde")),
        (
            Not(YELLOW),
            ("a Warrior that is not yellow", "un Guerrier non jaune", "un Guerriero non giallo"),
        ),
        (Named("virgo"), ("a Virgo card", "une carte Vierge", "una carta Vergine")),
        (
            All([WARRIOR, Costs(AT_MOST, Number(4))]),
            (
                "a Warrior with cost 4 or less",
                "un Guerrier avec un coût de 4 ou moins",
                "un Guerriero con costo 4 o meno",
            ),
        ),
        (
            All([Other(), Not(Named("gemini"))]),
            ("another card (except Gemini)", "une autre carte (sauf Gémeaux)", "un'altra carta (tranne Gemelli)"),
        ),
        (
            Either([WARRIOR, DISCIPLE]),
            ("a Warrior or Disciple", "un Guerrier ou un Disciple", "un Guerriero o un Discepolo"),
        ),
    ],
)
def test_a_predicate_becomes_a_noun_phrase(predicate: Predicate, texts: tuple[str, str, str]) -> None:
    for lang, text in zip(WRITTEN_OUT, texts, strict=True):
        assert GRAMMARS[lang].phrase(described(predicate, words.speaker(POOL, lang))) == text


def test_what_lies_in_play_agrees_with_what_it_is_called() -> None:
    virgo = All([Other(), Named("virgo")])
    say = {lang: words.speaker(POOL, lang) for lang in LANGUAGES}
    assert GRAMMARS["fr"].phrase(objects(virgo, say["fr"])) == (
        "une autre carte Vierge dans votre zone de jeu qui a été jouée pour son Action ce tour-ci"
    )
    assert GRAMMARS["it"].phrase(objects(virgo, say["it"])) == (
        "un'altra carta Vergine nella tua area di gioco che è stata giocata per la sua Azione in questo turno"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "condition",
    [
        Exists(RED),
        Exists(All([Other(), Either([RED, SILVER])])),
        Compared(HandSize(), AT_LEAST, Number(2)),
        Compared(OwnEnergy(), AT_MOST, AttackersEnergy()),
        Compared(OwnEnergy(), AT_MOST, Number(5)),
        Compared(RevealedCost(), AT_LEAST, Number(3)),
    ],
)
def test_conditions_have_a_contrary(condition: Condition, lang: str) -> None:
    say = words.speaker(POOL, lang)
    text, contrary = say.condition(condition), say.condition(Unless(condition))
    assert text != contrary
    assert faults(text, lang) == faults(contrary, lang) == [], contrary


def said(effect: Node, timing: int = kinds.ACTION) -> tuple[str, ...]:
    """An effect as an ability of Aries, in the languages written out."""
    line = Line(POOL.by_id["aries"].index, 1, timing, effect, False)
    return tuple(words.line_words(line, POOL, lang) for lang in WRITTEN_OUT)


CAPPED = AtMost(Sum(Number(2), RevealedCost()), 7)


@pytest.mark.parametrize(
    ("effect", "texts"),
    [
        (
            Aimed(IfDone(Attacks(Number(4)), ByTarget(LoseCard()))),
            (
                "Attack 4 on an opposing God of your choice. If that God loses at least 1 energy, its player"
                " (unless out or sealed) discards 1 card of their own choice from their hand.",
                "Attaque 4 contre un Dieu adverse de votre choix. Si ce Dieu perd au moins 1 point d'énergie,"
                " son joueur (sauf s'il est éliminé ou scellé) défausse 1 carte de sa main, à son choix.",
                "Attacco 4 contro un Dio avversario a tua scelta. Se quel Dio perde almeno 1 punto energia,"
                " il suo giocatore (se non è eliminato o sigillato) scarta 1 carta a sua scelta dalla sua mano.",
            ),
        ),
        (
            Aimed(Sequence([ByTarget(LoseRandomCard()), Draw(Number(2))])),
            (
                "Choose an opponent. That player discards 1 card at random from their hand. Then draw 2 cards.",
                "Choisissez un adversaire. Ce joueur défausse 1 carte au hasard de sa main. Ensuite, piochez 2 cartes.",
                "Scegli un avversario. Quel giocatore scarta 1 carta a caso dalla sua mano. Poi pesca 2 carte.",
            ),
        ),
        (
            Aimed(Adjudicate(Attacks(CAPPED), None, None)),
            (
                "Choose an opposing God. Make an Adjudication. Then Attack X on that God, where X is 2 plus the recruit"
                " cost of the revealed card (0 if none is revealed), but at most 7.",
                "Choisissez un Dieu adverse. Faites un Jugement. Ensuite, Attaque X contre ce Dieu, X étant 2 plus le"
                " coût de recrutement de la carte révélée (0 si aucune n'est révélée), mais au plus 7.",
                "Scegli un Dio avversario. Fai un Giudizio. Poi Attacco X contro quel Dio, dove X è 2 più il costo di"
                " reclutamento della carta rivelata (0 se nessuna viene rivelata), ma al massimo 7.",
            ),
        ),
        (
            Aimed(Sequence([Attacks(Number(1)), Attacks(Number(1))])),
            (
                "Attack 1 on an opposing God of your choice. Then Attack 1 on that God.",
                "Attaque 1 contre un Dieu adverse de votre choix. Ensuite, Attaque 1 contre ce Dieu.",
                "Attacco 1 contro un Dio avversario a tua scelta. Poi Attacco 1 contro quel Dio.",
            ),
        ),
        (
            Adjudicate(None, Sequence([Draw(Number(1)), GainFaith(Number(1))]), GainEnergy(Number(2))),
            (
                "Make an Adjudication. If a Warrior is revealed, draw 1 card. Then gain 1 faith. If a Disciple is"
                " revealed, your God gains 2 energy.",
                "Faites un Jugement. Si un Guerrier est révélé, piochez 1 carte. Ensuite, gagnez 1 point de foi. Si un"
                " Disciple est révélé, votre Dieu gagne 2 points d'énergie.",
                "Fai un Giudizio. Se viene rivelato un Guerriero, pesca 1 carta. Poi ottieni 1 punto fede. Se viene"
                " rivelato un Discepolo, il tuo Dio ottiene 2 punti energia.",
            ),
        ),
        (
            PayThen(Price(None, 2), TakeFromNetherworld(Either([RED, YELLOW]))),
            (
                "Pay 2 energy; take 1 red or yellow Warrior from the Netherworld into your hand.",
                "Payez 2 points d'énergie\u202f; prenez en main 1 Guerrier rouge ou jaune qui se trouve aux enfers.",
                "Paga 2 punti energia; prendi in mano 1 Guerriero rosso o giallo che si trova negli inferi.",
            ),
        ),
        (
            IfDone(Banish(True, True, True), StrengthenNext(1)),
            (
                "You may put 1 card from your hand or discard pile into the Netherworld. If you do, the next Attack you"
                " declare this turn is worth 1 more.",
                "Vous pouvez envoyer aux enfers 1 carte de votre main ou de votre défausse. Si vous le faites, la"
                " prochaine Attaque que vous déclarez ce tour-ci vaut 1 de plus.",
                "Puoi mandare negli inferi 1 carta della tua mano o dei tuoi scarti. Se lo fai, il prossimo Attacco che"
                " dichiari in questo turno vale 1 in più.",
            ),
        ),
        (
            EachOpponent(Price(Anything(), 1)),
            (
                "Each opponent discards 1 card from their hand or pays 1 energy.",
                "Chaque adversaire défausse 1 carte de sa main ou paie 1 point d'énergie.",
                "Ogni avversario scarta 1 carta dalla sua mano o paga 1 punto energia.",
            ),
        ),
        (
            When(Compared(HandSize(), AT_MOST, Number(1)), Draw(HandSize())),
            (
                "If you have 1 or fewer cards in hand, draw X cards, where X is the number of cards in your hand.",
                "Si vous avez au plus 1 carte en main, piochez X cartes, X étant le nombre de cartes de votre main.",
                "Se hai al massimo 1 carta in mano, pesca X carte, dove X è il numero di carte della tua mano.",
            ),
        ),
        (
            FirstAttack(Number(2), None),
            (
                "The first Attack you declare in each of your turns is worth 2 more.",
                "La première Attaque que vous déclarez à chacun de vos tours vaut 2 de plus.",
                "Il primo Attacco che dichiari in ogni tuo turno vale 2 in più.",
            ),
        ),
        (
            AttackBonus(Number(2), None),
            (
                "The Attack of this card is worth 2 more (5 in all).",
                "L'Attaque de cette carte vaut 2 de plus (5 en tout).",
                "L'Attacco di questa carta vale 2 in più (5 in tutto).",
            ),
        ),
        (
            PriceInFaith(1),
            ("Spend 1 faith.", "Dépensez 1 point de foi.", "Spendi 1 punto fede."),
        ),
    ],
)
def test_an_effect_is_said_as_its_language_says_it(effect: Node, texts: tuple[str, str, str]) -> None:
    assert said(effect) == texts


def test_faith_and_the_next_attack_belong_to_the_active_player() -> None:
    assert said(GainFaith(Number(2)), kinds.DEFENCE)[0] == "The active player gains 2 faith."
    assert said(StrengthenNext(1), kinds.DEFENCE)[1] == (
        "La prochaine Attaque que le joueur actif déclare ce tour-ci vaut 1 de plus."
    )
    assert said(EachOpponent(GainFaith(Number(1))))[2] == "Il giocatore attivo ottiene 1 punto fede."


def test_a_bond_that_cannot_know_its_sum_names_none() -> None:
    bond = DefenceBonus(RevealedCost(), Exists(RED), GainEnergy(Number(1)))
    assert said(bond)[0] == (
        "While there is a red Warrior in your play area that was played for its Action this turn, the Defend of this"
        " card is worth X more, where X is the recruit cost of the revealed card (0 if none is revealed), and once that"
        " Defend has resolved, your God gains 1 energy."
    )


# Every word of the vocabulary in an ability, also those no card of the box uses.
LINES = [
    '{ action = "once_per_turn(pay(pay_energy(1), seq(attack(3), target(lose_random_card))))" }',
    '{ recruit = "seq(spend_faith(2), banish_from_discard, faith(hand))" }',
    '{ discard = "may_banish_from_hand" }',
    '{ start = "if_done(discard(warrior or disciple), gain_energy(energy))" }',
    '{ aid = "once_per_attack(judge_warrior(take_off(at_most(revealed_cost, 3))))" }',
    '{ defence = "once_per_any_turn(judge(defend(1), gain_energy(1)))" }',
    '{ protection = "protect(2)" }',
    '{ answer = "if_done(discard_or_energy(not red, 2), cancel)" }',
    '{ action = "each_opponent(when(hand >= 3, lose_card))" }',
    '{ action = "reveal(when(revealed_cost > 2, next_attack(1)))" }',
    '{ action = "take_from_netherworld(named(\\"aries\\") or silver)" }',
    '{ action = "if_done(may_banish, ignore_colour)" }',
    '{ action = "repeat(green and cost < 4)" }',
    '{ action = "judge_disciple(draw(2))" }',
    '{ bond = "first_attack(1)" }',
    '{ bond = "first_gain(2)" }',
    '{ bond = "end_draw(4, lose_card)" }',
    '{ bond = "when_discarding(when(energy < 5, gain_energy(1)))" }',
    '{ bond = "recruit_from_netherworld(yellow)" }',
]
CARD_BONDS = ["attack_bonus(1)", "defence_bonus(2, attackers_energy > energy, draw(1))"]


def standard_text() -> str:
    return files("kleos.games.kanzume_goddess").joinpath("cards.toml").read_text("utf-8")


def with_lines(card: str, lines: list[str]) -> Any:
    """The box with other abilities on one card."""
    text = re.sub(
        rf"(?s)(\[{card}\].*?lines = \[\n).*?(\n\]\n)",
        lambda found: found[1] + "".join(f"    {line},\n" for line in lines) + found[2].lstrip("\n"),
        standard_text(),
        count=1,
    )
    return read_pool("changed", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", LINES)
def test_corrected_cards_can_be_said(line: str, lang: str) -> None:
    pool = with_lines("zeus", [line])
    text = words.card_text(pool.by_id["zeus"], pool, lang)[0]
    assert faults(text, lang) == [], text
    assert text.endswith(".")


def test_the_lines_above_use_every_effect_word() -> None:
    used = " ".join([*LINES, *CARD_BONDS])
    known: Vocabulary = vocabulary()
    assert [word for word in known.words["effect"] if not re.search(rf"\b{word}\b", used)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bond", CARD_BONDS)
def test_corrected_bonds_of_cards_can_be_said(bond: str, lang: str) -> None:
    pool = with_lines("taurus", ['{ action = "attack(3)" }', '{ defence = "defend(2)" }', f'{{ bond = "{bond}" }}'])
    text = words.card_text(pool.by_id["taurus"], pool, lang)[2]
    assert faults(text, lang) == [], text
    more = re.search(r"\d", bond)
    assert more is not None
    assert words.speaker(pool, lang)("worth", n=nouns.Quantity(more[0]), all=4) in text


def test_a_missing_phrase_is_named() -> None:
    with pytest.raises(EngineFault, match="no phrase for the effect Course"):
        words.speaker(POOL, "en").effect(COURSE)


def test_how_often_an_unlimited_ability_of_a_god_may_be_used_is_said() -> None:
    pool = with_lines("zeus", ['{ action = "draw(1)" }', '{ discard = "may_banish_from_hand" }'])
    assert words.card_text(pool.by_id["zeus"], pool, "en") == [
        "Action (Play phase, as often as you like): Draw 1 card.",
        "Action (Discard phase, before cards are discarded): You may put 1 card from your hand into the Netherworld.",
    ]
    limited = Limited(kinds.PER_ATTACK, Weaken(Number(1), TAKES_OFF))
    line = Line(POOL.by_id["athena"].index, 1, kinds.AID, limited, False)
    assert words.line_text(line, POOL, "fr") == (
        "Réaction (quand votre Dieu ou celui d'un coéquipier est attaqué, une fois par Attaque)\u00a0: Réduisez cette"
        " Attaque de 1."
    )
    assert words.brief_words(Line(0, 1, kinds.DEFENCE, Weaken(Number(2), DEFENDS), False), POOL, "it") == "Difesa 2"


# Matches ------------------------------------------------------------------------------------------------------------
IDLE = (SKIP, STOP, kinds.PASS)


def match(seed: int) -> Iterator[Board]:
    """The board at every decision of a random match in which faith is plentiful, and at its end."""
    rng = seeded(seed)
    players = 2 + seed % 5
    team = players in (4, 6) and seed % 2 == 0
    g = deal(POOL, seed, players, (0, 1) if team else ())
    g.run()
    count = 0
    while g.seat >= 0 and count < 400:
        yield g
        count += 1
        idle = IDLE if rng.below(4) else ()
        choices = [option for option in g.options if option.verb not in idle] or g.options
        verbs = sorted({option.verb for option in choices})
        verb = verbs[rng.below(len(verbs))]
        choices = [option for option in choices if option.verb == verb]
        g.choose(choices[rng.below(len(choices))])
        if g.kind == kinds.ASK_RECRUIT:
            g.faith = max(g.faith, 7)
        if g.seat >= 0 and g.kind == kinds.ASK_PLAY:  # nobody reaches 25, and support Gods are soon sealed
            for seat, player in enumerate(g.players):
                player.energy = min(player.energy, 3 if team and seat not in g.mains and not player.sealed else 18)
    yield g


MISCOUNTED = re.compile(r"(?<![#\d])(1 cards|(0|[2-9]|\d\d+) card)\b")


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


@pytest.mark.parametrize("seed", range(30))
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_options_of_a_decision_are_said_alike(lang: str) -> None:
    for seed in range(4):
        for g in match(seed):
            told = [words.option_text(g, option, lang) for option in g.options if g.seat >= 0]
            assert len(set(told)) == len(told), told


def test_matches_come_to_nearly_every_question_and_event() -> None:
    questions: set[int] = set()
    events: set[int] = set()
    for seed in range(30):
        for g in match(seed):
            if g.seat >= 0:
                questions.add(g.kind)
        events |= {event.kind for event in since(g.log, 0)}
    assert len(questions) >= len(kinds.KINDS) - 1
    assert len(events) >= len(kinds.EVENTS) - 4


# What is said -------------------------------------------------------------------------------------------------------
def heard(story: Story, lang: str = "en") -> str:
    decision = story.match.decision
    assert decision is not None
    return str(decision.prompt(lang))


def options(story: Story, lang: str = "en") -> list[str]:
    decision = story.match.decision
    assert decision is not None
    return [option.text(lang) for option in decision.options]


def test_the_play_phase_says_what_may_follow_and_what_waits() -> None:
    story = table(
        {"god": "zeus", "hand": ["aries", "libra", "priest"]},
        faith=1,
        attack_bonus=2,
        used=["zeus.1"],
        symbols=[],
    )
    assert heard(story) == (
        "Your Play phase, 1 faith so far: play a card or end the phase. The next Attack is worth 2 more."
    )
    assert options(story) == [
        "Play Aries: Attack 3 (now 5; then green or silver)",
        "Play Libra: make an Adjudication: if a Warrior is revealed, draw 2 cards; if a Disciple is revealed,"
        " gain 2 faith (then red)",
        "Play Priest: gain 1 faith",
        "End the Play phase",
    ]
    assert options(story, "fr")[0] == "Jouer Bélier\u00a0: Attaque 3 (5 actuellement\u202f; puis vert ou argent)"
    story.does("play libra 1")
    assert heard(story).endswith("The next Warrior must be red. The next Attack is worth 2 more.")
    assert heard(story, "it").endswith("Il prossimo Guerriero deve essere rosso. Il prossimo Attacco vale 2 in più.")


def test_an_attack_says_by_whom_on_whom_how_strong_and_how_much_was_taken_off() -> None:
    story = table(
        {"hand": ["leo"]},
        {"hand": ["cancer", "sacred-guardian"], "deck": ["priest"], "energy": 15},
    ).does("play leo 1")
    assert heard(story) == "p0 attacks you with Leo: Attack 6; you would lose 6 of 15 energy. React?"
    assert options(story) == [
        "React with Cancer: Defend 3",
        "React with Sacred Guardian: Defend 1 (+1 by its Bond; draw 1 card)",
        "Do not react",
    ]
    story.does("react sacred-guardian 1")
    assert heard(story, "fr") == (
        "p0 vous attaque avec Lion\u00a0: Attaque 6, déjà réduite de 2\u202f; vous perdriez 4 points d'énergie sur 15."
        " Réagir\u202f?"
    )
    assert heard(story, "it") == (
        "p0 ti attacca con Leone: Attacco 6, già ridotto di 2; perderesti 4 punti energia su 15. Reagire?"
    )


def test_who_protects_another_is_told_whom() -> None:
    story = table({"hand": ["aries"]}, {"energy": 2}, {"hand": ["pegasus"]}).does("play aries 1", "player p1")
    assert heard(story) == "p0 attacks p1 with Aries: Attack 3; p1 would lose 2 of 2 energy. React?"
    assert options(story, "it") == ["Reagisci con Pegaso: Protezione 3", "Non reagire"]


def test_who_may_cancel_is_told_what() -> None:
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["aquarius"]}).does("play leo 1")
    assert heard(story) == "p0 plays Leo (Attack 6) on you: react before it resolves?"
    assert heard(story, "it") == "p0 gioca Leone (Attacco 6) contro di te: reagire prima che si risolva?"
    story.does("react aquarius 2")
    assert heard(story, "fr") == (
        "p1 réagit avec Verseau (p1 annule cette capacité)\u00a0: réagir avant la résolution\u202f?"
    )


PLAYED = [
    (card.id, line.number) for card in POOL.cards if card.warrior for line in card.lines if line.timing != kinds.BOND
]
HELD = {"hand": ["aquarius", "priest"]}


def answered(card: str, ability: int) -> Story:
    """An ability of a Warrior has been played, on p1 if it is an Action that aims, and somebody else may answer it."""
    line = POOL.by_id[card].lines[ability - 1]
    mine: dict[str, Any] = {"hand": [card], "play": ["leo"] if card == "gemini" else []}
    if line.timing == kinds.ACTION:
        story = table(mine, {}, HELD, netherworld=["aries"]).does(f"play {card} {ability}")
        return story.does("player p1") if story.kind == "choose-player" else story
    if line.timing == kinds.ANSWER:
        return table({"hand": ["lyra"]}, mine, HELD).does("play lyra 1", f"react {card} {ability}")
    used_by = 2 if line.timing == kinds.PROTECTION else 1
    seats = [mine if seat == used_by else {} for seat in (0, 1, 2)]
    seats[0] = {"hand": ["aries", "aquarius"]}
    return table(*seats).does("play aries 1", "player p1", f"react {card} {ability}")


@pytest.mark.parametrize(("card", "ability"), PLAYED)
def test_who_may_answer_is_told_what_the_ability_of_the_other_does_to_that_one(card: str, ability: int) -> None:
    story = answered(card, ability).expects("react-ability")
    user = story.match.view(None)["abilities"][-1]["seat"]
    assert story.seat != user
    for lang in LANGUAGES:
        prompt = heard(story, lang)
        does = words.brief_words(POOL.by_id[card].lines[ability - 1], POOL, lang, f"p{user}", "p1")
        assert f"({does})" in prompt
        assert not to_you(lang).search(prompt), prompt
        assert faults(prompt, lang) == [], prompt


def test_every_effect_can_be_told_of_somebody_called_by_name() -> None:
    boxes = [with_lines("zeus", [line]) for line in LINES]
    lines = [(pool, line) for pool in boxes for line in pool.by_id["zeus"].lines]
    lines += [(POOL, line) for card in POOL.cards for line in card.lines]
    for pool, line in lines:
        for on in (None, "p1"):
            texts = [words.brief_words(line, pool, lang, "p0", on) for lang in LANGUAGES]
            assert len({tuple(figures(text)) for text in texts}) == 1, texts
            for lang, text in zip(LANGUAGES, texts, strict=True):
                assert not to_you(lang).search(text), text
                assert faults(text, lang) == [], text


def test_the_words_that_speak_to_whoever_reads_are_found() -> None:
    for card in POOL.cards:
        for line in card.lines:
            texts = {lang: words.brief_words(line, POOL, lang) for lang in LANGUAGES}
            if to_you("en").search(texts["en"]):
                assert all(to_you(lang).search(text) for lang, text in texts.items()), texts


def test_an_ability_of_another_is_told_of_that_player_and_to_whom_it_aims_at() -> None:
    pisces = table({"hand": ["pisces"]}, HELD).does("play pisces 1")
    assert [heard(pisces, lang) for lang in WRITTEN_OUT] == [
        "p0 plays Pisces (p0's God gains 2 energy): react before it resolves?",
        "p0 joue Poissons (le Dieu de p0 gagne 2 points d'énergie)\u00a0: réagir avant la résolution\u202f?",
        "p0 gioca Pesci (il Dio di p0 ottiene 2 punti energia): reagire prima che si risolva?",
    ]
    hydra = table({"hand": ["hydra"]}, HELD).does("play hydra 1")
    assert [heard(hydra, lang) for lang in WRITTEN_OUT] == [
        "p0 plays Hydra (p0 may put 1 card from their hand or discard pile into the Netherworld. Then p0 draws 1 card):"
        " react before it resolves?",
        "p0 joue Hydre (p0 peut envoyer aux enfers 1 carte de sa main ou de sa défausse. Ensuite, p0 pioche 1 carte)"
        "\u00a0: réagir avant la résolution\u202f?",
        "p0 gioca Idra (p0 può mandare negli inferi 1 carta della sua mano o dei suoi scarti. Poi p0 pesca 1 carta):"
        " reagire prima che si risolva?",
    ]
    robbed = (
        table({"hand": ["ophiuchus"]}, HELD, HELD).does("play ophiuchus 1", "player p1").expects("react-ability", 1)
    )
    assert [heard(robbed, lang) for lang in WRITTEN_OUT] == [
        "p0 plays Ophiuchus (you must discard 1 card at random from your hand. Then p0 draws 1 card) on you:"
        " react before it resolves?",
        "p0 joue Serpentaire (vous devez défausser 1 carte au hasard de votre main. Ensuite, p0 pioche 1 carte) contre"
        " vous\u00a0: réagir avant la résolution\u202f?",
        "p0 gioca Ofiuco (devi scartare 1 carta a caso dalla tua mano. Poi p0 pesca 1 carta) contro di te:"
        " reagire prima che si risolva?",
    ]
    assert heard(robbed.does("pass").expects("react-ability", 2)) == (
        "p0 plays Ophiuchus (p1 discards 1 card at random from their hand. Then p0 draws 1 card) on p1:"
        " react before it resolves?"
    )
    stung = table({"hand": ["scorpio"]}, HELD, HELD).does("play scorpio 1", "player p1")
    assert heard(stung, "it") == (
        "p0 gioca Scorpione (Attacco 4. Se il tuo Dio perde almeno 1 punto energia, devi scartare 1 carta dalla tua mano)"
        " contro di te: reagire prima che si risolva?"
    )
    assert heard(stung.does("pass"), "fr") == (
        "p0 joue Scorpion (Attaque 4. Si le Dieu de p1 perd au moins 1 point d'énergie, p1 défausse 1 carte de sa main,"
        " à son choix) contre p1\u00a0: réagir avant la résolution\u202f?"
    )


def test_an_ability_of_another_can_be_told_in_full() -> None:
    line = POOL.by_id["scorpio"].lines[0]
    say = words.speaker(POOL, "en", line).but(subject=nouns.NAMED, name="p0")
    assert say.effect(line.effect).startswith("Attack 4 on an opposing God of p0's choice. If that God loses")
    paid = with_lines("zeus", ['{ action = "pay(pay_energy(1), seq(attack(3), faith(1)))" }'])
    line = paid.by_id["zeus"].lines[0]
    for lang, text in zip(WRITTEN_OUT, (
        "p0 chooses an opposing God. p0 pays 1 energy; Attack 3 on that God. Then p0 gains 1 faith",
        "p0 choisit un Dieu adverse. p0 paie 1 point d'énergie\u202f; Attaque 3 contre ce Dieu. Ensuite, p0 gagne 1 point de foi",
        "p0 sceglie un Dio avversario. p0 paga 1 punto energia; Attacco 3 contro quel Dio. Poi p0 ottiene 1 punto fede",
    ), strict=True):  # fmt: skip
        say = words.speaker(paid, lang, line).but(subject=nouns.NAMED, name="p0")
        assert say.effect(line.effect) == text


def test_a_target_is_asked_for_with_what_the_attack_is_worth() -> None:
    story = table(
        {"god": "thor", "hand": ["orion"], "play": ["sagittarius"]}, {"god": "loki"}, {"god": "odin", "hand": ["priest"]},
        attacks_declared=1,
    ).does("play orion 1")  # fmt: skip
    assert heard(story) == "Orion, Action: choose the God to attack (Attack 5)."
    assert options(story) == ["p1 (Loki, 15 energy, 0 cards in hand)", "p2 (Odin, 15 energy, 1 card in hand)"]
    assert options(story, "fr")[0] == "p1 (Loki, 15 points d'énergie, 0 carte en main)"


def test_a_price_says_what_it_is_paid_for_and_how_much_there_is() -> None:
    story = table({"god": "poseidon", "hand": ["priest", "libra"], "play": ["leo"], "energy": 3}).does("use poseidon.1")
    assert heard(story) == (
        "Poseidon, Action: choose a card from your hand to discard, or pay 1 energy (the next Warrior you play for its"
        " Action this turn ignores the colour restriction)."
    )
    assert options(story) == [
        "Discard Libra (silver, cost 3)",
        "Discard Priest (cost 1)",
        "Pay 1 energy (you have 3)",
    ]


def test_who_must_discard_is_told_by_whom() -> None:
    story = table({"god": "loki", "hand": ["priest"]}, {"hand": ["priest", "leo"]}).does("use loki.1")
    assert heard(story) == "Loki, Action (p0): choose a card from your hand to discard."
    assert heard(story, "fr") == "Loki, Action (p0)\u00a0: choisissez une carte de votre main à défausser."


def test_recruiting_names_cost_and_pile() -> None:
    story = table(
        {"god": "hades", "discard": ["priest"]},
        phase="recruit", faith=3, piles={"w2": ["aries"], "w3": ["leo"]}, supply={"bishop": 5}, netherworld=["virgo"],
    )  # fmt: skip
    assert heard(story) == (
        "Your Recruit phase, 3 faith to spend: recruit a card (it goes on top of your deck), use an ability of your God"
        " or end the phase."
    )
    assert options(story) == [
        "Recruit Aries (red, cost 3, pile 2)",
        "Recruit Bishop (cost 3, 5 left)",
        "Recruit Virgo (green, cost 3) from the Netherworld",
        "Use Hades: spend 1 faith; put 1 card from your discard pile into the Netherworld",
        "End the Recruit phase",
    ]


def test_the_actions_of_a_repeated_warrior_can_be_told_apart() -> None:
    story = table({"hand": ["gemini"], "play": ["phoenix", "leo"]}, netherworld=["aries"]).does("play gemini 1")
    assert options(story) == [
        "#1 Phoenix (your God gains 3 energy / take 1 Warrior with cost 4 or less from the Netherworld into your hand)",
        "#2 Leo (Attack 6)",
    ]
    story.does("target #1")
    assert heard(story) == "Gemini, Action: choose which Action of #1 Phoenix resolves again."
    assert options(story, "fr")[0] == "Action 1\u00a0: votre Dieu gagne 3 points d'énergie"


def logged(
    lang: str,
    kind: int,
    cards: tuple[str, ...] = (),
    a: int = 0,
    b: int = 0,
    n: int = 0,
    sees: int = kinds.ALL,
    place: int = 2,
) -> str:
    g = deal(POOL, 1, 3, ())
    indices = tuple(POOL.by_id[card].index for card in cards)
    return words.event_text(g, Event(None, kind, 0, a, b, place, n, indices, sees, 0, -1, 0), 1, lang)


def test_log_lines_agree_contract_and_elide() -> None:
    assert logged("en", kinds.DREW, ("aries", "priest"), n=2, sees=1) == "p0 draws 2 cards."
    assert logged("fr", kinds.DREW, ("aries", "priest"), n=2, sees=2) == (
        "p0 pioche 2 cartes\u00a0: Bélier\u202f; Prêtre."
    )
    assert logged("it", kinds.CLEARED, ("priest", "leo", "priest"), n=3) == (
        "p0 scarta la sua area di gioco e la sua mano, 3 carte: 2 × Sacerdote; Leone."
    )
    assert logged("en", kinds.PLAYED, ("aries",), a=7, n=1) == "p0 plays #7 Aries."
    assert logged("en", kinds.PLAYED, ("phoenix",), a=7, n=1) == "p0 plays #7 Phoenix: p0's God gains 3 energy."
    assert logged("fr", kinds.REACTED, ("pegasus",), a=7, n=3) == "p0 réagit avec #7 Pégase\u00a0: Protection 3."
    assert logged("fr", kinds.USED, ("odin",), n=1) == "p0 utilise une capacité d'Odin (Engagement)."
    assert logged("it", kinds.LOST, n=1) == "p0 perde 1 punto energia."
    assert logged("fr", kinds.FAITH, n=2) == "p0 gagne 2 points de foi."
    assert logged("en", kinds.RECRUITED, ("leo",)) == "p0 recruits Leo (pile 3)."
    assert logged("en", kinds.RECRUITED, ("leo",), n=1, place=-1) == "p0 recruits Leo from the Netherworld."
    assert logged("en", kinds.RECRUITED, ("bishop",), place=-1) == "p0 recruits Bishop."
    assert logged("en", kinds.REDUCED, a=0, n=2) == "p0 takes 2 off the Attack."
    assert logged("it", kinds.REDUCED, a=2, n=3) == "p0 riduce di 3 l'Attacco contro p2."
    assert logged("fr", kinds.BANISHED, ("priest",), n=1) == "p0 envoie aux enfers Prêtre de sa défausse."


def test_what_a_card_was_played_for_is_told_of_its_player_to_everybody_else() -> None:
    story = table({"hand": ["phoenix", "gemini"]}, netherworld=["aries"]).does("play phoenix 2")
    told = {
        0: ("take 1 Warrior with cost 4 or less from the Netherworld into your hand", "prenez en main", "prendi in mano"),
        1: ("p0 takes 1 Warrior with cost 4 or less from the Netherworld into their hand", "p0 prend en main",
            "p0 prende in mano"),
    }  # fmt: skip
    for seat, texts in ((0, told[0]), (1, told[1]), (None, told[1])):
        for lang, text in zip(WRITTEN_OUT, texts, strict=True):
            (line,) = [entry["text"] for entry in story.match.log(seat, lang) if entry["kind"] == "play"]
            assert text in line
    lines = [(lang, line) for lang in LANGUAGES for line in lines_of(story, 1, lang)]
    assert len(lines) == 2 * len(LANGUAGES)
    assert [line for lang, line in lines if to_you(lang).search(line)] == []


def lines_of(story: Story, seat: int, lang: str) -> list[str]:
    return [entry["text"] for entry in story.match.log(seat, lang)]


def test_who_has_chosen_a_god_is_told_but_not_which() -> None:
    assert logged("en", kinds.GOD_CHOSEN, ("zeus",), sees=1) == "p0 has chosen a God."
    assert logged("fr", kinds.GOD_CHOSEN, ("zeus",), sees=2) == "p0 a choisi un Dieu\u00a0: Zeus."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(kinds.EVENTS)), ids=kinds.EVENTS)
def test_a_log_line_names_cards_only_to_those_who_saw_them(kind: int, lang: str) -> None:
    unseen = [logged(lang, kind, (card, card), 1, 1, 1, 1) for card in ("leo", "priest")]
    assert unseen[0] == unseen[1]
    for text in (unseen[0], logged(lang, kind, ("leo", "priest"), 1, 1, 1)):
        assert faults(text, lang) == [], text
        assert text.endswith(".")


def test_passes_are_nowhere_in_the_log() -> None:
    story = table({"hand": ["aries"]}, {"hand": ["cancer"]}).does("play aries 1")
    before = [entry["number"] for entry in story.match.log(None)]
    story.does("pass")
    after = [entry for entry in story.match.log(None) if entry["number"] not in before]
    assert [entry["kind"] for entry in after] == ["lose"]
    assert after[0]["text"] == "p1 loses 3 energy (Aries, Action)."
