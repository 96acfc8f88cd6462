"""Two people at one screen: between them nothing is shown."""

import json
import random
import re

from playwright.sync_api import expect

from .conftest import Visit
from .playing import Seat, anything


def test_the_screen_is_handed_over(visit: Visit) -> None:
    page = visit().goes_to("/new/naruto-mythos?kind=hot-seat")
    seat = Seat(page)
    page.get_by_role("button", name="Start the match").click()
    rng = random.Random(1)
    looked: set[int] = set()
    handed = 0
    for _ in range(200):
        if handed >= 6:
            break
        standing, choices = seat.look()
        if standing == "hand-over":
            handed += 1
            covered = seat.state
            assert covered["view"] is None
            assert covered["log"] == []
            assert not re.search(r"KS-\d", json.dumps(covered["decision"]))
            heading = page.get_by_role("heading", level=1)
            expect(heading).to_contain_text("it’s up to you")
            expect(page.get_by_role("list")).to_have_count(0)
            expect(page.get_by_role("button")).to_have_count(1)
            seat.takes_the_screen()
            expect(page.get_by_role("list", name="Your hand")).to_be_visible()
            assert seat.state["eyes"] == covered["hand_over"]
        else:
            looked.add(seat.state["eyes"])
            seat.take(anything(choices, rng))
    assert handed >= 6
    assert looked == {0, 1}


def test_loading_the_page_again_does_not_show_the_hand_to_whoever_sits_there(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me", "me"))
    assert seat.ready() == "hand-over"
    seat.takes_the_screen()
    assert seat.ready() == "mine"
    seat.page.reload()
    assert seat.ready() == "hand-over"
    expect(seat.page.get_by_role("list")).to_have_count(0)
