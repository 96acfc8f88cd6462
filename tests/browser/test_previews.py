"""What a choice would do: told before it is made, equal to what then happens, and asked about once if it is rarely meant."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kleos.games.kanzume_goddess.testing import table as gods
from kleos.games.mythology_go.testing import table as myths
from kleos.games.naruto_mythos.testing import ch
from kleos.games.naruto_mythos.testing import table as lanes
from kleos.games.saint_seiya.testing import table as terrain
from kleos.match import Match

from .conftest import Visit, until
from .playing import Seat, holds
from .test_cards import OVER, PHONE

DOUBT = "Are you sure?"


def naruto() -> Match:
    """KS-107 costs 5 and has Power 6, KS-108 costs 5, too."""
    return lanes(d=((), (ch("KS-032"),)), p0={"chakra": 6, "hand": ["KS-107", "KS-133"]}).match


def saints() -> Match:
    """A Gold armour asks for Cosmos, Leda for 2 Force; Seiya brings 1 Force."""
    hand = {"hand": ["seiya-green", "seiya-green", "seiya-green"]}
    return terrain(["armure-belier", "leda"], hand).match


def told(seat: Seat, token: str) -> dict[str, Any]:
    """What the server has foretold of an answer."""
    answers = [json.loads(frame) for frame in seat.frames if '"type":"foretold"' in frame]
    return next(one for answer in answers for one in answer["told"] if one["token"] == token)


def changed(seat: Seat, token: str) -> dict[tuple[str, str], int]:
    return {(one["thing"], one["what"]): one["after"] for one in told(seat, token)["changes"]}


def next_view(seat: Seat, moves: int) -> dict[str, Any]:
    """The table as it is right after the next thing has happened."""
    until(lambda: seat.moves > moves, seat.page, "nothing happens")
    state = next(state for state in seat.states if state["moves"] > moves)
    view: dict[str, Any] = state["view"]
    return view


def spot(page: Page, thing: str) -> Any:
    return page.locator(f'[data-thing="{thing}"] > button').first


# What is told is what then happens --------------------------------------------------------------------------------------
def test_a_mission_shows_power_and_who_leads_before_a_character_is_played(visit: Visit) -> None:
    seat = visit().goes_on(naruto(), "me", "random")
    page = seat.page
    spot(page, "c:KS-107").click()
    lane = page.locator('[data-place="p:D"]')
    expect(lane.locator(".ahead")).to_have_text("Power 0 → 6, you lead")
    spot(page, "p:D").click()
    play = page.get_by_role("button", name=re.compile("^Play Sasuke Uchiha"))
    expect(play).to_have_accessible_description(re.compile("Mission D: Power 0 → 6, you lead. Chakra 6 → 1."))
    moves = seat.moves
    play.click()
    view = next_view(seat, moves)
    after = changed(seat, "play KS-107 D")
    assert view["missions"][0]["totals"][0] == after["p:D", "power"] == 6
    assert view["players"][0]["chakra"] == after["s:0", "chakra"] == 1


def test_a_place_shows_how_much_force_it_would_have(visit: Visit) -> None:
    seat = visit().goes_on(saints(), "me", "random")
    page = seat.page
    spot(page, "c:seiya-green").click()
    expect(page.locator('[data-place="p:2"] .ahead')).to_have_text("Force 0/2 → 1/2")
    moves = seat.moves
    spot(page, "p:2").click()
    view = next_view(seat, moves)
    assert view["terrain"][1]["strength"]["force"] == changed(seat, "play seiya-green 2")["p:2", "force"] == 1


def test_a_card_that_is_read_says_what_playing_it_would_do(visit: Visit) -> None:
    seat = visit().goes_on(gods({"hand": ["priest", "priest", "bishop"]}).match, "me", "random")
    page = seat.page
    spot(page, "c:priest").hover()
    expect(page.locator(".reading .would")).to_have_text("Faith 0 → 1.")
    expect(page.get_by_role("region", name="’s chain").locator(".ahead")).to_have_text("→ 1")
    moves = seat.moves
    spot(page, "c:priest").click()
    assert next_view(seat, moves)["faith"] == changed(seat, "play priest 1")["", "faith"] == 1


def test_by_keyboard_it_is_the_description_of_what_is_focused(visit: Visit) -> None:
    match = myths({"hand": ["elfe", "troll"], "field": ["troll"]}, {"field": ["elfe"]}).match
    seat = visit().goes_on(match, "me", "random")
    page = seat.page
    elf = spot(page, "c:elfe")
    page.keyboard.press("p")
    elf.focus()
    expect(elf).to_have_accessible_description(re.compile(r"points \d+ → \d+", re.I))
    moves = seat.moves
    page.keyboard.press("Enter")
    view = next_view(seat, moves)
    assert view["players"][0]["slots_used"] == changed(seat, "play elfe")["s:0", "slots"] == 2


def test_counters_show_what_would_become_of_them_and_nothing_moves(visit: Visit) -> None:
    """Playing it would cost 5 of the 6 chakra, hiding it 1: until that is chosen, neither is certain."""
    seat = visit().goes_on(naruto(), "me", "random")
    page = seat.page
    plate = page.locator('[data-plate="0"]')
    spot(page, "c:KS-107").click()
    spot(page, "p:D").click()
    play = page.get_by_role("button", name=re.compile("^Play Sasuke Uchiha"))
    expect(play).to_be_visible()
    expect(plate.locator(".ahead")).to_have_count(0)
    lies = plate.bounding_box()
    play.hover()
    expect(plate.locator(".ahead")).to_have_text("→ 1")
    assert plate.bounding_box() == lies
    page.get_by_role("button", name=re.compile("^Hide Sasuke Uchiha")).hover()
    expect(plate.locator(".ahead")).to_have_text("→ 5")


def test_the_hand_of_somebody_else_shows_what_would_become_of_it(visit: Visit) -> None:
    """With KS-032 each player draws a card."""
    match = lanes(
        p0={"chakra": 6, "hand": ["KS-032"], "deck": ["KS-107"]}, p1={"hand": ["KS-133"], "deck": ["KS-005"]}
    ).match
    match.choose("play KS-032 D")
    seat = visit().goes_on(match, "me", "random")
    seat.answer("Use the effect").hover()
    expect(seat.page.locator(".backs .ahead")).to_have_text("→ 2")


# By finger --------------------------------------------------------------------------------------------------------------
def test_on_a_phone_cards_tell_what_a_tap_would_do(visit: Visit) -> None:
    """One tap plays them: what comes of it stands on them before."""
    seat = visit(**PHONE).goes_on(gods({"hand": ["priest", "bishop"]}).match, "me", "random")
    expect(seat.page.locator('[data-thing="c:bishop"] .ahead')).to_have_text("faith 0 → 2")
    moves = seat.moves
    spot(seat.page, "c:bishop").tap()
    assert next_view(seat, moves)["faith"] == 2
    match = myths({"hand": ["elfe", "troll"], "field": ["troll"]}, {"field": ["elfe"]}).match
    seat = visit(**PHONE).goes_on(match, "me", "random")
    expect(seat.page.locator('[data-thing="c:elfe"] .ahead')).to_have_text("points 2 → 5")


def test_a_finger_that_holds_an_answer_sees_what_it_would_do(visit: Visit) -> None:
    seat = visit(**PHONE).goes_on(saints(), "me", "random")
    seat.ready()
    moves = seat.moves
    foretold = seat.page.locator(".foretold")
    holds(seat.page, seat.answer("End the main phase"))
    expect(foretold).to_contain_text("You can still play cards from your hand")
    seat.page.locator("#question").tap()
    expect(foretold).to_have_count(0)
    assert seat.moves == moves
    seat.answer("End the main phase").tap()
    next_view(seat, moves)


# What is rarely meant ---------------------------------------------------------------------------------------------------
def test_what_can_only_be_hidden_is_lit_softly_and_asked_about(visit: Visit) -> None:
    """KS-133 costs 6, so 5 chakra only hide it."""
    match = lanes(d=((), ()), p0={"chakra": 5, "hand": ["KS-107", "KS-133"]}).match
    seat = visit(asked=True).goes_on(match, "me", "random")
    page = seat.page
    expect(page.locator('[data-thing="c:KS-133"]')).to_have_class(re.compile(r"\bsoft\b"))
    expect(page.locator('[data-thing="c:KS-107"]')).not_to_have_class(re.compile(r"\bsoft\b"))
    spot(page, "c:KS-133").click()
    expect(page.locator('[data-place="p:D"]')).to_have_class(re.compile(r"\bsoft\b"))
    expect(page.locator('[data-place="p:D"] .ahead')).to_have_text("face down")
    moves = seat.moves
    spot(page, "p:D").click()
    doubt = page.get_by_role("dialog", name=DOUBT)
    expect(doubt).to_contain_text("You can't pay for Naruto Uzumaki")
    doubt.get_by_role("button", name="Cancel").click()
    expect(doubt).to_have_count(0)
    assert seat.moves == moves


def test_a_waste_is_asked_about_until_somebody_does_not_want_to_be_asked(visit: Visit) -> None:
    visitor = visit(asked=True)
    seat = visitor.goes_on(saints(), "me", "random")
    page = seat.page
    doubt = page.get_by_role("dialog", name=DOUBT)
    spot(page, "c:seiya-green").click()
    expect(page.locator('[data-place="p:1"] .ahead')).to_have_text("adds nothing")
    moves = seat.moves
    spot(page, "p:1").click()
    doubt.get_by_label("Don’t ask again").check()
    doubt.get_by_role("button", name=re.compile("^Play Pegasus Seiya")).click()
    next_view(seat, moves)
    moves = seat.moves
    seat.ready()
    spot(page, "c:seiya-green").click()
    spot(page, "p:1").click()
    next_view(seat, moves)
    expect(doubt).to_have_count(0)
    settings = visitor.goes_to("/settings")
    settings.get_by_role("button", name="Ask again before playing a card where it adds nothing").click()
    expect(settings.get_by_text("The table asks you to confirm choices that look like a mistake.")).to_be_visible()


def test_the_space_bar_does_not_end_a_phase_with_something_left_to_do(visit: Visit) -> None:
    seat = visit(asked=True).goes_on(saints(), "me", "random")
    seat.ready()
    moves = seat.moves
    seat.page.keyboard.press("Space")
    doubt = seat.page.get_by_role("dialog", name=DOUBT)
    expect(doubt).to_contain_text("You can still play cards from your hand")
    assert seat.moves == moves
    doubt.get_by_role("button", name="End the main phase").click()
    next_view(seat, moves)


def played() -> Match:
    """The first of two plays is made."""
    match = myths({"hand": ["elfe", "troll"], "field": ["troll"]}).match
    match.choose("play elfe")
    return match


LEFT_TO_DO: dict[str, tuple[Callable[[], Match], str]] = {
    "kanzume-goddess": (lambda: gods({"hand": ["priest", "priest"]}).match, "You can still play a card."),
    "mythology-go": (played, "You can still play a card this turn."),
}


@pytest.mark.parametrize("game", list(LEFT_TO_DO))
def test_who_is_asked_about_the_end_of_a_phase_no_more_can_be_asked_again(visit: Visit, game: str) -> None:
    begun, why = LEFT_TO_DO[game]
    visitor = visit(asked=True)
    seat = visitor.goes_on(begun(), "me", "random")
    doubt = seat.page.get_by_role("dialog", name=DOUBT)
    seat.ready()
    seat.page.keyboard.press("Space")
    expect(doubt).to_contain_text(why)
    doubt.get_by_label("Don’t ask again").check()
    moves = seat.moves
    doubt.get_by_role("button").last.click()
    next_view(seat, moves)
    settings = visitor.goes_to("/settings")
    settings.get_by_role("button", name="Ask again before passing or ending a phase").click()
    again = visitor.goes_on(begun(), "me", "random")
    again.ready()
    again.page.keyboard.press("Space")
    expect(again.page.get_by_role("dialog", name=DOUBT)).to_contain_text(why)


# Hints ------------------------------------------------------------------------------------------------------------------
def test_a_hint_gives_its_reason_and_marks_what_it_names(visit: Visit) -> None:
    seat = visit().goes_on(naruto(), "me", "random")
    seat.ready()
    seat.tool("Hint").click()
    panel = seat.page.get_by_role("region", name="What the adviser would do")
    best = panel.get_by_role("listitem").first
    expect(best).to_contain_text(re.compile("→|Then|Nothing|rest"))
    hints = next(json.loads(frame) for frame in seat.frames if '"type":"hints"' in frame)
    things = hints["advice"][0]["things"]
    for thing in things:
        expect(seat.page.locator(f'[data-thing="{thing}"].marked').first).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1366, 657), (820, 1180), (390, 844), (844, 390)])
def test_nothing_that_is_foretold_lies_over_a_number_or_a_name(visit: Visit, size: tuple[int, int]) -> None:
    """What revealing #3 would do stands on it; what playing a card would do, at the mission."""
    match = lanes(d=((ch("KS-001"), ch("KS-032"), ch("KS-107", hidden=True)), (ch("KS-074"),)), p0={"hand": ["KS-133"]})
    seat = visit(viewport={"width": size[0], "height": size[1]}).goes_on(match.match, "me", "random")
    page = seat.page
    expect(page.locator('[data-thing="o:3"] .ahead')).to_contain_text("0 → 6")
    assert page.evaluate(OVER, [".side .ahead", ".lanes .value, .lanes .words b"]) <= 1
    spot(page, "c:KS-133").click()
    expect(page.locator(".middle > .ahead")).to_contain_text("you")
    assert page.evaluate(OVER, [".middle > .ahead", ".lanes .value, .lanes .words b, .totals b"]) <= 1


