"""The fields of files that a version knows, read and rewritten while all else stays, to the byte.

A file may be of a newer version, or somebody may have written in it. Each of its fields counts by
itself: what cannot be used takes nothing else with it, and is there still after the file was
written anew.

How deep a TOML text is nested, and how many parts it has, is looked at before a parser is let near
it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin

import msgspec

from tabletop.say import Say
from tabletop.shown import shown

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


def read_fields(content: bytes) -> dict[str, Any]:
    """The fields of an object, read each by itself; one that cannot be read, as it has a
    number beyond all bounds, is there as it stands. Raises as `field_of` does.
    """
    return {name: _read(value) for name, value in _fields(content).items()}


def _read(value: msgspec.Raw) -> Any:
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, UnicodeError):
        return value


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


def with_rest_of(written: bytes, before: bytes, kind: Any) -> bytes:
    """What is written of a kind, with what was there before and could not be used: fields that a
    struct does not know, in whatever depth, and of those that it knows what is no such value, as
    long as they have their usual one.

    What is in a list is the same as before where there is as much of it.

    >>> class Pawn(msgspec.Struct):
    ...     name: str = ""
    >>> with_rest_of(b'{"name":"b"}', b'{"name": "a", "hat": 1.50}', Pawn)
    b'{"name":"b","hat":1.50}'
    """
    try:
        return _with_rest(written.lstrip(), before.lstrip(), kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return written


def _with_rest(written: bytes, before: bytes, kind: Any) -> bytes:
    struct = _struct_in(kind)
    if struct is None:
        return written
    if before[:1] == written[:1] == b"[":
        now, then = (
            msgspec.json.decode(some, type=list[msgspec.Raw]) for some in (written, before)
        )
        if len(now) != len(then):
            return written
        pairs = [(bytes(new), bytes(old)) for new, old in zip(now, then, strict=True)]
        return b"[" + b",".join(_with_rest(new, old, struct) for new, old in pairs) + b"]"
    if not before[:1] == written[:1] == b"{":
        return written
    fields = _fields(written)
    known = {field.encode_name: field for field in msgspec.structs.fields(struct)}
    for name, old in _fields(before).items():
        if name not in known:
            fields.setdefault(name, old)
        elif _is_usual(fields.get(name), known[name]) and not _is_of(old, known[name].type):
            fields[name] = old
        elif name in fields:
            whole = _with_rest(bytes(fields[name]), bytes(old), known[name].type)
            fields[name] = msgspec.Raw(whole)
    return msgspec.json.encode(fields)


def _struct_in(kind: Any) -> type[msgspec.Struct] | None:
    """The struct that a kind is, or is a list of, or else None."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind
    within = [one for one in get_args(kind) if one not in (type(None), ...)]
    if get_origin(kind) is Annotated:
        within = within[:1]
    return _struct_in(within[0]) if len(within) == 1 else None


def _is_usual(value: msgspec.Raw | None, field: msgspec.structs.FieldInfo) -> bool:
    if value is None:
        return True
    if field.default_factory is not msgspec.NODEFAULT:
        return bytes(value) == msgspec.json.encode(field.default_factory())
    return field.default is not msgspec.NODEFAULT and bytes(value) == msgspec.json.encode(
        field.default
    )


def _is_of(value: msgspec.Raw, kind: Any) -> bool:
    try:
        msgspec.json.decode(value, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


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


def why_kept(rest: Mapping[str, Any], kind: type[msgspec.Struct]) -> Say:
    """That the rest of a file stays in it, a clause that names the first of it.

    >>> why_kept({"colour": "red"}, msgspec.Struct)
    Say('tabletop-fields-kept', names=('"colour"',))
    """
    found = sorted(_names_in(rest, kind))
    names = tuple(f'"{shown(name, _LONGEST_NAME)}"' for name in found[:_MOST_NAMED])
    more = len(found) - len(names)
    others = (Say("tabletop-fields-more", count=more),) if more else ()
    return Say("tabletop-fields-kept", names=(*names, *others))


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


_TOML_QUOTED: Final = re.compile(
    rb'"""[^"\\]*+(?:(?:\\.|"(?!""))[^"\\]*+)*+(?:"{3,5}|\Z)'
    rb"|'''.*?(?:'{3,5}|\Z)"
    rb'|"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?'
    rb"|'[^'\n]*+'?"
    rb"|#[^\n]*+",
    re.DOTALL,
)
_ONE_KIND: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
_KEY_ENDS: Final = re.compile(rb"[\n=\[\]{},]")


def toml_too_deep(content: bytes, most: int) -> bool:
    """Whether brackets or dotted keys of a TOML text are nested more than ``most`` deep.

    A parser may need time that grows with the square of a dotted key's length; this does not.
    """
    bare = _TOML_QUOTED.sub(b"", content)
    dots = max(part.count(b".") for part in _KEY_ENDS.split(bare))
    return dots >= most or _too_deep(bare, most)


def toml_parts(content: bytes) -> int:
    """How many tables, fields and items a TOML text has at most, in no more time either."""
    bare = _TOML_QUOTED.sub(b"", content)
    return sum(map(bare.count, (b"[", b"=", b",")))


def _too_deep(bare: bytes, most: int) -> bool:
    """Takes the innermost pairs away, layer by layer; where it is too deep, some are left."""
    brackets = bare.translate(_ONE_KIND, _NO_BRACKETS)
    for _ in range(most):
        if b"[]" not in brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or brackets.count(b"[") > most
