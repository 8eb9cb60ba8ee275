tournaments-player = játékos
tournaments-forfeit = { $place }: { $player } feladta: { $reason }
tournaments-certainty = { $known ->
    [yes] 95%-os intervallumok, { $batches } alapján.
   *[no] Túl kevés az adat ({ $batches }) ahhoz, hogy megmondjuk, mennyit tévedhetnek a számok.
  }
tournaments-stopped = { $why }. A lejátszott játszmák itt vannak: { $results }; ugyanaz a parancs
    folytatja.
