"""Things move only for those who want them to, and everything is said aloud."""

import random

import pytest
from playwright.sync_api import expect

from .conftest import Visit, Visitor
from .playing import Seat

COUNT = """
  window.moved = 0;
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (...given) { window.moved++; return start.apply(this, given); };
"""
LISTEN = """
  window.said = [];
  addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
    for (const { target } of changes) {
      const live = (target.nodeType === 3 ? target.parentElement : target)?.closest?.("[aria-live]:not([aria-live=off])");
      if (live?.textContent) window.said.push(live.textContent);
    }
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true }));
"""


def played(visitor: Visitor, moves: int = 3) -> Seat:
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/leaf-tempo", "random/sound-four"))
    assert seat.plays_on(random.Random(2), lambda: seat.moves >= moves)
    return seat


def test_cards_move_where_nothing_speaks_against_it(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.context.add_init_script(COUNT)
    assert played(visitor).page.evaluate("moved") > 0


def test_nothing_moves_where_the_device_asks_for_less(visit: Visit) -> None:
    visitor = visit(reduced_motion="reduce")
    visitor.context.add_init_script(COUNT)
    assert played(visitor).page.evaluate("moved") == 0


def test_nothing_moves_for_who_has_said_so(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.context.add_init_script(COUNT)
    page = visitor.goes_to("/settings")
    page.get_by_role("radio", name="Nothing moves").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    assert played(visitor).page.evaluate("moved") == 0


@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya", "kanzume-goddess", "mythology-go"])
def test_a_move_is_said_aloud(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.context.add_init_script(LISTEN)
    seat = visitor.sits_at(visitor.opens_table(game, "me", "random"))
    seat.ready()
    heard = seat.page.evaluate("said.length")
    moves = seat.moves
    assert seat.plays_on(random.Random(2), lambda: seat.moves > moves)
    said = seat.page.evaluate("said")
    assert len(said) > heard
    assert any("Your turn" in text for text in said)
