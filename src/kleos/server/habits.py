"""What a person always answers to optional effects, of all games at once; tables say and change it too."""

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Request, Response

from kleos.engine.game import Game
from kleos.games.registry import GAMES, game_named
from kleos.language.messages import Words
from kleos.server.house import House
from kleos.server.library.replies import ExplainingRoute, Refused, encoded, found_game, language
from kleos.server.requests import body_of
from kleos.server.showing import can_be_habit, habit_name, is_window
from kleos.server.visitors import house_of, kept_person_of, person_of
from kleos.table.seating import rules_with

router = APIRouter(prefix="/api", route_class=ExplainingRoute)

Lang = Annotated[str, Depends(language)]


class HabitWish(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    card: str
    line: int
    answer: Literal["always", "never", "ask"]


class KeptHabit(msgspec.Struct):
    """An optional effect that the table answers for somebody: the card, its line in words, the answer."""

    game: str
    card: str
    line: int
    name: str
    text: str  # "" if it is no line of its own
    answer: str
    window: bool  # a kind of chance to react, which can only be let pass


class KeptHabits(msgspec.Struct):
    habits: list[KeptHabit]


@router.get("/habits")
async def habits(request: Request, lang: Lang) -> Response:
    person = await person_of(request)
    return encoded(await habits_of(house_of(request), person.id, lang))


@router.put("/habits")
async def set_habit(request: Request, lang: Lang) -> Response:
    """Changes one of them, or forgets it; all of them are answered. Tables where this person sits are told."""
    house = house_of(request)
    wish = await body_of(request, HabitWish)
    game = found_game(wish.game)
    if not can_be_habit(game, wish.card, wish.line, wish.answer):
        raise Refused(404, "no-habit", Words("no-habit", card=wish.card[:40]))
    person = await kept_person_of(request)
    answer = None if wish.answer == "ask" else wish.answer
    await house.store.set_habit(person.id, game.id, wish.card, wish.line, answer)
    house.habit_changed(person.id, game.id, (wish.card, wish.line), answer)
    return encoded(await habits_of(house, person.id, lang))


async def habits_of(house: House, person: str, lang: str) -> KeptHabits:
    """All of somebody's habits, by game and by the name of the card."""
    out = []
    for id in GAMES:
        game = game_named(id)
        found = await house.store.habits(person, id)
        shown = [
            KeptHabit(
                id,
                card,
                line,
                habit_name(game, card, lang),
                line_text(game, card, line, lang),
                answer,
                is_window(game, card),
            )
            for (card, line), answer in found.items()
        ]
        out += sorted(shown, key=lambda one: (one.name, one.card, one.line))
    return KeptHabits(out)


def line_text(game: Game, card: str, line: int, lang: str) -> str:
    face = rules_with(game).cards.get(card)
    lines = [] if face is None else face.text(lang)
    return lines[line - 1] if 0 < line <= len(lines) else ""
