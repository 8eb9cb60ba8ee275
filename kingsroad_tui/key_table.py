"""Prints every key of the app as a Markdown table: ``python -m kingsroad_tui.key_table``."""

from __future__ import annotations

from kingsroad_tui.app import key_registry

if __name__ == "__main__":
    print(key_registry().markdown())
