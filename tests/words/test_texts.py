"""The rules text of every card, kept as a reviewed file: KLEOS_GOLDEN=write rewrites it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from kleos.engine.lines import Line
from kleos.games.facts import fact_name, fact_text
from kleos.games.kanzume_goddess import words as kanzume_words
from kleos.games.kanzume_goddess.cards import Card as KanzumeCard
from kleos.games.kanzume_goddess.cards import Pool as KanzumePool
from kleos.games.kanzume_goddess.deeds import Aimed
from kleos.games.kanzume_goddess.pool import standard_pool as kanzume_pool
from kleos.games.mythology_go import words as mythology_words
from kleos.games.mythology_go.game import CardFace as MythologyFace
from kleos.games.mythology_go.pool import standard_pool as mythology_pool
from kleos.games.naruto_mythos import words as naruto_words
from kleos.games.naruto_mythos.cards import Card as NarutoCard
from kleos.games.naruto_mythos.cards import Pool as NarutoPool
from kleos.games.naruto_mythos.pool import standard_pool as naruto_pool
from kleos.games.saint_seiya import words as seiya_words
from kleos.games.saint_seiya.cards import Card as SeiyaCard
from kleos.games.saint_seiya.cards import Pool as SeiyaPool
from kleos.games.saint_seiya.pool import standard_pool as seiya_pool
from kleos.language.languages import GRAMMARS, LANGUAGES

GOLDEN = Path(__file__).resolve().parent.parent / "golden"

NARUTO_FACTS = {
    "en": ("mission, base points {}", "cost {}", "Power {}"),
    "fr": ("mission, Points Mission de base {}", "coût {}", "Puissance {}"),
    "it": ("missione, Punti Mission base {}", "costo {}", "Potere {}"),
    "es": ("misión, puntos base {}", "coste {}", "Poder {}"),
}


def naruto_face(card: NarutoCard, pool: NarutoPool, lang: str) -> str:
    points, cost, power = NARUTO_FACTS[lang]
    if card.is_mission:
        return points.format(card.points)
    facts = [cost.format(card.cost), power.format(card.power), naruto_words.kind_name(pool.groups, card.group, lang)]
    facts += [
        naruto_words.kind_name(pool.keywords, i, lang) for i in range(len(pool.keywords)) if card.keywords >> i & 1
    ]
    return ", ".join(facts)


def naruto_texts(lang: str) -> list[str]:
    pool = naruto_pool()
    return [
        entry(
            f"{card.id} {naruto_words.card_title(card, lang)}",
            naruto_face(card, pool, lang),
            naruto_words.card_text(card, pool, lang),
        )
        for card in pool.cards
    ]


SEIYA_FACTS = {
    "en": ("rank {}", ("Force cost {}", "Cosmos cost {}"), ("Force {}", "Cosmos {}"), "Heal {}", "VP {}", "flame"),
    "fr": ("rang {}", ("coût en Force {}", "coût en Cosmos {}"), ("Force {}", "Cosmos {}"), "Soin {}", "PV {}",
           "Flamme"),
    "it": ("rango {}", ("costo in Forza {}", "costo in Cosmo {}"), ("Forza {}", "Cosmo {}"), "Cura {}", "PV {}",
           "Fiamma"),
    "es": ("rango {}", ("coste de Fuerza {}", "coste de Cosmos {}"), ("Fuerza {}", "Cosmos {}"), "Curación {}", "PV {}",
           "llama"),
}  # fmt: skip


def seiya_face(card: SeiyaCard, pool: SeiyaPool, lang: str) -> str:
    rank, costs, values, heal, points, flame = SEIYA_FACTS[lang]
    facts = [seiya_words.class_name(card, pool, lang)] if card.klass else []
    facts.append(rank.format(seiya_words.rank_name(card.rank, lang)))
    facts += [text.format(number) for text, number in zip(costs, card.costs, strict=True) if number >= 0]
    facts += [text.format(number) for text, number in zip(values, card.values, strict=True) if number >= 0]
    facts += [heal.format(card.heal)] if card.heal else []
    facts.append(points.format(card.points))
    return ", ".join(facts + ([flame] if card.flame else []))


def seiya_texts(lang: str) -> list[str]:
    pool = seiya_pool()
    return [
        entry(
            f"{card.id} {seiya_words.card_name(card, lang)}",
            seiya_face(card, pool, lang),
            seiya_words.card_text(card, pool, lang),
        )
        for card in pool.cards
    ]


KANZUME_FACTS = {
    "en": ("followed by {}", "cost {}"),
    "fr": ("suivi : {}", "coût {}"),
    "it": ("successivi: {}", "costo {}"),
    "es": ("continuación: {}", "coste {}"),
}


def kanzume_face(card: KanzumeCard, lang: str) -> str:
    if card.god:
        return f"{card.number}, {kanzume_words.mythology_name(card.mythology, lang)}"
    follow, cost = KANZUME_FACTS[lang]
    if card.disciple:
        return cost.format(card.cost)
    symbols = ", ".join(kanzume_words.colour_name(symbol, lang) for symbol in card.follow)
    facts = [kanzume_words.colour_name(card.colour, lang), follow.format(symbols), cost.format(card.cost)]
    return GRAMMARS[lang].finished(GRAMMARS[lang].series(facts))


def kanzume_texts(lang: str) -> list[str]:
    pool = kanzume_pool()
    return [
        entry(
            f"{card.id} {kanzume_words.card_name(card, lang)}",
            kanzume_face(card, lang),
            [text for line in card.lines for text in kanzume_line(line, pool, lang)],
        )
        for card in pool.cards
    ]


def kanzume_line(line: Line, pool: KanzumePool, lang: str) -> list[str]:
    """An ability as its card has it, then p0's as others are told of it: not knowing its target, or that it is p1, or *,
    who is told."""
    others = {"p0": None, "p0 > p1": "p1", "p0 > *": ""} if isinstance(line.effect, Aimed) else {"p0": None}
    told = {how: kanzume_words.brief_words(line, pool, lang, "p0", on) for how, on in others.items()}
    new = [how for how in told if how == "p0" or told[how] != told["p0"]]
    return [kanzume_words.line_text(line, pool, lang), *[f"  [{how}] {told[how]}" for how in new]]


def mythology_texts(lang: str) -> list[str]:
    pool = mythology_pool()
    out = []
    for card in pool.cards:
        facts = {key: fact_text(key, value, lang) for key, value in MythologyFace(card, pool).facts(lang).items()}
        told = [text if key == "kind" else f"{fact_name(key, lang)} {text}" for key, text in facts.items() if text]
        name = mythology_words.card_name(card, lang)
        out.append(entry(f"{card.id} {name}", ", ".join(told), mythology_words.card_text(card, pool, lang)))
    return out


def entry(head: str, face: str, lines: list[str]) -> str:
    return f"{head}\n  {face}\n" + "".join(f"  {line}\n" for line in lines)


GAMES: dict[str, Callable[[str], list[str]]] = {
    "naruto-mythos": naruto_texts,
    "saint-seiya": seiya_texts,
    "kanzume-goddess": kanzume_texts,
    "mythology-go": mythology_texts,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_card_texts_are_the_reviewed_ones(game: str, lang: str) -> None:
    text = "\n".join(GAMES[game](lang))
    path = GOLDEN / f"texts.{game}.{lang}.txt"
    if os.environ.get("KLEOS_GOLDEN") == "write":
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text, "run again with KLEOS_GOLDEN=write and review the difference"
