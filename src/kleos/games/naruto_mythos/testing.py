"""Stories of Naruto Mythos: a position in a few words, moves as tokens, and what must be offered and happen."""

from collections.abc import Sequence
from typing import Any, Self

import kleos
from kleos.engine.rng import seeded
from kleos.games.naruto_mythos import schema
from kleos.games.naruto_mythos.board import Board, Character, as_board
from kleos.games.naruto_mythos.decks import Deck, random_deck
from kleos.games.naruto_mythos.kinds import RANKS, ROUNDS
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.match import Match
from kleos.testing import stories

PLAIN_MISSION = "KS-M04"  # no continuous line, and a SCORE line only with a hidden enemy in play
Spec = str | dict[str, Any]
Lanes = tuple[tuple[list[Spec], list[Spec]], ...]


def random_decks(seed: int) -> list[Deck]:
    """Two random legal decks over the whole pool."""
    rng = seeded(seed, 7)
    return [random_deck(standard_pool(), rng) for _ in range(2)]


def ch(card: str, **fields: Any) -> dict[str, Any]:
    """A character of a position: ch("KS-009", tokens=2), ch("KS-108", under=["KS-009"])."""
    return {"card": card, **fields}


def hidden(card: str, **fields: Any) -> dict[str, Any]:
    """A hidden character of a position."""
    return {"card": card, "hidden": True, **fields}


def table(
    d: Sequence[Sequence[Spec]] = ((), ()),
    c: Sequence[Sequence[Spec]] | None = None,
    b: Sequence[Sequence[Spec]] | None = None,
    a: Sequence[Sequence[Spec]] | None = None,
    *,
    missions: Sequence[str] = (),
    p0: dict[str, Any] | None = None,
    p1: dict[str, Any] | None = None,
    **document: Any,
) -> "Story":
    """A story that begins on p0's turn: the sides of the missions D, C, B, A as (p0's, p1's) characters.

    The round is the number of missions given. Players have 20 chakra unless told otherwise; `missions` names the
    mission cards by rank (PLAIN_MISSION where not named). Characters are numbered #1, #2, … rank by rank, p0's first.
    """
    lanes = [lane for lane in (d, c, b, a) if lane is not None]
    names = [*missions, *[PLAIN_MISSION] * len(lanes)]
    entries = []
    for lane, card in zip(lanes, names, strict=False):
        sides = [[{"card": spec} if isinstance(spec, str) else spec for spec in side] for side in lane]
        entries.append({"card": card, "sides": sides})
    players = [{"chakra": 20, **(p0 or {})}, {"chakra": 20, **(p1 or {})}]
    doc = {"game": "naruto-mythos", "round": len(lanes), "missions": entries, "players": players, **document}
    doc.setdefault("mission_deck", [PLAIN_MISSION] * (ROUNDS - len(lanes)))
    return Story(kleos.from_position(doc))


class Story(stories.Story):
    """A match of this game, told step by step."""

    match: Match[schema.View]

    def passes(self) -> Self:
        """Whoever is to take turns passes, until the Action Phase is over."""
        round_number = self.board.round
        while self.match.decision is not None and self.kind == "turn" and self.board.round == round_number:
            self.does("pass")
        return self

    # Looking --------------------------------------------------------------------------------------------------------
    @property
    def board(self) -> Board:
        return as_board(self.match.state)

    def at(self, number: int) -> Character:
        """The character #number, which must be in play."""
        c = self.board.characters[number] if number < len(self.board.characters) else None
        assert c is not None, f"#{number} is not in play"
        return c

    def gone(self, number: int) -> bool:
        """Whether #number has left play."""
        return self.board.characters[number] is None

    def card(self, number: int) -> str:
        return self.board.card_of(self.at(number)).id

    def power(self, number: int) -> int:
        return self.board.power(self.at(number))

    def tokens_on(self, number: int) -> int:
        return self.at(number).tokens

    def is_hidden(self, number: int) -> bool:
        return self.at(number).hidden

    def place(self, number: int) -> str:
        return RANKS[self.at(number).place]

    def side(self, number: int) -> int:
        return self.at(number).side

    def row(self, rank: str, seat: int) -> list[int]:
        """The object numbers on a side of a mission, in order."""
        return list(self.board.sides[RANKS.index(rank) * 2 + seat])

    def totals(self, rank: str) -> list[int]:
        return [self.board.total(RANKS.index(rank), seat) for seat in range(2)]

    def hand(self, seat: int) -> list[str]:
        return [self.board.identity[card].id for card in self.board.players[seat].hand]

    def deck(self, seat: int) -> list[str]:
        """Top card first."""
        return [self.board.identity[card].id for card in self.board.players[seat].deck[::-1]]

    def discard(self, seat: int) -> list[str]:
        """Top card first."""
        return [self.board.identity[card].id for card in self.board.players[seat].discard[::-1]]

    def chakra(self, seat: int) -> int:
        return self.board.players[seat].chakra

    def points(self, seat: int) -> int:
        return self.board.players[seat].points

    @property
    def edge(self) -> int:
        return self.board.edge

    def shown(self, number: int, seat: int | None) -> schema.Character:
        """The character #number as a seat sees it."""
        for mission in self.match.view(seat)["missions"]:
            for side in mission["sides"]:
                for character in side:
                    if character["object"] == number:
                        return character
        raise AssertionError(f"#{number} is not in play")
