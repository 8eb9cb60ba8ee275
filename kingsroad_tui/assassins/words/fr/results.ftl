assassins-results-file = { $file } : { $game }
assassins-results-round = Manche { $round } : { $card }
assassins-results-running = Manche { $round }, pas finie
assassins-results-no-phase = Aucun tour n'a été joué jusqu'au bout. { $code }
assassins-results-column-games = parties
assassins-results-column-wins = gains
assassins-results-column-king = en camp du roi
assassins-results-column-people = en peuple
assassins-results-column-time = par choix
assassins-results-matches = matchs
assassins-results-place = Match { $match }, partie { $game }
assassins-results-summary = { $games ->
    [one] { $games } partie
    [many] { $games } parties
   *[other] { $games } parties
  } : le roi au château { $castle }, les trois assassins pris { $assassins }, le roi tué { $killed }, les cartes épuisées { $time }.
