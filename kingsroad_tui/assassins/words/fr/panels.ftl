assassins-card-none = Pas encore de carte.
assassins-row-king = roi
assassins-row-knights = chevaliers
assassins-row-people = peuple
assassins-row-arrest = arrestation
assassins-row-count = combien
assassins-points-left = { $left } sur { $most }
