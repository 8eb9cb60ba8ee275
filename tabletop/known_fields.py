"""What of a file this version knows, and the rest, which stays in it.

A file may be of a newer version, or somebody may have written in it. Each of its fields counts by
itself: what cannot be used takes nothing else with it, and is there still after the file was
written anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec

from tabletop.shown import shown

_StructT = TypeVar("_StructT", bound=msgspec.Struct)


def known_part(found: Mapping[str, Any], kind: type[_StructT]) -> tuple[_StructT, dict[str, Any]]:
    """What of some fields can be used for a struct, the others as they are without them; and the
    rest, which cannot."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(kind)}
    known: dict[str, Any] = {}
    rest: dict[str, Any] = {}
    for name, value in found.items():
        good, bad = _parted(value, kinds[name]) if name in kinds else (msgspec.UNSET, value)
        if good is not msgspec.UNSET:
            known[name] = good
        if bad is not msgspec.UNSET:
            rest[name] = bad
    return kind(**known), rest


def usable_part(found: Mapping[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Some fields without those that a struct knows and cannot use, as long as it needs none of
    them."""
    kinds = {field.name: field for field in msgspec.structs.fields(kind)}
    return {
        name: value
        for name, value in found.items()
        if name not in kinds
        or kinds[name].required
        or _parted(value, kinds[name].type)[1] is msgspec.UNSET
    }


def with_rest(
    fields: Mapping[str, Any], rest: Mapping[str, Any], usual: Mapping[str, Any]
) -> dict[str, Any]:
    """Fields to be written, with the rest of the file that they come from.

    A field that cannot be used keeps what stands there as long as it has its ``usual`` value.
    """
    whole = dict(fields)
    for name, value in rest.items():
        if name in whole and isinstance(whole[name], dict) and isinstance(value, dict):
            whole[name] = with_rest(whole[name], value, {})
        elif name not in whole or whole[name] == usual.get(name, msgspec.UNSET):
            whole[name] = value
    return whole


def why_kept(rest: Mapping[str, Any], kind: type[msgspec.Struct]) -> str:
    """That the rest of a file stays in it, in one line that names the first of it.

    >>> why_kept({"colour": "red"}, msgspec.Struct)
    '"colour" cannot be used here, so the file keeps it as it is'
    """
    names = sorted(_names_in(rest, kind))
    named = ", ".join(f'"{shown(name, _LONGEST_NAME)}"' for name in names[:_MOST_NAMED])
    more = "" if len(names) <= _MOST_NAMED else f" and {len(names) - _MOST_NAMED} more"
    return f"{named}{more} cannot be used here, so the file keeps it as it is"


_MOST_NAMED: Final = 4
_LONGEST_NAME: Final = 40


def _names_in(rest: Mapping[str, Any], kind: type[msgspec.Struct]) -> Iterator[str]:
    """What the fields in a rest are called: ``colour``, ``keys.play.hint``."""
    known = {field.name: field.type for field in msgspec.structs.fields(kind)}
    for name, value in rest.items():
        if isinstance(value, dict) and get_origin(known.get(name)) is dict:
            yield from (f"{name}.{within}" for within in value)
        else:
            yield name


def _parted(value: Any, kind: Any) -> tuple[Any, Any]:
    """What of a value is of a kind, and the rest of it; UNSET for nothing."""
    if get_origin(kind) is dict and isinstance(value, dict):
        parts = {name: _parted(one, get_args(kind)[1]) for name, one in value.items()}
        good = {name: one for name, (one, _) in parts.items() if one is not msgspec.UNSET}
        rest = {name: one for name, (_, one) in parts.items() if one is not msgspec.UNSET}
        return good, rest or msgspec.UNSET
    try:
        return msgspec.convert(value, kind), msgspec.UNSET
    except msgspec.ValidationError:
        return msgspec.UNSET, value
