"""Every page, in every size: readable by all, without sideways scrolling, with targets for fingers, and nobody else asked."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visit, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
TARGET = 44

# Whatever can be pressed and is smaller than a finger. Links within a sentence are as large as its letters, what is not
# to be seen is not to be pressed, and a field counts with the label around it.
SMALL = """(target) => {
  const found = [];
  for (const one of document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")) {
    const box = (one.matches("input") && one.closest("label") ? one.closest("label") : one).getBoundingClientRect();
    const style = getComputedStyle(one);
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.width <= 1 || one.disabled) continue;
    if (one.matches("a") && style.display === "inline") continue;
    if (one.closest(".skip") || one.closest("[inert]")) continue;
    if (box.width < target - 0.5 || box.height < target - 0.5) {
      const name = (one.getAttribute("aria-label") ?? one.textContent ?? one.name).trim().replace(/\\s+/g, " ").slice(0, 40);
      found.push(`${one.tagName.toLowerCase()} "${name}" ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
  }
  return [...new Set(found)];
}"""
WIDE = "() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
UNNAMED = """() => [...document.querySelectorAll(".spot > button, [data-stop]")]
  .filter((one) => !(one.getAttribute("aria-label") ?? one.textContent).trim()).length"""
IN_BUTTONS = "() => document.querySelectorAll('button .card, a .card, [role=button] .card').length"


def at_once(page: Page) -> None:
    """Waits until all is there that comes by itself."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.querySelector('h1') && !document.querySelector('[aria-busy=\"true\"]')")


def looked_at(page: Page, name: str, artifacts: Path, complaints: list[str]) -> None:
    """All that is asked of every page, in all three sizes."""
    at_once(page)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.screenshot(path=artifacts / f"{name}-{size}.png")
        over = page.evaluate(WIDE)
        if over > 0:
            complaints.append(f"{name}, {size}: {over} px too wide")
        if size != "desktop":
            complaints += [f"{name}, {size}: too small: {one}" for one in page.evaluate(SMALL, TARGET)]
        if size == "desktop" or (size == "phone" and name not in LARGE):
            complaints += [f"{name}, {size}: {one}" for one in axe(page)]
    page.emulate_media(color_scheme="dark")  # until here it was light
    complaints += [f"{name}, dark: {one}" for one in axe(page, CONTRAST)]


CONTRAST = ["color-contrast"]


def axe(page: Page, rules: list[str] | None = None, within: str = "html") -> list[str]:
    """What stands in somebody's way, by all rules or by some; on the whole page or in a part of it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    wanted = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found: list[dict[str, Any]] = page.evaluate(
        "async ([within, wanted]) => (await axe.run(within, wanted)).violations", [within, wanted]
    )
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"][:3]]


LARGE = {
    "cards",
    "cards-seiya",
    "card",
    "card-kanzume",
    "card-mythology",
    "builder",
    "rules",
}  # hundreds of things alike: once is enough for all rules

PAGES = {
    "home": "/",
    "new": "/new/naruto-mythos",
    "new-online": "/new/saint-seiya?kind=online",
    "lobby": "/lobby",
    "cards": "/cards/naruto-mythos",
    "cards-seiya": "/cards/saint-seiya",
    "new-kanzume": "/new/kanzume-goddess",
    "card-kanzume": "/cards/kanzume-goddess?card=libra",
    "new-mythology": "/new/mythology-go",
    "card-mythology": "/cards/mythology-go?card=gorgone",
    "scores": "/score",
    "score-mythology": "/score/mythology-go",
    "score-seiya": "/score/saint-seiya",
    "score-naruto": "/score/naruto-mythos",
    "card": "/cards/naruto-mythos?card=KS-009",
    "decks": "/decks",
    "builder": "/decks/new?game=naruto-mythos&from=ambush",
    "books": "/rules",
    "rules": "/rules/naruto-mythos",
    "settings": "/settings",
    "account": "/account",
    "profile": "/me",
    "lost": "/nowhere",
}


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_for_everybody(visit: Visit, artifacts: Path, name: str) -> None:
    complaints: list[str] = []
    looked_at(visit().goes_to(PAGES[name]), name, artifacts, complaints)
    assert complaints == []


# Tables ---------------------------------------------------------------------------------------------------------------
def playing(game: str, moves: int, others: int = 1) -> Callable[[Visitor], Page]:
    def sits(visitor: Visitor) -> Page:
        seat = visitor.sits_at(visitor.opens_table(game, "me", *["random"] * others))
        assert seat.plays_on(random.Random(1), lambda: seat.moves >= moves)
        return seat.page

    return sits


def waiting(visitor: Visitor) -> Page:
    return visitor.goes_to(visitor.opens_table("naruto-mythos", "me", "open"))


def invited(visitor: Visitor) -> Page:
    return visitor.goes_to(visitor.opens_table("naruto-mythos", "me", "open").replace("table", "join"))


def in_company(visitor: Visitor) -> Page:
    """Another person has taken the seat and is away; signs are offered."""
    path = visitor.opens_table("naruto-mythos", "me", "open", listed=True)
    browser = visitor.context.browser
    assert browser is not None
    other = browser.new_context()
    assert other.request.post(f"{visitor.address}/api{path.replace('table', 'tables')}/join", data={"lends": True}).ok
    other.close()
    page = visitor.goes_to(path)
    page.get_by_role("group", name=re.compile("is not connected")).wait_for()
    page.get_by_role("toolbar").get_by_role("button", name="Chat").click()
    page.get_by_role("dialog", name="Quick chat").wait_for()
    return page


def handing_over(visitor: Visitor) -> Page:
    return visitor.goes_to(visitor.opens_table("naruto-mythos", "me", "me"))


def ended(game: str) -> Callable[[Visitor], Page]:
    def gives_up(visitor: Visitor) -> Page:
        page = playing(game, 6)(visitor)
        page.get_by_role("toolbar").get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=re.compile("^Give up")).click()
        page.get_by_role("button", name="Yes, give up").click()
        page.get_by_role("link", name="Watch the replay").wait_for()
        return page

    return gives_up


def replayed(visitor: Visitor) -> Page:
    page = ended("naruto-mythos")(visitor)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("group", name="Steps").wait_for()
    return page


def menu(visitor: Visitor) -> Page:
    page = playing("naruto-mythos", 1)(visitor)
    page.get_by_role("toolbar").get_by_role("button", name="Menu").click()
    return page


TABLES: dict[str, Callable[[Visitor], Page]] = {
    "table-naruto": playing("naruto-mythos", 14),
    "table-seiya": playing("saint-seiya", 8),
    "table-seiya-of-four": playing("saint-seiya", 20, 3),
    "gods-kanzume": playing("kanzume-goddess", 0),
    "table-kanzume": playing("kanzume-goddess", 14),
    "table-kanzume-of-six": playing("kanzume-goddess", 60, 5),
    "beliefs-mythology": playing("mythology-go", 0),
    "table-mythology": playing("mythology-go", 14),
    "table-mythology-of-eight": playing("mythology-go", 60, 7),
    "waiting": waiting,
    "invited": invited,
    "company": in_company,
    "hand-over": handing_over,
    "ending-naruto": ended("naruto-mythos"),
    "ending-seiya": ended("saint-seiya"),
    "ending-kanzume": ended("kanzume-goddess"),
    "ending-mythology": ended("mythology-go"),
    "replay": replayed,
    "menu": menu,
}


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_for_everybody(visit: Visit, artifacts: Path, name: str) -> None:
    complaints: list[str] = []
    page = TABLES[name](visit())
    looked_at(page, name, artifacts, complaints)
    assert complaints == []
    assert page.evaluate(IN_BUTTONS) == 0, "a card is a picture, never in a button"
    assert page.evaluate(UNNAMED) == 0, "whatever can be chosen has a name"


# Colours --------------------------------------------------------------------------------------------------------------
GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


def test_the_theme_is_the_systems_until_one_is_chosen(visit: Visit) -> None:
    page = visit(color_scheme="dark").goes_to("/settings")
    dark = page.evaluate(GROUND)
    page.emulate_media(color_scheme="light")
    light = page.evaluate(GROUND)
    assert light != dark
    page.get_by_role("radio", name=re.compile("^Dark")).check()
    assert page.evaluate(GROUND) == dark
    page.reload()
    page.get_by_role("radio", name=re.compile("^Dark")).wait_for()
    assert page.evaluate(GROUND) == dark


@pytest.mark.parametrize("name", ["table-naruto", "table-seiya", "table-kanzume", "table-mythology"])
def test_the_palette_for_everybody_can_be_read_by_day_and_by_night(visit: Visit, name: str) -> None:
    page = TABLES[name](visit())
    page.evaluate("() => (document.documentElement.dataset.palette = 'safe')")
    assert axe(page, CONTRAST) == []
    page.emulate_media(color_scheme="dark")
    assert axe(page, CONTRAST) == []
