"""The welcome: three keys to a first match, and everything else it offers."""

from pathlib import Path

import kleos
from kleos.terminal.keeping import HUMAN, last_kept
from kleos.terminal.messages import LANGUAGES, say
from kleos.terminal.session import Session
from kleos.terminal.table.handover import HandOver
from kleos.terminal.table.playing import PlayScreen
from kleos.terminal.table.resuming import Resuming
from kleos.terminal.table.welcome import Welcome

from .conftest import LARGE, SMALL, Sit, Sitting, kept, new_match


def test_three_keys_begin_a_first_match(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        assert isinstance(at.app.screen, Welcome)
        for words in ("K L E O S", "Naruto Mythos TCG", "Opponent", "greedy", "Your deck", "Leaf tempo", "English"):
            assert words in at.text()
        await at.press("enter", "enter")
        deck = kleos.rules("naruto-mythos").starter_decks["leaf-tempo"]
        assert deck.about["en"] in at.one_line(), "the deck under the cursor is described"
        await at.press("enter")
        assert isinstance(at.app.screen, PlayScreen)
        assert at.session.players == (HUMAN, "greedy")
        assert at.match.setup is not None
        assert at.match.setup.decks is not None
        mine, theirs = at.match.setup.decks
        assert mine.name == "Leaf tempo"
        assert theirs.name != "Leaf tempo"
        assert at.match.decision is not None
        assert at.match.decision.kind == "mulligan"

    sit(story)


def test_another_opponent_deck_and_language(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("l")
        assert at.app.lang == "fr"
        assert at.says("welcome-opponent")
        decks = kleos.rules("naruto-mythos").starter_decks.values()
        assert all(deck.names["fr"] in at.text() for deck in decks), "decks are called by their names in the language"
        await at.press("enter", "down")
        assert at.says("bot-about-random")
        await at.press("enter", "down", "left")
        await at.press("enter", "enter")
        assert at.session.players == (HUMAN, "random")
        assert at.match.setup is not None
        assert at.match.setup.decks is not None
        assert at.match.setup.decks[0].name == "Ambush"
        assert at.says("state-yours")

    sit(story)


def test_two_people_choose_two_decks(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        assert not at.says("welcome-other-deck")
        await at.press("enter", "end")
        assert at.says("welcome-other-deck")
        await at.press("enter", "enter", "down", "enter")
        assert isinstance(at.app.screen, HandOver)
        assert at.session.players == (HUMAN, HUMAN)
        assert at.match.setup is not None
        assert at.match.setup.decks is not None
        assert [deck.name for deck in at.match.setup.decks] == ["Leaf tempo", "Sand in hiding"]

    sit(story)


def test_options_of_the_match_are_settings(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("s")
        assert "Missions casual" in at.one_line()
        await at.press("enter")
        assert "Missions competitive" in at.one_line()
        await at.press("escape")
        assert at.says("welcome-settings", words="Missions: competitive")
        await at.press("down", "s")
        assert "Shaina counts Knights of uncommon rank" in at.one_line()
        assert "First player drawn at random" in at.one_line()
        await at.press("left")
        assert "First player p1 (greedy)" in at.one_line()
        await at.press("escape", "enter", "enter", "enter")
        assert at.match.setup is not None
        assert (at.match.setup.options["first_player"], at.match.setup.options["shaina_counts"]) == (1, "rank")

    sit(story)


def test_a_game_without_settings_offers_none(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("end", "s")
        assert isinstance(at.app.screen, Welcome)
        assert not at.says("bar-settings")

    sit(story)


def test_settings_and_the_match_that_was_left_are_told_together(sit: Sit) -> None:
    left_behind(3)

    async def story(at: Sitting) -> None:
        await at.press("down", "down")
        for words in ("s Settings: defaults", "r Continue your last match: Naruto Mythos TCG"):
            assert words in at.one_line()

    sit(story, size=SMALL)


def test_nothing_is_cut_in_a_small_window(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        for lang in LANGUAGES:
            text = at.text()
            assert "…" not in text
            for game in kleos.games():
                assert kleos.rules(game).title in text
            for deck in kleos.rules("naruto-mythos").starter_decks.values():
                assert deck.called(lang) in text
            await at.press("enter", "end")
            assert "…" not in at.text(), "with a fourth box lines are broken, and titles stay whole"
            assert at.says("welcome-other-deck")
            await at.press("home", "left", "l")

    sit(story)


def test_every_language_at_every_size(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        for lang in LANGUAGES:
            assert at.app.lang == lang
            assert f"[{say('language-name', lang)}]" in at.text()
            for size in ((80, 24), LARGE):
                await at.resize(size)
                for key in ("welcome-game", "welcome-opponent", "welcome-deck", "bar-leave"):
                    assert at.says(key)
            await at.press("l")

    sit(story)


def test_leaving_at_once(sit: Sit, data: Path) -> None:
    async def story(at: Sitting) -> None:
        await at.press("q")
        assert at.app.return_value == ""

    sit(story)
    assert not data.joinpath("matches").exists()


# Going on -------------------------------------------------------------------------------------------------------------------
def left_behind(seed: int, players: tuple[str, str] = (HUMAN, "random"), moves: int = 3) -> Session:
    session = Session(new_match(seed), players)
    for _ in range(moves):
        if session.bot_decides:
            session.bot_takes(session.bot_answer())
        else:
            session.take(0)
    return session


def test_a_match_left_behind_goes_on_where_it_was(sit: Sit, data: Path) -> None:
    before = left_behind(3)

    async def story(at: Sitting) -> None:
        assert "Continue your last match: Naruto Mythos TCG, round 1 of 4, 0:0" in at.one_line()
        await at.press("r")
        assert at.session.players == (HUMAN, "random")
        moves = at.match.moves
        assert moves is not None
        assert moves.count >= 3
        await at.take_token("pass")

    sit(story)
    assert len(kept(data)) == 1
    after = last_kept().match
    assert after.moves is not None
    assert before.match.moves is not None
    assert after.moves.count > before.match.moves.count


def test_two_people_come_back_to_a_hand_over(sit: Sit) -> None:
    left_behind(3, (HUMAN, HUMAN))

    async def story(at: Sitting) -> None:
        await at.press("r")
        assert isinstance(at.app.screen, HandOver)

    sit(story)


def test_with_several_one_is_asked_for_and_may_be_thrown_away(sit: Sit, data: Path) -> None:
    for seed in (3, 4):
        left_behind(seed)

    async def story(at: Sitting) -> None:
        await at.press("r")
        assert isinstance(at.app.screen, Resuming)
        assert at.text().count("against random") == 2
        await at.press("l")
        assert at.says("resume-title")
        await at.press("x")
        assert at.says("resume-sure")
        assert len(kept(data)) == 2
        await at.press("x")
        assert len(kept(data)) == 1
        await at.press("enter")
        assert isinstance(at.app.screen, PlayScreen)

    sit(story)


def test_from_the_list_back_to_the_welcome(sit: Sit) -> None:
    for seed in (3, 4):
        left_behind(seed)

    async def story(at: Sitting) -> None:
        await at.press("r", "escape")
        assert isinstance(at.app.screen, Welcome)

    sit(story)
