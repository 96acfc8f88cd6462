"""Tables in every window: crowded matches of all games, in which whatever is asked for can be seen, reached and hit."""

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page

import kleos
from kleos.games.saint_seiya.testing import table as terrain

from .conftest import Visit
from .playing import Seat

SIZES = [
    (1440, 900),
    (1366, 657),
    (1280, 640),
    (1180, 820),
    (820, 1180),
    (390, 844),
    (360, 640),
    (844, 390),
    (720, 450),  # a laptop at 200 %
]


class Crowd(NamedTuple):
    """A match played at random, but for passing, until the first seat is asked something on a full table."""

    game: str
    players: int
    seed: int
    kind: str
    full: Callable[[dict[str, Any]], int]  # how much lies there
    least: int


def laid(view: dict[str, Any]) -> int:
    return sum(len(side) for mission in view["missions"] for side in mission["sides"])


def of_players(*zones: str) -> Callable[[dict[str, Any]], int]:
    return lambda view: sum(len(player[zone]) for player in view["players"] for zone in zones)


CROWDS = {
    "naruto-turn": Crowd("naruto-mythos", 2, 4, "turn", laid, 21),
    "naruto-effect": Crowd("naruto-mythos", 2, 4, "use", laid, 28),
    "seiya": Crowd("saint-seiya", 5, 3, "main", of_players("played", "wounded"), 10),
    "kanzume-recruit": Crowd("kanzume-goddess", 6, 3, "recruit-phase", of_players("play"), 3),
    "kanzume-attack": Crowd("kanzume-goddess", 6, 3, "react-attack", of_players("play"), 2),
    "mythology-turn": Crowd("mythology-go", 8, 3, "main", of_players("field"), 46),
    "mythology-target": Crowd("mythology-go", 8, 3, "dragon-target", of_players("field"), 50),
}
STILL = ("pass", "end", "skip", "decline", "no", "done", "mulligan")


def crowded(wanted: Crowd) -> kleos.Match:
    match = kleos.new(wanted.game, seed=wanted.seed, players=wanted.players)
    rng = random.Random(wanted.seed)
    while decision := match.decision:
        if (decision.seat, decision.kind) == (0, wanted.kind) and wanted.full(match.view(0)) >= wanted.least:
            return match
        tokens = decision.options.tokens()
        match.choose(rng.choice([token for token in tokens if not token.startswith(STILL)] or tokens))
    raise AssertionError(f"never so full: {wanted}")


# What cannot be hit after scrolling to it: its middle, or what of it is in view, lies under something else or outside.
UNREACHABLE = """() => {
  const found = [];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const lit = [...document.querySelectorAll(".spot.lit > [data-stop], .spot.also > [data-stop]")];
  const held = [...document.querySelectorAll(".hand .spot > [data-stop]")];
  const answers = [...document.querySelectorAll(".prompt .answers button, .prompt summary")].filter((one) => !one.closest("details ul"));
  for (const one of new Set([...lit, ...held, ...answers])) {
    if (!seen(one)) continue;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    // Cards of a hand lie over each other, the next one over the right half of this one.
    const points = [left, x + width / 4, x + 8].map((at) => document.elementFromPoint(at, top));
    if (!points.some((hit) => hit && (hit === one || one.contains(hit)))) {
      const hit = points[0];
      found.push(`${one.textContent.trim()} at ${Math.round(left)}, ${Math.round(top)}: ${hit?.closest("[class]")?.className ?? "outside"}`);
    }
  }
  return found;
}"""
# Things that may be chosen, for which no control is to be seen at all.
UNSEEN = """() => {
  const spots = [...document.querySelectorAll(".spot.lit")];
  const things = [...new Set(spots.map((one) => one.dataset.thing))];
  return things.filter((thing) => !spots.some((one) => one.dataset.thing === thing && one.checkVisibility({ visibilityProperty: true })));
}"""
# The question in the window, and how much of it that takes.
QUESTION = """() => {
  const { top, bottom, left, right } = document.querySelector(".prompt").getBoundingClientRect();
  const text = document.getElementById("question").getBoundingClientRect();
  const inside = text.top >= 0 && text.bottom <= innerHeight && left >= 0 && right <= innerWidth;
  const beside = right - left < innerWidth / 2;
  return { inside, share: beside ? 0 : (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight };
}"""
# Plates of players with something else painted over their names.
COVERED = """() => [...document.querySelectorAll(".plate .name")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
  .filter((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + 3, y + height / 2);
    return !hit || !hit.closest(".plate, .others");
  })
  .map((one) => one.textContent)"""
