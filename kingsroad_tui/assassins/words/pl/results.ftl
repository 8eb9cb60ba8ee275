assassins-results-file = { $file }: { $game }
assassins-results-round = Runda { $round }: { $card }
assassins-results-running = Runda { $round }, nieskończona
assassins-results-no-phase = Żadna tura nie jest zagrana do końca. { $code }
assassins-results-column-games = partii
assassins-results-column-wins = wygrane
assassins-results-column-king = królem
assassins-results-column-people = zabójcami
assassins-results-column-time = na wybór
assassins-results-matches = meczów
assassins-results-place = Mecz { $match }, partia { $game }
assassins-results-summary = Partii { $games }: król w zamku { $castle }, trzej zabójcy wypadli { $assassins }, król zabity { $killed }, koniec
    kart { $time }.
