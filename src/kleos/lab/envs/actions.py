"""Numbers for options: which number of a fixed range each option of a decision has, for learners that want a flat one.

A block of numbers belongs to each form of a token; within it a number says the card, place, object or seat that the
token names. Cards have slots by their printed number, objects by where the deciding seat sees them, seats by their
distance round the table: nothing is counted that grows during a match, and a new card takes a slot that was empty.
"""

from typing import Any, Generic, NamedTuple

from kleos.engine.typed import V


class Block(NamedTuple):
    """The numbers of one form of token: one for each combination of slots, times `rivals`.

    Options that agree in all slots are rivals; they take the numbers reserved for rivals in the order of the options.
    """

    name: str
    slots: tuple[tuple[str, int], ...] = ()
    rivals: int = 1

    @property
    def size(self) -> int:
        size = self.rivals
        for _, count in self.slots:
            size *= count
        return size

    def offset(self, at: tuple[int | None, ...]) -> int | None:
        """Where the numbers for these slots begin within the block; None if one of them is out of range."""
        offset = 0
        for (_, count), slot in zip(self.slots, at, strict=True):
            if slot is None or not 0 <= slot < count:
                return None
            offset = offset * count + slot
        return offset * self.rivals


Objects = dict[int, int | None]  # the slot of each object that has one; None: it is seen where there are no slots left
Place = tuple[str, tuple[int | None, ...]]  # the block of a token and its slots there


class Actions(Generic[V]):
    """The numbers of a game's options, read from the deciding seat's view alone."""

    def __init__(self, blocks: tuple[Block, ...], spare: int) -> None:
        self.blocks = {block.name: block for block in (*blocks, Block("spare", (("option", spare),)))}
        self.first: dict[str, int] = {}
        size = 0
        for name, block in self.blocks.items():
            self.first[name] = size
            size += block.size
        self.size = size

    def objects(self, view: V) -> Objects:
        """Where the seat of a view sees each object."""
        raise NotImplementedError

    def place(self, words: list[str], view: V, objects: Objects) -> Place:
        """The block and the slots of a token, split into its words."""
        raise NotImplementedError

    def legal(self, view: V) -> dict[int, str]:
        """The options of a view's decision as number -> token, in the order of the options; empty for other seats.

        An option that has no number of its own, or whose rivals have taken it, gets the highest number that is free:
        one of the spare ones at the end, and if those should not do, any that no option of this decision has.
        """
        tokens = tokens_offered(view)
        if not tokens:
            return {}
        objects = self.objects(view)
        numbers: list[int] = []
        taken: set[int] = set()
        for token in tokens:
            number = self.own(self.place(token.split(), view, objects), taken)
            numbers.append(number)
            taken.add(number)
        highest = self.size - 1
        for at, number in enumerate(numbers):
            if number < 0:
                while highest in taken:
                    highest -= 1
                numbers[at] = highest
                taken.add(highest)
        return dict(zip(numbers, tokens, strict=True))

    def own(self, place: Place, taken: set[int]) -> int:
        """The first free number among those of a place, -1 if there is none."""
        name, at = place
        block = self.blocks[name]
        offset = block.offset(at)
        if offset is None:
            return -1
        first = self.first[name] + offset
        return next((number for number in range(first, first + block.rivals) if number not in taken), -1)

    def encode(self, view: V, token: str) -> int:
        """The number of an option of the view's decision; KeyError if it is not offered."""
        for number, offered in self.legal(view).items():
            if offered == token:
                return number
        raise KeyError(token)

    def decode(self, view: V, number: int) -> str:
        """The token of a number at the view's decision; KeyError if it is not legal."""
        return self.legal(view)[number]

    def rows(self) -> list[tuple[str, int, int, str]]:
        """The layout: block, first number, how many, and what they stand for."""
        out = []
        for name, block in self.blocks.items():
            factors = [f"{what} ({count})" for what, count in block.slots]
            if block.rivals > 1:
                factors.append(f"rival ({block.rivals})")
            out.append((name, self.first[name], block.size, " × ".join(factors)))
        return out


def tokens_offered(view: Any) -> list[str]:
    """The options in a view of any game; none for a seat that does not decide."""
    decision = view["decision"]
    return [option["token"] for option in (decision or {}).get("options", ())]
