"""Damaged and hostile files for fuzzers, and the measure of what reading one may cost."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from zipfile import ZIP_DEFLATED, ZipFile

import numpy as np

from tests.support.soak import sampled

COUNTS = sampled((60, 3_000), 60)
"""How many inputs a fuzzer tries in the normal run, and in the long one."""

_SECONDS, _MEGABYTES = 5.0, 500
_REFERENCE = 0.03
"""Processor seconds of the yardstick on a machine of today."""
_LONGEST_LINE = 500

_TOKENS = (b"", b"0", b"-1", b"99999999999", b"1e308", b"null", b"[]", b"{}", b'"', b"\n", b"\xff")
_STATUS, _PEAK_RESET = Path("/proc/self/status"), Path("/proc/self/clear_refs")


def damaged(content: bytes, dice: random.Random) -> bytes:
    """A content with one to three changes: bytes flipped, cut out, doubled, replaced or cut off."""
    for _ in range(dice.randint(1, 3)):
        start = dice.randrange(len(content) + 1)
        end = min(len(content), start + dice.choice((1, 1, 4, 40, 4_000)))
        part = content[start:end]
        change = dice.randrange(6)
        if change == 0 and part:
            part = bytes([part[0] ^ 1 << dice.randrange(8)]) + part[1:]
        elif change == 1:
            part = b""
        elif change == 2:
            part *= dice.choice((2, 3, 100))
        elif change == 3:
            part = dice.randbytes(len(part))
        elif change == 4:
            part = dice.choice(_TOKENS)
        elif dice.random() < 0.2:
            end = len(content)
        content = content[:start] + part + content[end:]
    return content


def changed_numbers(text: bytes, dice: random.Random) -> bytes:
    """A text in which one of its numbers or words is another one."""
    places = list(re.finditer(rb"-?\d[\d.e+-]*|true|false|null|\"[^\"]*\"", text))
    place = dice.choice(places)
    other = dice.choice((*_TOKENS, b"100000000000", b"3", b'"x"', b"true", place[0] * 3))
    return text[: place.start()] + other + text[place.end() :]


def archive_members(content: bytes) -> dict[str, bytes]:
    """The members of an archive, by name."""
    with ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def archive_of(members: dict[str, bytes]) -> bytes:
    """An archive of these members, its checksums right."""
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        for name, member in members.items():
            archive.writestr(name, member)
    return content.getvalue()


def array_member(values: np.ndarray) -> bytes:
    """A member that holds an array."""
    content = io.BytesIO()
    np.save(content, values)
    return content.getvalue()


def text_member(text: bytes) -> bytes:
    """A member that holds a text."""
    return array_member(np.frombuffer(text, np.uint8))


def hostile_archive(content: bytes, dice: random.Random) -> bytes:
    """An archive damaged as a file, or whole around a changed member."""
    if dice.random() < 0.3:
        return damaged(content, dice)
    members = archive_members(content)
    name = dice.choice(sorted(members))
    change = dice.randrange(6)
    if change == 0:
        del members[name]
    elif change == 1:
        members[dice.choice(("x.npy", "../x.npy", "w1.npy/", name.upper()))] = members[name]
    elif change == 2:
        members[name] = damaged(members[name], dice)
    elif change == 3:
        header, end, values = members[name].partition(b"\n")
        members[name] = changed_numbers(header, dice) + end + values
    elif change == 4:
        values = np.load(io.BytesIO(members[name])).copy()
        extremes = (0, -1, 127, 1e30, np.inf, np.nan)
        with np.errstate(all="ignore"):
            extreme = np.array(dice.choice(extremes)).astype(values.dtype)
        values.reshape(-1)[dice.randrange(values.size) :][: dice.choice((1, 99))] = extreme
        members[name] = array_member(values)
    else:
        text = np.load(io.BytesIO(members["text.npy"])).tobytes()
        members["text.npy"] = text_member(changed_numbers(text, dice))
    return archive_of(members)


def assert_one_line(error: Exception) -> None:
    """Asserts that an error is one line that a person can read."""
    message = f"kingsroad: {error}"
    assert "\n" not in message
    assert len(message) <= _LONGEST_LINE


@contextmanager
def assert_little_memory() -> Iterator[None]:
    """Asserts that a block needs little memory at its peak, where the system says how much."""
    if not _PEAK_RESET.exists():
        yield
        return
    _PEAK_RESET.write_text("5")
    before = _peak_megabytes()
    yield
    assert _peak_megabytes() - before < _MEGABYTES


def assert_no_hang(call: Callable[[], object]) -> None:
    """Asserts that a call takes no more than seconds of a processor of today.

    They are counted in yardsticks, a loop of which the time is known, so that a slow machine does
    not count.
    """
    start = process_time()
    call()
    taken = process_time() - start
    if taken > _SECONDS:
        assert taken / _yardstick() < _SECONDS / _REFERENCE


def assert_files_read_or_refused(
    file: Path,
    contents: Iterable[bytes],
    read: Callable[[], object],
    refused: type[Exception],
) -> None:
    """Asserts that a file of any of these contents is read, or refused in one line.

    Either is done soon, in little memory, and leaves the file as it is.
    """

    def read_or_refuse() -> None:
        try:
            read()
        except refused as error:
            assert_one_line(error)

    with assert_little_memory():
        for content in contents:
            file.write_bytes(content)
            assert_no_hang(read_or_refuse)
            assert file.read_bytes() == content


def inputs(
    originals: Sequence[bytes], change: Callable[[bytes, random.Random], bytes], count: int
) -> Iterator[bytes]:
    """Changed originals, the same ones whenever they are asked for."""
    for seed in range(count):
        dice = random.Random(seed)
        yield change(dice.choice(originals), dice)


def _yardstick() -> float:
    start = process_time()
    total = 0
    for number in range(1_000_000):
        total += number
    return process_time() - start


def _peak_megabytes() -> float:
    found = re.search(r"VmHWM:\s*(\d+) kB", _STATUS.read_text())
    assert found
    return int(found[1]) / 1024
