assassins-story-nothing = { $who } ne fait rien.
assassins-story-walk = { $who-begun } va de { $source } par { $by } en { $target } ({ $price } PA).
assassins-story-caught = L'un des tiens est pris !
assassins-story-knife-headline = Un couteau dans la foule !
assassins-story-gate-headline = Le roi est à la porte !
assassins-story-too-late-headline = Trop tard !
assassins-story-revealed = { $who-named } est un assassin !
assassins-story-knight-falls = Un chevalier tombe !
assassins-story-king-struck = { $dead ->
    [yes] Le roi est mort !
   *[no] Le roi est blessé !
  }
assassins-story-last-assassin = Le dernier assassin !
assassins-story-arrested = Arrestation !
assassins-story-assassin-falls = Un assassin tombe !
assassins-story-in-the-castle = Le roi est au château !
assassins-story-unmasked = Bas les masques !
assassins-story-not-yours = Ce n'est pas un de tes assassins.
assassins-story-knife = Quelqu'un dans la foule rejette son manteau …
assassins-story-gate = La porte { $gate ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
  } s'ouvre, et personne ne barre le chemin …
assassins-story-inside = Il la passe et entre au château, et la porte se referme derrière lui.
assassins-story-too-late = La dernière carte est jouée, et le roi est encore dehors, en { $square }.
assassins-story-knife-drawn = { $who-begun } en { $square } sort un couteau{ $unknown ->
    [0] { " " }: maintenant, on connaît les trois.
    [one] . Un des trois reste inconnu.
    [many] . Deux des trois restent inconnus.
   *[other] . Deux des trois restent inconnus.
  }
assassins-story-one-wound-more = Encore une blessure, et il est mort.
assassins-story-knights-left = { $knights ->
    [0] Il ne reste aucun chevalier au roi.
    [1] Il reste un chevalier.
    [2] Il reste deux chevaliers.
    [3] Il reste trois chevaliers.
    [4] Il reste quatre chevaliers.
    [5] Il reste cinq chevaliers.
    [6] Il reste six chevaliers.
   *[other] Il reste { $knights } chevaliers.
  }
assassins-story-assassins-dead = { $dead ->
    [1] Un des trois est mort.
   *[2] Deux des trois sont morts.
  }
assassins-story-keys = { $forward } : { $waits ->
    [yes] suite
   *[no] plus vite
  }, { $skip } : passer
