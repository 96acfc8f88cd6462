"""What the Romance languages share: agreement, nouns whose adjectives follow, pronouns that lean on the verb."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from kleos.language.grammar import Grammar, Voice, one_word, spoken
from kleos.language.nouns import ALL, BARE, EACH, INDEFINITE, NO, UNSAID, YOURS, Noun, Quantity, Target, altered


class Romance(Grammar):
    """Nouns have a gender, adjectives and participles agree with it, and what was named before is a clitic pronoun."""

    first_of: ClassVar[tuple[str, str]]  # "un", "chacun": of several of yours, in the masculine
    have: ClassVar[tuple[str, str]]  # "vous avez", and its contrary before a noun with NO
    there: ClassVar[tuple[str, str]]  # "il y a", and its contrary
    so: ClassVar[Mapping[str, str]]  # before what is counted: "au plus", "moins de"
    x_is: ClassVar[str]  # what X means, at the end of a clause

    # Nouns and adjectives ---------------------------------------------------------------------------------------------
    @abstractmethod
    def agree(self, word: str, gender: str = "m", many: bool = False) -> str:
        """An adjective or participle, given in the masculine singular."""

    @abstractmethod
    def of(self, text: str) -> str:
        """ "du Personnage", "del Personaggio"."""

    @abstractmethod
    def inside(self, noun: Noun, definiteness: str, many: bool) -> str:
        """Determiner, head, adjectives and complements."""

    @abstractmethod
    def after(self, noun: Noun, many: bool, negated: bool = False) -> str:
        """What follows head and adjectives."""

    def phrase(self, noun: Noun, definiteness: str = INDEFINITE, many: bool = False) -> str:
        """ "un autre Personnage ennemi dans cette mission avec une Puissance de 3 ou moins"."""
        if noun.fixed:
            return noun.one
        if noun.side == YOURS and definiteness in (INDEFINITE, EACH) and not many:
            first = self.agree(self.first_of[definiteness == EACH], noun.gender_of(True))
            return f"{first} {self.of(self.inside(noun, BARE, True))}{self.after(noun, False)}"
        many = many or definiteness == ALL
        return self.inside(noun, definiteness, many) + self.after(noun, many, definiteness == NO)

    def one_of(self, noun: Noun, found: Sequence[Noun]) -> Noun | None:
        """ "une Tsunade ou une Shizune", "du Village de la Feuille ou du Village du Sable"."""
        if all(same_but_head(other, noun) for other in found):
            again = [self.article(other.one, other.gender) for other in found[1:]]
            apart = self.either([found[0].one, *again])
            return one_head(found, noun, self.either([other.one for other in found]), apart)
        words = one_word(noun, found)
        if words and found[0].complements != noun.complements:
            return noun.complement(words[0][0], self.either([word for _, word in words]))
        return None

    def bare(self, noun: Noun) -> str:
        return self.inside(noun, BARE, False) + self.after(noun, False)

    def there_is(self, noun: Noun, yes: bool = True) -> str:
        """ "il y a un …", "vous avez un …", or the contrary."""
        yours = noun.side == YOURS
        verb = (self.have if yours else self.there)[0 if yes else 1]
        return f"{verb} {self.phrase(noun.on(UNSAID) if yours else noun, INDEFINITE if yes else NO)}"

    @spoken("AGREE")
    def agreeing(self, word: str, thing: Noun | str = "m", number: str = "one") -> str:
        """A participle or adjective that agrees with a noun, or with "m" or "f": `AGREE("caché", $who)`."""
        many = number == "many"
        return self.agree(word, thing.gender_of(many) if isinstance(thing, Noun) else thing, many)

    @spoken("GENDER")
    def gender(self, noun: Noun) -> str:
        """ "m" or "f", to choose a variant by."""
        return noun.gender

    # Amounts ----------------------------------------------------------------------------------------------------------
    def count(self, number: int, one: str, many: str = "") -> str:
        """ "1 carte", "2 cartes"."""
        return f"{number} {one if self.plural(abs(number)) == 'one' else many or self.several_of(one)}"

    def amount_of(self, quantity: Quantity, one: str, many: str = "") -> str:
        """ "1 carte", "2 cartes", "X cartes"."""
        single = quantity.is_number and self.plural(abs(int(quantity.figure))) == "one"
        return f"{quantity.figure} {one if single else many or self.several_of(one)}"

    def where(self, quantity: Quantity) -> str:
        """What X means, to be put at the end of the clause."""
        return self.x_is.format(quantity.meaning) if quantity.meaning else ""

    def so_many(self, op: str, quantity: Quantity) -> str:
        """ "au plus 2", "meno di 2", before what is counted."""
        return f"{self.so[op]} {quantity.figure}"

    # Referring back ---------------------------------------------------------------------------------------------------
    @abstractmethod
    def his(self, thing: str, gender: str = "m") -> str:
        """ "son coût", "sa Puissance"."""

    def it(self, say: Voice) -> Target:
        """What the line was last about."""
        found = say.referent
        if say.memory.near and not say.distant:
            return Target(found.near) if found.near else Target("", pronoun=found.gender)
        return Target(found.far)

    def its(self, say: Voice, thing: str, gender: str = "m") -> str:
        """Something that belongs to it: "son coût imprimé", "le coût imprimé de cette carte"."""
        found = say.referent
        near = say.memory.near and not say.distant
        owner = found.near_owner if near else found.far_owner
        if near and not owner:
            return self.his(thing, gender)
        return f"{self.the(thing, gender)} {self.of(owner)}"


def same_but_head(other: Noun, noun: Noun) -> bool:
    like = altered(
        other, one=noun.one, many=noun.many, gender=noun.gender, many_gender=noun.many_gender, apart=noun.apart
    )
    return like == noun


def one_head(found: Sequence[Noun], noun: Noun, heads: str, apart: str) -> Noun:
    """The heads as one; of the feminine only if all of them are."""
    gender = "f" if all(other.gender == "f" for other in found) else "m"
    many_gender = noun.gender_of(True)
    return altered(noun, one=heads, many=f"{noun.many} {heads}", gender=gender, many_gender=many_gender, apart=apart)