def test_on_a_tablet_nothing_that_is_foretold_of_a_place_is_cut(visit: Visit) -> None:
    match = terrain(["leda", "spica", "cassios", "leda"], {"hand": ["seiya-green"]}).match
    seat = visit(viewport={"width": 820, "height": 1180}).goes_on(match, "me", "random")
    page = seat.page
    spot(page, "c:seiya-green").click()
    badge = page.locator('[data-place="p:4"] .ahead')
    expect(badge).to_be_visible()
    inner, outer = badge.bounding_box(), page.locator('[data-place="p:4"]').bounding_box()
    assert inner is not None
    assert outer is not None
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_nothing_that_is_foretold_lies_over_the_question(visit: Visit, size: tuple[int, int]) -> None:
    seat = visit(viewport={"width": size[0], "height": size[1]}).goes_on(saints(), "me", "random")
    page = seat.page
    spot(page, "c:seiya-green").click()
    badges = page.locator(".ahead")
    expect(badges).to_have_count(2)
    question = seat.question.bounding_box()
    assert question is not None
    for at in range(2):
        box = badges.nth(at).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= question["y"]
    seat.answer("End the main phase").hover()
    expect(page.locator(".foretold")).to_be_visible()
    over = page.locator(".foretold").bounding_box()
    assert over is not None
    apart = over["y"] + over["height"] <= question["y"] or over["y"] >= question["y"] + question["height"]
    assert apart or over["x"] >= question["x"] + question["width"] or over["x"] + over["width"] <= question["x"]
