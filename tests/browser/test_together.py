"""Two people with a browser each: the invitation, a bot for the empty seat, signs, nudges, somebody who goes and comes."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .conftest import House, OpenHouse, Visit, Visitor
from .playing import Seat, hurried, overlaps


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which nobody waits for a minute."""
    opened = House(tmp_path_factory.mktemp("hasty"), "--away", "0.2", "--nudge", "0.2")
    yield opened
    opened.close()


def invited(visit: Visit, at: House | None = None) -> tuple[Visitor, Seat]:
    """Somebody who waits for a friend."""
    host = visit(at)
    seat = host.sits_at(host.opens_table("naruto-mythos", "me", "open", lends=True))
    seat.page.get_by_role("heading", name="Waiting for friends").wait_for()
    return host, seat


def joins(guest: Visitor, link: str, name: str = "Temari") -> Seat:
    page = guest.context.new_page()
    seat = Seat(page)
    page.goto(link)
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    page.get_by_role("list", name="Your hand").wait_for()
    return seat


def two(visit: Visit, at: House | None = None) -> tuple[Visitor, Seat, Visitor, Seat]:
    host, first = invited(visit, at)
    guest = visit(at)
    return host, first, guest, joins(guest, first.page.get_by_label("Invitation link").input_value())


# Waiting ----------------------------------------------------------------------------------------------------------------
def test_the_invitation_is_a_link_and_a_code_and_the_seat_may_go_to_a_bot(visit: Visit) -> None:
    _, seat = invited(visit)
    page = seat.page
    code = page.get_by_role("img", name="QR code for joining")
    expect(code).to_be_visible()
    modules = code.locator("path").get_attribute("d") or ""
    assert modules.count("M") > 300, "a code has many dark modules"
    expect(page.get_by_role("note")).to_contain_text("--host")
    page.get_by_label("Give the free seat to a bot").select_option("random")
    page.get_by_role("button", name="Seat the bot").click()
    page.get_by_role("list", name="Your hand").wait_for()
    assert [one["kind"] for one in seat.state["seats"]] == ["person", "bot"]


def test_who_plays_a_bot_meanwhile_is_called_when_the_friend_is_there(visit: Visit) -> None:
    host, seat = invited(visit)
    with host.context.expect_page() as opened:
        seat.page.get_by_role("button", name="Play a bot while you wait").click()
    meanwhile = opened.value
    meanwhile.get_by_role("list", name="Your hand").wait_for()
    joins(visit(), seat.page.get_by_label("Invitation link").input_value())
    expect(meanwhile.get_by_role("paragraph").filter(has_text="your friend is here")).to_be_visible()
    meanwhile.get_by_role("link", name="To the table").click()
    meanwhile.wait_for_url(re.compile(f"/table/{seat.state['table']}$"))
    expect(meanwhile.get_by_role("link", name="To the table")).to_have_count(0)


# Together -----------------------------------------------------------------------------------------------------------------
def test_a_sign_appears_beside_its_giver_in_the_readers_language_until_muted(visit: Visit) -> None:
    _, first = invited(visit)
    link = first.page.get_by_label("Invitation link").input_value()
    guest = visit(lang="fr-FR")
    page = guest.context.new_page()
    page.goto(link)
    page.get_by_label("Votre nom à la table").fill("Temari")
    page.get_by_role("button", name="Prendre place").click()
    first.page.get_by_role("list", name="Your hand").wait_for()

    page.get_by_role("toolbar").get_by_role("button", name="Signes").click()
    page.get_by_role("dialog").get_by_role("button", name="Bien joué !").click()
    expect(first.page.get_by_role("region", name="Temari").get_by_text("Well played!")).to_be_visible()
    expect(first.page.locator("[aria-live=polite]")).to_contain_text("Temari: Well played!")
    expect(page.get_by_role("region", name="Temari").get_by_text("Bien joué !")).to_be_visible()

    first.page.get_by_role("toolbar").get_by_role("button", name="Chat").click()
    first.page.get_by_role("button", name="Mute chat at this table").click()
    first.page.keyboard.press("Escape")
    page.get_by_role("toolbar").get_by_role("button", name="Signes").click()
    page.get_by_role("dialog").get_by_role("button", name="Merci !").click()
    expect(page.get_by_text("Merci !")).to_be_visible()
    expect(first.page.get_by_text("Thank you!")).to_have_count(0)


