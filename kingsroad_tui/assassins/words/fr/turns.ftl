assassins-turn = { $pawn } { $acts }
    .begun = { $pawn-begun } { $acts }
    .sentence = { $pawn-begun } { $acts }.
assassins-turn-then = { $first }, puis { $following }
assassins-turn-movement = { $how ->
    [up] monte sur le toit { $square }
    [down] descend en { $square }
    [back] va en { $square } et revient
   *[level] va en { $square }
  }
assassins-turn-pushing = { $moved } en poussant { $pushed }
assassins-turn-pushed = { $who } en { $square }
assassins-turn-leaves = sort par la porte
assassins-turn-arrests = arrête { $whom }
assassins-turn-kills-assassin = tue l'assassin { $letter }
assassins-turn-is-revealed = se révèle assassin
assassins-turn-kills-knight = tue { $knight }
assassins-turn-strikes = { $dead ->
    [yes] tue le roi
   *[no] blesse le roi
  }
assassins-turns-told = Ce qui s'est passé
assassins-turns-nothing-yet = Il ne s'est encore rien passé.
assassins-turns-this-phase = Ce tour
assassins-turns-nothing = Rien.
assassins-phase-title = Manche { $round } : { $side }
assassins-turns-heading = Manche { $round } : { $side } ({ $card })
