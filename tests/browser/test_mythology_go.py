"""Mythology GO in the browser: a match to its end, four people with secrets, fields arranged, a phone, keys, languages."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kleos.games.mythology_go.testing import down
from kleos.games.mythology_go.testing import table as at_position
from kleos.testing import clause

from .conftest import Visit, Visitor, until
from .playing import Choice, Seat

GAME = "mythology-go"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def eager(choices: list[Choice], rng: random.Random) -> Choice:
    """Whatever can be played or chosen, rather face-down: fields fill up, and there is something to hide."""
    down = [one for one in choices if one.kind == "menu" and "face-down" in one.name]
    things = [one for one in choices if one.kind != "answer"]
    return rng.choice(down or things or choices)


def asked(seats: list[Seat]) -> Seat | None:
    """Who is asked now, once that has come up; None when the match is over."""

    def found() -> Seat | None:
        return next((seat for seat in seats if (seat.state["decision"] or {}).get("mine")), None)

    until(lambda: found() is not None or over(seats), seats[0].page, "somebody is asked")
    return found()


def over(seats: list[Seat]) -> bool:
    return all(seat.state["outcome"] for seat in seats)


def moved(seat: Seat, moves: int, menu: Locator | None = None) -> Callable[[], bool]:
    """Whether the table has gone on, or a menu has come up where one may."""
    return lambda: seat.moves > moves or (menu is not None and menu.is_visible())


def plays_till(seat: Seat, kind: str, rng: random.Random, most: int = 400) -> bool:
    """Plays until such a decision is open; says whether it came."""
    for _ in range(most):
        if seat.ready() == "over":
            return False
        if seat.state["decision"]["kind"] == kind:
            return True
        moves = seat.moves
        seat.plays(rng, eager)
        until(moved(seat, moves), seat.page, "the answer is taken")
    return False


# Alone ----------------------------------------------------------------------------------------------------------------
def test_a_match_against_bots_from_the_first_page_to_the_end(visit: Visit) -> None:
    page = visit().goes_to("/")
    seat = Seat(page)
    page.get_by_role("link", name=re.compile("^Set up a match.*Mythology GO")).click()
    page.get_by_role("radio", name="3", exact=True).check()
    for name in ("Seat 2", "Seat 3"):
        page.get_by_role("group", name=name).get_by_label("Player").select_option("random")
    page.get_by_role("button", name="Start the match").click()
    expect(page.get_by_role("heading", name=re.compile("Choose your belief|Beliefs nobody has taken"))).to_be_visible()
    rounds = {1: "Round 1 of 3", 2: "Round 2 of 3", 3: "Round 3 of 3"}
    seen: set[int] = set()
    for _ in range(900):
        if seat.ready() == "over":
            break
        number = seat.state["view"]["round"]
        if number not in seen:
            seen.add(number)
            expect(page.get_by_text(rounds[number], exact=True)).to_be_visible()
        seat.plays(random.Random(seat.moves), eager)
    assert seen == {1, 2, 3}
    expect(seat.ending).to_be_visible()
    # the ranking, and every counting opened again
    ranking = page.get_by_role("table", name="Final ranking")
    expect(ranking.get_by_role("row")).to_have_count(4)
    view = seat.state["view"]
    for number in (1, 2, 3):
        page.get_by_role("button", name=f"Points for round {number}", exact=True).click()
        window = page.get_by_role("dialog", name=f"Points for round {number}")
        table = window.get_by_role("table", name=f"Points for round {number}")
        for player in view["players"]:
            row = table.get_by_role("row").nth(player["seat"] + 1)
            score = str(player["scores"][number - 1]).replace("-", "−")
            expect(row.get_by_role("cell").last).to_have_text(score)
        entry = view["rounds"][number - 1]["sheet"][0]["items"][0]["text"]
        expect(window).to_contain_text(entry)
        window.get_by_role("button", name="Close").click()
    assert not [told for told in seat.frames if '"type":"error"' in told]


def test_a_new_table_seats_two_to_eight(visit: Visit) -> None:
    page = visit().goes_to(f"/new/{GAME}")
    seat = Seat(page)
    page.get_by_role("radio", name="8", exact=True).check()
    expect(page.get_by_role("group", name="Seat 8")).to_be_visible()
    page.get_by_role("button", name="Start the match").click()
    seat.ready()
    assert len(seat.state["view"]["players"]) == 8
    assert [one["kind"] for one in seat.state["seats"]] == ["person"] + ["bot"] * 7
    expect(
        page.get_by_role("list", name="Other players").get_by_role("button", name=re.compile("^All of "))
    ).to_have_count(7)


def test_a_card_of_the_hand_is_played_face_up_or_face_down(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table(GAME, "me", "random"))
    page = seat.page
    for seed in range(30):
        assert plays_till(seat, "main", random.Random(seed))
        tokens = [option["token"] for option in seat.state["decision"]["options"]]
        both = [
            token.split()[1] for token in tokens if token.startswith("hide ") and f"play {token.split()[1]}" in tokens
        ]
        if both:
            break
        seat.plays(random.Random(seed), eager)
    page.locator(f'.hand .spot[data-card="{both[0]}"] > [data-stop]').first.click()
    menu = page.get_by_role("dialog", name="What would you like to do?")
    before = len(seat.state["view"]["players"][0]["field"])
    menu.get_by_role("button", name=re.compile("face-down")).click()
    until(lambda: len(seat.state["view"]["players"][0]["field"]) == before + 1, page, "it lies there")
    laid = seat.state["view"]["players"][0]["field"][-1]
    assert (laid["face"], laid["card"]) == ("down", both[0])
    own = page.get_by_role("list", name="Your field")
    expect(own.locator(f'[data-thing="o:{laid["object"]}"]')).to_contain_text("face-down")


# Together -------------------------------------------------------------------------------------------------------------
def four(visit: Visit) -> list[Seat]:
    """Four people at a table, each with a browser of their own."""
    host = visit()
    first = host.sits_at(host.opens_table(GAME, "me", "open", "open", "open"))
    first.page.get_by_role("heading", name="Waiting for friends").wait_for()
    link = first.page.get_by_label("Invitation link").input_value()
    seats = [first]
    for name in ("Ben", "Cleo", "Dora"):
        page = visit().context.new_page()
        seats.append(Seat(page))
        page.goto(link)
        page.get_by_label("Your name at the table").fill(name)
        page.get_by_role("button", name="Take the seat").click()
    for seat in seats:
        seat.page.get_by_role("region", name="Your area").wait_for()
    return seats


def test_four_people_see_only_their_own_hand_face_down_creatures_and_divinity(visit: Visit) -> None:
    seats = four(visit)
    rng = random.Random(4)
    for _ in range(400):
        seat = asked(seats)
        if seat is None or seat.state["view"]["round"] > 1:
            break
        moves = seat.moves
        seat.plays(rng, eager)
        until(moved(seat, moves), seat.page, "the answer is taken")
    hidden = 0
    for seat in seats:
        eyes = seat.state["eyes"]
        for told in seat.states:
            view: dict[str, Any] | None = told["view"]
            if view is None:
                continue
            for player in view["players"]:
                own = player["seat"] == eyes
                assert ("hand" in player) == own
                assert own or view["divinities_shown"] or player["divinity"] is None
                for creature in player["field"]:
                    if creature["face"] == "down" and not own:
                        hidden += 1
                        # whoever swapped it away knows it (MG-9.3)
                        assert not creature["known"] or creature["card"]
                        assert creature["known"] or set(creature) == {"object", "face", "known"}
            decision = told["decision"]
            if decision is not None and not decision["mine"]:
                assert (decision["kind"], decision["prompt"], decision["options"]) == ("", "", [])
    assert hidden > 0
    # a round that was counted is there for everybody
    for seat in seats:
        seat.page.get_by_role("button", name="Points for round 1", exact=True).click()
        expect(seat.page.get_by_role("dialog", name="Points for round 1")).to_contain_text("Every point in words")


def test_an_accusation_names_a_player_and_then_a_divinity(visit: Visit) -> None:
    """Athena, Loki and Thoth must accuse; beliefs and creatures are chosen until one of them is dealt."""
    for _ in range(6):
        visitor = visit()
        seat = visitor.sits_at(visitor.opens_table(GAME, "me", "random", "random"))
        if plays_till(seat, "accuse", random.Random(7)):
            break
    page = seat.page
    window = page.get_by_role("region", name="Accuse", exact=True)
    whom = window.get_by_role("list", name="1. Who?")
    expect(whom.get_by_role("button")).to_have_count(2)
    expect(window).to_contain_text("Choose a player first.")
    whom.get_by_role("button").first.click()
    options = seat.state["decision"]["options"]
    wanted = [one for one in options if one["things"][0] == options[0]["things"][0]]
    cards = window.get_by_role("list", name="2. Which divinity?").get_by_role("button")
    expect(cards).to_have_count(len(wanted))
    moves = seat.moves
    cards.first.click()
    until(lambda: seat.moves > moves, page, "the accusation is made")
    told = [one for state in seat.states if state["view"] for one in state["view"]["accusations"] if one["by"] == 0]
    assert told
    assert f"accuse p{told[0]['player']} {told[0]['divinity']}" in [one["token"] for one in wanted]


# Arranging ------------------------------------------------------------------------------------------------------------
LAID = ["troll", down("nain"), "chimere", "troll", "harpie"]  # from #1 on


def laid(visitor: Visitor, *kinds: str) -> str:
    """A table at p0's turn with these creatures on the field, by way of a record that is continued. Returns its path."""
    story = at_position({"field": LAID, "hand": ["sphinx", "griffon", "licorne"]}, {"field": ["elfe"]}, deck_rest=True)
    seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
    ask = visitor.context.request
    record = ask.post(f"{visitor.address}/api/records", data={"text": story.match.record()})
    wish = {"moves": 0, "seats": seats, "watchable": True}
    made = ask.post(f"{visitor.address}/api/tables/{record.json()['id']}/continue", data=wish)
    assert made.ok, made.text()
    return f"/table/{made.json()['id']}"


