assassins-in-phase = { $phase ->
    [over] runda { $round }, po końcu
   *[other] runda { $round }, { $phase }
  }
assassins-in-action = { $phase }, akcja { $action }
assassins-in-card = runda { $round }, karta
assassins-game-name-them = trzeba nazwać zabójców
assassins-game-no-action = nie ma akcji do cofnięcia
assassins-game-secret-known = wyszło na jaw coś tajnego
assassins-game-over-there = tam partia jest już skończona
assassins-game-other-secret = nie pasuje do pozycji, od której zaczyna się partia
assassins-same-name = oboje gracze mają to samo imię: { $name }
assassins-secret = zabójcy to trzy różne litery od { $first } do { $last }
assassins-record-start = mówi już, jaka to plansza i gdzie jest król
assassins-record-other-card = leży tam już { $card }
assassins-record-phase-over = tam, gdzie zaczyna się partia, jest już po wszystkim
assassins-record-phase-missing = brakuje tury
assassins-record-long-phase = jest dłuższe, niż może być tura
