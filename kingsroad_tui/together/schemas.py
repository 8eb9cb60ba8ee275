"""JSON schemas of the frames between a table and its guests, and of what is said to a relay.

    python -m kingsroad_tui.together.schemas docs/schemas/together

writes one file a schema into the folder. They are generated from the types themselves.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from kingsroad_tui.together.messages import FromTable, ToTable
from kingsroad_tui.together.relay_messages import FromRelay, ToRelay
from tabletop.sealed_phases import GameProof

SCHEMAS_TOGETHER: Final[dict[str, Any]] = {
    "to-table": ToTable,
    "from-table": FromTable,
    "to-relay": ToRelay,
    "from-relay": FromRelay,
    "proof": GameProof,
}
"""By the name of the file, the type that its schema describes."""

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def together_schema(name: str) -> str:
    """The schema of this name as indented JSON."""
    schema = {"$schema": _DIALECT, **msgspec.json.schema(SCHEMAS_TOGETHER[name])}
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


if __name__ == "__main__":
    for written in SCHEMAS_TOGETHER:
        path = Path(sys.argv[1]) / f"{written}.json"
        path.write_text(together_schema(written), encoding="utf-8")
