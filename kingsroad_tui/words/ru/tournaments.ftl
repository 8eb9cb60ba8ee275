tournaments-player = игрок
tournaments-forfeit = { $place }: { $player } сдаётся: { $reason }
tournaments-certainty = { $known ->
    [yes] Интервалы 95 %, по данным: { $batches }.
   *[no] Слишком мало данных ({ $batches }), чтобы сказать, насколько эти числа могут ошибаться.
  }
tournaments-stopped = { $why }. Сыгранное лежит в { $results }: та же команда продолжит.
