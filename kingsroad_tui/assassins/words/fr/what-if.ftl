assassins-what-if-about = Les conseils le tiennent alors pour acquis.
assassins-what-if-person = { $arrested ->
    [yes] { $who-begun }, hors jeu par arrestation
   *[no] { $who-begun }
  }
assassins-what-if-next-card = La prochaine carte
assassins-what-if-seen = Ce qu'ont fait les habitants
assassins-what-if-question-card = Et si la prochaine carte est …
assassins-what-if-question-seen = Et si ce qu'ils ont fait …
assassins-what-if-question-person = Et si { $who } …
assassins-what-if-card = { $code } : { $gives } (reste { $left })
assassins-what-if-alike = ne dit rien de ce qu'ils sont : tous les trios se valent
assassins-what-if-assassin = est un assassin
assassins-what-if-no-assassin = n'est pas un assassin