def lies(seat: Seat, of: int = 0) -> list[int]:
    """The field of a player as the server has told it."""
    return [creature["object"] for creature in seat.state["view"]["players"][of]["field"]]


def drawn(page: Page, name: str = "Your field") -> list[int]:
    """A field as it is drawn, from the left."""
    spots = page.get_by_role("list", name=name, exact=True).locator(".spot").all()
    found = sorted((box["x"], str(spot.get_attribute("data-thing"))) for spot in spots if (box := spot.bounding_box()))
    return [int(thing.removeprefix("o:")) for _, thing in found]


def middle(page: Page, number: int) -> tuple[float, float]:
    box = page.get_by_role("list", name="Your field").locator(f'[data-thing="o:{number}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drags(page: Page, one: int, onto: int, aside: float = 0) -> None:
    """Drags a creature with the mouse onto another, or to the left or the right of its middle."""
    (x, y), (to, _) = middle(page, one), middle(page, onto)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 6):
        page.mouse.move(x + (to + aside - x) * step / 5, y + step)
    page.mouse.up()


@clause("MG-5.5.1", "MG-5.5.2", "MG-5.5.3")
def test_a_field_is_arranged_with_the_mouse_and_everybody_sees_it(visit: Visit) -> None:
    host, friend = visit(), visit()
    path = laid(host, "person", "open")
    first = host.sits_at(path)
    first.page.get_by_role("heading", name="Waiting for friends").wait_for()
    second = Seat(friend.context.new_page())
    second.page.goto(first.page.get_by_label("Invitation link").input_value())
    second.page.get_by_label("Your name at the table").fill("Ben")
    second.page.get_by_role("button", name="Take the seat").click()
    second.page.get_by_role("region", name="Your area").wait_for()
    third = visit().sits_at(path)
    third.page.get_by_role("list", name="Guest’s field").wait_for()
    first.ready()
    before = first.moves, first.state["decision"]
    drags(first.page, 2, 5, 30)
    wanted = [1, 3, 4, 5, 2]
    until(lambda: drawn(first.page) == wanted, first.page, "it lies there")
    for seat in (second, third):
        until(lambda seat=seat: drawn(seat.page, "Guest’s field") == wanted, seat.page, "others see it")  # type: ignore[misc]
        assert lies(seat) == wanted
        hidden = seat.page.get_by_role("list", name="Guest’s field").locator(".spot").last
        expect(hidden).to_contain_text("Face-down creature")
        expect(hidden).not_to_contain_text("Dwarf")
        field = seat.page.get_by_role("list", name="Guest’s field")
        expect(field.get_by_text(re.compile(r"^#\d+$"))).to_have_text(["#1", "#4"])  # only a Troll could be another one
    # nothing was chosen, and what is asked is still asked
    assert (first.moves, first.state["decision"]) == before
    expect(first.page.get_by_role("dialog")).to_have_count(0)
    first.page.reload()
    first.ready()
    assert drawn(first.page) == wanted
    # only who plays there arranges: not the others
    drags(first.page, 5, 1, -30)
    until(lambda: drawn(second.page, "Guest’s field") == [5, 1, 3, 4, 2], second.page, "once more")
    assert third.page.locator("[data-lies]").count() == 0
    assert not [frame for seat in (first, second, third) for frame in seat.frames if '"type":"error"' in frame]


