"""The links by which a table is reached in a browser, as they are kept with it."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec

from tabletop.sealed_phases import of_letters

_TOKEN_BYTES = 16
"""Nobody can try so many."""

Token = Annotated[str, of_letters("A-Za-z0-9_-", 22)]


class KeptLinks(msgspec.Struct, kw_only=True):
    """The links to a table.

    Attributes:
        port: where pages are served; 0 for any.
        seats: what nobody can guess of the link for each person who plays in a browser.
        watch: of the link to look on.
    """

    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    seats: list[Token]
    watch: Token

    def __repr__(self) -> str:  # so that no log and no error tells them
        return f"KeptLinks(port={self.port})"


def new_links(seats: int, port: int = 0) -> KeptLinks:
    """Links that were never given to anybody, for so many people."""
    tokens = [secrets.token_urlsafe(_TOKEN_BYTES) for _ in range(seats + 1)]
    return KeptLinks(port=port, seats=tokens[:seats], watch=tokens[seats])
