assassins-results-file = { $file }: { $game }
assassins-results-round = { $round }. kör: { $card }
assassins-results-running = { $round }. kör, nincs vége
assassins-results-no-phase = Egy fázist sem játszottak végig. { $code }
assassins-results-column-games = játszma
assassins-results-column-wins = nyert
assassins-results-column-king = a királlyal
assassins-results-column-people = a néppel
assassins-results-column-time = választásonként
assassins-results-matches = mérkőzés
assassins-results-place = { $match }. mérkőzés, { $game }. játszma
assassins-results-summary = { $games } játszma: a király a várban { $castle }, mindhárom orgyilkos kiesett { $assassins }, a
    király meghalt { $killed }, a kártyák elfogytak { $time }.
