"""The table as a value: entries, clocks, taking back, habits."""

import pytest

import kleos
from kleos.bots import RandomBot
from kleos.engine.errors import KleosError
from kleos.language.languages import LANGUAGES
from kleos.table import table as tables
from kleos.table.clocks import Clocks
from kleos.table.seating import Seat, begun, brought, check_side, rules_of, sides_of
from kleos.table.table import ANSWER, BACK, HABIT, MOVE, STAND_IN, UNDO, Entry, Table
from kleos.testing import clause

NARUTO = "naruto-mythos"


def seats(*who: str) -> list[Seat]:
    """Seats by name: a capital letter is a person, everything else a bot."""
    return [Seat("person", one, one) if one.isupper() else Seat("bot", bot=one) for one in who]


def table_of(*who: str, seed: int = 7, clocks: Clocks | None = None, game: str = NARUTO) -> Table:
    table = Table(game, seats(*who), clocks or Clocks())
    table.begin(kleos.new(game, seed=seed, players=len(who)), 0)
    return table


def act(table: Table, token: str, now: int = 0, kind: str = MOVE) -> None:
    assert table.decider is not None
    table.take(table.choose(table.decider, token, now, kind))


def twin(table: Table, entries: list[Entry], since: int = 0) -> Table:
    """The table as it is after the entries were read again."""
    assert table.setup is not None
    again = Table(table.game, seats(*[seat.person or seat.bot for seat in table.seats]), table.clocks, table.setup)
    again.load(entries, since)
    return again


# Acts -------------------------------------------------------------------------------------------------------------------
def test_nothing_has_changed_until_a_step_is_taken() -> None:
    table = table_of("A", "B")
    assert table.match is not None
    before = table.match.hash()
    step = table.choose(0, "keep", 5)
    assert (table.moves, table.match.hash(), table.live) == (0, before, [])
    table.take(step)
    assert table.moves == 1
    assert table.live == [Entry(1, MOVE, 0, "keep", 5, 5)]
    assert table.decider == 1


def test_only_the_decider_chooses_and_only_what_is_offered() -> None:
    table = table_of("A", "B")
    with pytest.raises(KleosError, match="it's not your decision"):
        table.choose(1, "keep", 0)
    with pytest.raises(kleos.IllegalMove):
        table.choose(0, "pass", 0)
    assert table.moves == 0


def test_a_table_with_open_seats_waits() -> None:
    table = Table(NARUTO, [Seat("person", "A"), Seat("open")])
    assert table.waiting
    assert table.mode == "online"
    with pytest.raises(KleosError, match="not begun"):
        table.choose(0, "keep", 0)


@pytest.mark.parametrize(("who", "mode"), [(("A", "greedy"), "solo"), (("A", "A"), "hot-seat"), (("A", "B"), "online")])
def test_the_mode_follows_from_who_sits_there(who: tuple[str, ...], mode: str) -> None:
    assert table_of(*who).mode == mode


@pytest.mark.parametrize("game", kleos.games())
def test_reading_the_entries_again_gives_the_same_table_at_every_decision(game: str) -> None:
    table = table_of("A", "greedy", game=game)
    entries: list[Entry] = []
    bot = RandomBot(3)
    for turn in range(120):
        if table.match is None or table.decider is None:
            break
        if turn % 9 == 8 and table.undoing(0).entry is not None:
            step = table.undo(0, "en", turn)
            assert step is not None
        else:
            kind = MOVE if table.decider == 0 else ANSWER
            index = bot.choose(table.match, table.decider)
            step = table.choose(table.decider, table.match.state.options[index].token, turn, kind)
        table.take(step)
        entries += step.entries
        if turn % 7 == 0:
            again = twin(table, entries)
            assert again.match is not None
            assert table.match is not None
            assert again.match.hash() == table.match.hash()
            assert again.match.save() == table.match.save()
            assert (again.moves, again.live, again.spent) == (table.moves, table.live, table.spent)
    assert any(entry.kind == UNDO for entry in entries)


@pytest.mark.parametrize("game", kleos.games())
def test_choices_are_taken_back_one_after_the_other_with_little_played_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "STRIDE", 4)
    monkeypatch.setattr(tables, "MOST_MARKS", 6)
    table = table_of("A", "greedy", game=game)
    entries: list[Entry] = []
    bot = RandomBot(3)
    hashes = {}
    for turn in range(100):
        if table.match is None or table.decider is None:
            break
        hashes[table.moves] = table.match.hash()
        index = bot.choose(table.match, table.decider)
        kind = MOVE if table.decider == 0 else ANSWER
        table.take(table.choose(table.decider, table.match.state.options[index].token, turn, kind))
        entries += table.live[-1:]
    assert 0 < len(table.marks) <= 6
    assert table.stride > 4, "the more has happened, the fewer of them"
    if table.over:  # of which nothing can be taken back
        table = twin(table, entries[:-1])
        entries.pop()
    again = twin(table, entries)
    for one in (table, again):
        while one.undoing(0).entry is not None:
            step = one.undo(0, "en", 0)
            assert step is not None
            one.take(step)
            assert one.match is not None
            assert one.match.hash() == hashes[int(step.entries[0].token) - 1]
            assert all(number <= one.moves for number, _ in one.marks)
        assert not [entry for entry in one.live if entry.kind == MOVE]


