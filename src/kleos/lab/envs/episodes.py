"""A match as learners meet it: numbered options, observations of fixed length, rewards at its end."""

import secrets
from collections.abc import Mapping
from copy import deepcopy
from importlib import import_module
from types import ModuleType
from typing import Any, Final

import kleos
from kleos.engine.errors import KleosError
from kleos.engine.rng import seeded
from kleos.games.registry import needed_room
from kleos.lab.envs.actions import Actions
from kleos.lab.envs.features import Features
from kleos.lab.extras import install_command
from kleos.lab.simulate import deal_decks
from kleos.language.messages import Words
from kleos.match import Match

# Streams of a seed
MATCHES: Final = 311
DECKS: Final = 312


def library(name: str, extra: str) -> Any:
    """A library that only some uses need; an error naming the extra it comes with if it is not installed."""
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name != name.partition(".")[0]:
            raise
        words = Words("library-missing", library=name.partition(".")[0], install=install_command(extra))
        raise KleosError(words) from None


def name_of(game: str) -> str:
    """What the libraries call a game."""
    return f"kleos_{game.replace('-', '_')}"


def actions_of(game: str) -> Actions:
    """The numbers of a game's options."""
    actions: Actions = numbers_of(game).ACTIONS()
    return actions


def features_of(game: str, players: int | None = None) -> Features:
    """The numbers of what a seat sees of a game, for a number of players."""
    features: Features = numbers_of(game).FEATURES(players or kleos.rules(game).players[0])
    return features


def numbers_of(game: str) -> ModuleType:
    """The room of a game with its numbers for learners: `games/<game>/lab/numbers.py`."""
    return needed_room(game, "lab.numbers")


class Scenario:
    """What all matches of an environment have in common, and the beginning of each."""

    def __init__(
        self, game: str, players: int | None = None, decks: Any = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self.rules = kleos.rules(game)
        self.players = self.rules.players[0] if players is None else players
        self.decks = decks
        self.options = options
        kleos.new(game, 0, self.players, self.dealt(0), options)  # so that mistakes are named now
        self.actions = actions_of(game)
        self.features = features_of(game, self.players)

    def __reduce__(self) -> tuple[Any, ...]:
        return Scenario, (self.rules.game, self.players, self.decks, self.options)

    def dealt(self, seed: int) -> Any:
        """The decks of a match: those given, or drawn by its seed."""
        return deal_decks(self.rules, self.decks, self.players, seeded(seed, DECKS))

    def begin(self, seed: int) -> "Episode":
        match = kleos.new(self.rules.game, seed, self.players, self.dealt(seed), self.options)
        return Episode(self, match)


class Seeds:
    """The seeds of one match after the other: the same again once a seed is given anew."""

    def __init__(self) -> None:
        self.rng = seeded(secrets.randbits(63), MATCHES)

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self.rng = seeded(seed, MATCHES)
        return self.rng.word()


class Episode:
    """One match, its views kept until the next move."""

    def __init__(self, scenario: Scenario, match: Match) -> None:
        self.scenario = scenario
        self.match = match
        self.views: dict[int, dict[str, Any]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        """A copy that goes its own way; what all matches have in common stays one."""
        copy = Episode(self.scenario, self.match.clone())
        copy.views = deepcopy(self.views, memo)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """Travels as the saved text of its match."""
        return resumed, (self.scenario, self.match.save())

    @property
    def seat(self) -> int:
        """Who decides; -1 when the match is over."""
        decision = self.match.decision
        return -1 if decision is None else decision.seat

    def view(self, seat: int) -> dict[str, Any]:
        if seat not in self.views:
            self.views[seat] = self.match.view(seat)
        return self.views[seat]

    def legal(self) -> dict[int, str]:
        """The options of the open decision, number -> token."""
        return {} if self.seat < 0 else self.scenario.actions.legal(self.view(self.seat))

    def mask(self, seat: int) -> list[int]:
        """1 for each number that is legal for the seat now."""
        mask = [0] * self.scenario.actions.size
        for number in self.scenario.actions.legal(self.view(seat)):
            mask[number] = 1
        return mask

    def observe(self, seat: int) -> list[int]:
        return self.scenario.features.observe(self.view(seat))

    def act(self, number: int) -> None:
        """Answers the open decision with the option of that number."""
        legal = self.legal()
        if number not in legal:
            raise KleosError(Words("action-not-legal", action=number))
        self.choose(legal[number])

    def choose(self, what: str | int) -> None:
        """Answers the open decision by token or index."""
        self.match.choose(what)
        self.views.clear()

    def rewards(self) -> list[float]:
        """By seat, summing to 0: a sole winner has 1, the others share the loss; all 0 before the end.

        Who wins together with others shares the win with them; of two who both win, each has 0.
        """
        outcome = self.match.outcome
        players = self.match.players
        if outcome is None:
            return [0.0] * players
        share = 1 / len(outcome.winners)
        return [((share if seat in outcome.winners else 0.0) * players - 1) / (players - 1) for seat in range(players)]


def resumed(scenario: Scenario, text: str) -> Episode:
    return Episode(scenario, kleos.resume(text))
