"""Information-set Monte Carlo tree search: one tree of what could be done, walked in matches that could be the real one.

Every walk begins in a match dealt anew from what the searching seat knows, so the tree never holds anything the seat
cannot know: a branch stands for the answers that led to it, whatever the cards nobody saw were. Which answers are
offered may differ from deal to deal; one is chosen among those offered now, by its upper confidence bound. An answer is
looked at before it is tried: the position right after it, judged by the game's evaluation, counts as a few walks. So a
position with a hundred answers is sifted at once, and none is tried before one that looks better.
"""

from collections.abc import Callable
from math import exp, inf, log, sqrt
from time import perf_counter
from typing import Final, final

from kleos.engine.actions import Action
from kleos.engine.rng import Rng, seeded
from kleos.engine.state import State
from kleos.match import Match

Evaluation = Callable[[Match, int], float]
Instinct = Callable[[State, Rng], Action]

RIPE: Final = 4  # walks after which the answers to a position are looked at one by one
TRUST: Final = 2.0  # walks that the first look at an answer counts for
MOST_ANSWERS: Final = 40  # to questions inside one move, before the position is judged as it stands
DEEPEST: Final = 60  # answers of one walk inside the tree
LONGEST: Final = 2000  # answers of one walk altogether
LEAST: Final = 1e-9  # chance
SURE: Final = 3.0  # standard errors between two answers
SURE_AFTER: Final = 256  # walks
IN_TREE: Final = 500  # walks in the tree, where the best answers are played on afterwards
RIVALS: Final = 4  # answers that are played on at most
NEARLY: Final = 0.05  # less worth than the best
DEALS: Final = 10  # after which what comes later counts half
MOST_DEALS: Final = 100_000
MOST_LEAD: Final = 10.0  # in scales
FOLLOWED: Final = 9  # the stream of chance when the best answers are played on
LEAST_SPREAD: Final = 0.0004  # the square of how far worths spread at least, when few were seen


@final
class Outlook:
    """What a search knows about a game."""

    __slots__ = ("ahead", "alike", "evaluate", "explore", "inside", "instinct", "relative", "rounds", "scale")

    def __init__(
        self,
        evaluate: Evaluation,
        scale: float,
        ahead: int,
        instinct: Instinct,
        inside: Instinct,
        explore: float,
        relative: bool,
        alike: float,
        rounds: int,
    ) -> None:
        self.evaluate = evaluate
        self.scale = scale  # the lead, in the unit of the evaluation, that wins about three matches of four
        self.ahead = ahead  # how much further the clock of the match goes before the position is judged
        self.instinct = instinct
        self.inside = inside  # how what is asked inside a move is answered, when the move is only looked at
        self.explore = explore  # how much a seldom tried answer is favoured
        # Whether leads are told from the present one: where walks end before the match does, somebody far ahead must
        # still see the difference between two answers.
        self.relative = relative
        self.alike = alike  # answers that differ by less, from 0 to 1, are as good; 0: a search never ends for that
        # How many turns of everybody the best answers are played on for, once the tree tells them from the others; 0:
        # all walks go into the tree.
        self.rounds = rounds


@final
class Branch:
    """An answer in the tree: what it looked like at first, how often it was offered and taken, and what it brought."""

    __slots__ = ("children", "first", "offered", "open", "squares", "value", "visits")

    def __init__(self, first: float) -> None:
        self.first = first  # to who takes it
        self.children: dict[str, Branch] = {}
        self.open = False  # whether its children have been looked at
        self.visits = 0
        self.offered = 0
        self.value = 0.0
        self.squares = 0.0  # of the values, for how far they spread

    def mean(self) -> float:
        """What it is worth to who takes it, from 0 to 1."""
        return (self.value + TRUST * self.first) / (self.visits + TRUST)

    def doubt(self) -> float:
        """How far off the mean may be: the square of its standard error."""
        mean = self.value / max(self.visits, 1)
        spread = self.squares / max(self.visits, 1) - mean * mean
        return max(spread, LEAST_SPREAD) / (self.visits + TRUST)


