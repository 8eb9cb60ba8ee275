"""A process that may open nothing but what it needs: for an app at which a stranger sits.

Python reports every file that is opened, every folder that is read and every program that is
started to its audit hooks, which can end that and cannot be taken away again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from tabletop.words.voice import phrase

_SYSTEM: Final = ("/usr", "/lib", "/lib64", "/etc", "/dev", "/proc/self", "/sys/devices/system/cpu")
"""What everybody on a computer may read."""

_WRITABLE: Final = ("/dev",)

_WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_READ: Final = frozenset({"os.listdir", "os.scandir", "os.chdir", "os.walk"})
_CHANGED: Final = frozenset(
    {
        "os.chmod",
        "os.chown",
        "os.link",
        "os.mkdir",
        "os.remove",
        "os.rename",
        "os.rmdir",
        "os.symlink",
        "os.truncate",
        "os.utime",
        "shutil.copyfile",
        "shutil.move",
        "shutil.rmtree",
        "tempfile.mkdtemp",
        "tempfile.mkstemp",
    }
)
_NEVER: Final = ("os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "os.system")


class Fence:
    """What a process may do.

    Attributes:
        refused: what it wanted and might not: events and paths, the first hundred.
    """

    def __init__(self, own: Path, programs: Iterable[Sequence[str]]) -> None:
        """Lets a process read and write in its own folder, and start these programs.

        It may read what everybody may, and what Python and its packages consist of.
        """
        python = {sys.prefix, sys.base_prefix, sys.exec_prefix, *filter(None, sys.path)}
        self.refused: list[str] = []
        self._own = os.path.realpath(own)
        self._written = (self._own, *_WRITABLE)
        self._read = (*self._written, *_SYSTEM, *map(os.path.realpath, python))
        self._programs = [list(program) for program in programs]

    def put_up(self) -> None:
        """From now on the process is inside, to its end."""
        sys.dont_write_bytecode = True  # beside the packages, where others would run it
        sys.addaudithook(self.check)

    def check(self, event: str, given: tuple[Any, ...]) -> None:
        """Ends what the process may not do. Raises PermissionError."""
        if event == "open":
            path, mode, flags = given
            writes = bool((flags or 0) & _WRITES) or (isinstance(mode, str) and mode[:1] in "wax")
            self._need(event, path, self._written if writes else self._read)
        elif event in _READ:
            self._need(event, given[0], self._read)
        elif event in _CHANGED:
            for path in given[:2]:
                if isinstance(path, str | bytes | os.PathLike):
                    self._need(event, path, self._written)
        elif event == "subprocess.Popen":
            if [str(one) for one in given[1]] not in self._programs:
                self._refuse(event, str(given[0]))
        elif event.startswith(_NEVER):
            self._refuse(event, "")

    def _need(self, event: str, path: Any, places: tuple[str, ...]) -> None:
        if path is None or isinstance(path, int):  # a folder by default, or a file that is open
            return
        whole = os.path.realpath(os.fsdecode(path))
        if not any(whole == place or whole.startswith(place + os.sep) for place in places):
            self._refuse(event, whole)

    def _refuse(self, event: str, what: str) -> None:
        if len(self.refused) < 100:
            self.refused.append(f"{event} {what}")
        raise PermissionError(phrase("together-verifying-fenced"))
