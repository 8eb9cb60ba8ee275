"""The published schemas are those of the types, and have the fields that are promised."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from advisor.messages.schemas import SCHEMAS, schema_text, write_schemas

PUBLISHED = Path(__file__).parents[3] / "docs" / "schemas"


def fields(schema: str, type_name: str) -> set[str]:
    definitions: dict[str, Any] = json.loads(schema_text(schema))["$defs"]
    return set(definitions[type_name]["properties"])


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_published_schema_is_that_of_the_type(name: str) -> None:
    published = (PUBLISHED / f"{name}.json").read_text(encoding="utf-8")
    assert published == schema_text(name), "run: python -m advisor.messages.schemas docs/schemas"


def test_nothing_else_is_published() -> None:
    assert {file.stem for file in PUBLISHED.glob("*.json")} == set(SCHEMAS)


def test_the_command_writes_the_published_files_without_numpy(tmp_path: Path) -> None:
    code = (
        "import runpy, sys; sys.argv = ['schemas', sys.argv[1]];"
        "runpy.run_module('advisor.messages.schemas', run_name='__main__');"
        "assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)
    for name in SCHEMAS:
        assert (tmp_path / f"{name}.json").read_text(encoding="utf-8") == schema_text(name)


def test_the_folder_is_made_where_it_is_missing(tmp_path: Path) -> None:
    write_schemas(tmp_path / "new" / "schemas")
    assert (tmp_path / "new" / "schemas" / "saved-game.json").exists()


def test_fields_have_the_names_that_other_programs_rely_on() -> None:
    assert fields("saved-game", "GameData") >= {
        "format", "version", "players", "variant", "board", "start", "rounds", "pending",
    }  # fmt: skip
    assert fields("engine-answer", "Advice") >= {
        "type", "id", "stage", "player", "position", "belief", "goal", "epsilon", "assumptions",
        "seed", "opponents", "candidates", "win", "recommended", "certificate", "cut", "seconds",
    }  # fmt: skip
    assert "drawn" in fields("engine-answer", "Account")
    shared = {"type", "player", "players", "variant", "board", "rounds", "position"}
    assert fields("program-message", "ProgramChoose") >= shared | {"id", "seconds"}
    assert fields("program-message", "ProgramRechoose") >= shared | {"id", "seconds", "revealed"}
    assert fields("program-message", "ProgramEnd") >= shared
    assert fields("program-answer", "ProgramAnswer") == {"id", "selection"}
