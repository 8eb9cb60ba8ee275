"""The files of tables and seats: kept as long as they are used, and never of two apps at once.

Invitations: one line that can be pasted, typed and read aloud.
"""

from __future__ import annotations

import os
import random
import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.cli import run
from kingsroad_tui.library.ownership import hold, is_held
from kingsroad_tui.together import room_files
from kingsroad_tui.together.entries import Beginning
from kingsroad_tui.together.hosting import new_host, open_table, why_not_opened
from kingsroad_tui.together.invitation import Invitation, NoInvitation, RoomSecret, _holds
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
from tabletop.sealed_phases import CODE_LETTERS, SeatProof
from tabletop.words.voice import phrase
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
    with pytest.raises(OSError, match=re.escape(phrase("together-no-certificate"))) as found:
        async with open_table(kept, KIND, 0):
            pass
    assert why_not_opened(found.value, kept) == f"{path}: {phrase('together-no-certificate')}"
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
    assert phrase("together-other-tables") in capsys.readouterr().err
    ours = new_host("kingsroad", {}, "Bob", 2, hints=True, limit=None)
    write_kept(host_file(RoomSecret(bytes.fromhex(ours.secret))), ours)
    found = last_host(("kingsroad",))
    assert found is not None
    assert found.secret == ours.secret


HOSTS = st.one_of(
    st.ip_addresses().map(str),
    st.from_regex(r"[a-z][a-z0-9-]{0,12}[a-z0-9](\.[a-z]{2,9}){0,2}", fullmatch=True),
)
INVITATIONS = st.builds(
    Invitation,
    HOSTS,
    st.integers(1, 65535),
    st.binary(min_size=16, max_size=16).map(RoomSecret),
    st.binary(min_size=8, max_size=8),
    st.booleans(),
    st.integers(0, 3),
)


@given(INVITATIONS)
def test_a_line_is_read_as_it_was_written(invitation: Invitation) -> None:
    line = str(invitation)
    assert Invitation.parse(line) == invitation
    spoken = line.replace("0", "o").replace("1", "l").lower().replace("-", "  ")
    assert Invitation.parse(f"\n {spoken}. ") == invitation


@pytest.mark.parametrize("host", ["127.0.0.1", "table.example.org", "2001:db8::1"])
def test_every_wrong_letter_and_every_two_that_changed_places_are_noticed(host: str) -> None:
    """Two letters say whether the others are right: for certain, not only nearly always."""
    line = str(Invitation(host, 7625, RoomSecret(bytes(range(16))), bytes(range(8)), game=1))
    letters = line.replace("-", "")
    wrong = {
        letters[:at] + other + letters[at + 1 :]
        for at in range(len(letters))
        for other in CODE_LETTERS
    }
    for one, other in combinations(range(len(letters)), 2):
        swapped = list(letters)
        swapped[one], swapped[other] = letters[other], letters[one]
        wrong.add("".join(swapped))
    wrong.discard(letters)
    assert len(wrong) > 1000
    for text in wrong:
        assert not _holds(text)
    with pytest.raises(NoInvitation):
        Invitation.parse(min(wrong))


@pytest.mark.parametrize("host", ["127.0.0.1", "table.example.org", "2001:db8::1"])
def test_a_line_is_found_among_words(host: str) -> None:
    """As it was sent, with the command before it; twice is once, two are none."""
    invitation = Invitation(host, 7625, RoomSecret(bytes(range(16))), bytes(range(8)))
    line = str(invitation)
    for text in (
        f"kingsroad join {line}",
        f"Join me: {line}, and bring Bob!",
        f"{line}\n{line}",
        " " * 5_000 + line,
        f"https://example.org/?join={line}",
    ):
        assert Invitation.parse(text) == invitation
    other = replace(invitation, secret=RoomSecret(bytes(16)), port=1)
    with pytest.raises(NoInvitation):
        Invitation.parse(f"{line} or {other}")
    with pytest.raises(NoInvitation):
        Invitation.parse(line * 20_000)


@given(INVITATIONS, st.randoms(use_true_random=False))
def test_letters_that_look_alike_are_told_apart(
    invitation: Invitation, chance: random.Random
) -> None:
    """Where a 5 was read as an S, the group is named, and what it likely is; never a wrong one
    where the right one could be named."""
    line = str(invitation)
    places = [n for n, sign in enumerate(line) if sign in "5S"]
    if not places:
        return
    at = chance.choice(places)
    misread = line[:at] + ("S" if line[at] == "5" else "5") + line[at + 1 :]
    try:
        Invitation.parse(misread)
    except NoInvitation as error:
        group = at // 5
        right = line[5 * group : 5 * group + 4]
        assert not error.group or (error.group == group + 1) == (error.likely == right)
        assert error.misread


def test_a_misread_group_is_named() -> None:
    """Of many invitations with one such slip, nearly all are mended."""
    mended = 0
    for number in range(50):
        line = str(Invitation("127.0.0.1", 1000 + number, RoomSecret.new(), bytes(8)))
        wrong = line[:6] + line[7] + line[6] + line[8:]
        if wrong == line:
            continue
        try:
            Invitation.parse(wrong)
        except NoInvitation as error:
            mended += (error.group, error.likely) == (2, line[5:9])
    assert mended >= 30


@pytest.mark.parametrize(
    "line", ["", "hello", "8J6F-2XD4", "U" * 60, "0" * 60, "7" * 5000, "GAME1:eNqr", "ß" * 60]
)
def test_other_texts_are_no_invitations(line: str) -> None:
    with pytest.raises(NoInvitation):
        Invitation.parse(line)


def test_what_is_no_invitation_is_said_in_a_sentence() -> None:
    """With as much of it as can be recognized."""
    for line, start in (("Ann", "'Ann'"), ("u" * 60, f"'{'u' * 14}'…")):
        with pytest.raises(NoInvitation) as found:
            Invitation.parse(line)
        assert found.value.why(line) == phrase("together-no-invitation", start=start)


def test_the_secret_is_in_no_text_about_it() -> None:
    secret = RoomSecret.new()
    invitation = Invitation("127.0.0.1", 1, secret, bytes(8))
    for text in (repr(invitation), repr(secret), str(secret), secret.room):
        assert secret.value.hex() not in text
        assert repr(secret.value) not in text
    with pytest.raises(ValueError, match="name of a host"):
        str(Invitation("../etc", 1, secret, bytes(8)))
