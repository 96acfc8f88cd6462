"""Speed of kleos beside peers from PyPI: one core, per CPU second, interleaved in one run, as ratios.

    python bench/speed.py                 all that is installed
    python bench/speed.py --both          kleos also interpreted, from src
    python bench/speed.py --only peers    without kleos
    python bench/speed.py --what env      only what has this word in its name

Everybody plays at random through the public API: ask for the options, pick one, apply it, to the end.
Making and dealing a match takes part in the time; decisions are choices of players, never outcomes of chance.

Like is measured beside like. A bare match beside bare states: positions that know their options, without numbers for
learners (open_spiel, python-chess). An environment beside environments: at every step whoever decides gets an
observation of fixed length and a mask of the legal actions, as arrays (PettingZoo and OpenSpiel, ours and theirs played
by the same loop, and rlcard, which lists the legal actions in place of a mask).
"""

import argparse
import gc
import itertools
import json
import math
import operator
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from copy import copy, deepcopy
from importlib import import_module, metadata
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from kleos.match import Match

GAMES = ("naruto-mythos", "saint-seiya", "kanzume-goddess", "mythology-go")  # the first is what peers are compared with
# Other tables of a game, of which only the decisions are measured: how many play, with which options, and in words.
TABLES: dict[str, list[tuple[int, dict[str, Any], str]]] = {
    "saint-seiya": [(players, {}, f"of {players}") for players in (3, 4, 5)],
    "kanzume-goddess": [
        *[(players, {}, f"of {players}") for players in (3, 4, 5, 6)],
        *[(players, {"mode": "team"}, f"of {players} in teams") for players in (4, 6)],
    ],
    "mythology-go": [(players, {}, f"of {players}") for players in (3, 4, 5, 6, 7, 8)],
}
WALKED = 200  # matches from which positions are taken
KEPT = 60  # the same for kleos, whose matches are longer
POSITIONS = 200  # positions cloned in turn
SEARCHED = 0.1  # seconds of a tree, unless it is settled earlier
RACED = 60  # answers played on
SEED = 7

DECISIONS = "bare match: decisions/s"
CLONE = "bare match: clone, µs"
CLONE_INSIDE = "bare match: clone inside an effect, µs"
PLAYOUTS = "bare match: determinize + playout from half-way, /s"
STEPS = "env of PettingZoo or rlcard: steps/s with observation and mask"
COPY = "env of PettingZoo or rlcard: copy, µs"
SPIEL_STEPS = "env of OpenSpiel: steps/s with observation tensor and mask"
GYM_STEPS = "env of Gymnasium, one seat against a random bot: steps/s with observation and mask"
ENVIRONMENTS = (STEPS, COPY, SPIEL_STEPS, GYM_STEPS)
WALKS = "walks in the tree of a search from half-way, /s"
PLAYED = "answers played on after the tree, /s"
START = "import and start a match, s"

HERE = Path(__file__).resolve()
SOURCE = HERE.parent.parent / "src"
INSTALL = "uv pip install -r bench/requirements.in"

T = TypeVar("T")


class Row(NamedTuple):
    """What is measured, and on whom."""

    what: str
    who: str


class Line(NamedTuple):
    """A row as it is reported."""

    what: str
    who: str
    median: float
    ratio: float | None  # to whom the others are compared with, the median of those of single rounds
    values: list[float]
    ratios: list[float]


Work = Callable[[], int]  # does some work and says how much
Slice = Callable[[float], float]  # measures for so many CPU seconds
Candidate = Callable[[float], dict[Row, float]]  # one round: every row measured for so many CPU seconds
See = Callable[[Any], None]  # is shown the match at every decision
Play = Callable[[T, See | None], int]  # plays a match to its end and counts the decisions


# ---- measuring -----------------------------------------------------------------------
def per_second(work: Work, seconds: float) -> float:
    done = 0
    start = now = process_time()
    while now - start < seconds:
        done += work()
        now = process_time()
    return done / (now - start)


def rate(work: Work) -> Slice:
    return lambda seconds: per_second(work, seconds)


