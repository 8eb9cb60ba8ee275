kingsroad-thinking-now = Réflexion …
kingsroad-thinking-title = Après plus de réflexion
kingsroad-thinking-about-thoughts = Le choix fait et les meilleurs, continués chacun dans beaucoup de parties : de combien chacun est derrière le
    meilleur, et entre parenthèses ce qui est probable.
kingsroad-thinking-nothing-to-think-about = Réfléchir plus longtemps sert à la chance de gagner ou à l'avance : les points d'une manche sont
    exacts.
kingsroad-thinking-thought-waits = Réflexion plus longue … ({ $key } l'arrête)
kingsroad-thinking-no-thought = Réflexion arrêtée : { $why }.
kingsroad-thinking-verdict = après plus de réflexion, { $played } coûte { $cost }. C'est une autre estimation, par plus de parties ; le jugement
    reste.
    .begins = Après plus de réflexion, { $played } coûte { $cost }. C'est une autre estimation, par plus de parties ; le jugement reste.
kingsroad-thinking-of = Manche { $round }{ $second ->
    [yes] { " " }(second choix)
   *[no] { "" }
  }, { $name } : { $verdict }
kingsroad-thinking-running = Réflexion plus longue : { $games } parties avec chaque choix ({ $key } l'arrête).
kingsroad-thinking-over = { $settled ->
    [yes] Après plus de réflexion ({ $games } parties avec chaque choix) :
   *[no] Après plus de réflexion ({ $games } parties avec chaque choix, pas encore net) :
  }
kingsroad-thinking-best = { $which ->
    [same] Après plus de réflexion ({ $games } parties avec chaque choix), le meilleur choix reste le meilleur.
    [none] Après plus de réflexion ({ $games } parties avec chaque choix), aucun choix n'est nettement meilleur.
   *[other] Après plus de réflexion ({ $games } parties avec chaque choix), { $cards } est meilleur de { $better }.
  }
