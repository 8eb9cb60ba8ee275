assassins-learn-next = { KEY("forward") }: next step.
assassins-learn-last-next = { KEY("forward") }: what you have learnt.
assassins-learn-finished-title = You know the game!
assassins-learn-finished-keys = { KEY("forward") }: set up a game. { KEY("other") }: the rules.
    { KEY("step") }: learn once more. { KEY("leave") }: leave.
assassins-learn-finished-plain = kingsroad assassins play --plain begins a real game, against the
    computer or a friend; rules says every rule there.
# How the guided game is played line by line.
assassins-learn-plain-keys = Learn to play King & Assassins. Type what the steps ask for. Type board
    to hear where everybody stands, map for the board in letters, can SQUARE for what a pawn can do,
    undo to take back an action, again to begin the step again, next or back for another step, help
    for the notation, quit to leave.
# The answer to a key that nothing is bound to.
assassins-learn-keys-here = That key does nothing here.
assassins-learn-step-done = This step is done: press { KEY("forward") } to continue.
assassins-learn-not-to-be-ended = { KEY("forward") } would end your phase. First do what this step
    asks for.
assassins-learn-not-to-be-ended-plain = First do what this step asks for.
assassins-learn-these-three = In a game you may take anybody. Here the next steps need F, G and K.
assassins-learn-no-hint-needed = You can ask for hints in every game. This step says itself what to
    do.
assassins-learn-hint-closed = The hint is closed: press { KEY("hint") } until it says again what is
    best.
assassins-learn-left = kingsroad assassins learn --plain goes on from here; a step that is not done
    begins again.
# Why an action is not done in a step, however legal.
assassins-learn-not-asked-for = That is allowed, but this step asks for something else.
assassins-learn-something-else = That is allowed, but here { $who } has something else to do.
assassins-learn-somebody-else = That is allowed, but here it is up to { $who }.
# While a blow is told.
assassins-learn-look-on = Look at the board …
# Where one is, on the screen and line by line.
assassins-learn-place = { $step }/{ $steps } · { $title }
assassins-learn-plain-place = Step { $step } of { $steps }: { $title }
# What the menu says of it, before the first step and after the last one.
assassins-learn-menu-first = in five minutes
# How each side wins, where everything is learnt.
assassins-learn-king-wins = The king's side wins when the king leaves through a gate, or when all
    three assassins are out of the game.
assassins-learn-people-win = The people win with the second wound, or if the king is still outside
    after the last card.
# What to do next, line by line: an action in notation, and what it does; or something else.
assassins-learn-type = Type { $action }: { $what }
assassins-learn-type-hint = Type hint: the danger, the way to the gate, what is best to do.
assassins-learn-type-follow = Type the actions that the hint names.
assassins-learn-type-choose = Type FGK: this lesson needs these three. They stand along the king's way,
    and no knight is near.
assassins-learn-type-end = Type end.
# Asks for what the learner types.
assassins-learn-you = You
