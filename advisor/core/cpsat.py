"""CP-SAT, loaded without pandas.

OR-Tools 9.15 imports pandas for models built of tables, of which there are none here: that alone
was a third of the time until the solver is up. While ``cp_model`` is imported, a module with the
two names it mentions stands in; where pandas is loaded already it is left alone. A test watches
that nothing else of it is needed and that solving works.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Final

__all__ = ["cp_model"]

_PANDAS: Final = "pandas"
_MENTIONED: Final = ("Index", "Series")
"""The types of pandas that ``cp_model`` names in its signatures."""


@contextmanager
def _stand_in_for_pandas() -> Iterator[None]:
    """Has imports within the block find a module with nothing but the types mentioned."""
    if _PANDAS in sys.modules:
        yield
        return
    stand_in = ModuleType(_PANDAS)
    for name in _MENTIONED:
        setattr(stand_in, name, type(name, (), {}))
    sys.modules[_PANDAS] = stand_in
    try:
        yield
    finally:
        del sys.modules[_PANDAS]


with _stand_in_for_pandas():
    from ortools.sat.python import cp_model