def test_whoever_gives_up_has_lost() -> None:
    table = table_of("A", "B")
    table.take(table.concede(0, 0))
    assert table.over
    assert table.match is not None
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (1,)
    assert table.resigned == {0}
    with pytest.raises(KleosError, match="over"):
        table.concede(1, 0)


# Clocks -----------------------------------------------------------------------------------------------------------------
def test_clocks_run_for_the_decider_only_and_add_up() -> None:
    table = table_of("A", "B", clocks=Clocks(move=60_000, total=100_000))
    assert table.left(0, 10_000).running
    assert not table.left(1, 10_000).running
    assert table.left(0, 10_000).move == 50_000
    act(table, "keep", 30_000)
    assert (table.left(0, 30_000).move, table.left(0, 30_000).total) == (60_000, 70_000)
    assert table.left(1, 35_000).move == 55_000


def test_a_claim_needs_the_time_to_have_run_out() -> None:
    table = table_of("A", "B", clocks=Clocks(move=60_000))
    with pytest.raises(KleosError, match="still time"):
        table.claim(0, 59_999)
    with pytest.raises(KleosError, match="still time"):
        table.claim(1, 10**9)  # it is not p1 who decides
    table.take(table.claim(0, 60_000))
    assert table.over
    assert table.out_of_time == {0}


def test_the_total_runs_out_over_several_moves() -> None:
    table = table_of("A", "B", clocks=Clocks(total=50_000))
    act(table, "keep", 40_000)
    act(table, "keep", 41_000)
    first = table.decider
    assert first is not None
    waited = 41_000 + (10_000 if first == 0 else 49_000)
    assert not table.left(first, waited - 1).over
    assert table.left(first, waited).over


def test_bots_and_tables_without_clocks_have_all_the_time() -> None:
    table = table_of("A", "greedy", clocks=Clocks(move=1000))
    act(table, "keep")
    assert table.decider == 1
    assert not table.left(1, 10**9).over
    assert not table_of("A", "B").left(0, 10**12).over


def test_nobodys_clock_ran_while_the_house_was_closed() -> None:
    table = table_of("A", "B", clocks=Clocks(move=60_000, total=90_000))
    step = table.choose(0, "keep", 5_000)
    table.take(step)
    again = twin(table, step.entries, since=1_000_000)
    assert again.left(1, 1_010_000).move == 50_000
    assert again.left(0, 1_010_000).total == 85_000


# Being away ---------------------------------------------------------------------------------------------------------------
def test_a_bot_plays_for_who_is_away_until_they_are_back() -> None:
    table = table_of("A", "B", clocks=Clocks(move=10_000, total=60_000))
    act(table, "keep", 1_000)
    table.take(table.stand_in("B", "random", 5_000))
    assert (table.bot_at(1), table.bot_at(0), table.decider) == ("random", "", 1)
    assert table.left(1, 99_000).running is False
    act(table, "keep", 9_000, ANSWER)
    assert table.spent == [1_000, 0]
    table.take(table.come_back("B", 9_500))
    assert table.bot_at(1) == ""
    assert [entry.kind for entry in table.live] == [MOVE, STAND_IN, ANSWER, BACK]
    again = twin(table, table.live)
    assert again.match is not None
    assert table.match is not None
    assert (again.match.hash(), again.stand_ins, again.moves) == (table.match.hash(), {}, 4)
    assert twin(table, table.live[:3]).stand_ins == {1: "random"}


def test_going_and_coming_gives_nobody_else_more_time() -> None:
    table = table_of("A", "B", clocks=Clocks(move=10_000))
    table.take(table.stand_in("B", "random", 4_000))
    assert table.left(0, 5_000).move == 5_000
    table.take(table.come_back("B", 6_000))
    assert table.left(0, 7_000).move == 3_000
    act(table, "keep", 7_000)
    table.take(table.stand_in("B", "random", 9_000))
    table.take(table.come_back("B", 12_000))
    assert table.left(1, 13_000).move == 9_000


