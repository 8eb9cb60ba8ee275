solver-solver-closed = solver jest zamknięty
solver-solver-stopped = solver nieoczekiwanie się zatrzymał
solver-solver-given-up = solvera nie udało się utrzymać
solver-no-solver = nie ma solvera
solver-game-too-long = partia jest za długa
solver-cannot-start = solver nie startuje: { $why }
