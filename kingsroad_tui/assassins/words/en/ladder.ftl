# What one is called before the first rung of the ladder, and after each.
assassins-title-0 = new in town
assassins-title-1 = a keeper of the gate
assassins-title-2 = a captain of the watch
assassins-title-3 = a reader of faces
assassins-title-4 = a warden of the castle
assassins-title-5 = the King's own shadow
