assassins-way-steps = lépés
assassins-way-to-go = hátra
assassins-way-round = kör
assassins-way-side-king = király
assassins-way-side-people = nép
assassins-way-knight = L
assassins-way-pushed = { $sign } ellökve
assassins-way-arrested = { $sign } letartóztatva
assassins-way-revealed = { $sign } felfedve
assassins-way-struck = { $knight ->
    [yes] { $sign } csapás (L lovag)
   *[no] { $sign } csapás
  }
