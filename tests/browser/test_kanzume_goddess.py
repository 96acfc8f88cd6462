"""Kanzume Goddess in the browser: a match to its end, three people who react to each other, a phone, keys, languages."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import kleos

from .conftest import Visit, Visitor, until
from .playing import Choice, Seat

GAME = "kanzume-goddess"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def eager(choices: list[Choice], rng: random.Random) -> Choice:
    """Whatever can be played, recruited or chosen, Warriors before Disciples: a match in which Gods fall."""
    things = [one for one in choices if one.kind != "answer"]
    wanted = [one for one in things if not re.search("Priest|Bishop|Guardian", one.name)]
    return rng.choice(wanted or things or choices)


# Previews on cards that lie over a symbol or a name by more than a hair.
OVER = """() => [...document.querySelectorAll(".warriors .spot:has(.within):has(.follow)")].flatMap((spot) => {
  const box = (one) => spot.querySelector(one).getBoundingClientRect();
  const told = box(".within");
  return told.top < box(".follow").bottom - 4 || told.bottom > spot.querySelector(".card").getBoundingClientRect().bottom - 10 ? [spot.textContent.trim()] : [];
})"""


# Alone ----------------------------------------------------------------------------------------------------------------
def test_a_match_against_bots_from_the_first_page_to_the_end(visit: Visit) -> None:
    page = visit().goes_to("/")
    seat = Seat(page)
    page.get_by_role("link", name=re.compile("^Set up a match.*Kanzume Goddess")).click()
    expect(page.get_by_text("With a different number of players: two teams (4 or 6 players)")).to_be_visible()
    page.get_by_role("group", name="Seat 2").get_by_label("Player").select_option("random")
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_role("heading", name="Choose your God")).to_be_visible()
    seat.plays_out(random.Random(1), eager)
    expect(seat.ending).to_be_visible()
    assert seat.state["outcome"]["winners"]
    assert not [told for told in seat.frames if '"type":"error"' in told]


def test_on_a_phone_previews_leave_what_may_follow_to_be_seen(visit: Visit) -> None:
    match = kleos.new(GAME, seed=3, players=2)
    rng = random.Random(3)
    while (decision := match.decision) is None or (decision.seat, decision.kind) != (0, "recruit-phase"):
        assert decision is not None
        match.choose(rng.choice([token for token in decision.options.tokens() if token != "done"] or ["done"]))
    page = (
        visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        .goes_on(match, "me", "random")
        .page
    )
    page.locator(".warriors .spot:has(.follow) .within").first.wait_for()
    assert page.evaluate(OVER) == []


def test_two_teams_are_offered_to_four_and_their_parts_are_told(visit: Visit) -> None:
    page = visit().goes_to(f"/new/{GAME}")
    seat = Seat(page)
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("radio", name=re.compile("^two teams")).check()
    expect(page.get_by_role("group", name="Seat 2, team B (main God)")).to_be_visible()
    expect(page.get_by_role("group", name="Seat 3, team A", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_role("heading", name="Choose a God for your team")).to_be_visible()
    assert len(page.get_by_role("list", name="Choose a God for your team").get_by_role("button").all()) == 6
    seat.plays(random.Random(1), eager)
    page.get_by_role("list", name="Warriors").wait_for()
    assert [player["energy"] for player in seat.state["view"]["players"]] == [20, 20, 10, 10]
    mate = page.get_by_role("region", name=seat.state["names"][2].replace(" (p2)", " 3"))
    expect(mate).to_contain_text("team-mate")


def test_main_gods_and_the_side_of_a_team_are_chosen_by_name(visit: Visit) -> None:
    page = visit().goes_to(f"/new/{GAME}")
    seat = Seat(page)
    expect(page.get_by_label("Main God of team A")).to_have_count(0)
    page.get_by_role("radio", name="6", exact=True).check()
    page.get_by_role("radio", name=re.compile("^two teams")).check()
    page.get_by_role("group", name="Seat 5").get_by_label("Player").select_option("random")
    main = page.get_by_label("Main God of team A")
    assert main.locator("option").all_inner_texts() == ["You (seat 1)", "Novice (seat 3)", "Random (seat 5)"]
    main.select_option("Random (seat 5)")
    page.get_by_label("Main God of team B").select_option("Novice (seat 4)")
    page.get_by_label("Side of team A").select_option("Norse")
    expect(page.get_by_role("group", name="Seat 5, team A (main God)")).to_be_visible()
    expect(page.get_by_role("group", name="Seat 1, team A", exact=True)).to_be_visible()
    expect(page.get_by_label("Side", exact=True)).to_have_count(0)
    # with fewer players the fifth seat is gone, and with it what was said of it
    page.get_by_role("radio", name="4", exact=True).check()
    expect(main).to_have_value("0")
    page.get_by_role("radio", name="6", exact=True).check()
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_role("heading", name="Choose a God for your team")).to_be_visible()
    view = seat.state["view"]
    assert view["mains"] == [4, 3]
    assert {player["side"] for player in view["players"][::2]} == {"norse"}
    assert {"odin", "thor"} & set(view["team_gods"])  # a team-mate may have chosen one of them by now


def test_sides_are_chosen_for_every_player_and_no_more_than_three_share_one(visit: Visit) -> None:
    page = visit().goes_to(f"/new/{GAME}")
    seat = Seat(page)
    page.get_by_role("radio", name="6", exact=True).check()
    sides = [page.get_by_role("group", name=f"Seat {n}").get_by_label("Side") for n in range(1, 7)]
    for one in sides:
        expect(one).to_have_value("")
    for one in sides[1:4]:
        one.select_option("Greek")
    expect(sides[0].locator("option", has_text="Greek")).to_be_disabled()
    expect(sides[2].locator("option", has_text="Greek")).to_be_enabled()
    sides[0].select_option("Norse")
    expect(page.get_by_role("group", name="Seat 1")).to_contain_text("Freyja, Heimdall, Hel, Loki, Odin, Thor.")
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_role("heading", name="Choose your God")).to_be_visible()
    assert [one["side"] for one in seat.state["view"]["players"]] == ["norse", "greek", "greek", "greek", None, None]
    assert set(seat.state["view"]["players"][0]["dealt"]) <= {"freyja", "heimdall", "hel", "loki", "odin", "thor"}
    expect(page.get_by_text("Greek side")).to_have_count(3)


def test_two_at_one_screen_choose_their_sides(visit: Visit) -> None:
    page = visit().goes_to(f"/new/{GAME}?kind=hot-seat")
    seat = Seat(page)
    for n, side in ((1, "Greek"), (2, "Norse")):
        page.get_by_role("group", name=f"Seat {n}").get_by_label("Side").select_option(side)
    page.get_by_role("button", name="Start the match").click()
    seat.takes_the_screen()
    assert [one["side"] for one in seat.state["view"]["players"]] == ["greek", "norse"]


# Together -------------------------------------------------------------------------------------------------------------
def invited(guest: Visitor, link: str, name: str) -> Seat:
    """Somebody with the link to a table and a name, who has not taken the seat yet."""
    seat = Seat(guest.context.new_page())
    seat.page.goto(link)
    seat.page.get_by_label("Your name at the table").fill(name)
    return seat


def test_who_joins_chooses_a_side_or_is_told_that_it_is_full(visit: Visit) -> None:
    page = visit().goes_to(f"/new/{GAME}?kind=online")
    first = Seat(page)
    page.get_by_label("Your name, for your friends").fill("Anna")
    page.get_by_role("radio", name="5", exact=True).check()
    for n, who in ((2, "random"), (3, "random")):
        page.get_by_role("group", name=f"Seat {n}").get_by_label("Player").select_option(who)
    for n in (1, 2):
        page.get_by_role("group", name=f"Seat {n}").get_by_label("Side").select_option("Greek")
    expect(page.get_by_role("group", name="Seat 4")).to_contain_text("Your friend chooses when they join.")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()
    late = visit()
    late.allowed = ["status of 400"]
    ben, carl = invited(visit(), link, "Ben"), invited(late, link, "Carl")
    for seat in (ben, carl):
        expect(seat.page.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("Greek")
        seat.page.get_by_label("Side").select_option("Greek")  # there is room for one more
    ben.page.get_by_role("button", name="Take the seat").click()
    ben.page.get_by_role("heading", name="Waiting for friends").wait_for()
    carl.page.get_by_role("button", name="Take the seat").click()
    expect(carl.page.get_by_role("alert")).to_contain_text("3 players at this table have already chosen 'Greek'")
    carl.page.get_by_label("Side").select_option("Norse")
    carl.page.get_by_role("button", name="Take the seat").click()
    for seat in (first, ben, carl):
        seat.page.get_by_role("heading", name=re.compile("Choose your God")).wait_for()
        assert [one["side"] for one in seat.state["view"]["players"]] == ["greek", "greek", None, "greek", "norse"]


def test_main_gods_are_named_by_who_opens_the_table_and_told_to_who_joins(visit: Visit) -> None:
    page = visit().goes_to(f"/new/{GAME}?kind=online")
    first = Seat(page)
    page.get_by_label("Your name, for your friends").fill("Anna")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("radio", name=re.compile("^two teams")).check()
    for n in (3, 4):
        page.get_by_role("group", name=f"Seat {n}").get_by_label("Player").select_option("random")
    assert page.get_by_label("Main God of team A").locator("option").all_inner_texts() == [
        "Anna (seat 1)",
        "Random (seat 3)",
    ]
    page.get_by_label("Main God of team A").select_option("Random (seat 3)")
    expect(page.get_by_label("Main God of team B").locator("option").first).to_have_text("a friend (seat 2)")
    page.get_by_label("Side of team A").select_option("Greek")
    page.get_by_role("button", name="Open the table").click()
    second = invited(visit(), page.get_by_label("Invitation link").input_value(), "Ben")
    told = second.page.get_by_role("region", name="At the table")
    for words in (
        "Main God of team A: Random (seat 3)",
        "Main God of team B: still open (seat 2)",
        "Side of team A: Greek",
    ):
        expect(told).to_contain_text(words)
    expect(second.page.get_by_label("Side")).to_have_count(0)
    second.page.get_by_role("button", name="Take the seat").click()
    for seat in (first, second):
        seat.page.get_by_role("region", name="Your area").wait_for()
        assert seat.state["view"]["mains"] == [2, 1]
        assert [one["side"] for one in seat.state["view"]["players"]] == ["greek", "norse"] * 2


def three(visit: Visit) -> list[Seat]:
    """Three people at a table, each with a browser of their own."""
    host = visit()
    first = host.sits_at(host.opens_table(GAME, "me", "open", "open"))
    first.page.get_by_role("heading", name="Waiting for friends").wait_for()
    link = first.page.get_by_label("Invitation link").input_value()
    seats = [first]
    for name in ("Ben", "Cleo"):
        page = visit().context.new_page()
        seats.append(Seat(page))
        page.goto(link)
        page.get_by_label("Your name at the table").fill(name)
        page.get_by_role("button", name="Take the seat").click()
    for seat in seats:
        seat.page.get_by_role("region", name="Your area").wait_for()
    return seats


def asked(seats: list[Seat]) -> Seat:
    """Who is asked now, once that has come up."""

    def found() -> Seat | None:
        return next((seat for seat in seats if (seat.state["decision"] or {}).get("mine")), None)

    until(lambda: found() is not None or over(seats), seats[0].page, "somebody is asked")
    return found() or seats[0]


def over(seats: list[Seat]) -> bool:
    return all(seat.state["outcome"] for seat in seats)


def test_three_people_react_and_nobody_learns_who_is_asked(visit: Visit) -> None:
    seats = three(visit)
    rng = random.Random(4)
    reactions = 0
    for _ in range(260):
        seat = asked(seats)
        if over(seats) or reactions >= 4:
            break
        moves = seat.moves
        kind = seat.state["decision"]["kind"]
        if kind.startswith("react"):
            reactions += 1
            expect(seat.question.get_by_role("button", name="Do not react")).to_be_visible()
            expect(seat.page.get_by_role("region", name="What’s going on")).to_be_visible()
            for other in seats:
                if other is not seat:
                    expect(other.page.get_by_role("region", name="Waiting for reactions")).to_be_visible()
                    assert other.state["decision"]["seat"] is None
        seat.plays(rng, eager)
        until(lambda seat=seat, moves=moves: seat.moves > moves, seat.page, "the answer is taken")  # type: ignore[misc]
    assert reactions >= 4
    for seat in seats:
        eyes = seat.state["eyes"]
        for told in seat.states:
            view: dict[str, Any] | None = told["view"]
            if view is None:
                continue
            hands = [player["seat"] for player in view["players"] if "hand" in player]
            assert hands in ([], [eyes])
            decision = told["decision"]
            if decision is not None and not decision["mine"]:
                assert (decision["kind"], decision["prompt"], decision["options"]) == ("", "", [])


# Small screens, keys, languages ---------------------------------------------------------------------------------------
WIDE = """() => [...document.querySelectorAll("main *")].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  if (!width || one.closest("[data-clips], .unseen, svg") || !one.checkVisibility()) return false;
  return right > innerWidth + 1 || left < -1;
}).map((one) => one.className.toString())"""


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(WIDE) == []


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR", "it-IT"])
def test_a_phone_sets_up_a_match_of_six_without_scrolling_sideways(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, **PHONE).goes_to(f"/new/{GAME}")
    page.get_by_role("radio", name="6", exact=True).check()
    for mode, fields in (("team", 6 + 3), ("individual", 6 + 6)):  # players; main Gods and a side, or a side for each
        page.locator(f'input[type="radio"][value="{mode}"]').check()
        expect(page.locator("form select:visible")).to_have_count(fields)
        fits(page)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit, players: int) -> None:
    visitor = visit(**PHONE)
    more = {"options": {"mode": "team"}} if players == 4 else {}
    seat = visitor.sits_at(visitor.opens_table(GAME, "me", *["random"] * (players - 1), **more))
    rng = random.Random(2)
    kinds = set()
    for _ in range(40):
        if seat.ready() == "over":
            break
        kinds.add(seat.state["decision"]["kind"])
        fits(seat.page)
        seat.plays(rng, eager)
    assert {"choose-god", "play-phase", "recruit-phase"} <= kinds
    # an opponent opens to everything that may be known
    seat.page.get_by_role("button", name=re.compile("^All of ")).first.click()
    expect(seat.page.get_by_role("dialog")).to_contain_text("Discard pile")
    fits(seat.page)


def test_a_turn_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table(GAME, "me", "random"))
    page = seat.page
    seat.ready()
    page.keyboard.press("p")  # to the question, from there by Tab and arrows
    expect(page.locator("#question")).to_be_focused()
    page.get_by_role("list", name="Choose your God").get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    done: set[str] = set()
    for _ in range(60):
        seat.ready()
        decision = seat.state["decision"]
        if not decision["mine"]:
            page.wait_for_timeout(20)
            continue
        kind, moves = decision["kind"], seat.moves
        lit = page.locator(".hand .spot.lit > [data-stop]")
        if kind == "play-phase" and lit.count():
            lit.first.focus()
            page.keyboard.press("Enter")
        elif kind in ("play-phase", "recruit-phase"):
            page.keyboard.press("Space")
        else:
            page.keyboard.press("p")
            page.locator(".spot.lit > [data-stop], section.prompt button").first.focus()
            page.keyboard.press("Enter")
        until(lambda moves=moves: seat.moves > moves, page, "the key is an answer")  # type: ignore[misc]
        done.add(kind)
        if {"play-phase", "recruit-phase"} <= done:
            break
    assert {"play-phase", "recruit-phase"} <= done


SAYS = {
    "en-GB": ("Choose your God", "Public area", "Warriors", "Netherworld", "empty"),
    "fr-FR": ("Choisissez votre Dieu", "Zone publique", "Guerriers", "Les enfers", "vides"),
    "it-IT": ("Scegli il tuo Dio", "Area pubblica", "Guerrieri", "Gli inferi", "vuoti"),
}


@pytest.mark.parametrize("lang", SAYS)
def test_the_board_speaks_the_language_of_the_browser(visit: Visit, lang: str) -> None:
    visitor = visit(lang=lang)
    page = visitor.sits_at(visitor.opens_table(GAME, "me", "random")).page
    choose, area, warriors, netherworld, empty = SAYS[lang]
    page.get_by_role("list", name=choose).get_by_role("button").first.click()
    expect(page.get_by_role("region", name=area).get_by_role("list", name=warriors)).to_be_visible()
    page.get_by_role("button", name=re.compile(netherworld)).click()
    expect(page.get_by_role("dialog").get_by_text(empty, exact=True)).to_be_visible()


def test_a_card_marks_each_line_and_each_fact_as_published_or_reconstructed(visit: Visit) -> None:
    visitor = visit()
    aries = visitor.goes_to(f"/cards/{GAME}?card=aries").get_by_role("dialog", name="Aries")
    expect(aries.get_by_role("paragraph").filter(has_text="Action:")).to_have_text(
        "Action: Attack 3 on an opposing God of your choice."
        " partly published that it is an Action with an Attack, but not its value"
    )
    expect(aries.get_by_role("definition")).to_have_text(
        [
            "Aries published",
            "Warrior published",
            "red published",
            "green, silver published",
            "3 reconstructed",
            "5 published",
        ]
    )
    expect(aries.get_by_role("img", name="Aries")).to_contain_text("effect partly published")
    leo = visitor.goes_to(f"/cards/{GAME}?card=leo").get_by_role("dialog", name="Leo")
    expect(leo.get_by_role("paragraph").filter(has_text="Action:")).to_contain_text("reconstructed")
    expect(leo.get_by_role("img", name="Leo")).to_contain_text("effect reconstructed")


def test_cards_of_a_published_game_bear_no_marks(visit: Visit) -> None:
    kakashi = visit().goes_to("/cards/naruto-mythos?card=KS-106").get_by_role("dialog", name="Kakashi Hatake")
    kakashi.get_by_text("Where this comes from").click()
    expect(kakashi).to_contain_text("In our own words: text.")
    expect(kakashi.get_by_text("published", exact=True)).to_have_count(0)
    expect(kakashi.get_by_text("reconstructed", exact=True)).to_have_count(0)


TOLD = {
    "en-GB": "Random plays Pisces (Random's God gains 2 energy): react before it resolves?",
    "fr-FR": "Hasard joue Poissons (le Dieu de Hasard gagne 2 points d'énergie) : réagir avant la résolution ?",
    "it-IT": "Caso gioca Pesci (il Dio di Caso ottiene 2 punti energia): reagire prima che si risolva?",
}


@pytest.mark.parametrize("lang", TOLD)
def test_who_may_react_reads_what_the_ability_of_the_other_does_to_that_one(visit: Visit, lang: str) -> None:
    players = [{"god": "zeus", "hand": ["aquarius"]}, {"god": "thor", "hand": ["pisces"]}]
    match = kleos.from_position({"game": GAME, "active": 1, "players": players})
    match.choose("play pisces 1")
    seat = visit(lang=lang).goes_on(match, "me", "random")
    expect(seat.page.locator("#question")).to_contain_text(TOLD[lang])


def test_gods_that_a_team_mate_has_taken_are_marked(visit: Visit) -> None:
    options = {"mode": "team", "mains": [2, 3]}
    match = kleos.new(GAME, seed=1, players=4, options=options)
    match.choose(1)
    match.choose(0)
    seat = visit().goes_on(match, "me", "random", "random", "random")
    gods = seat.page.get_by_role("list", name="Choose a God for your team")
    expect(gods.get_by_role("listitem")).to_have_count(6)
    left = seat.state["view"]["team_gods"]
    assert (len(left), match.view(0)["players"][2]["god"] in left) == (5, False)
    taken = gods.get_by_role("listitem").filter(has_text="Random 3")
    expect(taken).to_have_count(1)
    assert len(seat.state["decision"]["options"]) == 5


def test_the_board_stays_the_same_from_state_to_state(visit: Visit) -> None:
    """Built anew with every state it would close what is open on it and lose the focus."""
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table(GAME, "me", "random"))
    seat.ready()
    seat.page.evaluate("() => { document.querySelector('.board').dataset.same = 'yes' }")
    for _ in range(3):
        seat.plays(random.Random(1), eager)
        seat.ready()
    assert seat.page.evaluate("document.querySelector('.board').dataset.same") == "yes"
