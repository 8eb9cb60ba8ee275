solver-solver-closed = the solver was closed
solver-solver-stopped = the solver stopped unexpectedly
solver-solver-given-up = the solver could not be kept running
solver-no-solver = there is no solver
solver-game-too-long = the game is too long
# Why the solver's process does not begin.
solver-cannot-start = the solver cannot be started: { $why }
