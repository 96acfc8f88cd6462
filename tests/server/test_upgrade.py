"""A server whose cards have changed: what was begun with the old ones is played and looked at with them."""

import asyncio
import shutil
import sqlite3
import tomllib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.engine.errors import KleosError
from kleos.engine.game import Cards
from kleos.games.registry import GAMES, cards_of, game_named, made, use_cards
from kleos.server.thinking import best_answers, bot_answer, other_cards
from kleos.terminal.main import main
from kleos.testing import play_randomly

LATE = 4  # turns before the end of a match
ME = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
Play = Any  # the fixtures of conftest.py
World = Any

# By game: a card, a fact of it that an upgrade corrects, how its file says it, and what it says afterwards.
CORRECTED = {
    "naruto-mythos": ("KS-001", "cost", "cost = 3", "cost = 9"),
    "saint-seiya": ("seiya-green", "points", "points = 0", "points = 9"),
    "kanzume-goddess": ("aries", "cost", "cost = 3", "cost = 9"),
    "mythology-go": ("harpie", "value", "value = 1", "value = 7"),
}


def corrected(game: str) -> Cards:
    """The cards of a game with one number changed."""
    card, _, before, after = CORRECTED[game]
    head, table, rest = cards_of(game_named(game)).text.partition(f"[{card}]")
    assert before in rest.partition("\n[")[0]
    return Cards(game, "my-box.toml", head + table + rest.replace(before, after, 1))


def fact(answer: Any, game: str) -> Any:
    """The fact of the corrected card, as the library tells it."""
    card, name, _, _ = CORRECTED[game]
    assert answer.status == 200, answer.body
    return next(one for one in answer.json()["cards"] if one["id"] == card)["keys"][name]


@pytest.fixture(autouse=True)
def own_cards_again() -> Iterator[None]:
    yield
    use_cards(())


@dataclass
class Left:
    """What somebody left at a server before it was upgraded."""

    cookie: str = ""
    digest: dict[str, str] = field(default_factory=dict)
    playing: dict[str, str] = field(default_factory=dict)
    over: dict[str, str] = field(default_factory=dict)
    waiting: dict[str, str] = field(default_factory=dict)
    record: dict[str, str] = field(default_factory=dict)
    shown: dict[str, dict[str, Any]] = field(default_factory=dict)


def story_before(left: Left) -> Any:
    async def before(world: World) -> None:
        ann = world.browser()
        for game in GAMES:
            left.digest[game] = game_named(game).cards_digest()
            left.over[game] = await ann.table(game, ME, BOT, listed=True, watchable=True)
            screen = await ann.sit(left.over[game])
            await play_on(screen, 3)
            await screen.answer("resign")
            await screen.until(status="over")
            left.record[game] = (await ann.get(f"/api/tables/{left.over[game]}/record")).body.decode()
            left.playing[game] = await late(ann, game)
            screen = await ann.sit(left.playing[game])
            left.shown[game] = await play_on(screen, 1)
            left.waiting[game] = await ann.table(game, ME, OPEN, listed=True)
        left.cookie = ann.cookie

    return before


async def late(browser: Any, game: str) -> str:
    """A table of a match that is soon over."""
    positions = []

    def note(match: kleos.Match) -> None:
        if match.decision is not None and match.decision.kind in match.game.top_level:
            positions.append(match.position())

    play_randomly(kleos.new(game, seed=5), 5, note)
    read = await browser.post("/api/records", text=kleos.from_position(positions[-LATE]).record())
    assert read.status == 201, read.body
    wish = {"moves": 0, "seats": [ME, BOT], "listed": True, "watchable": True}
    made = await browser.post(f"/api/tables/{read.json()['id']}/continue", **wish)
    assert made.status == 201, made.body
    return str(made.json()["id"])


async def play_on(screen: Any, moves: int) -> dict[str, Any]:
    """Answers so many questions with the first that is offered, while the bot answers its own; the last state."""
    for _ in range(moves):
        while not screen.mine and screen.state["status"] == "playing":
            await screen.hear("state")
        if screen.state["status"] == "over":
            break
        assert (await screen.choose(screen.tokens[-1]))["type"] == "done"
    while not screen.mine and screen.state["status"] == "playing":
        await screen.hear("state")
    state: dict[str, Any] = screen.state
    return state


