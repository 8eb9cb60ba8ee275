solver-solver-closed = a megoldó be lett zárva
solver-solver-stopped = a megoldó váratlanul leállt
solver-solver-given-up = a megoldót nem sikerült működésben tartani
solver-no-solver = nincs megoldó
solver-game-too-long = a játszma túl hosszú
solver-cannot-start = a megoldót nem lehet elindítani: { $why }
