assassins-way-steps = pas à
assassins-way-to-go = faire
assassins-way-round = manche
assassins-way-side-king = roi
assassins-way-side-people = peuple
assassins-way-knight = C
assassins-way-pushed = { $sign } pousse
assassins-way-arrested = { $sign } arrête
assassins-way-revealed = { $sign } révèle
assassins-way-struck = { $knight ->
    [yes] { $sign } frappe (C chevalier)
   *[no] { $sign } frappe
  }
