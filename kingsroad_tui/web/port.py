"""A port at which only a few paths are answered, and nobody costs much.

Scanners, stray browsers and junk are answered and forgotten: what they may cost is bounded in
number, in size and in time.
"""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import logging
import socket
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Final
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary, ref

from aiohttp import web

TIME_TO_GREET: Final = 5.0
"""Seconds in which a connection has to agree on TLS."""

TIME_TO_ARRIVE: Final = 8.0
"""Seconds in which it then has to come to the path."""

HEARTBEAT: Final = 10.0
"""Seconds after which somebody silent is asked whether they are still there."""

LEAST_TIME: Final = 1.0
"""Seconds that a newcomer has at least to come to the path, however many want to come."""

_BACKLOG: Final = 512
"""How many may wait before that: more than come in while a guest is patient."""

_COLLECTED: Final = 50
"""After so many connections what is left of them is collected: each is a circle of objects with a
quarter of a megabyte of buffers, which the collector does not count."""

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]
Visit = Callable[[web.WebSocketResponse], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class _Newcomer:
    """Somebody who has not come to the path yet.

    Attributes:
        number: whoever has a smaller one came earlier.
        network: where they are, as `network_of` has it.
    """

    number: int
    network: bytes


class GuardedPort:
    """A port, and whoever has come to it.

    Attributes:
        port: its number.
    """

    def __init__(
        self, paths: Mapping[str, Answer], context: ssl.SSLContext | None, *, max_sockets: int
    ) -> None:
        """A port that does not listen yet.

        Args:
            paths: what answers GET at a path, as aiohttp writes paths; all others get nothing.
            context: for TLS; None for none, which only this computer itself should be spoken to by.
            max_sockets: how many connections may be open, those included that say nothing.
        """
        self.port = 0
        self._context = context
        self._max_sockets = max_sockets
        self._sockets: list[socket.socket] = []
        self._greeting: dict[asyncio.Task[None], _Newcomer] = {}
        self._transports: WeakKeyDictionary[asyncio.Transport, _Newcomer] = WeakKeyDictionary()
        self._arrived: set[asyncio.BaseTransport] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        app = web.Application()
        for path, answer in paths.items():
            app.router.add_get(path, partial(self._answer, answer), allow_head=False)
        app.router.add_route("*", "/{anything:.*}", nothing)
        self._runner = web.AppRunner(
            app,
            access_log=None,
            handle_signals=False,
            keepalive_timeout=TIME_TO_ARRIVE,
            shutdown_timeout=1.0,
        )

    async def start(self, address: str, port: int) -> None:
        """Listens at an address. Raises OSError where it cannot."""
        for name in ("aiohttp.server", "aiohttp.web", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # junk is no news, nor its senders
        await self._runner.setup()
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        self._sockets.append(listening)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setblocking(False)
        listening.bind((address, port))
        listening.listen(_BACKLOG)
        self.port = listening.getsockname()[1]
        self.begin(self._accept(listening))

    async def stop(self) -> None:
        """Stops listening, and ends every connection."""
        for listening in self._sockets:
            listening.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._runner.cleanup()
        for transport in list(self._transports):
            transport.abort()

    def begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Does something beside, until the port stops."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        for number in count(1):
            if number % _COLLECTED == 0:
                gc.collect()
            try:
                connection, address = await loop.sock_accept(listening)
            except OSError:  # too many files are open, or it was gone before it was there
                await asyncio.sleep(0.1)
                continue
            pause = 0.0
            open_now = sum(not one.is_closing() for one in self._transports)
            if open_now + len(self._greeting) >= self._max_sockets:
                waiting = self._drop_newcomer()
                if not waiting:  # all have come to the path
                    connection.close()
                    continue
                pause = LEAST_TIME / waiting
            newcomer = _Newcomer(number, network_of(address[0]))
            task = self.begin(self._greet(connection, newcomer))
            self._greeting[task] = newcomer
            task.add_done_callback(self._greeting.pop)
            await asyncio.sleep(pause)

    def _drop_newcomer(self) -> int:
        """Lets go the one who came first, of the network from which most have come and not arrived;
        how many there were of all networks."""
        waiting: list[tuple[_Newcomer, Callable[[], object]]] = [
            (newcomer, task.cancel) for task, newcomer in self._greeting.items()
        ]
        for transport, newcomer in self._transports.items():
            if transport not in self._arrived and not transport.is_closing():
                waiting.append((newcomer, transport.abort))
        if waiting:
            crowd = Counter(newcomer.network for newcomer, _ in waiting)
            _, drop = min(waiting, key=lambda one: (-crowd[one[0].network], one[0].number))
            drop()
        return len(waiting)

    async def _greet(self, connection: socket.socket, newcomer: _Newcomer) -> None:
        """Agrees on TLS, if any, with somebody who has connected, and lets them say something."""
        connection.setblocking(False)
        server = self._runner.server
        assert server is not None
        loop = asyncio.get_running_loop()
        patience = TIME_TO_GREET if self._context else None
        try:
            transport, _ = await loop.connect_accepted_socket(
                server, connection, ssl=self._context, ssl_handshake_timeout=patience
            )
        except (OSError, ssl.SSLError):  # no TLS, another one, too slow, or gone
            connection.close()
            return
        self._transports[transport] = newcomer
        # Not held until then, as a connection costs much memory.
        loop.call_later(TIME_TO_ARRIVE, self._drop_idle, ref(transport))

    def _drop_idle(self, known: ref[asyncio.Transport]) -> None:
        """Ends a connection that has not come to the path in its time."""
        transport = known()
        if transport is not None and transport not in self._arrived:
            transport.abort()

    async def _answer(self, answer: Answer, request: web.Request) -> web.StreamResponse:
        """Answers somebody at a path, who may stay as long as that takes."""
        transport = request.transport
        if transport is None:
            return await nothing(request)
        self._arrived.add(transport)
        try:
            return await answer(request)
        finally:
            self._arrived.discard(transport)


def network_of(address: str) -> bytes:
    """The network that somebody has for themselves: of IPv4 the address, of IPv6 its first half."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address.encode()
    inner = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return (inner or known).packed[:8]


def wires(visit: Visit, max_frame: int) -> Answer:
    """Answers those who speak WebSocket; no page may, as none has any business there.

    Args:
        visit: speaks with somebody who has come, to the end.
        max_frame: the most bytes of a frame.
    """

    async def answer(request: web.Request) -> web.StreamResponse:
        if "Origin" in request.headers or "Upgrade" not in request.headers:
            return await nothing(request)
        wire = web.WebSocketResponse(max_msg_size=max_frame, heartbeat=HEARTBEAT, compress=False)
        await wire.prepare(request)
        await visit(wire)
        return wire

    return answer


async def nothing(request: web.Request) -> web.Response:
    """What browsers and scanners get."""
    return web.Response(status=404, text="", headers={"Connection": "close"})


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
