"""The utilities of a stage game's joint actions, each evaluated only once."""

from __future__ import annotations

import numpy as np

from advisor.core.arrays import Floats
from advisor.kingsroad.equilibrium.mixed_strategies import Actions
from advisor.kingsroad.equilibrium.stage_game import StageGame


class UtilityCache:
    """Remembers what joint actions bring, in the goal's unit."""

    def __init__(self, stage: StageGame) -> None:
        self._stage = stage
        # Joint actions as ascending numbers (the last is none), and what they bring everybody.
        self._codes = np.array([np.iinfo(np.intp).max])
        self._known = np.zeros((1, len(stage.seats)))

    def utilities(self, chosen: Actions) -> Floats:
        """[n, players]: the utilities of joint actions [n, players], as `StageGame.utilities`."""
        codes = np.ravel_multi_index(tuple(chosen.T), self._stage.sizes)
        places = np.searchsorted(self._codes, codes)
        missing = self._codes[places] != codes
        if missing.any():
            new, first = np.unique(codes[missing], return_index=True)
            utilities = self._stage.utilities(chosen[missing][first])
            before = np.searchsorted(self._codes, new)
            self._codes = np.insert(self._codes, before, new)
            self._known = np.insert(self._known, before, utilities, axis=0)
            places = np.searchsorted(self._codes, codes)
        return np.asarray(self._known[places])
