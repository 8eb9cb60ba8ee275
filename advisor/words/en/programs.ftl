# Why a program forfeits a game.
advisor-program-not-started = the program could not be started: { $why }
advisor-program-long-game = the game is too long for a line of { $limit } bytes
advisor-program-silent = there was no answer within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
advisor-program-ended = the program ended without an answer
advisor-program-long-answer = the answer was longer than { $limit } bytes
advisor-program-unreadable = the answer cannot be read: { $why }
advisor-program-other-request = the answer is for request { $found }, not { $asked }
advisor-program-many-actions = the answer has more than { $most } actions
