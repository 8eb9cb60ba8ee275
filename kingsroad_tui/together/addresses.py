"""At which addresses this computer can be reached."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

HERE: Final = "127.0.0.1"

_ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that nobody has: the system says from which of ours it would speak to them."""


def resolved(address: str) -> str:
    """The address that a name means; one that is an address already. Raises OSError."""
    try:
        return str(ipaddress.ip_address(address))
    except ValueError:
        return socket.gethostbyname(address)


def is_here(host: str) -> bool:
    """Whether an address, or a name, leads everybody to their own computer."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower().rstrip(".") == "localhost"


def reachable_at(listening: str) -> list[str]:
    """The addresses by which others may reach a port that listens there; the likeliest first.

    None where only this computer can. Nothing is sent to anybody.
    """
    address = ipaddress.ip_address(listening)
    if address.is_loopback:
        return []
    if not address.is_unspecified:
        return [listening]
    found: list[str] = []
    for family, elsewhere in _ELSEWHERE:
        if family == socket.AF_INET6 and address.version == 4:
            continue
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None)]
    usable = [one for one in found if _is_usable(one, address.version)]
    return list(dict.fromkeys(usable))


def _is_usable(text: str, version: int) -> bool:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    local = address.is_loopback or address.is_link_local
    return address.version == version and not local
