"""Pages in a browser, each with a process of the app, at a port of this computer.

Whoever loads a page plays by it. So a page is found by its path alone, requests that a page from
elsewhere sends through somebody's browser are refused, and the page itself fetches nothing from
elsewhere.

The page that holds the app: textual-serve's, without what it fetches from elsewhere.
"""

from __future__ import annotations

import asyncio
import hashlib
import html
import json
import re
import ssl
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from typing import Any, Final

import textual_serve
from aiohttp import WSCloseCode, web
from jinja2 import Environment, FileSystemLoader

from kingsroad_tui.web.page_session import AppStart, PageSession, new_page, size_asked_for
from kingsroad_tui.web.port import GuardedPort, is_meant_for, nothing
from tabletop.words.voice import phrase

TITLE: Final = "King's Road"

_FOREIGN_LINK: Final = re.compile(r"<link\b[^>]*\bhref\s*=\s*[\"']?https?://(?!127\.0\.0\.1)[^>]*>")

_GONE: Final = re.compile(r'(?<=<div class="message">)[^<]*')
_AGAIN: Final = re.compile(r'(?<=onClick="refresh\(\)">)[^<]*')
"""What textual-serve's page says where its app has gone, and the button to load it again."""

_HEAD: Final = """<head><meta charset="utf-8"><title>{title}</title><script>
  // Why the server has closed the page is in the last word of its socket, which is said then. Where
  // it has gone, or cannot be reached, the page opens again by itself as soon as it can.
  const PlainSocket = WebSocket;
  let closedWhy = "";
  window.WebSocket = class extends PlainSocket {{
    constructor(...given) {{
      super(...given);
      this.addEventListener("close", (event) => {{
        const gone = event.code !== 1000 && !event.reason;
        closedWhy = gone ? {gone} : event.reason;
        if (gone) openAgain();
      }});
    }}
  }};
  async function openAgain() {{
    for (;;) {{
      await new Promise((done) => setTimeout(done, {pause}));
      const page = await fetch(window.location.href, {{ cache: "no-store" }}).catch(() => null);
      if (page && page.ok) return refresh();
    }}
  }}
</script>"""

_PAUSE: Final = 2000
"""Milliseconds between two attempts of a page to open again."""

_SCRIPT: Final = """<script>
  // Keys are for the game as soon as it is there, and again after a click beside it.
  function focusGame() {
    const game = document.querySelector(".xterm-helper-textarea");
    if (game && !document.body.classList.contains("-closed")) game.focus({ preventScroll: true });
  }
  function sayWhy() {
    const message = document.querySelector(".closed-dialog .message");
    if (closedWhy && message.textContent !== closedWhy) message.textContent = closedWhy;
  }
  new MutationObserver(() => { focusGame(); sayWhy(); })
    .observe(document.body, { attributes: true });
  window.addEventListener("focus", focusGame);
  document.addEventListener("pointerup", () => setTimeout(focusGame));
</script>
</body>"""
"""Without it the terminal of the page hears no key before it is clicked."""

_WORDS_PAGE: Final = """<!DOCTYPE html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title></head>
<body style="font-family: sans-serif; margin: 3em auto; max-width: 32em">
<h1>{title}</h1>
<p>{words}</p>
</body></html>
"""


def _head() -> str:
    gone = json.dumps(phrase("together-opens-again"))
    return _HEAD.format(title=html.escape(TITLE, quote=False), gone=gone, pause=_PAUSE)


def words_page(words: str) -> str:
    """A page that only says something."""
    return _WORDS_PAGE.format(
        language=phrase("together-page-language"),
        title=html.escape(TITLE, quote=False),
        words=html.escape(words, quote=False),
    )


def without_foreign_links(page: str) -> str:
    """An HTML page without the links to style sheets and fonts of other hosts."""
    return _FOREIGN_LINK.sub("", page)


def game_page(page: str) -> str:
    """textual-serve's page as it is served: it says what it is, and its game hears keys."""
    page = without_foreign_links(page)
    page = page.replace("<html>", f'<html lang="{phrase("together-page-language")}">', 1)
    page = page.replace("<head>", _head(), 1)
    page = _GONE.sub(html.escape(phrase("together-closed"), quote=False), page)
    page = _AGAIN.sub(html.escape(phrase("together-open-again"), quote=False), page)
    return page.replace("</body>", _SCRIPT)


MAX_CONNECTIONS: Final = 100
"""How many may be open; a page needs two or three."""

_GRACE: Final = 1.5
"""Seconds for the sessions to end by themselves when the server ends."""

_SERVED: Final = Path(textual_serve.__file__).parent
_PATH: Final = re.compile(r"(/(?:[a-z]+/[A-Za-z0-9_-]{22}/?)?)(|ws|static/[A-Za-z0-9_./-]+)")
_FONT_SIZE: Final = 16


