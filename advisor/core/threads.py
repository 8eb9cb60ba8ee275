"""How many threads NumPy's libraries use. Programs call this first; NumPy is not imported here."""

from __future__ import annotations

import os


def use_one_thread() -> None:
    """Has NumPy's libraries compute with one thread, unless the environment says otherwise.

    The matrices are small: with several threads for each product these libraries spend three times
    the processor's time and finish no sooner. Work is spread over processes instead. The libraries
    read the environment when they are loaded, so this must come before NumPy is imported.
    """
    for library in ("OMP", "OPENBLAS", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
