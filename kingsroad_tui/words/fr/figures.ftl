figures-under = moins de { $share }
figures-points = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }
figures-too-few = trop peu pour le dire