SMALL_WORDS = """() => [...document.querySelectorAll(".table *")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => !one.closest(".card") && !one.closest(".unseen") && one.checkVisibility())
  .filter((one) => one.getBoundingClientRect().width > 1 && parseFloat(getComputedStyle(one).fontSize) < 9.9)
  .map((one) => `${one.className} ${one.textContent.trim().slice(0, 20)} ${getComputedStyle(one).fontSize}`)"""
# Names and counters that end in dots or are cut, marks that hang out of their card, and piles cut while nobody recruits.
CUT = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const over = (one) => one.scrollWidth > one.clientWidth + 1;
  const words = [...document.querySelectorAll(".others .belief, .others .told, .others .counts, .attack .side")].filter((one) => seen(one) && over(one));
  const hangs = (one) => one.getBoundingClientRect().bottom > one.closest(".creature").getBoundingClientRect().bottom + 2;
  const marks = [...document.querySelectorAll(".creature .marks > *")].filter((one) => seen(one) && hangs(one));
  const low = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
  const piles = [...document.querySelectorAll(".going > .field:has(.public)")].filter((one) => seen(one.querySelector(".public")) && low(one));
  return [...words, ...marks, ...piles].map((one) => `${one.className}: ${one.textContent.trim().slice(0, 30)}`);
}"""
WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"


def mistakes(page: Page) -> list[str]:
    found = [f"not to be hit: {one}" for one in page.evaluate(UNREACHABLE)]
    found += [f"lit, but not there: {one}" for one in page.evaluate(UNSEEN)]
    found += [f"painted over: {one}" for one in page.evaluate(COVERED)]
    found += [f"cut: {one}" for one in page.evaluate(CUT)]
    found += [f"too small: {one}" for one in page.evaluate(SMALL_WORDS)]
    question = page.evaluate(QUESTION)
    if not question["inside"]:
        found.append("the question is not in the window")
    if question["share"] > 0.4:  # a third, and a little more for reactions that are spelled out
        found.append(f"the question takes {question['share']:.0%} of the window")
    if over := page.evaluate(WIDE):
        found.append(f"{over} px too wide")
    return found


def resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => setTimeout(done, 120))")  # what is fitted is measured first


@pytest.mark.parametrize("crowd", CROWDS)
def test_a_full_table_can_be_played_in_every_window(visit: Visit, artifacts: Path, crowd: str) -> None:
    wanted = CROWDS[crowd]
    seat: Seat = visit().goes_on(crowded(wanted), "me", *["random"] * (wanted.players - 1))
    seat.ready()
    page = seat.page
    complaints: list[str] = []
    for width, height in SIZES:
        resized(page, width, height)
        page.screenshot(path=artifacts / f"size-{crowd}-{width}x{height}.png")
        complaints += [f"{width}×{height}: {one}" for one in mistakes(page)]
    assert complaints == []


# Around the table -----------------------------------------------------------------------------------------------------
LOW = [(844, 390), (720, 450)]
HIT = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_on_a_phone_a_free_seat_can_be_taken_without_scrolling(visit: Visit) -> None:
    path = visit().opens_table("naruto-mythos", "me", "open", listed=True).replace("table", "join")
    page = visit().goes_to(path)
    take = page.get_by_role("button", name="Take the seat")
    take.wait_for()
    resized(page, 390, 844)
    assert take.evaluate(HIT), "under something else, or out of sight"


def test_in_low_windows_an_ending_and_a_replay_stand_beside_the_board(visit: Visit) -> None:
    visitor = visit()
    match = crowded(CROWDS["naruto-turn"])
    seat = visitor.goes_on(match, "me", "random")
    seat.ready()
    seat.tool("Menu").click()
    seat.page.get_by_role("button", name="Give up").click()
    seat.page.get_by_role("button", name="Yes, give up").click()
    seat.ending.wait_for()
    for width, height in LOW:
        resized(seat.page, width, height)
        assert seat.page.get_by_role("button", name="Rematch").evaluate(HIT)
        assert beside_board(seat.page, ".ending") == (height, True)
    seat.page.get_by_role("link", name="Watch the replay").click()
    steps = seat.page.get_by_role("group", name="Steps")
    steps.wait_for()
    for width, height in LOW:
        resized(seat.page, width, height)
        assert all(button.evaluate(HIT) for button in steps.get_by_role("button").all())
        assert beside_board(seat.page, ".steps") == (height, True)
        assert seat.page.evaluate(WIDE) == 0


def beside_board(page: Page, what: str) -> tuple[int, bool]:
    """How high the board is, and whether something stands wholly to its right."""
    board = page.locator(".board").bounding_box()
    other = page.locator(what).bounding_box()
    assert board is not None
    assert other is not None
    return round(board["height"]), other["x"] >= board["x"] + board["width"]


# What appears, and what is written small ------------------------------------------------------------------------------
APART = """([upper, lower]) => {
  const [a, b] = [upper, lower].map((one) => document.querySelector(one).getBoundingClientRect());
  const inside = a.top >= 0 && a.bottom <= innerHeight && a.left >= 0 && a.right <= innerWidth;
  return inside && (a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right);
}"""
# What is read aloud only, as the name of the game beside the mark of a match that goes on, cannot be cut.
OVERFLOWS = (
    "(one) => one.clientWidth > 1 && (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)"
)
HEADINGS = """(log) => {
  const tops = [];
  for (let at = 0; at <= log.scrollHeight; at += 15) {
    log.scrollTop = at;
    const boxes = [...log.querySelectorAll(".part")].map((one) => one.getBoundingClientRect());
    boxes.slice(1).forEach((box, i) => tops.push(box.top - boxes[i].bottom));
  }
  return Math.min(...tops);
}"""


def test_hints_lie_over_no_question_in_any_window(visit: Visit) -> None:
    seat = visit().goes_on(crowded(CROWDS["naruto-turn"]), "me", "random")
    seat.ready()
    log = seat.page.get_by_role("region", name="What has happened")
    assert log.evaluate(HEADINGS) >= -1, "headings of the log over each other"
    seat.tool("Hint").click()
    panel = seat.page.get_by_role("region", name="What the adviser would do")
    panel.get_by_role("button", name="Do this").first.wait_for()
    for width, height in SIZES:
        resized(seat.page, width, height)
        assert seat.page.evaluate(APART, [".hints", ".prompt"]), (width, height)


def test_on_a_phone_nothing_moves_when_there_are_several_answers(visit: Visit) -> None:
    seat = visit(viewport={"width": 390, "height": 844}).goes_on(crowded(CROWDS["naruto-turn"]), "me", "random")
    seat.ready()
    page = seat.page
    assert not page.get_by_role("heading", level=1).evaluate(OVERFLOWS), "the name of the game is cut"
    page.locator(".hand .spot.lit > [data-stop]").first.click()
    page.locator(".lane.lit").first.wait_for()
    before = page.locator(".prompt").bounding_box()
    page.locator(".lane.lit > .middle [data-stop]").first.click()
    page.get_by_role("dialog", name="What would you like to do?").wait_for()
    assert page.locator(".prompt").bounding_box() == before


def test_the_market_of_kanzume_goddess_stays_as_large_while_a_reaction_is_asked_for(visit: Visit) -> None:
    sizes = []
    for crowd in ("kanzume-recruit", "kanzume-attack"):
        seat = visit().goes_on(crowded(CROWDS[crowd]), "me", *["random"] * 5)
        seat.ready()
        resized(seat.page, 1440, 900)
        sizes.append([round(one) for one in width_of(seat.page.locator("[data-spot^='pile-w']"))])
    recruits, reacts = sizes
    assert recruits == reacts
    assert min(reacts) > 80


def width_of(found: Locator) -> list[float]:
    widths: list[float] = found.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    return widths


# The names of cards that end in dots
DOTS = """() => [...document.querySelectorAll(".card .words b")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


@pytest.mark.parametrize("crowd", ["naruto-turn", "naruto-effect"])
def test_names_on_the_small_cards_of_phones_are_whole(visit: Visit, crowd: str) -> None:
    seat = visit(viewport={"width": 390, "height": 844}).goes_on(crowded(CROWDS[crowd]), "me", "random")
    seat.ready()
    page = seat.page
    page.locator(".lane .card .words b:visible").first.wait_for()
    assert min(width_of(page.locator(".lane .card"))) < 55
    assert page.evaluate(DOTS) == []


def test_on_a_phone_the_table_is_whole_above_what_begins_it(visit: Visit) -> None:
    """Whoever is invited or sets up a match sees fields and folds whole, above the button that stays in sight."""
    phone = {"width": 390, "height": 844}
    host = visit()
    seat = host.sits_at(host.opens_table("naruto-mythos", "me", "open"))
    seat.page.get_by_role("heading", name="Waiting for friends").wait_for()
    page = visit(viewport=phone).goes_to(str(seat.state["invite"]))
    act = page.locator(".act")
    assert edge(page.get_by_text("Drawn at random"), "bottom") <= edge(act, "top")
    for side in ("left", "right"):
        assert abs(edge(act, side) - edge(page.locator("form"), side)) <= 2, "nothing shows beside the button"
    page = visit(viewport=phone, locale="fr-FR").goes_to("/new/naruto-mythos")
    folds = page.locator("summary:visible")
    folds.first.wait_for()
    start = edge(page.locator(".start"), "top")
    assert [edge(fold, "bottom") <= start for fold in folds.all()] == [True, True]


def edge(found: Locator, side: str) -> float:
    at: float = found.evaluate("(one, side) => one.getBoundingClientRect()[side]", side)
    return at


def test_on_a_phone_the_whole_terrain_is_in_sight(visit: Visit) -> None:
    """Also when somebody faces a card of it."""
    match = kleos.new("saint-seiya", players=2, seed=3)
    while match.decision is not None and (match.decision.seat, match.decision.kind) != (0, "main"):
        match.choose(match.decision.options.tokens()[-1])
    seat = visit(viewport={"width": 390, "height": 844}).goes_on(match, "me", "random")
    seat.ready()
    page = seat.page
    assert not page.get_by_role("heading", level=1).evaluate(OVERFLOWS), "the name of the game is cut"
    page.locator(".hand .spot.lit > [data-stop]").first.click()
    page.locator('[data-place="p:1"] > .middle [data-stop]').click()
    page.locator(".facing .spot").first.wait_for()
    page.wait_for_timeout(120)
    assert not page.locator(".terrain").evaluate(OVERFLOWS)


def test_what_lies_before_another_player_is_not_covered_where_there_is_room(visit: Visit) -> None:
    wounded = ["leda", "spica", "shiryu-green", "cassios"]
    seat = visit().goes_on(terrain([], {"hand": ["seiya-green"]}, {"wounded": wounded}).match, "me", "random")
    seat.ready()
    lying = [box for one in seat.page.locator(".lies .zone .spot").all() if (box := one.bounding_box())]
    assert len(lying) == len(wounded)
    assert all(left["x"] + left["width"] <= right["x"] for left, right in itertools.pairwise(lying))