def clone_time(positions: Sequence[T], clone: Callable[[T], T]) -> Slice:
    def work() -> int:
        for position in positions:
            clone(position)
        return len(positions)

    return lambda seconds: 1e6 / per_second(work, seconds)


def walk(match: T, play: Play[T], clone: Callable[[T], T]) -> list[T]:
    """Copies of one match, one for each decision."""
    positions: list[T] = []
    play(match, lambda match: positions.append(clone(match)))
    return positions


def some(positions: Iterable[T]) -> list[T]:
    found = list(positions)
    return random.Random(SEED).sample(found, min(POSITIONS, len(found)))


def in_turn(slices: dict[Row, Slice]) -> Candidate:
    return lambda seconds: {row: measure(seconds) for row, measure in slices.items()}


# ---- how learners play -----------------------------------------------------------------
def aec_play() -> Play[Any]:
    """Plays an environment of PettingZoo: the observation and mask of whoever decides, then a step."""
    draw = random.Random(SEED).random

    def play(env: Any, see: See | None = None) -> int:
        count = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            if see is not None:
                see(env)
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(draw() * len(actions))]))
            count += 1
        return count

    return play


def aec_slices(who: str, env: Any) -> dict[Row, Slice]:
    def new() -> Any:
        env.reset()
        return env

    env.reset(seed=SEED)
    return match_slices(who, new, aec_play(), deepcopy, STEPS, COPY)


def spiel_slices(who: str, game: Any) -> dict[Row, Slice]:
    """Plays a game of OpenSpiel as a learner does: tensor and mask as arrays before every action."""
    numpy: Any = import_module("numpy")
    draw = random.Random(SEED).random
    recalls = not game.get_type().provides_observation_tensor  # hearts knows information states only

    def work() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            player = state.current_player()
            tensor = state.information_state_tensor(player) if recalls else state.observation_tensor(player)
            numpy.array(tensor, numpy.float32)
            actions = numpy.array(state.legal_actions_mask(player), numpy.int8).nonzero()[0]
            state.apply_action(int(actions[int(draw() * len(actions))]))
            count += 1
        return count

    return {Row(SPIEL_STEPS, who): rate(work)}


def gym_slices(who: str, env: Any) -> dict[Row, Slice]:
    draw = random.Random(SEED).random
    env.reset(seed=SEED)

    def work() -> int:
        observation, _ = env.reset()
        over = False
        count = 0
        while not over:
            actions = observation["action_mask"].nonzero()[0]
            if not len(actions):
                break  # over before the seat was asked
            observation, _, terminated, truncated, _ = env.step(int(actions[int(draw() * len(actions))]))
            over = terminated or truncated
            count += 1
        return count

    return {Row(GYM_STEPS, who): rate(work)}


# ---- kleos ---------------------------------------------------------------------------
def build() -> str:
    files = [module.__file__ or "" for name, module in sys.modules.items() if name.startswith("kleos.engine.")]
    return "compiled" if any(file.endswith((".so", ".pyd")) for file in files) else "interpreted"


def name(game: str, build: str) -> str:
    return f"kleos {game} {build}"


