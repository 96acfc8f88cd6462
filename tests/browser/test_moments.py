"""The end of a round, a fall, a flame that goes out: a moment over the board, for a short while, and never in the way."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import kleos

from .conftest import Visit, Visitor, until
from .playing import Seat

# Every match is one move away from its moment: the browser makes that move by the table's own connection.
KEEP_WIRE = """
  const Wire = WebSocket;
  window.WebSocket = class extends Wire { constructor(...given) { super(...given); window.wire = this; } };
"""
# Moments last as long as the slowest test machine needs to look at them.
LINGER = """
  const later = window.setTimeout;
  window.setTimeout = (does, time, ...given) => later(does, time >= 1700 && time <= 12000 ? time * 5 : time, ...given);
"""
MOMENTS = {
    "naruto-mythos": ("round-end", r"Round \d is over"),
    "saint-seiya": ("flame", "A flame goes out"),
    "kanzume-goddess": ("end", "Victory!|Defeat"),
    "mythology-go": ("score", "Round 1 is over"),
}


def matches(game: str, seed: int) -> Iterator[tuple[kleos.Match, str, list[str]]]:
    """A match at random: how it stands at every decision, what is chosen, and the kinds of events that follow."""
    rng = random.Random(seed)
    match = kleos.new(game, players=2, seed=seed)
    while match.decision is not None:
        token = rng.choice(match.decision.options.tokens())
        after = match.clone()
        after.choose(token)
        told = 0 if match.state.log is None else match.state.log.number
        yield match, token, [entry["kind"] for entry in after.log(None, since=told)]
        match = after


@cache
def shortly_before(game: str) -> tuple[kleos.Match, str]:
    """A match whose first player decides, and the answer that brings its moment about."""
    wanted = MOMENTS[game][0]
    for seed in range(1, 20):
        for match, token, kinds in matches(game, seed):
            if wanted in kinds and match.decision is not None and match.decision.seat == 0:
                return match, token
    raise AssertionError(f"{game}: no {wanted}")


def brought_about(visitor: Visitor, game: str) -> Seat:
    """Sits down shortly before a moment, and makes it happen."""
    visitor.context.add_init_script(KEEP_WIRE)
    match, token = shortly_before(game)
    seat = visitor.goes_on(match, "me", "random")
    seat.ready()
    seat.page.evaluate("message => wire.send(JSON.stringify(message))", chosen(seat, token))
    return seat


def chosen(seat: Seat, token: str) -> dict[str, object]:
    return {"type": "choose", "ask": 0, "moves": seat.moves, "token": token}


def moment(page: Page, game: str) -> Locator:
    return page.get_by_role("region", name=re.compile(MOMENTS[game][1]))


@pytest.mark.parametrize("game", list(MOMENTS))
def test_what_ends_is_a_moment_that_lies_over_no_question(visit: Visit, game: str) -> None:
    visitor = visit(reduced_motion="no-preference", viewport={"width": 390, "height": 844})
    visitor.context.add_init_script(LINGER)
    seat = brought_about(visitor, game)
    shown = moment(seat.page, game)
    expect(shown).to_be_visible()
    assert shown.get_by_role("listitem").count() >= 1
    box = shown.bounding_box()
    seat.page.wait_for_timeout(300)
    asked = seat.page.locator("#question, #ending").first.bounding_box()
    assert box is not None
    assert asked is None or box["y"] + box["height"] <= asked["y"]
    seat.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_the_end_of_a_round_says_what_was_won(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.context.add_init_script(LINGER)
    seat = brought_about(visitor, "naruto-mythos")
    shown = moment(seat.page, "naruto-mythos")
    expect(shown).to_contain_text(re.compile(r"(wins|Nobody wins) mission D"))
    won = [entry for state in seat.states for entry in state["log"] if entry["kind"] == "won"][-1]
    expect(shown.get_by_role("listitem").filter(has_text=f"mission {won['place']}")).to_contain_text(
        f"+{won['amount']}"
    )


# What flies, and whose plate it flies to.
FLIGHTS = """
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...more) {
    if (this.matches(".moment .gain")) {
      const [x, y] = frames[1].transform.match(/-?[\\d.]+(?=px)/g).map(Number);
      const reached = document.elementsFromPoint(parseFloat(this.style.left) + x, parseFloat(this.style.top) + y);
      const score = reached.map((one) => one.closest('[data-sign="points"]')).find(Boolean);
      window.flights.push([Number(score?.closest("[data-plate]").dataset.plate), this.textContent]);
    }
    return animate.call(this, frames, ...more);
  };
"""


def test_points_fly_to_the_score_of_who_has_won_them(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.context.add_init_script(LINGER)
    visitor.context.add_init_script(FLIGHTS)
    seat = brought_about(visitor, "mythology-go")
    expect(moment(seat.page, "mythology-go")).to_be_visible()
    scores = [entry for state in seat.states for entry in state["log"] if entry["kind"] == "score"]
    assert {entry["seat"] for entry in scores} == {0, 1}
    until(lambda: len(seat.page.evaluate("flights")) == len(scores), seat.page, "nothing flies")
    assert sorted(seat.page.evaluate("flights")) == sorted([entry["seat"], f"+{entry['amount']}"] for entry in scores)


def test_a_tap_on_a_moment_ends_it_and_does_nothing_else(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference", has_touch=True, viewport={"width": 390, "height": 844})
    visitor.context.add_init_script(LINGER)
    seat = brought_about(visitor, "naruto-mythos")
    shown = moment(seat.page, "naruto-mythos")
    expect(shown).to_be_visible()
    box = shown.bounding_box()
    assert box is not None
    seat.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 12)
    expect(shown).to_have_count(0)
    assert seat.page.get_by_role("dialog").count() == 0


def test_without_motion_the_log_alone_tells_it(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(FLIGHTS)
    seat = brought_about(visitor, "naruto-mythos")
    expect(seat.page.get_by_role("region", name="What has happened")).to_contain_text("ends; chakra and Power tokens")
    assert moment(seat.page, "naruto-mythos").count() == 0
    assert seat.page.evaluate("flights") == []


NOTIFICATIONS = """
  window.notified = [];
  window.asked = 0;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { window.asked++; return (window.Notification.permission = "granted"); }
    constructor(title, { body }) { window.notified.push(`${title}: ${body}`); }
    close() {}
  };
