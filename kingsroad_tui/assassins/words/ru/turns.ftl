assassins-turn = { $pawn } { $acts }
    .begun = { $pawn-begun } { $acts }
    .sentence = { $pawn-begun } { $acts }.
assassins-turn-then = { $first }, потом { $following }
assassins-turn-movement = { $how ->
    [up] забирается на крышу { $square }
    [down] спускается на { $square }
    [back] идёт на { $square } и обратно
   *[level] идёт на { $square }
  }
assassins-turn-pushing = { $moved }, отталкивая { $pushed }
assassins-turn-pushed = { $who-acc } на { $square }
assassins-turn-leaves = выходит через ворота
assassins-turn-arrests = арестует { $whom-acc }
assassins-turn-kills-assassin = убивает убийцу { $letter }
assassins-turn-is-revealed = раскрывается
assassins-turn-kills-knight = убивает { $knight-acc }
assassins-turn-strikes = { $dead ->
    [yes] убивает короля
   *[no] ранит короля
  }
assassins-turns-told = Что было
assassins-turns-nothing-yet = Пока ничего не было.
assassins-turns-this-phase = Этот ход
assassins-turns-nothing = Ничего.
assassins-phase-title = Раунд { $round }: { $side }
assassins-turns-heading = Раунд { $round }: { $side } ({ $card })
