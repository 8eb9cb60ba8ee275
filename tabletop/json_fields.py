"""One field of a JSON object written anew where it stands: all else stays, to the byte."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec

_NAME: Final = re.compile(rb'[\s,]*"(?:[^"\\]|\\.)*"\s*:\s*')
"""What stands before the value of a field."""


def field_of(content: bytes, name: str) -> bytes | None:
    """The value of a field of an object, as it stands there; None where it has no such field.

    Raises:
        msgspec.DecodeError: it is no JSON object.
        UnicodeError, RecursionError: likewise.
    """
    value = _fields(content).get(name)
    return None if value is None else bytes(value)


def with_field(content: bytes, name: str, value: bytes | None) -> bytes:
    """An object with another value in a field, which comes first where it is new; without it for
    None. Raises as `field_of` does.

    >>> with_field(b'{"a": 1, "b":2}', "b", b"3")
    b'{"a": 1, "b":3}'
    """
    fields = _fields(content)
    begin = at = content.index(b"{") + 1
    for field, found in fields.items():
        before = _NAME.match(content, at)
        start = before.end() if before is not None else at
        end = start + len(bytes(found))
        if content[start:end] != bytes(found):  # a field is there twice: the last one counts
            return with_field(msgspec.json.encode(fields), name, value)
        if field == name:
            if value is not None:
                return content[:start] + value + content[end:]
            rest = content[end:]
            return content[:at] + (rest.lstrip().removeprefix(b",") if at == begin else rest)
        at = end
    if value is None:
        return content
    new = b"\n  " + msgspec.json.encode(name) + b": " + value + (b"," if fields else b"")
    return content[:begin] + new + content[begin:]


def other_fields(content: bytes, kind: type[msgspec.Struct], *known: str) -> dict[str, bytes]:
    """The fields of an object that neither a struct has nor are ``known`` besides, as they stand
    there; none where it is no object."""
    names = {*known, *(field.encode_name for field in msgspec.structs.fields(kind))}
    try:
        found = _fields(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    return {name: bytes(value) for name, value in found.items() if name not in names}


def with_fields(content: bytes, fields: Mapping[str, bytes]) -> bytes:
    """An object that has some, with more fields before them."""
    more = b"".join(
        b"\n  " + msgspec.json.encode(name) + b": " + value + b"," for name, value in fields.items()
    )
    begin = content.index(b"{") + 1
    return content[:begin] + more + content[begin:]


def _fields(content: bytes) -> dict[str, msgspec.Raw]:
    return msgspec.json.decode(content, type=dict[str, msgspec.Raw])