"""
HIDDEN = 'Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true })'


def test_a_page_in_the_background_says_whose_turn_it_is(visit: Visit) -> None:
    """By its title, and by a notification where somebody has asked for one."""
    visitor = visit()
    visitor.context.add_init_script(NOTIFICATIONS)
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/leaf-tempo", "random/sound-four"))
    seat.ready()
    expect(seat.page).to_have_title(re.compile("Your turn – Naruto"))
    assert seat.page.evaluate("asked") == 0
    seat.tool("Menu").click()
    seat.page.get_by_role("checkbox", name=re.compile("Notify me")).check()
    expect(seat.page.get_by_role("checkbox", name=re.compile("Notify me"))).to_be_checked()
    assert seat.page.evaluate("asked") == 1
    seat.page.keyboard.press("Escape")
    seat.page.evaluate(HIDDEN)
    seat.plays_on(random.Random(2), lambda: bool(seat.page.evaluate("notified.length")))
    assert seat.page.evaluate("notified[0]").startswith("Your turn: Naruto")


def test_the_pace_of_others_moves_is_chosen_in_the_menu(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/leaf-tempo", "random/sound-four"))
    seat.ready()
    seat.tool("Menu").click()
    seat.page.get_by_label("Others’ moves").select_option("slowly")
    page = visitor.goes_to("/settings")
    expect(page.get_by_label("Others’ moves")).to_have_value("slow")


def test_a_phone_shows_what_others_did_last_and_opens_the_log_there(visit: Visit) -> None:
    visitor = visit(has_touch=True, viewport={"width": 390, "height": 844})
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/leaf-tempo", "random/sound-four"))
    assert seat.plays_on(
        random.Random(2), lambda: any(entry["kind"] in ("play", "put-down") for entry in done(seat, 1))
    )
    deed = [entry for entry in done(seat, 1) if entry["kind"] in DEEDS][-1]
    line = seat.page.get_by_role("button", name=re.compile(r"\bLog$"))
    expect(line).to_have_text(re.compile(r"^Random " + deed["text"].split()[1]))
    line.tap()
    log = seat.page.get_by_role("dialog", name="What has happened")
    expect(log.get_by_role("heading", name=re.compile("Round 1 begins"))).to_be_visible()


DEEDS = ("mulligan", "play", "put-down", "upgrade", "reveal", "pass", "defeat", "hide", "tokens", "move")


def done(seat: Seat, by: int) -> list[dict[str, Any]]:
    """What a player is known to have done."""
    return [entry for state in seat.states for entry in state["log"] if entry["seat"] == by]


def test_the_end_offers_another_opponent_and_the_guide(visit: Visit) -> None:
    """Who has won against the gentlest bot meets a stronger one."""
    seat = brought_about(visit(), "kanzume-goddess")
    ending = seat.page.get_by_role("region", name="You won!")
    expect(ending.get_by_role("link", name="How to play better")).to_have_attribute("href", "/rules/kanzume-goddess")
    ending.get_by_role("button", name="Stronger opponent: Novice").click()
    expect(seat.question).to_be_visible()
    assert [one["bot"] for one in seat.state["seats"]] == ["", "search:novice"]


def test_running_counters_are_for_those_who_like_them(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("saint-seiya", "me", "random"))
    seat.ready()
    counters = seat.page.get_by_text("points if it ended now")
    expect(counters).to_have_text([f"{points} points if it ended now" for points in seat.state["standings"][::-1]])
    seat.tool("Menu").click()
    seat.page.get_by_role("checkbox", name=re.compile("Running score")).uncheck()
    expect(counters).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
def test_the_line_of_the_last_deed_leaves_the_board_its_width(visit: Visit, width: int, height: int) -> None:
    visitor = visit(viewport={"width": width, "height": height})
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/leaf-tempo", "random/sound-four"))
    seat.ready()
    line = seat.page.get_by_role("button", name=re.compile(r"\bLog$")).bounding_box()
    question = seat.question.bounding_box()
    assert line is not None
    assert question is not None
    assert min(line["width"], question["width"]) > width - 40
    assert line["height"] >= 36


def test_who_takes_the_screen_over_reads_what_the_other_did(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/leaf-tempo", "me/sound-four"))
    recap = seat.page.get_by_role("region", name="Since your last turn")
    seat.takes_the_screen()
    seat.answer("Keep").click()
    seat.takes_the_screen()  # the other one
    seat.answer("Keep").click()
    seat.plays_on(random.Random(1), lambda: recap.is_visible())
    expect(recap).to_contain_text("keeps the opening hand")
    seat.page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
