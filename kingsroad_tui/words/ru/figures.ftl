figures-under = менее { $share }
figures-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
figures-too-few = слишком мало, чтобы судить
