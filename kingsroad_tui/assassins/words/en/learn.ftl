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
assassins-learn-left = The same command goes on from here; a step that is not done begins again.
# Why an action is not done in a step, however legal; empty where it is what is asked for.
assassins-learn-objection = That is allowed, but not asked for in this step.
assassins-learn-objection-2 = That is allowed too, but here { $wanted } has something else to do.
assassins-learn-objection-3 = That is allowed too, but here it is up to { $wanted }.
assassins-learn-who = somebody else
# What to do next in a step, in notation.
assassins-learn-plain-task = Type { $wanted }: { $clause }.
