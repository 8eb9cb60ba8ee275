"""What is kept line by line, as others leave it: a bad line ends nothing, wherever it stands."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from itertools import permutations
from pathlib import Path

import msgspec
import pytest

from kingsroad_tui.assassins.places import GAME as TOWN
from kingsroad_tui.assassins.practice.training import assassins_book
from kingsroad_tui.cli import run
from kingsroad_tui.kingsroad.places import GAME as ROAD
from kingsroad_tui.kingsroad.practice.training import kingsroad_book
from kingsroad_tui.practice.training_book import Happened, TrainingBook, local_now
from kingsroad_tui.rivals.remarks import heard_lines, keep_heard
from kingsroad_tui.shell.place import Way
from kingsroad_tui.statistics.kept import (
    JUDGED,
    RESULTS,
    JudgedFigures,
    KeptResult,
    KeptSeat,
    KindFigures,
    Occasion,
)
from tests.support.app.acting import running, settle, visit
from tests.support.practice import THREE, keep_planted_assassins, save_own

DAY = 24 * 3600.0

JOURNALS = [
    "data/training.jsonl",
    "data/training-assassins.jsonl",
    "data/results.jsonl",
    "data/judged.jsonl",
    "state/remarks.jsonl",
]

SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda line: line[:-9],
    "NUL": lambda line: line[:30] + b"\0" + line[31:],
    "not UTF-8": lambda line: line.replace(b'":"', b'":"\xff', 1),
    "a surrogate": lambda line: line.replace(b'":"', b'":"\\ud800', 1),
    "nested": lambda _: b"[" * 100_000,
    "a list": lambda line: b"[" + line + b"]",
    "another text": lambda _: b"\xff\xfeh\0i\0",
    "NaN": lambda line: line[:-1] + b',"when":NaN,"at":NaN,"line":NaN,"luck":NaN}',
    "infinite": lambda line: line[:-1] + b',"when":1e999,"at":1e999,"line":1e999,"luck":1e999}',
    "the year 9999": lambda line: _field(line, at="9999-12-31T23:59:59Z", when=2.5e11, line=[]),
    "the year 0": lambda line: _field(line, at="0000-01-01T00:00:00Z", when=-6.2e10, line={}),
    "the year 1": lambda line: _field(line, at="0001-01-01T00:00:00", when=-1e300, line=1),
    "no text": lambda line: _field(line, id=7, mark=7, line=7),
    "far too much": lambda line: _field(line, at=10**40, rounds=10**40, luck=1e300, line=10**40),
    "a wrong letter": lambda line: line.replace(b"GAME1:e", b"GAME1:f").replace(b'"m', b'"n'),
}
"""What may become of a line."""


def _field(entry: bytes, /, **fields: object) -> bytes:
    data = json.loads(entry)
    return json.dumps(data | {name: fields[name] for name in fields if name in data}).encode()


@pytest.fixture
def kept(kingsroad_home: Path) -> list[Path]:
    """All journals, each with what somebody has left there."""
    save_own(THREE[0], judged=True)
    keep_planted_assassins()
    kingsroad_book().answer(
        next(iter(kingsroad_book().read().cards.values())).exercise, Happened.RIGHT
    )
    assassins_book().answer(
        next(iter(assassins_book().read().cards.values())).exercise, Happened.RIGHT
    )
    RESULTS.add(played("m1"), played("m2", game=TOWN), played("m3", day="2026-11-25"))
    JUDGED.add(JudgedFigures(game=ROAD, mark="m1", luck=0.1, kinds={"witch": KindFigures(3, 0.1)}))
    keep_heard("a line")
    return [kingsroad_home / name for name in JOURNALS]


def played(
    mark: str, *, when: float = 1.79e9, won: bool = True, game: str = ROAD, day: str = ""
) -> KeptResult:
    """A game against one computer player."""
    rival = "planner" if game == TOWN else "level-1"
    seats = (
        KeptSeat(name="Ann", points=9, place=2 - won, won=won),
        KeptSeat(name="Baron", computer=rival, points=5, place=1 + won, won=not won),
    )
    return KeptResult(game, mark, when, seats, occasion=Occasion(day=day))


def all_said(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the commands say that read the journals."""
    said = []
    for words in (["practise", "--json"], ["statistics"], ["statistics", "--csv"], ["ladder"]):
        for game in ([], ["assassins"]):
            assert run([*game, *words]) == 0
            said.append(capsys.readouterr().out)
    return [*said, *heard_lines()]


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_line_that_cannot_be_used_is_passed_over_and_stays(
    spoilt: str, kept: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """First, last or in the middle: nothing else is lost, and writing on leaves it where it is."""
    whole = all_said(capsys)
    bad = {}
    for path in kept:
        lines = path.read_bytes().splitlines()
        wrong = SPOILT[spoilt](lines[0])
        if wrong not in lines:
            bad[path] = wrong
            path.write_bytes(b"\n".join([wrong, lines[0], wrong, *lines[1:], wrong]))
    assert all_said(capsys) == whole
    keep_heard("another")
    RESULTS.add(played("m9"))
    kingsroad_book().keep_game("another", [])
    for path, wrong in bad.items():
        assert path.read_bytes().splitlines().count(wrong) == 3


@pytest.mark.parametrize("game", [ROAD, TOWN])
def test_a_computer_player_of_another_version_counts_for_none(
    game: str, kept: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    whole = all_said(capsys)
    known = played("newer", game=game)
    rival = msgspec.structs.replace(known.seats[1], computer="oracle")
    RESULTS.add(msgspec.structs.replace(known, seats=(known.seats[0], rival), ending="volcano"))
    said = all_said(capsys)
    assert [said[at] for at in (2, 3)] == [whole[at] for at in (2, 3)]
    assert "oracle" not in "".join(said)


async def test_the_app_opens_on_journals_full_of_bad_lines(kept: list[Path]) -> None:
    """Every screen that reads them, of both games."""
    for path in kept:
        lines = path.read_bytes().splitlines()
        path.write_bytes(b"\n".join(change(lines[0]) for change in SPOILT.values()))
    async with running() as (_, pilot):
        await settle(pilot)
        for place in ("practise", "", "ladder", "", "statistics"):
            await visit(pilot, Way(place, ROAD) if place else Way("home"))
            await settle(pilot)
        await pilot.press("escape")
        await visit(pilot, Way("enter", TOWN))
        await settle(pilot)


def write_book(path: Path, *events: tuple[float, str, str]) -> None:
    """A training book in which these things happened, so many days ago."""
    first = json.loads(path.read_bytes().splitlines()[0])
    lines = []
    for days, event, name in events:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() - days * DAY))
        line = {"at": at, "event": event, "id": name or first["id"]}
        lines.append(line | ({"exercise": first["exercise"]} if event == "found" else {}))
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))