class PagePlace:
    """Where pages lead to one thing.

    Attributes:
        path: of its pages, beginning and ending with a slash.
        opened: how the app of a page there is started, for as long as the page is open.
        most: how many pages may be open there at once.
        moves: whether one page more takes the place of the one before; else it is told to wait.
        full: what it is told.
    """

    def __init__(
        self,
        path: str,
        opened: Callable[[], AbstractContextManager[AppStart]],
        *,
        most: int = 1,
        moves: bool = False,
        full: str = "",
    ) -> None:
        if moves and most != 1:
            raise ValueError("one page takes the place of one other")
        self.path = path
        self.opened = opened
        self.most = most
        self.moves = moves
        self.full = full or phrase("together-all-taken")
        self._pages: list[web.WebSocketResponse] = []
        self._free = asyncio.Semaphore(most)

    @property
    def is_full(self) -> bool:
        """Whether a page has to wait until another one is closed."""
        return not self.moves and len(self._pages) >= self.most

    async def visit(self, page: web.WebSocketResponse, play: Callable[[AppStart], Any]) -> None:
        """Has the page play as soon as none before it does any more, unless another one comes."""
        before = list(self._pages)
        self._pages.append(page)
        try:
            if self.moves:
                for other in before:
                    await other.close(message=phrase("together-moved").encode())
            async with self._free:
                if not page.closed:
                    with self.opened() as start:
                        await play(start)
        finally:
            self._pages.remove(page)


class PageServer:
    """Serves places to browsers."""

    def __init__(
        self, places: Sequence[PagePlace], names: Collection[str], context: ssl.SSLContext | None
    ) -> None:
        """A server that does not listen yet.

        Args:
            places: what can be played.
            names: the names and addresses that lead to this server; see `is_meant_for`.
            context: for TLS, where others than this computer are to come.
        """
        # By their digests, so that the time of an answer tells nothing of the paths that there are.
        self._places = {_digest(place.path): place for place in places}
        self._names = names
        self._scheme = "https" if context else "http"
        self._sessions: dict[asyncio.Task[Any], web.WebSocketResponse] = {}
        self._playing: set[PageSession] = set()
        paths = {"/{path:.*}": self._answer}
        self._port = GuardedPort(paths, context, max_sockets=MAX_CONNECTIONS)

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._port.port

    async def start(self, address: str, port: int) -> None:
        """Listens at an address. Raises OSError where it cannot."""
        await self._port.start(address, port)

    async def stop(self) -> None:
        """Stops listening, and ends every session: in order, or else by force."""
        pages = [page for page in self._sessions.values() if page.prepared]
        goes = (page.close(code=WSCloseCode.GOING_AWAY) for page in pages)  # they come back
        await asyncio.gather(*goes, return_exceptions=True)
        if self._sessions:
            await asyncio.wait(self._sessions, timeout=_GRACE)
        for session in self._playing:
            session.kill()
        await self._port.stop()

    # -------------------------------------------------------------------------------- the answers

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        """The page of a place, its parts or its session; nothing where there is none."""
        if not is_meant_for(self._names, request.host, request.headers.get("Origin"), self._scheme):
            return web.Response(status=403, text=phrase("together-not-from-here"))
        found = _PATH.fullmatch(request.path)
        place = self._places.get(_digest(found[1])) if found else None
        if found is None or place is None:
            return await nothing(request)
        if found[2] == "ws":
            return await self._session(place, request)
        if found[2]:
            return await _part(found[2], request)
        return self._page(place, request)

    def _page(self, place: PagePlace, request: web.Request) -> web.Response:
        if place.is_full:
            text, status = words_page(place.full), 503
        else:
            text, status = self._game_page(place, request), 200
        return web.Response(
            text=text, status=status, content_type="text/html", headers=self._headers(request)
        )

    def _game_page(self, place: PagePlace, request: web.Request) -> str:
        root = f"{self._scheme}://{request.host}{place.path}"
        given = request.query.get("fontsize", "")
        return game_page(
            _template().render(
                config={"static": {"url": f"{root}static/"}},
                application={"name": TITLE},
                app_websocket_url=f"{root.replace('http', 'ws', 1)}ws",
                font_size=int(given) if given.isdecimal() and len(given) < 3 else _FONT_SIZE,
            )
        )

    def _headers(self, request: web.Request) -> dict[str, str]:
        """Has the browser fetch from here alone, and tell nobody where the page was."""
        host = request.host
        own = f"'self' {self._scheme}://{host}"
        socket = f"{self._scheme.replace('http', 'ws', 1)}://{host}"
        return {
            "Content-Security-Policy": (
                f"default-src {own}; script-src {own} 'unsafe-inline';"
                f" style-src {own} 'unsafe-inline'; img-src {own} data:; font-src {own} data:;"
                f" connect-src {own} {socket};"
                " frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
            ),
            "Cache-Control": "no-store",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
        }

    async def _session(self, place: PagePlace, request: web.Request) -> web.StreamResponse:
        """A process of the app, as long as its page is open."""
        if place.is_full:
            return web.Response(status=503, text=place.full)
        task = asyncio.current_task()
        assert task is not None
        page = new_page()

        async def play(start: AppStart) -> None:
            session = PageSession(start, page)
            self._playing.add(session)
            try:
                await session.last(size_asked_for(request.query))
            finally:
                self._playing.discard(session)

        self._sessions[task] = page
        try:
            await page.prepare(request)
            await place.visit(page, play)
        except ConnectionError:  # the page was closed while it was being answered
            pass
        finally:
            del self._sessions[task]
        return page


def _digest(path: str) -> bytes:
    return hashlib.sha256(path.rstrip("/").encode()).digest()


@cache
def _template() -> Any:
    loader = FileSystemLoader(_SERVED / "templates")
    return Environment(loader=loader, autoescape=True).get_template("app_index.html")


@cache
def _parts() -> dict[str, Path]:
    """The files that a page may ask for, by how it does."""
    parts = (_SERVED / "static").rglob("*")
    return {part.relative_to(_SERVED).as_posix(): part for part in parts if part.is_file()}


async def _part(name: str, request: web.Request) -> web.StreamResponse:
    part = _parts().get(name)
    return await nothing(request) if part is None else web.FileResponse(part)
