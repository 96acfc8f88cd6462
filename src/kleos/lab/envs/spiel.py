"""Matches as OpenSpiel games, registered as kleos_naruto_mythos and so on when this module is imported.

Chance acts once, at the beginning: its outcome is the seed of the match, one of `deals` equally likely ones. Every
shuffle, draw and deck follows from it, so that what comes after is a matter of the players alone.
"""

from collections.abc import Mapping
from typing import Any, Final

import kleos
from kleos.engine.saving import canonical
from kleos.lab.envs.episodes import Episode, Scenario, library, name_of
from kleos.lab.simulate import RANDOM

EXTRA: Final = "openspiel"
DEALS: Final = 10_000
LONGEST: Final = 10_000  # decisions: far more than any match has taken, OpenSpiel wants to know a bound

# Several things in one parameter: a comma would end it, and brackets and equal signs have their own meaning there.
BETWEEN: Final = "+"  # decks, or options
VALUE: Final = ":"  # after the name of an option
LISTED: Final = "/"  # between the parts of a value that is a list

pyspiel: Any = library("pyspiel", EXTRA)
numpy: Any = library("numpy", EXTRA)


def game_type(game: str) -> Any:
    """What OpenSpiel is told of a game."""
    rules = kleos.rules(game)
    least, most = rules.players
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"{rules.title} (kleos)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": least, "deals": DEALS, "decks": RANDOM, "options": ""},
    )


def write_options(options: Mapping[str, Any]) -> str:
    """The options of a match as one parameter: mode:competitive, or heroes:ikki/shun+first_player:0."""
    return BETWEEN.join(
        name + VALUE + (LISTED.join(map(str, value)) if isinstance(value, (list, tuple)) else str(value))
        for name, value in options.items()
    )


def read_options(text: str, lists: frozenset[str]) -> dict[str, Any]:
    """The reverse of write_options, where these are the options that are lists."""
    options: dict[str, Any] = {}
    for part in text.split(BETWEEN) if text else []:
        name, _, value = part.partition(VALUE)
        values = [int(each) if each.isdecimal() else each for each in value.split(LISTED)]
        options[name] = values if name in lists else values[0]
    return options


class MatchGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of players, with decks and options."""

    kind: Any = None  # the type that the game was registered with
    game: str = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        decks: str = chosen["decks"]
        self.scenario = Scenario(
            self.game,
            chosen["players"],
            decks.split(BETWEEN) if BETWEEN in decks else decks,
            read_options(chosen["options"], kleos.rules(self.game).lists),
        )
        self.deals: int = chosen["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.scenario.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.scenario.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "MatchState":
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "MatchObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return MatchObserver(self.scenario, recall)


class MatchState(pyspiel.State):  # type: ignore[misc]
    """A match: before its deal, at a decision, or over."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None

    def current_player(self) -> Any:
        if self.episode is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.episode.seat < 0 else self.episode.seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(seed, 1 / deals) for seed in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or self.episode.seat != player:
            return []
        return sorted(self.episode.legal())

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.get_game().scenario.begin(action)
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.episode is None or player < 0:
            return f"deal {action}"
        return self.episode.legal().get(action, str(action))

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * int(self.get_game().num_players())
        return self.episode.rewards()

    def __str__(self) -> str:
        return "" if self.episode is None else canonical(unsaid(self.episode.match.view(None)))


class MatchObserver:
    """What one player sees; with perfect recall also all it has seen and chosen, as a string only."""

    def __init__(self, scenario: Scenario, recall: bool) -> None:
        self.scenario = scenario
        self.recall = recall
        self.tensor = None if recall else numpy.zeros(scenario.features.size, numpy.float32)
        self.dict: dict[str, Any] = {} if recall else {"observation": self.tensor}

    def set_from(self, state: MatchState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.episode is None else state.episode.observe(player)

    def string_from(self, state: MatchState, player: int) -> str:
        if state.episode is None:
            return ""
        seen = unsaid(state.episode.view(player))
        if not self.recall:
            return canonical(seen)
        match = state.episode.match
        log = [unsaid(entry) for entry in match.log(player)]
        return canonical({"view": seen, "log": log, "chosen": chosen(match, player)})


def chosen(match: kleos.Match, seat: int) -> list[str]:
    """What a seat has answered so far."""
    out = []
    move = match.moves
    while move is not None:
        if move.seat == seat:
            out.append(move.token)
        move = move.prev
    return out[::-1]


def unsaid(seen: dict[str, Any]) -> dict[str, Any]:
    """What is seen without its words, which say the same again."""
    return {key: without_words(value) for key, value in seen.items() if key not in ("text", "prompt", "name")}


def without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return unsaid(value)
    return [without_words(part) for part in value] if isinstance(value, list) else value


def loaded(game: str, players: int, decks: Any, options: Mapping[str, Any] | None, deals: int | None) -> Any:
    """A registered game with its parameters; only decks that have names can be one."""
    return pyspiel.load_game(
        name_of(kleos.rules(game).game),
        {
            "players": players,
            "decks": decks if isinstance(decks, str) else BETWEEN.join(decks),
            "options": write_options(options or {}),
            "deals": DEALS if deals is None else deals,
        },
    )


def registered(game: str) -> None:
    kind = game_type(game)
    pyspiel.register_game(kind, type("MatchGame", (MatchGame,), {"kind": kind, "game": game}))


for name in kleos.games():
    registered(name)
