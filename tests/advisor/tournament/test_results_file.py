"""The results file: only ever added to, and only where it is the plan's own."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from advisor.messages.computers import RANDOM, RULE_OF_THUMB
from advisor.messages.plans import TournamentPlan
from advisor.workshop.tournament.results_file import opened_results, read_results
from advisor.workshop.tournament.runner import TournamentError
from advisor.workshop.tournament.standings import GameResult, rank_players
from kingsroad.records import encode_game
from tests.support.hostile import (
    SAMPLE,
    SOAK,
    assert_little_memory,
    assert_no_hang,
    assert_one_line,
    changed_numbers,
    damaged,
    inputs,
)
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
    assert_one_line(caught.value)
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
    assert "cannot be read and stay as they are (line 4: " in notice
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
        return damaged(content, dice)
    lines = content.splitlines(keepends=True)
    place = dice.randrange(len(lines))
    lines[place] = changed_numbers(lines[place], dice)
    return b"".join(lines)


def open_hostile_results(file: Path, count: int) -> None:
    changed: list[bytes] = []

    def open_and_rank() -> None:
        try:
            played, notice = opened(file)
        except TournamentError as error:
            assert_one_line(error)
            return
        assert_one_line(ValueError(notice))
        rank_players([game for games in played.values() for game in games])
        changed.append(file.read_bytes())

    with assert_little_memory():
        for content in inputs([WHOLE], hostile_results, count):
            file.write_bytes(content)
            assert_no_hang(open_and_rank)
            after = file.read_bytes()
            assert after == content or (changed and after == changed[-1])
            assert after.startswith(content)
            assert after[len(content) :] in (b"", b"\n") or HEAD.startswith(content)


def test_hostile_results_are_read_or_refused(tmp_path: Path) -> None:
    open_hostile_results(tmp_path / "results.jsonl", SAMPLE)


@pytest.mark.soak
def test_thousands_of_hostile_results_are_read_or_refused(tmp_path: Path) -> None:
    open_hostile_results(tmp_path / "results.jsonl", SOAK)
