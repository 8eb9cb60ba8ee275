assassins-arrests-no-arrest = This card allows no arrest.
assassins-arrests-arrest-made = This card allows only one arrest, and it has been made.
assassins-arrests-nobody-to-arrest = Nobody to arrest: a knight has to stand beside a townsperson
    first.
# What is done in place of the action that is ``shown``, in a word or two.
assassins-arrests-other-words = another one
# What the key for anything but a push offers; empty where there is nothing of the kind.
assassins-arrests-other-label = Reveal
assassins-arrests-other-label-2 = Arrest