def test_dragging_onto_what_is_lit_chooses_and_so_does_a_click(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(laid(visitor, "person", "bot"))
    page = seat.page
    seat.ready()
    own = page.get_by_role("list", name="Your field")
    own.locator('[data-thing="o:5"] > [data-stop]').click()  # not offered
    expect(page.get_by_role("dialog", name="Why not now?")).to_be_visible()
    page.keyboard.press("Escape")
    drags(page, 1, 4)
    until(lambda: lies(seat) == [1, 2, 3, 5], page, "the Trolls are a pair")
    drags(page, 1, 3, 30)  # a pair is not offered, but lies where one likes
    until(lambda: lies(seat) == [2, 3, 1, 5], page, "it is laid elsewhere")
    own.locator('[data-thing="o:3"] > [data-stop]').click()
    until(lambda: seat.state["decision"]["kind"] == "chimera-destroy", page, "the Chimera is used")


def test_a_field_is_arranged_by_keys_and_the_place_is_said(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(laid(visitor, "person", "bot"))
    page = seat.page
    seat.ready()
    spot = page.get_by_role("list", name="Your field").locator('[data-thing="o:2"] > [data-stop]')
    said = page.locator("[aria-live=polite]")
    expect(spot).to_contain_text("Dwarf")  # the cards have names by now
    spot.focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")  # at once, before the server has answered
    expect(said).to_contain_text("Dwarf: place 4 of 5")
    until(lambda: lies(seat) == [1, 3, 4, 2, 5], page, "it lies two places further")
    expect(spot).to_be_focused()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")  # there is no further place
    expect(said).to_contain_text("Dwarf: place 5 of 5")
    page.keyboard.press("Shift+ArrowLeft")
    until(lambda: lies(seat) == [1, 3, 4, 2, 5], page, "and one place back")
    expect(spot).to_be_focused()
    page.keyboard.press("ArrowRight")  # without Shift the focus goes on, and nothing else
    expect(page.get_by_role("list", name="Your field").locator('[data-thing="o:5"] > [data-stop]')).to_be_focused()
    assert drawn(page) == [1, 3, 4, 2, 5]
    assert seat.moves == 0


def test_a_finger_arranges_a_field_and_still_looks(visit: Visit) -> None:
    visitor = visit(**PHONE)
    seat = visitor.sits_at(laid(visitor, "person", "bot"))
    page = seat.page
    seat.ready()
    wire = visitor.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), (to, _) = middle(page, 2), middle(page, 5)
    touch("touchStart", x, y)
    for step in range(1, 9):
        touch("touchMove", x + (to + 12 - x) * step / 8, y)
    touch("touchEnd")
    until(lambda: lies(seat) == [1, 3, 4, 5, 2], page, "it lies at the end")
    expect(page.get_by_role("dialog")).to_have_count(0)
    touch("touchStart", *middle(page, 3))
    expect(page.get_by_role("dialog")).to_be_visible()  # held, it is looked at
    touch("touchEnd")
    assert seat.moves == 0


# Small screens, keys, languages ---------------------------------------------------------------------------------------
WIDE = """() => [...document.querySelectorAll("main *")].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  if (!width || one.closest(".hand, .strip, .unseen, svg") || !one.checkVisibility()) return false;
  return right > innerWidth + 1 || left < -1;
}).map((one) => one.className.toString())"""


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(WIDE) == []


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit, players: int) -> None:
    visitor = visit(**PHONE)
    seat = visitor.sits_at(visitor.opens_table(GAME, "me", *["random"] * (players - 1)))
    rng = random.Random(2)
    kinds = set()
    for _ in range(45):
        if seat.ready() == "over":
            break
        kinds.add(seat.state["decision"]["kind"])
        fits(seat.page)
        seat.plays(rng, eager)
    assert {"choose-belief", "main"} <= kinds
    seat.ready()
    # an opponent opens to everything that may be known
    everything = seat.page.get_by_role("button", name=re.compile("^All of ")).first
    box = everything.bounding_box()
    assert box is not None
    everything.click(position={"x": box["width"] - 8, "y": box["height"] - 6})  # beside the creatures
    window = seat.page.get_by_role("dialog")
    expect(window).to_contain_text("Divinity, face-down")
    expect(window).to_contain_text(re.compile("spells? played this round"))
    fits(seat.page)


