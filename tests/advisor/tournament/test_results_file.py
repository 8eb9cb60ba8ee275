"""The results file: only ever added to, and only where it is the plan's own.

Tournaments: the same plan gives the same games, however they are spread, stopped or resumed.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from advisor.messages.computers import LEVEL_1, RANDOM, RULE_OF_THUMB
from advisor.messages.plans import TournamentPlan
from advisor.workshop.tournament.kingsroad_games import check_players, play_table
from advisor.workshop.tournament.results_file import opened_results, play_batches, read_results
from advisor.workshop.tournament.runner import TournamentError, line_up
from advisor.workshop.tournament.standings import GameResult, rank_players
from kingsroad.records import encode_game
from tests.support import hostile
from tests.support.legal import random_game

PLAN = TournamentPlan(players=[RULE_OF_THUMB, RANDOM], seats=2, tables=4, seed=7, cap=30)


def result(table: int, rotation: int, **changes: Any) -> bytes:
    """A line for a game of the plan."""
    players = [RULE_OF_THUMB, RANDOM]
    game = GameResult(
        table=table,
        rotation=rotation,
        players=players if not rotation else players[::-1],
        scores=[41, 12],
        nobles=[1, 0],
        shares=[1.0, 0.0],
        luck=[0.1, -0.1],
        rounds=9,
        capped=False,
        forfeits={},
        seconds=[0.1, 0.2],
    )
    return msgspec.json.encode(msgspec.to_builtins(game) | changes) + b"\n"


HEAD = msgspec.json.encode(PLAN) + b"\n"
TABLES = [[result(table, rotation) for rotation in range(2)] for table in range(3)]
WHOLE = HEAD + b"".join(line for table in TABLES for line in table)


def opened(file: Path) -> tuple[dict[int, list[GameResult]], str]:
    """The tables that are kept, and the notice, when the file is opened to go on."""
    with opened_results(file, PLAN) as results:
        return results.played, results.notice


@pytest.mark.parametrize(
    "foreign",
    [
        b"nothing of the kind\n",
        b"nothing of the kind",
        b'{"players":["Ann","Bob"],"rounds":[]}',
        b'{"players":["Ann","Bob"],"seats":2,"tables":4,"format":"another"}\n',
        encode_game(random_game(2, 3, rounds=4)),
        HEAD.replace(b'"seed":7', b'"seed":8'),
        HEAD[:30] + b"x",
        b"\n" + WHOLE,
        b"\xff\xfe" + WHOLE,
        b"[" * 100_000,
        b"x" * 2_000_000,
    ],
)
def test_a_file_that_is_another_is_left_as_it_is(tmp_path: Path, foreign: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(foreign)
    with pytest.raises(TournamentError, match=r"no results file|another tournament") as caught:
        opened(file)
    hostile.assert_one_line(caught.value)
    assert file.read_bytes() == foreign


@pytest.mark.parametrize(
    "odd",
    [
        b"{}\n",
        b"not JSON\n",
        b"\xff\xff\n",
        b"[" * 100_000 + b"\n",
        b"x" * 2_500_000 + b"\n",
        result(1, 0, players=[]),
        result(1, 0, scores=[]),
        result(1, 0, seconds=[]),
        result(1, 0, players=["x", "y"]),
        result(1, 0, forfeits={"5": "no answer"}),
        result(1, 0, scores=[10**15, 0]),
        result(9, 0),
        result(1, 2),
        result(-1, 0),
    ],
)
def test_one_odd_line_costs_its_own_table_only(tmp_path: Path, odd: bytes) -> None:
    file = tmp_path / "results.jsonl"
    content = HEAD + b"".join(TABLES[0]) + odd + TABLES[1][1] + b"".join(TABLES[2])
    file.write_bytes(content)
    played, notice = opened(file)
    assert sorted(played) == [0, 2]
    assert "cannot be read and stays as it is (line 4: " in notice
    assert notice.startswith(str(file)) and "\n" not in notice and len(notice) < 500
    assert file.read_bytes() == content
    assert rank_players(read_results(file, PLAN))[0].games == 4


@pytest.mark.parametrize("size", range(0, len(WHOLE) + 1, 23))
def test_a_half_written_line_is_completed_and_nothing_is_taken_away(
    tmp_path: Path, size: int
) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(WHOLE[:size])
    with opened_results(file, PLAN) as results:
        kept = dict(results.played)
        for table, lines in enumerate(TABLES):
            if table not in kept:
                results.add([msgspec.json.decode(line, type=GameResult) for line in lines])
    assert file.read_bytes().startswith(WHOLE[:size])
    assert read_results(file, PLAN) == [
        msgspec.json.decode(line, type=GameResult) for table in TABLES for line in table
    ]


def hostile_results(content: bytes, dice: random.Random) -> bytes:
    """Results damaged anywhere, or with odd values in a line."""
    if dice.random() < 0.5:
        return hostile.damaged(content, dice)
    lines = content.splitlines(keepends=True)
    place = dice.randrange(len(lines))
    lines[place] = hostile.changed_numbers(lines[place], dice)
    return b"".join(lines)


@pytest.mark.parametrize("count", hostile.COUNTS)
def test_hostile_results_are_read_or_refused(tmp_path: Path, count: int) -> None:
    file, changed = tmp_path / "results.jsonl", list[bytes]()

    def open_and_rank() -> None:
        try:
            played, notice = opened(file)
        except TournamentError as error:
            hostile.assert_one_line(error)
            return
        hostile.assert_one_line(ValueError(notice))
        rank_players([game for games in played.values() for game in games])
        changed.append(file.read_bytes())

    with hostile.assert_little_memory():
        for content in hostile.inputs([WHOLE], hostile_results, count):
            file.write_bytes(content)
            hostile.assert_no_hang(open_and_rank)
            after = file.read_bytes()
            assert after == content or (changed and after == changed[-1])
            assert after.startswith(content)
            assert after[len(content) :] in (b"", b"\n") or HEAD.startswith(content)


def games(plan: TournamentPlan, results: Path | None = None, **how: Any) -> list[GameResult]:
    found = [game for table in play_batches(plan, play_table, results, **how) for game in table]
    return sorted(found, key=in_order)


def in_order(game: GameResult) -> tuple[int, int]:
    return game.table, game.rotation


def without_times(results: list[GameResult]) -> list[GameResult]:
    return [msgspec.structs.replace(game, seconds=[]) for game in results]


def test_every_rotation_of_every_table_is_played() -> None:
    played = games(PLAN)
    assert [(game.table, game.rotation) for game in played] == [
        (table, turn) for table in range(4) for turn in range(2)
    ]
    assert Counter(game.players[0] for game in played) == {RULE_OF_THUMB: 4, RANDOM: 4}
    for game in played:
        assert sum(game.shares) == pytest.approx(1)
        assert game.rounds <= 30
        assert game.capped or max(game.scores) >= 40


def test_the_rule_of_thumb_beats_random_choices() -> None:
    plan = msgspec.structs.replace(PLAN, tables=20)
    best = rank_players(games(plan))[0]
    assert best.player == RULE_OF_THUMB
    assert best.share.low is not None and best.share.low > 0.5


def test_the_luck_adjusted_share_varies_less_and_means_the_same() -> None:
    plan = TournamentPlan(players=[LEVEL_1, RULE_OF_THUMB], seats=2, tables=4, seed=5)
    played = games(plan)
    for game in played:
        assert sum(game.luck) == pytest.approx(0, abs=1e-9)
    best = rank_players(played)[0]
    assert best.player == LEVEL_1
    adjusted, share = best.luck_adjusted.interval, best.share.interval
    assert adjusted and share and adjusted.half_width < share.half_width
    assert adjusted.value == pytest.approx(share.value, abs=share.half_width)


def test_the_same_plan_gives_the_same_games_however_it_is_spread() -> None:
    alone = without_times(games(PLAN))
    assert without_times(games(PLAN)) == alone
    assert without_times(games(PLAN, jobs=2)) == alone
    other = without_times(games(msgspec.structs.replace(PLAN, seed=8)))
    assert other != alone


def test_a_stopped_run_goes_on_and_plays_nothing_twice(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = [game for table in islice(play_batches(PLAN, play_table, file), 2) for game in table]
    with file.open("ab") as out:
        out.write(b'{"table": 2, "rotation": 0, "pla')
    resumed = games(PLAN, file)
    assert without_times(resumed) == without_times(games(PLAN))
    kept = {(game.table, game.rotation): game for game in resumed}
    assert all(kept[game.table, game.rotation] == game for game in first)
    assert games(PLAN, file) == resumed


def test_a_file_torn_anywhere_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = games(PLAN, file)
    content = file.read_bytes()
    for size in (0, 9, *(content.index(b"\n", at) + 1 for at in (0, 900)), len(content) - 1):
        file.write_bytes(content[:size])
        assert without_times(games(PLAN, file)) == without_times(whole)
        assert sorted(without_times(read_results(file, PLAN)), key=in_order) == without_times(whole)


def test_two_runs_never_write_to_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run = play_batches(PLAN, play_table, file)
    first = next(run)
    with pytest.raises(TournamentError, match="another run"):
        next(play_batches(PLAN, play_table, file))
    rest = [game for table in run for game in table]
    assert read_results(file, PLAN) == [*first, *rest]


def test_results_of_another_plan_are_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    games(PLAN, file)
    before = file.read_bytes()
    with pytest.raises(TournamentError, match="another tournament"):
        games(msgspec.structs.replace(PLAN, seed=8), file)
    assert file.read_bytes() == before
    file.write_text("not a results file\n")
    with pytest.raises(TournamentError, match="no results file"):
        games(PLAN, file)
    assert file.read_text() == "not a results file\n"


def test_a_cap_judges_by_points_and_then_nobles() -> None:
    for game in games(msgspec.structs.replace(PLAN, cap=3)):
        assert game.capped
        assert game.rounds == 3
        keys = list(zip(game.scores, game.nobles, strict=True))
        assert [share > 0 for share in game.shares] == [key == max(keys) for key in keys]


def test_a_pool_seats_different_players_at_every_table() -> None:
    pool = ["a", "b", "c", "d", "e"]
    plan = TournamentPlan(players=pool, seats=3, tables=40)
    tables = [tuple(line_up(plan, table)) for table in range(40)]
    assert all(len(set(table)) == 3 for table in tables)
    assert len(set(tables)) > 10
    assert tables == [tuple(line_up(plan, table)) for table in range(40)]


def test_a_program_that_fails_is_last_with_its_reason_and_the_game_goes_on() -> None:
    command = f"cmd:'{sys.executable}' -c 'print(1)'"
    plan = TournamentPlan(players=[command, RANDOM, RULE_OF_THUMB], seats=3, tables=1, cap=30)
    for game in games(plan):
        seat = game.players.index(command)
        assert game.shares[seat] == 0
        assert sum(game.shares) == pytest.approx(1)
        assert "cannot be read" in game.forfeits[str(seat)]
        assert game.rounds > 3
    assert rank_players(games(plan))[-1].forfeits == 3


def test_unknown_players_are_refused() -> None:
    with pytest.raises(TournamentError, match=r"'grandmaster'.*, or cmd:PROGRAM"):
        check_players(msgspec.structs.replace(PLAN, players=["grandmaster", RANDOM]))
    with pytest.raises(TournamentError) as bad_file:
        check_players(msgspec.structs.replace(PLAN, players=["advisor@none.npz", RANDOM]))
    assert "none.npz" in str(bad_file.value) and "cmd:" not in str(bad_file.value)
    check_players(PLAN)
    check_players(msgspec.structs.replace(PLAN, players=["cmd:anything", RANDOM]))
