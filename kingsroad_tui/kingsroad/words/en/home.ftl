kingsroad-home-last-game = The game you left
kingsroad-home-kingdom = The kingdom
kingsroad-home-aim = Place markers in secret. Whoever has the most where the King stands scores the
    most. At 40 points the game ends.
kingsroad-home-permanent-nobles = Permanent Nobles, y or n
# The game in three steps, for somebody who has never seen it.
kingsroad-home-step-1 = Everybody chooses three cards in secret. Each card puts a marker into its
    region.
kingsroad-home-step-2 = Whoever has the most markers where the King stands scores the most points.
kingsroad-home-step-3 = The King moves on. At 40 points the game ends.
# Where the game stands and what comes next.
kingsroad-home-second-choice = Round { $round }: a Witch was revealed. Continue, and choose again.
kingsroad-home-all-choose = Round { $round }: { $who } choose their cards.
kingsroad-home-your-turn = Round { $round }: the King is in { $region }. Your turn to choose.
# What the table being laid means for the game: ``paid`` places of a region pay, or every one.
kingsroad-home-table = { $every ->
    [yes] Every place on the banners pays.
   *[no] { $paid ->
        [one] Only first place in a region pays; places in brackets pay nothing.
       *[other] The first { $paid } places in a region pay; those in brackets pay nothing.
      }
  } Everybody has { $markers } markers.
# What stands behind "More" where it is as usual.
kingsroad-home-more = More: standard rules and board, { $hints ->
    [yes] hints
   *[no] no hints
  }, { $usual ->
    [yes] usual colours
   *[no] colours of your own
  }
kingsroad-home-same-name = Seat { $seat } has the same name.
# What a new game and a table ask.
kingsroad-form-rules = Rules
kingsroad-form-rules-standard = Standard
kingsroad-form-rules-permanent-nobles = Permanent Nobles: a Noble stays
kingsroad-form-board = Board
kingsroad-form-board-hint = leave empty for the usual one, or name a board file
