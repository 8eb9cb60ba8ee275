"""Records of games that were played together, changed: whatever is, is found, in any game."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.together.game import GameTogether

Record = dict[str, Any]
Change = Callable[[Record, Random, Record], None]
"""Changes a record, with another one of the same people at hand."""


def written(folder: Path, record: bytes | Record) -> str:
    """The file in a folder that holds a record."""
    path = folder / "game.json"
    path.write_bytes(record if isinstance(record, bytes) else json.dumps(record).encode())
    return str(path)


def assert_found(
    part: GameTogether,
    records: tuple[bytes, bytes],
    changes: Sequence[Change],
    random: Random,
    folder: Path,
) -> None:
    """None of these changes of the first record is proved, and nobody is convicted by it."""
    whole, foreign = map(json.loads, records)
    assert not part.check(written(folder, whole)).facts.broken
    for change in changes:
        record = copy.deepcopy(whole)
        change(record, random, foreign)
        assert record != whole
        try:
            found = part.check(written(folder, record))
        except Unusable:
            continue  # the changed game breaks a rule
        assert [one.seat for one in found.facts.broken] == [None], change


def other_hex(text: str, random: Random) -> str:
    """The same with another figure."""
    at = random.randrange(len(text))
    other = random.choice([sign for sign in "0123456789abcdef" if sign != text[at]])
    return text[:at] + other + text[at + 1 :]


def a_phase(record: Record, random: Random) -> Record:
    """Any of the phases that are proved."""
    phase: Record = random.choice(record["together"]["phases"])
    return phase


def of_a_seat(field: str, part: str) -> Change:
    """Changes what a seat has sealed or opened."""

    def change(record: Record, random: Random, other: Record) -> None:
        rows = a_phase(record, random)[part]
        row = rows[random.choice(sorted(rows))]
        row[field] = other_hex(row[field], random)

    return change


def of_the_seats(field: str) -> Change:
    """Changes who sat there."""

    def change(record: Record, random: Random, other: Record) -> None:
        seat = random.choice(record["together"]["seats"])
        seat[field] = other_hex(seat[field], random)

    return change


def of_another_game(record: Record, random: Random, other: Record) -> None:
    """A phase from another game of the same people."""
    number = random.randrange(len(record["together"]["phases"]))
    theirs = other["together"]["phases"]
    record["together"]["phases"][number] = theirs[number % len(theirs)]


def left_out(record: Record, random: Random, other: Record) -> None:
    phases = record["together"]["phases"]
    del phases[random.randrange(len(phases))]


def twice(record: Record, random: Random, other: Record) -> None:
    phases = record["together"]["phases"]
    at = random.randrange(len(phases))
    phases.insert(at, phases[at])


def in_another_order(record: Record, random: Random, other: Record) -> None:
    phases = record["together"]["phases"]
    at = random.randrange(len(phases) - 1)
    phases[at], phases[at + 1] = phases[at + 1], phases[at]


def not_sealed(record: Record, random: Random, other: Record) -> None:
    rows = a_phase(record, random)["seals"]
    del rows[random.choice(sorted(rows))]


def not_opened(record: Record, random: Random, other: Record) -> None:
    """As if the lot had chosen, or what has to be said or shown never was."""
    rows = a_phase(record, random)["opens"]
    del rows[random.choice(sorted(rows))]


def another_id(record: Record, random: Random, other: Record) -> None:
    record["together"]["game"] = other["together"]["game"]


def another_host(record: Record, random: Random, other: Record) -> None:
    record["together"]["host"] = other["together"]["host"]


def shorter(record: Record, random: Random, other: Record) -> None:
    """The last rounds are left out of the record."""
    del record["rounds"][random.randrange(1, len(record["rounds"])) :]


def longer(record: Record, random: Random, other: Record) -> None:
    """The last phases are left out of the proof."""
    phases = record["together"]["phases"]
    del phases[random.randrange(1, len(phases)) :]


OF_ANY_GAME: list[Change] = [
    of_a_seat("seal", "seals"),
    of_a_seat("signature", "seals"),
    of_a_seat("salt", "opens"),
    of_a_seat("signature", "opens"),
    of_the_seats("key"),
    of_the_seats("nonce"),
    of_another_game,
    left_out,
    twice,
    in_another_order,
    not_sealed,
    not_opened,
    another_id,
    another_host,
    shorter,
    longer,
]
