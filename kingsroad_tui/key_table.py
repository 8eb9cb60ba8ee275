"""Prints every key of the app as a Markdown table: ``python -m kingsroad_tui.key_table``."""

from __future__ import annotations

from itertools import groupby

from kingsroad_tui.app import key_registry
from kingsroad_tui.keys.registry import KeyRegistry
from kingsroad_tui.words.tables import TextTable
from tabletop.words.voice import phrase, said


def markdown(registry: KeyRegistry) -> str:
    """The registry as a Markdown table; keys that do the same share a row."""
    lines: list[tuple[str, ...]] = []
    for (context, does), group in groupby(
        registry.rows, lambda row: (said(row.context), row.tooltip)
    ):
        rows = list(group)
        ids = f"`{rows[0].id}`" if len(rows) == 1 else f"`{rows[0].id}` to `{rows[-1].id}`"
        keys = " ".join(f"`{row.shown}`" for row in rows)
        lines.append((ids, keys, context, does))
    headings = tuple(phrase(f"keys-table-{name}") for name in ("id", "key", "where", "does"))
    return TextTable(headings, tuple(lines)).markdown()


if __name__ == "__main__":
    print(markdown(key_registry()))