def test_a_bot_in_somebodys_place_is_not_taken_back_and_can_be_replaced() -> None:
    table = table_of("A", "bot")
    act(table, "keep")
    table.take(table.stand_in("A", "greedy", 0))
    back = table.undo(0, "en", 0)
    assert back is not None
    table.take(back)
    assert table.stand_ins == {0: "greedy"}
    table.take(table.replace(0, "random", 0))
    assert (table.bot_at(0), table.seats[0].bot) == ("random", "")


# Taking back ------------------------------------------------------------------------------------------------------------
def at_turn(*who: str) -> Table:
    """A table after both have kept their hands; it is somebody's turn."""
    table = table_of(*who)
    act(table, "keep", kind=MOVE)
    act(table, "keep", kind=MOVE if table.seats[1].kind == "person" else ANSWER)
    return table


def hide(table: Table) -> str:
    assert table.match is not None
    assert table.match.decision is not None
    return next(token for token in table.match.decision.options.tokens() if token.startswith("hide"))


def test_a_choice_that_told_nothing_is_taken_back_at_once() -> None:
    table = at_turn("A", "B")
    assert table.match is not None
    seat, before = table.decider, table.match.hash()
    assert seat is not None
    act(table, hide(table))
    assert table.undoing(seat).can == "free"
    step = table.undo(seat, "en", 9)
    assert step is not None
    assert step.seen is None
    table.take(step)
    assert table.match.hash() == before
    assert table.moves == 4  # nothing that was done is forgotten, also what was taken back
    assert table.decider == seat


def test_what_told_something_needs_the_others() -> None:
    table = table_of("A", "B")
    act(table, "keep")
    act(table, "keep")  # now both see their first cards of the round
    assert table.undo(1, "en", 0) is None
    assert table.request is not None
    assert table.request.waits_for == {"A"}
    assert table.moves == 2
    step = table.agree("A", 0)
    assert step is not None
    table.take(step)
    assert table.decider == 1
    with pytest.raises(AssertionError):
        table.agree("A", 0)  # nobody asks any more


def test_after_others_have_chosen_they_are_asked() -> None:
    table = at_turn("A", "B")
    first = table.decider
    assert first is not None
    act(table, hide(table))
    act(table, hide(table))
    assert table.undoing(first).can == "ask"
    assert table.undo(first, "en", 0) is None
    act(table, "pass")  # whoever goes on does not agree
    assert table.request is None


def test_alone_against_bots_everything_is_taken_back_and_what_was_seen_is_said() -> None:
    table = at_turn("A", "greedy")
    step = table.undo(0, "en", 0)
    assert step is not None
    assert step.seen
    table.take(step)
    assert table.decider == 0
    with pytest.raises(KleosError, match="no choice"):
        table.undo(0, "en", 0)


def test_nothing_is_taken_back_after_the_end_or_across_somebody_giving_up() -> None:
    table = at_turn("A", "B")
    table.take(table.concede(0, 0))
    with pytest.raises(KleosError, match="over"):
        table.undo(1, "en", 0)
    three = table_of("A", "B", "C", game="saint-seiya")
    seat = three.decider
    assert seat is not None
    act(three, "end")
    three.take(three.concede(seat, 0))
    assert three.undoing(seat).can == "no"


def test_people_at_one_screen_agree_among_themselves() -> None:
    table = at_turn("A", "A")
    first = table.decider
    assert first is not None
    act(table, hide(table))
    act(table, hide(table))
    assert table.undo(first, "en", 0) is not None


# Habits -----------------------------------------------------------------------------------------------------------------
def asking() -> Table:
    """A table at which an optional effect asks p0."""
    for seed in range(60):
        table = table_of("A", "B", seed=seed)
        bot = RandomBot(seed)
        for _ in range(60):
            if table.match is None or table.decider is None:
                break
            if table.decider == 0 and table.optional is not None:
                return table
            act(table, table.match.state.options[bot.choose(table.match, table.decider)].token)
    raise AssertionError("no optional effect asked")


def test_a_habit_answers_the_effect_it_was_made_for_and_no_other() -> None:
    table = asking()
    source = table.optional
    assert source is not None
    assert table.by_habit({}) is None
    assert table.by_habit({(source[0], source[1] + 1): "always"}) is None
    assert table.by_habit({source: "always"}) == "use"
    assert table.by_habit({source: "never"}) == "skip"


def test_an_answer_by_habit_is_not_what_is_taken_back() -> None:
    table = asking()
    before = [entry for entry in table.live if entry.seat == 0]
    act(table, "skip", kind=HABIT)
    undoing = table.undoing(0)
    assert undoing.entry == before[-1]


