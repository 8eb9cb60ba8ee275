assassins-together-choose-assassins = Type your three assassins, such as adk. Type hint for advice.
assassins-together-assassins-sealed = Your three assassins are sealed: you cannot change them any
    more, and nobody else can see them.
assassins-together-type-actions = Type actions, and end when you have done all you want.
assassins-together-not-yours = Your assassins are your own: nobody else has any.
assassins-together-hint-later = Hints are given in your own phase.
assassins-together-time-is-over = Your time is up: your phase ends with what you have done.
assassins-together-your-turn = It is your turn: the other side has ended its phase.
assassins-together-swap = In another game you swap sides.
assassins-together-undone = Only actions of your own running phase can be taken back.
# Who plays which side.
assassins-together-sides = { $king } plays the king's side, { $people } the people's side.
# The other side has to choose first; and it has.
assassins-together-waits-for-choice = { $who } is choosing three assassins, in secret.
assassins-together-has-chosen = { $who } has chosen three assassins, and cannot change them any more.
# Whose phase it is, where it is not one's own.
assassins-together-to-act = It is { $who }'s turn.
# The people's side is away, and no computer can play for it.
assassins-together-stands-still = { $who } is away. Nobody else knows the assassins: the people's
    side stands still.
# What was done in one's own place in a phase; empty where nobody acts in it.
assassins-together-stood-still = { $away ->
     [yes] While you were away, your side stood still in round { $round }.
    *[no] Your time was up, so your side stood still in round { $round }.
   }
assassins-together-played-instead = { $away ->
     [yes] While you were away, a computer played your side in round { $round }: { $done }.
    *[no] Your time was up, so a computer played your side in round { $round }: { $done }.
   }
# An arrest may have ended the game; and it has not.
assassins-together-asked-whether-over = Is the third assassin gone? { $who } has to say so at once.
assassins-together-goes-on = { $who } says: the game goes on.
# The game is over, and the three are to be shown.
assassins-together-turns-up = { $who } turns up the three cards.
# The people's side has lied, and the game says so in the end.
assassins-together-false-answer = { $who } said in round { $round } that the game goes on, but the
    third assassin was gone: the king's side had won.
# What somebody had sealed and never opened; blames nobody for it. Who drew the card then is said
# by itself.
assassins-together-lot-card = In round { $round } { $who }'s number for the card was not shown: the
    host had the card drawn without it. { $others } had shown one by then.
assassins-together-lot-phase = In round { $round } { $who }'s actions were not shown: the host had
    { $who }'s side stand still. Nobody else chose then, so the host could have decided it.
    .host = In round { $round } { $who }'s actions were not shown: the host had { $who }'s side stand
        still. Nobody else chose then, so { $host }, the host, could have decided it.
# What is asked of whoever opens a table.
assassins-together-side = Your side
assassins-together-kings-side = The king
assassins-together-peoples-side = The people
# Who sits on which seat, as the table lists them.
assassins-together-role-king = King's side
assassins-together-role-people = People's side
