assassins-statistics-nothing = You have not finished a game against a computer player yet.
assassins-statistics-note = Finished games of one person against a computer player; copies do not
    count. A match is two games, one on each side.