def test_a_habit_costs_no_time() -> None:
    table = asking()
    table.take(table.choose(0, "skip", 10**6, HABIT))
    assert table.spent[0] == 0


# Sides ------------------------------------------------------------------------------------------------------------------
def test_nothing_is_brought_to_a_game_that_deals_its_divinities() -> None:
    rules = rules_of("mythology-go")
    assert sides_of(rules, {}) == []
    with pytest.raises(KleosError, match="players bring nothing"):
        check_side(rules, Seat("person", side="zeus"), [], {}, "en")
    assert brought(rules, [Seat("person")] * 4, {}, 7) == (None, {})


@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya"])
def test_sides_are_checked_and_drawn(game: str) -> None:
    rules = rules_of(game)
    sides = sides_of(rules, {})
    check_side(rules, Seat("person", side=sides[0]), [], {}, "en")
    with pytest.raises(KleosError, match="can't be chosen"):
        check_side(rules, Seat("person", side="nobody"), [], {}, "en")
    match = begun(game, [Seat("person", side=sides[1]), Seat("open")], {})
    assert match.players == 2
    nothing = [Seat("person"), Seat("bot")]
    assert brought(rules, nothing, {}, 7) == brought(rules, nothing, {}, 7)
    assert brought(rules, nothing, {}, 7) != brought(rules, nothing, {}, 8)


def test_nobody_takes_the_hero_of_another() -> None:
    rules = rules_of("saint-seiya")
    with pytest.raises(KleosError, match="'Shun' is already taken"):
        check_side(rules, Seat("person", side="shun"), [Seat("person", side="shun")], {}, "en")
    check_side(rules_of(NARUTO), Seat("person", side="leaf-tempo"), [Seat("person", side="leaf-tempo")], {}, "en")


def test_heroes_named_among_the_options_stay_unless_somebody_brings_one() -> None:
    rules, options = rules_of("saint-seiya"), {"heroes": ["ikki", "shun"]}
    assert brought(rules, [Seat("person")] * 2, options, 7) == (None, options)
    _, other = brought(rules, [Seat("person", side="seiya"), Seat("bot")], options, 7)
    assert other["heroes"][0] == "seiya"


def test_a_deck_of_ones_own_must_be_legal() -> None:
    with pytest.raises(KleosError):
        check_side(rules_of(NARUTO), Seat("person", deck="1 KS-001"), [], {}, "fr")


KANZUME = "kanzume-goddess"
GREEK, NORSE = Seat("person", side="greek"), Seat("bot", side="norse")


@clause("KG-3.31")
def test_players_of_an_individual_match_bring_a_mythology_or_leave_it_to_the_deal() -> None:
    rules = rules_of(KANZUME)
    assert sides_of(rules, {}) == sides_of(rules, {"mode": "individual"}) == ["greek", "norse"]
    nobody = [Seat("person"), Seat("bot")]
    assert kleos.new(KANZUME, seed=3, options=brought(rules, nobody, {}, 7)[1]).hash() == kleos.new(KANZUME, 3).hash()
    assert brought(rules, [GREEK, Seat("bot"), NORSE], {}, 7) == (None, {"sides": ["greek", "random", "norse"]})
    match = begun(KANZUME, [GREEK, Seat("bot"), NORSE], {})
    assert [player["side"] for player in match.view(None)["players"]] == ["greek", None, "norse"]
    assert "sides: greek random norse" in match.record()
    agreed = {"sides": ["norse", "random"]}
    assert brought(rules, nobody, agreed, 7) == (None, agreed)


@clause("KG-3.32")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_asks_for_a_full_mythology_is_told_so(lang: str) -> None:
    rules = rules_of(KANZUME)
    check_side(rules, GREEK, [GREEK, GREEK, NORSE, NORSE, NORSE], {}, lang)
    with pytest.raises(KleosError) as problem:
        check_side(rules, GREEK, [GREEK, GREEK, GREEK, NORSE], {}, lang)
    name = next(side.name for side in rules.sides(lang) if side.id == "greek")
    assert name in problem.value.words.text(lang)
    assert "3" in problem.value.words.text(lang)


@clause("KG-3.33")
def test_nobody_brings_a_mythology_to_a_team_match() -> None:
    rules, options = rules_of(KANZUME), {"mode": "team", "sides": ["norse"]}
    assert sides_of(rules, options) == []
    with pytest.raises(KleosError, match="'greek' can only be chosen in a match with `mode` individual"):
        check_side(rules, GREEK, [], options, "en")
    assert brought(rules, [Seat("person")] * 4, options, 7) == (None, options)
    match = begun(KANZUME, [Seat("person")] * 4, options)
    assert [player["side"] for player in match.view(None)["players"]] == ["norse", "greek"] * 2
