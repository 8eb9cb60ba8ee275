assassins-way-steps = ещё
assassins-way-to-go = шагов
assassins-way-round = раунд
assassins-way-side-king = король
assassins-way-side-people = народ
assassins-way-knight = Р
assassins-way-pushed = { $sign } толчок
assassins-way-arrested = { $sign } арест
assassins-way-revealed = { $sign } раскрытие
assassins-way-struck = { $knight ->
    [yes] { $sign } удар (Р рыцарь)
   *[no] { $sign } удар
  }
