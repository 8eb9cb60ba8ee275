# Why nobody can be arrested.
assassins-arrests-none-on-card = This card allows no arrest.
assassins-arrests-made = This card allows only one arrest, and it has been made.
assassins-arrests-too-dear = An arrest costs { $price } AP, more than the knights have left.
assassins-arrests-nobody-to-arrest = Nobody to arrest: a knight has to stand beside a townsperson first.
# What can be done in place of the action shown, behind its key: another one of the same kind, or
# one of another kind.
assassins-arrests-another = another one
assassins-arrests-other = { $kind ->
    [arrest] arrest
    [knight-kill] kill
    [knight-push] push
   *[other] something else
  }
    .label = { $kind ->
    [arrest] Arrest
    [knight-kill] Kill
    [knight-push] Push
   *[other] Something else
  }
# The key for anything but a push, in the footer.
assassins-arrests-reveal-label = Reveal
assassins-arrests-arrest-label = Arrest
