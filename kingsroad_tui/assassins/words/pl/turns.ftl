assassins-turn = { $pawn } { $acts }
    .begun = { $pawn-begun } { $acts }
    .sentence = { $pawn-begun } { $acts }.
assassins-turn-then = { $first }, potem { $following }
assassins-turn-movement = { $how ->
    [up] wchodzi na dach { $square }
    [down] schodzi na { $square }
    [back] idzie na { $square } i z powrotem
   *[level] idzie na { $square }
  }
assassins-turn-pushing = { $moved }, odpychając { $pushed }
assassins-turn-pushed = { $who-acc } na { $square }
assassins-turn-leaves = wychodzi przez bramę
assassins-turn-arrests = pojmuje { $whom-acc }
assassins-turn-kills-assassin = zabija zabójcę { $letter }
assassins-turn-is-revealed = ujawnia się
assassins-turn-kills-knight = zabija { $knight-acc }
assassins-turn-strikes = { $dead ->
    [yes] zabija króla
   *[no] rani króla
  }
assassins-turns-told = Co się działo
assassins-turns-nothing-yet = Nic się jeszcze nie działo.
assassins-turns-this-phase = Ta tura
assassins-turns-nothing = Nic.
assassins-phase-title = Runda { $round }: { $side }
assassins-turns-heading = Runda { $round }: { $side } ({ $card })
