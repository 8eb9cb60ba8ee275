"""JSON schemas of saved games, results and all messages, for programs in other languages.

    python -m advisor.messages.schemas docs/schemas

writes one file a schema into the folder. They are generated from the types themselves.
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

import msgspec

from advisor.messages import assassins_programs
from advisor.messages.assassins_requests import AssassinsRequest
from advisor.messages.exercises import Exercise
from advisor.messages.plans import AssassinsGameResult, AssassinsPlan, GameResult, TournamentPlan
from advisor.messages.programs import ProgramAnswer, ProgramMessage
from advisor.messages.protocol import Answer, Request
from assassins.records import AssassinsGameData
from kingsroad.records import GameData

SCHEMAS: Final[dict[str, Any]] = {
    "saved-game": GameData,
    "saved-town-game": AssassinsGameData,
    "engine-request": Request | AssassinsRequest,
    "engine-answer": Answer,
    "program-message": ProgramMessage,
    "program-answer": ProgramAnswer,
    "town-program-message": assassins_programs.AssassinsProgramMessage,
    "town-program-secret-answer": assassins_programs.AssassinsProgramSecretAnswer,
    "town-program-phase-answer": assassins_programs.AssassinsProgramPhaseAnswer,
    "exercise": Exercise,
    "tournament-result": (TournamentPlan, GameResult),
    "town-tournament-result": (AssassinsPlan, AssassinsGameResult),
}
"""By the name of the file, the type that its schema describes; of a file of lines, the types of its
first line and of the others."""

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema_text(name: str) -> str:
    """The schema of this name as indented JSON."""
    described = SCHEMAS[name]
    if isinstance(described, tuple):
        kinds, parts = msgspec.json.schema_components(described, ref_template="#/$defs/{name}")
        found = {"anyOf": list(kinds), "$defs": parts}
    else:
        found = msgspec.json.schema(described)
    schema = {"$schema": _DIALECT, **_with_clean_descriptions(found)}
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


def write_schemas(folder: Path) -> None:
    """Writes every schema into a folder. Raises OSError if it cannot."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SCHEMAS:
        (folder / f"{name}.json").write_text(schema_text(name), encoding="utf-8")


def _with_clean_descriptions(schema: Any) -> Any:
    """The schema with its descriptions, which are docstrings, without their indentation."""
    if isinstance(schema, dict):
        return {
            key: cleandoc(value)
            if key == "description" and isinstance(value, str)
            else _with_clean_descriptions(value)
            for key, value in schema.items()
        }
    if isinstance(schema, list):
        return [_with_clean_descriptions(item) for item in schema]
    return schema


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m advisor.messages.schemas FOLDER")
    write_schemas(Path(sys.argv[1]))
