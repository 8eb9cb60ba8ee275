"""The folders for settings, saved games, and what the program keeps for itself.

``KINGSROAD_HOME`` puts all three under one folder; else they are where the platform puts them.
"""

from __future__ import annotations

import contextlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PRIVATE_FOLDER: Final = 0o700
"""The mode of a folder that only its owner may read."""


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

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"


def folders() -> Folders:
    """The folders now; the environment is read at every call."""
    if home := os.environ.get("KINGSROAD_HOME"):
        root = typed_path(home)
        return Folders(root / "config", root / "data", root / "state")
    from platformdirs import PlatformDirs

    platform = PlatformDirs("kingsroad", appauthor=False)
    return Folders(platform.user_config_path, platform.user_data_path, platform.user_state_path)


def autosave_folder(game: str = "games") -> Path:
    """The folder of the autosaves of a game."""
    return folders().state / game


def any_file(folder: Path) -> bool:
    """Whether there is anything in a folder: a look that costs next to nothing."""
    with contextlib.suppress(OSError), os.scandir(folder) as found:
        return next(found, None) is not None
    return False


def is_own_folder(folder: Path) -> bool:
    """Whether a folder, which need not exist, is the program's alone."""
    here = folders()
    return folder in (here.config, here.data, here.state) or folder.parent == here.state


def own_folders() -> list[Path]:
    """Those that are the program's alone, as far as they exist, outer ones first."""
    here = folders()
    own = [here.config, here.data, here.state]
    with contextlib.suppress(OSError), os.scandir(here.state) as found:
        own += [Path(entry) for entry in found if entry.is_dir(follow_symlinks=False)]
    return [folder for folder in own if folder.is_dir()]


def tighten_own_folders() -> None:
    """Closes the program's own folders to everybody else, as far as the system lets us."""
    for folder in own_folders():
        with contextlib.suppress(OSError):
            if stat.S_IMODE(folder.stat().st_mode) & ~PRIVATE_FOLDER:
                folder.chmod(PRIVATE_FOLDER)


def typed_path(text: str) -> Path:
    """A path as people type it; ``~`` is a home folder if there is one, else itself."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)
