"""Our own random generator: small, fast, the same on every build and machine; its state is part of the match."""

from typing import Final, final

MASK: Final = 0xFFFFFFFF
FEW: Final = 0xFFFFFF
SMALL: Final = 65536


@final
class Rng:
    """The 32-bit generator sfc32: only additions, shifts and exclusive-ors, so no build can differ."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, a: int, b: int, c: int, count: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.count)

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng, (self.a, self.b, self.c, self.count))

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) & MASK) | (c >> 11)) + result & MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely (the few words that would tip the scale are drawn again)."""
        if n <= 1:
            return 0
        if n <= SMALL:  # numbers small enough to stay plain machine words when compiled
            while True:
                product = (self.word() >> 8) * n
                rest = product & FEW
                if rest >= n or rest >= (FEW + 1) % n:
                    return product >> 24
        unfair = (MASK + 1) % n
        while True:
            product = self.word() * n
            if (product & MASK) >= unfair:
                return product >> 32

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """The items in a random order."""
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            item = pile[i]
            pile[i] = pile[j]
            pile[j] = item
        return tuple(pile)

    def state(self) -> list[int]:
        return [self.a, self.b, self.c, self.count]


def seeded(seed: int, stream: int = 0) -> Rng:
    """A generator for a seed; streams of one seed (the match, a bot, a determinization) are independent."""
    words: list[int] = []
    rest = seed if seed >= 0 else -2 * seed - 1
    while True:
        words.append(rest & MASK)
        rest >>= 32
        if rest == 0:
            break
    rng = Rng(0x9E3779B9, 0x243F6A88 ^ (1 if seed < 0 else 0), 0xB7E15162 ^ (stream & MASK), 1)
    for word in words:
        rng.a ^= word
        for _ in range(12):
            rng.word()
    return rng