def test_on_a_phone_neither_signs_nor_news_cover_what_a_player_has(visit: Visit) -> None:
    host = visit(viewport={"width": 390, "height": 844})
    seat = host.sits_at(host.opens_table("naruto-mythos", "me", "open"))
    guest = joins(visit(), seat.page.get_by_label("Invitation link").input_value())
    page = seat.page
    plate = page.get_by_role("region", name="Temari")
    news = page.locator(".notice", has_text="has joined")
    news.wait_for()
    assert not overlaps(news, plate)
    guest.page.get_by_role("toolbar").get_by_role("button", name="Chat").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Let me think").click()
    sign = plate.get_by_text("Let me think")
    sign.wait_for()
    assert not any(overlaps(sign, counter) for counter in plate.locator(".counter").all())


def test_who_is_asked_for_long_is_nudged(visit: Visit, hasty: House) -> None:
    _, first, _, second = two(visit, hasty)
    asked, waits = (first, second) if first.state["decision"]["mine"] else (second, first)
    waits.page.get_by_role("toolbar").get_by_role("button", name="Chat").click()
    waits.page.get_by_role("button", name=re.compile("^Nudge [^(]*$")).click()
    expect(asked.page.get_by_text("is waiting: it’s your turn.").first).to_be_visible()
    expect(waits.page.get_by_text(re.compile("You’ve reminded .* that it’s their turn")).first).to_be_visible()
    asked.page.get_by_role("toolbar").get_by_role("button", name="Chat").click()
    expect(asked.page.get_by_role("button", name=re.compile("^Nudge"))).to_have_count(0)


def test_a_bot_plays_on_for_who_is_away_until_they_are_back(visit: Visit, hasty: House) -> None:
    _, first, guest, second = two(visit, hasty)
    table = second.page.url
    second.page.close()
    away = first.page.get_by_role("group", name="Temari is not connected.")
    expect(away).to_contain_text("let a bot take over")
    away.get_by_role("button", name="Let a bot take over").click()
    plate = first.page.get_by_role("region", name="Temari", exact=True)
    expect(plate).to_contain_text("played by Random")
    expect(away).to_have_count(0)
    for _ in range(3):  # which is possible only if somebody answers for Temari
        first.plays(random.Random(1), hurried)

    back = Seat(guest.context.new_page())
    back.page.goto(table)
    expect(back.page.get_by_text("A bot is playing for you.")).to_be_visible()
    back.page.get_by_role("button", name="Take my seat back").click()
    expect(back.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(plate).not_to_contain_text("played by Random")
    expect(first.page.get_by_text("Temari is back.").first).to_be_visible()


# Watching, one screen ---------------------------------------------------------------------------------------------------
def test_who_watches_is_told_so_and_how_to_play_the_next(visit: Visit) -> None:
    _, first, _, _ = two(visit)
    page = visit().goes_to(first.state["watch"])
    expect(page.get_by_text(re.compile("You are watching .*Temari"))).to_be_visible()
    page.get_by_role("link", name="Open a table").click()
    expect(page.get_by_role("radio", name=re.compile("With friends, online"))).to_be_checked()


def test_people_at_one_screen_give_their_names(visit: Visit) -> None:
    page = visit().goes_to("/new/naruto-mythos?kind=hot-seat")
    page.get_by_label("Name", exact=True).first.fill("Mum")
    page.get_by_label("Name", exact=True).last.fill("Leo")
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_role("heading", name=re.compile("Mum|Leo"))).to_be_visible()
    page.get_by_role("button", name="I’m here").click()
    expect(page.get_by_role("region", name="Mum", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Leo", exact=True)).to_be_visible()


# The lobby --------------------------------------------------------------------------------------------------------------
def test_the_lobby_says_what_to_do_when_nobody_is_there_and_fills_by_itself(
    visit: Visit, open_house: OpenHouse
) -> None:
    at = open_house()
    page = visit(at).goes_to("/lobby")
    expect(page.get_by_role("heading", name="It’s quiet here")).to_be_visible()
    for game in ("Naruto Mythos", "Saint Seiya", "Kanzume Goddess", "Mythology GO"):
        expect(page.get_by_role("link", name=re.compile(f"^Open a table ?: {game}"))).to_be_visible()
        expect(page.get_by_role("button", name=re.compile(f"^Play a bot ?: {game}"))).to_be_visible()

    other = visit(at)
    other.opens_table("saint-seiya", "me", "open", listed=True)
    other.opens_table("naruto-mythos", "me", "random", listed=True)
    expect(page.get_by_role("link", name=re.compile("^Join ?: Saint Seiya"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Watch ?: Naruto Mythos"))).to_be_visible()
    expect(page.get_by_role("heading", name="It’s quiet here")).to_have_count(0)

    page.get_by_role("link", name=re.compile("^Open a table ?: Mythology GO")).click()
    expect(page.get_by_label("Show the table in the lobby")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Waiting for friends").wait_for()
    page.goto(at.address + "/lobby")
    expect(page.get_by_role("region", name="Your matches").get_by_role("link", name="Mythology GO")).to_be_visible()
