"""Prints every key of the app as a Markdown table: ``python -m kingsroad_tui.key_table``."""

from __future__ import annotations

from itertools import groupby

from kingsroad_tui.app import key_registry
from kingsroad_tui.keys.registry import KeyRegistry
from kingsroad_tui.words.tables import TextTable


def markdown(registry: KeyRegistry) -> str:
    """The registry as a Markdown table; keys that do the same share a row."""
    lines: list[tuple[str, ...]] = []
    for (context, does), group in groupby(registry.rows, lambda row: (row.context, row.tooltip)):
        rows = list(group)
        ids = f"`{rows[0].id}`" if len(rows) == 1 else f"`{rows[0].id}` to `{rows[-1].id}`"
        keys = " ".join(f"`{row.shown}`" for row in rows)
        lines.append((ids, keys, context, does))
    return TextTable(("id", "key", "where", "what it does"), tuple(lines)).markdown()


if __name__ == "__main__":
    print(markdown(key_registry()))
