kingsroad-library-what-to-type = type to find a game; or a file, or a code (KR1:...)
# How far a game has come.
kingsroad-library-rounds = { $rounds ->
    [0] first round
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
# How a game ended or stands, as far as that is known, from the longest form to the shortest.
kingsroad-library-running = being played
kingsroad-library-not-begun = not begun
kingsroad-library-unfinished = round { $round }, not finished
    .short = round { $round }
kingsroad-library-won = { $who } won
kingsroad-library-won-with = { $who } won with { $points }
kingsroad-library-you-won = { $shared ->
    [yes] you shared the victory
   *[no] you won
  } with { $points } points
    .short = { $shared ->
        [yes] you shared the victory
       *[no] you won
      } with { $points }
    .shortest = { $shared ->
        [yes] you shared the victory
       *[no] you won
      }
kingsroad-library-you-lost = you lost, { $won }
    .short = you lost
# What stands over the columns of the list.
kingsroad-library-when = When
kingsroad-library-players = Players
kingsroad-library-score = Score
kingsroad-library-how-it-ended = How it ended
# The same of the game that is highlighted, in sentences.
kingsroad-library-ended = { $who } won after { $length }.
kingsroad-library-running-now = Being played now.
kingsroad-library-so-far = Not finished: { $length } so far.
kingsroad-library-not-begun-yet = Not begun.
# A branch below its game, which has the same players.
kingsroad-library-branch = from round { $round }
kingsroad-library-copy = copy up to round { $round }
kingsroad-library-differs = Differs from round { $round } on from the game it is listed under.
kingsroad-library-same = It is the game it is listed under, up to round { $round }.
# Why something of a game cannot be found.
kingsroad-library-no-such-round = round { $round }: the game has rounds { $first } to { $last }
kingsroad-library-no-such-player = player { $name }: the players are { $players }
kingsroad-library-alike = player { $name }: { $players } look alike; give the number of the seat
kingsroad-library-unreadable = cannot be read
