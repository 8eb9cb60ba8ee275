"""Whether a request is meant for this very server, by the names that it was sent to and from."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

OWN_NAMES: Final = frozenset({"127.0.0.1", "localhost"})
"""How this computer calls itself."""


def is_meant_for(names: Iterable[str], host: str, origin: str | None, scheme: str) -> bool:
    """Whether a request's Host and Origin headers name this very server.

    Other names for it may be somebody's trick to have a browser here speak to it (DNS rebinding),
    and pages of other origins have no business with it.

    Args:
        names: the names and addresses that were said of it, IPv6 without brackets.
        host: of the request, with the port.
        origin: of the page that sends it; None where none does.
        scheme: by which it was sent, http or https.
    """
    try:
        asked = urlsplit(f"//{host}")
        named, port = asked.hostname or "", asked.port
        sender = None if origin is None else urlsplit(origin)
    except ValueError:  # a bracket without its other one, or a port that is no number
        return False
    plain = host == written(named) + ("" if port is None else f":{port}")
    same = sender is None or (sender.netloc == host and sender.scheme == scheme)
    return plain and named in names and same


def written(address: str) -> str:
    """An address as links hold it: IPv6 in brackets."""
    try:
        six = ipaddress.ip_address(address).version == 6
    except ValueError:
        return address
    return f"[{address}]" if six else address
