# What the one who reads is called in lists and on the map.
kingsroad-people-you = You
# ``Ann's``, or ``your``.
kingsroad-people-whose = your