def test_a_turn_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table(GAME, "me", "random"))
    page = seat.page
    seat.ready()
    page.keyboard.press("p")  # to the question, from there by Tab and arrows
    expect(page.locator("#question")).to_be_focused()
    free = "animisme" in seat.state["view"]["free_beliefs"]  # the other may have taken it
    expect(page.get_by_text("Animism works by itself")).to_have_count(1 if free else 0)
    beliefs = page.get_by_role("list", name="Choose your belief").get_by_role("button")
    beliefs.first.focus()
    page.keyboard.press("ArrowRight")
    expect(beliefs.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    until(lambda: seat.state["decision"]["kind"] != "choose-belief", page, "a belief is chosen")
    done: set[str] = set()
    for _ in range(40):
        seat.ready()
        decision = seat.state["decision"]
        if not decision["mine"]:
            page.wait_for_timeout(20)
            continue
        kind, moves = decision["kind"], seat.moves
        enough = [one for one in decision["options"] if one["verb"] in ("done", "skip")]
        if enough:
            page.keyboard.press("Space")
        else:
            hand = page.locator(".hand .spot.lit > [data-stop]")
            (hand if hand.count() else page.locator(".spot.lit > [data-stop]")).first.focus()
            page.keyboard.press("Enter")
            menu = page.get_by_role("dialog", name="What would you like to do?")
            until(moved(seat, moves, menu), page, "it is chosen, or there are ways")
            if menu.is_visible():
                page.keyboard.press("Enter")  # the first answer has the focus
        until(moved(seat, moves), page, "the key is an answer")
        done.add(f"{kind} {'done' if enough else 'play'}")
        if {"main play", "main done"} <= done:
            break
    assert {"main play", "main done"} <= done


SAYS = {
    "en-GB": ("Choose your belief", "Your field", "Divinity", "Discard pile"),
    "fr-FR": ("Choisissez votre croyance", "Votre terrain", "Divinité", "Défausse"),
    "it-IT": ("Scegli la tua credenza", "Il tuo campo", "Divinità", "Scarti"),
}


@pytest.mark.parametrize("lang", SAYS)
def test_the_board_speaks_the_language_of_the_browser(visit: Visit, lang: str) -> None:
    visitor = visit(lang=lang)
    page = visitor.sits_at(visitor.opens_table(GAME, "me", "random")).page
    choose, field, divinity, discard = SAYS[lang]
    beliefs = page.get_by_role("list", name=choose)
    beliefs.locator('.spot:not([data-card="polytheisme"]) > [data-stop]').first.click()  # that one asks once more
    expect(page.get_by_role("list", name=field)).to_be_visible()
    expect(page.get_by_text(divinity, exact=True).first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(discard))).to_be_visible()


