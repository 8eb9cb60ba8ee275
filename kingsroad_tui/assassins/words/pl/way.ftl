assassins-way-steps = kroki
assassins-way-to-go = zostało
assassins-way-round = runda
assassins-way-side-king = król
assassins-way-side-people = lud
assassins-way-knight = R
assassins-way-pushed = { $sign } pchnięcie
assassins-way-arrested = { $sign } pojmanie
assassins-way-revealed = { $sign } ujawnienie
assassins-way-struck = { $knight ->
    [yes] { $sign } cios (R rycerz)
   *[no] { $sign } cios
  }
