"""The keys that sentences name; Textual is loaded only when one does."""

from __future__ import annotations

from kingsroad_tui.keys import key_words


def key(name: str) -> str:
    """The first of the keys that do something, by its id, as a sentence names it."""
    import kingsroad_tui.keys.registry  # noqa: F401  # declares them

    return key_words.key(name)
