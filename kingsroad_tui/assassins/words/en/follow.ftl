assassins-follow-title = Follow a table
assassins-follow-who-plays = Write down a game as it is played, and ask for hints as one of the two
    sees it.
assassins-follow-king = King's side
assassins-follow-people = People
assassins-follow-advised = Hints for
assassins-follow-assassins = Your assassins
assassins-follow-assassins-hint = three letters, such as a d k
assassins-follow-begin = Begin
assassins-follow-three-letters = Type three letters a to l, or none yet.
assassins-follow-nothing-written = Nothing is written down yet.
assassins-follow-taken-back = Taken back.
assassins-follow-who-they-were = Who they were
assassins-follow-goes-on = One of them is still on the board, so the game goes on.
assassins-follow-who-were-they = The three cards are shown at the end of a game. Type their letters:
    if all three are gone, the game is over.
assassins-follow-turn-up = Turn up
assassins-follow-card-title = Which card was turned up?
# What is to be written down now; `result` is a sentence.
assassins-follow-over = { $result } { $back } takes back.
assassins-follow-card = { $key }: turn up the card of round { $round }.
assassins-follow-turn = { $who }: choose a pawn, or { $type } and type; { $end } ends the phase.
# For whom the hints are.
assassins-follow-whom-king = the king's side
assassins-follow-whom-people = the people's side, who know their assassins
assassins-follow-whom-both = both, by what everybody knows
assassins-follow-cancel = Cancel
# Why letters cannot be the assassins.
assassins-follow-cannot-be = They cannot be the assassins: { $why }.
# That hints are not for whoever acts now.
assassins-follow-not-hinted = The hints here are for { $side }.
