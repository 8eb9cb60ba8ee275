kingsroad-library-what-to-type = pisz, żeby szukać; albo plik, albo kod (KR1:...)
kingsroad-library-rounds = { $rounds ->
    [0] pierwsza runda
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }
kingsroad-library-running = w toku
kingsroad-library-not-begun = niezaczęta
kingsroad-library-unfinished = runda { $round }, nieskończona
    .short = runda { $round }
kingsroad-library-won = wygrywa { $who }
kingsroad-library-won-with = wygrywa { $who }, { $points } pkt
kingsroad-library-you-won = { $shared ->
    [yes] wspólna wygrana
   *[no] twoja wygrana
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
    .short = { $shared ->
        [yes] wspólna wygrana
       *[no] twoja wygrana
      }, { $points }
    .shortest = { $shared ->
        [yes] wspólna wygrana
       *[no] twoja wygrana
      }
kingsroad-library-you-lost = twoja przegrana, { $won }
    .short = twoja przegrana
kingsroad-library-when = Kiedy
kingsroad-library-players = Gracze
kingsroad-library-score = Wynik
kingsroad-library-how-it-ended = Jak się skończyła
kingsroad-library-ended = Wygrywa { $who }, { $length }.
kingsroad-library-running-now = Właśnie się toczy.
kingsroad-library-so-far = Nieskończona, na razie { $length }.
kingsroad-library-not-begun-yet = Niezaczęta.
kingsroad-library-branch = od rundy { $round }
kingsroad-library-copy = kopia do rundy { $round }
kingsroad-library-differs = Od rundy { $round } różni się od partii, pod którą stoi.
kingsroad-library-same = Do rundy { $round } to ta sama partia, pod którą stoi.
kingsroad-library-no-such-round = runda { $round }: partia ma rundy od { $first } do { $last }
kingsroad-library-no-such-player = gracz { $name }: grają { $players }
kingsroad-library-alike = gracz { $name }: { $players } wyglądają tak samo; podaj numer miejsca
kingsroad-library-unreadable = nie da się odczytać
