# The best choice, for somebody who asks to see it.
kingsroad-mistakes-best = Best choice: { $advised_words }.
kingsroad-mistakes-title = Learn from your mistakes
kingsroad-mistakes-the-end = That was the last of your mistakes
kingsroad-mistakes-only-solo = Mistakes are played again after solo games; the analysis
    has everybody's.
# How to come to the next mistake.
kingsroad-mistakes-goes-on = { $key }: the next one.
# Where a better choice was found before.
kingsroad-mistakes-found-before = You have found a better choice here already.
    { $key }: the next one.
# What to do with a mistake.
kingsroad-mistakes-task = Find a better choice and press { $judge }. { $best } shows the
    best one, { $on } moves on.
# What can be done after the last mistake.
kingsroad-mistakes-at-the-end = { $again } plays them again from the first; { $judge } or
    { $back } leads back.
kingsroad-mistakes-thinking = One moment: this is still being thought about.
# Where there is nothing to play again: what was fine, and how near a mistake came.
kingsroad-mistakes-no-choice = You had no choice to make in this game. { $back } leads back.
kingsroad-mistakes-well-played = { $choices ->
    [one] Well played: your choice did not cost much
   *[other] Well played: none of your { $choices } choices cost much
  }{ $best ->
    [yes] , and nothing was better.
   *[no] . The costliest one, in round { $round }, gave away { $cost }.
  } { $back } leads back.
# While the game is being judged: how far that is, and how long it will take.
kingsroad-mistakes-judging = { $known ->
    [yes] Your choices are being judged (round { $done } of { $rounds }, { $left } left); the worst
        ones come up as soon as that is done. { $back } leads back.
   *[no] Your choices are being judged (round { $done } of { $rounds }, this takes about half a
        minute); the worst ones come up as soon as that is done. { $back } leads back.
  }
kingsroad-mistakes-heading = { $who ->
    [you] Mistake { $number } of { $of } · round { $round }
   *[other] Mistake { $number } of { $of } by { $who } · round { $round }
  }{ $second ->
    [yes] , second choice
   *[no] { "" }
  }
# What was played then, and what it cost.
kingsroad-mistakes-played = { $who ->
    [you] { $chances ->
        [yes] You played { $cards }. That lowered your chance to win by { $cost }.
       *[no] You played { $cards }. That cost { $cost }.
      }
   *[other] { $chances ->
        [yes] { $who } played { $cards }. That lowered { $who }'s chance to win by { $cost }.
       *[no] { $who } played { $cards }. That cost { $cost }.
      }
  }
kingsroad-mistakes-here-are = { $who ->
    [you] Here are your { $count } costliest choices, the worst first.
   *[other] Here are { $who }'s { $count } costliest choices, the worst first.
  }
# How many better choices were found without help, and where there is more to find.
kingsroad-mistakes-found-all = { $of ->
    [one] You found it. Well done!
   *[other] You found all { $of }. Well done!
  }
kingsroad-mistakes-found-not = You have not found the better choice by yourself yet.
kingsroad-mistakes-found = { $found ->
    [0] You have found none of them by yourself yet.
   *[other] You found { $found } of { $of } by yourself.
  } { $count ->
    [one] Round { $rounds } is still open.
   *[other] Rounds { $rounds } are still open.
  }
# A new try that is not good; ``called``: it is called a mistake itself.
kingsroad-mistakes-not-yet = { $called ->
    [yes] { $than ->
        [same] That is { $named } ({ $sign }): it costs { $lost }, as much as your choice then.
        [better] Better, but still { $named } ({ $sign }): it costs { $lost }.
       *[worse] That is { $named } ({ $sign }): it costs { $lost }, even more than your choice then.
      }
   *[no] { $than ->
        [same] That is not the answer yet: it costs { $lost }, as much as your choice then.
        [better] Better, but not the answer yet: it costs { $lost }.
       *[worse] That is not the answer yet: it costs { $lost }, even more than your choice then.
      }
  }
kingsroad-mistakes-drop = Try again: { $key } drops these cards.
# A new try that is good: how good.
kingsroad-mistakes-found-one = { $kind ->
    [gamble] { $named }: against perfect play it costs { $lost }.
    [best] Nothing is better.
   *[good] { $named }: it costs { $lost }{ $perfect }.
  }{ $gains ->
    [yes] { " " }That is { $gain } better than your choice then.
   *[no] { "" }
  }
kingsroad-mistakes-done = That was the last one: { $key } sums up.
kingsroad-mistakes-best-is = The best is { $named }.
kingsroad-mistakes-wrong-then = What was wrong with your choice then? { $why }
