"""Playing at a table as people do: by what is lit, by the answers below the question, by keys."""

import json
import random
import re
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Locator, Page, WebSocket

# Everything here is read from what assistive technology is told: roles, names, states.
TURN = "Your turn"
READ = """() => {
  if (document.getElementById("hand-over")) return { standing: "hand-over", choices: [] };
  if (document.getElementById("ending")) return { standing: "over", choices: [] };
  const asks = document.querySelector('section[aria-label="Your turn"]');
  if (!asks) return false;
  const choice = (kind, one, at) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const name = (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\\s+/g, " ");
    const free = document.elementFromPoint(left, top)?.closest("button") === one;
    return { kind, at, name, where: free ? [left, top] : null };
  };
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const buttons = (root) => [...root.querySelectorAll("button:not([data-stop])")];
  const menu = document.querySelector('[role="dialog"]:not(dialog)');
  if (menu) {
    const choices = buttons(menu).map((one, at) => choice("menu", one, at));
    return { standing: "mine", choices: choices.filter(({ name }) => name !== "Cancel") };
  }
  if (document.querySelector("[data-menu]")) return false; // it is about to come up
  const stops = [...document.querySelectorAll("main [data-stop]")];
  const things = stops.map((one, at) => [one, at]).filter(([one]) => seen(one)).map(([one, at]) => choice("thing", one, at));
  const answers = buttons(asks).map((one, at) => [one, at]).filter(([one]) => seen(one) && !one.disabled && !one.closest("details"));
  const choices = [
    ...things.filter(({ name }) => !/^(Look |Put back )/.test(name)),
    ...answers.map(([one, at]) => choice("answer", one, at)).filter(({ name }) => !/^(Put .* back|Always use|Never use|Always pass)/.test(name)),
  ];
  return choices.length && { standing: "mine", choices };
}"""
HELD = """() => {
  const asks = document.querySelector('section[aria-label="Your turn"]');
  return [...(asks?.querySelectorAll("button") ?? [])].some((one) => /^Put .* back/.test(one.textContent.trim()));
}"""

Standing = Literal["mine", "over", "hand-over"]


class Choice(NamedTuple):
    """Something that can be clicked now."""

    kind: Literal["thing", "answer", "menu"]
    at: int
    name: str
    where: tuple[float, float] | None  # its middle, where nothing lies over that


class Seat:
    """Somebody at a table with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []  # everything the server has told this browser
        page.on("websocket", self.connected)

    def connected(self, wire: WebSocket) -> None:
        wire.on("framereceived", lambda frame: self.frames.append(frame if isinstance(frame, str) else frame.decode()))

    # What the server has told -----------------------------------------------------------------------------------------
    @property
    def states(self) -> list[dict[str, Any]]:
        return [told for told in map(json.loads, self.frames) if told["type"] == "state"]

    @property
    def state(self) -> dict[str, Any]:
        """The last state of the table."""
        for frame in reversed(self.frames):
            told: dict[str, Any] = json.loads(frame)
            if told["type"] == "state":
                return told
        raise AssertionError("the server has not told anything yet")

    @property
    def moves(self) -> int:
        return int(self.state["moves"])

    # What is to be seen -----------------------------------------------------------------------------------------------
    def look(self) -> tuple[Standing, list[Choice]]:
        """Waits until something can be done here, or the match is over; and what can be clicked to answer."""
        seen = self.page.wait_for_function(READ).json_value()
        return seen["standing"], [Choice(**one) for one in seen["choices"]]

    def ready(self) -> Standing:
        return self.look()[0]

    def choices(self) -> list[Choice]:
        return self.look()[1]

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=TURN)

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile("You won|You lost|shared victory|wins$"))

    def answer(self, name: str) -> Locator:
        return self.question.get_by_role("button", name=name)

    def tool(self, name: str) -> Locator:
        return self.page.get_by_role("toolbar").get_by_role("button", name=name, exact=True)

    def log(self) -> list[str]:
        return self.page.get_by_role("region", name="What has happened").get_by_role("listitem").all_inner_texts()

    # What is done -----------------------------------------------------------------------------------------------------
    def take(self, choice: Choice) -> None:
        if choice.where is not None:
            self.page.mouse.click(*choice.where)
            return
        if choice.kind == "thing":  # out of sight: it is scrolled to, as people do
            spot = self.page.locator("main [data-stop]").nth(choice.at)
        elif choice.kind == "answer":
            spot = self.question.locator("button:not([data-stop])").nth(choice.at)
        else:
            spot = (
                self.page.get_by_role("dialog", name="What would you like to do?").get_by_role("button").nth(choice.at)
            )
        spot.click(timeout=10_000)

    def plays(self, rng: random.Random, want: "Want | None" = None) -> None:
        """One answer, whole: clicks until nothing more is to be pointed at."""
        for _ in range(8):
            self.take((want or anything)(self.choices(), rng))
            if not self.page.evaluate(HELD):  # sent: else what was clicked waits for what it is for
                return
        raise AssertionError(f"clicked and clicked: {self.state['decision']}")

    def plays_on(
        self, rng: random.Random, till: Callable[[], bool], want: "Want | None" = None, most: int = 900
    ) -> bool:
        """Plays until something is so, or the match is over; says whether it is so."""
        for _ in range(most):
            standing, choices = self.look()
            if till():
                return True
            if standing == "over":
                return False
            if standing == "hand-over":
                self.takes_the_screen()
            else:
                self.take((want or anything)(choices, rng))
        raise AssertionError("the match does not end")

    def takes_the_screen(self) -> None:
        self.page.get_by_role("button", name="I’m here").click()
        self.question.wait_for()

    def plays_out(self, rng: random.Random, want: "Want | None" = None) -> None:
        """Plays until the match is over."""
        self.plays_on(rng, lambda: False, want)


Want = Callable[[list[Choice], random.Random], Choice]


def anything(choices: list[Choice], rng: random.Random) -> Choice:
    """What is on the table rather than a button: a match in which something happens."""
    things = [one for one in choices if one.kind == "thing"]
    if things and (len(things) == len(choices) or rng.random() < 0.75):
        return rng.choice(things)
    return rng.choice([one for one in choices if one not in things])


def hurried(choices: list[Choice], rng: random.Random) -> Choice:
    """Rather a button than anything on the table: a match that is soon over."""
    answers = [one for one in choices if one.kind != "thing"]
    if answers and (len(answers) == len(choices) or rng.random() < 0.8):
        return rng.choice(answers)
    return rng.choice([one for one in choices if one not in answers])


def holds(page: Page, spot: Locator) -> None:
    """A finger that stays on something for a while."""
    box = spot.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def overlaps(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = min(a["x"] + a["width"], b["x"] + b["width"]) > max(a["x"], b["x"])
    return across and min(a["y"] + a["height"], b["y"] + b["height"]) > max(a["y"], b["y"])
