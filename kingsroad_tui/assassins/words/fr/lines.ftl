assassins-lines-taken-back = Annulé.
assassins-lines-possible = { $action } ({ $price } PA)
assassins-stands-place = { $roof ->
    [yes] le toit { $square }
   *[no] { $square }
  }
assassins-stands-king = Le roi : { $place }, { $state }.
assassins-stands-in-castle = Le roi est au château, { $state }.
assassins-stands-knights = Chevaliers : { $pawns }.
assassins-stands-no-knight = Il ne reste aucun chevalier.
assassins-stands-townsfolk = Habitants : { $pawns }.
assassins-stands-revealed = Assassins révélés : { $pawns }.
assassins-stands-gone-arrested = Arrêtés : { $pawns }.
assassins-stands-gone-killed = Tués : { $pawns }.
assassins-stands-gates = Portes : { $gates }.
assassins-card-this = La carte : { $card }.
