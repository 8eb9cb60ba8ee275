"""The files of tables and seats: kept as long as they are used, and never of two apps at once."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from kingsroad_tui.cli import run
from kingsroad_tui.library.ownership import hold, is_held
from kingsroad_tui.together import room_files, words
from kingsroad_tui.together.entries import Beginning
from kingsroad_tui.together.hosting import new_host, open_table, why_not_opened
from kingsroad_tui.together.invitation import Invitation, RoomSecret
from kingsroad_tui.together.ledger import NoBeginning, SigningKey
from kingsroad_tui.together.room_files import (
    SeatsTaken,
    certificate_file,
    guest_seat,
    host_file,
    kept_seat,
    last_host,
    pages_folder,
    write_kept,
)
from tabletop.sealed_phases import SeatProof
from tests.support.together.world import KIND


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_files, "rooms_folder", lambda: tmp_path / "together")


def to(secret: RoomSecret) -> Invitation:
    return Invitation("127.0.0.1", 7625, secret, bytes(8))


def hosted(secret: RoomSecret, when: int) -> list[Path]:
    """The files of a table that was last used at this time; its certificate was made long ago."""
    made = [certificate_file(secret), host_file(secret), pages_folder(secret)]
    made[1].write_text("{}")
    made[2].mkdir()
    for path in made:
        os.utime(path, (when, when) if path == made[1] else (1, 1))
    return made


def test_a_table_that_is_used_keeps_its_certificate() -> None:
    """Rooms go as a whole, those that were not used for the longest time; none that is open."""
    tables = [hosted(RoomSecret.new(), 1000 + number) for number in range(24)]
    lock = hold(tables[1][1])
    assert lock is not None
    _, _, own = guest_seat(to(RoomSecret.new()), lambda: "Ann")
    own.release()
    lock.release()
    there = [[path.exists() for path in table] for table in tables]
    assert there == [[n == 1 or n >= 4] * 3 for n in range(24)]


def test_each_app_of_a_home_has_a_seat_of_its_own_or_none() -> None:
    """The sixth one shares no seat; it takes the first that is left."""
    invitation = to(RoomSecret.new())
    taken = [guest_seat(invitation, lambda: "Ann") for _ in range(5)]
    assert len({kept.seat.key for _, kept, _ in taken}) == 5
    with pytest.raises(SeatsTaken):
        guest_seat(invitation, lambda: "Ann")
    taken[2][2].release()
    path, kept, lock = guest_seat(invitation, lambda: "Eve")
    assert (path, kept.seat.key) == (taken[2][0], taken[2][1].seat.key)
    for held in (lock, *(one[2] for one in taken)):
        held.release()


async def test_a_table_that_cannot_be_opened_is_held_by_nobody() -> None:
    """What was kept is no table: it may be opened as soon as that is mended."""
    kept = new_host("kingsroad", {}, "Ann", 2, hints=True, limit=None)
    kept.table.beginning = Beginning(
        kind="x", record="", host="0" * 64, seats=[SeatProof(key="0" * 64, nonce="0" * 64)] * 2
    )
    for _ in range(2):
        with pytest.raises(NoBeginning):
            async with open_table(kept, KIND, 0):
                pass
    assert not is_held(host_file(RoomSecret(bytes.fromhex(kept.secret))))


@pytest.mark.parametrize("wrong", ["", "zz" * 32, "0" * 63, "0" * 64 + "\n", "0" * 2_000])
def test_a_seat_whose_key_is_none_is_set_aside(wrong: str) -> None:
    """And whoever comes again has a new one."""
    invitation = to(RoomSecret.new())
    path, kept, lock = guest_seat(invitation, lambda: "Ann")
    lock.release()
    data = msgspec.json.decode(path.read_bytes())
    data["seat"]["key"] = wrong
    path.write_bytes(msgspec.json.encode(data))
    assert kept_seat(invitation) is None
    _, again, lock = guest_seat(invitation, lambda: "Ann")
    lock.release()
    assert SigningKey(bytes.fromhex(again.seat.key)).public
    assert again.seat.key not in (wrong, kept.seat.key)


@pytest.mark.parametrize("content", [b"", b"x", b"half", bytes(range(100, 200))])
async def test_a_damaged_certificate_is_named_and_neither_used_nor_replaced(
    content: bytes, tmp_path: Path
) -> None:
    """Whoever was invited would find another table; so a person decides."""
    kept = new_host("kingsroad", {}, "Ann", 2, hints=True, limit=None)
    path = certificate_file(RoomSecret(bytes.fromhex(kept.secret)))
    damaged = path.read_bytes()[:150] if content == b"half" else content
    path.write_bytes(damaged)
    with pytest.raises(OSError, match="holds no certificate") as found:
        async with open_table(kept, KIND, 0):
            pass
    assert why_not_opened(found.value, kept) == f"{path}: {words.NO_CERTIFICATE}"
    assert path.read_bytes() == damaged


def test_what_a_newer_version_keeps_of_a_table_stays_there() -> None:
    kept = new_host("kingsroad", {}, "Ann", 2, hints=True, limit=None)
    path = host_file(RoomSecret(bytes.fromhex(kept.secret)))
    write_kept(path, kept)
    data = msgspec.json.decode(path.read_bytes())
    for part in (data, data["table"], data["table"]["chairs"][1], data["seat"]):
        part["mood"] = ["calm"]
    path.write_bytes(msgspec.json.encode(data))
    found = last_host(("kingsroad",))
    assert found is not None
    found.table.limit = 60
    write_kept(path, found)
    data["table"]["limit"] = 60
    assert msgspec.json.decode(path.read_bytes()) == data


@pytest.mark.parametrize("version", [1, 3])
def test_a_table_of_another_version_is_left_as_it_is(
    version: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says so, and the app offers it to nobody; one of today is taken up all the same."""
    kept = new_host("kingsroad", {}, "Ann", 2, hints=True, limit=None)
    path = host_file(RoomSecret(bytes.fromhex(kept.secret)))
    write_kept(path, kept)
    data = msgspec.json.decode(path.read_bytes())
    data["table"] |= {"version": version, "entries": [{"entry": "ready", "sealed": "0"}]}
    path.write_bytes(content := msgspec.json.encode(data))
    assert last_host(("kingsroad",)) is None
    assert path.read_bytes() == content
    assert run(["host", "--resume"]) == 2
    assert words.OTHER_TABLES in capsys.readouterr().err
    ours = new_host("kingsroad", {}, "Bob", 2, hints=True, limit=None)
    write_kept(host_file(RoomSecret(bytes.fromhex(ours.secret))), ours)
    found = last_host(("kingsroad",))
    assert found is not None
    assert found.secret == ours.secret
