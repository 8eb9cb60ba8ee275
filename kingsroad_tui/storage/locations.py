"""Where files live: settings, saved games, and what the program keeps for itself.

``KINGSROAD_HOME`` puts all three under one folder; else they lie where the platform keeps such
things.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Folders:
    """The three folders; none of them need exist yet.

    Attributes:
        config: settings.
        data: games people saved.
        state: the autosave and logs.
    """

    config: Path
    data: Path
    state: Path


def folders() -> Folders:
    """The folders in force now (the environment is read at every call)."""
    if home := os.environ.get("KINGSROAD_HOME"):
        root = typed_path(home)
        return Folders(root / "config", root / "data", root / "state")
    from platformdirs import PlatformDirs

    platform = PlatformDirs("kingsroad", appauthor=False)
    return Folders(platform.user_config_path, platform.user_data_path, platform.user_state_path)


def typed_path(text: str) -> Path:
    """A path as people type it: ``~`` is a home folder, and itself where there is no such home."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)
