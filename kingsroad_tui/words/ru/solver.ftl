solver-solver-closed = решатель закрыт
solver-solver-stopped = решатель неожиданно остановился
solver-solver-given-up = решатель раз за разом останавливается
solver-no-solver = решателя нет
solver-game-too-long = партия слишком длинная
solver-cannot-start = решатель не запускается: { $why }
