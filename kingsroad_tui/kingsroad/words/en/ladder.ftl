# What one is called before the first rung of the ladder, and after each.
kingsroad-title-0 = a stranger on the road
kingsroad-title-1 = a guest at court
kingsroad-title-2 = a rider of the guard
kingsroad-title-3 = a captain of the guard
kingsroad-title-4 = a knight of the realm
kingsroad-title-5 = a counsellor of the crown
kingsroad-title-6 = the King's own strategist
# What the rating of a computer player leaves out.
kingsroad-fares-like-baron = Rated near the Baron, but loses to him two times in three.
kingsroad-fares-like-huntress = Rated near the Huntress, but beats her two times in three.