def story_after(left: Left, text: str) -> Any:
    """The server has other cards: of these tables, those that have begun keep theirs, which are called so."""

    async def after(world: World) -> None:
        ann = world.browser()
        ann.cookie = left.cookie
        mine = {one["id"]: one for one in (await ann.get("/api/tables/mine")).json()["tables"]}
        assert {*left.over.values(), *left.playing.values(), *left.waiting.values()} <= set(mine)
        lobby = (await world.browser().get("/api/tables")).json()
        listed = {one["id"]: one for part in lobby.values() for one in part}
        assert {*left.over.values(), *left.playing.values(), *left.waiting.values()} <= set(listed)
        for game in GAMES:
            kept = {"set": left.digest[game], "text": text}
            now = game_named(game).card_file
            assert left.digest[game] != game_named(game).cards_digest()
            for table in (left.over[game], left.playing[game]):
                assert mine[table]["cards"] == listed[table]["cards"] == kept
            new = None if now is None else {"set": "", "text": f"Cards: {now.called}"}
            assert mine[left.waiting[game]]["cards"] == new

            # The table as it was, with its own cards, goes on.
            screen = await ann.sit(left.playing[game])
            for key in ("view", "moves", "decision", "names"):
                assert screen.state[key] == left.shown[game][key], key
            assert screen.state["cards"] == kept
            was = fact(await ann.get(f"/api/games/{game}/cards?set={left.digest[game]}"), game)
            assert was != fact(await ann.get(f"/api/games/{game}/cards"), game)
            assert (await play_on(screen, 1000))["status"] == "over"

            # Matches that are over can be looked through, and kept as files that this server takes back.
            for table in (left.over[game], left.playing[game]):
                replay = (await ann.get(f"/api/tables/{table}/replay")).json()
                assert replay["cards"] == kept
                frame = await ann.get(f"/api/tables/{table}/replay/2?eyes=0")
                assert frame.status == 200, frame.body
            record = await ann.get(f"/api/tables/{left.over[game]}/record")
            assert record.body.decode() == left.record[game]
            again = await ann.post("/api/records", text=left.record[game])
            assert again.status == 201, again.body
            on = await ann.post(f"/api/tables/{again.json()['id']}/continue", moves=2, seats=[ME, BOT])
            assert on.status == 201, on.body
            assert (await ann.sit(on.json()["id"])).state["cards"] == kept

            # What begins now has the cards of now.
            joined = await world.browser().post(f"/api/tables/{left.waiting[game]}/join")
            assert joined.status == 200, joined.body
            fresh = await ann.table(game, ME, BOT)
            for table in (left.waiting[game], fresh):
                assert (await ann.sit(table)).state["cards"] == new

    return after


def test_tables_go_on_with_the_cards_they_began_with_when_an_upgrade_corrects_a_card(play: Play) -> None:
    left = Left()
    play(story_before(left))
    use_cards([corrected(game) for game in GAMES])
    play(story_after(left, "Cards as they were before an update"))


def test_tables_of_a_card_file_go_on_when_the_server_is_started_without_it(play: Play) -> None:
    left = Left()
    use_cards([corrected(game) for game in GAMES])
    play(story_before(left))
    use_cards(())
    play(story_after(left, "Cards: my-box"))


@pytest.mark.parametrize("game", GAMES)
def test_bots_in_other_processes_play_with_the_cards_of_the_table(game: str) -> None:
    match = kleos.new(game, seed=3)
    assert match.decision is not None
    seat, now = match.decision.seat, match.decision.options.tokens()
    assert other_cards(match) is None, "every process knows the cards of now"
    use_cards([corrected(game)])
    cards = other_cards(match)
    assert cards is not None
    assert bot_answer(match.save(), cards, "random", seat, 1, 1.0).token in now
    assert {token for token, _ in best_answers(match.save(), cards, seat, 1, 3, 0.05).answers} <= set(now)


def test_a_waiting_table_whose_deck_has_lost_a_card_says_so_and_stays(play: Play) -> None:
    game = "naruto-mythos"
    starter = kleos.rules(game).starter_decks["leaf-tempo"]
    lost = sorted(set(starter.cards))[0]
    left = Left()

    async def before(world: World) -> None:
        ann = world.browser()
        text = "\n".join([*starter.cards, "Missions", *starter.missions])
        kept = await ann.post("/api/decks", game=game, name="Mine", text=text)
        assert kept.status == 201, kept.body
        left.waiting[game] = await ann.table(game, {**ME, "deck": kept.json()["id"]}, OPEN, listed=True)
        left.cookie = ann.cookie

    async def after(world: World) -> None:
        bob = world.browser()
        refused = await bob.post(f"/api/tables/{left.waiting[game]}/join")
        assert (refused.status, refused.code) == (409, "cannot-begin")
        assert lost in refused.json()["error"]["text"]
        ann = world.browser()
        ann.cookie = left.cookie
        filled = await ann.post(f"/api/tables/{left.waiting[game]}/fill", seat=1, bot="random")
        assert (filled.status, filled.code) == (409, "cannot-begin")
        assert (await ann.sit(left.waiting[game])).state["status"] == "waiting"
        assert (await ann.post(f"/api/tables/{left.waiting[game]}/close")).status == 200

    play(before)
    head, table, rest = cards_of(game_named(game)).text.partition(f"[{lost}]")
    use_cards([Cards(game, "smaller.toml", head + table.replace(lost, "KS-999") + rest)])
    play(after)