def test_a_card_marks_each_line_and_each_fact_as_published_or_reconstructed(visit: Visit) -> None:
    page = visit().goes_to(f"/cards/{GAME}?card=gobelin")
    goblin = page.get_by_role("dialog", name="Goblin")
    expect(goblin.get_by_role("paragraph").filter(has_text="Monochrome:")).to_have_text(
        "Monochrome: +8 if all your creatures are of one colour. published"
    )
    facts = goblin.get_by_role("definition")
    expect(facts).to_have_text(
        [
            "Goblin translated Gobelin in French",
            "creature reconstructed",
            "green reconstructed",
            "2 reconstructed",
            "1 reconstructed",
            "4 reconstructed",
        ]
    )
    expect(goblin.get_by_role("img", name="Goblin")).to_contain_text("effect published")


def test_a_creature_of_which_nothing_is_published_says_so_everywhere(visit: Visit) -> None:
    page = visit().goes_to(f"/cards/{GAME}?card=golem")
    golem = page.get_by_role("dialog", name="Golem")
    expect(golem.get_by_text("reconstructed", exact=True)).to_have_count(7)  # its line, its name and five facts
    expect(golem.get_by_text("published", exact=True)).to_have_count(0)
    expect(golem.get_by_role("img", name="Golem")).to_contain_text("effect reconstructed")


