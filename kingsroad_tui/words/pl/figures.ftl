figures-under = mniej niż { $share }
figures-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
figures-too-few = za mało, by ocenić
