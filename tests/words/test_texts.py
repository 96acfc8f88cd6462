"""The rules text of every card, kept as a reviewed file: KLEOS_GOLDEN=write rewrites it."""

import os
from pathlib import Path

import pytest

from kleos.games.naruto_mythos.cards import Card, Pool
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.games.naruto_mythos.words import card_text, card_title, kind_name
from kleos.words.phrases import LANGUAGES

GOLDEN = Path(__file__).resolve().parent.parent / "golden"


FACTS = {
    "en": ("mission, base points {}", "cost {}", "Power {}"),
    "fr": ("mission, Points Mission de base {}", "coût {}", "Puissance {}"),
    "it": ("missione, Punti Mission base {}", "costo {}", "Potere {}"),
}


def face(card: Card, pool: Pool, lang: str) -> str:
    points, cost, power = FACTS[lang]
    if card.is_mission:
        return points.format(card.points)
    facts = [cost.format(card.cost), power.format(card.power), kind_name(pool.groups, card.group, lang)]
    facts += [kind_name(pool.keywords, i, lang) for i in range(len(pool.keywords)) if card.keywords >> i & 1]
    return ", ".join(facts)


def entry(card: Card, pool: Pool, lang: str) -> str:
    head = f"{card.id} {card_title(card, lang)}\n  {face(card, pool, lang)}\n"
    return head + "".join(f"  {line}\n" for line in card_text(card, pool, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_are_the_reviewed_ones(lang: str) -> None:
    pool = standard_pool()
    text = "\n".join(entry(card, pool, lang) for card in pool.cards)
    path = GOLDEN / f"texts.naruto-mythos.{lang}.txt"
    if os.environ.get("KLEOS_GOLDEN") == "write":
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text, "run again with KLEOS_GOLDEN=write and review the difference"
