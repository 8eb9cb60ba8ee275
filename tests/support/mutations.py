"""Damaged JSON files: seeded changes of their bytes and of their values."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    2**31,
    2**63,
    10**30,
    1e308,
    -0.5,
    "",
    "x" * 3000,
    "\x1b]0;title\x07",
    "\u202e[/x]%s",
    "\ud800",
    "W",
    [],
    [[]],
    {},
    {"0": []},
)
"""Values that stand where others belong."""


def mutated(content: bytes, seed: int) -> bytes:
    """The content of a JSON file, damaged in one to four ways."""
    dice = random.Random(seed)
    for _ in range(dice.randint(1, 4)):
        content = dice.choice(_WAYS)(content, dice)
    return content


def _odd_value(content: bytes, dice: random.Random) -> bytes:
    """One value, anywhere in it, replaced, left out or doubled; as it is where it is no JSON."""
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        return content
    places = [place for place in _containers(data) if place]
    if not places:
        return content
    place = dice.choice(places)
    key = dice.choice(list(place) if isinstance(place, dict) else range(len(place)))
    change = dice.randrange(4)
    if change == 0:
        del place[key]
    elif change == 1 and isinstance(place, list):
        place.insert(key, place[key])
    else:
        place[key] = dice.choice(ODD_VALUES)
    return json.dumps(data).encode()


def _containers(data: Any) -> list[Any]:
    """Every object and list in JSON data, itself included."""
    if not isinstance(data, dict | list):
        return []
    inner = data.values() if isinstance(data, dict) else data
    return [data, *(found for value in inner for found in _containers(value))]


def _flipped(content: bytes, dice: random.Random) -> bytes:
    if not content:
        return content
    at = dice.randrange(len(content))
    return content[:at] + bytes([dice.randrange(256)]) + content[at + 1 :]


def _cut(content: bytes, dice: random.Random) -> bytes:
    start = dice.randint(0, len(content))
    return content[:start] + content[start + dice.choice([1, 5, 10**9]) :]


def _inserted(content: bytes, dice: random.Random) -> bytes:
    at = dice.randint(0, len(content))
    return content[:at] + dice.choice(_PIECES) + content[at:]


def _huge_number(content: bytes, dice: random.Random) -> bytes:
    """One digit made a number that no reader expects."""
    digits = [at for at, byte in enumerate(content) if byte in b"0123456789"]
    if not digits:
        return content
    at = dice.choice(digits)
    return content[:at] + dice.choice([b"1e999", b"-1e999", b"9" * 400]) + content[at + 1 :]


_PIECES = (b"\xff", b"\x00", b"[" * 3000, b'"', b"{}", b"NaN", b"\xed\xa0\x80", b"\\ud800", b"//")
_WAYS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _odd_value,
    _odd_value,
    _odd_value,
    _flipped,
    _cut,
    _inserted,
    _huge_number,
)
