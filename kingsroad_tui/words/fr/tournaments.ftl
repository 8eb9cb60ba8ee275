tournaments-player = joueur
tournaments-forfeit = { $place } : forfait de { $player } : { $reason }
tournaments-certainty = { $known ->
    [yes] Intervalles à 95 %, par { $batches }.
   *[no] Trop peu de { $batches } pour dire de combien ces chiffres peuvent se tromper.
  }
tournaments-stopped = { $why }. Ce qui a été joué est dans { $results } : la même commande continue.
