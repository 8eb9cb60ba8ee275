# A phase told scene by scene.
assassins-story-nothing = { $who } does nothing.
# A walk of several steps: the squares between are a list.
assassins-story-walk = { $who-begun } goes from { $source } via { $by } to { $target } ({ $price } AP).
# The headlines, in large letters.
assassins-story-caught = They have caught one of yours!
assassins-story-knife-headline = A knife in the crowd!
assassins-story-gate-headline = The king is at the gate!
assassins-story-too-late-headline = Too late!
assassins-story-revealed = { $who-named } is an assassin!
assassins-story-knight-falls = A knight falls!
assassins-story-king-struck = { $dead ->
    [yes] The king is dead!
   *[no] The king is wounded!
  }
assassins-story-last-assassin = The last assassin!
assassins-story-arrested = Arrested!
assassins-story-assassin-falls = An assassin falls!
assassins-story-in-the-castle = The king is in the castle!
# Beside the sentence that says who it is.
assassins-story-unmasked = Unmasked!
# The sentences below them.
assassins-story-not-yours = Not one of your assassins.
assassins-story-knife = One of the townsfolk throws off a cloak …
assassins-story-gate = The { $gate ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } gate swings open, and nobody stands in his way …
assassins-story-inside = He walks through it into the castle, and the gate falls shut behind him.
assassins-story-too-late = The last card is played, and the king is still outside, on { $square }.
# Who draws the knife, and how many of the assassins nobody knows yet.
assassins-story-knife-drawn = { $who-begun } on { $square } draws a knife{ $unknown ->
    [0] : now all three are known.
    [one] . One of the three is still unknown.
   *[other] . Two of the three are still unknown.
  }
assassins-story-one-wound-more = One more wound, and he is dead.
assassins-story-knights-left = { $knights ->
    [0] The king has no knight left.
    [1] One knight is left.
    [2] Two knights are left.
    [3] Three knights are left.
    [4] Four knights are left.
    [5] Five knights are left.
    [6] Six knights are left.
   *[other] { $knights } knights are left.
  }
assassins-story-assassins-dead = { $dead ->
    [1] One of the three is dead.
   *[2] Two of the three are dead.
  }
# The keys while it is told; where nothing moves by itself, one key shows the next scene.
assassins-story-keys = { $forward }: { $waits ->
    [yes] next
   *[no] faster
  }, { $skip }: skip
