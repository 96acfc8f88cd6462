"""Information-set Monte Carlo tree search: one tree of what could be done, walked in matches that could be the real one.

Every walk begins in a match dealt anew from what the searching seat knows, so the tree never holds anything the seat
cannot know: a branch stands for the answers that led to it, whatever the cards nobody saw were. Which answers are
offered may differ from deal to deal; one is chosen among those offered now, by its upper confidence bound. An answer is
looked at before it is tried: the position right after it, judged by the game's evaluation, counts as a few walks. So a
position with a hundred answers is sifted at once, and none is tried before one that looks better.
"""

from math import inf, log, sqrt
from time import perf_counter
from typing import Final, final

from kleos.bots.halving import SuccessiveHalving
from kleos.bots.outlook import Instinct, Later, Outlook, chance
from kleos.engine.actions import Action
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.match import Match

RIPE: Final = 4  # walks after which the answers to a position are looked at one by one
TRUST: Final = 2.0  # walks that the first look at an answer counts for
MOST_ANSWERS: Final = 40  # to questions inside one move, before the position is judged as it stands
DEEPEST: Final = 60  # answers of one walk inside the tree
LEAST: Final = 1e-9  # chance
GLANCES: Final = 16  # deals in which the chance to win is judged as the position stands
SURE: Final = 3.0  # standard errors between two answers
SURE_AFTER: Final = 256  # walks
RIVALS: Final = 6  # answers that are played on at most
NEARLY: Final = 0.05  # less worth than the best
LEAST_SPREAD: Final = 0.0004  # the square of how far worths spread at least, when few were seen


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
        # How much better answers that were played on did than the one walked most, by token.
        self.gains: dict[str, float] = {}
        self.hope: float | None = None  # the chance to win with the answer walked most, as playing on found it

    def run(self, seconds: float, walks: int) -> None:
        """Walks, and where the game wants it plays on, until the time or the number of walks is used up."""
        later = self.outlook.later
        self.grow(seconds, walks if later is None else min(walks, later.in_tree))
        if later is not None:
            race = self.race(later)
            race.run(walks - self.walks, self.deadline)
            self.walks += race.played
            self.gains = race.gains()
            if race.deals:
                self.hope = race.hopes / race.deals

    def grow(self, seconds: float, walks: int) -> None:
        """Walks until the time or the number of walks is used up, or nothing can change any more; at least once."""
        start = perf_counter()
        self.deadline = start + seconds
        whole = self.outlook.later is None  # otherwise not only the first matters
        while True:
            self.walk()
            used = perf_counter() - start
            if self.walks >= walks or used >= seconds:
                return
            left = min(walks - self.walks, int(self.walks * (seconds - used) / used))
            if self.walks % 64 == 0 and (self.sure() or (whole and self.settled(left))):
                return

    def race(self, later: Later) -> SuccessiveHalving:
        """The best answers, to be played on."""
        return SuccessiveHalving(self.match, self.seat, self.outlook, later, self.rivals(), self.follow, self.rng)

    def rivals(self) -> list[str]:
        """The answers at the root that are walked most and nearly as good as the first of them."""
        children = self.root.children
        tokens = sorted(children, key=lambda token: -children[token].visits)[:RIVALS]
        least = children[tokens[0]].mean() - NEARLY
        return [token for token in tokens if children[token].mean() > least and children[token].visits >= 2 * RIPE]

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
        self.outlook.play_on(state, self.rng, self.horizon)
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

    def worth(self, token: str) -> float:
        """What an answer at the root is worth, from 0 to 1; where it was played on, by how that went.

        Nothing, if it was offered in no deal that was looked at.
        """
        children = self.root.children
        if token in self.gains:
            return within(children[self.most_walked()].mean() + self.gains[token])
        branch = children.get(token)
        return 0.0 if branch is None else branch.mean()

    def chance(self, token: str) -> float:
        """The chance of the searching seat to win with an answer at the root."""
        later = self.outlook.later
        if later is not None:
            single = within(self.hoped(later) + self.worth(token) - self.worth(self.most_walked()))
        else:
            mean = within(self.worth(token))
            scale = self.outlook.scale
            single = chance(scale * log(mean / (1.0 - mean)) + self.leads[self.seat], scale)
        return single / (single + (1.0 - single) * self.match.state.sides_against(self.seat))

    def hoped(self, later: Later) -> float:
        """The chance to win with the answer walked most; if it was not played on, as the position stands."""
        if self.hope is None:
            total = 0.0
            for _ in range(GLANCES):
                total += later.hope(self.match.determinize(self.seat, self.rng.word()), self.seat)
            self.hope = total / GLANCES
        return self.hope

    def most_walked(self) -> str:
        children = self.root.children
        return max(children, key=lambda token: children[token].visits)

    def look(self, world: Match, action: Action) -> float:
        """What the position after an answer is worth to who gives it, at a glance."""
        trial = world.clone()
        seat = trial.state.seat
        trial.state.choose(action)
        finish(trial, self.rng, self.outlook.inside)
        return self.judge(trial, seat)

    def judge(self, world: Match, seat: int) -> float:
        return chance(self.outlook.evaluate(world, seat) - self.leads[seat], self.outlook.scale)


def within(worth: float) -> float:
    """A worth that is not quite certain."""
    return min(max(worth, LEAST), 1.0 - LEAST)


def finish(world: Match, rng: Rng, inside: Instinct) -> None:
    """Answers the questions inside a move, whoever is asked, up to the next move or the end."""
    top_level = world.game.top_level
    kinds = world.game.kinds
    state = world.state
    for _ in range(MOST_ANSWERS):
        if state.seat < 0 or kinds[state.kind] in top_level:
            return
        state.choose(inside(state, rng))
