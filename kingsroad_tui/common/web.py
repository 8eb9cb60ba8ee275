"""The app in a browser: served by textual-serve to this machine alone.

Anyone who reaches the server plays as this user and may start programs as players. So it listens
at 127.0.0.1 and refuses requests that a page from elsewhere sends through the user's browser; the
page itself fetches nothing from elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import re
import shlex
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import web
from rich.console import Console
from textual_serve.server import Server

from advisor.core.processes import kill_descendants
from kingsroad_tui.common.errors import one_line
from kingsroad_tui.common.page_session import PageSession, new_page, size_asked_for
from kingsroad_tui.common.text import serving

HOST: Final = "127.0.0.1"
_TITLE: Final = "King's Road"
_OWN_NAMES: Final = frozenset({HOST, "localhost"})

_GRACE: Final = 1.5
"""Seconds for the sessions to end by themselves when the server ends."""

_FOREIGN_LINK: Final = re.compile(r"<link\b[^>]*\bhref\s*=\s*[\"']?https?://(?!127\.0\.0\.1)[^>]*>")

_FULL_PAGE: Final = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title></head>
<body style="font-family: sans-serif; margin: 3em auto; max-width: 32em">
<h1>{title}</h1>
<p>As many games are open as this server allows ({most}). Close one of the other pages, then load
this one again. <code>kingsroad serve --max-sessions</code> allows more.</p>
</body></html>
"""

_FOCUS: Final = """<script>
  // Keys are for the game as soon as it is there, and again after a click beside it.
  function focusGame() {
    const game = document.querySelector(".xterm-helper-textarea");
    if (game && !document.body.classList.contains("-closed")) game.focus({ preventScroll: true });
  }
  new MutationObserver(focusGame).observe(document.body, { attributes: true });
  window.addEventListener("focus", focusGame);
  document.addEventListener("pointerup", () => setTimeout(focusGame));
</script>
"""
"""Without it the terminal of the page hears no key before it is clicked."""

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class LocalServer(Server):
    """Serves ``python -m kingsroad_tui`` at a port of this machine, a process for each page."""

    def __init__(self, port: int, max_sessions: int) -> None:
        command = shlex.join([sys.executable, "-m", "kingsroad_tui"])
        super().__init__(command, host=HOST, port=port, title=_TITLE)
        self.console = Console(stderr=True)
        self._max_sessions = max_sessions
        self._sessions: dict[asyncio.Task[Any], web.Request] = {}

    def initialize_logging(self) -> None:
        """Has problems logged on standard error, a line for each."""
        handler = logging.StreamHandler()
        handler.setFormatter(_OneLine())
        logging.basicConfig(level=logging.WARNING, handlers=[handler])

    async def on_startup(self, app: web.Application) -> None:
        """Prints the address of the game."""
        self.console.print(serving.served_at(f"http://{HOST}:{self.port}"), markup=False)

    async def on_shutdown(self, app: web.Application) -> None:
        """Ends the sessions: in order, or else without asking app and browser any more."""
        for session in self._sessions:
            session.cancel()
        if self._sessions:
            await asyncio.wait(self._sessions, timeout=_GRACE)
        kill_descendants()
        for request in self._sessions.values():
            if request.transport is not None:
                request.transport.abort()

    async def handle_index(self, request: web.Request) -> web.Response:
        """The page with the game; another one while too many are open."""
        if self._full:
            text = _FULL_PAGE.format(title=_TITLE, most=self._max_sessions)
            return web.Response(text=text, content_type="text/html", status=503)
        response = await super().handle_index(request)
        assert isinstance(response, web.Response)
        response.text = with_focus(named(without_foreign_links(response.text or "")))
        return response

    async def handle_websocket(self, request: web.Request) -> web.WebSocketResponse:
        """A session: a process of the app, as long as its page is open."""
        if self._full:
            raise web.HTTPServiceUnavailable(text=serving.ALL_TAKEN)
        task = asyncio.current_task()
        assert task is not None
        self._sessions[task] = request
        page = new_page()
        try:
            await page.prepare(request)
            await PageSession(self.command, page).last(size_asked_for(request.query))
        except ConnectionError:  # the page was closed while it was being answered
            pass
        finally:
            del self._sessions[task]
        return page

    @property
    def _full(self) -> bool:
        return len(self._sessions) >= self._max_sessions

    async def _make_app(self) -> web.Application:
        app: web.Application = await super()._make_app()
        app.middlewares.append(_only_from_here)
        app.on_response_prepare.append(self._forbid_foreign_sources)
        return app

    async def _forbid_foreign_sources(
        self, request: web.Request, response: web.StreamResponse
    ) -> None:
        """Tells the browser to fetch from this server alone, whatever the page's scripts want."""
        own = f"'self' {self.public_url}"
        socket = self.public_url.replace("http", "ws", 1)
        response.headers["Content-Security-Policy"] = (
            f"default-src {own}; script-src {own} 'unsafe-inline'; style-src {own} 'unsafe-inline';"
            f" img-src {own} data:; font-src {own} data:; connect-src {own} {socket};"
            " frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
        )


class _OneLine(logging.Formatter):
    """A problem as one line, without the traceback and the variables in it."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        said = f"{record.getMessage()}: {error!r}" if error else record.getMessage()
        return one_line(f"kingsroad: {said}")[:500]


@web.middleware
async def _only_from_here(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """Refuses other names for this machine (DNS rebinding) and pages of other origins."""
    if not from_here(request.host, request.headers.get("Origin")):
        raise web.HTTPForbidden(text=serving.THIS_MACHINE_ALONE)
    return await handler(request)


def from_here(host: str, origin: str | None) -> bool:
    """Whether a request's Host and Origin headers name this very server."""
    try:
        named = urlsplit(f"//{host}").hostname
        asking = None if origin is None else urlsplit(origin).netloc
    except ValueError:  # a bracket without its other one
        return False
    return named in _OWN_NAMES and asking in (None, host)


def without_foreign_links(page: str) -> str:
    """An HTML page without the links to style sheets and fonts of other hosts."""
    return _FOREIGN_LINK.sub("", page)


def named(page: str) -> str:
    """An HTML page that says what it is, in which language, and in which encoding it is written."""
    page = page.replace("<html>", '<html lang="en">', 1)
    return page.replace("<head>", f'<head><meta charset="utf-8"><title>{_TITLE}</title>', 1)


def with_focus(page: str) -> str:
    """An HTML page whose game hears keys without having been clicked."""
    return page.replace("</body>", f"{_FOCUS}</body>")
