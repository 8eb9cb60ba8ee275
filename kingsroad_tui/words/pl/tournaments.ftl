tournaments-player = gracz
tournaments-forfeit = { $place }: { $player } poddaje: { $reason }
tournaments-certainty = { $known ->
    [yes] Przedziały 95%, według: { $batches }.
   *[no] Za mało danych ({ $batches }), by powiedzieć, o ile te liczby mogą się mylić.
  }
tournaments-stopped = { $why }. To, co zagrano, jest w { $results }: to samo polecenie idzie dalej.
