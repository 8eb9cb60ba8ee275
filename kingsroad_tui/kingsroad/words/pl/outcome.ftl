kingsroad-outcome-next-alone = Dalej: { KEY("end.mistakes") } szuka twoich błędów, { KEY("end.analyse") } pokazuje, gdzie się
    rozstrzygnęło.
kingsroad-outcome-next = Dalej: { KEY("end.analyse") } pokazuje runda po rundzie, gdzie się rozstrzygnęło.
kingsroad-outcome-home = Pierwszy ekran
kingsroad-outcome-to-analysis = Wróć do pierwszej partii
kingsroad-outcome-others-gone = { $many ->
    [1] { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
      }
   *[other] { $who-begins } dzielą się zwycięstwem
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }; poddali partię: { $gone }.
kingsroad-outcome-won-by = { $who ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $ahead }!
kingsroad-outcome-lead = { $how ->
    [hair] o włos: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } przed { $second }
    [triumph] z triumfem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } przed { $second }
   *[plain] { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } przed { $second }
  }
    .begins = { $how ->
        [hair] O włos: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } przed { $second }
        [triumph] Z triumfem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } przed { $second }
       *[plain] { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } przed { $second }
      }
kingsroad-outcome-ahead = { $ahead-begins }!
kingsroad-outcome-own-place = { $close ->
    [yes] Tak blisko: masz
   *[no] Masz
  } { $place } miejsce{ $tied ->
    [yes] , po równo z { $level }
   *[no] { "" }
  }{ $behind ->
    [0] .
    [one] , { $behind } punkt do pierwszego ({ $first }).
    [few] , { $behind } punkty do pierwszego ({ $first }).
    [many] , { $behind } punktów do pierwszego ({ $first }).
   *[other] , { $behind } punktu do pierwszego ({ $first }).
  }
kingsroad-decided = { $about }: { $said }
kingsroad-decided-forfeited = { $who ->
    [you] Poddajesz partię
   *[other] { $who } poddaje partię
  }
kingsroad-decided-why = { $why }.
kingsroad-decided-nobody-ahead = Na końcu nikt nie był z przodu
kingsroad-decided-by-nobles = Remis rozstrzygnęli szlachcice na planszy.
kingsroad-decided-led-always = { $who ->
    [you] Prowadzisz od pierwszej punktacji do końca.
   *[other] { $who } prowadzi od pierwszej punktacji do końca.
  }
kingsroad-decided-never-behind = Nikt ani razu nie był przed: { $who }
kingsroad-decided-led-alone = od regionu { $region } { $final ->
    [yes] w punktacji końcowej
   *[no] w rundzie { $round }
  } prowadzi tylko { $who }.
kingsroad-decided-lead = Prowadzenie
kingsroad-decided-lead-taken = { $who } bierze je na dobre: { $region }, { $final ->
    [yes] punktacja końcowa
   *[no] runda { $round }
  }.
kingsroad-decided-region = Decydujący region
kingsroad-decided-region-brought = { $region }: { $who } { $points } z { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
  }, { $second } { $theirs }.
kingsroad-decided-led-before = { $many ->
    [1] { $who ->
        [you] Przed punktacją końcową prowadzisz
       *[other] Przed punktacją końcową prowadzi { $who }
      }
   *[other] Przed punktacją końcową prowadzą { $who }
  }, punktów { $points }.
kingsroad-decided-kept = { $many ->
    [1] { $who ->
        [you] Przed punktacją końcową prowadzisz
       *[other] Przed punktacją końcową prowadzi { $who }
      }
   *[other] Przed punktacją końcową prowadzą { $who }
  }{ $kept ->
    [yes] { " " }i tak już zostaje
   *[no] , ale prowadzenie tam przepada
  }.
kingsroad-decided-taken-back = { $many ->
    [1] { $who ->
        [you] Przed punktacją końcową prowadzisz
       *[other] Przed punktacją końcową prowadzi { $who }
      }
   *[other] Przed punktacją końcową prowadzą { $who }
  }; prowadzenie tam przepada i wraca: { $region }.
kingsroad-decided-best-round = Najlepsza runda
kingsroad-decided-gained = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } w rundzie { $round }{ $shared ->
    [yes] , tyle samo co { $others }
   *[no] { "" }
  }.
kingsroad-decided-in-round = { $who } w rundzie { $round }
kingsroad-decided-best-region = { $who ->
    [you] Twój najlepszy region
   *[other] Najlepszy region ({ $who })
  }: { $region } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }); szlachcice dodali { $nobles }.
kingsroad-outcome-save = Zapisz
kingsroad-outcome-look-back = Spójrz wstecz
kingsroad-outcome-my-mistakes = Moje błędy
kingsroad-outcome-column-points = punkty
kingsroad-outcome-column-places = miejsca
kingsroad-outcome-column-nobles = szlachta
kingsroad-outcome-column-final = koniec
kingsroad-outcome-forfeited = (poddana)
kingsroad-points = Punkty
