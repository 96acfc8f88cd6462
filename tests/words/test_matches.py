"""Whatever happens in a match can be said: every prompt, option and log line, to both seats and to a spectator."""

import re
from collections.abc import Iterator

import pytest

from kleos.engine.actions import SKIP
from kleos.engine.events import since
from kleos.engine.rng import seeded
from kleos.games.naruto_mythos import CATALOGUE, kinds, words
from kleos.games.naruto_mythos.board import Board
from kleos.games.naruto_mythos.deal import deal
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.language.languages import LANGUAGES
from kleos.testing.wording import WRITTEN_OUT, faults

POOL = standard_pool()
SEATS: tuple[int | None, ...] = (0, 1, None)

# Decks in which upgrades, copies, replacements and demands are frequent.
FAMILIES = [
    [],
    ["Naruto Uzumaki", "Nine-Tailed Fox", "Jiraiya", "Kakashi Hatake", "Itachi Uchiha", "Sasuke Uchiha"],
    ["Gaara", "One-Tail", "Tayuya", "Kiba Inuzuka", "Akamaru", "Jiraiya", "Rashomon", "Manda", "Dosu Kinuta"],
    ["Orochimaru", "Kakashi Hatake", "Tsunade", "Sakura Haruno", "Sasuke Uchiha", "Nine-Tailed Fox", "Genma Shiranui"],
    ["Hayate Gekko", "Neji Hyuga", "Tenten", "Kimimaro", "Kankuro", "Temari", "Ino Yamanaka", "One-Tail", "Gaara"],
]


def match(seed: int) -> Iterator[Board]:
    """The board at every decision of a random match in which chakra is no concern, and at its end."""
    rng = seeded(seed)
    family = FAMILIES[seed % len(FAMILIES)]
    deck = [card.index for card in POOL.characters if not family or card.name in family]
    missions = [card.index for card in POOL.missions]
    decks = [sorted(rng.shuffled(tuple(deck * 2))[:36]) for _ in range(2)]
    g = deal(POOL, seed, decks, [list(rng.shuffled(tuple(missions))[:3]) for _ in range(2)], False)
    g.run()
    while g.seat >= 0:
        yield g
        idle = (SKIP, kinds.PASS) if rng.below(8) else ()
        verbs = sorted({option.verb for option in g.options if option.verb not in idle}) or [g.options[0].verb]
        covering = [verb for verb in verbs if verb in (kinds.PLAY_UPGRADE, kinds.REVEAL_UPGRADE)]
        verb = covering[0] if covering and rng.below(2) else verbs[rng.below(len(verbs))]
        choices = [option for option in g.options if option.verb == verb]
        if g.kind == kinds.ASK_TURN:
            for player in g.players:
                player.chakra = 25
        g.choose(choices[rng.below(len(choices))])
    yield g


NAMES = {lang: {words.card_name(card, lang): card.name for card in POOL.characters} for lang in LANGUAGES}


def told(text: str, lang: str) -> tuple[list[str], set[str]]:
    """What a text gives away: objects, cards, players and clauses, and the names of characters."""
    return (
        sorted(re.findall(r"#\d+|KS-\w+|NM-[\d.]*\d|\bp[01]\b", text)),
        {name for called, name in NAMES[lang].items() if called in text},
    )


@pytest.mark.parametrize("seed", range(60))
def test_everything_in_a_match_can_be_said_in_all_languages_and_tells_the_same(seed: int) -> None:
    logged = 0
    for g in match(seed):
        said: list[dict[str, str]] = []
        if g.seat >= 0:
            said = [{lang: words.option_text(g, option, lang) for lang in LANGUAGES} for option in g.options]
            for lang in LANGUAGES:
                assert len({texts[lang] for texts in said}) == len(said), said
            said.append({lang: words.prompt(g, lang) for lang in LANGUAGES})
        for event in since(g.log, logged):
            for seat in SEATS:
                texts = {lang: words.event_text(g, event, seat, lang) for lang in LANGUAGES}
                said.append(texts)
                bit = 4 if seat is None else 1 << seat
                if not event.sees & bit:
                    hidden = [POOL.cards[card].id for card in event.cards if card != event.scope_card]
                    assert not [card for card in hidden if any(card in text for text in texts.values())]
        if g.log is not None:
            logged = g.log.number
        for texts in said:
            for lang, text in texts.items():
                assert faults(text, lang) == [], text
                assert told(text, lang) == told(texts["en"], "en"), texts


def test_a_prompt_says_which_line_asks_for_what() -> None:
    heard = {words.prompt(g, "en") for seed in range(120) for g in match(seed) if g.seat >= 0}
    assert "Your turn: play, hide, upgrade, reveal or pass." in heard
    assert any("MAIN: choose " in text for text in heard)
    assert any(" copying " in text for text in heard)


def test_a_prompt_speaks_french_and_italian() -> None:
    for lang, turn, choose, copying in (
        (
            "fr",
            "À vous\u00a0: jouez, cachez, faites évoluer, révélez ou passez.",
            "MAIN\u00a0: choisissez ",
            ", qui copie ",
        ),
        ("it", "Tocca a te: gioca, nascondi, potenzia, rivela o passa.", "MAIN: scegli ", ", che copia "),
    ):
        heard = {words.prompt(g, lang) for seed in range(30) for g in match(seed) if g.seat >= 0}
        assert turn in heard
        assert any(choose in text for text in heard)
        assert any(copying in text for text in heard)


def hidden(number: int, lang: str) -> str:
    return CATALOGUE.say("hidden-character", lang, {"number": number})


def test_an_option_never_names_a_hidden_character_its_seat_does_not_know() -> None:
    count = 0
    for seed in range(10):
        for g in match(seed):
            for option in g.options if g.seat >= 0 and g.kind == kinds.ASK_TARGET else []:
                c = g.characters[option.a]
                if option.verb == kinds.TARGET and c is not None and c.hidden and not c.known >> g.seat & 1:
                    for lang in LANGUAGES:
                        text = words.option_text(g, option, lang)
                        assert text.startswith(f"{hidden(option.a, lang)} (")
                        assert words.card_name(g.card_of(c), lang) not in text
                    count += 1
    assert count > 0
    assert [hidden(7, lang) for lang in WRITTEN_OUT] == [
        "hidden character #7",
        "Personnage caché #7",
        "Personaggio nascosto #7",
    ]


def test_a_line_of_a_discarded_card_is_an_option_in_words() -> None:
    g = next(match(0))
    option = POOL.notation.action(kinds.LINE_OF_CARD, POOL.by_id["KS-017"].index, 1)
    text = words.option_text(g, option, "en")
    assert text == "Choji Akimichi, Expansion Jutsu (KS-017), MAIN: Give 3 Power tokens to this character."
    assert words.option_text(g, option, "fr").startswith("Chôji Akimichi, Décuplement (KS-017), MAIN\u00a0: ")
    assert words.option_text(g, option, "it").startswith("Choji Akimichi, ")