@pytest.mark.parametrize("ahead", [1000, 20, 3650])
@pytest.mark.parametrize("then", [(), ((1.0, "judged", "game"),)])
def test_an_answer_by_a_clock_that_was_ahead_counts_as_of_then(
    ahead: int, then: tuple[tuple[float, str, str], ...], kept: list[Path]
) -> None:
    """The mistake comes back soon, and stays where it is as the days pass."""
    path = kept[0]
    write_book(path, (9, "found", ""), (-ahead, "right", ""), *then)
    os.utime(path, (time.time() - DAY,) * 2)
    for days in (0, 2, 10):
        book = TrainingBook(kingsroad_book()._journal, partial(_days_from_now, days))
        (card,) = book.read().cards.values()
        assert card.box == 1 and card.due == local_now().date()


def _days_from_now(days: int) -> datetime:
    return local_now() + timedelta(days)


def test_results_are_in_the_order_of_time_however_their_lines_stand(
    kept: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Two copies of a home, put together in either way, come to the same."""
    path = kept[2]
    games = [played(f"g{at}", when=1.79e9 + at * DAY, won=at % 2 == 0) for at in range(4)]
    RESULTS.add(*games)
    lines = path.read_bytes().splitlines(keepends=True)[-4:]
    said = set()
    for order in permutations(lines):
        path.write_bytes(b"".join([*order, *order[1:3]]))
        assert run(["ladder"]) == 0
        said.add(capsys.readouterr().out)
        assert [one.mark for one in RESULTS.entries()][:4] == ["g0", "g1", "g2", "g3"]
    assert len(said) == 1


def test_a_game_by_a_clock_that_was_ahead_is_one_before_the_next(kept: list[Path]) -> None:
    """And is of today as long as it is the last; what comes after it is not dated later."""
    now = time.time()
    kept[2].unlink()
    RESULTS.add(played("before", when=now - 5 * DAY), played("ahead", when=now + 1000 * DAY))
    (_, last) = RESULTS.entries()
    assert last.mark == "ahead" and abs(last.when - now) < DAY
    RESULTS.add(played("after", when=now - DAY))
    found = RESULTS.entries()
    assert [one.mark for one in found] == ["before", "ahead", "after"]
    assert found[1].when == found[2].when == now - DAY


@pytest.mark.parametrize("unset", [0.0, 86_400.0, 1e9])
def test_a_game_by_a_clock_that_was_not_set_is_one_between_the_others(
    unset: float, kept: list[Path]
) -> None:
    """It is no first game, and of no year long past; the file's own time may be as wrong."""
    now = time.time()
    kept[2].unlink()
    RESULTS.add(played("before", when=now - 5 * DAY), played("unset", when=unset))
    os.utime(kept[2], (unset, unset))
    found = RESULTS.entries()
    assert [one.mark for one in found] == ["before", "unset"] and found[0].when == now - 5 * DAY
    RESULTS.add(played("after", when=now - DAY))
    os.utime(kept[2], (unset, unset))
    found = RESULTS.entries()
    assert [one.mark for one in found] == ["before", "unset", "after"]
    assert found[1].when == found[2].when == now - DAY
