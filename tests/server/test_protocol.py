"""The client's types are those of the server's messages and of the games' views."""

from pathlib import Path

import pytest

import kleos
from kleos.server.typescript import schema_typescript, typescript

WEB = Path(__file__).parent.parent.parent / "web/src"


def test_the_types_of_the_messages_are_fresh() -> None:
    """Run tools/protocol after a change of src/kleos/server/protocol.py."""
    assert (WEB / "lib/protocol.ts").read_text("utf-8") == typescript()


@pytest.mark.parametrize("game", kleos.games())
def test_the_types_of_a_view_are_fresh(game: str) -> None:
    """Run tools/protocol after a change of the game's schema.py."""
    assert (WEB / "boards" / game / "schema.ts").read_text("utf-8") == schema_typescript(game)
