"""The app in a browser: served by textual-serve to this machine alone.

Anyone who reaches the server plays as this user and may start programs as players. So it listens
at 127.0.0.1 and refuses requests that a page from elsewhere sends through the user's browser.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from rich.console import Console
from textual_serve.server import Server

HOST: Final = "127.0.0.1"
_OWN_NAMES: Final = frozenset({HOST, "localhost"})

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class LocalServer(Server):
    """Serves ``python -m kingsroad_tui`` at a port of this machine."""

    def __init__(self, port: int) -> None:
        command = shlex.join([sys.executable, "-m", "kingsroad_tui"])
        super().__init__(command, host=HOST, port=port, title="King's Road")
        self.console = Console(stderr=True)

    async def _make_app(self) -> web.Application:
        app: web.Application = await super()._make_app()
        app.middlewares.append(_only_from_here)
        return app

    async def on_startup(self, app: web.Application) -> None:
        """Prints the address of the game."""
        self.console.print(
            f"King's Road is at http://{HOST}:{self.port} until you press Ctrl+C.", markup=False
        )


@web.middleware
async def _only_from_here(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """Refuses other names for this machine (DNS rebinding) and pages of other origins."""
    if not from_here(request.host, request.headers.get("Origin")):
        raise web.HTTPForbidden(text="This game is served to this machine alone.")
    return await handler(request)


def from_here(host: str, origin: str | None) -> bool:
    """Whether a request's Host and Origin headers name this very server."""
    if urlsplit(f"//{host}").hostname not in _OWN_NAMES:
        return False
    return origin is None or urlsplit(origin).netloc == host
