"""The solver starts without pandas, which OR-Tools would load; solving works all the same."""

import subprocess
import sys

import pytest

BEFORE = {
    "nothing": "",
    "pandas itself": "import pandas; real = pandas.DataFrame",
}
"""What may be loaded already."""


@pytest.mark.parametrize("before", BEFORE)
def test_the_solver_needs_no_pandas(before: str) -> None:
    """Every module of the solver is loaded, and CP-SAT lists the plays of a hand."""
    program = f"""
import sys
{BEFORE[before]}
import advisor.engine, advisor.kingsroad.round.bounds
import advisor.kingsroad.equilibrium.linear_programs
from advisor.kingsroad.round.plays import hand_plays
from kingsroad.cards import Hand
assert len(hand_plays(Hand(3, True, True, False)).placing) == 156
assert ("pandas" in sys.modules) == {before != "nothing"}
import pandas
assert pandas.DataFrame([[1]]).shape == (1, 1), "whoever wants it gets it whole"
"""
    subprocess.run([sys.executable, "-c", program], check=True)
