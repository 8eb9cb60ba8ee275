"""What is installed and what CI runs is named by its content, not only by a name and a version."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from pathlib import Path

from tests.support.paths import ROOT

LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
_REQUIREMENT = re.compile(
    r"([a-z0-9-]+)==[^\s\\]+( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n"
)


def test_every_requirement_is_locked_by_hash() -> None:
    assert _REQUIREMENT.sub("", LOCK) == "", "no line of another kind, such as a registry's address"


def test_the_lock_has_everything_that_the_project_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    named = [*project["project"]["dependencies"], *chain(*extras)]
    named += project["dependency-groups"]["build"]
    locked = {found[1] for found in _REQUIREMENT.finditer(LOCK)}
    names = {re.split(r"[\[><=;]", requirement)[0].strip().lower() for requirement in named}
    assert names - locked == set()


def test_make_installs_by_hash_and_locks_with_hashes() -> None:
    assert "--require-hashes -r requirements.lock" in MAKEFILE
    assert "--generate-hashes" in MAKEFILE


def test_actions_are_named_by_commit_with_their_version_beside() -> None:
    workflows: list[Path] = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    lines = [
        line for file in workflows for line in file.read_text().splitlines() if "uses:" in line
    ]
    assert lines
    pinned = re.compile(r" *- uses: [\w-]+/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+")
    assert [line for line in lines if not pinned.fullmatch(line)] == []
