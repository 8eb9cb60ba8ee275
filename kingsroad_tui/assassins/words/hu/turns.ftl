assassins-turn = { $pawn } { $acts }
    .begun = { $pawn-begun } { $acts }
    .sentence = { $pawn-begun } { $acts }.
assassins-turn-then = { $first }, aztán { $following }
assassins-turn-movement = { $how ->
    [up] felmegy a tetőre ({ $square })
    [down] lejön ide: { $square }
    [back] elmegy ide és vissza: { $square }
   *[level] ide megy: { $square }
  }
assassins-turn-pushing = { $moved }, ellökve { $pushed }
assassins-turn-pushed = { $who-acc } ide: { $square }
assassins-turn-leaves = kimegy a kapun
assassins-turn-arrests = letartóztatja { $whom-acc }
assassins-turn-kills-assassin = megöli az orgyilkost ({ $letter })
assassins-turn-is-revealed = felfedi magát
assassins-turn-kills-knight = megöli { $knight-acc }
assassins-turn-strikes = { $dead ->
    [yes] megöli a királyt
   *[no] megsebesíti a királyt
  }
assassins-turns-told = Mi történt
assassins-turns-nothing-yet = Még nem történt semmi.
assassins-turns-this-phase = Ez a fázis
assassins-turns-nothing = Semmi.
assassins-phase-title = { $round }. kör: { $side }
assassins-turns-heading = { $round }. kör: { $side } ({ $card })