@final
class Search:
    """A search in progress; its root can be read at any time."""

    def __init__(self, match: Match, seat: int, rng: Rng, outlook: Outlook) -> None:
        self.match = match
        self.seat = seat
        self.rng = rng
        self.outlook = outlook
        self.horizon: int = match.state.clock() + outlook.ahead
        self.root = Branch(0.5)
        self.root.open = True
        self.walks = 0
        self.leads: list[float] = [0.0] * match.players  # by seat, from which the leads to come are told
        self.deadline = inf
        self.choice = ""  # the token of the answer that playing on prefers, "" if it was not asked

    def run(self, seconds: float, walks: int) -> None:
        """Walks until the time or the number of walks is used up, or nothing can change any more; at least once."""
        start = perf_counter()
        self.deadline = start + seconds
        rounds = self.outlook.rounds
        while True:
            self.walk()
            used = perf_counter() - start
            if self.walks >= walks or used >= seconds:
                return
            if self.walks % 64 == 0 and (
                self.settled(min(walks - self.walks, int(self.walks * (seconds - used) / used))) or self.sure()
            ):
                break
            if rounds and self.walks >= IN_TREE:
                break
        if rounds:
            self.compare(walks)

    def rivals(self) -> list[str]:
        """The answers at the root that are walked most and nearly as good as the first of them."""
        children = self.root.children
        tokens = sorted(children, key=lambda token: -children[token].visits)[:RIVALS]
        least = children[tokens[0]].mean() - NEARLY
        return [token for token in tokens if children[token].mean() > least and children[token].visits >= 2 * RIPE]

    def compare(self, walks: int) -> None:
        """Plays on after each of the best answers, all in the same deals, and finds the one that leads furthest.

        What the turn brings is known well after few deals, what comes later only after many: it counts accordingly.
        """
        tokens = self.rivals()
        if len(tokens) < 2:
            return
        count = len(tokens)
        soon = [0.0] * count
        late = [0.0] * count
        squares = [0.0] * count  # of how much later each leads beyond the first
        deals = 0
        tries = 0
        base = self.rng.word()
        while self.walks + count <= walks and perf_counter() < self.deadline and tries < MOST_DEALS:
            tries += 1
            found: list[tuple[float, float]] = []
            for token in tokens:
                world = self.match.determinize(self.seat, base + tries)
                if not self.follow(world.state, token):
                    break  # not offered in this deal
                found.append(self.outcome(world, seeded(base + tries, FOLLOWED)))
            self.walks += max(len(found), 1)
            if len(found) < count:
                continue
            deals += 1
            for i in range(count):
                soon[i] += found[i][0]
                late[i] += found[i][1]
                squares[i] += (found[i][1] - found[0][1]) ** 2
            if deals % 64 == 0 and self.decided(late, squares, deals):
                break
        if deals == 0:
            return
        trust = deals / (deals + DEALS)
        best = 0
        for i in range(1, count):
            if soon[i] + trust * (late[i] - soon[i]) > soon[best] + trust * (late[best] - soon[best]):
                best = i
        self.choice = tokens[best]

    def decided(self, late: list[float], squares: list[float], deals: int) -> bool:
        """Whether each answer surely leads further than the first or less far, or as far, and one at most further."""
        alike = 4.0 * self.outlook.scale * self.outlook.alike  # as a lead
        better = 0
        for i in range(1, len(late)):
            mean = (late[i] - late[0]) / deals
            doubt = SURE * sqrt(max(squares[i] / deals - mean * mean, 0.0) / deals)
            if doubt > alike and doubt > abs(mean):
                return False
            if mean > alike:
                better += 1
        return better <= 1

    def follow(self, state: State, token: str) -> bool:
        """Gives an answer and goes on as the tree does most often, to the end of the turn; false if it is not offered."""
        node = self.root
        while state.seat == self.seat and state.clock() < self.horizon:
            action: Action | None = None
            branch: Branch | None = None
            for option in state.options:
                child = node.children.get(option.token)
                if child is None:
                    continue
                if node is self.root:
                    if option.token == token:
                        action = option
                        branch = child
                elif child.visits >= RIPE and (branch is None or child.visits > branch.visits):
                    action = option
                    branch = child
            if action is None or branch is None:
                return node is not self.root
            state.choose(action)
            node = branch
        return node is not self.root

    def outcome(self, world: Match, rng: Rng) -> tuple[float, float]:
        """The lead at the end of the turn and some turns later."""
        self.play_on(world.state, rng, self.horizon)
        soon = self.lead(world)
        self.play_on(world.state, rng, self.horizon + self.outlook.rounds * world.players)
        return soon, self.lead(world)

    def lead(self, world: Match) -> float:
        most = MOST_LEAD * self.outlook.scale
        return min(max(self.outlook.evaluate(world, self.seat) - self.leads[self.seat], -most), most)

    def settled(self, left: int) -> bool:
        """Whether the answer walked most often stays so, whatever the walks that are left bring."""
        first = 0
        second = 0
        for token in self.root.children:
            visits = self.root.children[token].visits
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def sure(self) -> bool:
        """Whether hardly any answer can still turn out better, by more than does not matter, than the one walked most."""
        if self.outlook.alike <= 0.0 or self.walks < SURE_AFTER:
            return False
        children = self.root.children
        best = self.root
        most = 0
        for token in children:
            if children[token].visits > most:
                best = children[token]
                most = best.visits
        enough = best.mean() + self.outlook.alike
        for token in children:
            branch = children[token]
            if branch is not best and branch.mean() + SURE * sqrt(branch.doubt() + best.doubt()) > enough:
                return False
        return True

    def walk(self) -> None:
        """One deal, one way through the tree to a position not looked into yet, and its worth to all who chose."""
        world = self.match.determinize(self.seat, self.rng.word())
        state = world.state
        if self.walks == 0 and self.outlook.relative:
            for seat in range(len(self.leads)):
                self.leads[seat] = self.outlook.evaluate(world, seat)
        node = self.root
        path: list[Branch] = []
        seats: list[int] = []
        while state.seat >= 0 and len(path) < DEEPEST and state.clock() < self.horizon:
            if not node.open:
                if node.visits < RIPE:
                    break
                node.open = True
            action, branch = self.select(world, node)
            path.append(branch)
            seats.append(state.seat)
            state.choose(action)
            node = branch
        self.play_on(state, self.rng, self.horizon)
        finish(world, self.rng, self.outlook.inside)
        self.walks += 1
        worth: dict[int, float] = {}
        for i in range(len(path)):
            seat = seats[i]
            if seat not in worth:
                worth[seat] = self.judge(world, seat)
            path[i].visits += 1
            path[i].value += worth[seat]
            path[i].squares += worth[seat] * worth[seat]

    def select(self, world: Match, node: Branch) -> tuple[Action, Branch]:
        """The answer with the best upper confidence bound; answers never offered before are looked at first."""
        options = world.state.options
        explore = self.outlook.explore
        best = options[0]
        best_branch: Branch | None = None
        best_value = -1.0
        for action in options:
            branch = node.children.get(action.token)
            if branch is None:
                if best_branch is not None and perf_counter() >= self.deadline:
                    continue  # with many answers, the time may end while they are looked at
                branch = Branch(self.look(world, action))
                node.children[action.token] = branch
            branch.offered += 1
            bound = branch.mean() + explore * sqrt(log(branch.offered + 1.0) / (branch.visits + 1.0))
            if bound > best_value:
                best = action
                best_branch = branch
                best_value = bound
        assert best_branch is not None
        return best, best_branch

    def chance(self, branch: Branch) -> float:
        """The chance of the searching seat to win with an answer at the root."""
        mean = min(max(branch.mean(), LEAST), 1.0 - LEAST)
        scale = self.outlook.scale
        return chance(scale * log(mean / (1.0 - mean)) + self.leads[self.seat], scale)

    def look(self, world: Match, action: Action) -> float:
        """What the position after an answer is worth to who gives it, at a glance."""
        trial = world.clone()
        seat = trial.state.seat
        trial.state.choose(action)
        finish(trial, self.rng, self.outlook.inside)
        return self.judge(trial, seat)

    def judge(self, world: Match, seat: int) -> float:
        return chance(self.outlook.evaluate(world, seat) - self.leads[seat], self.outlook.scale)

    def play_on(self, state: State, rng: Rng, horizon: int) -> None:
        """Beyond the tree everybody answers by instinct, up to the horizon."""
        instinct = self.outlook.instinct
        for _ in range(LONGEST):
            if state.seat < 0 or state.clock() >= horizon:
                return
            state.choose(instinct(state, rng))


def chance(value: float, scale: float) -> float:
    """The evaluation as a chance to win, from 0 to 1."""
    x = value / scale
    return 0.0 if x < -30.0 else 1.0 if x > 30.0 else 1.0 / (1.0 + exp(-x))


def finish(world: Match, rng: Rng, inside: Instinct) -> None:
    """Answers the questions inside a move, whoever is asked, up to the next move or the end."""
    top_level = world.game.top_level
    kinds = world.game.kinds
    state = world.state
    for _ in range(MOST_ANSWERS):
        if state.seat < 0 or kinds[state.kind] in top_level:
            return
        state.choose(inside(state, rng))
