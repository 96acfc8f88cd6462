"""The client's types are those of the server's messages."""

from pathlib import Path

from kleos.server.typescript import typescript

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_client_are_fresh() -> None:
    """Run tools/protocol after a change of src/kleos/server/messages.py."""
    assert (ROOT / "web/src/lib/protocol.ts").read_text("utf-8") == typescript()
