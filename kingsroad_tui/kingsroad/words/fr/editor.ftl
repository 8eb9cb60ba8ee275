kingsroad-editor-over-here = Quelqu'un a 40 points : la partie est finie ici.
kingsroad-editor-heading = Composer une position · manche { $round } · { $players ->
    [one] { $players } joueur
    [many] { $players } joueurs
   *[other] { $players } joueurs
  } · { $rules }
kingsroad-editor-too-many = { $name } a { $count } marqueurs et nobles sur le plateau ; il n'y en a que { $markers }.
kingsroad-editor-nobles = { $region } a { $count } nobles ; seuls des nobles permanents partagent une région.
kingsroad-editor-column-points = points
kingsroad-editor-column-hand = main