def test_never_face_down_is_a_fact_and_a_line_of_which_the_source_is_told(visit: Visit) -> None:
    page = visit(lang="fr-FR").goes_to(f"/cards/{GAME}?card=cyclope")
    cyclops = page.get_by_role("dialog", name="Cyclope")
    lines = cyclops.get_by_role("paragraph")
    expect(lines.filter(has_text="Jamais face cachée.")).to_contain_text("publié")
    expect(lines.filter(has_text="Occupe 2 emplacements.")).to_contain_text(
        "publié en partie qu'il ne peut pas être joué"
    )
    never = cyclops.locator("dl > div").filter(has_text="jamais face cachée")
    expect(never.get_by_role("definition")).to_have_text("✓ publié")
    expect(cyclops.get_by_role("img", name="Cyclope")).to_contain_text("effet publié en partie")


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


# Score sheets ---------------------------------------------------------------------------------------------------------
def enters(page: Page, name: str, *creatures: str) -> None:
    page.get_by_role("button", name=f"+ Add a creature ({name})").click()
    window = page.get_by_role("dialog", name=f"Add a creature: {name}")
    for creature in creatures:
        window.get_by_role("button", name=creature, exact=True).click()
    window.get_by_role("button", name="Done").click()


def filled(visitor: Visitor) -> Page:
    page = visitor.goes_to("/")
    page.get_by_role("link", name="Score sheet (Mythology GO)").click()
    page.get_by_label("Name").first.fill("Anna")
    enters(page, "Anna", "Harpy", "Gorgon")
    enters(page, "Player 2", "Harpy", "Golem")
    return page


def scores(page: Page) -> list[str]:
    rows = page.get_by_role("table", name="Result").get_by_role("row").filter(has=page.get_by_role("rowheader"))
    return [row.get_by_role("cell").last.inner_text() for row in rows.all()]


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["screen", "phone"])
def test_a_round_with_real_cards_is_counted(visit: Visit, settings: dict[str, Any]) -> None:
    """MG-12.14: the Gorgon copies the Harpy of its holder, 12 to 7."""
    visitor = visit(**settings)
    page = filled(visitor)
    page.get_by_role("button", name="Count the points").click()
    question = page.get_by_role("heading", name=re.compile("Gorgon #2"))
    expect(question).to_be_focused()
    page.get_by_role("button", name=re.compile("Harpy #1")).click()
    expect(page.get_by_role("heading", name="Result")).to_be_focused()
    assert scores(page) == ["12", "7"]
    expect(page.get_by_text("Anna wins")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # numbers of the real cards, which make the answer void
    page.get_by_text("Numbers on your cards").click()
    page.get_by_role("listitem").filter(has_text="Harpy").get_by_label("Value", exact=True).fill("2")
    expect(page.get_by_role("table", name="Result")).to_have_count(0)
    page.get_by_role("button", name="Count the points").click()
    page.get_by_role("button", name=re.compile("Harpy #1")).click()
    expect(page.get_by_role("heading", name="Result")).to_be_focused()
    assert scores(page) == ["14", "8"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # what was entered is still there
    page.reload()
    expect(page.get_by_label("Name").first).to_have_value("Anna")
    expect(page.get_by_role("group", name="Gorgon, number 2")).to_be_visible()


def test_a_mistake_in_a_sheet_is_told_with_its_player(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed.append("400")
    page = visitor.goes_to(f"/score/{GAME}")
    enters(page, "Player 2", *["Golem"] * 5)
    page.get_by_role("button", name="Count the points").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_other_games_have_sheets_too(visit: Visit) -> None:
    visitor = visit()
    page = visitor.goes_to("/score/saint-seiya")
    page.get_by_label("Cards, one per line").first.fill("shaina\n2 seiya-green")
    page.get_by_role("button", name="Count the points").click()
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    missions = visitor.goes_to("/score/naruto-mythos")
    missions.get_by_label("Mission card").first.select_option("KS-M09")
    missions.get_by_label("Player 1’s characters, one per line").first.fill("KS-013\nKS-015")
    missions.get_by_role("button", name="Count the points").click()
    expect(missions.get_by_text("Player 1 wins")).to_be_visible()
    none = visitor.goes_to("/score/kanzume-goddess")
    expect(none.get_by_text("Kanzume Goddess has no points to count.")).to_be_visible()
