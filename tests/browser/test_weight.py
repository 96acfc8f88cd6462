"""How much a first visit loads, and how soon a move is there."""

import gzip
import random
import statistics

import pytest
from playwright.sync_api import Response

from .conftest import Visit, Visitor
from .playing import Seat

MOST = 120_000  # bytes of page, script and style, packed
SOON = 100.0  # milliseconds

WATCH = """() => {
  window.waits = [];
  let clicked = 0;
  let sent = 0;
  addEventListener("click", (event) => (clicked = event.timeStamp), true);
  new MutationObserver(() => {
    const sending = document.querySelector('section[aria-label="One moment…"]') !== null;
    if (sending) sent ||= clicked;
    if (sending || !sent) return;
    const from = sent;
    sent = 0;
    requestAnimationFrame(() => window.waits.push(performance.now() - from)); // the new state is in the next picture
  }).observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
}"""


def loaded(visitor: Visitor, path: str) -> dict[str, int]:
    """The page with the scripts and styles that it loads in a browser that has nothing yet, with their packed sizes."""
    page = visitor.context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(visitor.address + path)
    page.wait_for_load_state("networkidle")
    wanted = [one for one in answers if one.request.resource_type in ("document", "script", "stylesheet")]
    assert wanted
    return {one.url.rpartition("/")[2]: len(gzip.compress(one.body(), 6)) for one in wanted}


@pytest.mark.parametrize("game", ["", "naruto-mythos", "saint-seiya", "kanzume-goddess", "mythology-go"])
def test_a_first_visit_is_light(visit: Visit, game: str) -> None:
    visitor = visit()
    path = visitor.opens_table(game, "me", "random") if game else "/"
    sizes = loaded(visitor, path)
    assert sum(sizes.values()) <= MOST, sizes


@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya", "kanzume-goddess", "mythology-go"])
def test_a_move_is_answered_and_drawn_at_once(visit: Visit, game: str) -> None:
    """From the click that completes an answer to the first picture that shows it.

    A machine that does other things as well only ever adds to that, so the faster half is looked at, and again if needed.
    """
    visitor = visit()
    tried = []
    for _ in range(3):
        seat = visitor.sits_at(visitor.opens_table(game, "me", "random"))
        tried.append(statistics.median(sorted(waits(seat))[:5]))
        if tried[-1] <= SOON:
            return
    raise AssertionError(f"milliseconds from a click to its picture: {tried}")


def waits(seat: Seat) -> list[float]:
    """Ten of them, in milliseconds."""
    seat.ready()
    seat.page.evaluate(WATCH)
    seat.plays_on(random.Random(3), lambda: seat.page.evaluate("waits.length") >= 10)
    found: list[float] = seat.page.evaluate("waits")
    return found