def kleos_slices(game: str) -> dict[Row, Slice]:
    import kleos
    from kleos.bots.knowledge import outlook_of
    from kleos.bots.tree import Search
    from kleos.engine.rng import seeded
    from kleos.games.registry import game_named

    draw = random.Random(SEED).random
    seeds = itertools.count()
    players = kleos.rules(game).players[0]
    dealt = [[game_named(game).random_deck(seeded(seed, seat)) for seat in range(players)] for seed in range(WALKED)]
    decks = itertools.cycle([None if some_decks[0] is None else some_decks for some_decks in dealt])

    def new() -> "Match":
        return kleos.new(game, seed=next(seeds), decks=next(decks))

    def play(match: "Match", see: See | None = None) -> int:
        count = 0
        while (decision := match.decision) is not None:
            if see is not None:
                see(match)
            match.choose(int(draw() * len(decision.options)))
            count += 1
        return count

    def inside_effect(match: "Match") -> bool:
        return match.decision is not None and match.decision.kind not in match.game.top_level

    clone: Callable[[Match], Match] = operator.methodcaller("clone")
    walks = [walk(new(), play, clone) for _ in range(KEPT)]
    halfway = itertools.cycle([positions[len(positions) // 2] for positions in walks])

    def playout() -> int:
        match = next(halfway)
        assert match.decision is not None
        play(match.determinize(match.decision.seat, next(seeds)))
        return 1

    outlook = outlook_of(game)
    later = outlook.later

    def new_search(match: "Match") -> Search:
        assert match.decision is not None
        return Search(match, match.decision.seat, seeded(next(seeds)), outlook)

    def grown() -> int:
        search = new_search(next(halfway))
        search.grow(SEARCHED, 10**9 if later is None else later.in_tree)
        return search.walks

    def played_on() -> dict[Row, Slice]:
        if later is None:
            return {}
        searches = [new_search(positions[len(positions) // 2]) for positions in walks]
        for search in searches:
            search.grow(SEARCHED, later.in_tree)
        contested = itertools.cycle([search for search in searches if len(search.rivals()) > 1])

        def work() -> int:
            race = next(contested).race(later)
            race.run(RACED, math.inf)
            return race.played

        return {Row(PLAYED, who): rate(work)}

    def at_table(players: int, options: dict[str, Any]) -> Slice:
        return rate(lambda: play(kleos.new(game, seed=next(seeds), players=players, options=options)))

    everywhere = list(itertools.chain.from_iterable(walks))
    who = name(game, build())
    tables = {
        Row(DECISIONS, f"{who}, {words}"): at_table(players, options)
        for players, options, words in TABLES.get(game, [])
    }
    return {
        Row(DECISIONS, who): rate(lambda: play(new())),
        Row(CLONE, who): clone_time(some(everywhere), clone),
        Row(CLONE_INSIDE, who): clone_time(some(filter(inside_effect, everywhere)), clone),
        Row(PLAYOUTS, who): rate(playout),
        Row(WALKS, who): rate(grown),
        **played_on(),
        Row(START, who): lambda _: start_time(game),
        **tables,
    }


def kleos_env_slices(game: str) -> dict[Row, Slice]:
    """The adapters for the libraries that are installed."""
    from kleos.engine.errors import KleosError
    from kleos.lab.envs import aec_env, gym_env, openspiel_game

    who = name(game, build())
    makers: list[Callable[[], dict[Row, Slice]]] = [
        lambda: aec_slices(who, aec_env(game)),
        lambda: spiel_slices(who, openspiel_game(game)),
        lambda: gym_slices(who, gym_env(game, opponent="random")),
    ]
    slices: dict[Row, Slice] = {}
    for make in makers:
        try:
            slices |= make()
        except KleosError as problem:  # names what is missing
            print(f"{game}: {problem}")
    return slices


def start_time(game: str) -> float:
    code = f"""if True:
        from time import process_time
        start = process_time()
        import kleos
        kleos.new({game!r}, seed={SEED})
        print(process_time() - start)"""
    return float(subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True).stdout)


def interpreted(seconds: float, what: str) -> dict[Row, float]:
    """The rows of kleos run from its source, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "rows.json")
        command = [sys.executable, str(HERE), "--only", "kleos", "--rounds", "1"]
        command += ["--seconds", str(seconds), "--what", what]
        environment = os.environ | {"PYTHONPATH": str(SOURCE)}
        subprocess.run([*command, "--json", str(file)], check=True, env=environment, stdout=subprocess.DEVNULL)
        lines = json.loads(file.read_text(encoding="utf-8"))["lines"]
    values: dict[Row, float] = {Row(line["what"], line["who"]): line["median"] for line in lines}
    if not all(who.split(",")[0].endswith("interpreted") for _, who in values):
        sys.exit(f"--both: {SOURCE} holds compiled modules")
    return values


# ---- peers ---------------------------------------------------------------------------
def match_slices(
    who: str,
    new: Callable[[], T],
    play: Play[T],
    clone: Callable[[T], T],
    rated: str = DECISIONS,
    cloned: str = CLONE,
) -> dict[Row, Slice]:
    positions: list[T] = []
    while len(positions) < 2 * POSITIONS:
        positions += walk(new(), play, clone)
    return {
        Row(rated, who): rate(lambda: play(new(), None)),
        Row(cloned, who): clone_time(some(positions), clone),
    }


def chess_slices() -> dict[Row, Slice]:
    chess: Any = import_module("chess")
    draw = random.Random(SEED).random

    def play(board: Any, see: See | None = None) -> int:
        count = 0
        while not board.is_game_over():
            if see is not None:
                see(board)
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
            count += 1
        return count

    return match_slices("python-chess", chess.Board, play, operator.methodcaller("copy"))


def open_spiel_slices() -> dict[Row, Slice]:
    pyspiel: Any = import_module("pyspiel")
    draw = random.Random(SEED).random

    def play(state: Any, see: See | None = None) -> int:
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            if see is not None:
                see(state)
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            count += 1
        return count

    def playouts(game: Any) -> Slice:
        walks = [walk(game.new_initial_state(), play, clone) for _ in range(WALKED)]
        halfway = itertools.cycle([positions[len(positions) // 2] for positions in walks])

        def work() -> int:
            state = next(halfway)
            play(state.resample_from_infostate(state.current_player(), draw))
            return 1

        return rate(work)

    clone = operator.methodcaller("clone")
    slices: dict[Row, Slice] = {}
    # Bridge would spend its time on solving every deal double-dummy.
    for name in ("hearts", "bridge(use_double_dummy_result=false)", "crazy_eights", "dou_dizhu", "hanabi"):
        game = pyspiel.load_game(name)
        who = f"open_spiel {game.get_type().short_name}"
        slices |= match_slices(who, game.new_initial_state, play, clone)
        slices |= spiel_slices(who, game)
        if name.startswith(("hearts", "bridge")):  # the others cannot resample
            slices[Row(PLAYOUTS, who)] = playouts(game)
    return slices


def rlcard_slices() -> dict[Row, Slice]:
    rlcard: Any = import_module("rlcard")
    draw = random.Random(SEED).random

    # A match is the environment and the observation that it gave last.
    def play(match: tuple[Any, Any], see: See | None = None) -> int:
        env, state = match
        count = 0
        while not env.is_over():
            if see is not None:
                see((env, state))
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(draw() * len(actions))])
            count += 1
        return count

    def clone(match: tuple[Any, Any]) -> tuple[Any, Any]:
        env = copy(match[0])  # as a whole, gin-rummy's cannot be copied
        env.game = deepcopy(env.game)
        env.action_recorder = env.action_recorder[:]
        return env, match[1]

    def starter(env: Any) -> Callable[[], tuple[Any, Any]]:
        return lambda: (env, env.reset()[0])

    slices: dict[Row, Slice] = {}
    for name in ("uno", "leduc-holdem", "gin-rummy"):
        new = starter(rlcard.make(name, config={"seed": SEED}))
        slices |= match_slices(f"rlcard {name}", new, play, clone, STEPS, COPY)
    return slices


def pettingzoo_slices() -> dict[Row, Slice]:
    slices: dict[Row, Slice] = {}
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "connect_four_v3", "chess_v6"):
        module: Any = import_module(f"pettingzoo.classic.{name}")
        slices |= aec_slices(f"pettingzoo {name}", module.env())
    return slices


PEERS = {
    "open_spiel": open_spiel_slices,
    "chess": chess_slices,
    "rlcard": rlcard_slices,
    "pettingzoo": pettingzoo_slices,
}


# ---- the run -------------------------------------------------------------------------
def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds for each measurement (0.5)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, each measuring everything once (7)")
    parser.add_argument("--both", action="store_true", help="kleos also interpreted, from src")
    parser.add_argument("--only", choices=("kleos", "peers"), help="measure only these")
    parser.add_argument("--what", default="", metavar="WORD", help="measure only what has this in its name")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured to FILE")
    return parser.parse_args()


def candidates(args: argparse.Namespace) -> list[Candidate]:
    def named(slices: dict[Row, Slice]) -> Candidate:
        return in_turn({row: measure for row, measure in slices.items() if args.what in row.what})

    found: list[Candidate] = []
    if args.only != "peers":
        found += [named(kleos_slices(game)) for game in GAMES]
        if any(args.what in what for what in ENVIRONMENTS):  # else what they are measured with need not be made
            found += [named(kleos_env_slices(game)) for game in GAMES]
        if args.both and build() == "interpreted":
            sys.exit("--both: the kleos installed here is not compiled")
        if args.both:
            found.append(lambda seconds: interpreted(seconds, args.what))
    if args.only != "kleos":
        for name, slices in PEERS.items():
            try:
                found.append(named(slices()))
            except ImportError as error:
                print(f"{name}: {error.name or error} not installed ({INSTALL})")
    return found


def measure(found: list[Candidate], rounds: int, seconds: float) -> dict[Row, list[float]]:
    """All candidates in every round, so that a busy minute of the machine troubles them alike."""
    values: defaultdict[Row, list[float]] = defaultdict(list)
    gc.collect()
    gc.freeze()  # what one candidate keeps is no work for the garbage collector in another's time
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr, flush=True)
        for candidate in found:
            for row, value in candidate(seconds).items():
                values[row].append(value)
    return dict(values)


def reference(rows: Iterable[Row]) -> str | None:
    """Whom the others are compared with: kleos as it is meant to run, or else as it is here."""
    present = {row.who for row in rows}
    return next((who for build in ("compiled", "interpreted") if (who := name(GAMES[0], build)) in present), None)


def summary(values: dict[Row, list[float]]) -> list[Line]:
    """Ratios are those of single rounds: what troubles the machine for a while troubles both sides of them."""
    who = reference(values)
    lines: list[Line] = []
    for row, of_row in values.items():
        base = values.get(Row(row.what, who), []) if who else []
        ratios = [mine / theirs for mine, theirs in zip(of_row, base, strict=False)]
        ratio = statistics.median(ratios) if ratios else None
        lines.append(Line(row.what, row.who, statistics.median(of_row), ratio, of_row, ratios))
    return lines


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def spread(values: list[float]) -> str:
    """The lowest and the highest: of seven rounds, an interval of 98 % for the median."""
    return f"{number(min(values))} to {number(max(values))}"


def table(lines: list[Line]) -> str:
    """One block for each thing measured."""
    width = max((len(line.who) for line in lines), default=0)
    blocks: defaultdict[str, list[str]] = defaultdict(list)
    for line in lines:
        ratio = "-" if line.ratio is None else f"{number(line.ratio):>8}  {spread(line.ratios)}"
        blocks[line.what].append(
            f"  {line.who:<{width}}  {number(line.median):>10}  {spread(line.values):<20}  {ratio}".rstrip()
        )
    return "\n\n".join("\n".join([what, *block]) for what, block in blocks.items())


def versions() -> dict[str, str]:
    installed = {package.name.lower().replace("-", "_"): package.version for package in metadata.distributions()}
    return {"python": platform.python_version()} | {
        name: installed[name] for name in ("kleos", *PEERS) if name in installed
    }


def main() -> None:
    args = arguments()
    warnings.filterwarnings("ignore", module="gymnasium")
    values = measure(candidates(args), args.rounds, args.seconds)
    lines = summary(values)
    facts = {"versions": versions(), "seconds": args.seconds, "rounds": args.rounds, "ratio_to": reference(values)}
    print(", ".join(f"{name} {version}" for name, version in versions().items()))
    print(
        f"median, lowest and highest of {args.rounds} rounds; then the ratio to {reference(values) or 'kleos, not measured'}\n"
    )
    print(table(lines))
    if args.json:
        document = facts | {"lines": [line._asdict() for line in lines]}
        args.json.write_text(json.dumps(document, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
