"""Stories of Kanzume Goddess: a position in a few words, moves as tokens, and what must be offered and happen."""

from collections.abc import Sequence
from typing import Any, Self

import kleos
from kleos.games.kanzume_goddess.board import Board, as_board
from kleos.games.kanzume_goddess.schema import Attack, Colour, Decision, Use, View
from kleos.games.kanzume_goddess.view import symbols
from kleos.match import Match
from kleos.testing import refreshed, stories

GODS = ("hades", "thor", "apollo", "hel", "aphrodite", "freyja")  # by seat, none of which acts in other turns


def table(*players: dict[str, Any], **document: Any) -> "Story":
    """A story that begins in p0's Play phase.

    Players are given by their fields; two take part unless more are given. Their Gods are hades, thor, apollo, hel,
    aphrodite, freyja by seat unless they say otherwise. `play` may name cards alone, which were played for their
    Action; protect("pegasus") is one that stayed. Objects are numbered by seat, oldest first.
    """
    seats = [*players, *[{}] * (2 - len(players))]
    filled = []
    for seat, fields in enumerate(seats):
        entry = {"god": GODS[seat], **fields}
        if "play" in entry:
            entry["play"] = [{"card": card} if isinstance(card, str) else card for card in entry["play"]]
        filled.append(entry)
    return Story(kleos.from_position({"game": "kanzume-goddess", "players": filled, **document}))


def dealt(seed: int = 1, players: int = 2, **options: Any) -> "Story":
    """A story that begins with a new match, before anybody has chosen a God."""
    return Story(kleos.new("kanzume-goddess", seed=seed, players=players, options=options))


def begun(seed: int = 1, players: int = 2, **options: Any) -> "Story":
    """A story that begins with the first turn of a new match; everybody has taken the first God offered."""
    story = dealt(seed, players, **options)
    while story.kind == "choose-god":
        story.does(story.tokens[0])
    return story


def protect(card: str) -> dict[str, str]:
    """A card in a play area that was used for Protect."""
    return {"card": card, "use": "protect"}


def reaction(card: str) -> dict[str, str]:
    """A card in the active play area that was used for a Reaction."""
    return {"card": card, "use": "reaction"}


class Story(stories.Story):
    """A match of this game, told step by step."""

    match: Match[View]

    def ends(self) -> Self:
        """The active player plays and recruits nothing more, up to the first question of the next turn."""
        turns = self.board.turns
        while self.match.decision is not None and self.board.turns == turns:
            tokens = self.tokens
            for token in ("done", "skip", "pass"):
                if token in tokens:
                    self.does(token)
                    break
            else:
                self.does(tokens[0])
        return self

    def gives_up(self, seat: int) -> Self:
        self.match = refreshed(self.match)
        self.match.concede(seat)
        self.check()
        return self

    def asked(self, *questions: tuple[str, int, str]) -> Self:
        """Questions in this order, each with its kind, who is asked, and the answer given."""
        for kind, seat, answer in questions:
            self.expects(kind, seat).does(answer)
        return self

    # Looking --------------------------------------------------------------------------------------------------------
    @property
    def board(self) -> Board:
        return as_board(self.match.state)

    def question(self, seat: int | None, lang: str = "en") -> Decision:
        """The open decision as a seat is shown it."""
        shown = self.match.view(seat, lang)["decision"]
        assert shown is not None
        return shown

    def ids(self, cards: Sequence[int]) -> list[str]:
        return [self.board.pool.cards[card].id for card in cards]

    def hand(self, seat: int = 0) -> list[str]:
        """By id."""
        return self.ids(self.board.players[seat].hand)

    def deck(self, seat: int = 0) -> list[str]:
        """Top card first."""
        return self.ids(self.board.players[seat].deck[::-1])

    def discard(self, seat: int = 0) -> list[str]:
        """Newest first."""
        return self.ids(self.board.players[seat].discard[::-1])

    def play(self, seat: int = 0) -> list[str]:
        """Oldest first."""
        return [self.board.card_of(n).id for n in self.board.players[seat].play]

    def uses(self, seat: int = 0) -> list[Use]:
        """How the cards of a play area came there, oldest first."""
        return [entry["use"] for entry in self.match.view(None)["players"][seat]["play"]]

    def energy(self, seat: int = 0) -> int:
        return self.board.players[seat].energy

    @property
    def energies(self) -> list[int]:
        return [player.energy for player in self.board.players]

    def god(self, seat: int = 0) -> str:
        return self.board.god(seat).id

    def sealed(self, seat: int) -> bool:
        return self.board.players[seat].sealed

    def out(self, seat: int) -> bool:
        return self.board.players[seat].out

    def pile(self, name: str) -> list[str]:
        """A Warrior pile, w1 to w6, top card first."""
        return self.ids(self.board.piles[int(name[1:]) - 1][::-1])

    def supply(self, card: str) -> int:
        return self.board.supply[self.board.pool.by_id[card].index]

    @property
    def netherworld(self) -> list[str]:
        """Newest first."""
        return self.ids(self.board.netherworld[::-1])

    @property
    def aside(self) -> list[str]:
        """The reveal place."""
        return [self.board.card_of(n).id for n in self.board.aside]

    @property
    def symbols(self) -> list[Colour]:
        return symbols(self.board)

    @property
    def faith(self) -> int:
        return self.board.faith

    @property
    def active(self) -> int:
        return self.board.current

    @property
    def round(self) -> int:
        return self.board.round

    @property
    def phase(self) -> str:
        return self.match.view(None)["phase"]

    @property
    def attack(self) -> Attack | None:
        """The Attack that is being resolved: by, on, value, reduced."""
        return self.match.view(None)["attack"]

    @property
    def winners(self) -> tuple[int, ...]:
        outcome = self.match.outcome
        return () if outcome is None else outcome.winners

    def number(self, card: str) -> int:
        """The lowest object number of a card with that id."""
        found = [n for n in sorted(self.board.pieces) if self.board.card_of(n).id == card]
        assert found, f"no {card} has an object number"
        return found[0]
