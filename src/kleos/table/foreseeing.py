"""What an answer to the open decision would do, as far as whoever decides can know.

The match is dealt anew several times from what the seat knows, and the answer is given in each of these worlds. Told is
what is the same in all of them: up to the first event that tells them apart, what is hidden has had no part in it. So
nothing hidden can be told, and what is told then happens.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from kleos.engine.actions import Action
from kleos.engine.game import Change, Measures, Rare, changes
from kleos.match import Match

WORLDS: Final = 4
SEED: Final = 20_000  # of the first of them
UNLIMITED: Final = 1 << 30

QUESTION: Final = "question"  # whoever decides is asked something next
OTHERS: Final = "others"  # somebody else is
HIDDEN: Final = "hidden"  # the rest depends on what is hidden


@dataclass(frozen=True)
class Foresight:
    """What would come of an answer."""

    token: str
    changed: tuple[Change, ...]
    before: Measures
    after: Measures
    lines: tuple[dict[str, Any], ...]  # of the log, without the cards that would be drawn
    then: str = ""  # QUESTION, OTHERS, HIDDEN, or "" if the seat goes on as before
    prompt: str = ""  # what would be asked next of whoever decides
    unless: bool = False  # whether others may react and change it
    rare: Rare | None = None


def foresee(match: Match, token: str, lang: str) -> Foresight:
    """What an answer to the open decision would do; the match is not changed."""
    decision = match.decision
    assert decision is not None
    seat, game = decision.seat, match.game
    known = match.state.log.number if match.state.log is not None else 0
    worlds = [World(match, seat, token, seed) for seed in range(SEED, SEED + WORLDS)]
    for world in worlds:
        world.unfold(UNLIMITED)
    told = alike([world.events(known, "en") for world in worlds], game.revealing)
    certain = all(world.last == known + told for world in worlds)
    if not certain:
        for world in worlds:
            world.unfold(known + told)
    before = game.measures(match.state, seat)
    after = agreed([game.measures(world.match.state, seat) for world in worlds])
    first = worlds[0]
    changed = tuple(changes(before, after))
    action = next(option.action for option in decision.options if option.token == token)
    lone = len(decision.options) == 1
    return Foresight(
        token=token,
        changed=changed,
        before=before,
        after=after,
        lines=tuple(first.events(known, lang)[:told]),
        then=first.then if certain else HIDDEN,
        prompt=first.prompt(lang) if certain else "",
        unless=first.windows > 0,
        rare=None if lone else game.rare(match.state, action, changed),
    )


def alike(told: list[list[dict[str, Any]]], revealing: frozenset[str]) -> int:
    """How many events are the same in all worlds, before anything hidden comes out."""
    count = 0
    for events in zip(*told, strict=False):
        if events[0]["kind"] in revealing or any(event != events[0] for event in events):
            break
        count += 1
    return count


def agreed(measured: Iterable[Measures]) -> Measures:
    """What is measured the same everywhere."""
    first, *rest = measured
    return {key: value for key, value in first.items() if all(other.get(key) == value for other in rest)}


class World:
    """One way in which things may lie, in which an answer is given."""

    def __init__(self, match: Match, seat: int, token: str, seed: int) -> None:
        self.seat = seat
        self.token = token
        self.dealt = match.determinize(seat, seed)
        self.match = self.dealt
        self.windows = 0  # chances to react that were let pass

    @property
    def last(self) -> int:
        return self.match.state.log.number if self.match.state.log is not None else 0

    def unfold(self, last: int) -> None:
        """Gives the answer and goes on until anybody must decide; not beyond the event of that number."""
        steps = self.run(UNLIMITED, last)
        if self.last > last:
            self.run(steps - 1, UNLIMITED)

    def run(self, most: int, last: int) -> int:
        """Does so for so many steps at most; says how many were taken. Others let every chance to react pass."""
        self.match = self.dealt.clone()
        state = self.match.state
        self.windows = 0
        steps = 0
        answer = self.token
        state.halts = True
        while True:
            if answer:
                state.answer = action_of(self.match, answer)
            steps += state.run_steps(most - steps, last)
            answer = ""
            if steps >= most or self.last > last or not state.frames:
                break
            if state.seat >= 0:
                kind = self.match.game.kinds[state.kind]
                if state.seat == self.seat or kind not in self.match.game.secret:
                    break
                answer = self.match.game.secret[kind]
            else:
                self.windows += 1
        state.halts = False
        return steps

    def events(self, known: int, lang: str) -> list[dict[str, Any]]:
        """What has happened since, as the seat sees it; which cards were drawn is left to chance."""
        out = []
        for event in self.match.log(self.seat, lang, known):
            if event["kind"] in self.match.game.drawing:
                event = {key: value for key, value in event.items() if key not in ("cards", "cards_hidden", "text")}
            out.append(event)
        return out

    @property
    def then(self) -> str:
        decision = self.match.decision
        game = self.match.game
        if decision is None or decision.kind in game.top_level | game.routine:
            return ""
        return QUESTION if decision.seat == self.seat else OTHERS

    def prompt(self, lang: str) -> str:
        decision = self.match.decision
        return decision.prompt(lang) if decision is not None and self.then == QUESTION else ""


def action_of(match: Match, token: str) -> Action:
    return next(action for action in match.state.options if action.token == token)
