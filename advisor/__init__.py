"""The solver: what everyone may play, what it brings, and what to play. Imports nothing itself."""

import os as _os

# Its matrices are small: with several threads to each product NumPy's libraries spend three times
# the processor's time and are not done sooner. They read this when they are loaded, so it must be
# said before; whoever sets it otherwise is obeyed. Processes are what work is spread over.
for _library in ("OMP", "OPENBLAS", "MKL"):
    _os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
