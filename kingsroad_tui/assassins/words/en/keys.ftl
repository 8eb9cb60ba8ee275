# A key that chooses a pawn.
acting-pawn = { $pawn ->
    [king] Choose the king
    [knight] Choose knight { $sign }
   *[person] Choose { $sign }
  }
    .about = { $pawn ->
        [person] Choose one of the townsfolk, by letter
       *[other] Choose the king (0) or a knight, by number
    }
# An arrow key, with a pawn or the cursor.
acting-go = { $way ->
    [up] Go up
    [down] Go down
    [left] Go left
   *[right] Go right
  }
    .about = The pawn goes there; without one, the cursor
editor-go = { $way ->
    [up] Go up
    [down] Go down
    [left] Go left
   *[right] Go right
  }
    .about = The next square that way
editor-put = Put { $letter }
    .about = Put or take one of the townsfolk here
key-acting-next = Pawn
    .about = The next pawn that can act
key-acting-previous = Pawn before
    .about = The pawn before
key-acting-other = Arrest
    .about = Arrest for a push, push for a kill; reveal
key-acting-take = Choose
    .about = Choose the pawn under the cursor
key-town-home-learn = Learn
    .about = The guided first game
key-town-home-new = New game
    .about = Set up a game
key-town-home-together = Play together
    .about = A friend at another computer
key-town-home-continue = Continue
    .about = Go on with the last game
key-town-home-again = Play again
    .about = Your usual rival, sides swapped
key-town-learn-forward = Do it
    .about = Do what is shown; the next step
key-undo-action = Undo
    .about = Take back an action
key-let-go = Let go
    .about = Let go of the pawn
key-hint = Hint
    .about = A hint; again for more
key-follow-hint = Do hint
    .about = Do what the hint would play
key-town-learn-step = Skip
    .about = The next step
key-step-before = Back
    .about = The step before
key-town-learn-leave = Leave
    .about = Back to the first screen
key-town-forward = End phase
    .about = Do what is shown; end the phase; go on
key-town-let-go = Let go
    .about = Let go of the pawn; skip a story
key-experts = For experts
    .about = The hint in figures, for experts; back to it
key-suppose = What if
    .about = What if: suppose who somebody is, or a card
key-town-peek = Peek
    .about = Show or hide who your assassins are
key-log-town = Log
    .about = What both sides have done so far
key-walk-through = Look back
    .about = Walk through the game so far
key-type-actions = Type
    .about = Type actions, such as Na4-a3
key-town-rivals = Rivals
    .about = Your rival, and how they play
key-town-leave = Home
    .about = To the first screen; all is saved
key-town-follow-forward = End phase
    .about = Do what is shown; end the phase; a card
key-town-follow-back = Undo
    .about = Take back what was written down last
key-town-follow-cards = Who they were
    .about = The game is over: who the assassins were
key-town-follow-leave = Leave
    .about = Leave; the game is saved
key-town-end-swap = Swap sides
    .about = The next game, sides swapped
key-town-end-again = Again
    .about = A new game, the same sides
key-town-end-look-back = Look back
    .about = Walk through the game, with hints
key-town-end-log = What happened
    .about = What both sides have done
key-town-end-leave = Home
    .about = To the first screen
key-town-look-back-on = On
    .about = The next step of the story
key-town-look-back-next = Next phase
    .about = The beginning of the next phase
key-town-look-back-previous = Phase before
    .about = The beginning of this phase, or the one before
key-town-look-back-first = Beginning
    .about = The beginning of the game
key-town-look-back-last = Newest
    .about = The newest step
key-town-look-back-hint = Hint
    .about = What would have been good here; again for more
key-phase-mistake = Mistake
    .about = The next phase worth a look
key-phase-mistake-before = Mistake before
    .about = The one before
key-try-phase = Try again
    .about = Play this phase again, and hear what it is worth
key-town-look-back-review = Review
    .about = All phases, what they cost, and luck
key-town-look-back-play-on = Play on from here
    .about = As a game of its own
key-town-look-back-log = Log
    .about = What both sides have done
key-town-look-back-leave = Close
    .about = Back to where one came from
key-town-editor-hint = Hint
    .about = What to play here; again for more
key-town-editor-cells = Values
    .about = From the board to the values and back
key-town-editor-knight = Knight
    .about = Put or take a knight here
key-town-editor-reveal = Reveal
    .about = Known as an assassin, or not
key-town-editor-take = Nobody
    .about = Take away whoever stands here
key-town-editor-king = Put the king
    .about = Put the king here
key-town-editor-value-up = Up
    .about = The value above
key-town-editor-value-down = Down
    .about = The value below
key-town-editor-more = +1
    .about = One more; the next
key-town-editor-fewer = -1
    .about = One fewer; the one before
key-town-review-previous = Phase before
    .about = The phase before
key-town-review-following = Next phase
    .about = The next phase
key-town-review-report = Report
    .about = Write the review as a page
key-close-board = Close
    .about = Back to the board
key-town-try-forward = Judge
    .about = Do what is shown; judge the phase; again
key-town-try-best = Answer
    .about = Show a better turn
key-town-try-leave = Back
    .about = Back to where one came from
key-town-exercise-forward = Judge
    .about = Do what is shown; judge the phase; go on
key-town-exercise-best = Answer
    .about = Show the answer
key-town-review-look = Look at it
    .about = Look at the phase on the board
key-town-new-swap = Swap sides
    .about = Swap who plays which
key-home-assassins = Assassins
    .about = The second game: King & Assassins
