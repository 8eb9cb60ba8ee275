"""The folders for settings, saved games, and what the program keeps for itself.

``KINGSROAD_HOME`` puts all three under one folder; else they are where the platform puts them.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Folders:
    """The three folders, which need not exist yet.

    Attributes:
        config: settings.
        data: games people saved.
        state: the autosave and logs.
    """

    config: Path
    data: Path
    state: Path


def folders() -> Folders:
    """The folders now; the environment is read at every call."""
    if home := os.environ.get("KINGSROAD_HOME"):
        root = typed_path(home)
        return Folders(root / "config", root / "data", root / "state")
    from platformdirs import PlatformDirs

    platform = PlatformDirs("kingsroad", appauthor=False)
    return Folders(platform.user_config_path, platform.user_data_path, platform.user_state_path)


def typed_path(text: str) -> Path:
    """A path as people type it; ``~`` is a home folder if there is one, else itself."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)
