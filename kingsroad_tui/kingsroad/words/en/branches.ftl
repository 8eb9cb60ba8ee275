kingsroad-branches-all = Branches
# That what was tried is a branch, and how to go there.
kingsroad-branches-new = { $branch_name } is a branch now:
    { $key } goes there.
kingsroad-branches-game = The game as it was played
# ``Branch 2 (round 5: Ann plays 1, 6, Knight)``: the branch looked at.
kingsroad-branches-title = Branch { $at } ({ $within })
kingsroad-branches-judging = Being judged: look again in a moment ({ $key }).
kingsroad-branches-chances = Chances after it, with the others' cards as they
    fell: { $listed }.
# How a branch ended: ``Ann wins with 41 points.``, or who wins how often from there.
kingsroad-branches-open = Second choices are still to be made there.
# Why there is no going back from a branch.
kingsroad-branches-no-way-back = This is the game itself; { $key } tries
    another choice in it.
# Why there is none to go to, and how to make one.
kingsroad-branches-none = There are no branches yet: { $key } tries another choice, which makes one.
# A branch of a game: what was tried in it.
kingsroad-branches-name = Round { $round }{ $second ->
    [yes] , second choice
   *[no] { "" }
  }: { $who ->
    [you] You play
   *[other] { $who } plays
  } { $cards }
