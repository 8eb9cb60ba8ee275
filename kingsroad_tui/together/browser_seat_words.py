"""What is said of links by which a table is reached in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.words.lists import listed

PORT_OF_NO_LINKS: Final = "--web-port: the table has no links; open it with --web"

_WHO_COULD_LOOK: Final = (
    "A browser seat runs on your computer: you could look up what is chosen there early, and "
    "everybody at the table is told so."
)
_ONLY_HERE: Final = (
    "The links open in browsers of this computer only. With the option --listen 0.0.0.0 they open "
    "in those of your network."
)
_WARNS: Final = (
    "The browser warns that it does not know the certificate. It is the table's own if its "
    "SHA-256 fingerprint is this one:"
)


def link_lines(
    seats: Sequence[str],
    watch: str,
    fingerprint: str,
    others: Sequence[str],
    *,
    only_here: bool = False,
) -> list[str]:
    """The links to a table.

    Args:
        seats: one for each person who plays in a browser.
        watch: to look on.
        fingerprint: of the certificate that browsers are shown; empty for none.
        others: addresses by which the same links work, in place of the one in them.
        only_here: whether they open in browsers of this computer only.
    """
    many = len(seats) > 1
    first = (
        "Links that open in a browser, each for one person:"
        if many
        else ("A link that opens in a browser, for one person:")
    )
    lines = [first, "", *(f"  {link}" for link in seats), ""] if seats else []
    lines += ["To look on in a browser:", "", f"  {watch}", ""]
    if only_here:
        lines += [_ONLY_HERE]
    if others:
        lines += [f"In place of the address in them: {listed(others)}."]
    if fingerprint:
        half = len(fingerprint) // 2
        lines += [_WARNS, "", f"  {fingerprint[:half]}", f"  {fingerprint[half + 1 :]}", ""]
    return [*lines, _WHO_COULD_LOOK] if seats else lines
