# Why an action is not possible; at and to are squares, price and left action points; as a clause
# and as a sentence.
assassins-action-not-an-action = this is not an action
    .sentence = This is not an action.
assassins-action-game-over = the game is over
    .sentence = The game is over.
assassins-action-no-card = no round card has been turned up
    .sentence = No round card has been turned up.
assassins-action-other-side = this is the other side's phase
    .sentence = This is the other side's phase.
assassins-action-no-king = the king is not on { $at }
    .sentence = The king is not on { $at }.
assassins-action-no-knight = no knight is on { $at }
    .sentence = No knight is on { $at }.
assassins-action-no-townsperson = no townsperson is on { $at }
    .sentence = No townsperson is on { $at }.
assassins-action-revealed = the pawn on { $at } is a revealed assassin
    .sentence = The pawn on { $at } is a revealed assassin.
assassins-action-not-revealed = no revealed assassin is on { $at }
    .sentence = No revealed assassin is on { $at }.
assassins-action-not-beside = { $at } and { $to } are not beside each other
    .sentence = { $at } and { $to } are not beside each other.
assassins-action-king-on-roof = the king cannot go up to the roof { $to }
    .sentence = The king cannot go up to the roof { $to }.
assassins-action-no-gate = { $at } has no gate
    .sentence = { $at } has no gate.
assassins-action-occupied = somebody stands on { $to }
    .sentence = Somebody stands on { $to }.
assassins-action-pushes = going to { $to } pushes the pawn there
    .sentence = Going to { $to } pushes the pawn there.
assassins-action-nobody-to-push = there is nobody to push on { $to }
    .sentence = There is nobody to push on { $to }.
assassins-action-pushed-up = the pawn on { $at } would have to go up to the roof { $to }
    .sentence = The pawn on { $at } would have to go up to the roof { $to }.
assassins-action-pushed-off = the pawn on { $at } would be pushed off the board
    .sentence = The pawn on { $at } would be pushed off the board.
assassins-action-pushed-into-knight = the pawn on { $at } would be pushed into the knight on { $to }
    .sentence = The pawn on { $at } would be pushed into the knight on { $to }.
assassins-action-pushed-into-king = the pawn on { $at } would be pushed into the king on { $to }
    .sentence = The pawn on { $at } would be pushed into the king on { $to }.
assassins-action-out-of-reach = nobody on the street { $at } reaches the roof { $to }
    .sentence = Nobody on the street { $at } reaches the roof { $to }.
assassins-action-no-shackles = the round card shows no shackles
    .sentence = The round card shows no shackles.
assassins-action-arrest-made = this round's arrest has been made
    .sentence = This round's arrest has been made.
assassins-action-two-killed = two knights have been killed in this phase
    .sentence = Two knights have been killed in this phase.
assassins-action-king-not-beside = the king is not beside { $at }
    .sentence = The king is not beside { $at }.
assassins-action-not-an-assassin = the townsperson on { $at } is not an assassin
    .sentence = The townsperson on { $at } is not an assassin.
assassins-action-all-revealed = all three assassins have been revealed
    .sentence = All three assassins have been revealed.
assassins-action-too-dear = it costs { $price } AP, and { $left ->
    [0] none is left
    [one] only { $left } is left
   *[other] only { $left } are left
  }
    .sentence = It costs { $price } AP, and { $left ->
        [0] none is left
        [one] only { $left } is left
       *[other] only { $left } are left
      }.
# What is wrong with the turning of a card.
assassins-round-card-lies = this round's card has been turned up already
assassins-round-no-card = the deck has no card { $card } left
