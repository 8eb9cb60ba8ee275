# Why something is not possible that no rule forbids.
assassins-square-taken = { $strike ->
    [yes] { $who-begun } stands on { $square }. Only an assassin who is revealed ({ $key }) can
        strike there.
   *[no] { $who-begun } stands on { $square }, and has to go first.
  }
assassins-in-the-way-nobody-chosen = Choose one of the townsfolk first.
assassins-in-the-way-board-ends = The board ends here.
assassins-in-the-way-nobody-there = That pawn is no longer on the board.
assassins-in-the-way-no-free-way = There is no free way there.
# Which rule forbids it, where it is about pawns: who they are, and where.
assassins-refusal-revealed = { $at-begun } is a revealed assassin.
assassins-refusal-not-revealed = { $at-begun } is not a revealed assassin.
assassins-refusal-pushes = { $to-begun } would be pushed.
assassins-refusal-pushed-up = No push: { $at } would have to go up to the roof { $roof }.
assassins-refusal-pushed-off = No push: { $at } would fall off the board.
assassins-refusal-pushed-into-knight = No push: { $at } would run into { $to }.
assassins-refusal-pushed-into-king = No push: { $at } would run into { $to }.
assassins-refusal-not-an-assassin = { $at-begun } is not an assassin.
assassins-refusal-occupied = { $to-begun } is in the way.
# Why a line of actions is not done; the word is the first that cannot be.
assassins-line-no-action = { $alone ->
    [yes] { $word } is not an action.
   *[no] { $word } is not an action. Nothing on that line was done.
  }
assassins-line-not-done = { $word }: { $why } Nothing on that line was done.
# The prices: over the columns, of whom, and for what beside steps.
assassins-prices-step = step
assassins-prices-up = up
assassins-prices-down = down
assassins-step-price = { $way ->
    [up] up { $price }
    [down] down { $price }
   *[step] step { $price }
  }
assassins-prices-free = free
assassins-prices-king = king
    .short = king
    .others = leave by a gate { $exit }
assassins-prices-knight = knight
    .short = knight
    .others = kill { $kill }, arrest { $arrest }; push free
    .others-short = kill, arrest { $price }; push free
assassins-prices-townsperson = townsperson
    .short = people
    .others = reveal an assassin: free
assassins-prices-assassin = revealed assassin
    .short = revealed
    .short-again = assassin
    .others = kill { $first } (second { $second }), wound { $wound }
