"""How deep a TOML text is nested and how many parts it has, before a parser is let near it."""

from __future__ import annotations

import re
from typing import Final

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
