assassins-results-file = { $file }: { $game }
assassins-results-round = Раунд { $round }: { $card }
assassins-results-running = Раунд { $round }, не закончено
assassins-results-no-phase = Ни одного хода до конца не сыграно. { $code }
assassins-results-column-games = партий
assassins-results-column-wins = победы
assassins-results-column-king = за короля
assassins-results-column-people = за горожан
assassins-results-column-time = на выбор
assassins-results-matches = матчей
assassins-results-place = Матч { $match }, партия { $game }
assassins-results-summary = Партий { $games }: король в замке { $castle }, все убийцы выбыли { $assassins }, король убит { $killed },
    карты кончились { $time }.
