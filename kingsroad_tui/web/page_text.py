"""The page that holds the app: textual-serve's, without what it fetches from elsewhere."""

from __future__ import annotations

import html
import json
import re
from typing import Final

from kingsroad_tui.together import words as serving

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
<html lang="en"><head><meta charset="utf-8"><title>{title}</title></head>
<body style="font-family: sans-serif; margin: 3em auto; max-width: 32em">
<h1>{title}</h1>
<p>{words}</p>
</body></html>
"""


def _head() -> str:
    gone = json.dumps(serving.OPENS_AGAIN)
    return _HEAD.format(title=html.escape(TITLE, quote=False), gone=gone, pause=_PAUSE)


def words_page(words: str) -> str:
    """A page that only says something."""
    return _WORDS_PAGE.format(
        title=html.escape(TITLE, quote=False), words=html.escape(words, quote=False)
    )


def without_foreign_links(page: str) -> str:
    """An HTML page without the links to style sheets and fonts of other hosts."""
    return _FOREIGN_LINK.sub("", page)


def game_page(page: str) -> str:
    """textual-serve's page as it is served: it says what it is, and its game hears keys."""
    page = without_foreign_links(page)
    page = page.replace("<html>", '<html lang="en">', 1)
    page = page.replace("<head>", _head(), 1)
    page = _GONE.sub(html.escape(serving.CLOSED, quote=False), page)
    page = _AGAIN.sub(html.escape(serving.OPEN_AGAIN, quote=False), page)
    return page.replace("</body>", _SCRIPT)
