"""What every game promises at the boundary, shown on random matches."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.engine.saving import canonical, digest
from kleos.games.registry import game_named
from kleos.language.languages import LANGUAGES
from kleos.testing import check_invariants, play_randomly, random_match

MATCHES = 12
SELDOM = 5  # one in so many decisions between effects
GAMES = kleos.games()
# Tables that a seed alone does not make, in turn: how many play, and with which options.
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "kanzume-goddess": [
        (2, {}),
        (4, {"mode": "team"}),
        (3, {}),
        (6, {"mode": "team", "mains": [2, 5]}),
        (3, {"sides": ["norse", "random", "greek"]}),
        (5, {}),
        (6, {}),
    ],
    "mythology-go": [(players, {}) for players in (2, 5, 3, 8, 4, 6, 7)],
}


def begin(game: str, seed: int) -> kleos.Match:
    if game not in TABLES:
        return random_match(game, seed)
    players, options = TABLES[game][seed % len(TABLES[game])]
    return random_match(game, seed, players, options)


def moments(game: str, count: int = MATCHES) -> Iterator[kleos.Match]:
    """Random matches at their decisions: at every one inside an effect, and now and then between effects."""
    for seed in range(count):
        match = begin(game, seed)
        rng = seeded(seed, 5)
        step = 0
        while (decision := match.decision) is not None:
            if decision.kind not in match.game.top_level or step % SELDOM == 0:
                yield match
            step += 1
            match.choose(rng.below(len(decision.options)))


def last_entries(match: kleos.Match) -> int:
    """Where the last entries of the log begin: whole logs of long matches are compared only now and then."""
    last = match.state.log
    return 0 if last is None else max(0, last.number - 40)


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_is_equal_and_independent(game: str) -> None:
    for match in moments(game, 4):
        before = match.hash()
        twin = match.clone()
        assert twin.hash() == before
        assert twin.decision is not None
        assert match.decision is not None
        assert twin.decision.options.tokens() == match.decision.options.tokens()
        twin.choose(0)
        assert match.hash() == before
        assert twin.hash() != before


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_match_resumes_at_the_same_decision_and_plays_on_alike(game: str) -> None:
    for number, match in enumerate(moments(game, 2)):
        again = kleos.resume(match.save())
        assert again.hash() == match.hash()
        assert again.save() == match.save()
        assert again.decision is not None
        assert match.decision is not None
        assert again.decision.options.tokens() == match.decision.options.tokens()
        assert again.decision.prompt() == match.decision.prompt()
        since = 0 if number % 50 == 0 else last_entries(match)
        for seat in (None, *range(match.players)):
            assert again.view(seat) == match.view(seat)
            assert again.log(seat, since=since) == match.log(seat, since=since)


@pytest.mark.parametrize("game", GAMES)
def test_fork_clone_and_resumed_match_end_alike(game: str) -> None:
    for seed in range(MATCHES):
        match = begin(game, seed)
        for index in range(20):
            decision = match.decision
            if decision is None:
                break
            match.choose(index % len(decision.options))
        ends = {play_randomly(fork, seed).hash() for fork in (match.clone(), kleos.resume(match.save()), match)}
        assert len(ends) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_record_replays_to_the_same_hash(game: str) -> None:
    for seed in range(MATCHES):
        match = play_randomly(begin(game, seed), seed)
        again = kleos.replay(match.record())
        assert again.hash() == match.hash()
        assert again.record() == match.record()
        assert again.outcome is not None
        assert match.outcome is not None
        assert again.outcome.scores == match.outcome.scores
        assert again.log(0) == match.log(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match_step_by_step(game: str) -> None:
    for seed in range(4):
        one, two = begin(game, seed), begin(game, seed)
        rng = seeded(seed, 5)
        while (decision := one.decision) is not None:
            assert one.hash() == two.hash()
            index = rng.below(len(decision.options))
            one.choose(index)
            two.choose(index)
        assert two.decision is None


@pytest.mark.parametrize("game", GAMES)
def test_tokens_options_and_indices_are_three_names_of_one_move(game: str) -> None:
    for match in moments(game, 3):
        decision = match.decision
        assert decision is not None
        at = len(decision.options) // 2
        by_index, by_token, by_option = match.clone(), match.clone(), match.clone()
        by_index.choose(at)
        by_token.choose(decision.options[at].token)
        by_option.choose(decision.options[at])
        assert by_index.hash() == by_token.hash() == by_option.hash()


@pytest.mark.parametrize("game", GAMES)
def test_options_are_a_sequence(game: str) -> None:
    match = begin(game, 1)
    decision = match.decision
    assert decision is not None
    options = decision.options
    tokens = options.tokens()
    assert [option.token for option in options] == tokens
    assert [option.token for option in options[:1]] == tokens[:1]
    assert options[-1].token == tokens[-1]
    assert [option.index for option in options] == list(range(len(options)))
    with pytest.raises(IndexError):
        options[len(options)]


@pytest.mark.parametrize("game", GAMES)
def test_every_offered_option_is_legal_accepted_and_has_words(game: str) -> None:
    for match in moments(game, 2):
        decision = match.decision
        assert decision is not None
        assert len(decision.options) >= 1
        assert decision.prompt()
        for option in decision.options:
            assert match.why_not(option.token) is None
            assert option.text()
            match.clone().choose(option.token)


@pytest.mark.parametrize("game", GAMES)
def test_other_tokens_are_refused_with_a_reason_and_change_nothing(game: str) -> None:
    clauses = kleos.rules(game).clauses
    seen: list[str] = []
    for match in moments(game, 4):
        decision = match.decision
        assert decision is not None
        before = match.hash()
        for token in [*seen[-40:], "", "nonsense", "pass now", "#", "play"]:
            if token in decision.options.tokens():
                continue
            reason = match.why_not(token)
            assert reason is not None
            assert reason.clause in clauses
            assert reason.text()
            with pytest.raises(kleos.IllegalMove) as refused:
                match.choose(token)
            assert refused.value.clause == reason.clause
        for index in (-1, len(decision.options), 10**9):
            with pytest.raises(kleos.IllegalMove):
                match.choose(index)
        assert match.hash() == before
        seen += [token for token in decision.options.tokens() if token not in seen]


@pytest.mark.parametrize("game", GAMES)
def test_views_and_logs_are_ready_for_json(game: str) -> None:
    for match in moments(game, 1):
        for seat in (None, *range(match.players)):
            assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
            assert json.loads(json.dumps(match.log(seat))) == match.log(seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_can_be_read_piece_by_piece(game: str) -> None:
    match = play_randomly(begin(game, 1), 1)
    whole = match.log(0)
    assert [entry["number"] for entry in whole] == list(range(1, len(whole) + 1))
    assert match.log(0, since=5) == whole[5:]
    assert match.log(0, since=len(whole)) == []


def shapes(decision: kleos.Decision) -> list[str]:
    """What is offered, but for object numbers: a position may give them anew."""
    return sorted(re.sub(r"#\d+", "#", token) for token in decision.options.tokens())


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_lossless_and_only_between_effects(game: str) -> None:
    inside = 0
    for match in moments(game):
        decision = match.decision
        assert decision is not None
        if decision.kind in match.game.top_level:
            again = kleos.from_position(json.dumps(match.position()))
            assert again.position() == match.position()
            assert again.decision is not None
            assert shapes(again.decision) == shapes(decision)
        else:
            inside += 1
            with pytest.raises(kleos.KleosError, match="no position"):
                match.position()
    assert inside > 50, "the random matches hardly ever stopped inside an effect"


@pytest.mark.parametrize("game", GAMES)
def test_a_determinized_match_agrees_with_all_the_seat_knows_and_plays_to_an_end(game: str) -> None:
    for number, match in enumerate(moments(game, 3)):
        decision = match.decision
        assert decision is not None
        for seat in range(match.players):
            guess = match.determinize(seat, number)
            assert check_invariants(guess) == []
            if decision.seat == seat:
                assert guess.view(seat) == match.view(seat)
                since = 0 if number % 50 == 0 else last_entries(match)
                assert guess.log(seat, since=since) == match.log(seat, since=since)
            assert match.determinize(seat, number).hash() == guess.hash()
            if number % 10 == 0:
                assert play_randomly(guess, number).outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_has_no_part_in_how_a_match_is_determinized(game: str) -> None:
    """Two matches that differ only in what a seat cannot see are dealt anew alike."""
    for number, match in enumerate(moments(game, 3)):
        decision = match.decision
        assert decision is not None
        other = match.determinize(decision.seat, 1000 + number)
        assert other.determinize(decision.seat, number).hash() == match.determinize(decision.seat, number).hash()


@pytest.mark.parametrize("game", GAMES)
def test_a_determinized_match_differs_in_what_is_hidden(game: str) -> None:
    match = begin(game, 3)
    hashes = {match.determinize(0, seed).hash() for seed in range(20)}
    assert len(hashes) > 15


@pytest.mark.parametrize("game", GAMES)
def test_a_determinized_match_can_be_saved_but_has_no_record(game: str) -> None:
    guess = begin(game, 3).determinize(0, 1)
    assert kleos.resume(guess.save()).hash() == guess.hash()
    with pytest.raises(kleos.KleosError, match="no record"):
        guess.record()


@pytest.mark.parametrize("game", GAMES)
def test_conceding_ends_the_match_and_is_recorded(game: str) -> None:
    for moment, match in enumerate(moments(game, 2)):
        if moment % 9:
            continue
        for seat in range(match.players):
            fork = match.clone()
            fork.concede(seat)
            while (decision := fork.decision) is not None:
                assert decision.seat != seat
                fork.choose(0)
            assert fork.outcome is not None
            assert seat not in fork.outcome.winners
            assert kleos.replay(fork.record()).hash() == fork.hash()
            with pytest.raises(kleos.KleosError):
                fork.concede(seat)


def told_at_the_end(match: kleos.Match) -> list[str]:
    """The kinds of the last entries of the log, beginning with the first that says that the match is over."""
    assert match.outcome is not None
    last = [entry["kind"] for entry in match.log(None, since=last_entries(match))]
    return last[last.index("end") :]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_the_last_entry_of_the_log(game: str) -> None:
    for seed in range(3 * MATCHES):
        assert told_at_the_end(play_randomly(begin(game, seed), seed, eager=True)) == ["end"]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_the_last_entry_also_if_players_give_up_at_any_moment(game: str) -> None:
    for moment, match in enumerate(moments(game, 6)):
        if moment % 7:
            continue
        rng = seeded(moment, 11)
        while match.outcome is None:  # one after the other, with some choices in between
            still = [seat for seat in range(match.players) if may_concede(match, seat)]
            match = match.clone()
            match.concede(still[rng.below(len(still))])
            for _ in range(rng.below(4)):
                if match.decision is not None:
                    match.choose(rng.below(len(match.decision.options)))
        assert told_at_the_end(match) == ["end"]


def may_concede(match: kleos.Match, seat: int) -> bool:
    try:
        match.clone().concede(seat)
    except kleos.KleosError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_an_answered_decision_no_longer_speaks(game: str) -> None:
    match = begin(game, 1)
    decision = match.decision
    assert decision is not None
    option = decision.options[0]
    match.choose(option)
    with pytest.raises(kleos.KleosError, match="answered"):
        decision.prompt()
    with pytest.raises(kleos.KleosError, match="answered"):
        option.text()


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_nothing_can_be_chosen(game: str) -> None:
    match = play_randomly(begin(game, 1), 1)
    assert match.decision is None
    assert match.outcome is not None
    with pytest.raises(kleos.IllegalMove):
        match.choose("pass")
    with pytest.raises(kleos.IllegalMove):
        match.choose(0)
    assert match.view(None)["decision"] is None


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(kleos.KleosError, match="unknown game 'naruto', did you mean"):
        kleos.new("naruto")
    with pytest.raises(kleos.KleosError, match="players"):
        kleos.new("naruto-mythos", players=3)
    with pytest.raises(TypeError):
        kleos.new("naruto-mythos", seed="7")  # type: ignore[arg-type]
    with pytest.raises(kleos.KleosError, match="unknown option 'modus'"):
        kleos.new("naruto-mythos", options={"modus": "casual"})
    with pytest.raises(kleos.KleosError, match="casual, competitive"):
        kleos.new("naruto-mythos", options={"mode": "ranked"})
    match = kleos.new("naruto-mythos", seed=1)
    for seat in (2, -1):
        with pytest.raises(kleos.KleosError, match="unknown seat"):
            match.view(seat)
    with pytest.raises(TypeError):
        match.view("0")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        match.choose(None)  # type: ignore[arg-type]


def test_the_rules_can_be_asked_about() -> None:
    rules = kleos.rules("naruto-mythos")
    assert rules.players == (2, 2)
    assert len(rules.cards) == 159
    assert len(rules.clauses) >= 684
    assert rules.options["mode"][0] == "casual"
    assert len(rules.starter_decks) >= 4
    for deck in rules.starter_decks.values():
        assert rules.deck_errors(deck) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", ["state", "log", "moves"])
def test_a_save_of_another_version_is_refused_by_name(game: str, part: str) -> None:
    body = json.loads(begin(game, 1).save())
    del body["check"]
    if part == "state":
        del body["state"]["rng"]
    else:
        body[part] = [[1]]
    with pytest.raises(kleos.KleosError, match="another version of Kleos"):
        kleos.resume(canonical({**body, "check": digest(body)}))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_names_its_verbs_and_its_source_is_a_line_of_a_card(game: str) -> None:
    faces = kleos.rules(game).cards
    for match in moments(game, 6):
        decision = match.decision
        assert decision is not None
        verbs = match.game.answers[match.state.kind]
        assert {option.action.verb for option in decision.options} <= set(verbs)
        source = decision.source
        if source is not None:
            assert source[0] in faces
            assert source[1] >= 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [0, 1, 9, -3])
def test_a_record_of_too_few_or_too_many_players_is_refused(game: str, count: int) -> None:
    record = re.sub(r"players: \d+", f"players: {count}", begin(game, 1).record())
    with pytest.raises(kleos.RecordError, match=f"not {count}"):
        kleos.replay(record)


@pytest.mark.parametrize("game", GAMES)
def test_every_result_is_reckoned_entry_by_entry(game: str) -> None:
    """Whatever somebody has at the end is the sum of entries with a reason, in every language, also after a save."""
    for seed in range(MATCHES):
        match = begin(game, seed)
        assert match.reckoning() is None
        rng = seeded(seed, 8)
        if seed % 2:
            match.concede(rng.below(match.players))
        while (decision := match.decision) is not None:
            match.choose(rng.below(len(decision.options)))
        outcome = match.outcome
        assert outcome is not None
        for lang in LANGUAGES:
            sheet = match.reckoning(lang)
            assert sheet is not None
            assert tuple(account.total for account in sheet.accounts) == outcome.scores
            assert sheet.winners == outcome.winners
            assert not any(account.before for account in sheet.accounts)  # the log tells it all
            entries = [entry for account in sheet.accounts for entry in account.entries]
            assert all(entry.text and entry.step in sheet.steps for entry in entries)
            assert all(account.rank == 1 for account in [sheet.accounts[seat] for seat in outcome.winners])
        again = kleos.resume(match.save())
        assert again.reckoning() == match.reckoning()
        end = match.log(None)[-1]
        assert (end["kind"], tuple(end["winners"])) == ("end", outcome.winners)
        assert end == again.log(None)[-1]


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_arranged_is_the_zone_that_every_view_shows(game: str) -> None:
    zone = game_named(game).arranges
    for match in moments(game, 2):
        for seat in range(match.players):
            own = list(match.game.arrangeable(match.state, seat))
            assert bool(zone) or not own
            for eyes in (None, seat, (seat + 1) % match.players) if zone else ():
                assert [one["object"] for one in match.view(eyes)["players"][seat][zone]] == own


@pytest.mark.parametrize("game", GAMES)
def test_who_would_win_now_is_reckoned_from_what_a_seat_knows(game: str) -> None:
    """Whatever lies hidden, the running counters are the same; and they leave the match as it was."""
    told = 0
    for match in moments(game, 3):
        before = match.hash()
        for seat in range(match.players):
            counted = match.standings(seat)
            told += len(counted)
            assert match.determinize(seat, 7).standings(seat) == counted
        assert match.hash() == before
    assert (told > 0) == (game != "kanzume-goddess")  # whose players see their energy anyway
