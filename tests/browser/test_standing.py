"""No page stands still: on a slow processor, with messages that come in bunches, and with everything that moves on it.

KLEOS_WHOLE=1 plays whole matches, which takes some minutes for each game; else only their beginnings are played.
"""

import itertools
import os
import random

import pytest

from .conftest import Visit
from .playing import Want, anything, hurried

SLOWER = 4  # times that the processor is slowed down, as on a cheap phone
ANSWERS = 9999 if os.environ.get("KLEOS_WHOLE") else 16  # that are given in each match
BUNCH = 400  # milliseconds between two deliveries, as on a network that stalls
# Milliseconds in which a page must show what it was told. It is two seconds where the processor is not busy with tests
# as well (web/src/lib/order.test.ts counts them); a page that stands still would never show it.
SOON = 8000

# Messages are delivered in bunches, and it is noted how long the page has not shown that its person is asked.
WATCH = f"""() => {{
  const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  const told = (window.told = {{ asked: false, at: 0, longest: 0 }});
  Object.defineProperty(WebSocket.prototype, "onmessage", {{
    get() {{ return handler.get.call(this); }},
    set(hear) {{
      const held = [];
      handler.set.call(this, (event) => held.push(event));
      setInterval(() => {{
        for (const event of held.splice(0)) {{
          const state = JSON.parse(event.data);
          if (state.type === "state") Object.assign(told, {{ asked: state.decision?.mine === true, at: performance.now() }});
          hear.call(this, event);
        }}
      }}, {BUNCH});
    }},
  }});
  setInterval(() => {{
    if (!told.asked || document.querySelector('section[aria-label="Your turn"]')) told.at = performance.now();
    told.longest = Math.max(told.longest, performance.now() - told.at);
  }}, 100);
}}"""

MATCHES: list[tuple[str, list[str], Want]] = [
    ("naruto-mythos", ["me/leaf-tempo", "random/sound-four"], anything),
    ("saint-seiya", ["me", "random"], hurried),
    ("kanzume-goddess", ["me", "greedy"], anything),
    ("mythology-go", ["me", "random"], hurried),
]


@pytest.mark.parametrize(("game", "seats", "want"), MATCHES, ids=[game for game, _, _ in MATCHES])
def test_a_page_never_shows_less_than_it_was_told(visit: Visit, game: str, seats: list[str], want: Want) -> None:
    visitor = visit(reduced_motion="no-preference", viewport={"width": 900, "height": 640})
    visitor.context.add_init_script(f"({WATCH})()")
    seat = visitor.sits_at(visitor.opens_table(game, *seats))
    visitor.context.new_cdp_session(seat.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    answers = itertools.count()
    seat.plays_on(random.Random(2), lambda: next(answers) >= ANSWERS, want)
    assert seat.page.evaluate("() => window.told.longest") < SOON
