# Of whom or what something is supposed, and what.
assassins-what-if-about = The hints then take it for granted.
assassins-what-if-person = { $arrested ->
    [yes] { $who-begun }, arrested
   *[no] { $who-begun }
  }
assassins-what-if-next-card = The next card
assassins-what-if-seen = What the townsfolk have done
assassins-what-if-question-card = What if the next card is …
assassins-what-if-question-seen = What if what they have done …
assassins-what-if-question-person = What if { $who } …
assassins-what-if-card = { $code }: { $gives } ({ $left } left)
assassins-what-if-alike = says nothing of who they are: all trios alike
assassins-what-if-assassin = is an assassin
assassins-what-if-no-assassin = is no assassin
