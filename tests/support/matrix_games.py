"""Matrix games, solved by SciPy."""

from __future__ import annotations

import numpy as np
from scipy.optimize import linprog

from advisor.core.arrays import Floats


def value_of_game(matrix: Floats) -> float:
    """What the row player can be sure of, who maximises: the maximin program, by HiGHS."""
    rows, columns = matrix.shape
    found = linprog(
        np.append(np.zeros(rows), -1.0),
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=np.append(np.ones(rows), 0.0)[None],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(found.x[-1])
