kingsroad-lines-assume-nothing = nothing
kingsroad-lines-nothing-assumed = Hints suppose nothing of what the others play.
kingsroad-lines-round-is-back = The round is back.
# What the hints suppose.
kingsroad-lines-assumed-sentence = Hints suppose: { $join }. Type hint.
# Whether to go on with an unfinished game.
kingsroad-lines-continue-question = Continue { $game_title }, round { $round }, y or n
# How somebody who has just chosen can choose again, before the cards are seen.
kingsroad-lines-again-sentence = Or { $name } types { $word } to choose again.
kingsroad-lines-player-line = { $name }: { $scores ->
     [one] { $scores } point
    *[other] { $scores } points
   }, { $in_hand ->
     [one] { $in_hand } marker
    *[other] { $in_hand } markers
   } in hand, { $noble_count ->
     [one] { $noble_count } Noble
    *[other] { $noble_count } Nobles
   }; { $cards }.
kingsroad-lines-typed = kk
# The cards that were typed, as they are read, and how they are played.
kingsroad-lines-read-as = You play: { $selection_words }. Type { $word } once more to play them.
# That a round has been taken back.
kingsroad-lines-round-undone = Round { $number } is undone; redo brings it back. The computers
    choose again, too.
kingsroad-lines-type-help = Type help for what you can type instead of cards.
# Asked for what comes next.
kingsroad-lines-at-the-end = The game is over: again, undo or save NAME; help for more; Enter leaves
kingsroad-lines-set-up-statistics = statistics: your games against each strength.
