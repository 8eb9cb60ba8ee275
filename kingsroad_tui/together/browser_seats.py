"""A table in browsers: a page for each person who plays in one, each an app of its own.

Such an app is one more guest. It comes by the invitation as everybody does, in a folder of its own,
and with nothing of this person's: not the settings, not the saved games, not the environment.
"""

from __future__ import annotations

import contextlib
import ipaddress
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kingsroad_tui.files.private import make_folder
from kingsroad_tui.together.endpoint import (
    HERE,
    cannot_listen,
    fingerprint_of,
    reachable_at,
    server_context,
)
from kingsroad_tui.together.invitation import Invitation, RoomSecret
from kingsroad_tui.together.room_files import (
    MAX_FILE,
    KeptHost,
    certificate_file,
    pages_folder,
)
from kingsroad_tui.web.port import OWN_NAMES, written
from tabletop.files import read_limited
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.web.page_session import AppStart

COMMAND: Final = "browser-seat"
"""The command that a page runs."""

INVITATION: Final = "KINGSROAD_INVITATION"
"""The variable in which it finds the invitation: nobody else can read that, unlike a command."""

_LOOKER: Final = "watch-"
"""How the folders are called of those who look on, which are gone with their pages."""

_MAX_WATCHING: Final = 4
"""How many may look on in a browser: each costs a process."""

_PASSED_ON: Final = ("PATH", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "SYSTEMROOT")
"""All that the app of a page has of this process's environment."""


class NoPages(Exception):
    """Pages cannot be served; the message says why, in a line."""


@dataclass(frozen=True, slots=True)
class Links:
    """The links to a table.

    Attributes:
        seats: one for each person who plays in a browser.
        watch: to look on.
        fingerprint: of the certificate (SHA-256) as browsers show it; empty where there is none.
        others: addresses by which the links work as well, in place of the one in them.
        only_here: whether they open in browsers of this computer only.
    """

    seats: tuple[str, ...]
    watch: str
    fingerprint: str = ""
    others: tuple[str, ...] = ()
    only_here: bool = False

    def __repr__(self) -> str:  # so that no log and no error tells them
        return f"Links({len(self.seats)} seats)"

    def lines(self) -> list[str]:
        """What is said of them."""
        count = len(self.seats)
        seats = [f"  {link}" for link in self.seats]
        lines = [phrase("together-links-seats", count=count), "", *seats, ""] if seats else []
        lines += [phrase("together-links-watch"), "", f"  {self.watch}", ""]
        if self.only_here:
            lines += [phrase("together-links-only-here")]
        if self.others:
            lines += [phrase("together-links-others", addresses=self.others)]
        if self.fingerprint:
            half = len(self.fingerprint) // 2
            halves = self.fingerprint[:half], self.fingerprint[half + 1 :]
            lines += [phrase("together-links-warning"), "", *(f"  {one}" for one in halves), ""]
        return [*lines, phrase("together-links-who-could-look")] if seats else lines


@asynccontextmanager
async def browser_seats(kept: KeptHost, invitation: Invitation) -> AsyncIterator[Links | None]:
    """Serves the pages of a table for as long as it is open; None where it has no links.

    Args:
        kept: the table; the port of its links is the one that was free, where they asked for none.
        invitation: to the table.

    Raises NoPages where nobody can listen there, or the extra ``web`` is not installed.
    """
    if kept.links is None:
        yield None
        return
    try:
        from kingsroad_tui.web.pages import PagePlace, PageServer
    except ImportError:
        raise NoPages(phrase("together-needs-web")) from None
    secret = RoomSecret(bytes.fromhex(kept.secret))
    folder = pages_folder(secret)
    for left in folder.glob(f"{_LOOKER}*"):  # by a host that was killed
        shutil.rmtree(left, ignore_errors=True)
    text = str(replace(invitation, host=_from_here(kept, invitation)))
    places = [
        PagePlace(_seat_path(token), partial(_seat, folder / f"seat-{number}", text), moves=True)
        for number, token in enumerate(kept.links.seats, start=1)
    ]
    watching = partial(_looking_on, folder, text)
    places.append(PagePlace(_watch_path(kept.links.watch), watching, most=_MAX_WATCHING))
    here = ipaddress.ip_address(kept.address)
    reachable = reachable_at(kept.address)
    names = {kept.address, *reachable} | (OWN_NAMES if _is_spoken_to_here(kept.address) else set())
    pem = None if here.is_loopback else certificate_file(secret)
    server = PageServer(places, names, None if pem is None else server_context(pem))
    try:
        await server.start(kept.address, kept.links.port)
    except OSError as error:
        raise NoPages(cannot_listen(kept.address, kept.links.port, error)) from None
    try:
        kept.links.port = server.port
        yield _links(kept, reachable, pem)
    finally:
        await server.stop()


def _links(kept: KeptHost, reachable: list[str], pem: Path | None) -> Links:
    links = kept.links
    assert links is not None
    first, *others = reachable or [kept.address]
    root = f"{'https' if pem else 'http'}://{written(first)}:{links.port}"
    fingerprint = fingerprint_of(read_limited(pem, MAX_FILE)).hex(":").upper() if pem else ""
    return Links(
        tuple(root + _seat_path(token) for token in links.seats),
        root + _watch_path(links.watch),
        fingerprint,
        tuple(written(other) for other in others),
        only_here=not reachable,
    )


def _seat_path(token: str) -> str:
    return f"/seat/{token}/"


def _watch_path(token: str) -> str:
    return f"/watch/{token}/"


def _is_spoken_to_here(address: str) -> bool:
    """Whether a port that listens there can be reached as 127.0.0.1."""
    listening = ipaddress.ip_address(address)
    return address == HERE or listening.is_unspecified


def _from_here(kept: KeptHost, invitation: Invitation) -> str:
    """The address by which a process of this computer comes to the table."""
    if invitation.relay:
        return invitation.host
    listening = ipaddress.ip_address(kept.address)
    if not listening.is_unspecified:
        return kept.address
    return HERE if listening.version == 4 else "::1"


@contextmanager
def _seat(folder: Path, invitation: str) -> Iterator[AppStart]:
    """The app of a page with a seat, whose folder keeps that for when the page is opened again."""
    make_folder(folder)
    yield _start(folder, invitation)


@contextmanager
def _looking_on(folder: Path, invitation: str) -> Iterator[AppStart]:
    """The app of a page that looks on, and keeps nothing."""
    make_folder(folder)
    mine = Path(tempfile.mkdtemp(prefix=_LOOKER, dir=folder))
    try:
        yield _start(mine, invitation, "--watch")
    finally:
        with contextlib.suppress(OSError):
            shutil.rmtree(mine)


def _start(folder: Path, invitation: str, *options: str) -> AppStart:
    from kingsroad_tui.web.page_session import AppStart

    return AppStart(
        [sys.executable, "-m", "kingsroad_tui", COMMAND, *options],
        own_environment(os.environ, folder, invitation),
        folder,
        subprocess.DEVNULL,
    )


def own_environment(
    environment: Mapping[str, str], folder: Path, invitation: str
) -> dict[str, str]:
    """What the app of a page finds: of this process's environment only what every program needs."""
    passed_on = {name: environment[name] for name in _PASSED_ON if name in environment}
    homes = {"HOME": str(folder), "KINGSROAD_HOME": str(folder)}
    return {**passed_on, **homes, INVITATION: invitation}
