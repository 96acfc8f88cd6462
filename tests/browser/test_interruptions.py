"""Nothing that was acknowledged is lost: not by loading the page again, not without a network, not by killing the server."""

import random

from playwright.sync_api import WebSocketRoute, expect

from .conftest import OpenHouse, Visit, until
from .playing import Seat, anything


def in_the_midst_of_an_effect(seat: Seat) -> str:
    """Plays until a card asks; returns the question."""
    assert seat.plays_on(random.Random(4), lambda: bool((seat.state["decision"] or {}).get("source")), anything)
    return str(seat.state["decision"]["prompt"])


def shown(seat: Seat) -> list[str]:
    """What can be seen of the table: everything on it by its name, in order."""
    return seat.page.locator("main [data-stop]").all_text_contents()


def test_a_page_loaded_again_in_the_midst_of_an_effect(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/sound-four", "random/leaf-tempo"))
    asked = in_the_midst_of_an_effect(seat)
    before, moves, log = shown(seat), seat.moves, seat.log()
    seat.page.reload()
    seat.ready()
    assert (seat.state["decision"]["prompt"], seat.moves) == (asked, moves)
    assert shown(seat) == before
    assert seat.log() == log
    seat.plays(random.Random(5))
    until(lambda: seat.moves > moves, seat.page, "the effect goes on")


def test_a_connection_lost_in_the_midst_of_an_effect(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed.append("ERR_INTERNET_DISCONNECTED|WebSocket")
    path = visitor.opens_table("naruto-mythos", "me/sound-four", "random/leaf-tempo")
    page = visitor.context.new_page()
    wires: list[WebSocketRoute] = []

    def connected(wire: WebSocketRoute) -> None:
        wires.append(wire)
        wire.connect_to_server()

    page.route_web_socket("**/ws/**", connected)
    seat = Seat(page)
    page.goto(visitor.address + path)
    asked = in_the_midst_of_an_effect(seat)
    moves, count = seat.moves, len(wires)
    wires[-1].close(code=1012, reason="cut")
    until(lambda: len(wires) > count, page, "the page connects again by itself")
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_have_count(0)
    seat.ready()
    assert (seat.state["decision"]["prompt"], seat.moves) == (asked, moves)
    seat.plays(random.Random(5))
    until(lambda: seat.moves > moves, page, "the match goes on")


def test_a_server_killed_in_mid_match(visit: Visit, open_house: OpenHouse) -> None:
    house = open_house()
    visitor = visit(house)
    visitor.allowed.append("ERR_CONNECTION_REFUSED|WebSocket")
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/sound-four", "random/leaf-tempo"))
    asked = in_the_midst_of_an_effect(seat)
    before, moves = shown(seat), seat.moves
    house.kill()
    expect(seat.page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    told = len(seat.states)
    house.start()
    until(lambda: len(seat.states) > told, seat.page, "the page comes back by itself")
    expect(seat.page.get_by_role("status").filter(has_text="Connection lost")).to_have_count(0)
    seat.ready()
    assert (seat.state["decision"]["prompt"], seat.moves) == (asked, moves)
    assert shown(seat) == before
    assert seat.plays_on(random.Random(5), lambda: seat.moves > moves + 3)
    # Whoever comes anew finds the same table.
    again = visitor.sits_at(f"/table/{seat.state['table']}")
    again.ready()
    assert again.state["view"] == seat.state["view"]


def test_a_server_that_restarts_says_so_and_the_page_comes_back(visit: Visit, open_house: OpenHouse) -> None:
    house = open_house()
    visitor = visit(house)
    visitor.allowed.append("ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket")
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/sound-four", "random/leaf-tempo"))
    assert seat.plays_on(random.Random(4), lambda: seat.moves >= 2)
    seat.ready()
    moves = seat.moves
    house.process.terminate()
    expect(seat.page.get_by_text("The server is restarting").first).to_be_visible()
    house.process.wait(10)
    told = len(seat.states)
    house.start()
    until(lambda: len(seat.states) > told, seat.page, "the page comes back by itself")
    expect(seat.page.get_by_role("status").filter(has_text="Connection lost")).to_have_count(0)
    seat.ready()
    assert seat.moves >= moves
    assert seat.plays_on(random.Random(5), lambda: seat.moves > moves + 3)


def test_the_server_as_people_start_it(visit: Visit, open_house: OpenHouse) -> None:
    """kleos serve, the first page, one click, and the bot of that button plays."""
    house = open_house(by_hand=True)
    page = visit(house).goes_to("/")
    seat = Seat(page)
    page.get_by_role("button", name="Play against").first.click()
    assert seat.plays_on(random.Random(1), lambda: seat.moves >= 4)
    assert any(one["kind"] == "bot" for one in seat.state["seats"])
