# The chart of the king's way: at its left, in at most six letters.
assassins-way-steps = steps
assassins-way-to-go = to go
assassins-way-round = round
assassins-way-side-king = king
assassins-way-side-people = people
# A knight, in a letter.
assassins-way-knight = N
# What its signs mean, in a list with commas.
assassins-way-pushed = { $sign } pushed
assassins-way-arrested = { $sign } arrested
assassins-way-revealed = { $sign } revealed
assassins-way-struck = { $knight ->
    [yes] { $sign } struck (N knight)
   *[no] { $sign } struck
  }