def test_an_older_program_on_a_newer_database_refuses_with_a_sentence(
    tmp_path: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = tmp_path / "tables.db"
    shutil.copy(empty_database, newer)
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.commit()
    for command in (["serve", "--no-client", "--port", "0"], ["admin", "people"]):
        assert main(["--lang", "en", *command, "--database", f"sqlite:///{newer}"]) == 2
        assert "a newer version of Kleos wrote this database" in capsys.readouterr().err


OTHER_RULES = {  # by which the first move leads elsewhere, or nowhere
    "the moves lead elsewhere": "update entries set token = 'mulligan' where number = 1 and token = 'keep'",
    "the moves are illegal": "update entries set token = 'no such token' where number = 1",
}


def changed(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0, statement
        connection.commit()


@pytest.mark.parametrize("crash", [False, True])
@pytest.mark.parametrize("other", OTHER_RULES)
def test_a_match_goes_on_from_how_it_stood_where_rules_have_changed(
    play: Play, tmp_path: Path, other: str, crash: bool
) -> None:
    left = Left()
    game = "naruto-mythos"

    async def begin(world: World) -> None:
        ann = world.browser()
        left.playing[game] = await ann.table(game, ME, {**ME, "name": "Bob"})
        left.over[game] = await ann.table(game, ME, {**ME, "name": "Bob"})
        for table in (left.over[game], left.playing[game]):
            screen = await ann.sit(table)
            for _ in range(4):
                left.shown[game] = await take_turn(screen)
        screen = await ann.sit(left.over[game])
        await screen.answer("look", seat=screen.state["hand_over"])
        await screen.answer("resign")
        left.cookie = ann.cookie

    async def go_on(world: World) -> None:
        ann = world.browser()
        ann.cookie = left.cookie
        left.shown[game] = await take_turn(await ann.sit(left.playing[game]))

    async def after(world: World) -> None:
        ann = world.browser()
        ann.cookie = left.cookie
        screen = await ann.sit(left.playing[game])
        assert screen.state["moves"] == left.shown[game]["moves"]
        await screen.answer("look", seat=screen.state["hand_over"])
        for key in ("view", "decision"):
            assert screen.state[key] == left.shown[game][key], key
        if not crash:
            assert (screen.state["undo"]["can"], "rules" in screen.state["undo"]["why"]) == ("no", True)
        seat = screen.state["eyes"]
        assert (await screen.choose(screen.tokens[0]))["type"] == "done"
        assert (await screen.answer("undo", moves=screen.state["moves"]))["type"] == "done", "what came since can be"
        await screen.until(moves=left.shown[game]["moves"] + 2)
        await screen.answer("look", seat=seat)
        assert screen.state["view"] == left.shown[game]["view"]
        assert (await ann.sit(left.over[game])).state["outcome"] is not None
        replay = await ann.get(f"/api/tables/{left.over[game]}/replay")
        assert (replay.status, replay.code) == (409, "rules-changed")

    play(begin)
    if crash:  # what was kept of how the match stood is older than its last entries
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            rows = connection.execute("select * from positions").fetchall()
        play(go_on)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            connection.execute("delete from positions")
            connection.executemany("insert into positions values (?, ?, ?, ?)", rows)
            connection.commit()
    changed(tmp_path / "tables.db", OTHER_RULES[other])
    play(after)


KEPT, LATER = 6, 4  # choices until a position is kept, and after it


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("forbidden", [KEPT + 1, KEPT + 3])
def test_a_match_of_a_killed_server_goes_on_as_far_as_the_rules_of_now_allow(
    play: Play, tmp_path: Path, game: str, forbidden: int
) -> None:
    left = Left()
    views: list[dict[str, Any]] = []

    async def before(world: World) -> None:
        ann = world.browser()
        left.playing[game] = await ann.table(game, ME, {**ME, "name": "Bob"})
        screen = await ann.sit(left.playing[game])
        while screen.state["moves"] < KEPT:
            await take_turn(screen)
        left.cookie = ann.cookie

    async def until_the_kill(world: World) -> None:
        ann = world.browser()
        ann.cookie = left.cookie
        screen = await ann.sit(left.playing[game])
        while screen.state["moves"] < KEPT + LATER:
            views.append(await looked(screen))
            await take_turn(screen)

    async def after(world: World) -> None:
        ann = world.browser()
        ann.cookie = left.cookie
        screen = await ann.sit(left.playing[game])
        assert "no longer allow the last moves" in (await screen.hear("notice"))["text"]
        state = await looked(screen)
        stood = views[forbidden - KEPT - 1]
        assert (state["view"], state["decision"]) == (stood["view"], stood["decision"])
        assert state["moves"] == KEPT + LATER
        assert (state["undo"]["can"], "rules" in state["undo"]["why"]) == ("no", True)
        number, save = rows("select number, save from positions")[0]
        assert number == KEPT + LATER, "what follows goes on from here"
        await ann.sit(left.playing[game])
        assert not [frame for frame in ann.screens[-1].frames if '"type":"notice"' in frame], "said once"
        left.shown[game] = await take_turn(screen)
        left.shown["save"] = save

    async def killed_again(world: World) -> None:
        ann = world.browser()
        ann.cookie = left.cookie
        screen = await ann.sit(left.playing[game])
        state = await looked(screen)
        for key in ("view", "decision", "moves"):
            assert state[key] == left.shown[game][key], key

    def rows(question: str) -> list[Any]:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            return connection.execute(question).fetchall()

    play(before)
    kept = rows("select * from positions")
    play(until_the_kill)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("delete from positions")
        connection.executemany("insert into positions values (?, ?, ?, ?)", kept)
        connection.commit()
    changed(tmp_path / "tables.db", f"update entries set token = 'no such token' where number = {forbidden}")
    play(after)
    play(killed_again)


async def looked(screen: Any) -> dict[str, Any]:
    """What whoever is asked at a shared screen sees, when all moments before it have been shown."""
    while not screen.mine:
        if screen.state["hand_over"] is not None:
            await screen.answer("look", seat=screen.state["hand_over"])
        else:
            await screen.hear("state")
    state: dict[str, Any] = screen.state
    return state


def test_how_a_match_stands_is_kept_at_first_and_while_its_players_think(play: Play, tmp_path: Path) -> None:
    def kept() -> list[int]:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            return [number for (number,) in connection.execute("select number from positions").fetchall()]

    async def story(world: World) -> None:
        async def until(*numbers: int) -> None:
            while kept() != list(numbers):
                await asyncio.sleep(0.02)

        ann = world.browser()
        screen = await ann.sit(await ann.table("naruto-mythos", ME, {**ME, "name": "Bob"}))
        await take_turn(screen)
        await until(1)
        await take_turn(screen)
        await asyncio.sleep(0.2)
        assert kept() == [1], "somebody has just moved"
        world.clock.wait(60)
        await until(2)
        for _ in range(5):
            await take_turn(screen)
            world.clock.wait(50)
        await asyncio.sleep(0.2)
        assert kept() == [2], "nobody has thought for long"
        world.clock.wait(50)
        await until(7)

    play(story, watch=0.02)


def test_how_a_match_stands_is_kept_anew_when_that_is_taken_back(play: Play, tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table("naruto-mythos", ME, {**ME, "name": "Bob"}))
        await looked(screen)
        assert (await screen.choose())["type"] == "done"
        assert (await screen.answer("undo", moves=1))["type"] == "done"
        number = 0
        while number != 2:
            await asyncio.sleep(0.02)
            with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
                ((number,),) = connection.execute("select number from positions").fetchall() or [(0,)]

    play(story, watch=60.0)


async def take_turn(screen: Any) -> dict[str, Any]:
    """One choice at a shared screen, by whoever is asked; the state that whoever is asked next sees."""
    if screen.state["hand_over"] is not None:
        await screen.answer("look", seat=screen.state["hand_over"])
    token = "keep" if "keep" in screen.tokens else screen.tokens[0]
    assert (await screen.choose(token))["type"] == "done"
    if screen.state["hand_over"] is not None:
        await screen.answer("look", seat=screen.state["hand_over"])
    state: dict[str, Any] = screen.state
    return state


def test_a_position_that_cannot_be_read_stands_in_nobodys_way(play: Play, tmp_path: Path) -> None:
    left = Left()

    async def before(world: World) -> None:
        ann = world.browser()
        left.playing["a"] = await ann.table("naruto-mythos", ME, {**ME, "name": "Bob"})
        left.shown["a"] = await take_turn(await ann.sit(left.playing["a"]))
        left.cookie = ann.cookie

    async def after(world: World) -> None:
        ann = world.browser()
        ann.cookie = left.cookie
        screen = await ann.sit(left.playing["a"])
        await screen.answer("look", seat=screen.state["hand_over"])
        assert screen.state["view"] == left.shown["a"]["view"]

    play(before)
    changed(tmp_path / "tables.db", "update positions set hash = 'other', save = x'00'")
    play(after)


def reordered(game: str, card: str) -> str:
    """The card file of a game, where a card stands behind the one that follows it."""
    head, table, rest = cards_of(game_named(game)).text.partition(f"[{card}]")
    block, _, tail = rest.partition("\n[")
    other, _, end = tail.partition("\n[")
    return head + "[" + other + "\n" + table + block + "\n[" + end


def test_tables_keep_the_order_of_cards_that_a_digest_does_not_tell(
    play: Play,
) -> None:
    game = "mythology-go"
    left = Left()
    now = Cards(game, "", cards_of(game_named(game)).text)
    digest = game_named(game).cards_digest()
    use_cards([Cards(game, "", reordered(game, "harpie"))])  # as an earlier version had them
    assert game_named(game).cards_digest() == digest

    async def before(world: World) -> None:
        ann = world.browser()
        left.playing[game] = await ann.table(game, ME, BOT)
        left.shown[game] = await play_on(await ann.sit(left.playing[game]), 3)
        left.over[game] = await ann.table(game, ME, BOT, listed=True)
        screen = await ann.sit(left.over[game])
        await play_on(screen, 3)
        await screen.answer("resign")
        left.cookie = ann.cookie

    async def after(world: World) -> None:
        ann = world.browser()
        ann.cookie = left.cookie
        screen = await ann.sit(left.playing[game])
        for key in ("view", "decision", "moves", "names"):
            assert screen.state[key] == left.shown[game][key], key
        assert screen.state["cards"] == {"set": f"{digest}-1", "text": "Cards as they were before an update"}
        assert (await ann.get(f"/api/games/{game}/cards?set={digest}-1")).status == 200
        assert (await play_on(screen, 2))["status"] == "playing"
        assert (await ann.get(f"/api/tables/{left.over[game]}/replay")).status == 200
        record = (await ann.get(f"/api/tables/{left.over[game]}/record")).body.decode()
        assert f"cards: {digest}-1" in record
        again = await ann.post("/api/records", text=record)
        assert again.status == 201, again.body
        on = await ann.post(f"/api/tables/{again.json()['id']}/continue", moves=2, seats=[ME, BOT])
        assert on.status == 201, on.body
        assert (await ann.sit(on.json()["id"])).state["cards"] is not None
        fresh = await ann.sit(await ann.table(game, ME, BOT))
        assert fresh.state["cards"] is None
        kept = await world.house.store.card_set(game, digest)
        assert kept == now
        left.shown[game] = screen.state

    async def once_more(world: World) -> None:
        ann = world.browser()
        ann.cookie = left.cookie
        screen = await ann.sit(left.playing[game])
        for key in ("view", "moves", "cards"):
            assert screen.state[key] == left.shown[game][key], key
        names = await world.house.store.card_set_names()
        assert [one for of, one in names if of == game and one.startswith(digest)] == [digest, f"{digest}-1"]

    play(before)
    use_cards(())
    play(after)
    play(once_more)


@pytest.mark.parametrize(
    ("game", "before", "after"),
    [
        ("mythology-go", "harpie", "first"),  # cards in another order
        ("saint-seiya", "cost", "value"),  # a value in another field
    ],
)
def test_cards_that_would_be_taken_for_others_are_refused_on_start(
    play: Play, game: str, before: str, after: str
) -> None:
    own = cards_of(game_named(game)).text
    if game == "mythology-go":
        head, table, rest = own.partition(f"[{before}]")
        block, _, tail = rest.partition("\n[")
        other = head + "[" + tail + "\n" + table + block
    else:
        data = tomllib.loads(own)
        card = next(id for id, entry in data.items() if before in entry and after not in entry and "number" in entry)
        head, table, rest = own.partition(f"[{card}]")
        other = head + table + rest.replace(f"{before} = ", f"{after} = ", 1)

    async def nothing(world: World) -> None:
        """The house opens, and that is all."""

    play(nothing)
    use_cards([Cards(game, "other.toml", other)])
    assert game_named(game).cards_digest() == made(game).cards_digest(), "else there would be nothing to refuse"
    with pytest.raises(KleosError, match=r"other\.toml plays differently from .*, but has the same digest"):
        play(nothing)
    use_cards([Cards(game, "same.toml", own + "\n# a word to whoever reads it\n")])
    play(nothing)
