"""Which of the three names a card gives to what it takes off an Attack; they are worth the same, and read differently."""

import pytest

import kleos
from kleos.testing import clause

# Card, number of the ability, how its text ends
KEYWORDS = [
    ("taurus", 2, "Defend 2."),
    ("cancer", 2, "Defend 3."),
    ("pegasus", 2, "Defend 2."),
    ("pegasus", 3, "Protect 3 for that God."),
    ("sacred-guardian", 1, "Defend 1."),
    ("sacred-guardian", 2, "Protect 1 for that God."),
    ("heimdall", 1, "Defend 2."),
    ("athena", 1, "take 2 off that Attack."),
]


@pytest.mark.parametrize(("card", "ability", "ending"), KEYWORDS)
@clause("KG-6.36")
def test_what_takes_off_an_attack_bears_its_name(card: str, ability: int, ending: str) -> None:
    text = kleos.rules("kanzume-goddess").cards[card].text("en")[ability - 1]
    assert text.startswith("Reaction")
    assert text.endswith(ending)
